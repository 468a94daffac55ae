import { useEffect, useRef, useState, type FormEvent } from "react";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { ago } from "@/pages/Lobby";
import { Missing, Loading } from "@/pages/Missing";
import { api, Refused } from "@/shell/api";
import { Dialog } from "@/shell/Dialog";
import { score } from "@/shell/points";
import { go, Link } from "@/shell/router";
import { explain, useLoaded } from "@/shell/session";
import { useUi, type Ui } from "@/shell/ui";
import type { GroupInfo, GroupTable, SeriesInfo } from "@/wire";
import { groupApi } from "./api";
import { GroupBar } from "./Frame";
import { GroupTalk } from "./GroupTalk";
import { Invitation } from "./Invitation";
import { memberColour, nextSeats, roman, seenAgo, shortTitle, youOr } from "./shown";
import { Sign } from "./Sign";
import { Ratings, Stats } from "./Strength";
import "./icons";

const EVERY = 8000;

export function GroupPage({ id }: { id: string }) {
  const ui = useUi();
  const group = useLoaded(() => groupApi.group(id, ui.lang), [id, ui.lang]);
  const games = group.data?.games ?? 0;
  const going = (group.data?.tables ?? []).map(({ table }) => `${table.id} ${table.status}`).join();
  const shelf = useLoaded(() => groupApi.shelf(id, ui.lang), [id, ui.lang, games, going]);
  const [changed, setChanged] = useState<GroupInfo | null>(null);
  const [problem, setProblem] = useState("");
  const again = useRef(group.again);
  again.current = group.again;
  useEffect(() => {
    const timer = window.setInterval(() => document.visibilityState === "visible" && again.current(), EVERY);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => setChanged(null), [group.data]);
  const now = changed ?? group.data;
  useEffect(() => {
    document.title = now?.name ?? ui("groups-title");
  }, [ui, now?.name]);
  const lost = group.error instanceof Refused && group.error.status === 404;
  if (!now || lost) {
    if (group.error === null) return <Loading />;
    return <Missing title={ui(lost ? "group-missing" : "error-title")} help={lost ? ui("group-missing-help") : explain(ui, group.error)} />;
  }
  const run = (work: Promise<GroupInfo | null>, to?: string) =>
    work.then(
      (next) => {
        setProblem("");
        if (to || !next) go(to ?? "/groups");
        else setChanged(next);
      },
      (why: unknown) => setProblem(explain(ui, why)),
    );
  const play = (work: Promise<{ id: string }>) => void work.then((table) => go(`/t/${table.id}`), (why: unknown) => setProblem(explain(ui, why)));
  return (
    <main className="grp">
      <GroupBar />
      <Head group={now} run={run} problem={problem} />
      <Tables group={now} play={play} />
      <Stats group={now} />
      <Ratings group={now} />
      <GroupTalk group={now} />
      <Shelf group={now} series={shelf.data} play={play} />
      <Invitation group={now} run={run} />
    </main>
  );
}

type Run = (work: Promise<GroupInfo | null>, to?: string) => Promise<void>;
type Play = (work: Promise<{ id: string }>) => void;

function Head({ group, run, problem }: { group: GroupInfo; run: Run; problem: string }) {
  const ui = useUi();
  const [manage, setManage] = useState(false);
  const seconds = Date.now() / 1000;
  const date = new Intl.DateTimeFormat(ui.lang, { day: "numeric", month: "long", year: "numeric" }).format(group.created * 1000);
  const next = nextSeats(group);
  return (
    <section className="zone gh1" aria-label={group.name}>
      <div className="gt">
        <p className="ck">{ui("group-since", { date, n: group.games })}</p>
        <h1>{group.name}</h1>
      </div>
      <ul className="mems" aria-label={ui("group-members")} tabIndex={group.members.length > 5 ? 0 : -1}>
        {group.members.map((member) => {
          const [id, n] = seenAgo(member, seconds);
          return (
            <li key={member.n}>
              <span className={`pres ${member.here ? "on" : ""}`}>
                <Pip colour={memberColour(group, member.n)} size="lg" />
              </span>
              <span>
                <b>{youOr(ui, member)}</b>
                <small>{ui(id, { n })}</small>
              </span>
            </li>
          );
        })}
      </ul>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="ga">
        <button type="button" className="lnk" onClick={() => setManage(true)}>
          {ui("group-manage")}
        </button>
        <Link to={`/new?group=${encodeURIComponent(group.id)}`} className="big2">
          <Icon name="play" />
          <span>
            {ui("group-deal")}
            <small>{ui(next ? "group-deal-turned" : "group-deal-first")}</small>
          </span>
        </Link>
      </div>
      {manage && <Manage group={group} run={run} onClose={() => setManage(false)} />}
    </section>
  );
}

/** What is asked twice: the first press says what will come of it. */
function Twice({ title, sure, onDo }: { title: string; sure: string; onDo: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" className={`opt sm ${asked ? "" : "plain"}`} onBlur={() => setAsked(false)} onClick={() => (asked ? onDo() : setAsked(true))}>
      <span aria-live="polite">{asked ? sure : title}</span>
    </button>
  );
}

function Manage({ group, run, onClose }: { group: GroupInfo; run: Run; onClose: () => void }) {
  const ui = useUi();
  const [name, setName] = useState(group.name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void run(groupApi.rename(group.id, name));
  };
  return (
    <Dialog title={ui("group-manage-title")} onClose={onClose}>
      {group.yours && (
        <form className="set tall" onSubmit={rename}>
          <label htmlFor="grp-rename">{ui("groups-name")}</label>
          <span className="row0">
            <input id="grp-rename" className="field" required minLength={2} maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
            <button type="submit" className="opt plain sm">
              {ui("group-rename")}
            </button>
          </span>
        </form>
      )}
      <ul className="grp-people">
        {group.members.map((member) => (
          <li key={member.n}>
            <Pip colour={memberColour(group, member.n)} size="lg" />
            <span className="nm">
              {member.name} {member.owner && <small>{ui("group-owner")}</small>}
            </span>
            {group.yours && !member.you && (
              <span className="row0">
                <Twice title={ui("group-hand")} sure={ui("group-hand-sure", { name: member.name })} onDo={() => void run(groupApi.about(group.id, "hand", member.n))} />
                <Twice title={ui("group-remove")} sure={ui("group-remove-sure", { name: member.name })} onDo={() => void run(groupApi.about(group.id, "remove", member.n))} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="row0 end">
        <Twice title={ui("group-leave")} sure={ui(group.yours && group.members.length > 1 ? "group-leave-owner-sure" : group.yours ? "group-close-sure" : "group-leave-sure")} onDo={() => void run(groupApi.change(group.id, "leave"), "/groups")} />
        {group.yours && <Twice title={ui("group-close")} sure={ui("group-close-sure")} onDo={() => void run(groupApi.change(group.id, "close"), "/groups")} />}
      </div>
    </Dialog>
  );
}

// -- tables

function about(ui: Ui, { table }: GroupTable): string {
  const open = table.seats.filter((seat) => seat.open).length;
  if (table.invited) return ui("lobby-invited");
  if (table.status === "waiting") return open ? ui("lobby-need", { n: open }) : ui("lobby-waiting");
  if (table.status === "finished") {
    if (table.points && table.scores) return ui("group-over", { score: score(table.scores, table.fraction) });
    const won = (table.winners ?? []).map((seat) => table.seats[seat]?.name ?? "").join(", ");
    return won ? ui("group-won", { name: won }) : ui("group-over-plain");
  }
  const round = table.rounds ? ui("lobby-round", { round: table.round, rounds: table.rounds }) : table.round ? ui("scale-round-short", { round: table.round }) : "";
  const others = table.seats.filter((seat) => !seat.you && !seat.bot && seat.name).map((seat) => seat.name);
  return [round, others.join(", ")].filter(Boolean).join(", ");
}

function Tables({ group, play }: { group: GroupInfo; play: Play }) {
  const ui = useUi();
  return (
    <section className="zone glist" aria-labelledby="grp-tables">
      <h2 className="h" id="grp-tables">
        {ui("group-tables")}
      </h2>
      {group.tables.length === 0 && <p className="none">{ui("group-tables-none")}</p>}
      <ul>
        {group.tables.map((one) => {
          const { table, members } = one;
          const yours = table.invited || (table.status === "playing" && table.your_seat !== null && table.waiting.includes(table.your_seat));
          return (
            <li key={table.id} className={yours ? "yours" : ""}>
              <button type="button" className="gto" onClick={() => go(`/t/${table.id}`)}>
                <span className="ps">
                  {table.seats.map((seat) => {
                    const n = members[seat.seat] ?? 0;
                    return n ? <Pip key={seat.seat} colour={memberColour(group, n)} title={seat.name} /> : seat.bot ? <span key={seat.seat} className="pip bot" title={seat.name} /> : null;
                  })}
                </span>
                <span className="rt">
                  <b>{table.name || shortTitle(table.title)}</b>
                  <small>{[table.name ? shortTitle(table.title) : "", about(ui, one)].filter(Boolean).join(", ")}</small>
                </span>
                <State ui={ui} one={one} yours={yours} />
              </button>
              <Act ui={ui} one={one} play={play} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function State({ ui, one: { table }, yours }: { ui: Ui; one: GroupTable; yours: boolean }) {
  const waits = table.seats.filter((seat) => table.waiting.includes(seat.seat));
  const when = Date.now() / 1000;
  const left = table.deadline ? ui("lobby-left", { time: ago(ui, Math.max(60, table.deadline - when)) }) : ago(ui, when - table.changed);
  if (yours)
    return (
      <span className="rr">
        <b>{ui(table.invited ? "room-accept" : "lobby-your-turn")}</b>
        <br />
        {left}
      </span>
    );
  if (table.status !== "playing") return <span className="rr">{table.status === "finished" ? ago(ui, when - table.changed) : ""}</span>;
  if (table.fault) return <span className="rr">{ui("lobby-fault")}</span>;
  if (!waits[0]) return <span className="rr">{left}</span>;
  return (
    <span className="rr">
      {waits[0].bot ? ui("lobby-bot-moves") : ui("lobby-wait-for", { name: waits[0].name })}
      {table.deadline && (
        <>
          <br />
          {left}
        </>
      )}
    </span>
  );
}

/** What can be done with a table from here, beside opening it. */
function Act({ ui, one: { table }, play }: { ui: Ui; one: GroupTable; play: Play }) {
  const seated = table.your_seat !== null;
  const label = (word: string) => `${word}: ${table.name || table.title}`;
  const button = (word: string, work: () => Promise<{ id: string }>) => (
    <button type="button" className="wb2" aria-label={label(word)} onClick={() => play(work())}>
      {word}
    </button>
  );
  if (table.invited) return null;
  if (table.status === "waiting" && !seated && table.seats.some((seat) => seat.open)) return button(ui("group-join"), () => api.join(table.id));
  if (table.status === "finished" && seated) return button(ui("group-again"), () => api.rematch(table.id));
  const word = table.status === "finished" ? ui("group-replay") : table.status === "playing" && !seated ? ui("group-watch") : "";
  return word ? (
    <Link to={`/t/${table.id}`} className="wb2" aria-label={label(word)}>
      {word}
    </Link>
  ) : null;
}

// -- chronicles

function Shelf({ group, series, play }: { group: GroupInfo; series: SeriesInfo[] | null; play: Play }) {
  const ui = useUi();
  const [at, setAt] = useState(0);
  const shown = series?.[Math.min(at, series.length - 1)];
  return (
    <section className="zone shelf2" aria-labelledby="grp-shelf">
      <header>
        <h2 className="h" id="grp-shelf">
          {ui("group-shelf", { game: shown?.title ?? (ui.lang === "ru" ? "Обет" : "Oath") })}
        </h2>
        {shown && <small>{ui("group-shelf-about", { n: shown.reigns.length })}</small>}
        {series && series.length > 1 && (
          <span className="sw small" role="group" aria-label={ui("group-shelf", { game: shown?.title ?? "" })}>
            {series.map((one, n) => (
              <button key={one.table} type="button" aria-pressed={one === shown} aria-label={ui("group-shelf-which", { n: n + 1 })} onClick={() => setAt(n)}>
                {n + 1}
              </button>
            ))}
          </span>
        )}
        {shown && (
          <span className="acts">
            {shown.next && (
              <button type="button" className="lnk" onClick={() => play(api.next(shown.table))}>
                <Icon name="play" />
                {ui("group-shelf-next")}
              </button>
            )}
            {shown.bring && !shown.next && (
              <Link to={`/bring?game=${shown.game}&from=${shown.table}&group=${encodeURIComponent(group.id)}`} className="lnk">
                {ui("group-shelf-bring")}
              </Link>
            )}
            {shown.reigns.length > 0 && (
              <Link to={`/t/${shown.table}/story`} className="lnk">
                {ui("group-shelf-all")}
              </Link>
            )}
          </span>
        )}
      </header>
      {series && !shown && (
        <p className="none">
          {ui("group-shelf-none")}{" "}
          <Link to={`/new?game=oath&group=${encodeURIComponent(group.id)}`} className="lnk">
            {ui("group-shelf-begin")}
          </Link>
        </p>
      )}
      {shown && (
        <ol tabIndex={shown.reigns.length > 6 ? 0 : -1} aria-label={ui("group-shelf", { game: shown.title })}>
          {shown.reigns.map((reign) => (
            <li key={reign.number} className={`rg ${reign.member ? `s${memberColour(group, reign.member)}` : "nobody"}`}>
              <Link to={`/t/${shown.table}/story`}>
                <span className="rb">
                  <b>{roman(reign.number)}</b>
                  <Icon name="crown" />
                </span>
                <span className="rx">
                  <strong>{reign.member === group.you ? ui("you") : reign.who}</strong>
                  <small>{reign.about}</small>
                  <em>{reign.how}</em>
                </span>
              </Link>
            </li>
          ))}
          {shown.status !== "finished" && (
            <li className="rg now">
              <Link to={`/t/${shown.table}`}>
                <span className="rb">
                  <b>{roman(shown.number)}</b>
                  <Sign name="hour" />
                </span>
                <span className="rx">
                  <strong>{ui(shown.status === "waiting" ? "group-shelf-waits" : "group-shelf-now")}</strong>
                  <em>{ui("group-shelf-to-table")}</em>
                </span>
              </Link>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}
