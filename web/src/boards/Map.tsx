/** A map: hexes or sites in SVG. It is moved by touch, wheel and keys; its places are buttons with names, lit by what is asked. */
import { useCallback, useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { useTable, useThing, type Inspected } from "@/shell/table";
import { around, bounded, centreOf, inside, freeOf, hexPoints, isWay, keeping, seen, step, towards, within, zoomFor, type Point, type Rect } from "./geometry";
import "./map.css";

/** A place of the map. `thing` is what options name (`site:mine`, `hex:C5`); `name` is all that is to be known of it, in words. */
export interface Place {
  id: string;
  thing: string | null;
  name: string;
  at: Point;
  /** A hex of this size (centre to corner), or a site of this width and height. */
  hex?: number;
  site?: { w: number; h: number };
  className?: string;
  /** What its sheet says; else what can be done with it. */
  sheet?: Inspected;
  /** What is drawn in it, around its own middle: `<text>`, `<g>` … in the map's units. */
  children?: ReactNode;
}

/** A ground behind places, with its name (a region), or a line between two places (a way). */
export interface Region {
  id: string;
  name: string;
  places: readonly string[];
}

export interface BoardMapProps {
  label: string;
  places: readonly Place[];
  regions?: readonly Region[];
  ways?: readonly (readonly [string, string])[];
  flat?: boolean;
  margin?: number;
  /** How long a place must be on the screen (px): a small screen opens on what is asked instead of shrinking below it. */
  least?: number;
  /** Drawn behind the places and over them, in the map's units; nothing of it can be pressed. */
  under?: ReactNode;
  over?: ReactNode;
  /** What is asked about now: where only a part of the map is seen, it moves there. */
  about?: Point | null;
  /** The share of the map, on its right, that a sheet covers: what is asked about stays beside it. */
  covered?: number;
  /** A small picture of the whole map, while only a part of it is seen. */
  inset?: boolean;
  /** Names of the buttons, in the page's language. */
  words: { closer: string; farther: string; whole: string };
}

export const sizeOf = (place: Place): { w: number; h: number } => (place.hex ? { w: place.hex * 2, h: place.hex * 2 } : (place.site ?? { w: 1, h: 1 }));

const DRAG = 6;
const STEP = 1.4;
const INSET = 3;
/** So long are the buttons in the corner (px), across. */
const KEYS = 56;
/** By so much the width changes when a window is another one. */
const TURNED = 0.25;

/** Whoever speaks about a place sends it this: where only a part of the map is seen, it comes into sight. */
export const BRING = "bring";

/** The place that lies nearest to the middle of some: around it the most of them are seen. */
function middlemost(some: readonly Place[]): Point | null {
  if (!some.length) return null;
  const middle = centreOf(around(some.map((place) => ({ at: place.at, ...sizeOf(place) })), 0));
  const far = ({ at }: Place) => Math.hypot(at.x - middle.x, at.y - middle.y);
  return some.reduce((best, place) => (far(place) < far(best) ? place : best)).at;
}

interface Look {
  zoom: number;
  middle: Point;
}

export function BoardMap({ label, places, regions = [], ways = [], flat = true, margin = regions.length ? 34 : 8, least = 0, under, over, about = null, covered = 0, inset = false, words }: BoardMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ w: 0, h: 0 });
  const [look, setLook] = useState<Look | null>(null);
  const boxes = places.map((place) => ({ at: place.at, ...sizeOf(place) }));
  const whole = around(boxes, margin);
  const aspect = size.w && size.h ? size.w / size.h : whole.w / whole.h;
  const t = useTable();
  const lit = places.filter(({ thing }) => thing !== null && t.lit.has(thing));
  const asked = about ?? middlemost(lit);
  const first = (): Look => {
    const length = Math.min(...boxes.map(({ w, h }) => Math.min(w, h)));
    const zoom = least && size.w ? zoomFor(length, least, whole, size) : 1;
    if (!covered || !about) return { zoom, middle: asked ?? centreOf(whole) };
    // as far to the left as what it is about stays free
    const free = freeOf(seen(whole, aspect, zoom, about), covered).w;
    return { zoom, middle: { x: Math.max(whole.x + free / 2, about.x + length - free / 2), y: about.y } };
  };
  const now = look ?? first();
  const view = seen(whole, aspect, now.zoom, now.middle, covered, size.w ? KEYS / size.w : 0);

  useEffect(() => {
    const element = svg.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() =>
      setSize((before) => {
        const now = { w: element.clientWidth, h: element.clientHeight };
        if (before.w && Math.abs(now.w - before.w) > TURNED * before.w) setLook(null); // a phone was turned: what was looked at then is too near now, or too far
        return now;
      }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const part = useRef({ view: freeOf(view, covered), now, look });
  part.current = { view: freeOf(view, covered), now, look };
  const [x, y] = [about?.x, about?.y];
  useEffect(() => {
    const { view: shown, now: before, look: moved } = part.current;
    if (x === undefined || y === undefined || (covered ? moved === null : before.zoom <= 1) || within({ x, y }, shown)) return;
    setLook({ zoom: before.zoom, middle: { x, y } });
  }, [x, y, covered]);

  // another question, or another window: something of what is asked is in sight; what somebody has moved to since stays
  const lights = lit.map(({ id }) => id).join(" ");
  useEffect(() => {
    const { view: shown, now: before } = part.current;
    if (!asked || before.zoom <= 1 || covered || lit.some(({ at }) => inside(at, shown))) return;
    setLook({ zoom: before.zoom, middle: asked });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lights, size.w, size.h]);

  const move = useMovement(svg, view, now, setLook, covered);
  // where only a part is seen, whoever walks the places with keys sees where they are
  const show = useCallback((at: Point) => setLook((before) => ((before ?? part.current.now).zoom > 1 ? { ...(before ?? part.current.now), middle: at } : before)), []);
  const keys = (event: KeyboardEvent) => {
    if (event.key === "+" || event.key === "=") move.zoom(STEP);
    else if (event.key === "-") move.zoom(1 / STEP);
    else if (event.key === "Home") setLook(null);
    else if (isWay(event.key) && event.shiftKey) move.by({ x: (step(event.key).x * view.w) / 6, y: (step(event.key).y * view.h) / 6 });
    else if (isWay(event.key)) {
      const id = (event.target as Element).closest("[data-place]")?.getAttribute("data-place");
      const from = places.find((place) => place.id === id);
      const to = from ? towards(from.at, event.key, places) : null;
      if (!to) return;
      svg.current?.querySelector<SVGGElement>(`[data-place="${CSS.escape(to.id)}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  useEffect(() => {
    const element = svg.current;
    const bring = (event: Event) => {
      const id = (event.target as Element).closest("[data-place]")?.getAttribute("data-place");
      const place = latest.current.find((one) => one.id === id);
      if (place && !within(place.at, part.current.view)) show(place.at);
    };
    element?.addEventListener(BRING, bring);
    return () => element?.removeEventListener(BRING, bring);
  }, [show]);
  const latest = useRef(places);
  latest.current = places;
  const at = (id: string) => places.find((place) => place.id === id);
  return (
    <div className="bmap" role="group" aria-label={label} data-zone data-zoom={now.zoom.toFixed(2)} onKeyDown={keys}>
      <svg ref={svg} data-pans viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`} preserveAspectRatio="xMidYMid meet" style={{ "--px": size.w ? view.w / size.w : 1 } as CSSProperties} {...move.props}>
        {under && <g className="bunder">{under}</g>}
        {regions.map((region) => (
          <Ground key={region.id} region={region} places={places} />
        ))}
        {ways.map(([from, to]) => {
          const [a, b] = [at(from), at(to)];
          return a && b && <line key={`${from} ${to}`} className="bway" x1={a.at.x} y1={a.at.y} x2={b.at.x} y2={b.at.y} />;
        })}
        {places.map((place) => (
          <PlaceButton key={place.id} place={place} flat={flat} show={show} moved={move.moved} />
        ))}
        {over && <g className="bover">{over}</g>}
      </svg>
      {inset && now.zoom > 1.2 && (
        <svg className="bmap-inset" viewBox={`${whole.x} ${whole.y} ${whole.w} ${whole.h}`} aria-hidden="true">
          {places.map((place) => (
            <g key={place.id} className={place.className} transform={`translate(${place.at.x} ${place.at.y})`}>
              {place.hex ? <polygon className="bshape" points={hexPoints({ x: 0, y: 0 }, place.hex, flat)} /> : <rect className="bshape" x={-sizeOf(place).w / 2} y={-sizeOf(place).h / 2} width={sizeOf(place).w} height={sizeOf(place).h} />}
            </g>
          ))}
          <rect className="bseen" x={view.x} y={view.y} width={view.w} height={view.h} />
        </svg>
      )}
      <span className="bmap-keys">
        <button type="button" aria-label={words.closer} title={words.closer} onClick={() => move.zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label={words.farther} title={words.farther} onClick={() => move.zoom(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label={words.whole} title={words.whole} onClick={() => setLook({ zoom: 1, middle: centreOf(whole) })}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
      </span>
    </div>
  );
}

/** The ground of a region: around its places, its name on top. */
function Ground({ region, places }: { region: Region; places: readonly Place[] }) {
  const own = places.filter((place) => region.places.includes(place.id)).map((place) => ({ at: place.at, ...sizeOf(place) }));
  const { x, y, w, h } = around(own, 14);
  return (
    <g className="bground">
      <rect x={x} y={y - 18} width={w} height={h + 18} rx={10} />
      <text x={x + w / 2} y={y - 4} textAnchor="middle">
        {region.name}
      </text>
    </g>
  );
}

/** Where the number of an answer stands, `wide` to either side: in the upper left corner, and inside, since neighbours are drawn over the edge. */
export function cornerOf(place: Place, flat: boolean, wide: number): [number, number] {
  const { w, h } = sizeOf(place);
  if (!place.hex) return [-w / 2 + 15, -h / 4];
  const narrow = place.hex * Math.cos(Math.PI / 6);
  return flat ? [-place.hex / 2 + wide + 2, -narrow + 15] : [-narrow + wide + 4, -place.hex / 2 + 11];
}

interface ButtonProps {
  place: Place;
  flat: boolean;
  show(at: Point): void;
  moved: { current: boolean };
}

function PlaceButton({ place, flat, show, moved }: ButtonProps) {
  const thing = useThing(place.thing, place.name, place.sheet);
  const { x, y } = place.at;
  const { w, h } = sizeOf(place);
  // what marks a place lies inside its edge: neighbours are drawn over it
  const shape = (className: string, inset = 0) =>
    place.hex ? <polygon className={className} points={hexPoints({ x: 0, y: 0 }, place.hex - inset, flat)} /> : <rect className={className} x={-w / 2 + inset} y={-h / 2 + inset} width={w - 2 * inset} height={h - 2 * inset} rx={8 - inset} />;
  // the place of the group is an attribute of its own: what lifts a selected card must not move it
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        {...thing.props}
        role="button"
        data-place={place.id}
        tabIndex={0}
        aria-label={thing.lit ? thing.said : place.name}
        className={`bplace ${thing.className} ${place.className ?? ""}`}
        onClick={() => !moved.current && thing.props.onClick()}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) show(place.at);
          thing.props.onFocus(event);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          thing.props.onClick();
        }}
      >
        {shape("bshape")}
        {place.children}
        {shape("bedge", INSET)}
      </g>
      {thing.mark && ( // beside the button: what is written on it would have to be in its name
        <g className="bmark" aria-hidden="true" transform={`translate(${cornerOf(place, flat, 3 + 7 * thing.mark.length).join(" ")})`}>
          <rect x={-3 - 7 * thing.mark.length} y={-11} width={6 + 14 * thing.mark.length} height={22} rx={5} />
          <text y={5} textAnchor="middle">
            {thing.mark}
          </text>
        </g>
      )}
    </g>
  );
}

/** Dragging, pinching, the wheel: all end in a zoom and a middle. `moved`: the press that is ending was a drag, no click. */
function useMovement(svg: { current: SVGSVGElement | null }, view: Rect, now: Look, setLook: (look: Look) => void, covered: number) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<{ look: Look; at: Point; apart: number } | null>(null);
  const moved = useRef(false);
  const latest = useRef({ view, now });
  latest.current = { view, now };
  const middle = () => centreOf(freeOf(latest.current.view, covered));
  /** A point of the screen in the map's units. */
  const onMap = (at: Point, part = latest.current.view): Point => {
    const box = svg.current?.getBoundingClientRect();
    return box?.width ? { x: part.x + ((at.x - box.left) / box.width) * part.w, y: part.y + ((at.y - box.top) / box.height) * part.h } : centreOf(part);
  };
  const zoomAt = (factor: number, point: Point) => {
    const before = latest.current.now;
    const zoom = bounded(before.zoom * factor);
    setLook({ zoom, middle: keeping(point, middle(), before.zoom, zoom) });
  };
  const wheel = useRef(zoomAt);
  wheel.current = zoomAt;
  useEffect(() => {
    const element = svg.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault(); // the page stays where it is
      wheel.current(Math.exp(-event.deltaY / 400), onMap({ x: event.clientX, y: event.clientY }));
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [svg]);
  const gather = () => {
    const all = [...pointers.current.values()];
    const [a = { x: 0, y: 0 }, b = a] = all;
    start.current = all.length ? { look: { ...latest.current.now, middle: middle() }, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) } : null;
  };
  const props = {
    onPointerDown: (event: PointerEvent) => {
      if (pointers.current.size === 0) moved.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      gather();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId) || !start.current) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [a, b] = [...pointers.current.values()];
      const from = start.current;
      const here = b ? { x: (a!.x + b.x) / 2, y: (a!.y + b.y) / 2 } : a!;
      if (!moved.current && !b && Math.hypot(here.x - from.at.x, here.y - from.at.y) < DRAG) return;
      if (!moved.current) event.currentTarget.setPointerCapture?.(event.pointerId);
      moved.current = true;
      const box = svg.current!.getBoundingClientRect();
      const zoom = b && from.apart ? bounded((from.look.zoom * Math.hypot(a!.x - b.x, a!.y - b.y)) / from.apart) : from.look.zoom;
      const unit = (latest.current.view.w * latest.current.now.zoom) / zoom / box.width; // map units a pixel
      setLook({ zoom, middle: { x: from.look.middle.x - (here.x - from.at.x) * unit, y: from.look.middle.y - (here.y - from.at.y) * unit } });
    },
    onPointerUp: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      gather();
    },
    onPointerCancel: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      gather();
    },
  };
  return {
    props,
    moved,
    zoom: (factor: number) => zoomAt(factor, middle()),
    by: ({ x, y }: Point) => {
      const from = middle();
      setLook({ ...latest.current.now, middle: { x: from.x + x, y: from.y + y } });
    },
  };
}
