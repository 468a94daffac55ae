/** The own board: supply, favor, secrets, warbands; advisers, the open Vision, relics and banners as cards. */
import { Lettering, usePhone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Card } from "@/cards/Card";
import { Ghosts } from "@/cards/Ghost";
import { Counter, RichLine } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { Banner } from "./Banner";
import { favor, inShort, secret, tokens } from "./face";
import { Hidden, useOath } from "./parts";
import { factsOf, givenAway } from "./table";
import type { CardThere } from "./view";

/** The strip under the question; on a phone only its numbers, the cards have a part of the board. */
export function Hand() {
  const t = useOath();
  const w = useWord();
  const me = t.seat ?? 0;
  const board = t.view.seats[me]!;
  const moving = (name: string) => t.moving(`seats.${me}.${name}`);
  return (
    <section className={`zone oa-mine s${t.colour(me)}`} data-zone aria-labelledby="oa-me">
      <div className="oa-own">
        <h2 className="h" id="oa-me">
          <Pip colour={t.colour(me)} />
          {w(`role-${board.role}`)}
          {t.view.title === me && <Icon name="queen-crown" title={w(t.view.usurper ? "is-usurper" : "is-keeper")} className="oa-mark" />}
          <small>{w("own-warbands", { n: board.warbands, bank: board.bank })}</small>
        </h2>
        <Track supply={board.supply} most={t.view.supply_most} refresh={board.refresh} />
        <div className="goods">
          <Counter glyph={favor(t.texts)} n={board.favor} note={w("favor")} {...moving("favor")} />
          <Counter glyph={secret(t.texts)} n={board.secrets} note={w(board.dark ? "secrets-dark" : "secrets", board.dark)} {...moving("secrets")} />
        </div>
      </div>
      <OwnCards />
    </section>
  );
}

function Track({ supply, most, refresh }: { supply: number; most: number; refresh: number }) {
  const w = useWord();
  return (
    <div className="oa-track" role="img" aria-label={w("supply-track", { n: supply, most, refresh })} title={w("supply-track", { n: supply, most, refresh })}>
      {Array.from({ length: most + 1 }, (_, i) => most - i).map((n) => (
        <i key={n} className={`${n === supply ? "oa-f" : ""} ${n === refresh ? "oa-r" : ""}`}>
          {n}
        </i>
      ))}
      <span className="lbl">{w("supply")}</span>
    </div>
  );
}

/** Own cards: what everybody sees, then what only oneself does. */
export function OwnCards() {
  const t = useOath();
  const w = useWord();
  const { view, texts } = t;
  const me = t.seat ?? 0;
  const board = view.seats[me]!;
  const leaves = givenAway(view, me);
  const phone = usePhone();
  const { drawn, asked } = useDrawn();
  const waiting = asked ? [] : drawn;
  const one = ({ card, favor: n, secrets }: CardThere) => {
    const on = tokens(texts, n, secrets);
    const short = phone ? null : inShort(card, factsOf(texts.card(card)), texts);
    return <Card key={card} tag={card} className={leaves.has(card) ? "oa-leaves" : ""} {...(short ? { as: short } : {})} {...(on.length ? { state: { on } } : {})} />;
  };
  const banners = view.banners.filter((banner) => banner.holder === me);
  const none = board.advisers.length + board.facedown.length + board.vision.length + board.relics.length + banners.length + waiting.length === 0;
  return (
    <div className="oa-adv" data-n={board.advisers.length + board.facedown.length + board.vision.length + board.relics.length + banners.length}>
      {waiting.map((card) => (
        <Card key={card} tag={card} className="oa-waits" state={{ resolving: w("drawn") }} />
      ))}
      {board.advisers.map(one)}
      <Ghosts at={`seats.${me}.advisers`} size="card" />
      {board.facedown.map((card, n) =>
        card === null ? (
          <Hidden key={`down-${n}`} thing={`hidden:${n}`} name={w("adviser-down")} className="oa-downcard">
            {w("adviser-down")}
          </Hidden>
        ) : (
          <Card key={`down-${n}`} tag={card} thing={`hidden:${n}`} className="oa-secret" state={{ lost: true, resolving: w("only-you") }} />
        ),
      )}
      {board.vision.map((card) => card !== null && <Card key={card} tag={card} />)}
      {board.relics.map(one)}
      {banners.map((banner) => (
        <Banner key={banner.id} banner={banner} />
      ))}
      {me === 0 && t.seat !== null && <Reliquary />}
      {none && !t.state.lesson && <p className="oa-none">{w("no-cards")}</p>}
      {board.advisers.length + board.facedown.length + waiting.length === 0 && t.arriving(`seats.${me}.advisers`).length === 0 && <Lettering>{w("lesson-advisers")}</Lettering>}
    </div>
  );
}

/** The Imperial Reliquary on the Chancellor's board: what an open space asks of the Chancellor. */
export function Reliquary() {
  const { view, texts } = useOath();
  const w = useWord();
  return (
    <div className="oa-reliq" role="group" aria-label={w("reliquary")}>
      <span className="lbl">{w("reliquary")}</span>
      {view.reliquary.map(({ space, open, relic }) => {
        const name = String(texts.thing("space", space));
        const known = relic[0] ?? null;
        const said = open ? w("space-open", { name, rule: w(`space-${space}`) }) : known ? `${name}: ${texts.cardName(known)}` : w("space-shut", name);
        return (
          <Hidden key={space} thing={`space:${space}`} name={said} className={`oa-space ${open ? "oa-open" : ""}`}>
            <Icon name={open ? "lock" : "locked-chest"} title={said} />
          </Hidden>
        );
      })}
    </div>
  );
}

/** What one has drawn and not kept yet; `asked`: the question is about these cards. */
function useDrawn(): { drawn: string[]; asked: boolean } {
  const t = useOath();
  const drawn = (t.seat === null ? [] : (t.view.seats[t.seat]?.drawn ?? [])).filter((card): card is string => card !== null);
  return { drawn, asked: drawn.some((card) => t.lit.has(`card:${card}`)) };
}

/** Drawn cards that are asked about: over the map, with all their words. While something else is asked they lie with the own cards. */
export function Drawn() {
  const w = useWord();
  const { drawn, asked } = useDrawn();
  if (!asked) return null;
  return (
    <section className="oa-sheet oa-drawn zone" data-zone data-sheet aria-label={w("drawn")}>
      <header>
        <h2>
          <Icon name="scroll-unfurled" />
          {w("drawn")}
        </h2>
        <RichLine rich={[w("drawn-help")]} />
      </header>
      <div className="oa-row">
        {drawn.map((card) => (
          <Card key={card} tag={card} />
        ))}
      </div>
    </section>
  );
}
