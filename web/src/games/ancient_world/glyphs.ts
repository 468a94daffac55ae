/** Tokens of the game: symbols, prices, pennants of the tribes. */
import type { Glyph, IconGlyph, Rich, TokenFace, TokenGlyph } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { Counts } from "./table";
import { word } from "@/boards/words";

const SYMBOL: Record<string, { token: TokenFace; icon: string; square?: boolean }> = {
  space: { token: "location", icon: "family-house", square: true },
  food: { token: "food", icon: "grain-bundle" },
  coins: { token: "gold", icon: "two-coins" },
  knowledge: { token: "culture", icon: "open-book", square: true },
  sword: { token: "raze", icon: "broadsword" },
  arrow: { token: "defence", icon: "arrow-flights" },
  army_limit: { token: "ore", icon: "rally-the-troops" },
  explore: { token: "card", icon: "eye" },
  citizen: { token: "worker", icon: "meeple" },
  trophy: { token: "vp", icon: "trophy" },
  espionage: { token: "exhaust", icon: "spy" },
  restore: { token: "wood", icon: "hammer-nails" },
};

/** Tokens that show a letter or a number instead of an icon: drawn by ancient_world.css from the name of the icon. */
const lettered = (token: string, letter: string, title: string, square = false): TokenGlyph => ({ token: `aw-${token}` as TokenFace, icon: letter, title, square });

export const symbolName = (texts: GameTexts, symbol: string): string => String(texts.thing("symbol", symbol));

export function symbol(texts: GameTexts, name: string, n = 1): TokenGlyph {
  const look = SYMBOL[name] ?? { token: "stone" as TokenFace, icon: "help" };
  return { ...look, n, title: n > 1 ? `${symbolName(texts, name)}: ${n}` : symbolName(texts, name) };
}

/** A symbol as it stands on a card: what comes each round has a clock before it. */
export function symbolGlyphs(texts: GameTexts, name: string, n: number): Glyph[] {
  const [before, real] = name === "coin_income" ? [[everyRound(texts)], "coins"] : name === "knowledge_income" ? [[everyRound(texts)], "knowledge"] : [[], name];
  return [...before, ...(n > 2 ? [String(n), { ...symbol(texts, real), title: `${symbolName(texts, real)}: ${n}` }] : [symbol(texts, real, n)])];
}

const everyRound = (texts: GameTexts): IconGlyph => ({ icon: "clock", title: word(texts, "each-round") });

export const symbolsGlyphs = (texts: GameTexts, counts: Counts): Glyph[] => Object.entries(counts).flatMap(([name, n]) => symbolGlyphs(texts, name, n));

/** A price: a disc with the number of coins, a square with the number of knowledge. */
export function price(texts: GameTexts, cost: { coins: number; knowledge: number }): Rich {
  const rich: Glyph[] = [];
  if (cost.coins) rich.push(coin(texts, cost.coins));
  if (cost.knowledge) rich.push(lettered("lore", String(cost.knowledge), texts.say("n-knowledge", { n: cost.knowledge }), true));
  return rich;
}

export const coin = (texts: GameTexts, n: number): TokenGlyph => lettered("coin", String(n), texts.say("n-coins", { n }));

/** A titan's defence. */
export const defence = (texts: GameTexts, n: number): TokenGlyph => lettered("def", String(n), `${word(texts, "defence")}: ${n}`, true);

export const tribeLetter = (texts: GameTexts, tribe: string): string => String(texts.thing("tribe", tribe)).charAt(0).toUpperCase();

/** A tribe's pennant with its letter. */
export const pennant = (texts: GameTexts, tribe: string): TokenGlyph => lettered(tribe, tribeLetter(texts, tribe), texts.say(`text-banners-${tribe}`, { n: 1 }));

export const pennants = (texts: GameTexts, banners: Counts): Glyph[] =>
  Object.entries(banners).flatMap(([tribe, n]) => Array.from({ length: n }, () => pennant(texts, tribe)));

/** A citizen on a card: its skill, in the colours of the seat that CSS finds around it. */
export const onSlot = (texts: GameTexts, skill: number): TokenGlyph => lettered("skill", String(skill), word(texts, "citizen", skill));

export const slot = (texts: GameTexts): TokenGlyph => ({ token: "aw-slot" as TokenFace, icon: "meeple", title: word(texts, "action") });

/** Symbols as numbers, where there is no room to draw each. */
export const countedGlyphs = (texts: GameTexts, counts: Counts): Glyph[] =>
  Object.entries(counts).flatMap(([name, n]) => (n > 1 ? [String(n), { ...symbol(texts, name), title: `${symbolName(texts, name)}: ${n}` }] : [symbol(texts, name)]));
