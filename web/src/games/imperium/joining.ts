// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/imperium/words.py. Do not edit.

import type { Joining } from "@/shell/chronicle";

export const joining: Joining = {
  follows: new Set(["abandons", "acquires", "breaks-through", "declares", "develops", "discards", "draws", "exiles", "exiles-market", "finds", "finds-nothing", "flips", "gains", "gains-action", "garrisons", "gives", "history", "king", "looks", "on-top", "pays", "quest", "recalls", "searches", "sinks", "steals", "swaps", "takes-deck", "takes-fame", "takes-unrest", "to-hand", "token-back", "treats"]),
  prices: new Set(["returns-unrest"]),
  priced: new Set(["revolts"]),
  early: new Set([]),
  chains: new Set(["cleans-up", "nation-card", "reshuffles", "token"]),
  closes: new Map([]),
  lists: new Set([]),
  rows: new Set(["market", "reveals"]),
};
