/** What the view and a question mean, without a page. */
import type { Ref } from "@/shell/lit";
import type { GameTexts } from "@/shell/texts";
import type { OptionInfo, QuestionInfo } from "@/wire";
import type { InPlay, PlayerView, Resource, View } from "./view";

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nationName = (nation: string, texts: GameTexts): string => (nation ? cap(String(texts.thing("nation", nation))) : "");

const refOf = (option: OptionInfo, kind: string): string | null => {
  const found = option.refs.find(([name]) => name === kind);
  return found ? String(found[1]) : null;
};

/** Where the card of an option lies: said by the option, or known by what is done with it. */
function placeOf(option: OptionInfo): string {
  return refOf(option, "place") ?? (option.key.startsWith("play:") ? "hand" : "play");
}

/** Zones whose cards are always on the board as themselves. */
const OPEN = new Set(["hand", "market", "play", "powers"]);

/** The thing that a card in this zone is now; null if what is asked about its id means another place. */
export function thingIn(place: string, tag: string, question: QuestionInfo | null): Ref | null {
  const ref = `card:${tag}`;
  const about = (question?.options ?? []).filter((option) => refOf(option, "card") === tag);
  const closed = (question?.closed ?? []).filter((item) => item.said.args["card"] === tag);
  if (!about.length && !closed.length) return OPEN.has(place) ? ref : null;
  const places = [...about.map(placeOf), ...closed.map((item) => String(item.said.args["place"] ?? (item.key.startsWith("play:") ? "hand" : "play")))];
  return places.includes(place) ? ref : null;
}

export interface Shown {
  place: string;
  tags: string[];
}

/** Cards asked about that lie in no open zone: in a pile, a deck, a garrison. They are laid out while the question is open. */
export function laidOut(question: QuestionInfo | null): Shown[] {
  const groups = new Map<string, string[]>();
  for (const option of question?.options ?? []) {
    const tag = refOf(option, "card");
    if (tag === null) continue;
    const place = refOf(option, "place");
    if (place === null || OPEN.has(place)) continue;
    const tags = groups.get(place) ?? [];
    if (!tags.includes(tag)) groups.set(place, [...tags, tag]);
  }
  return [...groups].map(([place, tags]) => ({ place, tags }));
}

/** Whether the market is part of the question: then what is laid out must not cover it. */
export const asksMarket = (question: QuestionInfo | null): boolean => (question?.options ?? []).some((option) => refOf(option, "place") === "market" || refOf(option, "suit") !== null);

/** Of a decision in several answers: where in them each picked copy of a hand's card stands (`held`: the one that waits). */
export function pickedInHand(question: QuestionInfo | null, held: string | null = null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  [...(question?.picked ?? []), ...(held === null ? [] : [held])].forEach((key, at) => {
    const [, card, place] = key.split(":");
    if (card && place === "hand") found.set(card, [...(found.get(card) ?? []), at]);
  });
  return found;
}

/** The card whose effect asks. */
export const askingCard = (question: QuestionInfo | null): string | null => {
  const card = question?.said.args["card"];
  return typeof card === "string" ? card : null;
};

/** Amounts of resources, by their names; what is not named is none. */
export type Amounts = Readonly<Record<string, number>>;

export const namesOf = (amounts: Amounts): Resource[] => Object.keys(amounts) as Resource[];

export const inPlay = (player: PlayerView): InPlay[] => [...player.powers, ...player.play];

/** The card in play under which a garrison lies. */
export const hostOf = (view: View, tag: string): string | null => view.seats.flatMap(inPlay).find((card) => card.garrison.includes(tag))?.tag ?? null;

/** Exhaust tokens that lie somewhere: on cards, the nation deck, the development area. */
export const spentExhausts = (player: PlayerView): number => inPlay(player).filter((card) => card.exhausted).length + Number(player.nation_token) + Number(player.area_token);

/** Seats in the order of the round. */
export const orderOf = (view: View): number[] => view.seats.map((_, i) => (view.first + i) % view.seats.length);

/** Over which part of the board cards are laid out: not over the one that is asked about as well. */
export const laidOver = (question: QuestionInfo | null): "market" | "mine" => (asksMarket(question) ? "mine" : "market");

/** The things of the market and of the own cards in play, each with what is laid out over it. */
export function refsOfParts(view: View, me: number, question: QuestionInfo | null): Record<"market" | "mine", Ref[]> {
  const player = view.seats[me];
  const laid = laidOut(question).flatMap((group) => group.tags.map((tag) => `card:${tag}`));
  const over = laidOver(question);
  const named = (question?.options ?? []).flatMap((option) => option.refs.filter(([kind]) => kind === "face" || kind === "nation" || kind === "suit").map(([kind, id]) => `${kind}:${id}`));
  return {
    market: [...view.market.flatMap((slot) => (slot ? [`card:${slot.tag}`] : [])), ...(over === "market" ? laid : []), ...named],
    mine: [...(player ? inPlay(player).map((card) => `card:${card.tag}`) : []), ...(over === "mine" ? laid : [])],
  };
}

/** The things a phone finds on the part with the market and the own cards in play. */
export function refsOfBoard(view: View, me: number, question: QuestionInfo | null): Ref[] {
  const { market, mine } = refsOfParts(view, me, question);
  return [...market, ...mine];
}

export const refsOfRival = (player: PlayerView): Ref[] => inPlay(player).map((card) => `card:${card.tag}`);
