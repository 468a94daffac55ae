/** How the cards of the game look: glyphs from the figures, short words where glyphs cannot say it. */
import { ARROW, type CardColour, type CardFace, type Glyph, type Rich } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { CardText } from "@/wire";
import { countedGlyphs, defence, pennant, pennants, price, slot, symbol, symbolGlyphs, symbolsGlyphs } from "./glyphs";
import { factsOf } from "./table";
import type { Facts, Power } from "./view";
import { word } from "@/boards/words";

const KIND: Record<string, { colour: CardColour; suit: string }> = {
  "empire-a": { colour: "white", suit: "capitol" },
  "empire-b": { colour: "gold", suit: "capitol" },
  "starting-empire": { colour: "none", suit: "huts-village" },
  military: { colour: "black", suit: "crossed-swords" },
  "starting-military": { colour: "black", suit: "crossed-swords" },
  titans: { colour: "purple", suit: "minotaur" },
  districts: { colour: "green", suit: "hills" },
};

/** The picture of a card; others show their kind. */
const PICTURES: Record<string, string> = {
  "fishing-dock": "fishing-boat", "wheat-fields": "wheat", "city-guard": "helmet", militia: "spears", aqueduct: "aqueduct", "great-archivists": "bookshelf",
  "scribes-guild": "scroll-unfurled", "distant-outpost": "watchtower", "desert-caravan": "camel", crane: "cargo-crane", "cryptic-ship": "ship-bow", "town-hall": "capitol",
  bridge: "stone-bridge", academy: "greek-temple", smithy: "anvil", "market-square": "scales", dwellings: "family-house", "river-farms": "river", barracks: "barracks",
  bazaar: "coins", "fishing-fleet": "fishing-boat", "archery-range": "archery-target", "scroll-house": "scroll-unfurled", "goat-pastures": "goat", "caravan-stop": "camel",
  "drill-yard": "broadsword", "orchard-village": "village", stonemasons: "hammer-nails", granary: "granary", "hill-shrine": "fire-shrine", "river-shrine": "fire-shrine",
  "shore-shrine": "fire-shrine", "sun-shrine": "fire-shrine", "night-shrine": "fire-shrine", citadel: "medieval-gate", "moon-festival": "moon", "trade-city": "scales",
  "forest-refuge": "forest", "zoran-dramatists": "drama-masks", "hanging-gardens": "flower-pot", "great-lighthouse": "lighthouse", "golden-palace": "indian-palace",
  "star-temple": "greek-temple", "war-academy": "broadsword", "terraced-fields": "wheat", shipyard: "ship-bow", "royal-mint": "coins", "great-library": "bookshelf",
  arena: "arena", "sacred-grove": "oak", "harbour-temple": "greek-temple", "sun-plaza": "indian-palace", oracle: "eye", "bronze-guardian": "giant", "world-tree-sanctuary": "oak",
  "sea-gate": "medieval-gate", "great-pyramid": "mayan-pyramid", "tower-of-ages": "watchtower", fortress: "medieval-gate", "settlers-hall": "village", "siege-works": "catapult",
  treasury: "coins", "war-college": "helmet", "hunting-lodge": "bow-arrow", "marine-barracks": "barracks-tent", "gladiator-school": "arena", "hall-of-heroes": "laurel-crown",
  "delta-villages": "huts-village", "merchant-quarter": "scales", "philosophers-garden": "flower-pot", "healers-temple": "greek-temple", "mercian-army": "bow-arrow",
  spearmen: "spears", "axe-bearers": "battle-axe", slingers: "sling", "longbow-company": "bow-arrow", "hill-clans": "hills", "horse-archers": "horse-head", "river-marines": "river",
  raiders: "battle-axe", scouts: "compass", "field-engineers": "hammer-nails", "desert-riders": "camel", "javelin-throwers": "spears", "stone-throwers": "sling",
  "temple-wardens": "greek-temple", "shadow-agents": "spy", charioteers: "chariot", "mercenary-band": "battle-axe", "ballista-crew": "ballista", phalanx: "spears",
  "war-elephants": "elephant", catapults: "catapult", "beast-tamers": "boar", "titan-slayers": "skull-crossed-bones", "royal-guard": "crown", "mire-toad": "frog",
  "cave-brute": "ogre", "thorn-boar": "boar", "dune-crawler": "gold-scarab", "night-heron": "heron", "tide-crab": "crab", "serpent-of-hmu": "sea-serpent", "two-headed-ogre": "ogre",
  "stone-creature": "rock-golem", "moss-giant": "giant", "storm-eel": "eel", "golden-scarab": "gold-scarab", "dream-weaver": "drama-masks", "mountain-walker": "rock-golem",
  "ice-mammoth": "mammoth", leviathan: "sperm-whale", "sand-dragon": "dragon-head", "void-colossus": "giant", "broad-plains": "grain-bundle", "green-valley": "grain-bundle",
  "river-delta": "river", "copper-hills": "hills", "pearl-coast": "oyster-pearl", "war-camp": "barracks-tent", "mountain-pass": "mountain-road", "yew-forest": "forest",
  "old-ruins": "ancient-ruins", "high-plateau": "mountains",
};

export const pictureOf = (card: CardText): string => PICTURES[card.id] ?? KIND[card.deck]?.suit ?? "capitol";

/** What a power looks like: on a card, and in glyphs only on a small one. */
interface Look {
  text: Rich;
  effect: Rich;
}

const star = (texts: GameTexts, n: number): Glyph => ({ token: "vp", icon: "round-star", n, title: `${word(texts, "points")}: ${n}` });

const same = (...rich: Glyph[]): Look => ({ text: rich, effect: rich });

/** What the powers of cards look like, by their words in a deck file; `say` is the game's sentence, for those who hover. */
function look(kind: "action" | "ability" | "scoring", power: Power, texts: GameTexts): Look {
  const say = texts.say(`text-${kind}-${power.do}`, power.figures);
  const n = Number(power.figures["n"] ?? 1);
  const s = (name: string) => symbol(texts, name);
  const icon = (name: string, title = say): Glyph => ({ icon: name, title });
  switch (power.do) {
    case "coins":
    case "knowledge":
    case "restore":
    case "sword":
      return same(...symbolGlyphs(texts, power.do, n));
    case "titan_look":
      return { text: [word(texts, "titan-short")], effect: [icon("eye"), icon("minotaur")] };
    case "coins_per_food":
      return { text: [s("coins"), word(texts, "per-food"), s("food")], effect: [s("coins"), "/", s("food")] };
    case "explore":
      return same({ ...s("explore"), title: String(texts.thing("space", "explore")) });
    case "first_player":
      return same(icon("crown", word(texts, "first")));
    case "copy":
      return { text: [word(texts, "copy-short")], effect: [icon("card"), icon("three-friends")] };
    case "citizen_coins":
      return same(s("citizen"), ARROW, s("coins"), "/", s("food"));
    case "learn_left_knowledge":
      return { text: [word(texts, "left-learns"), s("coins"), ARROW, s("knowledge")], effect: [word(texts, "left-learns"), s("coins"), ARROW, s("knowledge")] };
    case "learn_right_uncoin":
      return same(word(texts, "right-learns"), s("coins"), word(texts, "off-army"));
    case "build_free":
      return { text: [word(texts, "crane-short")], effect: [icon("cargo-crane"), ARROW, icon("capitol")] };
    case "pass_first_aside":
      return { text: [word(texts, "dramatists-short")], effect: [icon("flying-flag"), ARROW, icon("card")] };
    case "table":
      return same(pennant(texts, String(power.figures["tribe"])), ARROW, icon("round-star", word(texts, "points")));
    case "sets":
      return { text: [word(texts, "set-of-five"), ARROW, star(texts, n)], effect: [String(power.figures["of"]), icon("vertical-banner"), ARROW, star(texts, n)] };
    default:
      return same(say);
  }
}

const join = (looks: readonly Look[]): Look => ({ text: looks.flatMap((one) => one.text), effect: looks.flatMap((one) => one.effect) });

/** What the action slot, the power and the scoring of a card do. */
function powersOf({ action, ability, scoring }: Facts, texts: GameTexts): Look {
  return join([
    ...(action.length ? [same(slot(texts), ARROW)] : []),
    ...action.map((power) => look("action", power, texts)),
    ...(ability ? [look("ability", ability, texts)] : []),
    ...(scoring ? [look("scoring", scoring, texts)] : []),
  ]);
}

export function face(card: CardText, texts: GameTexts): CardFace {
  const facts = factsOf(card);
  const kind = KIND[card.deck] ?? { colour: "none" as CardColour, suit: "capitol" };
  const power = powersOf(facts, texts);
  const titan = card.deck === "titans";
  const military = Object.keys(facts.army).length > 0;
  const banners = pennants(texts, facts.banners);
  const army = countedGlyphs(texts, facts.army);
  const gained = countedGlyphs(texts, facts.experience);
  const gives = symbolsGlyphs(texts, facts.symbols);
  const against: Glyph[] = titan ? [defence(texts, facts.defence), symbol(texts, "sword"), ...(facts.arrows ? [symbol(texts, "arrow")] : []), ARROW] : [];
  const effect: Glyph[] = military ? army : [...gives, ...power.effect];
  const text: Glyph[] = military ? army : [...against, ...gives, ...power.text];
  const skip = new Set([texts.say("text-price", { ...facts.cost }), ...Object.entries(facts.banners).map(([tribe, n]) => texts.say(`text-banners-${tribe}`, { n }))]);
  const cost = price(texts, facts.cost);
  const rows: { label: string; value: Rich }[] = [];
  if (cost.length) rows.push({ label: word(texts, "price"), value: priceInWords(texts, facts.cost) });
  if (titan) rows.push({ label: word(texts, "defence"), value: [String(facts.defence), symbol(texts, "sword"), ...(facts.arrows ? [symbol(texts, "arrow")] : [])] });
  if (military) rows.push({ label: word(texts, "army"), value: army });
  if (gained.length) rows.push({ label: word(texts, "experience"), value: gained });
  if (!military && gives.length + power.text.length > 0) rows.push({ label: word(texts, "symbols"), value: [...gives, ...power.text] });
  if (banners.length) rows.push({ label: word(texts, "banners"), value: banners });
  return {
    id: card.id,
    name: card.name,
    colours: [kind.colour],
    suit: kind.suit,
    ...(titan ? { marks: Array.from({ length: facts.stars }, () => ({ icon: "round-star", title: "★" })) } : {}),
    cost,
    kind: card.deck_title,
    text,
    effect,
    vignette: pictureOf(card),
    foot: military ? (gained.length ? [word(texts, "experience"), ...gained] : []) : banners,
    ...(facts.scoring ? { points: "*" as const } : {}),
    reconstructed: card.note !== "",
    lines: card.lines.filter((line) => !skip.has(line)),
    rows,
    note: card.note,
  };
}

const priceInWords = (texts: GameTexts, cost: { coins: number; knowledge: number }): Rich => [
  ...(cost.coins ? [String(cost.coins), symbol(texts, "coins")] : []),
  ...(cost.knowledge ? [String(cost.knowledge), symbol(texts, "knowledge")] : []),
];
