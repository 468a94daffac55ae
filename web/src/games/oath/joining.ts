// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/games/oath/words.py. Do not edit.

import type { Joining } from "@/shell/chronicle";

export const joining: Joining = {
  follows: new Set(["burns-favor", "burns-secrets", "campaign-lost", "catches-favor", "discards", "discards-under", "discards-under-deck", "draws-vision", "ds-burn", "ds-place", "gains-favor", "gains-secrets", "gains-supply", "gains-warbands", "gets-banner", "gets-relic", "given-favor", "given-secrets", "loses-warbands", "places-favor", "places-on", "posts", "sacrifices", "seizes", "takes-relic", "takes-site-favor", "takes-site-secret", "turns-dark", "withdraws"]),
  prices: new Set([]),
  priced: null,
  early: new Set([]),
  chains: new Set(["targets-banner", "targets-find", "targets-relic", "targets-site", "uses-plan"]),
  closes: new Map([["plays-adviser", new Set(["draws"])], ["plays-at-site", new Set(["draws"])], ["plays-facedown", new Set(["draws"])], ["reveals-vision", new Set(["draws"])]]),
  lists: new Set([]),
  rows: new Set([]),
};
