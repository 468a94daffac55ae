/** What is told of a puzzle that was solved: how well, never how. */
import type { Ui } from "@/shell/ui";

/** No line has more squares. */
const MOST = 10;

/** `■■■■■□`: how much of what there was. */
export function squares(gained: number, all: number): string {
  const many = Math.max(1, Math.min(all, MOST));
  const full = gained >= all ? many : Math.max(0, Math.min(many - 1, Math.round((gained / all) * many)));
  return "■".repeat(full) + "□".repeat(many - full);
}

/** Seconds as people read them: 0:48. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

export interface Told {
  number: number;
  /** Numbers are chances, in hundredths. */
  chance?: boolean;
  gained: number;
  all: number;
  tries: number;
  seconds: number | null;
  streak: number;
}

/** The share line: no move is in it, so it spoils nothing. */
export function shareLine(ui: Ui, told: Told): string {
  const parts = [told.chance ? ui("puzzle-share-chance", { n: told.gained, all: told.all, best: told.gained >= told.all ? "yes" : "no" }) : ui("puzzle-share-score", { n: told.gained, all: told.all })];
  if (told.gained >= told.all && told.tries > 0) parts.push(ui("puzzle-share-tries", { n: told.tries }));
  if (told.seconds !== null) parts.push(clock(told.seconds));
  if (told.streak > 1) parts.push(ui("puzzle-share-streak", { n: told.streak }));
  return `${squares(told.gained, told.all)} ${ui("puzzle-share-head", { number: told.number })} ${parts.join(", ")}`;
}

/** Into the clipboard, in the old way where the new one is not to be had (a page without TLS). */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    area.style.opacity = "0";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}
