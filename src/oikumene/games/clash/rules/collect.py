"""Collecting resources (rulebook, activating a city: collect)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import GOLD, GOODS, KINDS, MOOD, MOST_CAPTIVES, NOTHING, PORT, SEA, Amounts
from oikumene.games.clash.rules import cities, moments, verbs
from oikumene.games.clash.rules.questions import (
    ALSO_NEAR,
    CAPTURABLE,
    COLLECTABLE,
    COLLECTS,
    FAR,
    FISHES,
    MAY_COLLECT,
    YIELDS,
)
from oikumene.games.clash.rules.verbs import gain
from oikumene.games.clash.state import NOBODYS, State, kind_of
from oikumene.kernel.flow import Flow, Value, gather
from oikumene.kit.goods import plus_one
from oikumene.kit.places import each

#: Done once a turn: taking from hexes two steps away.
FARTHER = "farther"
#: What a turn remembers: that something was collected.
COLLECTING = "collected"


class Collected(NamedTuple):
    """What a collect brought: where, how much of each good, from which hexes."""

    hex: int
    gained: Amounts
    hexes: tuple[int, ...]


class Source(NamedTuple):
    """A hex that a city can take from: what it gives, which allowance it uses (near, sea, far), and the kinds of units
    that may be taken captive in the stead of a good."""

    hex: int
    goods: tuple[int, ...]
    kind: str
    units: tuple[int, ...] = ()


def collectable(state: State, seat: int, city: int, hex: int) -> bool:
    """Not from a hex with enemy units, another city or exhausted land; not from the sea beside pirates."""
    if state.exhausted >> hex & 1:
        return False
    free = state.whose[hex] in (NOBODYS, seat) and (hex == city or hex not in state.cities)
    if COLLECTABLE in state.bending[seat]:
        free = bent(state, COLLECTABLE, seat, free, city, hex)
    if not free:
        return False
    return state.terrain[hex] != SEA or not beside_pirates(state, seat, hex)


def beside_pirates(state: State, seat: int, hex: int) -> bool:
    """Whether pirates lie on a sea hex or beside it: those that are with the player's own units do not count."""
    for near in (hex, *each(state.board.masks[hex] & state.sea)):
        if state.pirates[near] and state.whose[near] != seat:
            return True
    return False


def yields(state: State, seat: int, city: int, hex: int) -> tuple[int, ...]:
    """The goods that a hex can give: by its terrain and the player's advances; a port also gives gold or mood."""
    base: tuple[int, ...] = ()
    if state.terrain[hex] == SEA and state.cities[city].has(PORT):
        base = (GOLD, MOOD)
    return bent(state, YIELDS, seat, base, city, hex)


def close_by(state: State, seat: int, city: int) -> int:
    """A city's own hex, those beside it, and what counts as such, as a set."""
    return state.board.masks[city] | 1 << city | bent(state, ALSO_NEAR, seat, 0, city)


def sources(state: State, seat: int, city: int) -> list[Source]:
    """The hexes that a city can take from, in rising order."""
    return list(_sources(state, seat, city))


def _sources(state: State, seat: int, city: int) -> Iterator[Source]:
    far = bent(state, FAR, seat, 0, city)
    near = close_by(state, seat, city)
    captures = CAPTURABLE in state.bending[seat]
    for hex in each((state.within(city, 2) if far else 0) | near & state.explored):
        sea = state.terrain[hex] == SEA
        kind = "sea" if sea else "near" if near >> hex & 1 else "far"
        if (near >> hex & 1 or not sea) and collectable(state, seat, city, hex):
            goods = yields(state, seat, city, hex)
            units = bent(state, CAPTURABLE, seat, (), city, hex) if captures else ()
            if goods or units:
                yield Source(hex, goods, kind, units)


def allowed(state: State, seat: int, city: int) -> dict[str, int]:
    """How many hexes of each kind one collect may take from: one of the sea."""
    sea = bent(state, FISHES, seat, 1 if state.cities[city].has(PORT) else 0, city)
    return {"near": 99, "sea": sea, "far": bent(state, FAR, seat, 0, city)}


def can_collect(state: State, seat: int, city: int) -> bool:
    """Whether a collect would bring anything."""
    if not cities.can_activate(state, city) or not bent(state, MAY_COLLECT, seat, True, city):
        return False
    if collectable(state, seat, city, city) and yields(state, seat, city, city):
        return True  # mostly from where it stands
    most = allowed(state, seat, city)
    return any(most[source.kind] for source in _sources(state, seat, city))


def where(state: State, seat: int, cities: list[int]) -> list[int]:
    """The cities that can collect."""
    return [city for city in cities if can_collect(state, seat, city)]


def number(state: State, seat: int, city: int) -> int:
    """How many resources a collect brings."""
    more = 2 if state.massed else 0
    return bent(state, COLLECTS, seat, cities.number(state, city), city) + more


def collect(state: State, seat: int, city: int) -> Flow[None]:
    """A city collects: one resource a hex, as many as its size and mood allow; then what advances add."""
    cities.activate(state, city)
    state.done += (COLLECTING,)
    yield from take(state, seat, city)
    yield from cities.worked(state, seat, city, "collect")


def seizable(state: State, seat: int, source: Source, picked: tuple[Value, ...]) -> list[int]:
    """The kinds of units of a hex that can still be taken captive, besides those that were picked."""
    seized = [pick for pick in picked if isinstance(pick, tuple) and pick[0] == "seize"]
    if len(state.players[seat].captives) + len(seized) >= MOST_CAPTIVES:
        return []
    there = [kind_of(unit) for unit in state.units[source.hex]]
    label = state.label(source.hex)
    return [kind for kind in source.units if there.count(kind) > seized.count(("seize", label, KINDS[kind]))]


def seize(state: State, seat: int, hex: int, kind: int) -> None:
    """A unit is taken captive where a resource would have been collected."""
    side = state.whose[hex]
    verbs.take_units(state, hex, [next(unit for unit in state.units[hex] if kind_of(unit) == kind)])
    verbs.take_captive(state, seat, side, kind)


def take(state: State, seat: int, city: int) -> Flow[None]:
    """The resources themselves, without what it means for the city."""
    yield from moments.occurs(state, moments.AT_WORK, seat, (city, "collect"))
    focused = state.focused
    near = close_by(state, seat, city)

    def more(picked: tuple[Value, ...]) -> list[Value]:
        found = sources(state, seat, city)
        kinds = {source.hex: source.kind for source in found}
        taken = [state.hex(pick[1]) for pick in picked if isinstance(pick, tuple)]
        last = taken[-1] if taken else -1
        most = allowed(state, seat, city)
        left = {kind: n - len({hex for hex in taken if kinds.get(hex) == kind}) for kind, n in most.items()}
        listed: list[Value] = []
        for source in found:
            again = source.hex in taken
            if source.hex < last or (again and not focused) or (not again and left[source.kind] <= 0):
                continue
            label = state.label(source.hex)
            listed += [("take", label, GOODS[good]) for good in source.goods]
            listed += [("seize", label, KINDS[k]) for k in seizable(state, seat, source, picked)]
        return listed

    picked = yield from gather(
        seat,
        "collect",
        more,
        bool,
        low=1,
        high=lambda: number(state, seat, city),
        about=(state.label(city),),
    )
    state.focused = state.massed = False
    gained = NOTHING
    hexes = []
    for pick in picked:
        assert isinstance(pick, tuple)
        hexes.append(state.hex(pick[1]))
        if pick[0] == "seize":
            seize(state, seat, hexes[-1], KINDS.index(str(pick[2])))
            continue
        gained = plus_one(gained, GOODS.index(str(pick[2])), 1)
    state.note("collects", seat, state.label(city))
    if any(not near >> hex & 1 for hex in hexes):
        state.done += (FARTHER,)
    gain(state, seat, gained)
    yield from moments.occurs(state, moments.COLLECTED, seat, Collected(city, gained, tuple(hexes)))
