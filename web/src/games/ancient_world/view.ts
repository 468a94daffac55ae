// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/ancient_world/view.py and facts.py. Do not edit.

export type Tribe = "blue" | "green" | "purple" | "red" | "yellow";

export type Rule = "free" | "higher" | "match";

/** An army. `symbols`: what it gives in a fight, experience included; `price`: coins for using it now. */
export interface ArmyView {
  card: string;
  retired: string[];
  picture: number;
  scroll: number;
  price: number;
  symbols: Record<string, number>;
}

/** What a space asks for (one of `pays`; `price` is that of the card) and what it gives. */
export interface Offer {
  pays: Record<string, number>[];
  gains: Record<string, number>;
}

/** A city. `slots`: cards that hold a citizen, with its skill; `round_swords`: until the end of the round. */
export interface CityView {
  coins: number;
  knowledge: number;
  space: number;
  food: number;
  coin_income: number;
  knowledge_income: number;
  sword: number;
  arrow: number;
  army_limit: number;
  explore: number;
  free: number;
  round_swords: number;
  citizens: number[];
  ready: number[];
  starving: number[];
  passed: boolean;
  empire: string[];
  lost: string[];
  aside: (string | null)[];
  districts: string[];
  titans: string[];
  hand: (string | null)[];
  armies: ArmyView[];
  slots: ((string | number)[])[];
  banners: Record<Tribe, number>;
  points: number;
  breakdown: Record<string, number>;
}

export interface Decks {
  empire: number;
  deck: "A" | "B";
  discard: string[];
  military: number;
}

export interface DistrictDeck {
  open: string | null;
  left: number;
  known: (string | null)[];
}

/** `known`: what the viewer knows of the deck, bottom first. */
export interface TitanDeck {
  stars: number;
  open: string | null;
  left: number;
  known: (string | null)[];
}

/** A space of the board. `citizens`: seat and skill, in the order they came; `fee`: coins for not matching; `draws`: how many cards its action shows the viewer. */
export interface SpaceView {
  id: string;
  round: number;
  open: boolean;
  rule: Rule;
  fee: number;
  offer: Offer;
  draws: number;
  citizens: number[][];
}

/** The table. `skills`: the skills that citizens may have; `capital`: the symbols of a city without its cards; `banner_points`: what none, one, two … banners of a tribe are worth. */
export interface View {
  round: number;
  rounds: number;
  first: number;
  locked: boolean;
  expand_plus: boolean;
  skills: number[];
  capital: Record<string, number>;
  banner_points: number[];
  spaces: SpaceView[];
  row: string[];
  military: string[];
  titans: TitanDeck[];
  district: DistrictDeck;
  decks: Decks;
  seats: CityView[];
}

/** What a power does, by its word of the deck file, and its figures: `{"do": "coins", "figures": {"n": 2}}`. */
export interface Power {
  do: string;
  figures: Record<string, number | string>;
}

export interface Price {
  coins: number;
  knowledge: number;
}

/** The figures of a card. Counts name only what is there; a card that is no titan has no stars. */
export interface Facts {
  cost: Price;
  banners: Record<string, number>;
  symbols: Record<string, number>;
  action: Power[];
  ability: Power | null;
  scoring: Power | null;
  army: Record<string, number>;
  experience: Record<string, number>;
  stars: number;
  defence: number;
  arrows: boolean;
}
