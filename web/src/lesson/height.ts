/** A note lies at the head of the side column, or between board and prompt where there is none. */
import { useLayoutEffect, type RefObject } from "react";

/** The side column begins below the note. */
export function useHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const note = box.current;
    const table = note?.closest<HTMLElement>(".table");
    if (!note || !table) return;
    const seen = new ResizeObserver(() => table.style.setProperty("--note-h", `${note.offsetHeight}px`));
    seen.observe(note);
    return () => {
      seen.disconnect();
      table.style.removeProperty("--note-h");
    };
  });
}
