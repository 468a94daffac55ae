/** The server's routes for puzzles, the week's table and ratings; loaded with the pages that ask them. */
import { json } from "@/shell/api";
import type { Lang } from "@/shell/texts";
import type { PuzzleInfo, PuzzleOutcome, PuzzleShelf, PuzzleState, RatingTable, TableInfo, WeekList } from "@/wire";

const p = (number: number, rest = "") => `/api/puzzles/${number}${rest}`;

export const puzzleApi = {
  shelf: (lang: Lang) => json<PuzzleShelf>("GET", `/api/puzzles?lang=${lang}`),
  puzzle: (number: number, lang: Lang) => json<PuzzleInfo>("GET", p(number, `?lang=${lang}`)),
  position: (number: number, answers: readonly string[]) => json<PuzzleState>("POST", p(number, "/position"), { answers }),
  finish: (number: number, answers: readonly string[], lang: Lang) => json<PuzzleOutcome>("POST", p(number, `/finish?lang=${lang}`), { answers }),
  solution: (number: number, lang: Lang) => json<PuzzleOutcome>("POST", p(number, `/solution?lang=${lang}`), {}),
  week: (lang: Lang) => json<WeekList>("GET", `/api/week?lang=${lang}`),
  playWeek: () => json<TableInfo>("POST", "/api/week", {}),
  ratings: (lang: Lang) => json<RatingTable[]>("GET", `/api/ratings?lang=${lang}`),
};
