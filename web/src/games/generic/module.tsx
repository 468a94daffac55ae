import type { CardText } from "@/wire";
import type { GameModule } from "../game";
import { GenericBoard, GenericHand } from "./Board";

const record = (value: unknown): Record<string, unknown> => (typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {});

/** What stands on a card, in words alone. */
const whole = (card: CardText): string[] => [...(card.figures ? [card.figures] : []), ...card.lines];

/** A game without a board of its own: everything it shows, readable, nothing drawn. */
const generic: GameModule = {
  Board: GenericBoard,
  Hand: GenericHand,
  handHeight: (t) => (ownHand(t.view, t.seat).length ? 150 : 0),
  face: (card) => ({
    id: card.id,
    name: card.name,
    colours: ["none"],
    kind: card.deck_title,
    text: whole(card).slice(0, 2),
    lines: whole(card),
    note: card.note,
    reconstructed: card.sure !== "high",
  }),
  scale: (view, texts) => {
    const [round, rounds] = [Number(view["round"] ?? 0), Number(view["rounds"] ?? 0)];
    return { round, rounds, now: round > 0 ? texts.maybe("log-round", { n: round }) || String(round) : "" };
  },
  seat: (view, seat) => {
    const seats = view[seatsKey(view)];
    const own = record(Array.isArray(seats) ? seats[seat] : undefined);
    return { points: typeof own["points"] === "number" ? own["points"] : null, passed: own["passed"] === true };
  },
  segments: () => [],
  verb: (option, t) => ({ label: t.texts.said(option.said, t.names, t.seat) }),
};

/** Where a view keeps what belongs to the seats: `seats`, or the one list of things that has as many entries. */
export function seatsKey(view: Record<string, unknown>, n = 0): string {
  if (Array.isArray(view["seats"])) return "seats";
  const found = Object.entries(view).filter(([, item]) => Array.isArray(item) && item.length === (n || item.length) && item.length > 0 && item.every((one) => typeof one === "object" && one !== null && !Array.isArray(one)));
  return found[0]?.[0] ?? "seats";
}

export function ownHand(view: Record<string, unknown>, seat: number | null): string[] {
  if (seat === null) return [];
  const hand = record((view["seats"] as unknown[] | undefined)?.[seat])["hand"];
  return Array.isArray(hand) ? hand.filter((card): card is string => typeof card === "string") : [];
}

export default generic;
