/** The map: hexes of the regions, engraved; cities as plaques, units as discs; tags on what can be pressed. */
import { useMemo } from "react";
import { BoardMap, type Place } from "@/boards/Map";
import type { Point } from "@/boards/geometry";
import { useMedia, usePhone } from "@/boards/parts";
import { useWord } from "@/boards/words";
import { Icon } from "@/icons/Icon";
import { advisedIn, withDigits } from "@/shell/advice";
import type { Inspected } from "@/shell/table";
import type { OptionInfo } from "@/wire";
import { Engraving } from "./Terrain";
import { AXE, CAMP, KIND_ICONS, SKULL, good, pieceIcon, pieceName } from "./face";
import { Drawn, aboutHexes, sideClass, signOf, useClash, useSide, useUnits, type T } from "./parts";
import { useLooked } from "./Orient";
import { SIZE, beyond, corners, countKinds, hasList, lie, piecesOf, wordOf, type Lie } from "./table";
import type { CityView, HexView, UnitView } from "./view";

export function Land({ covered }: { covered: number }) {
  const t = useClash();
  const w = useWord();
  const { view } = t;
  const phone = usePhone();
  const wide = useMedia("(min-aspect-ratio: 1/1)");
  const shape = view.hexes.map((hex) => hex.spot).join();
  const me = t.seat ?? 0;
  // where hexes lie does not change in a game
  const where = useMemo(() => lie(view, me, wide), [shape, me, wide]);
  const named = useNames();
  const laying = useLaying(t);
  const places: Place[] = view.hexes.map((hex) => {
    const seen = laying?.[hex.hex] ? { ...hex, terrain: laying[hex.hex]! } : hex;
    return {
      id: hex.hex,
      thing: `hex:${hex.hex}`,
      name: named(hex).join("; "),
      sheet: sheetOf([...named(hex), w(`terrain-${hex.terrain}-help`)]),
      at: where.at.get(hex.hex)!,
      hex: SIZE,
      className: `cl-hex cl-${seen.terrain} ${laying?.[hex.hex] ? "cl-ghost" : ""} ${marksOf(t, hex)}`,
      children: <Inside hex={seen} />,
    };
  });
  const lit = view.hexes.find((hex) => t.lit.has(`hex:${hex.hex}`));
  const asked = !view.battle || aboutHexes(t);
  const wanted = lit ?? view.hexes.find((hex) => hex.hex === t.state.puzzle?.place);
  const about = asked ? wanted && where.at.get(wanted.hex) : where.at.get(view.battle!.hex);
  return (
    <section className="zone map cl-land" aria-label={w("map")}>
      <BoardMap
        label={w("map")}
        places={places}
        flat={where.flat}
        margin={6}
        least={phone ? 62 : 54}
        about={about ?? null}
        covered={covered}
        inset
        under={<Hatching />}
        over={<Over where={where} />}
        words={{ closer: w("closer"), farther: w("farther"), whole: w("whole") }}
      />
      <span className="cl-north" title={w("north")}>
        <Icon name="arrow" className={`cl-turn${where.turn}`} />
        {w("north")}
      </span>
    </section>
  );
}

/** The hex that a group leaves, and the one that is fought for, are marked while it is asked about; the one that a
 * puzzle is about always. */
function marksOf(t: T, hex: HexView): string {
  const asked = t.question;
  const from = asked && ["move-to", "who", "influence", "collect", "construct", "recruit"].includes(asked.prompt) && asked.said.args["hex"] === hex.hex;
  const aim = asked?.prompt === "who" && asked.said.args["goal"] === hex.hex;
  const fought = t.view.battle?.hex === hex.hex;
  const wanted = t.state.puzzle?.place === hex.hex;
  return [from && "cl-from", wanted && "cl-wanted", aim && "cl-aim", fought && "cl-fought", hex.exhausted && "cl-spent"].filter(Boolean).join(" ");
}

/** The terrain of a region that is being laid, in the way that is pointed at, else the first one that may be chosen. */
function useLaying(t: T): Record<string, string> | null {
  const looked = useLooked();
  const { laying } = t.view;
  if (!laying) return null;
  const asked = t.question?.prompt === "orient" ? t.question.options.map((option) => String(option.said.args["turn"])) : [];
  const shown = looked && asked.includes(looked) ? looked : (asked[0] ?? "a");
  return laying.ways[shown] ?? null;
}

function Hatching() {
  return (
    <defs>
      <pattern id="cl-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className="cl-hatching" />
      </pattern>
    </defs>
  );
}

/** All that is to be known of a hex, in words. */
function useNames(): (hex: HexView) => string[] {
  const t = useClash();
  const w = useWord();
  const side = useSide();
  const units = useUnits();
  return (hex) => {
    const said = [w("hex-name", { hex: hex.hex, terrain: w(`terrain-${hex.terrain}`) })];
    if (hex.city) {
      said.push(w("city-name", { who: side(hex.city.owner), n: hex.city.size, mood: w(`mood-${hex.city.mood}`) }));
      const buildings = piecesOf(hex.city).slice(1).map(({ piece, colour }) => (colour === hex.city?.owner ? pieceName(piece, t.texts) : w("of-other", { piece: pieceName(piece, t.texts), who: side(colour) })));
      if (buildings.length) said.push(buildings.join(", "));
    }
    if (hex.units.length && hex.owner !== null) said.push(w("units-name", { who: side(hex.owner), what: units(hex.units.map((unit) => unit.kind)) }));
    if (hex.city && typeof hex.city.owner === "number") said.push(w("city-says", { n: hex.city.collects ?? 0, acts: hex.city.activations }));
    const tired = hex.units.filter((unit) => unit.marks.some((mark) => mark !== "plains"));
    for (const unit of tired) said.push(w("unit-says", { kind: w(`kind-${unit.kind}`), what: unit.marks.filter((mark) => mark !== "plains").map((mark) => w(`mark-${mark}`)).join(", ") }));
    if (hex.pirates) said.push(w("pirates-n", hex.pirates));
    if (hex.exhausted) said.push(w("exhausted"));
    return said;
  };
}

/** The same in the sheet: where it is, then a line each. */
const sheetOf = ([title = "", ...lines]: string[]): Inspected => ({
  kind: "note",
  title,
  body: (
    <>
      {lines.map((line) => (
        <p key={line} className="say">
          {line}
        </p>
      ))}
    </>
  ),
});

/** What is drawn in a hex. */
function Inside({ hex }: { hex: HexView }) {
  const t = useClash();
  const units = hex.units.length > 0 || hex.pirates > 0;
  return (
    <>
      <Engraving terrain={hex.terrain} name={hex.hex} />
      {hex.exhausted && <Drawn name="close" x={0} y={4} size={26} className="cl-cross" />}
      {t.view.hexes.some((other) => other.city?.port === hex.hex) && <Drawn name="anchor" x={0} y={-SIZE * 0.5} size={15} className="cl-port" />}
      {hex.city && <Plaque city={hex.city} y={units ? -13 : 0} />}
      {units && <Units hex={hex} y={hex.city ? 13 : 0} />}
      <Coming hex={hex} y={hex.city || units ? 27 : 0} />
      {hex.terrain !== "unknown" && (
        <text className="cl-label" y={SIZE * 0.72}>
          {hex.hex}
        </text>
      )}
    </>
  );
}

const STEP = 16;

/** A city: the symbol of its owner, its pieces, its mood as a badge. */
function Plaque({ city, y }: { city: CityView; y: number }) {
  const t = useClash();
  const pieces = piecesOf(city);
  const width = 20 + pieces.length * STEP + 3;
  const left = -width / 2;
  const own = sideClass(t, city.owner);
  return (
    <g transform={`translate(0 ${y})`}>
      <g className={`cl-plaque cl-up ${own}`}>
      <rect className="cl-plate" x={left} y={-10.5} width={width} height={21} rx={3.5} />
      <rect className="cl-flag" x={left} y={-10.5} width={19} height={21} rx={3.5} />
      <Drawn name={signOf(t, city.owner)} x={left + 9.5} y={0} size={13} className="cl-sign" />
      {pieces.map(({ piece, colour }, i) => {
        const x = left + 20 + STEP / 2 + i * STEP;
        const foreign = colour !== city.owner;
        const icon = typeof city.owner === "string" && i === 0 ? CAMP : pieceIcon(piece);
        return (
          <g key={`${piece}-${i}`} className={foreign ? sideClass(t, colour) : ""}>
            {foreign && <rect className="cl-flag" x={x - 7.5} y={-8.5} width={15} height={17} rx={2} />}
            <Drawn name={icon} x={x} y={0} size={13.5} className={foreign ? "cl-sign" : "cl-piece"} />
          </g>
        );
      })}
      {typeof city.owner === "number" && <Mood mood={city.mood} x={-left - 1} y={-10} />}
      {city.activations > 0 && <Ticks n={city.activations} x={left + 21} y={10} />}
      </g>
    </g>
  );
}

const MOOD_SIGN: Readonly<Record<string, string>> = { happy: "M-3.4 0h6.8M0-3.4v6.8", angry: "M-3.6 0h7.2" };

function Mood({ mood, x, y }: { mood: string; x: number; y: number }) {
  const sign = MOOD_SIGN[mood];
  return (
    <g className={`cl-mood cl-mood-${mood}`} transform={`translate(${x} ${y})`}>
      <circle r={6.4} />
      {sign ? <path d={sign} /> : <circle className="cl-ring" r={2.6} />}
    </g>
  );
}

/** How often a city was activated in this turn. */
function Ticks({ n, x, y }: { n: number; x: number; y: number }) {
  return <path className="cl-ticks" d={Array.from({ length: n }, (_, i) => `M${x + i * 5} ${y - 3}v5`).join("")} />;
}

const R = 10.5;

/** Units as discs in a row: one by one up to four, else a disc a kind with its number. */
function Units({ hex, y }: { hex: HexView; y: number }) {
  const t = useClash();
  const tired = (unit: UnitView) => unit.marks.includes("fought") || unit.marks.includes("moved");
  const all = hex.units.length + hex.pirates;
  // those that the option which is looked at would take away: dashed where they stand
  const going = new Map(countKinds(t.leaving(`hexes.${t.view.hexes.indexOf(hex)}.units`)));
  const left = new Map(going);
  const goes = (kind: string) => {
    const n = left.get(kind) ?? 0;
    left.set(kind, n - 1);
    return n > 0 ? 1 : 0;
  };
  const discs: { icon: string; side: string | number; n: number; tired: boolean; going?: number }[] =
    all <= 4
      ? hex.units.map((unit) => ({ icon: KIND_ICONS[unit.kind] ?? AXE, side: hex.owner ?? 0, n: 1, tired: tired(unit), going: goes(unit.kind) }))
      : countKinds(hex.units.map((unit) => unit.kind)).map(([kind, n]) => ({ icon: KIND_ICONS[kind] ?? AXE, side: hex.owner ?? 0, n, tired: hex.units.filter((unit) => unit.kind === kind).every(tired), going: going.get(kind) ?? 0 }));
  if (hex.pirates) discs.push({ icon: SKULL, side: "pirates", n: all <= 4 ? 1 : hex.pirates, tired: false }, ...(all <= 4 ? Array.from({ length: hex.pirates - 1 }, () => ({ icon: SKULL, side: "pirates", n: 1, tired: false })) : []));
  const step = discs.length > 3 ? 17.5 : 20;
  return (
    <g transform={`translate(0 ${y})`}>
      <g className="cl-up">
      {discs.map((disc, i) => (
        <g key={i} className={`cl-unit ${sideClass(t, disc.side)} ${disc.tired ? "cl-tired" : ""} ${disc.going ? "cl-going" : ""}`} transform={`translate(${(i - (discs.length - 1) / 2) * step} 0)`}>
          <circle r={R} />
          <circle className="cl-rim" r={R - 2} />
          <Drawn name={disc.icon} x={0} y={0} size={13} className="cl-sign" />
          {disc.n > 1 && (
            <text className="cl-count" x={6} y={8}>
              {disc.going ? `−${disc.going}` : disc.n}
            </text>
          )}
        </g>
      ))}
      </g>
    </g>
  );
}

/** What the option that is looked at would bring here: units, a city, its pieces; dashed. */
function Coming({ hex, y }: { hex: HexView; y: number }) {
  const t = useClash();
  const at = `hexes.${t.view.hexes.indexOf(hex)}`;
  const pieces = [...t.arriving(at).filter((name) => name === "city"), ...t.arriving(`${at}.city.buildings`)].map((piece) => pieceIcon(piece === "city" ? "settlement" : piece));
  const icons = [...pieces, ...t.arriving(`${at}.units`).map((kind) => KIND_ICONS[kind] ?? AXE)];
  if (!icons.length) return null;
  return (
    <g transform={`translate(0 ${y})`} aria-hidden="true">
      <g className="cl-up">
        {icons.map((icon, i) => (
          <g key={i} className="cl-coming" transform={`translate(${(i - (icons.length - 1) / 2) * 20} 0)`}>
            <circle r={R - 1} />
            <Drawn name={icon} x={0} y={0} size={13} className="" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Over the hexes: borders of regions, shore lines, the unknown, the battle's way, tags. */
function Over({ where }: { where: Lie }) {
  const t = useClash();
  const w = useWord();
  const { view } = t;
  // a region that is being laid is no longer unknown
  const places = view.hexes.map((hex) => ({ hex: view.laying?.hexes.includes(hex.hex) ? { ...hex, terrain: "laid" } : hex, at: where.at.get(hex.hex)! }));
  const terrain = places.map(({ hex }) => hex.terrain[0]).join("");
  const { borders, shores, unknown } = useMemo(() => drawn(places, where.flat), [terrain, where]);
  const fight = view.battle;
  const [from, to] = [fight?.origin ? where.at.get(fight.origin) : undefined, fight ? where.at.get(fight.hex) : undefined];
  return (
    <>
      <path className="cl-shore" d={shores} />
      <path className="cl-border" d={borders} />
      {unknown.map(({ x, y }, i) => (
        <text key={i} className="cl-terra" x={x} y={y} aria-hidden="true">
          <tspan x={x} dy="-.35em">{w("terra")}</tspan>
          <tspan x={x} dy="1.1em">{w("incognita")}</tspan>
        </text>
      ))}
      {fight && from && !aboutHexes(t) && (
        <g transform={`translate(${from.x} ${from.y + SIZE * 0.62})`} aria-hidden="true">
          <g className="cl-tag cl-plain">
            <rect x={-w("retreat").length * 3.3 - 6} y={-10} width={w("retreat").length * 6.6 + 12} height={19} rx={4} />
            <text>{w("retreat")}</text>
          </g>
        </g>
      )}
      {from && to && <path className="cl-way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      {places.map(({ hex, at }) => (
        <Tag key={hex.hex} hex={hex} at={at} />
      ))}
    </>
  );
}

function drawn(places: readonly { at: Point; hex: HexView }[], flat: boolean): { borders: string; shores: string; unknown: Point[] } {
  const [borders, shores]: [string[], string[]] = [[], []];
  const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const sums = new Map<number, { x: number; y: number; n: number; dark: boolean }>();
  for (const { at, hex } of places) {
    const edge = corners(at, flat);
    for (let i = 0; i < 6; i += 1) {
      const [a, b] = [edge[i]!, edge[(i + 1) % 6]!];
      const other = beyond(at, i, flat, places);
      if (!other || other.spot !== hex.spot) borders.push(`M${point(a)}L${point(b)}`);
      if (hex.terrain === "sea" && other && other.terrain !== "sea" && other.terrain !== "unknown") {
        for (const far of [0.9, 0.8]) {
          const inner = corners(at, flat, SIZE * far);
          shores.push(`M${point(inner[i]!)}L${point(inner[(i + 1) % 6]!)}`);
        }
      }
    }
    const sum = sums.get(hex.spot) ?? { x: 0, y: 0, n: 0, dark: true };
    sums.set(hex.spot, { x: sum.x + at.x, y: sum.y + at.y, n: sum.n + 1, dark: sum.dark && hex.terrain === "unknown" });
  }
  const unknown = [...sums.values()].filter(({ dark }) => dark).map(({ x, y, n }) => ({ x: x / n, y: y / n }));
  return { borders: borders.join(""), shores: shores.join(""), unknown };
}

/** A word on a hex that can be pressed: what would be done there, what it takes. */
function Tag({ hex, at }: { hex: HexView; at: Point }) {
  const t = useClash();
  const options = t.lit.get(`hex:${hex.hex}`) ?? [];
  const said = useTag(hex);
  if (!options.length || !said) return null;
  const { text, goods } = said;
  const width = text ? text.length * 6.1 + 10 : goods.length * 17 + 6;
  return (
    <g transform={`translate(${at.x} ${at.y + SIZE * 0.6})`} aria-hidden="true">
      <g className="cl-tag">
      <rect x={-width / 2} y={-10} width={width} height={19} rx={4} />
      {text && <text>{text}</text>}
      {goods.map((name, i) => {
        const glyph = good(t.texts, name);
        const x = (i - (goods.length - 1) / 2) * 17;
        return (
          <g key={name} className={`cl-good cl-good-${name}`}>
            <circle cx={x} cy={-0.5} r={7.6} />
            <Drawn name={glyph.icon} x={x} y={-0.5} size={11} />
          </g>
        );
      })}
      </g>
    </g>
  );
}

const WAYS = ["to", "road", "sail", "chart", "assault", "beach", "launch"];

function useTag(hex: HexView): { text: string; goods: string[] } | null {
  const t = useClash();
  const w = useWord();
  const options = t.lit.get(`hex:${hex.hex}`) ?? [];
  const words = new Set(options.map(wordOf));
  const number = goalNumber(t, (option) => option.said.args["hex"] === hex.hex);
  const told = (text: string): { text: string; goods: string[] } => ({ text: number ? `${number} ${text}`.trim() : text, goods: [] });
  if (words.has("take")) return { text: "", goods: options.map((option) => String(option.said.args["good"])) };
  if (words.has("target")) {
    const start = String(t.question?.said.args["hex"] ?? "");
    const reach = t.view.reach.find((one) => one.start === start && one.target === hex.hex);
    return reach ? told(w("tag-roll", reach.needs)) : null;
  }
  if (WAYS.some((word) => words.has(word))) {
    if (hex.terrain === "unknown") return told(w("tag-explore"));
    if (enemyOn(t, hex) || (words.has("assault") && words.size === 1)) return told(w("tag-attack"));
    if (words.has("beach")) return told(w("tag-beach"));
    if (words.has("launch")) return told(w("tag-launch"));
    if (words.has("road") && !words.has("to")) return told(w("tag-road"));
    if (hex.terrain === "forest" || hex.terrain === "mountain") return told(w(`terrain-${hex.terrain}`));
    return told("");
  }
  if (words.has("from")) return number ? told("") : null;
  return null;
}

/** Whether pirates there need not be fought: an attack on them is offered beside the voyage. */
const befriended = (t: T, hex: HexView): boolean => t.question?.options.some((option) => option.key === `assault:${hex.hex}`) ?? false;

/** Whether somebody must be fought on a hex. */
export function enemyOn(t: T, hex: HexView): boolean {
  const me = t.seat ?? t.question?.seat ?? -1;
  return (hex.owner !== null && hex.owner !== me) || (hex.city !== null && hex.city.owner !== me) || (hex.pirates > 0 && !befriended(t, hex));
}

/** The key of an option in the list beside the map: the tag of its hex bears it too. */
export function goalNumber(t: T, find: (option: OptionInfo) => boolean): string {
  if (!t.question || t.question.prompt === "who" || !hasList(t.question)) return "";
  const goals = t.question.options.filter((option) => option.refs.some(([kind]) => kind === "hex"));
  return withDigits(goals, advisedIn(t.state)).find(({ option }) => find(option))?.digit ?? "";
}
