/** Where the points came from that were gained in play: by what brought them, and by which card how often. */
import type { LogLine } from "@/shell/feed";
import type { Gains } from "../game";

/** What brings points, by the line of the log that stands before them. */
const BY: Readonly<Record<string, string>> = {
  "log-produces": "production",
  "log-board-produces": "production",
  "log-copies": "production",
  "log-deals": "deals",
  "log-deal-gives": "deals",
  "log-routes": "deals",
  "log-builds": "building",
  "log-activates": "actions",
  "log-razes": "razing",
  "log-razes-hand": "razing",
};
export const KINDS = ["production", "deals", "building", "actions", "razing", "sphinx", "other"] as const;

/** The points a seat has gained in play; what no line explains is left to who knows the whole. */
export function gained(log: readonly LogLine[], seat: number): Gains[] {
  const found = new Map<string, Gains>();
  let cause: { kind: string; card: string } | null = null;
  const add = (kind: string, card: string, by: number, move: number) => {
    const one = found.get(kind) ?? { kind, by: 0, cards: [] };
    const each = one.cards.find((known) => known.card === card && known.each === by);
    if (each) each.moves.push(move);
    else one.cards.push({ card, each: by, moves: [move] });
    one.by += by;
    found.set(kind, one);
  };
  for (const { said, move } of log) {
    if (said.args["seat"] !== seat) continue;
    const kind = BY[said.id];
    const n = Number(said.args["n"] ?? 0);
    if (kind) cause = { kind, card: String(said.args["card"] ?? "").replace(/[@#].*/, "") };
    else if (said.id === "log-sphinx") add("sphinx", "", n, move);
    else if (said.id === "log-gains" && said.args["good"] === "vp") add(cause?.kind ?? "other", cause?.card ?? "", n, move);
  }
  return KINDS.flatMap((kind) => found.get(kind) ?? []);
}
