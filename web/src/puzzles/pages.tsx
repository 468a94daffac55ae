/** The pages of puzzles, the week's table, ratings and reviews; the puzzle itself comes with its boards. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { ago } from "@/pages/Lobby";
import { Loading, Missing } from "@/pages/Missing";
import { api } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { points } from "@/shell/points";
import { go, Link, match } from "@/shell/router";
import { explain, useLoaded, useSession } from "@/shell/session";
import { Tabs } from "@/shell/Tabs";
import type { Ui } from "@/shell/ui";
import type { WeekInfo } from "@/wire";
import { puzzleApi } from "./api";
import "./puzzle.css";
import { useWords } from "./words";

const PuzzlePage = lazy(() => import("./Puzzle"));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export default function Pages({ path }: { path: string }) {
  const ui = useWords();
  if (!ui) return <Loading />;
  const number = match("/puzzle/:number", path)?.["number"];
  if (path === "/puzzle" || number) {
    if (number && !/^\d{1,6}$/.test(number)) return <Missing />;
    return (
      <Suspense fallback={<Loading />}>
        <PuzzlePage key={path} number={Number(number ?? 0)} ui={ui} />
      </Suspense>
    );
  }
  if (path === "/puzzles") return <Shelf ui={ui} />;
  if (path === "/week") return <Week ui={ui} />;
  if (path === "/ratings") return <Ratings ui={ui} />;
  if (path === "/reviews") return <Reviews ui={ui} />;
  return <Missing />;
}

function Page({ at, title, about, ui, children }: { at: "puzzles" | "ratings" | "reviews"; title: string; about: string; ui: Ui; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="page scroll" lang={ui.lang}>
      <Bar>
        <Tabs at={at} />
      </Bar>
      <section className="zone shelfpage">
        <h1 className="big-h">{title}</h1>
        <p className="lead">{about}</p>
        {children}
      </section>
    </main>
  );
}

function useDate(ui: Ui): (day: string | number) => string {
  const made = new Intl.DateTimeFormat(ui.lang, { day: "numeric", month: "long", timeZone: "UTC" });
  return (day) => made.format(typeof day === "string" ? new Date(`${day}T00:00:00Z`) : new Date(day * 1000));
}

function Shelf({ ui }: { ui: Ui }) {
  const { me } = useSession();
  const date = useDate(ui);
  const shelf = useLoaded(() => puzzleApi.shelf(ui.lang), [ui.lang, me?.id]);
  if (!shelf.data) return shelf.error ? <Missing title={ui("error-title")} help={explain(ui, shelf.error)} /> : <Loading />;
  const [today, ...earlier] = shelf.data.days;
  const state = (day: NonNullable<typeof today>) => (day.solved ? ui("puzzle-day", { state: day.kept ? "ok" : "late", date: date(day.day) }) : ui("puzzle-tries", { n: day.tries }));
  return (
    <Page at="puzzles" title={ui("puzzle-title")} about={ui("puzzle-shelf-about")} ui={ui}>
      {today && (
        <div className="todaybox">
          <span>
            <b>
              {ui("puzzle-number", { n: today.number })}: {today.title}
            </b>
            <br />
            {date(today.day)}, {state(today)}. {ui("puzzle-streak")}: {shelf.data.streak}
            {shelf.data.longest > 0 && `, ${ui("puzzle-longest", { n: shelf.data.longest })}`}
          </span>
          <Link className="btn" to="/puzzle">
            {ui("puzzle-solve")}
          </Link>
        </div>
      )}
      <p>
        <Link to="/week">{ui("week-title")}</Link>
      </p>
      {earlier.length > 0 && (
        <>
          <h2 className="h">{ui("puzzle-list")}</h2>
          <ul className="plines">
            {earlier.map((day) => (
              <li key={day.number}>
                <span className="n">{day.number}</span>
                <span>
                  {day.title}
                  <small>{date(day.day)}</small>
                </span>
                <small className={day.solved ? "ok" : ""}>{state(day)}</small>
                <Link className="btn" to={`/puzzle/${day.number}`} aria-label={`${ui("puzzle-solve")}: ${ui("puzzle-number", { n: day.number })}`}>
                  {ui("puzzle-solve")}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

function Week({ ui }: { ui: Ui }) {
  const { me } = useSession();
  const date = useDate(ui);
  const week = useLoaded(() => puzzleApi.week(ui.lang), [ui.lang, me?.id]);
  const [problem, setProblem] = useState("");
  if (!week.data) return week.error ? <Missing title={ui("error-title")} help={explain(ui, week.error)} /> : <Loading />;
  const { now, last } = week.data;
  const sit = async () => {
    try {
      go(`/t/${(await puzzleApi.playWeek()).id}`);
    } catch (why) {
      setProblem(explain(ui, why));
    }
  };
  const act = now.status === null ? "week-play" : now.status === "playing" || now.status === "waiting" ? "week-back" : "week-look";
  return (
    <Page at="puzzles" title={ui("week-title")} about={ui("week-about")} ui={ui}>
      <div className="todaybox">
        <span>
          <b>{now.title}</b>
          <br />
          {ui("week-against", { n: now.seats - 1, bot: now.bot })}, {ui("week-until", { date: date(now.until - 1) })}. {capital(ui("week-players", { n: now.players }))}.
          {!now.ranked && <small> {ui("week-guest")}</small>}
        </span>
        {now.status === "abandoned" ? (
          <span>{ui("week-given")}</span>
        ) : (
          <button type="button" className="btn" onClick={() => void sit()}>
            {ui(act)}
          </button>
        )}
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <h2 className="h">{ui("week-results")}</h2>
      <Results week={now} ui={ui} />
      {last && (
        <>
          <h2 className="h">
            {ui("week-last")}: {last.title}
          </h2>
          <Results week={last} ui={ui} />
        </>
      )}
    </Page>
  );
}

function Results({ week, ui }: { week: WeekInfo; ui: Ui }) {
  if (!week.results.length) return <p className="none">{ui("week-none")}</p>;
  return (
    <table className="rtab">
      <thead>
        <tr>
          <th className="num">{ui("ratings-place")}</th>
          <th>{ui("ratings-name")}</th>
          <th className="num">{week.points ? ui("points") : ""}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {week.results.map((line, i) => (
          <tr key={i} className={line.you ? "you" : ""}>
            <td className="num">{line.place}</td>
            <td>{line.name}</td>
            <td className="num">{week.points ? points(line.points, week.fraction) : ""}</td>
            <td>{ui(line.won ? "week-won" : "week-lost")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratings({ ui }: { ui: Ui }) {
  const { me } = useSession();
  const found = useLoaded(() => puzzleApi.ratings(ui.lang), [ui.lang, me?.id]);
  if (!found.data) return found.error ? <Missing title={ui("error-title")} help={explain(ui, found.error)} /> : <Loading />;
  return (
    <Page at="ratings" title={ui("ratings-title")} about={ui("ratings-about")} ui={ui}>
      {found.data.length === 0 && <p className="none">{ui("ratings-none")}</p>}
      {found.data.map((table) => (
        <section key={table.game} aria-labelledby={`r-${table.game}`}>
          <h2 className="h" id={`r-${table.game}`}>
            {table.title} <small>{ui("ratings-counted", { n: table.games })}</small>
          </h2>
          <table className="rtab">
            <thead>
              <tr>
                <th className="num">{ui("ratings-place")}</th>
                <th>{ui("ratings-name")}</th>
                <th className="num">{ui("ratings-rating")}</th>
                <th className="num">{ui("ratings-games")}</th>
                <th className="num">{ui("ratings-wins")}</th>
              </tr>
            </thead>
            <tbody>
              {table.lines.map((line, i) => (
                <tr key={i} className={line.you ? "you" : ""}>
                  <td className="num">{i + 1}</td>
                  <td className={line.bot ? "bot" : ""}>
                    {line.name}
                    {line.bot && `, ${ui("bot")}`}
                  </td>
                  <td className="num">{line.rating}</td>
                  <td className="num">{line.games}</td>
                  <td className="num">{line.wins}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Page>
  );
}

function Reviews({ ui }: { ui: Ui }) {
  const { me } = useSession();
  const over = useLoaded(() => api.reviews(ui.lang), [ui.lang, me?.id]);
  if (!over.data) return over.error ? <Missing title={ui("error-title")} help={explain(ui, over.error)} /> : <Loading />;
  return (
    <Page at="reviews" title={ui("reviews-title")} about={ui("reviews-about")} ui={ui}>
      {over.data.length === 0 && <p className="none">{ui("reviews-none")}</p>}
      <ul className="plines">
        {over.data.map(({ table, seat, done, cost }) => (
          <li key={table.id}>
            <span className="n">{table.points ? points(table.scores?.[seat] ?? 0, table.fraction) : ""}</span>
            <span>
              {table.name || table.title}
              <small>
                {table.name ? `${table.title}, ` : ""}
                {table.points ? (table.scores ?? []).map((n) => points(n, table.fraction)).join(" : ") : table.seats.map((seat) => seat.name).join(", ")}, {ago(ui, Date.now() / 1000 - table.changed)}
                {done && `, ${cost ? ui("reviews-cost", { n: Math.round(100 * cost) }) : ui("reviews-clean")}`}
              </small>
            </span>
            <Link to={`/t/${table.id}/replay?at=0`}>{ui("reviews-replay")}</Link>
            <Link className="btn" to={`/t/${table.id}/review`} aria-label={`${ui("reviews-open")}: ${table.name || table.title}`}>
              {ui("reviews-open")}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
