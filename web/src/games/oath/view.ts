// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/oath/view.py, facts.py and legacy.py. Do not edit.

/** A banner that would change hands: what would lie on it, and whether it would show the Mob. */
export interface Prize {
  banner: string;
  tokens: number;
  mob: boolean;
}

/** How a player stands on the oath, before the campaign and after a victory of the attacker. */
export interface Standing {
  seat: number;
  before: number;
  after: number;
}

/** `holder`: who would have the title after a victory; None where its holder would choose between several. `tie`: the title would stay because of a tie. `favor`: how much of the defender's could be burnt. `dead`: what a defeat costs the attacker, of a force of `force`. */
export interface Stake {
  standings: Standing[];
  holder: number | null;
  tie: boolean;
  banners: Prize[];
  favor: number;
  dead: number;
  force: number;
}

/** Of a hundred campaigns like this: won outright, won by a sacrifice, lost. */
export interface Chances {
  won: number;
  dear: number;
  lost: number;
}

/** A battle plan that somebody could use now, and what it costs them. */
export interface PlanView {
  card: string;
  by: string | number;
  cost: Record<string, number>;
}

/** Warbands of a force: on a board or at a site, and whose colour they have (None: bandits). */
export interface Troop {
  seat: number | null;
  slot: string | null;
  colour: number | null;
  n: number;
}

/** Attack dice, more or fewer: by the `force`, by what lies at the targets (`places`), or by a plan (its number). */
export interface Source {
  by: string;
  plan: number;
  n: number;
}

/** A card at a site, with the tokens on it. */
export interface CardThere {
  card: string;
  favor: number;
  secrets: number;
}

/** An offer of citizenship that is open: the keys of what is given and wanted, with how many. */
export interface Offer {
  by: number;
  to: number;
  given: Record<string, number>;
  wanted: Record<string, number>;
}

/** A campaign that is going on. `step`: declared, allies, plans, roll or outcome; `dice`: what each target adds, `title` what the title does; `open`: plans that could still be used; `chances` before the rolls, and `worst` if the defending side uses all that it can; `killed`: the dead of both sides so far. */
export interface War {
  attacker: number;
  defender: string | number;
  place: string;
  step: string;
  targets: ((string | number)[])[];
  dice: number[];
  title: number;
  allies: number[];
  attack: number;
  sources: Source[];
  defence: number;
  troops: Troop[];
  walls: Troop[];
  plans: ((string | number)[])[];
  open: PlanView[];
  value: number;
  marks: string[];
  camps: string[];
  suspended: number | null;
  force: number;
  against: number;
  killed: number[];
  chances: Chances | null;
  worst: Chances | null;
  stake: Stake | null;
}

/** A player. */
export interface BoardView {
  role: string;
  colour: string;
  favor: number;
  secrets: number;
  dark: number;
  supply: number;
  refresh: number;
  warbands: number;
  bank: number;
  caged: number;
  pawn: string;
  advisers: CardThere[];
  facedown: (string | null)[];
  facedown_backs: string[];
  vision: (string | null)[];
  follows: string[];
  relics: CardThere[];
  drawn: (string | null)[];
  standing: number;
  prizes: number;
  sites: number;
  contends: boolean;
}

/** A space of the Imperial Reliquary: whether it is open, and else its relic as the seat knows it. */
export interface Space {
  space: string;
  open: boolean;
  relic: (string | null)[];
}

/** A discard pile from the bottom: backs, and the faces that the seat knows. */
export interface PileView {
  region: string;
  backs: string[];
  known: (string | null)[];
}

/** A slot of the map: its site (None: facedown and not known), who rules it, what lies there. */
export interface Slot {
  id: string;
  region: string;
  site: string | null;
  faceup: boolean;
  ruler: string | number;
  colour: number | null;
  warbands: number;
  bandits: number;
  favor: number;
  secrets: number;
  room: number;
  cards: CardThere[];
  relics: (string | null)[];
}

/** A banner: its holder, what lies on it, whether it shows the Mob. */
export interface BannerView {
  id: string;
  holder: number | null;
  tokens: number;
  mob: boolean;
}

/** The table as a seat sees it. */
export interface View {
  round: number;
  rounds: number;
  active: number;
  oath: string;
  title: number;
  usurper: boolean;
  heir: number;
  end_die: Record<string, number>;
  end_rolled: boolean;
  visions: number;
  visions_needed: number;
  search: number;
  search_track: number[];
  supply_most: number;
  banks: Record<string, number>;
  stock: number;
  banners: BannerView[];
  slots: Slot[];
  piles: PileView[];
  deck_top: string | null;
  shown: (string | null)[];
  reliquary: Space[];
  seats: BoardView[];
  colours: string[];
  travel: Record<string, number>;
  war: War | null;
  offer: Offer | null;
  winner: number | null;
  ending: string;
  reign: number | null;
}

/** What a relic of a site costs: favor that is placed in a bank, or favor or secrets burnt. */
export interface Recovering {
  place?: number;
  bank?: string;
  burn_favor?: number;
  burn_secret?: number;
}

/** Of a site: how many cards it holds, what is laid on it when it turns up, what its relics cost. */
export interface Site {
  capacity: number;
  favor: number;
  secrets: number;
  relics: number;
  group: string;
  recovery: Recovering | null;
}

/** The figures of a card. `unbuilt`: its power is not built; `name_in_law`: its Russian name stands in the Law. */
export interface Facts {
  kinds: string[];
  unbuilt: boolean;
  name_in_law: boolean;
  cost: Record<string, number>;
  suit?: string;
  only?: string;
  locked?: boolean;
  starting?: boolean;
  ruin?: boolean;
  other?: string;
  defence?: number;
  goal?: string;
  site?: Site;
}

/** Who sat there: the colour of the board, what it was in the end, and a name, empty if nobody gave one. */
export interface Player {
  colour: string;
  role: string;
  name: string;
}

/** One game of a series, as it is told. */
export interface Reign {
  number: number;
  round: number;
  oath: string;
  winner: number;
  ending: string;
  ways: string[];
  players: Player[];
  map: Land[];
  title: string | null;
  banners: (string | null)[];
  rounds: string[];
  sworn: string;
  citizens: string[];
  built: string | null;
  ruined: string[];
  added: Record<string, number>;
  exiled: number;
  relics: number;
}

/** A slot of the map at the end of a reign; of a facedown site nothing is known. */
export interface Land {
  site: string | null;
  ruler: string;
  warbands: number;
  cards: string[];
}

/** The open part of a chronicle: the reigns so far, and the realm that the next one begins with. */
export interface Story {
  number: number;
  oath: string;
  citizens: string[];
  colours: string[];
  banners: string[];
  signs: Record<string, string>;
  regions: string[];
  longest?: number;
  realm: Land[];
  reigns: Reign[];
}
