"""How much anybody may have: a bucket for each name that refills with time, and from which work is paid by its cost."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import NamedTuple

from oikumene.kernel.errors import Refused

MOST_BUCKETS = 50_000


class Rate(NamedTuple):
    """So much each second, and so much at once."""

    per_second: float
    burst: float


#: Requests of an address, in the cost of a plain one.
REQUESTS = Rate(40.0, 120)
#: Seconds that an address may have other processes and threads work for it: histories, replays, decks, tables to load.
WORK = Rate(0.5, 15.0)
#: New accounts of an address: a password takes a tenth of a second of two cores.
ACCOUNTS = Rate(0.1, 20)
#: Files of the client.
FILES = Rate(60.0, 600)
#: What is said over WebSockets, in the cost of an answer, by a person and from an address.
SAID = Rate(40.0, 160)
SAID_HERE = Rate(120.0, 600)
#: Seconds that what is shown over WebSockets may take, to a person and at an address.
SHOWN = Rate(0.15, 2.0)
SHOWN_HERE = Rate(0.4, 6.0)
#: Hints of a person: each is up to two seconds of thought.
HINTS = Rate(0.25, 5)
#: Looks of a person at what is to come, and plans laid down: each is a few imagined matches.
PLANS = Rate(1.0, 12)
#: What somebody says, at tables and in groups together.
CHAT = Rate(1.0, 10)

#: Browsers of a network that ask to be told of turns.
BROWSERS = Rate(0.1, 20)
#: Groups that an address makes, and new codes for them.
NEW_GROUPS = Rate(0.05, 20)
#: Codes of invitations that open nothing, tried from a network: 31 letters to the sixth are 887 million.
GUESSES = Rate(1 / 30, 12)
#: Passwords tried from a network, at whatever accounts, by browsers that are not known.
LOGINS = Rate(0.2, 20)
#: Letters that somebody of a network has sent, and links of such letters that are tried.
LETTERS = Rate(1 / 600, 6)
LINKS = Rate(1 / 60, 12)
#: Reviews of a person and from an address: each is half a minute of thought, in the end.
REVIEWS = Rate(1 / 60, 4)
REVIEWS_HERE = Rate(1 / 20, 12)


class _Bucket(NamedTuple):
    left: float
    at: float
    rate: Rate


class Limits:
    """Token buckets, in this process."""

    def __init__(self, on: bool = True, rates: Mapping[str, Rate] | None = None) -> None:
        """`rates`: other ones than are asked for, by how the names of their buckets begin."""
        self.on = on
        self.rates = dict(rates or {})
        self.buckets: dict[str, _Bucket] = {}

    def _set(self, name: str, rate: Rate) -> Rate:
        return self.rates.get(name.partition(":")[0], rate) if self.rates else rate

    def left(self, name: str, rate: Rate) -> float:
        """What is in the bucket now; less than nothing where more was spent than there was."""
        rate = self._set(name, rate)
        found = self.buckets.get(name)
        if found is None:
            return rate.burst
        return min(rate.burst, found.left + (time.monotonic() - found.at) * rate.per_second)

    def check(self, name: str, per_second: float, burst: float, cost: float = 1.0) -> None:
        """Take the cost; refuses when there is not so much."""
        rate = Rate(per_second, burst)
        if self.on and self.left(name, rate) < cost:
            raise Refused("too-fast", "That was too fast; wait a little.")
        self.spend(name, rate, cost)

    def ready(self, name: str, rate: Rate) -> None:
        """Refuses who has spent more than there was; what it costs is known afterwards and spent then."""
        if self.on and self.left(name, rate) <= 0:
            raise Refused("too-fast", "That was too fast; wait a little.")

    def spend(self, name: str, rate: Rate, cost: float) -> None:
        if self.on:
            rate = self._set(name, rate)
            self.buckets[name] = _Bucket(self.left(name, rate) - cost, time.monotonic(), rate)
            if len(self.buckets) > MOST_BUCKETS:
                self._forget_full()

    def wait(self, name: str, rate: Rate) -> float:
        """Seconds until there is something in the bucket again."""
        rate = self._set(name, rate)
        return max(0.0, -self.left(name, rate)) / rate.per_second if self.on else 0.0

    def _forget_full(self) -> None:
        """A full bucket is like none. Where all are in use, the oldest half goes."""
        kept = {name: b for name, b in self.buckets.items() if self.left(name, b.rate) < b.rate.burst}
        if len(kept) > MOST_BUCKETS // 2:
            newest = sorted(kept, key=lambda name: kept[name].at)[len(kept) // 2 :]
            kept = {name: kept[name] for name in newest}
        self.buckets = kept
