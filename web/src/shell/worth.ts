/** How the worth of an advised answer is said: shares of a win that cannot be told apart are not said as figures. */
export const ALIKE = 0.01;

/** Of the i-th answer: `line` (its share in figures), `few` (under one of a hundred), `alike` (about as good as the first), or `glance`: it promised more than the first, which the bot took after looking further. */
export function worthOf(reasons: readonly { expected: number }[], i: number): "line" | "few" | "alike" | "glance" {
  const share = reasons[i]?.expected ?? 0;
  if (i > 0 && Math.abs((reasons[0]?.expected ?? 0) - share) < ALIKE) return "alike";
  if (i > 0 && share > (reasons[0]?.expected ?? 0)) return "glance";
  return share < ALIKE ? "few" : "line";
}
