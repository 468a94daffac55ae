/** Small parts that several zones of the board use. */
import type { ReactNode } from "react";
import { useFace } from "@/cards/Card";
import { Delta, RichLine, type Moving } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useTable, useThing, type Table } from "@/shell/table";
import { useWord } from "@/boards/words";
import { gist, price, tokens } from "./face";
import { factsOf } from "./table";
import type { CardThere, View } from "./view";

export type T = Table<View>;
export const useOath = (): T => useTable<View>();

/** Whether the question is about places of the map: sheets make way for it. */
export const aboutSites = (t: Pick<T, "lit">): boolean => [...t.lit.keys()].some((ref) => ref.startsWith("slot:"));

/** Warbands as a flag in the colour of their owner. */
export function Warbands({ colour, n, title, next }: { colour: number | null; n: number; title?: string } & Moving) {
  const t = useOath();
  const w = useWord();
  const said = title ?? w("warbands", n);
  return (
    <span className={`oa-wb ${colour === null ? "oa-bandits" : `s${t.colour(colour)}`}`} title={said}>
      <Icon name={colour === null ? "skull-crossed-bones" : "broadsword"} title={said} />
      {n}
      <Delta next={next} />
    </span>
  );
}

/** A card at a site: suit, name, when it does something and for what, and the tokens on it. */
export function Den({ there }: { there: CardThere }) {
  const t = useOath();
  const face = useFace(there.card);
  const thing = useThing(`card:${there.card}`, face.name, { kind: "card", tag: there.card });
  const facts = factsOf(t.texts.card(there.card));
  const on = tokens(t.texts, there.favor, there.secrets);
  const cost = price(facts.cost, t.texts);
  return (
    <button type="button" {...thing.props} className={`oa-den c-${face.colours[0]} ${thing.className}`}>
      <span className="sp">
        <Icon name={face.suit ?? "gems"} />
      </span>
      <span className="oa-dn">
        <b>
          {face.name}
          {facts.locked && <Icon name="lock" />}
        </b>
        <small>
          {cost.length > 0 && (
            <>
              <RichLine rich={cost} />:{" "}
            </>
          )}
          <RichLine rich={gist(there.card, facts, t.texts)} />
        </small>
      </span>
      {on.length > 0 && (
        <span className="oa-on">
          <RichLine rich={on} />
        </span>
      )}
    </button>
  );
}

/** A card as a small square: its suit, and its name for who asks. */
export function Square({ card, className = "", children }: { card: string; className?: string; children?: ReactNode }) {
  const face = useFace(card);
  const thing = useThing(`card:${card}`, face.name, { kind: "card", tag: card });
  return (
    <button type="button" {...thing.props} title={face.name} className={`oa-sq c-${face.colours[0]} ${thing.className} ${className}`}>
      <Icon name={face.suit ?? "gems"} title={face.name} />
      {children}
    </button>
  );
}

/** Something face down: stripes, and whether it can be asked about. */
export function Hidden({ thing: ref, name, className = "", children }: { thing: string; name: string; className?: string; children: ReactNode }) {
  const thing = useThing(ref, name);
  return (
    <button type="button" {...thing.props} title={name} className={`back ${thing.className} ${className}`}>
      {children}
    </button>
  );
}
