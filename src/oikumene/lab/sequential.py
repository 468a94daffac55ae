"""How sure one is of a mean while figures still come in, however often one looks.

An interval that holds at one moment does not hold for who looks again and again and stops when it pleases. These hold
at all moments at once: with probability 1 - alpha the truth lies in every one of them, from the first look to the
last. They are asymptotic confidence sequences by Robbins' normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy and
Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences"):

    mean ± sd * sqrt(2 (n r² + 1) / (n² r²) * log(sqrt(n r² + 1) / alpha))

`r` is chosen so that they are narrowest at about `BEST` figures. Asymptotic: they rest on the central limit theorem, so
nobody looks before `LEAST` figures are there; and two figures more, one at each end of what is likely, are counted into
the spread, so that figures that were all alike by chance make nobody sure.
"""

from __future__ import annotations

import math

from oikumene.lab.stats import Interval

#: Where the intervals are narrowest, and before how many figures nobody looks.
BEST = 100
LEAST = 20


class Running:
    """A mean whose figures come one by one. `unit`: how far from each other two figures may well lie."""

    __slots__ = ("alpha", "mean", "n", "squares", "unit")

    def __init__(self, alpha: float = 0.05, unit: float = 1.0) -> None:
        self.alpha = alpha
        self.unit = unit
        self.n = 0
        self.mean = 0.0
        self.squares = 0.0  # of the distances from the mean

    def add(self, value: float) -> None:
        self.n += 1
        apart = value - self.mean
        self.mean += apart / self.n
        self.squares += apart * (value - self.mean)

    @property
    def sure(self) -> Interval:
        """Where the truth lies; anywhere, as long as there are too few figures."""
        if self.n < LEAST:
            return Interval(self.mean, -math.inf, math.inf)
        half = self.half()
        return Interval(self.mean, self.mean - half, self.mean + half)

    def half(self) -> float:
        n, alpha = self.n, self.alpha
        deviation = math.sqrt((self.squares + 2 * self.unit**2) / n)
        r2 = (-2 * math.log(alpha) + math.log(1 - 2 * math.log(alpha))) / BEST
        return deviation * math.sqrt(2 * (n * r2 + 1) / (n * n * r2) * math.log(math.sqrt(n * r2 + 1) / alpha))
