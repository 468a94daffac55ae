/** What others' moves mean in Imperium: that the end is near, unrest and goods that one has lost, cards that left the market. */
import { gone, list, mean, type Mean, type Naming } from "@/since/mean";
import type { PlayerView, View } from "./view";

const RESOURCES = ["materials", "population", "progress"] as const;
const idOf = (tag: string): string => tag.split(/[@#]/)[0]!;
const unrest = (player: PlayerView): number => [...player.hand, ...player.discard].filter((card) => card !== null && idOf(card) === "unrest").length;

export function means(before: View, after: View, seat: number, naming: Naming): Mean[] {
  const found: Mean[] = [];
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (after.ending && after.ending !== before.ending) found.push(mean(after.ending === "final" ? "imperium-final" : "imperium-ending"));
  if (was && is) {
    const more = unrest(is) - unrest(was);
    if (more > 0) found.push(mean("imperium-unrest", { n: more }));
    const lost = RESOURCES.filter((one) => is.resources[one] < was.resources[one]).map((one) => `${naming.thing("resource", one)} −${was.resources[one] - is.resources[one]}`);
    const got = RESOURCES.filter((one) => is.resources[one] > was.resources[one]).map((one) => `${naming.thing("resource", one)} +${is.resources[one] - was.resources[one]}`);
    if (lost.length + got.length) found.push(mean("imperium-goods", { what: [...lost, ...got].join(", ") }));
  }
  const cards = (view: View) => view.market.filter((slot) => slot !== null).map((slot) => idOf(slot.id));
  const [left, came] = [gone(cards(before), cards(after)), gone(cards(after), cards(before))];
  if (left.length) found.push(mean("imperium-left", { what: list(left.map((id) => naming.card(id))) }));
  if (came.length) found.push(mean("imperium-came", { what: list(came.map((id) => naming.card(id))) }));
  return found;
}
