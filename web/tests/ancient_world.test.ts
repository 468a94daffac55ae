import { expect, it } from "vitest";
import { gathered, paidAt } from "@/games/ancient_world/table";
import type { View } from "@/games/ancient_world/view";
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
