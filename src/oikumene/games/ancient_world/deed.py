"""A deed: the action or power of one empire card being done, for one player."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.ancient_world.state import State
from oikumene.kit import effects


class Deed(effects.Deed[State]):
    """Nothing more than every deed has."""

    __slots__ = ()

    def others(self) -> Sequence[int]:
        return self.state.clockwise(self.seat)


Effect = effects.Effect[Deed]
