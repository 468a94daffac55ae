/** How the lines of the log belong together: an action with its price and what it brought, production as one list. */
import type { Telling } from "@/shell/chronicle";
import type { GameTexts } from "@/shell/texts";
import type { SaidInfo } from "@/wire";
import { word } from "@/boards/words";
import { token } from "./face";
import { joining } from "./joining";

const quoted = (said: SaidInfo, texts: GameTexts) => texts.quoted(said.args["card"] as string | null);

export const telling: Telling = {
  joining,
  lists: new Map([
    ["board-produces", (_, texts) => word(texts, "log-board")],
    ["produces", quoted],
    ["deal-gives", (said, texts) => word(texts, "log-deal", { card: quoted(said, texts) })],
  ]),
  list: (texts) => word(texts, "log-production"),
  amounts: new Set(["gains", "pays", "gives-up"]),
  goods: (said, texts) => [said.id === "log-gains" ? "+\u2060" : "−\u2060", token(String(said.args["good"]), texts, Number(said.args["n"] ?? 1))],
};
