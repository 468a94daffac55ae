"""What a program that plays is: one that answers questions put to its seat."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match


class Bot(Protocol):
    """A player. Made for one seat of one match; what it does by chance comes from its seed."""

    #: Whether it needs a match with snapshots (to imagine, or to look at its view with the log).
    thinks: ClassVar[bool]

    def choose(self, match: Match[Any], ask: Ask) -> Value:
        """One of `ask.values()`. It may look at `match.view(seat)` and `match.imagine(seat, …)` of its own seat."""
        ...
