/** What the view means, without a page: phases, who holds what, which thing a card on the table is. */
import type { GameTexts } from "@/shell/texts";
import type { Ref } from "@/shell/lit";
import type { QuestionInfo } from "@/wire";
import { factsOf, isFaction } from "./face";
import { KINDS, type Empire, type Facts, type Kind, type Location, type Phase, type View } from "./types";

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const empireName = (empire: string, texts: GameTexts): string => (empire ? String(texts.thing("empire", empire)) : "");

/** The parts of a round as the scale shows them: in the solo game the attack comes where others clean up. */
export const phasesOf = (view: View): readonly ("lookout" | "production" | "actions" | "cleanup" | "attack-phase")[] => ["lookout", "production", "actions", view.virtual ? "attack-phase" : "cleanup"];

const PHASES: Readonly<Record<Phase, number>> = { setup: 0, lookout: 0, production: 1, actions: 2, cleanup: 3, attack: 3 };
export const phaseOf = (view: View): number => PHASES[view.phase] ?? 0;

const KEEPS: Record<Empire, readonly string[]> = { romans: ["raze"], barbarians: ["worker"], egyptians: ["gold"], japanese: ["food"] };

/** What boards make each round (rules: empire boards). */
export const BOARDS: Record<Empire, Readonly<Record<string, number>>> = {
  romans: { worker: 2, wood: 1, stone: 1, raze: 1, defence: 1 },
  barbarians: { worker: 5, raze: 1, defence: 1 },
  egyptians: { worker: 3, gold: 1, raze: 1, defence: 1 },
  japanese: { worker: 4, wood: 1, raze: 1, defence: 1 },
};

export const keepsOf = (empire: Empire): readonly string[] => KEEPS[empire];

/** Goods that stay at clean-up: the empire's own, and what a store keeps. */
export function keptGoods(view: View, seat: number, texts: GameTexts): Set<string> {
  const player = view.seats[seat];
  const kept = new Set<string>(player?.empire ? KEEPS[player.empire] : []);
  for (const place of held(view, seat)) {
    const card = texts.card(place.id);
    if (card && factsOf(card).feature?.when === "store") for (const good of ["wood", "stone", "food"]) kept.add(good);
  }
  return kept;
}

export interface Held extends Location {
  /** The side it lies with, where that is not who holds it. */
  from: number | null;
}

/** The locations that count as a seat's own: its empire, and what it captured for the round. */
export function held(view: View, seat: number): Held[] {
  const own: Held[] = (view.seats[seat]?.locations ?? []).map((place) => ({ ...place, from: null }));
  const taken: Held[] = view.seats.flatMap((player, from) => (from === seat ? [] : player.locations.filter((place) => place.captor === seat).map((place) => ({ ...place, from }))));
  return [...own, ...taken];
}

export interface Row {
  kind: Kind;
  faction: Held[];
  common: Held[];
}

/** Three rows by kind; faction cards apart from common ones. */
export function rowsOf(places: readonly Held[], texts: GameTexts): Row[] {
  return KINDS.map((kind) => {
    const here = places.filter((place) => {
      const card = texts.card(place.id);
      return (card ? (factsOf(card) as Facts).kind : "feature") === kind;
    });
    const faction = here.filter((place) => {
      const card = texts.card(place.id);
      return card !== null && isFaction(card);
    });
    return { kind, faction, common: here.filter((place) => !faction.includes(place)) };
  });
}

export type Zone = "hand" | "display" | "deal" | "foundation";

/** Plain ids may be in several places; what is asked says in which it is meant. */
const VERBS: Record<Zone, readonly string[]> = {
  hand: ["build", "deal", "raze-hand", "tuck", "discard", "keep", "give-up-card", "bury"],
  display: ["take"],
  deal: ["from-deal", "use-deal", "drop-deal", "target"],
  foundation: ["foundation"],
};

/** The thing that a card in this zone is now; null if what is asked about its id means another place. */
export function thingIn(zone: Zone, id: string, question: QuestionInfo | null): Ref | null {
  const ref = `card:${id}`;
  if (!question) return zone === "hand" || zone === "display" ? ref : null;
  const words = [
    ...question.options.filter((option) => option.refs.some(([kind, name]) => kind === "card" && name === id)).map((option) => option.said.id),
    ...question.closed.filter((item) => item.said.args["card"] === id).map((item) => item.said.id),
  ].map((said) => said.replace(/^option-/, ""));
  if (words.length === 0) return zone === "hand" ? ref : null;
  return words.some((word) => VERBS[zone].includes(word)) ? ref : null;
}

/** The things a phone finds on a seat's part of the board. */
export function refsOn(view: View, seat: number, mine: boolean): Ref[] {
  const player = view.seats[seat];
  if (!player) return [];
  const tags = held(view, seat).map((place) => `card:${place.tag}`);
  const plain = [...player.deals, ...(mine ? [...player.foundations, ...view.display, ...player.draft] : [])];
  return [...tags, ...plain.flatMap((id) => (id ? [`card:${id}`] : [])), ...(mine ? ["pile:common", "pile:faction"] : [`seat:${seat}`])];
}
