/** A sheet over the map: it leaves the first region free, and folds into its head. */
import { useState, type ReactNode } from "react";
import { useWord } from "@/boards/words";
import { Icon } from "@/icons/Icon";
import { useOath } from "./parts";

export function Sheet({ name, icon, title, beside, children }: { name: string; icon: string; title: string; beside?: ReactNode; children: ReactNode }) {
  const t = useOath();
  const w = useWord();
  const asked = t.question?.id ?? "";
  const [turned, turn] = useState<string | null>(null);
  // it makes way by itself for a question about places of the map, and is as it should be again with the next question
  const way = [...t.lit.keys()].some((ref) => ref.startsWith("slot:"));
  const shut = (turned === asked) !== way;
  return (
    <section className={`oa-sheet oa-${name} ${shut ? "oa-shut" : ""}`} data-zone aria-label={title}>
      <header>
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        {!shut && beside}
        <button type="button" className="oa-fold" aria-expanded={!shut} onClick={() => turn(turned === asked ? null : asked)}>
          <Icon name="compass" />
          {w(shut ? "unfold" : "to-map")}
        </button>
      </header>
      {!shut && <div className="oa-in">{children}</div>}
    </section>
  );
}
