/** Clash of Cultures. */
import { word, wordOf } from "@/boards/words";
import type { Table } from "@/shell/table";
import type { ClosedInfo, OptionInfo } from "@/wire";
import type { GameModule, Segment, Verb } from "../game";
import { Actions } from "./Actions";
import { Board } from "./Board";
import { face, price } from "./face";
import "./icons";
import { Hand } from "./Mine";
import { Side } from "./Rivals";
import { telling } from "./telling";
import { asView, hasList, isInfluence, isMove, proposalOf, refs, refsByPart, wordOf as wordOfOption } from "./table";
import { means } from "./means";

const clash: GameModule = {
  Board,
  Hand,
  Side,
  Actions,
  handHeight: (t) => (t.seat === null ? 0 : 104),
  face,
  scale: (raw, texts) => {
    const view = asView(raw);
    const phases = Array.from({ length: view.rounds }, (_, i) => word(texts, "scale-round", i + 1));
    return { round: view.age, rounds: view.ages, phases, phase: view.round - 1, now: phases[view.round - 1] ?? "" };
  },
  seat: (raw, seat, texts) => {
    const view = asView(raw);
    const player = view.seats[seat];
    if (!player) return { points: null };
    return { points: player.points, ...(player.civilization ? { note: String(texts.thing("civ", player.civilization)) } : {}) };
  },
  segments: (t) => {
    const view = asView(t.view);
    const lit = refsByPart(t.lit.keys());
    const list: Segment[] = [];
    const sheet = view.battle ? "battle" : proposalOf(view, t.question) ? "exchange" : null;
    if (sheet) list.push({ id: "sheet", title: word(t.texts, sheet), refs: [...t.lit.keys()] });
    const who = t.question?.prompt === "who";
    if (who) list.push({ id: "group", title: word(t.texts, "group"), refs: [...t.lit.keys()] });
    list.push({ id: "map", title: word(t.texts, "map"), refs: lit.get("map") ?? [] });
    if (hasList(t.question) && !who) list.push({ id: "group", title: word(t.texts, isInfluence(t.question) ? "act-influence" : "group"), refs: [] });
    list.push({ id: "advances", title: word(t.texts, "advances"), refs: lit.get("advances") ?? [] });
    if (t.seat !== null) list.push({ id: "mine", title: word(t.texts, "mine"), refs: lit.get("mine") ?? [] });
    list.push({ id: "players", title: word(t.texts, "players"), refs: lit.get("players") ?? [] });
    return list;
  },
  where: (t) => {
    const view = asView(t.view);
    if (view.battle) return word(t.texts, "where-battle", view.battle.hex);
    if (t.seat === null || view.active !== t.seat) return word(t.texts, "where-other");
    if (isMove(t.question)) return word(t.texts, "where-move");
    return word(t.texts, "where-turn", { n: Math.min(view.actions_most, view.actions_most - view.actions + 1), most: view.actions_most, left: view.actions });
  },
  named: (ref, t) => {
    const at = ref.indexOf(":");
    const [kind, id] = [ref.slice(0, at), ref.slice(at + 1)];
    if (kind === "power") return t.texts.cardName(id);
    if (kind === "action") return word(t.texts, `act-${id}`);
    if (kind === "hex") return id;
    return null;
  },
  verb,
  refs: (option) => refs(option),
  part: (ref) => [...refsByPart([ref])].find(([, found]) => found.length)?.[0] ?? null,
  means: (before, after, seat, naming) => means(asView(before), asView(after), seat, naming),
  telling,
  sourceIcons: { pieces: "hut", advances: "scroll-unfurled", objectives: "archery-target", wonders: "egyptian-pyramids", events: "flame", leaders: "laurel-crown" },
};

/** The short word for what can be done with a thing that is selected; a whole sentence anywhere else. */
function verb(option: OptionInfo | ClosedInfo, t: Table): Verb {
  const sentence = t.texts.said(option.said, t.names, t.seat);
  const id = wordOfOption(option);
  const { kind, power, price: told } = option.said.args;
  // its price stands beside it in goods: the name is enough
  if ((id === "unit" || id === "advance") && Array.isArray(told) && told.length) {
    const cost = Object.fromEntries(told.map((amount) => String(amount).split("-")).map(([good = "", n]) => [good, Number(n)]));
    return { label: String(id === "unit" ? t.texts.thing("kind", String(kind)) : t.texts.thing("power", String(power))), detail: price(t.texts, cost) };
  }
  if (t.selected === null) return { label: sentence };
  if (id === "take") return { label: word(t.texts, `good-${String(option.said.args["good"])}`) };
  return { label: wordOf(t.texts, `verb-${id}`) || sentence };
}

export default clash;
