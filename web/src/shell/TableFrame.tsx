/** Everything around a board: bar, scale, segments, prompt, hand, side column. */
import { lazy, Suspense, useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { TableRules, useRules } from "@/rules/open";
import { api } from "./api";
import { Pill } from "./deadline";
import { useMedia } from "@/boards/parts";
import { Dialog } from "./Dialog";
import { useKeys } from "./keyboard";
import { OrdersTool } from "./Orders";
import { points } from "./points";
import { HintList, planAhead, Prompt } from "./Prompt";
import { go, Link } from "./router";
import { Scale } from "./Scale";
import { explain } from "./session";
import { tell } from "./settings";
import { Foresight, useBetween } from "./Foresight";
import { Chronicle, Inspector } from "./Side";
import { SettingsDialog } from "./later";
import { useSure } from "./Sure";
import { LOW, useTable, useThing, type SeatLook } from "./table";
import { useTravel } from "./travel";
import { ClockCalls, SeatClock } from "@/time/SeatClock";
import { TimeOff } from "@/time/TimeOff";
import { useUi } from "./ui";

const LessonNote = lazy(() => import("@/lesson/Note"));

interface FrameProps {
  title: string;
  prompt?: ReactNode;
  scale?: ReactNode;
  step?: (by: number) => void;
  onEnd?: () => void;
  /** Stands in the side column instead of sheet and chronicle. */
  aside?: ReactNode;
  /** Something said about the table, in the place of a lesson's note. */
  note?: ReactNode;
  onEscape?: () => void;
}

const sinceTurn = () => document.dispatchEvent(new Event("oikumene:since"));

/** The frame of a table, with the rules of its game at hand. */
export function TableFrame(props: FrameProps) {
  const { info, texts } = useTable();
  return (
    <TableRules game={info.game} texts={texts}>
      <Framed {...props} />
    </TableRules>
  );
}

function Framed({ title, prompt, scale, step, onEnd, aside, note: said, onEscape }: FrameProps) {
  const t = useTable();
  const ui = useUi();
  const [open, setOpen] = useState<"menu" | "settings" | "keys" | null>(null);
  const [side, setSide] = useState(false);
  const [note, setNote] = useState("");
  const rules = useRules();
  const between = useBetween();
  const [sheet, sure] = useSure();
  const { Board, Hand, Side } = t.module;
  const called = t.info.name ? `${t.info.name} · ${title}` : title;
  useTravel(t.n);
  useMedia(LOW); // a board may have other parts there
  const playing = t.mode === "play" && t.seat !== null;
  const segments = [...t.module.segments(t)];
  const main = segments.length ? segments : [{ id: "board", title: ui("seg-board"), refs: [] }];
  const segment = t.segment === "log" || main.some((s) => s.id === t.segment) ? t.segment : main[0]!.id;

  useEffect(() => {
    document.title = `${t.question ? "● " : ""}${called}`;
  }, [t.question, called]);
  const turn = t.mode === "play" && t.question !== null;
  useEffect(() => {
    if (turn) tell(called, ui("ask-yours"));
  }, [turn, called, ui]);

  // a question about another part of the board turns the phone to it, once
  const asked = t.question ? `${t.n} ${t.question.id}` : "";
  const turned = useRef("");
  useEffect(() => {
    if (!asked || turned.current === asked) return;
    turned.current = asked;
    if (t.segment !== "log" && segments.some((s) => s.id === segment && s.refs?.some((ref) => t.lit.has(ref)))) return;
    const there = segments.find((s) => s.refs?.some((ref) => t.lit.has(ref)));
    if (there && there.id !== t.segment) t.setSegment(there.id);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  const undo = () => {
    if (t.state.undo) t.feed.undo(false);
    else if (t.state.askUndo && (!t.state.vote || t.state.vote.refused !== null)) sure({ what: ui("tool-ask-undo"), text: ui("undo-ask-sure"), act: () => t.feed.undo(true) });
  };
  const advisable = t.question !== null && !t.state.planning; // a bot advises on what is asked, not on what may be
  const hint = () => advisable && t.info.hints && t.feed.askHint();
  useKeys({
    escape: () => {
      if (open) setOpen(null);
      else if (t.state.hint || t.state.refusal) t.feed.dismiss();
      else if (t.taking) t.leave();
      else if (t.selected) t.select(null);
      else if (t.freeChosen) t.chooseFree(null);
      else if (side) setSide(false);
      else if (onEscape && !t.inspected) onEscape();
      else t.inspect(null);
    },
    ...(playing ? { undo, hint, since: sinceTurn } : {}),
    ...(playing && !t.question && !t.result ? { plan: planAhead } : {}),
    pin: () => (t.pinned ? t.inspect(null) : t.inspected && t.inspect(t.inspected, true)),
    log: () => {
      setSide(true);
      t.setSegment("log");
      document.querySelector<HTMLElement>("#pane-log .log")?.focus();
    },
    help: () => setOpen("keys"),
    rules: () => rules?.open((t.question && rules.index?.places["prompts"]?.[t.question.prompt]) || ""),
    ...(step ? { step } : {}),
  });

  const share = async () => {
    const address = `${location.origin}/t/${t.info.id}/replay?at=${t.n}`;
    try {
      await navigator.clipboard.writeText(address);
      setNote(ui("copied"));
    } catch {
      setNote(ui("copy-failed"));
    }
    window.setTimeout(() => setNote(""), 3000);
  };
  const lesson = t.state.lesson && (
    <Suspense fallback={null}>
      <LessonNote at={t.state.lesson} />
    </Suspense>
  );
  const handHeight = Hand ? (t.module.handHeight?.(t) ?? 150) : 0;
  const style = { "--hand-h": `${handHeight / 16}rem` } as CSSProperties;
  return (
    <main className={`table seg-${segment} ${side ? "side-open" : ""} ${handHeight ? "" : "no-hand"} ${lesson || said ? "taught" : ""} ${between ? "looks" : ""} ${t.module.ownLow ? "" : "rail"}`} style={style} data-game={t.info.game} data-settled={t.state.busy || t.state.behind ? undefined : ""}>
      <header className="top">
        <div className="bar">
          <h1 className="sr">{called}</h1>
          <Link to="/" className="brand" title={ui("menu-lobby")}>
            <Icon name="mark" className="mark" />
            <span>{t.info.name || title}</span>
          </Link>
          <div className="seats">
            {t.seats.map((seat) => (
              <Seat key={seat.seat} seat={seat} />
            ))}
          </div>
          <div className="tools">
            {t.mode !== "replay" && t.info.pace === "slow" && <Pill table={t.info} />}
            {t.mode === "play" && t.info.clocks.length > 0 && <ClockCalls table={t.info} />}
            {playing && !t.result && (
              <>
                <OrdersTool />
                {lesson && (
                  <button type="button" className="tool" aria-label={ui("tool-untaught")} title={ui("tool-untaught")} onClick={() => void api.taught(t.info.id).catch((why: unknown) => setNote(explain(ui, why)))}>
                    <Icon name="back" />
                    <span>{ui("tool-untaught")}</span>
                  </button>
                )}
                {t.n > 0 && (
                  <button type="button" className="tool hide-m" onClick={sinceTurn} aria-label={ui("tool-since")} title={ui("tool-since")} aria-keyshortcuts="s">
                    <Icon name="replay" />
                  </button>
                )}
                <button type="button" className="tool" disabled={!t.state.undo && !t.state.askUndo} onClick={undo} aria-label={ui(t.state.undo || !t.state.askUndo ? "tool-undo" : "tool-ask-undo")} aria-keyshortcuts="u">
                  <Icon name="undo" />
                  <span>{ui(t.state.undo || !t.state.askUndo ? "tool-undo" : "tool-ask-undo")}</span>
                </button>
                {t.info.hints && (
                  <button type="button" className="tool" disabled={!advisable} onClick={hint} aria-label={ui("tool-hint")} aria-keyshortcuts="h">
                    <Icon name="hint" />
                    <span>{ui("tool-hint")}</span>
                  </button>
                )}
              </>
            )}
            <button type="button" className="tool hide-m" aria-label={ui("tool-link")} title={ui("tool-link")} onClick={() => void share()}>
              <Icon name="link" />
            </button>
            <button type="button" className="tool side-tab" aria-label={ui("tool-log")} aria-expanded={side} onClick={() => setSide(!side)}>
              <Icon name="tied-scroll" />
            </button>
            <button type="button" className="tool" aria-label={ui("tool-menu")} aria-expanded={open === "menu"} onClick={() => setOpen(open === "menu" ? null : "menu")}>
              <Icon name="menu" />
            </button>
          </div>
        </div>
        {scale ?? <Scale model={t.module.scale(t.view, t.texts)} over={t.result !== null} />}
      </header>
      <nav className="seg" aria-label={ui("seg-board")}>
        {main.map((s) => (
          <button key={s.id} type="button" aria-pressed={segment === s.id} className={s.refs?.some((ref) => t.lit.has(ref)) ? "glit" : ""} onClick={() => t.setSegment(s.id)}>
            {"seat" in s && s.seat !== undefined && <Pip colour={t.colour(s.seat)} size="sm" />}
            {"icon" in s && s.icon && <Icon name={s.icon} />}
            {s.title}
          </button>
        ))}
        <button type="button" aria-pressed={segment === "log"} onClick={() => t.setSegment("log")}>
          {ui("seg-log")}
        </button>
        {playing && t.n > 0 && !t.result && (
          <button type="button" aria-label={ui("tool-since")} onClick={sinceTurn}>
            <Icon name="replay" />
          </button>
        )}
      </nav>
      <div className="slot">
        <Board />
      </div>
      {prompt ?? <Prompt />}
      {Hand && handHeight > 0 && (
        <div className="handslot">
          <Hand />
        </div>
      )}
      {lesson}
      {said}
      <Foresight place="between" />
      <aside className={`side ${t.inspected ? "" : "one"}`}>
        {!aside && Side && <Side />}
        <Inspector />
        {aside ?? (
          <>
            <Chronicle />
            <HintList side />
            <Foresight place="side" />
          </>
        )}
      </aside>
      {t.state.connection === "lost" && (
        <div className="offline" role="alert">
          <b>{ui("lost-title")}</b> {ui("lost-help")}
          <button type="button" className="opt plain sm" onClick={() => t.feed.retry()}>
            {ui("retry")}
          </button>
        </div>
      )}
      {note && (
        <p className="toast" role="status">
          {note}
        </p>
      )}
      {sheet}
      {open === "menu" && <Menu onClose={() => setOpen(null)} onOpen={setOpen} {...(onEnd ? { onEnd } : {})} />}
      {open === "settings" && <SettingsDialog onClose={() => setOpen(null)} />}
      {open === "keys" && <KeysDialog onClose={() => setOpen(null)} />}
    </main>
  );
}

function Seat({ seat }: { seat: SeatLook }) {
  const t = useTable();
  const ui = useUi();
  const thing = useThing(`seat:${seat.seat}`, seat.name);
  const note = t.module.seat(t.view, seat.seat, t.texts);
  const small = [seat.bot && ui("bot"), seat.gone ? ui("seat-gone") : !seat.online && t.mode !== "replay" && ui("seat-away"), note.note, note.passed && ui("seat-passed")].filter(Boolean).join(", ");
  const over = t.result !== null;
  const scored = t.info.points ? (t.result?.scores[seat.seat] ?? note.points) : null;
  const turn = seat.turn && !over && !seat.gone;
  return (
    <button
      type="button"
      {...thing.props}
      className={`seat ${turn ? "turn" : ""} ${note.passed || seat.gone ? "passed" : ""} ${thing.className}`}
      data-turn={turn ? ui(seat.you ? "seat-turn" : "seat-acts") : undefined}
    >
      <Pip colour={seat.colour} />
      <span className="nm">{seat.name}</span>
      {small && <small>{small}</small>}
      {t.mode !== "replay" && !over && <SeatClock table={t.info} seat={seat.seat} />}
      {scored !== null && (
        <b>
          {points(scored, t.info.fraction)}
          <Icon name="round-star" title={ui("points")} />
        </b>
      )}
    </button>
  );
}

function Menu({ onClose, onOpen, onEnd }: { onClose: () => void; onOpen: (what: "settings" | "keys") => void; onEnd?: () => void }) {
  const t = useTable();
  const ui = useUi();
  const [problem, setProblem] = useState("");
  const rules = useRules();
  const [sheet, sure] = useSure();
  const run = (work: Promise<unknown>, to?: string) =>
    work.then(
      () => {
        onClose();
        if (to) go(to);
      },
      (why: unknown) => setProblem(explain(ui, why)),
    );
  const id = t.info.id;
  const running = t.info.status === "playing" && t.mode === "play" && t.seat !== null;
  const holidays = t.info.time.vacation ? t.info.clocks.find((clock) => clock.seat === t.seat) : undefined;
  const others = t.info.seats.some((seat) => !seat.you && !seat.bot && !seat.gone);
  return (
    <Dialog title={ui("tool-menu")} onClose={onClose} className="menu">
      {onEnd && t.result && (
        <button type="button" className="mi" onClick={() => { onClose(); onEnd(); }}>
          <Icon name="laurel-crown" />
          {ui("menu-end")}
        </button>
      )}
      {t.mode !== "replay" && (
        <Link className="mi" to={`/t/${id}/replay?at=0${t.seat === null ? "" : `&seat=${t.seat}`}`}>
          <Icon name="replay" />
          {ui("menu-replay")}
        </Link>
      )}
      {rules?.index && (
        <button type="button" className="mi" onClick={() => { onClose(); rules.open(""); }}>
          <Icon name="open-book" />
          {ui("menu-rules")}
        </button>
      )}
      <button type="button" className="mi" onClick={() => onOpen("settings")}>
        <Icon name="person" />
        {ui("menu-settings")}
      </button>
      <button type="button" className="mi" onClick={() => onOpen("keys")}>
        <Icon name="help" />
        {ui("menu-keys")}
      </button>
      <Link className="mi" to="/">
        <Icon name="mark" />
        {ui("menu-lobby")}
      </Link>
      {running &&
        t.info.seats.filter((seat) => seat.gone).map((seat) => (
          <button key={seat.seat} type="button" className="mi" onClick={() => void run(api.replace(id, seat.seat, "merchant"))}>
            <Icon name="three-friends" />
            {ui("menu-replace", { name: seat.name })}
          </button>
        ))}
      {t.info.status === "playing" && t.mode === "watch" && t.info.seats.some((seat) => seat.gone) && (
        <button type="button" className="mi" onClick={() => void run(api.join(id))}>
          <Icon name="three-friends" />
          {ui("menu-sit", { name: t.info.seats.find((seat) => seat.gone)?.name ?? "" })}
        </button>
      )}
      {running && holidays && (holidays.away !== null || holidays.days > 0) && (
        <button
          type="button"
          className="mi"
          onClick={() => (holidays.away !== null ? void run(api.holiday(id, 0)) : sure({ what: ui("menu-holiday", { n: holidays.days }), text: ui("menu-holiday-sure"), act: () => void run(api.holiday(id, 1)) }))}
        >
          <Icon name="day" />
          {holidays.away !== null ? ui("menu-home") : ui("menu-holiday", { n: holidays.days })}
        </button>
      )}
      <TimeOff />
      {running && others && (
        <button type="button" className="mi" onClick={() => sure({ what: ui("menu-leave"), text: ui("menu-leave-sure"), act: () => void run(api.leave(id), "/") })}>
          <Icon name="back" />
          {ui("menu-leave")}
        </button>
      )}
      {running && others && (
        <button type="button" className="mi" onClick={() => sure({ what: ui("menu-resign"), text: ui("menu-resign-sure"), act: () => void run(api.resign(id)) })}>
          <Icon name="close" />
          {ui("menu-resign")}
        </button>
      )}
      {running && !others && (
        <button type="button" className="mi" onClick={() => sure({ what: ui("menu-abandon"), text: ui("menu-abandon-sure"), act: () => void run(api.abandon(id), "/") })}>
          <Icon name="close" />
          {ui("menu-abandon")}
        </button>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {sheet}
    </Dialog>
  );
}

const KEY_ROWS: readonly (readonly [string, string])[] = [
  ["1–9", "digits"], ["0", "zero"], ["Tab", "tab"], ["↑ ↓ ← →", "arrows"], ["Enter", "enter"], ["Esc", "escape"],
  ["U", "u"], ["H", "h"], ["I", "i"], ["L", "l"], ["R", "r"], ["S", "s"], ["P", "p"], ["← →", "replay"], ["?", "help"],
];

function KeysDialog({ onClose }: { onClose: () => void }) {
  const ui = useUi();
  return (
    <Dialog title={ui("keys-title")} onClose={onClose}>
      <dl className="keys">
        {KEY_ROWS.map(([key, id]) => (
          <div key={id}>
            <dt>
              <span className="key">{key}</span>
            </dt>
            <dd>{ui(`keys-${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
