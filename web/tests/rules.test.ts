import { describe, expect, it } from "vitest";
import { pieces, plain } from "@/rules/lines";
import { Search, stem } from "@/rules/search";
import { TermFinder } from "@/rules/terms";

const term = (id: string, title: string, ...forms: string[]) => ({ id, title, forms, at: "a", text: "" });

describe("a line of the rules", () => {
  it("has bold, links, terms and cards", () => {
    expect(pieces("Now **pay *two*** coins: [how](a.b), [[army|Armies]], {card:hut}.").map((piece) => piece.kind)).toEqual(["text", "bold", "text", "link", "text", "term", "text", "card", "text"]);
  });
  it("can be read without its marks", () => {
    expect(plain("**Pay** [two](a.b) for [[army]] and {card:hut}", () => "Hut", () => "Army")).toBe("Pay two for army and Hut");
  });
});

describe("terms", () => {
  const finder = new TermFinder([term("unrest", "Беспорядки", "беспорядк*"), term("first", "Жетон", "жетон* первого игрока"), term("token", "Жетон", "жетон*")]);
  it("are found in all their forms, whole words, the longest first, each once", () => {
    expect(finder.split("Жетоны первого игрока и беспорядков, беспорядки").filter((one) => one.term)).toEqual([
      { text: "Жетоны первого игрока", term: "first" },
      { text: "беспорядков", term: "unrest" },
    ]);
    expect(finder.split("небеспорядки").every((one) => one.term === null)).toBe(true);
  });
  it("are dotted once on a card, whatever stands between its words", () => {
    const found = finder.all(["беспорядки", "", "жетон и беспорядки"]);
    expect(found.map((part) => part.flatMap((one) => one.term ?? []))).toEqual([["unrest"], [], ["token"]]);
    expect(finder.all(["беспорядки", "", "жетон и беспорядки"])).toBe(found);
  });
  it("are put together to what they were cut from", () => {
    const text = "Под картой беспорядки, на ней жетон.";
    expect(finder.split(text).map((one) => one.text).join("")).toBe(text);
    expect(new TermFinder([]).split(text)).toEqual([{ text, term: null }]);
  });
});

describe("search", () => {
  const entry = (at: string, title: string, text: string, rank = 1) => ({ at, title, under: "", text, rank });
  const search = new Search([
    entry("market", "Рынок", "Назовите масть и присвойте карту; беспорядки вернутся в колоду."),
    entry("turn", "Ваш ход", "Инновация: сбросьте руку и присвоите что-нибудь."),
    entry("end", "The end", "Points are counted after the sixth round.", 1),
    entry("card:hut", "Хижина", "Присвоить ничего нельзя.", 2),
  ]);
  it("finds a word in another form", () => {
    expect(search.find("присвоить").map((hit) => hit.at)).toEqual(expect.arrayContaining(["market", "turn", "card:hut"]));
    expect(search.find("рынка")[0]?.at).toBe("market");
    expect(search.find("counting")[0]?.at).toBe("end");
    expect(search.find("беспорядками")[0]?.found).toBe("беспорядки");
  });
  it("wants all the words, and says nothing to nothing", () => {
    expect(search.find("присвоить масть").map((hit) => hit.at)).toEqual(["market"]);
    expect(search.find("").length + search.find("а").length + search.find("нет такого").length).toBe(0);
  });
  it("keeps enough of a word", () => {
    expect(stem("знамёнами")).toBe("знамен");
    expect(stem("ход")).toBe("ход");
  });
});
