/** Where on the board a question is: cards are named by their id, and the same id may lie in several places. */
import type { OptionInfo, QuestionInfo } from "@/wire";
import type { Ref } from "@/shell/lit";

/** Places of cards. Own ones, `rival-<seat>` for the empire cards of others, and where cards only lie to be looked at. */
export type Place = "row" | "military" | "titan" | "district" | "hand" | "city" | "lost" | "army" | "aside" | `rival-${number}` | `look-${number}`;

const PLACE: Record<string, Place> = {
  use: "city",
  lose: "city",
  restore: "lost",
  fight: "titan",
  buy: "row",
  crane: "row",
  "take-row": "row",
  "buy-aside": "aside",
  "crane-aside": "aside",
  discard: "city",
  recruit: "military",
  onto: "army",
  army: "army",
  disband: "army",
  uncoin: "army",
  keep: "hand",
  "take-land": "hand",
  next: "hand",
  "take-open": "district",
};

export const wordOf = (option: { key: string }): string => option.key.split(":")[0] ?? "";

/** `buy:market-square` → ["row", "market-square"]; null for what is not about a card. */
export function placeOf(key: string): [Place, string] | null {
  const [word = "", card, owner] = key.split(":");
  if (card === undefined) return null;
  if (word === "copy") return [`rival-${Number(owner)}`, card];
  const place = PLACE[word];
  return place ? [place, card] : null;
}

/** The places and cards that a question is about, as `place/card`. */
export function askedPlaces(question: QuestionInfo | null): ReadonlySet<string> {
  const keys = [...(question?.options ?? []), ...(question?.closed ?? [])].map((item) => item.key);
  return new Set([...keys, ...(question?.picked ?? [])].map(placeOf).filter((at) => at !== null).map(([place, card]) => `${place}/${card}`));
}

export type Part = "board" | "city" | "rivals" | "titans";

const PART: Record<string, Part> = { row: "board", military: "board", district: "board", hand: "board", titan: "titans", city: "city", lost: "city", army: "city", aside: "city" };

/** The part of the board that an option is about. */
function partOf(option: OptionInfo): Part | null {
  const word = wordOf(option);
  if (word === "place") return "board";
  if (word === "citizen") return "city";
  if (word === "titans") return "titans";
  const at = placeOf(option.key);
  if (!at) return null;
  return at[0].startsWith("rival") ? "rivals" : (PART[at[0]] ?? null);
}

/** The things of each part that are asked about, so that a phone can light its tab. */
export function refsByPart(question: QuestionInfo | null): Record<Part, Ref[]> {
  const refs: Record<Part, Ref[]> = { board: [], city: [], rivals: [], titans: [] };
  for (const option of question?.options ?? []) {
    const part = partOf(option);
    const first = option.refs[0];
    if (part && first) refs[part].push(`${first[0]}:${first[1]}`);
  }
  return refs;
}

/** The card or the space that a question is about: it is being resolved. */
export function aboutOf(question: QuestionInfo | null): { card: string | null; space: string | null } {
  const { card, space } = question?.said.args ?? {};
  return { card: typeof card === "string" ? card : null, space: typeof space === "string" ? space : null };
}
