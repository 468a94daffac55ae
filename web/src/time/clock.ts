/** Clocks as they stand on this page: the server says what was left at its own time, from there on they tick here. */
import type { ClockInfo, TableInfo } from "@/wire";

const seen = new WeakMap<TableInfo, number>();

/** The server's time, as far as this page knows it; however wrong the clock of the device is. */
export function serverNow(table: TableInfo, ticks: number = performance.now()): number {
  let at = seen.get(table);
  if (at === undefined) seen.set(table, (at = ticks));
  return table.now + Math.max(0, ticks - at) / 1000;
}

/** What is left of a clock at a moment of the server's time: quiet hours and holidays do not count. */
export function leftAt(clock: ClockInfo, read: number, at: number): number {
  if (!clock.runs) return clock.left;
  if (clock.stands) return clock.left - (clock.turns === null ? 0 : Math.max(0, at - clock.turns));
  return clock.left - Math.max(0, Math.min(at, clock.turns ?? at) - read);
}

/** As on a clock, as long as minutes count: `4:05`, `1:02:05`. */
export function face(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, String(whole % 60).padStart(2, "0")];
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** In which unit a length of time is said: `[unit, how many]`. */
export function span(seconds: number): ["days" | "hours" | "minutes" | "seconds", number] {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return ["days", seconds / 86_400];
  if (seconds >= 3600 && seconds % 3600 === 0) return ["hours", seconds / 3600];
  if (seconds >= 60 && seconds % 60 === 0) return ["minutes", seconds / 60];
  return ["seconds", seconds];
}

/** Seconds before the end at which who is asked is told so. */
export const CALLS = [60, 30, 10] as const;

/** The call that is due: the smallest that is not smaller than what is left. */
export function call(left: number): number {
  return left <= 0 ? 0 : ([...CALLS].reverse().find((at) => left <= at) ?? -1);
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The time zone of this device. */
export function zoneHere(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  } catch {
    return "UTC";
  }
}
