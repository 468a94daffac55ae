/** The other players: civilization, points, goods, how much they have; all of it in the sheet. */
import { Fragment } from "react";
import { CardList, CounterRow, Rival as RivalZone, Zone, rivalsOf, useWide } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Chip } from "@/cards/Card";
import { Icon } from "@/icons/Icon";
import { points } from "@/shell/points";
import { WONDER, good } from "./face";
import { Cubes } from "./Mine";
import { useClash } from "./parts";
import { citiesOf } from "./table";

/** The side column's part; narrower windows have the rivals on the board. */
export function Side() {
  const wide = useWide();
  return wide ? <Rivals /> : null;
}

export function Rivals() {
  const t = useClash();
  const seats = rivalsOf(t.view.seats.length, t.seat ?? -1);
  return (
    <div className={`cl-rivals cl-r${seats.length} ${t.inspected ? "cl-brief" : ""}`}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
      <Piles />
    </div>
  );
}

const PILES = { actions: "tied-scroll", objectives: "archery-target", wonders: WONDER, events: "flame" } as const;

/** What is everybody's: how many cards are left, what lies open, the event that is being resolved or lasts. */
function Piles() {
  const t = useClash();
  const w = useWord();
  const { decks, discards, resolving, lasting, foreseen, open_wonders: open, barbarians } = t.view;
  const known = (cards: readonly (string | null)[]) => cards.filter((card): card is string => card !== null);
  const chips = [
    ...known(resolving).map((card) => ({ card, note: w("resolving") })),
    ...known(lasting).map((card) => ({ card, note: w("lasts") })),
    ...(foreseen ? [{ card: foreseen, note: w("comes-next") }] : []),
    ...known(open).map((card) => ({ card, note: w("open-wonder") })),
  ];
  const look = () =>
    t.inspect(
      {
        kind: "note",
        title: w("decks"),
        body: (
          <div className="cl-everything">
            <p className="say">{w("supply", { infantry: barbarians.units["infantry"] ?? 0, cavalry: barbarians.units["cavalry"] ?? 0, elephants: barbarians.units["elephant"] ?? 0, settlements: barbarians.settlements, pirates: barbarians.pirates })}</p>
            {(["events", "actions"] as const).map((deck) => (
              <Fragment key={deck}>
                <h4>{w(`discards-${deck}`, discards[deck].length)}</h4>
                <CardList ids={[...discards[deck]].reverse()} className="cl-list" hidden={(n) => <span className="back cl-hid">{n}</span>} />
              </Fragment>
            ))}
          </div>
        ),
      },
      true,
    );
  return (
    <Zone className="cl-piles" label={w("decks")}>
      <button type="button" className="cl-decks" onClick={look}>
        {(Object.keys(PILES) as (keyof typeof PILES)[]).map((deck) => (
          <span key={deck} title={w(`pile-${deck}`, decks[deck])}>
            <Icon name={PILES[deck]} title={w(`pile-${deck}`, decks[deck])} />
            {decks[deck]}
          </span>
        ))}
      </button>
      {chips.length > 0 && (
        <ul className="cl-list">
          {chips.map(({ card, note }) => (
            <li key={card + note} title={note}>
              <Chip tag={card} />
              <small>{note}</small>
            </li>
          ))}
        </ul>
      )}
    </Zone>
  );
}

function Rival({ seat }: { seat: number }) {
  const t = useClash();
  const w = useWord();
  const { view, texts } = t;
  const player = view.seats[seat]!;
  const look = t.seats[seat];
  const name = player.civilization ? String(texts.thing("civ", player.civilization)) : (look?.name ?? "");
  const open = () => t.inspect({ kind: "note", title: look?.name ?? "", body: <Everything seat={seat} /> }, true);
  const units = view.hexes.reduce((sum, hex) => sum + (hex.owner === seat ? hex.units.length : 0), 0);
  return (
    <RivalZone
      seat={seat}
      name={name}
      called={look?.name ?? ""}
      className="cl-rival"
      whoClass="cl-who"
      beside={player.civilization ? <small>{look?.name}</small> : null}
      onOpen={open}
      head={
        <>
          {view.first === seat && <Icon name="crown" title={w("first")} />}
          <b className="cl-pts">{points(player.points, t.info.fraction)}</b>
        </>
      }
    >
      <CounterRow counts={view.goods.map((one) => [one, player.goods[one] ?? 0] as const)} glyph={(one) => good(texts, one)} path={`seats.${seat}.goods`} className={["cl-nums", "cl-num"]} />
      <p className="cl-has">
        {w("has", { cities: citiesOf(view, seat).length, units, cards: player.actions.length, objectives: player.objectives.length })}
        <Cubes seat={seat} />
      </p>
    </RivalZone>
  );
}

/** All that is known of somebody, in the sheet. */
function Everything({ seat }: { seat: number }) {
  const t = useClash();
  const w = useWord();
  const player = t.view.seats[seat]!;
  const hidden = (n: number) => <span className="back cl-hid">{n}</span>;
  const part = (title: string, ids: readonly (string | null)[]) =>
    ids.length > 0 && (
      <>
        <h4>{title}</h4>
        <CardList ids={ids} className="cl-list" hidden={hidden} />
      </>
    );
  return (
    <div className="cl-everything">
      <p className="say">
        {w("rival-all", { government: player.government ? w(`group-${player.government}`) : w("no-government"), settlements: player.settlements, captives: player.captives })}
      </p>
      {part(w("leader"), player.leader ? [player.leader] : [])}
      {part(w("leaders"), player.leaders)}
      {part(w("wonders-built"), t.view.hexes.flatMap((hex) => (hex.city?.owner === seat ? hex.city.wonders : [])))}
      {part(w("objectives-done"), player.completed)}
      {part(w("hand"), [...player.actions, ...player.objectives, ...player.wonders])}
      {part(w("lies-before"), [...player.great, ...player.front])}
      {part(w("advances"), player.advances)}
    </div>
  );
}
