/** The owner's page: the server as it is, its tables and people, what went wrong, what was done, and a word to everybody. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Loading, Missing } from "@/pages/Missing";
import { ago } from "@/pages/Lobby";
import { json } from "@/shell/api";
import { copy } from "@/puzzles/share";
import { Bar } from "@/shell/Bar";
import { Link } from "@/shell/router";
import { explain, useLoaded, useSession } from "@/shell/session";
import { useSure } from "@/shell/Sure";
import { useUi, useWords, type Words } from "@/shell/ui";
import type { Announcement, JournalLine, OwnerError, OwnerInfo, OwnerLink, OwnerPerson, OwnerReplay, OwnerTable } from "@/wire";
import "@/pages/pages.css";
import "./owner.css";

const WORDS: Words = { en: () => import("../text/owner.en.ftl?raw"), ru: () => import("../text/owner.ru.ftl?raw") };
const PARTS = ["server", "tables", "people", "errors", "journal"] as const;
const q = encodeURIComponent;

export default function Owner() {
  const ui = useUi();
  const { me } = useSession();
  const worded = useWords(WORDS);
  const [part, setPart] = useState<(typeof PARTS)[number]>("server");
  const info = useLoaded(() => json<OwnerInfo>("GET", "/api/owner"), [me?.id]);
  if (info.error && !info.data) return <Missing title={ui("error-title")} help={explain(ui, info.error)} />;
  if (!info.data || !worded) return <Loading />;
  return (
    <main className="page scroll">
      <Bar />
      <section className="zone plainpage owner">
        <h1 className="big-h">{ui("owner-title")}</h1>
        <div className="row0" role="group" aria-label={ui("owner-title")}>
          {PARTS.map((one) => (
            <button key={one} type="button" className="opt plain sm" aria-pressed={part === one} onClick={() => setPart(one)}>
              {ui(`owner-${one}`)}
              {one === "tables" && info.data!.aside > 0 && ` (${info.data!.aside})`}
            </button>
          ))}
        </div>
        {part === "server" && <Server info={info.data} />}
        {part === "tables" && <Tables />}
        {part === "people" && <People />}
        {part === "errors" && <Errors />}
        {part === "journal" && <Journal />}
      </section>
    </main>
  );
}

const since = (at: number) => Date.now() / 1000 - at;

function Server({ info }: { info: OwnerInfo }) {
  const ui = useUi();
  const figures: [string, string | number][] = [
    ["version", info.version],
    ["up", ago(ui, info.up)],
    ["owners", info.owners.join(", ")],
    ["playing", info.tables["playing"] ?? 0],
    ["waiting", info.tables["waiting"] ?? 0],
    ["aside", info.aside],
    ["accounts", info.people - info.guests],
    ["guests", info.guests],
    ["workers", info.workers],
    ["connections", info.connections],
    ["bots", `${info.thinking} / ${info.waiting}`],
    ["asleep", info.asleep],
    ["backup", !info.backups ? ui("owner-backup-off") : info.backups.age === null ? ui("owner-backup-none") : ago(ui, info.backups.age)],
  ];
  const trouble = info.backups?.trouble;
  return (
    <>
      <dl className="owner-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{ui(`owner-figure-${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {trouble && (
        <p className="problem" role="status">
          {ui("owner-backup-trouble", { ago: ago(ui, info.backups!.since), why: trouble })}
        </p>
      )}
      <Announce />
      <details>
        <summary>{ui("owner-settings")}</summary>
        <pre>{JSON.stringify(info.settings, null, 1)}</pre>
      </details>
    </>
  );
}

function Announce() {
  const ui = useUi();
  const now = useLoaded(() => json<Announcement>("GET", "/api/announcement"), []);
  const [said, setSaid] = useState({ ru: "", en: "", hours: 24 });
  const [note, setNote] = useState("");
  const tell = (what: typeof said) =>
    json<Announcement>("POST", "/api/owner/announcement", what).then(
      () => {
        setNote(ui(what.ru || what.en ? "owner-announced" : "owner-silent"));
        now.again();
      },
      (why: unknown) => setNote(explain(ui, why)),
    );
  return (
    <form
      className="owner-say"
      onSubmit={(event) => {
        event.preventDefault();
        void tell(said);
      }}
    >
      <h2 className="h">{ui("owner-announce")}</h2>
      {now.data?.en && <p className="say">{now.data[ui.lang]}</p>}
      {(["ru", "en"] as const).map((lang) => (
        <label key={lang}>
          {ui(`owner-announce-${lang}`)}
          <input className="field" lang={lang} maxLength={600} value={said[lang]} onChange={(event) => setSaid({ ...said, [lang]: event.target.value })} />
        </label>
      ))}
      <label>
        {ui("owner-announce-hours")}
        <input className="field num" type="number" min={1} max={2160} value={said.hours} onChange={(event) => setSaid({ ...said, hours: Math.max(1, Number(event.target.value)) })} />
      </label>
      <span className="row0">
        <button type="submit" className="opt sm" disabled={!said.ru && !said.en}>
          {ui("owner-announce-do")}
        </button>
        {now.data?.en && (
          <button type="button" className="opt plain sm" onClick={() => void tell({ ru: "", en: "", hours: 1 })}>
            {ui("owner-announce-end")}
          </button>
        )}
      </span>
      <p role="status">{note}</p>
    </form>
  );
}

function Search({ label, onFind }: { label: string; onFind: (text: string) => void }) {
  const ui = useUi();
  const [text, setText] = useState("");
  return (
    <form
      className="row0"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim());
      }}
    >
      <input className="field grow" aria-label={label} placeholder={label} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="opt plain sm">
        {ui("owner-find")}
      </button>
    </form>
  );
}

function List({ children, none, more }: { children: ReactNode[]; none: string; more?: (() => void) | null }) {
  const ui = useUi();
  if (!children.length) return <p className="none">{none}</p>;
  return (
    <>
      <ul className="owner-list">{children}</ul>
      {more && (
        <button type="button" className="opt plain sm" onClick={more}>
          {ui("owner-older")}
        </button>
      )}
    </>
  );
}

/** So many lines come at a time. */
const PAGE = 100;

/** The newest lines of a list, and a way to those before them while there may be some. */
function useOlder<Line>(path: string): { lines: Line[]; more: (() => void) | null; again: () => void } {
  const [lines, setLines] = useState<Line[]>([]);
  const [whole, setWhole] = useState(false);
  const asked = useRef(path);
  asked.current = path;
  /** `before` and the page that follows it, or as many pages as were there. */
  const load = async (before: Line[], upto: number) => {
    let found = before;
    let last = PAGE;
    try {
      do {
        const page = await json<Line[]>("GET", `${path}${path.includes("?") ? "&" : "?"}skip=${found.length}`);
        found = [...found, ...page];
        last = page.length;
      } while (last === PAGE && found.length < upto);
    } catch {
      last = 0;
    }
    if (asked.current !== path) return; // something else is looked for by now
    setLines(found);
    setWhole(last < PAGE);
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void load([], 0), [path]);
  return { lines, more: whole || !lines.length ? null : () => void load(lines, 0), again: () => void load([], lines.length) };
}

function Tables() {
  const ui = useUi();
  const [which, setWhich] = useState("aside");
  const [text, setText] = useState("");
  const [note, setNote] = useState("");
  const [far, setFar] = useState<OwnerReplay | null>(null);
  const [sheet, sure] = useSure();
  const found = useOlder<OwnerTable>(`/api/owner/tables?which=${which}&q=${q(text)}&lang=${ui.lang}`);
  const act = (id: string, what: string, body: unknown = {}) =>
    json<OwnerReplay>("POST", `/api/owner/tables/${q(id)}/${what}`, body).then(
      (told) => {
        setFar(what === "replay" ? told : null);
        setNote(what === "replay" ? ui("owner-far", { n: told.n, all: told.all, what: told.what || "—" }) : ui("owner-done"));
        found.again();
      },
      (why: unknown) => setNote(explain(ui, why)),
    );
  return (
    <>
      <div className="row0">
        {["aside", "playing", "waiting", "over"].map((one) => (
          <button key={one} type="button" className="opt plain sm" aria-pressed={which === one && !text} onClick={() => { setText(""); setWhich(one); }}>
            {ui(`owner-which-${one}`)}
          </button>
        ))}
      </div>
      <Search label={ui("owner-find-table")} onFind={setText} />
      <p role="status">{note}</p>
      <List none={ui("owner-none")} more={found.more}>
        {found.lines.map((table) => (
          <li key={table.id}>
            <b>
              <Link to={`/t/${table.id}`}>{table.title}</Link>
            </b>
            {table.name && <q>{table.name}</q>}
            <small>
              {table.id}, {ui("owner-moves", { n: table.moves })}, {ago(ui, since(table.changed))}, {table.seats.join(", ")}
            </small>
            {table.fault !== null && (
              <p className="problem">
                {table.bot && `${table.bot}: `}
                {table.fault} <code>{table.where.at(-1)}</code>
              </p>
            )}
            <span className="row0">
              {table.fault !== null && (
                <button type="button" className="opt plain sm" onClick={() => void act(table.id, "replay")}>
                  {ui("owner-replay")}
                </button>
              )}
              {far?.table.id === table.id && far.n < far.all && (
                <button type="button" className="opt sm" onClick={() => sure({ what: ui("owner-cut", { n: far.n }), text: ui("owner-cut-sure"), act: () => void act(table.id, "cut", { n: far.n }) })}>
                  {ui("owner-cut", { n: far.n })}
                </button>
              )}
              {table.bot && ["again", "simple", "swap"].map((way) => (
                <button key={way} type="button" className="opt plain sm" onClick={() => void act(table.id, way)}>
                  {ui(`owner-${way}`)}
                </button>
              ))}
              {table.fault !== null && (
                <a className="opt plain sm" href={`/api/owner/tables/${q(table.id)}/file`} download>
                  {ui("owner-file")}
                </a>
              )}
              {table.name && (
                <button type="button" className="opt plain sm" onClick={() => sure({ what: ui("owner-unname"), text: ui("owner-unname-sure", { name: table.name }), act: () => void act(table.id, "unname") })}>
                  {ui("owner-unname")}
                </button>
              )}
              {(table.status === "playing" || table.status === "waiting") && (
                <button type="button" className="opt plain sm" onClick={() => sure({ what: ui("owner-close"), text: ui("owner-close-sure"), act: () => void act(table.id, "close") })}>
                  {ui("owner-close")}
                </button>
              )}
            </span>
          </li>
        ))}
      </List>
      {sheet}
    </>
  );
}

function People() {
  const ui = useUi();
  const [text, setText] = useState("");
  const [note, setNote] = useState("");
  const [sheet, sure] = useSure();
  const [made, setMade] = useState<{ name: string; told: OwnerLink } | null>(null);
  const found = useOlder<OwnerPerson>(`/api/owner/people?q=${q(text)}`);
  const act = (id: string, what: string, body: unknown = {}) =>
    json("POST", `/api/owner/people/${q(id)}/${what}`, body).then(
      () => {
        setMade(null);
        setNote(ui("owner-done"));
        found.again();
      },
      (why: unknown) => setNote(explain(ui, why)),
    );
  const link = (person: OwnerPerson) =>
    json<OwnerLink>("POST", `/api/owner/people/${q(person.id)}/link`, {}).then(
      (told) => {
        setMade({ name: person.name, told });
        setNote(ui("owner-done"));
      },
      (why: unknown) => setNote(explain(ui, why)),
    );
  const button = (person: OwnerPerson, what: string, name: string, body: unknown = {}) => (
    <button key={what} type="button" className="opt plain sm" onClick={() => sure({ what: `${ui(`owner-${name}`)}: ${person.name}`, text: ui(`owner-${name}-sure`), act: () => void act(person.id, what, body) })}>
      {ui(`owner-${name}`)}
    </button>
  );
  return (
    <>
      <Search label={ui("owner-find-person")} onFind={setText} />
      <p role="status">{note}</p>
      {made && (
        <div className="owner-say">
          <label>
            {ui("owner-link-made", { name: made.name, hours: made.told.hours })}
            <input className="field" readOnly value={made.told.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <span className="row0">
            <button type="button" className="opt sm" onClick={() => void copy(made.told.link).then((done) => setNote(done ? ui("owner-copied") : ""))}>
              {ui("owner-copy")}
            </button>
          </span>
        </div>
      )}
      <List none={ui("owner-none")} more={found.more}>
        {found.lines.map((person) => (
          <li key={person.id}>
            <b>{person.name}</b>
            <small>
              {[ui(person.guest ? "owner-guest" : "owner-account"), person.owner && ui("owner-owner"), person.muted !== null && ui("owner-muted"), ui("owner-seats", { n: person.seats }), ago(ui, since(person.seen))].filter(Boolean).join(", ")}
            </small>
            {!person.you && (
              <span className="row0">
                {person.muted === null ? button(person, "mute", "mute", { hours: 24 }) : button(person, "mute", "unmute", { hours: 0 })}
                {button(person, "end", "end")}
                {!person.guest && (person.owner ? button(person, "unowner", "unowner") : button(person, "owner", "make-owner"))}
                {!person.guest && !person.owner && (
                  <button type="button" className="opt plain sm" onClick={() => sure({ what: `${ui("owner-link")}: ${person.name}`, text: ui("owner-link-sure"), act: () => void link(person) })}>
                    {ui("owner-link")}
                  </button>
                )}
                {button(person, "remove", "remove")}
              </span>
            )}
          </li>
        ))}
      </List>
      {sheet}
    </>
  );
}

function Errors() {
  const ui = useUi();
  const { lines, more } = useOlder<OwnerError>("/api/owner/errors");
  return (
    <List none={ui("owner-none")} more={more}>
      {lines.map((error, i) => (
        <li key={i}>
          <b>{error.what}</b>
          <small>
            {ago(ui, since(error.at))} {error.table && <Link to={`/t/${error.table}`}>{error.table}</Link>}
          </small>
          {error.place && <code>{error.place}</code>}
        </li>
      ))}
    </List>
  );
}

function Journal() {
  const ui = useUi();
  const { lines, more } = useOlder<JournalLine>("/api/owner/journal");
  return (
    <List none={ui("owner-none")} more={more}>
      {lines.map((line, i) => (
        <li key={i}>
          <b>{ui.maybe(`owner-did-${line.what}`) ?? line.what}</b>
          <small>
            {new Intl.DateTimeFormat(ui.lang, { dateStyle: "medium", timeStyle: "short" }).format(line.at * 1000)}, {line.name || ui("owner-machine")} {line.about} {line.note}
          </small>
        </li>
      ))}
    </List>
  );
}
