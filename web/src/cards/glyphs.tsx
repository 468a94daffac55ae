import { Fragment } from "react";
import { Icon } from "@/icons/Icon";
import { TermMark, useRules } from "@/rules/open";
import type { Found } from "@/rules/terms";
import type { CardFace, Glyph, Rich, TokenGlyph } from "./face";

/** A token: a disc (a square for cards and locations) with an icon. */
export function Token({ glyph, className = "" }: { glyph: TokenGlyph; className?: string }) {
  return (
    <span className={`t t-${glyph.token} ${glyph.square ? "sq" : ""} ${className}`} title={glyph.title} role="img" aria-label={glyph.title}>
      <Icon name={glyph.icon} />
    </span>
  );
}

/** Up to three tokens are drawn, more are "4 ●". `spread`: always drawn one by one, up to five (costs on a spine). */
export function Tokens({ glyph, spread = false }: { glyph: TokenGlyph; spread?: boolean }) {
  const n = glyph.n ?? 1;
  if (n <= (spread ? 5 : 3) && n > 0) return <>{Array.from({ length: n }, (_, i) => <Token key={i} glyph={glyph} />)}</>;
  return (
    <>
      <span className="tn">{n}</span>
      <Token glyph={glyph} />
    </>
  );
}

const isToken = (glyph: Glyph | undefined): glyph is TokenGlyph => typeof glyph === "object" && "token" in glyph;

/** The full stop or comma that a text begins with. */
const stopOf = (glyph: Glyph | undefined): string => (typeof glyph === "string" ? (/^[.,;:)!?]+/u.exec(glyph)?.[0] ?? "") : "");

/** The sign that a text ends with: it stays with the token after it. */
const signOf = (glyph: Glyph | undefined): string => (typeof glyph === "string" ? (/[+−]\u2060?$/u.exec(glyph)?.[0] ?? "") : "");

const marked = (found: readonly Found[] | undefined, text: string) =>
  found ? found.map((one, i) => (one.term ? <TermMark key={i} term={one.term}>{one.text}</TermMark> : one.text)) : text;

/** What a card does: as a line, its terms dotted. */
export function TermedLine({ rich }: { rich: Rich }) {
  const finder = useRules()?.finder;
  return <RichLine rich={rich} {...(finder ? { found: finder.all(rich.map((glyph, i) => (typeof glyph === "string" ? wordsOf(rich, i, glyph) : ""))) } : {})} />;
}

/** The words at a place of a line, without the full stop that stays with the token before and the sign that stays with the one after. */
function wordsOf(rich: Rich, i: number, words: string): string {
  const rest = isToken(rich[i - 1]) ? words.slice(stopOf(words).length) : words;
  return isToken(rich[i + 1]) ? rest.slice(0, rest.length - signOf(rest).length) : rest;
}

/** Words and glyphs in a line; the full stop after a token stays with it. `found`: the terms in each part. */
export function RichLine({ rich, spread = false, found }: { rich: Rich; spread?: boolean; found?: readonly (readonly Found[])[] }) {
  return (
    <span className="eq">
      {rich.map((glyph, i) => (
        <Fragment key={i}>
          {typeof glyph === "string" ? (
            <span className="w">{marked(found?.[i], wordsOf(rich, i, glyph))}</span>
          ) : isToken(glyph) ? (
            stopOf(rich[i + 1]) || signOf(rich[i - 1]) ? (
              <span className="nb">
                {signOf(rich[i - 1])}
                <Tokens glyph={glyph} spread={spread} />
                {stopOf(rich[i + 1])}
              </span>
            ) : (
              <Tokens glyph={glyph} spread={spread} />
            )
          ) : (
            <Icon name={glyph.icon} className={glyph.icon === "arrow" ? "arr" : ""} {...(glyph.title ? { title: glyph.title } : {})} />
          )}
        </Fragment>
      ))}
    </span>
  );
}

/** A counter: token, number, limit ("4 of 7"), how it just changed and what it would become. */
export function Counter({ glyph, n, limit, note, delta, next }: { glyph: TokenGlyph; n: number; limit?: string; note?: string } & Moving) {
  return (
    <span className={`g ${n === 0 ? "zero" : ""} ${next ? "would" : ""}`} title={glyph.title}>
      <Token glyph={glyph} />
      <span>{String(n).replace("-", "−")}</span>
      {limit && <small>{limit}</small>}
      {note && <small>{note}</small>}
      <Delta delta={delta} next={next} />
    </span>
  );
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** A number that moves: by how much it just changed, and what it would become if the option that is looked at were taken. */
export interface Moving {
  delta?: number | undefined;
  next?: string | undefined;
}

/** How a number just changed, or what it would become: dashed, and only for the eye, since the preview says it in words. */
export function Delta({ delta, next }: Moving) {
  if (next)
    return (
      <span className="would-be" aria-hidden>
        → {next}
      </span>
    );
  return delta ? <span className="delta">{signed(delta)}</span> : null;
}

export function Seal({ points }: { points: CardFace["points"] }) {
  if (points === undefined || points === 0) return null;
  return <span className={`seal ${typeof points === "number" && points < 0 ? "neg" : ""}`}>{typeof points === "number" ? String(points).replace("-", "−") : points}</span>;
}
