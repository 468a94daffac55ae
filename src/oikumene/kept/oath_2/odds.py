"""The odds of a campaign (Law 5.5.4, 5.5.5), worked out from the faces of the dice.

An attack die shows half a sword, a sword, or two swords and a skull. Whoever may sacrifice turns each warband that is
left into a sword more, so a force of `force` warbands with `dice` dice comes to `force + dice - (hollow + 1) // 2` at
most, where only the number of hollow swords is left to chance: a skull's second sword is the warband it kills.
"""

from __future__ import annotations

from functools import cache
from math import comb

#: More dice than these hardly change anything.
MOST_DICE = 14
#: A warband in six is lost to the skulls of its own dice.
SKULLS = 1 / 6


@cache
def shields(dice: int) -> tuple[float, ...]:
    """How likely a defence roll comes to less than 0, 1, 2 … (the last entry: all there is)."""
    rolls: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(min(dice, MOST_DICE)):
        after: dict[tuple[int, int], float] = {}
        for (sum_, doubles), likely in rolls.items():
            for more, doubled, faces in ((0, 0, 2), (1, 0, 2), (2, 0, 1), (0, 1, 1)):
                key = (sum_ + more, doubles + doubled)
                after[key] = after.get(key, 0.0) + likely * faces / 6
        rolls = after
    exact: dict[int, float] = {}
    for (sum_, doubles), likely in rolls.items():
        value = min(sum_ << doubles, 60)
        exact[value] = exact.get(value, 0.0) + likely
    found, below = [0.0], 0.0
    for value in range(max(exact) + 1):
        below += exact.get(value, 0.0)
        found.append(below)
    return tuple(found)


@cache
def wins(force: int, dice: int, defence: int, defenders: int) -> float:
    """How likely an attacker wins who sacrifices whatever it takes.

    >>> round(wins(3, 3, 2, 1), 2), round(wins(3, 3, 3, 2), 2)
    (0.91, 0.5)
    """
    if force <= 0:
        return 0.0
    dice = min(dice, 2 * MOST_DICE)
    less = shields(max(0, defence))
    total = 0.0
    for hollow in range(dice + 1):
        spare = force + dice - (hollow + 1) // 2 - defenders
        if spare > 0:
            total += comb(dice, hollow) * less[min(spare, len(less) - 1)]
    return total / (1 << dice)


@cache
def survivors(force: int, dice: int, defence: int, defenders: int) -> float:
    """How many warbands a victorious attacker keeps, on the average."""
    dice = min(dice, 2 * MOST_DICE)
    less = shields(max(0, defence))
    most = force - dice * SKULLS
    total = sure = 0.0
    for hollow in range(dice + 1):
        spare = force + dice - (hollow + 1) // 2 - defenders
        for value in range(min(spare, len(less) - 1)):
            likely = comb(dice, hollow) * (less[value + 1] - less[value])
            total += likely * min(most, spare - value - 1)
            sure += likely
    return total / sure if sure else 0.0
