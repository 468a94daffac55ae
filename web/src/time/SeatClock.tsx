/** The clock of a seat, ticking in the bar; and the voice that tells who is asked how little is left. */
import { useEffect, useState } from "react";
import { left as inUnits } from "@/shell/deadline";
import { Icon } from "@/icons/Icon";
import { useUi } from "@/shell/ui";
import type { ClockInfo, TableInfo } from "@/wire";
import { call, face, leftAt, serverNow } from "./clock";

const HOUR = 3600;

/** What is left of a clock, looked at as often as that changes. */
export function useLeft(table: TableInfo, clock: ClockInfo | undefined): number {
  const at = serverNow(table);
  const left = clock ? leftAt(clock, table.now, at) : 0;
  const [, tick] = useState(0);
  const every = clock?.runs ? (left < HOUR ? 250 : 20_000) : 0;
  useEffect(() => {
    if (!every) return;
    const timer = window.setInterval(() => tick((n) => n + 1), every);
    return () => window.clearInterval(timer);
  }, [every]);
  return left;
}

export function SeatClock({ table, seat }: { table: TableInfo; seat: number }) {
  const ui = useUi();
  const clock = table.clocks.find((one) => one.seat === seat);
  const left = useLeft(table, clock);
  if (!clock || table.status !== "playing") return null;
  const away = clock.away !== null;
  const { unit, n } = inUnits(left);
  const shown = unit === "over" ? "0:00" : left < HOUR || table.pace === "live" ? face(left) : ui(`clock-${unit}`, { n });
  const urgent = clock.runs && left < (table.pace === "live" ? 20 : 3 * HOUR);
  return (
    <span className={`clk ${clock.runs ? "runs" : ""} ${urgent ? "soon" : ""}`}>
      {(away || clock.stands) && <Icon name={away ? "day" : "moon"} title={ui(away ? "clock-away" : "clock-stands")} />}
      {!away && <time>{shown}</time>}
    </span>
  );
}

/** Said once each, when who is asked has a minute, half of one, ten seconds left. */
export function ClockCalls({ table }: { table: TableInfo }) {
  const ui = useUi();
  const clock = table.clocks.find((one) => one.seat === table.your_seat && one.runs && !one.stands);
  const left = useLeft(table, clock);
  const due = clock && table.status === "playing" ? call(left) : -1;
  return (
    <p className="sr" role="status">
      {due < 0 ? "" : due === 0 ? ui("clock-out-now") : ui("clock-call", { n: due })}
    </p>
  );
}
