"""Ships: where they can go, along the edge of the board too, and what they explore (rulebook, moving ships)."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.clash.model import UNKNOWN
from oikumene.games.clash.rules.forces import pirates_bar
from oikumene.games.clash.rules.questions import NAVIGATES
from oikumene.games.clash.state import NOBODYS, State
from oikumene.kit.bend import bent
from oikumene.kit.places import bits, each


class Voyage(NamedTuple):
    """Where a fleet can go: hexes to end on, those of them where it must fight, what it can explore (by spot, with the
    hex at which it comes along the edge, or -1), and which ends are reached only along the edge."""

    ends: int
    fights: int
    charts: dict[int, int]
    edge: int


def barred(state: State, seat: int) -> int:
    """Sea hexes that hold enemies: ships stop there and fight."""
    return bits(
        [
            hex
            for hex in each(state.sea)
            if state.whose[hex] not in (NOBODYS, seat) or (state.pirates[hex] and pirates_bar(state, seat, hex))
        ]
    )


def voyage(state: State, seat: int, start: int) -> Voyage:
    """Everywhere a fleet can go from a hex in one move."""
    enemies = barred(state, seat)
    free = state.sea & ~enemies
    ends = state.board.reachable(start, 99, free, enemies & state.sea)
    reach = (ends & ~enemies) | 1 << start
    charts = {state.board.spot[hex]: -1 for hex in each(state.board.around(reach) & ~state.explored)}
    edge = 0
    if bent(state, NAVIGATES, seat, False):
        area = state.board.area(start, state.sea)
        for hex in state.board.rim:
            if reach >> hex & 1:
                for back in (False, True):
                    more, chart = _along(state, hex, back, area, free, enemies)
                    edge |= more & ~ends
                    if chart >= 0:
                        charts.setdefault(state.board.spot[chart], chart)
    ends |= edge
    return Voyage(ends & ~(1 << start), ends & enemies, charts, edge)


def _along(state: State, hex: int, back: bool, area: int, free: int, enemies: int) -> tuple[int, int]:
    """Along the edge from a hex: what is reached in the first other sea, or the first unexplored hex (or -1)."""
    for near in state.board.along(hex, back):
        if state.terrain[near] == UNKNOWN:
            return 0, near
        if state.sea >> near & 1 and not area >> near & 1:
            if enemies >> near & 1:
                return 1 << near, -1
            return state.board.reachable(near, 99, free, enemies) | 1 << near, -1
    return 0, -1
