import { expect, test } from "vitest";
import { colourAt } from "@/games";

test("seats have the colours of their order, those they chose, or none yet", () => {
  const at = (colours: number[] | null) => [0, 1, 2].map((seat) => colourAt({ game: "oath", colours }, seat));
  expect(at(null)).toEqual([4, 1, 2]);
  expect(at([])).toEqual([0, 0, 0]);
  expect(at([0, 3, 1])).toEqual([4, 5, 1]); // the yellow board is gold here
});
