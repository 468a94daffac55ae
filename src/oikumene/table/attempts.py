"""Tries at what is secret (passwords, codes, links): who guesses waits longer each time, and nobody else has to.

They are counted in the store, so that a guesser has no more of them where there are several workers, and none anew when
the server is started again. Who guesses is kept as a mark that only this server could make: no address, no name.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import time
from collections.abc import Callable

from oikumene.kernel.errors import Refused
from oikumene.table.limits import Rate
from oikumene.table.store import Statement, Store

FREE = 5  # tries before anybody waits
LONGEST = 900.0
#: Seconds after a wait is over that its count is remembered.
REMEMBERED = 3600.0
#: So many marks are kept, about twenty megabytes, however many networks somebody has to guess from.
MOST_MARKS = 100_000
#: What the sixth try waits, and each one after it.
WAITS = tuple(min(LONGEST, 2.0**n) for n in range(int(LONGEST).bit_length()))
_WAIT = " ".join(f"WHEN {FREE - 1 + n} THEN {wait}" for n, wait in enumerate(WAITS))

#: Whether the last wait is so long ago that the count begins anew.
_ANEW = f"tried.at + {REMEMBERED} < ?"
#: One more try, where there is no wait; all in one step, so that many at once do not slip through.
TAKE = f"""INSERT INTO tried (who, n, at, until) VALUES (?, 1, ?, ?) ON CONFLICT (who) DO UPDATE SET
    n = CASE WHEN {_ANEW} THEN 1 ELSE tried.n + 1 END,
    at = ? + CASE WHEN {_ANEW} OR tried.n < {FREE - 1} THEN 0 ELSE CASE tried.n {_WAIT} ELSE {LONGEST} END END,
    until = ?
    WHERE tried.n < {FREE} OR tried.at <= ?"""
#: What is in a bucket now.
_LEFT = "(CASE WHEN tried.n + (? - tried.at) * ? > ? THEN ? ELSE tried.n + (? - tried.at) * ? END)"
PAY = f"""INSERT INTO tried (who, n, at, until) VALUES (?, ?, ?, ?) ON CONFLICT (who) DO UPDATE SET
    n = {_LEFT} - 1, at = ?, until = ? WHERE {_LEFT} >= 1"""


class Attempts:
    """A count for each guesser: the sixth try waits a second, each one after it twice as long, up to a quarter of an
    hour. A count is forgotten with the right password, or an hour after the wait is over."""

    def __init__(self, store: Store, secret: bytes, on: bool = True, clock: Callable[[], float] = time.time) -> None:
        self.store, self.secret, self.on, self.clock = store, secret, on, clock

    def mark(self, who: tuple[str, ...]) -> str:
        said = "\0".join(("tried", *who))
        return hmac.new(self.secret, said.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()[:32]

    async def take(self, *who: str) -> None:
        """A try, counted as wrong until `right` says otherwise."""
        if not self.on:
            return
        now, mark = self.clock(), self.mark(who)
        until = now + LONGEST + REMEMBERED
        touched = await self.store.write([(TAKE, (mark, now, until, now, now, now, until, now))])
        if not touched[0]:
            found = await self.store.rows("SELECT at FROM tried WHERE who = ?", (mark,))
            left = max(0, int((float(found[0][0]) if found else now) - now)) + 1
            raise Refused("wait", "Too many wrong passwords; try again in {n} s.", n=left)

    async def right(self, *who: str) -> None:
        if self.on:
            await self.store.write([("DELETE FROM tried WHERE who = ?", (self.mark(who),))])

    async def pay(self, rate: Rate, *who: str) -> None:
        """One of so many a second and so many at once; refuses when there is none."""
        if not self.on:
            return
        per_second, burst = rate
        now = self.clock()
        left = (now, per_second, burst, burst, now, per_second)
        until = now + burst / per_second
        args = (self.mark(who), burst - 1, now, until, *left, now, until, *left)
        if not (await self.store.write([(PAY, args)]))[0]:
            raise Refused("too-fast", "That was too fast; wait a little.")

    async def give_back(self, *who: str) -> None:
        """It was right: it cost nothing."""
        if self.on:
            await self.store.write([("UPDATE tried SET n = n + 1 WHERE who = ?", (self.mark(who),))])

    def swept(self) -> list[Statement]:
        """What means nothing any more goes; where somebody with many networks has left more marks than are kept, those
        go first that would have gone first."""
        most = "SELECT until FROM tried ORDER BY until DESC LIMIT 1 OFFSET ?"
        return [
            ("DELETE FROM tried WHERE until < ?", (self.clock(),)),
            (f"DELETE FROM tried WHERE until <= ({most})", (MOST_MARKS,)),
        ]


def network(address: str) -> str:
    """Whose an address is: an IPv6 host has a whole /64 to choose from."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
