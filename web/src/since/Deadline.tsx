/** Until when a slow table waits: a scale of the time there is, and what comes after it. */
import { Icon } from "@/icons/Icon";
import { useNow } from "@/shell/deadline";
import { useUi } from "@/shell/ui";
import type { TableInfo } from "@/wire";

const PARTS = 24;

export function Deadline({ table }: { table: TableInfo }) {
  const ui = useUi();
  const now = useNow();
  const [begun, end] = [table.changed, table.deadline!];
  const share = Math.max(0, Math.min(1, (now - begun) / Math.max(1, end - begun)));
  const when = (at: number) => new Intl.DateTimeFormat(ui.lang, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(at * 1000);
  const all = Math.max(1, Math.round((end - begun) / 3600));
  const passed = Math.floor(share * all);
  const mine = table.your_seat !== null && table.waiting.includes(table.your_seat);
  return (
    <section className="zone dl">
      <header>
        <h2 className="h">
          <Icon name="clock" />
          {ui(mine ? "since-deadline-mine" : "since-deadline")}
        </h2>
        <b>{ui("since-until", { when: when(end) })}</b>
      </header>
      <div className="day" role="img" aria-label={ui("since-passed", { n: passed, all })}>
        {Array.from({ length: PARTS }, (_, i) => (
          <i key={i} className={(i + 1) / PARTS <= share ? "d" : ""} />
        ))}
        <span className="nw" style={{ left: `${share * 100}%` }} />
      </div>
      <p className="dlt">
        <span>{when(begun)}</span>
        <span>{when(end)}</span>
      </p>
      <p className="lbl2">{ui(`time-out-${table.time.out}`)}</p>
    </section>
  );
}
