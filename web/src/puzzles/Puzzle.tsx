/** `/puzzle` and `/puzzle/{number}`: a position of a real game, and the most that can be made of it. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type CSSProperties } from "react";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { TableRules, useRules } from "@/rules/open";
import { SettingsDialog } from "@/shell/later";
import { Loading, Missing } from "@/pages/Missing";
import { Refused } from "@/shell/api";
import { Dialog } from "@/shell/Dialog";
import { useGame } from "@/shell/game";
import { useKeys } from "@/shell/keyboard";
import { points } from "@/shell/points";
import { Prompt } from "@/shell/Prompt";
import { Link } from "@/shell/router";
import { explain, useLoaded, useSession } from "@/shell/session";
import { Foresight } from "@/shell/Foresight";
import { Inspector } from "@/shell/Side";
import { useMedia } from "@/boards/parts";
import { LOW, TableProvider, useTable } from "@/shell/table";
import { useTravel } from "@/shell/travel";
import type { Ui } from "@/shell/ui";
import type { PuzzleInfo, PuzzleStep } from "@/wire";
import "@/pages/table.css";
import { puzzleApi } from "./api";
import { PuzzleFeed, type Run } from "./feed";
import { clock, copy, shareLine } from "./share";
import "./puzzle.css";

export default function PuzzlePage({ number, ui }: { number: number; ui: Ui }) {
  const { me } = useSession();
  const found = useLoaded(() => puzzleApi.puzzle(number, ui.lang), [number, ui.lang, me?.id]);
  if (found.error && !found.data) {
    const missing = found.error instanceof Refused && found.error.status === 404;
    return <Missing {...(missing ? { title: ui("puzzle-title"), help: explain(ui, found.error) } : { title: ui("error-title"), help: explain(ui, found.error) })} />;
  }
  if (!found.data || (number && found.data.number !== number)) return <Loading />;
  return <Loaded key={`${found.data.number} ${ui.lang}`} info={found.data} ui={ui} />;
}

function Loaded({ info, ui }: { info: PuzzleInfo; ui: Ui }) {
  const game = useGame(info.game);
  const feed = useMemo(() => new PuzzleFeed(info, ui.lang, (why) => explain(ui, why)), [info, ui]);
  if (game.error && !game.data) return <Missing title={ui("error-title")} help={explain(ui, game.error)} />;
  if (!game.data) return <Loading />;
  return (
    <TableProvider feed={feed} module={game.data.module} texts={game.data.texts} mode="play">
      <TableRules game={info.game} texts={game.data.texts}>
        <Frame info={info} feed={feed} ui={ui} />
      </TableRules>
    </TableProvider>
  );
}

/** Seconds since the page was opened, until it is solved. */
function useClock(stopped: boolean): number {
  const begun = useRef(Date.now());
  const [now, set] = useState(0);
  useEffect(() => {
    if (stopped) return;
    const timer = window.setInterval(() => set((Date.now() - begun.current) / 1000), 1000);
    return () => window.clearInterval(timer);
  }, [stopped]);
  return now;
}

function Frame({ info, feed, ui }: { info: PuzzleInfo; feed: PuzzleFeed; ui: Ui }) {
  const t = useTable();
  const rules = useRules();
  useSyncExternalStore(feed.subscribe, feed.get);
  const run = feed.run;
  const solved = run.outcome?.mine.solved ?? info.mine.solved;
  const seconds = useClock(solved);
  const [open, setOpen] = useState<"settings" | "give" | null>(null);
  const { Board, Hand } = t.module;
  useTravel(t.n);
  useMedia(LOW); // a board may have other parts there
  useEffect(() => {
    document.title = `${ui("puzzle-title")} ${info.number}`;
  }, [ui, info.number]);
  useKeys({
    escape: () => {
      if (open) setOpen(null);
      else if (t.state.refusal) t.feed.dismiss();
      else if (t.selected) t.select(null);
      else t.inspect(null);
    },
    undo: () => feed.undo(),
    pin: () => (t.pinned ? t.inspect(null) : t.inspected && t.inspect(t.inspected, true)),
    log: () => undefined,
    help: () => setOpen("settings"),
    rules: () => rules?.open((t.question && rules.index?.places["prompts"]?.[t.question.prompt]) || ""),
  });
  const segments = [...t.module.segments(t)];
  const main = segments.length ? segments : [{ id: "board", title: ui("puzzle-table"), refs: [] }];
  const segment = main.some((s) => s.id === t.segment) ? t.segment : main[0]!.id;
  const asked = t.question ? `${t.n} ${t.question.id}` : "";
  useEffect(() => {
    if (!asked || segments.some((s) => s.id === segment && s.refs?.some((ref) => t.lit.has(ref)))) return;
    const there = segments.find((s) => s.refs?.some((ref) => t.lit.has(ref)));
    if (there) t.setSegment(there.id);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  const handHeight = Hand ? (t.module.handHeight?.(t) ?? 150) : 0;
  const style = { "--hand-h": `${handHeight / 16}rem` } as CSSProperties;
  const streak = run.outcome?.streak ?? info.streak;
  return (
    <main className={`table puz seg-${segment} ${handHeight ? "" : "no-hand"} ${t.module.ownLow ? "" : "rail"}`} style={style} data-game={info.game}>
      <header className="top plain">
        <div className="bar">
          <h1 className="sr">{ui("puzzle-title")}</h1>
          <Link to="/" className="brand" title={ui("menu-lobby")}>
            <Icon name="mark" className="mark" />
            <span>{ui("puzzle-title")}</span>
          </Link>
          <PuzzleTabs number={info.number} today={info.today} ui={ui} />
          <div className="tools end">
            <button type="button" className="tool" disabled={!t.state.undo} onClick={() => feed.undo()} aria-label={ui("puzzle-undo")} aria-keyshortcuts="u">
              <Icon name="undo" />
              <span>{ui("puzzle-undo")}</span>
            </button>
            <button type="button" className="tool" disabled={!t.state.undo} onClick={() => feed.again()} aria-label={ui("puzzle-again")}>
              <Icon name="replay" />
              <span>{ui("puzzle-again")}</span>
            </button>
            <button type="button" className="tool" aria-label={ui("settings-title")} onClick={() => setOpen("settings")}>
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <Task info={info} run={run} ui={ui} fraction={t.info.fraction} />
      <nav className="seg" aria-label={ui("puzzle-table")}>
        {main.map((s) => (
          <button key={s.id} type="button" aria-pressed={segment === s.id} className={s.refs?.some((ref) => t.lit.has(ref)) ? "glit" : ""} onClick={() => t.setSegment(s.id)}>
            {"seat" in s && s.seat !== undefined && <Pip colour={t.colour(s.seat)} size="sm" />}
            {"icon" in s && s.icon && <Icon name={s.icon} />}
            {s.title}
          </button>
        ))}
      </nav>
      <div className="slot">
        <Board />
      </div>
      {run.over ? <Over info={info} run={run} feed={feed} ui={ui} onGive={() => setOpen("give")} /> : <Prompt />}
      {Hand && handHeight > 0 && (
        <div className="handslot">
          <Hand />
        </div>
      )}
      <aside className="side">
        <Inspector />
        <section className="zone mv" aria-label={ui("puzzle-moves")}>
          <Moves info={info} run={run} ui={ui} seconds={seconds} onGive={() => setOpen("give")} />
          <Others info={info} run={run} ui={ui} />
          <Streak info={info} run={run} ui={ui} />
        </section>
        <Share info={info} run={run} ui={ui} seconds={info.mine.solved ? null : seconds} streak={streak} />
        <Foresight place="side" />
      </aside>
      {open === "settings" && <SettingsDialog onClose={() => setOpen(null)} />}
      {open === "give" && (
        <Dialog title={ui("puzzle-give")} onClose={() => setOpen(null)}>
          <p>{ui("puzzle-give-sure")}</p>
          <div className="opts">
            <button
              type="button"
              className="opt"
              onClick={() => {
                setOpen(null);
                void feed.give();
              }}
            >
              {ui("puzzle-give-yes")}
            </button>
            <button type="button" className="opt plain" onClick={() => setOpen(null)}>
              {ui("cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </main>
  );
}

/** Today's, yesterday's, all of them, and the table of the week. */
export function PuzzleTabs({ number, today, ui }: { number: number | "all" | "week"; today: number; ui: Ui }) {
  const tab = (id: string, to: string, here: boolean) => (
    <Link to={to} {...(here ? { "aria-current": "page" as const } : {})}>
      {ui(id)}
    </Link>
  );
  return (
    <nav className="rn" aria-label={ui("puzzle-title")}>
      {tab("puzzle-today", "/puzzle", number === today)}
      {today > 1 && tab("puzzle-yesterday", `/puzzle/${today - 1}`, number === today - 1)}
      {tab("puzzle-all", "/puzzles", number === "all")}
      {tab("puzzle-week", "/week", number === "week")}
    </nav>
  );
}

const gained = (info: PuzzleInfo, value: number) => value - info.start;
/** Whether the best chance is asked for: numbers are hundredths then. */
const chance = (info: PuzzleInfo) => info.aim !== null;

/** What the puzzle asks, in a sentence. */
function useAsked(info: PuzzleInfo, ui: Ui): string {
  const t = useTable();
  if (!info.aim) return ui("puzzle-ask", { what: info.what });
  const { kind, place, foe } = info.aim;
  const seat = /^\d+$/.test(foe) ? Number(foe) : -1;
  return ui("puzzle-aim", { kind, place, foe: seat < 0 ? foe : "player", name: seat < 0 ? "" : (t.names[seat] ?? "") });
}

/** The question in a sentence, and the target as a scale. */
function Task({ info, run, ui, fraction }: { info: PuzzleInfo; run: Run; ui: Ui; fraction: number }) {
  const all = info.best - info.start;
  const now = gained(info, run.value);
  const steps = Math.min(all, 12);
  const step = all / steps;
  const say = (n: number) => points(n, fraction);
  const asked = useAsked(info, ui);
  const over = run.over;
  return (
    <section className="zone task" aria-labelledby="task-h">
      <header>
        <h2 className="h" id="task-h">
          {ui("puzzle-number", { n: info.number })}
        </h2>
        <small>{info.title}</small>
      </header>
      <p className="voice">
        {!info.aim && ui("puzzle-ends", { ends: info.ends })} <b>{asked}</b> {info.aim ? <span>{ui("puzzle-fight", { place: info.aim.place, recruits: info.narrow ? "no" : "yes" })} </span> : info.narrow && <span>{ui("puzzle-shut", { game: info.game })} </span>}
        <small>{info.aim ? `${ui("puzzle-ends", { ends: info.ends })} ${ui("puzzle-odds")}` : ui("puzzle-sure")}</small>
      </p>
      {info.aim ? <Scale best={info.best} now={over ? run.value : null} ui={ui} /> : <div className="sc">
        <p role="status" aria-live="polite">
          <b>{ui("puzzle-score", { n: say(now), all: say(all) })}</b>
          <span title={ui("puzzle-most", { all: say(all) })}>{ui("puzzle-most", { all: say(all) })}</span>
        </p>
        <div className="trk9" aria-hidden="true">
          {Array.from({ length: steps }, (_, i) => (
            <i key={i} className={now >= Math.round((i + 1) * step) ? "d" : ""}>
              <b>{say(Math.round((i + 1) * step))}</b>
            </i>
          ))}
        </div>
      </div>}
    </section>
  );
}

/** A chance on a scale from nothing to a hundred: the best is a mark on it, what was reached fills it. */
function Scale({ best, now, ui }: { best: number; now: number | null; ui: Ui }) {
  return (
    <div className="sc">
      <p role="status" aria-live="polite">
        <b>{now === null ? ui("puzzle-chance-none") : ui("puzzle-percent", { n: now })}</b>
        <span>{ui("puzzle-chance-best", { all: best })}</span>
      </p>
      <div className="odds" aria-hidden="true">
        <i className="fill" style={{ width: `${now ?? 0}%` }} />
        <i className="mark" style={{ left: `${best}%` }}>
          <b className={best > 80 ? "before" : ""}>{best}</b>
        </i>
      </div>
    </div>
  );
}

/** Where the question stood: what came of it. */
function Over({ info, run, feed, ui, onGive }: { info: PuzzleInfo; run: Run; feed: PuzzleFeed; ui: Ui; onGive: () => void }) {
  const t = useTable();
  const best = run.value >= info.best;
  const mine = run.outcome?.mine;
  const head = best ? (mine && !mine.kept ? (info.number === info.today ? "puzzle-solved-shown" : "puzzle-solved-late") : "puzzle-solved") : "puzzle-not-yet";
  const colour = t.colour(t.seat ?? 0);
  return (
    <section className={`zone prompt s${colour} over`} aria-label={ui("puzzle-title")}>
      <span className="who">
        <Icon name={best ? "laurel-crown" : "replay"} />
      </span>
      <div className="q">
        <em>{info.aim ? ui(best ? "puzzle-percent" : "puzzle-chance-of", { n: run.value, all: info.best }) : ui("puzzle-score", { n: points(gained(info, run.value), t.info.fraction), all: points(info.best - info.start, t.info.fraction) })}</em>
        <p role="status" aria-live="polite">
          {ui(head)}
        </p>
        {info.aim ? (
          <p>
            {ui("puzzle-chance-result", { kind: info.aim.kind, n: run.value })} {!best && ui("puzzle-chance-short", { all: info.best })}
          </p>
        ) : (
          !best && <p>{ui("puzzle-not-yet-help", { left: (info.best - run.value) / t.info.fraction })}</p>
        )}
        {t.state.refusal && (
          <p className="problem" role="alert">
            {t.state.refusal}
          </p>
        )}
      </div>
      <div className="opts">
        {!best && (
          <button type="button" className="opt lit" data-key="1" onClick={() => feed.undo()}>
            <span className="key">1</span>
            {ui("puzzle-undo")}
          </button>
        )}
        <button type="button" className="opt plain" data-key="2" onClick={() => feed.again()}>
          <span className="key">2</span>
          {ui("puzzle-again")}
        </button>
        {!run.outcome?.solution && (
          <button type="button" className="opt plain" data-key="0" onClick={onGive}>
            <span className="key">0</span>
            {ui("puzzle-give")}
          </button>
        )}
        {best && (
          <Link className="opt lit" to={info.number > 1 ? `/puzzle/${info.number - 1}` : "/puzzles"}>
            {ui(info.number > 1 ? "puzzle-yesterday" : "puzzle-all")}
          </Link>
        )}
      </div>
    </section>
  );
}

function Line({ steps, start, fraction, ui }: { steps: readonly PuzzleStep[]; start: number; fraction: number; ui: Ui | null }) {
  const t = useTable();
  return (
    <>
      {steps.map((step, i) => {
        const more = step.value - (i ? steps[i - 1]!.value : start);
        return (
          <li key={i}>
            <span className="nn">{i + 1}</span>
            <span>{t.texts.said(step.said, t.names, t.seat)}</span>
            {more !== 0 && (
              <b>
                {ui ? (
                  ui("puzzle-percent", { n: step.value })
                ) : (
                  <>
                    {more > 0 ? "+" : "−"}
                    {points(Math.abs(more), fraction)}
                  </>
                )}
              </b>
            )}
          </li>
        );
      })}
    </>
  );
}

/** What was answered; when it is solved or given up, what is best and what only looks so. */
function Moves({ info, run, ui, seconds, onGive }: { info: PuzzleInfo; run: Run; ui: Ui; seconds: number; onGive: () => void }) {
  const t = useTable();
  const f = t.info.fraction;
  const solution = run.outcome?.solution ?? null;
  const said = (one: PuzzleStep["said"]) => t.texts.said(one, t.names, t.seat);
  return (
    <div className="mvs" tabIndex={0} role="group" aria-label={ui("puzzle-moves")}>
      <h2 className="h">
        {ui("puzzle-moves")} <small aria-hidden="true">{clock(seconds)}</small>
      </h2>
      <ol>
        <Line steps={run.moves} start={info.start} fraction={f} ui={chance(info) ? ui : null} />
        {!run.over && (
          <li className="q">
            <span className="nn">{run.moves.length + 1}</span>
            <span>{ui("puzzle-next")}</span>
          </li>
        )}
      </ol>
      {solution && (
        <div className="best">
          <h3 className="h">{ui("puzzle-best")}</h3>
          <ol>
            <Line steps={solution.steps} start={info.start} fraction={f} ui={chance(info) ? ui : null} />
          </ol>
          {solution.trap && (
            <p>
              <b>{solution.trap.before.length ? ui("puzzle-trap-at", { before: solution.trap.before.map(said).join(", ") }) : ui("puzzle-trap")}</b>: {said(solution.trap.said)}.{" "}
              {chance(info)
                ? ui("puzzle-chance-trap", { most: solution.trap.most, all: info.best })
                : ui("puzzle-trap-why", { gain: solution.trap.value / f, most: (solution.trap.most - info.start) / f, all: (info.best - info.start) / f })}
            </p>
          )}
          <p className="lbl">{ui(chance(info) ? "puzzle-chance-proof" : "puzzle-proof", { n: solution.tried })}</p>
        </div>
      )}
      {!solution && !run.over && run.moves.length === 0 && (info.mine.tries > 0 || info.mine.solved) && (
        <button type="button" className="opt plain sm" onClick={onGive}>
          {ui("puzzle-give")}
        </button>
      )}
    </div>
  );
}

function Others({ info, run, ui }: { info: PuzzleInfo; run: Run; ui: Ui }) {
  const shares = run.outcome?.others ?? info.others;
  const t = useTable();
  const all = shares.reduce((sum, one) => sum + one.people, 0);
  if (!all) return null;
  const shown = shares.slice(-6);
  const most = Math.max(...shown.map((one) => one.people));
  return (
    <div className="hst">
      <h2 className="h">
        {ui("puzzle-others")} <small>{ui("puzzle-people", { n: all })}</small>
      </h2>
      <ul className="hb">
        {shown.map((one) => {
          const share = Math.round((100 * one.people) / all);
          const value = chance(info) ? ui("puzzle-percent", { n: one.value }) : points(gained(info, one.value), t.info.fraction);
          return (
            <li key={one.value} className={one.value >= info.best ? "top1" : ""} aria-label={ui("puzzle-bar", { value, share })}>
              <em aria-hidden="true">{share} %</em>
              <i style={{ height: `${(one.people / most) * 3.4}rem` }} />
              <b aria-hidden="true">{value}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Streak({ info, run, ui }: { info: PuzzleInfo; run: Run; ui: Ui }) {
  const { streak, longest, week } = run.outcome ?? info;
  const letters = new Intl.DateTimeFormat(ui.lang, { weekday: "short", timeZone: "UTC" });
  const dates = new Intl.DateTimeFormat(ui.lang, { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <div className="str">
      <h2 className="h">
        {ui("puzzle-streak")} <b>{streak}</b> {longest > 0 && <small>{ui("puzzle-longest", { n: longest })}</small>}
      </h2>
      <ul className="cal">
        {[...week].reverse().map((day) => {
          const when = new Date(`${day.day}T00:00:00Z`);
          const state = day.kept ? "ok" : day.solved ? "late" : day.number === info.today ? "today" : "no";
          return (
            <li key={day.number} className={`${state} ${day.number === info.today ? "td" : ""}`} aria-label={ui("puzzle-day", { state, date: dates.format(when) })}>
              {day.solved && <Icon name="check" />}
              <small aria-hidden="true">{letters.format(when)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Share({ info, run, ui, seconds, streak }: { info: PuzzleInfo; run: Run; ui: Ui; seconds: number | null; streak: number }) {
  const t = useTable();
  const [note, setNote] = useState("");
  const tried = run.outcome?.mine ?? info.mine;
  const f = chance(info) ? 1 : t.info.fraction;
  const value = run.over ? run.value : (tried.value ?? info.start);
  const of = { number: info.number, chance: chance(info), all: (info.best - info.start) / f };
  const line = shareLine(ui, { ...of, gained: gained(info, value) / f, tries: tried.tries, seconds: run.over ? seconds : null, streak });
  const ready = run.over || tried.tries > 0;
  const share = async () => {
    setNote(ui((await copy(`${line} ${location.origin}/puzzle/${info.number}`)) ? "puzzle-copied" : "puzzle-copy-failed"));
  };
  return (
    <section className="zone shr" aria-labelledby="share-h">
      <h2 className="h" id="share-h">
        {ui(ready ? "puzzle-share" : "puzzle-share-title")}
      </h2>
      <p className="shr-m">
        <b>{streak}</b> {ui("puzzle-streak")}
      </p>
      <p className="line1">{ready ? line : shareLine(ui, { ...of, gained: of.all, tries: 1, seconds: 48, streak: streak + 1 })}</p>
      <p className={`lbl ${note && "said"}`} role="status">
        {note || ui("puzzle-share-help")}
      </p>
      <button type="button" className="btn" disabled={!ready} onClick={() => void share()}>
        <Icon name="link" />
        {ui("puzzle-share")}
      </button>
      <p className="sr" role="status">
        {note}
      </p>
    </section>
  );
}

