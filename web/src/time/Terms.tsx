/** What is agreed about time: said, and chosen for a new table. */
import { useUi, type Ui } from "@/shell/ui";
import type { TimeControl } from "@/wire";
import { minutesOf, span, timeOf, zoneHere } from "./clock";

export type Time = Required<TimeControl>;

/** A table's terms in one line; nothing where there is no clock. */
export function said(ui: Ui, time: Time): string {
  if (time.kind === "none") return "";
  const [unit, n] = span(time.seconds);
  const parts = [ui(`time-${time.kind}-${unit}`, { n })];
  if (time.increment) parts.push(ui("time-plus", { n: time.increment }));
  if (time.night) parts.push(ui("time-night", { from: timeOf(time.night[0]), to: timeOf(time.night[1]), zone: time.zone.replaceAll("_", " ") }));
  if (time.vacation) parts.push(ui("time-vacation", { n: time.vacation }));
  parts.push(ui(`time-out-${time.out}`));
  return parts.join("; ");
}

/** What to begin with: no clock at a live table, a day for a decision at a slow one. */
export const usual = (slow: boolean): Time => ({ kind: slow ? "move" : "none", seconds: slow ? 86_400 : 0, increment: 0, out: "vote", votes: "all", vacation: 0, night: null, zone: "" });

/** What a unit is of seconds, at which kind of table, and how many to begin with. */
const UNITS: Record<string, readonly [unit: string, seconds: number, begin: number, most: number]> = {
  "live move": ["seconds", 1, 90, 86_400],
  "live game": ["minutes", 60, 60, 1440],
  "slow move": ["hours", 3600, 24, 720],
  "slow game": ["days", 86_400, 7, 90],
};

export function TimeFields({ time, slow, onChange }: { time: Time; slow: boolean; onChange: (time: Time) => void }) {
  const ui = useUi();
  const set = (part: Partial<Time>) => onChange({ ...time, ...part });
  const [unit, length, , most] = UNITS[`${slow ? "slow" : "live"} ${time.kind}`] ?? UNITS["slow move"]!;
  const kinds = slow ? (["move", "game"] as const) : (["none", "move", "game"] as const);
  const choose = (kind: Time["kind"]) => {
    const [, size, begin] = UNITS[`${slow ? "slow" : "live"} ${kind}`] ?? UNITS["slow move"]!;
    set({ kind, seconds: kind === "none" ? 0 : size * begin, increment: kind === "game" ? (slow ? 6 * 3600 : 10) : 0 });
  };
  const number = (id: string, title: string, value: number, low: number, high: number, change: (value: number) => void) => (
    <div className="setting">
      <label htmlFor={id}>{title}</label>
      <input id={id} className="field num" type="number" min={low} max={high} value={value} onChange={(event) => change(Math.max(low, Math.min(high, Math.round(Number(event.target.value)) || low)))} />
    </div>
  );
  const pick = <T extends string>(id: string, title: string, help: string, value: T, choices: readonly T[], change: (value: T) => void) => (
    <div className="setting">
      <label htmlFor={id}>
        {title}
        {help && <small>{help}</small>}
      </label>
      <select id={id} className="field" value={value} onChange={(event) => change(event.target.value as T)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {ui(`${id}-${choice}`)}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <>
      {pick("clock-kind", ui("clock-kind"), ui("clock-kind-help"), time.kind, kinds, choose)}
      {time.kind !== "none" && number("hours", ui(`clock-${time.kind}-${unit}`), Math.round(time.seconds / length), slow || time.kind === "game" ? 1 : 10, most, (n) => set({ seconds: n * length }))}
      {time.kind === "game" && number("clock-plus", ui(slow ? "clock-plus-hours" : "clock-plus-seconds"), Math.round(time.increment / (slow ? 3600 : 1)), 0, slow ? 24 : 600, (n) => set({ increment: Math.min(time.seconds, n * (slow ? 3600 : 1)) }))}
      {time.kind !== "none" && pick("clock-out", ui("clock-out"), "", time.out, ["vote", "bot", "resign", "host"] as const, (out) => set({ out }))}
      {pick("clock-votes", ui("clock-votes"), ui("clock-votes-help"), time.votes, ["all", "majority"] as const, (votes) => set({ votes }))}
      {slow && number("clock-vacation", ui("clock-vacation"), time.vacation, 0, 30, (vacation) => set({ vacation }))}
      {slow && (
        <div className="setting flag">
          <input id="clock-night" type="checkbox" checked={time.night !== null} aria-describedby="help-night" onChange={(event) => set(event.target.checked ? { night: [23 * 60, 8 * 60], zone: zoneHere() } : { night: null, zone: "" })} />
          <label htmlFor="clock-night">
            {ui("clock-night")}
            <small id="help-night">{time.night ? ui("clock-night-zone", { zone: time.zone.replaceAll("_", " ") }) : ui("clock-night-help")}</small>
          </label>
        </div>
      )}
      {slow && time.night && (
        <div className="setting">
          <span>{ui("clock-night-when")}</span>
          <span className="row0">
            {([0, 1] as const).map((i) => (
              <input
                key={i}
                className="field"
                type="time"
                required
                aria-label={ui(i ? "clock-night-to" : "clock-night-from")}
                value={timeOf(time.night![i])}
                onChange={(event) => event.target.value && set({ night: i ? [time.night![0], minutesOf(event.target.value)] : [minutesOf(event.target.value), time.night![1]] })}
              />
            ))}
          </span>
        </div>
      )}
    </>
  );
}
