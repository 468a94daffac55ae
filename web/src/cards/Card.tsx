import type { CSSProperties, ReactNode } from "react";
import { Icon } from "@/icons/Icon";
import { useUi } from "@/shell/ui";
import { bareId, useTable, useThing } from "@/shell/table";
import type { CardFace, CardState, Rich } from "./face";
import { RichLine, Seal, TermedLine } from "./glyphs";

/** The face of a card by tag (`id`, `id@owner`, `id@owner#copy`); unknown cards get a bare one. */
export function useFace(tag: string): CardFace {
  const t = useTable();
  const card = t.texts.card(tag);
  return card ? t.module.face(card, t.texts) : { id: bareId(tag), name: tag, colours: ["none"], lines: [] };
}

export interface CardProps {
  /** As the view and the options name it. */
  tag: string;
  /** The thing to light: `card:<tag>` unless said otherwise; null for a card that is only looked at. */
  thing?: string | null;
  state?: CardState;
  /** What stands on it for now instead: the half of it that is asked about. */
  as?: Partial<CardFace>;
  className?: string;
  style?: CSSProperties;
  /** What it is called where only its spine is seen. */
  title?: string;
  /** What a press does instead. */
  onPress?: () => void;
}

function Spine({ face }: { face: CardFace }) {
  const bands = face.colours.length;
  const style: CSSProperties =
    bands > 1
      ? { background: `linear-gradient(180deg,${face.colours.map((c, i) => `var(--c-${c}) ${(i * 100) / bands}% ${((i + 1) * 100) / bands}%`).join(",")})` }
      : {};
  return (
    <span className="spine" style={style}>
      {face.suit && bands === 1 && (
        <span className="suit">
          <Icon name={face.suit} />
        </span>
      )}
      {face.marks?.map((mark, i) => <Icon key={i} name={mark.icon} {...(mark.title ? { title: mark.title } : {})} />)}
      {face.cost && face.cost.length > 0 && (
        <span className="cost">
          <RichLine rich={face.cost} spread />
        </span>
      )}
    </span>
  );
}

function Uses({ uses }: { uses: readonly [number, number] }) {
  const ui = useUi();
  return (
    <span className="uses" role="img" aria-label={ui("card-uses", { spent: uses[0], all: uses[1] })}>
      {Array.from({ length: uses[1] }, (_, i) => (
        <i key={i} className={i < uses[0] ? "x" : ""} />
      ))}
    </span>
  );
}

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

function Name({ face }: { face: CardFace }) {
  return (
    <span className="cn">
      {face.name}
      {face.reconstructed && <span className="guess"> ≈</span>}
    </span>
  );
}

function Why({ why, verb, rich = null }: { why: string; verb: string | null; rich?: Rich | null }) {
  return (
    <span className="why" title={verb ? `${verb}: ${why}` : why}>
      <Icon name="lock" />
      {rich ? <RichLine rich={verb ? [`${verb}: `, ...rich] : rich} /> : <span>{verb ? `${verb}: ${why}` : why}</span>}
    </span>
  );
}

/** What a low window shows of a card in the hand: its price or why not, else what it does, in a line (table.css). */
function Line({ face, why, short, blocked }: { face: CardFace; why: string | null; short: Rich | null; blocked: boolean }) {
  const rich = (face.cost?.some((glyph) => typeof glyph !== "string" && "token" in glyph) ? face.cost : (face.text ?? face.effect ?? [])).filter((glyph) => glyph !== "\n");
  return (
    <span className="c1" aria-hidden>
      {blocked && why ? (
        <>
          <Icon name="lock" />
          {short ? <RichLine rich={short} /> : why}
        </>
      ) : (
        rich.length > 0 && <RichLine rich={rich} />
      )}
    </span>
  );
}

/** A card's words beside its verbs, where the card itself is only a name (table.css). */
export function Slip({ tag, note }: { tag: string; note: string }) {
  const face = useFace(tag);
  return (
    <div className={classes("slip", `c-${face.colours[0]}`)} aria-hidden>
      <Spine face={{ ...face, marks: [], cost: undefined }} />
      <div>
        <b>{face.name}</b>
        <em>{note}</em>
        {face.text && (
          <p>
            <RichLine rich={face.text} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The card of a hand or a market. */
export function Card({ tag, thing: ref = `card:${tag}`, state = {}, as = {}, className, style, title, onPress }: CardProps) {
  const face = { ...useFace(tag), ...as };
  const thing = useThing(ref, face.name, { kind: "card", tag });
  return (
    <button type="button" {...thing.props} {...(onPress ? { onClick: onPress, tabIndex: 0 } : {})} title={title} style={style} className={classes("card", `c-${face.colours[0]}`, state.used && "used", state.lost && "lost", thing.className, className)}>
      <Spine face={face} />
      <span className="cb">
        <Name face={face} />
        <Line face={face} why={thing.why} short={thing.whyRich} blocked={thing.blocked} />
        {face.kind && <span className="ck">{face.kind}</span>}
        {face.vignette && (
          <span className="vig">
            <Icon name={face.vignette} />
          </span>
        )}
        {face.text && (
          <span className="ct">
            <TermedLine rich={face.text} />
          </span>
        )}
        <span className="cf">
          {state.uses && <Uses uses={state.uses} />}
          {state.on && <RichLine rich={state.on} />}
          {state.resolving ? <span>{state.resolving}</span> : face.foot && <RichLine rich={face.foot} />}
          <Seal points={face.points} />
        </span>
      </span>
      {thing.why && <Why why={thing.why} verb={thing.whyVerb} rich={thing.whyRich} />}
      <Under state={state} />
    </button>
  );
}

/** A card that is only shown, outside a table: in the rules, in lists. */
export function FaceCard({ face, className, children }: { face: CardFace; className?: string; children?: ReactNode }) {
  return (
    <span className={classes("card", `c-${face.colours[0]}`, className)}>
      <Spine face={face} />
      <span className="cb">
        <Name face={face} />
        {face.kind && <span className="ck">{face.kind}</span>}
        {face.vignette && (
          <span className="vig">
            <Icon name={face.vignette} />
          </span>
        )}
        {face.text && (
          <span className="ct">
            <RichLine rich={face.text} />
          </span>
        )}
        <span className="cf">
          {face.foot && <RichLine rich={face.foot} />}
          <Seal points={face.points} />
        </span>
      </span>
      {children}
    </span>
  );
}

function Under({ state }: { state: CardState }) {
  const ui = useUi();
  const under = state.under ?? [];
  if (under.length === 0) return null;
  const shown = under.length > 2 ? under.slice(0, 1) : under;
  return (
    <span className="under">
      {shown.map((tab, i) => (
        <span key={i}>
          {tab.icon && <Icon name={tab.icon} />}
          {tab.text}
        </span>
      ))}
      {under.length > 2 && <span>{ui("and-more", { n: under.length - 1 })}</span>}
    </span>
  );
}

/** The small card of an own tableau: 130 × 92. */
export function SmallCard({ tag, thing: ref = `card:${tag}`, state = {}, className, style }: CardProps) {
  const face = useFace(tag);
  const thing = useThing(ref, face.name, { kind: "card", tag });
  const effect = face.effect ?? face.text;
  return (
    <button type="button" {...thing.props} style={style} className={classes("card s", `c-${face.colours[0]}`, state.used && "used", state.lost && "lost", thing.className, className)}>
      <Spine face={{ ...face, cost: undefined }} />
      <span className="cb">
        <Name face={face} />
        {face.vignette && (
          <span className="vig">
            <Icon name={face.vignette} />
          </span>
        )}
        {effect && (
          <span className="ce">
            <TermedLine rich={effect} />
          </span>
        )}
        <span className="cf">
          {state.uses && <Uses uses={state.uses} />}
          {state.on && <RichLine rich={state.on} />}
          {state.resolving && <span>{state.resolving}</span>}
          <Seal points={face.points} />
        </span>
      </span>
      {thing.why && !thing.lit && <Why why={thing.why} verb={null} rich={thing.whyRich} />}
      <Under state={state} />
    </button>
  );
}

/** A card as a line: rivals. */
export function Chip({ tag, thing: ref = `card:${tag}`, state = {}, className, style }: CardProps) {
  const face = useFace(tag);
  const thing = useThing(ref, face.name, { kind: "card", tag });
  const several = face.colours.length > 1;
  const bands = several ? { background: `linear-gradient(180deg,${face.colours.map((c, i) => `var(--c-${c}) ${(i * 100) / face.colours.length}% ${((i + 1) * 100) / face.colours.length}%`).join(",")})` } : {};
  return (
    <button type="button" {...thing.props} style={style} className={classes("chip", `c-${face.colours[0]}`, state.used && "used", state.lost && "lost", thing.className, className)}>
      <span className="sp" style={bands}>
        {face.suit && !several && <Icon name={face.suit} />}
      </span>
      <span className="chn">{face.name}</span>
      {state.on && <RichLine rich={state.on} />}
    </button>
  );
}

/** A card that is not seen: stripes, and in italics what may be known of it. */
export function Back({ children, className }: { children?: ReactNode; className?: string }) {
  return <span className={classes("back", className)}>{children}</span>;
}

/** Any thing that is not a card: a plaque, a token, a seat. Lit, blocked and selected as cards are. */
export function ThingButton({ thing: ref, name, className, style, why = true, children }: { thing: string | null; name: string; className?: string; style?: CSSProperties; why?: boolean; children: ReactNode }) {
  const thing = useThing(ref, name);
  return (
    <button type="button" {...thing.props} style={style} className={classes("thing", thing.className, className)}>
      {children}
      {why && thing.blocked && thing.why && <Why why={thing.why} verb={null} rich={thing.whyRich} />}
    </button>
  );
}
