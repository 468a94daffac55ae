import { useState, type ReactNode } from "react";
import { Pip, SYMBOLS } from "@/cards/Pip";
import { colourOf } from "@/games";
import { OfGroup } from "@/groups/OfGroup";
import type { GameModule } from "@/games/game";
import { Icon } from "@/icons/Icon";
import { api } from "@/shell/api";
import { Dialog } from "@/shell/Dialog";
import type { LogLine } from "@/shell/feed";
import { apart, textWidth } from "@/shell/labels";
import { points } from "@/shell/points";
import { go, Link } from "@/shell/router";
import { roman, Scale } from "@/shell/Scale";
import { useSure } from "@/shell/Sure";
import { explain, useLoaded } from "@/shell/session";
import { seatOf } from "@/shell/Side";
import type { GameTexts } from "@/shell/texts";
import { useUi } from "@/shell/ui";
import type { History, ResultInfo, TableInfo } from "@/wire";
import { iconShape } from "@/icons/icons";
import "./end.css";

/** The end: who won and why, as a table and as a picture. */
export function End({ table, result, view, module, texts, title, log, ending, onLook }: { table: TableInfo; result: ResultInfo; view: Record<string, unknown>; module: GameModule; texts: GameTexts; title: string; log: readonly LogLine[]; ending?: ReactNode; onLook: () => void }) {
  const ui = useUi();
  const history = useLoaded(() => api.history(table.id), [table.id]);
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState<{ seat: number; source: string } | null>(null);
  const real = table.seats.map((seat) => seat.name);
  const names = table.seats.map((seat) => (seat.you ? ui("you") : (real[seat.seat] ?? seat.name)));
  const { scores, winners, breakdown } = result;
  const order = table.seats.map((seat) => seat.seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0));
  const first = winners[0];
  const alone = winners.length === 1 && first !== undefined;
  const head = !winners.length ? ui("end-nobody") : !alone ? ui("end-share", { names: winners.map((seat) => names[seat]).join(", ") }) : table.seats[first]?.you ? ui("end-you") : ui("end-wins", { name: names[first] ?? "" });
  const mine = alone ? (scores[first] ?? 0) : 0;
  const others = order.filter((seat) => seat !== first).map((seat) => scores[seat] ?? 0);
  const theirs = others[0];
  const colour = (seat: number) => module.colour?.(view, seat) ?? colourOf(table.game, seat);
  const say = (n: number) => points(n, table.fraction);
  const by = table.points && alone && theirs !== undefined ? (mine === theirs ? ui("end-tie", { mine: say(mine), theirs: say(theirs) }) : ui("end-by", { n: (mine - theirs) / table.fraction, by: say(mine - theirs), mine: say(mine), theirs: say(theirs) })) : "";
  const tale = [by, texts.maybe(`ending-${result.ending}`)].filter(Boolean).join(" ");
  const sources = [...new Set(breakdown.flatMap((part) => Object.keys(part)))];
  const most = Math.max(1, ...breakdown.flatMap((part) => Object.values(part)).map(Math.abs));
  const steps = history.data && table.points ? biggest(history.data, table.fraction) : [];
  const moments = history.data?.moments ?? [];
  const lineAt = (move: number, seat: number) => log.find((one) => one.move === move && seatOf(one) === seat && !/gains|pays|draws|scores/.test(one.said.id)) ?? log.find((one) => one.move === move && seatOf(one) !== null);
  const when = new Intl.DateTimeFormat(ui.lang, { day: "numeric", month: "long" }).format(new Date(table.created * 1000));
  const minutes = Math.round((table.changed - table.created) / 60);
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/t/${table.id}`).then(
      () => setNote(ui("copied")),
      () => setNote(ui("copy-failed")),
    );
  const rematch = (follow: boolean) =>
    (follow ? api.next(table.id) : api.rematch(table.id)).then(
      (next) => go(`/t/${next.id}`),
      (why: unknown) => setNote(explain(ui, why)),
    );
  const [sheet, sure] = useSure();
  const remove = () =>
    sure({
      what: ui("end-delete"),
      text: ui("end-delete-sure"),
      act: () =>
        void api.remove(table.id).then(
          () => go("/"),
          (why: unknown) => setNote(explain(ui, why)),
        ),
    });
  const seated = table.your_seat !== null;
  return (
    <main className={`endpage ${!table.points && ending ? "told" : ""}`} data-game={table.game}>
      {sheet}
      <header className="top">
        <div className="bar">
          <Link to="/" className="brand" title={ui("menu-lobby")}>
            <Icon name="mark" className="mark" />
            <span>{title}</span>
          </Link>
          <span className="where hide-m">{minutes > 0 ? ui("end-when", { date: when, n: minutes }) : when}</span>
          <div className="tools end">
            <Link to={`/t/${table.id}/replay?at=0`} className="tool">
              <Icon name="replay" />
              <span>{ui("end-replay")}</span>
            </Link>
            <button type="button" className="tool hide-m" onClick={() => void copy()}>
              <Icon name="link" />
              <span>{ui("end-share-link")}</span>
            </button>
          </div>
        </div>
        <Scale model={{ round: table.rounds + 1, rounds: table.rounds, now: ui("scale-over") }} over />
      </header>
      <section className={`zone win s${colour(first ?? 0)}`}>
        <span className="flag">
          <Icon name={SYMBOLS[colour(first ?? 0) - 1] ?? "sun"} />
        </span>
        <div>
          <h1>{head}</h1>
          <p className="tale">{tale}</p>
        </div>
        <div className="pod">
          {order.map((seat) => (
            <div key={seat}>
              <Pip colour={colour(seat)} size="lg" />
              {table.points && <b>{say(scores[seat] ?? 0)}</b>}
              {names[seat]}
              <small>{table.seats[seat]?.bot ? ui("bot") : table.seats[seat]?.you ? table.seats[seat]?.name : ""}</small>
            </div>
          ))}
        </div>
      </section>
      {table.points && (
        <section className="zone tab">
          <h2 className="h">
            {ui("end-sources")}
            {moments.length > 0 && <small>{ui("end-sources-help")}</small>}
          </h2>
          <div className="ptsbox">
            <table className="pts">
              <thead>
                <tr>
                  <td />
                  {order.map((seat) => (
                    <th key={seat} scope="col">
                      <span>
                        <Pip colour={colour(seat)} />
                        {names[seat]}
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sources.map((source) => (
                  <tr key={source}>
                    <th scope="row">
                      {module.sourceIcons?.[source] && <Icon name={module.sourceIcons[source]} />}
                      {String(texts.thing("source", source))}
                    </th>
                    {order.map((seat) => {
                      const n = breakdown[seat]?.[source] ?? 0;
                      return (
                        <td key={seat}>
                          {n !== 0 && moments.some((one) => one.seat === seat && one.source === source) ? (
                            <button type="button" className="v" aria-label={ui("end-moments", { name: names[seat] ?? "", source: String(texts.thing("source", source)), n: n / table.fraction, points: say(n) })} onClick={() => setAsked({ seat, source })}>
                              {say(n)}
                            </button>
                          ) : (
                            <span className="v">{say(n)}</span>
                          )}
                          <i className={`b s${colour(seat)} ${n < 0 ? "neg" : ""}`} style={{ width: `${(Math.abs(n) / most) * 88}%` }} />
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{ui("end-total")}</th>
                  {order.map((seat) => (
                    <td key={seat}>{say(scores[seat] ?? 0)}</td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </div>
        </section>
      )}
      {table.points && (
        <section className="zone picz">
          <h2 className="h">{ui("end-chart")}</h2>
          <div className="cw">{history.data && <Chart history={history.data} names={names} scores={scores} fraction={table.fraction} steps={steps} label={ui("end-chart-label")} />}</div>
        </section>
      )}
      {!table.points && ending}
      <section className="zone turn">
        {table.points && <h2 className="h">{ui("end-close")}</h2>}
        <ol>
          {steps.map(({ seat, move, by: gain }, i) => {
            const line = lineAt(move, seat);
            return (
              <li key={i}>
                <i>{"abc"[i]}</i>
                <span>
                  {line ? `${texts.said(line.said, real, null)} (+${say(gain)})` : `${ui("end-step", { name: names[seat] ?? "", n: gain / table.fraction, points: say(gain) })}`} <Link to={`/t/${table.id}/replay?at=${move}`}>{ui("end-go")}</Link>
                </span>
              </li>
            );
          })}
        </ol>
        <div className="acts">
          {seated && table.again && (
            <Link to={`/t/${table.again}`} className="opt">
              <Icon name="play" />
              {ui("end-rematch-go")}
            </Link>
          )}
          {seated && !table.again && table.follows && (
            <button type="button" className="opt" onClick={() => void rematch(true)}>
              <Icon name="play" />
              {ui("end-next")}
            </button>
          )}
          {seated && !table.again && (
            <button type="button" className="opt" onClick={() => void rematch(false)}>
              <Icon name="play" />
              {ui("end-rematch")}
            </button>
          )}
          {table.follows && module.Story && (
            <Link to={`/t/${table.id}/story`} className="opt plain">
              <Icon name="open-book" />
              {ui("end-story")}
            </Link>
          )}
          {table.group && <OfGroup table={table} />}
          <button type="button" className="opt plain" onClick={onLook}>
            <Icon name="eye" />
            {ui("end-look")}
          </button>
          <a className="opt plain" href={api.recordAddress(table.id)} download>
            <Icon name="tied-scroll" />
            {ui("end-export")}
          </a>
          {table.host && table.seats.every((seat) => seat.you || seat.bot) && (
            <button type="button" className="opt plain" onClick={remove}>
              <Icon name="close" />
              {ui("end-delete")}
            </button>
          )}
        </div>
      </section>
      {asked && (
        <Dialog title={ui("end-moments-title", { name: names[asked.seat] ?? "", source: String(texts.thing("source", asked.source)) })} onClose={() => setAsked(null)}>
          <ol className="moments">
            {moments
              .filter((one) => one.seat === asked.seat && one.source === asked.source)
              .map((one, i) => {
                const line = lineAt(one.move, one.seat);
                const final = one.move === history.data?.moves.at(-1) && !line;
                return (
                  <li key={i}>
                    <b>{one.by > 0 ? `+${say(one.by)}` : say(one.by)}</b>
                    <Link to={`/t/${table.id}/replay?at=${one.move}`}>{final ? ui("end-final") : line ? texts.said(line.said, real, null) : ui("replay-at", { n: one.move, last: table.moves })}</Link>
                  </li>
                );
              })}
          </ol>
        </Dialog>
      )}
      {note && (
        <p className="toast" role="status">
          {note}
        </p>
      )}
    </main>
  );
}

/** The moves that brought the most, one for each moment, in the order of play. */
export function biggest(history: History, fraction = 1, count = 3): { seat: number; move: number; by: number }[] {
  const steps: { seat: number; move: number; by: number }[] = [];
  for (let i = 1; i < history.points.length; i += 1) {
    history.points[i]!.forEach((now, seat) => {
      const by = now - (history.points[i - 1]?.[seat] ?? 0);
      if (by > fraction) steps.push({ seat, move: history.moves[i] ?? i, by });
    });
  }
  return steps
    .sort((a, b) => b.by - a.by)
    .slice(0, count)
    .sort((a, b) => a.move - b.move);
}

const NAME_FONT = "700 15px Alegreya, serif";
const ROUND_FONT = "500 14px Alegreya, serif";
const NAME_WIDTH = 112;

/** A name with what follows it, shortened so that both fit: the points are never what is cut. */
function fitting(name: string, after: string, width: number): string {
  let shown = name;
  while (shown.length > 1 && textWidth(shown + after, NAME_FONT) > width) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
  return shown + after;
}

const DASH = ["", "9 5", "2.5 4.5", "12 4 2 4", "5 3", "1 6"];

function Chart({ history, names, scores, fraction, steps, label }: { history: History; names: string[]; scores: readonly number[]; fraction: number; steps: readonly { seat: number; move: number }[]; label: string }) {
  const ui = useUi();
  const { moves, rounds } = history;
  const lines = history.points.map((seats) => seats.map((n) => n / fraction));
  const written = names.map((name, seat) => fitting(name, ` ${points(scores[seat] ?? 0, fraction)}`, NAME_WIDTH));
  const small = matchMedia("(max-width: 700px)").matches;
  const [W, H, L, T, B] = small ? [Math.min(370, innerWidth - 36), 236, 28, 12, 34] : [690, 380, 34, 14, 44];
  const R = Math.max(small ? 60 : 104, ...written.map((text) => textWidth(text, NAME_FONT) + 18));
  const lastMove = Math.max(1, moves.at(-1) ?? lines.length);
  const low = Math.min(0, ...lines.flat());
  const top = Math.max(10, Math.ceil(Math.max(...lines.flat(), ...scores.map((n) => n / fraction)) / 10) * 10);
  const x = (move: number) => L + ((W - L - R) * move) / lastMove;
  const y = (n: number) => H - B - ((H - T - B) * (n - low)) / (top - low);
  const every = top > 60 ? 20 : 10;
  const ticks = Array.from({ length: Math.floor(top / every) + 1 }, (_, i) => i * every);
  const starts = rounds.length ? rounds.map((start, i) => (i === 0 ? 0 : start)) : [0];
  const numbered = apart(starts.map((start, i) => ({ at: (x(start) + x(starts[i + 1] ?? lastMove)) / 2, width: textWidth(roman(i + 1), ROUND_FONT) })));
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
                {roman(i + 1)}
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
        <polyline key={seat} points={lines.map((p, i) => `${x(moves[i] ?? i).toFixed(1)},${y(p[seat] ?? 0).toFixed(1)}`).join(" ")} fill="none" stroke={`var(--seat-${seat + 1}-ink)`} strokeWidth={2.4} strokeDasharray={DASH[seat % 6]} strokeLinejoin="round" />
      ))}
      {seats.map((seat) =>
        [...starts.slice(1), lastMove].map((move, i) => {
          const shape = iconShape(SYMBOLS[seat % 6] ?? "sun");
          const [cx, cy] = [x(move), y(lines[at(move)]?.[seat] ?? 0)];
          return (
            <g key={`${seat}-${i}`} transform={`translate(${cx} ${cy})`}>
              <circle r={8} fill={`var(--seat-${seat + 1})`} stroke="var(--card)" strokeWidth={1.6} />
              <g transform="translate(-5.25 -5.25) scale(.105)" fill={`var(--seat-${seat + 1}-on)`} dangerouslySetInnerHTML={{ __html: shape?.body ?? "" }} />
            </g>
          );
        }),
      )}
      {steps.map(({ seat, move }, i) => {
        const [cx, cy] = [x(move), y(lines[at(move)]?.[seat] ?? 0)];
        return (
          <g key={`step-${i}`}>
            <circle cx={cx} cy={cy} r={12} className="ring" />
            <text x={cx} y={cy - 17 < T ? cy + 28 : cy - 17} textAnchor="middle" className="an">
              {"abc"[i]}
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
