"""Trade routes (rulebook, appendix): settlers and ships trade with cities of others at the start of a turn."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ANGRY, CITY, ELEPHANT, FOOD, GOLD, GOODS, MARKET, PIRATE_SHIP, SETTLER, SHIP
from oikumene.games.clash.rules import moments, verbs
from oikumene.games.clash.rules.collect import beside_pirates
from oikumene.games.clash.rules.questions import (
    CARRIERS,
    MAY_CARRY,
    ROUTE_CITY,
    ROUTE_LIMIT,
    ROUTE_RANGE,
    ROUTE_YIELDS,
    TRADES,
    Yield,
)
from oikumene.games.clash.state import BARBARIANS, State, kind_of
from oikumene.kernel.flow import Flow, Value, choose, gather
from oikumene.kit.bend import bent_by_all
from oikumene.kit.places import bits, each

MOST = 4
REACH = 2
#: Who carries routes by the rule; and who of a hex carries one first.
TRADERS = (SHIP, SETTLER, PIRATE_SHIP)
ORDER = (SHIP, PIRATE_SHIP, SETTLER, ELEPHANT, CITY)


class Route(NamedTuple):
    """A carrier's hex, the city that it trades with, and what kind of carrier it is."""

    start: int
    city: int
    by: int


def carriers(state: State, seat: int) -> dict[tuple[int, int], int]:
    """How many can carry a route, by hex and kind."""
    found: dict[tuple[int, int], int] = {}
    for hex in state.units_of(seat):
        for unit in state.units[hex]:
            if kind_of(unit) in TRADERS:
                found[hex, kind_of(unit)] = found.get((hex, kind_of(unit)), 0) + 1
    found = bent(state, CARRIERS, seat, found)
    return {place: n for place, n in found.items() if bent_by_all(state, MAY_CARRY, True, seat, *place)}


def open_to(state: State, seat: int, city: int) -> bool:
    """Whether a city can be traded with: another player's, not angry."""
    there = state.cities[city]
    by_rule = there.owner not in (seat, BARBARIANS) and there.mood != ANGRY
    return bent(state, ROUTE_CITY, seat, by_rule, city)


def passable(state: State, seat: int) -> int:
    """The hexes that routes may pass: explored, and no sea beside pirates."""
    return state.explored & ~bits([hex for hex in each(state.sea) if beside_pirates(state, seat, hex)])


def reached(state: State, seat: int, start: int, by: int, through: int) -> list[int]:
    """The cities that a carrier could trade with."""
    if not through >> start & 1:
        return []
    found = []
    for city in sorted(state.cities):
        if open_to(state, seat, city):
            reach = bent(state, ROUTE_RANGE, seat, REACH if by != CITY else 0, start, by, city)
            if 0 <= state.board.distance(start, city, through | 1 << city) <= reach:
                found.append(city)
    return found


def could_trade(state: State, seat: int, hex: int, by: int) -> bool:
    """Whether a unit of a kind that is on a hex could carry a route from there."""
    return bent(state, TRADES, seat, False) and bool(reached(state, seat, hex, by, passable(state, seat)))


def possible(state: State, seat: int) -> list[Route]:
    """All routes that there could be, one by one."""
    if not bent(state, TRADES, seat, False):
        return []
    through = passable(state, seat)
    places = sorted(carriers(state, seat), key=lambda place: (place[0], ORDER.index(place[1])))
    return [Route(start, city, by) for start, by in places for city in reached(state, seat, start, by, through)]


def room(state: State, seat: int, routes: list[Route]) -> bool:
    """Whether these are not too many."""
    starts = tuple([route.start for route in routes if route.by in TRADERS])
    return len(routes) <= bent(state, ROUTE_LIMIT, seat, MOST, starts)


def carried(state: State, seat: int, routes: list[Route], pairs: list[tuple[int, int]]) -> list[Route] | None:
    """Who carries routes between these places, each unit and each city in one; None: they do not go together."""
    if len({city for _, city in pairs}) < len(pairs):
        return None
    left = dict(carriers(state, seat))

    def rest(n: int) -> list[Route] | None:
        if n == len(pairs):
            return []
        for route in routes:
            if (route.start, route.city) == pairs[n] and left[route.start, route.by]:
                left[route.start, route.by] -= 1
                more = rest(n + 1)
                left[route.start, route.by] += 1
                if more is not None:
                    return [route, *more]
        return None

    found = rest(0)
    return found if found is not None and room(state, seat, found) else None


def most(state: State, seat: int, routes: list[Route]) -> list[Route]:
    """As many routes at once as can be."""
    best: dict[int, tuple[int, int]] = {}  # city -> carrier

    def seek(place: tuple[int, int], seen: set[int]) -> bool:
        for route in routes:
            if (route.start, route.by) == place and route.city not in seen:
                seen.add(route.city)
                if route.city not in best or seek(best[route.city], seen):
                    best[route.city] = place
                    return True
        return False

    def free_of_limit(place: tuple[int, int]) -> bool:
        return place[1] in TRADERS and bent(state, ROUTE_LIMIT, seat, MOST, (place[0],)) > MOST

    units = carriers(state, seat)
    for place in sorted(units, key=lambda place: (not free_of_limit(place), place)):
        for _ in range(units[place]):
            seek(place, set())
    found: list[Route] = []
    every = [Route(start, city, by) for city, (start, by) in sorted(best.items())]
    for route in sorted(every, key=lambda route: not free_of_limit((route.start, route.by))):
        if room(state, seat, [*found, route]):
            found.append(route)
    return found


def trade(state: State, seat: int) -> Flow[None]:
    """The routes of a turn: chosen where it matters which; each brings food, or what powers make of it."""
    routes = possible(state, seat)
    if not routes:
        return
    chosen = most(state, seat, routes)
    if matters(state, seat, routes):
        chosen = yield from pick(state, seat, routes)
    used: tuple[str, ...] = ()
    for route in chosen:
        used += ((yield from profit(state, seat, route, used)),)
    for other in state.clockwise(seat):
        partners = [state.cities[route.city] for route in chosen if state.cities[route.city].owner == other]
        if any(city.has(MARKET) for city in partners):
            verbs.gain_one(state, other, GOLD)
    if chosen:
        yield from moments.occurs(state, moments.TRADED, seat, tuple(chosen))


def matters(state: State, seat: int, routes: list[Route]) -> bool:
    """Whether it matters which routes are used: a market would profit, they yield different things, or something hangs
    on where they begin and end."""
    if any(state.cities[route.city].has(MARKET) for route in routes):
        return True
    waited_for = any(state.has(seat, power) for power in state.hooks.get(moments.TRADED, ()))
    kinds = set()
    for route in routes:
        near = (state.cities[route.city].owner, state.apart(route.start, route.city), state.leader_at(seat))
        goods = bent(state, ROUTE_YIELDS, seat, (Yield(FOOD),), route.start, route.city, ())
        kinds.add((goods, (*near, route.start) if waited_for else ()))
    return len(kinds) > 1


def pick(state: State, seat: int, routes: list[Route]) -> Flow[list[Route]]:
    """Which routes are used."""
    pairs = list(dict.fromkeys([(route.start, route.city) for route in routes]))

    def read(picked: tuple[Value, ...]) -> list[tuple[int, int]]:
        return [(state.hex(p[1]), state.hex(p[2])) for p in picked if isinstance(p, tuple)]

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        so_far = read(picked)
        after = pairs.index(so_far[-1]) + 1 if so_far else 0
        more = [pair for pair in pairs[after:] if carried(state, seat, routes, [*so_far, pair]) is not None]
        return [("route", state.label(start), state.label(city)) for start, city in more]

    picked = yield from gather(seat, "routes", listing, lambda picked: True, low=0, high=MOST + 1)
    return carried(state, seat, routes, read(picked)) or []


def profit(state: State, seat: int, route: Route, used: tuple[str, ...]) -> Flow[str]:
    """What one route brings; by which power, if by one."""
    able = bent(state, ROUTE_YIELDS, seat, (Yield(FOOD),), route.start, route.city, used)
    picked = yield from choose(
        seat, "route-good", lambda: [_named(one) for one in able], about=(state.label(route.city),)
    )
    found = next(one for one in able if _named(one) == picked)
    verbs.gain_one(state, seat, found.good, found.n)
    return found.why


def _named(one: Yield) -> Value:
    return ("good", GOODS[one.good]) if one.n == 1 else ("goods", GOODS[one.good], one.n)
