"""What events of several kinds share."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.games.clash.bending import bent
from oikumene.games.clash.deed import Deed
from oikumene.games.clash.rules.questions import SPARED
from oikumene.games.clash.state import (
    State,
)
from oikumene.kernel.flow import Flow

#: A point, in halves.
POINT = 2


def spared(state: State, seat: int, title: str) -> bool:
    """Whether the text of an event does not touch a player."""
    return bent(state, SPARED, seat, False, title)


def each_player(do: Callable[[State, int], Flow[None]]) -> Callable[[Deed], Flow[None]]:
    """Everybody, clockwise from who drew the card."""

    def flow(deed: Deed) -> Flow[None]:
        for seat in deed.state.in_order(deed.seat):
            yield from do(deed.state, seat)

    return flow


def travels(state: State, seat: int) -> bool:
    """Whether a player's people travel far: then some events strike harder."""
    return any(state.owns(seat, id) for id in ("roads", "navigation", "trade-routes"))
