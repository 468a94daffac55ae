/** What others' moves mean in Oath: a campaign that waits, who has the title now, what one no longer rules. */
import { mean, type Mean, type Naming } from "@/since/mean";
import type { View } from "./view";

/** Who rules together. */
const IMPERIAL = new Set(["chancellor", "citizen"]);

export function means(before: View, after: View, seat: number, naming: Naming): Mean[] {
  const found: Mean[] = [];
  const { war } = after;
  if (war?.chances && war.attacker !== seat && (war.defender === seat || war.allies.includes(seat))) {
    found.push(mean(war.defender === seat ? "oath-attacked" : "oath-ally", { name: naming.seat(war.attacker), won: war.chances.won, dear: war.chances.dear }));
  }
  const usurps = after.usurper && (!before.usurper || after.title !== before.title);
  if (usurps) found.push(mean(after.title === seat ? "oath-you-usurp" : "oath-usurps", { name: naming.seat(after.title) }));
  else if (after.title !== before.title) found.push(mean(after.title === seat ? "oath-you-title" : "oath-title", { name: naming.seat(after.title) }));
  const realm = (view: View) => (IMPERIAL.has(view.seats[seat]?.role ?? "") ? "empire" : seat);
  for (const slot of before.slots.filter((one) => one.ruler === realm(before))) {
    const now = after.slots.find((one) => one.id === slot.id);
    if (!now || now.ruler === realm(after)) continue;
    const name = typeof now.ruler === "number" ? naming.seat(now.ruler) : now.ruler === "empire" ? naming.thing("side", "6") : "";
    found.push(mean(name ? "oath-lost" : "oath-free", { site: naming.card(now.site ?? ""), name }));
  }
  for (const banner of after.banners) {
    const was = before.banners.find((one) => one.id === banner.id)?.holder ?? null;
    if (banner.holder !== was && banner.holder !== null) found.push(mean("oath-banner", { banner: naming.thing("banner", banner.id), name: naming.seat(banner.holder) }));
  }
  after.seats.forEach((board, one) => {
    const vision = board.vision.find((card) => card !== null && !before.seats[one]?.vision.includes(card));
    if (one !== seat && vision) found.push(mean("oath-vision", { name: naming.seat(one), vision: naming.card(vision) }));
  });
  const mine = after.seats[seat];
  const was = before.seats[seat];
  if (mine && was && mine.warbands < was.warbands) found.push(mean("oath-warbands", { n: was.warbands - mine.warbands, left: mine.warbands }));
  return found;
}
