/** A position of a table at one moment, as a feed that never changes by itself. */
import type { Position, TableInfo } from "@/wire";
import { BaseFeed } from "./feed";

export class ReplayFeed extends BaseFeed {
  show(table: TableInfo, position: Position): void {
    this.set({
      connection: "open",
      table,
      position: { ...position, questions: [] },
      log: position.log.map((said, i) => ({ said, move: position.log_moves[i] ?? 0 })),
      result: position.result,
    });
  }
  answer(): void {}
}
