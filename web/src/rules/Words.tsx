/** Lines of the rules: bold, links, dotted terms, cards. */
import { createContext, Fragment, useContext, useMemo, type ReactNode } from "react";
import { pieces, type Piece } from "./lines";
import { Termed, TermWord, useRules } from "./open";

/** Terms that are not dotted again: those the reader has just met in this section. */
const Seen = createContext<Set<string>>(new Set());

/** A section: each term is dotted once in it. */
export function Section({ children }: { children: ReactNode }) {
  const seen = useMemo(() => new Set<string>(), []);
  seen.clear();
  return <Seen.Provider value={seen}>{children}</Seen.Provider>;
}

export function Words({ line }: { line: string }) {
  const parts = useMemo(() => pieces(line), [line]);
  return (
    <>
      {parts.map((piece, i) => (
        <Fragment key={i}>
          <PieceOf piece={piece} />
        </Fragment>
      ))}
    </>
  );
}

function PieceOf({ piece }: { piece: Piece }): ReactNode {
  const rules = useRules();
  const seen = useContext(Seen);
  if (piece.kind === "bold") return <b>{piece.inside.map((one, i) => <PieceOf key={i} piece={one} />)}</b>;
  if (piece.kind === "italic") return <i>{piece.inside.map((one, i) => <PieceOf key={i} piece={one} />)}</i>;
  if (piece.kind === "code") return <code>{piece.text}</code>;
  if (piece.kind === "text") {
    const before = new Set(seen);
    for (const found of rules?.finder?.split(piece.text, new Set(before)) ?? []) if (found.term) seen.add(found.term);
    return <Termed text={piece.text} seen={before} />;
  }
  if (!rules) return piece.kind === "card" ? piece.card : piece.text;
  if (piece.kind === "link") {
    return (
      <button type="button" className="inlink" onClick={() => rules.open(piece.to)}>
        {piece.text}
      </button>
    );
  }
  if (piece.kind === "term") {
    seen.add(piece.term);
    return <TermWord term={piece.term}>{piece.text || rules.finder?.terms.get(piece.term)?.title.toLowerCase() || piece.term}</TermWord>;
  }
  return (
    <button type="button" className="term cardword" aria-haspopup="dialog" onClick={(event) => rules.explain(`card:${piece.card}`, event.currentTarget)}>
      {rules.texts.quoted(piece.card)}
    </button>
  );
}
