/** What an option would bring, in its place: dashed, for the eye alone; the note says it in words (LOOK §12). */
import { useTable } from "@/shell/table";
import { FaceCard, useFace } from "./Card";

type Size = "card" | "small" | "chip";

/** Cards that the option which is looked at would surely bring to a place of the view (`seats.0.hand`). `only`: those that belong into this row. */
export function Ghosts({ at, size = "small", only, className = "" }: { at: string; size?: Size; only?: (tag: string) => boolean; className?: string }) {
  const t = useTable();
  return t
    .arriving(at)
    .filter((tag) => t.texts.card(tag) !== null && (only?.(tag) ?? true))
    .map((tag, i) => <Ghost key={`${tag} ${i}`} tag={tag} size={size} className={className} />);
}

function Ghost({ tag, size, className }: { tag: string; size: Size; className: string }) {
  const face = useFace(tag);
  if (size === "chip")
    return (
      <span className={`chip ghost c-${face.colours[0]} ${className}`} aria-hidden>
        <span className="sp" />
        <span className="chn">{face.name}</span>
      </span>
    );
  const { kind: _, ...plain } = face;
  return (
    <span className="ghosting" aria-hidden>
      <FaceCard face={size === "small" ? { ...plain, text: face.effect ?? face.text, cost: undefined } : face} className={`ghost ${size === "small" ? "s" : ""} ${className}`} />
    </span>
  );
}
