/** What an option would do (LOOK §12): said before it is taken, from what its seat can know. */
import { useHold } from "./hold";
import { useEffect, useRef, useState, type FocusEvent, type MouseEvent } from "react";
import { Icon } from "@/icons/Icon";
import { useMedia } from "@/boards/parts";
import type { OptionInfo, Preview, ReasonInfo, ToldInfo } from "@/wire";
import { Leader } from "./Leader";
import { refsOf } from "./lit";
import { canHover, useTable, WIDE, type Table } from "./table";
import { useUi, type Ui } from "./ui";

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

/** The option that a first press has shown. */
export function useTaken(): OptionInfo | null {
  const t = useTable();
  return t.question?.options.find((one) => one.key === t.taking) ?? null;
}

/** A phone held upright: the board makes room for what a first press has shown. In a lesson its note has that room. */
export function useBetween(): boolean {
  const phone = useMedia("(max-width: 700px) and (min-height: 481px)");
  const t = useTable();
  return phone && t.taking !== null && !t.state.lesson;
}

/** Why an answer is advised, from the traits of the position it leads to. */
export function because(reason: ReasonInfo, t: Table, ui: Ui): string {
  const named = (good: boolean) =>
    [true, false].flatMap((more) => {
      const traits = reason.traits.filter((trait) => trait.good === good && trait.more === more);
      const what = traits.map((trait) => t.texts.maybe(`trait-${trait.name}`)).filter(Boolean).join(", ");
      return what ? [ui(more ? "hint-more" : "hint-less", { what })] : [];
    });
  const [good, bad] = [named(true), named(false)];
  return [good.length ? ui("hint-for", { what: good.join("; ") }) : "", bad.length ? ui("hint-against", { what: bad.join("; ") }) : ""].filter(Boolean).join(" ");
}

/** Whether the note of an option that is looked at stands there; the note of a lesson tells of its own option. */
export const isLooking = (t: Table): boolean => t.question !== null && t.preview !== null && t.preview.key !== t.state.lesson?.keys[0];

/** The note: in the side column where there is one, else above the prompt, on a phone between board and prompt. It stands in one of them. */
export function Foresight({ place }: { place: "side" | "above" | "between" }) {
  const t = useTable();
  const between = useBetween();
  const { question } = t;
  const here = hasSide() ? "side" : between ? "between" : "above";
  const rest = t.selected ? (t.lit.get(t.selected) ?? []) : [];
  if (!question || place !== here) return null;
  // several options speak of what is selected: all of them, until one is looked at
  if (!t.preview && place === "side" && rest.length > 1 && rest.length <= SIDE_BY_SIDE && !t.state.lesson) return <Compared key={`${t.n} ${t.selected}`} options={rest} />;
  return isLooking(t) ? <Note place={place} /> : null;
}

/** So many options of one thing are told side by side. */
const SIDE_BY_SIDE = 3;

/** What each option of the selected thing would do: asked for one after the other. */
function Compared({ options }: { options: readonly OptionInfo[] }) {
  const t = useTable();
  const ui = useUi();
  const { feed, question } = t;
  const box = useRef<HTMLElement>(null);
  const [told, tell] = useState<readonly Preview[]>([]);
  const found = t.state.preview;
  const next = options.find((option) => !told.some((one) => one.key === option.key))?.key;
  useEffect(() => {
    if (question && next !== undefined) feed.askPreview(question.id, next);
  }, [feed, question, next]);
  if (found && found.n === t.n && found.question === question?.id && options.some((option) => option.key === found.key) && !told.some((one) => one.key === found.key)) tell([...told, found]);
  if (!told.length) return null;
  const say = (one: ToldInfo["said"]) => t.texts.said(one, t.names, t.seat);
  return (
    <>
      <section className="foresight zone several" ref={box} role="status" aria-live="polite" aria-label={ui("would-title")}>
        <header>
          <em>{ui("would-not-yet")}</em>
        </header>
        {options.map((option) => {
          const preview = told.find((one) => one.key === option.key);
          return (
            preview && (
              <div key={option.key}>
                <b>{say(option.said)}</b>
                <ul>
                  {preview.lines.slice(0, 3).map((one, i) => (
                    <li key={i}>
                      {one.share < 1 && <Share share={one.share} />}
                      {t.texts.mine(one.said, t.names, t.seat)}
                    </li>
                  ))}
                  {preview.lines.length > 3 && <li>{ui("and-more", { n: preview.lines.length - 3 })}</li>}
                  {preview.lines.length === 0 && <li>{preview.nothing ? ui("would-nothing") : preview.then ? ui("would-then", { what: say(preview.then) }) : ui("would-later")}</li>}
                </ul>
              </div>
            )
          );
        })}
      </section>
      <Leader things={[t.selected ?? ""]} from={box} />
    </>
  );
}

function Note({ place }: { place: string }) {
  const t = useTable();
  const ui = useUi();
  const preview = t.preview!;
  const question = t.question!;
  const box = useRef<HTMLElement>(null);
  // what is spoken about stays in sight where the board gives room away
  const about = t.taking === null ? "" : (question.options.filter((one) => one.key === t.taking).flatMap((one) => refsOf(one, t.also)).find(t.shown) ?? "");
  useEffect(() => {
    if (about) document.querySelector(`[data-thing="${CSS.escape(about)}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [about]);
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
  const advice = t.state.hint?.slice(0, 3) ?? [];
  const nth = advice.findIndex((one) => one.key === preview.key);
  const reason = nth < 0 ? "" : because(advice[nth]!, t, ui);
  return (
    <>
      <section className={`foresight zone ${place === "between" ? "between" : ""}`} ref={box} role="status" aria-live="polite" aria-label={ui("would-title")}>
        <header>
          <b>{say(option.said)}</b>
          {(place !== "between" || !reason) && <em>{ui("would-not-yet")}</em>}
          {reason && place === "between" && <em>{ui("would-hint", { n: nth + 1, all: advice.length, why: reason })}</em>}
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
                {t.texts.mine(one.said, t.names, t.seat)}
              </li>
            ))}
            {preview.anyway.map((one, i) => (
              <li key={`a${i}`}>
                {t.texts.mine(one.said, t.names, t.seat).replace(/\.$/, ",")} <small>{ui("would-anyway")}</small>
              </li>
            ))}
          </ul>
        )}
        {after && <p className="then">{after}</p>}
      </section>
      <Leader things={refsOf(option, t.also)} from={box} />
    </>
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
