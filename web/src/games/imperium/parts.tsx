/** Small parts that several zones of the board use. */
import type { ReactNode } from "react";
import { CardList as Cards, Pile } from "@/boards/parts";
import { Card, type CardProps } from "@/cards/Card";
import type { Glyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import { useTable, type Table } from "@/shell/table";
import { lengthOf, sizeOf } from "./face";
import type { View } from "./view";
import { useWord } from "@/boards/words";

export type T = Table<View>;
export const useImperium = (): T => useTable<View>();

/** Shows a note in the inspector. */
export function useNote() {
  const t = useImperium();
  return (title: string, body: ReactNode, pin = true) => t.inspect({ kind: "note", title, body }, pin);
}

/** A card in its full size; the longer its text the smaller the letters. */
export function FullCard({ className = "", ...props }: CardProps) {
  const { texts } = useImperium();
  return <Card {...props} className={`${className} ${sizeOf(texts.card(props.tag), texts)}`} />;
}

/** A text of more letters takes two columns. */
const LONG = 165;

const isLong = (tag: string, texts: T["texts"]): boolean => {
  const card = texts.card(tag);
  return card !== null && lengthOf(card, texts) > LONG;
};

/** Where most texts are long, all cards are as wide as they need: nothing short is there to stand beside them. */
export const mostLong = (tags: readonly string[], texts: T["texts"]): boolean => {
  const long = tags.filter((tag) => isLong(tag, texts)).length;
  return long > 2 * (tags.length - long);
};

/** A card whose text is always whole: name and seal in a line, then all it says (LOOK §13). */
export function PaperCard({ className = "", ...props }: CardProps) {
  const { texts } = useImperium();
  return <Card {...props} className={`im-paper ${isLong(props.tag, texts) ? "im-wide" : ""} ${className}`} />;
}

/** Cards as chips; what nobody may see is counted. */
export function CardList({ ids, prices }: { ids: readonly (string | null)[]; prices?: readonly Glyph[][] }) {
  const w = useWord();
  const hidden = (n: number) => (
    <span className="back im-hidden">
      {n} <Icon name="card" title={w("unknown")} />
    </span>
  );
  return <Cards ids={ids} className="im-list" none={<p className="say im-none">{w("none")}</p>} hidden={hidden} {...(prices ? { prices } : {})} />;
}

/** A pile as a line: plate, number, name. */
export function PileRow({ icon, colour, n, name, help, className = "", mark, thing = null, children }: { icon: string; colour: string; n?: number | string; name: string; help: string; className?: string; mark?: ReactNode; thing?: string | null; children?: ReactNode }) {
  return (
    <Pile thing={thing} name={name} {...(n === undefined ? {} : { n })} help={help} className={`im-pile c-${colour} ${className}`} mark={mark} contents={children}>
      <PileFace icon={icon} {...(n === undefined ? {} : { n })} name={name} />
    </Pile>
  );
}

function PileFace({ icon, n, name }: { icon: string; n?: number | string; name: string }) {
  return (
    <>
      <span className="im-pl">
        <Icon name={icon} />
      </span>
      <b>{n ?? ""}</b>
      <span className="im-pn">{name}</span>
    </>
  );
}
