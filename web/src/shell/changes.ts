/** What just changed: a comparison of two views, without knowing the game. */

export interface Changes {
  /** Cards that came into a zone (tag or id). */
  cards: ReadonlySet<string>;
  /** Numbers that changed, by their path: `seats.0.goods.wood` → 2. */
  numbers: ReadonlyMap<string, number>;
}

export const NO_CHANGES: Changes = { cards: new Set(), numbers: new Map() };

function nameOf(item: unknown): string | null {
  if (typeof item === "string") return item;
  if (typeof item === "object" && item !== null) {
    const { tag, id, card } = item as Record<string, unknown>;
    for (const name of [tag, id, card]) if (typeof name === "string") return name;
  }
  return null;
}

export function changesBetween(before: unknown, after: unknown): Changes {
  const cards = new Set<string>();
  const numbers = new Map<string, number>();
  walk(before, after, "", cards, numbers);
  return { cards, numbers };
}

function walk(before: unknown, after: unknown, path: string, cards: Set<string>, numbers: Map<string, number>): void {
  if (before === after || after === null || after === undefined) return;
  if (typeof after === "number") {
    if (typeof before === "number") numbers.set(path, after - before);
    return;
  }
  if (typeof after === "string") {
    if (before === null || typeof before === "string") cards.add(after);
    return;
  }
  const join = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(after)) {
    const old = Array.isArray(before) ? before : [];
    const names = after.map(nameOf);
    if (names.every((name) => name === null)) {
      after.forEach((item, i) => walk(old[i], item, join(i), cards, numbers));
      return;
    }
    const left = new Map<string, number>();
    for (const item of old) {
      const name = nameOf(item);
      if (name !== null) left.set(name, (left.get(name) ?? 0) + 1);
    }
    after.forEach((item, i) => {
      const name = names[i] ?? null;
      if (name === null) return;
      const count = left.get(name) ?? 0;
      if (count === 0) cards.add(name);
      else {
        left.set(name, count - 1);
        const same = old.find((other) => nameOf(other) === name);
        if (typeof item === "object" && JSON.stringify(same) !== JSON.stringify(item)) cards.add(name);
      }
    });
    return;
  }
  if (typeof after === "object") {
    const old = typeof before === "object" && before !== null ? (before as Record<string, unknown>) : {};
    for (const [key, value] of Object.entries(after)) walk(old[key], value, join(key), cards, numbers);
  }
}

/** Later changes on top of earlier ones. */
export function addChanges(earlier: Changes, later: Changes): Changes {
  const numbers = new Map(earlier.numbers);
  for (const [path, by] of later.numbers) numbers.set(path, (numbers.get(path) ?? 0) + by);
  for (const [path, by] of numbers) if (by === 0) numbers.delete(path);
  return { cards: new Set([...earlier.cards, ...later.cards]), numbers };
}

/** How long a mark stays (LOOK §4). */
export const MARK = 4000;

/** What changed, and when it was seen. */
export interface Recent {
  at: number;
  changes: Changes;
}

/** One more change: the marks of one's own decision and of what followed, none older than a mark lasts. */
export function remember(recent: readonly Recent[], changes: Changes, now: number, anew: boolean): readonly Recent[] {
  const kept = anew ? [] : recent.filter((one) => now - one.at < MARK);
  return changes.cards.size || changes.numbers.size ? [...kept, { at: now, changes }] : kept;
}

export const shownOf = (recent: readonly Recent[]): Changes => recent.reduce<Changes>((all, one) => addChanges(all, one.changes), NO_CHANGES);
