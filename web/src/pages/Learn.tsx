/** Where one begins: each game with its guided first game, its rules, and its puzzle when it has today's. */
import { useEffect, useState } from "react";
import { plateOf, platesFor } from "@/games";
import { Icon } from "@/icons/Icon";
import { puzzleApi } from "@/puzzles/api";
import "@/rules/rules.css";
import { api } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { go, Link } from "@/shell/router";
import { explain, useLoaded } from "@/shell/session";
import { Tabs } from "@/shell/Tabs";
import { useUi } from "@/shell/ui";
import type { GameInfo } from "@/wire";
import { Loading, Missing } from "./Missing";
import "./pages.css";

export default function Learn() {
  const ui = useUi();
  const games = useLoaded(() => api.games(ui.lang), [ui.lang]);
  const puzzles = useLoaded(() => puzzleApi.shelf(ui.lang), [ui.lang]);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = ui("nav-learn");
  }, [ui]);
  if (!games.data) return games.error ? <Missing title={ui("error-title")} help={explain(ui, games.error)} /> : <Loading />;
  const today = puzzles.data?.days[0];
  const order = platesFor(games.data.map((one) => one.id)).map((plate) => plate.id);
  const known = [...games.data].filter((game) => game.lesson || game.rules).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const begin = (game: GameInfo) => {
    setBusy(true);
    api.learn(game.id).then(
      (table) => go(`/t/${table.id}`),
      (why: unknown) => {
        setProblem(explain(ui, why));
        setBusy(false);
      },
    );
  };
  return (
    <main className="page scroll">
      <Bar>
        <Tabs at="learn" />
      </Bar>
      <section className="zone plainpage">
        <h1 className="big-h">{ui("learn-title")}</h1>
        <p className="say">{ui("learn-about")}</p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <ul className="shelf learns">
          {known.map((game) => (
            <li key={game.id} className={`shelf-book c-${plateOf(game.id).colour}`}>
              <span className="plate">
                <Icon name={plateOf(game.id).icon} />
              </span>
              <span>
                <b>{game.title}</b>
                <small>{game.about}</small>
                <span className="row0">
                  {game.lesson && (
                    <button type="button" className="opt sm" disabled={busy} onClick={() => begin(game)} aria-label={`${ui("learn-lesson")}: ${game.title}`}>
                      <Icon name="play" />
                      {ui("learn-lesson")}
                    </button>
                  )}
                  {game.rules && (
                    <Link to={`/rules/${game.id}`} className="opt plain sm" aria-label={`${ui("nav-rules")}: ${game.title}`}>
                      {ui("nav-rules")}
                    </Link>
                  )}
                  {today?.game === game.id && (
                    <Link to="/puzzle" className="opt plain sm">
                      {ui("learn-puzzle")}
                    </Link>
                  )}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
