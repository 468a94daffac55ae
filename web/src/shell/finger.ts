/**
 * A finger cannot rest on a thing: its first press shows what an option would do, the second one takes it (LOOK §12). A mouse
 * and the keyboard answer at once, on any device: it is the last press that counts, not what the screen could do.
 */
import type { Preview, QuestionInfo } from "@/wire";
import { currentSettings } from "./settings";

/** So long the first press waits to be told what would come (ms); then it answers, as it would without. */
export const PATIENCE = 1200;

let touched = false;
if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), true);
  document.addEventListener("keydown", () => (touched = false), true);
}

/** Whether the last press was a finger's, and such presses look first. */
export const fingerLooks = (): boolean => touched && currentSettings().touch === "look";

/** Whether a first press on this option looks: not where there is no choice, nor at a part of several, which goes back with a press. */
export function looksFirst(question: QuestionInfo, key: string, advised: readonly string[] = []): boolean {
  if (question.options.length < 2 || advised[0] === key) return false; // a lesson's note tells of its own option
  return question.picked === null || question.bounds[1] < 2;
}

/** Whether there is anything to see before it is taken. The first part of a decision does nothing yet: the next one tells. */
export const speaks = (preview: Pick<Preview, "lines" | "figures" | "nothing" | "over">): boolean => preview.nothing || preview.lines.length > 0 || preview.figures.length > 0 || preview.over > 0;
