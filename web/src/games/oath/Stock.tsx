/** What lies on the table for everybody: favor banks, the Visions' track, the world deck, the piles of the regions. */
import { Pile as PileButton, CardList, Zone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Chip, ThingButton } from "@/cards/Card";
import { Delta } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { SUITS } from "./face";
import { Hidden, useOath } from "./parts";

export function Banks() {
  const t = useOath();
  const w = useWord();
  const { view, texts } = t;
  return (
    <Zone className="oa-banks" label={w("banks")}>
      <span className="lbl oa-bl">{w("banks")}</span>
      <div className="oa-bankrow">
        {Object.entries(view.banks).map(([suit, n]) => {
          const [colour, icon] = SUITS[suit]!;
          const name = String(texts.thing("suit", suit));
          return (
            <ThingButton key={suit} thing={`suit:${suit}`} name={`${name}: ${n}`} className={`oa-bank c-${colour}`}>
              <span className="sp">
                <Icon name={icon} />
              </span>
              <span className="oa-bn">{name}</span>
              <b>{n}</b>
              <Delta {...t.moving(`banks.${suit}`)} />
            </ThingButton>
          );
        })}
      </div>
      <Deck />
    </Zone>
  );
}

/** Visions drawn and what a search of the deck costs for it; of the deck itself only the top back is known (Law 9.4). */
function Deck() {
  const { view } = useOath();
  const w = useWord();
  const vision = view.deck_top === "vision";
  return (
    <div className="oa-deck">
      {view.shown.map((card) => card !== null && <Chip key={card} tag={card} />)}
      <span className="oa-vt" role="img" aria-label={w("visions-track", { n: view.visions, needed: view.visions_needed, price: view.search })} title={w("visions-track", { n: view.visions, needed: view.visions_needed, price: view.search })}>
        <span className="lbl">{w("visions")}</span>
        {view.search_track.map((price, n) => (
          <i key={n} className={`${n === view.visions ? "oa-now" : ""} ${n >= view.visions_needed ? "oa-ripe" : ""}`}>
            {price}
          </i>
        ))}
      </span>
      {view.deck_top !== null ? (
        <Hidden thing="deck:world" name={w(vision ? "deck-top-vision" : "deck-top-denizen")} className="oa-top">
          <Icon name={vision ? "moon" : "card"} title={w(vision ? "deck-top-vision" : "deck-top-denizen")} />
        </Hidden>
      ) : (
        <span className="lbl">{w("deck-empty")}</span>
      )}
    </div>
  );
}

/** The discard pile of a region: everybody sees the backs, and oneself what one knows of it. */
export function Pile({ region }: { region: string }) {
  const { view } = useOath();
  const w = useWord();
  const pile = view.piles.find((one) => one.region === region);
  if (!pile) return null;
  const visions = pile.backs.filter((back) => back === "vision").length;
  const n = pile.backs.length;
  return (
    <PileButton
      thing={`region:${region}`}
      name={w("pile")}
      n={n}
      help={w("pile-help", { n, visions })}
      className="oa-pile"
      contents={n > 0 && <CardList ids={pile.known} className="oa-list" hidden={(hidden) => <span className="back oa-hid">{hidden}</span>} />}
    >
      <small>{w("pile-n", n)}</small>
    </PileButton>
  );
}
