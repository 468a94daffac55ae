/** How much of each group's talk this browser has shown. */
const PLACE = "oikumene.talk";

function known(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function noteRead(group: string, lines: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...known(), [group]: lines }));
  } catch {
    // a browser that keeps nothing counts everything as new
  }
}

/** So many lines are new here. */
export const unread = (group: string, said: number): number => Math.max(0, said - (known()[group] ?? 0));
