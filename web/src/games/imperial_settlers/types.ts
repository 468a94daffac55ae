/** The view of the game (src/oikumene/games/imperial_settlers/view.py) and the facts of its cards (cards/facts.py). */

export const GOODS = ["wood", "stone", "food", "worker", "gold", "raze", "defence"] as const;
export type Good = (typeof GOODS)[number] | "vp" | "card" | "common_card" | "faction_card";
export type Empire = "romans" | "barbarians" | "egyptians" | "japanese";
export const KINDS = ["production", "feature", "action"] as const;
export type Kind = (typeof KINDS)[number];

export interface Location {
  id: string;
  tag: string;
  used: number;
  guarded: boolean;
  blocked: boolean;
  stored: number;
  under: number;
  captor: number | null;
}

export interface Player {
  empire: Empire | "";
  goods: Record<string, number>;
  passed: boolean;
  hand: (string | null)[];
  hand_backs: { common: number; faction: number };
  draft: (string | null)[];
  deck: number;
  discard: string[];
  locations: Location[];
  foundations: (string | null)[];
  deals: string[];
  routes: string[];
  tucked: (string | null)[];
  points: number;
  breakdown: Record<string, number>;
}

export type Phase = "setup" | "lookout" | "production" | "actions" | "cleanup" | "attack";

export interface View {
  round: number;
  rounds: number;
  phase: Phase;
  first: number;
  lookout: string;
  peaceful: boolean;
  display: string[];
  common_deck: number;
  common_discard: string[];
  seats: Player[];
  virtual?: { locations: Location[]; attack: string[]; trophies: string[]; faction_locations: number };
}

export type Amounts = Readonly<Record<string, number>>;

export interface Effect {
  do: string;
  goods?: Amounts;
  good?: string;
  each?: string;
  most?: number;
  ways?: Amounts[];
  n?: number;
}

export interface Facts {
  kind: Kind | "attack";
  colours: string[];
  cost: Amounts;
  raze: Amounts | null;
  deal: string | null;
  uses: number;
  bonus: Effect[];
  production: Effect[];
  feature: { when: string; match?: string; ways?: Amounts[] } | null;
  action: { pay: Amounts; effects: Effect[] } | null;
  scoring: { by: string; steps: [number, number][] } | null;
}
