import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Play, Reel } from "@/after/Reel";
import { roundAt, roundStep, useAutoplay } from "@/after/reel";
import { Icon } from "@/icons/Icon";
import { SYMBOLS } from "@/cards/Pip";
import { api, Refused } from "@/shell/api";
import { go, usePlace } from "@/shell/router";
import { numeral } from "@/shell/Scale";
import { explain, useLoaded } from "@/shell/session";
import { ReplayFeed } from "@/shell/replayfeed";
import { TableProvider, useTable } from "@/shell/table";
import { TableFrame } from "@/shell/TableFrame";
import type { GameTexts } from "@/shell/texts";
import { useUi } from "@/shell/ui";
import type { History, ReviewInfo, TableInfo } from "@/wire";
import { Ways } from "@/after/Ways";
import { Loading, Missing } from "./Missing";
import { useGame } from "@/shell/game";
import "./table.css";

/** Any position of a table, by link: `/t/{id}/replay?at=…&seat=…`. */
export default function ReplayPage({ id }: { id: string }) {
  const ui = useUi();
  const table = useLoaded(() => api.table(id), [id]);
  if (table.error && !table.data) {
    const missing = table.error instanceof Refused && (table.error.status === 404 || table.error.status === 403);
    return <Missing {...(missing ? {} : { title: ui("error-title"), help: explain(ui, table.error) })} />;
  }
  if (!table.data) return <Loading />;
  return <Replay table={table.data} />;
}

function Replay({ table }: { table: TableInfo }) {
  const ui = useUi();
  const { query } = usePlace();
  const game = useGame(table.game, table.rules ?? null);
  const finished = table.status === "finished";
  const history = useLoaded<History | null>(() => (finished ? api.history(table.id) : Promise.resolve(null)), [table.id, finished]);
  const asked = query.get("at");
  const seatAsked = query.get("seat");
  // the numbered decisions of a review that one comes from
  const marks = (query.get("marks") ?? "").split(".").filter(Boolean).map(Number);
  const seat = seatAsked === null || seatAsked === "" ? (finished ? null : table.your_seat) : Number(seatAsked);
  const at = asked === null ? table.moves : Math.max(0, Number(asked) || 0);
  const feed = useMemo(() => new ReplayFeed(), []);
  const [error, setError] = useState<unknown>(null);
  const state = useSyncExternalStore(feed.subscribe, feed.get);

  useEffect(() => {
    let live = true;
    api.position(table.id, at, seat).then(
      (position) => {
        if (live) feed.show(table, position);
      },
      (why: unknown) => live && setError(why),
    );
    return () => {
      live = false;
    };
  }, [table, at, seat, feed]);

  const last = state.position?.last ?? table.moves;
  const move = useCallback(
    (to: number, as: number | null = seat) => go(`/t/${table.id}/replay?at=${Math.max(0, Math.min(to, last))}${as === null ? "" : `&seat=${as}`}${marks.length ? `&marks=${marks.join(".")}` : ""}`, true),
    [table.id, last, seat, marks.join(".")],
  );
  // what was decided here, and what would have been stronger
  const wanted = finished && seat !== null && marks.length > 0;
  const review = useLoaded<ReviewInfo | null>(() => (wanted ? api.review(table.id, seat, false) : Promise.resolve(null)), [table.id, seat, wanted]);
  const here = state.position?.n === at ? (review.data?.decisions.find((one) => one.move === at) ?? null) : null;
  const said = useSaid(game.data?.texts ?? null, history.data?.rounds ?? [], at, last);
  if ((error && !state.position) || (game.error && !game.data)) return <Missing title={ui("error-title")} help={explain(ui, error ?? game.error)} />;
  if (!state.position || !game.data) return <Loading />;
  return (
    <TableProvider feed={feed} module={game.data.module} texts={game.data.texts} mode="replay" decision={here}>
      <TableFrame
        title={game.data.title}
        step={(by) => move(at + by)}
        {...(here ? { note: <Ways one={here} n={marks.indexOf(at) + 1} seat={seat!} table={table} /> } : {})}
        scale={<Reel at={at} last={last} rounds={history.data?.rounds ?? []} marks={finished ? marks : []} label={ui("replay-slider")} said={said} onMove={(to) => move(to)} />}
        prompt={<Controls at={at} last={last} seat={seat} rounds={history.data?.rounds ?? []} marks={finished ? marks : []} shown={state.position.n === at} onMove={move} finished={finished} />}
      />
    </TableProvider>
  );
}

/** Where we are, in words: the round where there are rounds, and the move. */
function useSaid(texts: GameTexts | null, rounds: readonly number[], at: number, last: number): string {
  const ui = useUi();
  return texts && rounds.length ? texts.say("after-at", { round: numeral(roundAt(rounds, at), rounds.length), n: at, last }) : ui("replay-at", { n: at, last });
}

function Controls({ at, last, seat, rounds, marks, shown, onMove, finished }: { at: number; last: number; seat: number | null; rounds: readonly number[]; marks: readonly number[]; shown: boolean; onMove: (to: number, as?: number | null) => void; finished: boolean }) {
  const t = useTable();
  const ui = useUi();
  const [problem, setProblem] = useState("");
  const { playing, speed, setSpeed, toggle } = useAutoplay({ at, last, ready: shown, stops: marks, onMove });
  const said = useSaid(t.texts, rounds, at, last);
  const seats = finished ? t.seats : t.seats.filter((one) => one.you);
  const attempt = async () => {
    try {
      go(`/t/${(await api.tryFrom(t.info.id, at, seat ?? t.info.your_seat ?? 0)).id}`);
    } catch (why) {
      setProblem(explain(ui, why));
    }
  };
  const step = (name: string, to: number, icon: string, flip = false, twice = false) => (
    <button type="button" className="opt plain step" aria-label={ui(name)} title={ui(name)} disabled={to === at} onClick={() => onMove(to)}>
      <Icon name={icon} className={flip ? "flip" : ""} />
      {twice && <Icon name={icon} className={flip ? "flip" : ""} />}
    </button>
  );
  const colour = t.colour(seat ?? 0);
  return (
    <section className={`zone prompt replay s${colour} ${seat === null ? "paper" : ""}`} aria-label={ui("replay-title")}>
      <span className="who">
        <Icon name={seat === null ? "eye" : (SYMBOLS[(colour - 1) % 6] ?? "sun")} />
      </span>
      <div className="q">
        <em>{ui("replay-title")}</em>
        <p role="status" aria-live={playing ? "off" : "polite"}>
          {said}
        </p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="opts">
        <Play playing={playing} speed={speed} texts={t.texts} onToggle={toggle} onSpeed={setSpeed} />
        <span className="steps">
          {step("replay-round-back", roundStep(rounds, at, last, -1), "play", true, true)}
          {step("replay-back", Math.max(0, at - 1), "play", true)}
          {step("replay-on", Math.min(last, at + 1), "play")}
          {step("replay-round-on", roundStep(rounds, at, last, 1), "play", false, true)}
        </span>
        <label className="as">
          <span>{ui("replay-as")}</span>
          <select className="field" value={seat ?? ""} onChange={(event) => onMove(at, event.target.value === "" ? null : Number(event.target.value))}>
            <option value="">{ui("replay-public")}</option>
            {seats.map((one) => (
              <option key={one.seat} value={one.seat}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        {finished && at < last && (
          <button type="button" className="opt" title={ui("replay-try-help")} onClick={() => void attempt()}>
            {ui("replay-try")}
          </button>
        )}
        <button type="button" className="opt plain" onClick={() => go(`/t/${t.info.id}`)}>
          {ui(finished ? "menu-end" : "replay-live")}
        </button>
      </div>
    </section>
  );
}
