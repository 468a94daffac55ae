import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { course, memberColour, nextSeats, onLine, overall, roman, seenAgo, shortTitle, spaced, turned } from "../src/groups/shown";
import { lay, NOTES } from "../src/shell/sound";
import { format, makeBundle } from "../src/shell/texts";
import { written } from "../src/shell/push";
import type { GameStats, GroupTable, SeatInfo, TableInfo } from "../src/wire";

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: n, name: "", you: false, bot: "", open: false, online: false, gone: false, invited: false, ...more });
const table = (seats: SeatInfo[], members: number[], created = 1): GroupTable => ({ table: { game: "oath", seats, created } as unknown as TableInfo, members });
const source = (name: string) => readFileSync(fileURLToPath(new URL(`../src/text/${name}.ftl`, import.meta.url)), "utf8");

describe("a group", () => {
  test("turns its seats by one: who sat second begins", () => {
    const last = table([seat(0), seat(1), seat(2, { bot: "merchant" })], [1, 3, 0]);
    expect(turned(last, 1)).toEqual(["member:3", "merchant", "you"]);
    expect(turned(last, 3)).toEqual(["you", "merchant", "member:1"]);
    expect(turned(table([seat(0), seat(1)], [0, 2]), 2)).toEqual(["you", "open"]); // somebody who is no member any more
    expect(nextSeats({ you: 1, tables: [] })).toBeNull();
    const newest = table([seat(0), seat(1)], [2, 1], 9);
    expect(nextSeats({ you: 1, tables: [last, newest] })).toEqual({ game: "oath", seats: ["you", "member:2"] });
  });

  test("says when somebody was here", () => {
    expect(seenAgo({ here: "table", seen: 0 }, 1000)).toEqual(["group-here-table", 0]);
    expect(seenAgo({ here: "now", seen: 0 }, 1000)).toEqual(["group-here-now", 0]);
    expect(seenAgo({ here: "", seen: 990 }, 1000)).toEqual(["group-ago-minutes", 1]);
    expect(seenAgo({ here: "", seen: 0 }, 7300)).toEqual(["group-ago-hours", 2]);
    expect(seenAgo({ here: "", seen: 0 }, 100_000)).toEqual(["group-yesterday", 1]);
    expect(seenAgo({ here: "", seen: 0 }, 300_000)).toEqual(["group-ago-days", 3]);
  });

  test("gives its members colours in the order they came", () => {
    const members = [1, 4, 7].map((n) => ({ n })) as never;
    expect([1, 4, 7, 99].map((n) => memberColour({ members }, n))).toEqual([1, 2, 3, 1]);
  });

  test("draws averages and courses inside their lines", () => {
    const rows = [{ mean: 40 }, { mean: 60 }, { mean: 50 }];
    expect(rows.map((row) => onLine(row.mean, rows))).toEqual([8, 92, 50]);
    expect(onLine(40, [{ mean: 40 }])).toBe(50);
    for (const line of [[1500, 1516, 1480, 1490], [1500], [1500, 1500]]) for (const [x, y] of course(line, 84, 27)) expect(x >= 0 && x <= 84 && y >= 0 && y <= 27).toBe(true);
    expect([1, 4, 9, 14, 40, 99].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XL", "XCIX"]);
    expect(spaced("K7M4QX")).toBe("K7M-4QX");
    expect(["Imperium: Classics and Legends", "Империи. Классика и Легенды", "Обет"].map(shortTitle)).toEqual(["Imperium", "Империи", "Обет"]);
  });

  test("counts wins over all games, and says at which each is best", () => {
    const game = (id: string, players: [member: number, games: number, wins: number][]) => ({ game: id, players: players.map(([member, games, wins]) => ({ member, games, wins })) }) as unknown as GameStats;
    const games = [game("oath", [[1, 4, 1], [2, 4, 3], [3, 1, 0]]), game("clash", [[1, 2, 2], [2, 1, 0]]), game("imperium", [[1, 5, 5]])];
    expect(overall(games).map(({ member, games, wins, best }) => [member, games, wins, best?.game])).toEqual([
      [1, 11, 8, "imperium"], // both all won: the one that was played more often
      [2, 5, 3, "oath"],
      [3, 1, 0, undefined],
    ]);
    expect(overall([])).toEqual([]);
  });

  test("has the same words in both languages, and says them", () => {
    for (const name of ["groups", "calls"]) {
      const ids = (lang: string) => [...source(`${name}.${lang}`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
      expect(ids("ru")).toEqual(ids("en"));
      for (const lang of ["ru", "en"] as const) {
        const bundle = makeBundle(lang, source(`${name}.${lang}`));
        for (const id of ids(lang)) {
          const said = format(bundle, id, { n: 3, days: 6, room: 2, date: "1 May", name: "Anna", game: "Oath", kind: "empire", score: "1 : 2", code: "K7M-4QX", line: "1, 2", wins: 1, games: 2 });
          expect(said, id).toBeTruthy();
          expect(said, id).not.toContain("{");
        }
      }
    }
  });
});

describe("the call to a turn", () => {
  test("is two notes that rise and fade", () => {
    const made: { pitch: number; begin: number; end: number; loud: number[] }[] = [];
    const param = (loud: number[]) => ({ setValueAtTime: (v: number) => loud.push(v), exponentialRampToValueAtTime: (v: number) => loud.push(v) });
    const audio = {
      currentTime: 10,
      destination: {},
      createOscillator: () => {
        const one = { pitch: 0, begin: 0, end: 0, loud: [] as number[] };
        made.push(one);
        return { type: "", frequency: { set value(v: number) { one.pitch = v; } }, connect: (next: { one?: typeof one; loud?: number[] }) => ((one.loud = next.loud ?? []), next), start: (at: number) => (one.begin = at), stop: (at: number) => (one.end = at) };
      },
      createGain: () => {
        const loud: number[] = [];
        return { gain: param(loud), loud, connect: () => undefined };
      },
    };
    lay(audio as unknown as AudioContext);
    expect(made).toHaveLength(2 * NOTES.length);
    for (const { begin, end, loud } of made) {
      expect(begin).toBeGreaterThan(10);
      expect(end).toBeGreaterThan(begin);
      expect(Math.max(...loud)).toBeLessThan(0.3);
      expect(loud.at(-1)).toBeLessThan(0.001);
    }
    expect(made[2]!.pitch).toBeGreaterThan(made[0]!.pitch);
  });

  test("writes keys as addresses have them", () => {
    expect(written(new Uint8Array([251, 255, 254]).buffer)).toBe("-__-");
    expect(written(null)).toBe("");
  });
});
