import { describe, expect, it } from "vitest";
import type { Glyph } from "@/cards/face";
import { telling as ofClash } from "@/games/clash/telling";
import { telling } from "@/games/imperial_settlers/telling";
import { sentences, told } from "@/shell/chronicle";
import type { LogLine } from "@/shell/feed";
import { GameTexts } from "@/shell/texts";

const SOURCE = `
log-phase = Phase: { $phase }.
log-pays = { $seat } pays { $n } { $good }.
log-gains = { $seat } gains { $n } { $good }.
log-builds = { $seat } builds { $card }.
log-activates = { $seat } activates { $card }.
log-draws = { $seat } draws { $card }.
log-sacrifices = { $seat } discards the location { $card }.
log-deal-gone = The deal { $card } ({ $owner }) is over.
log-deals = { $seat } makes a deal: { $card }.
log-passes = { $seat } passes.
log-produces = { $seat }: { $card } produces.
log-board-produces = { $seat }: the board produces.
card-in-text = { $name }
hidden-card = a card
board-log-production = production:
board-log-board = board
`;
const texts = new GameTexts("en", SOURCE, []);
const KINDS: Record<string, string> = { seat: "seat", owner: "seat", card: "card", n: "number", good: "good", phase: "phase" };
const line = (move: number, word: string, args: Record<string, string | number | null>): LogLine => ({ move, said: { id: `log-${word}`, args, kinds: Object.fromEntries(Object.keys(args).map((name) => [name, KINDS[name]!])) } });
const glyph = (one: Glyph): string => (typeof one === "string" ? one : "token" in one ? `[${one.n ?? 1} ${one.token}]` : one.icon);
const say = (lines: LogLine[], cut: number | null = null) => sentences(lines, telling, cut).map((group) => told(group, telling, texts, ["Anna", "Bo"], null)).map(({ name, rich }) => `${name && `*${name}*`}${rich.map(glyph).join("")}`.replaceAll("\u2060", ""));

describe("the chronicle of Imperial Settlers", () => {
  it("says a deed with what was paid before it and what came of it", () => {
    expect(say([line(1, "sacrifices", { seat: 0, card: "Ruins" }), line(1, "pays", { seat: 0, good: "wood", n: 2 }), line(1, "builds", { seat: 0, card: "Bank" }), line(2, "gains", { seat: 0, good: "gold", n: 1 }), line(3, "passes", { seat: 1 })])).toEqual([
      "*Anna* builds Bank: discards the location Ruins −[2 wood] +[1 gold].",
      "*Bo* passes.",
    ]);
  });
  it("takes the price that follows an activation for its own, and the next price for another deed", () => {
    const all = [line(1, "activates", { seat: 0, card: "Inn" }), line(1, "pays", { seat: 0, good: "worker", n: 1 }), line(1, "draws", { seat: 0, card: null }), line(1, "draws", { seat: 0, card: null }), line(2, "pays", { seat: 0, good: "food", n: 1 }), line(2, "deals", { seat: 0, card: "Oasis" }), line(2, "gains", { seat: 0, good: "gold", n: 1 })];
    expect(say(all)).toEqual(["*Anna* activates Inn: −[1 worker], draws a card ×2.", "*Anna* makes a deal: Oasis, −[1 food] +[1 gold]."]);
    expect(say(all.slice(4), 2)).toHaveLength(1);
  });
  it("leaves out words that are said again, and says whose loss is whose", () => {
    expect(say([line(1, "activates", { seat: 0, card: "Inn" }), line(1, "draws", { seat: 0, card: "Mill" }), line(1, "draws", { seat: 0, card: "Farm" }), line(1, "deal-gone", { owner: 0, card: "Oasis" }), line(1, "deal-gone", { owner: 1, card: "Port" }), line(1, "gains", { seat: 1, good: "wood", n: 1 })])).toEqual([
      "*Anna* activates Inn: draws Mill, Farm; the deal Oasis (Anna) is over.",
      "*Bo*: the deal Port (Bo) is over +[1 wood].",
    ]);
  });
  it("tells what happens to somebody who does nothing one thing after the other", () => {
    expect(say([line(1, "draws", { seat: 1, card: null }), line(1, "draws", { seat: 1, card: null }), line(1, "draws", { seat: 1, card: null })])).toEqual(["*Bo* draws a card ×3."]);
    expect(say([line(1, "draws", { seat: 0, card: "Mill" }), line(1, "draws", { seat: 0, card: "Farm" })])).toEqual(["*Anna* draws Mill, Farm."]);
  });
  it("tells production as one list, and never across a phase or a change of rules", () => {
    const lines = [line(1, "board-produces", { seat: 0 }), line(1, "gains", { seat: 0, good: "wood", n: 1 }), line(1, "produces", { seat: 0, card: "Mill" }), line(1, "gains", { seat: 0, good: "food", n: 2 })];
    expect(say(lines)).toEqual(["*Anna*: production: board +[1 wood], Mill +[2 food]."]);
    expect(say([...lines.slice(0, 2), line(1, "phase", { phase: "actions" }), line(2, "gains", { seat: 0, good: "wood", n: 1 })])).toEqual(["*Anna*: production: board +[1 wood].", "Phase: actions.", "*Anna*: +[1 wood]."]);
    expect(say([line(1, "activates", { seat: 0, card: "Inn" }), line(5, "gains", { seat: 0, good: "vp", n: 1 })], 5)).toHaveLength(2);
  });
});

describe("the chronicle of Clash of Cultures", () => {
  const clash = new GameTexts(
    "en",
    `
log-turn = { $seat }'s turn.
log-pays = { $seat } pays { $n } { $good }.
log-gains = { $seat } gains { $n } { $good }.
log-loses = { $seat } loses { $n } { $good }.
log-collects = { $seat } collects with the city at { $hex }.
log-recruits = { $seat } recruits at { $hex }.
log-obtains = { $seat } obtains { $power }.
board-good-food = food
board-good-ore = ore
board-good-mood = mood
`,
    [],
  );
  const kinds: Record<string, string> = { ...KINDS, hex: "hex", power: "word" };
  const row = (word: string, args: Record<string, string | number>): LogLine => ({ move: 1, said: { id: `log-${word}`, args, kinds: Object.fromEntries(Object.keys(args).map((name) => [name, kinds[name]!])) } });
  const tell = (lines: LogLine[]) => sentences(lines, ofClash).map((group) => told(group, ofClash, clash, ["Anna", "Bo"], null)).map(({ name, rich }) => `${name && `*${name}*`}${rich.map(glyph).join("")}`.replaceAll("\u2060", ""));

  it("draws goods as tokens beside the deed that brought or cost them", () => {
    expect(tell([row("collects", { seat: 0, hex: "D2" }), row("gains", { seat: 0, n: 2, good: "food" }), row("gains", { seat: 0, n: 1, good: "ore" })])).toEqual(["*Anna* collects with the city at D2: +[2 food] +[1 ore]."]);
    expect(tell([row("pays", { seat: 1, n: 1, good: "food" }), row("pays", { seat: 1, n: 1, good: "ore" }), row("recruits", { seat: 1, hex: "D7" })])).toEqual(["*Bo* recruits at D7: −[1 food] −[1 ore]."]);
  });
  it("a price after a deed belongs to the next one, and a turn pays for nothing", () => {
    expect(tell([row("turn", { seat: 0 }), row("pays", { seat: 0, n: 2, good: "food" }), row("obtains", { seat: 0, power: "Storage" }), row("gains", { seat: 0, n: 1, good: "mood" })])).toEqual(["*Anna*'s turn.", "*Anna* obtains Storage: −[2 food] +[1 mood]."]);
    expect(tell([row("loses", { seat: 1, n: 1, good: "mood" })])).toEqual(["*Bo*: −[1 mood]."]);
  });
});
