"""A deed: what one location gives or does, for the player who has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from oikumene.games.imperial_settlers.rules.goods import Need
from oikumene.games.imperial_settlers.state import State
from oikumene.kit import effects

NOTHING: Sequence[int] = ()


class Deed(effects.Deed[State]):
    """Also what has just come in: goods, and cards that were drawn."""

    __slots__ = ("came", "drawn")

    def __init__(self, state: State, seat: int, card: int = -1) -> None:
        self.state = state  # all of it here, since a deed is made with every look at what a location could do
        self.seat = seat
        self.card = card
        self.full = False
        self.tally = {}
        self.came = self.drawn = NOTHING

    def others(self) -> Sequence[int]:
        return self.state.clockwise(self.seat)


Effect = effects.Effect[Deed]


@dataclass(frozen=True)
class Promising(effects.Effect[Deed]):
    """An effect that may promise something that its own price could take."""

    promises: ClassVar[bool] = False

    def needs(self, state: State, seat: int) -> Sequence[Need]:
        """What must be there for it, any one of these."""
        return (Need(),)
