"""Meetings and faiths (rulebook, events): envoys, the reformation."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.making import Do
from oikumene.games.clash.model import (
    BUILDINGS,
    CULTURE,
    TEMPLE,
    goods,
)
from oikumene.games.clash.rules import (
    verbs,
)
from oikumene.games.clash.state import (
    LASTING,
    WONDER_DECK,
    State,
)
from oikumene.kernel.flow import Flow


def _reformation(deed: Deed) -> Flow[None]:
    """A temple of the drawer's is exchanged for another player's."""
    state = deed.state
    loser = deed.seat
    if not _temples(state, loser):
        able = [other for other in state.clockwise(loser) if _temples(state, other)]
        if not able:
            return
        loser = yield from common.other_player(state, deed.seat, able)
    takers = [other for other in state.clockwise(loser) if state.players[other].pieces[TEMPLE]]
    if not takers:
        return
    taker = yield from common.other_player(state, loser, takers)
    hex = yield from common.pick_city(state, taker, _temples(state, loser), "which-temple")
    verbs.repaint(state, hex, TEMPLE, taker)
    state.note("influenced", taker, BUILDINGS[TEMPLE], state.label(hex))


def _temples(state: State, seat: int) -> list[int]:
    return [hex for hex in state.cities_of(seat) if state.cities[hex].buildings[TEMPLE] == seat]


REFORMATION = Do("reformation", _reformation)


def _envoys(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    verbs.gain(state, seat, goods(idea=1, culture=1))
    other = yield from common.other_player(state, seat, state.clockwise(seat))
    verbs.gain_one(state, other, CULTURE)
    if state.zones[WONDER_DECK]:
        state.move(state.zones[WONDER_DECK][-1], LASTING)


ENVOYS = Do("envoys-meet", _envoys)
