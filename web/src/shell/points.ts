/** Parts of a point that have a sign of their own, as the server says them too (`Game.tell`). */
const PARTS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

const shared = (a: number, b: number): number => (b ? shared(b, a % b) : a);

/** Expected points: with one place, as the language writes it. */
export const tenths = (n: number, lang: string): string => n.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Points as people read them, where a point is divided into so many parts: 15 halves are 7½. */
export function points(n: number, fraction: number): string {
  const size = Math.abs(n);
  const [whole, rest] = [Math.floor(size / fraction), size % fraction];
  const sign = n < 0 ? "−" : "";
  if (!rest) return `${sign}${whole}`;
  const by = shared(rest, fraction);
  const part = `${rest / by}/${fraction / by}`;
  const mark = PARTS[part];
  if (mark) return `${sign}${whole || ""}${mark}`;
  return `${sign}${whole ? `${whole} ` : ""}${part}`;
}

/** How a game ended, in one line; where it is broken, the sign stays with the number before it. */
export const score = (all: readonly number[], fraction: number): string => all.map((n) => points(n, fraction)).join("\u00a0: ");
