/** Which chapter of the rulebook a card, a space or an answer comes from. */
import type { CardText } from "@/wire";
import type { GameTexts } from "@/shell/texts";
import { chapterTitles } from "@/boards/words";
import { factsOf } from "./table";

const VERBS: Readonly<Record<string, string>> = {
  place: "board", use: "empire", fight: "fight", army: "fight", lose: "damage", disband: "damage", buy: "board", "buy-aside": "board",
  recruit: "recruit", "new-army": "recruit", onto: "recruit", restore: "board", "take-open": "board", "look-three": "expand", citizen: "turn",
};
const DECKS: Readonly<Record<string, string>> = { titans: "fight", military: "recruit", "starting-military": "recruit" };

export function chapters(verbs: readonly string[], card: CardText | null, thing: string, texts: GameTexts): string[] {
  const found = verbs.flatMap((verb) => VERBS[verb] ?? []);
  const of = card ? [DECKS[card.deck] ?? (factsOf(card).action.length ? "empire" : "cards")] : thing.startsWith("space:") ? ["board"] : [];
  return chapterTitles(texts, [...of, ...found]);
}
