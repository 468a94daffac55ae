"""A bot that looks to the end of its own turn, and takes what the game's evaluation likes best."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from oikumene.bots.bot import Chair, Reason
from oikumene.bots.senses import final, sense_of
from oikumene.kernel.flow import Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Sense


class GreedyBot:
    """Tries each option in a few imagined matches, and its own decisions after it until the step is over."""

    thinks: ClassVar[bool] = True

    def __init__(self, seat: int, seed: int, *, worlds: int = 2, nodes: int = 250) -> None:
        self.seat = seat
        self.rng = Random(f"greedy:{seed}:{seat}")
        self.worlds = worlds
        self.nodes = nodes
        self._left = 0

    def choose(self, chair: Chair) -> Value:
        values = chair.values()
        return values[0] if len(values) == 1 else self.reasons(chair)[0].value

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with the share of a win it promises, the best first."""
        values = chair.values()
        sums = [0.0] * len(values)
        for _ in range(self.worlds):
            world = chair.imagine(self.rng)
            for i, value in enumerate(values):
                twin = world.clone()
                ask = twin.find(self.seat, chair.ask.id)
                assert ask is not None
                twin.take(ask, value)
                self._left = self.nodes // len(values)
                sums[i] += self._best(twin, world.steps)
        found = [
            Reason(chair.key(value), value, total / self.worlds, self.worlds)
            for value, total in zip(values, sums, strict=True)
        ]
        return sorted(found, key=lambda reason: -reason.expected)

    def _best(self, match: Match[Any], steps: int) -> float:
        """The best the seat can make of the rest of its step."""
        if match.over:
            return final(match)[self.seat]
        ask = next((ask for ask in match.asks if ask.seat == self.seat), None)
        if ask is None or match.steps != steps or self._left <= 0:
            return worth(match, self.rng, sense_of(match.game, near=True))[self.seat]
        best = 0.0
        for value in ask.values():
            self._left -= 1
            twin = match.clone()
            again = twin.find(self.seat, ask.id)
            assert again is not None
            twin.take(again, value)
            best = max(best, self._best(twin, steps))
            if self._left <= 0:
                break
        return best


def worth(match: Match[Any], rng: Random, sense: Sense | None) -> list[float]:
    """The share of a win each seat may expect: by a sense, or by one random game where there is none."""
    if match.over:
        return final(match)
    if sense is not None:
        return sense.shares(match.state)
    twin = match.clone(keep=False) if match.keep else match
    while twin.asks:
        ask = twin.asks[0]
        values = ask.values()
        twin.take(ask, values[int(rng.random() * len(values))])
    return final(twin)
