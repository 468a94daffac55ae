/** A card of the game as everybody sees it: suit, symbols, text with tokens, coin. */
import type { CardColour, CardFace, CardState, Glyph, IconGlyph, Rich, TokenGlyph } from "@/cards/face";
import type { GameTexts, Lang } from "@/shell/texts";
import type { CardText } from "@/wire";
import { pictureOf } from "./pictures";
import { RESOURCES, type Amounts, type Facts, type InPlay, type Resource } from "./types";
import { word, wordOf, type Word } from "./words";

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

export function token(resource: Resource, lang: Lang, n?: number): TokenGlyph {
  return { token: resource, icon: TOKEN_ICONS[resource], title: word(lang, `res-${resource}`), ...(n === undefined ? {} : { n }) };
}
export const actionToken = (lang: Lang): TokenGlyph => ({ token: "action", icon: "hand", title: word(lang, "action") });
export const exhaustToken = (lang: Lang): TokenGlyph => ({ token: "exhaust", icon: "sundial", title: word(lang, "exhaust-token") });

/** Amounts as tokens; more than three of one as a number. */
export const amounts = (goods: Amounts, lang: Lang): TokenGlyph[] => RESOURCES.flatMap((name) => (goods[name] ? [token(name, lang, goods[name])] : []));

const WORDS: Record<Lang, readonly (readonly [RegExp, Resource])[]> = {
  ru: [[/^ресурс/, "materials"], [/^населени/, "population"], [/^модернизац/, "progress"]],
  en: [[/^material/, "materials"], [/^population/, "population"], [/^progress/, "progress"]],
};

/** A sentence with tokens for its amounts: "pay 2 population" → "pay ●●". */
export function withTokens(line: string, lang: Lang): Glyph[] {
  const found: Glyph[] = [];
  let words = "";
  const flush = () => {
    if (words) found.push(words);
    words = "";
  };
  const parts = line.split(/(\d+\s[a-zа-яё]+)/iu);
  for (const part of parts) {
    const match = /^(\d+)\s(.+)$/u.exec(part);
    const resource = match && WORDS[lang].find(([pattern]) => pattern.test(match[2]!))?.[1];
    if (!match || !resource) {
      words += part;
      continue;
    }
    const n = Number(match[1]);
    if (n > 3) words += `${n}\u00a0`;
    flush();
    found.push(token(resource, lang, n > 3 ? 1 : n));
  }
  flush();
  return found;
}

const mark = (id: string, lang: Lang): IconGlyph => ({ icon: MARKS[id] ?? "help", title: wordOf(lang, `icon-${id}`) || wordOf(lang, `land-${id}`) });

/** Marks at the foot of the spine: permanent, attack, the state it needs. */
function feet(facts: Facts, lang: Lang): IconGlyph[] {
  return [
    ...(facts.attack ? [{ icon: "plain-dagger", title: word(lang, "attack") }] : []),
    ...(facts.pinned ? [{ icon: "pin", title: word(lang, "pinned") }] : []),
    ...(facts.state ? [{ icon: STATE_ICONS[facts.state]!, title: word(lang, facts.state) }] : []),
  ];
}

export function kindOf(facts: Facts, lang: Lang): string {
  if (facts.start === "power") return word(lang, "kind-power");
  const suits = [...new Set(facts.suits)].map((suit) => word(lang, `suit-${suit}` as Word));
  return suits.length ? suits.join(" / ") : word(lang, "kind-own");
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
  const lang = texts.lang;
  const suits = [...new Set(facts.suits)];
  const colours = suits.map((suit) => SUIT_COLOURS[suit] ?? "none");
  const several = colours.length > 1;
  const icon = facts.start === "power" ? "eagle-emblem" : (SUIT_ICONS[suits[0] ?? ""] ?? "scroll-unfurled");
  const suitMark = (suit: string): IconGlyph => ({ icon: SUIT_ICONS[suit] ?? "help", title: wordOf(lang, `suit-${suit}`) });
  const doubled = facts.suits.filter((suit, i) => facts.suits.indexOf(suit) !== i);
  const marks = [...(several ? suits.map(suitMark) : []), ...doubled.map(suitMark), ...facts.icons.map((id) => mark(id, lang)), ...facts.lands.map((id) => mark(id, lang))];
  const lines = card.lines;
  return {
    id: card.id,
    name: card.name,
    colours: colours.length ? colours : [facts.start === "power" ? "black" : "none"],
    suit: icon,
    ...(marks.length ? { marks } : {}),
    cost: feet(facts, lang),
    kind: kindOf(facts, lang),
    text: between(lines.map((line) => withTokens(line, lang))),
    effect: between(lines.map((line) => withTokens(line, lang))),
    vignette: pictureOf(card.id) ?? icon,
    ...(facts.start === "development" && Object.keys(facts.cost).length ? { foot: [...amounts(facts.cost, lang)] } : {}),
    ...coin(facts),
    reconstructed: card.sure !== "high",
    lines,
    rows: rows(facts, texts),
    ...(card.note ? { note: card.note } : {}),
  };
}

const between = (parts: Glyph[][]): Glyph[] => parts.flatMap((part, i) => (i ? [" · ", ...part] : part));

function coin(facts: Facts): Pick<CardFace, "points"> {
  if (facts.points.coin === "n") return facts.points.n ? { points: facts.points.n } : {};
  return { points: facts.points.coin };
}

/** The sheet explains each sign of the card. */
function rows(facts: Facts, texts: GameTexts): { label: string; value: Rich }[] {
  const { lang } = texts;
  const list: { label: string; value: Rich }[] = [];
  const symbols = [...facts.icons, ...facts.lands];
  for (const id of new Set(symbols)) {
    const n = symbols.filter((one) => one === id).length;
    list.push({ label: wordOf(lang, `icon-${id}`) || wordOf(lang, `land-${id}`), value: [...Array.from({ length: n }, () => mark(id, lang)), ` ${wordOf(lang, `help-${id}`)}`] });
  }
  if (facts.state) list.push({ label: word(lang, "row-state"), value: [{ icon: STATE_ICONS[facts.state]! }, ` ${word(lang, facts.state)}`] });
  if (facts.pinned) list.push({ label: word(lang, "row-pin"), value: [{ icon: "pin" }, ` ${word(lang, "help-pinned")}`] });
  if (facts.attack) list.push({ label: word(lang, "row-attack"), value: [{ icon: "plain-dagger" }, ` ${word(lang, "help-attack")}`] });
  if (Object.keys(facts.cost).length) list.push({ label: word(lang, "row-price"), value: amounts(facts.cost, lang) });
  const points = facts.points;
  if (points.coin === "n" ? points.n : true) list.push({ label: word(lang, "row-points"), value: [points.coin === "n" ? String(points.n).replace("-", "−") : points.coin === "*" ? word(lang, "points-star") : word(lang, "points-if")] });
  const start = wordOf(lang, `start-${facts.start}`);
  if (start) list.push({ label: word(lang, "row-start"), value: [facts.nation ? `${String(texts.thing("nation", facts.nation))}: ${start}` : start] });
  return list;
}

/** What lies on a card in play and under it. */
export function stateOf(card: InPlay, texts: GameTexts, resolving: boolean): CardState {
  const { lang } = texts;
  const on: Glyph[] = [];
  if (card.exhausted) on.push(exhaustToken(lang));
  if (card.progress) on.push(String(card.progress), token("progress", lang));
  for (const land of card.treated) on.push("3", { icon: MARKS["production"]!, title: `${wordOf(lang, `land-${land}`)} → 3 ${word(lang, "land-production")}` });
  const names = card.garrison.map((tag) => ({ icon: iconOf(tag, texts), text: texts.cardName(tag) }));
  return {
    used: card.exhausted,
    ...(on.length ? { on } : {}),
    ...(names.length ? { under: names } : {}),
    ...(resolving ? { resolving: word(lang, "resolving") } : {}),
  };
}

export function iconOf(tag: string, texts: GameTexts): string {
  const card = texts.card(tag);
  if (!card) return "card";
  const facts = factsOf(card);
  return facts.start === "power" ? "eagle-emblem" : (SUIT_ICONS[facts.suits[0] ?? ""] ?? "scroll-unfurled");
}
