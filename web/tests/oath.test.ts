import { describe, expect, it } from "vitest";
import { fateOf, givenAway, goodOf, partOf, proposalOf, refs, rolls, together } from "@/games/oath/table";
import type { View } from "@/games/oath/view";
import { buttons, light, pressed } from "@/shell/lit";
import { colourOf } from "@/games";
import type { LogLine } from "@/shell/feed";
import type { OptionInfo, QuestionInfo } from "@/wire";

const option = (key: string, ...about: [string, string | number][]) => ({ key, refs: about, said: { id: `option-${key.split(":")[0]}`, args: {}, kinds: {} } }) as unknown as OptionInfo;
const line = (id: string, args: Record<string, unknown> = {}) => ({ move: 1, said: { id: `log-${id}`, args, kinds: {} } }) as unknown as LogLine;
const ask = (prompt: string, args: Record<string, unknown>, picked: string[] | null = null, options: OptionInfo[] = []) =>
  ({ id: "q", seat: 1, prompt, said: { id: `ask-${prompt}`, args, kinds: {} }, options, closed: [], picked, bounds: [0, 12], count: 0, chosen: [], window: null }) as unknown as QuestionInfo;

const board = (pawn: string) => ({ pawn, advisers: [{ card: "elders", favor: 0, secrets: 0 }], relics: [], vision: [] });
const view = {
  slots: [
    { id: "c1", region: "cradle", cards: [{ card: "longbows", favor: 0, secrets: 0 }] },
    { id: "h2", region: "hinterland", cards: [] },
  ],
  seats: [board("c1"), { ...board("h2"), advisers: [] }],
  banners: [{ id: "pf", holder: 0, tokens: 1, mob: false }, { id: "ds", holder: null, tokens: 1, mob: false }],
  offer: null,
} as unknown as View;

describe("things that options name by a number or a place", () => {
  it("are the relics of the own site, facedown advisers, the deck, the actions", () => {
    expect(refs(option("recover-relic:1"), view, 1)).toEqual(["relic:h2/1"]);
    expect(refs(option("look-relic:0"), view, null)).toEqual(["relic:/0"]);
    expect(refs(option("hidden-relic:c1:0"), view, 1)).toEqual(["relic:c1/0"]);
    expect(refs(option("show:1:0"), view, 1)).toEqual(["hidden:1"]);
    expect(refs(option("search-deck"), view, 1)).toEqual(["deck:world"]);
    expect(refs(option("travel"), view, 1)).toEqual(["action:travel"]);
    expect(refs(option("end"), view, 1)).toEqual([]);
  });

  it("are lit, and pressing both parts of an option answers it", () => {
    const options = [option("show:0:2", ["seat", 2]), option("show:0:3", ["seat", 3]), option("adviser:0")];
    const also = (one: Parameters<typeof refs>[0]) => refs(one, view, 1);
    const lit = light(ask("act", {}, null, options), null, also);
    expect(lit.lit.get("hidden:0")).toHaveLength(3);
    expect(pressed(lit, "seat:3", "hidden:0", also)).toEqual({ answer: "show:0:3" });
    expect(buttons(ask("act", {}, null, options), (ref) => ref === "hidden:0", also)).toEqual([]);
  });
});

it("finds the part of the board where a thing lies", () => {
  expect(partOf("card:longbows", view, 1)).toBe("cradle");
  expect(partOf("relic:h2/0", view, 1)).toBe("hinterland");
  expect(partOf("card:elders", view, 1)).toBe("players");
  expect(partOf("card:elders", view, 0)).toBe("mine");
  expect(partOf("banner:pf", view, 1)).toBe("players");
  expect(partOf("banner:ds", view, 1)).toBe("mine");
  expect(partOf("action:travel", view, 1)).toBe("");
});

it("reads the rolls of this campaign off the chronicle, the last ones where dice were rolled again", () => {
  const before = [line("attacks"), line("rolls-attack", { seat: 1, n: 9 })];
  const now = [line("attacks"), line("rolls-defence", { blank: 2, n: 4 }), line("rolls-attack", { skull: 1, n: 2 }), line("rerolls"), line("rolls-attack", { skull: 0, n: 5 })];
  expect(rolls([...before, line("attacks")])).toEqual({ attack: null, defence: null });
  expect(rolls([...before, ...now]).attack?.["n"]).toBe(5);
  expect(rolls([...before, ...now]).defence?.["blank"]).toBe(2);
});

describe("a deal", () => {
  it("that is put together lies in two trays", () => {
    const deal = proposalOf(view, ask("deal", { seat: 0 }, ["give:favor", "give:favor", "want-relic:map"]), []);
    expect(deal).toMatchObject({ by: 1, to: 0, open: true, citizen: false, space: null });
    expect(deal?.given).toEqual([{ key: "give:favor", kind: "token", id: "favor", n: 2 }]);
    expect(deal?.wanted).toEqual([{ key: "want-relic:map", kind: "relic", id: "map", n: 1 }]);
  });

  it("that waits for an answer is the view's; citizenship and its relic are told by the chronicle", () => {
    const offered = { ...view, offer: { by: 0, to: 1, given: { "give:secret": 1 }, wanted: { "want-banner:pf": 1 } } } as View;
    const deal = proposalOf(offered, null, [line("turn"), line("offers", { space: "greedy" })]);
    expect(deal).toMatchObject({ by: 0, to: 1, open: false, citizen: true, space: "greedy" });
    expect([...givenAway(offered, 1)]).toEqual(["pf"]);
    expect([...givenAway(offered, 0)]).toEqual([]);
  });

  it("that was refused is over", () => {
    expect(proposalOf(view, ask("citizenship", { seat: 0 }), [line("offers", { space: "greedy" }), line("refuses")])).toMatchObject({ citizen: false });
    expect(proposalOf(view, ask("act", {}), [])).toBeNull();
  });

  it("names its things by their keys", () => {
    expect(goodOf("give-hidden:1", 1)).toEqual({ key: "give-hidden:1", kind: "hidden", id: "1", n: 1 });
    expect(goodOf("want-site:h2", 1).kind).toBe("site");
  });
});

it("the Chancellor is purple", () => {
  expect(colourOf("oath", 0)).toBe(4);
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => colourOf("oath", seat))).size).toBe(6);
  expect(colourOf("imperium", 0)).toBe(1);
});

describe("what the map and the oath show", () => {
  const land = (site: string | null) => ({ site, ruler: "nobody", warbands: 0, cards: [] });
  const seats = (...all: [string, boolean][]) => ({ seats: all.map(([role, contends]) => ({ role, contends })) }) as unknown as View;

  it("knows of which region a land was before", () => {
    const before = [land("plains"), land(null), land("mountain")];
    const regions = ["cradle", "cradle", "provinces"];
    expect(fateOf(land("mountain"), before, regions)).toBe("provinces");
    expect(fateOf(land("plains"), before, regions)).toBe("cradle");
    expect(fateOf(land("river"), before, regions)).toBeNull();
    expect(fateOf(land(null), before, regions)).toBeNull();
  });

  it("lets the Chancellor stand for who has no standing of their own", () => {
    const view = seats(["chancellor", true], ["citizen", false], ["exile", true], ["citizen", false]);
    expect(together(view, 0)).toEqual([0, 1, 3]);
    expect(together(view, 2)).toEqual([2]);
    const aside = seats(["chancellor", true], ["citizen", true], ["citizen", false]);
    expect(together(aside, 1)).toEqual([1]);
  });

  it("ties the moving of warbands to the own site, and a site named as a card to its place", () => {
    const view = { seats: [{ pawn: "p2" }], slots: [{ id: "p2", site: "mountain" }, { id: "h1", site: "plains" }] } as unknown as View;
    const option = (key: string, refs: [string, string][] = []) => ({ key, refs, said: { id: "", args: {}, kinds: {} } }) as unknown as OptionInfo;
    expect(refs(option("march"), view, 0)).toEqual(["slot:p2"]);
    expect(refs(option("with:plains", [["card", "plains"]]), view, 0)).toEqual(["slot:h1"]);
    expect(refs(option("with:longbows", [["card", "longbows"]]), view, 0)).toEqual([]);
  });
});
