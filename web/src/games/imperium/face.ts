/** A card of the game as everybody sees it: suit, symbols, text with tokens, coin. */
import { ARROW, type CardColour, type CardFace, type CardState, type Glyph, type IconGlyph, type Rich, type TokenGlyph } from "@/cards/face";
import type { GameTexts, Lang } from "@/shell/texts";
import type { CardText } from "@/wire";
import { pictureOf } from "./pictures";
import { cap, namesOf, type Amounts } from "./table";
import type { Facts, InPlay, Resource } from "./view";
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
export const amounts = (goods: Amounts, lang: Lang): TokenGlyph[] => namesOf(goods).flatMap((name) => (goods[name] ? [token(name, lang, goods[name])] : []));

/** The same with a number before each: "2 ●". */
export const counted = (goods: Amounts, lang: Lang): Glyph[] => namesOf(goods).flatMap((name): Glyph[] => (goods[name] ? [...(goods[name] > 1 ? [String(goods[name])] : []), token(name, lang)] : []));

const WORDS: Record<Lang, readonly (readonly [RegExp, Resource | "action"])[]> = {
  ru: [[/^ресурс/, "materials"], [/^населени/, "population"], [/^модернизац/, "progress"], [/^действи/, "action"]],
  en: [[/^material/, "materials"], [/^population/, "population"], [/^progress/, "progress"], [/^actions?$/, "action"]],
};

/** On a card a sentence is cut short: what the anatomy of the card says already is left out, a price stands before an arrow. */
const SHORT: Record<Lang, readonly (readonly [RegExp, string])[]> = {
  ru: [
    [/^Розыгрыш( \(только если можете заплатить\))?: /, ""],
    [/^Розыгрыш \(не требует жетона действия\): /, "Без действия: "],
    [/ без жетона действия/g, " без действия"],
    [/([Кк]аждый) из остальных игроков/g, "$1 другой"],
    [/каждого из остальных игроков/g, "каждого другого"],
    [/каждому из остальных игроков/g, "каждому другому"],
    [/^Пока в игре: /, ""],
    [/,? чтобы выбрать: /g, " → "],
    [/(^|[.:] )выберите: /gi, "$1"],
    [/,? чтобы /g, " → "],
    [/вы можете /g, "можно "],
    [/Вы можете /g, "Можно "],
    [/(^|[ ,:.→])получи(?:те|ть|т) (?=\d+ (?:ресурс|населени|модернизаци|действи))/gi, "$1"],
    [/(^|: )Приносит (\d+) очк\S+ за кажд/, "$1$2 ★ за кажд"],
    [/ на ваших картах в игре/g, " у вас в игре"],
    [/ на ваших картах/g, ""],
    [/ \(не больше 10\)/g, ""],
    [/1 карту с руки/g, "карту с руки"],
  ],
  en: [
    [/^Play( \(only if you can pay for it\))?: /, ""],
    [/^Free play \(no action needed\): /, "Free: "],
    [/^While in play: /, ""],
    [/ to choose: /g, " → "],
    [/(^|[.:] )choose: /gi, "$1"],
    [/ to (?=(?:gain|draw|acquire|break|develop|return|take|put|play|recall|abandon|garrison|history|exile|steal|free)\b)/g, " → "],
    [/\bgain (?=\d+ (?:material|population|progress|action))/gi, ""],
    [/^Worth (\d+) points? for /, "$1 ★ for "],
    [/ on your cards in play/g, " you have in play"],
    [/ on your cards/g, ""],
    [/ \(at most 10\)/g, ""],
  ],
};

export const shorten = (line: string, lang: Lang): string =>
  cap(SHORT[lang].reduce((text, [pattern, to]) => text.replace(pattern, to), line).trim()).replace(/([.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());

/** Very long words may break where a syllable ends. */
export const soften = (name: string): string => name.replace(/\p{L}{13,}/gu, (long) => long.replace(/(?<=\p{L}{3}[аеёиоуыэюяaeiouy])(?=[^аеёиоуыэюяaeiouy][аеёиоуыэюяaeiouy]\p{L}{2})/giu, "\u00ad"));

const isPlay = (line: string): boolean => /^(Розыгрыш|Play|Free play)/.test(line);

/** A sentence with tokens for its amounts: "pay 2 population" → "pay ●●". */
export function withTokens(line: string, lang: Lang): Glyph[] {
  const found: Glyph[] = [];
  let words = "";
  const flush = () => {
    if (words) found.push(words);
    words = "";
  };
  for (const part of line.split(/(\d+\s[a-zа-яё]+|→|★)/iu)) {
    if (part === "→" || part === "★") {
      flush();
      found.push(part === "→" ? ARROW : { token: "vp", icon: "round-star", title: word(lang, "row-points") });
      continue;
    }
    const match = /^(\d+)\s(.+)$/u.exec(part);
    const resource = match && WORDS[lang].find(([pattern]) => pattern.test(match[2]!))?.[1];
    if (!match || !resource) {
      words += part;
      continue;
    }
    const n = Number(match[1]);
    if (n > 2) words += `${n}\u00a0`;
    flush();
    const one = resource === "action" ? actionToken(lang) : token(resource, lang);
    found.push(n > 2 ? one : { ...one, n });
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
    ...(facts.state ? [{ icon: STATE_ICONS[facts.state]!, title: wordOf(lang, facts.state) }] : []),
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
  const lines = card.lines.slice(1);
  const told = facts.points.coin === "n" && facts.points.n ? lines.slice(0, -1) : lines;
  const short = (list: readonly string[]) => between(list.map((line) => withTokens(shorten(line, lang), lang)));
  return {
    id: card.id,
    name: soften(card.name),
    colours: colours.length ? colours : [facts.start === "power" ? "black" : "none"],
    suit: icon,
    ...(marks.length ? { marks } : {}),
    cost: feet(facts, lang),
    kind: kindOf(facts, lang),
    text: short(told),
    effect: short(told.filter((line) => !isPlay(line))),
    vignette: pictureOf(card.id) ?? icon,
    ...(facts.start === "development" && Object.keys(facts.cost).length ? { foot: counted(facts.cost, lang) } : {}),
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
  const { lang } = texts;
  const list: { label: string; value: Rich }[] = [];
  const symbols = [...facts.icons, ...facts.lands];
  for (const id of new Set(symbols)) {
    const n = symbols.filter((one) => one === id).length;
    list.push({ label: wordOf(lang, `icon-${id}`) || wordOf(lang, `land-${id}`), value: [...Array.from({ length: n }, () => mark(id, lang)), ` ${wordOf(lang, `help-${id}`)}`] });
  }
  if (facts.state) list.push({ label: word(lang, "row-state"), value: [{ icon: STATE_ICONS[facts.state]! }, ` ${wordOf(lang, facts.state)}`] });
  if (facts.pinned) list.push({ label: word(lang, "row-pin"), value: [{ icon: "pin" }, ` ${word(lang, "help-pinned")}`] });
  if (facts.attack) list.push({ label: word(lang, "row-attack"), value: [{ icon: "plain-dagger" }, ` ${word(lang, "help-attack")}`] });
  if (Object.keys(facts.cost).length) list.push({ label: word(lang, "row-price"), value: amounts(facts.cost, lang) });
  const start = wordOf(lang, `start-${facts.start}`);
  if (start) list.push({ label: word(lang, "row-start"), value: [facts.nation ? `${String(texts.thing("nation", facts.nation))}: ${start}` : start] });
  return list;
}

/** Long texts are set smaller. */
export function sizeOf(card: CardText | null, texts: GameTexts): string {
  if (!card) return "";
  const n = (face(card, texts).text ?? []).reduce((sum, glyph) => sum + (glyph === "\n" ? 10 : typeof glyph === "string" ? glyph.length : 3), 0);
  const word = Math.max(...card.name.split(/[\s-]/).map((part) => part.length));
  return `${n > 150 ? "im-longest" : n > 105 ? "im-long" : ""} ${word > 10 ? "im-longname" : ""}`;
}

/** What lies on a card in play and under it. */
export function stateOf(card: InPlay, texts: GameTexts, resolving: boolean, treatedAs: number): CardState {
  const { lang } = texts;
  const on: Glyph[] = [];
  if (card.exhausted) on.push(exhaustToken(lang));
  if (card.progress) on.push(String(card.progress), token("progress", lang));
  for (const land of card.treated) on.push(String(treatedAs), { icon: MARKS["production"]!, title: `${wordOf(lang, `land-${land}`)} → ${treatedAs} ${word(lang, "land-production")}` });
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
