/** Small parts that several zones of the board use. */
import { Icon } from "@/icons/Icon";
import { iconShape } from "@/icons/icons";
import { SYMBOLS } from "@/cards/Pip";
import { useTable, type Table } from "@/shell/table";
import { useWord, word } from "@/boards/words";
import { Token } from "@/cards/glyphs";
import { AXE, KIND_ICONS, SKULL, good } from "./face";
import { countKinds } from "./table";
import type { View } from "./view";

export type T = Table<View>;
export const useClash = (): T => useTable<View>();

/** Whether the question is about hexes: sheets make way for it. */
export const aboutHexes = (t: T): boolean => [...t.lit.keys()].some((ref) => ref.startsWith("hex:"));


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

/** A price in tokens with their figures. */
export function Price({ cost }: { cost: Readonly<Record<string, number>> }) {
  const t = useClash();
  return (
    <span className="cl-cost">
      {Object.keys(cost).length === 0 && word(t.texts, "for-nothing")}
      {Object.entries(cost).map(([name, n]) => (
        <span key={name}>
          {n} <Token glyph={good(t.texts, name)} />
        </span>
      ))}
    </span>
  );
}
