/** A puzzle as a table: every answer asks the server for the position after it, and to take back is to ask with one less. */
import { BaseFeed } from "@/shell/feed";
import type { Lang } from "@/shell/texts";
import type { PuzzleInfo, PuzzleOutcome, PuzzleState } from "@/wire";
import { puzzleApi } from "./api";

export interface Run {
  value: number;
  over: boolean;
  moves: PuzzleState["moves"];
  /** What came of it, once it is over or given up. */
  outcome: PuzzleOutcome | null;
}

export class PuzzleFeed extends BaseFeed {
  answers: string[] = [];
  run: Run;
  private turn = 0;

  constructor(
    readonly info: PuzzleInfo,
    private readonly lang: Lang,
    private readonly explain: (why: unknown) => string,
  ) {
    super();
    this.run = { value: info.state.value, over: false, moves: [], outcome: null };
    this.set({ connection: "open", table: info.table, puzzle: { place: info.aim?.place ?? null } });
    this.show([], info.state);
  }

  private show(answers: string[], state: PuzzleState): void {
    this.answers = answers;
    this.run = { value: state.value, over: state.over, moves: state.moves, outcome: state.over ? this.run.outcome : null };
    this.set({
      position: state.position,
      log: state.position.log.map((said, i) => ({ said, move: state.position.log_moves[i] ?? 0 })),
      undo: answers.length > 0,
      busy: false,
      refusal: null,
    });
  }

  private async ask(answers: string[]): Promise<void> {
    if (this.get().busy) return;
    const turn = ++this.turn;
    this.set({ busy: true });
    try {
      const state = await puzzleApi.position(this.info.number, answers);
      if (turn !== this.turn) return;
      this.show(answers, state);
      if (state.over) await this.finish(answers);
    } catch (why) {
      if (turn === this.turn) this.set({ busy: false, refusal: this.explain(why) });
    }
  }

  private async finish(answers: string[]): Promise<void> {
    const outcome = await puzzleApi.finish(this.info.number, answers, this.lang);
    if (answers === this.answers) {
      this.run = { ...this.run, outcome };
      this.set({});
    }
  }

  answer(_question: string, key: string): void {
    void this.ask([...this.answers, key]);
  }
  override undo(): void {
    if (this.answers.length) void this.ask(this.answers.slice(0, -1));
  }
  again(): void {
    void this.ask([]);
  }
  /** Look at the best line: from then on it does not count. */
  async give(): Promise<void> {
    try {
      const outcome = await puzzleApi.solution(this.info.number, this.lang);
      this.run = { ...this.run, outcome };
      this.set({});
    } catch (why) {
      this.set({ refusal: this.explain(why) });
    }
  }
}
