"""Shares and differences with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

#: The normal deviate of a 95 % interval.
Z95 = 1.959964


class Interval(NamedTuple):
    """A figure, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        """A share in per cent: `95.0 % (88.8-97.8)`."""
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f}-{100 * self.high:.1f})"

    def to_json(self) -> dict[str, float]:
        return {name: round(value, 5) for name, value in self._asdict().items()}


def share(wins: float, games: int) -> Interval:
    """A share of wins with Wilson's interval; a shared win counts as a part of one.

    >>> print(share(95, 100))
    95.0 % (88.8-97.8)
    """
    if not games:
        return Interval(0.0, 0.0, 1.0)
    z = Z95
    mean = wins / games
    base = 1 + z * z / games
    middle = (mean + z * z / (2 * games)) / base
    half = z / base * math.sqrt(max(0.0, mean * (1 - mean)) / games + z * z / (4 * games * games))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def variance(values: Sequence[float]) -> float:
    """Of a sample; nothing for fewer than two values."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def average(values: Sequence[float]) -> Interval:
    """A mean with its interval (normal)."""
    middle = mean(values)
    half = Z95 * math.sqrt(variance(values) / len(values)) if len(values) > 1 else math.inf
    return Interval(middle, middle - half, middle + half)


def difference(ones: Sequence[float], others: Sequence[float]) -> Interval | None:
    """How far the mean of some lies above that of the others (Welch, normal); None where either are too few.

    >>> difference([1.0], [0.0, 1.0]) is None
    True
    """
    if len(ones) < 2 or len(others) < 2:
        return None
    apart = mean(ones) - mean(others)
    half = Z95 * math.sqrt(variance(ones) / len(ones) + variance(others) / len(others))
    return Interval(apart, apart - half, apart + half)
