"""Ships: where they can go, along the edge of the board too, and what they explore (rulebook, moving ships)."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import UNKNOWN
from oikumene.games.clash.rules.forces import pirates_bar
from oikumene.games.clash.rules.questions import NAVIGATES
from oikumene.games.clash.state import NOBODYS, State
from oikumene.kit.places import bits, each


class Voyage(NamedTuple):
    """Where a fleet can go: hexes to end on, those of them where it must fight, which ends are reached only along the
    edge; and what it can explore, by spot: with the hexes of it that it meets along the edge, from either side."""

    ends: int
    fights: int
    edge: int
    charts: dict[int, tuple[tuple[int, ...], ...]]
    #: The hexes from which it can go on: in the sea where it lies, and in those that it comes to along the edge.
    near: int
    far: int


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
    edge = 0
    charts: dict[int, tuple[tuple[int, ...], ...]] = {}
    if bent(state, NAVIGATES, seat, False):
        area = state.board.area(start, state.sea)
        for hex in state.board.rim:
            if reach >> hex & 1:
                for back in (False, True):
                    more, shore = _along(state, hex, back, area, free, enemies)
                    edge |= more & ~ends
                    if shore and shore not in charts.get(state.board.spot[shore[0]], ()):
                        charts[state.board.spot[shore[0]]] = (*charts.get(state.board.spot[shore[0]], ()), shore)
    ends |= edge
    for hex in each(state.board.around(reach | edge & ~enemies) & ~state.explored):
        charts.setdefault(state.board.spot[hex], ())
    return Voyage(ends & ~(1 << start), ends & enemies, edge, charts, reach, edge & ~enemies)


def _along(state: State, hex: int, back: bool, area: int, free: int, enemies: int) -> tuple[int, tuple[int, ...]]:
    """Along the edge from a hex: what is reached in the first other sea, or the shore of the first region that nobody
    has explored, hex by hex."""
    ring = state.board.along(hex, back)
    for n, near in enumerate(ring):
        if state.terrain[near] == UNKNOWN:
            spot = state.board.spot[near]
            last = next((m for m in range(n, len(ring)) if state.board.spot[ring[m]] != spot), len(ring))
            return 0, ring[n:last]
        if state.sea >> near & 1 and not area >> near & 1:
            if enemies >> near & 1:
                return 1 << near, ()
            return state.board.reachable(near, 99, free, enemies) | 1 << near, ()
    return 0, ()
