/** A card of the game as everybody sees it: suit, symbols, text with tokens, coin. */
import { ARROW, type CardColour, type CardFace, type CardState, type Glyph, type IconGlyph, type Rich, type TokenGlyph } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { CardText } from "@/wire";
import { pictureOf } from "./pictures";
import { cap, namesOf, type Amounts } from "./table";
import type { Facts, InPlay, Resource } from "./view";
import { word, wordOf } from "@/boards/words";

export const SUIT_ICONS: Readonly<Record<string, string>> = {
  region: "peaks",
  uncivilised: "oak",
  civilised: "ionic-column",
  tributary: "flying-flag",
  fame: "laurels",
  unrest: "flame",
};
export const SUIT_COLOURS: Readonly<Record<string, CardColour>> = {
  region: "gold",
  uncivilised: "green",
  civilised: "grey",
  tributary: "blue",
  fame: "purple",
  unrest: "red",
};
const MARKS: Readonly<Record<string, string>> = {
  city: "family-house",
  metropolis: "capitol",
  knight: "black-knight-helm",
  mask: "tribal-mask",
  scroll: "scroll-quill",
  production: "war-pick",
  river: "drop",
  fertile: "wheat",
};
export const STATE_ICONS: Readonly<Record<string, string>> = { barbarian: "battle-axe", empire: "queen-crown" };
const TOKEN_ICONS: Record<Resource, string> = { materials: "stone-pile", population: "meeple", progress: "compass" };

export const factsOf = (card: CardText): Facts => card.facts as unknown as Facts;

export function token(resource: Resource, texts: GameTexts, n?: number): TokenGlyph {
  return { token: resource, icon: TOKEN_ICONS[resource], title: word(texts, `res-${resource}`), ...(n === undefined ? {} : { n }) };
}
export const actionToken = (texts: GameTexts): TokenGlyph => ({ token: "action", icon: "hand", title: word(texts, "action") });
export const exhaustToken = (texts: GameTexts): TokenGlyph => ({ token: "exhaust", icon: "sundial", title: word(texts, "exhaust-token") });

/** Amounts as tokens; more than three of one as a number. */
export const amounts = (goods: Amounts, texts: GameTexts): TokenGlyph[] => namesOf(goods).flatMap((name) => (goods[name] ? [token(name, texts, goods[name])] : []));

/** The same with a number before each: "2 ●". */
export const counted = (goods: Amounts, texts: GameTexts): Glyph[] => namesOf(goods).flatMap((name): Glyph[] => (goods[name] ? [...(goods[name] > 1 ? [String(goods[name])] : []), token(name, texts)] : []));

/** How sentences are cut short on a card: what the anatomy of the card says already is left out, a price stands before an arrow. */
type Shortening = readonly [RegExp, string];

const shortenings = new WeakMap<GameTexts, readonly Shortening[]>();

function shorteningsOf(texts: GameTexts): readonly Shortening[] {
  const known = shortenings.get(texts);
  if (known) return known;
  const made = word(texts, "shorten")
    .split("\n")
    .map((line): Shortening => {
      const [pattern = "", to = "", flags = ""] = line.split(" ⇒ ");
      return [new RegExp(pattern, flags.replace("-", "")), to];
    });
  shortenings.set(texts, made);
  return made;
}

export const shorten = (line: string, texts: GameTexts): string =>
  cap(shorteningsOf(texts).reduce((text, [pattern, to]) => text.replace(pattern, to), line).trim()).replace(/([.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());

/** Very long words may break where a syllable ends. */
export const soften = (name: string): string => name.replace(/\p{L}{13,}/gu, (long) => long.replace(/(?<=\p{L}{3}[аеёиоуыэюяaeiouy])(?=[^аеёиоуыэюяaeiouy][аеёиоуыэюяaeiouy]\p{L}{2})/giu, "\u00ad"));

const isPlay = (line: string, texts: GameTexts): boolean => new RegExp(word(texts, "line-play")).test(line);

/** The token that a word stands for: "2 population" → its disc. */
function tokenOf(said: string, texts: GameTexts): TokenGlyph | null {
  const resource = (Object.keys(TOKEN_ICONS) as Resource[]).find((name) => new RegExp(word(texts, `token-${name}`)).test(said));
  if (resource) return token(resource, texts);
  return new RegExp(word(texts, "token-action")).test(said) ? actionToken(texts) : null;
}

/** A sentence with tokens for its amounts: "pay 2 population" → "pay ●●". */
export function withTokens(line: string, texts: GameTexts): Glyph[] {
  const found: Glyph[] = [];
  let words = "";
  const flush = () => {
    if (words) found.push(words);
    words = "";
  };
  for (const part of line.split(/(\d+\s[a-zа-яё]+|→|★)/iu)) {
    if (part === "→" || part === "★") {
      flush();
      found.push(part === "→" ? ARROW : { token: "vp", icon: "round-star", title: word(texts, "row-points") });
      continue;
    }
    const match = /^(\d+)\s(.+)$/u.exec(part);
    const one = match && tokenOf(match[2]!, texts);
    if (!match || !one) {
      words += part;
      continue;
    }
    const n = Number(match[1]);
    if (n > 2) words += `${n}\u00a0`;
    flush();
    found.push(n > 2 ? one : { ...one, n });
  }
  flush();
  return found;
}

const mark = (id: string, texts: GameTexts): IconGlyph => ({ icon: MARKS[id] ?? "help", title: wordOf(texts, `icon-${id}`) || wordOf(texts, `land-${id}`) });

/** Marks at the foot of the spine: permanent, attack, the state it needs. */
function feet(facts: Facts, texts: GameTexts): IconGlyph[] {
  return [
    ...(facts.attack ? [{ icon: "plain-dagger", title: word(texts, "attack") }] : []),
    ...(facts.pinned ? [{ icon: "pin", title: word(texts, "pinned") }] : []),
    ...(facts.state ? [{ icon: STATE_ICONS[facts.state]!, title: wordOf(texts, facts.state) }] : []),
  ];
}

export function kindOf(facts: Facts, texts: GameTexts): string {
  if (facts.start === "power") return word(texts, "kind-power");
  const suits = [...new Set(facts.suits)].map((suit) => word(texts, `suit-${suit}`));
  return suits.length ? suits.join(" / ") : word(texts, "kind-own");
}

const faces = new WeakMap<CardText, CardFace>();

export function face(card: CardText, texts: GameTexts): CardFace {
  const known = faces.get(card);
  if (known) return known;
  const made = makeFace(card, texts);
  faces.set(card, made);
  return made;
}

function makeFace(card: CardText, texts: GameTexts): CardFace {
  const facts = factsOf(card);
  const suits = [...new Set(facts.suits)];
  const colours = suits.map((suit) => SUIT_COLOURS[suit] ?? "none");
  const several = colours.length > 1;
  const icon = facts.start === "power" ? "eagle-emblem" : (SUIT_ICONS[suits[0] ?? ""] ?? "scroll-unfurled");
  const suitMark = (suit: string): IconGlyph => ({ icon: SUIT_ICONS[suit] ?? "help", title: wordOf(texts, `suit-${suit}`) });
  const doubled = facts.suits.filter((suit, i) => facts.suits.indexOf(suit) !== i);
  const marks = [...(several ? suits.map(suitMark) : []), ...doubled.map(suitMark), ...facts.icons.map((id) => mark(id, texts)), ...facts.lands.map((id) => mark(id, texts))];
  const lines = card.lines.slice(1);
  const told = facts.points.coin === "n" && facts.points.n ? lines.slice(0, -1) : lines;
  const short = (list: readonly string[]) => between(list.map((line) => withTokens(shorten(line, texts), texts)));
  return {
    id: card.id,
    name: soften(card.name),
    colours: colours.length ? colours : [facts.start === "power" ? "black" : "none"],
    suit: icon,
    ...(marks.length ? { marks } : {}),
    cost: feet(facts, texts),
    kind: kindOf(facts, texts),
    text: short(told),
    effect: short(told.filter((line) => !isPlay(line, texts))),
    vignette: pictureOf(card.id) ?? icon,
    ...(facts.start === "development" && Object.keys(facts.cost).length ? { foot: counted(facts.cost, texts) } : {}),
    ...coin(facts),
    reconstructed: card.sure !== "high",
    lines,
    rows: rows(facts, texts),
    ...(card.note ? { note: card.note } : {}),
  };
}

const between = (parts: Glyph[][]): Glyph[] => parts.flatMap((part, i) => (i ? ["\n", ...part] : part));

function coin(facts: Facts): Pick<CardFace, "points"> {
  const { coin: kind, n } = facts.points;
  return kind === "n" ? (n ? { points: n } : {}) : { points: kind };
}

/** The sheet explains each sign of the card. */
function rows(facts: Facts, texts: GameTexts): { label: string; value: Rich }[] {
  const list: { label: string; value: Rich }[] = [];
  const symbols = [...facts.icons, ...facts.lands];
  for (const id of new Set(symbols)) {
    const n = symbols.filter((one) => one === id).length;
    list.push({ label: wordOf(texts, `icon-${id}`) || wordOf(texts, `land-${id}`), value: [...Array.from({ length: n }, () => mark(id, texts)), ` ${wordOf(texts, `help-${id}`)}`] });
  }
  if (facts.state) list.push({ label: word(texts, "row-state"), value: [{ icon: STATE_ICONS[facts.state]! }, ` ${wordOf(texts, facts.state)}`] });
  if (facts.pinned) list.push({ label: word(texts, "row-pin"), value: [{ icon: "pin" }, ` ${word(texts, "help-pinned")}`] });
  if (facts.attack) list.push({ label: word(texts, "row-attack"), value: [{ icon: "plain-dagger" }, ` ${word(texts, "help-attack")}`] });
  if (Object.keys(facts.cost).length) list.push({ label: word(texts, "row-price"), value: amounts(facts.cost, texts) });
  const start = wordOf(texts, `start-${facts.start}`);
  if (start) list.push({ label: word(texts, "row-start"), value: [facts.nation ? `${String(texts.thing("nation", facts.nation))}: ${start}` : start] });
  return list;
}

/** Long texts are set smaller. */
/** About how many letters a card's text is long. */
export const lengthOf = (card: CardText, texts: GameTexts): number => (face(card, texts).text ?? []).reduce((sum, glyph) => sum + (glyph === "\n" ? 10 : typeof glyph === "string" ? glyph.length : 3), 0);

export function sizeOf(card: CardText | null, texts: GameTexts): string {
  if (!card) return "";
  const n = lengthOf(card, texts);
  const word = Math.max(...card.name.split(/[\s-]/).map((part) => part.length));
  return `${n > 150 ? "im-longest" : n > 105 ? "im-long" : ""} ${word > 10 ? "im-longname" : ""}`;
}

/** What lies on a card in play and under it. */
export function stateOf(card: InPlay, texts: GameTexts, resolving: boolean, treatedAs: number): CardState {
  const on: Glyph[] = [];
  if (card.exhausted) on.push(exhaustToken(texts));
  if (card.progress) on.push(String(card.progress), token("progress", texts));
  for (const land of card.treated) on.push(String(treatedAs), { icon: MARKS["production"]!, title: `${wordOf(texts, `land-${land}`)} → ${treatedAs} ${word(texts, "land-production")}` });
  const names = card.garrison.map((tag) => ({ icon: iconOf(tag, texts), text: texts.cardName(tag) }));
  return {
    used: card.exhausted,
    ...(on.length ? { on } : {}),
    ...(names.length ? { under: names } : {}),
    ...(resolving ? { resolving: word(texts, "resolving") } : {}),
  };
}

export function iconOf(tag: string, texts: GameTexts): string {
  const card = texts.card(tag);
  if (!card) return "card";
  const facts = factsOf(card);
  return facts.start === "power" ? "eagle-emblem" : (SUIT_ICONS[facts.suits[0] ?? ""] ?? "scroll-unfurled");
}
