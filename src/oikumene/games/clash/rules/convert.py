"""Ships that become land units in a move, and land units that become ships, where a power allows it: onto the next hex,
never among enemies; the new unit has done what the old one did."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ARMY, INFANTRY, KINDS, LEADER, SETTLER, SHIP
from oikumene.games.clash.rules import verbs
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.rules.groups import Way, able
from oikumene.games.clash.rules.questions import ARMIES_MOVE, CONVERTS
from oikumene.games.clash.state import NOBODYS, State, kind_of, marks_of
from oikumene.kernel.flow import Flow, Value, choose, gather
from oikumene.kit.places import each

BEACH, LAUNCH = "beach", "launch"
WORDS = (BEACH, LAUNCH)


def ways(state: State, seat: int, hex: int) -> list[Way]:
    """Where ships of a hex can be drawn ashore, or land units put to sea as ships."""
    if not bent(state, CONVERTS, seat, False):
        return []
    return beaches(state, seat, hex) if state.sea >> hex & 1 else launches(state, seat, hex)


# -- ships become land units


def becoming(state: State, seat: int) -> tuple[int, int]:
    """How many settlers and infantry there are for ships to become: infantry only where armies may move."""
    left = state.players[seat].units
    return left[SETTLER], left[INFANTRY] if bent(state, ARMIES_MOVE, seat, False) else 0


def beaches(state: State, seat: int, hex: int) -> list[Way]:
    """Onto the land beside a fleet, with those that it carries, as far as there is room."""
    units = tuple(sorted([unit for unit in state.units[hex] if able(state, seat, unit)]))
    if not any(kind_of(unit) == SHIP for unit in units):
        return []
    fleet = sum([kind_of(unit) == SHIP for unit in state.units[hex]])
    load, holds = (len(state.units[hex]) - fleet, fleet), verbs.ship_load(state, seat)
    found = []
    for goal in each(state.board.masks[hex] & state.land):
        if enemy_at(state, seat, goal) < 0:
            room, led = verbs.room_for_army(state, seat, goal), verbs.room_for_army(state, seat, goal, led=True)
            way = Way(BEACH, goal, units, room, load=load, each=holds, led=led)
            if any(lands(state, seat, way, (unit,)) for unit in units):
                found.append(way)
    return found


def ashore(state: State, seat: int, way: Way, ships: int, others: int, army: int, led: bool) -> bool:
    """Whether so many ships and carried units can go ashore together: what stays has room, what lands too."""
    settlers, infantry = becoming(state, seat)
    room = (way.led if led else way.army) - army
    carried, fleet = way.load
    if not ships or room < 0 or carried - others > way.each * (fleet - ships):
        return False
    return ships <= settlers + min(infantry, room)


def lands(state: State, seat: int, way: Way, group: tuple[int, ...]) -> bool:
    """Whether a group that is being put together can still go ashore."""
    rest = list(way.units)
    for unit in group:
        rest.remove(unit)
    later = [kind_of(unit) for unit in rest if unit >= group[-1]]
    kinds = [kind_of(unit) for unit in group]
    hulls, people = later.count(SHIP), later.count(SETTLER)
    soldiers = sum([kind in ARMY and kind != LEADER for kind in later])
    for ships in range(hulls + 1):
        for settlers in range(people + 1):
            for army in range(soldiers + 1):
                for leader in range(later.count(LEADER) + 1):
                    if landing(state, seat, way, kinds, (ships, settlers, army, leader)):
                        return True
    return False


def landing(state: State, seat: int, way: Way, kinds: list[int], more: tuple[int, int, int, int]) -> bool:
    """Whether a group can go ashore as it is, with so many more ships, settlers, soldiers and leaders."""
    ships, settlers, army, leader = more
    hulls = kinds.count(SHIP)
    others = len(kinds) - hulls + settlers + army + leader
    soldiers = sum([kind in ARMY for kind in kinds]) + army + leader
    return ashore(state, seat, way, hulls + ships, others, soldiers, LEADER in kinds or bool(leader))


def complete(state: State, seat: int, way: Way, group: tuple[int, ...]) -> bool:
    """Whether a group may go ashore as it is."""
    return landing(state, seat, way, [kind_of(unit) for unit in group], (0, 0, 0, 0))


def beach(state: State, seat: int, hex: int, way: Way, group: tuple[int, ...]) -> Flow[tuple[int, ...]]:
    """What each ship of the group becomes; the group as it comes ashore, off the map."""
    ships = [unit for unit in group if kind_of(unit) == SHIP]
    others = [unit for unit in group if kind_of(unit) != SHIP]
    led = any(kind_of(unit) == LEADER for unit in others)
    room = (way.led if led else way.army) - sum([kind_of(unit) in ARMY for unit in others])
    kinds: list[int] = []
    for _ in ships:

        def listing(kinds: tuple[int, ...] = tuple(kinds)) -> list[Value]:
            settlers, infantry = becoming(state, seat)
            settlers, infantry = settlers - kinds.count(SETTLER), min(infantry, room) - kinds.count(INFANTRY)
            found: list[Value] = [("become", KINDS[SETTLER])] if settlers else []
            return [*found, ("become", KINDS[INFANTRY])] if infantry > 0 else found

        picked = yield from choose(seat, "become", listing, about=(state.label(way.goal),))
        assert isinstance(picked, tuple)
        kinds.append(KINDS.index(str(picked[1])))
    verbs.take_units(state, hex, group)
    left = state.players[seat].units
    left[SHIP] += len(ships)
    for kind in kinds:
        left[kind] -= 1
    return (*others, *[kind | marks_of(ship) << 3 for kind, ship in zip(kinds, ships, strict=True)])


# -- land units become ships


def launches(state: State, seat: int, hex: int) -> list[Way]:
    """Onto the sea beside settlers and infantry, without enemies and pirates."""
    units = tuple(
        [unit for unit in state.units[hex] if kind_of(unit) in (SETTLER, INFANTRY) and able(state, seat, unit)]
    )
    hulls = state.players[seat].units[SHIP]
    if not units or not hulls:
        return []
    found = []
    for goal in each(state.board.masks[hex] & state.sea):
        if state.whose[goal] in (NOBODYS, seat) and not state.pirates[goal]:
            most = hulls * (1 + verbs.ship_load(state, seat)) + berths(state, seat, goal)
            found.append(Way(LAUNCH, goal, units, any=most))
    return found


def berths(state: State, seat: int, hex: int) -> int:
    """How many more the ships on a hex can carry."""
    ships = sum([kind_of(unit) == SHIP for unit in state.units[hex]])
    return ships * verbs.ship_load(state, seat) - (len(state.units[hex]) - ships)


def launch(state: State, seat: int, hex: int, way: Way, group: tuple[int, ...]) -> Flow[tuple[int, ...]]:
    """Which units of the group become ships; the group as it puts to sea, off the map."""
    holds, spare = verbs.ship_load(state, seat), berths(state, seat, way.goal)
    kinds = sorted([kind_of(unit) for unit in group])

    def afloat(hulls: int) -> bool:
        return hulls > 0 and len(group) - hulls <= holds * hulls + spare

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        gone = [KINDS.index(str(pick[1])) for pick in picked if isinstance(pick, tuple)]
        least = gone[-1] if gone else 0
        found: list[Value] = []
        for kind in sorted(set(kinds)):
            later = len([k for k in kinds if k > kind]) + kinds.count(kind) - gone.count(kind)
            if kind >= least and kinds.count(kind) > gone.count(kind) and afloat(min(most, len(gone) + later)):
                found.append(("become", KINDS[kind]))
        return found

    most = min(len(group), state.players[seat].units[SHIP])
    picked = yield from gather(
        seat,
        "become-ships",
        listing,
        lambda picked: afloat(len(picked)),
        low=1,
        high=most,
        about=(state.label(way.goal),),
    )
    verbs.take_units(state, hex, group)
    going, left = list(group), state.players[seat].units
    for pick in picked:
        assert isinstance(pick, tuple)
        unit = next(unit for unit in going if KINDS[kind_of(unit)] == pick[1])
        going.remove(unit)
        going.append(SHIP | marks_of(unit) << 3)
        left[kind_of(unit)] += 1
        left[SHIP] -= 1
    return tuple(going)
