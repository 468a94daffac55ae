import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Icon } from "@/icons/Icon";
import { SYMBOLS } from "@/cards/Pip";
import { api, Refused } from "@/shell/api";
import { apart, textWidth } from "@/shell/labels";
import { go, usePlace } from "@/shell/router";
import { roman } from "@/shell/Scale";
import { explain, useLoaded } from "@/shell/session";
import { ReplayFeed } from "@/shell/replayfeed";
import { TableProvider, useTable } from "@/shell/table";
import { TableFrame } from "@/shell/TableFrame";
import { useUi } from "@/shell/ui";
import type { History, TableInfo } from "@/wire";
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
  const game = useGame(table.game);
  const finished = table.status === "finished";
  const history = useLoaded<History | null>(() => (finished ? api.history(table.id) : Promise.resolve(null)), [table.id, finished]);
  const asked = query.get("at");
  const seatAsked = query.get("seat");
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
    (to: number, as: number | null = seat) => go(`/t/${table.id}/replay?at=${Math.max(0, Math.min(to, last))}${as === null ? "" : `&seat=${as}`}`, true),
    [table.id, last, seat],
  );
  if ((error && !state.position) || (game.error && !game.data)) return <Missing title={ui("error-title")} help={explain(ui, error ?? game.error)} />;
  if (!state.position || !game.data) return <Loading />;
  return (
    <TableProvider feed={feed} module={game.data.module} texts={game.data.texts} mode="replay">
      <TableFrame
        title={game.data.title}
        step={(by) => move(at + by)}
        scale={<Slider at={at} last={last} rounds={history.data?.rounds ?? []} onMove={(to) => move(to)} />}
        prompt={<Controls at={at} last={last} seat={seat} rounds={history.data?.rounds ?? []} onMove={move} finished={finished} />}
      />
    </TableProvider>
  );
}

/** The scale as a slider: rounds as long as they took. */
function Slider({ at, last, rounds, onMove }: { at: number; last: number; rounds: readonly number[]; onMove: (to: number) => void }) {
  const ui = useUi();
  const starts = rounds.length ? rounds.map((start, i) => (i === 0 ? 0 : start)) : [0];
  const spans = starts.map((start, i) => Math.max(1, (starts[i + 1] ?? last) - start));
  const all = spans.reduce((sum, span) => sum + span, 0);
  const middles = spans.map((span, i) => spans.slice(0, i).reduce((sum, before) => sum + before, span / 2));
  const numbered = apart(middles.map((middle, i) => ({ at: (middle / all) * innerWidth, width: textWidth(roman(i + 1), "700 15px Alegreya, serif") })));
  return (
    <div className="scale slider">
      {starts.map((start, i) => {
        const end = starts[i + 1] ?? last;
        const share = end > start ? Math.max(0, Math.min(1, (at - start) / (end - start))) : at >= end ? 1 : 0;
        return (
          <span key={i} style={{ flex: spans[i] }}>
            <i style={{ "--done": `${share * 100}%` } as React.CSSProperties} className={share > 0 && share < 1 ? "part" : share === 1 ? "full" : ""}>
              <b>{rounds.length && numbered.has(i) ? roman(i + 1) : ""}</b>
            </i>
          </span>
        );
      })}
      <input type="range" min={0} max={last} value={at} aria-label={ui("replay-slider")} aria-valuetext={ui("replay-at", { n: at, last })} onChange={(event) => onMove(Number(event.target.value))} />
    </div>
  );
}

function Controls({ at, last, seat, rounds, onMove, finished }: { at: number; last: number; seat: number | null; rounds: readonly number[]; onMove: (to: number, as?: number | null) => void; finished: boolean }) {
  const t = useTable();
  const ui = useUi();
  const [problem, setProblem] = useState("");
  const before = [...rounds].reverse().find((start) => start < at) ?? 0;
  const after = rounds.find((start) => start > at) ?? last;
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
        <p role="status" aria-live="polite">
          {ui("replay-at", { n: at, last })}
        </p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="opts">
        <span className="steps">
          {step("replay-round-back", before, "play", true, true)}
          {step("replay-back", Math.max(0, at - 1), "play", true)}
          {step("replay-on", Math.min(last, at + 1), "play")}
          {step("replay-round-on", after, "play", false, true)}
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
