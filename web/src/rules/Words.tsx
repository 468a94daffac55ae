/** Lines of the rules: bold, links, dotted terms, cards. */
import { createContext, Fragment, useContext, useMemo, type ReactNode } from "react";
import { pieces, type Piece } from "./lines";
import { Inline, TermWord, useRules } from "./open";
import type { Found, TermFinder } from "./terms";

/** A piece with the terms of its text found: each term once in a section. */
type Marked = { piece: Piece; found: readonly Found[]; inside: readonly Marked[] };

function mark(parts: readonly Piece[], finder: TermFinder | null, seen: Set<string>): Marked[] {
  return parts.map((piece) => {
    if (piece.kind === "bold" || piece.kind === "italic") return { piece, found: [], inside: mark(piece.inside, finder, seen) };
    if (piece.kind === "term") seen.add(piece.term);
    if (piece.kind !== "text") return { piece, found: [], inside: [] };
    return { piece, found: finder?.split(piece.text, seen) ?? [{ text: piece.text, term: null }], inside: [] };
  });
}

const NONE: ReadonlyMap<string, ReadonlySet<string>> = new Map();
/** Of each line of a section, the terms that stood before it. */
const Before = createContext(NONE);

/** A section: a term is dotted where it stands first. `lines`: all of it, in order. */
export function Section({ lines, children }: { lines: readonly string[]; children: ReactNode }) {
  const finder = useRules()?.finder ?? null;
  const before = useMemo(() => {
    const made = new Map<string, ReadonlySet<string>>();
    const seen = new Set<string>();
    for (const line of lines) {
      if (!made.has(line)) made.set(line, new Set(seen));
      mark(pieces(line), finder, seen);
    }
    return made;
  }, [lines, finder]);
  return <Before.Provider value={before}>{children}</Before.Provider>;
}

export function Words({ line }: { line: string }) {
  const finder = useRules()?.finder ?? null;
  const before = useContext(Before).get(line);
  const marked = useMemo(() => mark(pieces(line), finder, new Set(before)), [line, finder, before]);
  return <>{marked.map((one, i) => <MarkedOf key={i} {...one} />)}</>;
}

function MarkedOf({ piece, found, inside }: Marked): ReactNode {
  const rules = useRules();
  if (piece.kind === "bold") return <b>{inside.map((one, i) => <MarkedOf key={i} {...one} />)}</b>;
  if (piece.kind === "italic") return <i>{inside.map((one, i) => <MarkedOf key={i} {...one} />)}</i>;
  if (piece.kind === "code") return <code>{piece.text}</code>;
  if (piece.kind === "text") {
    return found.map((one, i) => (
      <Fragment key={i}>{one.term ? <TermWord term={one.term}>{one.text}</TermWord> : one.text}</Fragment>
    ));
  }
  if (!rules) return piece.kind === "card" ? piece.card : piece.text;
  if (piece.kind === "link") {
    return (
      <button type="button" className="inlink" onClick={() => rules.open(piece.to)}>
        {piece.text}
      </button>
    );
  }
  if (piece.kind === "term") return <TermWord term={piece.term}>{piece.text || rules.finder?.terms.get(piece.term)?.title.toLowerCase() || piece.term}</TermWord>;
  return (
    <Inline className="cardword" onPress={(word) => rules.explain(`card:${piece.card}`, word)}>
      {rules.texts.quoted(piece.card)}
    </Inline>
  );
}
