import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { Pip } from "@/cards/Pip";
import { colourAt, platesFor } from "@/games";
import { Icon } from "@/icons/Icon";
import { api, type Wanted } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { score } from "@/shell/points";
import { go, Link, usePlace } from "@/shell/router";
import { explain, useLoaded, useSession } from "@/shell/session";
import { Tabs } from "@/shell/Tabs";
import { useUi, type Ui } from "@/shell/ui";
import { serverNow, span } from "@/time/clock";
import type { GameInfo, TableInfo } from "@/wire";
import "./lobby.css";

const Fan = lazy(() => import("./Fan"));
const Today = lazy(() => import("@/puzzles/Today"));
const EVERY = 5000;

function stored(key: string, fallback: string): string {
  try {
    return localStorage.getItem(key) ?? fallback;
  } catch {
    return fallback;
  }
}

export function Lobby() {
  const ui = useUi();
  const { me, setMe } = useSession();
  const { query } = usePlace();
  const code = query.get("confirm");
  const [confirmed, setConfirmed] = useState("");
  useEffect(() => {
    if (!code) return;
    go("/", true);
    api.confirmNotify(code).then(
      (next) => {
        setMe(next);
        setConfirmed(ui("settings-notify-confirmed"));
      },
      (why: unknown) => setConfirmed(explain(ui, why)),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code]);
  const games = useLoaded(() => api.games(ui.lang), [ui.lang, me?.id]);
  const bots = useLoaded(() => api.bots(ui.lang), [ui.lang, me?.id]);
  const [wanted, setWanted] = useState<Wanted>(readWanted);
  const lobby = useLoaded(() => api.lobby(ui.lang, wanted), [ui.lang, me?.id, wanted]);
  const [rivals, setRivals] = useState(Number(stored("oikumene.rivals", "2")));
  const [level, setLevel] = useState(stored("oikumene.level", ""));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = ui("title");
    const timer = window.setInterval(() => document.visibilityState === "visible" && lobby.again(), EVERY);
    return () => window.clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ui]);

  const known = games.data ?? [];
  const plates = platesFor(known.map((game) => game.id));
  const levels = bots.data ?? [];
  const bot = levels.find((one) => one.id === level)?.id ?? levels.find((one) => one.id === "merchant")?.id ?? levels[0]?.id ?? "";
  const first = plates.map((plate) => known.find((game) => game.id === plate.id)).find((game) => game !== undefined);
  const keep = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // chosen for this visit only
    }
  };
  const played = new Set((lobby.data?.mine ?? []).map((table) => table.game));
  const play = async (game: GameInfo) => {
    if (busy) return;
    setBusy(true);
    try {
      const table = await api.quick({ game: game.id, rivals: Math.max(game.least - 1, Math.min(rivals, game.most - 1)), bot });
      go(`/t/${table.id}`);
    } catch (why) {
      setProblem(explain(ui, why));
      setBusy(false);
    }
  };
  const learn = async (game: GameInfo) => {
    if (busy) return;
    setBusy(true);
    try {
      go(`/t/${(await api.learn(game.id)).id}`);
    } catch (why) {
      setProblem(explain(ui, why));
      setBusy(false);
    }
  };
  const sit = async (table: TableInfo) => {
    try {
      await api.join(table.id);
      go(`/t/${table.id}`);
    } catch (why) {
      setProblem(explain(ui, why));
    }
  };
  return (
    <main className="lobby">
      <Bar>
        <Tabs at="tables" />
      </Bar>
      <section className="left">
        <section className="zone hero">
          <Suspense fallback={null}>
            <Fan />
          </Suspense>
          <div className="tx">
            <h1>{ui("lobby-head")}</h1>
            <p>{ui("lobby-about")}</p>
            <button type="button" className="big" disabled={!first || !bot || busy} onClick={() => first && void play(first)}>
              <Icon name="play" />
              <span>
                {ui("lobby-play")}
                <small>{first ? ui("lobby-play-what", { game: first.title, n: rivals }) : "…"}</small>
              </span>
            </button>
            <p className="alt">
              <Link to="/new">{ui("lobby-invite")}</Link>
            </p>
            {confirmed && <p role="status">{confirmed}</p>}
            {(problem || games.error) != null && (problem || games.error !== null) && (
              <p className="problem" role="alert">
                {problem || explain(ui, games.error)}
              </p>
            )}
          </div>
        </section>
        <section className="zone games" aria-labelledby="games-h">
          <div className="gh">
            <h2 className="h" id="games-h">
              {ui("lobby-bots")}
            </h2>
            <span className="sp" />
            <span className="pick">
              {ui("lobby-rivals")}
              <span className="sw" role="group" aria-label={ui("lobby-rivals")}>
                {[1, 2, 3].map((n) => (
                  <button
                    key={n}
                    type="button"
                    aria-pressed={rivals === n}
                    onClick={() => {
                      setRivals(n);
                      keep("oikumene.rivals", String(n));
                    }}
                  >
                    {n}
                  </button>
                ))}
              </span>
            </span>
            <span className="pick">
              {ui("lobby-level")}
              <span className="sw" role="group" aria-label={ui("lobby-level")}>
                {levels.map((one) => (
                  <button
                    key={one.id}
                    type="button"
                    title={`${one.name}: ${one.about}`}
                    aria-pressed={bot === one.id}
                    onClick={() => {
                      setLevel(one.id);
                      keep("oikumene.level", one.id);
                    }}
                  >
                    {one.strength}
                  </button>
                ))}
              </span>
            </span>
          </div>
          <div className="pl5">
            {plates.filter((plate) => !games.data || known.some((game) => game.id === plate.id)).map((plate) => {
              const game = known.find((one) => one.id === plate.id);
              return (
                <article key={plate.id} className={`plate c-${plate.colour}`} data-game={game?.id}>
                  <span className="pic">
                    <Icon name={plate.icon} />
                  </span>
                  <div className="ptx">
                    <h3>{game?.title ?? "…"}</h3>
                    <p>{game?.about}</p>
                    <p className="meta">
                      {game && (
                        <span>
                          <Icon name="meeple" />
                          {game.least}–{game.most}
                        </span>
                      )}
                      {plate.minutes && (
                        <span>
                          <Icon name="clock" />
                          {ui("lobby-minutes", { n: plate.minutes })}
                        </span>
                      )}
                      {plate.weight && <span>{ui("lobby-weight", { w: plate.weight })}</span>}
                    </p>
                  </div>
                  {game?.lesson && (
                    <button type="button" className="learn" disabled={busy} onClick={() => void learn(game)} aria-label={`${ui("lobby-learn")}: ${game.title}`}>
                      <Icon name="open-book" />
                      {ui("lobby-learn")}
                    </button>
                  )}
                  <button type="button" className="go" disabled={!game || busy || !bot} onClick={() => game && void play(game)} aria-label={`${ui("lobby-start")}: ${game?.title ?? "…"}`}>
                    <Icon name="play" />
                    {ui("lobby-start")}
                  </button>
                </article>
              );
            })}
          </div>
        </section>
      </section>
      <section className="right">
        <Tables className="mine" title={ui("lobby-mine")} none={ui("lobby-mine-none")} tables={lobby.data?.mine} ui={ui} onPress={(table) => go(`/t/${table.id}`)} />
        <Tables className="open" title={ui("lobby-open")} none={ui(isWanted(wanted) ? "lobby-filter-none" : "lobby-open-none")} tables={lobby.data?.open} ui={ui} action={ui("lobby-join")} onPress={(table) => void sit(table)}>
          <Filters
            games={known}
            wanted={wanted}
            onChange={(next) => {
              setWanted(next);
              keep("oikumene.wanted", JSON.stringify(next));
            }}
          />
        </Tables>
        <Suspense fallback={null}>
          <Today lesson={known.find((game) => game.lesson && !played.has(game.id)) ?? null} onLearn={(game) => void learn(game)} finished={lobby.data?.mine.find((table) => table.status === "finished") ?? null} />
        </Suspense>
        {(lobby.data?.watch.length ?? 0) > 0 && (
          <Tables className="open watch" title={ui("lobby-watch")} none="" tables={lobby.data?.watch} ui={ui} action={ui("lobby-look")} onPress={(table) => go(`/t/${table.id}`)} />
        )}
        <p className="foot">
          <Link to="/credits">{ui("credits-icons")}</Link>
        </p>
      </section>
    </main>
  );
}

export function ago(ui: Ui, seconds: number): string {
  if (seconds < 60) return ui("ago-now");
  if (seconds < 3600) return ui("ago-minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 86400 * 2) return ui("ago-hours", { n: Math.floor(seconds / 3600) });
  return ui("ago-days", { n: Math.floor(seconds / 86400) });
}

const left = (ui: Ui, seconds: number) => ui("lobby-left", { time: ago(ui, Math.max(60, seconds)) });

function about(ui: Ui, table: TableInfo): string {
  const [unit, n] = span(table.time.seconds);
  const pace = table.time.kind === "none" ? ui("lobby-live") : ui(`lobby-clock-${table.time.kind}`, { n, unit });
  const open = table.seats.filter((seat) => seat.open).length;
  if (table.invited) return `${ui("lobby-invited")}, ${pace}`;
  if (table.status === "waiting") return `${open ? ui("lobby-need", { n: open }) : ui("lobby-waiting")}, ${pace}`;
  if (table.status === "finished") return table.points ? ui("lobby-finished", { score: score(table.scores ?? [], table.fraction) }) : ui("lobby-over");
  if (table.status === "abandoned") return ui("lobby-abandoned");
  const others = table.seats.filter((seat) => !seat.you && !seat.bot && seat.name).map((seat) => seat.name);
  const round = table.rounds ? ui("lobby-round", { round: table.round, rounds: table.rounds }) : "";
  return [round, others.join(", ") || pace].filter(Boolean).join(", ");
}

function readWanted(): Wanted {
  try {
    const { game, pace, free } = JSON.parse(stored("oikumene.wanted", "{}")) as Wanted;
    return { ...(game ? { game: String(game) } : {}), ...(pace ? { pace: String(pace) } : {}), ...(free ? { free: Number(free) } : {}) };
  } catch {
    return {};
  }
}

const isWanted = (wanted: Wanted): boolean => Boolean(wanted.game || wanted.pace || (wanted.free ?? 1) > 1);

/** Which tables of others to show. One's own are always there. */
function Filters({ games, wanted, onChange }: { games: GameInfo[]; wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const ui = useUi();
  const game = games.some((one) => one.id === wanted.game) ? (wanted.game ?? "") : "";
  return (
    <div className="filters" role="group" aria-label={ui("lobby-filter")}>
      <select className="field sm" aria-label={ui("lobby-filter-game")} value={game} onChange={(event) => onChange({ ...wanted, game: event.target.value })}>
        <option value="">{ui("lobby-filter-any-game")}</option>
        {games.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      <select className="field sm" aria-label={ui("lobby-filter-pace")} value={wanted.pace ?? ""} onChange={(event) => onChange({ ...wanted, pace: event.target.value })}>
        <option value="">{ui("lobby-filter-any-pace")}</option>
        <option value="live">{ui("lobby-filter-live")}</option>
        <option value="slow">{ui("lobby-filter-slow")}</option>
      </select>
      <select className="field sm" aria-label={ui("lobby-filter-free")} value={wanted.free ?? 1} onChange={(event) => onChange({ ...wanted, free: Number(event.target.value) })}>
        {[1, 2, 3].map((n) => (
          <option key={n} value={n}>
            {ui("lobby-filter-seats", { n })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Tables({ className, title, none, tables, ui, action, onPress, children }: { className: string; title: string; none: string; tables: TableInfo[] | undefined; ui: Ui; action?: string; onPress: (table: TableInfo) => void; children?: ReactNode }) {
  return (
    <section className={`zone list ${className}`} aria-label={title}>
      <h2 className="h">{title}</h2>
      {children}
      {tables && tables.length === 0 && none && <p className="none">{none}</p>}
      <ul>
        {(tables ?? []).map((table) => {
          const yours = table.status === "playing" && table.your_seat !== null && table.waiting.includes(table.your_seat);
          const waits = table.seats.filter((seat) => table.waiting.includes(seat.seat));
          return (
            <li key={table.id} className={yours || table.invited ? "yours" : ""}>
              <button type="button" onClick={() => onPress(table)}>
                <span className="ps">
                  {table.seats.filter((seat) => !seat.open).map((seat) => (
                    <Pip key={seat.seat} colour={colourAt(table, seat.seat)} title={seat.name} />
                  ))}
                </span>
                <span className="rt">
                  <b>{table.name || table.title}</b>
                  <small>{[table.name ? table.title : "", about(ui, table)].filter(Boolean).join(", ")}</small>
                </span>
                <span className="rr">
                  {action ? (
                    <span>{action}</span>
                  ) : yours ? (
                    <>
                      <b>{ui("lobby-your-turn")}</b>
                      <br />
                      {table.deadline ? left(ui, table.deadline - serverNow(table)) : ago(ui, Date.now() / 1000 - table.changed)}
                    </>
                  ) : table.status === "finished" ? (
                    <u>{ui("lobby-replay")}</u>
                  ) : table.fault ? (
                    <span title={table.fault.text}>{ui("lobby-fault")}</span>
                  ) : table.status === "playing" && waits[0] ? (
                    waits[0].bot ? ui("lobby-bot-moves") : ui("lobby-wait-for", { name: waits[0].name })
                  ) : (
                    ago(ui, Date.now() / 1000 - table.changed)
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
