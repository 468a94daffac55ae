"""A deed: what one power or card does, for one player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oikumene.games.clash.state import BARBARIANS, State
from oikumene.kit import effects


class Deed(effects.Deed[State]):
    """Something being done. `card` is a power's number in the index (`seat << 8 | power`), a card's handle, or -1."""

    __slots__ = ("about", "hex", "other")

    def __init__(self, state: State, seat: int, card: int = -1, about: Any = None) -> None:
        super().__init__(state, seat, card)
        self.about = about  # what the moment was that it waited for
        self.hex = -1  # the place that its steps speak of
        self.other = -1  # the player at whom a card is aimed

    def others(self) -> Sequence[int]:
        return self.state.clockwise(self.seat)

    def decides(self, side: int) -> bool:
        return side < BARBARIANS


Effect = effects.Effect[Deed]
Condition = effects.Condition[Deed]
