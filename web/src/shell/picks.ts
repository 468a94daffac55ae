/**
 * Decisions in several answers. The engine takes them one by one and ends with the last that may be given; a person may change
 * their mind until they say that it is all: the last answer is held here, and one that was sent is taken back.
 */
import type { QuestionInfo } from "@/wire";
import { isWayOut } from "./lit";

/** What is to be sent one after the other, each when the last has been confirmed. `done`: only if that is still asked. */
export type Step = { undo: true } | { key: string } | { done: true };

/** Whether this answer would end the decision by itself: then it is held until it is confirmed. */
export function endsBy(question: QuestionInfo, key: string): boolean {
  const option = question.options.find((one) => one.key === key);
  if (question.picked === null || !option || isWayOut(option)) return false;
  const high = question.bounds[1];
  if (high < 2) return false; // one of several is a plain choice
  const others = question.options.filter((one) => !isWayOut(one)).length;
  return question.count + 1 >= high || others === 1;
}

/** How to take back one of the answers that were sent: the decision goes back as a whole, then the others are given again. */
export const withoutPick = (picked: readonly string[], at: number): Step[] => [{ undo: true }, ...picked.filter((_, i) => i !== at).map((key): Step => ({ key }))];

/** How to give the answer that was held. */
export const confirmed = (key: string): Step[] => [{ key }, { done: true }];
