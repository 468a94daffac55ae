/** The table as boards and the frame see it. Boards call `useTable()` and `useThing(ref)`; nothing else. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore, type FocusEvent, type MouseEvent, type ReactNode } from "react";
import type { Rich } from "@/cards/face";
import { termAt, useRules } from "@/rules/open";
import { advisedIn, isNumeric } from "./advice";
import { fingerLooks, looksFirst, PATIENCE, speaks } from "./finger";
import { useHold, type Held } from "./hold";
import type { ArrivalInfo, ClosedInfo, OptionInfo, Preview, QuestionInfo, ResultInfo, ReviewWay, TableInfo, ToldInfo } from "@/wire";
import type { GameModule } from "@/games/game";
import { changesBetween, MARK, NO_CHANGES, remember, shownOf, type Changes, type Recent } from "./changes";
import type { Feed, FeedState } from "./feed";
import { colourOf } from "@/games";
import { freeGroups, isWayOut, light, pressed, twoWays, type Also, type FreeGroup, type Lit, type Ref } from "./lit";
import { confirmed, endsBy, withoutPick, type Step } from "./picks";
import { lessMotion } from "./settings";
import { GameTexts, readTag } from "./texts";
import { useUi } from "./ui";

/** A seat as it is shown: its colour and symbol go with its number. */
export interface SeatLook {
  seat: number;
  name: string;
  /** 1–6: the colour and the symbol (class `s1` … `s6`). */
  colour: number;
  you: boolean;
  bot: boolean;
  online: boolean;
  gone: boolean;
  /** A question is open for this seat. */
  turn: boolean;
}

export type Inspected = { kind: "card"; tag: string } | { kind: "thing"; ref: Ref } | { kind: "note"; title: string; body: ReactNode };

export interface Table<View = Record<string, unknown>> {
  game: string;
  info: TableInfo;
  module: GameModule;
  texts: GameTexts;
  mode: "play" | "watch" | "replay";
  /** How many moves were made; in a replay, where it stands. */
  n: number;
  last: number;
  /** Whose view this is; null for somebody who watches. */
  seat: number | null;
  seats: readonly SeatLook[];
  names: readonly string[];
  /** The game's own view (src/oikumene/games/<game>/view.py). */
  view: View;
  result: ResultInfo | null;
  /** What changed just now; marks last 4 s. `changes.numbers.get("seats.0.coins")` → +2. */
  changes: Changes;

  /** How a number of the view just changed (`seats.0.coins`), and what the option that is looked at would make of it. */
  moving(path: string): { delta?: number | undefined; next?: string | undefined };
  /** Looks at an option: what it would do is shown after a moment, or at once; null looks away. */
  foresee(key: string | null, now?: boolean): void;
  /** What the option that is looked at would do. */
  preview: Preview | null;
  /** The option that a first press has shown: the next one takes it. */
  taking: string | null;
  /** Back from it. */
  leave(): void;
  /** What it would surely bring to a place of the view (`seats.0.hand`): cards by tag, pieces by kind. */
  arriving(path: string): readonly string[];
  /** What it would surely take from there. */
  leaving(path: string): readonly string[];
  /** In the replay of a decision: the things of what was done, and of what was stronger. */
  ways: Ways | null;
  /** Cards that it would move, use or spend: dashed where they lie. */
  stirred: ReadonlySet<string>;

  /** The questions open for this seat, and the one shown in the prompt. */
  questions: readonly QuestionInfo[];
  question: QuestionInfo | null;
  showQuestion(id: string): void;
  lit: Lit["lit"];
  closed: Lit["closed"];
  free: readonly FreeGroup[];
  freeChosen: string | null;
  chooseFree(id: string | null): void;
  /** The thing whose verbs the prompt shows. */
  selected: Ref | null;
  select(ref: Ref | null): void;
  /** A thing was pressed: answers if that can only mean one thing, else selects it. */
  pick(ref: Ref): void;
  answer(key: string): void;
  /** The answer that would end a decision in several parts: it waits until it is confirmed. */
  held: string | null;
  confirm(): void;
  /** Takes back a part of the decision: the place in `question.picked`, or the held one (its length); null where that does not go. */
  unpick: ((at: number) => void) | null;
  /** Whether something on the page shows this thing (see `useShown`). */
  shown(ref: Ref): boolean;
  /** What the game adds to the things an option is about. */
  also: Also;
  /** The colour and symbol of a seat (1–6). */
  colour(seat: number): number;

  /** The sheet in the side column. `pin`: it stays until closed. */
  inspected: Inspected | null;
  pinned: boolean;
  inspect(what: Inspected | null, pin?: boolean): void;

  feed: Feed;
  state: FeedState;
  /** Where the phone looks: "board", a board's own segment, "log". */
  segment: string;
  setSegment(id: string): void;
}

/** Two ways to decide: 1 is what was done, 2 what was stronger. */
export interface Ways {
  did: ReadonlySet<Ref>;
  best: ReadonlySet<Ref>;
}

const Context = createContext<Table | null>(null);
/** For stories and tests, which lay a table without a server. */
export const TableContext = Context;
const ShownContext = createContext<ShownThings | null>(null);

/** The table. Give the type of your game's view: `useTable<AncientWorldView>()`. */
export function useTable<View = Record<string, unknown>>(): Table<View> {
  const table = useContext(Context);
  if (!table) throw new Error("useTable outside a table");
  return table as unknown as Table<View>;
}

/** Which things are somewhere on the page; options about none of them become buttons in the prompt. */
class ShownThings {
  private readonly counts = new Map<Ref, number>();
  private readonly listeners = new Set<() => void>();
  private version = 0;
  private scheduled = false;

  change(refs: readonly Ref[], by: number): void {
    for (const ref of refs) this.counts.set(ref, (this.counts.get(ref) ?? 0) + by);
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      this.version += 1;
      for (const listener of this.listeners) listener();
    });
  }
  has = (ref: Ref): boolean => (this.counts.get(ref) ?? 0) > 0;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  get = (): number => this.version;
}

/** Says that these things are shown here and can be pressed. `useThing` does it by itself. */
export function useShown(refs: readonly Ref[]): void {
  const shown = useContext(ShownContext);
  const key = refs.join("\n");
  useEffect(() => {
    const list = key ? key.split("\n") : [];
    shown?.change(list, 1);
    return () => shown?.change(list, -1);
  }, [shown, key]);
}

/** What a thing says about itself (LOOK §6), and the props of the button that shows it. */
export interface Thing {
  ref: Ref;
  lit: boolean;
  selected: boolean;
  /** Nothing can be done with it now though something about it is asked. */
  blocked: boolean;
  /** Why not, in a few words; also for a lit thing of which one verb is closed. */
  why: string | null;
  /** The verb the reason is about. */
  whyVerb: string | null;
  /** The reason in tokens, where the game draws it so. */
  whyRich: Rich | null;
  fresh: boolean;
  /** Picked already in a decision of several parts. */
  picked: boolean;
  options: readonly OptionInfo[];
  closed: readonly ClosedInfo[];
  /** The number that advice, a plan or a review gives it. */
  mark: string;
  /** What it is and what can be done with it: a name for what has no text of its own. */
  said: string;
  /** State classes for the element: `lit sel no fresh`. */
  className: string;
  props: {
    "data-thing": string;
    "data-lit": true | undefined;
    /** The digit that presses it: the number that advice gives it. */
    "data-key": number | undefined;
    tabIndex: number;
    /** What the thing is and what can be done with it; its name is its own text, which who speaks to a page reads there. */
    "aria-description": string;
    "aria-pressed": boolean | undefined;
    onClick: (event?: { target: EventTarget | null }) => void;
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent<Element>) => void;
    onBlur: () => void;
    /** A long press, or the other button: what it is, without answering. */
    onContextMenu: (event: MouseEvent<Element>) => void;
  } & Held;
}

const HOVER = 250;
const NONE: readonly never[] = [];
export const canHover = () => matchMedia("(hover: hover)").matches;
/** One part of the board at a time (table.css, and the boards' own). */
export const SMALL = "(max-width: 700px), (max-height: 480px)";
/** So low that the parts stand in a rail. */
export const LOW = "(max-height: 480px)";
/** Room for a side column. */
export const WIDE = "(min-width: 1101px) and (min-height: 481px)";
const isPhone = () => matchMedia(SMALL).matches;

/** A thing at the table. `name`: what it is called for those who do not see it; what can be done is added. */
export function useThing(ref: Ref | null, name: string, inspected?: Inspected): Thing {
  const t = useTable();
  const list = useMemo(() => (ref ? [ref] : []), [ref]);
  useShown(list);
  const timer = useRef<number>(undefined);
  const options = (ref && t.lit.get(ref)) || [];
  const closed = (ref && t.closed.get(ref)) || [];
  const lit = options.length > 0;
  const selected = ref !== null && (t.selected === ref || (t.taking !== null && options.some((option) => option.key === t.taking)));
  const parts = [...(t.question?.picked ?? []), ...(t.held ? [t.held] : [])];
  const part = ref === null ? -1 : parts.findLastIndex((key) => key.split(":").slice(1).join(":") === ref.slice(ref.indexOf(":") + 1));
  const picked = part >= 0;
  const say = (said: OptionInfo["said"]) => t.texts.said(said, t.names, t.seat);
  const tag = ref?.startsWith("card:") ? ref.slice(5) : null;
  const fresh = tag !== null && t.changes.cards.has(tag);
  const blocked = !lit && closed.length > 0;
  const first = closed[0];
  const hinted = ref === null ? 0 : 1 + advisedIn(t.state).findIndex((key) => options.some((option) => option.key === key));
  const planned = ref !== null && t.mode === "play" && !t.state.plan?.dropped ? 1 + (t.state.plan?.lines ?? []).findIndex(([first]) => first?.refs.some(([kind, id]) => `${kind}:${id}` === ref)) : 0;
  const way = ref === null || !t.ways ? "" : [t.ways.did.has(ref) && "did", t.ways.best.has(ref) && "best"].filter(Boolean).join(" ");
  const only = options.length === 1 ? options[0]!.key : null; // pressing it can mean one thing
  // of a seat alone there is nothing to tell: its sheet would be a name
  const bare = ref !== null && ref.startsWith("seat:") && !lit && !closed.length;
  const what: Inspected | null = inspected ?? (tag ? { kind: "card", tag } : ref && !bare ? { kind: "thing", ref } : null);
  const label = [name, ...options.map((o) => say(o.said)), ...closed.map((c) => `${say(c.said)}: ${say(c.why)}`)].filter(Boolean).join("; ");
  const rules = useRules();
  // a dotted word of a card opens its entry; where pressing the card decides something, it is held or asked with the other button
  const entry = (target: EventTarget | null): boolean => {
    const word = rules && termAt(target);
    if (word) rules.explain(word.dataset.term!, word);
    return word !== null;
  };
  const tell = (target: EventTarget | null) => {
    if (entry(target)) return;
    if (what) t.inspect(what, true);
    if (only) t.foresee(only, true);
  };
  const hold = useHold(tell);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    ref: ref ?? "",
    lit,
    selected,
    blocked,
    why: first ? say(first.why) : null,
    whyRich: (first && t.module.reason?.(first.why, t)) ?? null,
    whyVerb: first ? t.module.verb(first, t).label : null,
    fresh,
    picked,
    options,
    closed,
    mark: way === "did best" ? "1 2" : way ? (way === "did" ? "1" : "2") : hinted || planned ? String(hinted || planned) : "",
    said: label,
    className: [hinted && `hinted h${hinted}`, way && `hinted way ${way}`, planned > 0 && `hinted planned h${planned}`, lit && !selected && "lit", (selected || picked) && "sel", blocked && !selected && "no", fresh && "fresh", tag !== null && (t.stirred.has(tag) || t.stirred.has(bareId(tag))) && "stirred"].filter(Boolean).join(" "),
    props: {
      "data-thing": ref ?? "",
      "data-lit": lit || undefined,
      "data-key": hinted > 0 && !selected && !isNumeric(t.question?.options ?? NONE) ? hinted : undefined,
      tabIndex: lit ? 0 : -1,
      "aria-description": label,
      "aria-pressed": selected || picked ? true : undefined,
      onClick: (event) => {
        window.clearTimeout(timer.current);
        const asked = ref !== null && (lit || closed.length > 0);
        if (!asked && !picked && entry(event?.target ?? null)) return;
        // a lit thing is answered or selected; on a phone the sheet would cover what it is about
        if (what && !(asked && isPhone())) t.inspect(what, !asked);
        if (picked && (!lit || part >= parts.length - 1) && t.unpick) t.unpick(part);
        else if (asked) t.pick(ref);
      },
      onMouseEnter: () => {
        if (only && canHover()) t.foresee(only);
        // in a small window the sheet would lie over what one is about to press
        if (!what || t.pinned || !canHover() || (isPhone() && (lit || closed.length > 0))) return;
        timer.current = window.setTimeout(() => t.inspect(what), HOVER);
      },
      onMouseLeave: () => {
        window.clearTimeout(timer.current);
        if (only) t.foresee(null);
      },
      onBlur: () => {
        if (only) t.foresee(null);
      },
      onFocus: (event) => {
        if (only && event.currentTarget.matches(":focus-visible")) t.foresee(only);
        if (what && !t.pinned && event.currentTarget.matches(":focus-visible") && !isPhone()) t.inspect(what);
      },
      onContextMenu: (event) => {
        if (!what) return;
        event.preventDefault();
        tell(event.target);
      },
      ...hold,
    },
  };
}

export interface TableSource {
  feed: Feed;
  module: GameModule;
  texts: GameTexts;
  mode: Table["mode"];
  /** The decision that a replay stands at: what was done and what was stronger. */
  decision?: { did: ReviewWay; best: ReviewWay } | null;
  /** What is marked as changed, where that is not what changed since the position before. */
  marked?: Changes | undefined;
}

/** Gives the table to everything inside; call it only once the feed has a position. */
export function TableProvider({ feed, module, texts, mode, marked: told, decision = null, children }: TableSource & { children: ReactNode }) {
  const state = useSyncExternalStore(feed.subscribe, feed.get);
  const ui = useUi();
  const shown = useMemo(() => new ShownThings(), []);
  useSyncExternalStore(shown.subscribe, shown.get);
  const { table: info, position } = state;
  if (!info || !position) throw new Error("a table without a position");

  const [wanted, showQuestion] = useState<string | null>(null);
  const [selected, select] = useState<Ref | null>(null);
  const [freeChosen, chooseFree] = useState<string | null>(null);
  const [held, hold] = useState<string | null>(null);
  const [wish, setWish] = useState<string | null>(null);
  const [sheet, setSheet] = useState<{ what: Inspected | null; pinned: boolean }>({ what: null, pinned: false });
  const [segment, setSegment] = useState("board");
  const seen = useChanges(position.view, position.n, position.questions.length > 0);
  const changes = told ?? seen;

  const questions = position.questions;
  const question = questions.find((q) => q.id === wanted) ?? questions[0] ?? null;
  const { view, seat: viewer } = position;
  const also: Also = useCallback((item) => module.refs?.(item, view, viewer) ?? [], [module, view, viewer]);
  const lit = useMemo(() => light(question, freeChosen, also), [question, freeChosen, also]);
  const free = useMemo(() => freeGroups(question), [question]);
  const ways = useMemo(() => decision && twoWays(decision, also), [decision, also]);

  // another question: what was selected is over
  const mark = `${position.n} ${question?.id ?? ""} ${question?.picked?.length ?? ""}`;
  const [marked, setMarked] = useState(mark);
  if (mark !== marked) {
    setMarked(mark);
    select(null);
    chooseFree(null);
    hold(null);
    setWish(null);
    if (isPhone()) setSheet({ what: null, pinned: false }); // it would cover what is asked about
  }

  // what is sent one after the other: parts of a decision that are taken back and given again
  const steps = useRef<readonly Step[]>([]);
  const sentAt = useRef<object | null>(null);
  const go = useCallback(() => {
    const [step, ...rest] = steps.current;
    const { busy, position: at, refusal } = feed.get();
    if (refusal) steps.current = [];
    if (!step || busy || refusal || at === sentAt.current) return; // the last one is not confirmed, or not seen yet
    sentAt.current = at;
    const asked = at?.questions.find((one) => one.prompt === question?.prompt && one.picked !== null);
    steps.current = rest;
    if ("undo" in step) feed.undo(false);
    else if (!asked) steps.current = [];
    else if ("key" in step) feed.answer(asked.id, step.key);
    else if (asked.options.length === 1) feed.answer(asked.id, asked.options[0]!.key);
  }, [feed, question?.prompt]);
  useEffect(go, [go, position, state.busy, state.refusal]);
  const begin = useCallback(
    (all: readonly Step[]) => {
      steps.current = all;
      sentAt.current = null;
      go();
    },
    [go],
  );
  const confirm = useCallback(() => {
    if (held !== null) begin(confirmed(held));
  }, [held, begin]);
  const answer = useCallback(
    (key: string) => {
      if (!question || mode !== "play") return;
      if (held !== null && question.options.some((option) => option.key === key && isWayOut(option))) confirm();
      else if (endsBy(question, key)) hold(held === key ? null : key);
      else if (wish === key || !fingerLooks() || !looksFirst(question, key, feed.get().lesson?.keys)) feed.answer(question.id, key);
      else if (feed.askPreview(question.id, key)) setWish(key);
      else feed.answer(question.id, key);
    },
    [feed, question, mode, held, confirm, wish],
  );
  const sent = question?.picked ?? [];
  const unpick = (at: number) => (at >= sent.length ? hold(null) : begin(withoutPick(sent, at)));
  const pick = useCallback(
    (ref: Ref) => {
      const meant = pressed(lit, ref, selected, also);
      if ("answer" in meant) answer(meant.answer);
      else select(meant.select);
    },
    [lit, selected, answer, also],
  );
  const looking = useRef<number>(undefined);
  const [looked, look] = useState<string | null>(null);
  const foresee = useCallback(
    (key: string | null, now = false) => {
      window.clearTimeout(looking.current);
      look(key);
      if (key === null || !question || mode !== "play") return;
      looking.current = window.setTimeout(() => feed.askPreview(question.id, key), now ? 0 : HOVER);
    },
    [feed, question, mode],
  );
  useEffect(() => () => window.clearTimeout(looking.current), []);
  const would = state.preview;
  const fresh = would && question && would.question === question.id && would.n === position.n ? would : null;
  const preview = fresh && fresh.key === (wish ?? looked) ? fresh : null;
  // what was pressed first: shown if there is anything to see, else answered
  const taking = wish !== null && preview && speaks(preview) ? wish : null;
  const empty = preview !== null && !speaks(preview);
  const asked = question?.id;
  useEffect(() => {
    if (wish === null || taking !== null || asked === undefined) return;
    const timer = window.setTimeout(() => feed.answer(asked, wish), empty ? 0 : PATIENCE);
    return () => window.clearTimeout(timer);
  }, [feed, asked, wish, taking, empty]);
  const leave = useCallback(() => setWish(null), []);
  // in a lesson the counters say what would come of the advised option while nothing else is looked at
  const advice = state.lesson?.keys[0];
  const [taught, teach] = useState<Preview | null>(null);
  if (fresh && fresh.key === advice && fresh !== taught) teach(fresh);
  const advised = looked === null && wish === null && taught?.key === advice && taught?.question === question?.id && taught?.n === position.n ? taught : null;
  const moving = (path: string) => {
    const figure = (preview ?? advised)?.figures.find((one) => one.path === path);
    const next = figure && (figure.least === figure.most ? String(figure.most) : `${figure.least}–${figure.most}`);
    return { delta: changes.numbers.get(path), next };
  };
  const coming = (preview ?? advised)?.arrivals ?? NONE;
  const at = (these: readonly ArrivalInfo[], path: string) => (these.length ? these.filter((one) => one.path === path).map((one) => one.thing) : NONE);
  const arriving = (path: string) => at(coming, path);
  const leaving = (path: string) => at((preview ?? advised)?.departures ?? NONE, path);
  const stirred = useMemo(() => namedCards((preview ?? advised)?.lines ?? []), [preview, advised]);
  const inspect = useCallback((what: Inspected | null, pin = false) => setSheet({ what, pinned: pin && what !== null }), []);

  const placed = useMemo(() => (module.called ? texts.at((kind, value) => module.called!(kind, value, view, texts)) : texts), [module, texts, view]);
  const colourOfSeat = (seat: number) => (info.colours && module.unchosen?.(view) ? 0 : (module.colour?.(view, seat) ?? colourOf(info.game, seat)));
  const names = info.seats.map((seat) => seat.name);
  const seats: SeatLook[] = info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.you ? ui("you") : (names[seat.seat] ?? seat.name),
    colour: colourOfSeat(seat.seat),
    you: seat.you,
    bot: seat.bot !== "",
    online: seat.online || seat.bot !== "",
    gone: seat.gone,
    turn: position.waiting.includes(seat.seat),
  }));
  const value: Table = {
    game: info.game,
    info,
    module,
    texts: placed,
    mode,
    n: position.n,
    last: position.last,
    seat: position.seat,
    seats,
    names,
    view: position.view,
    result: position.result,
    changes,
    moving,
    foresee,
    preview,
    taking,
    leave,
    arriving,
    leaving,
    ways,
    stirred,
    questions,
    question,
    showQuestion,
    lit: lit.lit,
    closed: lit.closed,
    free,
    freeChosen,
    chooseFree,
    selected,
    select,
    pick,
    answer,
    held,
    confirm,
    unpick: mode === "play" && (state.undo || sent.length === 0) ? unpick : null,
    shown: shown.has,
    also,
    colour: colourOfSeat,
    inspected: sheet.what,
    pinned: sheet.pinned,
    inspect,
    feed,
    state,
    segment,
    setSegment,
  };
  return (
    <ShownContext.Provider value={shown}>
      <Context.Provider value={value}>{children}</Context.Provider>
    </ShownContext.Provider>
  );
}

/**
 * Marks of what changed: they add up from one's own decision on, each lasts 4 s. With less motion nothing goes by itself:
 * the marks of the last 4 s of play stay until the next change.
 */
function useChanges(view: Record<string, unknown>, n: number, asked: boolean): Changes {
  const [state, setState] = useState<{ view: Record<string, unknown>; n: number; asked: boolean; recent: readonly Recent[] }>({ view, n, asked, recent: [] });
  if (state.n !== n || state.view !== view) {
    const between = Math.abs(n - state.n) > 40 ? NO_CHANGES : changesBetween(state.view, view);
    setState({ view, n, asked, recent: remember(state.recent, between, Date.now(), state.asked) });
  }
  const { recent } = state;
  useEffect(() => {
    const oldest = recent[0];
    if (!oldest || lessMotion()) return;
    const timer = window.setTimeout(() => setState((now) => ({ ...now, recent: now.recent.slice(1) })), Math.max(0, oldest.at + MARK - Date.now()));
    return () => window.clearTimeout(timer);
  }, [recent]);
  return useMemo(() => shownOf(recent), [recent]);
}

/** The id of a card without owner and copy. */
/** The cards that sentences name, as they are written there. */
function namedCards(lines: readonly ToldInfo[]): ReadonlySet<string> {
  const named = ({ said }: ToldInfo) => Object.entries(said.kinds).flatMap(([name, kind]) => (kind === "card" ? [said.args[name]].flat().filter((tag): tag is string => typeof tag === "string") : []));
  return new Set(lines.flatMap(named));
}

export const bareId = (tag: string): string => readTag(tag).id;
