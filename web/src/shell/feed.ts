/** Where a table comes from: a WebSocket, a position of a replay, or a fixture. All look the same to the page. */
import type { CarriedInfo, ChatEntry, Foreseen, LessonAt, OrderInfo, PlanInfo, Position, Preview, ReasonInfo, ResultInfo, SaidInfo, TableInfo, VoteInfo } from "@/wire";

export type Connection = "connecting" | "open" | "lost" | "gone";

export interface LogLine {
  said: SaidInfo;
  /** After how many moves it was written. */
  move: number;
}

export interface FeedState {
  /** What is asked is only foreseen: an answer is laid down for later. */
  planning?: boolean;
  /** This is a puzzle: nobody answers in one's stead. `place`: the thing on the board that it is about. */
  puzzle?: { place: string | null };
  connection: Connection;
  /** Why the server has shown us out (`gone`): the code of its refusal. */
  gone: string | null;
  table: TableInfo | null;
  position: Position | null;
  log: readonly LogLine[];
  chat: readonly ChatEntry[];
  undo: boolean;
  askUndo: boolean;
  hold: number | null;
  vote: VoteInfo | null;
  /** What is answered for this seat from now on. */
  orders: readonly OrderInfo[];
  /** The rules were changed while the table was played. */
  carried: CarriedInfo | null;
  /** Where one stands in a guided first game. */
  lesson: LessonAt | null;
  /** The last thing that happened: this seat took a decision back. */
  tookBack: number | null;
  /** What this seat has laid down for its coming questions. */
  plan: PlanInfo | null;
  /** What it will be asked, as the server foresees it. */
  foreseen: Foreseen | null;
  /** Something was sent and is not confirmed yet. */
  busy: boolean;
  /** It is confirmed, and the position that came of it has not arrived yet. */
  behind: boolean;
  /** Why the last thing was refused; in the person's language. */
  refusal: string | null;
  hint: readonly ReasonInfo[] | null;
  /** What the option that was asked about last would do. */
  preview: Preview | null;
  result: ResultInfo | null;
}

export const EMPTY_FEED: FeedState = {
  connection: "connecting",
  gone: null,
  table: null,
  position: null,
  log: [],
  chat: [],
  undo: false,
  askUndo: false,
  hold: null,
  vote: null,
  orders: [],
  carried: null,
  lesson: null,
  tookBack: null,
  plan: null,
  foreseen: null,
  busy: false,
  behind: false,
  refusal: null,
  hint: null,
  preview: null,
  result: null,
};

export interface Feed {
  subscribe(listener: () => void): () => void;
  get(): FeedState;
  answer(question: string, key: string): void;
  undo(ask: boolean): void;
  confirm(): void;
  vote(agree: boolean): void;
  /** Decline a question from now on; without one, those of a prompt before one was met. */
  order(question: string, until: OrderInfo["until"], prompt?: string): void;
  revoke(prompt: string): void;
  say(text: string): void;
  askHint(): void;
  /** What would this answer do? It comes as `preview`; if it cannot be said, nothing comes. False where nobody can be asked. */
  askPreview(question: string, key: string): boolean;
  /** What shall I be asked, once I have answered these? It comes as `foreseen`. */
  askPlan(path: readonly string[]): void;
  /** Lay answers down for coming questions; no lines take the plan back. */
  plan(lines: readonly (readonly string[])[], own?: boolean, needs?: readonly string[]): void;
  dismiss(): void;
  retry(): void;
  close(): void;
}

/** What all feeds share: the state and who listens to it. */
export abstract class BaseFeed implements Feed {
  private state: FeedState = EMPTY_FEED;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  get = (): FeedState => this.state;

  protected set(change: Partial<FeedState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  dismiss(): void {
    this.set({ refusal: null, hint: null });
  }

  abstract answer(question: string, key: string): void;
  undo(_ask: boolean): void {}
  confirm(): void {}
  vote(_agree: boolean): void {}
  order(_question: string, _until: OrderInfo["until"], _prompt?: string): void {}
  revoke(_prompt: string): void {}
  say(_text: string): void {}
  askHint(): void {}
  askPreview(_question: string, _key: string): boolean {
    return false;
  }
  askPlan(_path: readonly string[]): void {}
  plan(_lines: readonly (readonly string[])[], _own = false, _needs: readonly string[] = []): void {}
  retry(): void {}
  close(): void {}
}
