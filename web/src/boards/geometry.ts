/** Where things lie on a map, and which part of it is seen: pure, in the map's own units. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

/** The centre of a hex with axial coordinates; `size` is from its centre to a corner. */
export function hexCentre(q: number, r: number, size: number, flat = true): Point {
  const [long, wide] = [1.5 * size, Math.sqrt(3) * size];
  return flat ? { x: long * q, y: wide * (r + q / 2) } : { x: wide * (q + r / 2), y: long * r };
}

/** The corners of a hex around a point, for `<polygon points>`. */
export function hexPoints({ x, y }: Point, size: number, flat = true): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (flat ? 0 : Math.PI / 6);
    return `${(x + size * Math.cos(angle)).toFixed(2)},${(y + size * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** The rectangle around things of some width and height, with a margin. */
export function around(places: readonly { at: Point; w: number; h: number }[], margin = 0): Rect {
  if (!places.length) return { x: 0, y: 0, w: 1, h: 1 };
  const left = Math.min(...places.map(({ at, w }) => at.x - w / 2)) - margin;
  const top = Math.min(...places.map(({ at, h }) => at.y - h / 2)) - margin;
  const right = Math.max(...places.map(({ at, w }) => at.x + w / 2)) + margin;
  const bottom = Math.max(...places.map(({ at, h }) => at.y + h / 2)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export const centreOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/**
 * What is seen of a map at a zoom (1: all of it), in a window of that shape (width by height), about a point; it never leaves the map.
 * `covered`: the share of the window that something covers, on the right; the point is in the middle of the rest.
 * `beyond`: where only a part is seen, it may go so far beyond the map's right and lower edge (a share of the window's width): what lies
 * there comes out from under the buttons.
 */
export function seen(whole: Rect, aspect: number, zoom: number, about: Point, covered = 0, beyond = 0): Rect {
  const wide = whole.w / whole.h > aspect;
  const w = (wide ? whole.w : whole.h * aspect) / zoom;
  const h = w / aspect;
  const free = w * (1 - covered);
  const more = zoom > 1 ? beyond * w : 0;
  return { x: held(about.x - free / 2, whole.x, whole.w + (free < whole.w ? more : 0), free), y: held(about.y - h / 2, whole.y, whole.h + (h < whole.h ? more : 0), h), w, h };
}

/** What of it nothing covers. */
export const freeOf = (part: Rect, covered: number): Rect => ({ ...part, w: part.w * (1 - covered) });

/** Where a window of that length may begin: within the map; in the middle of it where it is longer. */
const held = (from: number, start: number, length: number, window: number): number => (window >= length ? start + (length - window) / 2 : Math.min(Math.max(from, start), start + length - window));

/** Whether a point lies inside a rectangle. */
export const inside = (at: Point, { x, y, w, h }: Rect): boolean => at.x > x && at.x < x + w && at.y > y && at.y < y + h;

/** Whether a point lies well inside a rectangle: not in the outer sixth of it. */
export const within = (at: Point, { x, y, w, h }: Rect): boolean => at.x > x + w / 6 && at.x < x + (w * 5) / 6 && at.y > y + h / 6 && at.y < y + (h * 5) / 6;

export const MOST_ZOOM = 6;
export const bounded = (zoom: number): number => Math.min(MOST_ZOOM, Math.max(1, zoom));

/** The middle after zooming, so that a point of the map stays where it is on the screen. */
export function keeping(point: Point, middle: Point, before: number, after: number): Point {
  const by = before / after;
  return { x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by };
}

/** The zoom at which a thing of that length is at least so long on the screen. */
export const zoomFor = (length: number, least: number, whole: Rect, window: { w: number; h: number }): number => {
  const all = Math.min(window.w / whole.w, window.h / whole.h);
  return bounded(least / (length * all));
};

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Readonly<Record<Way, Point>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
export const isWay = (key: string): key is Way => key in WAYS;
export const step = (way: Way): Point => WAYS[way];

/** The nearest place in a direction; straight ahead counts more than aside. */
export function towards<P extends { at: Point }>(from: Point, way: Way, places: readonly P[]): P | null {
  const { x: dx, y: dy } = WAYS[way];
  let found: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.at.x - from.x, place.at.y - from.y];
    const along = x * dx + y * dy;
    const far = along + 2.5 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (along > 0.01 && far < least) [least, found] = [far, place];
  }
  return found;
}
