/** Which chapter of the rulebook a card or an answer comes from. */
import type { CardText } from "@/wire";
import type { GameTexts } from "@/shell/texts";
import { chapterTitles } from "@/boards/words";
import { factsOf } from "./face";

const VERBS: Readonly<Record<string, string>> = {
  build: "build", sacrifice: "build", foundation: "build", "from-deal": "build", deal: "deal", "use-deal": "deal", "drop-deal": "deal",
  raze: "raze", "raze-hand": "raze", activate: "activate", exchange: "exchange", swap: "exchange", take: "lookout",
  defend: "defence", samurai: "samurai", tuck: "japanese", store: "japanese",
};
const KINDS: Readonly<Record<string, string>> = { production: "production", feature: "features", action: "activate", attack: "solo" };

export function chapters(verbs: readonly string[], card: CardText | null, texts: GameTexts): string[] {
  const found = verbs.flatMap((verb) => VERBS[verb] ?? []);
  const kind = card ? KINDS[factsOf(card).kind] : undefined;
  return chapterTitles(texts, [...(kind ? [kind] : []), ...found]);
}
