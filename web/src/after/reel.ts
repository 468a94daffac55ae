/** The course of a game as a scale: rounds as long as they took, and what stands on it. */
import { useEffect, useRef, useState } from "react";

export interface Span {
  from: number;
  to: number;
  /** How much of it lies behind, 0 to 1. */
  done: number;
}

/** The rounds between the first move and the last. */
export function spans(rounds: readonly number[], last: number, at: number): Span[] {
  const starts = rounds.length ? rounds.map((start, i) => (i === 0 ? 0 : start)) : [0];
  return starts.map((from, i) => {
    const to = Math.max(from, starts[i + 1] ?? last);
    const done = to > from ? Math.max(0, Math.min(1, (at - from) / (to - from))) : Number(at >= to);
    return { from, to, done };
  });
}

/** Where a round begins before or after a move. */
export function roundStep(rounds: readonly number[], at: number, last: number, by: -1 | 1): number {
  if (by < 0) return [...rounds].reverse().find((start) => start < at) ?? 0;
  return rounds.find((start) => start > at) ?? last;
}

/** The round (from 1) that a move lies in; 0 where the game has none. */
export function roundAt(rounds: readonly number[], at: number): number {
  return rounds.filter((start, i) => i === 0 || start <= at).length;
}

/** What a key does to the scale beyond what a slider does by itself: whole rounds. Null: nothing. */
export function keyed(key: string, shift: boolean, rounds: readonly number[], at: number, last: number): number | null {
  if ((shift && (key === "ArrowRight" || key === "ArrowUp")) || key === "PageUp") return roundStep(rounds, at, last, 1);
  if ((shift && (key === "ArrowLeft" || key === "ArrowDown")) || key === "PageDown") return roundStep(rounds, at, last, -1);
  return null;
}

export const SPEEDS = [1, 2, 4] as const;
/** Milliseconds a move is looked at, at the slowest. */
export const PACE = 1400;

/** Goes on by itself while it plays: from one move to the next once that is shown, and stops where something is marked. */
export function useAutoplay({ at, last, ready, stops, onMove }: { at: number; last: number; ready: boolean; stops: readonly number[]; onMove: (to: number) => void }) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  const begun = useRef(-1);
  const move = useRef(onMove);
  move.current = onMove;
  const stopped = at >= last || (at !== begun.current && stops.includes(at));
  useEffect(() => {
    if (!playing) return;
    if (stopped) {
      setPlaying(false);
      return;
    }
    if (!ready) return;
    const timer = window.setTimeout(() => move.current(at + 1), PACE / speed);
    return () => window.clearTimeout(timer);
  }, [playing, stopped, ready, at, speed]);
  const toggle = () => {
    begun.current = at >= last ? 0 : at;
    if (!playing && at >= last) move.current(0);
    setPlaying(!playing);
  };
  return { playing, speed, setSpeed, toggle };
}
