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

/** How much of what people read lies under a level piece of the line (`across`: its height), or under a steep one. */
export type Busy = (from: number, to: number, across: number) => number;

/** Cards stand apart by about twice that. */
const GAP = 4;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** A way round is taken where it crosses less by so much. */
const DETOUR = 2;

/** From the side of a thing or through the gap below or above it, where it crosses least; then with a corner in the gap before the note. Where all of that is written over, out of its `zone` and along the edge of that. */
function aside(thing: Box, note: Box, busy: Busy, steep: Busy, zone: Box | null): Line {
  const gap = note.left - 5;
  const out = thing.right - 16; // where it leaves upwards or downwards
  const ways = [
    { y: (thing.top + thing.bottom) / 2, from: null },
    { y: thing.bottom + GAP, from: thing.bottom },
    { y: thing.top - GAP, from: thing.top },
    { y: thing.bottom - 8, from: null },
    { y: thing.top + 8, from: null },
  ];
  const costs = ways.map((way) => busy(thing.right + 2, gap, way.y));
  const least = Math.min(...costs);
  const { y, from } = ways[costs.indexOf(least)]!;
  if (zone && least >= DETOUR) {
    const x = (thing.left + thing.right) / 2;
    const round = [
      { from: thing.bottom, y: zone.bottom + GAP },
      { from: thing.top, y: zone.top - GAP },
    ].map((way) => ({ ...way, cost: DETOUR + busy(x, gap, way.y) + steep(Math.min(way.from, way.y) + 2, Math.max(way.from, way.y) - 2, x) }));
    const best = round[0]!.cost <= round[1]!.cost ? round[0]! : round[1]!;
    if (best.cost < least) {
      const to = clamp(best.y, note.top + 14, note.bottom - 14);
      return { path: `M${x} ${best.from}V${best.y}H${gap}${to === best.y ? "" : `V${to}`}H${note.left + 4}`, x, y: best.from };
    }
  }
  const to = clamp(y, note.top + 14, note.bottom - 14);
  const end = to === y ? `H${note.left + 4}` : `H${gap}V${to}H${note.left + 4}`;
  return from === null ? { path: `M${thing.right} ${y}${end}`, x: thing.right, y } : { path: `M${out} ${from}V${y}${end}`, x: out, y: from };
}

/**
 * From beside the note (it stands at the right), from above it or from below it. Where something that is read lies on the
 * straight way to a note above or below, it runs in the margin beside both, in a window so `wide`.
 */
export function route(thing: Box, note: Box, wide = Infinity, busy: Busy = () => 0, steep: Busy = () => 0, zone: Box | null = null): Line | null {
  if (note.left >= thing.right) return aside(thing, note, busy, steep, zone);
  const x = clamp((thing.left + thing.right) / 2, note.left + 14, note.right - 14);
  const margin = (wide + note.right) / 2;
  const room = wide < Infinity && margin - note.right >= 2 && thing.right <= note.right;
  const middle = (thing.top + thing.bottom) / 2;
  if (note.top >= thing.bottom) {
    if (room && steep(thing.bottom + 2, note.top, x) > busy(thing.right + 2, note.right, middle)) return { path: `M${thing.right} ${middle}H${margin}V${note.top + 20}H${note.right - 4}`, x: thing.right, y: middle };
    return { path: `M${x} ${thing.bottom}V${note.top + 4}`, x, y: thing.bottom };
  }
  if (thing.top >= note.bottom) {
    const over = thing.top - GAP;
    if (room && steep(note.bottom, over, x) > busy(x, note.right, over)) return { path: `M${x} ${thing.top}V${over}H${margin}V${note.bottom - 20}H${note.right - 4}`, x, y: thing.top };
    return { path: `M${x} ${thing.top}V${note.bottom - 4}`, x, y: thing.top };
  }
  return null;
}

const READ = "[data-thing], .card, button, h1, h2, h3, h4, p, li, b, small";
const STEP = 12;
/** What is asked about weighs so much more. */
const ASKED = 3;

/** Counts what is read along a level line (or a steep one), but for the thing itself. */
const along =
  (thing: HTMLElement, steep = false): Busy =>
  (from, to, across) => {
    let n = 0;
    for (let at = from; at < to; at += STEP) {
      const read = (steep ? document.elementFromPoint(across, at) : document.elementFromPoint(at, across))?.closest(READ);
      if (read && !read.contains(thing) && !thing.contains(read)) n += read.matches("[data-lit]") ? ASKED : 1;
    }
    return n;
  };

const isSeen = (el: HTMLElement): boolean => {
  const at = el.getBoundingClientRect();
  if (at.width < 4 || at.height < 4) return false;
  const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
  return top !== null && (el.contains(top) || top.contains(el));
};

/** The line to the first of these things that can be seen; else, if `advised`, to the button that is advised. */
export function leaderTo(things: readonly string[], note: HTMLElement, advised = false): Line | null {
  const all = [...document.querySelectorAll<HTMLElement>("[data-thing]")];
  const found = things.flatMap((name) => all.filter((el) => el.dataset["thing"] === name));
  const buttons = advised ? document.querySelectorAll<HTMLElement>(".advised") : [];
  const thing = [...found, ...buttons].find(isSeen);
  if (!thing) return null;
  // a name may stand for the whole of what is marked: the line ends at its edge, not on its words
  const marked = thing.closest<HTMLElement>(".hinted") ?? thing;
  const zone = marked.parentElement?.closest(".zone") ?? marked.parentElement?.closest("[data-zone]");
  const around = zone?.getBoundingClientRect() ?? null;
  return route(marked.getBoundingClientRect(), note.getBoundingClientRect(), innerWidth, along(marked), along(marked, true), around);
}
