/** Terrain as an engraver would cut it: tufts, trees, peaks, stipple, waves. The same hex always looks the same. */
import { memo } from "react";
import { SIZE } from "./table";

/** Numbers between 0 and 1 that follow from a name. */
function chance(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
  };
}

const at = (n: number): string => n.toFixed(1);

/** So many points in the ring of a hex, apart from each other; the middle is left for what stands there. */
function scattered(name: string, n: number, inner: number, outer: number): [number, number][] {
  const next = chance(name);
  return Array.from({ length: n }, (_, i) => {
    const angle = ((i + 0.15 + 0.6 * next()) / n) * 2 * Math.PI;
    const far = SIZE * (inner + (outer - inner) * Math.sqrt(next()));
    return [far * Math.cos(angle), far * Math.sin(angle) * 0.95];
  });
}

const tuft = ([x, y]: [number, number]): string => `M${at(x - 3.4)} ${at(y - 2.6)}l1.8 3.2M${at(x)} ${at(y - 4.6)}v5.2M${at(x + 3.4)} ${at(y - 2.6)}l-1.8 3.2`;
const tree = ([x, y]: [number, number]): string => `M${at(x)} ${at(y - 8)}l4 5.4h-2l3 4.4h-4v3.4h-2v-3.4h-4l3-4.4h-2z`;
const dot = ([x, y]: [number, number]): string => `M${at(x)} ${at(y)}h.1`;
const peak = ([x, y]: [number, number], size: number): string =>
  `M${at(x - size)} ${at(y + size * 0.7)}L${at(x)} ${at(y - size * 0.8)}l${at(size)} ${at(size * 1.5)}M${at(x)} ${at(y - size * 0.8)}l${at(size * 0.1)} ${at(size * 0.6)}l${at(-size * 0.22)} ${at(size * 0.5)}M${at(x + size * 0.34)} ${at(y - size * 0.2)}v${at(size * 0.6)}M${at(x + size * 0.6)} ${at(y + size * 0.2)}v${at(size * 0.4)}`;
const wave = ([x, y]: [number, number]): string => `M${at(x - 9)} ${at(y)}q3-3.6 6 0t6 0t6 0`;

function lines(terrain: string, name: string): string {
  switch (terrain) {
    case "plains":
      return scattered(name, 7, 0.42, 0.76).map(tuft).join("");
    case "mountain":
      return scattered(name, 5, 0.42, 0.62).sort((a, b) => a[1] - b[1]).map((point, i) => peak(point, 9 + ((i * 7) % 4))).join("");
    case "barren":
      return [...scattered(name, 11, 0.45, 0.8), ...scattered(`${name}.`, 7, 0.2, 0.5)].map(dot).join("");
    case "sea":
      return scattered(name, 4, 0.3, 0.52).map(wave).join("");
    default:
      return "";
  }
}

export const Engraving = memo(function Engraving({ terrain, name }: { terrain: string; name: string }) {
  if (terrain === "forest") return <path className="cl-trees" d={scattered(name, 8, 0.45, 0.72).sort((a, b) => a[1] - b[1]).map(tree).join("")} />;
  const d = lines(terrain, name);
  return d ? <path className={`cl-marks cl-marks-${terrain}`} d={d} /> : null;
});
