"""Moving units (rulebook, moving units): up to three groups, on land, by road, at sea."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from oikumene.games.clash.model import (
    ARMY,
    CITY,
    FIGURES,
    HULLS,
    LEADER,
    NOTHING,
    PIRATE_SHIP,
    SEA,
    SHIP,
    UNKNOWN,
)
from oikumene.games.clash.rules import barred, battle, convert, explore, moments, payment, roads, sea, verbs, wander
from oikumene.games.clash.rules.forces import enemy_at, pirates_bar
from oikumene.games.clash.rules.groups import Way, able, armies, entered, fits, led, may_fit, others, roomy
from oikumene.games.clash.state import (
    FOUGHT,
    FRESH,
    IN_FOREST,
    MOVED,
    NOBODYS,
    VOYAGED,
    Feat,
    State,
    kind_of,
    marked,
    marks_of,
)
from oikumene.kernel.flow import Closed, Flow, Value, choose, gather, optional
from oikumene.kit.places import bits, each
from oikumene.kit.sides import push

GROUPS = 3
#: Which units may go; and what those of a hex can do, where a power limits it.
Only: TypeAlias = "Callable[[int], bool]"
How: TypeAlias = "Callable[[State, int, int], list[Way]]"
#: Words for ways at sea; one of them attacks pirates that need not be.
ASSAULT = "assault"
VOYAGES = ("sail", "chart", ASSAULT)
#: What happened in a move action.
SAILED, NAVIGATED = "sailed", "navigated"


class Moved(NamedTuple):
    """What has happened in a move action: how ships have gone, and what can be remembered of it."""

    journey: tuple[str, ...]
    feats: tuple[Feat, ...]


# -- who can move


def can_move(state: State, seat: int) -> bool:
    """Whether anything can be moved at all."""
    return any(True for hex in places(state, seat) for _ in _ways(state, seat, hex, anything))


def places(state: State, seat: int) -> list[int]:
    """Where something stands that could move: units, or a city that moves as they do."""
    wanderers = wander.wanderers(state, seat)
    return sorted({*state.units_of(seat), *wanderers}) if wanderers else state.units_of(seat)


def anything(unit: int) -> bool:
    """Every unit may go."""
    return True


# -- where to


def ways(state: State, seat: int, hex: int, only: Only = anything) -> list[Way]:
    """Everything that units of a hex can do in one move of a group; `only`: those of them that may."""
    return list(_ways(state, seat, hex, only))


def _ways(state: State, seat: int, hex: int, only: Only) -> Iterator[Way]:
    here = [*state.units[hex], *wander.piece(state, seat, hex)]
    land = tuple([unit for unit in here if kind_of(unit) not in HULLS and only(unit) and able(state, seat, unit)])
    if land:
        for goal in state.board.beside[hex]:
            way = step(state, seat, hex, goal, land)
            if way is not None:
                yield way
    if not state.sea >> hex & 1:
        yield from roads.ways(state, seat, hex, tuple([unit for unit in state.units[hex] if only(unit)]))
    else:
        yield from voyages(state, seat, hex, only)
    if only is anything:
        yield from convert.ways(state, seat, hex)


def step(state: State, seat: int, hex: int, goal: int, units: tuple[int, ...]) -> Way | None:
    """One step of land units: onto land, into the unknown, onto ships, against enemies."""
    kind = state.terrain[goal]
    if kind == SEA or goal in state.cities or enemy_at(state, seat, goal) >= 0:
        units = tuple([unit for unit in units if kind_of(unit) != CITY])
        if not units:
            return None
    if kind == UNKNOWN:
        limit, led = verbs.stack_limit(state, seat, goal), verbs.stack_limit(state, seat, goal, (LEADER,))
        return Way("to", goal, units, army=limit, led=led)
    if kind == SEA:
        allies = 0 if pirates_bar(state, seat, goal) else state.pirates[goal]
        if state.sea >> hex & 1 or state.whose[goal] not in (seat, NOBODYS) or pirates_bar(state, seat, goal):
            return None
        room = verbs.spare_load(state, goal) + allies * verbs.ship_load(state, seat)
        return Way("to", goal, units, any=room) if room > 0 else None
    if enemy_at(state, seat, goal) >= 0:
        fit = tuple([unit for unit in units if kind_of(unit) not in ARMY or fit_to_attack(state, seat, goal, unit)])
        armies = tuple([unit for unit in fit if kind_of(unit) in ARMY])
        if not armies or not battle.may_attack(state, seat, goal, armies):
            return None
        limit, led = verbs.stack_limit(state, seat, goal), verbs.stack_limit(state, seat, goal, (LEADER,))
        return Way("to", goal, fit, army=limit, led=led, fights=True)
    return roomy(state, seat, "to", goal, units)


def fit_to_attack(state: State, seat: int, goal: int, unit: int) -> bool:
    """Whether a unit may begin a battle: not out of a forest, and not where something keeps it from this hex."""
    return not marks_of(unit) & IN_FOREST and battle.attack_price(state, seat, goal, (unit,)) is not None


def voyages(state: State, seat: int, hex: int, only: Only = anything) -> list[Way]:
    """Where the ships of a hex can go, with what they carry."""
    ships = [unit for unit in state.units[hex] if kind_of(unit) in HULLS and only(unit) and able(state, seat, unit)]
    if not ships:
        return []
    here = state.units[hex]
    carried = [unit for unit in here if kind_of(unit) not in HULLS and not marks_of(unit) & FOUGHT]
    units = (*carried, *ships)
    hulls = sum([kind_of(unit) in HULLS for unit in here])
    load, each_ship = (len(here) - hulls, hulls), verbs.ship_load(state, seat)
    if not any(sails(Way("sail", hex, units, load=load, each=each_ship), (unit,)) for unit in units):
        return []
    trip = sea.voyage(state, seat, hex)
    found = []
    for goal in each(trip.ends):
        fights = bool(trip.fights >> goal & 1)
        if fights and not battle.may_attack(state, seat, goal, tuple(ships)):
            continue
        fit = tuple(
            [unit for unit in units if kind_of(unit) not in HULLS or not fights or not marks_of(unit) & IN_FOREST]
        )
        way = Way("sail", goal, fit, fights=fights, load=load, each=each_ship)
        if len(fit) == len(units) or any(sails(way, (unit,)) for unit in fit):
            found.append(way)
    found += assaults(state, seat, hex, found)
    for spot in sorted(trip.charts):
        found.append(Way("chart", state.board.spots[spot][0], units, load=load, each=each_ship))
    return found


def assaults(state: State, seat: int, hex: int, voyages: list[Way]) -> list[Way]:
    """Attacks on pirates by who is allied with them: where the ships come to, or where they lie already."""
    found = []
    for way in voyages:
        if not way.fights and pirates_at(state, way.goal):
            own = tuple([unit for unit in way.units if kind_of(unit) != PIRATE_SHIP])
            found.append(way._replace(word=ASSAULT, units=own))
    ships = tuple([unit for unit in state.units[hex] if kind_of(unit) == SHIP and able(state, seat, unit)])
    if ships and pirates_at(state, hex):
        found.append(Way(ASSAULT, hex, ships))
    return [way for way in found if any(kind_of(unit) == SHIP for unit in way.units)]


def pirates_at(state: State, hex: int) -> bool:
    """Whether pirates lie on a hex, whoever they are with."""
    return bool(state.pirates[hex]) or any(kind_of(unit) == PIRATE_SHIP for unit in state.units[hex])


# -- the action


def begin(state: State, seat: int) -> Flow[None]:
    """A move action: up to three groups."""
    state.journey, state.since = (), len(state.feats)
    push(state, ("move", seat, GROUPS))
    return
    yield


def move(state: State, seat: int, left: int) -> Flow[None]:
    """One group, or done."""
    course = (yield from decided(state, seat, left, ways)) if left else None
    if course is None:
        yield from end(state, seat)
        return
    push(state, ("move", seat, left - 1))
    yield from go(state, seat, *course, last=True)


def decided(state: State, seat: int, left: int, how: How) -> Flow[tuple[int, str, int] | None]:
    """From where the next group goes, how and where to; None: no more."""

    def leads(hex: int) -> bool:
        return any(True for _ in _ways(state, seat, hex, anything)) if how is ways else bool(how(state, seat, hex))

    def origins() -> list[Value]:
        return [("from", state.label(hex)) for hex in places(state, seat) if leads(hex)]

    if not any(leads(hex) for hex in places(state, seat)):
        return None

    def stay() -> list[Closed]:
        return barred.origins(state, seat, {hex for hex in places(state, seat) if leads(hex)}) if how is ways else []

    picked = yield from optional(seat, "move-from", origins, no="done", about=(left,), closed=stay)
    if picked is None:
        return None
    assert isinstance(picked, tuple)
    hex = state.hex(picked[1])

    def goals() -> list[Value]:
        return [(way.word, state.label(way.goal)) for way in how(state, seat, hex)]

    def shut() -> list[Closed]:
        open = {way.goal for way in how(state, seat, hex)}
        return barred.goals(state, seat, hex, open) if how is ways else []

    goal = yield from choose(seat, "move-to", goals, about=(state.label(hex),), closed=shut)
    assert isinstance(goal, tuple)
    return hex, str(goal[0]), state.hex(goal[1])


def beside(state: State, seat: int, groups: int, how: How) -> Flow[None]:
    """Some groups go beside the action that moves units, as a power allows: as many, and those, and where to."""
    for left in range(groups, 0, -1):
        course = yield from decided(state, seat, left, how)
        if course is None:
            break
        yield from go(state, seat, *course, how)
    verbs.clear_marks(state, seat, MOVED | FRESH)


def end(state: State, seat: int) -> Flow[None]:
    """The action is over."""
    about = Moved(state.journey, state.feats[state.since :])
    state.journey, state.charge = (), 0
    verbs.clear_marks(state, seat, MOVED)
    yield from moments.occurs(state, moments.MOVED, seat, about)


def way_of(state: State, seat: int, hex: int, word: str, goal: int, how: How = ways) -> Way:
    every = _ways(state, seat, hex, anything) if how is ways else how(state, seat, hex)
    return next(way for way in every if way.word == word and way.goal == goal)


def go(state: State, seat: int, hex: int, word: str, goal: int, how: How = ways, *, last: bool = False) -> Flow[None]:
    """A group goes: who of those that can, then what they meet. `last`: nothing else follows in this step."""
    if word == ASSAULT and goal == hex:
        yield from battle.assault(state, seat, hex, (), last=last)
        return
    group = yield from who(state, seat, hex, word, goal, how)
    way = way_of(state, seat, hex, word, goal, how)
    if word == "road":
        if not way.fights:
            yield from payment.pays(state, seat, roads.PRICE)
        group = roads.rested(state, hex, group)
    if word == "chart":
        yield from chart(state, seat, hex, goal, group)
        return
    if word in convert.WORDS:
        does = convert.beach if word == convert.BEACH else convert.launch
        coming = yield from does(state, seat, hex, way, group)
        yield from come(state, seat, hex, goal, coming)
        return
    if word == ASSAULT:
        state.journey += (SAILED,)
        verbs.take_units(state, hex, group)
        state.note("moves", seat, state.label(hex), state.label(goal))
        yield from battle.assault(state, seat, goal, group, origin=hex, last=last)
        return
    edge = word == "sail" and bool(sea.voyage(state, seat, hex).edge >> goal & 1)
    if word == "sail":
        state.journey += (SAILED, NAVIGATED) if edge else (SAILED,)
    if way.fights:
        landed = bool(state.sea >> hex & 1) and word == "to"
        origin = (yield from roads.crossing(state, seat, hex, goal, group)) if word == "road" else hex
        fee = roads.PRICE if word == "road" else NOTHING
        verbs.take_units(state, hex, group)
        state.note("moves", seat, state.label(hex), state.label(goal))
        by_road = word == "road"
        yield from battle.attack(state, seat, goal, origin, group, landed=landed, road=by_road, fee=fee, last=last)
        return
    if state.terrain[goal] == UNKNOWN:
        spot = explore.spot_of(state, goal)
        card = explore.turn_up(state, seat, spot)
        yield from explore.lay(state, seat, card, spot, explore.by_land(state, card, spot, goal))
    if word == "road":
        verbs.take_units(state, hex, group)
        yield from come(state, seat, hex, goal, roads.trodden(state, seat, hex, goal, group), road=True)
        return
    yield from arrive(state, seat, hex, goal, group)


def arrive(state: State, seat: int, hex: int, goal: int, group: tuple[int, ...]) -> Flow[None]:
    """A group goes to a hex without enemies."""
    verbs.take_units(state, hex, [unit for unit in group if kind_of(unit) != CITY])
    yield from come(state, seat, hex, goal, group)


def come(state: State, seat: int, hex: int, goal: int, group: tuple[int, ...], *, road: bool = False) -> Flow[None]:
    """A group that has left its hex comes to one without enemies; the terrain leaves its marks."""
    state.note("moves", seat, state.label(hex), state.label(goal))
    kinds = tuple([kind_of(unit) for unit in group])
    coming = [
        marked(unit, MOVED | VOYAGED * (kind_of(unit) in HULLS))
        for unit in entered(state, seat, goal, group, road=road)
    ]
    verbs.put_units(state, seat, goal, [unit for unit in coming if kind_of(unit) != CITY])
    for unit in coming:
        if kind_of(unit) == CITY:
            yield from wander.moved(state, seat, hex, goal, marks_of(unit))
    if state.pirates[goal] and state.terrain[goal] == SEA:
        state.note("shares", seat, state.label(goal))
    yield from moments.occurs(state, moments.ARRIVED, seat, (hex, goal, kinds))


def who(state: State, seat: int, hex: int, word: str, goal: int, how: How = ways) -> Flow[tuple[int, ...]]:
    """Which of the units go; to the outside one decision."""

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        way = way_of(state, seat, hex, word, goal, how)
        found = _more(way, _units(picked))
        if word == convert.BEACH:
            found = [unit for unit in found if convert.lands(state, seat, way, (*_units(picked), unit))]
        return [_named(unit) for unit in found]

    def enough(picked: tuple[Value, ...]) -> bool:
        return complete(state, seat, hex, way_of(state, seat, hex, word, goal, how), _units(picked))

    picked = yield from gather(
        seat,
        "who",
        listing,
        enough,
        low=1,
        high=lambda: _most(way_of(state, seat, hex, word, goal, how)),
        about=(state.label(hex), state.label(goal)),
    )
    return _units(picked)


def _named(unit: int) -> Value:
    return "who", FIGURES[kind_of(unit)], marks_of(unit)


def _units(picked: tuple[Value, ...]) -> tuple[int, ...]:
    return tuple([FIGURES.index(str(p[1])) | int(p[2]) << 3 for p in picked if isinstance(p, tuple)])


def _most(way: Way) -> int:
    most = max(way.army, way.led) if led(way.units) else way.army
    return min(way.any, len(way.units) - max(0, armies(way.units) - most))


def _more(way: Way, group: tuple[int, ...]) -> list[int]:
    """The units that may be added, in rising order, so that no group is found twice."""
    left = list(way.units)
    for unit in group:
        left.remove(unit)
    least = group[-1] if group else 0
    found = []
    for unit in sorted(set(left)):
        later = [other for other in others(tuple(left), unit) if other >= unit]
        if unit >= least and len(group) < way.any and may_fit(way, (*group, unit), later):
            found.append(unit)
    return _leading(way, group, found)


def _leading(way: Way, group: tuple[int, ...], found: list[int]) -> list[int]:
    """Of the units that may come next those from which a whole group can still be reached: an attack needs an army, a
    voyage a ship; ships and armies come after the others in the order of their numbers, except leaders' settlers."""
    if way.word in VOYAGES:
        return [unit for unit in found if sails(way, (*group, unit))]
    if way.fights and not any(kind_of(unit) in ARMY for unit in group):
        last = max([unit for unit in way.units if kind_of(unit) in ARMY], default=-1)
        return [unit for unit in found if unit <= last]
    return found


def sails(way: Way, group: tuple[int, ...]) -> bool:
    """Whether a fleet that is being put together can still be a whole one: what goes has room, and what stays has."""
    rest = list(way.units)
    for unit in group:
        rest.remove(unit)
    kinds, later = [kind_of(unit) for unit in group], [kind_of(unit) for unit in rest if unit >= group[-1]]
    if way.must >= 0 and way.must not in (*kinds, *later):
        return False
    going, ships, allies = len([k for k in kinds if k not in HULLS]), kinds.count(SHIP), kinds.count(PIRATE_SHIP)
    for more in range(sum([kind not in HULLS for kind in later]) + 1):
        for own in range(later.count(SHIP) + 1):
            for pirates in range(later.count(PIRATE_SHIP) + 1):
                if afloat(way, going + more, ships + own, allies + pirates):
                    return True
    return False


def afloat(way: Way, going: int, ships: int, allies: int) -> bool:
    """Whether so many carried units, ships and allied pirates can sail together: pirates only with somebody of the
    player's; what goes has room, and what stays has."""
    carried, fleet = way.load
    hulls = ships + allies
    if not hulls or not (ships or going) or (way.word == ASSAULT and not ships):
        return False
    return going <= way.each * hulls and carried - going <= way.each * (fleet - hulls)


def complete(state: State, seat: int, hex: int, way: Way, group: tuple[int, ...]) -> bool:
    """Whether a group may go as it is."""
    kinds = [kind_of(unit) for unit in group]
    if way.word in VOYAGES:
        ships, allies = kinds.count(SHIP), kinds.count(PIRATE_SHIP)
        there = way.must < 0 or way.must in kinds
        return there and afloat(way, len(kinds) - ships - allies, ships, allies)
    if way.word == convert.BEACH:
        return convert.complete(state, seat, way, group)
    return bool(kinds) and fits(way, group) and (not way.fights or any(kind in ARMY for kind in kinds))


def chart(state: State, seat: int, hex: int, goal: int, group: tuple[int, ...]) -> Flow[None]:
    """A fleet explores a region: it is laid so that the fleet can sail in, if that can be; else the fleet is back."""
    spot = explore.spot_of(state, goal)
    trip = sea.voyage(state, seat, hex)
    shores = trip.charts[spot]
    card = explore.turn_up(state, seat, spot)
    turns = explore.by_ship(state, card, spot, trip.near | trip.far, shores)
    sails = bool(turns)
    yield from explore.lay(
        state, seat, card, spot, turns if sails else explore.by_sea(state, card, spot, list(explore.TURNS))
    )
    direct = bits(state.board.spots[spot]) & (state.sea if sails else -1) & state.board.around(trip.near)
    state.journey += (SAILED,) if direct else (SAILED, NAVIGATED)
    if not sails:
        stay = tuple([marked(unit, MOVED | VOYAGED) if kind_of(unit) in HULLS else unit for unit in group])
        verbs.take_units(state, hex, group)
        verbs.put_units(state, seat, hex, stay)
        return
    inside = bits(state.board.spots[spot]) & state.sea
    harbours = 0
    for first in each(explore.entries(state, inside, trip.near | trip.far, shores)):
        harbours |= state.board.area(first, inside)

    def listing() -> list[Value]:
        return [("sail", state.label(end)) for end in each(harbours)]

    picked = yield from choose(seat, "move-to", listing, about=(state.label(hex),))
    assert isinstance(picked, tuple)
    yield from arrive(state, seat, hex, state.hex(picked[1]), group)
