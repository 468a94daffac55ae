"""Groups of units that move together (rulebook, moving units): who can move, and where to."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.clash.model import ARMY, LEADER
from oikumene.games.clash.rules.questions import ARMIES_MOVE, MOVES_AGAIN
from oikumene.games.clash.state import FOUGHT, IN_MOUNTAIN, MOVED, State, kind_of, marks_of
from oikumene.kit.bend import bent


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
