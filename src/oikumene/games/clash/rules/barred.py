"""Why units cannot go: hexes that none of them can leave, and land or sea beside them that they cannot enter. Rules do
not ask this; who moves is told."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ARMY, HULLS, SEA
from oikumene.games.clash.rules.forces import enemy_at, pirates_bar
from oikumene.games.clash.rules.groups import able
from oikumene.games.clash.rules.questions import ARMIES_MOVE
from oikumene.games.clash.state import FOUGHT, IN_FOREST, IN_MOUNTAIN, MOVED, NOBODYS, State, kind_of, marks_of
from oikumene.kernel.flow import Args, Closed, Value

#: The advance with which army units move.
TACTICS = "tactics"


def origins(state: State, seat: int, open: set[int]) -> list[Closed]:
    """The hexes with own units of which none can go, and why; `open`: those that can be left."""
    found: list[Closed] = []
    for hex in state.units_of(seat):
        why = None if hex in open else held(state, seat, hex)
        if why is not None:
            found.append((("from", state.label(hex)), why))
    return found


def held(state: State, seat: int, hex: int) -> Value | Args | None:
    """Why the units of a hex stay where they are; of several reasons the one that is over last."""
    units = state.units[hex]
    if all(kind_of(unit) in ARMY for unit in units) and not bent(state, ARMIES_MOVE, seat, False):
        return "needs-advance", TACTICS
    for marks, why in ((FOUGHT, "has-fought"), (IN_MOUNTAIN, "in-mountain"), (MOVED, "has-moved")):
        if any(marks_of(unit) & marks for unit in units) and not any(able(state, seat, unit) for unit in units):
            return why
    return None


def goals(state: State, seat: int, hex: int, open: set[int]) -> list[Closed]:
    """What lies beside land units that they cannot enter, and why; `open`: where they can go."""
    if state.sea >> hex & 1:
        return []
    land = [unit for unit in state.units[hex] if kind_of(unit) not in HULLS and able(state, seat, unit)]
    found: list[Closed] = []
    for goal in state.board.beside[hex] if land else ():
        why = None if goal in open else barred(state, seat, goal, land)
        if why is not None:
            found.append((("to", state.label(goal)), why))
    return found


def barred(state: State, seat: int, goal: int, land: list[int]) -> Value | Args | None:
    """Why no unit on land can enter a hex beside it."""
    if state.terrain[goal] == SEA:
        taken = state.whose[goal] not in (seat, NOBODYS) or pirates_bar(state, seat, goal)
        return "foreign-ships" if taken else "no-ship"
    armies = [unit for unit in land if kind_of(unit) in ARMY]
    if enemy_at(state, seat, goal) < 0:
        return "no-room" if armies else None
    if not armies:
        waiting = any(kind_of(unit) in ARMY for hex in state.units_of(seat) for unit in state.units[hex])
        learned = bent(state, ARMIES_MOVE, seat, False)
        return "armies-only" if learned or not waiting else ("needs-advance", TACTICS)
    return "out-of-forest" if all(marks_of(unit) & IN_FOREST for unit in armies) else "no-attack"
