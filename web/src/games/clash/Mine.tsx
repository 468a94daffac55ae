/** The own realm: treasury, cities, cards. */
import { Lettering } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Card } from "@/cards/Card";
import { Counter } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { good, inBattle, pieceIcon, pieceName } from "./face";
import { useClash } from "./parts";
import { citiesOf, piecesOf } from "./table";
import type { HexView } from "./view";

/** The strip under the question; on a phone only its goods. */
export function Hand() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  return (
    <section className={`zone cl-realm s${t.colour(me)}`} data-zone aria-label={w("realm")}>
      <Treasury />
      <Cities />
      <Cards />
    </section>
  );
}

function Treasury() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  const player = t.view.seats[me]!;
  return (
    <div className="cl-treasury">
      <h2 className="h">
        {w("treasury")}
        <Cubes seat={me} />
      </h2>
      <div className="goods">
        {t.view.goods.map((name) => {
          const limit = player.limits[name];
          return <Counter key={name} glyph={good(t.texts, name)} n={player.goods[name] ?? 0} {...(limit === undefined ? {} : { limit: w("of-limit", limit) })} {...t.moving(`seats.${me}.goods.${name}`)} />;
        })}
      </div>
    </div>
  );
}

/** How many cubes are left on the event track: none, and an event comes. */
export function Cubes({ seat }: { seat: number }) {
  const { view } = useClash();
  const w = useWord();
  const left = view.seats[seat]?.cubes ?? 0;
  return (
    <span className="cl-cubes" role="img" aria-label={w("cubes", left)} title={w("cubes", left)}>
      {Array.from({ length: view.cubes_most }, (_, i) => (
        <i key={i} className={i < left ? "cl-full" : ""} />
      ))}
    </span>
  );
}

export function Cities() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  const cities = citiesOf(t.view, me);
  return (
    <div className="cl-cities">
      <h2 className="h">
        {w("cities")} <small>{w("cities-n", { n: cities.length, most: Math.min(t.view.largest, cities.length) })}</small>
      </h2>
      <ul className="cl-ctbl">
        {cities.map((hex) => (
          <CityRow key={hex.hex} hex={hex} />
        ))}
      </ul>
      {cities.length === 0 && <Lettering>{w("lesson-cities")}</Lettering>}
    </div>
  );
}

function CityRow({ hex }: { hex: HexView }) {
  const t = useClash();
  const w = useWord();
  const city = hex.city!;
  return (
    <li>
      <b>{hex.hex}</b>
      <span className="cl-pcs">
        {piecesOf(city).map(({ piece, colour }, i) => (
          <span key={i} className={colour === city.owner ? "" : `cl-foreign s${t.colour(Number(colour))}`}>
            <Icon name={pieceIcon(piece)} title={pieceName(piece, t.texts)} />
          </span>
        ))}
      </span>
      <span>{w(`mood-${city.mood}`)}</span>
      <span>{w("collects", city.collects ?? 0)}</span>
    </li>
  );
}

/** So many cards have room to stand whole in the strip. */
const FEW = 3;

/** Cards in hand: only oneself sees them; then the leader and what lies open before one. */
export function Cards() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  const player = t.view.seats[me]!;
  const hand = [...player.actions, ...player.objectives, ...player.wonders].filter((card): card is string => card !== null);
  const front = [...player.great, ...player.front].filter((card): card is string => card !== null);
  // in a battle an action card is its tactic
  const fights = t.question?.prompt === "tactic";
  const asTactic = (id: string) => {
    const card = t.texts.card(id);
    return card ? inBattle(card, t.texts) : {};
  };
  const cards = [...new Set([...hand, ...front])];
  // a few stand whole; of many only those that a battle asks for, the others by name in two rows
  const whole = (card: string) => cards.length <= FEW || (fights && player.actions.includes(card));
  return (
    <div className="cl-cards">
      <h2 className="h">
        {w("hand")} <small>{w("hand-n", { actions: player.actions.length, objectives: player.objectives.length, wonders: player.wonders.length })}</small>
        {player.leader && <Leader power={player.leader} />}
        <Done seat={me} />
      </h2>
      <div className="cl-ac">
        {cards.map((card) => {
          const n = hand.filter((one) => one === card).length;
          return <Card key={card} tag={card} className={`${whole(card) ? "" : "cl-named"} ${front.includes(card) ? "cl-front" : ""}`} {...(fights ? { as: asTactic(card) } : {})} {...(n > 1 ? { state: { on: [`×${n}`] } } : {})} />;
        })}
        {cards.length === 0 && !t.state.lesson && <p className="cl-none">{w("no-cards")}</p>}
        {cards.length === 0 && <Lettering>{w("lesson-cards")}</Lettering>}
      </div>
    </div>
  );
}

/** The leader in play; his ability can be asked for. */
function Leader({ power }: { power: string }) {
  const t = useClash();
  const name = t.texts.cardName(power);
  const thing = useThing(`power:${power}`, name, { kind: "card", tag: power });
  return (
    <button type="button" {...thing.props} className={`cl-leader ${thing.className}`}>
      <Icon name="laurel-crown" />
      {name}
    </button>
  );
}

/** What was achieved: objectives and wonders; those that are held can be asked for. */
function Done({ seat }: { seat: number }) {
  const t = useClash();
  const w = useWord();
  const player = t.view.seats[seat]!;
  const wonders = t.view.hexes.flatMap((hex) => (hex.city?.owner === seat ? hex.city.wonders : []));
  return (
    <>
      {wonders.map((power) => (
        <Wonder key={power} power={power} />
      ))}
      {player.completed.length > 0 && (
        <span className="cl-done" title={w("completed", player.completed.length)}>
          <Icon name="archery-target" title={w("completed", player.completed.length)} />
          {player.completed.length}
        </span>
      )}
    </>
  );
}

function Wonder({ power }: { power: string }) {
  const t = useClash();
  const name = t.texts.cardName(power);
  const thing = useThing(`power:${power}`, name, { kind: "card", tag: power });
  return (
    <button type="button" {...thing.props} className={`cl-leader ${thing.className}`} title={name}>
      <Icon name={pieceIcon(power)} title={name} />
    </button>
  );
}

/** On a phone cities and cards have a part of the board. */
export function MinePart() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  return (
    <section className={`zone cl-minepart s${t.colour(me)}`} data-zone aria-label={w("realm")}>
      <h2 className="h">
        <Pip colour={t.colour(me)} />
        {t.seats[me]?.name}
        <Cubes seat={me} />
      </h2>
      <Cities />
      <Cards />
    </section>
  );
}
