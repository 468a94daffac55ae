import { describe, expect, it } from "vitest";
import { call, face, leftAt, minutesOf, serverNow, span, timeOf } from "../src/time/clock";
import type { ClockInfo, TableInfo } from "../src/wire";

const clock = (more: Partial<ClockInfo>): ClockInfo => ({ seat: 0, left: 100, runs: true, stands: false, turns: null, until: null, away: null, days: 0, quiet: null, ...more });

describe("clocks tick from what the server said", () => {
  it("runs only where somebody is asked", () => {
    expect(leftAt(clock({}), 1000, 1030)).toBe(70);
    expect(leftAt(clock({ runs: false }), 1000, 1030)).toBe(100);
  });
  it("stands in quiet hours, from when they begin and until they end", () => {
    expect(leftAt(clock({ stands: true, turns: 1020 }), 1000, 1010)).toBe(100);
    expect(leftAt(clock({ stands: true, turns: 1020 }), 1000, 1030)).toBe(90);
    expect(leftAt(clock({ turns: 1020 }), 1000, 1090)).toBe(80);
  });
  it("goes by the server's time, not by the device's", () => {
    const table = { now: 5000 } as TableInfo;
    expect(serverNow(table, 100)).toBe(5000);
    expect(serverNow(table, 2100)).toBe(5002);
    expect(serverNow({ now: 7000 } as TableInfo, 9000)).toBe(7000);
  });
  it("is read as a clock", () => {
    expect([0, -5, 4.2, 65, 3725].map(face)).toEqual(["0:00", "0:00", "0:05", "1:05", "1:02:05"]);
    expect([90, 120, 7200, 172_800].map(span)).toEqual([["seconds", 90], ["minutes", 2], ["hours", 2], ["days", 2]]);
    expect([minutesOf("23:05"), timeOf(65)]).toEqual([1385, "01:05"]);
  });
  it("calls at a minute, half of one, ten seconds, and at the end", () => {
    expect([200, 60, 45, 30, 11, 10, 3, 0, -4].map(call)).toEqual([-1, 60, 60, 30, 30, 10, 10, 0, 0]);
  });
});
