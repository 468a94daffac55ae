"""Roads (rulebook, advances: roads): two steps out of an own city or into one, whatever the terrain, at a price."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ARMY, LEADER, PLAINS, Amounts, goods
from oikumene.games.clash.rules import battle, payment, verbs
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.rules.groups import Way, able, armies, led, roomy
from oikumene.games.clash.rules.questions import ROADS
from oikumene.games.clash.state import IN_FOREST, IN_MOUNTAIN, IN_PLAINS, State, kind_of, marked, unmarked
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.places import bits, each

#: What each group pays.
PRICE: Amounts = goods(food=1, ore=1)
#: No road is longer.
LONGEST = 4
#: Without a leader among the units, and with one.
LEDS = (False, True)


class Lands:
    """The land without enemies, by how many more army units of a player can pass it, also with a leader among them."""

    def __init__(self, state: State, seat: int) -> None:
        self.free = bits([hex for hex in each(state.land) if enemy_at(state, seat, hex) < 0])
        here = list(each(self.free))
        self.rooms = [[(1 << hex, verbs.room_for_army(state, seat, hex, led=led)) for hex in here] for led in LEDS]

    def wide(self, army: int, led: bool) -> int:
        """Those that have room for so many."""
        return sum([bit for bit, room in self.rooms[led] if room >= army]) if army else self.free


def ways(state: State, seat: int, hex: int, units: tuple[int, ...]) -> list[Way]:
    """Where units of a hex can go by road: past no enemies, over hexes that have room for the army units of the
    group."""
    if ROADS not in state.bending[seat]:
        return []
    units = tuple([unit for unit in units if able(state, seat, unit, road=True)])
    if not units or not payment.can_pay(state, seat, PRICE) or bent(state, ROADS, seat, 0, hex, -1) <= 0:
        return []
    home = hex in state.cities and state.cities[hex].owner == seat
    lands = Lands(state, seat)
    found = []
    for goal in each(state.board.reachable(hex, LONGEST, lands.free, state.land & ~lands.free)):
        own = goal in state.cities and state.cities[goal].owner == seat
        if home or own:
            way = way_to(state, seat, lands, hex, goal, units)
            if way is not None and (home or not way.fights):
                found.append(way)
    return found


def way_to(state: State, seat: int, lands: Lands, hex: int, goal: int, units: tuple[int, ...]) -> Way | None:
    """The way to a hex by road, for those of the units that can go there."""
    if not lands.free >> goal & 1:
        return attack_on(state, seat, lands, hex, goal, units)
    most = bent(state, ROADS, seat, 0, hex, goal)
    settlers = 0 < state.board.distance(hex, goal, lands.free | 1 << hex) <= most
    army, guided = [widest(state, seat, lands, hex, goal, led=led) for led in LEDS]
    fit = tuple([unit for unit in units if (max(army, guided) if kind_of(unit) in ARMY else settlers)])
    way = roomy(state, seat, "road", goal, fit) if fit else None
    return way and way._replace(army=min(way.army, army), led=min(way.led, guided))


def widest(state: State, seat: int, lands: Lands, hex: int, goal: int, *, led: bool) -> int:
    """How many army units can go to a hex together, by the way that has most room."""
    most = bent(state, ROADS, seat, 0, hex, goal)
    for army in range(verbs.stack_limit(state, seat, goal, (LEADER,) if led else ()), 0, -1):
        through = lands.wide(army, led) | 1 << goal | 1 << hex
        if 0 < state.board.distance(hex, goal, through) <= most:
            return army
    return 0


def attack_on(state: State, seat: int, lands: Lands, hex: int, goal: int, units: tuple[int, ...]) -> Way | None:
    """An attack by road: at the end of the way, with as many army units as pass it."""

    def most(unit: int, led: bool) -> int:
        limit = verbs.stack_limit(state, seat, goal, (LEADER,) if led else ())
        able = [n for n in range(1, limit + 1) if crossings(state, seat, lands, hex, goal, (unit,), n, led)]
        return max(able, default=0)

    force = [unit for unit in units if kind_of(unit) in ARMY and most(unit, False)]
    if not force:
        return None
    fit = tuple([unit for unit in units if kind_of(unit) not in ARMY or unit in force])
    army, guided = [max([most(unit, led) for unit in force]) for led in LEDS]
    return Way("road", goal, fit, army=army, led=guided, fights=True)


def crossings(
    state: State, seat: int, lands: Lands, hex: int, goal: int, force: tuple[int, ...], army: int, led: bool
) -> list[int]:
    """The hexes from which so many army units that go by road can attack another: where they come from, if that is
    beside it, or one that they pass. Whoever passes plains has crossed them, also by road."""
    through = lands.wide(army, led) | 1 << hex
    most = bent(state, ROADS, seat, 0, hex, goal)
    rested = [unmarked(unit, IN_FOREST | IN_MOUNTAIN) for unit in force]
    found = []
    for last in each(state.board.masks[goal] & through):
        crossed = last != hex and state.terrain[last] == PLAINS
        near = last == hex or 0 < state.board.distance(hex, last, through) < most
        coming = tuple([marked(unit, IN_PLAINS * crossed) for unit in rested])
        if near and battle.may_attack(state, seat, goal, coming, PRICE):
            found.append(last)
    return found


def crossing(state: State, seat: int, hex: int, goal: int, group: tuple[int, ...]) -> Flow[int]:
    """The last hex before an attack by road, to which who attacked retreats: where several are, which of them."""

    def listing() -> list[Value]:
        force = tuple([unit for unit in group if kind_of(unit) in ARMY])
        able = crossings(state, seat, Lands(state, seat), hex, goal, force, armies(group), led(group))
        return [("over", state.label(last)) for last in able]

    picked = yield from choose(seat, "over", listing, about=(state.label(goal),))
    assert isinstance(picked, tuple)
    return state.hex(picked[1])


def rested(state: State, hex: int, group: tuple[int, ...]) -> tuple[int, ...]:
    """Units that go by road forget what the terrain did to them."""
    fresh = tuple([unmarked(unit, IN_FOREST | IN_MOUNTAIN) for unit in group])
    verbs.take_units(state, hex, group)
    verbs.put_units(state, state.active, hex, fresh)
    return fresh


def trodden(state: State, seat: int, hex: int, goal: int, group: tuple[int, ...]) -> tuple[int, ...]:
    """A group that goes by road has crossed plains, if there is no other way."""
    most = bent(state, ROADS, seat, 0, hex, goal)
    through = Lands(state, seat).wide(armies(group), led(group))
    dry = bits([h for h in each(through) if state.terrain[h] != PLAINS]) | 1 << goal | 1 << hex
    if 0 < state.board.distance(hex, goal, dry) <= most:
        return group
    return tuple([marked(unit, IN_PLAINS) for unit in group])
