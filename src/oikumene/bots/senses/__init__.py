"""What a position is worth: an evaluation a game, for bots that look ahead.

A sense gives each seat the points it may expect at the end. It looks at an imagined match, so it may use all of the
state. A game without one is judged by playing it out at random.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from oikumene.bots.senses import ancient_world, imperial_settlers
from oikumene.kernel.match import Match

#: The points each seat may expect, from a state.
Outlook: TypeAlias = "Callable[[Any], Sequence[float]]"


class Sense(NamedTuple):
    """An outlook, and how many points ahead make a win likely (about 73 %)."""

    outlook: Outlook
    scale: float


_senses: dict[str, Sense] = {
    "ancient_world": Sense(ancient_world.outlook, 3.0),
    "imperial_settlers": Sense(imperial_settlers.outlook, 5.0),
}


def register(game: str, sense: Sense) -> None:
    """Give a game an evaluation of its own."""
    _senses[game] = sense


def sense_of(game: str) -> Sense | None:
    return _senses.get(game)


def chances(points: Sequence[float], scale: float) -> list[float]:
    """Points as shares of a win, by how far each seat is ahead of the best other one.

    >>> [round(share, 2) for share in chances([10.0, 10.0, 4.0], 3.0)]
    [0.48, 0.48, 0.12]
    """
    if len(points) == 1:
        return [1 / (1 + math.exp(-max(-30.0, min(30.0, points[0] / (scale * 10)))))]
    raw = []
    best = sorted(points)[-2:]
    for mine in points:
        other = best[0] if mine == best[1] else best[1]
        raw.append(1 / (1 + math.exp(-max(-30.0, min(30.0, (mine - other) / scale)))))
    total = sum(raw)
    return [share / total for share in raw]


def final(match: Match[Any]) -> list[float]:
    """The shares of a finished match: winners divide a win."""
    result = match.result
    assert result is not None
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)]
