"""What a position is worth, and what comes to mind in it: a sense a game, for bots that look ahead.

A sense gives each seat the points it may expect at the end. It looks at an imagined match, so it may use all of the
state. A game without one is judged by playing it out at random.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from oikumene.bots.senses import ancient_world, imperial_settlers, imperium
from oikumene.bots.senses.learned import Figures, Learned, load
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match

#: The points each seat may expect, from a state.
Outlook: TypeAlias = "Callable[[Any], Sequence[float]]"
#: How likely each option comes to mind.
Instinct: TypeAlias = "Callable[[Match[Any], Ask, Sequence[Value]], Sequence[float]]"


class Sense(NamedTuple):
    """An outlook, and how many points ahead make a win likely (about 73 %).

    `spread`: the same by the state, where it changes in the course of the game. `instinct`: how likely options are.
    """

    outlook: Outlook
    scale: float
    spread: Callable[[Any], float] | None = None
    instinct: Instinct | None = None

    def shares(self, state: Any) -> list[float]:
        """The share of a win each seat may expect."""
        return chances(self.outlook(state), self.scale if self.spread is None else self.spread(state))


FIGURES: dict[str, Figures] = {
    "ancient_world": ancient_world,
    "imperial_settlers": imperial_settlers,
    "imperium": imperium,
}
_senses: dict[tuple[str, bool], Sense] = {}


def register(game: str, sense: Sense) -> None:
    """Give a game an evaluation of its own."""
    _senses[game, False] = _senses[game, True] = sense


def sense_of(game: str, *, near: bool = False) -> Sense | None:
    """The sense of a game, if it has one; `near`: as it serves who looks no further than the end of its own turn."""
    sense = _senses.get((game, near))
    if sense is None and game in FIGURES:
        known = learned(game, near)
        sense = _senses[game, near] = Sense(known.outlook, 3.0, known.spread, known.likely)
    return sense


@cache
def learned(game: str, near: bool = False) -> Learned:
    """What was learned of a game of the house."""
    return load(game, FIGURES[game], near)


def chances(points: Sequence[float], scale: float) -> list[float]:
    """Points as shares of a win, by how far each seat is ahead of the best other one.

    >>> [round(share, 2) for share in chances([10.0, 10.0, 4.0], 3.0)]
    [0.47, 0.47, 0.06]
    """
    if len(points) == 1:
        return [1 / (1 + math.exp(-max(-30.0, min(30.0, points[0] / (scale * 10)))))]
    if len(points) == 2:
        ahead = 1 / (1 + math.exp(max(-30.0, min(30.0, (points[1] - points[0]) / scale))))
        return [ahead, 1 - ahead]
    most = max(points)
    raw = [math.exp(max(-30.0, (mine - most) / scale)) for mine in points]
    total = sum(raw)
    return [share / total for share in raw]


def final(match: Match[Any]) -> list[float]:
    """The shares of a finished match: winners divide a win."""
    result = match.result
    assert result is not None
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)]
