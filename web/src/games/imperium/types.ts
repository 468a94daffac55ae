/** The view of the game (src/oikumene/games/imperium/view.py) and the facts of its cards (cards/facts.py). */

export const RESOURCES = ["materials", "population", "progress"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Readonly<Partial<Record<Resource, number>>>;

export interface Slot {
  id: string;
  tag: string;
  tokens: Record<Resource, number>;
  unrest: number;
}

/** A card in play: what lies on it and under it. */
export interface InPlay {
  id: string;
  tag: string;
  exhausted: boolean;
  garrison: string[];
  progress: number;
  treated: string[];
}

export interface Price {
  cost: Amounts;
  can: boolean;
}

export interface Player {
  nation: string;
  power: string;
  state: "barbarian" | "empire";
  resources: Record<Resource, number>;
  actions: number;
  exhausts: number;
  turn: "" | "activate" | "innovate" | "revolt";
  hand: (string | null)[];
  hand_size?: number;
  deck: number;
  deck_seen: (string | null)[];
  discard: (string | null)[];
  powers: InPlay[];
  play: InPlay[];
  history: (string | null)[];
  nation_deck: (string | null)[];
  nation_token: boolean;
  bottom: (string | null)[];
  area: (string | null)[];
  prices: Price[];
  area_token: boolean;
  journey: (string | null)[];
  king: boolean;
  points?: number;
  breakdown?: Record<string, number>;
}

export interface View {
  round: number;
  first: number;
  /** Whose turn it is; -1 at the solstice and before the game. */
  active: number;
  base: string;
  ending: "" | "triggered" | "final";
  why: string;
  market: (Slot | null)[];
  decks: Record<string, number>;
  fame_seen: string[];
  king: (string | null)[];
  exile: (string | null)[];
  seats: Player[];
  opponent?: { level: string; die: number; slots: number[] };
}

export interface Facts {
  nation: string;
  box: string;
  start: string;
  numbers: string[];
  suits: string[];
  icons: string[];
  lands: string[];
  state: "" | "barbarian" | "empire";
  pinned: boolean;
  attack: boolean;
  free: boolean;
  plays: boolean;
  reacts: string[];
  passive: boolean;
  players: number;
  cost: Amounts;
  points: { coin: "n"; n: number } | { coin: "*"; notation: string } | { coin: "?"; cases: [number, string][] };
  exhaust: boolean;
  solstice: boolean;
  ru_printed: boolean;
}
