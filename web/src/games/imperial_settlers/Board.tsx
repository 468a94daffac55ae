import { useId, type CSSProperties, type ReactNode } from "react";
import { rem, tighten, useLooking } from "@/boards/fit";
import { CardList, CounterRow, First, Lettering, NoteButton, Pile, Rival, rivalsOf, Zone } from "@/boards/parts";
import type { GameTexts } from "@/shell/texts";
import { Card, Chip, SmallCard, ThingButton } from "@/cards/Card";
import { Ghosts } from "@/cards/Ghost";
import { Counter, RichLine, Token, Tokens } from "@/cards/glyphs";
import { Pip, SYMBOLS } from "@/cards/Pip";
import type { CardState, Glyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import { useTable, useThing, type Table } from "@/shell/table";
import { factsOf, flow, gist, KIND_ICONS, stateOf, token, tokens } from "./face";
import { cap, empireName, held, rowsOf, suppliesOf, thingIn, type Held, type Row } from "./table";
import type { Good, LocationView, View } from "./view";
import { useWord, word, wordOf } from "@/boards/words";
import "./imperial_settlers.css";

type T = Table<View>;
const useSettlers = (): T => useTable<View>();

export function Board() {
  const t = useSettlers();
  const me = t.seat ?? 0;
  const rivals = rivalsOf(t.view.seats.length, me);
  const choosing = t.view.seats.some((player) => !player.empire);
  const draft = t.view.seats[me]?.draft ?? [];
  const showing = choosing || t.view.display.length > 0 || draft.length > 0;
  const segment = t.segment;
  useLooking(look);
  const at = segment.startsWith("rival-") || segment === "virtual" ? segment : "board";
  return (
    <section className={`board is is-r${rivals.length} ${showing ? "is-showing" : ""}`} data-at={at}>
      <div className="is-rivals">
        {rivals.map((seat) => (
          <RivalEmpire key={seat} seat={seat} room={rivals.length} on={at === `rival-${seat}`} />
        ))}
        {t.view.virtual && <Virtual on={at === "virtual"} />}
      </div>
      {choosing ? <Empires /> : showing && <Display draft={draft.filter((id): id is string => id !== null)} />}
      <Mine seat={me} />
    </section>
  );
}

/** Rivals' lanes are as high as their zones, and the words of small cards as wide as these: the more there is, the closer it stands. */
function look(): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  tighten(all(".is-rivals"), 3, (rivals) => [...rivals.children].some((zone) => zone.scrollHeight > zone.clientHeight));
  for (const mine of all(".is-me")) lineUp(mine);
  tighten(all(".is-strip .card.s"), 3, wordsCut);
}

/** The least width of a small card in px as drawn at 1280, with the gap after it. */
const LEAST = 104;

/** The bar between the own cards and the common ones stands at one place in all rows, as long as every card has its width there; else each row has
 *  its own (`data-rows="own"`), and a row that is too long for one line has two lines of lower cards (`data-lines`), for which an empty row makes room. */
function lineUp(mine: HTMLElement): void {
  const strips = [...mine.querySelectorAll<HTMLElement>(".is-strip")];
  mine.removeAttribute("data-rows");
  for (const strip of strips) {
    strip.removeAttribute("data-lines");
    strip.parentElement!.removeAttribute("data-lines");
  }
  const least = LEAST * rem();
  const counts = strips.map((strip) => [...strip.children].map((part) => part.querySelectorAll(":scope > :not(.lettering)").length));
  // on a phone they scroll
  if (strips.some((strip) => getComputedStyle(strip).display !== "grid")) return;
  const shared = strips.every((strip, row) => [...strip.children].every((part, side) => part.clientWidth >= (counts[row]?.[side] ?? 0) * least - 8));
  if (shared) return;
  mine.setAttribute("data-rows", "own");
  strips.forEach((strip, row) => {
    const [faction = 0, common = 0] = counts[row] ?? [];
    const lines = faction + common === 0 ? 0 : strip.clientWidth >= (faction + common) * least ? 1 : 2;
    const wide = (n: number) => (lines === 2 ? Math.ceil(n / 2) : n);
    strip.style.setProperty("--left", String(wide(faction)));
    strip.style.setProperty("--right", String(wide(common)));
    strip.setAttribute("data-lines", String(lines));
    strip.parentElement!.setAttribute("data-lines", String(lines));
  });
}

/** Something of a small card lies outside of it, or under the reason why it is closed. */
function wordsCut(card: HTMLElement): boolean {
  const body = card.querySelector<HTMLElement>(".cb");
  const does = card.querySelector<HTMLElement>(".ce");
  if (!body || body.clientWidth === 0) return false;
  const why = card.querySelector<HTMLElement>(".why");
  const floor = why && why.clientWidth > 0 ? why.getBoundingClientRect().top : (card.querySelector(".cf") ?? body).getBoundingClientRect().bottom;
  const wide = [...card.querySelectorAll<HTMLElement>(".cn, .ce, .ce .eq, .cf, .cf .eq")].some((line) => line.scrollWidth > line.clientWidth + 1);
  return wide || body.scrollHeight > body.clientHeight + 1 || (does !== null && does.getBoundingClientRect().bottom > floor + 1);
}

/* -- the row over the board while something is taken from it ------------------------------------------------------- */

function Display({ draft }: { draft: string[] }) {
  const t = useSettlers();
  const w = useWord();
  const cards = draft.length ? draft : t.view.display;
  return (
    <Zone className="is-display" label={w("display")} title={draft.length ? w("display-draft") : w("display")}>
      {cards.map((id, i) => (
        <Card key={`${id} ${i}`} tag={id} thing={thingIn("display", id, t.question)} />
      ))}
      {draft.length > 0 && <p className="lbl">{w("display-next")}</p>}
    </Zone>
  );
}

const EMPIRE_ICONS: Readonly<Record<string, string>> = { romans: "centurion-helmet", barbarians: "battle-axe", egyptians: "egyptian-pyramids", japanese: "pagoda" };

function Empires() {
  const t = useSettlers();
  const w = useWord();
  const by = new Map(t.view.seats.map((player, seat) => [player.empire, seat]));
  return (
    <Zone className="is-display" label={w("empires")} title={w("empires")}>
      {(t.view.empires ?? []).map(({ id: empire, produces, keeps }) => {
        const seat = by.get(empire);
        const name = empireName(empire, t.texts);
        return (
          <ThingButton key={empire} thing={`empire:${empire}`} name={name} className={`is-empire ${seat === undefined ? "" : "taken"}`}>
            <Icon name={EMPIRE_ICONS[empire] ?? "crown"} />
            <span>
              <b>{cap(name)}</b>
              {seat === undefined ? (
                <>
                  <RichLine rich={[...flow("produces", t.texts), ...tokens(produces, t.texts)]} />
                  <RichLine rich={[...flow("keeps", t.texts), ...keeps.map((good) => token(good, t.texts))]} />
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
    </Zone>
  );
}

/* -- a rival: three lanes of chips --------------------------------------------------------------------------------- */

function RivalEmpire({ seat, room, on }: { seat: number; room: number; on: boolean }) {
  const wide = room === 1;
  const t = useSettlers();
  const w = useWord();
  const player = t.view.seats[seat]!;
  const look = t.seats[seat]!;
  const rows = rowsOf(held(t.view, seat), t.texts);
  const name = empireName(player.empire, t.texts);
  const deals = (player.deals.length > 0 || player.routes.length > 0) && <Deals seat={seat} />;
  return (
    <Rival
      seat={seat}
      name={cap(name) || look.name}
      called={look.name}
      className={`is-rival ${player.passed ? "passed" : ""} ${on ? "is-on" : ""}`}
      whoClass="is-who"
      {...(player.empire ? { about: { kind: "thing", ref: `empire:${player.empire}` } as const } : {})}
      beside={
        name && (
          <small>
            <span className="is-nm">{look.name}</span>
            {player.passed && (
              <span className="is-pass" title={w("passed")}>
                {w(room > 2 ? "passed-short" : "passed")}
              </span>
            )}
          </small>
        )
      }
      head={
        <>
        {t.view.first === seat && <First className="is-first" title={w("first-player")} />}
        {room < 3 && deals}
        <CounterRow counts={suppliesOf(player.goods).map((good) => [good, player.goods[good]] as const)} glyph={(good) => token(good, t.texts)} path={`seats.${seat}.goods`} className={["gd", "gg"]} spare>
          <RivalHand seat={seat} />
        </CounterRow>
          </>
        }
    >
      {rows.map((row) => (
        <Lane key={row.kind} row={row} seat={seat} wide={wide}>
          {row.kind === "feature" && player.foundations.length > 0 && player.foundations.map((card, i) => <Foundation key={i} id={card} seat={seat} />)}
          {row.kind === "feature" && room > 2 && deals}
        </Lane>
      ))}
    </Rival>
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
      <CardList className="is-list" ids={seen} />
    </>
  );
  return (
    <NoteButton id={`hand-${seat}`} className="gg is-note" title={title} heading={t.seats[seat]?.name ?? ""} body={body}>
      <Token glyph={token("card", t.texts)} />
      {player.hand.length}
    </NoteButton>
  );
}

/** Whether a defence is all that keeps the viewer from razing it: one more token would do. */
function shortOfRaze(t: T, place: LocationView): boolean {
  const closed = t.closed.get(`card:${place.tag}`)?.find((item) => item.key === `raze:${place.tag}`);
  return place.guarded && closed?.why.id === "why-need-raze" && t.view.seats[t.seat ?? -1]?.goods.raze === (place.raze ?? 0) - 1;
}

function Lane({ row, seat, wide, children }: { row: Row; seat: number | null; wide: boolean; children?: ReactNode }) {
  const title = useWord()(`kind-${row.kind}`);
  const kind = <Icon name={KIND_ICONS[row.kind] ?? "hut"} className="is-kind" title={title} />;
  const places = [...row.faction, ...row.common];
  const empty = places.length === 0 && !children;
  // a lane is a row of its own and breaks under itself; the bar stays with the chip it stands before
  return (
    <div className={`is-lane ${empty ? "empty" : ""}`} role="group" aria-label={title}>
      {kind}
      <div className="is-chips">
        {places.map((place, i) => (
          <span key={place.tag} className="is-item">
            {i === row.faction.length && <span className="bar0" />}
            <PlaceChip place={place} holder={seat} wide={wide} />
          </span>
        ))}
        {children}
      </div>
    </div>
  );
}

function PlaceChip({ place, holder, wide }: { place: Held; holder: number | null; wide: boolean }) {
  const t = useSettlers();
  const card = t.texts.card(place.id);
  const state = stateOf(place, card, t.texts, false);
  const away = place.captor !== null && place.captor !== holder;
  const short = shortOfRaze(t, place);
  const why = short ? word(t.texts, card && factsOf(card).faction ? "need-raze-samurai" : "need-raze", { n: place.raze ?? 0, have: (place.raze ?? 0) - 1 }) : "";
  const price: Glyph[] = short ? [String(place.raze), { ...token("raze", t.texts), title: why }] : [];
  const on: Glyph[] = [...(wide && card ? gist(factsOf(card), t.texts) : []), ...(state.on ?? []), ...price];
  return (
    <span title={why || undefined} className={`is-pc ${short ? "short" : ""} ${away ? "away" : ""} ${wide ? "wide" : ""}`}>
      <Chip tag={place.tag} state={{ ...state, used: state.used || away, ...(on.length ? { on } : { on: undefined }) }} />
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
      <Ghosts at={`seats.${seat}.deals`} size="chip" />
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
      {(thing.lit || thing.selected) && <span>{t.texts.cardName(tag)}</span>}
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
  const contents = (
    <>
      <CardList className="is-list" ids={t.view.common_discard} />
      {own > 0 && (
        <>
          <p className="say">
            {w("discards-own")}: {own}
          </p>
          <CardList className="is-list" ids={player.discard} />
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
      <Pile name={w("discards")} help={`${w("discards-common")}: ${common || w("discards-none")}`} className="is-pile is-note" contents={contents}>
        <small>{w("discards")}</small> {common + own}
      </Pile>
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
  const name = empireName(player.empire, t.texts);
  const found = player.foundations.length;
  const faction = Math.max(1, ...rows.map((row) => row.faction.length));
  const common = Math.max(1, ...rows.map((row) => row.common.length + (row.kind === "feature" ? found : 0)));
  const style = { "--f": faction, "--c": common } as CSSProperties;
  const points = Object.entries(player.breakdown).filter(([, n]) => n).map(([source, n]) => `${t.texts.say(`source-${source}`)}: ${n}`).join("; ");
  return (
    <Zone className={`is-me s${look.colour} ${player.passed ? "passed" : ""}`} labelledBy={id} style={style}>
      <header>
        <span className="h" id={id}>
          <Pip colour={look.colour} size="lg" />
          {cap(name) || look.name}
        </span>
        {t.seat === null && name && <small className="is-sub">{look.name}</small>}
        {t.view.first === seat && <First className="is-first" title={w("first-player")} />}
        {player.passed && <small className="is-sub">{w("passed-short")}</small>}
        <Deals seat={seat} named />
        <div className="goods">
          {suppliesOf(player.goods).map((good) => (
            <Supply key={good} good={good} seat={seat} kept={player.kept.includes(good)} />
          ))}
          <span title={points}>
            <Counter glyph={{ ...token("vp", t.texts), title: points || String(t.texts.thing("good", "vp")) }} n={player.points} {...t.moving(`seats.${seat}.points`)} />
          </span>
        </div>
        <Piles seat={seat} />
      </header>
      {rows.map((row) => (
        <div className="is-row" key={row.kind} role="group" aria-label={wordOf(t.texts, `kind-${row.kind}`)}>
          <h3>
            <span>{t.texts.maybe(`table-${row.kind}`) || w(`kind-${row.kind}`)}</span>
            <Icon name={KIND_ICONS[row.kind] ?? "hut"} title={w(`kind-${row.kind}`)} />
          </h3>
          <div className="is-strip">
            <div>
              {row.faction.map((place) => (
                <PlaceCard key={place.tag} place={place} seat={seat} />
              ))}
              <Ghosts at={`seats.${seat}.locations`} only={(tag) => standsIn(tag, row.kind, true, t.texts)} />
              {row.kind === "action" && row.faction.length === 0 && <Lettering>{w("lesson-faction")}</Lettering>}
            </div>
            <div>
              {row.common.map((place) => (
                <PlaceCard key={place.tag} place={place} seat={seat} />
              ))}
              <Ghosts at={`seats.${seat}.locations`} only={(tag) => standsIn(tag, row.kind, false, t.texts)} />
              {row.common.length === 0 && !(row.kind === "feature" && player.foundations.length > 0) && <Lettering>{w(`lesson-${row.kind}`)}</Lettering>}
              {row.kind === "feature" && player.foundations.map((card, i) => <Foundation key={i} id={card} seat={seat} big />)}
            </div>
          </div>
        </div>
      ))}
    </Zone>
  );
}

/** Whether a card would stand in this row. */
function standsIn(tag: string, kind: string, faction: boolean, texts: GameTexts): boolean {
  const card = texts.card(tag);
  return card !== null && factsOf(card).kind === kind && Boolean(factsOf(card).faction) === faction;
}

/** A counter of the own supply; a thing while goods are what is asked for. */
function Supply({ good, seat, kept }: { good: Good; seat: number; kept: boolean }) {
  const t = useSettlers();
  const w = useWord();
  const asked = t.question?.prompt === "pay-any" || t.freeChosen === "option-store";
  const n = t.view.seats[seat]?.goods[good] ?? 0;
  const glyph = token(good, t.texts);
  const thing = useThing(asked ? `good:${good}` : null, `${glyph.title}: ${n}`, { kind: "thing", ref: `good:${good}` });
  return (
    <button type="button" {...thing.props} className={`is-supply ${thing.className}`}>
      <Counter glyph={glyph} n={n} {...t.moving(`seats.${seat}.goods.${good}`)} {...(kept ? { note: w("kept") } : {})} />
    </button>
  );
}

function PlaceCard({ place, seat }: { place: Held; seat: number }) {
  const t = useSettlers();
  const w = useWord();
  const state: CardState = stateOf(place, t.texts.card(place.id), t.texts, true);
  const away = place.captor !== null && place.captor !== seat;
  const other = place.captor === null ? null : away ? place.captor : place.from;
  const under = other === null ? {} : { under: [{ icon: SYMBOLS[other % 6] ?? "crown", text: `${away ? w("captured") : ""} ${t.seats[other]?.name ?? ""}`.trim() }] };
  return <SmallCard tag={place.tag} state={{ ...state, ...under, used: state.used || away }} />;
}

function Virtual({ on }: { on: boolean }) {
  const t = useSettlers();
  const w = useWord();
  const virtual = t.view.virtual!;
  const rows = rowsOf(virtual.locations.map((place) => ({ ...place, from: null })), t.texts);
  const trophies = virtual.trophies.length;
  const enough = virtual.faction_locations > trophies;
  return (
    <Zone className={`is-rival is-virtual ${on ? "is-on" : ""}`} label={w("virtual")}>
      <header>
        <span className="is-who">
          <Icon name="crossed-swords" />
          <span className="h">{w("virtual")}</span>
        </span>
        <span className="is-deals" role="group" aria-label={w("attack")}>
          <span className="lbl">{w("attack")}</span>
          {[...virtual.attack].reverse().map((id, i) => (
            <Deal key={`${id} ${i}`} tag={id} thing={thingIn("deal", id, t.question)} />
          ))}
        </span>
        <span className="gd">
          <Pile name={w("trophies")} help={w("trophies-help")} className={`is-score is-note ${enough ? "" : "behind"}`} contents={<CardList className="is-list" ids={virtual.trophies} />}>
            {w("trophies")} <b>{trophies}</b>, {w("against")} <b>{virtual.faction_locations}</b>
          </Pile>
        </span>
      </header>
      {rows.map((row) => (
        <Lane key={row.kind} row={row} seat={null} wide />
      ))}
    </Zone>
  );
}
