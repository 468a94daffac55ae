/** What others' moves mean for a city: places one's citizens no longer reach, cards that are gone, a titan that fell, who has passed. */
import { gone, list, mean, others, type Mean, type Naming } from "@/since/mean";
import type { SpaceView, View } from "./view";

/** Whether a citizen of that seat may still go there: higher than those who came, or the same (else it costs a fee). */
function reaches(space: SpaceView, ready: readonly number[]): boolean {
  if (!space.open || space.rule !== "higher" || !space.citizens.length) return space.open;
  const most = Math.max(...space.citizens.map(([, skill]) => skill ?? 0));
  return ready.some((skill) => skill > most);
}

export function means(before: View, after: View, seat: number, naming: Naming): Mean[] {
  const found: Mean[] = [];
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return found;
  const lost = gone(was.empire, is.empire).filter((card) => is.lost.includes(card));
  if (lost.length) found.push(mean("world-lost", { what: list(lost.map((tag) => naming.card(tag))) }));
  if (after.round === before.round && is.ready.length && !is.passed) {
    const closed = after.spaces.filter((space) => !reaches(space, is.ready) && before.spaces.some((one) => one.id === space.id && reaches(one, is.ready)));
    if (closed.length) found.push(mean("world-closed", { what: list(closed.map((space) => naming.thing("space", space.id))), n: closed.length }));
  }
  const fallen = others(after.seats.length, seat).flatMap((one) => gone(after.seats[one]?.titans ?? [], before.seats[one]?.titans ?? []).map((titan) => ({ one, titan })));
  for (const { one, titan } of fallen) found.push(mean("world-titan", { name: naming.seat(one), titan: naming.card(titan) }));
  const sold = [...gone(before.row, after.row), ...gone(before.military, after.military)];
  if (sold.length) found.push(mean("world-sold", { what: list(sold.map((tag) => naming.card(tag))), n: sold.length }));
  const passed = others(after.seats.length, seat).filter((one) => after.seats[one]?.passed && !before.seats[one]?.passed);
  if (passed.length) found.push(mean("world-passed", { names: passed.map((one) => naming.seat(one)).join(", "), n: passed.length }));
  if (after.first === seat && before.first !== seat) found.push(mean("first-now"));
  return found;
}
