/** Motion shows where something went and nothing else: cards travel from where they were to where they are. */
import { useLayoutEffect, useRef } from "react";
import { lessMotion } from "./settings";
import { readTag } from "./texts";

interface Place {
  ref: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 60;
const MOST = 900;
const LENGTH = 320;

/** Which cards moved: pairs of an old and a new place. A card that changed its name on the way (`x` → `x@1`) is known by its id. */
export function moves(before: readonly Place[], after: readonly Place[]): { from: Place; at: number }[] {
  const left = new Map<string, Place[]>();
  for (const place of before) left.set(place.ref, [...(left.get(place.ref) ?? []), place]);
  const taken: (Place | null)[] = after.map((place) => left.get(place.ref)?.shift() ?? null);
  const byId = new Map<string, Place[]>();
  for (const places of left.values()) {
    for (const place of places) {
      const id = readTag(place.ref).id;
      byId.set(id, [...(byId.get(id) ?? []), place]);
    }
  }
  return after.flatMap((place, at) => {
    const from = taken[at] ?? byId.get(readTag(place.ref).id)?.shift();
    if (!from) return [];
    const far = Math.hypot(from.left - place.left, from.top - place.top);
    return far > 24 ? [{ from, at }] : [];
  });
}

function look(): { elements: HTMLElement[]; places: Place[] } {
  const elements = [...document.querySelectorAll<HTMLElement>(".slot [data-thing^='card:'], .handslot [data-thing^='card:']")].filter((el) => el.offsetParent !== null);
  const places = elements.map((el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return { ref: el.dataset["thing"] ?? "", left, top, width, height };
  });
  return { elements, places };
}

/** Lets cards travel whenever the position changes. */
export function useTravel(n: number): void {
  const last = useRef<{ n: number; places: Place[] } | null>(null);
  useLayoutEffect(() => {
    const { elements, places } = look();
    const before = last.current;
    last.current = { n, places };
    if (!before || before.n === n || Math.abs(before.n - n) > 12 || lessMotion()) return;
    let order = 0;
    for (const { from, at } of moves(before.places, places)) {
      const delay = order * STEP;
      if (delay + LENGTH > MOST) break;
      const to = places[at]!;
      const scale = to.width ? Math.max(0.3, Math.min(1.6, from.width / to.width)) : 1;
      elements[at]!.animate(
        [
          { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 20 },
          { transform: "none", transformOrigin: "0 0", zIndex: 20 },
        ],
        { duration: LENGTH, delay, easing: "cubic-bezier(.3,.7,.2,1)", fill: "backwards" },
      );
      order += 1;
    }
  });
}
