"""Everything a worker has, behind its doors."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from oikumene.kernel.errors import Refused
from oikumene.table.attempts import Attempts
from oikumene.table.backup import Schedule, Trouble
from oikumene.table.desks import Archive, Reader
from oikumene.table.doors.asking import address
from oikumene.table.hall import Hall
from oikumene.table.limits import Limits
from oikumene.table.live import Live
from oikumene.table.notify import Teller
from oikumene.table.owners import Errors, Owners
from oikumene.table.passkeys import Passkeys
from oikumene.table.people import People, Person, Signer
from oikumene.table.puzzled import Puzzled
from oikumene.table.ratings import Ratings
from oikumene.table.seeing import Figures
from oikumene.table.settings import Settings
from oikumene.table.store import Away, Damaged, Store, pulse
from oikumene.table.thinking import Thinkers
from oikumene.table.threads import Desk

log = logging.getLogger("oikumene.table")


class Health:
    """Whether the server can do its work: something small is written and read, at most once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.looked = float("-inf")
        self.trouble = ""

    async def look(self) -> str:
        """What is wrong, or nothing."""
        async with self.lock:
            if time.monotonic() > self.looked + 1:
                self.trouble = await self._try()
                self.looked = time.monotonic()
            return self.trouble

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(5):
                await self.store.write(pulse())
                await self.store.rows("SELECT at FROM pulse")
        except Damaged:
            pass  # it has been noted where it was met
        except Away as why:
            log.error("the database cannot be used: %s", why.details["why"])
            return f"the database cannot be used ({why.details['brief']})"
        except TimeoutError:
            return "the database does not answer within 5 seconds"
        if self.store.damage:  # wherever it was met, and until somebody has looked after it
            return f"the database is damaged ({self.store.damage}): stop the server and restore a backup"
        return ""


@dataclass
class House:
    """Everything a worker has."""

    db: str
    store: Store
    people: People
    hall: Hall
    teller: Teller
    thinkers: Thinkers
    limits: Limits
    attempts: Attempts
    signer: Signer
    client: Path | None
    secure: bool
    started: float
    archive: Archive
    sockets: Counter[str]
    health: Health
    seen: dict[str, float]  # when people were here, until it is written down
    passkeys: Passkeys
    puzzled: Puzzled
    ratings: Ratings
    texts: Desk  # what there is to play, in words: made once, which takes a second in all
    figures: Figures
    owners: Owners
    errors: Errors
    settings: Settings
    backups: Schedule | None = None
    trouble: Trouble | None = None  # why backups are not taken
    errands: set[asyncio.Task[None]] = field(default_factory=set)

    def follow(self, settings: Settings) -> None:
        """Other settings hold from now on."""
        self.settings = self.hall.settings = settings
        self.limits.rates = settings.buckets

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for, so that how long it takes tells nothing."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("an errand failed", exc_info=task.exception())

    def reader(self, scope: Any) -> Reader:
        """Who has things looked up that take time: an address."""
        return Reader(self.archive, self.limits, address(scope))

    def room_for(self, scope: Any, person: Person) -> None:
        """Whether one more connection is not too many."""
        here = self.sockets[address(scope)] >= self.settings.sockets_here
        if self.limits.on and (here or self.sockets[person.id] >= self.settings.sockets):
            raise Refused("too-many-sockets", "Too many pages of yours are open; close some.")

    @contextlib.contextmanager
    def seated(self, scope: Any, person: Person) -> Iterator[None]:
        """A connection that is counted while it lasts."""
        names = (address(scope), person.id)
        self.sockets.update(names)
        try:
            yield
        finally:
            self.sockets.subtract(names)
            for name in names:
                if not self.sockets[name]:
                    del self.sockets[name]

    async def table(self, scope: Any, id: str, person: Person) -> Live:
        """A table, for who may look at it; who has one loaded pays for the time it takes."""
        if id in self.hall.tables:
            live = await self.hall.find(id, fresh=True)
        else:
            reader = self.reader(scope)
            reader.ready()
            live = await self.hall.find(id, fresh=True)
            reader.spend(live.cost)
        await self.hall.admit(live.row, person)
        return live

    async def table_to_put_away(self, scope: Any, id: str, person: Person) -> Live:
        """The same, also where it cannot be read: nobody is left with it for ever."""
        if id not in self.hall.tables:
            self.reader(scope).ready()
        live = await self.hall.to_put_away(id)
        await self.hall.admit(live.row, person)
        return live
