import { useMemo, useState, type ReactNode } from "react";
import { Chart } from "@/after/Chart";
import { compared } from "@/after/told";
import { Pip, SYMBOLS } from "@/cards/Pip";
import { colourOf } from "@/games";
import { OfGroup } from "@/groups/OfGroup";
import type { Gains, GameModule } from "@/games/game";
import { Icon } from "@/icons/Icon";
import { api } from "@/shell/api";
import { Dialog } from "@/shell/Dialog";
import type { LogLine } from "@/shell/feed";
import { points } from "@/shell/points";
import { go, Link } from "@/shell/router";
import { Scale } from "@/shell/Scale";
import { useSure } from "@/shell/Sure";
import { explain, useLoaded } from "@/shell/session";
import { deedAt, seatOf, sentences } from "@/shell/chronicle";
import type { GameTexts } from "@/shell/texts";
import { useUi } from "@/shell/ui";
import type { History, ResultInfo, TableInfo } from "@/wire";
import "./end.css";

/** The end: who won and why, as a table and as a picture. */
export function End({ table, result, view, module, texts, title, log, ending, onLook }: { table: TableInfo; result: ResultInfo; view: Record<string, unknown>; module: GameModule; texts: GameTexts; title: string; log: readonly LogLine[]; ending?: ReactNode; onLook: () => void }) {
  const ui = useUi();
  const history = useLoaded(() => api.history(table.id), [table.id]);
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState<{ seat: number; source: string; kind: string } | null>(null);
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
  const { origin } = table;
  const tried = origin ? texts.say("after-origin", { n: origin.move, what: compared(result, origin, origin.seat, table, texts) }) : "";
  const tale = [by, texts.maybe(`ending-${result.ending}`)].filter(Boolean).join(" ");
  const sources = [...new Set(breakdown.flatMap((part) => Object.keys(part)))];
  const split = module.sourceParts;
  const parts = split && sources.includes(split.source) ? table.seats.map((one) => whole(split.parts(log, one.seat), breakdown[one.seat]?.[split.source] ?? 0, table.moves)) : [];
  const rows = sources.flatMap((source) => (source === split?.source ? [...new Set(parts.flatMap((part) => part.map((one) => one.kind)))].map((kind) => ({ source, kind })) : [{ source, kind: "" }]));
  const most = Math.max(1, ...breakdown.flatMap((part) => Object.values(part)).map(Math.abs));
  const moments = history.data?.moments ?? [];
  const said = (line: LogLine | undefined) => (line ? texts.said(line.said, real, null) : "");
  const groups = useMemo(() => sentences(log, module.telling), [log, module]);
  const lineAt = (move: number, seat: number) => deedAt(groups, module.telling, move, seat) ?? log.find((one) => one.move === move && seatOf(one) === seat);
  const steps = history.data && table.points ? biggest(history.data, table.fraction, 3, (move, seat) => said(lineAt(move, seat)) || String(move)) : [];
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
            <Link to={`/t/${table.id}/review`} className="tool" aria-label={texts.say("after-review")} title={texts.say("after-review-help")}>
              <Icon name="search" />
              <span>{texts.say("after-review")}</span>
            </Link>
            <Link to={`/t/${table.id}/replay?at=0`} className="tool" aria-label={ui("end-replay")}>
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
          {origin && (
            <p className="tale origin">
              {tried} <Link to={`/t/${origin.table}/review?seat=${origin.seat}`}>{texts.say("after-origin-go")}</Link>
            </p>
          )}
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
                {rows.map(({ source, kind }) => {
                  const unit = module.sourceUnits?.[source];
                  const title = String(texts.thing("source", kind ? `${source}-${kind}` : source));
                  return (
                    <tr key={`${source} ${kind}`}>
                      <th scope="row">
                        {module.sourceIcons?.[source] && <Icon name={module.sourceIcons[source]} />}
                        {title}
                      </th>
                      {order.map((seat) => {
                        const n = kind ? (parts[seat]?.find((one) => one.kind === kind)?.by ?? 0) : (breakdown[seat]?.[source] ?? 0);
                        const told = kind ? n !== 0 : n !== 0 && moments.some((one) => one.seat === seat && one.source === source);
                        const product = unit !== undefined && n !== 0;
                        return (
                          <td key={seat}>
                            {product && (
                              <span className="x">
                                {n / unit} × {unit}
                              </span>
                            )}
                            {told ? (
                              <button type="button" className={product ? "v eqv" : "v"} aria-label={ui("end-moments", { name: names[seat] ?? "", source: title, n: n / table.fraction, points: say(n) })} onClick={() => setAsked({ seat, source, kind })}>
                                {say(n)}
                              </button>
                            ) : (
                              <span className={product ? "v eqv" : "v"}>{say(n)}</span>
                            )}
                            <i className={`b s${colour(seat)} ${n < 0 ? "neg" : ""}`} style={{ width: `${(Math.abs(n) / most) * 88}%` }} />
                          </td>
                        );
                      })}
                    </tr>
                  );
                })}
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
          <div className="cw">{!history.data && <p role="status">{ui(history.error ? "end-chart-none" : "ask-sending")}</p>}{history.data && <Chart history={history.data} names={names} colours={names.map((_, seat) => colour(seat))} scores={scores} fraction={table.fraction} marks={steps.map((step, i) => ({ ...step, name: "abc"[i] ?? "" }))} label={ui("end-chart-label")} />}</div>
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
        <Dialog title={ui("end-moments-title", { name: names[asked.seat] ?? "", source: String(texts.thing("source", asked.kind ? `${asked.source}-${asked.kind}` : asked.source)) })} onClose={() => setAsked(null)}>
          <ol className="moments">
            {parts[asked.seat]
              ?.find((one) => one.kind === asked.kind)
              ?.cards.map(({ card, each, moves }) => (
                <li key={`${card} ${each}`}>
                  <b>+{say(each * moves.length)}</b>
                  <Link to={`/t/${table.id}/replay?at=${moves[0]}`}>
                    {card ? texts.quoted(card) : String(texts.thing("source", `${asked.source}-${asked.kind}`))}
                    {moves.length > 1 && `: ${moves.length} × ${say(each)} = ${say(each * moves.length)}`}
                  </Link>
                </li>
              ))}
            {!asked.kind && moments
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

/** The parts of a source; what they do not explain is the rest. */
export function whole(parts: readonly Gains[], all: number, last: number): Gains[] {
  const rest = all - parts.reduce((sum, one) => sum + one.by, 0);
  if (!rest) return [...parts];
  const other = parts.find((one) => one.kind === "other");
  const cards = [...(other?.cards ?? []), { card: "", each: rest, moves: [last] }];
  return [...parts.filter((one) => one !== other), { kind: "other", by: (other?.by ?? 0) + rest, cards }];
}

/** The moves that brought the most, one for each moment, in the order of play. `what`: what brought it, in words: of moves that were the same thing again only the best is told. */
export function biggest(history: History, fraction = 1, count = 3, what: (move: number, seat: number) => string = (move) => String(move)): { seat: number; move: number; by: number }[] {
  const steps: { seat: number; move: number; by: number }[] = [];
  for (let i = 1; i < history.points.length; i += 1) {
    history.points[i]!.forEach((now, seat) => {
      const by = now - (history.points[i - 1]?.[seat] ?? 0);
      if (by > fraction) steps.push({ seat, move: history.moves[i] ?? i, by });
    });
  }
  const told = new Set<string>();
  return steps
    .sort((a, b) => b.by - a.by)
    .filter(({ move, seat }) => {
      const id = `${seat} ${what(move, seat)}`;
      return !told.has(id) && told.add(id);
    })
    .slice(0, count)
    .sort((a, b) => a.move - b.move);
}
