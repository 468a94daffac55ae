/** The view of `src/oikumene/games/ancient_world/view.py`, and the figures of a card (`cards/model.py`, `card_facts`). */
import type { CardText, SaidInfo } from "@/wire";

export const TRIBES = ["red", "green", "blue", "yellow", "purple"] as const;
export type Tribe = (typeof TRIBES)[number];

export interface Space {
  id: string;
  round: number;
  open: boolean;
  /** In the order they came: seat, skill. */
  citizens: [number, number][];
}

export interface TitanDeck {
  stars: number;
  open: string | null;
  left: number;
  /** What this seat knows of the deck, bottom first. */
  known: (string | null)[];
}

export interface ArmyView {
  card: string;
  retired: string[];
  picture: number;
  scroll: number;
}

export interface CityView {
  coins: number;
  knowledge: number;
  space: number;
  food: number;
  coin_income: number;
  knowledge_income: number;
  sword: number;
  arrow: number;
  army_limit: number;
  explore: number;
  free: number;
  round_swords: number;
  citizens: number[];
  ready: number[];
  starving: number[];
  passed: boolean;
  empire: string[];
  lost: string[];
  aside: (string | null)[];
  districts: string[];
  titans: string[];
  hand: (string | null)[];
  armies: ArmyView[];
  slots: [string, number][];
  banners: Record<Tribe, number>;
  points: number;
  breakdown: Record<string, number>;
}

export interface AncientWorldView {
  round: number;
  rounds: number;
  first: number;
  locked: boolean;
  expand_plus: boolean;
  spaces: Space[];
  row: string[];
  military: string[];
  titans: TitanDeck[];
  district: { open: string | null; left: number; known: (string | null)[] };
  decks: { empire: number; deck: string; discard: string[]; military: number };
  seats: CityView[];
}

export type Counts = Readonly<Record<string, number>>;

export interface Facts {
  cost: { coins: number; knowledge: number };
  banners: Counts;
  symbols: Counts;
  action: boolean;
  army: Counts;
  experience: Counts;
  stars: number;
  defence: number;
  arrows: boolean;
}

const counts = (value: unknown): Counts => (typeof value === "object" && value !== null ? (value as Counts) : {});

export function factsOf(card: CardText | null): Facts {
  const facts = card?.facts ?? {};
  const cost = counts(facts["cost"]);
  return {
    cost: { coins: cost["coins"] ?? 0, knowledge: cost["knowledge"] ?? 0 },
    banners: counts(facts["banners"]),
    symbols: counts(facts["symbols"]),
    action: facts["action"] === true,
    army: counts(facts["army"]),
    experience: counts(facts["experience"]),
    stars: Number(facts["stars"] ?? 0),
    defence: Number(facts["defence"] ?? 0),
    arrows: facts["arrows"] === true,
  };
}

/** What an army gives in a fight: its active card, and the experience of those retired under it. */
export function armySymbols(army: ArmyView, facts: (card: string) => Facts): Record<string, number> {
  const total: Record<string, number> = { ...facts(army.card).army };
  for (const old of army.retired) {
    for (const [symbol, n] of Object.entries(facts(old).experience)) total[symbol] = (total[symbol] ?? 0) + n;
  }
  return total;
}

/** What using an army costs now: a coin more than lies on its picture. */
export const armyPrice = (army: ArmyView): number => army.picture + 1;

/** Spaces where any skill may stand, for a coin unless it is the first or matches one that is there. */
export const MATCH_OR_PAY: ReadonlySet<string> = new Set(["build", "recruit"]);

export type Rule = "higher" | "match" | "free";
export const ruleOf = (space: string): Rule => (MATCH_OR_PAY.has(space) ? "match" : space === "rebuild" ? "free" : "higher");

/** Whether a citizen of this skill pays a coin for standing there. */
export function paysToStand(space: Space | undefined, skill: number): boolean {
  return space !== undefined && ruleOf(space.id) === "match" && space.citizens.length > 0 && space.citizens.every(([, other]) => other !== skill);
}

export const roman = (n: number): string => ["", "I", "II", "III", "IV", "V", "VI"][n] ?? String(n);

/** Why nothing could be bought where the citizen would go (Build, Recruit); nothing where something can. */
export function barrenOf(option: { said: SaidInfo } | undefined): string {
  const why = option?.said.args["barren"];
  return typeof why === "string" && why !== "none" ? why : "";
}
