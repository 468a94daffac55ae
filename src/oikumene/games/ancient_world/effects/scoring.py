"""Scoring: points at the end, by the banners of a city."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oikumene.games.ancient_world.model import TRIBES
from oikumene.kernel.game import Part


@dataclass(frozen=True)
class PerTribe:
    """Citadel and its like: points by the number of banners of one tribe."""

    tribe: str
    table: tuple[int, ...]

    def points(self, banners: Sequence[int]) -> int:
        n = min(banners[TRIBES.index(self.tribe)], len(self.table))
        return self.table[n - 1] if n else 0

    def say(self) -> Part:
        return ("text-scoring-table", {"tribe": self.tribe, **{f"p{i + 1}": p for i, p in enumerate(self.table)}})

    def __str__(self) -> str:
        return f"{self.tribe} {' '.join(map(str, self.table))}"


@dataclass(frozen=True)
class TribeSets:
    """Moon Festival: points for each set of five different banners."""

    n: int

    def points(self, banners: Sequence[int]) -> int:
        return self.n * min(banners)

    def say(self) -> Part:
        return ("text-scoring-sets", {"n": self.n})

    def __str__(self) -> str:
        return f"sets {self.n}"
