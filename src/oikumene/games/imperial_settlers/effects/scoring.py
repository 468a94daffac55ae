"""Points a location gives at the end beyond its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from oikumene.games.imperial_settlers.state import State
from oikumene.kernel.game import Part


class GateScoring:
    """Two points if at least three cards lie under the Gate."""

    def points(self, state: State, card: int) -> int:
        under = sum(1 for player in state.players for _, gate in player.tucks if gate == card)
        return 2 if under >= 3 else 0

    def say(self) -> Sequence[Part]:
        return [("text-scoring-gate", {"cards": 3, "n": 2})]


class ShrineScoring:
    """Points by the resources on the Shrine, the highest step only."""

    STEPS: ClassVar[tuple[tuple[int, int], ...]] = ((12, 10), (7, 5), (3, 2))

    def points(self, state: State, card: int) -> int:
        stored = state.stored.get(card, 0)
        return next((points for least, points in self.STEPS if stored >= least), 0)

    def say(self) -> Sequence[Part]:
        (r3, p3), (r2, p2), (r1, p1) = self.STEPS
        return [("text-scoring-shrine", {"r1": r1, "p1": p1, "r2": r2, "p2": p2, "r3": r3, "p3": p3})]
