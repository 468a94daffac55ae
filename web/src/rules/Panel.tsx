/** The rules over a running table: the table stays where it was. */
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/icons/Icon";
import { explain } from "@/shell/session";
import { useUi } from "@/shell/ui";
import { Book } from "./Book";
import { InYourGame } from "./Mine";

export default function Panel({ game, at: asked, onClose }: { game: string; at: string; onClose: () => void }) {
  const ui = useUi();
  const ref = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(asked);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  const close = (
    <button type="button" className="x" aria-label={ui("close")} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
  return (
    <dialog
      ref={ref}
      className="rulespanel"
      aria-label={ui("rules-title")}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <Book
        game={game}
        at={at}
        go={setAt}
        failed={(why) => (
          <p className="problem" role="alert">
            {explain(ui, why)} {close}
          </p>
        )}
        bar={(title, tabs, tools) => (
          <header className="rbar">
            <h2 className="h">{title}</h2>
            {tabs}
            <div className="tools">
              {tools}
              {close}
            </div>
          </header>
        )}
        mine={(chapter, index) => <InYourGame chapter={chapter} index={index} />}
        back={
          <button type="button" className="btn go1" onClick={onClose}>
            <Icon name="undo" />
            {ui("rules-to-table")}
          </button>
        }
      />
    </dialog>
  );
}
