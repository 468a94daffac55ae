import { expect, test } from "vitest";
import { advancePrice, asksAdvance, beyond, corners, countKinds, goodOf, lie, partOf, piecesOf, proposalOf, refs, SIZE } from "../src/games/clash/table";
import { calledOf } from "../src/games/clash/face";
import type { HexView, View } from "../src/games/clash/view";
import type { GameTexts } from "../src/shell/texts";
import type { QuestionInfo } from "../src/wire";

const hex = (label: string, q: number, r: number, spot: number, terrain = "plains"): HexView => ({ hex: label, q, r, spot, terrain, exhausted: false, owner: null, units: [], pirates: 0, city: null });
/** A layout that is higher than wide: seat 0 begins at the top, seat 1 at the bottom. */
const tall = { hexes: [hex("A1", 0, 0, 0), hex("A2", 0, 1, 2, "sea"), hex("A3", 0, 2, 2), hex("A4", 0, 3, 3), hex("A5", 0, 4, 1)], offer: null } as unknown as View;
const question = (prompt: string, more: Partial<QuestionInfo> = {}): QuestionInfo => ({ id: "q", seat: 0, prompt, said: { id: "", args: { seat: 1 }, kinds: {} }, options: [], closed: [], picked: null, bounds: [0, 9], count: 0, chosen: [], window: null, ...more });
const option = (key: string) => ({ key, refs: [], said: { id: `option-${key.split(":")[0]}`, args: {}, kinds: {} } });

test("the map turns so that the own start is left on a wide window and below on a high one", () => {
  for (const seat of [0, 1]) {
    const [own, other] = seat === 0 ? ["A1", "A5"] : ["A5", "A1"];
    const wide = lie(tall, seat, true);
    expect(wide.flat).toBe(false);
    expect(wide.at.get(own)!.x).toBeLessThan(wide.at.get(other)!.x);
    const high = lie(tall, seat, false);
    expect(high.flat).toBe(true);
    expect(high.at.get(own)!.y).toBeGreaterThan(high.at.get(other)!.y);
  }
});

test("an edge of a hex lies between two of its corners and leads to the neighbour", () => {
  for (const wide of [true, false]) {
    const where = lie(tall, 0, wide);
    const places = tall.hexes.map((one) => ({ hex: one, at: where.at.get(one.hex)! }));
    const found = Array.from({ length: 6 }, (_, edge) => beyond(where.at.get("A2")!, edge, where.flat, places)?.hex ?? null);
    expect(found.filter(Boolean).sort()).toEqual(["A1", "A3"]);
    const edge = found.indexOf("A3");
    const all = corners(where.at.get("A2")!, where.flat);
    const [a, b] = [all[edge]!, all[(edge + 1) % 6]!];
    const [there, here] = [where.at.get("A3")!, where.at.get("A2")!];
    expect((a.x + b.x) / 2).toBeCloseTo((there.x + here.x) / 2, 3);
    expect((a.y + b.y) / 2).toBeCloseTo((there.y + here.y) / 2, 3);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIZE, 3);
  }
});

test("a card of the hand is called by its objectives, not by its number", () => {
  const cards: Record<string, unknown> = { "objective-37": { id: "37", name: "Objective 37", deck: "objectives", facts: { upper: "city-planner", lower: "great-battle" } }, ideas: { id: "ideas", name: "Good ideas", deck: "actions", facts: {} } };
  const names: Record<string, string> = { "objective-city-planner": "City planner", "objective-great-battle": "Great battle" };
  const texts = { card: (tag: string) => cards[tag] ?? null, cardName: (tag: string) => tag, maybe: (id: string) => names[id] ?? "" } as unknown as GameTexts;
  expect(["objective-37", "ideas", "gone"].map((tag) => calledOf(tag, texts))).toEqual(["City planner / Great battle", "Good ideas", "gone"]);
});

test("an exchange that is put together is read from what was picked, an open one from the view", () => {
  const picked = proposalOf(tall, question("exchange", { picked: ["give:wood", "give:wood", "want-cards:action"] }));
  expect(picked).toEqual({ by: 0, to: 1, given: [{ key: "give:wood", kind: "good", id: "wood", n: 2 }], wanted: [{ key: "want-cards:action", kind: "cards", id: "action", n: 1 }], open: true });
  const open = proposalOf({ ...tall, offer: { by: 1, to: 0, given: { "give-card:hidden": 1 }, wanted: {} } }, null);
  expect(open).toMatchObject({ by: 1, to: 0, open: false, given: [{ kind: "card", id: "hidden", n: 1 }] });
  expect(proposalOf(tall, question("act"))).toBeNull();
  expect(goodOf("want:gold", 1).kind).toBe("good");
});

test("options light the plaque of their action and the power whose ability they are", () => {
  expect(refs(option("move"))).toEqual(["action:move"]);
  expect(refs(option("special:steel-weapons.extra"))).toEqual(["power:steel-weapons", "card:steel-weapons"]);
  expect(refs(option("collect:C5"))).toEqual([]);
  expect(asksAdvance(question("advance", { options: [option("advance:farming")] }))).toBe(true);
  expect(asksAdvance(question("act", { options: [option("buy-advance")] }))).toBe(false);
});

test("pieces, kinds and parts of a phone", () => {
  const city = { owner: 0, mood: "happy", size: 3, grows: true, buildings: { temple: 1 }, port: null, wonders: ["wonder-wall"], activations: 0, collects: 4, culture: 0, druid: null };
  expect(piecesOf(city)).toEqual([{ piece: "settlement", colour: 0 }, { piece: "temple", colour: 1 }, { piece: "wonder-wall", colour: 0 }]);
  expect(countKinds(["infantry", "leader", "infantry"])).toEqual([["infantry", 2], ["leader", 1]]);
  expect(["hex:C5", "power:farming", "card:x", "seat:1", "kind:ship"].map(partOf)).toEqual(["map", "advances", "mine", "players", ""]);
});

test("the next advance says its price where all that may be had cost the same", () => {
  const prices = (advances: Record<string, Record<string, number>>) => ({ advances, units: {}, building: {} });
  expect(advancePrice(prices({ roads: { food: 2 }, myths: { food: 2 } }))).toEqual({ food: 2 });
  expect(advancePrice(prices({ roads: { food: 1, idea: 1 }, myths: { idea: 1, food: 1 } }))).toEqual({ food: 1, idea: 1 });
  expect(advancePrice(prices({ roads: { food: 2 }, myths: { food: 1 } }))).toBeUndefined();
  expect(advancePrice(prices({}))).toBeUndefined();
  expect(advancePrice(prices({ roads: {} }))).toEqual({});
});
