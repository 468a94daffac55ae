"""The shelf: finished games are kept as they were shown, and any game is looked back at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, cast

from oikumene.kernel.errors import Refused
from oikumene.table import desks, keeping, wire
from oikumene.table.board import ANSWER
from oikumene.table.desks import Reader
from oikumene.table.hall.hearing import Hearing
from oikumene.table.hall.opening import MOST_LOADING
from oikumene.table.live import Live
from oikumene.table.store import Away, Taken
from oikumene.table.thinking import job_of
from oikumene.table.workers import Failure

SHELVING_SECONDS = 120.0
#: What nobody waits for stands back while answering people takes more than so much of a core.
STRAINED = 0.5
#: Each archive is then followed by a rest of so many times what it took.
RESTS = 9

log = logging.getLogger("oikumene.table")


class Shelf(Hearing):
    """Archives are made here, and read."""

    # -- looking back

    async def position_at(self, live: Live, n: int | None, seat: int | None, reader: Reader) -> wire.Position | bytes:
        """The table as it was after n events, as a seat saw it: JSON where it had to be played again."""
        if live.board is None:
            raise Refused("not-playing", "No game is going on at this table.")
        if n is None or n == live.board.n:
            return live.board.position(seat)
        if not 0 <= n <= live.board.n:
            raise Refused("move", "There is no move {n}; there are {all}.", n=n, all=live.board.n)
        live.board.reaches(n)
        if isinstance(live.board, keeping.Shelved):
            reader.ready()
            begun = time.perf_counter()
            found = (await self.loading.do(live.board.at, n, seat)).position(seat)
            reader.spend(min(time.perf_counter() - begun, MOST_LOADING))
            found.last = live.board.n
            return found
        job = job_of(live.board)._replace(events=tuple(live.board.events[:n]))
        return cast("bytes", await reader.ask(desks.position, job, seat, live.board.n))

    async def since(self, live: Live, seat: int, after: int | None, reader: Reader) -> bytes:
        """What has happened since a seat's last answer, or after so many moves, as that seat saw it: JSON."""
        board = live.board
        if board is None or live.row.status != "playing":
            raise Refused("not-playing", "No game is going on at this table.")
        if after is None:
            own = [n for n, event in enumerate(board.events, 1) if event.kind == ANSWER and event.seat == seat]
            after = own[-1] if own else 0
        if not 0 <= after <= board.n:
            raise Refused("move", "There is no move {n}; there are {all}.", n=after, all=board.n)
        first = after if board.start is None else max(after, board.start.n)
        return cast("bytes", await reader.ask(desks.since, job_of(board), seat, first))

    async def history(self, live: Live, reader: Reader) -> bytes:
        """How a finished game went: JSON."""
        assert live.board is not None
        if isinstance(live.board, keeping.Shelved):
            return await self.loading.do(live.board.told)
        job = keeping.archive_job(live.row, live.board.events, live.board.start)
        return cast("bytes", await reader.ask(desks.history, job))

    # -- making archives

    def _chore(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)
        return task

    def _shelve(self, *ids: str) -> asyncio.Task[None]:
        """Finished games are kept as they were shown, one at a time: whatever the rules will be, they can be looked at.
        What ends is that all of these are."""
        self.unshelved.update(dict.fromkeys(ids))
        if self.shelving is None or self.shelving.done():
            self.shelving = self._chore(self._shelve_all())
        return self.shelving

    async def _shelve_all(self) -> None:
        while self.unshelved:
            id, begun = next(iter(self.unshelved)), time.monotonic()
            try:
                await self._shelve_one(id)
            except (Taken, Away) as why:  # it is made after the next start
                log.warning("the archive of table %s is not written: %s", id, why)
            except Exception:
                log.exception("the archive of table %s", id)
            del self.unshelved[id]
            if self.strain > STRAINED:  # nobody waits for an archive; until it is made the game is played again
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.ending.wait(), (time.monotonic() - begun) * RESTS)

    async def _shelve_one(self, id: str) -> None:
        rows = await self.rows("WHERE id = ?", (id,))
        if not rows:  # deleted
            return
        job, telling, made = await keeping.job_of(self.store, rows[0]), None, dict[str, str]()
        for number in keeping.stretches(job):
            part = await self.thinkers.do(
                *(keeping.stretch, job, number, telling),
                seconds=SHELVING_SECONDS,
                owner="the shelf",
                table=id,
                quiet=True,
            )
            if isinstance(part, Failure):
                log.error("table %s is finished and has no archive: %s", id, part)
                return
            made |= part.parts
            telling = part.telling
        await self.store.write(keeping.archived(id, made))

    async def shelved(self) -> None:
        """Before the end: archives that are still to be made are, as far as there is time for it; the others after the
        next start."""
        self.ending.set()
        if self.chores:
            await asyncio.wait(self.chores, timeout=SHELVING_SECONDS / 4)

    async def shelve_rest(self) -> None:
        """After a start: archives that are still to be made."""
        if left := await keeping.unarchived(self.store):
            await self._shelve(*left)
