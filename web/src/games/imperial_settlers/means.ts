/** What others' moves mean for an empire: what was razed, what may be razed next, who has passed. */
import { gone, list, mean, others, type Mean, type Naming } from "@/since/mean";
import type { View } from "./view";

/** Locations of a seat that another may raze with the swords it has now. */
function open(view: View, seat: number, by: number): string[] {
  const swords = view.seats[by]?.goods.raze ?? 0;
  const asleep = view.peaceful || view.seats[by]?.passed || view.seats[seat]?.passed;
  if (!swords || asleep || view.phase !== "actions") return [];
  return (view.seats[seat]?.locations ?? []).filter((one) => one.raze !== null && one.raze <= swords).map((one) => one.tag);
}

export function means(before: View, after: View, seat: number, naming: Naming): Mean[] {
  const found: Mean[] = [];
  const mine = (view: View) => (view.seats[seat]?.locations ?? []).map((one) => one.tag);
  const razed = gone(mine(before), mine(after));
  if (razed.length) found.push(mean("settlers-razed", { what: list(razed.map((tag) => naming.card(tag))) }));
  for (const by of others(after.seats.length, seat)) {
    const now = open(after, seat, by);
    if (now.length && open(before, seat, by).length < now.length) found.push(mean("settlers-may-raze", { name: naming.seat(by), n: after.seats[by]!.goods.raze, what: list(now.map((tag) => naming.card(tag)), 3) }));
  }
  const passed = others(after.seats.length, seat).filter((one) => after.seats[one]?.passed && !before.seats[one]?.passed);
  if (passed.length) found.push(mean("settlers-passed", { names: passed.map((one) => naming.seat(one)).join(", "), n: passed.length }));
  if (after.round > before.round && after.first === seat && before.first !== seat) found.push(mean("first-now"));
  return found;
}
