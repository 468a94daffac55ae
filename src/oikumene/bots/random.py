"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from oikumene.bots.bot import Chair
from oikumene.kernel.flow import Value


class RandomBot:
    """Answers at random."""

    thinks: ClassVar[bool] = False

    def __init__(self, seat: int, seed: int) -> None:
        self.chance = Random(f"{seed}:{seat}").random

    def choose(self, chair: Chair) -> Value:
        values = chair.values()
        return values[int(self.chance() * len(values))]
