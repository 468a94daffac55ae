import { describe, expect, it, vi } from "vitest";
import { looksFirst, speaks } from "@/shell/finger";
import { HOLD, holding } from "@/shell/hold";
import { addChanges, changesBetween, NO_CHANGES, remember, shownOf } from "@/shell/changes";
import { platesFor } from "@/games";
import { buttons, closedButtons, freeGroups, light, pressed, refsOfSaid } from "@/shell/lit";
import { points, score } from "@/shell/points";
import { match } from "@/shell/router";
import { apart } from "@/shell/labels";
import { endsBy, withoutPick } from "@/shell/picks";
import { mergeLog, SocketFeed } from "@/shell/socket";
import { GameTexts, readTag } from "@/shell/texts";
import { moves } from "@/shell/travel";
import type { ClosedInfo, OptionInfo, QuestionInfo, SaidInfo, State } from "@/wire";

const said = (id: string, card?: string): SaidInfo => ({ id, args: card ? { card } : {}, kinds: card ? { card: "card" } : {} });
const option = (key: string, card?: string): OptionInfo => ({ key, refs: card ? [["card", card]] : [], said: said(`option-${key.split(":")[0]}`, card) });
const closed = (key: string, card: string): ClosedInfo => ({ key, said: said("option-build", card), why: said("why-price") });
const question = (options: OptionInfo[], no: ClosedInfo[] = []): QuestionInfo => ({ id: "act", seat: 0, prompt: "act", said: said("ask-act"), options, closed: no, picked: null, window: null, bounds: [1, 1], count: 0, chosen: [] });

describe("tags", () => {
  it("reads id, owner and copy", () => {
    expect(readTag("com-quarry@2#3")).toEqual({ id: "com-quarry", side: 1, copy: 3 });
    expect(readTag("bridge")).toEqual({ id: "bridge", side: null, copy: 1 });
    expect(readTag("a@1")).toEqual({ id: "a", side: 0, copy: 1 });
  });
});

describe("several things in a message", () => {
  const texts = new GameTexts("en", "ask-lose = { $n } of yours at { $sites } ({ $sites-n })\nlist-and = { $before } and { $last }\nlist-none = nothing\nsite-1 = the Cradle\n", []);
  const lose = (sites: number[]): SaidInfo => ({ id: "ask-lose", args: { n: 2, sites }, kinds: { n: "number", sites: "site" } });
  it("are said as a list", () => {
    expect(texts.said(lose([1, 2, 3]))).toBe("2 of yours at the Cradle, 2 and 3 (3)");
    expect(texts.said(lose([1]))).toBe("2 of yours at the Cradle (1)");
    expect(texts.said(lose([]))).toBe("2 of yours at nothing (0)");
  });
  it("are all things that it is about", () => {
    expect(refsOfSaid(lose([1, 2]))).toEqual(["site:1", "site:2"]);
  });
});

describe("what would happen to the reader", () => {
  const texts = new GameTexts("en", "log-gains = { $seat } gains { $n } coins.\nlog-has = { $seat }: a city.\n", []);
  const line = (id: string, seat: number): SaidInfo => ({ id, args: { seat, n: 2 }, kinds: { seat: "seat", n: "number" } });
  const names = ["Guest 7", "Guest 78"];
  it("is told without their own name", () => {
    expect(texts.mine(line("log-gains", 0), names, 0)).toBe("Gains 2 coins.");
    expect(texts.mine(line("log-has", 0), names, 0)).toBe("A city.");
  });
  it("names everybody else", () => {
    expect(texts.mine(line("log-gains", 1), names, 0)).toBe("Guest 78 gains 2 coins.");
    expect(texts.mine(line("log-gains", 0), names, null)).toBe("Guest 7 gains 2 coins.");
  });
});

describe("points", () => {
  it("are divided where people read them", () => {
    expect([0, 1, 2, 15, -1, -3].map((n) => points(n, 2))).toEqual(["0", "½", "1", "7½", "−½", "−1½"]);
    expect([7, -7].map((n) => points(n, 1))).toEqual(["7", "−7"]);
    expect(score([31, 44], 2)).toBe("15½\u00a0: 22");
    expect([1, 5].map((n) => points(n, 3)).concat(points(10, 7))).toEqual(["⅓", "1⅔", "1 3/7"]);
  });
});

describe("what is lit", () => {
  const q = question([option("build:a", "a"), option("deal:a", "a"), option("activate:b@1", "b@1"), option("pass"), option("free:defend:b@1", "b@1")], [closed("build:c", "c"), closed("build:b@1", "b@1")]);
  it("gathers options at their things, free ones apart", () => {
    const lit = light(q);
    expect(lit.lit.get("card:a")?.map((o) => o.key)).toEqual(["build:a", "deal:a"]);
    expect(lit.lit.get("card:b@1")?.map((o) => o.key)).toEqual(["activate:b@1"]);
    expect([...lit.closed.keys()]).toEqual(["card:c", "card:b@1"]);
    expect(freeGroups(q).map((g) => g.id)).toEqual(["option-free"]);
  });
  it("lights the things of a free action once it is chosen", () => {
    expect([...light(q, "option-free").lit.keys()]).toEqual(["card:b@1"]);
  });
  it("a press answers only if it can mean one thing", () => {
    const lit = light(q);
    expect(pressed(lit, "card:a", null)).toEqual({ select: "card:a" });
    expect(pressed(lit, "card:a", "card:a")).toEqual({ select: null });
    expect(pressed(lit, "card:b@1", null)).toEqual({ select: "card:b@1" }); // another verb of it is closed, with a reason
    expect(pressed(light(question([option("discard:a", "a")])), "card:a", null)).toEqual({ answer: "discard:a" });
    expect(pressed(lit, "card:c", null)).toEqual({ select: "card:c" });
    expect(pressed(lit, "card:z", null)).toEqual({ select: null });
  });
  it("options about nothing on the board become buttons, ways out last", () => {
    const shown = (ref: string) => ref !== "card:a";
    expect(buttons(question([option("pass"), ...q.options.slice(0, 3)]), shown).map((o) => o.key)).toEqual(["build:a", "deal:a", "pass"]);
    expect(closedButtons(q, () => false).map((c) => c.key)).toEqual(["build:c", "build:b@1"]);
  });
  it("a second thing completes an option about both", () => {
    const tuck: OptionInfo = { key: "tuck:a:g", refs: [["card", "a"], ["card", "g"]], said: said("option-tuck") };
    const other: OptionInfo = { key: "tuck:a:h", refs: [["card", "a"], ["card", "h"]], said: said("option-tuck") };
    expect(pressed(light(question([tuck, other])), "card:g", "card:a")).toEqual({ answer: "tuck:a:g" });
  });
  it("numbers are no things, hidden cards neither", () => {
    expect(refsOfSaid({ id: "x", args: { n: 2, card: null, owner: 1 }, kinds: { n: "number", card: "card", owner: "seat" } })).toEqual(["seat:1"]);
  });
});

describe("what changed", () => {
  const before = { round: 1, seats: [{ coins: 3, hand: ["a", null], places: [{ id: "x", tag: "x@1", used: 0 }] }] };
  it("cards that came, numbers that moved", () => {
    const after = { round: 1, seats: [{ coins: 5, hand: ["a", "b"], places: [{ id: "x", tag: "x@1", used: 1 }, { id: "y", tag: "y@1", used: 0 }] }] };
    const changes = changesBetween(before, after);
    expect([...changes.cards].sort()).toEqual(["b", "x@1", "y@1"]);
    expect([...changes.numbers]).toEqual([["seats.0.coins", 2]]);
  });
  it("adds up, and forgets what came back", () => {
    const there = changesBetween({ n: 1 }, { n: 3 });
    expect(addChanges(there, changesBetween({ n: 3 }, { n: 1 })).numbers.size).toBe(0);
    expect(addChanges(NO_CHANGES, there).numbers.get("n")).toBe(2);
  });
});

describe("where cards went", () => {
  const place = (ref: string, left: number) => ({ ref, left, top: 0, width: 100, height: 100 });
  it("knows a card that was built by its id, and leaves what stayed", () => {
    const found = moves([place("card:a", 0), place("card:b", 200)], [place("card:b", 200), place("card:a@1", 500), place("card:c", 0)]);
    expect(found).toEqual([{ from: place("card:a", 0), at: 1 }]);
  });
});

describe("paths", () => {
  it("match patterns", () => {
    expect(match("/t/:id/replay", "/t/abc/replay")).toEqual({ id: "abc" });
    expect(match("/t/:id", "/t/abc/replay")).toBeNull();
  });
});

describe("the log", () => {
  const line = (id: string) => ({ said: said(id), move: 0 });
  it("grows, and shrinks when something is taken back", () => {
    expect(mergeLog([line("a"), line("b")], 2, [line("c")]).map((l) => l.said.id)).toEqual(["a", "b", "c"]);
    expect(mergeLog([line("a"), line("b"), line("c")], 1, [line("d")]).map((l) => l.said.id)).toEqual(["a", "d"]);
  });
});

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent: { type: string; ref: number; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close() {}
  get(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("a table over its WebSocket", () => {
  Object.assign(globalThis, { WebSocket: { OPEN: 1, CONNECTING: 0 } });
  const state = (n: number, from: number, lines: string[]): State =>
    ({ type: "state", table: { id: "t" }, position: { n, last: n, seat: 0, view: {}, questions: [], waiting: [], log: lines.map((id) => said(id)), log_from: from, log_moves: lines.map(() => n), result: null }, undo: true, ask_undo: false, hold: null, vote: null }) as unknown as State;

  it("says hello, answers with what it has seen, waits for the ack, and resumes", () => {
    const sockets: FakeSocket[] = [];
    const feed = new SocketFeed("t", () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    });
    const first = sockets[0]!;
    first.onopen?.();
    expect(first.sent[0]).toEqual({ type: "hello", log: 0, chat: 0 });
    first.get(state(3, 0, ["a", "b"]));
    expect(feed.get().connection).toBe("open");
    feed.answer("act", "pass");
    expect(first.sent[1]).toMatchObject({ type: "answer", n: 3, question: "act", key: "pass" });
    expect(feed.get().busy).toBe(true);
    feed.answer("act", "pass"); // a second press before the ack is not sent
    expect(first.sent.length).toBe(2);
    first.get({ type: "ack", ref: first.sent[1]!.ref, n: 4 });
    expect(feed.get().busy).toBe(false);
    first.get(state(4, 2, ["c"]));
    expect(feed.get().log.length).toBe(3);
    feed.undo(false);
    first.get({ type: "refused", ref: first.sent[2]!.ref, code: "nothing", text: "There is nothing to take back." });
    expect(feed.get().refusal).toBe("There is nothing to take back.");
    first.readyState = 3;
    first.onclose?.({ code: 1006 });
    expect(feed.get().connection).toBe("lost");
    feed.retry();
    const second = sockets[1]!;
    second.onopen?.();
    expect(second.sent[0]).toEqual({ type: "hello", log: 3, chat: 0 });
    second.get(state(5, 3, ["d"]));
    expect(feed.get()).toMatchObject({ connection: "open", busy: false });
    expect(feed.get().log.map((l) => l.said.id)).toEqual(["a", "b", "c", "d"]);
    second.onclose?.({ code: 4404 });
    expect(feed.get().connection).toBe("gone");
  });

  it("that is left while it connects is closed once it is there", () => {
    const socket = new FakeSocket();
    const close = vi.spyOn(socket, "close");
    const feed = new SocketFeed("t", () => socket as unknown as WebSocket);
    socket.readyState = 0;
    vi.stubGlobal("window", { removeEventListener: () => undefined });
    vi.stubGlobal("document", { removeEventListener: () => undefined });
    feed.close();
    vi.unstubAllGlobals();
    expect(close).not.toHaveBeenCalled();
    socket.onopen?.();
    expect(close).toHaveBeenCalledOnce();
    expect(socket.sent).toEqual([]);
  });
});

describe("taking back, confirming and voting over the WebSocket", () => {
  it("say which position they are about, and which request", () => {
    const socket = new FakeSocket();
    const feed = new SocketFeed("t", () => socket as unknown as WebSocket);
    socket.onopen?.();
    const position = { n: 7, last: 7, seat: 0, view: {}, questions: [], waiting: [], log: [], log_from: 0, log_moves: [], result: null };
    const vote = { kind: "undo", seat: 2, agreed: [], needed: [0], name: "" };
    socket.get({ type: "state", table: { id: "t" }, position, undo: true, ask_undo: false, hold: 0, vote });
    feed.undo(false);
    feed.undo(true);
    feed.confirm();
    feed.vote(true);
    expect(socket.sent.slice(1).map(({ ref: _, ...rest }) => rest)).toEqual([
      { type: "undo", n: 7, ask: false },
      { type: "undo", n: 7, ask: true },
      { type: "confirm", n: 7 },
      { type: "vote", n: 7, kind: "undo", seat: 2, agree: true },
    ]);
  });
});

describe("a move that cannot be shown", () => {
  it("can be taken back, and what was said of it goes when the table is shown again", () => {
    const socket = new FakeSocket();
    const feed = new SocketFeed("t", () => socket as unknown as WebSocket);
    socket.onopen?.();
    const position = { n: 7, last: 7, seat: 0, view: {}, questions: [], waiting: [], log: [], log_from: 0, log_moves: [], result: null };
    const state = { type: "state", table: { id: "t" }, position, undo: false, ask_undo: false, hold: null, vote: null };
    socket.get(state);
    feed.answer("act", "pass");
    socket.get({ type: "ack", ref: socket.sent[1]!.ref, n: 8 });
    socket.get({ type: "refused", ref: 0, code: "not-shown", text: "Something broke." });
    expect(feed.get()).toMatchObject({ refusal: "Something broke.", undo: true });
    feed.undo(false);
    expect(socket.sent[2]).toMatchObject({ type: "undo", n: 8, ask: false });
    socket.get({ type: "ack", ref: socket.sent[2]!.ref, n: 9 });
    feed.askHint();
    socket.get({ type: "refused", ref: 0, code: "not-shown", text: "Something broke." });
    socket.get({ ...state, position: { ...position, n: 9, last: 9 } });
    expect(feed.get()).toMatchObject({ refusal: null, behind: false, undo: false });
    feed.undo(false);
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", n: 9 });
  });
});

describe("marks of what changed", () => {
  const came = (card: string) => ({ cards: new Set([card]), numbers: new Map() });
  const shown = (recent: Parameters<typeof shownOf>[0]) => [...shownOf(recent).cards];
  it("add up from one's own decision on", () => {
    const own = remember(remember([], came("old"), 0, false), came("mine"), 500, true);
    expect(shown(remember(own, came("theirs"), 1000, false))).toEqual(["mine", "theirs"]);
  });
  it("do not pile up, also where nothing goes by itself", () => {
    const long = [0, 3000, 6000, 9000].reduce<Parameters<typeof shownOf>[0]>((recent, at) => remember(recent, came(String(at)), at, false), []);
    expect(shown(long)).toEqual(["6000", "9000"]);
  });
});

describe("labels in a row", () => {
  it("leave out what would run into the one before", () => {
    const labels = [10, 14, 30, 33, 60].map((at) => ({ at, width: 8 }));
    expect([...apart(labels)]).toEqual([0, 2, 4]);
  });
});

describe("the lobby", () => {
  it("has a plate for every game the server has", () => {
    const plates = platesFor(["imperial_settlers", "somebodys_game"]);
    expect(plates.map((plate) => plate.id)).toContain("somebodys_game");
    expect(plates.filter((plate) => plate.id === "imperial_settlers")).toHaveLength(1);
  });
});

it("an answer that would end a decision of several parts is held, and parts can be taken back", () => {
  const asked = (keys: string[], picked: string[] | null, bounds: [number, number]): QuestionInfo => ({ ...question(keys.map((key) => option(key))), picked, bounds, count: picked?.length ?? 0 });
  expect(endsBy(asked(["a", "b", "c"], [], [2, 2]), "a")).toBe(false);
  expect(endsBy(asked(["b", "c"], ["a"], [2, 2]), "b")).toBe(true);
  expect(endsBy(asked(["c", "done"], ["a", "b"], [0, 9]), "c")).toBe(true); // nothing else is left
  expect(endsBy(asked(["c", "done"], ["a", "b"], [0, 9]), "done")).toBe(false);
  expect(endsBy(asked(["a", "b"], null, [1, 1]), "a")).toBe(false);
  expect(endsBy(asked(["a", "done"], [], [0, 1]), "a")).toBe(false); // one of several is a plain choice
  expect(withoutPick(["a", "b", "c"], 1)).toEqual([{ undo: true }, { key: "a" }, { key: "c" }]);
});

it("a thing that is held tells what it is and is not pressed; a finger that moves scrolls", () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const end = { preventDefault: vi.fn() };
  const held = holding(act);
  held.onTouchStart();
  vi.advanceTimersByTime(HOLD - 1);
  held.onTouchEnd(end);
  vi.advanceTimersByTime(HOLD);
  expect([act.mock.calls.length, end.preventDefault.mock.calls.length]).toEqual([0, 0]);
  held.onTouchStart();
  held.onTouchMove();
  vi.advanceTimersByTime(HOLD);
  expect(act).not.toHaveBeenCalled();
  const word = new EventTarget();
  held.onTouchStart({ target: word });
  vi.advanceTimersByTime(HOLD);
  expect(act).toHaveBeenCalledWith(word); // what of it was held
  held.onTouchEnd(end);
  expect([act.mock.calls.length, end.preventDefault.mock.calls.length]).toEqual([1, 1]);
  vi.useRealTimers();
});

describe("the first press of a finger", () => {
  const one = (more: Partial<QuestionInfo>) => ({ options: [{ key: "a" }, { key: "b" }], picked: null, bounds: [1, 1], ...more }) as unknown as QuestionInfo;
  it("looks where there is a choice, not at parts that go back with a press nor at what a lesson tells", () => {
    expect(looksFirst(one({}), "a")).toBe(true);
    expect(looksFirst(one({ picked: [], bounds: [1, 1] }), "a")).toBe(true);
    expect(looksFirst(one({ options: [{ key: "a" }] as never }), "a")).toBe(false);
    expect(looksFirst(one({ picked: ["b"], bounds: [0, 3] }), "a")).toBe(false);
    expect(looksFirst(one({}), "a", ["a"])).toBe(false);
    expect(looksFirst(one({}), "b", ["a"])).toBe(true);
  });
  it("has something to see where something happens, or nothing would", () => {
    const silent = { lines: [], figures: [], nothing: false, over: 0 };
    expect(speaks(silent)).toBe(false);
    expect(speaks({ ...silent, nothing: true })).toBe(true);
    expect(speaks({ ...silent, lines: [{ said: { id: "x", args: {}, kinds: {} }, share: 1 }] })).toBe(true);
    expect(speaks({ ...silent, over: 0.5 })).toBe(true);
  });
});
