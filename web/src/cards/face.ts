/** One anatomy for every card of every game (LOOK §5). A game turns its CardText into a CardFace; the sizes do the rest. */

export type CardColour = "brown" | "grey" | "red" | "pink" | "gold" | "blue" | "black" | "purple" | "green" | "white" | "none";

/** Token faces (LOOK §2, `--g-*`). */
export type TokenFace =
  | "wood" | "stone" | "food" | "worker" | "gold" | "raze" | "defence" | "vp" | "card" | "location"
  | "idea" | "ore" | "mood" | "culture" | "materials" | "population" | "progress" | "action" | "exhaust";

/** A token in a text: face and icon, how many, and its name for hover and readers. */
export interface TokenGlyph {
  token: TokenFace;
  icon: string;
  n?: number;
  title: string;
  square?: boolean;
}

export interface IconGlyph {
  icon: string;
  title?: string;
}

export type Glyph = string | TokenGlyph | IconGlyph;

/** Words and glyphs in a line: `["Once a round:", token("worker"), ARROW, token("vp", 4)]`. */
export type Rich = readonly Glyph[];

/** Between what is paid and what is gained. */
export const ARROW: IconGlyph = { icon: "arrow" };

export interface CardFace {
  id: string;
  name: string;
  /** One colour, or several for bands of equal height. */
  colours: readonly CardColour[];
  /** The icon on top of the spine: the second sign of the colour. */
  suit?: string;
  /** Type icons under it: river, city. */
  marks?: readonly IconGlyph[];
  /** Tokens at the foot of the spine. */
  cost?: Rich;
  /** One quiet line under the name (card and sheet). */
  kind?: string;
  /** What it does, short: card. */
  text?: Rich;
  /** What it does in glyphs: small card. Falls back to `text`. */
  effect?: Rich;
  /** One icon, 13 % of the spine's colour. */
  vignette?: string;
  /** Deal, raze … at the lower edge. */
  foot?: Rich;
  /** The seal: a number, "*" counted, "?" conditional; nothing for 0. */
  points?: number | "*" | "?";
  /** ≈ after the name: a fact of it is reconstructed (the sheet says which). */
  reconstructed?: boolean;
  /** Sheet: sentences, then rows of numbers, then where it comes from. */
  lines: readonly string[];
  rows?: readonly { label: string; value: Rich }[];
  note?: string;
  source?: string;
}

/** What is true of one copy of a card now. */
export interface CardState {
  /** Used up, exhausted. */
  used?: boolean;
  /** How many of its uses are spent: [1, 2] → ●○. */
  uses?: readonly [number, number];
  /** Goods and tokens lying on it. */
  on?: Rich;
  /** Tabs under it: garrison, unrest. */
  under?: readonly { icon?: string; text: string }[];
  /** "being resolved" and the like, at the foot. */
  resolving?: string;
  /** Face down but known to you: shown striped, still readable. */
  lost?: boolean;
}
