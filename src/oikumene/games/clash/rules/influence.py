"""Cultural influence (rulebook, influencing culture)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import (
    ARMY,
    BUILDINGS,
    CULTURE,
    INFANTRY,
    KINDS,
    LEADER,
    NOTHING,
    OBELISK,
    SETTLER,
    TERMS,
    Amounts,
)
from oikumene.games.clash.rules import battle, moments, payment, verbs
from oikumene.games.clash.rules.questions import (
    BLESSES,
    INFLUENCE_ROLL,
    KEEPS_PIECES,
    MAY_AIM,
    MAY_BOOST,
    MAY_INFLUENCE,
    RANGE,
    STARTS,
    TURNS_UNITS,
)
from oikumene.games.clash.state import BARBARIANS, NOBODYS, State, kind_of
from oikumene.kernel.flow import Flow, Value, choose, telling
from oikumene.kernel.words import Details
from oikumene.kit.goods import plus_one
from oikumene.kit.places import bits, each

#: A roll of so much succeeds.
SUCCESS = TERMS.influence
#: Six values, each on two of the twelve faces.
FACES = 6
#: The settlement itself, as what an attempt aims at.
SETTLEMENT = -1
#: No building is named before the attempt has succeeded.
ANY_BUILDING = -1


def roll(state: State) -> int:
    """The value of one die, where symbols do not matter."""
    return state.below(12) // 2 + 1


def starts(state: State, seat: int) -> list[int]:
    """The hexes that influence may start from."""
    return list(each(bent(state, STARTS, seat, bits(state.cities_of(seat)))))


def reach(state: State, seat: int, start: int) -> int:
    """How far influence reaches: as far as the city is large."""
    city = state.cities.get(start)
    return bent(state, RANGE, seat, 0 if city is None else city.size, start)


def pieces(state: State, seat: int, target: int) -> list[int]:
    """The buildings of a city that can be exchanged: of another colour, no obelisk, an own piece in supply."""
    city = state.cities.get(target)
    if city is None:
        return []
    left = state.players[seat].pieces
    if state.awed and city.owner == BARBARIANS and city.size == 1 and state.players[seat].settlements:
        return [SETTLEMENT]
    if city.buildings.count(NOBODYS) + city.buildings.count(seat) == len(city.buildings):
        return []
    return [
        building
        for building, colour in enumerate(city.buildings)
        if colour >= 0
        and colour != seat
        and building != OBELISK
        and left[building]
        and not bent(state, KEEPS_PIECES, colour, False, building)
    ]


def blessable(state: State, seat: int, target: int) -> bool:
    """Whether a token may be laid under a barbarian settlement that has none."""
    city = state.cities.get(target)
    if city is None or city.owner != BARBARIANS or city.druid != NOBODYS:
        return False
    return bent(state, BLESSES, seat, False, target)


def turnable(state: State, seat: int, target: int) -> list[int]:
    """The kinds of enemy army units on a hex outside cities that can become own ones: no leaders, a piece in supply."""
    if target in state.cities or state.sea >> target & 1 or state.whose[target] in (NOBODYS, seat):
        return []
    left = state.players[seat].units
    kinds = sorted({kind_of(unit) for unit in state.units[target]})
    return [kind for kind in kinds if kind in ARMY and kind != LEADER and left[kind]]


def boostable(state: State, seat: int, start: int, target: int) -> bool:
    """Whether culture may be spent on it: a city with an enemy building influences only itself, without."""
    own = state.cities.get(start)
    if own is not None and own.owner == seat and own.influenced:
        return False
    if target not in state.cities:
        return True
    owner = state.cities[target].owner
    return owner in (seat, BARBARIANS) or bent(state, MAY_BOOST, owner, True, target)


def may_aim(state: State, seat: int, start: int, target: int) -> bool:
    """Whether influence from a start may aim at a city, by the player's powers and by those of its owner."""
    owner = state.cities[target].owner
    if not bent(state, MAY_AIM, seat, True, start, target):
        return False
    return owner in (seat, BARBARIANS) or bent(state, MAY_INFLUENCE, owner, True, target)


def cost(state: State, seat: int, start: int, target: int) -> int | None:
    """The culture that it takes to reach a target from a start; None: it cannot be."""
    city = state.cities.get(target)
    own = state.cities.get(start)
    if own is not None and own.owner == seat and own.influenced and start != target:
        return None
    if city is None:
        if not bent(state, TURNS_UNITS, seat, False, start):
            return None
    elif not may_aim(state, seat, start, target):
        return None
    far = state.apart(start, target)
    if far < 0:
        return None
    more = max(0, far - reach(state, seat, start))
    if more and not boostable(state, seat, start, target):
        return None
    return more


def targets(state: State, seat: int, start: int, fee: Amounts = NOTHING) -> list[int]:
    """The cities that can be influenced from a start, and paid for, and armies where a power allows it; `fee`: what it
    costs besides."""
    return list(_targets(state, seat, start, fee, open_cities(state, seat)))


def open_cities(state: State, seat: int) -> list[int]:
    """The cities in which influence could change something, from wherever."""
    blesses = BLESSES.name in state.hooks
    return [hex for hex in state.cities if pieces(state, seat, hex) or (blesses and blessable(state, seat, hex))]


def _targets(state: State, seat: int, start: int, fee: Amounts, cities: list[int]) -> Iterator[int]:
    every = cities
    if bent(state, TURNS_UNITS, seat, False, start):
        every = [*cities, *[hex for hex in range(len(state.whose)) if turnable(state, seat, hex)]]
    for target in sorted(every):
        more = cost(state, seat, start, target)
        if more is not None and payment.can_pay(state, seat, plus_one(fee, CULTURE, more) if more else fee):
            yield target


def can_influence(state: State, seat: int, fee: Amounts = NOTHING) -> bool:
    """Only one success a turn."""
    if state.influenced:
        return False
    cities = open_cities(state, seat)
    if not cities and TURNS_UNITS.name not in state.hooks:
        return False
    return any(True for start in starts(state, seat) for _ in _targets(state, seat, start, fee, cities))


def influence(state: State, seat: int, only: int = -1, fee: Amounts = NOTHING) -> Flow[None]:
    """From where, on whom, how far; a roll of five and more succeeds; culture raises it afterwards."""

    def origins() -> list[Value]:
        able = [start for start in starts(state, seat) if only in (-1, start) and targets(state, seat, start, fee)]
        return [("from", state.label(start)) for start in able]

    picked = yield from choose(seat, "influence-from", origins)
    start = state.hex(picked[1])  # type: ignore[index]

    def goals() -> list[Value]:
        return [("target", state.label(target)) for target in targets(state, seat, start, fee)]

    def owed(target: int) -> Amounts:
        return plus_one(fee, CULTURE, cost(state, seat, start, target) or 0)

    def price_of(value: tuple[int | str, ...]) -> Details:
        return (payment.told(owed(state.hex(value[1]))),)

    picked = yield from choose(
        seat, "influence", goals, about=(state.label(start),), details=telling("target", price_of)
    )
    target = state.hex(picked[1])  # type: ignore[index]
    yield from payment.pays(state, seat, owed(target))
    yield from attempt(state, seat, start, target)


def attempt(state: State, seat: int, start: int, target: int) -> Flow[None]:
    """The roll, what is added to it, and what comes of it."""
    state.attempt = (roll(state), ANY_BUILDING)
    yield from moments.occurs(state, moments.INFLUENCE_ROLLED, seat, (start, target))
    rolled = state.attempt[0]
    awed, state.awed = state.awed, False
    state.note("influence", seat, state.label(target), rolled)
    value = rolled + bent(state, INFLUENCE_ROLL, seat, 0, target)
    value += yield from boosted(state, seat, start, target, value)
    if value < state.book.terms.influence:
        state.note("influence-fails", seat)
        return
    if target not in state.cities:
        yield from turned(state, seat, start, target)
    elif awed and state.cities[target].owner == BARBARIANS and state.cities[target].size == 1:
        yield from won_over(state, seat, start, target)
    else:
        yield from succeeded(state, seat, start, target)


def boosted(state: State, seat: int, start: int, target: int, value: int) -> Flow[int]:
    """Culture spent after the roll: exactly what is missing, or nothing."""
    missing = state.book.terms.influence - value
    price = plus_one(NOTHING, CULTURE, missing)
    if missing <= 0 or not boostable(state, seat, start, target) or not payment.can_pay(state, seat, price):
        return 0
    picked = yield from choose(seat, "boost", lambda: [("boost", missing), "no"], about=(value,))
    if picked == "no":
        return 0
    yield from payment.pays(state, seat, price)
    return missing


def succeeded(state: State, seat: int, start: int, target: int) -> Flow[None]:
    """A building of the city gets the player's colour."""

    def listing() -> list[Value]:
        able = [building for building in pieces(state, seat, target) if state.attempt[1] in (ANY_BUILDING, building)]
        found: list[Value] = [("exchange-building", BUILDINGS[building]) for building in able]
        return [*found, "bless"] if blessable(state, seat, target) and state.attempt[1] == ANY_BUILDING else found

    picked = yield from choose(seat, "influence-building", listing, about=(state.label(target),))
    state.influenced = True
    if picked == "bless":
        state.cities[target] = state.cities[target].but(druid=seat)
        state.note("blesses", seat, state.label(target))
    else:
        building = BUILDINGS.index(str(picked[1]))  # type: ignore[index]
        verbs.repaint(state, target, building, seat)
        state.note("influenced", seat, BUILDINGS[building], state.label(target))
    yield from moments.occurs(state, moments.INFLUENCED, seat, (start, target))


def turned(state: State, seat: int, start: int, target: int) -> Flow[None]:
    """An enemy unit becomes an own one of the same kind; those that were with it are fought at once."""

    def listing() -> list[Value]:
        return [("kind", KINDS[kind]) for kind in turnable(state, seat, target)]

    picked = yield from choose(seat, "influence-unit", listing, about=(state.label(target),))
    assert isinstance(picked, tuple)
    kind = KINDS.index(str(picked[1]))
    state.influenced = True
    state.note("turned", seat, KINDS[kind], state.label(target))
    unit = next(unit for unit in state.units[target] if kind_of(unit) == kind)
    yield from verbs.remove(state, target, unit)
    state.players[seat].units[kind] -= 1
    if state.whose[target] == NOBODYS:
        verbs.put_units(state, seat, target, [kind])
    else:
        yield from battle.turned(state, seat, target, kind)
    yield from moments.occurs(state, moments.INFLUENCED, seat, (start, target))


def won_over(state: State, seat: int, start: int, target: int) -> Flow[None]:
    """A barbarian settlement becomes the player's: one of its units is exchanged, the others are removed."""
    there = state.units[target]
    if there:
        verbs.take_units(state, target, there)
        for unit in there:
            state.barbarian_units[kind_of(unit)] += 1
    verbs.remove_city(state, target)
    verbs.add_city(state, seat, target)
    state.influenced = True
    state.note("won-over", seat, state.label(target))

    def listing() -> list[Value]:
        return [("kind", KINDS[kind]) for kind in (SETTLER, INFANTRY) if state.players[seat].units[kind]]

    if there and listing():
        picked = yield from choose(seat, "won-over", listing)
        assert isinstance(picked, tuple)
        verbs.place(state, seat, target, KINDS.index(str(picked[1])))
    yield from moments.occurs(state, moments.INFLUENCED, seat, (start, target))
