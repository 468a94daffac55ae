"""Cities that move as units do, where a power lets them: alone or in a group, a hex on land, never among enemies."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import CITY, FOOD, FOREST, MOUNTAIN, ORE, PLAINS, WOOD
from oikumene.games.clash.rules import cities, verbs
from oikumene.games.clash.rules.questions import WANDERS
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Flow

#: What a hex gives to a city that comes to it.
GIVES = {PLAINS: FOOD, FOREST: WOOD, MOUNTAIN: ORE}


def wanderers(state: State, seat: int) -> list[int]:
    """The hexes of the cities that move."""
    if WANDERS not in state.bending[seat]:
        return []
    return [hex for hex in state.cities_of(seat) if bent(state, WANDERS, seat, False, hex)]


def piece(state: State, seat: int, hex: int) -> tuple[int, ...]:
    """The city of a hex as one of the units that could go, if it moves."""
    if WANDERS not in state.bending[seat]:
        return ()
    city = state.cities.get(hex)
    if city is None or city.owner != seat or not bent(state, WANDERS, seat, False, hex):
        return ()
    return (CITY | city.marks << 3,) if cities.can_activate(state, hex) else ()


def moved(state: State, seat: int, hex: int, goal: int, marks: int) -> Flow[None]:
    """A city has come to another hex: it takes a resource from the land, none where it is barren or exhausted, and was
    activated by it."""
    state.cities[goal] = state.cities.pop(hex).but(marks=marks)
    if state.players[seat].first_city == hex:
        state.players[seat].first_city = goal
    state.note("wanders", seat, state.label(hex), state.label(goal))
    good = GIVES.get(state.terrain[goal], -1)
    if good >= 0 and not state.exhausted >> goal & 1:
        verbs.gain_one(state, seat, good)
    cities.activate(state, goal)
    yield from cities.worked(state, seat, goal, "move")
