"""Whole turns compared: what a search does where a turn is long and its answers many (`Habits.lines`).

A line is the own turn played to its end as greedy would go on, in one imagined match; what the sense says there is what
the line is worth. The first lines begin with the answers that greedy likes best. Every question on a line at which
greedy saw another answer is a fork: the next line is the fork that promises most, by what its line was worth and by how
much greedy likes the other answer less. So the plan that is best so far is changed in one answer after the other, and a
turn is thought through that begins with something greedy would not do first. A line that comes to a position that
another one has been to ends there: the same actions in another order are followed once.

Plans are found in one imagined match, and played in a few others: luck of the first one may not be what a plan is built
on. What dice decide counts by its odds, and the line goes on from what they show.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from oikumene.bots.bot import Chair
from oikumene.bots.greedy import LONGEST, GreedyBot, worth
from oikumene.kernel.data import mark
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Sense

#: So many positions are tried for an answer in a turn that is played out.
NODES = 40
#: So many answers are followed from the question itself before anything else is; so many others of each question after.
FIRST, OTHERS = 3, 4
#: What is thought of at all: how much less than the best greedy may like it, as a share of a win.
LOSS = 0.08
#: In how many imagined matches a plan is played besides the one in which it was found; how many answers are compared in
#: the end, and in how many more.
WORLDS, FINALISTS, MORE = 2, 3, 2
#: A plan that comes to the same in another match is none of luck; one that is so much worse than the best is let go.
SAME, BEHIND = 1e-9, 0.06
#: So many lines that end in a position known already are gone through for one that does not.
JOINED = 8

#: An answer of a line: who was asked, what, and what was answered.
Step: TypeAlias = "tuple[int, str, str]"
Plan: TypeAlias = "tuple[Step, ...]"


def after(plan: Plan, step: Step) -> Plan:
    """How a plan goes on after an answer, whatever others were asked before it; not at all where it is another one."""
    at = next((n for n, each in enumerate(plan) if each[0] == step[0]), len(plan))
    return plan[at + 1 :] if plan[at : at + 1] == (step,) else ()


class Fate(NamedTuple):
    """What dice have to do with a line: by how much what they brought was less than expected, as shares; what is
    expected of those that are not thrown yet; whether the turn is over."""

    offset: Sequence[float]
    expected: Sequence[float] | None = None
    over: bool = False


class Fork(NamedTuple):
    """A question on a line, and an answer to it; the answers before, and what dice had to do with them."""

    match: Match[Any]
    ask: Ask
    value: Value
    path: Plan
    fate: Fate


def moved(shares: Sequence[float], by: Sequence[float]) -> list[float]:
    return [share + more for share, more in zip(shares, by, strict=True)]


class Found(NamedTuple):
    """What a line came to: the shares, and its answers."""

    shares: Sequence[float]
    plan: Plan


class Turns:
    """The comparison at one question."""

    def __init__(self, chair: Chair, sense: Sense, near: Sense | None, seed: int, losses: Mapping[str, float]) -> None:
        self.chair = chair
        self.seat = chair.seat
        self.sense = sense
        self.near = near
        self.seed = seed
        self.losses = losses  # the answers by key, with how much less than the best one greedy likes each
        self.lines = 0
        self.best: dict[str, Found] = {}  # the best line that begins with each answer
        self.begun: dict[str, int] = {}  # and how many do
        self.tails: dict[str, Found] = {}  # the best that follows from a position
        self.joins: list[tuple[Plan, str, Fate]] = []  # lines that ended in a position of another
        self.forks: list[tuple[float, int, Fork]] = []
        self._later: list[tuple[float, Fork]] = []  # answers that were not begun with, until something is known
        self._count = 0
        self._plan: Plan = ()
        self.turn: object = None

    # -- one line after the other

    def begin(self, turn: object = None, plan: Plan = ()) -> None:
        """The first forks: the plan for this turn of before, and what greedy likes best."""
        match = self.chair.imagine(Random(f"{self.seed}:0"))
        self.turn = self._turn(match)
        if turn != self.turn:
            plan = ()
        while plan and plan[0][0] != self.seat:
            plan = plan[1:]
        ask = match.find(self.seat, self.chair.ask.id)
        assert ask is not None
        values = {self.chair.key(value): value for value in self.chair.values()}
        keys = sorted(self.losses, key=lambda key: self.losses[key])
        meant = next((key for who, id, key in plan[:1] if (who, id) == (self.seat, ask.id) and key in values), None)
        if meant is not None:
            self._plan = plan
            keys = [meant, *[key for key in keys if key != meant]]
        for n, key in enumerate(keys):
            if n < FIRST:
                self._push(2.0 - 0.1 * n, Fork(match, ask, values[key], (), self._fresh(match)))
            else:
                self._later.append((self.losses.get(key, 0.0), Fork(match, ask, values[key], (), self._fresh(match))))

    def _push(self, promise: float, fork: Fork) -> None:
        self._count += 1
        heapq.heappush(self.forks, (-promise, self._count, fork))

    def follow(self) -> bool:
        """One more line, if there is one."""
        for _ in range(JOINED):
            if not self.forks:
                return False
            _, _, fork = heapq.heappop(self.forks)
            if self._line(fork):
                break
        self.lines += 1
        return True

    def _line(self, fork: Fork) -> bool:
        """Go on from a fork to the end of the turn; whether it was a way of its own."""
        plan, self._plan = self._plan, ()
        going, fate = self._going(f"{self.seed}:{self._count}"), fork.fate
        match, value, path = fork.match.clone(), fork.value, list(fork.path)
        ask = match.find(fork.ask.seat, fork.ask.id)
        forks: list[tuple[Fork, list[tuple[Value, float]]]] = []
        marks: list[tuple[int, str, Fate]] = []
        joined = ""
        assert ask is not None
        for _ in range(LONGEST):
            path.append((ask.seat, ask.id, match.key(value)))
            steps = match.steps
            fate = self._taken(match, ask, value, fate)
            if fate.over:
                break
            ask = match.asks[0]
            if match.steps != steps and ask.seat == self.seat:
                fate = self._fallen(match, fate)
                here = f"{ask.id}:{mark(match.state)}"
                if here in self.tails:
                    joined = here
                    break
                marks.append((len(path), here, fate))
            weighed = going.weighed(match, ask, self.near)
            value = self._chosen(match, ask, weighed, plan[len(path) :])
            if ask.seat == self.seat and len(weighed) > 1:
                forks.append((Fork(match.clone(), ask, value, tuple(path), fate), weighed))
        if joined:
            tail = self.tails[joined]
            self.joins.append((tuple(path), joined, fate))
            found = Found(moved(tail.shares, fate.offset), tuple(path) + tail.plan)
        else:
            found = self._averaged(Found(self._told(match, fate), tuple(path)))
        self._note(found, marks)
        for each, weighed in forks:
            self._fork(each, weighed, found.shares[self.seat])
        if self._later:
            for loss, each in self._later:
                self._push(found.shares[self.seat] - loss, each)
            self._later = []
        return not joined

    def _taken(self, match: Match[Any], ask: Ask, value: Value, fate: Fate) -> Fate:
        """Give an answer. What the sense can say of it at once is what it is worth if the turn ends there. Otherwise
        dice are thrown: the line goes on from what they show, and counts what comes after it beside what was to be
        expected."""
        said = self._said(match, ask, value) if fate.expected is None else None
        match.take(ask, value)
        over = not match.asks or self._turn(match) != self.turn
        if said is not None:
            return Fate(fate.offset, said, over)
        return fate._replace(over=over) if over else fate

    def _fallen(self, match: Match[Any], fate: Fate) -> Fate:
        """The dice have fallen: by how much what they brought was other than expected."""
        if fate.expected is None:
            return fate
        luck = [was - now for was, now in zip(fate.expected, self.sense.shares(match.state), strict=True)]
        return Fate(moved(luck, fate.offset), None)

    def _told(self, match: Match[Any], fate: Fate) -> Sequence[float]:
        """What has become of the turn, with luck taken out of it."""
        if fate.expected is not None:
            return moved(fate.expected, fate.offset)
        return moved(self._judged(match), fate.offset)

    def _chosen(self, match: Match[Any], ask: Ask, weighed: list[tuple[Value, float]], plan: Plan) -> Value:
        """What greedy likes best; what was planned before, while it goes as it was planned."""
        if plan and plan[0][:2] == (ask.seat, ask.id):
            for value, _ in weighed:
                if match.key(value) == plan[0][2]:
                    return value
        return max(weighed, key=lambda each: each[1])[0]

    def _fork(self, fork: Fork, weighed: list[tuple[Value, float]], share: float) -> None:
        """The other answers to a question of a line, to be followed if they promise enough."""
        best = max([liked for _, liked in weighed])
        others = [each for each in weighed if each[0] != fork.value and best - each[1] <= LOSS]
        for value, liked in sorted(others, key=lambda each: -each[1])[:OTHERS]:
            self._push(share - (best - liked), fork._replace(value=value))

    def _note(self, found: Found, marks: list[tuple[int, str, Fate]]) -> None:
        """What a line came to, for its first answer and for the positions on its way."""
        first = found.plan[0][2]
        self.begun[first] = self.begun.get(first, 0) + 1
        self._keep(self.best, first, found)
        for at, here, fate in marks:
            shares = [share - luck for share, luck in zip(found.shares, fate.offset, strict=True)]
            self._keep(self.tails, here, Found(shares, found.plan[at:]))

    def _keep(self, table: dict[str, Found], key: str, found: Found) -> None:
        known = table.get(key)
        if known is None or found.shares[self.seat] > known.shares[self.seat]:
            table[key] = found

    # -- what it comes to

    def _averaged(self, found: Found) -> Found:
        """A plan by what it comes to in other imagined matches too, unless luck has no part in it: an event, or what
        lies beyond the edge of the map, is worth more than the difference between two good turns."""
        if self._far(found):
            return found
        seen = [found.shares]
        for world in range(1, WORLDS + 1):
            seen.append(self._replay(found.plan, world).shares)
            if world == 1 and abs(seen[1][self.seat] - found.shares[self.seat]) < SAME:
                return found
        return Found([sum(each) / len(seen) for each in zip(*seen, strict=True)], found.plan)

    def _far(self, found: Found) -> bool:
        """Whether a line falls so far behind that luck would not make up for it."""
        best = max([each.shares[self.seat] for each in self.best.values()], default=0.0)
        return found.shares[self.seat] < best - BEHIND

    def settle(self, note: Callable[[Plan, Sequence[float]], None]) -> dict[str, float]:
        """Play the best plans in imagined matches that had no say in finding them: what the answers that were compared
        come to there on average, the best first. Each line of these is noted."""
        for path, here, fate in self.joins:
            tail = self.tails[here]
            self._keep(self.best, path[0][2], Found(moved(tail.shares, fate.offset), path + tail.plan))
        likely = sorted(self.best.items(), key=lambda each: -each[1].shares[self.seat])[:FINALISTS]
        means: dict[str, float] = {}
        for key, found in likely:
            note(found.plan, found.shares)
            total = (1 + WORLDS) * found.shares[self.seat]
            for world in range(WORLDS + 1, WORLDS + MORE + 1):
                shares, path = self._replay(found.plan, world)
                total += shares[self.seat]
                note(path, shares)
            means[key] = total / (1 + WORLDS + MORE)
        return dict(sorted(means.items(), key=lambda each: -each[1]))

    def _replay(self, plan: Plan, world: int) -> Found:
        """A plan in another imagined match, as far as it goes there; else as greedy would go on."""
        match, going = self.chair.imagine(Random(f"{self.seed}:{world}")), self._going(f"{self.seed}:{world}")
        ask, path, rest = match.find(self.seat, self.chair.ask.id), [], list(plan)
        fate = self._fresh(match)
        assert ask is not None
        for _ in range(LONGEST):
            value = self._planned(match, ask, rest)
            if value is None:
                value = going.liked(match, ask, self.near)
            path.append((ask.seat, ask.id, match.key(value)))
            steps = match.steps
            fate = self._taken(match, ask, value, fate)
            if fate.over:
                break
            ask = match.asks[0]
            if match.steps != steps and ask.seat == self.seat:
                fate = self._fallen(match, fate)
        return Found(self._told(match, fate), tuple(path))

    def _planned(self, match: Match[Any], ask: Ask, rest: list[Step]) -> Value | None:
        """The answer of a plan to a question, if it has one; what comes before it in the plan is given up."""
        at = next((n for n, (who, id, _) in enumerate(rest) if (who, id) == (ask.seat, ask.id)), -1)
        if at < 0:
            return None
        key = rest[at][2]
        for value in ask.values():
            if match.key(value) == key:
                del rest[: at + 1]
                return value
        return None

    # -- the game's say

    def _fresh(self, match: Match[Any]) -> Fate:
        return Fate([0.0] * match.seats)

    def _turn(self, match: Match[Any]) -> object:
        assert self.sense.turn is not None
        return self.sense.turn(match.state)

    def _going(self, seed: str) -> GreedyBot:
        return GreedyBot(self.seat, Random(seed).getrandbits(32), nodes=NODES)

    def _said(self, match: Match[Any], ask: Ask, value: Value) -> Sequence[float] | None:
        return None if self.sense.quick is None else self.sense.quick(match, ask, value)

    def _judged(self, match: Match[Any]) -> Sequence[float]:
        """What has become of the turn."""
        if match.over or self.sense.rest is None:
            return worth(match, Random(self.seed), self.sense)
        return self.sense.rest(match.state, self.seat)
