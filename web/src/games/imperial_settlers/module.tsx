/** Imperial Settlers. */
import { gained } from "./gained";
import { ARROW, type Glyph } from "@/cards/face";
import type { Table } from "@/shell/table";
import type { ClosedInfo, OptionInfo } from "@/wire";
import type { GameModule, Segment, Verb } from "../game";
import { Board } from "./Board";
import { activation, lacks, face, factsOf, flow, token, tokens } from "./face";
import { Hand } from "./Hand";
import "./icons";
import { telling } from "./telling";
import { cap, empireName, phaseOf, refsOn } from "./table";
import type { View } from "./view";
import { word, wordOf } from "@/boards/words";
import { means } from "./means";

const asView = (view: Record<string, unknown>): View => view as unknown as View;

const imperialSettlers: GameModule = {
  Board,
  Hand,
  handHeight: (t) => (asView(t.view).seats.every((player) => player.empire) ? 150 : 0),
  face,
  scale: (raw, texts) => {
    const view = asView(raw);
    const phases = view.phases.map((id) => wordOf(texts, id === "attack" ? "attack-phase" : id));
    const phase = phaseOf(view);
    return { round: view.round, rounds: view.rounds, phases, phase, now: phases[phase] ?? "" };
  },
  seat: (raw, seat, texts) => {
    const player = asView(raw).seats[seat];
    return { points: player?.points ?? null, note: player ? empireName(player.empire, texts) : "", passed: player?.passed ?? false };
  },
  named: (ref, t) => (ref === "pile:common" || ref === "pile:faction" ? word(t.texts, `deck-${ref.slice(5)}`) : null),
  segments: (t) => {
    const view = asView(t.view);
    const me = t.seat ?? 0;
    const list: Segment[] = [{ id: "board", title: word(t.texts, "mine"), seat: me, refs: refsOn(view, me, true) }];
    view.seats.forEach((player, seat) => {
      if (seat !== me) list.push({ id: `rival-${seat}`, title: cap(empireName(player.empire, t.texts)) || t.seats[seat]?.name || "", seat, refs: refsOn(view, seat, false) });
    });
    if (view.virtual) list.push({ id: "virtual", title: word(t.texts, "trophies"), icon: "crossed-swords", refs: view.virtual.locations.map((place) => `card:${place.tag}`) });
    return list;
  },
  verb,
  reason: (why, t) => {
    const goods = why.id === "why-price" ? lacks(why) : why.id === "why-need-raze" ? { raze: Number(why.args["n"]) } : why.id === "why-need-food" ? { food: 1 } : why.id === "why-need-workers" ? { worker: 2 } : why.id === "why-no-location" ? { location: 1 } : null;
    if (goods) return [`${word(t.texts, why.id.startsWith("why-need") ? "need" : "more")}\u00a0`, ...tokens(goods, t.texts)];
    const brief = flow(`closed-${why.id.slice("why-".length)}`, t.texts);
    return brief.length ? brief : null;
  },
  means: (before, after, seat, naming) => means(asView(before), asView(after), seat, naming),
  telling,
  sourceIcons: { track: "round-star", common: "hut", faction: "crown", special: "tied-scroll" },
  sourceUnits: { common: 1, faction: 2 },
  sourceParts: { source: "track", parts: gained },
};

/** The word of an option: `option-raze-hand` → `raze-hand`. */
const wordId = (option: OptionInfo | ClosedInfo): string => option.said.id.replace(/^option-/, "");

/** Options that name nothing but the thing itself; without it selected they need the whole sentence. */
const ABOUT_CARD = new Set(["target", "sacrifice", "foundation", "discard", "keep", "use-deal", "use-route", "drop-deal", "drop-route", "bury", "give-up-card", "take", "from-deal", "build", "deal", "raze", "raze-hand", "activate"]);

function verb(option: OptionInfo | ClosedInfo, t: Table): Verb {
  const { texts } = t;
  const id = wordId(option);
  const sentence = { label: texts.said(option.said, t.names, t.seat) };
  const tag = option.said.args["card"];
  const card = typeof tag === "string" ? texts.card(tag) : null;
  const good = option.said.args["good"];
  if (ABOUT_CARD.has(id) && !(t.selected && t.selected === `card:${String(tag)}`) && "refs" in option) return sentence;
  const label = wordOf(texts, id === "deal" ? "make-deal" : id) || sentence.label;
  if (card) {
    const facts = factsOf(card);
    const { prices } = asView(t.view);
    const brings: Glyph[] = facts.raze ? [ARROW, ...tokens(facts.raze, texts)] : [];
    switch (id) {
      case "build":
      case "from-deal":
        return { label, detail: [...tokens(facts.cost, texts), ...(facts.cost["location"] ? flow("drop-location", texts) : [])] };
      case "deal":
        return { label, detail: [...tokens(facts.deal_price, texts), ARROW, token(facts.deal ?? "", texts), ...flow("deal-each", texts)] };
      case "raze-hand":
        return { label, detail: [...tokens(prices.raze_hand, texts), ...brings] };
      case "raze":
        return { label, detail: [token("raze", texts, razePrice(asView(t.view), String(tag))), ...brings] };
      case "activate":
        return { label, detail: activation(facts, texts, true) };
      case "use-deal":
      case "use-route":
        return { label, detail: facts.deal ? [token(facts.deal, texts)] : [] };
      case "defend":
      case "samurai":
        return { label: t.free.length > 1 && !t.freeChosen && !t.selected ? word(texts, `${id}-s`) : label };
      default:
        return { label };
    }
  }
  if (typeof good === "string") {
    if (id === "swap") return { label: cap(String(texts.thing("good", good))), detail: [...tokens(asView(t.view).prices.exchange, texts), ARROW, token(good, texts)] };
    const gain = /^([a-z_]+)-(\d+)$/.exec(good);
    const detail = gain ? [token(gain[1]!, texts, Number(gain[2]))] : [token(good, texts)];
    if (id === "steal" && !t.selected) return { ...sentence, detail };
    if (id === "store" && !t.selected) return { label };
    return { label: id === "steal" || id === "spend" || id === "give-up" || id === "store" ? `${label}: ${texts.thing("good", good)}` : sentence.label, detail };
  }
  if (id === "exchange") return { label, detail: [...tokens(asView(t.view).prices.exchange, texts), ARROW, ...flow("exchange-for", texts)] };
  const trade = tradesOf(texts).find(({ pay }) => Object.keys(pay).some((paid) => id === `${paid}-for-vp`));
  return trade ? { ...sentence, detail: [...tokens(trade.pay, texts), ARROW, ...tokens(trade.gain, texts)] } : sentence;
}

/** What cards trade when something is built (Slaver). */
const tradesOf = (texts: Table["texts"]) => [...texts.cards.values()].flatMap((card) => factsOf(card).feature?.trades ?? []);

function razePrice(view: View, tag: string): number {
  const place = [...view.seats.flatMap((player) => player.locations), ...(view.virtual?.locations ?? [])].find((one) => one.tag === tag);
  return place?.raze ?? 0;
}

export default imperialSettlers;
