"""Famine (rulebook, events): food is lost, or a city becomes angry."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.events.shared import each_player, spared
from oikumene.games.clash.effects.making import Do
from oikumene.games.clash.model import (
    ANGRY,
    BARREN,
    FOOD,
    GOODS,
)
from oikumene.games.clash.state import (
    State,
)
from oikumene.kernel.flow import Flow


def _starve(state: State, seat: int, n: int, able: Callable[[int], bool] | None = None) -> Flow[None]:
    """Food is lost; if there is not enough, a city becomes angry."""
    purse = state.players[seat].goods
    lost = min(n, purse[FOOD])
    if lost:
        purse[FOOD] -= lost
        state.note("loses", seat, lost, GOODS[FOOD])
    if lost < n:
        yield from common.sadden_one(state, seat, common.calm(state, seat, able), "starving-city", ANGRY)


def famine(n: int) -> Do:
    def do(deed: Deed) -> Flow[None]:
        if not spared(deed.state, deed.seat, "famine"):
            yield from _starve(deed.state, deed.seat, n)

    return Do("famine", do)


def _pests(state: State, seat: int) -> Flow[None]:
    if state.owns(seat, "storage") and not spared(state, seat, "famine"):
        yield from _starve(state, seat, 1)


PESTS = Do("pests", each_player(_pests))


def _dry(state: State, hex: int) -> bool:
    near = (hex, *state.board.beside[hex])
    return any(state.terrain[one] == BARREN for one in near)


def _drought(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    n = min(3, sum(_dry(state, hex) for hex in state.cities_of(seat)))
    if n and not spared(state, seat, "famine"):
        yield from _starve(state, seat, n, lambda hex: _dry(state, hex))


DROUGHT = Do("drought", _drought)
