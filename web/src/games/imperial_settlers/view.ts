// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/imperial_settlers/view.py and facts.py. Do not edit.

export type Good = "defence" | "food" | "gold" | "raze" | "stone" | "vp" | "wood" | "worker";

export type Phase = "actions" | "attack" | "cleanup" | "lookout" | "production" | "setup";

/** A location. `raze`: how many tokens razing it takes (null: it cannot be razed); `stored`: resources on a Shrine; `under`: cards under a Gate; `captor`: who holds it for this round. */
export interface LocationView {
  id: string;
  tag: string;
  used: number;
  guarded: boolean;
  blocked: boolean;
  raze: number | null;
  stored: number;
  under: number;
  captor: number | null;
}

export interface Backs {
  common: number;
  faction: number;
}

/** The solo game's opponent. `faction_locations` are the player's, to be compared with its trophies. */
export interface VirtualView {
  locations: LocationView[];
  attack: string[];
  trophies: string[];
  faction_locations: number;
}

/** A player. `empire` is empty until it is chosen; `kept`: goods that stay at clean-up. */
export interface PlayerView {
  empire: string;
  goods: Record<Good, number>;
  kept: Good[];
  passed: boolean;
  hand: (string | null)[];
  hand_backs: Backs;
  draft: (string | null)[];
  deck: number;
  discard: string[];
  locations: LocationView[];
  foundations: (string | null)[];
  deals: string[];
  routes: string[];
  tucked: (string | null)[];
  points: number;
  breakdown: Record<string, number>;
}

/** A board to choose: what it produces each round, and what stays at clean-up. */
export interface EmpireView {
  id: string;
  produces: Record<string, number>;
  keeps: Good[];
}

/** What the actions cost that are not printed on a card; `exchange`: for each resource or card. */
export interface Prices {
  raze_hand: Record<string, number>;
  exchange: Record<string, number>;
}

/** The table. `phases`: the parts of a round; `empires`: while somebody still chooses one. */
export interface View {
  round: number;
  rounds: number;
  phase: Phase;
  phases: Phase[];
  first: number;
  lookout: string;
  peaceful: boolean;
  prices: Prices;
  display: string[];
  common_deck: number;
  common_discard: string[];
  empires?: EmpireView[];
  seats: PlayerView[];
  virtual?: VirtualView;
}

export interface Trade {
  pay: Record<string, number>;
  gain: Record<string, number>;
}

/** `by` names what is counted; `steps` are (at least so many, points), the highest first. */
export interface ScoringFacts {
  by: string;
  steps: [number, number][];
}

export interface ActionFacts {
  pay: Record<string, number>;
  effects: EffectFacts[];
}

/** `when` names the feature; where it brings goods, `ways` holds them, one of several to choose. */
export interface FeatureFacts {
  when: string;
  match?: string;
  ways?: Record<string, number>[];
  trades?: Trade[];
}

/** `do` names the effect; goods it gives stand beside it (`ways`: one of several; `most`: no more of `good`). */
export interface EffectFacts {
  do: string;
  goods?: Record<string, number>;
  good?: string;
  each?: string;
  most?: number;
  ways?: Record<string, number>[];
  n?: number;
}

/** The figures of a card, and what it does. `points`: what it is worth at the end by itself; `deal_price`: what a deal with it costs. */
export interface Facts {
  kind: string;
  faction: boolean;
  colours: string[];
  codes: string[];
  cost: Record<string, number>;
  raze: Record<string, number> | null;
  deal: string | null;
  deal_price: Record<string, number>;
  uses: number;
  points: number;
  bonus: EffectFacts[];
  production: EffectFacts[];
  feature: FeatureFacts | null;
  action: ActionFacts | null;
  scoring: ScoringFacts | null;
}
