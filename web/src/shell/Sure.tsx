/** Asks before something is done that cannot be undone: a sheet of the house, with a way back that is the first to be pressed. */
import { useState, type ReactNode } from "react";
import { Dialog } from "./Dialog";
import { useUi } from "./ui";

export interface Ask {
  /** What would be done, as the head of the sheet and the button that does it. */
  what: string;
  text: string;
  act(): void;
}

/** `[sheet, ask]`: show the sheet somewhere, and ask. */
export function useSure(): [ReactNode, (ask: Ask) => void] {
  const ui = useUi();
  const [asked, setAsked] = useState<Ask | null>(null);
  const close = () => setAsked(null);
  const sheet = asked && (
    <Dialog title={asked.what} onClose={close} className="sure">
      <p>{asked.text}</p>
      <div className="row0 end">
        <button type="button" className="opt plain" autoFocus onClick={close}>
          {ui("cancel")}
        </button>
        <button
          type="button"
          className="opt yes"
          onClick={() => {
            close();
            asked.act();
          }}
        >
          {asked.what}
        </button>
      </div>
    </Dialog>
  );
  return [sheet, setAsked];
}
