/** Which answers are advised, and the one number that an answer has on its thing, in the note, on its button and on the keyboard (LOOK §12). */
import type { OptionInfo } from "@/wire";
import type { FeedState } from "./feed";
import { isWayOut } from "./lit";

/** So many answers are advised. */
export const HINTED = 3;

/** The answers that the hint advises, else the lesson; the best first. */
export function advisedIn(state: Pick<FeedState, "hint" | "lesson">): readonly string[] {
  return (state.hint?.map((reason) => reason.key) ?? state.lesson?.keys ?? []).slice(0, HINTED);
}

/** Numbers answer with their own digit, whatever is advised. */
const own = (option: { key: string }): boolean => /^\d$/.test(option.key);
export const isNumeric = (options: readonly OptionInfo[]): boolean => options.some(own) && options.every((option) => own(option) || isWayOut(option));

/** Digits for the options shown: what is advised by its place there, numbers by their own digit, ways out by 0, the rest in turn. */
export function withDigits(options: readonly OptionInfo[], advised: readonly string[] = []): { option: OptionInfo; digit: string }[] {
  const numeric = isNumeric(options);
  let next = advised.length + 1;
  let zero = numeric && options.some((option) => option.key === "0");
  return options.map((option) => {
    if (numeric && own(option)) return { option, digit: option.key };
    const place = advised.indexOf(option.key);
    if (place >= 0 && !numeric) return { option, digit: String(place + 1) };
    if (isWayOut(option) && !zero) {
      zero = true;
      return { option, digit: "0" };
    }
    const digit = next <= 9 ? String(next) : "";
    next += 1;
    return { option, digit };
  });
}
