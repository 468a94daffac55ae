/** The one place where a question stands (LOOK §7). */
import { useRef, useState, type ReactNode } from "react";
import { Slip } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import { SYMBOLS } from "@/cards/Pip";
import type { Verb } from "@/games/game";
import { Icon } from "@/icons/Icon";
import { RuleRef, Termed } from "@/rules/open";
import type { BotWay, ClosedInfo, FaultInfo, OptionInfo } from "@/wire";
import { advisedIn, HINTED, withDigits } from "./advice";
import { api } from "./api";
import { tenths } from "./points";
import { Leader } from "./Leader";
import { OrderOffer, orderFor } from "./Orders";
import { buttons, closedButtons, isWayOut, refsOf, type Ref } from "./lit";
import { explain } from "./session";
import { because, Foresight, hasSide, isLooking, useLooked, useTaken } from "./Foresight";
import { useTable, type SeatLook, type Table } from "./table";
import { ComeBack, Decide } from "@/time/Late";
import { useUi, type Ui } from "./ui";
import { worthOf } from "./worth";

interface Shown {
  option: OptionInfo | null;
  closed: ClosedInfo | null;
  verb: Verb;
  digit: string;
  plain: boolean;
}

const MANY = 5;

/** The short word for an option: the game's, the shell's, or the whole sentence. */
export function verbOf(option: OptionInfo | ClosedInfo, t: Table, ui: Ui): Verb {
  const made = t.module.verb(option, t);
  const sentence = t.texts.said(option.said, t.names, t.seat);
  if (made.label !== sentence) return made;
  const short = ui.maybe(option.said.id.replace(/^option-/, "verb-"));
  return short ? { ...made, label: short } : made;
}

function refName(t: Table, ref: Ref): string {
  const at = ref.indexOf(":");
  const kind = ref.slice(0, at);
  const id = ref.slice(at + 1);
  const named = t.module.named?.(ref, t) ?? null;
  if (named !== null) return named;
  if (kind === "card") return t.texts.cardName(id);
  if (kind === "seat" || kind === "side") return t.seats[Number(id)]?.name ?? t.texts.side(Number(id), t.names);
  return String(t.texts.thing(kind, id));
}

export function Prompt() {
  const t = useTable();
  const ui = useUi();
  const { state, feed } = t;
  const you = t.seat ?? 0;
  const waiting = t.seats.filter((seat) => seat.turn);

  if (state.vote && state.vote.refused === null && t.mode === "play") {
    const { kind, seat, agreed, needed, name: who } = state.vote;
    const mine = t.seat !== null && needed.includes(t.seat) && !agreed.includes(t.seat) && !state.vote.against.includes(t.seat);
    const asked = kind === "undo" && seat === t.seat;
    return (
      <Frame colour={t.colour(seat)} rubric={ui(state.vote.most ? "vote-most" : "vote-help", { agreed: agreed.length, needed: needed.length })} text={asked ? ui("vote-undo-yours") : ui(`vote-${kind}`, { name: t.names[seat] ?? "", who })} help={mine ? "" : ui("vote-waiting")} paper={!mine}>
        {mine && (
          <>
            <Opt digit="1" onClick={() => feed.vote(true)} label={ui("vote-yes")} />
            <Opt digit="0" plain onClick={() => feed.vote(false)} label={ui("vote-no")} />
          </>
        )}
        {asked && <Opt digit="0" plain onClick={() => feed.vote(false)} label={ui("vote-withdraw")} />}
      </Frame>
    );
  }
  if (state.hold !== null && state.hold === t.seat && t.mode === "play") {
    return (
      <Frame colour={t.colour(you)} rubric={ui("ask-yours")} text={ui("ask-hold")} help={ui("ask-hold-help")}>
        <Opt digit="1" onClick={() => feed.confirm()} label={ui("ask-confirm")} />
        <Opt digit="0" plain onClick={() => feed.undo(false)} label={ui("tool-undo")} />
      </Frame>
    );
  }
  if (t.result) {
    const names = t.result.winners.map((seat) => t.seats[seat]?.name ?? "");
    const text = names.length ? ui("ask-over-who", { n: names.length, names: names.join(", ") }) : ui("ask-over-nobody");
    return (
      <Frame colour={t.colour(t.result.winners[0] ?? you)} rubric={ui("ask-over")} text={text} help={t.texts.maybe(`ending-${t.result.ending}`)}>
        <Opt digit="1" onClick={() => document.dispatchEvent(new Event("oikumene:end"))} label={ui("ask-see-end")} />
      </Frame>
    );
  }
  const decide = !t.question && t.info.status === "playing" && waiting.find((seat) => t.info.decide.includes(seat.seat));
  if (decide) return <Decide seat={decide} />;
  if (t.info.back && t.mode === "watch") return <ComeBack />;
  if (!t.question && state.table?.fault && t.mode === "play") return <Stopped fault={state.table.fault} />;
  if (!t.question) {
    const left = t.mode === "play" ? waiting.find((seat) => seat.gone) : undefined;
    if (left && state.hold === null) return <Left seat={left} />;
    const held = state.hold !== null ? t.seats[state.hold] : undefined;
    const text = held
      ? ui("ask-hold-other", { name: held.name })
      : waiting.length > 1
        ? ui("ask-waiting-many", { names: waiting.map((seat) => seat.name).join(", ") })
        : ui("ask-waiting", { name: waiting[0]?.name ?? "…" });
    const { deciding } = state.position!;
    const about = [...new Set(deciding.map((one) => t.texts.said(one.said, t.names, t.seat)))].join(" ");
    const late = t.mode === "play" && waiting.find((seat) => t.info.late.includes(seat.seat));
    return (
      <Frame colour={(held ?? waiting[0])?.colour ?? 1} rubric="" text={text} help={about ? ui("ask-about", { what: about }) : ui(t.seat === null ? "ask-watching" : "ask-waiting-help")} paper>
        {t.mode === "play" && !t.result && <Planned />}
        {late && <AskBot seat={late} label={ui("ask-absent", { name: late.name })} />}
      </Frame>
    );
  }
  return <Asked />;
}

/** While one waits: what is laid down for one's coming question, or the way to lay something down. */
function Planned() {
  const t = useTable();
  const ui = useUi();
  const { plan } = t.state;
  if (!plan || plan.dropped) {
    return (
      <button type="button" className="opt plain" aria-keyshortcuts="p" onClick={planAhead}>
        <Icon name="clock" />
        {ui("plan-open")}
      </button>
    );
  }
  const line = (steps: (typeof plan.lines)[number]) => steps.map((step) => t.texts.said(step.said, t.names, t.seat)).join(" → ");
  return (
    <span className="planned-lines">
      <small>
        {ui("plan-laid", { what: plan.lines.map(line).join("; ") })}
      </small>
      <Opt digit="0" plain label={ui("plan-back")} onClick={() => t.feed.plan([])} />
    </span>
  );
}

export const planAhead = () => document.dispatchEvent(new Event("oikumene:plan"));

/** Who left is asked something: nobody decides, until a bot goes on for them. */
function Left({ seat }: { seat: SeatLook }) {
  const ui = useUi();
  return (
    <Frame colour={seat.colour} rubric={ui("ask-left-head")} text={ui("ask-left", { name: seat.name })} help={ui("ask-left-help")} paper>
      <AskBot seat={seat} />
    </Frame>
  );
}

function AskBot({ seat, label }: { seat: SeatLook; label?: string }) {
  const t = useTable();
  const ui = useUi();
  const [problem, setProblem] = useState("");
  const ask = () => api.replace(t.info.id, seat.seat, "merchant").catch((why: unknown) => setProblem(explain(ui, why)));
  return (
    <>
      {problem && <small role="alert">{problem}</small>}
      <Opt digit="1" label={label ?? ui("ask-left-bot")} onClick={() => void ask()} />
    </>
  );
}

/** What others did about the table itself: somebody said no, or took a decision back. It goes with the next move. */
function Notices() {
  const t = useTable();
  const ui = useUi();
  const [closed, close] = useState("");
  const { vote, tookBack, plan } = t.state;
  const name = (seat: number) => t.seats[seat]?.name ?? "";
  const told = [
    vote !== null && vote.refused !== null && vote.refused !== t.seat && { id: `no ${vote.kind} ${t.n}`, text: ui(`vote-refused-${vote.kind}`, { name: name(vote.refused), who: vote.name }) },
    plan !== null && plan.dropped !== "" && t.mode === "play" && { id: "plan", text: ui("plan-dropped", { why: plan.dropped, what: plan.lines.flat()[0] ? t.texts.said(plan.lines.flat()[0]!.said, t.names, t.seat) : "" }) },
    tookBack !== null && tookBack !== t.seat && t.mode === "play" && { id: `back ${t.n}`, text: ui("told-took-back", { name: name(tookBack) }) },
  ].filter((one) => one && one.id !== closed);
  return told.map(
    (one) =>
      one && (
        <p key={one.id} className="refusal told" role="status">
          <Icon name="undo" />
          <span>{one.text}</span>
          <button type="button" className="x" aria-label={ui("close")} onClick={() => (one.id === "plan" ? t.feed.plan([]) : close(one.id))}>
            <Icon name="close" />
          </button>
        </p>
      ),
  );
}

/** A bot that has failed: why, and the ways on for those who may choose one. */
function Stopped({ fault }: { fault: FaultInfo }) {
  const t = useTable();
  const ui = useUi();
  const [problem, setProblem] = useState("");
  const go = (way: BotWay["way"]) => {
    setProblem("");
    api.goOn(t.state.table!.id, fault.seat ?? 0, way).catch((why: unknown) => setProblem(explain(ui, why)));
  };
  return (
    <Frame colour={t.colour(fault.seat ?? 0)} rubric={ui("fault-title")} text={fault.text} help={problem || ui(fault.ways.length ? "fault-help" : "fault-waiting")} paper={!fault.ways.length} crowded>
      {fault.ways.length > 0 && fault.ways.map((way, i) => <Opt key={way} digit={String(i + 1)} plain={way === "again"} onClick={() => go(way)} label={ui(`fault-${way}`)} />)}
    </Frame>
  );
}

/** An option that a first press has shown: it is offered, and the way back (LOOK §12). */
function Taking({ option }: { option: OptionInfo }) {
  const t = useTable();
  const ui = useUi();
  const sentence = t.texts.said(option.said, t.names, t.seat);
  const { label, detail } = verbOf(option, t, ui);
  return (
    <Frame colour={t.colour(t.question!.seat)} rubric={ui("would-again")} text={sentence} help="">
      <Opt digit="1" label={label === sentence ? ui("would-take") : label} detail={detail} name={sentence} onClick={() => t.answer(option.key)} />
      <Opt digit="0" plain label={ui("back")} onClick={() => t.leave()} />
    </Frame>
  );
}

function Asked() {
  const taken = useTaken();
  return taken ? <Taking option={taken} /> : <Open />;
}

function Open() {
  const t = useTable();
  const ui = useUi();
  const question = t.question!;
  const all = question.options;
  const say = (option: OptionInfo | ClosedInfo) => t.texts.said(option.said, t.names, t.seat);

  const { Actions } = t.module;
  const group = t.free.find((free) => free.id === t.freeChosen) ?? null;
  let options: OptionInfo[];
  let closed: ClosedInfo[] = [];
  let text = say({ said: question.said } as OptionInfo);
  let short = false;
  if (t.selected) {
    const out = group ? [] : all.filter(isWayOut);
    options = [...(t.lit.get(t.selected) ?? []), ...out];
    closed = [...(t.closed.get(t.selected) ?? [])];
    text = ui("ask-what", { name: refName(t, t.selected) });
    short = true;
  } else if (group) {
    options = group.options.filter((option) => !option.refs.some(([kind, id]) => t.shown(`${kind}:${id}`)));
    text = ui("ask-where", { what: verbOf(group.options[0]!, t, ui).label });
  } else {
    options = buttons(question, t.shown, t.also);
    closed = closedButtons(question, t.shown, t.also);
  }
  const label = (option: OptionInfo | ClosedInfo): Verb => {
    if (short && !isWayOut(option)) return verbOf(option, t, ui);
    const made = t.module.verb(option, t);
    const sentence = say(option);
    return isWayOut(option) || made.label === sentence || option.said.args === null ? { ...made, label: sentence } : made;
  };
  const advised = t.held === null ? advisedIn(t.state) : []; // what waits to be confirmed is done with 0
  const shown: Shown[] = [
    ...withDigits(options, advised).map(({ option, digit }) => ({ option, closed: null, verb: label(option), digit, plain: isWayOut(option) })),
    ...closed.map((item) => ({ option: null, closed: item, verb: label(item), digit: "", plain: false })),
  ];
  const picked = question.picked;
  const [low, high] = question.bounds;
  const where = t.state.planning ? ui("plan-rubric") : t.module.where?.(t) ?? (question.prompt === "act" ? ui("ask-yours") : ui("ask-decide"));
  const rubric =
    picked !== null && high > 1
      ? low === high
        ? ui("ask-part-exact", { n: question.count + (t.held === null ? 0 : 1), high })
        : high > 90
          ? ui("ask-part", { n: question.count + (t.held === null ? 0 : 1), high: "…" })
          : ui("ask-part-least", { n: question.count + (t.held === null ? 0 : 1), low, high })
      : t.questions.length > 1
        ? ui("ask-more", { at: t.questions.indexOf(question) + 1, all: t.questions.length })
        : where;
  const lit = [...t.lit.keys()].filter(t.shown).length;
  const chosen = question.chosen.map((said) => t.texts.said(said, t.names, t.seat));
  const heldOption = all.find((option) => option.key === t.held);
  const parts = high > 1 && t.mode === "play" ? [...chosen, ...(heldOption ? [say(heldOption)] : [])] : [];
  const order = t.mode === "play" ? orderFor(question, t.state.orders) : null;
  const idle = t.mode === "play" && all.length === 1 && !t.state.puzzle;
  const help = order ? ui("order-coming") : t.held !== null ? ui("pick-held") : idle ? ui("ask-idle") : chosen.length && !parts.length ? ui("ask-chosen", { what: chosen.join(", ") }) : t.selected || group ? ui("ask-back") : t.state.busy ? ui("ask-sending") : lit || !shown.length ? ui("ask-lit", { n: lit }) : "";
  const plain = shown.filter((item) => item.plain);
  const rest = shown.filter((item) => !item.plain);
  const many = rest.length > MANY;
  // what is advised stands by itself, and where a lesson's note lies above the question the list waits folded below
  const star = many ? rest.find((item) => item.option !== null && item.option.key === advised[0]) : undefined;
  const listed = star ? rest.filter((item) => item !== star) : rest;
  const back = (t.selected || group) && (
    <button
      type="button"
      className="opt plain esc"
      onClick={() => {
        if (t.selected) t.select(null);
        else t.chooseFree(null);
      }}
    >
      {ui("back")}
    </button>
  );
  const one = (item: Shown, i: number) =>
    item.option ? (
      <Opt key={item.option.key} digit={item.digit} plain={item.plain} label={item.verb.label} detail={item.verb.detail} name={say(item.option)} option={item.option.key} onClick={() => t.answer(item.option!.key)} />
    ) : (
      <span key={`no-${i}`} className="opt off">
        <Icon name="lock" />
        <span>
          {item.verb.label}
          <small>
            <span>
              <Termed text={t.texts.said(item.closed!.why, t.names, t.seat)} />
            </span>
          </small>
        </span>
        <RuleRef kind="reasons" id={item.closed!.why.id.replace(/^why-/, "")} />
      </span>
    );
  return (
    <Frame colour={t.colour(question.seat)} rubric={rubric} text={text} help={help} rule={question.prompt} slip={t.selected?.startsWith("card:") && <Slip tag={t.selected.slice(5)} note={rubric} />} crowded={rest.length > 3 && !many} above={many && <OptionList items={listed} one={one} folded={Boolean(t.state.lesson) && !hasSide()} />}>
      {!t.selected && !group && t.free.length > 0 && (
        <span className="frees" role="group" aria-label={ui("free-title")}>
          {t.free.map((free) => (
            <button key={free.id} type="button" className={`free lit ${free.options.some((option) => option.key === advised[0]) ? "advised" : ""}`} title={free.options.length === 1 ? say(free.options[0]!) : ui("free-title")} onClick={() => (free.options.length === 1 ? t.answer(free.options[0]!.key) : t.chooseFree(free.id))}>
              {verbOf(free.options[0]!, t, ui).label}
            </button>
          ))}
        </span>
      )}
      {parts.length > 0 && (
        <span className="frees" role="group" aria-label={ui("pick-title")}>
          {parts.map((what, i) => (
            <button key={i} type="button" className="free part" disabled={!t.unpick} aria-label={ui("pick-remove", { what })} title={ui("pick-remove", { what })} onClick={() => t.unpick?.(i)}>
              {what}
              <Icon name="close" />
            </button>
          ))}
        </span>
      )}
      {t.held !== null && !shown.some((item) => item.plain) && <Opt digit="0" label={ui("pick-done")} onClick={() => t.confirm()} />}
      {t.questions.length > 1 && (
        <button
          type="button"
          className="opt plain"
          onClick={() => t.showQuestion(t.questions[(t.questions.indexOf(question) + 1) % t.questions.length]!.id)}
        >
          {ui("ask-next")}
        </button>
      )}
      {!t.selected && !group && Actions && <Actions />}
      {!many && rest.map(one)}
      {star && one(star, 0)}
      {plain.map(one)}
      {!t.selected && !group && order && <Opt plain label={ui("order-myself")} onClick={() => t.feed.revoke(order.prompt)} />}
      {!t.selected && !group && !order && question.window && <OrderOffer question={question} />}
      {back}
    </Frame>
  );
}

function OptionList({ items, one, folded }: { items: Shown[]; one: (item: Shown, i: number) => ReactNode; folded: boolean }) {
  const ui = useUi();
  const [open, setOpen] = useState(!folded);
  return (
    <div className="optlist zone">
      <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {ui("ask-list", { n: items.length })}
      </button>
      {open && <div className="optlist-in">{items.map(one)}</div>}
    </div>
  );
}

/** A button of the prompt. `option`: the key it answers with; what that would do is told to whoever stays on it, or holds it. */
export function Opt({ digit = "", label, detail, name, plain = false, option, onClick }: { digit?: string; label: string; detail?: Verb["detail"]; name?: string; plain?: boolean; option?: string; onClick: () => void }) {
  const { state } = useTable();
  const advised = option !== undefined && advisedIn(state)[0] === option;
  return (
    <button type="button" {...useLooked(option)} className={`opt ${plain ? "plain" : ""} ${advised ? "advised" : ""}`} data-key={digit || undefined} aria-keyshortcuts={digit || undefined} aria-description={name === label ? undefined : name} onClick={onClick}>
      {digit && <span className="key">{digit}</span>}
      <span>
        {label}
        {detail && detail.length > 0 && (
          <small>
            <RichLine rich={detail} />
          </small>
        )}
      </span>
    </button>
  );
}

export function Frame({ colour, rubric, text, help, rule = "", paper = false, crowded = false, above, slip, children }: { colour: number; rubric: string; text: string; help: string; /** The prompt whose rule can be opened. */ rule?: string; paper?: boolean; crowded?: boolean; above?: ReactNode; slip?: ReactNode; children?: ReactNode }) {
  const t = useTable();
  const ui = useUi();
  const { refusal } = t.state;
  return (
    <section className={`zone prompt s${colour} ${paper ? "paper" : ""}`} aria-label={rubric || text}>
      <div className="above">
        <HintList />
        <Foresight place="above" />
        {t.mode !== "replay" && <Notices />}
        {refusal && (
          <p className="refusal" role="alert">
            <Icon name="lock" />
            <span>{ui("error-refused", { text: refusal })}</span>
            <button type="button" className="x" aria-label={ui("close")} onClick={() => t.feed.dismiss()}>
              <Icon name="close" />
            </button>
          </p>
        )}
        {above}
      </div>
      <span className="who">
        <Icon name={SYMBOLS[(colour - 1) % 6] ?? "sun"} />
      </span>
      {slip}
      <div className="q" role="status" aria-live="polite">
        {(rubric || rule) && (
          <em>
            {rubric}
            {rule && <RuleRef kind="prompts" id={rule} />}
          </em>
        )}
        <p className={text.length > (crowded ? 36 : 64) ? "long" : ""}>
          <Termed text={text} />
        </p>
        {help && <p className="hide-m">{help}</p>}
      </div>
      {children && <div className="opts">{children}</div>}
    </section>
  );
}

/** What the adviser would do: in the side column where there is one (`side`), else above the prompt. */
export function HintList({ side = false }: { side?: boolean }) {
  const t = useTable();
  const ui = useUi();
  const box = useRef<HTMLDivElement>(null);
  if (!t.state.hint || side !== hasSide() || (t.taking !== null && !side)) return null; // what is looked at stands in its place
  const hint = t.state.hint;
  const first = t.question?.options.find((option) => option.key === hint[0]?.key);
  const best = Math.max(...hint.slice(0, HINTED).map((reason) => reason.expected));
  const looked = (key: string) => ({ onMouseEnter: () => t.foresee(key), onMouseLeave: () => t.foresee(null) });
  return (
    <>
      <div className="optlist zone hints" role="status" ref={box}>
        <header>
          <b>{ui("hint-title")}</b>
          <button type="button" className="x" aria-label={ui("close")} onClick={() => t.feed.dismiss()}>
            <Icon name="close" />
          </button>
        </header>
        {hint.length === 0 && <p>{ui("hint-none")}</p>}
        <ol>
          {hint.slice(0, HINTED).map((reason, i) => (
            <li key={reason.key}>
              <button type="button" className="hint" data-key={i + 1} aria-keyshortcuts={String(i + 1)} {...looked(reason.key)} onClick={() => t.answer(reason.key)}>
                <span className="key">{i + 1}</span>
                <b>{t.texts.said(reason.said, t.names, t.seat)}</b>
                <span className="worth">
                  <em>{ui(`hint-${worthOf(hint, i)}`, { share: Math.round(100 * reason.expected) })}</em>
                  {reason.points !== null && <small>{ui("hint-points", { n: tenths(reason.points, ui.lang) })}</small>}
                </span>
                <i style={{ width: `${Math.max(4, Math.round((100 * reason.expected) / Math.max(best, 0.0001)))}%` }} aria-hidden />
              </button>
              {because(reason, t, ui) && <p>{because(reason, t, ui)}</p>}
              {i === 0 && reason.through.length > 0 && <p>{ui("hint-through", { what: reason.through.map((said) => t.texts.mine(said, t.names, t.seat)).join(" ") })}</p>}
              {i === 0 && reason.line.length > 0 && (
                <p className="line">
                  {ui("hint-then")}{" "}
                  {reason.line.map((step, at) => (
                    <span key={at} className={`step s${t.colour(step.seat)}`}>
                      {step.seat === t.seat ? "" : `${t.seats[step.seat]?.name ?? ""}: `}
                      {t.texts.said(step.said, t.names, t.seat)}
                    </span>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {first && !isLooking(t) && <Leader advised things={refsOf(first, t.also)} from={box} />}
    </>
  );
}
