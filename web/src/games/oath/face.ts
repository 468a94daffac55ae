/** How the cards look: a suit is a colour and an icon; sites, relics and Visions have theirs. */
import type { CardColour, CardFace, Glyph, Rich, TokenGlyph } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { CardText } from "@/wire";
import { rich } from "@/boards/rich";
import { word, wordOf } from "@/boards/words";
import { factsOf } from "./table";
import type { Facts } from "./view";

export const SUITS: Readonly<Record<string, readonly [CardColour, string]>> = {
  discord: ["red", "plain-dagger"],
  arcane: ["purple", "crystal-ball"],
  order: ["blue", "stone-tower"],
  hearth: ["gold", "campfire"],
  beast: ["green", "paw"],
  nomad: ["brown", "camel"],
};

const SITES: Readonly<Record<string, string>> = {
  "ancient-city": "ancient-ruins", "barren-coast": "lighthouse", "buried-giant": "stone-throne", "charming-valley": "hills", "deep-woods": "forest", "drowned-city": "waves",
  "fertile-valley": "wheat", "great-slum": "huts-village", "the-tribunal": "scales", "lush-coast": "waves", marshes: "swamp", mine: "mine-wagon", mountain: "peaks", "narrow-pass": "mountain-road",
  plains: "grain", river: "river", "rocky-coast": "sea-cliff", "salt-flats": "desert", "shrouded-wood": "pine-tree", "standing-stones": "menhir", steppe: "horse-head", "the-hidden-place": "cave-entrance", wastes: "desert-skull",
};

export const ACTION_ICONS: Readonly<Record<string, string>> = {
  search: "scroll-unfurled", muster: "rally-the-troops", trade: "trade", recover: "locked-chest", campaign: "crossed-swords", travel: "compass",
};

export const BANNER_ICON = "vertical-banner";

export const favor = (texts: GameTexts, n = 1): TokenGlyph => ({ token: "gold", icon: "hand", n, title: word(texts, "favor") });
export const secret = (texts: GameTexts, n = 1): TokenGlyph => ({ token: "culture", icon: "eye-target", n, title: word(texts, "secret") });
export const supply = (texts: GameTexts, n = 1): TokenGlyph => ({ token: "food", icon: "knapsack", n, title: word(texts, "supply") });

/** What lies on a banner or a card. */
export const tokens = (texts: GameTexts, favors: number, secrets: number): Glyph[] => [...(favors ? [favor(texts, favors)] : []), ...(secrets ? [secret(texts, secrets)] : [])];

const TOKENS: Readonly<Record<string, (texts: GameTexts, n?: number) => TokenGlyph>> = { favor, secret, supply };

/** What a card at a site does in two words; when it does something, where there are none. */
export function gist(card: string, facts: Facts, texts: GameTexts): Rich {
  const said = wordOf(texts, `gist-${card.split("@")[0]}`);
  return said ? rich(said, (name, n) => (TOKENS[name] ?? favor)(texts, n)) : [kinds(facts, texts)];
}

/** The same on a card of the own strip, with its price; nothing where no words are made for it: then it says all it says. */
export function inShort(card: string, facts: Facts, texts: GameTexts): { text: Rich } | null {
  if (!wordOf(texts, `gist-${card.split("@")[0]}`)) return null;
  const cost = price(facts.cost, texts);
  return { text: [...cost, ...(cost.length ? [": "] : []), ...gist(card, facts, texts)] };
}

export const siteIcon = (id: string): string => SITES[id] ?? "hills";

export function suitOf(facts: Facts): readonly [CardColour, string] {
  return (facts.suit && SUITS[facts.suit]) || ["none", "gems"];
}

/** A price: tokens, and a word where they are burnt or turned. */
export function price(cost: Readonly<Record<string, number>>, texts: GameTexts): Rich {
  const out: Glyph[] = [];
  const laid = tokens(texts, cost["favor"] ?? 0, cost["secret"] ?? 0);
  const burnt = tokens(texts, cost["burn_favor"] ?? 0, cost["burn_secret"] ?? 0);
  out.push(...laid);
  if (burnt.length) out.push(word(texts, "burn"), ...burnt);
  if (cost["dark"]) out.push(word(texts, "turn"), secret(texts, cost["dark"]));
  return out;
}

/** The same for a spine, where there is no room for words: a flame before what is burnt. */
export function spine(cost: Readonly<Record<string, number>>, texts: GameTexts): Rich {
  const burnt = tokens(texts, cost["burn_favor"] ?? 0, cost["burn_secret"] ?? 0);
  return [...tokens(texts, cost["favor"] ?? 0, (cost["secret"] ?? 0) + (cost["dark"] ?? 0)), ...(burnt.length ? [{ icon: "flame", title: word(texts, "burn") }, ...burnt] : [])];
}

/** When a card does something, in a word or two: "battle plan", "action", "when you trade". */
export function kinds(facts: Facts, texts: GameTexts): string {
  return [...new Set(facts.kinds.map((kind) => wordOf(texts, `kind-${kind.replace(":", "-")}`) || wordOf(texts, `kind-${kind.split(":")[0]}`)))].filter(Boolean).join(", ");
}

export function face(card: CardText, texts: GameTexts): CardFace {
  const facts = factsOf(card);
  const [colour, icon] = suitOf(facts);
  const base = { id: card.id, name: card.name, lines: card.lines, ...(card.note ? { note: card.note } : {}) };
  const cost = price(facts.cost, texts);
  const text: Rich = card.lines.length ? [card.lines.join(" ")] : [];
  const priced = cost.length ? [{ label: word(texts, "price"), value: cost }] : [];
  if (card.deck === "site") return { ...base, colours: ["none"], suit: siteIcon(card.id), vignette: siteIcon(card.id), kind: word(texts, "deck-site"), text, rows: siteRows(facts, texts) };
  if (card.deck === "vision") return { ...base, colours: ["black"], suit: "moon", vignette: "moon", kind: word(texts, "deck-vision"), text };
  if (card.deck === "relic") return { ...base, colours: ["grey"], suit: "gems", vignette: "gems", kind: word(texts, "deck-relic"), text, cost: spine(facts.cost, texts), rows: [{ label: word(texts, "defence"), value: [String(facts.defence ?? 0)] }, ...priced] };
  const suit = facts.suit ? String(texts.thing("suit", facts.suit)) : word(texts, "ruin");
  return { ...base, colours: [colour], suit: icon, vignette: icon, kind: [suit, kinds(facts, texts)].filter(Boolean).join(", "), text, cost: spine(facts.cost, texts), rows: priced, ...(facts.locked ? { marks: [{ icon: "lock", title: word(texts, "locked") }] } : {}) };
}

function siteRows(facts: Facts, texts: GameTexts): { label: string; value: Rich }[] {
  const site = facts.site;
  if (!site) return [];
  const rows = [
    { label: word(texts, "capacity"), value: [String(site.capacity)] as Rich },
    { label: word(texts, "defence"), value: [String(facts.defence ?? 0)] as Rich },
  ];
  const first = tokens(texts, site.favor, site.secrets);
  if (first.length) rows.push({ label: word(texts, "comes-with"), value: first });
  if (site.recovery) rows.push({ label: word(texts, "recovery"), value: recovery(site.recovery, texts) });
  return rows;
}

/** What a relic of a site costs. */
export function recovery(cost: NonNullable<NonNullable<Facts["site"]>["recovery"]>, texts: GameTexts): Rich {
  const burnt = tokens(texts, cost.burn_favor ?? 0, cost.burn_secret ?? 0);
  return [...(cost.place ? [favor(texts, cost.place), word(texts, "to-bank", String(texts.thing("suit", cost.bank ?? "")))] : []), ...(burnt.length ? [word(texts, "burn"), ...burnt] : [])];
}
