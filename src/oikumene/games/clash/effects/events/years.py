"""What good years bring: food, and goods by what stands in cities (rulebook, events)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.events.shared import each_player
from oikumene.games.clash.effects.making import Do
from oikumene.games.clash.model import (
    ACADEMY,
    FOOD,
    GOLD,
    IDEA,
    MARKET,
    OBELISK,
    OBSERVATORY,
    PORT,
    TEMPLE,
)
from oikumene.games.clash.rules import (
    construct,
    verbs,
)
from oikumene.games.clash.state import (
    State,
)
from oikumene.kernel.flow import Flow, split


def year_for_all(n: int) -> Do:
    def do(state: State, seat: int) -> Flow[None]:
        verbs.gain_one(state, seat, FOOD, n)
        return
        yield

    return Do("year", each_player(do))


def year_for_drawer(n: int) -> Do:
    def do(deed: Deed) -> Flow[None]:
        verbs.gain_one(deed.state, deed.seat, FOOD, n)
        return
        yield

    return Do("year", do)


def _room(state: State, seat: int) -> int:
    return verbs.limit(state, seat, FOOD) - state.players[seat].goods[FOOD]


def year_shared(n: int) -> Do:
    """Food for the drawer, and as much for the others, as the drawer hands it out."""

    def do(deed: Deed) -> Flow[None]:
        state, seat = deed.state, deed.seat
        verbs.gain_one(state, seat, FOOD, n)

        def places() -> list[tuple[tuple[int | str, ...], int]]:
            return [(("hand-out", other), _room(state, other)) for other in state.clockwise(seat)]

        shares = yield from split(seat, "hand-out", places, n)
        for place, many in shares.items():
            verbs.gain_one(state, int(place[1]), FOOD, many)

    return Do("year", do)


def _prosperity(deed: Deed) -> Flow[None]:
    """Who has fewest cities gains food for each that the richest has more."""
    state = deed.state
    counts = [state.count_cities(seat) for seat in range(state.seats)]
    fewest, most = min(counts), max(counts)
    for seat in state.in_order(deed.seat):
        if counts[seat] == fewest:
            verbs.gain_one(state, seat, FOOD, most - fewest or 1)
    return
    yield


PROSPEROUS_YEAR = Do("prosperous-year", _prosperity)


def by_buildings(good: int, buildings: tuple[int, ...], most: int, least: int) -> Do:
    """Goods for each own city with one of some buildings; the drawer has at least so many."""

    def do(deed: Deed) -> Flow[None]:
        state = deed.state
        for seat in state.in_order(deed.seat):
            n = sum(any(state.cities[hex].has(b) for b in buildings) for hex in state.cities_of(seat))
            n = max(min(n, most), least if seat == deed.seat else 0)
            if good == TOKEN:
                yield from construct.token(state, seat, n)
            else:
                verbs.gain_one(state, seat, good, n)

    return Do("by-buildings", do)


TOKEN = -1
ACADEMICS = by_buildings(IDEA, (ACADEMY, OBSERVATORY), 9, 2)
BRISK_TRADE = by_buildings(GOLD, (MARKET, PORT), 3, 1)
STABILITY = by_buildings(TOKEN, (TEMPLE, OBELISK), 3, 1)
