/** Numbers of the steps on the board, and dotted ways between places (LOOK §12): drawn over everything, pressed by nobody. */
import { useLayoutEffect, useState } from "react";
import { MARKED, type Shown } from "./steps";

interface Mark {
  number: number;
  x: number;
  y: number;
  now: boolean;
}
interface Way {
  d: string;
  now: boolean;
}

const SIZE = 11;

/** The element that shows a thing, where it can be seen: not scrolled away, not on a part that is hidden. */
function seen(ref: string): (DOMRect & { drawn?: boolean }) | null {
  const exact = CSS.escape(ref);
  const card = ref.startsWith("card:") && !/[@#]/.test(ref);
  const found = document.querySelectorAll<Element>([`[data-thing="${exact}"]`, ...(card ? [`[data-thing^="${exact}@"]`, `[data-thing^="${exact}#"]`] : [])].map((one) => `.slot ${one}, .handslot ${one}`).join(", "));
  for (const element of found) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const frame = (element.closest(".slot, .handslot") ?? document.body).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
    if (covered(element, x, y)) continue;
    return element instanceof SVGElement ? Object.assign(box, { drawn: true }) : box;
  }
  return null;
}

/** Whether a sheet lies over it: a number there would speak of the sheet. */
function covered(element: Element, x: number, y: number): boolean {
  const sheet = document.elementFromPoint(x, y)?.closest("[data-sheet]");
  return !!sheet && !sheet.contains(element);
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** A bow from one place to another, that ends at its edge. */
function bow(from: DOMRect, to: DOMRect): string {
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const short = Math.min(to.width, to.height) * 0.3;
  const [ex, ey] = [bx - ((bx - ax) / far) * short, by - ((by - ay) / far) * short];
  const [mx, my] = [(ax + ex) / 2 - (ey - ay) * 0.16, (ay + ey) / 2 + (ex - ax) * 0.16];
  return `M${ax} ${ay}Q${mx} ${my} ${ex} ${ey}`;
}

function look(shown: readonly Shown[], current: number): { marks: Mark[]; ways: Way[] } {
  const marks: Mark[] = [];
  const ways: Way[] = [];
  for (const one of shown) {
    const now = one.number === current;
    if (one.number > current) continue; // it has not happened yet
    const boxes = one.places.map(seen).filter((box) => box !== null).slice(0, now ? MARKED : 1);
    for (const box of boxes) {
      // a place on a map has no corner: inside it, upper left
      const [dx, dy] = box.drawn ? [box.width * 0.24, box.height * 0.3] : [Math.min(5, box.width / 4), -3]; // on a card's edge, so that its name can be read
      let [x, y] = [Math.max(SIZE + 2, Math.min(innerWidth - SIZE - 2, box.left + dx)), box.top + dy];
      while (marks.some((other) => Math.hypot(other.x - x, other.y - y) < SIZE * 2)) [x, y] = [x + SIZE * 2, y];
      marks.push({ number: one.number, x, y, now });
    }
    for (const [from, to] of one.paths) {
      const [a, b] = [seen(from), seen(to)];
      if (a && b) ways.push({ d: bow(a, b), now });
    }
  }
  return { marks, ways };
}

export function Marks({ shown, current }: { shown: readonly Shown[]; current: number }) {
  const [drawn, setDrawn] = useState<{ marks: Mark[]; ways: Way[] }>({ marks: [], ways: [] });
  useLayoutEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setDrawn(look(shown, current)));
    };
    again();
    const watch = new MutationObserver(again); // a board that is shown, a map that is moved
    const board = document.querySelector(".slot");
    if (board) watch.observe(board, { subtree: true, attributeFilter: ["viewBox", "data-at"] });
    const late = window.setTimeout(again, 420); // cards have travelled by then
    window.addEventListener("resize", again);
    document.addEventListener("scroll", again, true);
    document.addEventListener("click", again);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      window.clearTimeout(late);
      window.removeEventListener("resize", again);
      document.removeEventListener("scroll", again, true);
      document.removeEventListener("click", again);
    };
  }, [shown, current]);
  return (
    <svg className="since-marks" aria-hidden="true">
      <defs>
        <marker id="since-tip" viewBox="0 0 10 10" refX="6" refY="5" markerUnits="userSpaceOnUse" markerWidth="12" markerHeight="12" orient="auto-start-reverse">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {drawn.ways.map((way, i) => (
        <path key={i} className={way.now ? "way now" : "way"} d={way.d} markerEnd="url(#since-tip)" />
      ))}
      {drawn.marks.map((mark, i) => (
        <g key={i} className={mark.now ? "nm now" : "nm"} transform={`translate(${mark.x} ${mark.y})`}>
          <circle r={SIZE} />
          <text y="4.5">{mark.number}</text>
        </g>
      ))}
    </svg>
  );
}
