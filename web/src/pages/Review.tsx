import { Fragment, useEffect, useMemo, useRef, useState } from "react";
import { Chart } from "@/after/Chart";
import { Play, Reel } from "@/after/Reel";
import { roundAt, roundStep, useAutoplay } from "@/after/reel";
import { answers, asHistory, because, compared, lost, percent, sentenceAt, together } from "@/after/told";
import { colourAt } from "@/games";
import { Icon } from "@/icons/Icon";
import { api, Refused } from "@/shell/api";
import { useGame } from "@/shell/game";
import { tenths } from "@/shell/points";
import { go, Link, usePlace } from "@/shell/router";
import { numeral } from "@/shell/Scale";
import { explain, useLoaded } from "@/shell/session";
import type { GameTexts } from "@/shell/texts";
import { useUi } from "@/shell/ui";
import type { ReviewDecision, ReviewInfo, ReviewWay, TableInfo, TaleInfo } from "@/wire";
import { Loading, Missing } from "./Missing";
import "./review.css";

/** While a review is being made it is looked for so often (ms). */
const EVERY = 1200;

/** What comes after a game, by link: `/t/{id}/review?seat=…`. */
export default function ReviewPage({ id }: { id: string }) {
  const ui = useUi();
  const table = useLoaded(() => api.table(id), [id]);
  const game = useGame(table.data?.game ?? "ancient_world", table.data?.rules ?? null);
  if (table.error && !table.data) {
    const missing = table.error instanceof Refused && (table.error.status === 404 || table.error.status === 403);
    return <Missing {...(missing ? {} : { title: ui("error-title"), help: explain(ui, table.error) })} />;
  }
  if (game.error && !game.data) return <Missing title={ui("error-title")} help={explain(ui, game.error)} />;
  if (!table.data || !game.data) return <Loading />;
  if (table.data.status !== "finished") return <Missing title={game.data.texts.say("error-not-finished")} help="" />;
  return <Review table={table.data} texts={game.data.texts} title={game.data.title} />;
}

/** The review of a seat: asked for once the page is open, and looked for until it is there. */
function useReview(id: string, seat: number): { data: ReviewInfo | null; error: unknown; again(): void } {
  const [state, set] = useState<{ data: ReviewInfo | null; error: unknown }>({ data: null, error: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let live = true;
    let timer = 0;
    const look = async (begin: boolean) => {
      try {
        const data = await api.review(id, seat, begin);
        if (!live) return;
        set({ data, error: null });
        if (data.status === "working") timer = window.setTimeout(() => void look(false), EVERY);
      } catch (error) {
        if (!live) return;
        // somebody else's game is being looked through, or the server is busy: later
        if (error instanceof Refused && (error.status === 429 || error.status === 503 || error.status === 0)) timer = window.setTimeout(() => void look(begin), 5 * EVERY);
        set((now) => ({ data: now.data, error }));
      }
    };
    set({ data: null, error: null });
    void look(true);
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [id, seat, turn]);
  return { ...state, again: () => setTurn((n) => n + 1) };
}

function Review({ table, texts, title }: { table: TableInfo; texts: GameTexts; title: string }) {
  const ui = useUi();
  const { query } = usePlace();
  const asked = query.get("seat");
  const seat = asked === null ? (table.your_seat ?? 0) : Math.min(table.seats.length - 1, Math.max(0, Number(asked) || 0));
  const [at, setAt] = useState(Number(query.get("at") ?? table.moves) || 0);
  const [note, setNote] = useState("");
  const history = useLoaded(() => api.history(table.id), [table.id]);
  const tale = useLoaded(() => api.tale(table.id, ui.lang), [table.id, ui.lang]);
  const review = useReview(table.id, seat);
  const last = table.moves;
  const rounds = history.data?.rounds ?? [];
  const decisions = review.data?.status === "done" ? review.data.decisions : [];
  const marks = decisions.map((one) => one.move);
  const names = table.seats.map((one) => one.name);
  const { playing, speed, setSpeed, toggle } = useAutoplay({ at, last, ready: true, stops: marks, onMove: setAt });
  const said = rounds.length ? texts.say("after-at", { round: numeral(roundAt(rounds, at), rounds.length), n: at, last }) : ui("replay-at", { n: at, last });
  const here = tale.data ? sentenceAt(tale.data, at) : null;
  const sentence = here && tale.data ? (tale.data.chapters[here[0]]?.sentences[here[1]]?.text ?? "") : "";
  const chart = useMemo(() => (tale.data ? asHistory(tale.data, rounds) : null), [tale.data, rounds]);
  const scores = tale.data?.chances ? (chart?.points.at(-1) ?? []).map(Math.round) : (table.scores ?? []).map((n) => n / table.fraction);
  const attempt = (move: number) =>
    api.tryFrom(table.id, move, seat).then(
      (made) => go(`/t/${made.id}`),
      (why: unknown) => setNote(explain(ui, why)),
    );
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}/t/${table.id}/review?seat=${seat}`).then(
      () => setNote(ui("copied")),
      () => setNote(ui("copy-failed")),
    );
  const replay = (move: number) => `/t/${table.id}/replay?at=${move}&seat=${seat}${marks.length ? `&marks=${marks.join(".")}` : ""}`;
  const step = (name: string, to: number, icon: string, flip: boolean, twice: boolean) => (
    <button type="button" className="btn" aria-label={ui(name)} title={ui(name)} disabled={to === at} onClick={() => setAt(to)}>
      <Icon name={icon} className={flip ? "flip" : ""} />
      {twice && <Icon name={icon} className={flip ? "flip" : ""} />}
    </button>
  );
  const page = (
    <a className="btn" href={api.pageAddress(table.id, ui.lang)} download>
      <Icon name="print" />
      {texts.say("after-page")}
    </a>
  );
  return (
    <main className="rev" data-game={table.game}>
      <header className="top plain">
        <div className="bar">
          <Link to="/" className="brand" title={ui("menu-lobby")}>
            <Icon name="mark" className="mark" />
            <span>{title}</span>
          </Link>
          <nav className="rn" aria-label={texts.say("after-title")}>
            <Link to={`/t/${table.id}`}>{texts.say("after-result")}</Link>
            <Link to={`/t/${table.id}/review`} aria-current="page">
              {texts.say("after-title")}
            </Link>
            <Link to={replay(at === last ? 0 : at)}>{texts.say("after-moves")}</Link>
          </nav>
          <div className="tools end">
            <button type="button" className="tool" onClick={() => void share()} aria-label={ui("end-share-link")}>
              <Icon name="link" />
              <span>{ui("end-share-link")}</span>
            </button>
          </div>
        </div>
      </header>
      <section className="zone picz">
        <h1 className="h">
          {texts.say(tale.data?.chances ? "story-chart-chances" : "after-course")}
          {marks.length > 0 && <small>{texts.say("after-same")}</small>}
        </h1>
        <div className="cw">
          {chart && tale.data && chart.points.length > 1 && (
            <Chart history={chart} names={tale.data.realms} colours={table.seats.map((one) => colourAt(table, one.seat))} scores={scores} fraction={1} unit={tale.data.chances ? " %" : ""} boxed marks={decisions.map((one, i) => ({ seat, move: one.move, name: String(i + 1) }))} label={`${ui("end-chart-label")}: ${tale.data.realms.map((name, i) => `${name} ${scores[i] ?? ""}`).join(", ")}`} />
          )}
        </div>
      </section>
      <section className="zone decs" aria-busy={review.data?.status === "working"}>
        <h2 className="h">
          {texts.say("after-decisions")}
          <small>{review.data?.status === "done" ? texts.say("after-judge", { n: decisions.reduce((sum, one) => sum + one.did.looks + one.best.looks, 0), decided: review.data.decided }) : texts.say("after-judge-short")}</small>
        </h2>
        {table.seats.length > 1 && (
          <label className="whose">
            <span>{texts.say("after-whose")}</span>
            <select className="field" value={seat} onChange={(event) => go(`/t/${table.id}/review?seat=${event.target.value}`, true)}>
              {table.seats.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Progress review={review.data} error={review.error} texts={texts} again={review.again} />
        {decisions.map((one, i) => (
          <Decision key={one.move} n={i + 1} one={one} seat={seat} names={names} table={table} texts={texts} board={replay(one.move)} onShow={() => setAt(one.move)} onTry={() => void attempt(one.move)} />
        ))}
        {decisions.length > 0 && <Tried review={review.data} decisions={decisions} table={table} seat={seat} texts={texts} />}
      </section>
      <section className="zone story">
        <h2 className="h">{texts.say("after-story")}</h2>
        {tale.error ? <p className="problem">{explain(ui, tale.error)}</p> : null}
        {tale.data && <Story tale={tale.data} here={here} replay={replay} onMove={setAt} />}
        <div className="sf">
          {page}
          <button type="button" className="btn" onClick={() => void share()}>
            <Icon name="link" />
            {ui("end-share-link")}
          </button>
        </div>
      </section>
      <section className="zone strip" aria-label={ui("replay-slider")}>
        <Play playing={playing} speed={speed} texts={texts} onToggle={toggle} onSpeed={setSpeed} />
        <div className="stp">
          {step("replay-round-back", roundStep(rounds, at, last, -1), "play", true, true)}
          {step("replay-back", Math.max(0, at - 1), "play", true, false)}
          {step("replay-on", Math.min(last, at + 1), "play", false, false)}
          {step("replay-round-on", roundStep(rounds, at, last, 1), "play", false, true)}
        </div>
        <div className="rsl">
          <p role="status" aria-live={playing ? "off" : "polite"}>
            <b>{said}</b>
            <span>{sentence}</span>
          </p>
          <Reel at={at} last={last} rounds={rounds} marks={marks} label={ui("replay-slider")} said={said} onMove={setAt} />
        </div>
        <div className="from">
          <Link className="btn" to={replay(at)}>
            <Icon name="eye" />
            {texts.say("after-board")}
          </Link>
          <button type="button" className="btn go1" disabled={at >= last} title={ui("replay-try-help")} onClick={() => void attempt(at)}>
            <Icon name="play" />
            {ui("replay-try")}
          </button>
        </div>
      </section>
      {note && (
        <p className="toast" role="status">
          {note}
        </p>
      )}
    </main>
  );
}

/** How far the review is, or why there is none. */
function Progress({ review, error, texts, again }: { review: ReviewInfo | null; error: unknown; texts: GameTexts; again: () => void }) {
  const ui = useUi();
  if (review?.status === "done") return review.decisions.length ? null : <p className="none">{texts.say("after-none", { n: review.decided })}</p>;
  if (review?.status === "failed")
    return (
      <p className="none">
        {texts.say("after-failed")}{" "}
        <button type="button" className="btn" onClick={again}>
          {ui("retry")}
        </button>
      </p>
    );
  if (error && review?.status !== "working") return <p className="none">{explain(ui, error)}</p>;
  return (
    <div className="none" role="status">
      <p>{texts.say("after-working")}</p>
      <progress max={1} value={review?.progress ?? 0} aria-label={texts.say("after-working")} />
    </div>
  );
}

function Decision({ n, one, seat, names, table, texts, board, onShow, onTry }: { n: number; one: ReviewDecision; seat: number; names: readonly string[]; table: TableInfo; texts: GameTexts; board: string; onShow: () => void; onTry: () => void }) {
  const ui = useUi();
  const why = because(one, texts, names, seat);
  const when = texts.say("after-at", { round: one.round > 0 ? numeral(one.round, Math.max(table.round, table.rounds)) : "–", n: one.move, last: table.moves });
  const row = (label: string, way: ReviewWay) => (
    <p className="dd1">
      <span className="lab">{texts.say(label)}</span>
      <span>
        {answers(way, texts, names, seat)} <em>{percent(way.share)} %</em>
      </span>
    </p>
  );
  return (
    <article className="dec" aria-label={texts.say("after-decision", { n })}>
      <button type="button" className="dn" onClick={onShow} aria-label={texts.say("after-show", { n })}>
        {n}
      </button>
      <div className="db">
        <p className="dr">{one.round > 0 ? when : texts.say("after-move", { n: one.move, last: table.moves })}</p>
        <p className="ask" title={together(one) ? texts.say("after-turn-help") : undefined}>
          {together(one) ? texts.say("after-turn") : texts.said(one.asked, names, seat)}
        </p>
        {row(table.your_seat === seat ? "after-you" : "after-done", one.did)}
        {row("after-stronger", one.best)}
        {why && <p className="rs">{why}</p>}
        {one.best.line.length > 0 && (
          <p className="rs line">
            {texts.say("after-line", {
              what: one.best.line.map((next) => (next.seat === seat ? "" : `${names[next.seat] ?? ""}: `) + texts.said(next.said, names, next.seat)).join(" → "),
            })}
          </p>
        )}
      </div>
      <div className="dx">
        <b>−{percent(one.cost)} %</b>
        <small>{texts.say("after-of-a-win")}</small>
        {lost(one) > 0 && <small>{texts.say("after-points", { n: tenths(lost(one), ui.lang) })}</small>}
        <button type="button" className="btn go1" onClick={onTry} aria-label={texts.say("after-try-n", { n })}>
          <Icon name="play" />
          {texts.say("after-try")}
        </button>
        <Link className="btn" to={board}>
          <Icon name="eye" />
          {texts.say("after-board")}
        </Link>
      </div>
    </article>
  );
}

/** What has been tried from here, beside what happened. */
function Tried({ review, decisions, table, seat, texts }: { review: ReviewInfo | null; decisions: readonly ReviewDecision[]; table: TableInfo; seat: number; texts: GameTexts }) {
  const tried = review?.tried ?? [];
  const then = { scores: table.scores ?? [], winners: table.winners ?? [] };
  return (
    <div className="tried">
      <p>{texts.say("after-try-help")}</p>
      {tried.slice(0, 4).map((one) => {
        const n = decisions.findIndex((decision) => decision.move === one.move) + 1;
        return (
          <p key={one.table}>
            <Link to={`/t/${one.table}`}>{n ? texts.say("after-tried", { n }) : texts.say("after-tried-move", { n: one.move })}</Link>: <b>{compared(one, then, seat, table, texts)}</b>
          </p>
        );
      })}
    </div>
  );
}

function Story({ tale, here, replay, onMove }: { tale: TaleInfo; here: [number, number] | null; replay: (to: number) => string; onMove: (to: number) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const [inner, outer] = [now.current, box.current];
    if (!inner || !outer || outer.scrollHeight <= outer.clientHeight) return;
    outer.scrollTop = inner.offsetTop - outer.clientHeight / 2;
  }, [here?.[0], here?.[1]]);
  return (
    <div className="stx" ref={box} tabIndex={0}>
      <div className="c2">
        {tale.chapters.map(
          (chapter, c) =>
            chapter.sentences.length > 0 && (
              <p key={c} className={here?.[0] === c ? "cur" : ""}>
                <em>{chapter.title}</em>
                {chapter.sentences.map((sentence, s) => {
                  const lit = here?.[0] === c && here[1] === s;
                  return (
                    <Fragment key={s}>
                      <a
                        href={replay(sentence.move)}
                        ref={lit ? now : null}
                        className={lit ? "now" : ""}
                        aria-current={lit ? "step" : undefined}
                        onClick={(event) => {
                          event.preventDefault();
                          onMove(sentence.move);
                        }}
                      >
                        {sentence.text}
                      </a>{" "}
                    </Fragment>
                  );
                })}
                {chapter.standing && <small>{chapter.standing}</small>}
              </p>
            ),
        )}
        <p className="fin">{tale.ending}</p>
      </div>
    </div>
  );
}
