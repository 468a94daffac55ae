import { expect, it } from "vitest";
import { worthOf } from "@/shell/worth";

const worths = (...shares: number[]) => shares.map((_, i) => worthOf(shares.map((expected) => ({ expected })), i));

it("what cannot be told apart is said so instead of 2 %, 2 %, 2 %", () => {
  expect(worths(0.023, 0.021, 0.018)).toEqual(["line", "alike", "alike"]);
  expect(worths(0.004, 0.003, 0)).toEqual(["few", "alike", "alike"]);
  expect(worths(0.6, 0.596, 0.55)).toEqual(["line", "alike", "line"]);
});

it("what is better or worse by more keeps its figure", () => {
  expect(worths(0.4, 0.45, 0.004)).toEqual(["line", "line", "few"]);
});
