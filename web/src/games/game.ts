/** What a game gives to the shell. One module for each game, loaded when its table opens. */
import type { ComponentType } from "react";
import type { CardFace, Rich } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { Ref } from "@/shell/lit";
import type { Table } from "@/shell/table";
import type { CardText, ClosedInfo, OptionInfo } from "@/wire";

/** A short word for an option of a selected thing ("Build"), with its price or gain under it. */
export interface Verb {
  label: string;
  detail?: Rich;
}

/** The scale under the title: rounds, and the phases of the present one. */
export interface ScaleModel {
  round: number;
  rounds: number;
  /** Names of the phases and which is on; leave out where a round has none. */
  phases?: readonly string[];
  phase?: number;
  /** What is going on now, in words, for the mark and for those who do not see it. */
  now: string;
  /** Games without a number of rounds: how far the end is, and whether it has been announced. */
  end?: string;
  pressing?: boolean;
}

export interface SeatNote {
  points: number | null;
  /** After the name: the empire, "passed". */
  note?: string;
  passed?: boolean;
}

/** A part of the board that a phone shows alone. `refs`: the things on it, so that its tab can be lit. */
export interface Segment {
  id: string;
  title: string;
  seat?: number;
  icon?: string;
  refs?: readonly Ref[];
}

export interface GameModule {
  Board: ComponentType;
  /** The strip under the prompt; leave out for games without a hand. */
  Hand?: ComponentType;
  /** On top of the side column, over the sheet and the chronicle. */
  Side?: ComponentType;
  /** How tall the strip is at 1280 (px; default 150). Return 0 to leave it out for now. */
  handHeight?(t: Table): number;
  /** How a card looks in all its sizes. */
  face(card: CardText, texts: GameTexts): CardFace;
  scale(view: Record<string, unknown>, texts: GameTexts): ScaleModel;
  seat(view: Record<string, unknown>, seat: number, texts: GameTexts): SeatNote;
  segments(t: Table): readonly Segment[];
  /** Where in the turn we are: the rubric line above the question. */
  where?(t: Table): string;
  verb(option: OptionInfo | ClosedInfo, t: Table): Verb;
  /** The chapters of the rulebook that a thing comes from: its card, and what can be done with it (`option-build` → `build`). */
  rules?(verbs: readonly string[], card: CardText | null, thing: Ref, texts: GameTexts): readonly string[];
  /** Icons of the sources of points on the end screen. */
  sourceIcons?: Readonly<Record<string, string>>;
}
