/** What a question lights up: pure functions from questions to things. */
import type { ClosedInfo, OptionInfo, QuestionInfo, SaidInfo } from "@/wire";

/** A thing at the table as options name it: `card:com-quarry@2#1`, `space:work`, `seat:1`, `good:wood`. */
export type Ref = string;

/** Answers that are a way out: plain, last, key 0. */
const WAYS_OUT = new Set(["pass", "done", "no", "end", "stop", "skip"]);

export const cardRef = (tag: string): Ref => `card:${tag}`;
export const isFree = (option: { key: string }): boolean => option.key.startsWith("free:");
export const isWayOut = (option: { key: string }): boolean => WAYS_OUT.has(option.key);

/** What a game adds to the things that an option is about. */
export type Also = (item: OptionInfo | ClosedInfo) => readonly Ref[];
const NOTHING: Also = () => [];

export function refsOf(option: OptionInfo, also: Also = NOTHING): Ref[] {
  return [...option.refs.map(([kind, id]) => `${kind}:${id}`), ...also(option)];
}

export const refsOfClosed = (item: ClosedInfo, also: Also = NOTHING): Ref[] => [...refsOfSaid(item.said), ...also(item)];

/** The things a message is about; closed options are known by theirs. */
export function refsOfSaid(said: SaidInfo): Ref[] {
  return Object.entries(said.args).flatMap(([name, value]) => {
    const kind = said.kinds[name] ?? "number";
    if (kind === "number" || value === null) return [];
    return (Array.isArray(value) ? value : [value]).filter((each) => each !== null).map((each) => `${kind}:${each}`);
  });
}

export interface Lit {
  /** Things, each with the options about it. Free actions are not here until their chip is pressed. */
  lit: ReadonlyMap<Ref, readonly OptionInfo[]>;
  /** Things, each with what cannot be done with it now, and why. */
  closed: ReadonlyMap<Ref, readonly ClosedInfo[]>;
}

export interface FreeGroup {
  id: string;
  options: OptionInfo[];
}

function gather<T>(items: readonly T[], refs: (item: T) => readonly Ref[]): Map<Ref, T[]> {
  const map = new Map<Ref, T[]>();
  for (const item of items) {
    for (const ref of new Set(refs(item))) map.set(ref, [...(map.get(ref) ?? []), item]);
  }
  return map;
}

/** The lit and the closed things of a question; of one group of free actions, if that was chosen. */
export function light(question: QuestionInfo | null, free: string | null = null, also: Also = NOTHING): Lit {
  if (!question) return { lit: new Map(), closed: new Map() };
  const options = free
    ? question.options.filter((option) => isFree(option) && option.said.id === free)
    : question.options.filter((option) => !isFree(option));
  const closed = free ? [] : question.closed;
  return { lit: gather(options, (option) => refsOf(option, also)), closed: gather(closed, (item) => refsOfClosed(item, also)) };
}

/** Free actions, gathered by what they do. */
export function freeGroups(question: QuestionInfo | null): FreeGroup[] {
  const groups = new Map<string, OptionInfo[]>();
  for (const option of question?.options ?? []) {
    if (isFree(option)) groups.set(option.said.id, [...(groups.get(option.said.id) ?? []), option]);
  }
  return [...groups].map(([id, options]) => ({ id, options }));
}

/** The options the prompt must show as buttons: those about nothing that is on the board, ways out last. */
export function buttons(question: QuestionInfo | null, shown: (ref: Ref) => boolean, also: Also = NOTHING): OptionInfo[] {
  const rest = (question?.options ?? []).filter((option) => !isFree(option) && !refsOf(option, also).some(shown));
  return [...rest.filter((option) => !isWayOut(option)), ...rest.filter(isWayOut)];
}

/** Closed options to show beside the buttons: those about nothing on the board. */
export function closedButtons(question: QuestionInfo | null, shown: (ref: Ref) => boolean, also: Also = NOTHING): ClosedInfo[] {
  return (question?.closed ?? []).filter((item) => !item.key.startsWith("free:") && !refsOfClosed(item, also).some(shown));
}

/** The things of what was done and of what was stronger. What both are about tells nothing, unless that is all there is. */
export function twoWays(decision: { did: OptionInfo; best: OptionInfo }, also: Also = NOTHING): { did: ReadonlySet<Ref>; best: ReadonlySet<Ref> } {
  const [did, best] = [new Set(refsOf(decision.did, also)), new Set(refsOf(decision.best, also))];
  const apart = (these: Set<Ref>, those: Set<Ref>) => new Set([...these].filter((ref) => !those.has(ref)));
  const [own, other] = [apart(did, best), apart(best, did)];
  return own.size || other.size ? { did: own, best: other } : { did, best };
}

/** What a press on a thing means: an answer if it can only mean one thing, else the thing is selected. */
export function pressed(lit: Lit, ref: Ref, selected: Ref | null, also: Also = NOTHING): { answer: string } | { select: Ref | null } {
  const here = lit.lit.get(ref) ?? [];
  if (selected && selected !== ref) {
    const both = here.filter((option) => refsOf(option, also).includes(selected));
    if (both.length === 1) return { answer: both[0]!.key };
  }
  if (selected === ref) return { select: null };
  const only = here.length === 1 ? here[0] : undefined;
  if (only && !(lit.closed.get(ref)?.length ?? 0)) return { answer: only.key };
  return { select: here.length || lit.closed.has(ref) ? ref : null };
}
