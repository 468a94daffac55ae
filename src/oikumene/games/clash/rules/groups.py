"""Groups of units that move together (rulebook, moving units): who can move, and where to."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ARMY, FOREST, LEADER, MOUNTAIN, PLAINS
from oikumene.games.clash.rules import verbs
from oikumene.games.clash.rules.questions import ARMIES_MOVE, MARKS, MOVES_AGAIN
from oikumene.games.clash.state import (
    FOUGHT,
    IN_FOREST,
    IN_MOUNTAIN,
    IN_PLAINS,
    MOVED,
    State,
    kind_of,
    marked,
    marks_of,
)

#: What the terrain that a unit enters leaves on it.
TERRAIN_MARKS = {FOREST: IN_FOREST, MOUNTAIN: IN_MOUNTAIN, PLAINS: IN_PLAINS}


class Way(NamedTuple):
    """Somewhere that units can go from a hex: how (word of the option), who of them, and with how many at most of army
    units and of any."""

    word: str
    goal: int
    units: tuple[int, ...]
    army: int = 99
    any: int = 99
    fights: bool = False
    #: Of a voyage: how many are carried and how many ships there are on the hex, and what a ship carries.
    load: tuple[int, int] = (0, 0)
    each: int = 0
    #: How many army units may go if a leader is one of them.
    led: int = 99
    #: A kind that must be among them.
    must: int = -1


def able(state: State, seat: int, unit: int, *, road: bool = False) -> bool:
    """Whether a unit may move: each once in an action, not after a battle, not out of mountains; armies need to have
    learned it."""
    marks, kind = marks_of(unit), kind_of(unit)
    if marks & MOVED or (marks & IN_MOUNTAIN and not road):
        return False
    if marks & FOUGHT and not bent(state, MOVES_AGAIN, seat, False, kind):
        return False
    return kind not in ARMY or bent(state, ARMIES_MOVE, seat, False)


def entered(state: State, seat: int, hex: int, group: tuple[int, ...], *, road: bool = False) -> list[int]:
    """A group with what the terrain of the hex that it enters leaves on its units: by road only that it was there."""
    left = TERRAIN_MARKS.get(state.terrain[hex], 0)
    if road:
        left &= IN_PLAINS
    kinds = tuple([kind_of(unit) for unit in group])
    return [marked(unit, bent(state, MARKS, seat, left, kinds, kind_of(unit))) for unit in group]


def armies(units: tuple[int, ...]) -> int:
    return sum([kind_of(unit) in ARMY for unit in units])


def led(units: tuple[int, ...]) -> bool:
    return any(kind_of(unit) == LEADER for unit in units)


def fits(way: Way, group: tuple[int, ...]) -> bool:
    """Whether there is room for the army units of a group."""
    return armies(group) <= (way.led if led(group) else way.army)


def may_fit(way: Way, group: tuple[int, ...], later: list[int]) -> bool:
    """Whether there is room for a group, or would be with a leader who can still be added."""
    if fits(way, group):
        return True
    leader = any(kind_of(unit) == LEADER for unit in later)
    return leader and not led(group) and armies(group) + 1 <= way.led


def roomy(state: State, seat: int, word: str, goal: int, units: tuple[int, ...]) -> Way | None:
    """A way to a hex without enemies, for those of the units for whom there is room."""
    army, led = verbs.room_for_army(state, seat, goal), verbs.room_for_army(state, seat, goal, led=True)
    way = Way(word, goal, units, army=army, led=led)
    fit = tuple([unit for unit in units if kind_of(unit) not in ARMY or may_fit(way, (unit,), others(units, unit))])
    return way._replace(units=fit) if fit else None


def others(units: tuple[int, ...], unit: int) -> list[int]:
    """All but one of some units."""
    left = list(units)
    left.remove(unit)
    return left
