/** What others did since one's turn, as pure data: which things a step is about, and where something went. */
import type { GameModule } from "@/games/game";
import { changesBetween, type Changes } from "@/shell/changes";
import type { SaidInfo, Since, SinceStep } from "@/wire";

/** Kinds of arguments that are no place on the board. */
const NO_PLACE = new Set(["number", "seat", "side", "good", "resource", "face", "phase"]);
/** So many things of a step are marked. */
const MOST = 4;

/** Where a step can be seen: things by name, in the order of its sentences, then cards that came somewhere. */
export function placesOf(step: SinceStep, changes: Changes): string[] {
  const named = step.log.flatMap((said) => thingsOf(said));
  const cards = [...changes.cards].map((tag) => `card:${tag}`);
  return [...new Set([...named, ...cards])];
}

export function thingsOf(said: SaidInfo): string[] {
  return Object.entries(said.args).flatMap(([name, value]) => {
    const kind = said.kinds[name] ?? "number";
    if (NO_PLACE.has(kind) || value === null) return [];
    return (Array.isArray(value) ? value : [value]).filter((each) => each !== null).map((each) => `${kind}:${each}`);
  });
}

/** Where something went in a step: two things of one kind in one sentence, from the first to the second. */
export function pathsOf(step: SinceStep): [string, string][] {
  return step.log.flatMap((said): [string, string][] => {
    const things = thingsOf(said).filter((ref) => !ref.startsWith("card:"));
    const from = things[0];
    const to = things.find((ref) => ref !== from && ref.split(":")[0] === from?.split(":")[0]);
    return from && to ? [[from, to]] : [];
  });
}

export interface Shown {
  /** From 1 on. */
  number: number;
  step: SinceStep;
  changes: Changes;
  places: readonly string[];
  paths: readonly [string, string][];
}

/** Lines that only say where the game is. */
const HEADS = new Set(["log-round", "log-phase", "log-turn", "log-age"]);
export const tells = (said: SaidInfo): boolean => !HEADS.has(said.id);

/** Steps that can be told: one without a sentence goes with the one of the same seat after it, or before it. */
export function folded(steps: readonly SinceStep[]): SinceStep[] {
  const found: SinceStep[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    const silent = !step.log.some(tells);
    if (last && last.seat === step.seat && (silent || !last.log.some(tells))) found[found.length - 1] = { ...step, log: [...last.log, ...step.log] };
    else found.push(step);
  }
  return found;
}

/** How a game's board shows what sentences name. */
export type Lying = Pick<GameModule, "lies" | "ways">;

export function shownOf(since: Since, game: Lying = {}): Shown[] {
  const steps = folded(since.steps);
  return steps.map((step, i) => {
    const before = i === 0 ? since.before : steps[i - 1]!.view;
    const changes = changesBetween(before, step.view);
    const places = placesOf(step, changes).map((ref) => game.lies?.(ref, step.view) ?? ref);
    const ways = game.ways?.(before, step.view) ?? [];
    return { number: i + 1, step, changes, places: [...new Set(places)].slice(0, MOST * 3), paths: [...pathsOf(step), ...ways] };
  });
}

/** How long each of so many steps is shown, in milliseconds, and how many are taken at a time, so that all take three seconds. */
export function pace(steps: number): { wait: number; by: number } {
  const by = Math.max(1, Math.ceil(steps / 20));
  return { wait: Math.round(3000 / Math.max(1, Math.ceil(steps / by))), by };
}

export { MOST as MARKED };
