"""A deed: one power of one card being used, for one player."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.oath.state import BANDITS, State
from oikumene.kit import effects


class Deed(effects.Deed[State]):
    """A power in use; bandits use some too, and decide nothing."""

    __slots__ = ()

    def others(self) -> Sequence[int]:
        return self.state.clockwise(self.seat)

    def decides(self, side: int) -> bool:
        return side < BANDITS


Effect = effects.Effect[Deed]
Condition = effects.Condition[Deed]
