"""Wrong passwords: who guesses waits longer each time, and nobody else has to."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from oikumene.kernel.errors import Refused

FREE = 5  # tries before anybody waits
LONGEST = 900.0
MOST = 50_000


class Attempts:
    """A count for each guesser: the sixth try waits a second, each one after it twice as long, up to a quarter of an
    hour. A count is forgotten with the right password, or an hour after the wait is over. In this process."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.counts: OrderedDict[Hashable, tuple[int, float]] = OrderedDict()

    def take(self, who: Hashable) -> None:
        """A try, counted as wrong until `right` says otherwise, so that many at once do not slip through."""
        if not self.on:
            return
        now = self.clock()
        count, until = self.counts.pop(who, (0, 0.0))
        if now > until + 3600:
            count = 0
        if count >= FREE and now < until:
            self.counts[who] = (count, until)
            raise Refused("wait", "Too many wrong passwords; try again in {n} s.", n=int(until - now) + 1)
        count += 1
        wait = min(LONGEST, 2.0 ** min(count - FREE, 20)) if count >= FREE else 0.0
        self.counts[who] = (count, now + wait)
        if len(self.counts) > MOST:
            self.counts.popitem(last=False)

    def right(self, who: Hashable) -> None:
        self.counts.pop(who, None)


def network(address: str) -> str:
    """Whose an address is: an IPv6 host has a whole /64 to choose from."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
