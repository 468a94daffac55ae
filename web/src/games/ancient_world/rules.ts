/** Which chapter of the rulebook a card, a space or an answer comes from. */
import type { CardText } from "@/wire";
import type { Lang } from "@/shell/texts";
import { factsOf } from "./table";

type Chapter = "board" | "empire" | "fight" | "damage" | "recruit" | "cards" | "expand" | "turn";

const TITLES: Record<Lang, Record<Chapter, string>> = {
  ru: {
    board: "Действия жителей: на игровом поле",
    empire: "Действия жителей: карты империи",
    fight: "Действия игроков: бой с титаном",
    damage: "Разрушения от титана",
    recruit: "Новая карта войска",
    cards: "Свойства карт",
    expand: "Альтернативное расширение границ",
    turn: "Игровой раунд: действия игроков",
  },
  en: {
    board: "Actions of citizens: on the board",
    empire: "Actions of citizens: empire cards",
    fight: "Player actions: fighting a titan",
    damage: "Damage by titans",
    recruit: "A new military card",
    cards: "What cards do",
    expand: "The other way to expand",
    turn: "The round: player actions",
  },
};

const VERBS: Readonly<Record<string, Chapter>> = {
  place: "board", use: "empire", fight: "fight", army: "fight", lose: "damage", disband: "damage", buy: "board", "buy-aside": "board",
  recruit: "recruit", "new-army": "recruit", onto: "recruit", restore: "board", "take-open": "board", "look-three": "expand", citizen: "turn",
};
const DECKS: Readonly<Record<string, Chapter>> = { titans: "fight", military: "recruit", "starting-military": "recruit" };

export function chapters(verbs: readonly string[], card: CardText | null, thing: string, lang: Lang): string[] {
  const found = verbs.flatMap((verb) => VERBS[verb] ?? []);
  const of: Chapter[] = card ? [DECKS[card.deck] ?? (factsOf(card).action.length ? "empire" : "cards")] : thing.startsWith("space:") ? ["board"] : [];
  return [...new Set<Chapter>([...of, ...found])].map((chapter) => TITLES[lang][chapter]);
}
