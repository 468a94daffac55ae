/** What a page remembers of a table for as long as it is open, over reloads too: a forecast, after the dice have been rolled. */
import { useEffect } from "react";
import { useTable } from "@/shell/table";

interface Kept {
  mark: string;
  value: unknown;
}

function read(name: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as Kept | null;
  } catch {
    return null; // there is no storage, or what lies there is not ours
  }
}

/** A value while there is one; later the last one that had the same mark. */
export function useKept<Value>(name: string, mark: string, value: Value | null): Value | null {
  const t = useTable();
  const key = `kept:${t.info.id}:${name}`;
  const said = value === null ? "" : JSON.stringify({ mark, value });
  useEffect(() => {
    if (!said || t.mode !== "play") return;
    try {
      sessionStorage.setItem(key, said);
    } catch {
      // full or forbidden: it is only a memory
    }
  }, [key, said, t.mode]);
  if (value !== null) return value;
  const before = read(key);
  return before?.mark === mark ? (before.value as Value) : null;
}
