/** How the cards of the game look: glyphs from the figures, short words where glyphs cannot say it. */
import { ARROW, type CardColour, type CardFace, type Glyph, type Rich } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { CardText } from "@/wire";
import { pennant, pennants, price, slot, symbol, symbolsGlyphs } from "./glyphs";
import { factsOf, TRIBES } from "./view";
import { word } from "./words";

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

/** Sentences of the game's texts and the glyphs for them, so that any deck file is drawn: the figures of powers are only in words. */
const known = new WeakMap<GameTexts, { powers: Map<string, Rich>; actions: Map<string, Rich>; tables: [RegExp, Rich][] }>();

function sentences(texts: GameTexts) {
  const before = known.get(texts);
  if (before) return before;
  const actions = new Map<string, Rich>();
  const powers = new Map<string, Rich>();
  for (let n = 1; n <= 12; n += 1) {
    for (const name of ["coins", "knowledge", "restore", "sword"]) actions.set(texts.say(`text-action-${name}`, { n }), [symbol(texts, name, n)]);
    actions.set(texts.say("text-action-titan_look", { n }), [word(texts, "titanShort")]);
    powers.set(texts.say("text-scoring-sets", { n }), [word(texts, "setOfFive"), ARROW, star(texts, n)]);
  }
  actions.set(texts.say("text-action-coins_per_food"), [symbol(texts, "coins"), word(texts, "perFood"), symbol(texts, "food")]);
  actions.set(texts.say("text-action-explore"), [{ ...symbol(texts, "explore"), title: String(texts.thing("space", "explore")) }]);
  actions.set(texts.say("text-action-first_player"), [{ icon: "crown", title: word(texts, "first") }]);
  actions.set(texts.say("text-action-copy"), [word(texts, "copyShort")]);
  powers.set(texts.say("text-ability-citizen_coins"), [word(texts, "forFood"), symbol(texts, "citizen"), ARROW, symbol(texts, "coins"), "/", symbol(texts, "food")]);
  powers.set(texts.say("text-ability-learn_left_knowledge", { coins: 1 }), [word(texts, "leftLearns"), symbol(texts, "coins"), ARROW, symbol(texts, "knowledge")]);
  powers.set(texts.say("text-ability-learn_right_uncoin"), [word(texts, "rightLearns"), word(texts, "offArmy"), symbol(texts, "coins"), { icon: "crossed-swords" }]);
  powers.set(texts.say("text-ability-build_free"), [word(texts, "craneShort")]);
  powers.set(texts.say("text-ability-pass_first_aside"), [word(texts, "dramatistsShort")]);
  const tables = TRIBES.map((tribe): [RegExp, Rich] => {
    const blanks = Object.fromEntries([1, 2, 3, 4, 5, 6].map((i) => [`p${i}`, "#"]));
    const pattern = texts.say("text-scoring-table", { tribe, ...blanks }).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll("#", "\\d+");
    return [new RegExp(`^${pattern}$`), [pennant(texts, tribe), ARROW, { icon: "round-star", title: word(texts, "points") }]];
  });
  const made = { powers, actions, tables };
  known.set(texts, made);
  return made;
}

const star = (texts: GameTexts, n: number): Glyph => ({ token: "vp", icon: "round-star", n, title: `${word(texts, "points")}: ${n}` });

/** What the action slot, the power and the scoring of a card do. */
function powersOf(card: CardText, texts: GameTexts): { glyphs: Glyph[]; scores: boolean } {
  const { powers, actions, tables } = sentences(texts);
  const begin = texts.say("text-action");
  const glyphs: Glyph[] = [];
  let scores = false;
  for (const line of card.lines) {
    if (line.startsWith(begin)) {
      glyphs.push(slot(texts), ARROW);
      const parts = line.slice(begin.length).trim().split("; ");
      for (const part of parts) glyphs.push(...(actions.get(part) ?? [part]));
      continue;
    }
    const power = powers.get(line) ?? tables.find(([pattern]) => pattern.test(line))?.[1];
    if (!power) continue;
    glyphs.push(...power);
    scores ||= power.includes(ARROW) && (tables.some(([, rich]) => rich === power) || power[0] === word(texts, "setOfFive"));
  }
  return { glyphs, scores };
}

export function face(card: CardText, texts: GameTexts): CardFace {
  const facts = factsOf(card);
  const kind = KIND[card.deck] ?? { colour: "none" as CardColour, suit: "capitol" };
  const { glyphs, scores } = powersOf(card, texts);
  const titan = card.deck === "titans";
  const military = Object.keys(facts.army).length > 0;
  const banners = pennants(texts, facts.banners);
  const army = symbolsGlyphs(texts, facts.army);
  const gained = symbolsGlyphs(texts, facts.experience);
  const effect: Glyph[] = military ? army : [...symbolsGlyphs(texts, facts.symbols), ...glyphs];
  const skip = new Set([texts.say("text-price", { ...facts.cost }), ...TRIBES.map((tribe) => texts.say(`text-banners-${tribe}`, { n: facts.banners[tribe] ?? 0 }))]);
  const cost = price(texts, facts.cost);
  const rows: { label: string; value: Rich }[] = [];
  if (cost.length) rows.push({ label: word(texts, "price"), value: priceInWords(texts, facts.cost) });
  if (titan) rows.push({ label: word(texts, "defence"), value: [String(facts.defence), symbol(texts, "sword"), ...(facts.arrows ? [symbol(texts, "arrow")] : [])] });
  if (military) rows.push({ label: word(texts, "army"), value: army });
  if (gained.length) rows.push({ label: word(texts, "experience"), value: gained });
  if (!military && effect.length) rows.push({ label: word(texts, "symbols"), value: effect });
  if (banners.length) rows.push({ label: word(texts, "banners"), value: banners });
  return {
    id: card.id,
    name: card.name,
    colours: [kind.colour],
    suit: kind.suit,
    ...(titan ? { marks: Array.from({ length: facts.stars }, () => ({ icon: "round-star", title: "★" })) } : {}),
    cost,
    kind: card.deck_title,
    text: effect,
    effect,
    vignette: pictureOf(card),
    foot: military ? (gained.length ? [word(texts, "experience"), ...gained] : []) : banners,
    ...(scores ? { points: "*" as const } : {}),
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
