/** How the sentences of the log are told: goods as tokens beside the deed that cost or brought them. */
import type { Telling } from "@/shell/chronicle";
import { good } from "./face";
import { joining } from "./joining";

export const telling: Telling = {
  joining,
  amounts: new Set(["gains", "pays", "loses"]),
  goods: (said, texts) => [said.id === "log-gains" ? "+\u2060" : "−\u2060", good(texts, String(said.args["good"]), Number(said.args["n"] ?? 1))],
};
