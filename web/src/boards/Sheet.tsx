/** A sheet over the board: it leaves what it is about free, and folds into its head. Boards give it their classes and words. */
import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "@/icons/Icon";
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";

export interface SheetProps {
  /** The prefix of the board's classes: `oa`, `cl`. */
  of: string;
  name: string;
  icon: string;
  title: string;
  /** Stands in the head while it is open. */
  beside?: ReactNode;
  /** It makes way by itself: the question is about what lies under it. */
  way?: boolean;
  /** Told when it folds or opens. */
  onFold?: (shut: boolean) => void;
  children: ReactNode;
}

export function Sheet({ of, name, icon, title, beside, way = false, onFold, children }: SheetProps) {
  const asked = useTable().question?.id ?? "";
  const ui = useUi();
  const [turned, turn] = useState<string | null>(null);
  // what somebody has turned is as it should be again with the next question
  const shut = (turned === asked) !== way;
  useEffect(() => onFold?.(shut), [onFold, shut]);
  return (
    <section className={`${of}-sheet ${of}-${name} ${shut ? `${of}-shut` : ""}`} data-zone data-sheet aria-label={title}>
      <header>
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        {!shut && beside}
        <button type="button" className={`${of}-fold`} aria-expanded={!shut} onClick={() => turn(turned === asked ? null : asked)}>
          <Icon name="compass" />
          {ui(shut ? "sheet-open" : "sheet-to-map")}
        </button>
      </header>
      {!shut && <div className={`${of}-in`}>{children}</div>}
    </section>
  );
}

/** The steps of what the sheet shows: past ones in ink, the present one in rubric. */
export function Steps({ of, names, at }: { of: string; names: readonly string[]; at: number }) {
  return (
    <ol className={`${of}-steps`}>
      {names.map((name, i) => (
        <li key={name} className={i < at ? "past" : i === at ? "now" : ""} {...(i === at ? { "aria-current": "step" as const } : {})}>
          {name}
        </li>
      ))}
    </ol>
  );
}
