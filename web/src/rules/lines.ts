/** A line of the rules as it is written (`oikumene.text.rulebook`): bold, italic, links, terms and cards. Pure. */

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "bold"; inside: Piece[] }
  | { kind: "italic"; inside: Piece[] }
  | { kind: "code"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "term"; text: string; term: string }
  | { kind: "card"; card: string };

const MARKS = /\*\*(?<bold>.+?)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[\[(?<term>[a-z0-9-]+)(?:\|(?<word>[^\]]+))?\]\]|\[(?<text>[^[\]]+)\]\((?<to>[^)]+)\)|\{card:(?<card>[^}]+)\}/g;

export function pieces(line: string): Piece[] {
  const made: Piece[] = [];
  let at = 0;
  for (const found of line.matchAll(MARKS)) {
    if (found.index > at) made.push({ kind: "text", text: line.slice(at, found.index) });
    at = found.index + found[0].length;
    const { bold, italic, code, term, word, text, to, card } = found.groups ?? {};
    if (bold) made.push({ kind: "bold", inside: pieces(bold) });
    else if (italic) made.push({ kind: "italic", inside: pieces(italic) });
    else if (code) made.push({ kind: "code", text: code });
    else if (term) made.push({ kind: "term", text: word ?? "", term });
    else if (to) made.push({ kind: "link", text: text ?? "", to });
    else if (card) made.push({ kind: "card", card });
  }
  if (at < line.length) made.push({ kind: "text", text: line.slice(at) });
  return made;
}

/** The words of a line alone; cards and terms by their names. */
export function plain(line: string, cardName: (id: string) => string = (id) => id, termTitle: (id: string) => string = (id) => id): string {
  const say = (piece: Piece): string => {
    if (piece.kind === "bold" || piece.kind === "italic") return piece.inside.map(say).join("");
    if (piece.kind === "card") return cardName(piece.card);
    if (piece.kind === "term") return piece.text || termTitle(piece.term).toLowerCase();
    return piece.text;
  };
  return pieces(line).map(say).join("");
}
