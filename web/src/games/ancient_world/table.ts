/** What the view means, without a page. */
import type { CardText, QuestionInfo, SaidInfo } from "@/wire";
import type { Facts, View } from "./view";

export type Counts = Readonly<Record<string, number>>;

const NOTHING: Facts = { cost: { coins: 0, knowledge: 0 }, banners: {}, symbols: {}, action: [], ability: null, scoring: null, army: {}, experience: {}, stars: 0, defence: 0, arrows: false };

/** What is printed on a card; nothing on one that nobody knows. */
export const factsOf = (card: CardText | null): Facts => (card ? (card.facts as unknown as Facts) : NOTHING);

export const spaceOf = (view: View, id: unknown) => view.spaces.find((space) => space.id === id);

/** What a space takes of something, by one of the ways to pay there. */
export const paidAt = (view: View, space: string, what: string): number => spaceOf(view, space)?.offer.pays.find((way) => what in way)?.[what] ?? 0;

/** What an option says beyond its arguments: a price, a fee. */
export const detail = (option: { said: SaidInfo } | undefined, name: string): number => Number(option?.said.args[name] ?? 0);

export const roman = (n: number): string => ["", "I", "II", "III", "IV", "V", "VI"][n] ?? String(n);

/** Why nothing could be bought where the citizen would go (Build, Recruit); nothing where something can. */
export function barrenOf(option: { said: SaidInfo } | undefined): string {
  const why = option?.said.args["barren"];
  return typeof why === "string" && why !== "none" ? why : "";
}

/** The attack that the armies chosen so far give, with what the city adds, while they are chosen. The game says it; picks are in it already. */
export const gathered = (question: QuestionInfo | null): number | null => (question?.prompt === "fight-armies" ? detail(question, "attack") : null);
