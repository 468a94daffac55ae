/** What the view and the questions mean, without a page. */
import { hexCentre, type Point } from "@/boards/geometry";
import type { Ref } from "@/shell/lit";
import type { CardText, ClosedInfo, OptionInfo, QuestionInfo } from "@/wire";
import type { CityView, Facts, HexView, Prices, View } from "./view";

export const asView = (view: Record<string, unknown>): View => view as unknown as View;

/** What is printed on a card; nothing on one that nobody knows. */
export const factsOf = (card: CardText | null): Facts => (card ? (card.facts as unknown as Facts) : { expansion: false, printed_ru: true });

/** Actions without a place, as plaques in the prompt. */
export const ACTIONS = ["buy-advance", "move", "cheer-action", "influence"] as const;

export const wordOf = (option: { said: { id: string } }): string => option.said.id.replace(/^option-/, "");

/** What the next advance costs, whichever it is; nothing is said where they cost differently. */
export function advancePrice(prices: Prices): Record<string, number> | undefined {
  const costs = Object.values(prices.advances);
  return new Set(costs.map((cost) => JSON.stringify(Object.entries(cost).sort()))).size === 1 ? costs[0] : undefined;
}

/** Things that options are about besides those they name: the plaque of an action, the power whose ability it is, a ship's goal. */
export function refs(option: OptionInfo | ClosedInfo): Ref[] {
  const [word = "", one = ""] = option.key.split(":");
  if ((ACTIONS as readonly string[]).includes(option.key)) return [`action:${option.key}`];
  if (word === "special") return [`power:${one.split(".")[0]}`, `card:${one.split(".")[0]}`];
  return [];
}

export const hexOf = (view: View, label: string): HexView | undefined => view.hexes.find((hex) => hex.hex === label);
export const citiesOf = (view: View, seat: number): HexView[] => view.hexes.filter((hex) => hex.city?.owner === seat);

/** How many units of each kind. */
export function countKinds(kinds: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/** Pieces of a city in the order in which they are drawn: the settlement, buildings, wonders. */
export function piecesOf(city: CityView): { piece: string; colour: string | number }[] {
  return [
    { piece: "settlement", colour: city.owner },
    ...Object.entries(city.buildings).map(([piece, colour]) => ({ piece, colour })),
    ...city.wonders.map((piece) => ({ piece, colour: city.owner })),
  ];
}

// -- where hexes lie on the page

/** Centre to corner, in the map's own units. */
export const SIZE = 46;

export interface Lie {
  /** Quarter turns clockwise. */
  turn: number;
  /** Whether hexes lie flat side up. */
  flat: boolean;
  at: ReadonlyMap<string, Point>;
}

const turned = ({ x, y }: Point, turn: number): Point => (turn === 0 ? { x, y } : turn === 1 ? { x: -y, y: x } : turn === 2 ? { x: -x, y: -y } : { x: y, y: -x });

/** The map turns so that its long side is the window's, and the own start lies left (wide) or below. */
export function lie(view: View, seat: number, wide: boolean): Lie {
  const raw = view.hexes.map((hex) => ({ hex, at: hexCentre(hex.q, hex.r, SIZE) }));
  const middle = (values: number[]) => (Math.max(...values) + Math.min(...values)) / 2;
  const [cx, cy] = [middle(raw.map(({ at }) => at.x)), middle(raw.map(({ at }) => at.y))];
  const flat = raw.map(({ hex, at }) => ({ hex, at: { x: at.x - cx, y: at.y - cy } }));
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const broad = span(flat.map(({ at }) => at.x)) >= span(flat.map(({ at }) => at.y));
  const ways = broad === wide ? [0, 2] : [1, 3];
  const home = flat.filter(({ hex }) => hex.spot === seat);
  const far = (turn: number): number => {
    const there = home.map(({ at }) => turned(at, turn));
    return wide ? -there.reduce((sum, at) => sum + at.x, 0) : there.reduce((sum, at) => sum + at.y, 0);
  };
  const [one = 0, other = 2] = ways;
  const turn = far(other) > far(one) + 1 ? other : one;
  return { turn, flat: turn % 2 === 0, at: new Map(flat.map(({ hex, at }) => [hex.hex, turned(at, turn)])) };
}

/** The corners of a hex, from the right (flat) or lower right one on; edge i lies between corners i and i + 1. */
export function corners({ x, y }: Point, flat: boolean, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (flat ? 0 : Math.PI / 6);
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

/** The hex beyond an edge, if there is one: the one whose centre lies twice as far as the edge. */
export function beyond(at: Point, edge: number, flat: boolean, places: readonly { at: Point; hex: HexView }[]): HexView | null {
  const angle = (Math.PI / 3) * edge + (flat ? Math.PI / 6 : Math.PI / 3);
  const far = SIZE * Math.sqrt(3);
  const [x, y] = [at.x + far * Math.cos(angle), at.y + far * Math.sin(angle)];
  return places.find((place) => Math.abs(place.at.x - x) < 4 && Math.abs(place.at.y - y) < 4)?.hex ?? null;
}

// -- questions

const MOVES = new Set(["move-from", "move-to", "who"]);
const INFLUENCE = new Set(["influence-from", "influence"]);
export const isMove = (question: QuestionInfo | null): boolean => question !== null && MOVES.has(question.prompt);

export const isInfluence = (question: QuestionInfo | null): boolean => question !== null && INFLUENCE.has(question.prompt);
/** What has a list of hexes beside the map. */
export const hasList = (question: QuestionInfo | null): boolean => isMove(question) || isInfluence(question);

/** Whether the whole board of advances lies over the map: an advance is asked for. */
export const asksAdvance = (question: QuestionInfo | null): boolean => question !== null && question.options.some((option) => wordOf(option) === "advance");

/** One thing of an exchange: how it is called in a key (`give:wood`, `want-cards:action`), and how many. */
export interface Good {
  key: string;
  kind: "good" | "card" | "cards";
  id: string;
  n: number;
}

export function goodOf(key: string, n: number): Good {
  const [word = "", id = ""] = key.split(":");
  return { key, kind: word === "give-card" || word === "give-shown" ? "card" : word === "want-cards" ? "cards" : "good", id, n };
}

export const goodsOf = (counts: Readonly<Record<string, number>>): Good[] => Object.entries(counts).map(([key, n]) => goodOf(key, n));

/** An exchange that is being put together or waits for an answer. */
export interface Proposal {
  by: number;
  to: number;
  given: Good[];
  wanted: Good[];
  open: boolean;
}

const WRITING = new Set(["exchange", "exchange-counter"]);

export function proposalOf(view: View, question: QuestionInfo | null): Proposal | null {
  if (view.offer) return { ...view.offer, given: goodsOf(view.offer.given), wanted: goodsOf(view.offer.wanted), open: false };
  if (!question || !WRITING.has(question.prompt)) return null;
  const counts: Record<string, number> = {};
  for (const key of question.picked ?? []) counts[key] = (counts[key] ?? 0) + 1;
  const all = goodsOf(counts);
  const wants = (good: Good) => good.key.startsWith("want");
  return { by: question.seat, to: Number(question.said.args["seat"]), given: all.filter((good) => !wants(good)), wanted: all.filter(wants), open: true };
}

// -- a phone's parts

export function partOf(ref: Ref): string {
  const kind = ref.slice(0, ref.indexOf(":"));
  if (kind === "hex") return "map";
  if (kind === "power" || kind === "group") return "advances";
  if (kind === "card") return "mine";
  if (kind === "seat") return "players";
  return "";
}

export function refsByPart(lit: Iterable<Ref>): Map<string, Ref[]> {
  const map = new Map<string, Ref[]>();
  for (const ref of lit) {
    const part = partOf(ref);
    if (part) map.set(part, [...(map.get(part) ?? []), ref]);
  }
  return map;
}
