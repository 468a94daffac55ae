/** What an option would do (LOOK §12): said before it is taken, from what its seat can know. */
import { useHold } from "./hold";
import { useRef, type FocusEvent, type MouseEvent } from "react";
import { Icon } from "@/icons/Icon";
import type { ToldInfo } from "@/wire";
import { canHover, useTable, WIDE } from "./table";
import { useUi } from "./ui";

/** Whether the window has room for a side column. */
export const hasSide = (): boolean => matchMedia(WIDE).matches;

/** Looking at an option: with the mouse or by the keyboard after a moment, by holding it at once. */
export function useLooked(key: string | undefined) {
  const t = useTable();
  const held = useRef(false);
  const look = () => {
    held.current = true; // a finger that is lifted leaves the button, and has not read yet
    if (key !== undefined) t.foresee(key, true);
  };
  const hold = useHold(look);
  if (key === undefined) return {};
  return {
    ...hold,
    onMouseEnter: () => {
      held.current = false;
      if (canHover()) t.foresee(key);
    },
    onMouseLeave: () => !held.current && t.foresee(null),
    onFocus: (event: FocusEvent<Element>) => event.currentTarget.matches(":focus-visible") && t.foresee(key),
    onBlur: () => t.foresee(null),
    onContextMenu: (event: MouseEvent<Element>) => {
      event.preventDefault();
      look();
    },
  };
}

/** The note: in the side column where there is one (`side`), else above the prompt. It stands in one of the two places. */
export function Foresight({ side = false }: { side?: boolean }) {
  const t = useTable();
  const ui = useUi();
  const { preview, question } = t;
  // the note of a lesson tells of its own option
  if (!preview || !question || side !== hasSide() || preview.key === t.state.lesson?.keys[0]) return null;
  const option = question.options.find((one) => one.key === preview.key);
  if (!option) return null;
  const say = (one: ToldInfo["said"]) => t.texts.said(one, t.names, t.seat);
  const other = preview.then_seat !== null && preview.then_seat !== t.seat ? t.seats[preview.then_seat] : undefined;
  const after =
    preview.over >= 1
      ? ui("would-over")
      : preview.over > 0
        ? ui("would-over-maybe", { share: Math.round(preview.over * 100) })
        : preview.then
          ? ui("would-then", { what: say(preview.then) })
          : other
            ? ui("would-other", { name: other.name })
            : "";
  return (
    <section className="foresight zone" role="status" aria-live="polite" aria-label={ui("would-title")}>
      <header>
        <b>{say(option.said)}</b>
        <em>{ui("would-not-yet")}</em>
      </header>
      {preview.nothing && (
        <p className="idle">
          <Icon name="lock" />
          {ui("would-nothing")}
        </p>
      )}
      {(preview.lines.length > 0 || preview.anyway.length > 0) && (
        <ul>
          {preview.lines.map((one, i) => (
            <li key={i}>
              {one.share < 1 && <Share share={one.share} />}
              {say(one.said)}
            </li>
          ))}
          {preview.anyway.map((one, i) => (
            <li key={`a${i}`}>
              {say(one.said)} <small>{ui("would-anyway")}</small>
            </li>
          ))}
        </ul>
      )}
      {after && <p className="then">{after}</p>}
    </section>
  );
}

/** In how many cases of a hundred: a bar and the number. */
function Share({ share }: { share: number }) {
  const n = Math.max(1, Math.round(share * 100));
  return (
    <span className="share">
      <i style={{ width: `${n}%` }} aria-hidden />
      <b>{n} %</b>
    </span>
  );
}
