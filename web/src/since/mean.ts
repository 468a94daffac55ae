/** What has changed for who comes back, told by the games (`GameModule.means`): pure, from two views. */

/** A sentence of `since.*.ftl` without its `mean-`, and what it names. */
export interface Mean {
  id: string;
  args: Record<string, string | number>;
}

/** How things are called in such a sentence. */
export interface Naming {
  seat(seat: number): string;
  card(tag: string): string;
  thing(kind: string, id: string): string;
}

/** So many sentences are told, those that matter most first. */
export const MEANT = 4;

export const mean = (id: string, args: Mean["args"] = {}): Mean => ({ id, args });

/** Names in a row, the rest as a number: nobody reads twelve. */
export function list(names: readonly string[], most = 4): string {
  return names.length > most ? `${names.slice(0, most).join(", ")} +${names.length - most}` : names.join(", ");
}

/** What lay in `before` and does not lie in `after`, each as often as it is missing. */
export function gone(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of after) left.set(one, (left.get(one) ?? 0) + 1);
  return before.filter((one) => {
    const n = left.get(one) ?? 0;
    left.set(one, n - 1);
    return n <= 0;
  });
}

/** All seats but one. */
export const others = (many: number, seat: number): number[] => Array.from({ length: many }, (_, i) => i).filter((one) => one !== seat);
