import { Card } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";
import type { Glyph } from "@/cards/face";
import { factsOf, token } from "./face";
import { thingIn } from "./table";
import type { Player, View } from "./types";
import { word } from "./words";

/** The own hand; more than seven cards overlap. */
export function Hand() {
  const t = useTable<View>();
  const ui = useUi();
  const player = t.view.seats[t.seat ?? 0];
  const cards = (player?.hand ?? []).filter((id): id is string => id !== null);
  const hidden = (player?.hand.length ?? 0) - cards.length;
  return (
    <section className={`zone hand is-hand ${cards.length > 7 ? "many" : ""}`} data-zone aria-label={ui("hand", { n: player?.hand.length ?? 0 })}>
      <h2>{ui("hand", { n: player?.hand.length ?? 0 })}</h2>
      {cards.map((id, i) => (
        <HandCard key={`${id} ${i}`} id={id} player={player!} />
      ))}
      {Array.from({ length: hidden }, (_, i) => (
        <span key={i} className="back is-hc" />
      ))}
      {player?.hand.length === 0 && <p className="is-none">{word(t.texts.lang, "empty")}</p>}
    </section>
  );
}

function HandCard({ id, player }: { id: string; player: Player }) {
  const t = useTable<View>();
  const thing = thingIn("hand", id, t.question);
  const lack = thing && t.question?.closed.some((item) => item.key === `build:${id}` && item.why.id === "why-price") ? missing(id, player, t.texts.card(id)) : null;
  return (
    <span className={`is-hc ${lack ? "told" : ""}`}>
      <Card tag={id} thing={thing} />
      {lack && (
        <span className="why" aria-hidden>
          <Icon name="lock" />
          <RichLine rich={[`${word(t.texts.lang, "build")}: ${word(t.texts.lang, "more")}`, ...lack.map(([good, n]): Glyph => token(good, t.texts, n))]} />
        </span>
      )}
    </span>
  );
}

/** What is missing to build it, after gold has stood in for what it can. */
function missing(id: string, player: Player, card: ReturnType<ReturnType<typeof useTable>["texts"]["card"]>): [string, number][] | null {
  if (!card || card.id !== id) return null;
  const lacks = Object.entries(factsOf(card).cost)
    .filter(([good]) => good !== "location")
    .map(([good, n]): [string, number] => [good, n - (player.goods[good] ?? 0)])
    .filter(([, n]) => n > 0);
  let gold = (player.goods["gold"] ?? 0) - (factsOf(card).cost["gold"] ?? 0);
  const left: [string, number][] = [];
  for (const [good, n] of lacks) {
    const helped = good === "gold" ? 0 : Math.max(0, Math.min(gold, n));
    gold -= helped;
    if (n > helped) left.push([good, n - helped]);
  }
  return left.length ? left : null;
}
