"""Battles: the roll, clashes and what they come to."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import CAVALRY, DIE, ELEPHANT, INFANTRY, KINDS, LEADER
from oikumene.games.clash.rules.forces import fighters, fortress
from oikumene.games.clash.rules.questions import BONUS, CAP, CLASH_VALUE, CLASHES, DICE, MALUS
from oikumene.games.clash.state import Battle, State, kind_of

#: A cap that caps nothing.
NO_CAP = 999
#: What a clash ability of a kind adds.
CLASH = {INFANTRY: 1, CAVALRY: 2}


def dice(state: State, fight: Battle, side: int) -> int:
    """A die for each unit, one for a fortress, and what cards add."""
    n = len(fighters(state, fight, side))
    if side == fight.defender:
        n += fortress(state, fight)[0]
    return max(0, bent(state, DICE, side, n))


def clashing(state: State, fight: Battle, side: int) -> bool:
    """Whether a side may use clash abilities: on land, if neither side's powers forbid it."""
    if fight.sea or fight.mute[fight.side(side)]:
        return False
    return bent(state, CLASHES, side, bent(state, CLASHES, fight.other(side), True, side), side)


def clashed(faces: Sequence[int], kinds: Sequence[int], riders: int = 0) -> tuple[int, int, int]:
    """What dice show for units that clash: the values that count, what infantry and cavalry add, and the hits that
    elephants cancel with their lowest dice, which do not count then. `riders`: cavalry that clash as elephants do.

    >>> clashed((4, 9), (INFANTRY,)), clashed((4, 9), (ELEPHANT,)), clashed((2, 8), (CAVALRY,), 1)
    ((8, 1, 0), (5, 0, 1), (5, 0, 1))
    """
    more = sum([worth * together(faces, kinds, riders)[kind] for kind, worth in CLASH.items()])
    beasts = sorted([DIE[face][0] for face in faces if DIE[face][1] == ELEPHANT])[: kinds.count(ELEPHANT)]
    beasts += sorted([DIE[face][0] for face in faces if DIE[face][1] == CAVALRY])[:riders]
    return sum([DIE[face][0] for face in faces]) - sum(beasts), more, len(beasts)


def together(faces: Sequence[int], kinds: Sequence[int], riders: int = 0) -> tuple[int, ...]:
    """How many units of each kind clash by what dice show."""
    symbols = [DIE[face][1] for face in faces]
    found = [min(symbols.count(kind), kinds.count(kind)) for kind in range(len(KINDS))]
    found[CAVALRY] -= riders
    return tuple(found)


def armed(state: State, fight: Battle, side: int) -> int:
    """Combat value that a side has paid for: for all rounds, for this one, and for units of some kinds."""
    own = fight.side(side)
    worth = fight.armed[own]
    units = sum([worth[kind_of(unit)] for unit in fighters(state, fight, side)]) if any(worth) else 0
    return fight.bonus[own] + fight.extra[own] + units


def roll(state: State, fight: Battle, side: int) -> tuple[tuple[int, ...], int, int]:
    """The dice of a side: their faces, the combat value, and the hits that elephants cancel."""
    faces = [state.below(len(DIE)) for _ in range(dice(state, fight, side))]
    if clashing(state, fight, side):
        faces = reroll(state, faces, sum([kind_of(unit) == LEADER for unit in fighters(state, fight, side)]))
    return tuple(faces), *worth(state, fight, side, faces)


def worth(state: State, fight: Battle, side: int, faces: Sequence[int], riders: int = 0) -> tuple[int, int]:
    """What dice come to: the combat value, and the hits that elephants cancel."""
    foe = fight.other(side)
    kinds = [kind_of(unit) for unit in fighters(state, fight, side)]
    value, more, cancels = sum([DIE[face][0] for face in faces]), 0, 0
    if clashing(state, fight, side):
        value, more, cancels = clashed(faces, kinds, riders)
        more = bent(state, CLASH_VALUE, side, more, together(faces, kinds, riders))
    more += armed(state, fight, side)
    more = min(bent(state, BONUS, side, more), bent(state, CAP, foe, NO_CAP)) - bent(state, MALUS, foe, 0)
    return max(0, value + more), cancels


def reroll(state: State, faces: list[int], leaders: int) -> list[int]:
    """A leader rolls a die with the leader's symbol again, until it shows another."""
    for n, face in enumerate(faces):
        if leaders and DIE[face][1] == LEADER:
            leaders -= 1
            while DIE[faces[n]][1] == LEADER:
                faces[n] = state.below(len(DIE))
    return faces
