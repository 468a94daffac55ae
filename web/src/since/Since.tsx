/** Since your turn (LOOK §12): the rivals' moves on the board, step by step or in three seconds. The question waits behind it. */
import { Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { BRING } from "@/boards/Map";
import { Pip, SYMBOLS } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import type { GameModule } from "@/games/game";
import { api } from "@/shell/api";
import type { FeedState } from "@/shell/feed";
import { RichLine } from "@/cards/glyphs";
import { sentences as joined, told as tell, type Told } from "@/shell/chronicle";
import { points } from "@/shell/points";
import { ReplayFeed } from "@/shell/replayfeed";
import { useLoaded } from "@/shell/session";
import { TableProvider, useTable } from "@/shell/table";
import { TableFrame } from "@/shell/TableFrame";
import type { GameTexts } from "@/shell/texts";
import { useUi, useWords } from "@/shell/ui";
import type { Since as SinceInfo } from "@/wire";
import { Deadline } from "./Deadline";
import { Marks } from "./Marks";
import { MEANT } from "./mean";
import { pace, shownOf, tells, type Shown } from "./steps";
import { WORDS } from "./words";
import "./since.css";

export interface SinceProps {
  /** The live table, which goes on meanwhile. */
  live: FeedState;
  module: GameModule;
  texts: GameTexts;
  title: string;
  /** After which move; null: after one's own last answer. */
  after: number | null;
  /** It opened by itself: where there is nothing to show it goes by itself. */
  unasked: boolean;
  /** Back to the table; `nothing`: there was nothing to show. */
  onLeave(nothing?: boolean): void;
  /** What is shown until it is there. */
  fallback: ReactNode;
}

export default function Since(props: SinceProps) {
  const { live, after, unasked, onLeave } = props;
  const id = live.table!.id;
  const worded = useWords(WORDS);
  const found = useLoaded(() => api.since(id, after), [id, after]);
  const told = found.data;
  const nothing = found.error !== null || (told !== null && !told.steps.some((step) => step.seat !== live.table!.your_seat));
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (nothing) leave.current(!unasked);
  }, [nothing, unasked]);
  if (!told || !worded || nothing) return props.fallback;
  return <Steps {...props} told={told} />;
}

function Steps({ live, module, texts, title, told, unasked, onLeave }: SinceProps & { told: SinceInfo }) {
  const shown = useMemo(() => shownOf(told, module), [told, module]);
  const [at, setAt] = useState(1);
  const [playing, setPlaying] = useState(false);
  const table = live.table!;
  const one = shown[Math.max(0, at - 1)]!;
  const log = useMemo(() => shown.slice(0, at).flatMap(({ step }) => step.log.map((said) => ({ said, n: step.n }))), [shown, at]);
  const position = useMemo(
    () => ({
      n: at === 0 ? told.n : one.step.n,
      last: told.last,
      seat: table.your_seat,
      view: at === 0 ? told.before : one.step.view,
      questions: [],
      waiting: at === 0 ? [] : [one.step.seat],
      log: log.map(({ said }) => said),
      log_from: 0,
      log_moves: log.map(({ n }) => n),
      result: null,
      deciding: [],
    }),
    [at, told, one, table.your_seat, log],
  );
  const [feed] = useState(() => {
    const made = new ReplayFeed();
    made.show(table, position);
    return made;
  });
  useLayoutEffect(() => feed.show(table, position), [feed, table, position]);
  const move = useCallback((to: number) => setAt(Math.max(0, Math.min(shown.length, to))), [shown.length]);
  const { wait, by } = pace(shown.length);
  useEffect(() => {
    if (!playing) return;
    if (at >= shown.length) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => move(at + by), wait);
    return () => window.clearTimeout(timer);
  }, [playing, at, by, wait, move, shown.length]);
  const play = () => {
    setAt(0);
    setPlaying(true);
  };
  const step = (to: number) => {
    setPlaying(false);
    move(to);
  };
  const leave = () => onLeave();
  return (
    <>
      <TableProvider feed={feed} module={module} texts={texts} mode="replay" marked={at === 0 ? undefined : one.changes}>
        <TableFrame
          title={title}
          step={(by) => step(at + by)}
          onEscape={leave}
          prompt={<Stepper shown={shown} at={at} playing={playing} unasked={unasked} live={live} onStep={step} onPlay={play} onLeave={leave} />}
          aside={<List shown={shown} told={told} at={at} unasked={unasked} live={live} onStep={step} />}
        />
        <Turned one={at === 0 ? null : one} />
      </TableProvider>
      <Marks shown={shown} current={at} />
    </>
  );
}

/** On a phone the part of the board is shown that a step is about. */
function Turned({ one }: { one: Shown | null }) {
  const t = useTable();
  const number = one?.number;
  useEffect(() => {
    if (!one) return;
    const segments = t.module.segments(t);
    const parts = one.places.map((ref) => t.module.part?.(ref, t.view, t.seat ?? 0) ?? null);
    const there = segments.find((segment) => segment.refs?.some((ref) => one.places.includes(ref))) ?? segments.find(({ id }) => parts.includes(id)) ?? segments.find((segment) => segment.seat === one.step.seat);
    if (there && t.segment !== "log") t.setSegment(there.id);
    // a map of which a part is seen moves there, once that part of the board is shown
    const [place] = one.places;
    const bring = () => place && document.querySelector(`[data-pans] [data-thing="${CSS.escape(place)}"]`)?.dispatchEvent(new Event(BRING, { bubbles: true }));
    const frame = requestAnimationFrame(bring);
    const late = window.setTimeout(bring, 300); // a map that was just drawn knows its size by then
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(late);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [number]);
  return null;
}

/** The sentences of a step, put together as in the chronicle: what its seat did, and what came of it. */
function useSentences(): (one: Shown) => Told[] {
  const t = useTable();
  const ui = useUi();
  return (one) => {
    const kept = one.step.log.filter(tells);
    const lines = joined((kept.length ? kept : one.step.log).map((said) => ({ said, move: one.step.n })), t.module.telling)
      .map((group) => tell(group, t.module.telling, t.texts, t.names, t.seat))
      .filter(({ name, rich }) => name || rich.some(Boolean));
    return lines.length ? lines : [words(ui("since-unseen", { name: t.seats[one.step.seat]?.name ?? "" }))];
  };
}

const words = (text: string): Told => ({ name: "", rich: [text] });
const long = ({ name, rich }: Told): boolean => name.length + rich.reduce((sum, one) => sum + (typeof one === "string" ? one.length : 3), 0) > 56;

/** A sentence with its tokens. */
function Sentence({ of: { name, rich } }: { of: Told }) {
  return rich.length > 1 ? (
    <>
      {name}
      <RichLine rich={rich} />
    </>
  ) : (
    <>{`${name}${String(rich[0] ?? "")}`}</>
  );
}

interface StepperProps {
  shown: readonly Shown[];
  at: number;
  playing: boolean;
  unasked: boolean;
  live: FeedState;
  onStep(to: number): void;
  onPlay(): void;
  onLeave(): void;
}

function Stepper({ shown, at, playing, unasked, live, onStep, onPlay, onLeave }: StepperProps) {
  const t = useTable();
  const ui = useUi();
  const sentences = useSentences();
  const one = at === 0 ? null : shown[at - 1]!;
  const colour = t.colour(one?.step.seat ?? t.seat ?? 0);
  const [first = words(""), ...rest] = one ? sentences(one) : [words(ui("since-before"))];
  const asked = (live.position?.questions.length ?? 0) > 0;
  const more = (live.position?.n ?? 0) > (t.last ?? 0);
  const head = ui(unasked ? "since-away" : "since-title");
  return (
    <section className={`zone prompt sbar s${colour}`} aria-label={head}>
      <span className="who">
        <Icon name={SYMBOLS[(colour - 1) % 6] ?? "sun"} />
      </span>
      <div className="q" role="status" aria-live={playing ? "off" : "polite"}>
        <em>{one ? ui("since-at", { head, n: at, all: shown.length }) : head}</em>
        <p className={long(first) ? "long" : ""}>
          <Sentence of={first} />
        </p>
        {(rest.length > 0 || more) && (
          <p className="rest">
            {more
              ? ui("since-more")
              : rest.map((line, i) => (
                  <Fragment key={i}>
                    {i > 0 && " "}
                    <Sentence of={line} />
                  </Fragment>
                ))}
          </p>
        )}
      </div>
      <div className="opts">
        <span className="stp">
          <button type="button" className="opt plain step" aria-label={ui("since-back")} disabled={at === 0} onClick={() => onStep(at - 1)}>
            <Icon name="play" className="flip" />
          </button>
          <button type="button" className="opt step" aria-label={ui("since-on")} disabled={at >= shown.length} onClick={() => onStep(at + 1)}>
            <Icon name="play" />
          </button>
        </span>
        <button type="button" className="opt plain secs" data-key="1" aria-keyshortcuts="1" aria-description={ui("since-play")} onClick={onPlay}>
          <Icon name="replay" />
          <span className="wide">{ui("since-play")}</span>
          <span className="narrow">{ui("since-play-short")}</span>
        </button>
        <button type="button" className="opt" data-key="0" aria-keyshortcuts="0" onClick={onLeave}>
          <span className="key">0</span>
          <span>{ui(asked ? "since-to-turn" : "since-to-table")}</span>
        </button>
      </div>
    </section>
  );
}

function List({ shown, told, at, unasked, live, onStep }: { shown: readonly Shown[]; told: SinceInfo; at: number; unasked: boolean; live: FeedState; onStep(to: number): void }) {
  const t = useTable();
  const ui = useUi();
  const sentences = useSentences();
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const scored = (view: Record<string, unknown>, seat: number) => t.module.seat(view, seat, t.texts).points;
  const end = told.steps.at(-1)!.view;
  const gained = t.seats
    .map((seat) => ({ seat, before: scored(told.before, seat.seat), after: scored(end, seat.seat) }))
    .filter(({ before, after }) => t.info.points && before !== null && after !== null && before !== after);
  const naming = { seat: (one: number) => t.seats[one]?.name ?? "", card: (tag: string) => t.texts.cardName(tag), thing: (kind: string, id: string) => String(t.texts.thing(kind, id)) };
  const meant = t.seat === null ? [] : (t.module.means?.(told.before, end, t.seat, naming) ?? []).slice(0, MEANT);
  return (
    <>
      {live.table?.deadline != null && <Deadline table={live.table} />}
      <section className="zone chron snc" id="chronicle">
        <header>
          <h2 className="h">{ui(unasked ? "since-away" : "since-title")}</h2>
          <small>{ui("since-count", { n: shown.length + told.left_out })}</small>
        </header>
        <ol ref={box} tabIndex={0} aria-label={ui(unasked ? "since-away" : "since-title")}>
          {told.left_out > 0 && <li className="none">{ui("since-left-out", { n: told.left_out })}</li>}
          {shown.map((one) => (
            <li key={one.number}>
              <button type="button" className={one.number === at ? "cur" : ""} aria-current={one.number === at ? "step" : undefined} onClick={() => onStep(one.number)}>
                <span className="nn">{one.number}</span>
                <Pip colour={t.colour(one.step.seat)} size="sm" />
                <span>
                  {sentences(one).map((line, i) => (
                    <Fragment key={i}>
                      {i > 0 && " "}
                      <Sentence of={line} />
                    </Fragment>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {(meant.length > 0 || gained.length > 0) && (
          <div className="mean" role="group" aria-label={ui("since-means")}>
            <h3>{ui("since-means")}</h3>
            {meant.map(({ id, args }, i) => (
              <p key={i}>{ui(`mean-${id}`, args)}</p>
            ))}
            {gained.map(({ seat, before, after }) => (
              <p key={seat.seat}>
                {seat.name}: {points(before!, t.info.fraction)} → <b>{points(after!, t.info.fraction)}</b>
              </p>
            ))}
          </div>
        )}
      </section>
    </>
  );
}
