/** Small things: citizens, pennants, counters, the first player's token. */
import type { ReactNode } from "react";
import { CardList, First as FirstToken, NoteButton } from "@/boards/parts";
import { Delta, Token, type Moving } from "@/cards/glyphs";
import { SYMBOLS } from "@/cards/Pip";
import type { TokenGlyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import type { GameTexts } from "@/shell/texts";
import { pennant } from "./glyphs";
import { useShared } from "./context";
import type { Counts } from "./table";
import type { CityView, Rule } from "./view";
import { word } from "@/boards/words";

/** A citizen on a space: skill, seat colour and seat symbol. */
export function Man({ seat, skill }: { seat: number; skill: number }) {
  const { t } = useShared();
  return (
    <span className={`aw-man s${seat + 1}`} title={`${t.seats[seat]?.name ?? ""}: ${skill}`}>
      <span>
        <b>{skill}</b>
        <Icon name={SYMBOLS[seat % 6] ?? "sun"} />
      </span>
    </span>
  );
}

/** The five pennants, each with its letter and how many. Those of a city that is shown whole explain themselves when pressed. */
export function Pennants({ banners, path, small = false, city }: { banners: Counts; path?: string; small?: boolean; city?: CityView }) {
  const { t, texts, view, facts } = useShared();
  const cards = city ? [...city.empire, ...city.lost, ...city.districts, ...city.titans] : [];
  return (
    <span className={`aw-pens ${small ? "sm" : ""}`}>
      {Object.entries(banners).map(([tribe, n]) => {
        const moving: Moving = path ? t.moving(`${path}.${tribe}`) : {};
        const title = texts.say(`text-banners-${tribe}`, { n });
        const className = `aw-pen ${n === 0 ? "zero" : ""}`;
        // a name must hold all that is written on a button: while a change is written there too, what is written is the name
        const label = moving.delta || moving.next ? {} : { label: title };
        const inside = (
          <>
            <Token glyph={pennant(texts, tribe)} />
            <b>{n}</b>
            <Delta {...moving} />
          </>
        );
        if (!city)
          return (
            <span key={tribe} className={className} title={title}>
              {inside}
            </span>
          );
        return (
          <NoteButton key={tribe} id={`banner-${tribe}`} className={className} title={title} {...label} heading={title} body={<Banner n={n} scale={view.banner_points} cards={cards.filter((card) => facts(card).banners[tribe])} texts={texts} />}>
            {inside}
          </NoteButton>
        );
      })}
    </span>
  );
}

/** What banners of a tribe are worth: the scale with today's step marked, what one more would add, and the cards they are on. */
export function Banner({ n, scale, cards, texts }: { n: number; scale: readonly number[]; cards: readonly string[]; texts: GameTexts }) {
  const most = scale.length - 1;
  const worth = (many: number) => scale[Math.min(many, most)] ?? 0;
  return (
    <>
      <p className="say">{word(texts, "banner-help", most)}</p>
      <p className="say">{word(texts, "banner-now", { n: worth(n), next: worth(n + 1) - worth(n) })}</p>
      <p className="src">{word(texts, "banner-worth")}</p>
      <ol className="aw-scale">
        {scale.slice(1).map((points, i) => (
          <li key={i} className={Math.min(n, most) === i + 1 ? "now" : ""} {...(Math.min(n, most) === i + 1 ? { "aria-current": "step" as const } : {})}>
            <small>{i + 1}</small>
            <b>{points}</b>
          </li>
        ))}
      </ol>
      {cards.length > 0 && (
        <>
          <p className="src">{word(texts, "banner-cards")}</p>
          <CardList className="aw-discard" ids={cards} />
        </>
      )}
    </>
  );
}

/** A number with its symbol, small enough for a row of many. */
export function Num({ glyph, n, note, delta, next }: { glyph: TokenGlyph; n: number | string; note?: string } & Moving) {
  const title = `${glyph.title} ${n}${note ? ` ${note}` : ""}`;
  return (
    <span className={`aw-num ${n === 0 ? "zero" : ""}`} title={title} role="img" aria-label={title}>
      <Token glyph={{ ...glyph, n: 1 }} />
      <b>{n}</b>
      {note && <small>{note}</small>}
      <Delta delta={delta} next={next} />
    </span>
  );
}

/** The first player's token; hand side up, it stays with its owner for the next round. */
export function First({ seat }: { seat: number }) {
  const { view, texts } = useShared();
  if (view.first !== seat) return null;
  return (
    <FirstToken className="aw-first" title={word(texts, view.locked ? "first-locked" : "first")}>
      {view.locked && <Icon name="lock" />}
    </FirstToken>
  );
}

/** The sign of a placement rule: a step up, equals, a ring. */
export function RuleMark({ rule, texts }: { rule: Rule; texts: GameTexts }) {
  const title = word(texts, rule === "higher" ? "higher-help" : rule === "match" ? "match-help" : "free-help");
  return (
    <svg className="aw-rule" viewBox="0 0 20 20" role="img" aria-label={title}>
      <title>{title}</title>
      {rule === "higher" && <path d="M10 2 18 12H13V18H7V12H2Z" fill="currentColor" />}
      {rule === "match" && <path d="M2 5h16v4H2ZM2 12h16v4H2Z" fill="currentColor" />}
      {rule === "free" && <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="3.4" />}
    </svg>
  );
}

/** The frame of a card that a board draws itself: spine with its sign, name, then its own body. */
export function CardFrame({ suit, name, children }: { suit: string; name: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="spine">
        <span className="suit">
          <Icon name={suit} />
        </span>
      </span>
      <span className="cb">
        <span className="cn">{name}</span>
        {children}
      </span>
    </>
  );
}
