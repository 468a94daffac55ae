/** The board: nine spaces around the rows of cards, the district and the decks. */
import type { Rich } from "@/cards/face";
import { ARROW } from "@/cards/face";
import { CardList, MarketRow, NoteButton, Zone } from "@/boards/parts";
import { Card } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { useShared, type Shared } from "./context";
import { coin, symbol } from "./glyphs";
import { Man, RuleMark } from "./parts";
import { barrenOf, roman } from "./table";
import type { SpaceView } from "./view";
import { Cell, ShortWhy } from "./Why";
import { word } from "@/boards/words";

const ICON: Record<string, string> = {
  work: "two-coins",
  build: "trowel",
  conscript: "broadsword",
  expand: "mountain-road",
  learn: "open-book",
  rebuild: "hammer-nails",
  recruit: "helmet",
  explore: "compass",
  grow: "huts-village",
};

/** How the things that spaces take and give look; others are symbols of the city. */
function thing({ texts }: Shared, what: string, n: number): Rich {
  switch (what) {
    case "coins":
      return [coin(texts, n)];
    case "price":
      return [{ icon: "card" }];
    case "building":
      return [{ icon: "capitol", title: word(texts, "build") }];
    case "army":
      return [{ icon: "crossed-swords", title: word(texts, "recruit") }];
    case "district":
      return [{ icon: "hills", title: texts.say("table-district") }];
    case "first":
      return [{ icon: "crown", title: word(texts, "first") }];
    case "aside":
      return [String(n), { icon: "eye", title: word(texts, "set-aside") }];
    default:
      return [symbol(texts, what, n)];
  }
}

/** What a space asks for and gives. */
function offer(shared: Shared, { offer: { pays, gains }, draws }: SpaceView): Rich {
  const all = (things: Record<string, number>): Rich => Object.entries(things).flatMap(([what, n]) => thing(shared, what, n));
  const before = [...(draws ? [String(draws), { icon: "card" }] : []), ...pays.flatMap((way, i) => [...(i ? ["/"] : []), ...all(way)])];
  return [...before, ...(before.length ? [ARROW] : []), ...all(gains)];
}

function Plaque({ space }: { space: SpaceView }) {
  const shared = useShared();
  const { t, texts, aboutSpace } = shared;
  const name = String(texts.thing("space", space.id));
  const { rule } = space;
  const here = space.citizens.map(([seat = 0, skill = 0]) => `${t.seats[seat]?.name ?? ""} ${skill}`).join(", ");
  const ruleWords = word(texts, rule === "higher" ? "higher-help" : rule === "match" ? "match-help" : "free-help");
  const barren = barrenOf(t.lit.get(`space:${space.id}`)?.[0]);
  const nothing = barren ? word(texts, "nothing-to-buy", String(texts.thing("barren", barren))) : "";
  const thing = useThing(`space:${space.id}`, [name, ruleWords, here, nothing].filter(Boolean).join(", "));
  const shut = !space.open;
  return (
    <button type="button" {...thing.props} className={`card aw-plaque aw-${space.id} ${thing.className} ${shut ? "no aw-shut" : ""} ${aboutSpace === space.id ? "aw-now" : ""}`}>
      <span className="spine">
        <Icon name={ICON[space.id] ?? "compass"} className="aw-pic" />
        <RuleMark rule={rule} texts={texts} />
      </span>
      <span className="cb">
        <span className="cn">{name}</span>
        {thing.blocked ? (
          <ShortWhy closed={thing.closed} className="aw-why" />
        ) : shut ? (
          <span className="aw-short aw-why">
            <Icon name="lock" />
            {word(texts, "opens", roman(space.round))}
          </span>
        ) : (
          <span className="aw-offer">
            <RichLine rich={offer(shared, space)} />
            {nothing ? (
              <span className="aw-short" title={nothing}>
                {word(texts, "nothing-short")}
              </span>
            ) : (
              <span className="aw-rw">
                {word(texts, rule)}
                {rule === "match" && <RichLine rich={[coin(texts, space.fee)]} />}
              </span>
            )}
          </span>
        )}
      </span>
      {space.citizens.length > 0 && (
        <span className="aw-men">
          {space.citizens.map(([seat = 0, skill = 0], i) => (
            <Man key={i} seat={seat} skill={skill} />
          ))}
        </span>
      )}
    </button>
  );
}

export function Ring() {
  const shared = useShared();
  const { view, texts, thing, marks, me } = shared;
  const hand = (me === null ? [] : (view.seats[me]?.hand ?? [])).filter((card): card is string => card !== null);
  const market = (place: "row" | "military") =>
    function offered(card: string, i: number) {
      return (
        <Cell key={`${card}${i}`} thing={thing(place, card)}>
          <Card tag={card} thing={thing(place, card)} className={marks(place, card, place)} />
        </Cell>
      );
    };
  const plaques = (from: number, to?: number) => view.spaces.slice(from, to).map((space) => <Plaque key={space.id} space={space} />);
  return (
    <Zone className="aw-ring" label={texts.say("table-board")}>
      <div className="aw-plaques aw-up">{plaques(0, 5)}</div>
      {hand.length > 0 ? (
        <div className="aw-hand" data-many={hand.length > 7 || undefined}>
          <h2 className="h">
            {word(texts, "look")} <small>{hand.length}</small>
            <span className="rule" />
          </h2>
          <div className="aw-cards">
            {hand.map((card, i) => (
              <Card key={`${card}${i}`} tag={card} thing={thing("hand", card)} className={marks(`${me}.hand`, card)} />
            ))}
          </div>
        </div>
      ) : (
        <>
          <div className="aw-row" data-zone>
            <h2 className="h aw-side">{texts.say("table-row")}</h2>
            <MarketRow className="aw-cards" items={view.row} card={market("row")} none={<p className="aw-none">{texts.say("table-none")}</p>} />
          </div>
          <div className="aw-row aw-arms" data-zone>
            <h2 className="h aw-side">{word(texts, "military")}</h2>
            <MarketRow className="aw-cards" items={view.military} card={market("military")} />
            <h2 className="h aw-side">{texts.say("table-district")}</h2>
            <div className="aw-cards aw-land">
              {view.district.open ? <Card tag={view.district.open} thing={thing("district", view.district.open)} className={marks("district", view.district.open)} /> : <p className="aw-none">{texts.say("table-none")}</p>}
            </div>
            <Piles />
          </div>
        </>
      )}
      <div className="aw-plaques aw-down">{plaques(5)}</div>
    </Zone>
  );
}

function Piles() {
  const { view, texts } = useShared();
  const { decks, district } = view;
  const discarded = decks.discard.length;
  const pile = (icon: string, n: number, name: string) => (
    <>
      <Icon name={icon} />
      <b>{n}</b> {name}
    </>
  );
  const discard = pile("card", discarded, word(texts, "discard").toLowerCase());
  const title = `${word(texts, "empire-all")}, ${discarded}`;
  return (
    <ul className="aw-piles">
      <li>{pile("capitol", decks.empire, word(texts, decks.deck === "A" ? "deck-a" : "deck-b"))}</li>
      <li>
        {discarded ? (
          <NoteButton id="discard" className="" heading={title} body={<CardList className="aw-discard" ids={decks.discard} />}>
            {discard}
          </NoteButton>
        ) : (
          discard
        )}
      </li>
      <li>{pile("crossed-swords", decks.military, word(texts, "military").toLowerCase())}</li>
      <li>{pile("hills", district.left, word(texts, "districts").toLowerCase())}</li>
    </ul>
  );
}
