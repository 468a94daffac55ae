/** Rows of cards that say all they say: each card as wide as its text needs, the letters as large as all of them allow. */

import { useEffect } from "react";

/** What a row may try: letters in px as drawn at 1280, and how narrow and wide a card may be. */
export interface Fitting {
  readonly letters: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** How exactly the width of a card is looked for. */
const STEP = 3;
/** What was found, by what stands on a card, its height and its letters: the same card comes again and again. */
const found = new Map<string, number>();

/** Letters that came later have other widths. */
export function forget(): void {
  found.clear();
  fitted = new WeakMap();
}

/** How much larger things are drawn than at 1280. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Its text or a word of its name does not fit. */
function cut(card: HTMLElement): boolean {
  return [...card.querySelectorAll<HTMLElement>(".ct, .cn, .why > span")].some((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2);
}

/** The least width at which each card is whole, in steps; cards that never are get the most. All are tried at once: a layout a try, not one a card. */
function needs(row: HTMLElement, cards: readonly HTMLElement[], letters: number, { least, most }: Fitting, scale: number): number[] {
  row.style.setProperty("--fit-letters", `${letters * scale}px`);
  const keys = cards.map((card) => `${letters} ${most} ${scale} ${card.clientHeight} ${document.documentElement.lang} ${card.className.includes(" no") ? 1 : 0} ${card.textContent}`);
  const open = cards.map((card, i) => ({ card, key: keys[i]!, low: least, high: most })).filter(({ key }) => !found.has(key));
  while (open.some(({ low, high }) => high - low > STEP)) {
    for (const one of open) one.card.style.setProperty("--fit", `${((one.low + one.high) / 2) * scale}px`);
    for (const one of open) {
      const middle = (one.low + one.high) / 2;
      if (cut(one.card)) one.low = middle;
      else one.high = middle;
    }
  }
  for (const { key, high } of open) found.set(key, high);
  return keys.map((key) => found.get(key)!);
}

let fitted = new WeakMap<HTMLElement, string>();

/** Gives a row's cards their widths, if anything on it changed since it was looked at. */
export function fitRow(row: HTMLElement, cards: readonly HTMLElement[], fitting: Fitting): void {
  const style = getComputedStyle(row);
  const room = row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const known = [room, row.clientHeight, document.documentElement.lang, ...cards.map((card) => `${card.className} ${card.textContent}`)].join("|");
  const told = cards.some((card) => (card.querySelector(".ct")?.clientHeight ?? 0) > 0);
  if (!told || room <= 0 || fitted.get(row) === known) return;
  const scale = rem();
  const others = [...row.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !cards.includes(child)).reduce((sum, child) => sum + child.getBoundingClientRect().width, 0);
  const gaps = (parseFloat(style.columnGap) || 0) * (row.children.length - 1);
  const free = (room - gaps - others) / scale;
  row.classList.add("fitting");
  let widths: number[] = [];
  const most = Math.max(fitting.least, Math.min(fitting.most, Math.floor(room / scale)));
  for (const letters of fitting.letters) {
    widths = needs(row, cards, letters, { ...fitting, most }, scale);
    if (widths.reduce((sum, width) => sum + width, 0) <= free) break;
  }
  cards.forEach((card, i) => card.style.setProperty("--fit", `${widths[i]! * scale}px`));
  row.classList.remove("fitting");
  fitted.set(row, known);
}

/** Steps of tightness that a style sheet knows (`[data-tight]`): for each element the first at which nothing of it is cut; the last where something always is. All are looked at before any is changed: a layout a step. */
export function tighten(elements: Iterable<HTMLElement>, most: number, cut: (element: HTMLElement) => boolean): void {
  let open = [...elements];
  for (const element of open) element.removeAttribute("data-tight");
  for (let step = 1; step <= most && open.length; step++) {
    open = open.filter(cut);
    for (const element of open) element.setAttribute("data-tight", String(step));
  }
}

/** Looks again after every drawing, when the window changes and when the letters are there. */
export function useLooking(look: () => void): void {
  useEffect(() => {
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  });
  useEffect(() => {
    let here = true;
    void document.fonts.ready.then(() => {
      forget();
      if (here) look();
    });
    return () => {
      here = false;
    };
  }, [look]);
}
