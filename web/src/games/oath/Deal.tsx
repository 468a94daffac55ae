/** Offers and deals as two trays: what one gives, what the other does, and what follows. */
import { usePhone } from "@/boards/parts";
import { Sheet } from "@/boards/Sheet";
import { useWord } from "@/boards/words";
import { Token } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useShown, useThing } from "@/shell/table";
import type { OptionInfo } from "@/wire";
import { BANNER_ICON, favor, secret, siteIcon } from "./face";
import { aboutSites, useOath, Warbands } from "./parts";
import { goodOf, proposalOf, slotOf, type Good, type Proposal } from "./table";

export function Deal() {
  const t = useOath();
  const w = useWord();
  const phone = usePhone(); // there the sheet is a part of its own, and folded it would be empty
  const deal = proposalOf(t.view, t.question, t.state.log);
  if (!deal) return null;
  return (
    <Sheet of="oa" way={aboutSites(t) && !phone} name="deal" icon="shaking-hands" title={w(deal.citizen ? "citizenship" : "deal")} beside={deal.citizen ? <span className="lbl">{w("by-scepter")}</span> : null}>
      <div className="oa-duel">
        <Tray deal={deal} mine />
        <Tray deal={deal} mine={false} />
      </div>
      <Follows deal={deal} />
    </Sheet>
  );
}

/** `mine`: what the one who offers gives. */
function Tray({ deal, mine }: { deal: Proposal; mine: boolean }) {
  const t = useOath();
  const w = useWord();
  const seat = mine ? deal.by : deal.to;
  const things = mine ? deal.given : deal.wanted;
  const more = deal.open ? (t.question?.options ?? []).filter((option) => /^(give|want)/.test(option.key) && option.key.startsWith("want") !== mine) : [];
  // the offer of citizenship is made by one; who answers with other terms does not give it
  const promises = deal.citizen && deal.space !== null && (mine ? deal.by : deal.to) === giver(deal);
  const you = t.seats[seat]?.you;
  return (
    <div className={`oa-dcol s${t.colour(seat)}`}>
      <h3>
        <Pip colour={t.colour(seat)} />
        {you ? w("you-give") : w("gives", t.seats[seat]?.name ?? "")} <small>{w(`role-${t.view.seats[seat]?.role ?? "exile"}`)}</small>
      </h3>
      <div className="oa-tray">
        {promises && (
          <>
            <div className="oa-it">
              <span className="sp">
                <Icon name="locked-chest" />
              </span>
              <span>
                <b>{known(t.view.reliquary.find((one) => one.space === deal.space)?.relic[0] ?? null, t.texts.cardName.bind(t.texts)) ?? w("reliquary-relic")}</b>
                <small>{w("of-space", String(t.texts.thing("space", deal.space ?? "")))}</small>
              </span>
            </div>
            <div className="oa-it">
              <span className="sp">
                <Icon name="queen-crown" />
              </span>
              <span>
                <b>{w("citizenship-thing")}</b>
                <small>{w("citizenship-help")}</small>
              </span>
            </div>
          </>
        )}
        {things.map((good) => (
          <Item key={good.key} good={good} seat={seat} />
        ))}
        {more.length > 0 && (
          <div className="oa-more">
            {more.map((option) => (
              <Add key={option.key} option={option} seat={seat} />
            ))}
          </div>
        )}
        {!promises && !things.length && !more.length && <p className="oa-none">{w("gives-nothing")}</p>}
      </div>
    </div>
  );
}

const known = (card: string | null, name: (card: string) => string): string | null => (card === null ? null : name(card));

/** Who makes the offer of citizenship: of the two the one who is no exile, else who offers. */
function giver(deal: Proposal): number {
  return deal.by === 0 || deal.to === 0 ? 0 : deal.by;
}

function Item({ good, seat }: { good: Good; seat: number }) {
  const { name, icon, note } = useGood(good, seat);
  return (
    <div className="oa-it">
      <span className="sp">{icon}</span>
      <span>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      {good.kind === "token" && <em>{good.n}</em>}
    </div>
  );
}

/** Something that can still be put into the tray. */
function Add({ option, seat }: { option: OptionInfo; seat: number }) {
  const t = useOath();
  const good = goodOf(option.key, 1);
  const { name, icon } = useGood(good, seat);
  const refs = option.refs.map(([kind, id]) => `${kind}:${id}`);
  useShown(refs);
  const thing = useThing(`tray:${option.key}`, name);
  return (
    <button type="button" {...thing.props} data-lit tabIndex={0} aria-description={t.texts.said(option.said, t.names, t.seat)} className="oa-it oa-add" onClick={() => t.answer(option.key)}>
      <span className="sp">{icon}</span>
      <span>
        <b>{name}</b>
      </span>
      <em>+</em>
    </button>
  );
}

function useGood(good: Good, seat: number) {
  const t = useOath();
  const w = useWord();
  const { view, texts } = t;
  const board = view.seats[seat];
  if (good.kind === "token") {
    const glyph = good.id === "favor" ? favor(texts) : secret(texts);
    return { name: w(good.id), icon: <Token glyph={glyph} />, note: w("of-board", good.id === "favor" ? (board?.favor ?? 0) : (board?.secrets ?? 0)) };
  }
  if (good.kind === "banner") {
    const banner = view.banners.find((one) => one.id === good.id);
    return { name: w(`banner-${good.id}`), icon: <Icon name={BANNER_ICON} />, note: w("banner-goes", banner?.tokens ?? 0) };
  }
  if (good.kind === "site") {
    const site = slotOf(view, good.id)?.site ?? null;
    return { name: site ? texts.cardName(site) : good.id, icon: <Icon name={siteIcon(site ?? "")} />, note: w("rule-goes") };
  }
  if (good.kind === "hidden") return { name: w("adviser-down"), icon: <Icon name="card" />, note: "" };
  return { name: good.id === "hidden" ? w("unknown-card") : texts.cardName(good.id), icon: <Icon name="gems" />, note: w(good.kind === "adviser" ? "adviser" : "relic") };
}

/** Everything that follows if it is accepted. */
function Follows({ deal }: { deal: Proposal }) {
  const t = useOath();
  const w = useWord();
  if (!deal.citizen) return <p className="oa-cons">{w("deal-help")}</p>;
  const exile = giver(deal) === deal.by ? deal.to : deal.by;
  const board = t.view.seats[exile];
  if (!board) return null;
  const name = t.seats[exile]?.name ?? "";
  const vision = board.vision[0] ?? null;
  return (
    <div className="oa-cons">
      <h4>{w("if-accepted")}</h4>
      <ul>
        <li>
          <Warbands colour={exile} n={board.warbands} /> <Icon name="arrow" /> <Warbands colour={0} n={board.warbands} /> {w("turn-purple")}
        </li>
        {vision && (
          <li>
            <Icon name="moon" />
            {w("vision-goes", t.texts.cardName(vision))}
          </li>
        )}
        <li>
          <Icon name="knapsack" />
          {w("supply-full", t.view.supply_most)}
        </li>
        <li>
          <Icon name="queen-crown" />
          {w("heir", name)}
        </li>
        {deal.space && (
          <li>
            <Icon name="lock" />
            {w("space-opens", { name: String(t.texts.thing("space", deal.space)), rule: w(`space-${deal.space}`) })}
          </li>
        )}
      </ul>
    </div>
  );
}
