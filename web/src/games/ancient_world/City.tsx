/** A city in full: capital and totals, cards, citizens, armies, what is set aside. One's own, or a rival's when looked at. */
import type { CSSProperties } from "react";
import { Back, Chip, SmallCard, useFace } from "@/cards/Card";
import { Ghosts } from "@/cards/Ghost";
import type { CardState, Glyph } from "@/cards/face";
import { Lettering, NoteButton, Zone } from "@/boards/parts";
import { Delta, RichLine, Seal } from "@/cards/glyphs";
import { Pip, SYMBOLS } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { useShared } from "./context";
import { coin, countedGlyphs, onSlot, pennants, price, symbol, symbolGlyphs, symbolsGlyphs } from "./glyphs";
import { CardFrame, First, Num, Pennants } from "./parts";
import { detail } from "./table";
import type { ArmyView, CityView } from "./view";
import { Cell } from "./Why";
import { word } from "@/boards/words";

export function City() {
  const { t, view, texts, shown: seat, me, show } = useShared();
  const city = view.seats[seat];
  const own = seat === me;
  if (!city) return null;
  const name = own ? word(texts, "city") : word(texts, "city-of", t.seats[seat]?.name ?? "");
  return (
    <Zone className={`aw-city s${seat + 1}`} label={name}>
      <h2>
        <Pip colour={seat + 1} size="lg" />
        <span className="aw-name">{name}</span>
        <First seat={seat} />
        {city.passed && <small>{texts.say("table-passed")}</small>}
        <Pennants banners={city.banners} path={`seats.${seat}.banners`} city={city} />
        <span className="aw-points" title={texts.say("table-points", { n: city.points })}>
          <Seal points={city.points || "0" as never} />
          <Delta {...t.moving(`seats.${seat}.points`)} />
        </span>
        {!own && me !== null && (
          <button type="button" className="opt plain aw-back" onClick={() => show(me)}>
            <Icon name="back" /> {word(texts, "back")}
          </button>
        )}
      </h2>
      <Totals seat={seat} city={city} />
      <div className="aw-body">
        <div className="aw-people">
          <Citizens seat={seat} city={city} />
          <Armies seat={seat} city={city} />
        </div>
        <Lands seat={seat} city={city} />
      </div>
    </Zone>
  );
}

function Totals({ seat, city }: { seat: number; city: CityView }) {
  const { texts, t } = useShared();
  const moving = (name: string) => t.moving(`seats.${seat}.${name}`);
  const s = (name: string) => symbol(texts, name);
  const swords = city.sword + city.round_swords;
  return (
    <div className="aw-totals">
      <Num glyph={s("coins")} n={city.coins} {...moving("coins")} />
      <Num glyph={s("knowledge")} n={city.knowledge} {...moving("knowledge")} />
      <span className="aw-num" title={`${word(texts, "income")}: ${city.coin_income}, ${city.knowledge_income}`}>
        <small>{word(texts, "income")}</small>
        <b>+{city.coin_income}</b>
        <RichLine rich={[s("coins")]} />
        {city.knowledge_income > 0 && (
          <>
            <b>+{city.knowledge_income}</b>
            <RichLine rich={[s("knowledge")]} />
          </>
        )}
      </span>
      <Num glyph={s("food")} n={city.food} note={word(texts, "food", city.citizens.length)} {...moving("food")} />
      <Num glyph={s("space")} n={`${city.free}/${city.space}`} {...moving("space")} />
      <Num glyph={s("sword")} n={swords} {...(city.round_swords ? { note: `+${city.round_swords}` } : {})} {...(moving("sword").delta || moving("sword").next ? moving("sword") : moving("round_swords"))} />
      <Num glyph={s("arrow")} n={city.arrow} {...moving("arrow")} />
      <Num glyph={s("army_limit")} n={`${city.armies.length}/${city.army_limit}`} {...moving("army_limit")} />
      <Num glyph={s("explore")} n={city.explore} {...moving("explore")} />
    </div>
  );
}

function Citizens({ seat, city }: { seat: number; city: CityView }) {
  const { texts, view } = useShared();
  return (
    <div className="aw-citizens" role="group" aria-label={texts.say("table-citizens")}>
      {view.skills.map((skill) => (
        <Citizen key={skill} seat={seat} city={city} skill={skill} />
      ))}
    </div>
  );
}

/** A citizen: ready, placed, starving, or not there yet. */
function Citizen({ seat, city, skill }: { seat: number; city: CityView; skill: number }) {
  const { texts, view, me, t } = useShared();
  const there = city.citizens.includes(skill);
  const state = city.ready.includes(skill) ? "ready" : city.starving.includes(skill) ? "starving" : "placed";
  const asked = seat === me && (t.lit.has(`skill:${skill}`) || (t.question?.picked ?? []).includes(`citizen:${skill}`));
  const space = view.spaces.find((one) => one.citizens.some(([who, n]) => who === seat && n === skill));
  const slot = city.slots.find(([, n]) => n === skill);
  const where = space ? String(texts.thing("space", space.id)) : slot ? texts.cardName(String(slot[0])) : "";
  const name = `${word(texts, "citizen", skill)}, ${word(texts, state)}${where ? `: ${where}` : ""}`;
  const thing = useThing(asked ? `skill:${skill}` : null, name, { kind: "note", title: name, body: null });
  if (!there) return <span className="aw-cit none" aria-hidden="true">{skill}</span>;
  const fee = asked ? detail(thing.options[0], "fee") : 0;
  return (
    <button type="button" {...thing.props} title={name} className={`aw-cit ${state} ${thing.className}`}>
      <span className="sr">{name}</span>
      <span className="aw-disc" aria-hidden="true">
        <Icon name={state === "starving" ? "skull-crossed-bones" : (SYMBOLS[seat % 6] ?? "sun")} />
        <b>{skill}</b>
      </span>
      {fee > 0 && (
        <span className="aw-pays">
          <RichLine rich={[coin(texts, fee)]} />
        </span>
      )}
    </button>
  );
}

function Armies({ seat, city }: { seat: number; city: CityView }) {
  const { texts } = useShared();
  return (
    <div className={`aw-armies ${city.armies.length > 2 ? "many" : ""}`} role="group" aria-label={texts.say("table-armies")}>
      {city.armies.map((army) => (
        <Army key={army.card} seat={seat} army={army} />
      ))}
      <Ghosts at={`seats.${seat}.armies`} size="chip" />
    </div>
  );
}

function Army({ seat, army }: { seat: number; army: ArmyView }) {
  const { texts, thing: at, marks, me, facts, t } = useShared();
  const face = useFace(army.card);
  const used = army.scroll > 0;
  const gives = army.symbols;
  const name = [
    face.name,
    ...Object.entries(gives).map(([s, n]) => `${texts.thing("symbol", s)} ${n}`),
    word(texts, "picture", army.picture),
    word(texts, "scroll", army.scroll),
    army.retired.length > 0 && word(texts, "stack", army.retired.map((card) => texts.cardName(card)).join(", ")),
  ]
    .filter(Boolean)
    .join(", ");
  const thing = useThing(at(seat === me ? "army" : `look-${seat}`, army.card), name, { kind: "card", tag: army.card });
  return (
    <div className={`aw-army ${army.retired.length ? "deep" : ""}`}>
      <button type="button" {...thing.props} className={`card s c-black ${used ? "used" : ""} ${thing.className} ${marks(`${seat}.armies`, army.card)}`}>
        <CardFrame suit="crossed-swords" name={face.name}>
          <span className="vig">
            <Icon name={face.vignette ?? "helmet"} />
          </span>
          <span className="ce">
            <RichLine rich={countedGlyphs(texts, gives)} />
            {used ? (
              <small>{word(texts, "used")}</small>
            ) : (
              <small>
                {word(texts, "to-fight")} <RichLine rich={[coin(texts, army.price)]} />
              </small>
            )}
          </span>
          <span className="aw-purse">
            {army.picture > 0 && (
              <span title={word(texts, "picture", army.picture)}>
                {word(texts, "on-picture")} <RichLine rich={[coin(texts, army.picture)]} />
              </span>
            )}
            {used && (
              <span title={word(texts, "scroll", army.scroll)}>
                {word(texts, "on-scroll")} <RichLine rich={[coin(texts, army.scroll)]} />
              </span>
            )}
            {!used && army.picture === 0 && <span>{word(texts, "no-coins")}</span>}
          </span>
        </CardFrame>
      </button>
      {army.retired.length > 0 && (
        <span className="aw-old">
          {word(texts, "experience")}
          {army.retired.map((card) => (
            <button key={card} type="button" tabIndex={-1} title={texts.cardName(card)} onClick={() => t.inspect({ kind: "card", tag: card }, true)}>
              <RichLine rich={countedGlyphs(texts, facts(card).experience)} />
              <span>{texts.cardName(card)}</span>
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

/** How many small cards a city shows, the capital included. */
export const cardsOf = (city: CityView): number => 1 + city.districts.length + city.empire.length + city.lost.length;

/** Capital, districts, empire cards; beaten titans and set-aside cards as chips below. */
function Lands({ seat, city }: { seat: number; city: CityView }) {
  const { texts, thing, marks, me, facts } = useShared();
  const own = seat === me;
  const count = cardsOf(city);
  const crowd = city.titans.length + city.aside.length > 4;
  const [columns, size] = count <= 8 ? [4, "a"] : count <= 12 ? [4, "b"] : count <= 15 ? [5, "b"] : count <= 20 ? [5, "c"] : [6, "c"];
  const rows = Math.ceil(count / columns);
  const state = (card: string): CardState => {
    const skill = Number(city.slots.find(([used]) => used === card)?.[1] ?? 0);
    const on: Glyph[] = [...pennants(texts, facts(card).banners), ...(skill ? [onSlot(texts, skill)] : [])];
    return { on, used: skill > 0 };
  };
  const place = (card: string, zone: "city" | "lost" | "aside") => thing(own ? zone : zone === "city" ? `rival-${seat}` : `look-${seat}`, card);
  const look = (card: string) => thing(`look-${seat}`, card);
  const hidden = city.aside.filter((card) => card === null).length;
  return (
    <div className="aw-lands">
      <div className={`aw-grid ${size}`} style={{ "--cols": columns, "--rows": rows } as CSSProperties}>
        <Capital />
        {city.districts.map((card) => (
          <SmallCard key={card} tag={card} thing={look(card)} state={state(card)} className={marks(`${seat}.districts`, card)} />
        ))}
        {city.empire.map((card) => (
          <Cell key={card} thing={place(card, "city")}>
            <SmallCard tag={card} thing={place(card, "city")} state={state(card)} className={marks(`${seat}.empire`, card, "city")} />
          </Cell>
        ))}
        {own && <Ghosts at={`seats.${seat}.empire`} />}
        {own && <Ghosts at={`seats.${seat}.districts`} />}
        {own && city.empire.length + city.lost.length === 0 && <Lettering>{word(texts, "lesson-empire")}</Lettering>}
        {city.lost.map((card) => (
          <SmallCard key={card} tag={card} thing={place(card, "lost")} state={{ ...state(card), resolving: word(texts, "lost") }} className={`aw-lost ${marks(`${seat}.lost`, card)}`} />
        ))}
      </div>
      {(city.titans.length > 0 || city.aside.length > 0 || city.hand.length > 0) && (
        <div className="aw-line">
          {city.aside.length > 0 && (
            <span className="aw-group">
              <span className="lbl">{texts.say("table-aside")}</span>
              {city.aside.map((card, i) =>
                card === null ? null : (
                  <Chip key={i} tag={card} thing={place(card, "aside")} state={{ on: [...price(texts, facts(card).cost), ...pennants(texts, facts(card).banners)] }} className={marks(`${seat}.aside`, card)} />
                ),
              )}
              {hidden > 0 && <Back className="aw-backs">{hidden}</Back>}
            </span>
          )}
          {city.titans.length > 0 && (
            <span className="aw-group">
              <span className="lbl">{word(texts, "beaten")}</span>
              {city.titans.map((card) => (
                <Chip key={card} tag={card} thing={look(card)} state={{ on: [...(crowd ? [] : symbolsGlyphs(texts, facts(card).symbols)), ...pennants(texts, facts(card).banners)] }} className={`${crowd ? "aw-brief" : ""} ${marks(`${seat}.titans`, card)}`} />
              ))}
              {own && <Ghosts at={`seats.${seat}.titans`} size="chip" />}
            </span>
          )}
          {!own && city.hand.length > 0 && <span className="lbl">{word(texts, "looks", city.hand.length)}</span>}
        </div>
      )}
    </div>
  );
}

/** What the city has without its cards. */
function Capital() {
  const { texts, view } = useShared();
  const shown = Object.entries(view.capital);
  const title = `${word(texts, "capital")}: ${shown.map(([name, n]) => `${texts.thing("symbol", name)} ${n}`).join(", ")}`;
  const body = (
    <>
      <p className="say">{word(texts, "capital-help")}</p>
      <dl>
        {shown.map(([name, n]) => (
          <div key={name} className="dlrow">
            <dt>
              <b>{n}</b> <RichLine rich={symbolGlyphs(texts, name, 1)} /> {String(texts.thing("symbol", name))}
            </dt>
            <dd>{texts.maybe(`symbol-${name}.help`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <NoteButton id="capital" className="card s c-brown aw-capital" about={title} heading={word(texts, "capital")} body={body}>
      <CardFrame suit="medieval-gate" name={word(texts, "capital")}>
        <span className="ce">
          <span className="eq">
            {shown.map(([name, n]) => (
              <span key={name} className="aw-each">
                <b>{n}</b>
                <RichLine rich={symbolGlyphs(texts, name, 1)} />
              </span>
            ))}
          </span>
        </span>
      </CardFrame>
    </NoteButton>
  );
}
