"""A player of Clash of Cultures for tests that want a position, and the positions."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from tests.positions import Positions

from oikumene.games.clash import CLASH
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.state import State
from oikumene.kernel.match import Match

#: What the seat is asked when a position is wanted.
WANTED: dict[str, Callable[[State], bool]] = {
    "act": lambda state: state.age >= 3 and len(state.cities_of(0)) >= 2,
    "advance": lambda state: state.age >= 2,
    "move-to": lambda state: any(one["origin"] for one in CLASH.view(state, 0)["attacks"]),
    "who": lambda state: True,
    "orient": lambda state: True,
    "collect": lambda state: True,
    "tactic": lambda state: state.battle is not None and state.battle.attacker == 0,
    "retreat": lambda state: True,
    "exchange": lambda state: state.age >= 2,
}


def liked(match: Match[State], ask: Any, rng: random.Random) -> Any:
    """A player who does something with every action, learns to march, and attacks where that can be done."""
    values = list(ask.values())
    word = {value: value if isinstance(value, str) else value[0] for value in values}
    some: list[Any] = []
    if ask.prompt == "act":
        some = [v for v in values if word[v] != "end" and (word[v] != "exchange" or rng.random() < 0.05)]
        if "move" in values and rng.random() < 0.3:
            return "move"
    elif ask.prompt in ("move-from", "who", "recruit", "tactic"):
        some = [v for v in values if not isinstance(v, str)]
    elif ask.prompt in ("advance", "free-advance"):
        some = [v for v in values if v[1] in ("tactics", "storage", "draft")]
    elif ask.prompt == "move-to":
        state = match.state
        some = [v for v in values if enemy_at(state, ask.seat, state.hex(v[1])) >= 0]
    elif ask.prompt == "raze":
        some = [v for v in values if v == "no"]
    return rng.choice(some or values)


POSITIONS = Positions(CLASH, WANTED, liked, seats=2)
position, seen = POSITIONS.record, POSITIONS.seen


@cache
def duel() -> str:
    """The record of a game of two who fight: the first is asked for a card, then the other is."""
    for seed in range(400):
        rng, match = random.Random(seed), Match.new(CLASH, CLASH.checked(2, seed, {}))
        while not match.over:
            ask, fight = match.asks[0], match.state.battle
            if fight is not None and (fight.attacker, fight.defender) == (0, 1) and (ask.seat, ask.prompt) == TACTIC:
                cards = [value for value in ask.values() if value != "no"]
                then = match.clone()
                then.take(then.asks[0], cards[0] if cards else "no")
                if cards and [(each.seat, each.prompt) for each in then.asks] == [(1, "tactic")]:
                    return json.dumps(match.record())
            match.take(ask, liked(match, ask, rng))
    raise AssertionError("two players never fight")


TACTIC = (0, "tactic")
