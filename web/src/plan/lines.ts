/** A plan while it is made: lines of answers, of which the last is being written. */
export interface Draft {
  /** Lines that are written, and the one at hand; keys with how they are said. */
  lines: readonly (readonly Answer[])[];
  line: readonly Answer[];
  own: boolean;
  needs: readonly Answer[];
}

export interface Answer {
  key: string;
  said: string;
}

export const MOST_LINES = 3;
export const MOST_STEPS = 6;
export const EMPTY: Draft = { lines: [], line: [], own: false, needs: [] };

export const path = (draft: Draft): string[] => draft.line.map((answer) => answer.key);
export const whole = (draft: Draft): (readonly Answer[])[] => [...draft.lines, draft.line].filter((line) => line.length > 0);

export function answered(draft: Draft, answer: Answer): Draft {
  return draft.line.length >= MOST_STEPS ? draft : { ...draft, line: [...draft.line, answer] };
}

/** One answer back; from the beginning of a line, to the end of the one before it. */
export function back(draft: Draft): Draft {
  if (draft.line.length) return { ...draft, line: draft.line.slice(0, -1) };
  const last = draft.lines.at(-1);
  return last ? { ...draft, lines: draft.lines.slice(0, -1), line: last } : draft;
}

/** Another line, for the case that this one does not fit. */
export function otherwise(draft: Draft): Draft {
  return draft.line.length && draft.lines.length < MOST_LINES - 1 ? { ...draft, lines: [...draft.lines, draft.line], line: [] } : draft;
}

export function needed(draft: Draft, answer: Answer): Draft {
  const there = draft.needs.some((one) => one.key === answer.key);
  return { ...draft, needs: there ? draft.needs.filter((one) => one.key !== answer.key) : [...draft.needs, answer].slice(-4) };
}
