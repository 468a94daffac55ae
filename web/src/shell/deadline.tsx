/** Until when a slow table waits, as a pill in the bar. */
import { useEffect, useState } from "react";
import { Icon } from "@/icons/Icon";
import { serverNow } from "@/time/clock";
import type { TableInfo } from "@/wire";
import { useUi } from "./ui";

/** The time, in seconds, looked at now and then. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now() / 1000), every);
    return () => window.clearInterval(timer);
  }, [every]);
  return now;
}

/** Time left, in the largest unit that tells enough. */
export function left(seconds: number): { unit: "days" | "hours" | "minutes" | "over"; n: number } {
  if (seconds <= 0) return { unit: "over", n: 0 };
  if (seconds >= 48 * 3600) return { unit: "days", n: Math.floor(seconds / 86_400) };
  if (seconds >= 3600) return { unit: "hours", n: Math.floor(seconds / 3600) };
  return { unit: "minutes", n: Math.max(1, Math.floor(seconds / 60)) };
}

/** From here on it is urgent. */
const SOON = 3 * 3600;

export function Pill({ table }: { table: TableInfo }) {
  const ui = useUi();
  useNow(10_000);
  if (table.deadline === null || table.status !== "playing") return null;
  const seconds = table.deadline - serverNow(table);
  const mine = table.your_seat !== null && table.waiting.includes(table.your_seat);
  const { unit, n } = left(seconds);
  const until = new Intl.DateTimeFormat(ui.lang, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(table.deadline * 1000);
  const time = ui(`deadline-${unit}`, { n });
  return (
    <span className={`pill ${seconds < SOON ? "soon" : ""}`} title={ui("deadline-until", { when: until })}>
      <Icon name="clock" />
      <span className="hide-m">{ui(mine ? "deadline-mine" : "deadline-theirs")}</span> <b>{time}</b>
    </span>
  );
}
