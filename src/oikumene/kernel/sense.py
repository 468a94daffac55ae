"""What a position is worth, and what comes to mind in it: what a game tells players who look ahead (`Game.sense`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

#: The points each seat may expect at the end, from a state.
Outlook: TypeAlias = "Callable[[Any], Sequence[float]]"
#: How likely each option comes to mind: of a match, a question and the values it offers.
Instinct: TypeAlias = "Callable[[Any, Any, Sequence[Any]], Sequence[float]]"


#: The options worth a thought, at least one: of a match, a question and the values it offers.
Shortlist: TypeAlias = "Callable[[Any, Any, Sequence[Any]], Sequence[Any]]"
#: The shares after an answer of a match, where they can be said without trying it: chance would blur them.
Quick: TypeAlias = "Callable[[Any, Any, Any], Sequence[float] | None]"


#: The shares at the end of a turn, of a state and the seat whose turn it was.
Rest: TypeAlias = "Callable[[Any, int], Sequence[float]]"
#: What the outlook of a seat is made of, of a state and a seat: how much of it there is, and what that is worth.
Parts: TypeAlias = "Callable[[Any, int], dict[str, tuple[float, float]]]"


class Habits(NamedTuple):
    """How a tree search goes about a game, unless it is told otherwise.

    `ahead`: so many steps are played on by instinct before a position is judged; none where the sense itself looks to
    the end of a turn. `explore`: how much is tried beside what looks best; the less, the closer together the shares of
    good and bad answers lie. `wild`: how much of what comes to mind is spread evenly; the more, the less the instinct
    is worth. `trust`: what was looked at so often, as a share of what was looked at most, is answered if it promises
    more; less than 1 where the better answer is often found late. `primed`: at first an answer comes to mind by what
    greedy thinks of it; so much less of a share makes it less likely by a factor of e. 0: the instinct says it alone.
    `tries`: where the tree grows, so many positions are tried, every answer with the best that follows from it within
    its step; more than none where a plan of several answers is worth little with one of them missing. `lines`: there
    is no tree: so many of the answers that greedy likes best (by what they are `primed` with) are each followed to the
    end of the turn (`Sense.turn`) as greedy would go on, all in the same imagined matches, and the worse half is given
    up again and again. A round is a turn played out: for games where a tree seldom gets to the end of the own turn.
    `through`: a turn has several steps, and a step alone says little. Greedy plays its turn on to the end by what comes
    to mind first before it judges. Lines are judged as greedy judges, and all of an answer but the first follow its
    plan. `even`: how much is tried beside what looks best goes by how far apart lies what came of the answers, from 0
    (not at all) to 1.
    """

    ahead: int = 6
    explore: float = 0.4
    wild: float = 0.1
    trust: float = 1.0
    primed: float = 0.0
    tries: int = 0
    lines: int = 0
    through: bool = False
    even: float = 0.0


class Sense(NamedTuple):
    """An outlook, and how many points ahead make a win likely (about 73 %).

    An outlook looks at an imagined match, so it may use all of the state. `spread`: the scale by the state, where it
    changes in the course of the game. `instinct`: how likely options are. `figures`: what the sense was learned from,
    for who learns it anew (`kit.learned.Figures`). `shortlist`: what of many options is thought about at all. `quick`:
    shares without trying an answer. `patient`: who looks to the end of a step also thinks of what others answer in it.
    `habits`: how a tree search goes about this game. `turn`: something that changes when a turn is over, where a turn
    has several steps: who looks to the end of its own turn plays on by instinct until then. `rest`: what a turn that is
    over was worth to who had it, though somebody else may be on by now. `parts`: what the outlook of a seat is made of,
    by name (`trait-<name>` in the game's texts), for who is to be told why; `burdens`: those of which less is better.
    `final`: the outlook was learned from how games ended, so that people may be told it as points at the end; else it
    only compares seats. `excess`: so many points it promises too many on average (`bench/expected.py`); people are told
    so many fewer, seats are compared without.
    """

    outlook: Outlook
    scale: float
    spread: Callable[[Any], float] | None = None
    instinct: Instinct | None = None
    figures: Any = None
    shortlist: Shortlist | None = None
    quick: Quick | None = None
    patient: bool = False
    habits: Habits = Habits()
    turn: Callable[[Any], object] | None = None
    rest: Rest | None = None
    parts: Parts | None = None
    burdens: frozenset[str] = frozenset()
    final: bool = False
    excess: float = 0.0

    def shares(self, state: Any) -> list[float]:
        """The share of a win each seat may expect."""
        return chances(self.outlook(state), self.scale if self.spread is None else self.spread(state))


def chances(points: Sequence[float], scale: float) -> list[float]:
    """Points as shares of a win, by how far each seat is ahead of the best other one.

    >>> [round(share, 2) for share in chances([10.0, 10.0, 4.0], 3.0)]
    [0.47, 0.47, 0.06]
    """
    if len(points) == 1:
        return [1 / (1 + math.exp(-max(-30.0, min(30.0, points[0] / (scale * 10)))))]
    if len(points) == 2:
        ahead = 1 / (1 + math.exp(max(-30.0, min(30.0, (points[1] - points[0]) / scale))))
        return [ahead, 1 - ahead]
    most = max(points)
    raw = [math.exp(max(-30.0, (mine - most) / scale)) for mine in points]
    total = sum(raw)
    return [share / total for share in raw]
