/** How the lines of the log belong together: a deed with its price and what it brought, goods as tokens. */
import type { Telling } from "@/shell/chronicle";
import { good } from "./face";

export const telling: Telling = {
  deeds: new Set([
    "begins", "turn", "collects", "founds", "recruits", "builds", "wonder", "obtains", "changes-government", "leader", "moves", "wanders", "explores", "attacks", "rolls", "retreats", "captures", "razes",
    "influence", "influenced", "influence-fails", "won-over", "event", "plays", "uses", "completes", "deal", "no-deal", "first-player",
    "takes-great", "takes-card", "swaps", "pact", "assassination", "aims", "shares", "counts-on", "cancels",
  ]),
  prices: new Set(["pays"]),
  early: new Set(["plays", "uses", "influence", "moves"]),
  amounts: new Set(["gains", "pays", "loses"]),
  goods: (said, texts) => [said.id === "log-gains" ? "+\u2060" : "−\u2060", good(texts, String(said.args["good"]), Number(said.args["n"] ?? 1))],
};
