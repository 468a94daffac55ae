import { Link } from "@/shell/router";
import { useUi, useWords } from "@/shell/ui";
import type { TableInfo } from "@/wire";
import { WORDS } from "./words";

/** Whose table it is, for those who belong there; `open`: lets everybody in. */
export function OfGroup({ table, open }: { table: TableInfo; open?: () => void }) {
  const ui = useUi();
  if (!useWords(WORDS) || !table.group) return null;
  return (
    <div className="set">
      {table.members && open && <span>{ui("room-members")}</span>}
      <span className="row0">
        {table.members && table.host && open && (
          <button type="button" className="opt plain sm" onClick={open}>
            {ui("room-open-up")}
          </button>
        )}
        <Link to={`/g/${table.group}`} className="opt plain sm">
          {ui("room-group")}
        </Link>
      </span>
    </div>
  );
}
