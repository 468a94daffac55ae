"""Barbarians (rulebook, events: barbarians): how they come, move and grow."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import BARREN, CAVALRY, ELEPHANT, INFANTRY, KINDS, NEUTRAL
from oikumene.games.clash.rules import battle, moments, verbs
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.rules.questions import HOLDS_BACK
from oikumene.games.clash.state import BARBARIANS, MOVED, NOBODYS, State, kind_of, marked, marks_of
from oikumene.kernel.flow import Flow, Value, choose, may
from oikumene.kit.places import bits, each
from oikumene.kit.sides import push

#: How near to a player's city they must be to be moved by an event.
NEAR = 2


# -- where they come (step 1 of spawning)


def free_land(state: State) -> list[int]:
    """Land that is neither barren nor exhausted, without cities, units or pirates."""
    return [
        hex
        for hex in each(state.land & ~state.exhausted)
        if state.terrain[hex] != BARREN and hex not in state.cities and state.whose[hex] == NOBODYS
    ]


def far_from_others(state: State, seat: int, hex: int) -> bool:
    """At least two hexes from the cities of other players."""
    return all(
        city.owner in (seat, BARBARIANS) or not 0 <= state.apart(hex, at) < NEAR for at, city in state.cities.items()
    )


def spawning(state: State, seat: int) -> list[int]:
    """Where a barbarian city may come: exactly two steps over land from one of the player's cities and no nearer to the
    others; nearer, if that cannot be."""
    own = state.cities_of(seat)
    able = [hex for hex in free_land(state) if far_from_others(state, seat, hex)]
    best, nearer = [], []
    for hex in able:
        over_land = [state.board.distance(hex, city, state.land) for city in own]
        apart = [state.apart(hex, city) for city in own]
        if NEAR in over_land and all(far < 0 or far >= NEAR for far in apart):
            best.append(hex)
        elif any(0 < far <= NEAR for far in over_land):
            nearer.append(hex)
    return best or nearer


def settle(state: State, seat: int) -> Flow[None]:
    """A barbarian city with infantry comes up, if there is a place and the pieces."""
    if not state.barbarian_settlements or not spawning(state, seat):
        return
    picked = yield from choose(
        seat, "barbarians-settle", lambda: [("place", state.label(hex)) for hex in spawning(state, seat)]
    )
    hex = state.hex(picked[1])
    verbs.add_city(state, BARBARIANS, hex, NEUTRAL)
    state.note("barbarians-settle", state.label(hex))
    if state.barbarian_units[INFANTRY]:
        verbs.place(state, BARBARIANS, hex, INFANTRY)


# -- more of them


def reinforcements(state: State, hex: int) -> list[int]:
    """What can be added in a barbarian city: infantry; with infantry there cavalry and elephants too."""
    if verbs.room_for_army(state, BARBARIANS, hex) <= 0:
        return []
    kinds = [INFANTRY]
    if state.variant.expansion and any(kind_of(unit) == INFANTRY for unit in state.units[hex]):
        kinds += [CAVALRY, ELEPHANT]
    return [kind for kind in kinds if state.barbarian_units[kind]]


def reinforce(state: State, seat: int, hex: int) -> Flow[None]:
    """One more unit in a barbarian city, as the player chooses."""
    if not reinforcements(state, hex):
        return

    def listing() -> list[Value]:
        return [("kind", KINDS[kind]) for kind in reinforcements(state, hex)]

    picked = yield from choose(seat, "barbarians-kind", listing, about=(state.label(hex),))
    assert isinstance(picked, tuple)
    verbs.place(state, BARBARIANS, hex, KINDS.index(str(picked[1])))


def spawn(state: State, seat: int) -> Flow[None]:
    """The symbol: a barbarian city comes up; then one unit more in any barbarian city."""
    yield from settle(state, seat)
    able = [hex for hex in state.cities_of(BARBARIANS) if reinforcements(state, hex)]
    if not able:
        return
    picked = yield from choose(seat, "barbarians-grow", lambda: [("place", state.label(hex)) for hex in able])
    yield from reinforce(state, seat, state.hex(picked[1]))


# -- moving


def near(state: State, seat: int) -> list[int]:
    """The barbarian armies within two hexes of a player's cities."""
    reach = 0
    for city in state.cities_of(seat):
        reach |= state.within(city, NEAR)
    return [hex for hex in each(reach) if state.whose[hex] == BARBARIANS]


def advance(state: State, seat: int) -> Flow[None]:
    """The symbol: armies near the player's cities come a step nearer, one after the other; then those cities of theirs
    that are near grow. If none is near, a new city comes up instead."""
    if not near(state, seat):
        yield from settle(state, seat)
        return
    yield from moments.occurs(state, moments.BARBARIANS_MOVE, seat)
    steered, state.steered = state.steered, False
    push(state, ("army", seat, int(steered)))


def unmoved(state: State, seat: int, anywhere: bool = False) -> list[int]:
    """The armies near the player's cities that have not moved and can."""
    return [
        hex
        for hex in near(state, seat)
        if not all(marks_of(unit) & MOVED for unit in state.units[hex]) and steps(state, seat, hex, anywhere)
    ]


def steps(state: State, seat: int, hex: int, anywhere: bool = False) -> list[int]:
    """Where an army goes: nearer, over land, to a nearest city of the player; only where there is room."""
    goals = bits(state.cities_of(seat))
    land = state.land
    able = state.board.masks[hex] & land if anywhere else state.board.towards(hex, goals, land) & land
    force = sum([not marks_of(unit) & MOVED for unit in state.units[hex]])
    found = []
    for goal in each(able):
        if state.whose[goal] == BARBARIANS and verbs.room_for_army(state, BARBARIANS, goal) < force:
            continue
        found.append(goal)
    return found


def army(state: State, seat: int, steered: bool) -> Flow[None]:
    """One barbarian army moves, and fights if it meets somebody; then the next."""
    if not unmoved(state, seat, steered):
        verbs.clear_marks(state, BARBARIANS, -1)
        yield from grow(state, seat)
        return

    def armies() -> list[Value]:
        return [("from", state.label(hex)) for hex in unmoved(state, seat, steered)]

    picked = yield from choose(seat, "barbarians-from", armies)
    assert isinstance(picked, tuple)
    hex = state.hex(picked[1])
    if (yield from held_back(state, hex)):
        push(state, ("army", seat, int(steered)))
        return

    def goals() -> list[Value]:
        return [("to", state.label(goal)) for goal in steps(state, seat, hex, steered)]

    to = yield from choose(seat, "barbarians-to", goals, about=(state.label(hex),))
    assert isinstance(to, tuple)
    push(state, ("army", seat, int(steered)))
    yield from march(state, hex, state.hex(to[1]), last=True)


def held_back(state: State, hex: int) -> Flow[bool]:
    """Whether a player who can keeps an army where it is: then it has moved."""
    for seat in state.in_order(state.active):
        if bent(state, HOLDS_BACK, seat, False, hex) and (yield from may(seat, "hold-back", about=(state.label(hex),))):
            state.units[hex] = tuple(sorted([marked(unit, MOVED) for unit in state.units[hex]]))
            state.note("held-back", seat, state.label(hex))
            return True
    return False


def march(state: State, hex: int, goal: int, *, last: bool = False) -> Flow[None]:
    """An army of barbarians goes a step; it fights whomever it meets. `last`: nothing else follows in this step."""
    group = tuple([unit for unit in state.units[hex] if not marks_of(unit) & MOVED])
    verbs.take_units(state, hex, group)
    state.note("barbarians-move", state.label(hex), state.label(goal))
    if enemy_at(state, BARBARIANS, goal) >= 0:
        force = tuple([marked(unit, MOVED) for unit in group])
        yield from battle.attack(state, BARBARIANS, goal, hex, force, last=last)
        return
    verbs.put_units(state, BARBARIANS, goal, [marked(unit, MOVED) for unit in group])


def grow(state: State, seat: int) -> Flow[None]:
    """A unit more in each barbarian city within two hexes of the player's cities."""
    reach = 0
    for city in state.cities_of(seat):
        reach |= state.within(city, NEAR)
    for hex in state.cities_of(BARBARIANS):
        if reach >> hex & 1:
            yield from reinforce(state, seat, hex)
