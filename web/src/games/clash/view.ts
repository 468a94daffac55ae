// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/clash/view.py and facts.py. Do not edit.

/** A die that was rolled: value and symbol, and what a unit made of it: `more` combat value, or a hit cancelled. */
export interface DieView {
  value: number;
  symbol: string;
  more: number;
  cancels: boolean;
}

/** Of a hundred battles like this: won by who attacks, nobody left on either side, lost. */
export interface Chances {
  won: number;
  even: number;
  lost: number;
}

/** A side of a battle. `counts`: what its combat value is made of; `hits`: those it deals, `saves`: those it cancels; `card`: one it has laid or shown in this round, as far as the seat knows it. */
export interface SideView {
  side: string | number;
  units: string[];
  lost: string[];
  fortress: boolean;
  next_dice: number;
  dice: DieView[];
  value: number;
  counts: Record<string, number>;
  hits: number;
  saves: number;
  laid: boolean;
  card: string | null;
  may_play: boolean;
}

/** A city. `buildings`: whose colour each has; `collects`: how many resources it brings now (None: barbarians'). */
export interface CityView {
  owner: string | number;
  mood: string;
  size: number;
  grows: boolean;
  buildings: Record<string, number>;
  port: string | null;
  wonders: string[];
  activations: number;
  collects: number | null;
  culture: number;
  druid: number | null;
}

/** A unit: its kind, what it did in this turn (`state.MARKS`), and how options name it (`infantry:0`). */
export interface UnitView {
  kind: string;
  key: string;
  marks: string[];
}

/** What advances cost the seat that may obtain them; what units and buildings cost as printed. */
export interface Prices {
  advances: Record<string, Record<string, number>>;
  units: Record<string, Record<string, number>>;
  building: Record<string, number>;
}

/** Influence from one place on another: the culture it costs to reach, the roll it needs, and how often of a hundred that comes without more culture. */
export interface Reach {
  start: string;
  target: string;
  culture: number;
  needs: number;
  chance: number;
}

/** What an attack with all who can go would come to. */
export interface Attack {
  origin: string;
  goal: string;
  force: number;
  chances: Chances;
}

/** An exchange that waits for an answer: the keys of what is given and wanted, with how many. */
export interface OfferView {
  by: number;
  to: number;
  given: Record<string, number>;
  wanted: Record<string, number>;
}

/** A battle that is being fought. `chances`: before the dice of the round are rolled. */
export interface BattleView {
  hex: string;
  origin: string | null;
  round: number;
  sea: boolean;
  rolled: boolean;
  sides: SideView[];
  came: string[];
  chances: Chances | null;
}

/** What of theirs is not on the map. */
export interface Barbarians {
  units: Record<string, number>;
  settlements: number;
  pirates: number;
}

/** What was discarded faceup, the last one on top. */
export interface Discards {
  actions: (string | null)[];
  events: (string | null)[];
}

/** How many cards are left. */
export interface Decks {
  actions: number;
  events: number;
  objectives: number;
  wonders: number;
}

/** A player's board: all but the faces of the hand is open. Points in halves, and where they come from. */
export interface PlayerView {
  civilization: string | null;
  goods: Record<string, number>;
  limits: Record<string, number>;
  advances: string[];
  government: string | null;
  cubes: number;
  units: Record<string, number>;
  settlements: number;
  buildings: Record<string, number>;
  leader: string | null;
  leaders: string[];
  captives: number;
  stones: number;
  charted: number[];
  friend: number | null;
  library: string | null;
  actions: (string | null)[];
  objectives: (string | null)[];
  wonders: (string | null)[];
  great: (string | null)[];
  laid: (string | null)[];
  completed: (string | null)[];
  built: (string | null)[];
  front: (string | null)[];
  points: number;
  breakdown: Record<string, number>;
}

/** A region that was turned up and is being laid: its hexes, and the terrain of each in every orientation. */
export interface Laying {
  hexes: string[];
  ways: Record<string, Record<string, string>>;
}

/** A hex by its axial coordinates, flat side up; `terrain`: `unknown` where nobody has explored. */
export interface HexView {
  hex: string;
  q: number;
  r: number;
  terrain: string;
  spot: number;
  exhausted: boolean;
  owner: string | number | null;
  units: UnitView[];
  pirates: number;
  city: CityView | null;
}

/** The table as a seat sees it. */
export interface View {
  age: number;
  ages: number;
  round: number;
  rounds: number;
  first: number;
  active: number;
  actions: number;
  actions_most: number;
  cubes_most: number;
  largest: number;
  goods: string[];
  tokens: string[];
  groups: string[];
  governments: string[];
  hexes: HexView[];
  laying: Laying | null;
  seats: PlayerView[];
  decks: Decks;
  discards: Discards;
  resolving: (string | null)[];
  lasting: (string | null)[];
  foreseen: string | null;
  open_wonders: (string | null)[];
  barbarians: Barbarians;
  battle: BattleView | null;
  offer: OfferView | null;
  attacks: Attack[];
  reach: Reach[];
  prices: Prices;
  influenced: boolean;
}

/** The figures of a card. `printed_ru`: its Russian name stands in the rulebook; `doubtful`: what it does rests on one doubtful source. Of an advance: its group (None: a civilization's own), row, the token of its border, what must be there before it, the building it allows, what brings it, and whose it is. Of a wonder: what it needs and costs, and its points. Of an action card: whether it takes an action, its price and its tactic. Of an objective card: its two halves. */
export interface Facts {
  expansion: boolean;
  printed_ru: boolean;
  doubtful?: boolean;
  group?: string | null;
  row?: number;
  border?: string | null;
  requires?: string;
  unlocks?: string;
  trigger?: string;
  civilization?: string;
  price?: Record<string, number>;
  points?: number;
  beside?: string;
  action?: boolean;
  tactic?: string;
  num?: number;
  role?: string;
  symbol?: string | null;
  after?: string;
  upper?: string;
  lower?: string;
  builds?: string;
  terrain?: string[];
}
