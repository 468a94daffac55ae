/** A move: the hexes that units can leave, where they can go, and who of them does. */
import { Zone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Icon } from "@/icons/Icon";
import { useShown } from "@/shell/table";
import type { OptionInfo } from "@/wire";
import { enemyOn, goalNumber } from "./Land";
import { KIND_ICONS } from "./face";
import { Disc, useClash, useSide, useUnits } from "./parts";
import { hexOf, wordOf } from "./table";

export function Move() {
  const t = useClash();
  const w = useWord();
  const me = t.seat ?? 0;
  const { question } = t;
  if (!question) return null;
  const origin = question.prompt === "move-from" ? null : String(question.said.args["hex"]);
  return (
    <Zone className={`cl-move s${t.colour(me)}`} label={w("group")}>
      <header>
        <h2>{origin ? w("group-from", origin) : w("groups")}</h2>
        {question.prompt === "move-from" && <small>{w("groups-left", Number(question.said.args["n"]))}</small>}
      </header>
      {question.prompt === "who" ? <Who origin={origin ?? ""} goal={String(question.said.args["goal"])} /> : <Goals origin={origin} />}
    </Zone>
  );
}

/** Who of the units goes: one more of a kind at a time; how many stay. */
function Who({ origin, goal }: { origin: string; goal: string }) {
  const t = useClash();
  const w = useWord();
  const question = t.question!;
  const hex = hexOf(t.view, origin);
  const picked = question.picked ?? [];
  const keys = [...new Set((hex?.units ?? []).map((unit) => unit.key))];
  useShown(question.options.flatMap((option) => option.refs.map(([kind, id]) => `${kind}:${id}`)));
  const going = picked.length;
  return (
    <>
      <ul className="cl-who-list">
        {keys.map((key) => {
          const kind = key.split(":")[0] ?? "";
          const all = hex?.units.filter((unit) => unit.key === key).length ?? 0;
          const n = picked.filter((one) => one === `who:${key}`).length;
          const option = question.options.find((one) => one.key === `who:${key}`);
          const marks = hex?.units.find((unit) => unit.key === key)?.marks ?? [];
          return (
            <li key={key}>
              <Disc kind={kind} side={t.seat ?? 0} title={w(`kind-${kind}`)} />
              <span>
                <b>{w(`kind-${kind}`)}</b>
                <small>{marks.length ? marks.map((mark) => w(`mark-${mark}`)).join(", ") : n < all ? w("waits", { n: all - n, hex: origin }) : ""}</small>
              </span>
              <em>
                {n} <small>{w("of-n", all)}</small>
              </em>
              <button type="button" className={option ? "lit" : ""} disabled={!option} data-thing={`add:${key}`} data-lit={option ? true : undefined} aria-label={w("add-unit", w(`kind-${kind}`))} onClick={() => option && t.answer(option.key)}>
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
      {chances.won > 0 && <i className="w" style={{ flexGrow: chances.won }}>{w("percent", chances.won)}</i>}
      {chances.even > 0 && (
        <i className="m" style={{ flexGrow: chances.even }}>
          <span>{chances.even > 7 ? w("percent", chances.even) : ""}</span>
        </i>
      )}
      {chances.lost > 0 && <i className="l" style={{ flexGrow: chances.lost }}>{w("percent", chances.lost)}</i>}
    </div>
  );
}

/** Where from, or where to: a row each, with the key that its tag on the map bears. */
function Goals({ origin }: { origin: string | null }) {
  const t = useClash();
  const w = useWord();
  const options = (t.question?.options ?? []).filter((option) => option.refs.some(([kind]) => kind === "hex"));
  return (
    <>
      <h3 className="cl-sub">
        {w(origin ? "where-to" : "where-from")} <small>{w("lit-n", options.length)}</small>
      </h3>
      <ul className="cl-goals">
        {options.map((option) => (
          <Goal key={option.key} option={option} origin={origin} />
        ))}
      </ul>
      {origin && <p className="cl-note">{w("move-help")}</p>}
    </>
  );
}

function Goal({ option, origin }: { option: OptionInfo; origin: string | null }) {
  const t = useClash();
  const w = useWord();
  const side = useSide();
  const units = useUnits();
  const label = String(option.said.args["hex"]);
  const hex = hexOf(t.view, label);
  const digit = goalNumber(t, (one) => one.key === option.key);
  const attack = origin ? t.view.attacks.find((one) => one.origin === origin && one.goal === label) : undefined;
  const word = wordOf(option);
  const here = hex ? units(hex.units.map((unit) => unit.kind)) : "";
  let what = hex ? w(`terrain-${hex.terrain}`) : "";
  let note = "";
  if (word === "from") note = here;
  else if (hex?.terrain === "unknown") [what, note] = [w("tag-explore"), w("explore-help")];
  else if (hex && enemyOn(t, hex)) [what, note] = [w("tag-attack"), [side(hex.owner ?? hex.city?.owner ?? "pirates"), here, hex.city ? w("city-n", hex.city.size) : ""].filter(Boolean).join(", ")];
  else if (hex && (hex.terrain === "mountain" || hex.terrain === "forest") && word !== "road") note = w(`enter-${hex.terrain}`);
  if (word === "road") note = [w("by-road"), note].filter(Boolean).join("; ");
  if (word === "sail" || word === "chart") note = [w(word === "sail" ? "by-sea" : "chart-help"), note].filter(Boolean).join("; ");
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
        {attack && <em title={w("odds", { ...attack.chances })}>{w("percent", attack.chances.won)}</em>}
        {word === "from" && hex && <Icon name={KIND_ICONS[hex.units.at(-1)?.kind ?? ""] ?? "mountain-road"} />}
      </button>
    </li>
  );
}
