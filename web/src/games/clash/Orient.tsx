/** How a region that was turned up may lie: a small picture each, in the prompt; the map shows the one that is pointed at. */
import { useSyncExternalStore } from "react";
import { around, hexPoints } from "@/boards/geometry";
import { useMedia } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { useThing } from "@/shell/table";
import { useClash } from "./parts";
import { SIZE, lie } from "./table";

/** Which way is pointed at; the prompt says it, the map shows it. */
let looked: string | null = null;
const listeners = new Set<() => void>();
function look(at: string | null): void {
  looked = at;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useLooked = (): string | null => useSyncExternalStore(subscribe, () => looked);

export function Orient() {
  const t = useClash();
  const w = useWord();
  const { laying } = t.view;
  if (!laying) return null;
  return (
    <span className="cl-orient" role="group" aria-label={w("orient")}>
      {(t.question?.options ?? []).map((option) => (
        <Way key={option.key} turn={String(option.said.args["turn"])} name={t.texts.said(option.said, t.names, t.seat)} />
      ))}
    </span>
  );
}

function Way({ turn, name }: { turn: string; name: string }) {
  const t = useClash();
  const w = useWord();
  const wide = useMedia("(min-aspect-ratio: 1/1)");
  const thing = useThing(`turn:${turn}`, name);
  const { laying } = t.view;
  if (!laying) return null;
  const where = lie(t.view, t.seat ?? 0, wide);
  const hexes = laying.hexes.map((hex) => ({ hex, at: where.at.get(hex)!, w: SIZE * 2, h: SIZE * 2 }));
  const box = around(hexes, 2);
  const said = hexes.map(({ hex }) => w("hex-name", { hex, terrain: w(`terrain-${laying.ways[turn]?.[hex] ?? "unknown"}`) })).join("; ");
  return (
    <button
      type="button"
      {...thing.props}
      className={`cl-turn ${thing.className}`}
      aria-description={said}
      onMouseEnter={() => look(turn)}
      onMouseLeave={() => look(null)}
      onFocus={() => look(turn)}
      onBlur={() => look(null)}
    >
      <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} aria-hidden="true">
        {hexes.map(({ hex, at }) => (
          <g key={hex} className={`cl-hex cl-${laying.ways[turn]?.[hex] ?? "unknown"}`}>
            <polygon className="bshape" points={hexPoints(at, SIZE, where.flat)} />
          </g>
        ))}
      </svg>
      <span>{name}</span>
    </button>
  );
}
