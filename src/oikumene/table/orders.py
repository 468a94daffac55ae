"""Answers that nobody gives by hand: idle questions, and standing orders. How long they take tells nothing.

A secret question is put although it may have one answer, so that nobody learns that it has. If it were then answered at
once, everybody would know after all. So whatever the table answers for somebody comes after a time that is drawn as
people take theirs, from the system's own randomness: the same whatever is held, and whatever is left to choose.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from oikumene.table.board import Board, Row

#: What workers tell each other of a table whose orders have changed.
ORDERS = "orders"

#: How long the levels think about a decision, roughly: their answer to a secret question never comes earlier.
THINKING = {"wanderer": 0.1, "novice": 0.4, "merchant": 0.6, "strategist": 1.7, "conqueror": 5.2}
#: Answers of people are spread about their median like this (logarithms), and none is quicker or slower than that.
SPREAD = 0.55
QUICKEST, SLOWEST = 0.35, 4.0


class Pace:
    """How long answers take. `bot`: seconds of a bot where nothing is secret. `person`: the median of a person; with 0
    idle questions wait for theirs."""

    def __init__(self, bot: float = 0.5, person: float = 3.0) -> None:
        self.bot = bot
        self.person = person
        self.draw = SystemRandom()

    def of_person(self) -> float:
        """As long as people take, one time with another."""
        return self.person * min(SLOWEST, max(QUICKEST, self.draw.lognormvariate(0, SPREAD)))

    def of_bot(self, level: str, *, secret: bool) -> float:
        """A bot whose question is secret takes as long as it may think and some more, also if it need not think."""
        if not secret or not self.bot:
            return self.bot
        return THINKING.get(level, max(THINKING.values())) + self.bot * math.exp(self.draw.gauss(0.2, 0.4))


@dataclass(frozen=True)
class Order:
    """What a seat has left: this question is answered so, until then."""

    person: str
    prompt: str
    key: str
    until: str
    round: int
    said: dict[str, Any]
    option: dict[str, Any]

    def holds(self, row: Row, board: Board, seat: int) -> bool:
        """Whether it is still to be followed: by who left it, and until the end of the round if that was said."""
        if board.match.over or row.seats[seat].gone or row.seats[seat].bot or row.seats[seat].person != self.person:
            return False
        return self.until == "game" or board.progress()[0] == self.round
