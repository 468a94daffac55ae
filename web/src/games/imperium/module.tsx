/** Imperium: Classics and Legends. */
import { LOW, type Table } from "@/shell/table";
import type { ClosedInfo, OptionInfo } from "@/wire";
import type { GameModule, Segment, Verb } from "../game";
import { Board } from "./Board";
import { amounts, face, SUIT_ICONS } from "./face";
import { Hand } from "./Hand";
import "./icons";
import { joining } from "./joining";
import { Side } from "./Rivals";
import { askingCard, nationName, orderOf, refsOfBoard, refsOfParts, refsOfRival } from "./table";
import type { View } from "./view";
import { word, wordOf } from "@/boards/words";
import { means } from "./means";

const asView = (view: Record<string, unknown>): View => view as unknown as View;

const imperium: GameModule = {
  means: (before, after, seat, naming) => means(asView(before), asView(after), seat, naming),
  telling: { joining },
  Board,
  Hand,
  Side,
  // the texts of a hand are read on it
  handHeight: (t) => (asView(t.view).round === 0 ? 0 : (asView(t.view).seats[t.seat ?? 0]?.hand.length ?? 0) > 5 ? 182 : 150),
  face,
  scale: (raw, texts) => {
    const view = asView(raw);
    if (view.round === 0) return { round: 0, rounds: 0, now: word(texts, "setup") };
    const order = orderOf(view);
    const phases = [...order.map((seat) => nationName(view.seats[seat]?.nation ?? "", texts)), word(texts, "solstice")];
    const phase = view.active < 0 ? order.length : order.indexOf(view.active);
    const end = view.ending === "final" ? word(texts, "end-final") : view.ending ? word(texts, "end-near") : `${word(texts, "left-main")} ${view.decks.main}`;
    return { round: view.round, rounds: 0, phases, phase, now: phases[phase] ?? "", end, pressing: view.ending !== "" };
  },
  seat: (raw, seat, texts) => {
    const player = asView(raw).seats[seat];
    return { points: player?.points ?? null, note: player?.nation ? String(texts.thing("nation", player.nation)) : "" };
  },
  segments: (t) => {
    const view = asView(t.view);
    const me = t.seat ?? 0;
    const whole: Segment[] = [{ id: "board", title: word(t.texts, "board"), refs: refsOfBoard(view, me, t.question) }];
    if (view.round === 0) return whole;
    const parts = refsOfParts(view, me, t.question);
    const list: Segment[] = matchMedia(LOW).matches ? (["market", "mine"] as const).map((id) => ({ id, title: word(t.texts, id), refs: parts[id] })) : whole;
    list.push({ id: "stock", title: word(t.texts, "stock"), refs: [] });
    view.seats.forEach((player, seat) => {
      if (seat !== me) list.push({ id: `rival-${seat}`, title: nationName(player.nation, t.texts) || t.seats[seat]?.name || "", seat, refs: refsOfRival(player) });
    });
    return list;
  },
  where: (t) => {
    const view = asView(t.view);
    const player = view.seats[t.seat ?? 0];
    const card = askingCard(t.question);
    if (card) return t.texts.cardName(card);
    if (!player || view.active !== t.seat || view.round === 0) return view.round && view.active < 0 ? cap(word(t.texts, "solstice")) : word(t.texts, "setup");
    const turn = player.turn ? wordOf(t.texts, `turn-${player.turn}`) : word(t.texts, "turn");
    return `${turn}: ${word(t.texts, "actions-left")} ${player.actions}, ${word(t.texts, "exhausts-left")} ${player.exhausts}`;
  },
  verb,
  sourceIcons: { ...SUIT_ICONS, progress: "compass", nation: "scroll-unfurled", power: "eagle-emblem" },
};

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function verb(option: OptionInfo | ClosedInfo, t: Table): Verb {
  const { texts } = t;
  const id = option.said.id.replace(/^option-/, "");
  const { args } = option.said;
  const sentence = { label: texts.said(option.said, t.names, t.seat) };
  if (id === "pay") return { label: word(texts, "pay"), detail: amounts(Object.fromEntries(Object.entries(args).map(([name, n]) => [name, Number(n)])), texts) };
  if (id === "innovate" || id === "revolt") return { label: word(texts, `turn-${id}`), detail: [word(texts, `${id}-does`)] };
  const selected = t.selected !== null && t.selected === `card:${String(args["card"])}`;
  if (!selected && "refs" in option) return sentence;
  // a strip on the card has room for the reason only; there is but one verb it can be about
  if (!selected && (id === "play" || id === "exhaust")) return { label: "" };
  if (id === "play" || id === "exhaust") return { label: word(texts, id) };
  if (id === "pick" || id === "give") return { label: wordOf(texts, `from-${String(args["place"])}`) || sentence.label };
  return sentence;
}

export default imperium;
