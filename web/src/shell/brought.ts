/**
 * A chronicle that somebody has brought and a new table may begin with. It is kept for this visit: in memory, and beside it in the
 * window's own storage, so that a reload finds it again. One that has no room there is kept in memory alone.
 */
export interface Brought {
  game: string;
  /** How it is called: the file's name. */
  name: string;
  document: string;
  /** The other options of a table that continues it. */
  options: Readonly<Record<string, boolean | number | string | null>>;
}

const PLACE = "brought";
/** Windows give five million characters to all pages of a site; nothing else of ours is near that. */
const MOST = 4_000_000;

const isBrought = (found: unknown): found is Brought => {
  const one = found as Partial<Brought> | null;
  return typeof one === "object" && one !== null && [one.game, one.name, one.document].every((text) => typeof text === "string") && typeof one.options === "object" && one.options !== null;
};

function stored(): Brought | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    return isBrought(found) ? found : null;
  } catch {
    return null; // no storage, or what lies there is not ours
  }
}

let carried: Brought | null | undefined;

export function broughtFor(game: string): Brought | null {
  if (carried === undefined) carried = stored();
  return carried?.game === game ? carried : null;
}

export function carry(brought: Brought | null): void {
  carried = brought;
  try {
    sessionStorage.removeItem(PLACE);
    const text = JSON.stringify(brought);
    if (brought && text.length <= MOST) sessionStorage.setItem(PLACE, text);
  } catch {
    // full or forbidden: it is kept in memory
  }
}
