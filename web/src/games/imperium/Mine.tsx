import { useId } from "react";
import { Chip } from "@/cards/Card";
import { Ghosts } from "@/cards/Ghost";
import { Counter, Token } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import type { Glyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import { actionToken, counted, exhaustToken, factsOf, STATE_ICONS, stateOf, token } from "./face";
import { First, Lettering, NoteButton, Zone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { CardList, mostLong, PaperCard, PileRow, useImperium } from "./parts";
import { askingCard, namesOf, nationName, spentExhausts, thingIn } from "./table";
import type { InPlay, PlayerView, Resource } from "./view";

export function Mine({ seat }: { seat: number }) {
  const t = useImperium();
  const w = useWord();
  const id = useId();
  const player = t.view.seats[seat]!;
  const look = t.seats[seat]!;
  return (
    <Zone className={`im-me s${look.colour}`} labelledBy={id}>
      <header>
        <span className="h" id={id}>
          <Pip colour={look.colour} size="lg" />
          <span className="im-nation">{nationName(player.nation, t.texts) || look.name}</span>
        </span>
        <Period player={player} />
        {t.view.first === seat && t.view.seats.length > 1 && !t.view.opponent && <First className="im-first" title={w("first")} />}
        <Tokens player={player} />
        <div className="goods">
          {namesOf(player.resources).map((name) => (
            <Supply key={name} name={name} seat={seat} />
          ))}
          <Points seat={seat} />
        </div>
      </header>
      <Play player={player} seat={seat} />
      <footer className="im-foot">
        <Area player={player} />
        <Piles player={player} seat={seat} />
      </footer>
    </Zone>
  );
}

/** The state card: barbarians or an empire. */
function Period({ player }: { player: PlayerView }) {
  const w = useWord();
  const help = w(`help-${player.state}`);
  return (
    <NoteButton id="state" className={`im-period ${player.state}`} title={help} heading={w(player.state)} body={<p className="say">{help}</p>}>
      <Icon name={STATE_ICONS[player.state]!} />
      <span>{w(player.state)}</span>
    </NoteButton>
  );
}

/** Action and exhaust tokens; those spent are faint. */
function Tokens({ player }: { player: PlayerView }) {
  const t = useImperium();
  const w = useWord();
  const actions = Math.max(t.view.turn_actions, player.actions);
  const exhausts = player.exhausts + spentExhausts(player);
  const row = (all: number, left: number, glyph: ReturnType<typeof actionToken>) =>
    Array.from({ length: all }, (_, i) => <Token key={i} glyph={glyph} className={i < all - left ? "off" : ""} />);
  const title = `${w("actions")}: ${player.actions}; ${w("exhausts")}: ${player.exhausts}`;
  const body = (
    <>
      <p className="say">{w("help-action")}</p>
      <p className="say">{w("help-exhaust")}</p>
    </>
  );
  return (
    <NoteButton id="tokens" className="im-toks" label={title} title={title} heading={title} body={body}>
      <span aria-hidden>{row(actions, player.actions, actionToken(t.texts))}</span>
      <span aria-hidden>{row(exhausts, player.exhausts, exhaustToken(t.texts))}</span>
    </NoteButton>
  );
}

function Supply({ name, seat }: { name: Resource; seat: number }) {
  const t = useImperium();
  const w = useWord();
  const glyph = token(name, t.texts);
  const n = t.view.seats[seat]?.resources[name] ?? 0;
  const help = w(`help-${name}`);
  return (
    <NoteButton id={name} className="im-supply" title={help} heading={glyph.title} body={<p className="say">{help}</p>}>
      <Counter glyph={glyph} n={n} note={glyph.title} {...t.moving(`seats.${seat}.resources.${name}`)} />
    </NoteButton>
  );
}

/** What one would have if the game ended now, and where it comes from; only for oneself. */
function Points({ seat }: { seat: number }) {
  const t = useImperium();
  const w = useWord();
  const player = t.view.seats[seat]!;
  if (player.points === undefined) return null;
  const sources = Object.entries(player.breakdown ?? {}).filter(([, n]) => n);
  const body = (
    <>
      <dl className="im-points">
        {sources.map(([source, n]) => (
          <div key={source} className="dlrow">
            <dt>{t.texts.say(`source-${source}`)}</dt>
            <dd>{String(n).replace("-", "−")}</dd>
          </div>
        ))}
      </dl>
      <p className="src">{w("points-note")}</p>
    </>
  );
  const title = `${w("points")}: ${player.points}`;
  return (
    <NoteButton id="points" className="im-supply" title={title} heading={title} body={body}>
      <Counter glyph={{ token: "vp", icon: "round-star", title }} n={player.points} {...t.moving(`seats.${seat}.points`)} />
    </NoteButton>
  );
}

/* -- cards in play -------------------------------------------------------------------------------------------------- */

/** The power card and those beside it, then the play area: what is being resolved comes first. */
function Play({ player, seat }: { player: PlayerView; seat: number }) {
  const t = useImperium();
  const w = useWord();
  const asking = t.question && t.question.seat === (t.seat ?? -1) ? askingCard(t.question) : null;
  const asks = (card: InPlay) => asking !== null && (card.tag === asking || card.id === asking);
  const play = [...player.play].sort((a, b) => Number(asks(b)) - Number(asks(a)) || rank(a, t.texts) - rank(b, t.texts));
  return (
    <div className={`im-cards ${mostLong([...player.powers, ...play].map((card) => card.tag), t.texts) ? "im-most" : ""}`} role="group" aria-label={w("power")}>
      {player.powers.map((card) => (
        <PaperCard key={card.tag} tag={card.tag} state={stateOf(card, t.texts, false, t.view.treated_as)} className="im-power" />
      ))}
      {play.map((card) => (
        <PaperCard key={card.tag} tag={card.tag} state={stateOf(card, t.texts, asks(card), t.view.treated_as)} className={asks(card) ? "im-now" : ""} />
      ))}
      <Ghosts at={`seats.${seat}.play`} className="im-paper" />
      {play.length === 0 && t.arriving(`seats.${seat}.play`).length === 0 && <Lettering>{w("lesson-play")}</Lettering>}
    </div>
  );
}

/** Other permanent cards before regions: they are what one presses. */
function rank(card: InPlay, texts: ReturnType<typeof useImperium>["texts"]): number {
  const text = texts.card(card.id);
  return text && factsOf(text).suits.includes("region") ? 1 : 0;
}

/* -- piles and developments ------------------------------------------------------------------------------------------ */

export function Piles({ player, seat }: { player: PlayerView; seat: number }) {
  const t = useImperium();
  const w = useWord();
  const own = seat === t.seat;
  const sunken = player.sinks;
  const seen = player.deck_seen.filter((id): id is string => id !== null);
  const mark = player.nation_token && <Token glyph={{ ...exhaustToken(t.texts), title: w("token-used") }} />;
  const [last] = player.bottom;
  const [journey] = player.journey;
  return (
    <div className="im-decks">
      <PileRow icon="card" colour="none" n={player.deck} name={w("deck")} help={w("help-deck")}>
        {seen.length > 0 && <CardList ids={seen} />}
      </PileRow>
      <PileRow icon="card" colour="white" n={player.discard.length} name={w("discard")} help={w("help-discard")}>
        <CardList ids={player.discard} />
      </PileRow>
      <PileRow icon={sunken ? "waves" : "open-book"} colour="purple" n={player.history.length} name={w(sunken ? "sunken" : "history")} help={w(sunken ? "help-sunken" : "help-history")}>
        {own && <CardList ids={player.history} />}
      </PileRow>
      {(player.nation_deck.length > 0 || last) && (
        <PileRow icon="laurel-crown" colour="gold" n={player.nation_deck.length} name={w("nation")} help={w("help-nation")} mark={mark}>
          {player.nation_deck.some((id) => id !== null) && <CardList ids={player.nation_deck} />}
        </PileRow>
      )}
      {last && (
        <span className="im-last">
          <small>{w("accession")}</small>
          <Chip tag={last} thing={thingIn("bottom", last, t.question)} />
        </span>
      )}
      {journey && (
        <span className="im-last">
          <small>{w("journey")}</small>
          <Chip tag={journey} thing={thingIn("journey", journey, t.question)} />
        </span>
      )}
    </div>
  );
}

/** Developments with their prices now; those that cannot be paid are fainter. Quests have no price. */
export function Area({ player }: { player: PlayerView }) {
  const t = useImperium();
  const w = useWord();
  const { quests } = player;
  const title = w(quests ? "quests" : "area");
  if (!player.area.length) return null;
  const cards = player.area.map((id, i) => ({ id, price: player.prices[i] })).sort((a, b) => Number(b.price?.can ?? false) - Number(a.price?.can ?? false));
  const help = w(quests ? "help-quests" : "help-area");
  const prices = player.prices.map((price) => counted(price.cost, t.texts));
  return (
    <div className="im-dev" role="group" aria-label={title}>
      <NoteButton
        id="area"
        className="lbl im-lbl"
        title={help}
        heading={title}
        body={
          <>
            <p className="say">{help}</p>
            <CardList ids={player.area} prices={prices} />
          </>
        }
      >
        {title}
        {player.area_token && <Token glyph={{ ...exhaustToken(t.texts), title: w("token-used") }} />}
      </NoteButton>
      <div className="im-devs">
        {cards.map(({ id, price }, i) => {
          const on: Glyph[] = counted(price?.cost ?? {}, t.texts);
          return <Chip key={`${id} ${i}`} tag={id} thing={thingIn("area", id, t.question)} state={{ ...(on.length ? { on } : {}) }} className={quests ? "" : price?.can ? "im-can" : "im-dear"} />;
        })}
      </div>
    </div>
  );
}
