/** Since your turn, plans, deadlines: the pure parts; and that what is loaded later has its words in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answered, back, EMPTY, needed, otherwise, path, whole } from "@/plan/lines";
import { left } from "@/shell/deadline";
import { seenLast, seenNow } from "@/shell/seen";
import { folded, pace, pathsOf, shownOf, thingsOf } from "@/since/steps";
import type { SaidInfo, SinceStep } from "@/wire";

const said = (id: string, args: SaidInfo["args"] = {}, kinds: SaidInfo["kinds"] = {}): SaidInfo => ({ id, args, kinds });
const step = (n: number, seat: number, log: SaidInfo[], view: Record<string, unknown> = {}): SinceStep => ({ n, seat, log, view });
const moves = said("log-moves", { seat: 1, from: "C4", to: "C5", n: 2 }, { seat: "seat", from: "hex", to: "hex", n: "number" });

describe("steps since one's turn", () => {
  it("are about places, not about seats and numbers", () => {
    expect(thingsOf(moves)).toEqual(["hex:C4", "hex:C5"]);
    expect(thingsOf(said("log-shows", { cards: ["a", null, "b"] }, { cards: "card" }))).toEqual(["card:a", "card:b"]);
  });
  it("draw a way between two places of one sentence", () => {
    expect(pathsOf(step(1, 1, [moves]))).toEqual([["hex:C4", "hex:C5"]]);
    expect(pathsOf(step(1, 1, [said("log-builds", { card: "a", hex: "C4" }, { card: "card", hex: "hex" })]))).toEqual([]);
  });
  it("without a sentence go with those of the same seat", () => {
    const told = folded([step(1, 1, []), step(2, 1, [moves]), step(3, 1, [said("log-turn")]), step(4, 2, []), step(5, 1, [moves])]);
    expect(told.map(({ n, seat }) => [n, seat])).toEqual([[3, 1], [4, 2], [5, 1]]);
  });
  it("are numbered, each with its own changes", () => {
    const since = { n: 0, last: 2, before: { coins: 1 }, left_out: 0, steps: [step(1, 1, [moves], { coins: 3 }), step(2, 2, [moves], { coins: 3 })] };
    const shown = shownOf(since);
    expect(shown.map(({ number, changes }) => [number, changes.numbers.get("coins")])).toEqual([[1, 2], [2, undefined]]);
  });
  it("take three seconds together, however many there are", () => {
    for (const many of [1, 5, 20, 60]) {
      const { wait, by } = pace(many);
      expect(wait * Math.ceil(many / by)).toBeGreaterThan(2800);
      expect(wait * Math.ceil(many / by)).toBeLessThan(3200);
    }
  });
});

describe("a plan while it is made", () => {
  const [work, citizen, build] = ["work", "citizen", "build"].map((key) => ({ key, said: key })) as [{ key: string; said: string }, { key: string; said: string }, { key: string; said: string }];
  it("grows, goes back, and has another line", () => {
    const one = answered(answered(EMPTY, work), citizen);
    expect(path(one)).toEqual(["work", "citizen"]);
    const two = answered(otherwise(one), build);
    expect(whole(two).map((line) => line.map(({ key }) => key))).toEqual([["work", "citizen"], ["build"]]);
    expect(back(back(two))).toEqual(one);
    expect(back(EMPTY)).toBe(EMPTY);
  });
  it("has conditions that are ticked and unticked", () => {
    const one = needed(EMPTY, work);
    expect(one.needs).toEqual([work]);
    expect(needed(one, work).needs).toEqual([]);
  });
});

describe("time", () => {
  it("that is left is told in the unit that tells enough", () => {
    expect(left(3 * 86_400)).toEqual({ unit: "days", n: 3 });
    expect(left(19.5 * 3600)).toEqual({ unit: "hours", n: 19 });
    expect(left(59)).toEqual({ unit: "minutes", n: 1 });
    expect(left(-5).unit).toBe("over");
  });
  it("away is known by how far a table was seen", () => {
    const kept = new Map<string, string>();
    globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
    expect(seenLast("a")).toBeNull();
    seenNow("a", 7, 1000);
    expect(seenLast("a", 2000)).toEqual({ n: 7, long: false });
    expect(seenLast("a", 11 * 60_000)).toEqual({ n: 7, long: true });
    for (let i = 0; i < 60; i += 1) seenNow(`t${i}`, i, 2000 + i);
    expect(seenLast("a")).toBeNull();
  });
});

describe("words that are loaded later", () => {
  const ids = (name: string) => [...readFileSync(new URL(`../src/text/${name}.ftl`, import.meta.url), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  it.each(["since", "plan", "table"])("%s: both languages have the same", (part) => {
    expect(ids(`${part}.en`).length).toBeGreaterThan(5);
    expect(ids(`${part}.ru`)).toEqual(ids(`${part}.en`));
  });
});
