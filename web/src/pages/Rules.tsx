/** `/rules/{game}/{chapter}#{section}`: the rules of a game; `/rules`: which games have theirs here. */
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "@/icons/Icon";
import { plateOf } from "@/games";
import { Book, TERMS } from "@/rules/Book";
import { api, Refused } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { go, Link } from "@/shell/router";
import { explain, useLoaded } from "@/shell/session";
import { Tabs } from "@/shell/Tabs";
import { useUi } from "@/shell/ui";
import { Loading, Missing } from "./Missing";

function useHash(): string {
  const hash = useSyncExternalStore(
    (listener) => {
      for (const name of ["hashchange", "popstate", "oikumene:moved"]) addEventListener(name, listener);
      return () => {
        for (const name of ["hashchange", "popstate", "oikumene:moved"]) removeEventListener(name, listener);
      };
    },
    () => location.hash,
  );
  return decodeURIComponent(hash.replace(/^#/, ""));
}

/** The address of a chapter, section or term as a path. */
export const rulesPath = (game: string, at: string): string => {
  const [chapter = "", section] = at.split(".");
  return `/rules/${game}${chapter ? `/${chapter}` : ""}${section ? `#${section}` : ""}`;
};

export default function RulesPage({ game, chapter }: { game: string; chapter: string }) {
  const ui = useUi();
  const section = useHash();
  const page = chapter === "glossary" ? TERMS : chapter;
  const follow = useCallback((at: string) => go(rulesPath(game, at)), [game]);
  useEffect(() => {
    document.title = ui("rules-title");
  }, [ui]);
  return (
    <main className="rulespage">
      <Book
        game={game}
        at={section ? `${page}.${section}` : page}
        go={follow}
        failed={(why) => <Missing {...(why instanceof Refused && why.status === 404 ? { title: ui("rules-title"), help: ui("rules-missing") } : { title: ui("error-title"), help: explain(ui, why) })} />}
        bar={(title, tabs, tools) => (
          <Bar
            title={title}
            home={`/rules/${game}`}
            tools={
              <>
                <LearnTool game={game} />
                {tools}
              </>
            }
          >
            {tabs}
          </Bar>
        )}
      />
    </main>
  );
}

/** Learn it by playing, where the game has a lesson. */
function LearnTool({ game }: { game: string }) {
  const ui = useUi();
  const games = useLoaded(() => api.games(ui.lang), [ui.lang]);
  const [problem, setProblem] = useState("");
  if (!games.data?.some((one) => one.id === game && one.lesson)) return null;
  return (
    <button type="button" className="tool" aria-label={ui("lobby-learn")} title={problem || ui("lobby-learn")} onClick={() => api.learn(game).then((table) => go(`/t/${table.id}`), (why: unknown) => setProblem(explain(ui, why)))}>
      <Icon name="play" />
      <span>{problem || ui("lobby-learn")}</span>
    </button>
  );
}

export function RulesShelf() {
  const ui = useUi();
  const games = useLoaded(() => api.games(ui.lang), [ui.lang]);
  if (!games.data) return games.error ? <Missing title={ui("error-title")} help={explain(ui, games.error)} /> : <Loading />;
  return (
    <main className="page scroll">
      <Bar>
        <Tabs at="rules" />
      </Bar>
      <section className="zone plainpage">
        <h1 className="big-h">{ui("rules-all")}</h1>
        <ul className="shelf">
          {games.data.filter((game) => game.rules).map((game) => (
            <li key={game.id}>
              <Link to={`/rules/${game.id}`} className={`shelf-book c-${plateOf(game.id).colour}`}>
                <span className="plate">
                  <Icon name={plateOf(game.id).icon} />
                </span>
                <span>
                  <b>{game.title}</b>
                  <small>{game.about}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
