/** The page of a series: how each reign was won, who ruled what by its rounds, and the lands that the next game begins with. */
import { useState, type ReactNode } from "react";
import { word } from "@/boards/words";
import { RichLine } from "@/cards/glyphs";
import { Pip } from "@/cards/Pip";
import { Icon } from "@/icons/Icon";
import { api } from "@/shell/api";
import { go, Link } from "@/shell/router";
import { roman, Scale } from "@/shell/Scale";
import { explain } from "@/shell/session";
import type { GameTexts } from "@/shell/texts";
import { useUi } from "@/shell/ui";
import type { StoryInfo, TableInfo } from "@/wire";
import { colourOf } from "..";
import type { StoryProps } from "../game";
import { BANNER_ICON, face, kinds, price, siteIcon } from "./face";
import { factsOf, fateOf } from "./table";
import type { Land, Player, Reign, Story } from "./view";
import "./icons";
import "./oath.css";
import "./chronicle.css";

const called = (player: Player, texts: GameTexts): string => player.name || String(texts.thing("colour", player.colour));
const way = (how: string, texts: GameTexts): string => (texts.card(how) ? texts.cardName(how) : String(texts.thing("ending", how)).replace(/\.$/, ""));

/** Colours of boards as the pips of seats: the server says their order, the plate of the game how each looks. */
const pips = (story: Story) => (colour: string) => colourOf("oath", Math.max(0, story.colours.indexOf(colour)));

/** What a colour is called in a reign: its player, or the colour itself where nobody had it. */
function who(colour: string, reign: Reign | undefined, texts: GameTexts): string {
  const player = reign?.players.find((one) => one.colour === colour);
  return player ? called(player, texts) : String(texts.thing("colour", colour));
}

export function Chronicle({ table, info, texts, acts }: StoryProps) {
  const story = info.story as unknown as Story;
  const { reigns } = story;
  const [chosen, choose] = useState<number | null>(null);
  const shown = chosen === null ? null : (reigns[chosen] ?? null);
  const told = shown ?? reigns.at(-1);
  return (
    <>
      {told && (
        <div className="oa-st-scale">
          <Scale model={{ round: told.round, rounds: story.longest ?? told.round, now: word(texts, "story-scale") }} />
        </div>
      )}
      <div className={`oa-story ${told ? "" : "oa-st-bare"}`}>
        {told && <Won reign={told} story={story} texts={texts} />}
        {told && <Rulers reign={told} story={story} texts={texts} />}
        <section className="oa-st-map" aria-labelledby="oa-st-map">
          <h2 className="h" id="oa-st-map">
            {shown ? word(texts, "story-map", shown.number) : word(texts, "story-realm")}
          </h2>
          <Realm lands={shown ? shown.map : story.realm} before={shown ? null : (told?.map ?? null)} story={story} reign={told} texts={texts} />
        </section>
        {told && <Changes reign={told} story={story} texts={texts} />}
        <section className="zone oa-st-foot">
          <h2 className="h">
            {word(texts, "story-title")} <small>{word(texts, "story-reigns", reigns.length)}</small>
          </h2>
          <Reigns story={story} chosen={chosen} choose={choose} texts={texts} />
          <div className="acts">{acts ?? (table && <TableActs table={table} info={info} texts={texts} number={story.number} />)}</div>
        </section>
      </div>
    </>
  );
}

/** How it was won, and who played. */
function Won({ reign, story, texts }: { reign: Reign; story: Story; texts: GameTexts }) {
  const pip = pips(story);
  const winner = reign.players[reign.winner]!;
  const title = (player: Player) => [
    String(texts.thing("role", player.role)),
    ...(reign.title === player.colour ? [texts.say("story-title")] : []),
    ...story.banners.filter((_, n) => reign.banners[n] === player.colour).map((banner) => word(texts, `banner-${banner}`).toLocaleLowerCase()),
  ];
  return (
    <section className="zone oa-st-win">
      <span className={`oa-st-flag s${pip(winner.colour)}`} aria-hidden="true">
        <Pip colour={pip(winner.colour)} size="lg" />
      </span>
      <div>
        <h1>{word(texts, `story-head-${reign.ending}`)}</h1>
        <p className="say">
          {texts.say("story-reign", { n: reign.number, oath: String(texts.thing("oath", reign.oath)) })}. {texts.say("story-won", { who: called(winner, texts), how: reign.ways.map((how) => way(how, texts)).join(", "), n: reign.round })}
        </p>
      </div>
      <ul className="oa-st-who" aria-label={word(texts, "story-players")}>
        {reign.players.map((player) => (
          <li key={player.colour}>
            <Pip colour={pip(player.colour)} />
            <b>{called(player, texts)}</b>
            <small>{title(player).join(", ")}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A matrix: the title, every land and the banners by the ends of the rounds. */
function Rulers({ reign, story, texts }: { reign: Reign; story: Story; texts: GameTexts }) {
  const lands = reign.map.length;
  const row = (n: number) => reign.rounds.map((round) => story.signs[round[n] ?? ""] ?? "unseen");
  return (
    <section className="zone oa-st-rule" aria-labelledby="oa-st-rule">
      <h2 className="h" id="oa-st-rule">
        {word(texts, "story-rulers")} <small>{word(texts, "story-by-round")}</small>
      </h2>
      {reign.rounds.length === 0 && <p className="say">{word(texts, "story-no-rounds")}</p>}
      {reign.rounds.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{word(texts, "story-round-head")}</th>
              {reign.rounds.map((_, n) => (
                <th key={n} scope="col">
                  {n + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rule className="oa-ti" name={word(texts, "story-keeper")} icon="queen-crown" row={row(lands)} reign={reign} story={story} texts={texts} />
            {reign.map.map((land, n) => land.site !== null && <Rule key={n} name={texts.cardName(land.site)} row={row(n)} reign={reign} story={story} texts={texts} />)}
            {story.banners.map((banner, n) => (
              <Rule key={banner} className="oa-ti" name={word(texts, `banner-${banner}`)} icon={BANNER_ICON} row={row(lands + 1 + n)} reign={reign} story={story} texts={texts} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Rule({ name, icon, row, reign, story, texts, className = "" }: { name: string; icon?: string; row: readonly string[]; reign: Reign; story: Story; texts: GameTexts; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">
        {icon && <Icon name={icon} />}
        {name}
      </th>
      {row.map((ruler, n) => (
        <td key={n}>
          <Ruler ruler={ruler} reign={reign} story={story} texts={texts} />
        </td>
      ))}
    </tr>
  );
}

function Ruler({ ruler, reign, story, texts }: { ruler: string; reign: Reign; story: Story; texts: GameTexts }) {
  if (story.colours.includes(ruler)) return <Pip colour={pips(story)(ruler)} title={who(ruler, reign, texts)} />;
  const said = word(texts, `story-is-${ruler}`);
  if (ruler === "empire") return <Pip colour={pips(story)(story.colours[0] ?? "")} title={said} />;
  if (ruler === "bandits")
    return (
      <span className="oa-st-bandits" title={said}>
        <Icon name="skull-crossed-bones" title={said} />
      </span>
    );
  return <span className={ruler === "unseen" ? "oa-st-unseen" : "oa-st-nobody"} role="img" aria-label={said} title={said} />;
}

/** What the winner made of the realm: an icon and a sentence each. */
function Changes({ reign, story, texts }: { reign: Reign; story: Story; texts: GameTexts }) {
  const winner = reign.players[reign.winner]!;
  const said: [ReactNode, string][] = [
    [<Icon key="i" name="queen-crown" />, texts.say("story-sworn", { oath: String(texts.thing("oath", reign.sworn)) }) + " " + word(texts, `goal-${reign.sworn}`)],
    [<Pip key="i" colour={pips(story)(winner.colour)} />, word(texts, "story-next-chancellor", called(winner, texts))],
  ];
  if (reign.citizens.length) said.push([<Icon key="i" name="vertical-banner" />, word(texts, "story-next-citizens", reign.citizens.map((colour) => who(colour, reign, texts)).join(", "))]);
  if (reign.built) said.push([<Icon key="i" name="stone-tower" />, texts.say("story-built", { card: texts.cardName(reign.built) })]);
  if (reign.ruined.length) said.push([<Icon key="i" name="campfire" />, texts.say("story-ruined", { cards: reign.ruined.map((card) => texts.cardName(card)).join(", ") })]);
  const added = Object.entries(reign.added);
  if (added.length) said.push([<Icon key="i" name="card" />, word(texts, "story-added", added.map(([suit, n]) => `${String(texts.thing("suit", suit))} ${n}`).join(", "))]);
  if (reign.exiled) said.push([<Icon key="i" name="moon" />, word(texts, "story-exiled", reign.exiled)]);
  if (reign.relics) said.push([<Icon key="i" name="locked-chest" />, word(texts, "story-relics", reign.relics)]);
  return (
    <section className="zone oa-st-then" aria-labelledby="oa-st-then">
      <h2 className="h" id="oa-st-then">
        {word(texts, "story-changes")}
      </h2>
      <ul>
        {said.map(([icon, line]) => (
          <li key={line}>
            {icon}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The reigns in their order as a scale; a press shows one of them, the last place the realm that waits. */
function Reigns({ story, chosen, choose, texts }: { story: Story; chosen: number | null; choose(n: number | null): void; texts: GameTexts }) {
  const pip = pips(story);
  return (
    <ol className="oa-st-reigns">
      {story.reigns.map((reign, n) => {
        const won = reign.players[reign.winner]!;
        return (
          <li key={reign.number} className={chosen === n ? "now" : ""}>
            <button type="button" aria-pressed={chosen === n} onClick={() => choose(chosen === n ? null : n)}>
              <span className="num">{roman(reign.number)}</span>
              <Pip colour={pip(won.colour)} size="lg" />
              <b>{called(won, texts)}</b>
              <span>{String(texts.thing("oath", reign.oath))}</span>
              <small>{word(texts, "story-how", { how: String(texts.thing("role", won.role)), n: reign.round })}</small>
            </button>
          </li>
        );
      })}
      <li className={`next ${chosen === null ? "now" : ""}`}>
        <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
          <span className="num">{roman(story.number)}</span>
          <i />
          <b>{word(texts, "story-someone")}</b>
          <span>{String(texts.thing("oath", story.oath))}</span>
          <small>{word(texts, "story-unwritten")}</small>
        </button>
      </li>
    </ol>
  );
}

/** The ways on from a table of a series. */
function TableActs({ table, info, texts, number }: { table: TableInfo; info: StoryInfo; texts: GameTexts; number: number }) {
  const ui = useUi();
  const [note, setNote] = useState("");
  const follow = () => {
    setNote("");
    void api.next(table.id).then(
      (next) => go(`/t/${next.id}`),
      (why: unknown) => setNote(explain(ui, why)),
    );
  };
  return (
    <>
      {table.again && (
        <Link to={`/t/${table.again}`} className="opt">
          <Icon name="play" />
          {ui("end-rematch-go")}
        </Link>
      )}
      {!table.again && table.follows && table.your_seat !== null && (
        <button type="button" className="opt" onClick={follow}>
          <Icon name="play" />
          <span>
            {word(texts, "story-continue")}
            <small>{word(texts, "story-continue-help", roman(number))}</small>
          </span>
        </button>
      )}
      {info.file && (
        <Link to={`/bring?game=${table.game}&from=${table.id}`} className="opt plain">
          {ui("story-others")}
        </Link>
      )}
      {info.file && (
        <a className="opt plain" href={api.chronicleAddress(table.id)} download>
          <Icon name="tied-scroll" />
          {ui("story-save")}
        </a>
      )}
      <Link to={`/t/${table.id}`} className="opt plain">
        {ui("story-table")}
      </Link>
      <p role="status">{note}</p>
    </>
  );
}

/** `before`: the map that the realm was made of, so that each land says where it came from. */
export function Realm({ lands, before, story, reign, texts }: { lands: readonly Land[]; before: readonly Land[] | null; story: Story; reign: Reign | undefined; texts: GameTexts }) {
  const { regions } = story;
  return (
    <div className="zone map oa-land oa-st-land">
      {[...new Set(regions)].map((region) => (
        <section key={region} className="oa-rgn">
          <h3>{word(texts, `region-${region}`)}</h3>
          {lands.map((land, slot) => regions[slot] === region && <Ground key={slot} land={land} mark={before && <Fate land={land} region={region} before={before} regions={regions} texts={texts} />} story={story} reign={reign} texts={texts} />)}
        </section>
      ))}
    </div>
  );
}

/** Whether a land stayed where it was, came from another region, or was found; and whose ruins lie there. */
function Fate({ land, region, before, regions, texts }: { land: Land; region: string; before: readonly Land[]; regions: readonly string[]; texts: GameTexts }) {
  const from = fateOf(land, before, regions);
  const ruin = land.cards.find((card) => factsOf(texts.card(card)).ruin);
  const fate = from === null ? "new" : from === region ? "kept" : `from-${from}`;
  return (
    <footer>
      <span className={`oa-st-fate ${fate === "kept" ? "" : "oa-moved"}`}>{word(texts, `story-${fate}`)}</span>
      {ruin && <span className="oa-st-fate oa-ruined">{word(texts, "story-ruins", texts.cardName(ruin))}</span>}
    </footer>
  );
}

function Ground({ land, mark, story, reign, texts }: { land: Land; mark: ReactNode; story: Story; reign: Reign | undefined; texts: GameTexts }) {
  if (land.site === null)
    return (
      <article className="oa-site oa-down">
        <span className="oa-name">{word(texts, "unknown-land")}</span>
      </article>
    );
  const coloured = land.ruler === "empire" ? story.colours[0]! : land.ruler;
  const ruled = story.colours.includes(coloured);
  const said = ruled ? texts.say("story-ruled", { who: land.ruler === "empire" ? texts.say("story-empire") : who(coloured, reign, texts), n: land.warbands }) : "";
  return (
    <article className={`oa-site ${land.cards.some((card) => factsOf(texts.card(card)).ruin) ? "oa-fallen" : ""}`} data-cells={land.cards.length}>
      <header>
        <span className="oa-name">
          <Icon name={siteIcon(land.site)} className="oa-sic" />
          <b>{texts.cardName(land.site)}</b>
        </span>
        {ruled && (
          <span className={`oa-wb s${pips(story)(coloured)}`} title={said}>
            <Icon name="broadsword" title={said} />
            {land.warbands}
          </span>
        )}
        {land.ruler === "bandits" && (
          <span className="oa-wb oa-bandits" title={word(texts, "story-is-bandits")}>
            <Icon name="skull-crossed-bones" title={word(texts, "story-is-bandits")} />
          </span>
        )}
      </header>
      <div className="oa-dens">
        {land.cards.map((id) => (
          <Lying key={id} id={id} texts={texts} />
        ))}
      </div>
      {mark}
    </article>
  );
}

/** A card at a land: suit, name, what it is for; its text for who asks. */
function Lying({ id, texts }: { id: string; texts: GameTexts }) {
  const card = texts.card(id);
  const shown = card && face(card, texts);
  const facts = factsOf(card);
  return (
    <span className={`oa-den c-${shown?.colours[0] ?? "none"}`} title={card?.lines.join(" ")}>
      <span className="sp">
        <Icon name={shown?.suit ?? "gems"} />
      </span>
      <span className="oa-dn">
        <b>{card?.name ?? id}</b>
        <small>
          {kinds(facts, texts)} <RichLine rich={price(facts.cost, texts)} />
        </small>
      </span>
    </span>
  );
}
