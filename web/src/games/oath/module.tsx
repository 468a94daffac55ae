/** Oath: Chronicles of Empire and Exile. */
import { word, wordOf } from "@/boards/words";
import type { Ref } from "@/shell/lit";
import type { Table } from "@/shell/table";
import type { ClosedInfo, OptionInfo } from "@/wire";
import { colourOf } from "..";
import type { GameModule, Segment, Verb } from "../game";
import { Actions } from "./Actions";
import { Board } from "./Board";
import { Chronicle } from "./Chronicle";
import { Ending } from "./Ending";
import { face } from "./face";
import "./icons";
import { joining } from "./joining";
import { Hand } from "./Mine";
import { aboutSites } from "./parts";
import { Side } from "./Rivals";
import { asView, proposalOf, refs, refsByPart, regionsOf, slotOf, wordOf as wordOfOption } from "./table";
import { means } from "./means";

const oath: GameModule = {
  lies: (ref, raw) => {
    const slot = ref.startsWith("card:") ? asView(raw).slots.find((one) => one.site === ref.slice(5)) : undefined;
    return slot ? `slot:${slot.id}` : null;
  },
  ways: (before, after) =>
    asView(after).seats.flatMap((board, seat): [Ref, Ref][] => {
      const from = asView(before).seats[seat]?.pawn;
      return from && board.pawn && from !== board.pawn ? [[`slot:${from}`, `slot:${board.pawn}`]] : [];
    }),
  part: (ref, raw, seat) => [...refsByPart([ref], asView(raw), seat)].find(([, found]) => found.length)?.[0] ?? null,
  means: (before, after, seat, naming) => means(asView(before), asView(after), seat, naming),
  telling: { joining },
  Board,
  Hand,
  Side,
  Actions,
  Ending,
  Story: Chronicle,
  handHeight: (t) => (t.seat === null ? 0 : 112),
  ownLow: true,
  face,
  scale: (raw, texts) => {
    const view = asView(raw);
    const roles = view.seats.map((board) => word(texts, `role-${board.role}`).toLocaleLowerCase());
    const phases = roles.map((role, seat) => (seat === view.active ? role : "")); // so many names would run together
    const marks = Object.fromEntries(Object.entries(view.end_die).map(([round, least]) => [Number(round), word(texts, "end-die", least)]));
    return { round: view.round, rounds: view.rounds, phases, phase: view.active, now: roles[view.active] ?? "", marks: { ...marks, [view.rounds]: word(texts, "end-last") } };
  },
  seat: (raw, seat, texts) => {
    const view = asView(raw);
    const board = view.seats[seat];
    if (!board) return { points: null };
    const role = word(texts, `role-${board.role}`).toLocaleLowerCase();
    return { points: null, note: view.title === seat ? `${role}, ${word(texts, view.usurper ? "is-usurper" : "is-keeper")}` : role };
  },
  segments: (t) => {
    const view = asView(t.view);
    const me = t.seat ?? 0;
    const lit = refsByPart(t.lit.keys(), view, me);
    const list: Segment[] = [];
    const sheet = view.war ? "campaign" : proposalOf(view, t.question, t.state.log) ? "deal" : null;
    // where places of the map are asked about the sheet has nothing to press
    if (sheet) list.push({ id: "sheet", title: word(t.texts, sheet), refs: aboutSites(t) ? [] : [...t.lit.keys()] });
    for (const region of regionsOf(view)) list.push({ id: region, title: word(t.texts, `region-${region}`), refs: lit.get(region) ?? [] });
    list.push({ id: "mine", title: word(t.texts, "mine"), refs: lit.get("mine") ?? [] });
    list.push({ id: "players", title: word(t.texts, "players"), refs: lit.get("players") ?? [] });
    return list;
  },
  where: (t) => {
    const view = asView(t.view);
    if (view.winner !== null) return word(t.texts, "story-title");
    if (view.war) return word(t.texts, "where-war", word(t.texts, `step-${view.war.step}`).toLocaleLowerCase());
    const board = view.seats[t.seat ?? 0];
    if (t.seat === null || view.active !== t.seat || !board) return word(t.texts, "where-other");
    return word(t.texts, "where-turn", board.supply);
  },
  named: (ref, t) => {
    const view = asView(t.view);
    const at = ref.indexOf(":");
    const [kind, id] = [ref.slice(0, at), ref.slice(at + 1)];
    if (kind === "slot") {
      const site = slotOf(view, id)?.site ?? null;
      return site ? t.texts.cardName(site) : word(t.texts, "unknown-land");
    }
    if (kind === "hidden") {
      const card = view.seats[t.seat ?? 0]?.facedown[Number(id)] ?? null;
      return card ? t.texts.cardName(card) : word(t.texts, "adviser-down");
    }
    if (kind === "adviser") return word(t.texts, "adviser-down");
    if (kind === "relic") return word(t.texts, "relic-down");
    if (kind === "deck") return word(t.texts, "deck-world");
    if (kind === "action") return t.texts.say(`major-${id}`);
    return null;
  },
  // something lies on a board as soon as all have chosen one
  unchosen: (raw) => asView(raw).seats.every((board) => !board.favor && !board.secrets && !board.warbands),
  colour: (raw, seat) => {
    const view = asView(raw);
    return colourOf("oath", Math.max(0, view.colours.indexOf(view.seats[seat]?.colour ?? "")));
  },
  called: (kind, value, raw, texts) => {
    const site = kind === "slot" ? (slotOf(asView(raw), String(value))?.site ?? null) : null;
    return site === null ? null : texts.quoted(site);
  },
  verb,
  refs: (option, view, seat) => refs(option, asView(view), seat),
};

/** The short word for what can be done with a thing that is selected; a whole sentence anywhere else. */
function verb(option: OptionInfo | ClosedInfo, t: Table): Verb {
  const sentence = t.texts.said(option.said, t.names, t.seat);
  if (t.selected === null) return { label: sentence };
  const id = wordOfOption(option);
  const other = id === "show" ? (t.seats[Number(option.said.args["seat"])]?.name ?? "") : "";
  return { label: wordOf(t.texts, `verb-${id}`, { name: other }) || sentence };
}

export default oath;
