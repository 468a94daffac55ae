"""Positions that games seldom reach, laid out by hand to be looked at: `python web/scripts/laid.py`, `npm run dev`.

Each becomes `/t/mock-laid-<name>`.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "web" / "scripts")]

from fixtures import state, write  # noqa: E402

from oikumene.games.imperial_settlers.state import DECK  # noqa: E402
from rules.imperial_settlers.table import Table, table  # noqa: E402

NAMES = ["Путник 417", "Купец 1", "Купец 2", "Мария"]
ROUTE = "jap-trade-route-a"
LONG = ("com-settlers", "com-porters", "com-monty-the-merchant", "com-hanseatic-league", "com-barracks", "com-mill")


def rivals() -> Table:
    """Three empires with something in each."""
    t = table("japanese", "romans", "barbarians", round=3)
    t.empire(0, ROUTE, "jap-farm", "jap-gate", "com-town", "com-quarry", "com-armorer").hand(0, "com-mill", "jap-dojo")
    t.empire(1, "rom-colossus", "rom-builder", "com-barracks").empire(2, "bar-raid", "bar-settlement", "com-new-forest")
    return t.has(0, food=2, wood=1, worker=3, raze=2).has(1, wood=1).guarded("com-barracks@2")


def positions() -> dict[str, Table]:
    spies = table("romans", "barbarians", "egyptians", round=3).empire(0, "rom-spies").busy(0).has(0, worker=2, food=2)
    spies.deals(1, "bar-sentry-tower", "bar-raid").deals(2, "egy-pyramid").act(0, "activate:rom-spies@1")
    league = table("romans", "barbarians", round=3).empire(0, "com-hanseatic-league").busy(0).has(0, worker=4, gold=2)
    league.deals(0, "rom-spies", "rom-colossus", "rom-architect").act(0, "activate:com-hanseatic-league@1")
    shrine = rivals().empire(0, "jap-shrine").has(0, wood=4, stone=3, food=3)
    shrine.act(0, *["free:store:wood", "free:store:stone", "free:store:food", "free:store:wood"])
    peaceful = table("barbarians", "japanese", "romans", peaceful=True, round=2)
    peaceful.hand(0, "com-mill", "com-town").empire(1, "com-quarry", "jap-farm").empire(2, "com-armorer").busy(0)
    made = {
        "route": rivals().on_top(DECK, "jap-casino").act(0, f"activate:{ROUTE}@1"),
        "routes": rivals().on_top(DECK, "jap-casino").act(0, f"activate:{ROUTE}@1", "target:rom-colossus@2"),
        "spies": spies,
        "league": league,
        "shrine": shrine,
        "peaceful": peaceful.has(0, raze=3, wood=1, food=1),
    }
    for n in (7, 8, 10, 13):
        cards = (*LONG, "jap-shrine", "jap-gate", ROUTE, "jap-casino", "com-town", "com-quarry", "com-armorer")[:n]
        made[f"hand{n}"] = table("japanese", "romans", "barbarians", round=2).hand(0, *cards).has(0, wood=1, worker=2)
    robbers = table("barbarians", "romans", "japanese", round=3, turn=2).empire(0, "bar-robbers").busy(0).busy(1)
    robbers.empire(1, "rom-builder", "rom-architect").empire(2, ROUTE).has(2, food=1).has(0, worker=2, raze=2)
    robbers.deals(1, "rom-spies", "rom-colossus").deals(2, "jap-casino")
    made["robbers"] = robbers.act(2, f"activate:{ROUTE}@3", "target:rom-builder@2").act(0, "activate:bar-robbers@1")
    return made


def main() -> None:
    for name, t in positions().items():
        match = t.match
        keys = t.keys
        write(f"state-laid-{name}.json", state(match, [0] * len(match.log), NAMES[: match.seats]))
        print(name, t.prompt, keys[:12])


if __name__ == "__main__":
    main()
