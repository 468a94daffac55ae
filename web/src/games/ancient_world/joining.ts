// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/ancient_world/words.py. Do not edit.

import type { Joining } from "@/shell/chronicle";

export const joining: Joining = {
  follows: new Set(["beats", "builds", "builds-aside", "builds-nothing", "copies", "disbands", "discards", "expands", "explores", "first-player", "gains-citizen", "gains-coins", "gains-knowledge", "learns", "locks-first-player", "looks-land", "loses", "loses-coins", "pays-coins", "pays-knowledge", "recruits", "recruits-nothing", "reorders", "restores", "retires", "sets-aside", "sets-aside-row", "spies", "starves", "swords", "trophies", "uncoins", "uses-army"]),
  prices: new Set([]),
  priced: null,
  early: new Set([]),
  chains: new Set([]),
  closes: new Map([]),
  lists: new Set([]),
  rows: new Set([]),
};
