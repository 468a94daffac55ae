/** An exchange as two trays: what one gives, what the other does. */
import { Sheet } from "@/boards/Sheet";
import { useWord } from "@/boards/words";
import { Token } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useShown } from "@/shell/table";
import type { OptionInfo } from "@/wire";
import { calledOf, good as goodGlyph } from "./face";
import { useClash } from "./parts";
import { goodOf, proposalOf, type Good, type Proposal } from "./table";

export function Exchange({ onFold }: { onFold: (shut: boolean) => void }) {
  const t = useClash();
  const w = useWord();
  const deal = proposalOf(t.view, t.question);
  if (!deal) return null;
  return (
    <Sheet of="cl" onFold={onFold} name="exchange" icon="shaking-hands" title={w("exchange")}>
      <div className="cl-duel">
        <Tray deal={deal} gives />
        <Tray deal={deal} gives={false} />
      </div>
      <div className="cl-next">
        <h3>{w("if-agreed")}</h3>
        <p>{w("exchange-help")}</p>
      </div>
    </Sheet>
  );
}

/** `gives`: what the one who offers gives; else what is wanted for it. */
function Tray({ deal, gives }: { deal: Proposal; gives: boolean }) {
  const t = useClash();
  const w = useWord();
  const seat = gives ? deal.by : deal.to;
  const things = gives ? deal.given : deal.wanted;
  const more = deal.open ? (t.question?.options ?? []).filter((option) => /^(give|want)/.test(option.key) && option.key.startsWith("want") !== gives) : [];
  useShown(more.flatMap((option) => option.refs.map(([kind, id]) => `${kind}:${id}`)));
  return (
    <div className={`cl-col s${t.colour(seat)}`}>
      <h3>
        <Pip colour={t.colour(seat)} />
        {t.seats[seat]?.you ? w("you-give") : w("gives", t.seats[seat]?.name ?? "")}
      </h3>
      <div className="cl-tray">
        {things.map((thing) => (
          <Item key={thing.key} thing={thing} seat={seat} />
        ))}
        {!things.length && <p className="cl-none">{w("gives-nothing")}</p>}
        {more.length > 0 && (
          <div className="cl-more">
            {more.map((option) => (
              <Add key={option.key} option={option} seat={seat} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function useItem(): (thing: Good, seat: number) => { name: string; icon: "token" | "card"; has: number } {
  const t = useClash();
  const w = useWord();
  return (thing, seat) => {
    const player = t.view.seats[seat];
    if (thing.kind === "good") return { name: w(`good-${thing.id}`), icon: "token", has: player?.goods[thing.id] ?? 0 };
    if (thing.kind === "cards") {
      const hand = thing.id === "objective" ? player?.objectives : thing.id === "wonder" ? player?.wonders : player?.actions;
      return { name: w(`cards-${thing.id}`), icon: "card", has: hand?.length ?? 0 };
    }
    return { name: thing.id === "hidden" ? w("hidden-card") : calledOf(thing.id, t.texts), icon: "card", has: 1 };
  };
}

function Sign({ thing, icon }: { thing: Good; icon: "token" | "card" }) {
  const t = useClash();
  return <span className="sp">{icon === "token" ? <Token glyph={goodGlyph(t.texts, thing.id)} /> : <Icon name="card" />}</span>;
}

function Item({ thing, seat }: { thing: Good; seat: number }) {
  const w = useWord();
  const { name, icon, has } = useItem()(thing, seat);
  return (
    <div className="cl-it">
      <Sign thing={thing} icon={icon} />
      <span>
        <b>{name}</b>
        {thing.kind === "card" ? <Openly thing={thing} /> : <small>{w("is-left", { n: thing.n, all: has, left: Math.max(0, has - thing.n) })}</small>}
      </span>
      <em>{thing.n}</em>
    </div>
  );
}

/** Whether a card of an offer is shown with it. */
function Openly({ thing }: { thing: Good }) {
  const w = useWord();
  return thing.kind === "card" ? <small>{w(thing.key.startsWith("give-shown") ? "is-shown" : "is-face-down")}</small> : null;
}

/** Something that can still be put into the tray. */
function Add({ option, seat }: { option: OptionInfo; seat: number }) {
  const t = useClash();
  const thing = goodOf(option.key, 1);
  const { name, icon } = useItem()(thing, seat);
  return (
    <button type="button" className="cl-it cl-add lit" data-thing={`tray:${option.key}`} data-lit aria-description={t.texts.said(option.said, t.names, t.seat)} onClick={() => t.answer(option.key)}>
      <Sign thing={thing} icon={icon} />
      <span>
        <b>{name}</b>
        <Openly thing={thing} />
      </span>
      <em>+</em>
    </button>
  );
}
