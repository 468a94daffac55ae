import type { GameModule } from "../game";
import { GenericBoard, GenericHand } from "./Board";

const record = (value: unknown): Record<string, unknown> => (typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {});

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
    text: card.lines.slice(0, 2),
    lines: card.lines,
    note: card.note,
    reconstructed: card.sure !== "high",
  }),
  scale: (view) => ({ round: Number(view["round"] ?? 0), rounds: Number(view["rounds"] ?? 0), now: "" }),
  seat: (view, seat) => {
    const own = record((view["seats"] as unknown[] | undefined)?.[seat]);
    return { points: typeof own["points"] === "number" ? own["points"] : null, passed: own["passed"] === true };
  },
  segments: () => [],
  verb: (option, t) => ({ label: t.texts.said(option.said, t.names, t.seat) }),
};

export function ownHand(view: Record<string, unknown>, seat: number | null): string[] {
  if (seat === null) return [];
  const hand = record((view["seats"] as unknown[] | undefined)?.[seat])["hand"];
  return Array.isArray(hand) ? hand.filter((card): card is string => typeof card === "string") : [];
}

export default generic;
