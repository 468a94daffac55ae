/** Words with a meaning of their own, found in any text by how they are written. Pure. */
import type { RuleTerm } from "@/wire";

export interface Found {
  text: string;
  /** The term it is, or null for text between. */
  term: string | null;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
const LETTER = "\\p{L}\\p{N}_";

export class TermFinder {
  private readonly pattern: RegExp | null;
  private readonly ids: string[] = [];
  private readonly known = new Map<string, readonly (readonly Found[])[]>();
  readonly terms: ReadonlyMap<string, RuleTerm>;

  constructor(terms: readonly RuleTerm[]) {
    this.terms = new Map(terms.map((term) => [term.id, term]));
    // longer forms first: "first player token" before "token"
    const forms = terms.flatMap((term) => term.forms.map((form) => ({ form, id: term.id }))).sort((a, b) => b.form.length - a.form.length);
    const parts = forms.map(({ form, id }) => {
      this.ids.push(id);
      return `(${form.split("*").map(escaped).join(`[${LETTER}]*`).replaceAll(" ", "\\s+")})`;
    });
    this.pattern = parts.length ? new RegExp(`(?<![${LETTER}])(?:${parts.join("|")})(?![${LETTER}])`, "giu") : null;
  }

  /** The text in pieces; each term once, but for those in `seen`, which grows. */
  split(text: string, seen: Set<string> = new Set()): Found[] {
    if (!this.pattern) return [{ text, term: null }];
    const made: Found[] = [];
    let at = 0;
    for (const match of text.matchAll(this.pattern)) {
      const which = match.slice(1).findIndex((group) => group !== undefined);
      const id = this.ids[which]!;
      if (seen.has(id)) continue;
      seen.add(id);
      if (match.index > at) made.push({ text: text.slice(at, match.index), term: null });
      made.push({ text: match[0], term: id });
      at = match.index + match[0].length;
    }
    if (at < text.length || !made.length) made.push({ text: text.slice(at), term: null });
    return made;
  }

  /** The terms of a text in the order of its pieces, each once; the same pieces for the same texts, for cards that are drawn again and again. */
  all(texts: readonly string[]): readonly (readonly Found[])[] {
    const key = texts.join("\u0000");
    let made = this.known.get(key);
    if (!made) {
      const seen = new Set<string>();
      made = texts.map((text) => this.split(text, seen));
      this.known.set(key, made);
    }
    return made;
  }

  has(text: string, id: string): boolean {
    return this.split(text).some((found) => found.term === id);
  }
}
