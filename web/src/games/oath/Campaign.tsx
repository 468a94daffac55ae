/** A campaign as a sheet over the map: attack and defence side by side, plans in the order of play, dice, forecast. */
import type { ReactNode } from "react";
import { useKept } from "@/boards/kept";
import { usePhone } from "@/boards/parts";
import { Sheet, Steps } from "@/boards/Sheet";
import { useWord, wordOf } from "@/boards/words";
import { RichLine, signed } from "@/cards/glyphs";
import { useFace } from "@/cards/Card";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { BANNER_ICON, kinds, price, siteIcon } from "./face";
import { aboutSites, useOath, Warbands } from "./parts";
import { factsOf, rolls, slotOf } from "./table";
import type { Chances, Stake, Troop, War } from "./view";

/** A part of the forecast has room for a figure, and for words, from so many hundredths on. */
const ROOM = 8;
const WORDS = 36;
const percent = (n: number): string => `${n}\u00a0%`;

const STEPS = ["declared", "allies", "plans", "roll", "outcome"] as const;

export function Campaign() {
  const t = useOath();
  const w = useWord();
  const phone = usePhone(); // there the sheet is a part of its own, and folded it would be empty
  const { war } = t.view;
  if (!war) return null;
  const at = STEPS.indexOf(war.step as (typeof STEPS)[number]);
  const steps = <Steps of="oa" names={STEPS.map((step) => w(`step-${step}`))} at={at} />;
  return (
    <Sheet of="oa" way={aboutSites(t) && !phone} name="campaign" icon="crossed-swords" title={w("campaign")} beside={steps}>
      <div className="oa-duel">
        <Attack war={war} />
        <Defence war={war} />
      </div>
      {war.stake && <AtStake stake={war.stake} war={war} />}
      <Odds war={war} />
    </Sheet>
  );
}

function useSide(side: string | number): { name: string; colour: number | null } {
  const t = useOath();
  const w = useWord();
  if (typeof side === "number") return { name: t.seats[side]?.name ?? "", colour: t.colour(side) };
  return { name: w(`side-${side}`), colour: side === "empire" ? t.colour(0) : null };
}

function Column({ side, note, unit, n, children }: { side: string | number; note: string; unit: string; n: number; children: ReactNode }) {
  const { name, colour } = useSide(side);
  return (
    <div className={`oa-dcol ${colour ? `s${colour}` : "oa-nobody"}`}>
      <h3>
        {colour ? <Pip colour={colour} /> : <Icon name="skull-crossed-bones" />}
        {name} <small>{note}</small>
        <b>
          <small>{unit}</small>
          {n}
        </b>
      </h3>
      {children}
    </div>
  );
}

function Line({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`oa-rl ${wide ? "oa-wide" : ""}`}>
      <span className="lbl">{label}</span>
      <div>{children}</div>
    </div>
  );
}

function Attack({ war }: { war: War }) {
  const t = useOath();
  const w = useWord();
  const { attack } = rolls(t.state.log);
  const rolled = war.step === "roll" || war.step === "outcome" ? attack : null;
  return (
    <Column side={war.attacker} note={w("attacks")} unit={w(rolled ? "attack-value" : "dice")} n={rolled ? (rolled["n"] ?? 0) : war.attack}>
      <Line label={w("force")}>
        <Troops troops={war.troops} />
        {(war.killed[0] ?? 0) > 0 && <span className="oa-rs oa-minus">{w("killed", war.killed[0]!)}</span>}
      </Line>
      <Line label={w("dice-head")}>
        {rolled ? <AttackDice rolled={rolled} /> : <Blank n={war.attack} icon="broadsword" />}
        <Sources war={war} />
      </Line>
      <Plans war={war} attacks />
    </Column>
  );
}

/** Where the dice come from: the force, what lies at the targets, plans by their number. */
function Sources({ war }: { war: War }) {
  const w = useWord();
  if (war.sources.length < 2) return null;
  return war.sources.map((source, i) => (
    <span key={i} className={`oa-rs ${source.n < 0 ? "oa-minus" : ""}`}>
      <b>{source.by === "force" ? source.n : signed(source.n)}</b> {w(`from-${source.by}`, source.plan)}
    </span>
  ));
}

function Defence({ war }: { war: War }) {
  const t = useOath();
  const w = useWord();
  const { defence } = rolls(t.state.log);
  const rolled = war.step === "roll" || war.step === "outcome" ? defence : null;
  return (
    <Column side={war.defender} note={w("defends")} unit={w(rolled ? "defence-value" : "warbands-unit")} n={rolled ? war.value : war.walls.reduce((sum, troop) => sum + troop.n, 0)}>
      <Line label={w("targets")}>
        {war.targets.map((target, i) => (
          <Target key={i} target={target} dice={war.dice[i] ?? null} />
        ))}
        {war.title > 0 && (
          <span className="oa-rs">
            <Icon name="queen-crown" />
            {w("title")} <b>{war.title}</b>
          </span>
        )}
      </Line>
      <Line label={w("warbands-head")}>
        <Troops troops={war.walls} />
        {(war.killed[1] ?? 0) > 0 && <span className="oa-rs oa-minus">{w("killed", war.killed[1]!)}</span>}
      </Line>
      {war.allies.length > 0 && (
        <Line label={w("allies-head")}>
          {war.allies.map((seat) => (
            <span key={seat} className="oa-rs">
              <Pip colour={t.colour(seat)} size="sm" />
              {t.seats[seat]?.name}
            </span>
          ))}
        </Line>
      )}
      <Line label={w("dice-head")}>
        {rolled ? <DefenceDice rolled={rolled} /> : <Blank n={war.defence} icon="shield" round />}
      </Line>
      <Plans war={war} attacks={false} />
    </Column>
  );
}

function Troops({ troops }: { troops: readonly Troop[] }) {
  const t = useOath();
  const w = useWord();
  const where = (troop: Troop) => (troop.slot === null ? (t.seats[troop.seat ?? 0]?.name ?? "") : t.texts.cardName(slotOf(t.view, troop.slot)?.site ?? ""));
  if (!troops.length) return <span className="lbl">{w("no-warbands")}</span>;
  return troops.map((troop, i) => (
    <span key={i} className="oa-troop">
      <Warbands colour={troop.colour} n={troop.n} title={where(troop)} />
      <span className="lbl">{where(troop)}</span>
    </span>
  ));
}

function Target({ target, dice }: { target: readonly (string | number)[]; dice: number | null }) {
  const t = useOath();
  const w = useWord();
  const [kind, id = ""] = target;
  const site = kind === "site" || kind === "find" ? (slotOf(t.view, String(id))?.site ?? null) : null;
  const name = kind === "find" ? w("relic") : site !== null ? t.texts.cardName(site) : kind === "pawn" ? w("pawn") : kind === "banner" ? w(`banner-${id}`) : t.texts.cardName(String(id));
  const icon = kind === "site" && site ? siteIcon(site) : kind === "banner" ? BANNER_ICON : kind === "pawn" ? "hand" : "gems";
  return (
    <span className="oa-rs">
      <Icon name={icon} />
      {name} {dice !== null && <b>{dice}</b>}
    </span>
  );
}

/** Dice that nobody has rolled yet are outlines. */
function Blank({ n, icon, round = false }: { n: number; icon: string; round?: boolean }) {
  const w = useWord();
  if (n === 0) return <span className="lbl">{w("no-dice")}</span>;
  return (
    <span className="oa-dice" role="img" aria-label={w("dice-n", n)}>
      {Array.from({ length: n }, (_, i) => (
        <span key={i} className={`oa-die oa-unrolled ${round ? "oa-d" : ""}`}>
          <Icon name={icon} />
        </span>
      ))}
    </span>
  );
}

const several = (n: number, one: (i: number) => ReactNode): ReactNode[] => Array.from({ length: n }, (_, i) => one(i));

function AttackDice({ rolled }: { rolled: Readonly<Record<string, number>> }) {
  const w = useWord();
  const { skull = 0, sword = 0, hollow = 0 } = rolled;
  return (
    <>
      <span className="oa-dice" role="img" aria-label={w("attack-rolled", { skull, sword, hollow })}>
        {several(skull, (i) => (
          <span key={`s${i}`} className="oa-die oa-three" title={w("die-skull")}>
            <Icon name="broadsword" />
            <Icon name="broadsword" />
            <Icon name="skull-crossed-bones" />
          </span>
        ))}
        {several(sword, (i) => (
          <span key={`w${i}`} className="oa-die" title={w("die-sword")}>
            <Icon name="broadsword" />
          </span>
        ))}
        {several(hollow, (i) => (
          <span key={`h${i}`} className="oa-die oa-hollow" title={w("die-hollow")}>
            <Icon name="broadsword" />
          </span>
        ))}
        {skull + sword + hollow === 0 && <span className="lbl">{w("no-dice")}</span>}
      </span>
      {sword > 0 && <span className="oa-rs">{w("sum-sword", sword)}</span>}
      {skull > 0 && <span className="oa-rs">{w("sum-skull", skull)}</span>}
      {hollow > 0 && <span className="oa-rs">{w("sum-hollow", hollow)}</span>}
    </>
  );
}

function DefenceDice({ rolled }: { rolled: Readonly<Record<string, number>> }) {
  const w = useWord();
  const { blank = 0, shield = 0, shields = 0, double = 0 } = rolled;
  return (
    <span className="oa-dice" role="img" aria-label={w("defence-rolled", { blank, shield, shields, double })}>
      {several(shields, (i) => (
        <span key={`2${i}`} className="oa-die oa-d oa-two" title={w("die-shields")}>
          <Icon name="shield" />
          <Icon name="shield" />
        </span>
      ))}
      {several(shield, (i) => (
        <span key={`1${i}`} className="oa-die oa-d" title={w("die-shield")}>
          <Icon name="shield" />
        </span>
      ))}
      {several(double, (i) => (
        <span key={`d${i}`} className="oa-die oa-d" title={w("die-double")}>
          <b>×2</b>
        </span>
      ))}
      {several(blank, (i) => (
        <span key={`b${i}`} className="oa-die oa-d" title={w("die-blank")} />
      ))}
      {blank + shield + shields + double === 0 && <span className="lbl">{w("no-dice")}</span>}
    </span>
  );
}

/** Plans that were used, with their number in the order of play; then those that could still be. */
function Plans({ war, attacks }: { war: War; attacks: boolean }) {
  const w = useWord();
  const mine = (by: string | number) => (by === war.attacker) === attacks;
  const used = war.plans.map(([card, by], i) => ({ card: String(card), by: by!, n: i + 1 })).filter((plan) => mine(plan.by));
  const open = war.open.filter((plan) => mine(plan.by));
  if (!used.length && !open.length) return war.step === "plans" || used.length ? <Line label={w("plans-head")} wide><span className="lbl">{w("no-plans")}</span></Line> : null;
  return (
    <Line label={w(used.length || attacks ? "plans-head" : "may-answer")} wide>
      {used.map((plan) => (
        <Plan key={plan.card} card={plan.card} by={plan.by} n={plan.n} />
      ))}
      {open.map((plan) => (
        <Plan key={`${plan.card}-${plan.by}`} card={plan.card} by={plan.by} cost={plan.cost} />
      ))}
    </Line>
  );
}

function Plan({ card, by, n, cost }: { card: string; by: string | number; n?: number; cost?: Readonly<Record<string, number>> }) {
  const t = useOath();
  const w = useWord();
  const face = useFace(card);
  const thing = useThing(`card:${card}`, face.name, { kind: "card", tag: card });
  const { colour } = useSide(by);
  const facts = factsOf(t.texts.card(card));
  const pays = cost ? price(cost, t.texts) : [];
  return (
    <button type="button" {...thing.props} className={`oa-plan c-${face.colours[0]} ${n ? "" : "oa-may"} ${thing.className}`}>
      {n && <span className="n">{n}</span>}
      <span className="sp">
        <Icon name={face.suit ?? "gems"} />
      </span>
      {colour ? <Pip colour={colour} /> : <Icon name="skull-crossed-bones" />}
      <span className="oa-pn">
        <b>{face.name}</b>
        <small>{face.lines.filter((line) => line.length > 0).join(" ") || kinds(facts, t.texts)}</small>
      </span>
      {cost && (
        <em>
          {pays.length ? <RichLine rich={pays} /> : w("for-nothing")}
          {pays.length > 0 && <span>{w(by === t.view.active ? "onto-card" : "to-the-bank")}</span>}
        </em>
      )}
    </button>
  );
}

/** What a victory would bring and a defeat would cost. */
function AtStake({ stake, war }: { stake: Stake; war: War }) {
  const t = useOath();
  const w = useWord();
  const name = (seat: number) => t.seats[seat]?.name ?? "";
  const changed = stake.standings.filter((one) => one.before !== one.after);
  const said = [
    changed.length > 0 && wordOf(t.texts, `stake-${t.view.oath}`, changed.map((one) => w("stake-one", { name: name(one.seat), after: one.after, before: one.before })).join("; ")),
    stake.holder === null ? w("stake-chooses", name(t.view.title)) : stake.holder !== t.view.title ? w("stake-title", name(stake.holder)) : w(stake.tie ? "stake-tie" : "stake-stays", name(stake.holder)),
    ...stake.banners.map((one) => w(one.mob ? "stake-mob" : "stake-banner", { name: w(`banner-${one.banner}`), n: one.tokens })),
    stake.favor > 0 && w("stake-favor", stake.favor),
    stake.force > 0 && w(t.seat === war.attacker ? "stake-lost-you" : "stake-lost", { n: stake.dead, of: stake.force }),
  ];
  return (
    <p className="oa-stake">
      <b>{w("stake")}</b> {said.filter(Boolean).join(" ")}
    </p>
  );
}

function Odds({ war }: { war: War }) {
  const t = useOath();
  const { worst } = war;
  const chances = useKept("campaign", `${t.view.round} ${t.view.active} ${war.place} ${war.defender}`, war.chances);
  const said = rolls(t.state.log);
  return (
    <>
      <Score war={war} said={said} />
      {chances && <Foretold chances={chances} worst={worst} kept={!war.chances} />}
    </>
  );
}

/** The forecast; once the dice are rolled it is what had been foretold. */
function Foretold({ chances, worst, kept }: { chances: Chances; worst: Chances | null; kept: boolean }) {
  const w = useWord();
  return (
    <div className="oa-odds">
      <h4>{w(kept ? "forecast-was" : "forecast")}</h4>
      <div className="oa-bar" role="img" aria-label={w("odds", { ...chances })}>
        {chances.won > 0 && (
          <i className="w" style={{ flex: chances.won }}>
            {chances.won >= ROOM && percent(chances.won)}
          </i>
        )}
        {chances.dear > 0 && (
          <i className="m" style={{ flex: chances.dear }}>
            {chances.dear >= ROOM && <span>{chances.dear >= WORDS ? w("odds-dear", chances.dear) : percent(chances.dear)}</span>}
          </i>
        )}
        {chances.lost > 0 && (
          <i className="l" style={{ flex: chances.lost }}>
            {chances.lost >= ROOM && percent(chances.lost)}
          </i>
        )}
      </div>
      {!kept && (
        <p>
          {w("odds", { ...chances })}. {w("odds-help")} {worst && w("odds-worst", { won: worst.won, dear: worst.dear })}
        </p>
      )}
    </div>
  );
}

/** What the dice have come to, and what a sacrifice would. */
function Score({ war, said }: { war: War; said: ReturnType<typeof rolls> }) {
  const t = useOath();
  const w = useWord();
  if (war.step === "roll" && said.attack && said.defence) {
    const value = said.attack["n"] ?? 0;
    const need = t.question?.prompt === "sacrifice" ? Number(t.question.said.args["n"]) : 0;
    return (
      <div className="oa-odds">
        <h4>{w("score")}</h4>
        <p className="oa-sacr">
          <b>{value}</b>
          {need > 0 && (
            <>
              {several(need, (i) => (
                <Warbands key={i} colour={war.troops[0]?.colour ?? 0} n={1} />
              ))}
              <Icon name="arrow" />
              <b>{war.value + 1}</b>
            </>
          )}
          <span>{w("against")}</span> <b>{war.value}</b>
        </p>
        <p>{w(need > 0 ? "sacrifice-help" : "attack-needs", need)}</p>
      </div>
    );
  }
  return null;
}
