"""What a position is worth, and what comes to mind in it: what a game tells players who look ahead (`Game.sense`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

#: The points each seat may expect at the end, from a state.
Outlook: TypeAlias = "Callable[[Any], Sequence[float]]"
#: How likely each option comes to mind: of a match, a question and the values it offers.
Instinct: TypeAlias = "Callable[[Any, Any, Sequence[Any]], Sequence[float]]"


class Sense(NamedTuple):
    """An outlook, and how many points ahead make a win likely (about 73 %).

    An outlook looks at an imagined match, so it may use all of the state. `spread`: the scale by the state, where it
    changes in the course of the game. `instinct`: how likely options are. `figures`: what the sense was learned from,
    for who learns it anew (`kit.learned.Figures`).
    """

    outlook: Outlook
    scale: float
    spread: Callable[[Any], float] | None = None
    instinct: Instinct | None = None
    figures: Any = None

    def shares(self, state: Any) -> list[float]:
        """The share of a win each seat may expect."""
        return chances(self.outlook(state), self.scale if self.spread is None else self.spread(state))


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
