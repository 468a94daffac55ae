// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/imperium/view.py and facts.py. Do not edit.

export type Resource = "materials" | "population" | "progress";

export type Deck = "civilised" | "fame" | "main" | "region" | "uncivilised" | "unrest";

/** What a card beside the nation deck costs its owner now (only what is paid), and whether that can be paid. */
export interface PriceView {
  cost: Record<string, number>;
  can: boolean;
}

/** A card in play: what lies on it and under it. `treated`: lands of it that count as something else this turn. */
export interface InPlay {
  id: string;
  tag: string;
  exhausted: boolean;
  garrison: string[];
  progress: number;
  treated: string[];
}

/** The solo game's opponent: which of `seats` it is, its cards by slot. */
export interface OpponentView {
  seat: number;
  level: string;
  die: number;
  slots: number[];
  cards: ((string | null)[])[];
}

/** A player's area. `sinks`: the history holds sunken cards; `quests`: the area holds quests, which are not bought; points only for the owner; no hand size for the opponent of the solo game. */
export interface PlayerView {
  nation: string;
  power: string;
  state: "barbarian" | "empire";
  resources: Record<Resource, number>;
  actions: number;
  exhausts: number;
  turn: string;
  hand: (string | null)[];
  deck: number;
  deck_seen: (string | null)[];
  discard: string[];
  powers: InPlay[];
  play: InPlay[];
  history: (string | null)[];
  sinks: boolean;
  nation_deck: (string | null)[];
  nation_token: boolean;
  bottom: string[];
  area: string[];
  quests: boolean;
  prices: PriceView[];
  area_token: boolean;
  journey: string[];
  king: boolean;
  points?: number;
  breakdown?: Record<string, number>;
  hand_size?: number;
}

/** A card of the market with what lies on it, and how many unrest under it. */
export interface SlotView {
  id: string;
  tag: string;
  tokens: Record<Resource, number>;
  unrest: number;
}

/** The table. `active`: whose turn it is (-1 at the solstice and before the game); `turn_actions`: the action tokens of a turn; `treated_as`: how many production a treated land counts; `market_decks`: deck by suit. */
export interface View {
  round: number;
  rounds: number;
  first: number;
  active: number;
  base: string;
  ending: "" | "final" | "triggered";
  why: string;
  turn_actions: number;
  treated_as: number;
  market: (SlotView | null)[];
  decks: Record<Deck, number>;
  market_decks: Record<string, Deck>;
  fame_seen: string[];
  king: string[];
  exile: string[];
  seats: PlayerView[];
  opponent?: OpponentView;
}

/** The coin: a number (`n`), a `*` with what is counted, or a `?` with the cases (points, where). */
export interface PointsFacts {
  coin: "*" | "?" | "n";
  n?: number;
  notation?: string;
  cases?: [number, string][];
}

/** Symbols, figures and what kinds of abilities a card has. `cost` names only what is paid. */
export interface Facts {
  nation: string;
  box: string;
  start: string;
  numbers: string[];
  suits: string[];
  icons: string[];
  lands: string[];
  state: string;
  pinned: boolean;
  attack: boolean;
  free: boolean;
  plays: boolean;
  reacts: string[];
  passive: boolean;
  players: number;
  cost: Record<string, number>;
  points: PointsFacts;
  exhaust: boolean;
  solstice: boolean;
  ru_printed: boolean;
}
