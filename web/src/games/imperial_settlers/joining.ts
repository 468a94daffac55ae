// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/imperial_settlers/words.py. Do not edit.

import type { Joining } from "@/shell/chronicle";

export const joining: Joining = {
  follows: new Set(["becomes-foundation", "blocks", "captures", "copies", "deal-gone", "discards", "draws", "gains", "gives-up", "location-gone", "oasis", "refreshes", "route-gone", "routes", "sphinx", "steals", "takes-deal"]),
  prices: new Set(["pays", "sacrifices", "sacrifices-foundation"]),
  priced: null,
  early: new Set(["activates"]),
  chains: new Set([]),
  closes: new Map([]),
  lists: new Set(["board-produces", "deal-gives", "produces"]),
  rows: new Set([]),
};
