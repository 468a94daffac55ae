import { describe, expect, it } from "vitest";
import { keyed, roundAt, roundStep, spans } from "@/after/reel";
import { answers, asHistory, because, compared, lost, percent, sentenceAt, together } from "@/after/told";
import { gained } from "@/games/imperial_settlers/gained";
import { biggest, whole } from "@/pages/End";
import { deedAt, sentences } from "@/shell/chronicle";
import type { LogLine } from "@/shell/feed";
import { numeral } from "@/shell/Scale";
import { GameTexts } from "@/shell/texts";
import type { ReviewDecision, ReviewWay, SaidInfo, TaleInfo } from "@/wire";

const texts = new GameTexts("en", ["trait-army = soldiers", "trait-hunger = hunger", "cli-play-more = more { $what }", "cli-play-less = less { $what }", "after-better = That way: { $what }.", "after-worse = As it was: { $what }.", "after-instead = { $now } instead of { $then }", "after-won = a win", "after-lost = a loss", "after-tried-running = still going on"].join("\n"), []);

describe("the scale of a game", () => {
  it("has a part for each round, as far done as the move says", () => {
    expect(spans([0, 10, 30], 40, 20)).toEqual([
      { from: 0, to: 10, done: 1 },
      { from: 10, to: 30, done: 0.5 },
      { from: 30, to: 40, done: 0 },
    ]);
    expect(spans([], 8, 8)).toEqual([{ from: 0, to: 8, done: 1 }]);
  });
  it("goes by rounds", () => {
    expect(roundStep([0, 10, 30], 15, 40, 1)).toBe(30);
    expect(roundStep([0, 10, 30], 35, 40, 1)).toBe(40);
    expect(roundStep([0, 10, 30], 10, 40, -1)).toBe(0);
    expect([0, 9, 10, 40].map((at) => roundAt([0, 10, 30], at))).toEqual([1, 1, 2, 3]);
    expect(roundAt([], 5)).toBe(0);
  });
  it("numbers rounds in one way: Roman, or all Arabic where there are too many", () => {
    expect([1, 4, 12].map((n) => numeral(n, 12))).toEqual(["I", "IV", "XII"]);
    expect([1, 4, 27].map((n) => numeral(n, 27))).toEqual(["1", "4", "27"]);
  });
  it("hears Shift with an arrow, and leaves the plain arrows to the slider", () => {
    expect(keyed("ArrowRight", true, [0, 10], 3, 20)).toBe(10);
    expect(keyed("PageDown", false, [0, 10], 15, 20)).toBe(10);
    expect(keyed("ArrowRight", false, [0, 10], 3, 20)).toBe(null);
    expect(keyed("Home", false, [0, 10], 3, 20)).toBe(null);
  });
});

const way = (traits: ReviewWay["traits"]): ReviewWay => ({ key: "k", refs: [], said: { id: "x", args: {}, kinds: {} }, share: 0.5, looks: 9, traits, line: [], points: null, through: [], steps: [] });

describe("a review in words", () => {
  it("says what the stronger way brings and what the other cost, and nothing twice", () => {
    const one: ReviewDecision = {
      move: 3,
      round: 1,
      asked: { id: "ask", args: {}, kinds: {} },
      did: way([
        { name: "hunger", more: true, good: false },
        { name: "unknown", more: true, good: false },
      ]),
      best: way([{ name: "army", more: true, good: true }]),
      cost: 0.2,
      last: null,
    };
    expect(because(one, texts, [], 0)).toBe("That way: more soldiers. As it was: more hunger.");
    expect(because({ ...one, best: way([{ name: "hunger", more: true, good: false }]) }, texts, [], 0)).toBe("");
  });
  it("tells a turn that is judged as a whole by its answers, ten at most", () => {
    const steps = Array.from({ length: 12 }, (_, n) => ({ id: n ? "trait-army" : "trait-hunger", args: {}, kinds: {} }));
    expect(answers({ said: steps[0]!, steps: [] }, texts, [], 0)).toBe("hunger");
    expect(answers({ said: steps[0]!, steps: steps.slice(0, 2) }, texts, [], 0)).toBe("hunger → soldiers");
    expect(answers({ said: steps[0]!, steps }, texts, [], 0)).toBe(`hunger${" → soldiers".repeat(9)} → …`);
    expect([together({ last: 0 }), together({ last: null })]).toEqual([true, false]);
  });
  it("tells points where both ways have them", () => {
    const [did, best] = [way([]), way([])];
    expect(lost({ did, best })).toBe(0);
    expect(lost({ did: { ...did, points: 20.04 }, best: { ...best, points: 25 } })).toBe(5);
    expect(lost({ did: { ...did, points: 26 }, best: { ...best, points: 25 } })).toBe(0);
  });
  it("never says nothing of something", () => {
    expect([0, 0.001, 0.224, 1].map(percent)).toEqual(["0", "<1", "22", "100"]);
  });
  it("compares what was tried with what happened", () => {
    const then = { scores: [69, 64], winners: [0] };
    expect(compared({ scores: [74, 60], winners: [0] }, then, 0, { points: true, fraction: 1 }, texts)).toBe("74 instead of 69");
    expect(compared({ scores: [15, 60], winners: [0] }, then, 0, { points: true, fraction: 2 }, texts)).toBe("7½ instead of 34½");
    expect(compared({ scores: [1, 0], winners: [0] }, { scores: [0, 1], winners: [1] }, 0, { points: false, fraction: 1 }, texts)).toBe("a win instead of a loss");
    expect(compared({ scores: null, winners: null }, then, 0, { points: true, fraction: 1 }, texts)).toBe("still going on");
  });
});

const tale: TaleInfo = {
  realms: ["Rome", "Egypt"],
  chapters: [
    { title: "Round 1", move: 0, sentences: [{ seat: 0, move: 2, text: "a." }, { seat: 1, move: 5, text: "b." }], standing: "" },
    { title: "Round 2", move: 9, sentences: [{ seat: 0, move: 12, text: "c." }], standing: "" },
  ],
  ending: "",
  chances: true,
  moves: [0, 12],
  course: [
    [0.5, 0.5],
    [1, 0],
  ],
};

describe("the story", () => {
  it("is at the last sentence that was told by a move", () => {
    expect(sentenceAt(tale, 1)).toBe(null);
    expect(sentenceAt(tale, 4)).toEqual([0, 0]);
    expect(sentenceAt(tale, 11)).toEqual([0, 1]);
    expect(sentenceAt(tale, 99)).toEqual([1, 0]);
  });
  it("draws chances in per cent", () => {
    expect(asHistory(tale, [0]).points).toEqual([
      [50, 50],
      [100, 0],
    ]);
  });
});

const line = (move: number, id: string, args: SaidInfo["args"]): LogLine => ({ move, said: { id, args, kinds: { seat: "seat" } } });

describe("the points of Imperial Settlers", () => {
  const log = [
    line(1, "log-produces", { seat: 0, card: "com-mill" }),
    line(1, "log-gains", { seat: 0, good: "vp", n: 2 }),
    line(2, "log-activates", { seat: 1, card: "com-brewer@1" }),
    line(3, "log-activates", { seat: 0, card: "com-brewer@1#2" }),
    line(3, "log-pays", { seat: 0, good: "food", n: 1 }),
    line(3, "log-gains", { seat: 0, good: "vp", n: 1 }),
    line(4, "log-activates", { seat: 0, card: "com-brewer@1" }),
    line(4, "log-gains", { seat: 0, good: "vp", n: 1 }),
    line(4, "log-sphinx", { seat: 0, n: 1 }),
    line(5, "log-gains", { seat: 0, good: "wood", n: 3 }),
  ];
  it("are told by what brought them, and by card how often", () => {
    expect(gained(log, 0)).toEqual([
      { kind: "production", by: 2, cards: [{ card: "com-mill", each: 2, moves: [1] }] },
      { kind: "actions", by: 2, cards: [{ card: "com-brewer", each: 1, moves: [3, 4] }] },
      { kind: "sphinx", by: 1, cards: [{ card: "", each: 1, moves: [4] }] },
    ]);
    expect(gained(log, 1)).toEqual([]);
  });
  it("add up to the whole, whatever the log leaves out", () => {
    const parts = whole(gained(log, 0), 7, 9);
    expect(parts.reduce((sum, one) => sum + one.by, 0)).toBe(7);
    expect(parts.at(-1)?.kind).toBe("other");
    expect(whole(gained(log, 0), 5, 9)).toHaveLength(3);
  });
  it("a step is named by the deed, not by what was paid for it", () => {
    const joining = { follows: new Set(["gains"]), prices: new Set(["spends"]), priced: null, early: new Set<string>(), chains: new Set<string>(), closes: new Map<string, ReadonlySet<string>>(), lists: new Set<string>(), rows: new Set<string>() };
    const lines = [line(1, "log-turn", {}), line(2, "log-builds", { seat: 0, card: "com-mill" }), line(3, "log-spends", { seat: 0, n: 2 }), line(3, "log-gains", { seat: 0, good: "vp", n: 3 }), line(4, "log-spends", { seat: 1, n: 1 }), line(4, "log-builds", { seat: 1, card: "com-brewer" }), line(5, "log-gains", { seat: 0, good: "vp", n: 5 })];
    const groups = sentences(lines, { joining });
    expect(deedAt(groups, { joining }, 3, 0)?.move, "its price came later").toBe(2);
    expect(deedAt(groups, { joining }, 4, 1)?.said.id).toBe("log-builds");
    expect(deedAt(groups, { joining }, 5, 0), "what another did is no deed of one's own").toBeNull();
  });
  it("the same card three times is one of the biggest steps only once", () => {
    const history = { points: [[0], [5], [10], [15], [17], [20]], moves: [0, 1, 2, 3, 4, 5], rounds: [0], moments: [] };
    const what = (move: number) => (move < 4 ? "one card" : String(move));
    expect(biggest(history, 1, 3, what)).toEqual([
      { seat: 0, move: 1, by: 5 },
      { seat: 0, move: 4, by: 2 },
      { seat: 0, move: 5, by: 3 },
    ]);
  });
});
