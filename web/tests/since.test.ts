/** Since your turn, plans, deadlines: the pure parts; and that what is loaded later has its words in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answered, back, EMPTY, needed, otherwise, path, whole } from "@/plan/lines";
import { left } from "@/shell/deadline";
import { seenLast, seenNow } from "@/shell/seen";
import { format, makeBundle } from "@/shell/texts";
import { folded, pace, pathsOf, shownOf, thingsOf } from "@/since/steps";
import type { SaidInfo, SinceStep } from "@/wire";
import type { Mean, Naming } from "@/since/mean";
import { means as ofClash } from "@/games/clash/means";
import { means as ofImperium } from "@/games/imperium/means";
import { means as ofOath } from "@/games/oath/means";
import { means as ofSettlers } from "@/games/imperial_settlers/means";
import { means as ofWorld } from "@/games/ancient_world/means";
import type { View as Clash } from "@/games/clash/view";
import type { View as Imperium } from "@/games/imperium/view";
import type { View as Oath } from "@/games/oath/view";
import type { View as Settlers } from "@/games/imperial_settlers/view";
import type { View as World } from "@/games/ancient_world/view";
import oath from "@/games/oath/module";

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
  it("of Oath stand on the slots of the sites they name, and pawns leave a way", () => {
    const view = (pawn: string) => ({ slots: [{ id: "h1", site: "rocky-coast" }], seats: [{ pawn: "c1" }, { pawn }] });
    const told = said("log-travels", { seat: 1, card: "rocky-coast" }, { seat: "seat", card: "card" });
    const [one] = shownOf({ n: 0, last: 1, before: view("c1"), left_out: 0, steps: [step(1, 1, [told], view("h1"))] }, oath);
    expect(one!.places[0]).toBe("slot:h1");
    expect(one!.paths).toEqual([["slot:c1", "slot:h1"]]);
  });
  it("take three seconds together, however many there are", () => {
    for (const many of [1, 5, 20, 60]) {
      const { wait, by } = pace(many);
      expect(wait * Math.ceil(many / by)).toBeGreaterThan(2800);
      expect(wait * Math.ceil(many / by)).toBeLessThan(3200);
    }
  });
});

/** Names are the ids themselves. */
const naming: Naming = { seat: (seat) => `seat ${seat}`, card: (tag) => tag, thing: (kind, id) => `${kind} ${id}` };
const ids = (found: readonly Mean[]) => found.map(({ id }) => id);

describe("what others' moves mean", () => {
  const hex = (id: string, q: number, r: number, more: object = {}) => ({ hex: id, q, r, terrain: "grass", spot: 0, exhausted: false, owner: null, units: [], pirates: 0, city: null, ...more });
  const army = { units: [{ kind: "infantry", key: "infantry:0", marks: [] }] };
  it("Clash: a city without troops that somebody came near, a city that was lost, what rivals have learned", () => {
    const board = (advances: string[], hexes: unknown[], battle: unknown = null) => ({ hexes, battle, seats: [{ advances: ["farming"] }, { advances }] }) as unknown as Clash;
    const city = { city: { owner: 0 }, owner: 0 };
    const before = board([], [hex("A1", 0, 0, city), hex("B5", 4, 0, { owner: 1, ...army }), hex("C1", 0, 3, city)]);
    const after = board(["farming", "roads"], [hex("A1", 0, 0, city), hex("B3", 2, 0, { owner: 1, ...army }), hex("C1", 0, 3, { city: { owner: 1 }, owner: 1 })]);
    expect(ofClash(before, after, 0, naming)).toEqual([
      { id: "clash-lost", args: { hex: "C1", name: "seat 1" } },
      { id: "clash-near", args: { hex: "A1", name: "seat 1", n: 2 } },
      { id: "clash-learned", args: { name: "seat 1", what: "roads", n: 1 } },
    ]);
    const held = board([], [hex("A1", 0, 0, { ...city, ...army }), hex("B3", 2, 0, { owner: 1, ...army })]);
    expect(ofClash(before, held, 0, naming).filter(({ id }) => id === "clash-near")).toEqual([]);
    const sides = [{ side: 1 }, { side: 0 }];
    const fight = board([], [hex("A1", 0, 0, city)], { hex: "A1", sides, chances: { won: 60, even: 10, lost: 30 } });
    expect(ofClash(fight, fight, 0, naming)[0], "who defends holds where the attacker loses").toEqual({ id: "clash-attacked", args: { hex: "A1", name: "seat 1", won: 30, even: 10 } });
  });
  it("Oath: the title, sites one no longer rules, a campaign that waits", () => {
    const board = (title: number, usurper: boolean, ruler: string | number, war: unknown = null) => ({ title, usurper, war, slots: [{ id: "c1", site: "plains", ruler }], banners: [], seats: [{ role: "chancellor", vision: [], warbands: 3 }, { role: "exile", vision: [], warbands: 2 }] }) as unknown as Oath;
    expect(ids(ofOath(board(0, false, "empire"), board(1, true, 1), 0, naming))).toEqual(["oath-usurps", "oath-lost"]);
    expect(ids(ofOath(board(0, false, "empire"), board(0, false, "empire", { attacker: 1, defender: 0, allies: [], chances: { won: 37, dear: 54, lost: 9 } }), 0, naming))).toEqual(["oath-attacked"]);
  });
  it("The Ancient World: places that no ready citizen reaches any more, cards that are gone", () => {
    const board = (skill: number, row: string[]) => ({ round: 1, first: 0, row, military: [], spaces: [{ id: "learn", open: true, rule: "higher", citizens: [[1, skill]] }], seats: [{ empire: [], lost: [], ready: [2, 3], passed: false, titans: [] }, { empire: [], lost: [], ready: [], passed: false, titans: [] }] }) as unknown as World;
    expect(ofWorld(board(1, ["arena", "mint"]), board(3, ["mint"]), 0, naming)).toEqual([
      { id: "world-closed", args: { what: "space learn", n: 1 } },
      { id: "world-sold", args: { what: "arena", n: 1 } },
    ]);
  });
  it("Imperial Settlers: what was razed, and what may be next", () => {
    const board = (raze: number, tags: string[]) => ({ round: 2, phase: "actions", peaceful: false, first: 0, seats: [{ goods: { raze: 0 }, passed: false, locations: tags.map((tag) => ({ tag, raze: 1 })) }, { goods: { raze }, passed: false, locations: [] }] }) as unknown as Settlers;
    expect(ids(ofSettlers(board(0, ["mill", "inn"]), board(1, ["inn"]), 0, naming))).toEqual(["settlers-razed", "settlers-may-raze"]);
  });
  it("Imperium: unrest, goods, the market, the end", () => {
    const board = (ending: string, hand: string[], materials: number, cards: string[]) => ({ ending, market: cards.map((id) => ({ id, tag: id })), seats: [{ hand, discard: [], resources: { materials, population: 0, progress: 0 } }] }) as unknown as Imperium;
    expect(ids(ofImperium(board("", ["a"], 3, ["x", "y"]), board("triggered", ["a", "unrest"], 1, ["y", "z"]), 0, naming))).toEqual(["imperium-ending", "imperium-unrest", "imperium-goods", "imperium-left", "imperium-came"]);
  });
  it("is said in both languages", () => {
    const used = ["clash", "oath", "imperium", "imperial_settlers", "ancient_world"].flatMap((game) => [...readFileSync(`src/games/${game}/means.ts`, "utf8").matchAll(/"((?:clash|oath|imperium|settlers|world|first)-[a-z-]+)"/g)].map(([, id]) => `mean-${id}`));
    expect(used.length).toBeGreaterThan(20);
    for (const lang of ["en", "ru"]) {
      const words = readFileSync(`src/text/since.${lang}.ftl`, "utf8");
      for (const id of used) expect(words, lang).toContain(`\n${id} = `);
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

describe("what a change means", () => {
  it("begins with a capital letter also where a banner is named", () => {
    for (const [lang, banner] of [["ru", "знамя народной поддержки"], ["en", "the People's Favor"]] as const) {
      const bundle = makeBundle(lang, readFileSync(`src/text/since.${lang}.ftl`, "utf8"));
      expect(format(bundle, "mean-oath-banner", { banner, name: "Anna" })).toMatch(/^[А-ЯA-Z]/);
    }
  });
});

describe("words that are loaded later", () => {
  const ids = (name: string) => [...readFileSync(new URL(`../src/text/${name}.ftl`, import.meta.url), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  it.each(["since", "plan", "table"])("%s: both languages have the same", (part) => {
    expect(ids(`${part}.en`).length).toBeGreaterThan(5);
    expect(ids(`${part}.ru`)).toEqual(ids(`${part}.en`));
  });
});
