/** Rivals: what everybody may see of them, and the opponent of the solo game. */
import { useId } from "react";
import { Chip } from "@/cards/Card";
import { Token } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import type { Glyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { counted, exhaustToken, iconOf, STATE_ICONS, token } from "./face";
import { First } from "./Mine";
import { CardList, signed, useImperium, useNote, useWide, useWord } from "./parts";
import { inPlay, namesOf, nationName } from "./table";
import type { InPlay, PlayerView } from "./view";

/** Rivals in the order of play, beginning with the left neighbour. */
export function rivalsOf(n: number, me: number): number[] {
  return Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
}

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
  const id = useId();
  const player = t.view.seats[seat]!;
  const look = t.seats[seat];
  const name = nationName(player.nation, t.texts) || look?.name || w("opponent");
  const thing = useThing(`seat:${seat}`, name);
  const open = () => note(name, <Everything seat={seat} />);
  const sunken = player.sinks;
  const solo = t.view.opponent?.seat === seat;
  return (
    <section className={`zone im-rival s${seat + 1} ${full ? "im-full" : ""}`} data-zone aria-labelledby={id}>
      <header>
        <button type="button" id={id} {...thing.props} className={`im-who ${thing.className}`} onClick={thing.lit ? thing.props.onClick : open}>
          <Pip colour={seat + 1} />
          <span className="h">{name}</span>
        </button>
        <span className="im-st" title={w(player.state)}>
          <Icon name={STATE_ICONS[player.state]!} title={w(player.state)} />
        </span>
        {t.view.first === seat && !t.view.opponent && <First />}
        <span className="im-gd">
          {namesOf(player.resources).map((resource) => {
            const delta = t.changes.numbers.get(`seats.${seat}.resources.${resource}`);
            return (
              <span key={resource} className="im-gg" title={token(resource, t.texts).title}>
                <Token glyph={token(resource, t.texts)} />
                {player.resources[resource]}
                {delta ? <span className="delta">{signed(delta)}</span> : null}
              </span>
            );
          })}
        </span>
      </header>
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
    </section>
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
