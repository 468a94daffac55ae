"""How a game is decided: ranks with their tie-breaks, shared places, half points, and wins without points.

A rank is a tuple: what counts first, then what breaks a tie, and so on; more is better (what should be small is
negated). Whoever is alike in all of it shares the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from oikumene.kernel.game import Result

Rank: TypeAlias = "tuple[int, ...]"

#: What a point is, and half of one, in a game that counts halves (`Game.fraction = 2`).
POINT, HALF = 2, 1


def best(seats: Iterable[int], rank: Callable[[int], Rank]) -> tuple[int, ...]:
    """Those of the highest rank: several if they are alike in all of it, nobody if there is nobody.

    >>> coins = {0: (7, 2), 1: (9, 1), 2: (9, 1)}
    >>> best(coins, coins.__getitem__)
    (1, 2)
    """
    ranks = {seat: rank(seat) for seat in seats}
    most = max(ranks.values(), default=())
    return tuple([seat for seat, own in ranks.items() if own == most])


def places(seats: Sequence[int], rank: Callable[[int], Rank]) -> tuple[int, ...]:
    """The place of each of the seats, counted from 1; who is alike shares one, and the next is left out.

    >>> places((0, 1, 2), [(4,), (9,), (9,)].__getitem__)
    (3, 1, 1)
    """
    ranks = [rank(seat) for seat in seats]
    return tuple([1 + sum(other > own for other in ranks) for own in ranks])


def line_by_line(points: Mapping[str, int], lines: Sequence[str]) -> Rank:
    """The rank where a tie is broken by the lines of the sheet from the top: the total, then each of them.

    >>> line_by_line({"cities": 4, "advances": 3}, ("advances", "cities"))
    (7, 3, 4)
    """
    return (sum(points.values()), *[points.get(line, 0) for line in lines])


def by_points(
    sheets: Sequence[Mapping[str, int]],
    ties: Callable[[int], Rank] | None = None,
    *,
    ending: str = "",
    legacy: Any = None,
) -> Result:
    """Most points win; `ties`: what breaks a tie, by seat. `sheets`: where each seat's points come from.

    >>> by_points([{"a": 2, "b": 1}, {"a": 3}], lambda seat: (seat,)).winners
    (1,)
    """
    totals = [sum(sheet.values()) for sheet in sheets]
    winners = best(range(len(sheets)), lambda seat: (totals[seat], *(() if ties is None else ties(seat))))
    return Result(tuple(totals), winners, tuple(sheets), ending, legacy)


def by_deed(seats: int, winners: Iterable[int], ending: str, *, legacy: Any = None) -> Result:
    """A win without points: who won, and the way it was won.

    >>> by_deed(3, (2,), "usurper").scores
    (0, 0, 1)
    """
    won = tuple(sorted(set(winners)))
    assert all(0 <= seat < seats for seat in won), f"a winner who has no seat: {won}"
    return Result(tuple([int(seat in won) for seat in range(seats)]), won, (), ending, legacy)
