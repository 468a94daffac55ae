/** A chronicle that somebody has brought and a new table may begin with. It is kept for this visit only. */
export interface Brought {
  game: string;
  /** How it is called: the file's name. */
  name: string;
  document: string;
  /** The other options of a table that continues it. */
  options: Readonly<Record<string, boolean | number | string | null>>;
}

let carried: Brought | null = null;

export const broughtFor = (game: string): Brought | null => (carried?.game === game ? carried : null);

export function carry(brought: Brought | null): void {
  carried = brought;
}
