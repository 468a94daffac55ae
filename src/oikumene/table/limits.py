"""How fast anybody may go on: a bucket for each name that refills with time."""

from __future__ import annotations

import time

from oikumene.kernel.errors import Refused

MOST_BUCKETS = 50_000


class Limits:
    """Token buckets, in this process."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.buckets: dict[str, tuple[float, float]] = {}

    def check(self, name: str, per_second: float, burst: int) -> None:
        """Take one; refuses when the bucket is empty."""
        if not self.on:
            return
        now = time.monotonic()
        left, then = self.buckets.get(name, (float(burst), now))
        left = min(float(burst), left + (now - then) * per_second)
        if left < 1:
            raise Refused("too-fast", "That was too fast; wait a little.")
        self.buckets[name] = (left - 1, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.clear()
