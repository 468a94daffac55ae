/** How far this browser has seen a table: what came since is shown to who comes back. */
const KEY = "oikumene.seen";
/** So many tables are remembered. */
const MOST = 40;
/** Who was away longer than this, in milliseconds, is shown what came meanwhile at a live table too. */
const LONG = 10 * 60_000;

type Seen = Record<string, [n: number, at: number]>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** After which move somebody was here last, and whether that was long ago; null where nobody was. */
export function seenLast(table: string, now = Date.now()): { n: number; long: boolean } | null {
  const found = read()[table];
  return found ? { n: found[0], long: now - found[1] > LONG } : null;
}

/** The table is seen up to this move. */
export function seenNow(table: string, n: number, now = Date.now()): void {
  if (typeof document !== "undefined" && document.visibilityState === "hidden") return;
  const kept = Object.entries({ ...read(), [table]: [n, now] as [number, number] }).sort(([, one], [, other]) => other[1] - one[1]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(0, MOST))));
  } catch {
    // a browser that keeps nothing: nothing opens by itself
  }
}
