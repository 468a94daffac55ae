import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Banner } from "@/games/ancient_world/parts";
import { gathered, paidAt } from "@/games/ancient_world/table";
import type { View } from "@/games/ancient_world/view";
import { GameTexts } from "@/shell/texts";
import type { QuestionInfo } from "@/wire";

it("counts the armies of a fight once", () => {
  const asked = { id: "q", seat: 0, prompt: "fight-armies", said: { id: "ask-fight-armies", args: { card: "ogre", attack: 5, defence: 7 }, kinds: {} }, options: [], closed: [], picked: ["army:militia"], bounds: [1, 2], window: null } as unknown as QuestionInfo;
  expect(gathered(asked)).toBe(5);
  expect(gathered({ ...asked, prompt: "act" })).toBeNull();
});

it("reads prices off the spaces", () => {
  const view = { spaces: [{ id: "expand", offer: { pays: [{ knowledge: 1 }, { coins: 3 }], gains: { district: 1 } } }] } as unknown as View;
  expect(paidAt(view, "expand", "coins")).toBe(3);
  expect(paidAt(view, "grow", "coins")).toBe(0);
});

it("says what banners of a tribe are worth, and one more", () => {
  const texts = new GameTexts("en", "board-banner-help = at most { $n }\nboard-banner-now = { $n } now, { $next } more\nboard-banner-worth = scale\nboard-banner-cards = cards", []);
  const sheet = (n: number) => renderToStaticMarkup(createElement(Banner, { n, scale: [0, 1, 2, 4, 6, 8, 11], cards: [], texts }));
  expect(sheet(3)).toContain("4 now, 2 more");
  expect(sheet(3)).toMatch(/<li [^>]*aria-current="step"[^>]*><small>3<\/small><b>4<\/b><\/li>/);
  expect(sheet(0)).toContain("0 now, 1 more");
  expect(sheet(0)).not.toContain("aria-current");
  expect(sheet(8)).toContain("11 now, 0 more");
});
