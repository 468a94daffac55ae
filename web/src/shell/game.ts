/** A game as a page needs it: its board, its texts, its cards. */
import { loadGame } from "@/games";
import { api } from "./api";
import { useLoaded } from "./session";
import { GameTexts } from "./texts";
import { useUi } from "./ui";

/** The texts and the board of a game, in the language of the page; `rules`: texts and cards by these earlier ones. */
export function useGame(game: string, rules: number | null = null) {
  const ui = useUi();
  return useLoaded(async () => {
    const [module, source, cards, games] = await Promise.all([loadGame(game), api.texts(game, ui.lang, rules), api.cards(game, ui.lang, rules), api.games(ui.lang)]);
    return { module, texts: new GameTexts(ui.lang, source, cards), title: games.find((one) => one.id === game)?.title ?? game };
  }, [game, rules, ui.lang]);
}
