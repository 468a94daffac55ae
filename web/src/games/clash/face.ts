/** How things look: icons and tokens of goods, pieces, units and groups; faces of cards. */
import type { CardColour, CardFace, Rich, TokenFace, TokenGlyph } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { CardText } from "@/wire";
import { word, wordOf } from "@/boards/words";
import { factsOf } from "./table";
import type { Facts } from "./view";

const GOODS: Readonly<Record<string, readonly [TokenFace, string]>> = {
  food: ["food", "shiny-apple"],
  wood: ["wood", "log"],
  ore: ["ore", "stone-pile"],
  idea: ["idea", "open-book"],
  gold: ["gold", "two-coins"],
  mood: ["mood", "drama-masks"],
  culture: ["culture", "painted-pottery"],
};

export const KIND_ICONS: Readonly<Record<string, string>> = { settler: "three-friends", infantry: "spartan-helmet", cavalry: "horse-head", elephant: "elephant", leader: "laurel-crown", ship: "trireme", pirate: "pirate-flag", city: "hut" };

const PIECES: Readonly<Record<string, string>> = { settlement: "hut", academy: "open-book", fortress: "stone-tower", port: "anchor", temple: "greek-temple", market: "shop", obelisk: "obelisk", observatory: "sundial" };

export const GROUP_ICONS: Readonly<Record<string, string>> = {
  agriculture: "grain", construction: "hammer-nails", seafaring: "anchor", education: "open-book", warfare: "stone-tower", spirituality: "greek-temple",
  economy: "scales", culture: "obelisk", science: "sundial", democracy: "discussion", autocracy: "queen-crown", theocracy: "prayer",
};

export const ACTION_ICONS: Readonly<Record<string, string>> = { "buy-advance": "scroll-unfurled", move: "mountain-road", "cheer-action": "drama-masks", influence: "painted-pottery" };

/** What barbarians and pirates are drawn with. */
export const CAMP = "barracks-tent";
export const AXE = "battle-axe";
export const SKULL = "skull-crossed-bones";
export const WONDER = "egyptian-pyramids";

export const pieceIcon = (piece: string): string => PIECES[piece] ?? WONDER;
export const pieceName = (piece: string, texts: GameTexts): string => (PIECES[piece] ? word(texts, `piece-${piece}`) : texts.cardName(piece));

export function good(texts: GameTexts, name: string, n = 1): TokenGlyph {
  const [token, icon] = GOODS[name] ?? ["vp", "round-star"];
  return { token, icon, n, title: word(texts, `good-${name}`) };
}

/** A price in tokens. */
export const price = (texts: GameTexts, cost: Readonly<Record<string, number>>): Rich => Object.entries(cost).map(([name, n]) => good(texts, name, n));

const DECKS: Readonly<Record<string, readonly [CardColour, string]>> = {
  advances: ["blue", "scroll-unfurled"],
  leaders: ["purple", "laurel-crown"],
  wonders: ["gold", WONDER],
  tactics: ["red", "crossed-swords"],
  actions: ["blue", "tied-scroll"],
  events: ["black", "flame"],
  objectives: ["gold", "archery-target"],
};

export function face(card: CardText, texts: GameTexts): CardFace {
  const facts = factsOf(card);
  const [colour, icon] = DECKS[card.deck] ?? ["none", "card"];
  const suit = facts.group ? (GROUP_ICONS[facts.group] ?? icon) : icon;
  const rows: { label: string; value: Rich }[] = [];
  if (facts.price && Object.keys(facts.price).length) rows.push({ label: word(texts, "price"), value: price(texts, facts.price) });
  if (facts.requires) rows.push({ label: word(texts, "requires"), value: [texts.cardName(facts.requires)] });
  if (facts.beside) rows.push({ label: word(texts, "beside"), value: [pieceName(facts.beside, texts)] });
  if (facts.border) rows.push({ label: word(texts, "border"), value: [good(texts, facts.border)] });
  if (facts.unlocks) rows.push({ label: word(texts, "unlocks"), value: [pieceName(facts.unlocks, texts)] });
  if (facts.trigger) rows.push({ label: word(texts, "trigger"), value: [facts.trigger === "any-government" ? word(texts, "any-government") : texts.cardName(facts.trigger)] });
  if (facts.tactic) rows.push({ label: word(texts, "tactic"), value: [[texts.cardName(facts.tactic), ...(texts.card(facts.tactic)?.lines ?? [])].join(". ")] });
  return {
    id: card.id,
    name: nameOf(card, facts, texts),
    lines: card.lines,
    ...(card.note ? { note: card.note } : {}),
    colours: [colour],
    suit,
    vignette: suit,
    kind: kindOf(card, facts, texts),
    text: text(card, facts, texts),
    rows,
    ...(facts.points ? { points: facts.points } : {}),
    ...(facts.doubtful ? { reconstructed: true } : {}),
  };
}

/** An objective card is called by its two objectives: their number tells nobody anything. */
function nameOf(card: CardText, facts: Facts, texts: GameTexts): string {
  if (!facts.upper || !facts.lower) return card.name;
  return [facts.upper, facts.lower].map((id) => texts.maybe(`objective-${id}`) || id).join(" /\n");
}

/** The same where only the tag of a card is known. */
export function calledOf(tag: string, texts: GameTexts): string {
  const card = texts.card(tag);
  return card ? nameOf(card, factsOf(card), texts).replace("\n", " ") : texts.cardName(tag);
}

/** An action card as it is in a battle: its tactic. */
export function inBattle(card: CardText, texts: GameTexts): Partial<CardFace> {
  const { tactic } = factsOf(card);
  if (!tactic) return {};
  return { name: texts.cardName(tactic), colours: ["red"], suit: "crossed-swords", text: [(texts.card(tactic)?.lines ?? []).join(" ")] };
}

function kindOf(card: CardText, facts: Facts, texts: GameTexts): string {
  if (facts.group) return word(texts, `group-${facts.group}`);
  if (facts.upper) return card.name;
  const deck = wordOf(texts, `deck-${card.deck}`) || card.deck_title;
  if (facts.action) return `${deck}, ${word(texts, "takes-action")}`;
  return deck;
}

/** What stands on a card of the hand: its own words; of an objective both halves. */
function text(card: CardText, facts: Facts, texts: GameTexts): Rich {
  if (facts.upper && facts.lower) return [card.lines.join(` ${word(texts, "or")} `)];
  return card.lines.length ? [card.lines.join(" ")] : [];
}
