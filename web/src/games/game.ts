/** What a game gives to the shell. One module for each game, loaded when its table opens. */
import type { Mean, Naming } from "@/since/mean";
import type { ComponentType, ReactNode } from "react";
import type { CardFace, Rich } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { Telling } from "@/shell/chronicle";
import type { LogLine } from "@/shell/feed";
import type { Ref } from "@/shell/lit";
import type { Table } from "@/shell/table";
import type { CardText, SaidInfo, ClosedInfo, OptionInfo, StoryInfo, TableInfo } from "@/wire";

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
  /** What may happen at the end of rounds that are still to come, in a word or two. */
  marks?: Readonly<Record<number, string>>;
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

/** What the page of a series gets: the open part of its document, as the game tells it. */
export interface StoryProps {
  /** The table it is of; null for a file that somebody brings. */
  table: TableInfo | null;
  info: StoryInfo;
  texts: GameTexts;
  face(card: CardText, texts: GameTexts): CardFace;
  /** The ways on, where they are not those of a table. */
  acts?: ReactNode;
}

/** Points of one kind: how many, and which card brought how much each time, at which moves. */
export interface Gains {
  kind: string;
  by: number;
  cards: { card: string; each: number; moves: number[] }[];
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
  /** The board lays low windows (up to 480 px) itself; the others stand part by part beside a rail. */
  ownLow?: boolean;
  /** Where in the turn we are: the rubric line above the question. */
  where?(t: Table): string;
  verb(option: OptionInfo | ClosedInfo, t: Table): Verb;
  /** Why something cannot be done, in tokens where that says it ("2 more wood"): on cards, where a sentence has no room. */
  reason?(why: SaidInfo, t: Table): Rich | null;
  /** Things that an option is about beyond those it names: the face-down card that it counts, the place of an action. */
  refs?(option: OptionInfo | ClosedInfo, view: Record<string, unknown>, seat: number | null): readonly Ref[];
  /** Stands before the buttons of the prompt: plaques of the actions of a turn. */
  Actions?: ComponentType;
  /** On the page of the end: how it was won, and how the table lay then. */
  Ending?: ComponentType;
  /** The page of a series: its games one after the other, and what the next one begins with. */
  Story?: ComponentType<StoryProps>;
  /** The colour and symbol of a seat (1–6), where it is not that of its number: in Oath it is that of the board somebody has. */
  colour?(view: Record<string, unknown>, seat: number): number;
  /** Where colours are chosen in play: that not all of them are yet. */
  unchosen?(view: Record<string, unknown>): boolean;
  /** What a thing is called in sentences at this table, where that says more than its own message: the site of a slot. */
  called?(kind: string, value: string | number, view: Record<string, unknown>, texts: GameTexts): string | null;
  /** What a thing is called that has no message of its own; null for those that have. */
  named?(ref: Ref, t: Table): string | null;
  /** How lines of the log are put together into sentences; without it each line is one. */
  telling?: Telling;
  /** What others' moves mean for a seat that comes back: sentences of `since.*.ftl`, those that matter most first. */
  means?(before: Record<string, unknown>, after: Record<string, unknown>, seat: number, naming: Naming): readonly Mean[];
  /** The segment that shows a thing, where segments name only what is lit. */
  part?(ref: Ref, view: Record<string, unknown>, seat: number): string | null;
  /** Where a thing lies that the board shows as another one: a site as its slot. */
  lies?(ref: Ref, view: Record<string, unknown>): Ref | null;
  /** What went from one place to another without a sentence that names both: pawns. */
  ways?(before: Record<string, unknown>, after: Record<string, unknown>): readonly [Ref, Ref][];
  /** Icons of the sources of points on the end screen. */
  sourceIcons?: Readonly<Record<string, string>>;
  /** What one thing of a source is worth, where that says more: "9 × 2 = 18". */
  sourceUnits?: Readonly<Record<string, number>>;
  /** A source that would be most of the points in one number: what it is made of, by seat (`source-<source>-<kind>`). */
  sourceParts?: { source: string; parts(log: readonly LogLine[], seat: number): readonly Gains[] };
}
