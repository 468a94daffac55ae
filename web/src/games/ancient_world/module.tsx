import type { Rich } from "@/cards/face";
import type { GameModule, Verb } from "../game";
import type { Table } from "@/shell/table";
import type { ClosedInfo, OptionInfo } from "@/wire";
import { placeOf, refsByPart, wordOf } from "./asked";
import { Board } from "./Board";
import { face } from "./face";
import { coin, price, symbol } from "./glyphs";
import "./icons";
import { joining } from "./joining";
import { barrenOf, detail as figure, factsOf, paidAt, spaceOf } from "./table";
import type { View } from "./view";
import { word } from "@/boards/words";
import { means } from "./means";

const read = (view: Record<string, unknown>): View => view as unknown as View;

/** The short word for an option, with what it costs. */
function verb(option: OptionInfo | ClosedInfo, t: Table): Verb {
  const { texts } = t;
  const view = read(t.view);
  const [, card = ""] = placeOf(option.key) ?? [];
  const detail = (label: string, rich: Rich): Verb => (rich.length ? { label, detail: rich } : { label });
  const cost = () => price(texts, factsOf(texts.card(card)).cost);
  switch (wordOf(option)) {
    case "place": {
      const fee = figure(option, "fee"); // another figure than the space's: only some of the citizens pay
      const all = fee > 0 && fee === spaceOf(view, option.said.args["space"])?.fee;
      return barrenOf(option) ? { label: texts.said(option.said, t.names, t.seat) } : detail(word(texts, "send"), all ? [coin(texts, fee)] : []);
    }
    case "use":
      return { label: word(texts, "send") };
    case "fight":
      return { label: word(texts, "fight") };
    case "citizen": {
      const skill = Number(option.key.split(":")[1]);
      const fee = figure(option, "fee");
      const pays = fee ? [coin(texts, fee)] : [];
      const barren = barrenOf(option);
      return detail(word(texts, "skill", skill), barren ? [...pays, String(texts.thing("barren", barren))] : pays);
    }
    case "buy":
      return detail(word(texts, "build"), cost());
    case "buy-aside":
      return detail(word(texts, "build-aside"), cost());
    case "crane":
    case "crane-aside":
      return { label: word(texts, "crane") };
    case "recruit":
      return detail(word(texts, "recruit"), cost());
    case "onto":
      return { label: word(texts, "onto", texts.cardName(card)) };
    case "take-row":
    case "keep":
      return { label: word(texts, "set-aside") };
    case "take-open":
    case "take-land":
      return { label: word(texts, "take") };
    case "army":
      return detail(word(texts, "into"), [coin(texts, figure(option, "coins"))]);
    case "lose":
      return { label: word(texts, "lose") };
    case "disband":
      return { label: word(texts, "disband") };
    case "restore":
      return { label: word(texts, "restore") };
    case "copy":
      return { label: word(texts, "copy"), detail: [texts.cardName(card), "·", t.names[Number(option.key.split(":")[2])] ?? ""] };
    case "next":
      return { label: word(texts, "put-next") };
    case "uncoin":
      return { label: word(texts, option.key.endsWith("scroll") ? "off-scroll" : "off-picture") };
    case "pay-knowledge":
      return { label: texts.said(option.said), detail: [symbol(texts, "knowledge")] };
    case "pay-coins":
      return { label: texts.said(option.said), detail: [coin(texts, paidAt(view, "expand", "coins"))] };
    default:
      return { label: texts.said(option.said, t.names, t.seat) };
  }
}

const ancientWorld: GameModule = {
  means: (before, after, seat, naming) => means(before as unknown as View, after as unknown as View, seat, naming),
  telling: { joining },
  Board,
  face,
  scale: (view, texts) => {
    const { round, rounds } = read(view);
    return { round, rounds, now: texts.say("table-round", { round }) };
  },
  seat: (view, seat) => {
    const city = read(view).seats[seat];
    return { points: city?.points ?? null, passed: city?.passed ?? false };
  },
  segments: (t) => {
    const refs = refsByPart(t.question);
    return [
      { id: "board", title: word(t.texts, "board"), refs: refs.board },
      { id: "city", title: word(t.texts, "city-short"), ...(t.seat === null ? {} : { seat: t.seat }), refs: refs.city },
      { id: "rivals", title: word(t.texts, "rivals"), refs: refs.rivals },
      { id: "titans", title: t.texts.say("table-titans"), refs: refs.titans },
    ];
  },
  verb,
  sourceIcons: { red: "vertical-banner", green: "vertical-banner", blue: "vertical-banner", yellow: "vertical-banner", purple: "vertical-banner", cards: "scroll-unfurled", hunger: "skull-crossed-bones" },
};

export default ancientWorld;
