/** The other cities as heads; a press shows one in full. */
import { rivalsOf, Zone } from "@/boards/parts";
import { Back, Chip } from "@/cards/Card";
import { Seal } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useShared } from "./context";
import type { Place } from "./asked";
import { pennants, symbol } from "./glyphs";
import { First, Num, Pennants } from "./parts";
import { word } from "@/boards/words";

export function Rivals() {
  const { view, texts, me } = useShared();
  const others = rivalsOf(view.seats.length, me ?? -1);
  return (
    <Zone className="aw-rivals" label={word(texts, "rivals")} n={others.length}>
      {others.map((seat) => (
        <Head key={seat} seat={seat} />
      ))}
      {others.length === 1 && <Cards seat={others[0]!} />}
    </Zone>
  );
}

/** With one rival there is room for all its cards. */
function Cards({ seat }: { seat: number }) {
  const { view, texts, thing, marks, facts } = useShared();
  const city = view.seats[seat]!;
  const chip = (card: string, path: string, place: Place, className = "") => (
    <Chip key={`${path}${card}`} tag={card} thing={thing(place, card)} state={{ on: pennants(texts, facts(card).banners) }} className={`${className} ${marks(`${seat}.${path}`, card)}`} />
  );
  return (
    <div className="aw-rchips">
      {city.districts.map((card) => chip(card, "districts", `look-${seat}`))}
      {city.empire.map((card) => chip(card, "empire", `rival-${seat}`))}
      {city.lost.map((card) => chip(card, "lost", `look-${seat}`, "aw-lost"))}
      {city.titans.map((card) => chip(card, "titans", `look-${seat}`))}
      {city.armies.map((army) => chip(army.card, "armies", `look-${seat}`, army.scroll ? "used" : ""))}
    </div>
  );
}

function Head({ seat }: { seat: number }) {
  const { view, texts, t, shown, show, me, asked: isAsked } = useShared();
  const city = view.seats[seat]!;
  const look = t.seats[seat];
  const open = shown === seat;
  const asked = city.empire.some((card) => isAsked(`rival-${seat}`, card));
  const s = (name: string) => symbol(texts, name);
  const moving = (name: string) => t.moving(`seats.${seat}.${name}`);
  return (
    <button
      type="button"
      className={`aw-head s${seat + 1} ${open ? "open" : ""} ${asked ? "lit" : ""} ${look?.turn ? "turn" : ""}`}
      aria-pressed={open}
      aria-description={word(texts, "open")}
      onClick={() => {
        show(open && me !== null ? me : seat);
        t.setSegment("city");
      }}
    >
      <span className="aw-l1">
        <Pip colour={seat + 1} />
        <b>{look?.name}</b>
        <First seat={seat} />
        {city.passed && <small>{texts.say("table-passed")}</small>}
        <Seal points={city.points || ("0" as never)} />
      </span>
      <Pennants banners={city.banners} path={`seats.${seat}.banners`} small />
      <span className="aw-l3">
        <Num glyph={s("coins")} n={city.coins} {...moving("coins")} />
        <Num glyph={s("knowledge")} n={city.knowledge} {...moving("knowledge")} />
        <Num glyph={s("food")} n={city.food} />
        <Num glyph={s("space")} n={`${city.free}/${city.space}`} />
        <Num glyph={s("sword")} n={city.sword + city.round_swords} />
        <Num glyph={s("arrow")} n={city.arrow} />
      </span>
      <span className="aw-l4">
        <span className="aw-mini" role="img" aria-label={`${texts.say("table-citizens")}: ${city.citizens.map((skill) => `${skill} ${word(texts, city.ready.includes(skill) ? "ready" : city.starving.includes(skill) ? "starving" : "placed")}`).join(", ")}`}>
          {city.citizens.map((skill) => {
            const state = city.ready.includes(skill) ? "ready" : city.starving.includes(skill) ? "starving" : "placed";
            return (
              <i key={skill} className={state} title={`${word(texts, "citizen", skill)}, ${word(texts, state)}`}>
                {skill}
              </i>
            );
          })}
        </span>
        <span className="aw-hosts" title={`${texts.say("table-armies")}: ${city.armies.length}/${city.army_limit}`}>
          {city.armies.map((army) => (
            <Icon key={army.card} name="crossed-swords" className={army.scroll ? "spent" : ""} title={texts.cardName(army.card)} />
          ))}
        </span>
        {city.titans.length > 0 && (
          <span className="aw-tally" title={texts.say("table-beaten")}>
            <Icon name="minotaur" />
            {city.titans.length}
          </span>
        )}
        {city.aside.length > 0 && <Back className="aw-backs">{city.aside.length}</Back>}
        {city.hand.length > 0 && (
          <span className="aw-tally" title={word(texts, "looks", city.hand.length)}>
            <Icon name="eye" />
            {city.hand.length}
          </span>
        )}
      </span>
    </button>
  );
}
