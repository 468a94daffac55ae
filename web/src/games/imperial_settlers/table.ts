/** What the view means, without a page: phases, who holds what, which thing a card on the table is. */
import type { GameTexts } from "@/shell/texts";
import type { Ref } from "@/shell/lit";
import type { QuestionInfo } from "@/wire";
import { factsOf, inOrder, KIND_ICONS } from "./face";
import type { Good, LocationView, View } from "./view";

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const empireName = (empire: string, texts: GameTexts): string => (empire ? String(texts.thing("empire", empire)) : "");

/** Where in the round the game is, as the scale shows it; before the first round at its beginning. */
export const phaseOf = (view: View): number => Math.max(0, view.phases.indexOf(view.phase === "cleanup" ? view.phases[view.phases.length - 1]! : view.phase));

/** The supply, points apart: they are counted at the end of the row. */
export const suppliesOf = (goods: Record<Good, number>): Good[] => inOrder(Object.keys(goods) as Good[]).filter((good) => good !== "vp");

export interface Held extends LocationView {
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
  kind: string;
  faction: Held[];
  common: Held[];
}

/** Three rows by kind; faction cards apart from common ones. */
export function rowsOf(places: readonly Held[], texts: GameTexts): Row[] {
  return Object.keys(KIND_ICONS).map((kind) => {
    const here = places.filter((place) => {
      const card = texts.card(place.id);
      return (card ? factsOf(card).kind : "feature") === kind;
    });
    const faction = here.filter((place) => {
      const card = texts.card(place.id);
      return card !== null && factsOf(card).faction;
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
