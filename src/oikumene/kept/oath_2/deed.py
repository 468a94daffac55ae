"""A deed: one power of one card being used, for one player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oikumene.kept.oath_2.state import BANDITS, State
from oikumene.kept.oath_2.kit import effects


class Deed(effects.Deed[State]):
    """A power in use; bandits use some too, and decide nothing."""

    __slots__ = ("about",)

    def __init__(self, state: State, seat: int, card: int = -1, about: Any = None) -> None:
        self.state = state  # all of it here, since a deed is made with every look at what a power could do
        self.seat = seat
        self.card = card
        self.full = False
        self.tally = {}
        self.about = about  # what the moment was that the power waited for

    def others(self) -> Sequence[int]:
        return self.state.clockwise(self.seat)

    def decides(self, side: int) -> bool:
        return side < BANDITS


Effect = effects.Effect[Deed]
Condition = effects.Condition[Deed]
