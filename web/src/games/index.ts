/** Which games have a board of their own. Others are shown by the generic one. */
import type { TableInfo } from "@/wire";
import type { GameModule } from "./game";

type Load = () => Promise<{ default: GameModule }>;

/** Add your game here: the module's default export is its GameModule. */
const MODULES: Record<string, Load> = {
  ancient_world: () => import("./ancient_world/module"),
  clash: () => import("./clash/module"),
  imperial_settlers: () => import("./imperial_settlers/module"),
  imperium: () => import("./imperium/module"),
  oath: () => import("./oath/module"),
};

export async function loadGame(id: string): Promise<GameModule> {
  const load = MODULES[id] ?? (() => import("./generic/module"));
  return (await load()).default;
}

export interface Plate {
  id: string;
  colour: string;
  icon: string;
  /** How long and how heavy, where we know it. */
  minutes?: number;
  weight?: "light" | "medium" | "heavy";
  /** The colour and symbol of each seat (1–6), where the game's own colours say which; else in their order. */
  colours?: readonly number[];
  /** With a chronicle the boards are chosen in play, and the colours with them. */
  chosen?: boolean;
}

/** How the plates of the lobby look, in their order. */
const PLATES: readonly Plate[] = [
  { id: "imperial_settlers", colour: "red", icon: "centurion-helmet", minutes: 40, weight: "light" },
  { id: "ancient_world", colour: "green", icon: "minotaur", minutes: 60, weight: "light" },
  { id: "clash", colour: "blue", icon: "spartan-helmet", minutes: 120, weight: "heavy" },
  { id: "imperium", colour: "gold", icon: "eagle-emblem", minutes: 90, weight: "medium" },
  { id: "oath", colour: "purple", icon: "crown", minutes: 120, weight: "heavy", colours: [4, 1, 2, 5, 3, 6], chosen: true },
];

/** The plate of a game; a game nobody has drawn one for gets a plain one. */
export const plateOf = (id: string): Plate => PLATES.find((plate) => plate.id === id) ?? { id, colour: "none", icon: "card" };

/** The colour and symbol of a seat of a game: in Oath the Chancellor is purple. */
export const colourOf = (game: string, seat: number): number => plateOf(game).colours?.[seat] ?? seat + 1;

/** The same at a table: 0 where colours are chosen in play and nobody has chosen yet. */
export function colourAt(table: Pick<TableInfo, "game" | "colours">, seat: number): number {
  if (!table.colours) return colourOf(table.game, seat);
  const chosen = table.colours[seat];
  return chosen === undefined ? 0 : colourOf(table.game, chosen);
}

/** Plates for the games the server has, then those it does not have (or has not told of yet). */
export function platesFor(known: readonly string[]): readonly Plate[] {
  const drawn = PLATES.filter((plate) => known.includes(plate.id));
  const others = known.filter((id) => !PLATES.some((plate) => plate.id === id)).map(plateOf);
  return [...drawn, ...others, ...PLATES.filter((plate) => !known.includes(plate.id))];
}
