/** Who of a group is good at what: statistics and ratings, over all games and of one. */
import { useState, type CSSProperties, type ReactNode } from "react";
import { Pip } from "@/cards/Pip";
import { plateOf, platesFor } from "@/games";
import { Icon } from "@/icons/Icon";
import { points } from "@/shell/points";
import { useUi, type Ui } from "@/shell/ui";
import type { GameStats, GroupInfo, GroupRating, SideStats } from "@/wire";
import { course, memberColour, onLine, overall, shortTitle, youOr } from "./shown";

/** What is chosen where games are: one of them, or all together. */
const ALL = "all";

const inOrder = (group: GroupInfo): GameStats[] => {
  const order = platesFor(group.stats.map((one) => one.game)).map((plate) => plate.id);
  return [...group.stats].sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
};

function nameOf(ui: Ui, group: GroupInfo, n: number): string {
  const member = group.members.find((one) => one.n === n);
  return member ? youOr(ui, member) : "";
}

// -- statistics

/** The colour and picture of a people; others show their first letter. */
const SIDES: Readonly<Record<string, readonly [colour: string, icon: string]>> = {
  romans: ["red", "centurion-helmet"],
  egyptians: ["gold", "egyptian-pyramids"],
  barbarians: ["blue", "battle-axe"],
  japanese: ["pink", "pagoda"],
  chancellor: ["purple", "crown"],
  citizen: ["gold", "laurel-crown"],
  exile: ["grey", "knapsack"],
};
const COLOURS = ["brown", "green", "blue", "purple", "grey", "pink", "gold", "red"];

function Square({ colour, icon, title }: { colour: string; icon: string; title: string }) {
  return (
    <span className={`sq c-${colour}`} aria-hidden>
      {icon ? <Icon name={icon} /> : title.slice(0, 1)}
    </span>
  );
}

function SideSign({ row }: { row: SideStats }) {
  const [colour, icon] = SIDES[row.id] ?? [COLOURS[[...row.id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % COLOURS.length] ?? "grey", ""];
  return <Square colour={colour} icon={icon} title={row.title} />;
}

export function Stats({ group }: { group: GroupInfo }) {
  const ui = useUi();
  const games = inOrder(group);
  const most = [...games].sort((a, b) => b.games - a.games)[0];
  const [game, setGame] = useState("");
  const [by, setBy] = useState<"side" | "player">("side");
  const all = game === ALL && games.length > 1;
  const shown = games.find((one) => one.game === game) ?? most;
  const choice = (id: string, title: string, pressed: boolean) => (
    <button key={id} type="button" aria-pressed={pressed} onClick={() => setGame(id)}>
      {title}
    </button>
  );
  return (
    <section className="zone stat" aria-labelledby="grp-stats">
      <header>
        <h2 className="h" id="grp-stats">
          {ui("group-stats")}
        </h2>
        {shown && (all || shown.sides.length > 0) && (
          <span className="sw small" role="group" aria-label={ui("group-by")}>
            {(["side", "player"] as const).map((way) => (
              <button key={way} type="button" aria-pressed={by === way} onClick={() => setBy(way)}>
                {ui(all && way === "side" ? "group-by-game" : `group-by-${way}`)}
              </button>
            ))}
          </span>
        )}
        {games.length > 1 && (
          <div className="games">
            <span className="sw" role="group" aria-label={ui("group-stats-game")}>
              {choice(ALL, ui("group-all-games"), all)}
              {games.map((one) => choice(one.game, shortTitle(one.title), !all && one === shown))}
            </span>
          </div>
        )}
      </header>
      {!shown && <p className="none">{ui("group-stats-none")}</p>}
      {shown && !all && <Tally group={group} stats={shown} sides={by === "side" && shown.sides.length > 0} />}
      {all && (by === "side" ? <AllGames group={group} games={games} /> : <AllPlayers group={group} games={games} />)}
    </section>
  );
}

/** A table of statistics, which scrolls by itself where it is long. */
function Table({ title, rows, heads, children }: { title: string; rows: number; heads: readonly (readonly [word: string, hide: string])[]; children: ReactNode }) {
  return (
    <div className="tally" tabIndex={rows > 5 ? 0 : -1} role="group" aria-label={title} style={{ "--rows": rows } as CSSProperties}>
      <table>
        <thead>
          <tr>
            {heads.map(([word, hide]) => (
              <th key={word} scope="col" className={hide}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Share({ of, all, children }: { of: number; all: number; children: ReactNode }) {
  return (
    <>
      <span className="bw" aria-hidden>
        <i style={{ width: `${(100 * of) / Math.max(1, all)}%` }} />
      </span>
      {children}
    </>
  );
}

function Best({ group, n }: { group: GroupInfo; n: number }) {
  const ui = useUi();
  if (!n) return null;
  return (
    <>
      <Pip colour={memberColour(group, n)} size="sm" /> <span className="nm" title={nameOf(ui, group, n)}>{nameOf(ui, group, n)}</span>
    </>
  );
}

function Tally({ group, stats, sides }: { group: GroupInfo; stats: GameStats; sides: boolean }) {
  const ui = useUi();
  const rows = sides ? stats.sides : stats.players;
  const number = new Intl.NumberFormat(ui.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const heads: [string, string][] = [
    [ui("group-kind", { kind: sides ? stats.kind : "player" }), ""],
    [ui("group-games"), ""],
    [ui("group-wins"), ""],
  ];
  if (stats.points) heads.push([ui("group-mean"), ""], [ui("group-best"), "hide-n"]);
  if (sides) heads.push([ui("group-best-with"), "hide-m"]);
  return (
    <Table title={stats.title} rows={rows.length} heads={heads}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            {sides ? <SideSign row={row} /> : <Pip colour={memberColour(group, row.member)} size="lg" />}
            <span className="nm">{sides ? row.title : nameOf(ui, group, row.member)}</span>
          </th>
          <td>{row.games}</td>
          <td>
            <Share of={row.wins} all={row.games}>
              {row.wins}
            </Share>
          </td>
          {stats.points && (
            <td>
              <span className="pt" style={{ "--v": `${onLine(row.mean, rows)}%` } as CSSProperties} aria-hidden />
              {number.format(row.mean / stats.fraction)}
            </td>
          )}
          {stats.points && <td className="hide-n">{row.best === null ? "" : points(row.best, stats.fraction)}</td>}
          {sides && (
            <td className="hide-m">
              <Best group={group} n={row.member} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** All games, one under the other: how often each was played, and who is best at it. */
function AllGames({ group, games }: { group: GroupInfo; games: readonly GameStats[] }) {
  const ui = useUi();
  const heads: [string, string][] = [
    [ui("group-kind", { kind: "game" }), ""],
    [ui("group-games"), ""],
    [ui("group-best-with"), ""],
    [ui("group-wins"), "hide-n"],
  ];
  return (
    <Table title={ui("group-all-games")} rows={games.length} heads={heads}>
      {games.map((one) => {
        const { colour, icon } = plateOf(one.game);
        const best = one.players.find((row) => row.wins > 0);
        return (
          <tr key={one.game}>
            <th scope="row">
              <Square colour={colour} icon={icon} title={one.title} />
              <span className="nm">{shortTitle(one.title)}</span>
            </th>
            <td>
              <Share of={one.games} all={group.games}>
                {one.games}
              </Share>
            </td>
            <td>
              <Best group={group} n={best?.member ?? 0} />
            </td>
            <td className="hide-n">{best ? ui("group-wins-of", { wins: best.wins, games: best.games }) : ""}</td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Members over all games, and the game each is best at. */
function AllPlayers({ group, games }: { group: GroupInfo; games: readonly GameStats[] }) {
  const ui = useUi();
  const heads: [string, string][] = [
    [ui("group-kind", { kind: "player" }), ""],
    [ui("group-games"), ""],
    [ui("group-wins"), ""],
    [ui("group-best-at"), ""],
  ];
  const rows = overall(games);
  return (
    <Table title={ui("group-all-games")} rows={rows.length} heads={heads}>
      {rows.map((row) => (
        <tr key={row.member}>
          <th scope="row">
            <Pip colour={memberColour(group, row.member)} size="lg" />
            <span className="nm">{nameOf(ui, group, row.member)}</span>
          </th>
          <td>{row.games}</td>
          <td>
            <Share of={row.wins} all={row.games}>
              {row.wins}
            </Share>
          </td>
          <td>{row.best ? shortTitle(row.best.title) : ""}</td>
        </tr>
      ))}
    </Table>
  );
}

// -- ratings

export function Ratings({ group }: { group: GroupInfo }) {
  const ui = useUi();
  const [game, setGame] = useState(ALL);
  const games = inOrder(group).filter((one) => one.ratings.length > 0);
  const chosen = games.length > 1 ? games.find((one) => one.game === game) : undefined;
  const ratings = chosen?.ratings ?? group.ratings;
  const longest = Math.max(0, ...ratings.map((one) => one.line.length - 1));
  return (
    <section className="zone rate" aria-labelledby="grp-rate">
      <header>
        <h2 className="h" id="grp-rate">
          {ui("group-ratings")} {longest > 0 && <small>{ui("group-ratings-last", { n: longest })}</small>}
        </h2>
        {games.length > 1 && (
          <select className="field" aria-label={ui("group-ratings-game")} value={chosen?.game ?? ALL} onChange={(event) => setGame(event.target.value)}>
            <option value={ALL}>{ui("group-all-games")}</option>
            {games.map((one) => (
              <option key={one.game} value={one.game}>
                {shortTitle(one.title)}
              </option>
            ))}
          </select>
        )}
      </header>
      {ratings.length === 0 && <p className="none">{ui("group-ratings-none")}</p>}
      <ol>
        {ratings.map((one) => (
          <Rated key={one.member} group={group} one={one} />
        ))}
      </ol>
    </section>
  );
}

function Rated({ group, one }: { group: GroupInfo; one: GroupRating }) {
  const ui = useUi();
  const signed = new Intl.NumberFormat(ui.lang, { signDisplay: "exceptZero" });
  const colour = memberColour(group, one.member);
  const line = course(one.line, 84, 27);
  const [x, y] = line.at(-1) ?? [0, 0];
  return (
    <li className={`s${colour}`}>
      <Pip colour={colour} />
      <span className="nm">{nameOf(ui, group, one.member)}</span>
      <svg className="spk" viewBox="0 0 84 27" role="img" aria-label={ui("group-rating-line", { line: one.line.join(", ") })}>
        <polyline points={line.map((point) => point.join()).join(" ")} fill="none" stroke="var(--seat-ink)" strokeWidth="2" />
        <circle cx={x} cy={y} r="3" fill="var(--seat)" stroke="var(--ink)" strokeWidth=".8" />
      </svg>
      <b title={ui("group-rating-games", { n: one.games })}>{one.rating}</b>
      <small>{signed.format(one.change).replace("-", "−")}</small>
    </li>
  );
}
