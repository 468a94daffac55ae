/** Search over the rules, at once and tolerant of the forms of words. Pure. */

export interface Entry {
  /** Where it leads: `chapter.section`, `terms.id` or `card:id`. */
  at: string;
  title: string;
  under: string;
  text: string;
  /** Entries of one rank stand together: terms before chapters before cards. */
  rank: number;
}

export interface Hit extends Entry {
  /** The words around, with the place of what was found. */
  before: string;
  found: string;
  after: string;
}

const fold = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** Endings that Russian and English words lose: the longest that leaves enough of the word. */
const ENDINGS =
  /(?:иями|ями|ами|иях|ях|ах|иям|ям|ам|ием|ем|ом|ого|его|ому|ему|ыми|ими|ых|их|ую|юю|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ов|ев|ешь|ишь|ете|ите|ает|яет|ает|уют|ют|ут|ат|ят|ить|ать|ять|еть|уть|ись|ся|сь|ия|ию|ии|а|я|о|е|и|ы|у|ю|ь|ing|ies|ed|es|s|y|e)$/u;

/** What all forms of a word begin with, near enough. */
export function stem(word: string): string {
  const folded = fold(word);
  if (folded.length < 5) return folded;
  const cut = folded.replace(ENDINGS, "");
  return cut.length >= 4 ? cut : folded.slice(0, 4);
}

/** The beginnings that forms of a word may have: a vowel that comes and goes before the last letter (рынок, рынка). */
export function beginnings(word: string): string[] {
  const part = stem(word);
  const last = part.at(-1) ?? "";
  if (/[^аеиоуыэюяь][кцнл]$/u.test(part)) return [part, `${part.slice(0, -1)}о${last}`, `${part.slice(0, -1)}е${last}`];
  if (part.length > 4 && /[ое][кцнл]$/u.test(part)) return [part, part.slice(0, -2) + last];
  return [part];
}

const WORD = /[\p{L}\p{N}]+/gu;

interface Ready {
  entry: Entry;
  folded: string;
  title: string;
}

export class Search {
  private readonly ready: readonly Ready[];

  constructor(entries: readonly Entry[]) {
    this.ready = entries.map((entry) => ({ entry, folded: fold(entry.text), title: fold(`${entry.title}`) }));
  }

  /** Everything that has all the words; a title counts before a text, a whole word before its beginning. */
  find(query: string, most = 12): Hit[] {
    const words = [...fold(query).matchAll(WORD)].map((found) => found[0]);
    if (!words.length || (words.length === 1 && words[0]!.length < 2)) return [];
    const stems = words.map(beginnings);
    const hits: { hit: Hit; score: number }[] = [];
    for (const { entry, folded, title } of this.ready) {
      let score = 0;
      let first = -1;
      let long = 0;
      const all = stems.every((forms, i) => {
        const inTitle = firstOf(title, forms);
        const at = firstOf(folded, forms);
        if (inTitle < 0 && at < 0) return false;
        if (inTitle >= 0) score += title === words[i] ? 40 : inTitle === 0 ? 20 : 12;
        if (at >= 0) {
          score += begins(folded, words[i]!) >= 0 ? 6 : 3;
          if (first < 0) {
            first = at;
            long = /^[\p{L}\p{N}]*/u.exec(folded.slice(at))![0].length;
          }
        }
        return true;
      });
      if (!all) continue;
      const from = Math.max(0, first < 0 ? 0 : first - 34);
      const start = from === 0 ? 0 : folded.indexOf(" ", from) + 1;
      const { text } = entry;
      hits.push({
        score: score - entry.rank,
        hit: {
          ...entry,
          before: first < 0 ? "" : (start > 0 ? "… " : "") + text.slice(start, first),
          found: first < 0 ? "" : text.slice(first, first + long),
          after: first < 0 ? text.slice(0, 80) : text.slice(first + long, first + long + 60),
        },
      });
    }
    return hits.sort((a, b) => b.score - a.score).slice(0, most).map(({ hit }) => hit);
  }
}

/** Where the first of these begins a word; -1 where none does. */
function firstOf(text: string, forms: readonly string[]): number {
  const found = forms.map((form) => begins(text, form)).filter((at) => at >= 0);
  return found.length ? Math.min(...found) : -1;
}

/** Where a word begins with this; -1 where none does. */
function begins(text: string, part: string): number {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return at;
  }
  return -1;
}
