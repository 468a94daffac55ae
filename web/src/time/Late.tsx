/** What can be done when somebody's time has run out, and by whom for whom a bot went on. */
import { useState } from "react";
import { Frame, Opt } from "@/shell/Prompt";
import { api } from "@/shell/api";
import { explain } from "@/shell/session";
import { useTable, type SeatLook } from "@/shell/table";
import { useUi } from "@/shell/ui";

/** It was agreed that who made the table says how it goes on. */
export function Decide({ seat }: { seat: SeatLook }) {
  const t = useTable();
  const ui = useUi();
  const [problem, setProblem] = useState("");
  const go = (way: "time" | "bot" | "resign") => void api.late(t.info.id, seat.seat, way).catch((why: unknown) => setProblem(explain(ui, why)));
  return (
    <Frame colour={seat.colour} rubric={ui("late-head")} text={ui("late-text", { name: seat.name })} help={problem || ui("late-help")} crowded>
      {(["time", "bot", "resign"] as const).map((way, i) => (
        <Opt key={way} digit={String(i + 1)} plain={way === "resign"} onClick={() => go(way)} label={ui(`late-${way}`)} />
      ))}
    </Frame>
  );
}

/** A bot goes on for you: the seat is yours again at a word. */
export function ComeBack() {
  const t = useTable();
  const ui = useUi();
  const [problem, setProblem] = useState("");
  return (
    <Frame colour={1} rubric={ui("back-head")} text={ui("back-text")} help={problem || ui("back-help")}>
      <Opt digit="1" onClick={() => void api.join(t.info.id).catch((why: unknown) => setProblem(explain(ui, why)))} label={ui("back-sit")} />
    </Frame>
  );
}
