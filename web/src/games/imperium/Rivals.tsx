/** Rivals: what everybody may see of them, and the opponent of the solo game. */
import { CounterRow, First, Rival as RivalZone, rivalsOf, useWide } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Chip } from "@/cards/Card";
import type { Glyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import { counted, exhaustToken, iconOf, STATE_ICONS, token } from "./face";
import { CardList, useImperium, useNote } from "./parts";
import { inPlay, nationName } from "./table";
import type { InPlay, PlayerView, Resource } from "./view";

/** The side column's part; narrower windows have the rivals on the board. */
export function Side() {
  const t = useImperium();
  const wide = useWide();
  const n = t.view.seats.length;
  if (!wide || n < 2 || t.view.round === 0) return null;
  const rivals = rivalsOf(n, t.seat ?? 0);
  return (
    <div className={`im-rivals im-r${rivals.length} ${t.inspected ? "im-brief" : ""}`}>
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </div>
  );
}

export function Rival({ seat, full = false }: { seat: number; full?: boolean }) {
  const t = useImperium();
  const w = useWord();
  const note = useNote();
  const player = t.view.seats[seat]!;
  const look = t.seats[seat];
  const name = nationName(player.nation, t.texts) || look?.name || w("opponent");
  const open = () => note(name, <Everything seat={seat} />);
  const sunken = player.sinks;
  const solo = t.view.opponent?.seat === seat;
  return (
    <RivalZone
      seat={seat}
      name={name}
      className={`im-rival ${full ? "im-full" : ""}`}
      whoClass="im-who"
      onOpen={open}
      head={
        <>
        <span className="im-st" title={w(player.state)}>
          <Icon name={STATE_ICONS[player.state]!} title={w(player.state)} />
        </span>
        {t.view.first === seat && !t.view.opponent && <First className="im-first" title={w("first")} />}
        <CounterRow counts={Object.entries(player.resources)} glyph={(name) => token(name as Resource, t.texts)} path={`seats.${seat}.resources`} className={["im-gd", "im-gg"]} />
        </>
      }
    >
      <div className="im-ln">
        {inPlay(player).map((card) => (
          <PlayChip key={card.tag} card={card} />
        ))}
      </div>
      {solo && <Opponent />}
      <button type="button" className="lbl im-counts" tabIndex={-1} data-thing={`note:counts-${seat}`} onClick={open}>
        {!solo && `${w("hand")} ${player.hand.length}, `}
        {w("deck-short")} {player.deck}, {w("discard")} {player.discard.length}, {w(sunken ? "sunken" : "history")} {player.history.length}
        {player.nation_deck.length > 0 && `, ${w(solo ? "dynasty" : "nation")} ${player.nation_deck.length}`}
        {player.area.length > 0 && `, ${w("area-short").toLowerCase()} ${player.area.length}`}
      </button>
      {full && <Everything seat={seat} />}
    </RivalZone>
  );
}

function PlayChip({ card }: { card: InPlay }) {
  const t = useImperium();
  const on: Glyph[] = [
    ...card.garrison.map((tag): Glyph => ({ icon: iconOf(tag, t.texts), title: t.texts.cardName(tag) })),
    ...(card.progress ? [String(card.progress), token("progress", t.texts)] : []),
    ...(card.exhausted ? [exhaustToken(t.texts)] : []),
  ];
  return <Chip tag={card.tag} state={{ used: card.exhausted, ...(on.length ? { on } : {}) }} />;
}

/** Six places before the opponent, the die, the level. */
function Opponent() {
  const t = useImperium();
  const w = useWord();
  const { level, die, slots } = t.view.opponent!;
  return (
    <p className="im-solo">
      <span>
        {w("level")}: {String(t.texts.maybe(`choice-level-${level}`) || t.texts.thing("level", level))}
      </span>
      {die > 0 && (
        <span title={w("die")}>
          <Icon name="perspective-dice-six-faces-random" title={w("die")} /> {die}
        </span>
      )}
      <span className="im-slots" title={w("slots")}>
        {slots.map((n, i) => (
          <span key={i} className={`back ${n ? "" : "im-no"} ${die === i + 1 ? "im-spared" : ""}`}>
            {i + 1}
          </span>
        ))}
      </span>
    </p>
  );
}

/** All that is public of somebody. */
function Everything({ seat }: { seat: number }) {
  const t = useImperium();
  const w = useWord();
  const player: PlayerView = t.view.seats[seat]!;
  const prices = player.prices.map((price) => counted(price.cost, t.texts));
  const garrisons = inPlay(player).filter((card) => card.garrison.length);
  const part = (title: string, ids: readonly (string | null)[], list: Glyph[][] = []) =>
    ids.length > 0 && (
      <>
        <h4>
          {title}: {ids.length}
        </h4>
        <CardList ids={ids} {...(list.length ? { prices: list } : {})} />
      </>
    );
  return (
    <div className="im-all">
      {garrisons.map((card) => (
        <p key={card.tag} className="say">
          {t.texts.cardName(card.tag)}: {w("under")} {card.garrison.map((tag) => t.texts.cardName(tag)).join(", ")}
        </p>
      ))}
      {part(w(player.quests ? "quests" : "area"), player.area, prices)}
      {part(w("discard"), player.discard)}
      {player.bottom.length > 0 && part(w("from-bottom"), player.bottom)}
      {player.journey.length > 0 && part(w("journey"), player.journey)}
      {player.hand.some((id) => id !== null) && part(w("hand"), player.hand)}
      {player.history.some((id) => id !== null) && part(w("history"), player.history)}
    </div>
  );
}
