"""Information-set Monte Carlo tree search: one tree over matches as the seat may imagine them.

Each round of thinking deals everything the seat cannot know afresh and walks down the tree by the options that exist in
that match (how often an option could have been taken stands where plain search has the parent's visits). It adds a
node, finishes the step at random and asks the game's evaluation. Where options are many, few are opened at first.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import Any, ClassVar

from oikumene.bots.bot import Chair, Reason
from oikumene.bots.greedy import worth
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match


class Node:
    """An answer of a seat, and what came of it."""

    __slots__ = ("chances", "kids", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.chances = 0
        self.kids: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class MctsBot:
    """Thinks for so many seconds or rounds, and takes what it looked at most."""

    thinks: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        seed: int,
        *,
        seconds: float | None = 1.0,
        rounds: int | None = None,
        explore: float = 0.35,
        widen: float = 1.5,
        ahead: int = 1,
    ) -> None:
        self.seat = seat
        self.rng = Random(f"mcts:{seed}:{seat}")
        self.seconds = seconds
        self.rounds = rounds
        self.explore = explore
        self.widen = widen
        self.ahead = ahead  # steps that are looked at beyond the tree
        self.root = Node(-1)
        self.thought = 0  # rounds of the last decision

    def choose(self, chair: Chair) -> Value:
        values = chair.values()
        return values[0] if len(values) == 1 else self.reasons(chair)[0].value

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with what came of it, the most visited first."""
        self.root = Node(-1)
        until = None if self.seconds is None else time.perf_counter() + self.seconds
        self.thought = 0
        while (self.rounds is None or self.thought < self.rounds) and (until is None or time.perf_counter() < until):
            self.think(chair)
            self.thought += 1
        found = []
        for value in chair.values():
            key = f"{chair.ask.id}|{chair.key(value)}"
            node = self.root.kids.get(key) or Node(self.seat)
            found.append(Reason(chair.key(value), value, node.mean, node.visits))
        return sorted(found, key=lambda reason: (-reason.visits, -reason.expected))

    def think(self, chair: Chair) -> None:
        """One imagined match, from the question to a judgement."""
        match = chair.imagine(self.rng, keep=False)
        node, path = self.root, []
        first = True
        while match.asks:
            ask = self._first(match, chair) if first else match.asks[0]
            first = False
            key, value = self._select(match, ask, node)
            kid = node.kids.get(key)
            new = kid is None
            if kid is None:
                kid = node.kids[key] = Node(ask.seat)
            path.append(kid)
            match.take(ask, value)
            node = kid
            if new:
                break
        self._look_ahead(match)
        shares = worth(match, self.rng)
        for kid in path:
            kid.visits += 1
            kid.total += shares[kid.seat]

    def _first(self, match: Match[Any], chair: Chair) -> Ask:
        ask = match.find(self.seat, chair.ask.id)
        assert ask is not None
        return ask

    def _select(self, match: Match[Any], ask: Ask, node: Node) -> tuple[str, Value]:
        """The option to follow: an unopened one while there is room, else the one that promises most."""
        values = ask.values()
        if len(values) == 1:
            return f"{ask.id}|{match.key(values[0])}", values[0]
        kids = node.kids
        opened: list[tuple[str, Value, Node]] = []
        fresh: list[tuple[str, Value]] = []
        visits = 0
        for value in values:
            key = f"{ask.id}|{match.key(value)}"
            kid = kids.get(key)
            if kid is None:
                fresh.append((key, value))
            else:
                kid.chances += 1
                visits += kid.visits
                opened.append((key, value, kid))
        if fresh and len(opened) < 2 + self.widen * math.sqrt(visits):
            return fresh[int(self.rng.random() * len(fresh))]
        best, picked = -1.0, opened[0]
        for entry in opened:
            kid = entry[2]
            score = kid.total / kid.visits + self.explore * math.sqrt(math.log(kid.chances + 1) / kid.visits)
            if score > best:
                best, picked = score, entry
        return picked[0], picked[1]

    def _look_ahead(self, match: Match[Any]) -> None:
        """Finish the step that was begun, at random."""
        steps = match.steps + self.ahead - 1
        random = self.rng.random
        while match.asks and match.steps <= steps:
            ask = match.asks[0]
            values = ask.values()
            match.take(ask, values[int(random() * len(values))])
