import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CardList, CounterRow, First, HandZone, MarketRow, NoteButton, Pile, Rival, rivalsOf, Zone } from "@/boards/parts";
import { word, wordOf } from "@/boards/words";
import { RichLine } from "@/cards/glyphs";
import { CardFrame } from "@/games/ancient_world/parts";
import { makeBundle } from "@/shell/texts";
import { makeUi, UiContext } from "@/shell/ui";
import { TableContext, type Table } from "@/shell/table";
import { laid, option } from "../stories/table";

const draw = (part: ReactNode, table: Table = laid([])) => renderToStaticMarkup(createElement(TableContext.Provider, { value: table }, part));

describe("words of a board", () => {
  const { texts } = laid([], {}, "board-market = Market\nboard-left = { $n } more");
  it("are messages of the game's texts", () => {
    expect(word(texts, "market")).toBe("Market");
    expect(word(texts, "left", 3)).toBe("3 more");
    expect(wordOf(texts, "nothing")).toBe("");
  });
});

it("rivals begin with the left neighbour", () => {
  expect(rivalsOf(4, 2)).toEqual([3, 0, 1]);
  expect(rivalsOf(1, 0)).toEqual([]);
  expect(rivalsOf(3, -1)).toEqual([0, 1, 2]);
});

it("a hand shows what one sees, backs for the rest, a word where there is nothing", () => {
  const ui = makeUi("en", makeBundle("en", "hand = Hand, { $n }"));
  const hand = (ids: (string | null)[]) => draw(createElement(UiContext.Provider, { value: ui }, createElement(HandZone, { hand: ids, className: "h", backClass: "b", none: "none", card: (id: string, i: number, all: readonly string[]) => `${id}${i}/${all.length} ` })));
  expect(hand(["a", null, "b"])).toBe('<section data-zone="true" aria-label="Hand, 3" class="zone hand h"><h2>Hand, 3</h2>a0/2 b1/2 <span class="back b"></span></section>');
  expect(hand([])).toContain("</h2>none</section>");
  expect(hand(Array<string>(8).fill("a"))).toContain('class="zone hand h many"');
  expect(hand(Array<string>(10).fill("a"))).toContain("many tight");
  expect(hand(Array<string>(17).fill("a"))).toContain('style="--half:9;" class="zone hand h many tight heap"');
});

it("a sign before a token and the full stop after it stay with it", () => {
  const coin = { token: "gold", icon: "coins", title: "coin" } as const;
  const line = draw(createElement(RichLine, { rich: ["pays −\u2060", coin, "."] }));
  expect(line).toMatch(/<span class="w">pays <\/span><span class="nb">−\u2060<span [^>]*class="t t-gold[^]*<\/span>\.<\/span>/);
});

it("a zone is a named part with a heading", () => {
  expect(draw(createElement(Zone, { className: "x", label: "Market", title: "Market", children: "…" }))).toBe('<section data-zone="true" aria-label="Market" class="zone x"><h2>Market</h2>…</section>');
});

describe("a rival", () => {
  const rival = (table: Table) => draw(createElement(Rival, { seat: 1, name: "Romans", called: "Maria", className: "r", whoClass: "who", head: "head", children: "cards" }), table);
  it("is named by its head", () => {
    const html = rival(laid([]));
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain("zone r s2");
    expect(html).not.toContain("data-lit");
  });
  it("is lit when it is asked about, and says what can be done", () => {
    const html = rival(laid([option("victim:1", ["seat", "1"])]));
    expect(html).toContain('data-lit="true"');
    expect(html).toContain('aria-description="Maria; victim:1"');
  });
});

it("a row of cards shows places without a card, and that there is none", () => {
  const row = (items: (string | null)[]) => draw(createElement(MarketRow<string>, { items, className: "row", card: (item) => item, empty: () => "–", none: "none" }));
  expect(row(["a", null])).toBe('<div data-n="2" class="row">a–</div>');
  expect(row([])).toBe('<div data-n="0" class="row">none</div>');
});

describe("a pile", () => {
  const pile = (table: Table) => draw(createElement(Pile, { thing: "suit:region", name: "regions", n: 4, help: "Regions.", className: "p", children: "4" }), table);
  it("explains itself", () => {
    expect(pile(laid([]))).toContain('data-thing="note:regions"');
  });
  it("is the thing that is asked for, while it is", () => {
    expect(pile(laid([option("draw:region", ["suit", "region"])]))).toMatch(/data-thing="suit:region" data-lit="true"/);
  });
});

it("a list of cards counts copies, and what nobody sees", () => {
  const list = (ids: (string | null)[]) => draw(createElement(CardList, { ids, className: "l", none: "none", hidden: (n: number) => `${n} hidden` }));
  expect(list(["a", "a", null])).toContain("×2");
  expect(list(["a", "a", null])).toContain("1 hidden");
  expect(list([])).toBe("none");
});

describe("counters", () => {
  const glyph = (name: string) => ({ token: "wood" as const, icon: "card", title: name });
  const row = (spare: boolean) => {
    const table = laid([], { changes: { cards: new Set<string>(), numbers: new Map([["seats.0.goods.wood", 2]]) } });
    return draw(createElement(CounterRow, { counts: [["wood", 3], ["stone", 0]], glyph, path: "seats.0.goods", className: ["row", "one"], spare }), table);
  };
  it("say how they just changed", () => {
    expect(row(false)).toContain('<span class="delta">+2</span>');
    expect(row(false).match(/class="one"/g)).toHaveLength(2);
  });
  it("say what they would be, dashed, in place of how they changed", () => {
    const table = laid([], { moving: (path) => (path.endsWith("stone") ? { next: "2" } : {}) });
    const drawn = draw(createElement(CounterRow, { counts: [["wood", 3], ["stone", 0]], glyph, path: "seats.0.goods", className: ["row", "one"], spare: true }), table);
    expect(drawn).toContain("→ 2");
    expect(drawn.match(/class="one"/g)).toHaveLength(2);
  });
  it("leave out what there is none of", () => {
    expect(row(true).match(/class="one"/g)).toHaveLength(1);
  });
});

it("small things have names", () => {
  expect(draw(createElement(First, { className: "f", title: "first player" }))).toContain('title="first player"');
  expect(draw(createElement(NoteButton, { id: "x", className: "n", label: "Tokens: 3", heading: "Tokens", body: null, children: "3" }))).toContain('aria-label="Tokens: 3"');
  expect(draw(createElement(CardFrame, { suit: "card", name: "Capital", children: "body" }))).toMatch(/class="spine".*class="cn">Capital<.*body/s);
});
