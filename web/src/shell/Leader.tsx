/** The ink line from a note to the thing it speaks about (LOOK §12); one at a time, which whoever draws it sees to. Covered or scrolled away: no line. */
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { leaderTo, type Line } from "./route";

/** To the first of these things that can be seen, else (`advised`) to the button of what is advised. `mark`: a new one brings what is out of sight into its box, once. */
export function Leader({ things, from, mark, advised = false }: { things: readonly string[]; from: RefObject<HTMLElement | null>; mark?: string; advised?: boolean }) {
  const [line, setLine] = useState<Line | null>(null);
  const names = things.join(" ");
  const shown = useRef("");
  const draw = useCallback(() => {
    const next = from.current ? leaderTo(names.split(" "), from.current, advised) : null;
    const made = next?.path ?? "";
    if (made === shown.current) return;
    shown.current = made;
    setLine(next);
  }, [names, from, advised]);
  useEffect(() => {
    draw();
    // cards travel to their places, images and sheets come and go: it follows them for as long as it is there
    const timer = window.setInterval(draw, 250);
    addEventListener("resize", draw);
    document.addEventListener("scroll", draw, true);
    return () => {
      window.clearInterval(timer);
      removeEventListener("resize", draw);
      document.removeEventListener("scroll", draw, true);
    };
  }, [draw, mark]);
  useEffect(() => {
    if (mark === undefined) return;
    for (const name of names.split(" ")) {
      const thing = document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`);
      if (!thing || thing.offsetParent === null) continue;
      thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      return;
    }
  }, [names, mark]);
  if (!line) return null;
  return (
    <svg className="leaders" aria-hidden>
      <path className="ld-h" d={line.path} />
      <path className="ld" d={line.path} />
      <circle className="ld-o" cx={line.x} cy={line.y} r="5.5" />
      <circle className="ld-i" cx={line.x} cy={line.y} r="2" />
    </svg>
  );
}
