"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match


class RandomBot:
    """Answers at random."""

    thinks: ClassVar[bool] = False

    def __init__(self, seat: int, seed: int) -> None:
        self.chance = Random(f"{seed}:{seat}").random

    def choose(self, match: Match[Any], ask: Ask) -> Value:
        values = ask.values()
        return values[int(self.chance() * len(values))]
