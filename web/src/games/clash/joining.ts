// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/clash/words.py. Do not edit.

import type { Joining } from "@/shell/chronicle";

export const joining: Joining = {
  follows: new Set(["aims", "assassination", "counts-on", "exhausts", "gains", "influence-fails", "loses", "loses-unit", "mood", "places", "takes-card", "turned"]),
  prices: new Set(["pays"]),
  priced: new Set(["builds", "changes-government", "founds", "influence", "influenced", "moves", "obtains", "recruits", "swaps", "takes-great", "uses", "wonder"]),
  early: new Set([]),
  chains: new Set(["draws-action", "draws-objective", "draws-wonder"]),
  closes: new Map([]),
  lists: new Set([]),
  rows: new Set([]),
};
