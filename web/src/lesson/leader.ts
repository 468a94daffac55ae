/** Where the line from a note to a thing runs. */

export interface Line {
  path: string;
  /** The end at the thing. */
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Straight, or with one corner in the gap before the note: from beside it (a note at the right) or from above it (a note below). */
export function route(thing: Box, note: Box): Line | null {
  const middle = (thing.top + thing.bottom) / 2;
  if (note.left >= thing.right) {
    const x = thing.right;
    const gap = note.left - 5;
    const to = clamp(middle, note.top + 14, note.bottom - 14);
    const path = to === middle ? `M${x} ${middle}H${note.left + 4}` : `M${x} ${middle}H${gap}V${to}H${note.left + 4}`;
    return { path, x, y: middle };
  }
  if (note.top >= thing.bottom) {
    const x = clamp((thing.left + thing.right) / 2, note.left + 14, note.right - 14);
    return { path: `M${x} ${thing.bottom}V${note.top + 4}`, x, y: thing.bottom };
  }
  if (thing.top >= note.bottom) {
    const x = clamp((thing.left + thing.right) / 2, note.left + 14, note.right - 14);
    return { path: `M${x} ${thing.top}V${note.bottom - 4}`, x, y: thing.top };
  }
  return null;
}

/** The line to the first of these things that can be seen. */
export function leaderTo(things: readonly string[], note: HTMLElement): Line | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-thing]`)].filter((el) => things.includes(el.dataset["thing"] ?? ""));
  for (const name of things) {
    for (const thing of found.filter((el) => el.dataset["thing"] === name)) {
      const at = thing.getBoundingClientRect();
      if (at.width < 4 || at.height < 4) continue;
      const x = (at.left + at.right) / 2;
      const y = (at.top + at.bottom) / 2;
      const top = document.elementFromPoint(x, y);
      if (!top || !(thing.contains(top) || top.contains(thing))) continue;
      return route(at, note.getBoundingClientRect());
    }
  }
  return null;
}
