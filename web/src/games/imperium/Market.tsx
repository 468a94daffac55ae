import { MarketRow, Zone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Chip } from "@/cards/Card";
import { ARROW, type Glyph } from "@/cards/face";
import { amounts, SUIT_ICONS, SUIT_COLOURS } from "./face";
import { signed } from "@/cards/glyphs";
import { CardList, FullCard, PileRow, useImperium } from "./parts";
import { thingIn } from "./table";
import type { Deck, SlotView } from "./view";

export function Market() {
  const t = useImperium();
  const w = useWord();
  return (
    <Zone className="im-market" label={w("market")}>
      <div className="im-mk">
        <h2>
          {w("market")} <small>{w("market-note")}</small>
        </h2>
        <MarketRow
          className="im-row"
          items={t.view.market}
          card={(slot, i) => <MarketCard key={slot.tag} slot={slot} at={i} />}
          empty={(i) => (
            <span key={i} className="back im-slot">
              {w("empty-slot")}
            </span>
          )}
        />
      </div>
      <Decks />
    </Zone>
  );
}

function MarketCard({ slot, at }: { slot: SlotView; at: number }) {
  const t = useImperium();
  const w = useWord();
  const on: Glyph[] = amounts(slot.tokens, t.texts);
  const added = Object.keys(slot.tokens).reduce((sum, name) => sum + (t.changes.numbers.get(`market.${at}.tokens.${name}`) ?? 0), 0);
  if (added > 0) on.push(signed(added));
  for (const name of Object.keys(slot.tokens)) {
    const { next } = t.moving(`market.${at}.tokens.${name}`);
    if (next) on.push(ARROW, next);
  }
  const under = slot.unrest ? [{ icon: "flame", text: slot.unrest > 1 ? `${w("with-unrest")}: ${slot.unrest}` : w("with-unrest") }] : [];
  return <FullCard tag={slot.tag} thing={thingIn("market", slot.tag, t.question)} state={{ ...(on.length ? { on } : {}), ...(under.length ? { under } : {}) }} className="im-mc" />;
}

/** The decks of the table as a list; those that can be drawn from are things. */
export function Decks() {
  const t = useImperium();
  const w = useWord();
  const { decks, king, exile, fame_seen: seen } = t.view;
  const [kingCard] = king;
  return (
    <div className="im-decks">
      {mainFirst(Object.entries(t.view.market_decks)).map(([suit, deck]) => (
        <DeckRow key={deck} deck={deck} suit={suit} n={decks[deck]} />
      ))}
      <PileRow icon={SUIT_ICONS["fame"]!} colour="purple" n={decks.fame} name={w("deck-fame")} help={w("help-fame")}>
        {seen.length > 0 && <CardList ids={seen} />}
      </PileRow>
      {kingCard ? (
        <span className="im-king">
          <Chip tag={kingCard} thing={thingIn("king", kingCard, t.question)} />
        </span>
      ) : (
        <PileRow icon="crown" colour="purple" name={w("king-taken")} help={w("help-king")} />
      )}
      <PileRow icon={SUIT_ICONS["unrest"]!} colour="red" n={decks.unrest} name={w("deck-unrest")} help={w("help-unrest")} className={decks.unrest <= LOW && t.view.round > 0 ? "im-low" : ""} />
      <PileRow icon="moon" colour="black" n={exile.length} name={w("exile")} help={w("help-exile")}>
        <CardList ids={exile} />
      </PileRow>
    </div>
  );
}

/** The deck that ends the game stands on top. */
const mainFirst = (decks: [string, Deck][]): [string, Deck][] => [...decks].sort(([, a], [, b]) => Number(b === "main") - Number(a === "main"));

/** So few unrest left are worth a look. */
const LOW = 3;

function DeckRow({ deck, suit, n }: { deck: Deck; suit: string; n: number }) {
  const w = useWord();
  const name = w(`deck-${deck}`);
  const icon = deck === "main" ? "card" : SUIT_ICONS[deck]!;
  const colour = deck === "main" ? "black" : SUIT_COLOURS[deck]!;
  return <PileRow thing={`suit:${suit}`} icon={icon} colour={colour} n={n} name={name} help={w(`help-${deck}`)} />;
}
