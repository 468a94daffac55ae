/** When those at a table do not play: their own quiet hours, in the time of who reads, and the days off they took. */
import { useTable } from "@/shell/table";
import { useUi } from "@/shell/ui";

export function TimeOff() {
  const t = useTable();
  const ui = useUi();
  const clock = new Intl.DateTimeFormat(ui.lang, { hour: "2-digit", minute: "2-digit" });
  const day = new Intl.DateTimeFormat(ui.lang, { day: "numeric", month: "long" });
  const name = (seat: number) => t.info.seats[seat]?.name ?? "";
  const at = (format: Intl.DateTimeFormat, seconds: number) => format.format(new Date(seconds * 1000));
  const quiet = t.info.clocks.flatMap((one) => (one.quiet ? [{ seat: one.seat, from: one.quiet[0], to: one.quiet[1] }] : []));
  if (quiet.length + t.info.holidays.length === 0) return null;
  return (
    <section className="set tall" aria-label={ui("off-title")}>
      <p>{ui("off-title")}</p>
      <ul className="devices">
        {quiet.map((one) => (
          <li key={`q${one.seat}`}>{ui("off-quiet", { name: name(one.seat), from: at(clock, one.from), to: at(clock, one.to) })}</li>
        ))}
        {t.info.holidays.map((one) => (
          <li key={`${one.seat} ${one.begin}`}>{ui("off-days", { name: name(one.seat), from: at(day, one.begin), to: at(day, one.end) })}</li>
        ))}
      </ul>
    </section>
  );
}
