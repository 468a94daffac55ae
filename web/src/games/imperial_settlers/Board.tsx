import { useId, type CSSProperties, type ReactNode } from "react";
import { Card, Chip, SmallCard, ThingButton } from "@/cards/Card";
import { Counter, RichLine, Token, Tokens } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import type { CardState, Glyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import { useTable, useThing, type Table } from "@/shell/table";
import { factsOf, flow, gist, isFaction, KIND_ICONS, stateOf, token, tokens } from "./face";
import { BOARDS, empireName, held, keepsOf, keptGoods, rowsOf, thingIn, type Held, type Row } from "./table";
import { GOODS, type Empire, type Location, type View } from "./types";
import { word, wordOf, type Word } from "./words";
import "./imperial_settlers.css";

type T = Table<View>;
const useSettlers = (): T => useTable<View>();
const useWord = () => {
  const { lang } = useSettlers().texts;
  return (id: Word) => word(lang, id);
};

export function Board() {
  const t = useSettlers();
  const me = t.seat ?? 0;
  const n = t.view.seats.length;
  // in the order of play, beginning with the left neighbour
  const rivals = Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
  const choosing = t.view.seats.some((player) => !player.empire);
  const draft = t.view.seats[me]?.draft ?? [];
  const showing = choosing || t.view.display.length > 0 || draft.length > 0;
  const segment = t.segment;
  const at = segment.startsWith("rival-") || segment === "virtual" ? segment : "board";
  return (
    <section className={`board is is-r${rivals.length} ${showing ? "is-showing" : ""}`} data-at={at}>
      <div className="is-rivals">
        {rivals.map((seat) => (
          <Rival key={seat} seat={seat} wide={rivals.length === 1} />
        ))}
        {t.view.virtual && <Virtual />}
      </div>
      {choosing ? <Empires /> : showing && <Display draft={draft.filter((id): id is string => id !== null)} />}
      <Mine seat={me} />
    </section>
  );
}

/* -- the row over the board while something is taken from it ------------------------------------------------------- */

function Display({ draft }: { draft: string[] }) {
  const t = useSettlers();
  const w = useWord();
  const cards = draft.length ? draft : t.view.display;
  return (
    <section className="zone is-display" data-zone aria-label={w("display")}>
      <h2>{draft.length ? w("display-draft") : w("display")}</h2>
      {cards.map((id, i) => (
        <Card key={`${id} ${i}`} tag={id} thing={thingIn("display", id, t.question)} />
      ))}
      {draft.length > 0 && <p className="lbl">{w("display-next")}</p>}
    </section>
  );
}

const EMPIRES: readonly Empire[] = ["romans", "barbarians", "egyptians", "japanese"];
const EMPIRE_ICONS: Record<Empire, string> = { romans: "centurion-helmet", barbarians: "battle-axe", egyptians: "egyptian-pyramids", japanese: "pagoda" };

function Empires() {
  const t = useSettlers();
  const w = useWord();
  const by = new Map(t.view.seats.map((player, seat) => [player.empire, seat]));
  return (
    <section className="zone is-display" data-zone aria-label={w("empires")}>
      <h2>{w("empires")}</h2>
      {EMPIRES.map((empire) => {
        const seat = by.get(empire);
        const name = empireName(empire, t.texts);
        return (
          <ThingButton key={empire} thing={`empire:${empire}`} name={name} className={`is-empire ${seat === undefined ? "" : "taken"}`}>
            <Icon name={EMPIRE_ICONS[empire]} />
            <span>
              <b>{name}</b>
              {seat === undefined ? (
                <>
                  <RichLine rich={[...flow(w("produces"), t.texts), ...tokens(BOARDS[empire], t.texts)]} />
                  <RichLine rich={[...flow(w("keeps"), t.texts), ...keepsOf(empire).map((good) => token(good, t.texts))]} />
                </>
              ) : (
                <small>
                  <Pip colour={seat + 1} size="sm" /> {t.seats[seat]?.name}
                </small>
              )}
            </span>
          </ThingButton>
        );
      })}
    </section>
  );
}

/* -- a rival: three lanes of chips --------------------------------------------------------------------------------- */

function Rival({ seat, wide }: { seat: number; wide: boolean }) {
  const t = useSettlers();
  const w = useWord();
  const id = useId();
  const player = t.view.seats[seat]!;
  const look = t.seats[seat]!;
  const thing = useThing(`seat:${seat}`, look.name);
  const rows = rowsOf(held(t.view, seat), t.texts);
  const name = empireName(player.empire, t.texts);
  const goods = [...GOODS.filter((good) => good !== "defence"), "defence"];
  return (
    <section className={`zone is-rival s${look.colour} ${player.passed ? "passed" : ""}`} data-zone data-seg={`rival-${seat}`} aria-labelledby={id}>
      <header>
        <button type="button" id={id} {...thing.props} className={`is-who ${thing.className}`}>
          <Pip colour={look.colour} />
          <span className="h">{name || look.name}</span>
          {name && <small>{[look.name, player.passed && w("passed")].filter(Boolean).join(", ")}</small>}
        </button>
        {t.view.first === seat && <First />}
        <span className="gd">
          {goods.map((good) => {
            const n = player.goods[good] ?? 0;
            const delta = t.changes.numbers.get(`seats.${seat}.goods.${good}`);
            return n || delta ? (
              <span key={good} className="gg" title={String(t.texts.thing("good", good))}>
                <Token glyph={token(good, t.texts)} />
                {n}
                {delta ? <span className="delta">{delta > 0 ? `+${delta}` : `−${-delta}`}</span> : null}
              </span>
            ) : null;
          })}
          <RivalHand seat={seat} />
        </span>
      </header>
      {rows.map((row) => (
        <Lane key={row.kind} row={row} seat={seat} wide={wide}>
          {row.kind === "production" && <Deals seat={seat} />}
          {row.kind === "feature" && player.foundations.map((card, i) => <Foundation key={i} id={card} seat={seat} />)}
        </Lane>
      ))}
    </section>
  );
}

function First() {
  const w = useWord();
  return (
    <span className="is-first" title={w("first-player")}>
      <Icon name="crown" title={w("first-player")} />
    </span>
  );
}

/** A hand is a number; the cards that everybody saw taken are in the sheet. */
function RivalHand({ seat }: { seat: number }) {
  const t = useSettlers();
  const w = useWord();
  const player = t.view.seats[seat]!;
  const seen = player.hand.filter((id): id is string => id !== null);
  const title = `${w("hand")}: ${w("common")} ${player.hand_backs.common}, ${w("faction")} ${player.hand_backs.faction}`;
  const body = (
    <>
      <p className="say">{title}</p>
      <CardList ids={seen} />
    </>
  );
  return (
    <button type="button" className="gg is-note" tabIndex={-1} title={title} aria-label={title} onClick={() => t.inspect({ kind: "note", title: t.seats[seat]?.name ?? "", body }, true)}>
      <Token glyph={token("card", t.texts)} />
      {player.hand.length}
    </button>
  );
}

function CardList({ ids }: { ids: readonly string[] }) {
  return (
    <span className="is-list">
      {ids.map((id, i) => (
        <Chip key={`${id} ${i}`} tag={id} thing={null} />
      ))}
    </span>
  );
}

/** How many goods-of-razing a location takes, where that is what keeps the viewer from it. */
function shortOfRaze(t: T, place: Location): boolean {
  if (t.question?.prompt !== "act" || t.view.peaceful || !place.guarded) return false;
  const card = t.texts.card(place.id);
  return card !== null && factsOf(card).raze !== null && t.view.seats[t.question.seat]?.goods["raze"] === 2;
}

function Lane({ row, seat, wide, children }: { row: Row; seat: number | null; wide: boolean; children?: ReactNode }) {
  const t = useSettlers();
  const w = useWord();
  const title = w(`kind-${row.kind}`);
  const passed = seat !== null && t.view.seats[seat]?.passed;
  const short = passed ? undefined : [...row.faction, ...row.common].find((place) => shortOfRaze(t, place));
  const shortCard = short ? t.texts.card(short.id) : null;
  return (
    <div className="is-lane" role="group" aria-label={title}>
      <Icon name={KIND_ICONS[row.kind] ?? "hut"} className="is-kind" title={title} />
      {row.faction.map((place) => (
        <PlaceChip key={place.tag} place={place} holder={seat} wide={wide} />
      ))}
      {row.common.length > 0 && <span className="bar0" />}
      {row.common.map((place) => (
        <PlaceChip key={place.tag} place={place} holder={seat} wide={wide} />
      ))}
      {children}
      {short && <span className="lbl is-short">{w(shortCard && isFaction(shortCard) ? "need-raze-samurai" : "need-raze")}</span>}
    </div>
  );
}

function PlaceChip({ place, holder, wide }: { place: Held; holder: number | null; wide: boolean }) {
  const t = useSettlers();
  const card = t.texts.card(place.id);
  const state = stateOf(place, card, t.texts, false);
  const away = place.captor !== null && place.captor !== holder;
  const short = shortOfRaze(t, place);
  const on: Glyph[] = [...(wide && card ? gist(factsOf(card), t.texts) : []), ...(state.on ?? [])];
  return (
    <span className={`is-pc ${short ? "short" : ""} ${away ? "away" : ""} ${wide ? "wide" : ""}`}>
      <Chip tag={place.tag} state={{ ...state, used: state.used || away, on }} />
      <Captor place={place} holder={holder} />
    </span>
  );
}

/** A location under another empire's token: whose it is for this round, or from whom it was taken. */
function Captor({ place, holder }: { place: Held; holder: number | null }) {
  const t = useSettlers();
  const w = useWord();
  if (place.captor === null) return null;
  const other = place.captor === holder ? place.from : place.captor;
  if (other === null) return null;
  const title = place.captor === holder ? `${w("captured-from")} ${t.seats[other]?.name ?? ""}` : `${w("captured")}: ${t.seats[other]?.name ?? ""}`;
  return <Pip colour={other + 1} size="sm" title={title} />;
}

/* -- deals, foundations, piles ------------------------------------------------------------------------------------- */

/** Deals as the tokens they bring; each is the card it was made with. Those by Trade Route are named after the location. */
function Deals({ seat, named = false }: { seat: number; named?: boolean }) {
  const t = useSettlers();
  const w = useWord();
  const player = t.view.seats[seat]!;
  if (!player.deals.length && !player.routes.length) return null;
  return (
    <span className="is-deals" role="group" aria-label={w("deals")}>
      {named ? <span className="lbl">{w("deals")}</span> : <Icon name="tied-scroll" className="is-kind" title={w("deals")} />}
      {player.deals.map((id, i) => (
        <Deal key={`${id} ${i}`} tag={id} thing={thingIn("deal", id, t.question)} />
      ))}
      {player.routes.map((tag, i) => (
        <Deal key={`route ${tag} ${i}`} tag={tag} thing={`card:${tag}`} route />
      ))}
    </span>
  );
}

function Deal({ tag, thing: ref, route = false }: { tag: string; thing: string | null; route?: boolean }) {
  const t = useSettlers();
  const w = useWord();
  const card = t.texts.card(tag);
  const good = card ? factsOf(card).deal : null;
  const name = `${w("deal")}: ${t.texts.cardName(tag)}`;
  const thing = useThing(ref, name, { kind: "card", tag });
  return (
    <button type="button" {...thing.props} title={name} className={`is-deal ${route ? "route" : ""} ${thing.className}`}>
      <Tokens glyph={good ? { ...token(good, t.texts), title: name } : token("deal", t.texts)} />
    </button>
  );
}

function Foundation({ id, seat, big = false }: { id: string | null; seat: number; big?: boolean }) {
  const t = useSettlers();
  const w = useWord();
  const ref = id && seat === (t.seat ?? 0) ? thingIn("foundation", id, t.question) : null;
  const name = w("foundation1");
  const thing = useThing(ref, id ? `${name}: ${t.texts.cardName(id)}` : name, id ? { kind: "card", tag: id } : { kind: "thing", ref: "word:foundation" });
  return (
    <button type="button" {...thing.props} className={`back is-found ${big ? "big" : ""} ${thing.className}`} title={id ? t.texts.cardName(id) : name}>
      {big ? (
        <span>
          {name}
          {id && <small>{t.texts.cardName(id)}</small>}
        </span>
      ) : (
        <span className="sr">{name}</span>
      )}
    </button>
  );
}

function Piles({ seat }: { seat: number }) {
  const t = useSettlers();
  const w = useWord();
  const player = t.view.seats[seat]!;
  const own = player.discard.length;
  const common = t.view.common_discard.length;
  const body = (
    <>
      <p className="say">
        {w("discards-common")}: {common || w("discards-none")}
      </p>
      <CardList ids={t.view.common_discard} />
      {own > 0 && (
        <>
          <p className="say">
            {w("discards-own")}: {own}
          </p>
          <CardList ids={player.discard} />
        </>
      )}
    </>
  );
  return (
    <span className="is-piles">
      <ThingButton thing="pile:common" name={`${w("deck-common")}: ${t.view.common_deck}`} className="is-pile">
        <Token glyph={{ ...token("common", t.texts), title: w("deck-common") }} />
        {t.view.common_deck}
      </ThingButton>
      <ThingButton thing="pile:faction" name={`${w("deck-faction")}: ${player.deck}`} className="is-pile">
        <Token glyph={{ ...token("faction", t.texts), title: w("deck-faction") }} />
        {player.deck}
      </ThingButton>
      <button type="button" className="is-pile is-note" tabIndex={-1} aria-label={`${w("discards")}: ${common + own}`} title={w("discards")} onClick={() => t.inspect({ kind: "note", title: w("discards"), body }, true)}>
        <small>{w("discards")}</small> {common + own}
      </button>
    </span>
  );
}

/* -- the own empire: three rows of small cards ------------------------------------------------------------------------ */

function Mine({ seat }: { seat: number }) {
  const t = useSettlers();
  const w = useWord();
  const id = useId();
  const player = t.view.seats[seat]!;
  const look = t.seats[seat]!;
  const rows = rowsOf(held(t.view, seat), t.texts);
  const kept = keptGoods(t.view, seat, t.texts);
  const name = empireName(player.empire, t.texts);
  const found = player.foundations.length;
  const faction = Math.max(1, ...rows.map((row) => row.faction.length));
  const common = Math.max(1, ...rows.map((row) => row.common.length + (row.kind === "feature" ? found : 0)));
  const style = { "--f": faction, "--c": common } as CSSProperties;
  const points = Object.entries(player.breakdown).filter(([, n]) => n).map(([source, n]) => `${t.texts.say(`source-${source}`)}: ${n}`).join("; ");
  return (
    <section className={`zone is-me s${look.colour} ${player.passed ? "passed" : ""}`} data-zone data-seg="board" aria-labelledby={id} style={style}>
      <header>
        <span className="h" id={id}>
          <Pip colour={look.colour} size="lg" />
          {name || look.name}
        </span>
        {t.seat === null && name && <small className="is-sub">{look.name}</small>}
        {t.view.first === seat && <First />}
        {player.passed && <small className="is-sub">{w("passed-short")}</small>}
        <Deals seat={seat} named />
        <div className="goods">
          {GOODS.map((good) => (
            <Supply key={good} good={good} seat={seat} kept={kept.has(good)} />
          ))}
          <span title={points}>
            <Counter glyph={{ ...token("vp", t.texts), title: points || String(t.texts.thing("good", "vp")) }} n={player.points} delta={t.changes.numbers.get(`seats.${seat}.points`) ?? 0} />
          </span>
        </div>
        <Piles seat={seat} />
      </header>
      {rows.map((row) => (
        <div className="is-row" key={row.kind} role="group" aria-label={wordOf(t.texts.lang, `kind-${row.kind}`)}>
          <h3>{t.texts.maybe(`table-${row.kind}`) || w(`kind-${row.kind}`)}</h3>
          <div className="is-strip">
            <div>
              {row.faction.map((place) => (
                <PlaceCard key={place.tag} place={place} seat={seat} />
              ))}
            </div>
            <div>
              {row.common.map((place) => (
                <PlaceCard key={place.tag} place={place} seat={seat} />
              ))}
              {row.kind === "feature" && player.foundations.map((card, i) => <Foundation key={i} id={card} seat={seat} big />)}
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}

/** A counter of the own supply; a thing while goods are what is asked for. */
function Supply({ good, seat, kept }: { good: string; seat: number; kept: boolean }) {
  const t = useSettlers();
  const w = useWord();
  const asked = t.question?.prompt === "pay-any" || t.freeChosen === "option-store";
  const n = t.view.seats[seat]?.goods[good] ?? 0;
  const delta = t.changes.numbers.get(`seats.${seat}.goods.${good}`) ?? 0;
  const glyph = token(good, t.texts);
  const thing = useThing(asked ? `good:${good}` : null, `${glyph.title}: ${n}`, { kind: "thing", ref: `good:${good}` });
  return (
    <button type="button" {...thing.props} className={`is-supply ${thing.className}`}>
      <Counter glyph={glyph} n={n} delta={delta} {...(kept ? { note: w("kept") } : {})} />
    </button>
  );
}

function PlaceCard({ place, seat }: { place: Held; seat: number }) {
  const t = useSettlers();
  const w = useWord();
  const state: CardState = stateOf(place, t.texts.card(place.id), t.texts, true);
  const away = place.captor !== null && place.captor !== seat;
  const other = place.captor === null ? null : away ? place.captor : place.from;
  const under = other === null ? {} : { under: [{ icon: "flying-flag", text: `${away ? w("captured") : ""} ${t.seats[other]?.name ?? ""}`.trim() }] };
  return <SmallCard tag={place.tag} state={{ ...state, ...under, used: state.used || away }} />;
}

function Virtual() {
  const t = useSettlers();
  const w = useWord();
  const virtual = t.view.virtual!;
  const rows = rowsOf(virtual.locations.map((place) => ({ ...place, from: null })), t.texts);
  const trophies = virtual.trophies.length;
  const enough = virtual.faction_locations > trophies;
  return (
    <section className="zone is-rival is-virtual" data-zone data-seg="virtual" aria-label={w("virtual")}>
      <header>
        <span className="is-who">
          <Icon name="crossed-swords" />
          <span className="h">{w("virtual")}</span>
        </span>
        <span className="gd">
          <button type="button" className={`is-score is-note ${enough ? "" : "behind"}`} tabIndex={-1} onClick={() => t.inspect({ kind: "note", title: w("trophies"), body: <><p className="say">{w("trophies-help")}</p><CardList ids={virtual.trophies} /></> }, true)}>
            {w("trophies")} <b>{trophies}</b> <span>{w("against")}</span> <b>{virtual.faction_locations}</b>
          </button>
        </span>
      </header>
      {rows.map((row) => (
        <Lane key={row.kind} row={row} seat={null} wide>
          {row.kind === "production" && (
            <span className="is-deals" role="group" aria-label={w("attack")}>
              <span className="lbl">{w("attack")}</span>
              {[...virtual.attack].reverse().map((id, i) => (
                <Deal key={`${id} ${i}`} tag={id} thing={thingIn("deal", id, t.question)} />
              ))}
            </span>
          )}
        </Lane>
      ))}
    </section>
  );
}
