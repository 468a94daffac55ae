/** Small parts that several zones of the board use. */
import { useEffect, useState, type ReactNode } from "react";
import { Card, Chip, type CardProps } from "@/cards/Card";
import { RichLine } from "@/cards/glyphs";
import type { Glyph } from "@/cards/face";
import { Icon } from "@/icons/Icon";
import { useTable, type Table } from "@/shell/table";
import { sizeOf } from "./face";
import type { View } from "./view";
export { useWord } from "@/boards/words";
import { useWord } from "@/boards/words";

export type T = Table<View>;
export const useImperium = (): T => useTable<View>();

/** Whether the window is wide enough for a side column. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia("(min-width: 1101px)").matches);
  useEffect(() => {
    const query = matchMedia("(min-width: 1101px)");
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return wide;
}

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

/** Cards as chips, several of one kind with their number; what nobody may see is counted. */
export function CardList({ ids, prices }: { ids: readonly (string | null)[]; prices?: readonly Glyph[][] }) {
  const w = useWord();
  const counts = new Map<string, number>();
  for (const id of ids) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  const hidden = ids.filter((id) => id === null).length;
  if (!ids.length) return <p className="say im-none">{w("none")}</p>;
  return (
    <span className="im-list">
      {[...counts].map(([id, n]) => {
        const price = prices?.[ids.indexOf(id)] ?? [];
        const on: Glyph[] = [...(n > 1 ? [`×${n}`] : []), ...price];
        return <Chip key={id} tag={id} thing={null} {...(on.length ? { state: { on } } : {})} />;
      })}
      {hidden > 0 && (
        <span className="back im-hidden">
          {hidden} <Icon name="card" title={w("unknown")} />
        </span>
      )}
    </span>
  );
}

/** A pile as a line: plate, number, name. Pressing it tells what it is and what lies there. */
export function PileRow({ icon, colour, n, name, help, className = "", mark, children }: { icon: string; colour: string; n?: number | string; name: string; help: string; className?: string; mark?: ReactNode; children?: ReactNode }) {
  const note = useNote();
  const body = (
    <>
      <p className="say">{help}</p>
      {children}
    </>
  );
  return (
    <button type="button" className={`im-pile c-${colour} ${className}`} tabIndex={-1} data-thing={`note:${name}`} title={help} onClick={() => note(name, body)}>
      <PileFace icon={icon} {...(n === undefined ? {} : { n })} name={name} />
      {mark}
    </button>
  );
}

export function PileFace({ icon, n, name }: { icon: string; n?: number | string; name: string }) {
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

export const Rich = ({ rich }: { rich: readonly Glyph[] }) => <RichLine rich={rich} />;

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
