/** What the view and the questions mean, without a page. */
import type { LogLine } from "@/shell/feed";
import type { Ref } from "@/shell/lit";
import type { CardText, ClosedInfo, OptionInfo, QuestionInfo } from "@/wire";
import type { Facts, Land, Slot, View } from "./view";

export const asView = (view: Record<string, unknown>): View => view as unknown as View;

/** What is printed on a card; nothing on one that nobody knows. */
export const factsOf = (card: CardText | null): Facts => (card ? (card.facts as unknown as Facts) : { kinds: [], unbuilt: false, name_in_law: true, cost: {} });

/** The major actions, in the order of the rulebook. */
export const ACTIONS = ["search", "muster", "trade", "recover", "campaign", "travel"] as const;

export const wordOf = (option: { said: { id: string } }): string => option.said.id.replace(/^option-/, "");

/** Things without a name of their own that options speak of by their number or their place. */
export function refs(option: OptionInfo | ClosedInfo, view: View, seat: number | null): Ref[] {
  const [word = "", one = "", two = ""] = option.key.split(":");
  const here = seat === null ? "" : (view.seats[seat]?.pawn ?? "");
  switch (word) {
    case "search-deck":
      return ["deck:world"];
    case "march":
      return one ? [] : [`slot:${here}`];
    case "adviser":
    case "show":
    case "oust-facedown":
    case "give-hidden":
      return [`hidden:${one}`];
    case "look-relic":
    case "recover-relic":
      return [`relic:${here}/${one}`];
    case "find":
    case "hidden-relic":
      return [`relic:${one}/${two}`];
    case "look-reliquary":
      return [`space:${one}`];
    case "hidden-adviser":
      return [`adviser:${one}/${two}`];
    case "target-pawn":
    case "people-place":
      return word === "people-place" ? ["banner:pf"] : [];
    default:
      return (ACTIONS as readonly string[]).includes(option.key) ? [`action:${option.key}`] : sitesOf(option, view);
  }
}

/** Where the sites lie that an option names as cards: a site is pressed on the map. */
const sitesOf = (option: OptionInfo | ClosedInfo, view: View): Ref[] =>
  ("refs" in option ? option.refs : []).flatMap(([kind, id]) => (kind === "card" ? view.slots.filter((slot) => slot.site === id).map((slot) => `slot:${slot.id}`) : []));

export const slotOf = (view: View, id: string): Slot | undefined => view.slots.find((slot) => slot.id === id);

export const regionsOf = (view: View): string[] => [...new Set(view.slots.map((slot) => slot.region))];

/** The part of the board where a thing lies, for a phone. */
export function partOf(ref: Ref, view: View, me: number): string {
  const at = ref.indexOf(":");
  const [kind, id] = [ref.slice(0, at), ref.slice(at + 1)];
  if (kind === "slot") return slotOf(view, id)?.region ?? "";
  if (kind === "relic") return slotOf(view, id.split("/")[0] ?? "")?.region ?? "";
  if (kind === "region") return id;
  if (kind === "card") {
    const there = view.slots.find((slot) => slot.cards.some((card) => card.card === id));
    if (there) return there.region;
    const owner = view.seats.findIndex((board) => [...board.advisers, ...board.relics].some((card) => card.card === id) || board.vision.includes(id));
    return owner === me || owner < 0 ? "mine" : "players";
  }
  if (kind === "banner") {
    const holder = view.banners.find((banner) => banner.id === id)?.holder ?? null;
    return holder === null || holder === me ? "mine" : "players";
  }
  if (kind === "space") return me === 0 ? "mine" : "players";
  if (kind === "seat" || kind === "adviser") return "players";
  if (kind === "suit" || kind === "deck" || kind === "hidden") return "mine";
  return "";
}

/** The things of a question by the part of the board where they lie. */
export function refsByPart(lit: Iterable<Ref>, view: View, me: number): Map<string, Ref[]> {
  const map = new Map<string, Ref[]>();
  for (const ref of lit) {
    const part = partOf(ref, view, me);
    if (part) map.set(part, [...(map.get(part) ?? []), ref]);
  }
  return map;
}

/** What was rolled in the campaign that is going on, as the chronicle tells it; a roll made again counts. */
export interface Rolls {
  attack: Readonly<Record<string, number>> | null;
  defence: Readonly<Record<string, number>> | null;
}

export function rolls(log: readonly LogLine[]): Rolls {
  const found: Rolls = { attack: null, defence: null };
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { id, args } = log[i]!.said;
    if (id === "log-attacks") break;
    if (id === "log-rolls-attack") found.attack ??= numbers(args);
    if (id === "log-rolls-defence") found.defence ??= numbers(args);
  }
  return found;
}

const numbers = (args: Readonly<Record<string, unknown>>): Record<string, number> => Object.fromEntries(Object.entries(args).map(([name, n]) => [name, Number(n)]));

/** One thing of a deal: how it is called in a key (`give-relic:map`), and how many. */
export interface Good {
  key: string;
  kind: "token" | "banner" | "relic" | "adviser" | "hidden" | "site";
  id: string;
  n: number;
}

export function goodOf(key: string, n: number): Good {
  const [word = "", id = ""] = key.split(":");
  const kind = word.split("-")[1] ?? "token";
  return { key, kind: kind as Good["kind"], id, n };
}

export const goodsOf = (counts: Readonly<Record<string, number>>): Good[] => Object.entries(counts).map(([key, n]) => goodOf(key, n));

/** A deal that is being put together or waits for an answer: who offers whom what, and whether citizenship goes with it. */
export interface Proposal {
  by: number;
  to: number;
  given: Good[];
  wanted: Good[];
  /** The space of the Reliquary whose relic goes with it. */
  space: string | null;
  citizen: boolean;
  /** It is still being put together. */
  open: boolean;
}

const WRITING = new Set(["exchange", "exchange-counter", "deal", "deal-counter"]);

export function proposalOf(view: View, question: QuestionInfo | null, log: readonly LogLine[]): Proposal | null {
  const promised = offered(log);
  if (view.offer) {
    const { by, to, given, wanted } = view.offer;
    return { by, to, given: goodsOf(given), wanted: goodsOf(wanted), open: false, ...promised };
  }
  if (!question) return null;
  const other = Number(question.said.args["seat"]);
  if (question.prompt === "citizenship") return { by: other, to: question.seat, given: [], wanted: [], open: false, ...promised };
  if (!WRITING.has(question.prompt)) return null;
  const counts: Record<string, number> = {};
  for (const key of question.picked ?? []) counts[key] = (counts[key] ?? 0) + 1;
  const all = goodsOf(counts);
  const wanted = all.filter((good) => good.key.startsWith("want"));
  return { by: question.seat, to: other, given: all.filter((good) => !good.key.startsWith("want")), wanted, open: true, ...promised };
}

/** The offer of citizenship that is talked about, if the chronicle tells of one that has no answer yet. */
function offered(log: readonly LogLine[]): { space: string | null; citizen: boolean } {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { id, args } = log[i]!.said;
    if (id === "log-offers") return { space: String(args["space"]), citizen: true };
    if (id === "log-refuses" || id === "log-citizen" || id === "log-turn") break;
  }
  return { space: null, citizen: false };
}

/** The cards and banners that would leave a board by the offer that is open. */
export function givenAway(view: View, seat: number): ReadonlySet<string> {
  const { offer } = view;
  if (!offer) return new Set();
  const leaves = seat === offer.by ? offer.given : seat === offer.to ? offer.wanted : {};
  return new Set(goodsOf(leaves).filter((good) => good.kind !== "token").map((good) => good.id));
}

/** Of which region a land of the next game was before; null where it was not on the map. */
export function fateOf(land: Land, before: readonly Land[], regions: readonly string[]): string | null {
  const slot = before.findIndex((one) => one.site !== null && one.site === land.site);
  return slot < 0 ? null : (regions[slot] ?? null);
}

/** The seats that a contender for the title stands for: of the Empire everybody who has no standing of their own. */
export function together(view: View, seat: number): number[] {
  const others = view.seats.flatMap((board, other) => (!board.contends && other !== seat ? [other] : []));
  return [seat, ...(view.seats[seat]?.role === "chancellor" ? others : [])];
}
