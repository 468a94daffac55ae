/** What members of a group say to each other: looked for as long as the page is in view, and remembered as read. */
import { useEffect, useRef, useState } from "react";
import { Talk } from "@/shell/Talk";
import { explain } from "@/shell/session";
import { useUi } from "@/shell/ui";
import type { GroupInfo, GroupSaid } from "@/wire";
import { groupApi } from "./api";
import { memberColour } from "./shown";
import { noteRead } from "./read";

const EVERY = 4000;

export function GroupTalk({ group }: { group: GroupInfo }) {
  const ui = useUi();
  const [said, setSaid] = useState<readonly GroupSaid[]>([]);
  const [problem, setProblem] = useState("");
  const next = useRef(0);
  const add = (lines: readonly GroupSaid[]) => {
    const fresh = lines.filter((line) => line.n >= next.current);
    if (fresh.length === 0) return;
    next.current = fresh.at(-1)!.n + 1;
    noteRead(group.id, next.current);
    setSaid((known) => [...known, ...fresh]);
  };
  const look = useRef(() => {});
  look.current = () => void groupApi.talk(group.id, next.current).then(add, () => {}); // the page itself says that the server is away
  useEffect(() => {
    look.current();
    const timer = window.setInterval(() => document.visibilityState === "visible" && look.current(), EVERY);
    return () => window.clearInterval(timer);
  }, []);
  const say = (text: string) =>
    void groupApi.say(group.id, next.current, text).then(
      (lines) => {
        setProblem("");
        add(lines);
      },
      (why: unknown) => setProblem(explain(ui, why)),
    );
  const name = (line: GroupSaid) => line.name || ui("group-talk-gone");
  return (
    <section className="zone gtalk" aria-labelledby="tab-chat">
      <h2 className="h" id="tab-chat">
        {ui("chat-tab")}
      </h2>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Talk
        chat={said.map((line) => ({ n: line.n, name: name(line), seat: line.member || null, text: line.text, at: line.at }))}
        colour={(member) => memberColour(group, member)}
        say={say}
        to="group-talk-say"
      />
    </section>
  );
}
