import { expect, it } from "vitest";
import { worthOf } from "@/shell/worth";

const worths = (...shares: number[]) => shares.map((_, i) => worthOf(shares.map((expected) => ({ expected })), i));

it("what cannot be told apart is said so instead of 2 %, 2 %, 2 %", () => {
  expect(worths(0.023, 0.021, 0.018)).toEqual(["line", "alike", "alike"]);
  expect(worths(0.004, 0.003, 0)).toEqual(["few", "alike", "alike"]);
  expect(worths(0.6, 0.596, 0.55)).toEqual(["line", "alike", "line"]);
});

it("what is worse by more keeps its figure", () => {
  expect(worths(0.4, 0.35, 0.004)).toEqual(["line", "line", "few"]);
});

it("what promised more than the first, and was not taken, is said to have done so at first glance", () => {
  expect(worths(0.54, 0.62, 0.545)).toEqual(["line", "glance", "alike"]);
});
