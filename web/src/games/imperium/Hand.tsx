import { HandZone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { FullCard, useImperium } from "./parts";
import { pickedInHand, thingIn } from "./table";

/** The own hand; what is picked already of a decision in several answers is marked copy by copy. */
export function Hand() {
  const t = useImperium();
  const w = useWord();
  const picks = new Map(pickedInHand(t.question));
  const card = (id: string, i: number, cards: readonly string[]) => {
    const picked = cards.slice(0, i).filter((other) => other === id).length < (picks.get(id) ?? 0);
    return <FullCard key={`${id} ${i}`} tag={id} {...(picked ? { thing: null, className: "sel" } : { thing: thingIn("hand", id, t.question) })} />;
  };
  return <HandZone hand={t.view.seats[t.seat ?? 0]?.hand ?? []} className="im-hand" backClass="im-back" none={<p className="im-none">{w("none")}</p>} card={card} />;
}
