/** A battle as a sheet: two sides with cards, dice and strength, losses picked on the discs, the forecast before the dice. */
import type { ReactNode } from "react";
import { useKept } from "@/boards/kept";
import { Sheet, Steps } from "@/boards/Sheet";
import { useWord } from "@/boards/words";
import { useFace } from "@/cards/Card";
import { signed } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { AXE, KIND_ICONS, SKULL } from "./face";
import { Odds } from "./Move";
import { aboutHexes, Disc, sideClass, useClash, useSide, type T } from "./parts";
import type { BattleView, DieView, SideView } from "./view";

const STEPS = ["cards", "roll", "losses", "after"] as const;

function stepOf(t: T, fight: BattleView): number {
  const prompt = t.question?.prompt ?? "";
  if (prompt === "retreat") return 3;
  if (prompt === "casualties") return 2;
  return fight.rolled ? 2 : prompt === "tactic" ? 0 : fight.sides.some((side) => side.card) ? 1 : 0;
}

export function Battle({ onFold }: { onFold: (shut: boolean) => void }) {
  const t = useClash();
  const fight = t.view.battle;
  return fight && <Fight fight={fight} onFold={onFold} />;
}

function Fight({ fight, onFold }: { fight: BattleView; onFold: (shut: boolean) => void }) {
  const t = useClash();
  const w = useWord();
  const now = stepOf(t, fight);
  const told = useKept("battle", `${fight.hex} ${fight.round}`, fight.chances);
  const steps = (
    <>
      <span className="lbl">{w("battle-round", fight.round)}</span>
      <Steps of="cl" names={STEPS.map((step) => w(`step-${step}`))} at={now} />
    </>
  );
  return (
    <Sheet of="cl" name="battle" way={aboutHexes(t)} onFold={onFold} icon="crossed-swords" title={w("battle-for", fight.hex)} beside={steps}>
      <div className="cl-duel">
        {fight.sides.map((side, i) => (
          <Column key={i} side={side} fight={fight} attacks={i === 0} />
        ))}
      </div>
      {fight.rolled && <Outcome fight={fight} />}
      {told && (
        <div className="cl-next">
          <h3>{w(fight.chances ? "forecast" : "forecast-was")}</h3>
          <Odds chances={told} />
          {fight.chances && <p>{w("forecast-assumes")}</p>}
        </div>
      )}
    </Sheet>
  );
}

/** What the dice have come to: hits of both sides. */
function Outcome({ fight }: { fight: BattleView }) {
  const w = useWord();
  const side = useSide();
  const [one, other] = fight.sides;
  if (!one || !other) return null;
  return (
    <div className="cl-next">
      <h3>{w("outcome")}</h3>
      <p>
        {w("outcome-says", {
          one: side(one.side),
          other: side(other.side),
          a: Math.max(0, other.hits - one.saves),
          b: Math.max(0, one.hits - other.saves),
        })}
      </p>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="cl-rl">
      <span className="lbl">{name}</span>
      <div>{children}</div>
    </div>
  );
}

function Column({ side, fight, attacks }: { side: SideView; fight: BattleView; attacks: boolean }) {
  const t = useClash();
  const w = useWord();
  const name = useSide();
  const asked = t.question?.prompt === "casualties" && t.question.options.length > 0 && sideOf(t, t.question.said.args["side"]) === side.side;
  const gone = asked ? (t.question?.picked ?? []).map((key) => key.split(":")[1] ?? "") : [];
  const left = [...gone];
  return (
    <div className={`cl-col ${sideClass(t, side.side)}`}>
      <h3>
        {typeof side.side === "number" ? <Pip colour={t.colour(side.side)} /> : <Icon name={side.side === "pirates" ? SKULL : AXE} />}
        {name(side.side)}
        <small>{attacks ? (fight.origin ? w("comes-from", fight.origin) : w("attacks")) : w("defends")}</small>
        {fight.rolled && (
          <em>
            <small>{w("strength")}</small> {side.value}
          </em>
        )}
      </h3>
      <Line name={w("units")}>
        {side.units.map((kind, i) => {
          const at = left.indexOf(kind);
          if (at >= 0) left.splice(at, 1);
          return asked ? <Casualty key={i} kind={kind} side={side.side} picked={at >= 0} /> : <Disc key={i} kind={kind} side={side.side} title={w(`kind-${kind}`)} />;
        })}
        {side.lost.map((kind, i) => (
          <Disc key={`lost-${i}`} kind={kind} side={side.side} lost title={w("lost-unit", w(`kind-${kind}`))} />
        ))}
        {side.fortress && (
          <span className="cl-fort" title={w("fortress-help")}>
            <Icon name="stone-tower" title={w("fortress-help")} />
          </span>
        )}
        {side.units.length === 0 && side.lost.length === 0 && !side.fortress && <span className="lbl">{w("nobody")}</span>}
      </Line>
      <Line name={w("card")}>
        {side.card ? <Tactic card={side.card} /> : <span className={side.laid ? "back cl-laid" : "lbl"}>{side.laid ? w("laid-down") : side.may_play ? w("no-card-yet") : w("no-card")}</span>}
      </Line>
      <Line name={w("dice")}>
        {side.dice.length > 0 ? side.dice.map((die, i) => <Die key={i} die={die} />) : Array.from({ length: side.next_dice }, (_, i) => <span key={i} className="cl-die cl-unrolled" />)}
        {side.dice.length === 0 && <span className="lbl">{w("dice-n", side.next_dice)}</span>}
      </Line>
      {side.dice.length > 0 && (
        <p className="cl-reasons">
          {Object.entries(side.counts).map(([what, n]) => (
            <span key={what} className={`cl-rs ${n < 0 ? "cl-minus" : ""}`}>
              {w(`count-${what}`)} <b>{what === "dice" ? n : signed(n)}</b>
            </span>
          ))}
        </p>
      )}
      {side.dice.length > 0 && <Hits n={side.hits} saved={fight.sides[attacks ? 1 : 0]?.saves ?? 0} />}
    </div>
  );
}

/** A side of the message: seats by their number, others by name. */
const sideOf = (t: T, said: unknown): string | number => {
  const n = Number(said);
  return n < t.view.seats.length ? n : (t.view.battle?.sides.map((side) => side.side).find((side) => typeof side === "string") ?? n);
};

/** A unit that may be the one that is lost. */
function Casualty({ kind, side, picked }: { kind: string; side: string | number; picked: boolean }) {
  const t = useClash();
  const w = useWord();
  const name = w(`kind-${kind}`);
  const thing = useThing(`kind:${kind}`, name);
  return (
    <button type="button" {...thing.props} aria-pressed={picked || undefined} className={`cl-disc ${sideClass(t, side)} ${picked ? "cl-gone" : thing.lit ? "lit" : ""}`} title={name}>
      <Icon name={KIND_ICONS[kind] ?? AXE} title={name} />
      {picked && <Icon name="check" className="cl-check" />}
    </button>
  );
}

function Tactic({ card }: { card: string }) {
  const t = useClash();
  const face = useFace(card);
  const tactic = (t.texts.card(card)?.facts as { tactic?: string } | undefined)?.tactic ?? "";
  const thing = useThing(`card:${card}`, face.name, { kind: "card", tag: card });
  return (
    <button type="button" {...thing.props} className="cl-tactic">
      <Icon name="crossed-swords" />
      <span>
        <b>{tactic ? t.texts.cardName(tactic) : face.name}</b>
        <small>{(t.texts.card(tactic)?.lines ?? []).join(" ")}</small>
      </span>
    </button>
  );
}

/** A die: its value over its symbol; filled where the symbol found its unit, struck where an elephant takes it. */
function Die({ die }: { die: DieView }) {
  const w = useWord();
  const symbol = w(`kind-${die.symbol}`);
  const said = die.cancels ? w("die-cancels", { n: die.value, symbol }) : die.more ? w("die-more", { n: die.value, symbol, more: die.more }) : w("die", { n: die.value, symbol });
  return (
    <span className="cl-dieplace" title={said}>
      <span className={`cl-die ${die.more ? "cl-hit" : ""} ${die.cancels ? "cl-out" : ""}`} role="img" aria-label={said}>
        <b>{die.value}</b>
        <Icon name={KIND_ICONS[die.symbol] ?? AXE} />
      </span>
      <small>{die.more ? signed(die.more) : die.cancels ? w("minus-hit") : ""}</small>
    </span>
  );
}

/** Hits as stars, those that the other cancels pale. */
function Hits({ n, saved }: { n: number; saved: number }) {
  const w = useWord();
  const counted = Math.max(0, n - saved);
  return (
    <p className="cl-hits">
      {Array.from({ length: n }, (_, i) => (
        <Icon key={i} name="sun" className={i < counted ? "" : "cl-pale"} />
      ))}
      <span>{w("hits", { n, saved: Math.min(n, saved) })}</span>
    </p>
  );
}
