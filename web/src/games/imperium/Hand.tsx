import { useUi } from "@/shell/ui";
import { useWord } from "@/boards/words";
import { FullCard, useImperium } from "./parts";
import { pickedInHand, thingIn } from "./table";

/** The own hand; what is picked already of a decision in several answers is marked copy by copy. */
export function Hand() {
  const t = useImperium();
  const ui = useUi();
  const w = useWord();
  const player = t.view.seats[t.seat ?? 0];
  const hand = player?.hand ?? [];
  const cards = hand.filter((id): id is string => id !== null);
  const hidden = hand.length - cards.length;
  const left = new Map(pickedInHand(t.question));
  return (
    <section className={`zone hand im-hand ${cards.length > 7 ? "many" : ""}`} data-zone aria-label={ui("hand", { n: hand.length })}>
      <h2>{ui("hand", { n: hand.length })}</h2>
      {cards.map((id, i) => {
        const picked = left.get(id) ?? 0;
        if (picked > 0) {
          left.set(id, picked - 1);
          return <FullCard key={`${id} ${i}`} tag={id} thing={null} className="sel" />;
        }
        return <FullCard key={`${id} ${i}`} tag={id} thing={thingIn("hand", id, t.question)} />;
      })}
      {Array.from({ length: hidden }, (_, i) => (
        <span key={i} className="back im-back" />
      ))}
      {hand.length === 0 && <p className="im-none">{w("none")}</p>}
    </section>
  );
}
