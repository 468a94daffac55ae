/** What others' moves mean for a realm: cities lost, troops that came near them, a battle that waits, what rivals have learned. */
import { gone, list, mean, others, type Mean, type Naming } from "@/since/mean";
import type { HexView, View } from "./view";

/** So many steps away somebody can be at a city in a turn or two. */
const NEAR = 2;
/** Pieces that do not fight. */
const PEACEFUL = new Set(["settler", "ship"]);

const far = (a: HexView, b: HexView): number => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
const fighters = (hex: HexView): number => hex.units.filter((unit) => !PEACEFUL.has(unit.kind)).length;
const cities = (view: View, seat: number): HexView[] => view.hexes.filter((hex) => hex.city?.owner === seat);

/** Whoever is not `seat` and stands with troops close to a place: the nearest, and how far. */
function nearest(view: View, place: HexView, seat: number): { by: string | number; far: number } | null {
  const found = view.hexes
    .filter((hex) => hex.owner !== null && hex.owner !== seat && fighters(hex) > 0)
    .map((hex) => ({ by: hex.owner!, far: far(hex, place) }))
    .filter((one) => one.far > 0 && one.far <= NEAR)
    .sort((a, b) => a.far - b.far);
  return found[0] ?? null;
}

export function means(before: View, after: View, seat: number, naming: Naming): Mean[] {
  const found: Mean[] = [];
  const who = (by: string | number) => (typeof by === "number" ? naming.seat(by) : naming.thing("side", by === "pirates" ? "5" : "4"));
  const battle = after.battle;
  const [attacker, defender] = battle?.sides ?? [];
  if (battle && attacker && defender && (attacker.side === seat || defender.side === seat)) {
    const { chances } = battle;
    const theirs = defender.side === seat;
    if (chances) found.push(mean(theirs ? "clash-attacked" : "clash-attack", { hex: battle.hex, name: who(theirs ? attacker.side : defender.side), won: theirs ? chances.lost : chances.won, even: chances.even }));
  }
  for (const city of cities(before, seat)) {
    const now = after.hexes.find((hex) => hex.hex === city.hex)?.city;
    if (!now) found.push(mean("clash-razed", { hex: city.hex }));
    else if (now.owner !== seat) found.push(mean("clash-lost", { hex: city.hex, name: who(now.owner) }));
  }
  for (const city of cities(after, seat)) {
    if (battle?.hex === city.hex) continue;
    const then = before.hexes.find((hex) => hex.hex === city.hex);
    const [was, is] = [then ? nearest(before, then, seat) : null, nearest(after, city, seat)];
    if (is && (!was || is.far < was.far) && fighters(city) === 0) found.push(mean("clash-near", { hex: city.hex, name: who(is.by), n: is.far }));
  }
  for (const one of others(after.seats.length, seat)) {
    const learned = gone(after.seats[one]?.advances ?? [], before.seats[one]?.advances ?? []);
    const closer = learned.filter((id) => !after.seats[seat]?.advances.includes(id));
    if (closer.length) found.push(mean("clash-learned", { name: naming.seat(one), what: list(closer.map((id) => naming.card(id))), n: closer.length }));
  }
  return found;
}
