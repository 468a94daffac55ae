/** Why not, in two words, on the thing itself; the whole sentence is in its name and in its sheet. */
import type { ReactNode } from "react";
import type { Rich } from "@/cards/face";
import { RichLine } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import type { ClosedInfo } from "@/wire";
import { useShared, type Shared } from "./context";
import { coin, price, symbol } from "./glyphs";
import { roman } from "./table";
import { word } from "@/boards/words";

/** The reason with glyphs where it can be said so, else as the game says it. */
function shortly({ texts, view, me, t }: Shared, item: ClosedInfo): Rich {
  const { id, args } = item.why;
  const own = me === null ? undefined : view.seats[me];
  switch (id) {
    case "why-price": {
      const short = (what: "coins" | "knowledge") => Math.max(0, Number(args[what]) - (own?.[what] ?? 0));
      const missing = { coins: short("coins"), knowledge: short("knowledge") };
      return [word(texts, "more"), ...price(texts, missing)];
    }
    case "why-need-coins":
      return [word(texts, "need"), coin(texts, Number(args["n"]))];
    case "why-need-knowledge-or-coins":
      return [word(texts, "need"), symbol(texts, "knowledge"), "/", coin(texts, Number(args["n"]))];
    case "why-need-skill":
      return [word(texts, "need-skill", String(args["skill"]))];
    case "why-covered":
      return [word(texts, "opens", roman(Number(args["round"])))];
    case "why-attack-short":
      return [word(texts, "best", Number(args["attack"]))];
    default: {
      const short = SHORT[id];
      return [short ? word(texts, short) : texts.said(item.why, t.names, t.seat)];
    }
  }
}

const SHORT: Readonly<Record<string, string>> = {
  "why-no-citizen": "no-citizen",
  "why-citizens-full": "citizens-full",
  "why-nothing-lost": "nothing-lost",
  "why-nothing-to-copy": "nothing-to-copy",
  "why-slot-taken": "slot-taken",
  "why-no-army": "no-army",
  "why-army-coins": "army-coins",
  "why-have-one": "have-one",
  "why-no-room": "no-room",
  "why-armies-used": "armies-used",
  "why-need-match": "need-match",
  "why-skill-top": "skill-top",
};

export function ShortWhy({ closed, className = "" }: { closed: readonly ClosedInfo[]; className?: string }) {
  const shared = useShared();
  const first = closed[0];
  if (!first) return null;
  return (
    <span className={`aw-short ${className}`} title={shared.texts.said(first.why, shared.t.names, shared.t.seat)}>
      <Icon name="lock" />
      <RichLine rich={shortly(shared, first)} />
    </span>
  );
}

/** A card with the reason on it. */
export function Cell({ thing, children }: { thing: string; children: ReactNode }) {
  const { t } = useShared();
  const closed = t.lit.has(thing) ? [] : (t.closed.get(thing) ?? []);
  return (
    <div className="aw-cell">
      {children}
      <ShortWhy closed={closed} />
    </div>
  );
}
