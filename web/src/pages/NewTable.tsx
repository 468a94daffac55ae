import { useState } from "react";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { colourOf, plateOf, platesFor } from "@/games";
import { api, NAME_LONGEST } from "@/shell/api";
import { broughtFor, carry } from "@/shell/brought";
import { Bar } from "@/shell/Bar";
import { go, Link } from "@/shell/router";
import { explain, useLoaded } from "@/shell/session";
import { useUi, useWords } from "@/shell/ui";
import { groupApi } from "@/groups/api";
import { nextSeats } from "@/groups/shown";
import { WORDS } from "@/groups/words";
import type { BotInfo, GameInfo, GroupInfo, GroupLine, SettingInfo } from "@/wire";
import { TimeFields, usual, type Time } from "@/time/Terms";
import { WORDS as TIME } from "@/time/words";
import { Loading, Missing } from "./Missing";
import "./pages.css";

type Options = Record<string, boolean | number | string | null>;

export default function NewTable({ game, group }: { game: string | null; group: string | null }) {
  const ui = useUi();
  const worded = [useWords(WORDS), useWords(TIME)].every(Boolean);
  const groups = useLoaded(() => groupApi.mine(), []);
  const chosen = useLoaded(() => (group ? groupApi.group(group, ui.lang) : Promise.resolve(null)), [group, ui.lang]);
  const games = useLoaded(() => api.games(ui.lang), [ui.lang]);
  const bots = useLoaded(() => api.bots(ui.lang), [ui.lang]);
  if (games.error && !games.data) return <Missing title={ui("error-title")} help={explain(ui, games.error)} />;
  if (!games.data || !bots.data || !worded || !(groups.data ?? groups.error) || (group && !(chosen.data ?? chosen.error))) return <Loading />;
  const order = platesFor(games.data.map((one) => one.id)).map((plate) => plate.id);
  const sorted = [...games.data].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return <Form key={group ?? ""} games={sorted} bots={bots.data} first={game} groups={groups.data ?? []} group={chosen.data} />;
}

/** `group`: whose table it is to be; its game and its seats are those of its last one, everybody one seat on. */
function Form({ games, bots, first, groups, group }: { games: GameInfo[]; bots: BotInfo[]; first: string | null; groups: GroupLine[]; group: GroupInfo | null }) {
  const ui = useUi();
  const last = group && nextSeats(group);
  const asked = first ?? last?.game;
  const [id, setId] = useState(games.find((one) => one.id === asked)?.id ?? games[0]?.id ?? "");
  const game = games.find((one) => one.id === id);
  const strong = bots.find((bot) => bot.id === "merchant")?.id ?? bots[0]?.id ?? "open";
  const known = (who: string) => !who.startsWith("member:") || (group?.members.some((one) => who === `member:${one.n}`) ?? false);
  const [seats, setSeats] = useState<string[]>(() => {
    if (!group) return ["you", "open", strong];
    const before = (last?.seats ?? []).map((who) => (known(who) ? who : "open"));
    return before.includes("you") ? before : ["you", ...group.members.filter((one) => !one.you).map((one) => `member:${one.n}`), "open"];
  });
  const [options, setOptions] = useState<Options>(() => carriedBy(game));
  const [publicly, setPublic] = useState(!group);
  const [slow, setSlow] = useState(false);
  const [time, setTime] = useState<Time>(usual(false));
  const [confirm, setConfirm] = useState(false);
  const [hints, setHints] = useState(true);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  if (!game) return <Missing />;
  const shown = seats.slice(0, game.most);
  const chosenLater = plateOf(id).chosen === true && game.settings.some((one) => one.sealed && options[one.name]);
  while (shown.length < game.least) shown.push("open");
  const open = shown.includes("open") || shown.some((who) => who.startsWith("member:"));
  const one = (who: string) => who === "you" || who.startsWith("member:"); // everybody has one seat only
  const set = (at: number, who: string) => setSeats(shown.map((now, i) => (i === at ? who : one(who) && now === who ? "open" : now)));
  const create = async () => {
    try {
      const table = await api.create({ game: id, seats: shown.map((who) => ({ who })), options, public: publicly, pace: slow ? "slow" : "live", hours: 24, time, confirm, hints, start: !open, group: group?.id ?? "", name });
      carry(null);
      go(`/t/${table.id}`);
    } catch (why) {
      setProblem(explain(ui, why));
    }
  };
  return (
    <main className="page scroll">
      <Bar />
      <form
        className="newtable"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <section className="zone plainpage">
          <h1 className="big-h">{ui("new-title")}</h1>
          <h2 className="h">{ui("new-game")}</h2>
          <div className="pickgame" role="radiogroup" aria-label={ui("new-game")}>
            {games.map((one) => {
              const plate = plateOf(one.id);
              return (
                <label key={one.id} className={`pg c-${plate.colour} ${one.id === id ? "on" : ""}`}>
                  <input
                    type="radio"
                    name="game"
                    value={one.id}
                    checked={one.id === id}
                    onChange={() => {
                      setId(one.id);
                      setOptions(carriedBy(one));
                    }}
                  />
                  <span className="pgi">
                    <Icon name={plate.icon} />
                  </span>
                  <span>
                    <b>{one.title}</b>
                    <small>{one.about}</small>
                  </span>
                </label>
              );
            })}
          </div>
          <h2 className="h">{ui("new-seats")}</h2>
          <ul className="room-seats">
            {shown.map((who, i) => (
              <li key={i}>
                <Pip colour={chosenLater ? 0 : colourOf(id, i)} size="lg" />
                <label className="sr" htmlFor={`seat-${i}`}>
                  {ui("new-seat", { n: i + 1 })}
                </label>
                <select id={`seat-${i}`} className="field grow" value={who} onChange={(event) => set(i, event.target.value)}>
                  <option value="you">{ui("new-you")}</option>
                  <option value="open">{ui("new-open")}</option>
                  {(group?.members ?? []).filter((member) => !member.you).map((member) => (
                    <option key={member.n} value={`member:${member.n}`}>
                      {member.name}
                    </option>
                  ))}
                  {bots.map((bot) => (
                    <option key={bot.id} value={bot.id}>
                      {bot.strength} · {bot.name}: {bot.about}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
          <div className="row0">
            <button type="button" className="opt plain sm" disabled={shown.length >= game.most} onClick={() => setSeats([...shown, open ? strong : "open"])}>
              {ui("new-add")}
            </button>
            <button type="button" className="opt plain sm" disabled={shown.length <= game.least} onClick={() => setSeats(shown.slice(0, -1))}>
              {ui("new-drop")}
            </button>
          </div>
        </section>
        <section className="zone plainpage">
          <h2 className="h">{ui("new-how")}</h2>
          {groups.length > 0 && (
            <div className="setting">
              <label htmlFor="new-group">
                {ui("new-group")}
                <small>{ui("new-group-help")}</small>
              </label>
              <select id="new-group" className="field" value={group?.id ?? ""} onChange={(event) => go(`/new?game=${id}${event.target.value ? `&group=${encodeURIComponent(event.target.value)}` : ""}`, true)}>
                <option value="">{ui("new-group-none")}</option>
                {groups.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className="setting">
            <label htmlFor="new-name">
              {ui("new-name")}
              <small>{ui("new-name-help")}</small>
            </label>
            <input id="new-name" className="field" maxLength={NAME_LONGEST} value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </div>
          <Flag id="public" title={ui("new-public")} help={ui("new-public-help")} value={publicly} onChange={setPublic} />
          <Flag id="slow" title={ui("new-slow")} help={ui("new-slow-help")} value={slow} onChange={(next) => { setSlow(next); setTime(usual(next)); }} />
          <TimeFields time={time} slow={slow} onChange={setTime} />
          <Flag id="confirm" title={ui("new-confirm")} help={ui("new-confirm-help")} value={confirm} onChange={setConfirm} />
          <Flag id="hints" title={ui("new-hints")} help={ui("new-hints-help")} value={hints} onChange={setHints} />
          {game.settings.length > 0 && <h2 className="h">{ui("new-options")}</h2>}
          {game.settings.map((setting) => (
            <Setting key={`${id} ${setting.name}`} game={id} setting={setting} value={options[setting.name] ?? setting.default} onChange={(value) => setOptions({ ...options, [setting.name]: value })} />
          ))}
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <div className="row0 end">
            <button type="submit" className="opt">
              <Icon name="play" />
              {ui(open ? "new-create" : "new-create-play")}
            </button>
          </div>
        </section>
      </form>
    </main>
  );
}

function Flag({ id, title, help, value, onChange }: { id: string; title: string; help: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <div className="setting flag">
      <input id={`set-${id}`} type="checkbox" checked={value} aria-describedby={`help-${id}`} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={`set-${id}`}>
        {title}
        <small id={`help-${id}`}>{help}</small>
      </label>
    </div>
  );
}

/** The options that a chronicle which was brought fills. */
function carriedBy(game: GameInfo | undefined): Options {
  const brought = game ? broughtFor(game.id) : null;
  const setting = game?.settings.find((one) => one.sealed);
  return brought && setting ? { ...brought.options, [setting.name]: brought.document } : {};
}

function Setting({ game, setting, value, onChange }: { game: string; setting: SettingInfo; value: boolean | number | string | null; onChange: (value: boolean | number | string | null) => void }) {
  const ui = useUi();
  const id = `opt-${setting.name}`;
  if (setting.sealed) return <Brought game={game} setting={setting} onDrop={() => onChange(null)} />;
  if (setting.kind === "flag") return <Flag id={setting.name} title={setting.title} help={setting.help} value={value === true} onChange={onChange} />;
  return (
    <div className="setting">
      <label htmlFor={id}>
        {setting.title}
        <small>{setting.kind === "document" && !setting.sealed ? ui("new-document") : setting.help}</small>
      </label>
      {setting.kind === "choice" && (
        <select id={id} className="field" value={String(value ?? "")} onChange={(event) => onChange(event.target.value)}>
          {setting.choices.map((choice, i) => (
            <option key={choice} value={choice}>
              {setting.choice_titles[i] ?? choice}
            </option>
          ))}
        </select>
      )}
      {setting.kind === "number" && <input id={id} className="field num" type="number" min={setting.low} max={setting.high} value={Number(value ?? setting.low)} onChange={(event) => onChange(Number(event.target.value))} />}
      {setting.kind === "document" && (
        <input
          id={id}
          type="file"
          accept=".json,.csv,.txt"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void file.text().then(onChange);
            else onChange(null);
          }}
        />
      )}
    </div>
  );
}

/** A chronicle: it is brought, and read, on its own page. */
function Brought({ game, setting, onDrop }: { game: string; setting: SettingInfo; onDrop: () => void }) {
  const ui = useUi();
  const [brought, setBrought] = useState(() => broughtFor(game));
  const drop = () => {
    carry(null);
    setBrought(null);
    onDrop();
  };
  return (
    <div className="setting" role="group" aria-labelledby={`opt-${setting.name}`}>
      <div>
        <b id={`opt-${setting.name}`}>{setting.title}</b>
        <small>{brought ? ui("bring-carried", { name: brought.name }) : setting.help}</small>
      </div>
      <div className="row0">
        <Link to={`/bring?game=${game}`} className="opt plain sm">
          {ui(brought ? "bring-read" : "new-bring")}
        </Link>
        {brought && (
          <button type="button" className="opt plain sm" onClick={drop}>
            {ui("bring-drop")}
          </button>
        )}
      </div>
    </div>
  );
}
