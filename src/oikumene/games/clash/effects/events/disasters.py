"""Floods, migration, civil war, fire; and what destroys pieces for good (rulebook, events)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.events.shared import POINT, each_player
from oikumene.games.clash.effects.making import Do
from oikumene.games.clash.model import (
    BUILDINGS,
    FIGURES,
    FOREST,
    HAPPY,
    INFANTRY,
    KINDS,
    PORT,
    SETTLER,
    WOOD,
    goods,
)
from oikumene.games.clash.rules import (
    capture,
    verbs,
)
from oikumene.games.clash.state import (
    BARBARIANS,
    City,
    State,
    kind_of,
)
from oikumene.kernel.flow import Flow, Value, choose, optional
from oikumene.kit.places import bits, each

# -- floods, migration, civil war


def _flooded(state: State, seat: int) -> Flow[None]:
    able = common.calm(state, seat, lambda hex: bool(verbs.coastal(state, hex)))
    yield from common.sadden_one(state, seat, able, "flooded-city")


def _local_flood(deed: Deed) -> Flow[None]:
    yield from _flooded(deed.state, deed.seat)


LOCAL_FLOOD = Do("local-flood", _local_flood)
MAJOR_FLOOD = Do("major-flood", each_player(_flooded))


def _settling(state: State, seat: int) -> list[int]:
    return [other for other in state.clockwise(seat) if common.homes(state, other, SETTLER)]


def _boom(deed: Deed) -> Flow[None]:
    """A settler for the drawer, and one for another player."""
    state, seat = deed.state, deed.seat
    yield from common.place_unit(state, seat, SETTLER)
    able = _settling(state, seat)
    if able:
        other = yield from common.other_player(state, seat, able)
        yield from common.place_unit(state, other, SETTLER)


POPULATION_BOOM = Do("population-boom", _boom)


def _migration(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    able = _settling(state, seat)
    if able:
        other = yield from common.other_player(state, seat, able)
        yield from common.place_unit(state, other, SETTLER)
    yield from common.sadden_one(state, seat, common.calm(state, seat), "left-city")


MIGRATION = Do("migration", _migration)


def _civil_war(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    able = [
        hex
        for hex in state.cities_of(seat)
        if state.cities[hex].mood < HAPPY and any(kind_of(unit) == INFANTRY for unit in state.units[hex])
    ]
    if able:
        hex = yield from common.pick_city(state, seat, able, "civil-war")
        yield from common.struck_by_event(state, ("lose-at", KINDS[INFANTRY], state.label(hex)))
        yield from common.saddened(state, hex)
        return
    yield from common.sadden_one(state, seat, common.calm(state, seat), "civil-war")


CIVIL_WAR = Do("civil-war", _civil_war)


def _wildfire(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    able = [hex for hex in state.cities_of(seat) if state.terrain[hex] == FOREST]
    if not able:
        if state.players[seat].goods[WOOD]:
            verbs.pay(state, seat, goods(wood=1))
        return
    hex = yield from common.pick_city(state, seat, able, "burning-city")
    woods = bits([h for h, kind in enumerate(state.terrain) if kind == FOREST])
    burning = state.board.area(hex, woods)
    owners = (*state.in_order(seat), BARBARIANS)
    for owner in owners:
        for city in each(burning):
            if city in state.cities and state.cities[city].owner == owner:
                yield from common.saddened(state, city)


WILDFIRE = Do("wildfire", _wildfire)

# -- disasters: pieces that never return


def _ruin_building(state: State, hex: int, building: int) -> None:
    city = state.cities[hex]
    colour = city.buildings[building]
    state.players[colour].gone[1 + building] += 1
    state.players[colour].glory += 2 * POINT
    buildings = (*city.buildings[:building], -1, *city.buildings[building + 1 :])
    state.cities[hex] = city.but(buildings=buildings, port=-1 if building == PORT else city.port)


def _ruin_wonder(state: State, hex: int, power: int) -> None:
    """A wonder is gone; its points stay with its builder, and with who holds it now."""
    city = state.cities[hex]
    state.cities[hex] = city.but(wonders=tuple([one for one in city.wonders if one != power]))
    if not getattr(state.book.powers[power], "stays", False) and city.owner < state.seats:
        state.players[city.owner].glory += 2 * POINT
    capture.hand_over(state, power, BARBARIANS)
    state.empower()


def _ruin_settlement(state: State, hex: int) -> None:
    city = state.cities.pop(hex)
    player = state.players[city.owner]
    player.gone[0] += 1
    player.glory += 2 * POINT


def _ruin_all(state: State, hex: int) -> None:
    city: City = state.cities[hex]
    for power in city.wonders:
        _ruin_wonder(state, hex, power)
    for building, colour in enumerate(city.buildings):
        if colour >= 0:
            _ruin_building(state, hex, building)
    _ruin_settlement(state, hex)


def _volcano(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    if state.count_cities(seat) < 4:
        return
    hex = yield from common.pick_city(state, seat, state.cities_of(seat), "volcano")
    for unit in state.units[hex]:
        yield from common.struck_by_event(state, ("lose-at", FIGURES[kind_of(unit)], state.label(hex)))
    _ruin_all(state, hex)


VOLCANO = Do("volcano", _volcano)


def _shaken(state: State, seat: int) -> list[Value]:
    """Pieces of own cities that can fall: a settlement only after all others of its city."""
    found: list[Value] = []
    for hex in state.cities_of(seat):
        city, label = state.cities[hex], state.label(hex)
        found += [("ruin", BUILDINGS[b], label) for b, colour in enumerate(city.buildings) if colour >= 0]
        found += [("ruin-wonder", state.book.powers[power].id, label) for power in city.wonders]
        if city.size == 1:
            found.append(("ruin", "settlement", label))
    return found


def _quake(state: State, seat: int) -> Flow[None]:
    if state.count_cities(seat) < 3:
        return
    hit = []
    for n in range(3):
        if n:
            picked: Value | None = yield from optional(seat, "earthquake", lambda: _shaken(state, seat))
        else:
            picked = yield from choose(seat, "earthquake", lambda: _shaken(state, seat))
        if picked is None:
            break
        assert isinstance(picked, tuple)
        hex = state.hex(picked[2])
        hit.append(hex)
        if picked[0] == "ruin-wonder":
            _ruin_wonder(state, hex, state.book.power_of[str(picked[1])])
        elif picked[1] == "settlement":
            _ruin_settlement(state, hex)
        else:
            _ruin_building(state, hex, BUILDINGS.index(str(picked[1])))
    for hex in sorted(set(hit)):
        if hex in state.cities:
            yield from common.saddened(state, hex)


def _earthquake(deed: Deed) -> Flow[None]:
    yield from _quake(deed.state, deed.seat)


EARTHQUAKE = Do("earthquake", _earthquake)
MAJOR_EARTHQUAKE = Do("major-earthquake", each_player(_quake))
