/** What a review and a story say, put together for the page. */
import { points } from "@/shell/points";
import type { GameTexts } from "@/shell/texts";
import type { History, ReviewDecision, ReviewWay, TableInfo, TaleInfo, TriedInfo } from "@/wire";

/** A share in per cent; what is more than nothing is never said to be nothing. */
export const percent = (share: number): string => (share > 0 && share < 0.005 ? "<1" : String(Math.round(share * 100)));

/** What speaks for an answer (or against it), as the game's texts name it. */
export function traits(way: ReviewWay, good: boolean, texts: GameTexts): string[] {
  return way.traits
    .filter((one) => one.good === good)
    .map((one) => ({ what: texts.maybe(`trait-${one.name}`), more: one.more }))
    .filter(({ what }) => what)
    .map(({ what, more }) => texts.say(more ? "cli-play-more" : "cli-play-less", { what }));
}

/** Why the other way was stronger, in a sentence; nothing where the traits say nothing. */
export function because(one: ReviewDecision, texts: GameTexts, names: readonly string[], seat: number): string {
  const better = traits(one.best, true, texts);
  const worse = traits(one.did, false, texts).filter((what) => !traits(one.best, false, texts).includes(what));
  const through = one.best.through ?? [];
  return [better.length ? texts.say("after-better", { what: better.join(", ") }) : "", worse.length ? texts.say("after-worse", { what: worse.join(", ") }) : "", through.length ? texts.say("after-through", { what: through.map((said) => texts.said(said, names, seat)).join(" ") }) : ""].filter(Boolean).join(" ");
}

/** The course of a story as the chart wants it: points as they are, chances in per cent. */
export function asHistory(tale: TaleInfo, rounds: readonly number[]): History {
  const by = tale.chances ? 100 : 1;
  return { points: tale.course.map((seats) => seats.map((worth) => worth * by)), moves: tale.moves, rounds: [...rounds], moments: [] };
}

/** The last sentence that was told by a move: chapter and number in it; null before the first. */
export function sentenceAt(tale: TaleInfo, move: number): [number, number] | null {
  let found: [number, number] | null = null;
  let best = -1;
  tale.chapters.forEach((chapter, c) =>
    chapter.sentences.forEach((sentence, s) => {
      if (sentence.move > move || sentence.move < best) return;
      best = sentence.move;
      found = [c, s];
    }),
  );
  return found;
}

/** What came of a game tried again, beside what happened: "74 instead of 69", or won and lost where there are no points. */
export function compared(tried: Pick<TriedInfo, "scores" | "winners">, then: { scores: readonly number[]; winners: readonly number[] }, seat: number, table: Pick<TableInfo, "points" | "fraction">, texts: GameTexts): string {
  if (!tried.scores || !tried.winners) return texts.say("after-tried-running");
  if (table.points) return texts.say("after-instead", { now: points(tried.scores[seat] ?? 0, table.fraction), then: points(then.scores[seat] ?? 0, table.fraction) });
  const how = (winners: readonly number[]) => texts.say(winners.includes(seat) ? "after-won" : "after-lost");
  return texts.say("after-instead", { now: how(tried.winners), then: how(then.winners) });
}

/** So many answers of a turn that is judged as a whole are told. */
const STEPS = 10;

/** What was answered; where a turn is judged as a whole, one answer after the other. */
export function answers(way: Pick<ReviewWay, "said" | "steps">, texts: GameTexts, names: readonly string[], seat: number): string {
  const steps = (way.steps?.length ? way.steps : [way.said]).map((said) => texts.said(said, names, seat));
  return [...steps.slice(0, STEPS), ...(steps.length > STEPS ? ["…"] : [])].join(" → ");
}

/** Whether several answers of a turn are judged as one. */
export const together = (one: Pick<ReviewDecision, "last">): boolean => typeof one.last === "number";

/** What a decision cost in points at the end, where both ways have them and they agree with the chances; else 0. */
export const lost = ({ did, best }: Pick<ReviewDecision, "did" | "best">): number => (did.points === null || best.points === null ? 0 : Math.max(0, Math.round(10 * (best.points - did.points)) / 10));
