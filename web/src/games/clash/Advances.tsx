/** The advances: beside the map to be read, whole over it when one is asked for. */
import { rich } from "@/boards/rich";
import { Sheet } from "@/boards/Sheet";
import { useWord, word, wordOf } from "@/boards/words";
import { Zone } from "@/boards/parts";
import { RichLine } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import type { CardText, SaidInfo } from "@/wire";
import { GROUP_ICONS, good } from "./face";
import { Price, useClash, type T } from "./parts";
import { factsOf } from "./table";

/** The advances of a group of the board, in their order. */
const rowsOf = (t: T, group: string): CardText[] =>
  [...t.texts.cards.values()].filter((card) => factsOf(card).group === group).sort((a, b) => (factsOf(a).row ?? 0) - (factsOf(b).row ?? 0));

/** Those of a civilization. */
const ownRows = (t: T, civ: string | null): CardText[] => (civ === null ? [] : [...t.texts.cards.values()].filter((card) => factsOf(card).group === null && factsOf(card).civilization === civ));

/** Beside the map. */
export function Beside() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  return (
    <Zone className={`cl-adv s${t.colour(me)}`} label={w("advances")}>
      <header>
        <h2>{w("advances")}</h2>
        <Counts />
      </header>
      <div className="cl-scroll">
        <div className="cl-groups">
          {t.view.groups.map((group) => (
            <Group key={group} group={group} whole={false} />
          ))}
        </div>
        <Own whole={false} />
      </div>
    </Zone>
  );
}

/** How many each has. */
function Counts() {
  const t = useClash();
  const w = useWord();
  return (
    <span className="cl-counts">
      {t.view.seats.map((player, seat) => (
        <span key={seat} title={w("advances-of", { who: t.seats[seat]?.name ?? "", n: player.advances.length })}>
          <Pip colour={t.colour(seat)} size="sm" title={t.seats[seat]?.name ?? ""} />
          {player.advances.length}
        </span>
      ))}
    </span>
  );
}

/** All of them with what they do and cost, over the map. */
export function Whole() {
  const w = useWord();
  const legend = (
    <>
      <Counts />
      <span className="cl-legend">
        <i className="cl-bx cl-bx-mood" /> {w("gives-mood")} <i className="cl-bx cl-bx-culture" /> {w("gives-culture")} <i className="cl-bx" /> {w("gives-none")}
      </span>
    </>
  );
  return (
    <Sheet of="cl" name="board" icon="scroll-unfurled" title={w("advances")} beside={legend}>
      <Everything />
    </Sheet>
  );
}

export function Everything() {
  const t = useClash();
  const me = t.seat ?? 0;
  return (
    <div className={`cl-all s${t.colour(me)}`}>
      <div className="cl-groups cl-four">
        {t.view.groups.map((group) => (
          <Group key={group} group={group} whole />
        ))}
      </div>
      <Own whole />
    </div>
  );
}

/** The advances of the own civilization: they come by themselves. */
function Own({ whole }: { whole: boolean }) {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  const civ = t.view.seats[me]?.civilization ?? null;
  const own = ownRows(t, civ);
  if (!civ || !own.length) return null;
  return (
    <section className="cl-civ" aria-label={w("civ-advances")}>
      <h3>
        <Pip colour={t.colour(me)} size="sm" />
        {t.texts.thing("civ", civ)}
        <small>{w("come-alone")}</small>
      </h3>
      <ul>
        {own.map((card) => (
          <Row key={card.id} card={card} whole={whole} reason={null} />
        ))}
      </ul>
    </section>
  );
}

function Group({ group, whole }: { group: string; whole: boolean }) {
  const t = useClash();
  const w = useWord();
  const rows = rowsOf(t, group);
  const owned = t.view.seats[t.seat ?? 0]?.advances ?? [];
  const open = rows.filter((card) => !owned.includes(card.id));
  const whys = open.map((card) => t.closed.get(`power:${card.id}`)?.[0]?.why);
  const last = whys.at(-1);
  // what closes the rest of a group is said once, in its head
  const said = whole && last && whys.length > 1 && whys.slice(1).every((why) => why && why.id === last.id) ? reasonOf(t, last, rows[0]?.id) : "";
  const mine = t.view.seats[t.seat ?? 0]?.government === group;
  const shut = open.length === rows.length && whys.every(Boolean) && whys.length > 0;
  return (
    <section className={`cl-ag ${shut ? "cl-closed" : ""}`}>
      <h3>
        <Icon name={GROUP_ICONS[group] ?? "scroll-unfurled"} />
        <span>{w(`group-${group}`)}</span>
        {mine && whole && <small>{w("own-government")}</small>}
        {said && (
          <small>
            <Icon name="lock" />
            <span>{said}</span>
          </small>
        )}
      </h3>
      <ul>
        {rows.map((card) => (
          <Row key={card.id} card={card} whole={whole} reason={said} first={rows[0]?.id ?? ""} />
        ))}
      </ul>
    </section>
  );
}

/** Why an advance cannot be had, in a few words. */
function reasonOf(t: T, why: SaidInfo, first = ""): string {
  const power = why.args["power"];
  if (typeof power !== "string") return t.texts.said(why, t.names, t.seat);
  return first === power ? word(t.texts, "first-first") : word(t.texts, "needs", t.texts.cardName(power));
}

/** What an advance does in a few words and tokens; all of it is in its sheet. */
function Gist({ card }: { card: CardText }) {
  const t = useClash();
  const gist = wordOf(t.texts, `gist-${card.id}`);
  return gist ? <RichLine rich={rich(gist, (name, n) => good(t.texts, name, n))} /> : <>{card.lines.join(" ")}</>;
}

function Row({ card, whole, reason, first = "" }: { card: CardText; whole: boolean; reason: string | null; first?: string }) {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  const thing = useThing(`power:${card.id}`, card.name, { kind: "card", tag: card.id });
  const facts = factsOf(card);
  const own = t.view.seats[me]?.advances.includes(card.id) ?? false;
  const others = t.view.seats.flatMap((player, seat) => (seat !== me && player.advances.includes(card.id) ? [seat] : []));
  const cost = t.view.prices.advances[card.id];
  const short = (!whole && wordOf(t.texts, `short-${card.id}`)) || card.name;
  const closed = thing.blocked ? thing.closed[0] : undefined;
  const told = closed ? reasonOf(t, closed.why, first) : "";
  const why = told === reason ? "" : told;
  return (
    <li className={own ? "cl-own" : ""}>
      <button type="button" {...thing.props} title={whole ? undefined : card.name} className={`cl-row ${thing.className}`}>
        <i className={`cl-bx cl-bx-${facts.border ?? "none"}`} />
        <span className="cl-an">
          <b>{short}</b>
          {whole && <small>{why || <Gist card={card} />}</small>}
        </span>
        {own && <span className="cl-sr">{w("owned")}</span>}
        {whole && !own && cost && <Price cost={cost} />}
        <span className="cl-pips">
          {others.map((seat) => (
            <Pip key={seat} colour={t.colour(seat)} size="sm" title={t.seats[seat]?.name ?? ""} />
          ))}
        </span>
      </button>
    </li>
  );
}
