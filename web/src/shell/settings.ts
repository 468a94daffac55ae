/** How this device shows things: theme, motion, colour. Kept in the browser; the language is the person's and kept by the server. */
import { useSyncExternalStore } from "react";

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "less" | "full";
  /** Stronger lines and plainer inks. */
  contrast: "normal" | "more";
  /** Say in the system's notifications that it is one's turn, while the page is in the background. */
  tell: "off" | "on";
  /** A sound when it is one's turn. */
  sound: "off" | "on";
  /** Notices also while no page is open. */
  far: "off" | "on";
  /** What the first press of a finger does: shows what would come of it, or answers. */
  touch: "look" | "answer";
}

const KEY = "oikumene.settings";
const DEFAULTS: Settings = { theme: "system", motion: "system", contrast: "normal", tell: "off", sound: "off", far: "off", touch: "look" };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

let current = read();
const listeners = new Set<() => void>();

export function applySettings(): void {
  const root = document.documentElement;
  const mark = (name: string, value: string | null) => (value === null ? root.removeAttribute(name) : root.setAttribute(name, value));
  mark("data-theme", current.theme === "system" ? null : current.theme);
  mark("data-motion", current.motion === "system" ? null : current.motion);
  mark("data-contrast", current.contrast === "normal" ? null : current.contrast);
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing: the setting lasts as long as the page
  }
  applySettings();
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

export const currentSettings = (): Settings => current;

export function isDark(): boolean {
  return current.theme === "dark" || (current.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

export function lessMotion(): boolean {
  return current.motion === "less" || (current.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Sessions change: a browser that wants notices while no page is open says so again. */
export function renewFar(): void {
  if (current.far === "on") void import("./push").then(({ subscribe }) => subscribe());
}

/** Ask the browser whether it may notify; true if it may. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Tell that it is one's turn, if that is wanted: by a sound, and where nobody is looking by a notice. */
export function tell(title: string, body: string): void {
  if (current.sound === "on") void import("./sound").then(({ ring }) => ring());
  if (current.tell !== "on" || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: "oikumene-turn", icon: "/mark.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow it only to service workers
  }
}
