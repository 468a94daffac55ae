/** A list beside the map: the hexes that units can leave, where they can go, and who of them does; what influence can reach. */
import { Zone } from "@/boards/parts";
import { useWord, type WordArgs } from "@/boards/words";
import { Icon } from "@/icons/Icon";
import { useShown } from "@/shell/table";
import type { ClosedInfo, OptionInfo } from "@/wire";
import { enemyOn, goalNumber } from "./Land";
import { KIND_ICONS, pieceName } from "./face";
import { Disc, useClash, useSide, useUnits, type T } from "./parts";
import { hexOf, isInfluence, piecesOf, wordOf } from "./table";
import type { HexView } from "./view";

export function Move() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  const { question } = t;
  if (!question) return null;
  const origin = question.prompt.endsWith("-from") ? null : String(question.said.args["hex"]);
  const influence = isInfluence(question);
  const title = influence ? (origin ? w("influence-of", origin) : w("act-influence")) : origin ? w("group-from", origin) : w("groups");
  return (
    <Zone className={`cl-move s${t.colour(me)}`} label={title}>
      <header>
        <h2>{title}</h2>
        {question.prompt === "move-from" && <small>{w("groups-left", Number(question.said.args["n"]))}</small>}
      </header>
      {question.prompt === "who" ? <Who origin={origin ?? ""} goal={String(question.said.args["goal"])} /> : <Goals origin={origin} />}
    </Zone>
  );
}

/** Who of the units goes: one more of a kind at a time, the last one back again; how many stay. */
function Who({ origin, goal }: { origin: string; goal: string }) {
  const t = useClash();
  const w = useWord();
  const question = t.question!;
  const hex = hexOf(t.view, origin);
  const picked = question.picked ?? [];
  const keys = [...new Set([...(hex?.units ?? []).map((unit) => unit.key), ...[...question.options.map((option) => option.key), ...picked].filter((key) => key.startsWith("who:")).map((key) => key.slice(4))])];
  useShown(question.options.flatMap((option) => option.refs.map(([kind, id]) => `${kind}:${id}`)));
  const going = picked.length;
  return (
    <>
      <ul className="cl-who-list">
        {keys.map((key) => {
          const kind = key.split(":")[0] ?? "";
          const name = w(`kind-${kind}`);
          const n = picked.filter((one) => one === `who:${key}`).length;
          const all = Math.max(n, hex?.units.filter((unit) => unit.key === key).length ?? 0) || 1;
          const option = question.options.find((one) => one.key === `who:${key}`);
          const back = picked.at(-1) === `who:${key}` && t.mode === "play" && t.state.undo;
          const marks = hex?.units.find((unit) => unit.key === key)?.marks ?? [];
          return (
            <li key={key}>
              <Disc kind={kind} side={t.seat ?? 0} title={name} />
              <span>
                <b>{name}</b>
                <small>{marks.length ? marks.map((mark) => w(`mark-${mark}`)).join(", ") : n < all ? w("waits", { n: all - n, hex: origin }) : ""}</small>
              </span>
              <button type="button" className="cl-less" disabled={!back} aria-label={w("less-unit", name)} onClick={() => t.feed.undo(false)}>
                <Icon name="minus" />
              </button>
              <em>
                {n} <small>{w("of-n", all)}</small>
              </em>
              <button type="button" className={option ? "lit" : ""} disabled={!option} data-thing={`add:${key}`} data-lit={option ? true : undefined} aria-label={w("add-unit", name)} onClick={() => option && t.answer(option.key)}>
                <Icon name="plus" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="cl-note">{w("going", { n: going, goal, stay: (hex?.units.length ?? 0) - going })}</p>
      <Foretold origin={origin} goal={goal} />
    </>
  );
}

/** What an attack of all who can go would come to. */
function Foretold({ origin, goal }: { origin: string; goal: string }) {
  const t = useClash();
  const w = useWord();
  const attack = t.view.attacks.find((one) => one.origin === origin && one.goal === goal);
  if (!attack) return null;
  return (
    <div className="cl-foretold">
      <h3>{w("if-attack", goal)}</h3>
      <Odds chances={attack.chances} />
      <p>{w("forecast-all", attack.force)}</p>
    </div>
  );
}

/** One bar in three parts: won, nobody left, lost. */
export function Odds({ chances }: { chances: { won: number; even: number; lost: number } }) {
  const w = useWord();
  return (
    <div className="cl-bar" role="img" aria-label={w("odds", { ...chances })}>
      {chances.won > 0 && (
        <i className="w" style={{ flexGrow: chances.won }}>
          {chances.won > 30 ? w("odds-won", chances.won) : chances.won > 7 ? w("percent", chances.won) : ""}
        </i>
      )}
      {chances.even > 0 && (
        <i className="m" style={{ flexGrow: chances.even }}>
          <span>{chances.even > 11 ? w("percent", chances.even) : ""}</span>
        </i>
      )}
      {chances.lost > 0 && (
        <i className="l" style={{ flexGrow: chances.lost }}>
          {chances.lost > 30 ? w("odds-lost", chances.lost) : chances.lost > 7 ? w("percent", chances.lost) : ""}
        </i>
      )}
    </div>
  );
}

/** Where from, or where to: a row each, with the key that its tag on the map bears; then what cannot be reached, and why. */
function Goals({ origin }: { origin: string | null }) {
  const t = useClash();
  const w = useWord();
  const options = (t.question?.options ?? []).filter((option) => option.refs.some(([kind]) => kind === "hex"));
  const closed = (t.question?.closed ?? []).filter((item) => typeof item.said.args["hex"] === "string");
  return (
    <>
      <h3 className="cl-sub">
        {w(origin ? "where-to" : "where-from")} <small>{w("lit-n", options.length)}</small>
      </h3>
      <ul className="cl-goals">
        {options.map((option) => (
          <Goal key={option.key} option={option} origin={origin} />
        ))}
        {closed.map((item) => (
          <Closed key={item.key} item={item} />
        ))}
      </ul>
      {origin && <p className="cl-note">{w(isInfluence(t.question) ? "influence-help" : "move-help")}</p>}
    </>
  );
}

function Closed({ item }: { item: ClosedInfo }) {
  const t = useClash();
  return (
    <li className="cl-shutgoal">
      <Icon name="lock" />
      <span>
        <b>{String(item.said.args["hex"])}</b>
        <small>{t.texts.said(item.why, t.names, t.seat)}</small>
      </span>
    </li>
  );
}

/** What stands on a hex: its city with what it has, its units. */
function useHere(): (hex: HexView) => string {
  const t = useClash();
  const w = useWord();
  const side = useSide();
  const units = useUnits();
  return (hex) => {
    const whose = hex.owner ?? hex.city?.owner ?? (hex.pirates ? "pirates" : null);
    const built = hex.city ? [w("city-n", hex.city.size), ...piecesOf(hex.city).slice(1).map(({ piece }) => pieceName(piece, t.texts))] : [];
    return [whose === null ? "" : side(whose), units(hex.units.map((unit) => unit.kind)), hex.pirates ? w("pirates-n", hex.pirates) : "", ...built].filter(Boolean).join(", ");
  };
}

/** What a way means besides its hex. */
function noteOf(w: (id: string, args?: WordArgs) => string, t: T, hex: HexView, word: string, here: string): [string, string] {
  const how = ["road", "sail", "chart", "assault", "beach", "launch"].includes(word) ? w(`by-${word}`) : "";
  const and = (...parts: string[]) => parts.filter(Boolean).join("; ");
  if (word === "assault") return [w("tag-attack"), and(here, how)];
  if (hex.terrain === "unknown") return [w("tag-explore"), and(how, w("explore-help"))];
  if (enemyOn(t, hex)) return [w("tag-attack"), and(here, how)];
  const slow = (hex.terrain === "mountain" || hex.terrain === "forest") && word === "to" ? w(`enter-${hex.terrain}`) : "";
  return [w(`terrain-${hex.terrain}`), and(how, slow)];
}

function Goal({ option, origin }: { option: OptionInfo; origin: string | null }) {
  const t = useClash();
  const w = useWord();
  const here = useHere();
  const label = String(option.said.args["hex"]);
  const hex = hexOf(t.view, label);
  const digit = goalNumber(t, (one) => one.key === option.key);
  const word = wordOf(option);
  const attack = origin ? t.view.attacks.find((one) => one.origin === origin && one.goal === label) : undefined;
  const reach = origin && word === "target" ? t.view.reach.find((one) => one.start === origin && one.target === label) : undefined;
  let [what, note] = hex ? noteOf(w, t, hex, word, here(hex)) : ["", ""];
  if (hex && word === "from") [what, note] = [w(`terrain-${hex.terrain}`), here(hex)];
  if (hex && reach) [what, note] = [w("tag-roll", reach.needs), [here(hex), reach.culture ? w("reach-costs", reach.culture) : ""].filter(Boolean).join("; ")];
  const chance = attack?.chances.won ?? reach?.chance;
  return (
    <li>
      <button type="button" className="cl-goal lit" data-thing={`goal:${option.key}`} data-lit data-key={digit || undefined} aria-description={t.texts.said(option.said, t.names, t.seat)} onClick={() => t.answer(option.key)}>
        {digit && <span className="key">{digit}</span>}
        <span>
          <b>
            {label}, {what}
          </b>
          {note && <small>{note}</small>}
        </span>
        {chance !== undefined && <em title={attack ? w("odds", { ...attack.chances }) : undefined}>{w("percent", chance)}</em>}
        {word === "from" && hex && <Icon name={KIND_ICONS[hex.units.at(-1)?.kind ?? ""] ?? (isInfluence(t.question) ? "painted-pottery" : "mountain-road")} />}
      </button>
    </li>
  );
}
