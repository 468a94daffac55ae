import type { CSSProperties } from "react";
import { HandZone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { lengthOf } from "./face";
import { FullCard, useImperium } from "./parts";
import { pickedInHand, thingIn } from "./table";

/** Copies of a card beside the first of them. */
const gathered = (hand: readonly (string | null)[]): (string | null)[] => [...hand].sort((a, b) => hand.indexOf(a) - hand.indexOf(b));

/** The own hand; what is picked already of a decision in several answers is marked copy by copy. */
export function Hand() {
  const t = useImperium();
  const w = useWord();
  const picks = pickedInHand(t.question, t.held);
  const card = (id: string, i: number, cards: readonly string[]) => {
    const picked = picks.get(id)?.[cards.slice(0, i).filter((other) => other === id).length];
    const press = picked === undefined || !t.unpick ? {} : { onPress: () => t.unpick?.(picked) };
    const text = t.texts.card(id);
    const style = { "--grow": 20 + (text ? Math.max(60, lengthOf(text, t.texts)) : 20) } as CSSProperties;
    return <FullCard key={`${id} ${i}`} tag={id} style={style} {...(cards[i - 1] === id ? { title: t.texts.cardName(id) } : {})} {...press} thing={picked === undefined ? thingIn("hand", id, t.question) : null} className={`${picked === undefined ? "" : "sel"} ${cards[i - 1] === id ? "im-copy" : ""}`} />;
  };
  return <HandZone hand={gathered(t.view.seats[t.seat ?? 0]?.hand ?? [])} className="im-hand" backClass="im-back" none={<p className="im-none">{w("none")}</p>} card={card} />;
}
