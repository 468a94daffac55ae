/** What is said at a table, before the game and during it, and in a group. */
import { useEffect, useRef, useState } from "react";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import type { ChatEntry } from "@/wire";
import { useUi } from "./ui";

/** `say`: null for who only listens; `to`: whom one speaks to. */
export function Talk({ chat, colour, say, to = "chat-say" }: { chat: readonly ChatEntry[]; colour: (seat: number) => number; say: ((text: string) => void) | null; to?: string }) {
  const ui = useUi();
  const [text, setText] = useState("");
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat]);
  return (
    <>
      <div className="pane" id="pane-chat" role="tabpanel" aria-labelledby="tab-chat">
        <ol className="log talk" ref={box} tabIndex={0} aria-label={ui("chat-tab")}>
          {chat.length === 0 && <li className="none">{ui("chat-none")}</li>}
          {chat.map((entry) => (
            <li key={entry.n}>
              {entry.seat === null ? <span /> : <Pip colour={colour(entry.seat)} />}
              <span>
                <b>{entry.name}</b> {entry.text || <i>{ui("chat-taken")}</i>}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {say && (
        <form
          className="say-box"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) say(text.trim());
            setText("");
          }}
        >
          <Icon name="chat-bubble" />
          <input value={text} maxLength={500} placeholder={ui(to)} aria-label={ui(to)} onChange={(event) => setText(event.target.value)} />
          <button type="submit" className="tool" disabled={!text.trim()}>
            {ui("chat-send")}
          </button>
        </form>
      )}
    </>
  );
}
