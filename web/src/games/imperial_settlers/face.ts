/** A card of the game as everybody sees it: colours, price, what it does in glyphs. */
import { ARROW, type CardColour, type CardFace, type CardState, type Glyph, type IconGlyph, type Rich, type TokenFace, type TokenGlyph } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { CardText, SaidInfo } from "@/wire";
import type { EffectFacts, Facts, LocationView } from "./view";
import { PICTURES } from "./pictures";
import { word, wordOf } from "@/boards/words";

const TOKENS: Record<string, { token: TokenFace; icon: string; square?: boolean }> = {
  wood: { token: "wood", icon: "log" },
  stone: { token: "stone", icon: "stone-block" },
  food: { token: "food", icon: "shiny-apple" },
  worker: { token: "worker", icon: "meeple" },
  gold: { token: "gold", icon: "two-coins" },
  raze: { token: "raze", icon: "crossed-swords" },
  defence: { token: "defence", icon: "shield" },
  vp: { token: "vp", icon: "round-star" },
  card: { token: "card", icon: "card", square: true },
  common_card: { token: "card", icon: "card", square: true },
  common: { token: "card", icon: "card", square: true },
  faction_card: { token: "card", icon: "crown", square: true },
  faction: { token: "card", icon: "crown", square: true },
  resource: { token: "materials", icon: "cube" },
  hand_card: { token: "card", icon: "card", square: true },
  deal: { token: "idea", icon: "tied-scroll", square: true },
  location: { token: "location", icon: "hut", square: true },
  samurai: { token: "worker", icon: "samurai-helmet" },
};

/** The second sign of a colour: the good it stands for. */
export const SUITS: Record<string, string> = {
  brown: "log",
  grey: "stone-block",
  red: "shiny-apple",
  pink: "meeple",
  gold: "two-coins",
  blue: "card",
  black: "crossed-swords",
  purple: "round-star",
};

export const KIND_ICONS: Record<string, string> = { production: "windmill", feature: "sun", action: "hand" };

export function token(good: string, texts: GameTexts, n?: number): TokenGlyph {
  const look = TOKENS[good] ?? { token: "location" as const, icon: "help" };
  const title = wordOf(texts, `good-${good}`) || String(texts.thing("good", good));
  return { ...look, title, ...(n === undefined ? {} : { n }) };
}

export type Amounts = Readonly<Record<string, number>>;

/** Tokens for amounts, workers first as they are printed, points last. */
const ORDER = ["worker", "wood", "stone", "food", "gold", "raze", "resource", "hand_card", "deal", "location"];
export function tokens(goods: Amounts, texts: GameTexts): TokenGlyph[] {
  const rank = (good: string) => (ORDER.includes(good) ? ORDER.indexOf(good) : good === "vp" ? 99 : 50);
  return Object.entries(goods)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([good, n]) => token(good, texts, n));
}

/** What a card does in as few words as can be, for a narrow hand: how often, and the glyphs of the small card. */
export function brief(card: CardText, texts: GameTexts): Glyph[] {
  const facts = factsOf(card);
  return facts.action ? [...flow(facts.uses > 1 ? "twice" : "once", texts), ...activation(facts, texts, true)] : [...(face(card, texts).effect ?? [])];
}

/** What is missing for a price, as a reason names it: `["wood-2", "stone-1"]`. */
export function lacks(why: SaidInfo): Amounts {
  const list = why.args["goods"];
  return Object.fromEntries((Array.isArray(list) ? list : []).map((each) => /^(.+)-(\d+)$/.exec(String(each)) ?? []).flatMap(([, good, n]) => (good ? [[good, Number(n)]] : [])));
}

/** A supply in the order in which tokens are drawn here; goods that nobody drew come last. */
export const inOrder = <Good extends string>(goods: readonly Good[]): Good[] => {
  const drawn = Object.keys(TOKENS);
  const rank = (good: string) => (drawn.includes(good) ? drawn.indexOf(good) : drawn.length);
  return [...goods].sort((a, b) => rank(a) - rank(b));
};

/** The same with numbers instead of three and more tokens; points always so. */
export function counted(goods: Amounts, texts: GameTexts, small: boolean): Glyph[] {
  return tokens(goods, texts).flatMap((glyph): Glyph[] => {
    const { n = 1, ...one } = glyph;
    return n >= (glyph.token === "vp" ? 2 : small ? 3 : 9) ? [`${n}\u00a0\u2060`, one] : [glyph];
  });
}

/** What stands for a token in a word until it is drawn: `{ $vp }` is said as `{vp}`. */
const BLANKS = Object.fromEntries(Object.keys(TOKENS).map((good) => [good, `{${good}}`]));

/** A word with its tokens: "2 ★ each". Words keep their spaces, so that a line of text breaks where it should. */
export function flow(id: string, texts: GameTexts): Glyph[] {
  return wordOf(texts, id, BLANKS)
    .split(/(\{\w+\}|→)/)
    .filter((part) => part.trim())
    .map((part, i, all): Glyph => {
      if (part === "→") return ARROW;
      if (part.startsWith("{")) return token(part.slice(1, -1), texts);
      const words = part.trim();
      const before = i > 0 && !/^[,.:;]/.test(words) ? " " : "";
      return before + words + (i === all.length - 1 ? " " : /\d$/.test(words) ? "\u00a0\u2060" : " ");
    });
}

const between = (parts: Glyph[][], glue: string): Glyph[] => parts.flatMap((part, i) => (i ? [` ${glue} `, ...part] : part));

/** What an effect brings. `small`: as few words as can be. */
function effect(one: EffectFacts, texts: GameTexts, small: boolean): Glyph[] {
  switch (one.do) {
    case "gain":
      return counted(one.goods ?? {}, texts, small);
    case "gain-per": {
      const per = small ? wordOf(texts, `per-s-${one.each}`) || wordOf(texts, `col-${one.each}`) : wordOf(texts, `per-${one.each}`);
      const good = token(one.good ?? "", texts);
      const beside = tokens(one.goods ?? {}, texts);
      if (small) return [per, ARROW, good, ...(beside.length ? ["+", ...beside] : [])];
      return [...beside, ...(beside.length ? [` ${word(texts, "and")} `] : []), good, ` ${per}, ${word(texts, "upto")}\u00a0${one.most} `];
    }
    case "gain-one":
      return between((one.ways ?? []).map((way) => counted(way, texts, small)), word(texts, "or"));
    case "gain-samurai":
      return [token("samurai", texts, one.n ?? 1)];
    default:
      return flow(`do-${one.do}${small ? "-s" : ""}`, texts);
  }
}

const effects = (list: readonly EffectFacts[], texts: GameTexts, small: boolean): Glyph[] => list.flatMap((one, i) => (i && !small ? [` ${word(texts, "and")} `, ...effect(one, texts, small)] : effect(one, texts, small)));

function feature(facts: Facts, texts: GameTexts, small: boolean): Glyph[] {
  const power = facts.feature;
  if (!power) return [];
  const brings = between((power.ways ?? []).map((way) => tokens(way, texts)), word(texts, "or"));
  if (power.when === "on-build") return small ? [wordOf(texts, `col-${power.match}`), ARROW, ...brings] : [...flow(`built-${power.match}`, texts), ...brings];
  const lead = flow(`when-${power.when}${small ? "-s" : ""}`, texts);
  return brings.length ? [...lead, ...(small ? [ARROW] : []), ...brings] : lead;
}

/** What is paid and gained by activating it: price → gain. */
export function activation(facts: Facts, texts: GameTexts, small: boolean): Glyph[] {
  if (!facts.action) return [];
  const pay = counted(facts.action.pay, texts, small);
  return [...pay, ...(pay.length ? [ARROW, ...(small ? [] : ["\u200b"])] : []), ...effects(facts.action.effects, texts, small)];
}

function does(facts: Facts, texts: GameTexts): Glyph[] {
  const parts: Glyph[][] = [];
  if (facts.production.length) parts.push([...flow("each-round", texts), ...effects(facts.production, texts, false)]);
  if (facts.bonus.length) parts.push([...flow(facts.production.length ? "when-built-also" : "when-built", texts), ...effects(facts.bonus, texts, false)]);
  if (facts.feature) parts.push(feature(facts, texts, false));
  if (facts.action) parts.push([...flow(facts.uses > 1 ? "twice" : "once", texts), ...activation(facts, texts, false)]);
  return between(parts, "·");
}

/** In a tableau: what it gives again and again; a bonus of the past only where it has nothing else. */
export function gist(facts: Facts, texts: GameTexts): Glyph[] {
  if (facts.action) return activation(facts, texts, true);
  if (facts.feature) return feature(facts, texts, true);
  return effects(facts.production.length ? facts.production : facts.bonus, texts, true);
}

export const factsOf = (card: CardText): Facts => card.facts as unknown as Facts;

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
  if (facts.kind === "attack") {
    const good = token(facts.deal ?? "", texts);
    return { id: card.id, name: card.name, colours: ["none"], suit: good.icon, kind: card.deck_title, text: [good], effect: [good], lines: card.lines, vignette: "crossed-swords" };
  }
  const { faction } = facts;
  const colours = facts.colours as CardColour[];
  const suit = SUITS[colours[0] ?? ""] ?? "hut";
  const kind = wordOf(texts, `kind-${facts.kind}`);
  return {
    id: card.id,
    name: card.name,
    colours: colours.length ? colours : ["none"],
    suit,
    ...(colours.length > 1 ? { marks: colours.map((colour): IconGlyph => ({ icon: SUITS[colour] ?? "hut" })) } : {}),
    cost: tokens(facts.cost, texts),
    kind: faction ? `${kind}, ${word(texts, "faction")}` : kind,
    text: does(facts, texts),
    effect: gist(facts, texts),
    vignette: PICTURES[card.id.replace(/-[abc]$/, "")] ?? suit,
    foot: foot(facts, texts),
    points: facts.points,
    reconstructed: card.sure !== "high",
    lines: sentences(card, facts, texts),
    rows: rows(facts, texts),
    ...(card.note ? { note: card.note } : {}),
  };
}

function foot(facts: Facts, texts: GameTexts): Rich {
  const sign: Glyph = facts.raze ? { icon: "tied-scroll", title: word(texts, "deal") } : word(texts, "deal");
  const deal: Glyph[] = facts.deal ? [sign, token(facts.deal, texts)] : [];
  return facts.raze ? [...deal, token("raze", texts), ARROW, ...tokens(facts.raze, texts)] : deal;
}

/** The text without what the rows say: kind and price in front, razing and deal behind. */
function sentences(card: CardText, facts: Facts, texts: GameTexts): string[] {
  const lines = card.lines.slice(2);
  if (facts.deal) lines.pop();
  if (facts.raze) lines.pop();
  return lines.filter((line) => line !== texts.say("text-raze-none"));
}

function rows(facts: Facts, texts: GameTexts): { label: string; value: Rich }[] {
  const price = tokens(facts.cost, texts);
  const list: { label: string; value: Rich }[] = [{ label: word(texts, "row-build"), value: price.length ? price : [word(texts, "row-free")] }];
  if (facts.deal) list.push({ label: word(texts, "row-deal"), value: [...tokens(facts.deal_price, texts), ARROW, token(facts.deal, texts), ...flow("row-deal-when", texts)] });
  if (facts.raze) list.push({ label: word(texts, "row-raze"), value: tokens(facts.raze, texts) });
  else list.push({ label: word(texts, "row-raze"), value: flow("no-raze", texts) });
  list.push({ label: word(texts, "row-end"), value: [token("vp", texts, facts.points), ...(facts.scoring ? flow("row-end-scoring", texts) : [])] });
  return list;
}

/** What lies on a location now. `words`: there is room for them. */
export function stateOf(place: LocationView, card: CardText | null, texts: GameTexts, words: boolean): CardState {
  const facts = card ? factsOf(card) : null;
  const on: Glyph[] = [];
  const uses = facts?.action ? facts.uses : 0;
  if (place.used && facts?.action) {
    const spent = tokens(facts.action.pay, texts).filter((glyph) => glyph.token !== "idea");
    if (spent.reduce((sum, glyph) => sum + (glyph.n ?? 1), 0) <= 3) on.push(...spent);
  }
  if (place.blocked) on.push({ icon: "lock", title: word(texts, "blocked") }, ...(words ? [word(texts, "blocked")] : []));
  if (place.guarded) {
    const samurai = facts?.faction ?? false;
    const name = word(texts, samurai ? "samurai1" : "defended");
    on.push({ ...token(samurai ? "samurai" : "defence", texts), title: name }, ...(words && !on.length && !place.stored && !place.under ? [name] : []));
  }
  if (place.stored) on.push(String(place.stored), { ...token("resource", texts), title: `${word(texts, "stored")} ${place.stored}` });
  if (place.under) on.push(String(place.under), { ...token("card", texts), title: `${word(texts, "under")} ${place.under}` });
  return {
    used: uses > 0 && (place.used >= uses || place.blocked),
    ...(uses ? { uses: [Math.min(place.used, uses), uses] as const } : {}),
    ...(on.length ? { on } : {}),
  };
}
