/** How the cards of the game look: glyphs from the figures, short words where glyphs cannot say it. */
import { ARROW, type CardColour, type CardFace, type Glyph, type Rich } from "@/cards/face";
import type { GameTexts } from "@/shell/texts";
import type { CardText } from "@/wire";
import { countedGlyphs, defence, pennant, pennants, price, slot, symbol, symbolGlyphs, symbolsGlyphs } from "./glyphs";
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

/** What a power looks like: on a card, and in glyphs only on a small one. */
interface Power {
  text: Rich;
  effect: Rich;
  scores?: boolean;
}

/** Sentences of the game's texts and the glyphs for them, so that any deck file is drawn: the figures of powers are only in words. */
const known = new WeakMap<GameTexts, { powers: Map<string, Power>; actions: Map<string, Power>; tables: [RegExp, Power][] }>();

function sentences(texts: GameTexts) {
  const before = known.get(texts);
  if (before) return before;
  const actions = new Map<string, Power>();
  const powers = new Map<string, Power>();
  const same = (...rich: Glyph[]): Power => ({ text: rich, effect: rich });
  const s = (name: string) => symbol(texts, name);
  const icon = (name: string, title: string): Glyph => ({ icon: name, title });
  const say = (id: string, args: Record<string, string | number> = {}) => texts.say(id, args);
  for (let n = 1; n <= 12; n += 1) {
    for (const name of ["coins", "knowledge", "restore", "sword"]) actions.set(say(`text-action-${name}`, { n }), same(...symbolGlyphs(texts, name, n)));
    const look = say("text-action-titan_look", { n });
    actions.set(look, { text: [word(texts, "titanShort")], effect: [icon("eye", look), icon("minotaur", look)] });
    const sets = say("text-scoring-sets", { n });
    powers.set(sets, { text: [word(texts, "setOfFive"), ARROW, star(texts, n)], effect: ["5", icon("vertical-banner", sets), ARROW, star(texts, n)], scores: true });
  }
  const copy = say("text-action-copy");
  actions.set(say("text-action-coins_per_food"), { text: [s("coins"), word(texts, "perFood"), s("food")], effect: [s("coins"), "/", s("food")] });
  actions.set(say("text-action-explore"), same({ ...s("explore"), title: String(texts.thing("space", "explore")) }));
  actions.set(say("text-action-first_player"), same(icon("crown", word(texts, "first"))));
  actions.set(copy, { text: [word(texts, "copyShort")], effect: [icon("card", copy), icon("three-friends", copy)] });
  powers.set(say("text-ability-citizen_coins"), same(s("citizen"), ARROW, s("coins"), "/", s("food")));
  const scribes = say("text-ability-learn_left_knowledge", { coins: 1 });
  powers.set(scribes, { text: [word(texts, "leftLearns"), s("coins"), ARROW, s("knowledge")], effect: [icon("back", scribes), s("coins"), ARROW, s("knowledge")] });
  const outpost = say("text-ability-learn_right_uncoin");
  powers.set(outpost, { text: [word(texts, "rightLearns"), "−", s("coins"), icon("crossed-swords", outpost)], effect: [icon("arrow", outpost), "−", s("coins"), icon("crossed-swords", outpost)] });
  const crane = say("text-ability-build_free");
  powers.set(crane, { text: [word(texts, "craneShort")], effect: [icon("cargo-crane", crane), ARROW, icon("capitol", crane)] });
  const plays = say("text-ability-pass_first_aside");
  powers.set(plays, { text: [word(texts, "dramatistsShort")], effect: [icon("flying-flag", plays), ARROW, icon("card", plays)] });
  const tables = TRIBES.map((tribe): [RegExp, Power] => {
    const blanks = Object.fromEntries([1, 2, 3, 4, 5, 6].map((i) => [`p${i}`, "#"]));
    const pattern = say("text-scoring-table", { tribe, ...blanks }).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll("#", "\\d+");
    return [new RegExp(`^${pattern}$`), { ...same(pennant(texts, tribe), ARROW, icon("round-star", word(texts, "points"))), scores: true }];
  });
  const made = { powers, actions, tables };
  known.set(texts, made);
  return made;
}

const star = (texts: GameTexts, n: number): Glyph => ({ token: "vp", icon: "round-star", n, title: `${word(texts, "points")}: ${n}` });

/** The effects of an action slot, one after another; what no sentence of ours says stays as it is. */
function actionOf(text: string, actions: ReadonlyMap<string, Power>): Power {
  for (const [sentence, power] of actions) {
    if (text === sentence) return power;
    if (text.startsWith(`${sentence}; `)) return join(power, actionOf(text.slice(sentence.length + 2), actions));
  }
  return { text: [text], effect: [text] };
}

const join = (a: Power, b: Power): Power => ({ text: [...a.text, ...b.text], effect: [...a.effect, ...b.effect], scores: a.scores || b.scores || false });

/** What the action slot, the power and the scoring of a card do. */
function powersOf(card: CardText, texts: GameTexts): Power {
  const { powers, actions, tables } = sentences(texts);
  const begin = texts.say("text-action");
  let all: Power = { text: [], effect: [] };
  for (const line of card.lines) {
    if (line.startsWith(begin)) {
      const open: Rich = [slot(texts), ARROW];
      all = join(join(all, { text: open, effect: open }), actionOf(line.slice(begin.length).trim(), actions));
    } else {
      const power = powers.get(line) ?? tables.find(([pattern]) => pattern.test(line))?.[1];
      if (power) all = join(all, power);
    }
  }
  return all;
}

export function face(card: CardText, texts: GameTexts): CardFace {
  const facts = factsOf(card);
  const kind = KIND[card.deck] ?? { colour: "none" as CardColour, suit: "capitol" };
  const power = powersOf(card, texts);
  const titan = card.deck === "titans";
  const military = Object.keys(facts.army).length > 0;
  const banners = pennants(texts, facts.banners);
  const army = countedGlyphs(texts, facts.army);
  const gained = countedGlyphs(texts, facts.experience);
  const gives = symbolsGlyphs(texts, facts.symbols);
  const against: Glyph[] = titan ? [defence(texts, facts.defence), symbol(texts, "sword"), ...(facts.arrows ? [symbol(texts, "arrow")] : []), ARROW] : [];
  const effect: Glyph[] = military ? army : [...gives, ...power.effect];
  const text: Glyph[] = military ? army : [...against, ...gives, ...power.text];
  const skip = new Set([texts.say("text-price", { ...facts.cost }), ...TRIBES.map((tribe) => texts.say(`text-banners-${tribe}`, { n: facts.banners[tribe] ?? 0 }))]);
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
    ...(power.scores ? { points: "*" as const } : {}),
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
