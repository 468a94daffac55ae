/** The board's own words: `board-…` of the game's texts (`text/board.<lang>.ftl` in its room), said in the language of the page. */
import type { GameTexts } from "@/shell/texts";
import { useTable } from "@/shell/table";

/** Arguments of a word; a bare value is its `$n`. */
export type WordArgs = Readonly<Record<string, string | number>> | string | number;

const given = (args: WordArgs): Record<string, string | number> => (typeof args === "object" ? { ...args } : { n: args });

export const word = (texts: GameTexts, id: string, args: WordArgs = {}): string => texts.say(`board-${id}`, given(args));

/** The same for an id put together from parts; nothing where there is none. */
export const wordOf = (texts: GameTexts, id: string, args: WordArgs = {}): string => texts.maybe(`board-${id}`, given(args));

export function useWord(): (id: string, args?: WordArgs) => string {
  const { texts } = useTable();
  return (id, args) => word(texts, id, args);
}
