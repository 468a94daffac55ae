/** Keys at a table (LOOK §8). */
import { useEffect, useRef } from "react";

const THINGS = "[data-thing]:not([data-thing=''])";

/** The nearest thing in a direction, inside the zone first. */
function nearest(from: Element, key: string): HTMLElement | null {
  const zone = from.closest("[data-zone]");
  const all = [...document.querySelectorAll<HTMLElement>(THINGS)].filter((el) => el !== from && el.offsetParent !== null);
  const inside = all.filter((el) => zone?.contains(el));
  const a = from.getBoundingClientRect();
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const best = (list: HTMLElement[]) => {
    let found: HTMLElement | null = null;
    let least = Infinity;
    for (const el of list) {
      const b = el.getBoundingClientRect();
      const x = b.left + b.width / 2 - (a.left + a.width / 2);
      const y = b.top + b.height / 2 - (a.top + a.height / 2);
      const along = x * dx + y * dy;
      const across = Math.abs(x * dy) + Math.abs(y * dx);
      if (along <= 4) continue;
      const far = along + across * 2.5;
      if (far < least) [least, found] = [far, el];
    }
    return found;
  };
  return best(inside) ?? best(all);
}

export interface Keys {
  escape(): void;
  undo?(): void;
  hint?(): void;
  pin(): void;
  log(): void;
  help(): void;
  rules?(): void;
  since?(): void;
  plan?(): void;
  step?(by: number): void;
}

export function useKeys(keys: Keys): void {
  const ref = useRef(keys);
  ref.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      const typing = target.matches("input:not([type=range]), textarea, select, [contenteditable]");
      if (event.key === "Escape") {
        if (typing) target.blur();
        else ref.current.escape();
        return;
      }
      if (typing) return;
      if (/^[0-9]$/.test(event.key)) {
        const keyed = [...document.querySelectorAll(`[data-key="${event.key}"]`)].find((el) => el.getClientRects().length > 0);
        keyed?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); // a hex of a map has no click()
        event.preventDefault();
        return;
      }
      if (event.key.startsWith("Arrow")) {
        const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
        if (ref.current.step && sideways && !target.matches(THINGS)) {
          if (target.matches("input[type=range]")) return;
          ref.current.step(event.key === "ArrowLeft" ? -1 : 1);
          event.preventDefault();
          return;
        }
        if (target.matches(".log, .optlist *")) return;
        const to = target.matches(THINGS) ? nearest(target, event.key) : document.querySelector<HTMLElement>(`${THINGS}[data-lit]`);
        to?.focus();
        if (to) event.preventDefault();
        return;
      }
      const act = { u: ref.current.undo, h: ref.current.hint, i: ref.current.pin, l: ref.current.log, r: ref.current.rules, s: ref.current.since, p: ref.current.plan, "?": ref.current.help }[KEYS[event.code] ?? event.key];
      if (act) {
        act();
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Letters by their place, so that they work with a Russian keyboard too. */
const KEYS: Record<string, string> = { KeyU: "u", KeyH: "h", KeyI: "i", KeyL: "l", KeyR: "r", KeyS: "s", KeyP: "p" };
