/** The side column: the sheet of what is pointed at, then the chronicle and the talk. */
import { Fragment, useEffect, useRef, useState } from "react";
import { RichLine } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { useFace } from "@/cards/Card";
import { Icon } from "@/icons/Icon";
import { RuleRef, Termed, useRules } from "@/rules/open";
import type { CarriedInfo } from "@/wire";
import { isHead, seatOf, sentences, told, wordOfLine, type Group } from "./chronicle";
import { cardRef, type Ref } from "./lit";
import { go } from "./router";
import { Talk } from "./Talk";
import { useTable } from "./table";
import { useUi } from "./ui";

export function Inspector() {
  const t = useTable();
  const what = t.inspected;
  if (!what) return null;
  if (what.kind === "card") return <Sheet tag={what.tag} />;
  if (what.kind === "thing") return <ThingSheet thing={what.ref} />;
  return (
    <section className="zone insp">
      <div className="head plainhead">
        <h3>{what.title}</h3>
        <CloseSheet />
      </div>
      {what.body}
    </section>
  );
}

function CloseSheet() {
  const t = useTable();
  const ui = useUi();
  return (
    <span className="xs">
      {t.pinned && <Icon name="pin" className="pinned" />}
      <button type="button" className="x" aria-label={ui("insp-close")} onClick={() => t.inspect(null)}>
        <Icon name="close" />
      </button>
    </span>
  );
}

/** The fourth size of a card: everything, as sentences. */
function Sheet({ tag }: { tag: string }) {
  const t = useTable();
  const face = useFace(tag);
  return (
    <section className={`zone insp c-${face.colours[0]}`} aria-label={face.name}>
      <div className="head">
        <span className="plate">
          <Icon name={face.vignette ?? face.suit ?? "card"} />
        </span>
        <div>
          <h3>
            {face.name}
            {face.reconstructed && " ≈"}
          </h3>
          {face.kind && <p className="ck">{face.kind}</p>}
        </div>
        <CloseSheet />
      </div>
      {face.lines.map((line, i) => (
        <p key={i} className="say">
          <Termed text={line} />
        </p>
      ))}
      {face.rows && face.rows.length > 0 && (
        <dl>
          {face.rows.map((row) => (
            <div key={row.label} className="dlrow">
              <dt>{row.label}</dt>
              <dd>
                <RichLine rich={row.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Verbs thing={cardRef(tag)} />
      {(face.note || face.source) && <p className="src">{[face.note, face.source].filter(Boolean).join(" ")}</p>}
      <Rules thing={cardRef(tag)} tag={tag} />
      {!t.texts.card(tag) && <p className="src">{tag}</p>}
    </section>
  );
}

function ThingSheet({ thing }: { thing: Ref }) {
  const t = useTable();
  const at = thing.indexOf(":");
  const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
  const title = t.module.named?.(thing, t) ?? (kind === "seat" || kind === "side" ? (t.seats[Number(id)]?.name ?? id) : String(t.texts.thing(kind, id)));
  const help = t.texts.maybe(`${kind}-${id}.help`.replace(/\.(?=.*\.help$)/g, "-"));
  return (
    <section className="zone insp" aria-label={title}>
      <div className="head plainhead">
        <h3>{title}</h3>
        <CloseSheet />
      </div>
      {help && (
        <p className="say">
          <Termed text={help} />
        </p>
      )}
      <Verbs thing={thing} />
      <Rules thing={thing} />
    </section>
  );
}

/** The rules it comes from: each opens in place. */
function Rules({ thing, tag }: { thing: Ref; tag?: string }) {
  const t = useTable();
  const ui = useUi();
  const rules = useRules();
  if (!rules?.index) return null;
  const { places, titles } = rules.index;
  const card = tag ? t.texts.card(tag) : null;
  const verbs = [...(t.lit.get(thing) ?? []), ...(t.closed.get(thing) ?? [])].map((one) => one.said.id.replace(/^option-/, ""));
  const of = card ? (places["cards"]?.[card.id] ?? places["decks"]?.[card.deck]) : places["things"]?.[thing];
  const found = [...new Set([of, ...verbs.map((verb) => places["options"]?.[verb])])].filter((at) => at !== undefined);
  if (!found.length) return null;
  return (
    <p className="src">
      {ui("insp-rules")}{" "}
      {found.slice(0, 4).map((at, i) => (
        <Fragment key={at}>
          {i > 0 && ", "}
          <button type="button" className="lnk" onClick={() => rules.open(at)}>
            {titles[at] ?? at}
          </button>
        </Fragment>
      ))}
    </p>
  );
}

function Verbs({ thing }: { thing: Ref }) {
  const t = useTable();
  const options = t.lit.get(thing) ?? [];
  const closed = t.closed.get(thing) ?? [];
  if (!options.length && !closed.length) return null;
  return (
    <ul className="no-list">
      {options.map((option) => (
        <li key={option.key} className="can">
          <Icon name="check" />
          <span>{t.texts.said(option.said, t.names, t.seat)}</span>
        </li>
      ))}
      {closed.map((item) => (
        <li key={item.key}>
          <Icon name="lock" />
          <span>
            {t.texts.said(item.said, t.names, t.seat)}: <Termed text={t.texts.said(item.why, t.names, t.seat)} />
            <RuleRef kind="reasons" id={item.why.id.replace(/^why-/, "")} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Chronicle() {
  const t = useTable();
  const ui = useUi();
  const [tab, setTab] = useState<"log" | "chat">("log");
  const [only, setOnly] = useState<number | null>(null);
  const [read, setRead] = useState(t.state.chat.length);
  const chat = t.state.chat.length;
  const unread = tab === "chat" ? 0 : chat - read;
  useEffect(() => {
    if (tab === "chat") setRead(chat);
  }, [tab, chat]);
  return (
    <section className="zone chron" id="chronicle">
      <div className="tabs">
        <span role="tablist" className="tablist">
          <button type="button" role="tab" id="tab-log" aria-controls="pane-log" aria-selected={tab === "log"} onClick={() => setTab("log")}>
            {ui("log-tab")}
          </button>
          {t.mode !== "replay" && (
            <button type="button" role="tab" id="tab-chat" aria-controls="pane-chat" aria-selected={tab === "chat"} onClick={() => setTab("chat")}>
              {ui("chat-tab")}
              {unread > 0 && <span className="unread">{unread}</span>}
            </button>
          )}
        </span>
        {tab === "log" && (
          <span className="flt">
            {t.seats.map((seat) => (
              <button key={seat.seat} type="button" aria-pressed={only === seat.seat} aria-label={ui("log-filter", { name: seat.name })} className={only !== null && only !== seat.seat ? "off" : ""} onClick={() => setOnly(only === seat.seat ? null : seat.seat)}>
                <Pip colour={seat.colour} size="sm" />
              </button>
            ))}
          </span>
        )}
      </div>
      {tab === "log" ? <Log only={only} /> : <Talk chat={t.state.chat} colour={t.colour} say={t.seat === null ? null : (text) => t.feed.say(text)} />}
    </section>
  );
}

/** So long after a wheel, a finger or a key a chronicle that moves is moved by them (ms). */
const HAND = 1000;

function Log({ only }: { only: number | null }) {
  const t = useTable();
  const ui = useUi();
  const box = useRef<HTMLOListElement>(null);
  const end = useRef(true);
  const top = useRef(0);
  const hand = useRef(-HAND);
  const lines = t.state.log;
  const { carried } = t.state;
  const shown = sentences(lines.filter((line) => only === null || seatOf(line) === only || isHead(line)), t.module.telling, carried?.n ?? null);
  const acts = () => {
    hand.current = performance.now();
  };
  useEffect(() => {
    const down = () => {
      if (end.current && box.current) box.current.scrollTop = box.current.scrollHeight;
    };
    down();
    if (!box.current || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(down); // what stands beside it comes later and takes of its height
    watch.observe(box.current);
    for (const line of box.current.children) watch.observe(line); // letters and signs that come later make lines longer
    return () => watch.disconnect();
  }, [lines, only, t.inspected, t.segment, shown.length, t.texts]); // a phone shows it when its part is chosen
  const lastMove = lines.at(-1)?.move;
  return (
    <div className="pane" id="pane-log" role="tabpanel" aria-labelledby="tab-log">
    <ol
      className="log"
      ref={box}
      tabIndex={0}
      aria-label={ui("log-tab")}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        // lines may have come since we scrolled down, or become shorter and longer again: only going up by hand means that somebody reads
        const byHand = performance.now() - hand.current < HAND;
        if (scrollHeight - scrollTop - clientHeight < 24) end.current = true;
        else if (byHand && scrollTop < top.current - 4) end.current = false;
        if (byHand) acts(); // a bar that is dragged says so once
        top.current = scrollTop;
      }}
      onWheel={acts}
      onTouchMove={acts}
      onPointerDown={acts}
      onKeyDown={acts}
    >
      {t.info.rules != null && <li className="none carried">{ui("log-earlier", { n: t.info.rules })}</li>}
      {lines.length === 0 && <li className="none">{ui("log-none")}</li>}
      {shown.map((group, k) => {
        if (carried && begun(group) >= carried.n && (k === 0 || begun(shown[k - 1]!) < carried.n)) {
          return [<Carried key="carried" carried={carried} />, drawn(group, k)];
        }
        return drawn(group, k);
      })}
      {carried && shown.every((group) => begun(group) < carried.n) && <Carried carried={carried} />}
    </ol>
    </div>
  );

  function drawn(group: Group, k: number) {
    const line = group.head ?? group.lines[0]!;
    const { name, rich } = told(group, t.module.telling, t.texts, t.names, t.seat);
    if (isHead(line)) {
      return (
        <li key={k} className="sect">
          {String(rich[0])}
        </li>
      );
    }
    const seat = seatOf(line);
    return (
      <li key={k} className={[group.lines.some(({ move }) => move === lastMove) && "last", seat === null && "dice"].filter(Boolean).join(" ")}>
        {seat === null || seat >= t.seats.length ? <span /> : <Pip colour={t.colour(seat)} />}
        <button type="button" className="line" title={ui("log-go")} onClick={() => go(`/t/${t.info.id}/replay?at=${line.move}${t.seat === null ? "" : `&seat=${t.seat}`}`)}>
          {name && <b>{name}</b>}
          {rich.length > 1 ? <RichLine rich={rich} /> : rich[0] && String(rich[0])}
        </button>
        <RuleRef kind="lines" id={wordOfLine(line)} />
      </li>
    );
  }
}

const begun = (group: Group): number => group.lines[0]!.move;

/** From here on the rules are newer; whose last answers they did not take is said too. */
function Carried({ carried }: { carried: CarriedInfo }) {
  const t = useTable();
  const ui = useUi();
  const names = [...new Set(carried.left_out)].map((seat) => t.seats[seat]?.name ?? "").join(", ");
  return (
    <li className="none carried">
      {ui("log-carried")} {carried.left_out.length > 0 && ui("log-left-out", { n: carried.left_out.length, names })}
    </li>
  );
}
