import { useEffect, useState, useSyncExternalStore } from "react";
import { Pip } from "@/cards/Pip";
import { colourAt } from "@/games";
import { Icon } from "@/icons/Icon";
import { api, NAME_LONGEST } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { go } from "@/shell/router";
import { explain, useLoaded } from "@/shell/session";
import { EMPTY_FEED, type Feed, type FeedState } from "@/shell/feed";
import { SocketFeed } from "@/shell/socket";
import { useSure } from "@/shell/Sure";
import { Talk } from "@/shell/Talk";
import { useUi } from "@/shell/ui";
import { said } from "@/time/Terms";
import { groupApi } from "@/groups/api";
import { OfGroup } from "@/groups/OfGroup";
import type { TableInfo } from "@/wire";
import "./pages.css";

/** The table's own line while it waits: who is here shows, and people can talk. */
function useLine(id: string): [Feed | null, FeedState] {
  const [feed, setFeed] = useState<Feed | null>(null);
  useEffect(() => {
    if (__MOCK__ && id.startsWith("mock")) return;
    const made = new SocketFeed(id);
    setFeed(made);
    return () => made.close();
  }, [id]);
  return [feed, useSyncExternalStore(feed?.subscribe ?? nobody, feed?.get ?? nothing)];
}
const nobody = () => () => {};
const nothing = () => EMPTY_FEED;

/** A table before it starts: who sits where, and the link for the others. */
export function Room({ table, onChange }: { table: TableInfo; onChange: (table: TableInfo) => void }) {
  const ui = useUi();
  const games = useLoaded(() => api.games(ui.lang), [ui.lang]);
  const bots = useLoaded(() => api.bots(ui.lang), [ui.lang]);
  const [problem, setProblem] = useState("");
  const [note, setNote] = useState("");
  const run = (work: Promise<TableInfo>, to?: string) =>
    work.then(
      (next) => {
        setProblem("");
        if (to) go(to);
        else onChange(next);
      },
      (why: unknown) => setProblem(explain(ui, why)),
    );
  const { id, host } = table;
  const [line, state] = useLine(id);
  const came = state.table;
  useEffect(() => {
    if (came) onChange(came);
  }, [came, onChange]);
  const [sheet, sure] = useSure();
  const seated = table.your_seat !== null;
  const open = table.seats.filter((seat) => seat.open).length;
  const asked = table.seats.filter((seat) => seat.invited).length;
  const game = games.data?.find((one) => one.id === table.game);
  const title = game?.title ?? table.game;
  useEffect(() => {
    document.title = table.name ? `${table.name} · ${title}` : title;
  }, [table.name, title]);
  const address = `${location.origin}/t/${id}`;
  const options = Object.entries(table.options).filter(([, value]) => value !== null && value !== "" && value !== false);
  return (
    <main className="page scroll">
      <Bar />
      <section className="zone plainpage room">
        <p className="rubric-line">{title}</p>
        <h1 className="big-h">{table.name || ui("room-title")}</h1>
        {table.invited ? (
          <div className="set tall" role="status">
            <p className="say">{ui("room-invited")}</p>
            <span className="row0">
              <button type="button" className="opt" onClick={() => void run(api.join(id))}>
                {ui("room-accept")}
              </button>
              <button type="button" className="opt plain" onClick={() => void run(api.decline(id), "/")}>
                {ui("room-decline")}
              </button>
            </span>
          </div>
        ) : (
          <p className="say">{ui(asked ? "room-wait-asked" : host ? "room-you-host" : "room-wait-host")}</p>
        )}
        <ul className="room-seats">
          {table.seats.map((seat) => (
            <li key={seat.seat} className={`s${colourAt(table, seat.seat)}`}>
              <Pip colour={colourAt(table, seat.seat)} size="lg" />
              <span className="nm">
                {seat.open ? <i>{ui("room-open")}</i> : seat.you ? `${seat.name} (${ui("you").toLocaleLowerCase(ui.lang)})` : seat.name}
                {seat.bot && <small>{ui("bot")}</small>}
                {seat.invited && <small>{ui("room-asked")}</small>}
                {!seat.open && !seat.bot && !seat.online && !seat.you && !seat.invited && <small>{ui("seat-away")}</small>}
              </span>
              <span className="acts">
                {seat.open && !seated && !table.invited && (
                  <button type="button" className="opt sm" onClick={() => void run(api.join(id))}>
                    {ui("room-sit")}
                  </button>
                )}
                {host && (seat.open || seat.invited) && (
                  <select
                    className="field"
                    aria-label={`${ui("room-bot")}: ${ui("new-seat", { n: seat.seat + 1 })}`}
                    value=""
                    onChange={(event) => event.target.value && void run(api.seat(id, seat.seat, event.target.value))}
                  >
                    <option value="">{ui("room-bot")}…</option>
                    {(bots.data ?? []).map((bot) => (
                      <option key={bot.id} value={bot.id}>
                        {bot.strength} · {bot.name}
                      </option>
                    ))}
                  </select>
                )}
                {host && (seat.bot || seat.invited) && (
                  <button type="button" className="opt plain sm" onClick={() => void run(api.seat(id, seat.seat, ""))}>
                    {ui("room-unbot")}
                  </button>
                )}
                {host && !seat.open && !seat.bot && !seat.you && !seat.invited && (
                  <button type="button" className="opt plain sm" onClick={() => void run(api.kick(id, seat.seat))}>
                    {ui("room-kick")}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
        {table.group && <OfGroup table={table} open={() => void run(groupApi.open(id))} />}
        {options.length > 0 && game && (
          <p className="lbl">
            {options
              .map(([name, value]) => {
                const setting = game.settings.find((one) => one.name === name);
                const at = setting?.choices.indexOf(String(value)) ?? -1;
                return `${setting?.title ?? name}${value === true ? "" : `: ${(at >= 0 && setting?.choice_titles[at]) || String(value)}`}`;
              })
              .join("; ")}
          </p>
        )}
        {table.time.kind !== "none" && <p className="lbl">{said(ui, table.time)}</p>}
        {host && <Called key={table.name} name={table.name} onName={(name) => void run(api.call(id, name))} />}
        <div className="set tall">
          <label htmlFor="room-link">{ui("room-link")}</label>
          <span className="row0">
            <input id="room-link" className="field" readOnly value={address} onFocus={(event) => event.target.select()} />
            <button
              type="button"
              className="opt plain sm"
              onClick={() =>
                navigator.clipboard.writeText(address).then(
                  () => setNote(ui("copied")),
                  () => setNote(ui("copy-failed")),
                )
              }
            >
              <Icon name="link" />
              {ui("room-copy")}
            </button>
          </span>
          <small role="status">{note}</small>
        </div>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {sheet}
        {line && (
          <section className="room-talk" aria-labelledby="tab-chat">
            <h2 className="h" id="tab-chat">
              {ui("chat-tab")}
            </h2>
            <Talk chat={state.chat} colour={(seat) => colourAt(table, seat)} say={seated ? (text) => line.say(text) : null} />
          </section>
        )}
        <div className="row0 end">
          <span className="lbl" role="status">
            {open ? ui("room-missing", { n: open }) : asked ? ui("room-unanswered", { n: asked }) : ui("room-full")}
          </span>
          {host && (
            <button type="button" className="opt plain" onClick={() => sure({ what: ui("room-abandon"), text: ui("room-abandon-sure"), act: () => void run(api.abandon(id), "/") })}>
              {ui("room-abandon")}
            </button>
          )}
          {seated && !host && (
            <button type="button" className="opt plain" onClick={() => void run(api.leave(id), "/")}>
              {ui("room-leave")}
            </button>
          )}
          {host && (
            <button type="button" className="opt" disabled={open + asked > 0} onClick={() => void run(api.start(id))}>
              <Icon name="play" />
              {ui("room-start")}
            </button>
          )}
        </div>
      </section>
    </main>
  );
}

/** What the host calls the table. */
function Called({ name, onName }: { name: string; onName: (name: string) => void }) {
  const ui = useUi();
  const [text, setText] = useState(name);
  return (
    <form
      className="set tall"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== name) onName(text);
      }}
    >
      <label htmlFor="room-name">{ui("new-name")}</label>
      <span className="row0">
        <input id="room-name" className="field" maxLength={NAME_LONGEST} value={text} placeholder={ui("new-name-help")} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        <button type="submit" className="opt plain sm" disabled={text.trim() === name}>
          {ui("room-call")}
        </button>
      </span>
    </form>
  );
}
