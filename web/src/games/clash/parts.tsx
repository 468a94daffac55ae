/** Small parts that several zones of the board use. */
import { useEffect, useState } from "react";
import { Icon } from "@/icons/Icon";
import { iconShape } from "@/icons/icons";
import { SYMBOLS } from "@/cards/Pip";
import { useTable, type Table } from "@/shell/table";
import { useWord } from "@/boards/words";
import { AXE, KIND_ICONS, SKULL } from "./face";
import { countKinds } from "./table";
import type { View } from "./view";

export type T = Table<View>;
export const useClash = (): T => useTable<View>();

/** The part of the board that a phone shows. */
export function partShown(t: T): string {
  const parts = t.module.segments(t as unknown as Table).map((part) => part.id);
  return parts.includes(t.segment) ? t.segment : (parts[0] ?? "");
}

export function useMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => set(list.matches);
    change();
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches;
}

/** Small enough for one part of the board at a time. */
export const usePhone = (): boolean => useMedia("(max-width: 700px) and (min-height: 481px)");

/** A side as everybody calls it: a player, barbarians, pirates. */
export function useSide(): (side: string | number) => string {
  const t = useClash();
  const w = useWord();
  return (side) => (typeof side === "number" ? (t.seats[side]?.name ?? "") : w(`side-${side}`));
}

/** The class that gives a side its colour. */
export const sideClass = (t: T, side: string | number): string => (typeof side === "number" ? `s${t.colour(side)}` : "cl-wild");

/** What a side is drawn with in an svg: a seat's symbol, or the sign of barbarians and pirates. */
export const signOf = (t: T, side: string | number): string => (typeof side === "number" ? (SYMBOLS[(t.colour(side) - 1) % 6] ?? "sun") : side === "pirates" ? SKULL : AXE);

/** An icon inside an svg, about a point. */
export function Drawn({ name, x, y, size, className = "" }: { name: string; x: number; y: number; size: number; className?: string }) {
  const shape = iconShape(name);
  if (!shape) return null;
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, viewBox: `0 0 ${shape.size} ${shape.size}`, className: `cl-ic ${className}` };
  return shape.body ? <svg {...box} dangerouslySetInnerHTML={{ __html: shape.body }} /> : <svg {...box}><path d={shape.path} /></svg>;
}

/** A unit as a disc in the colour of its side. */
export function Disc({ kind, side, lost = false, title }: { kind: string; side: string | number; lost?: boolean; title: string }) {
  const t = useClash();
  return (
    <span className={`cl-disc ${sideClass(t, side)} ${lost ? "cl-lost" : ""}`} title={title}>
      <Icon name={KIND_ICONS[kind] ?? AXE} title={title} />
    </span>
  );
}

/** Units in words: "2 infantry, cavalry". */
export function useUnits(): (kinds: readonly string[]) => string {
  const w = useWord();
  return (kinds) => countKinds(kinds).map(([kind, n]) => w(`n-${kind}`, n)).join(", ");
}
