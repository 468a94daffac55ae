import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { shorten, soften, withTokens } from "@/games/imperium/face";
import { hostOf, laidOut, pickedInHand, thingIn } from "@/games/imperium/table";
import { GameTexts, type Lang } from "@/shell/texts";
import type { View } from "@/games/imperium/view";
import type { OptionInfo, QuestionInfo } from "@/wire";

const words = (lang: Lang) => new GameTexts(lang, readFileSync(fileURLToPath(new URL(`../../src/oikumene/games/imperium/text/board.${lang}.ftl`, import.meta.url)), "utf8"), []);
const [en, ru] = [words("en"), words("ru")];

const option = (key: string, ...refs: [string, string][]): OptionInfo => ({ key, refs, said: { id: "option-pick", args: {}, kinds: {} } });
const question = (options: OptionInfo[], picked: string[] | null = null): QuestionInfo => ({ id: "q", seat: 0, prompt: "x", said: { id: "ask", args: {}, kinds: {} }, options, closed: [], picked, window: null, count: 0, chosen: [], bounds: [0, 9] });
const pick = (card: string, place: string) => option(`pick:${card}:${place}`, ["card", card], ["place", place]);

describe("what a card is now", () => {
  it("is lit in the place that is asked about, and nowhere else", () => {
    const asked = question([pick("city", "exile")]);
    expect(thingIn("exile", "city", asked)).toBe("card:city");
    expect(thingIn("hand", "city", asked)).toBeNull();
    expect(thingIn("market", "town", asked)).toBe("card:town");
    expect(thingIn("discard", "town", asked)).toBeNull();
  });
  it("is played from the hand", () => {
    expect(thingIn("hand", "city", question([option("play:city", ["card", "city"])]))).toBe("card:city");
    expect(thingIn("market", "city", question([option("play:city", ["card", "city"])]))).toBeNull();
  });
});

it("lays out what lies in piles, once", () => {
  expect(laidOut(question([pick("a", "discard"), pick("b", "hand"), pick("a", "discard"), pick("c", "area")]))).toEqual([
    { place: "discard", tags: ["a"] },
    { place: "area", tags: ["c"] },
  ]);
});

it("a garrison that is laid out names the card it lies under", () => {
  const land = (tag: string, ...garrison: string[]) => ({ tag, id: tag, garrison });
  const view = { seats: [{ powers: [], play: [land("oasis@1", "unrest@1#1")] }, { powers: [land("court@2", "quest@2")], play: [land("hills@2", "unrest@2")] }] } as unknown as View;
  expect(hostOf(view, "unrest@1#1")).toBe("oasis@1");
  expect(hostOf(view, "quest@2")).toBe("court@2");
  expect(hostOf(view, "unrest@2")).toBe("hills@2");
  expect(hostOf(view, "city")).toBeNull();
  expect(ru.say("board-under-card", { card: "Оазис" })).toBe("под картой «Оазис»");
});

it("a question that begins with a hidden card is told without it", () => {
  const texts = new GameTexts("ru", "hidden-card = карту\nask-pay = { $card }: чем заплатить?\nask-may = { $card }. { $way }?\nway-draw = взять карту\ncard-in-text = «{ $name }»", []);
  const said = (id: string, args: Record<string, string | null>) => texts.said({ id, args, kinds: { card: "card", way: "way" } });
  expect(said("ask-pay", { card: null })).toBe("Чем заплатить?");
  expect(said("ask-may", { card: null, way: "draw" })).toBe("Взять карту?");
  expect(said("ask-pay", { card: "unrest" })).toBe("«unrest»: чем заплатить?");
});

it("counts copies that are picked already", () => {
  expect(pickedInHand(question([], ["pick:unrest:hand", "pick:unrest:hand"])).get("unrest")).toEqual([0, 1]);
});

it("cuts sentences short and sets tokens", () => {
  expect(shorten("Play: choose: pay 3 materials to acquire 1 region card.", en)).toBe("Pay 3 materials → acquire 1 region card.");
  expect(shorten("Розыгрыш: получите 1 население. Вы можете укрепить эту карту 1 картой с руки.", ru)).toBe("1 население. Можно укрепить эту карту 1 картой с руки.");
  expect(shorten("Розыгрыш (не требует жетона действия): украдите 1 ресурс у каждого из остальных игроков.", ru)).toBe("Без действия: украдите 1 ресурс у каждого другого.");
  expect(shorten("Play: gain 1 material for each river symbol on your cards in play.", en)).toBe("1 material for each river symbol you have in play.");
  expect(withTokens("Pay 2 population.", en).map((glyph) => (typeof glyph === "string" ? glyph : "token" in glyph ? `${glyph.token} ${glyph.n}` : glyph.icon))).toEqual(["Pay ", "population 2", "."]);
});

it("lets only very long words break", () => {
  expect(soften("Градостроительство")).toContain("\u00ad");
  expect(soften("Поселение")).toBe("Поселение");
});
