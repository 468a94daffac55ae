/** How a game went, as a picture. */
import { useMedia } from "@/boards/parts";
import { SYMBOLS } from "@/cards/Pip";
import { iconShape } from "@/icons/icons";
import { apart, textWidth } from "@/shell/labels";
import { points } from "@/shell/points";
import { numeral } from "@/shell/Scale";
import { useUi } from "@/shell/ui";
import type { History } from "@/wire";

const NAME_FONT = "700 15px Alegreya, serif";
const ROUND_FONT = "500 14px Alegreya, serif";
const NAME_WIDTH = { small: 112, large: 172 };

/** A name with what follows it, shortened so that both fit: the points are never what is cut. */
function fitting(name: string, after: string, width: number): string {
  let shown = name;
  while (shown.length > 1 && textWidth(shown + after, NAME_FONT) > width) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
  return shown + after;
}

const DASH = ["", "9 5", "2.5 4.5", "12 4 2 4", "5 3", "1 6"];

/** A move that is told of beside the chart, and by what sign. */
export interface Mark {
  seat: number;
  move: number;
  name: string;
}

/** How a game went: a line a seat in its colour (1–6), rounds along the edge. `unit` is written after the last numbers. */
export function Chart({ history, names, scores, fraction, colours, marks, label, unit = "", boxed = false }: { history: History; names: readonly string[]; colours: readonly number[]; scores: readonly number[]; fraction: number; marks: readonly Mark[]; label: string; unit?: string; boxed?: boolean }) {
  const ui = useUi();
  const { moves, rounds } = history;
  const lines = history.points.map((seats) => seats.map((n) => n / fraction));
  const small = useMedia("(max-width: 700px)");
  const colour = (seat: number) => colours[seat] || (seat % 6) + 1;
  const written = names.map((name, seat) => fitting(name, ` ${points(scores[seat] ?? 0, fraction)}${unit}`, small ? NAME_WIDTH.small : NAME_WIDTH.large));
  const [W, H, L, T, B] = small ? [Math.min(370, innerWidth - 36), 236, 28, 12, 34] : boxed ? [760, 264, 34, 26, 40] : [690, 380, 34, 14, 44];
  const R = Math.max(small ? 60 : 104, ...written.map((text) => textWidth(text, NAME_FONT) + 18));
  const lastMove = Math.max(1, moves.at(-1) ?? lines.length);
  const low = Math.min(0, ...lines.flat());
  const top = Math.max(10, Math.ceil(Math.max(...lines.flat(), ...scores.map((n) => n / fraction)) / 10) * 10);
  const x = (move: number) => L + ((W - L - R) * move) / lastMove;
  const y = (n: number) => H - B - ((H - T - B) * (n - low)) / (top - low);
  const every = top > 60 ? 20 : 10;
  const ticks = Array.from({ length: Math.floor(top / every) + 1 }, (_, i) => i * every);
  const starts = rounds.length ? rounds.map((start, i) => (i === 0 ? 0 : start)) : [0];
  const numbered = apart(starts.map((start, i) => ({ at: (x(start) + x(starts[i + 1] ?? lastMove)) / 2, width: textWidth(numeral(i + 1, starts.length), ROUND_FONT) })));
  const seats = names.map((_, seat) => seat);
  const at = (move: number) => Math.max(0, moves.findLastIndex((m) => m <= move));
  const ends = seats.map((seat) => ({ seat, y: y(lines.at(-1)?.[seat] ?? 0) })).sort((a, b) => a.y - b.y);
  ends.forEach((end, i) => {
    const above = ends[i - 1];
    if (above && end.y - above.y < 19) end.y = above.y + 19;
  });
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className="ch" role="img" aria-label={label}>
      {ticks.map((n) => (
        <g key={n}>
          <line x1={L} x2={W - R} y1={y(n)} y2={y(n)} className="grid" />
          <text x={L - 8} y={y(n) + 4} textAnchor="end" className="ax">
            {n}
          </text>
        </g>
      ))}
      {starts.map((start, i) => {
        const end = starts[i + 1] ?? lastMove;
        return (
          <g key={i}>
            <line x1={x(start)} x2={x(start)} y1={T} y2={H - B} className="grid" />
            <rect x={x(start)} y={H - B} width={Math.max(0, x(end) - x(start))} height={7} className={i % 2 ? "band odd" : "band"} />
            {rounds.length > 0 && numbered.has(i) && (
              <text x={(x(start) + x(end)) / 2} y={H - B + 25} textAnchor="middle" className="ax nm">
                {numeral(i + 1, starts.length)}
              </text>
            )}
          </g>
        );
      })}
      {!rounds.length && (
        <text x={L} y={H - B + 25} className="ax nm">
          {ui("end-start")}
        </text>
      )}
      {seats.map((seat) => (
        <polyline key={seat} points={lines.map((p, i) => `${x(moves[i] ?? i).toFixed(1)},${y(p[seat] ?? 0).toFixed(1)}`).join(" ")} fill="none" stroke={`var(--seat-${colour(seat)}-ink)`} strokeWidth={2.4} strokeDasharray={DASH[(colour(seat) - 1) % 6]} strokeLinejoin="round" />
      ))}
      {seats.map((seat) =>
        [...starts.slice(1), lastMove].map((move, i) => {
          const shape = iconShape(SYMBOLS[(colour(seat) - 1) % 6] ?? "sun");
          const [cx, cy] = [x(move), y(lines[at(move)]?.[seat] ?? 0)];
          return (
            <g key={`${seat}-${i}`} transform={`translate(${cx} ${cy})`}>
              <circle r={8} fill={`var(--seat-${colour(seat)})`} stroke="var(--card)" strokeWidth={1.6} />
              <g transform="translate(-5.25 -5.25) scale(.105)" fill={`var(--seat-${colour(seat)}-on)`} dangerouslySetInnerHTML={{ __html: shape?.body ?? "" }} />
            </g>
          );
        }),
      )}
      {marks.map(({ seat, move, name }, i) => {
        const [cx, cy] = [x(move), y(lines[at(move)]?.[seat] ?? 0)];
        const above = cy - 17 < T ? cy + 28 : cy - 17;
        return boxed ? (
          <g key={`mark-${i}`}>
            <path d={`M${cx} ${cy - 8}V${above - 4}`} className="stem" />
            <circle cx={cx} cy={cy} r={8} className="ring ink" />
            <rect x={cx - 11} y={above - 22} width={22} height={21} rx={5} className="box" />
            <text x={cx} y={above - 6.5} textAnchor="middle" className="num">
              {name}
            </text>
          </g>
        ) : (
          <g key={`mark-${i}`}>
            <circle cx={cx} cy={cy} r={12} className="ring" />
            <text x={cx} y={above} textAnchor="middle" className="an">
              {name}
            </text>
          </g>
        );
      })}
      {ends.map((end) => (
        <text key={end.seat} x={W - R + 14} y={end.y + 5} className="endname">
          {written[end.seat]}
        </text>
      ))}
    </svg>
  );
}
