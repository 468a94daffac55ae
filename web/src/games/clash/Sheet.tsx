/** A sheet over the map: it leaves the place it is about free, and folds into its head. */
import { useState, type ReactNode } from "react";
import { useWord } from "@/boards/words";
import { Icon } from "@/icons/Icon";
import { useClash } from "./parts";

export function Sheet({ name, icon, title, beside, children }: { name: string; icon: string; title: string; beside?: ReactNode; children: ReactNode }) {
  const t = useClash();
  const w = useWord();
  const asked = t.question?.id ?? "";
  const [folded, fold] = useState<string | null>(null);
  // it opens again with the next question
  const shut = folded !== null && folded === asked;
  return (
    <section className={`cl-sheet cl-${name} ${shut ? "cl-shut" : ""}`} data-zone aria-label={title}>
      <header>
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        {!shut && beside}
        <button type="button" className="cl-fold" aria-expanded={!shut} onClick={() => fold(shut ? null : asked)}>
          <Icon name="compass" />
          {w(shut ? "unfold" : "to-map")}
        </button>
      </header>
      {!shut && <div className="cl-in">{children}</div>}
    </section>
  );
}
