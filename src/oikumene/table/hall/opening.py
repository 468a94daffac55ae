"""Opening tables: reading them from the store, and again where something may be there that is not here."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from oikumene.kernel.errors import Refused
from oikumene.table import keeping
from oikumene.table.board import Event, Row
from oikumene.table.clock import running
from oikumene.table.hall.company import Company
from oikumene.table.live import Live
from oikumene.table.owners import PERSON, SESSION
from oikumene.table.rows import note_board, read_rows, row_update
from oikumene.table.store import Away, Statement, Taken
from oikumene.table.workers import Failure, failure

#: Tables kept in memory that nobody looks at and no bot thinks about, and for how many seconds.
MOST_RECENT = 64
IDLE_SECONDS = 120.0
ID_LENGTH = 40
#: Seconds that the loading of a table is charged with at most: it may have waited for others.
MOST_LOADING = 0.3
RACES = 4  # so often something is tried where another worker was first
#: A table that is adrift is looked at again after so many seconds, until the store is back.
PATIENCE = (0.1, 0.3, 1.0, 3.0)
#: A table whose events cannot be played again.
UNREADABLE = "unreadable"

log = logging.getLogger("oikumene.table")
P = ParamSpec("P")
T = TypeVar("T")
H = TypeVar("H", bound="Opening")


def alone(
    act: Callable[Concatenate[H, Live, P], Awaitable[T]],
) -> Callable[Concatenate[H, Live, P], Awaitable[T]]:
    """Something done at a table: by one at a time, on what the store says; again where another worker was first."""

    @functools.wraps(act)
    async def wrapped(hall: H, live: Live, /, *args: P.args, **named: P.kwargs) -> T:
        async with live.lock:
            done = await hall.attempt(live, lambda: act(hall, live, *args, **named))
        hall.stir_bots(live)
        return done

    return wrapped


class Opening(Company):
    """Tables come into memory here, follow the store, and are let go."""

    # -- finding tables

    async def find(self, id: str, *, fresh: bool = False) -> Live:
        """The table of that id, with its board if it has begun; `fresh`: also what another worker has just done."""
        if len(id) > ID_LENGTH:
            raise Refused("no-table", "There is no such table.")
        live = self.tables.get(id)
        if live is not None and fresh:
            await self._not_late(live)
        elif live is not None and live.adrift:  # others have gone on with it while nobody looked here
            with contextlib.suppress(Away):  # it is shown as it was, and settled when the store is back
                async with live.lock:
                    await self._steady(live)
        if live is None:
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                live = self.tables.get(id)
                if live is None:
                    live = await self._load(id)
                    self.tables[id] = live
                    await self._not_late(live)
            self.stir_bots(live)
        self._keep_recent(live)
        return live

    async def _not_late(self, live: Live) -> None:
        """What other workers wrote before they were heard of is read."""
        if self.shared:
            now = await self.store.rows("SELECT version FROM tables WHERE id = ?", (live.row.id,))
            if not now or now[0][0] != live.row.version:
                await self.changed_elsewhere(live.row.id)

    def _keep_recent(self, live: Live) -> None:
        """The tables used last stay for a while; which others stay is up to who looks at them."""
        live.used = time.monotonic()
        self.recent[live.row.id] = live
        self.recent.move_to_end(live.row.id)
        while len(self.recent) > MOST_RECENT:
            self.recent.popitem(last=False)

    async def glance(self, id: str) -> Row:
        """What a table is, without its board."""
        if id in self.tables:
            return (await self.find(id, fresh=True)).row
        rows = await self.rows("WHERE id = ?", (id,)) if len(id) <= ID_LENGTH else []
        if not rows:
            raise Refused("no-table", "There is no such table.")
        return rows[0]

    async def to_put_away(self, id: str) -> Live:
        """A table to leave, abandon or delete: without its board where that cannot be read."""
        try:
            return await self.find(id, fresh=True)
        except Refused as why:
            if why.code not in ("rules-changed", "unreadable"):
                raise
        row = await self.glance(id)
        row.vote = None  # there is no position it could be about
        return Live(row)

    async def rows(self, where: str, args: Sequence[Any], *, gone: bool = False) -> list[Row]:
        """Tables with their seats; `gone`: also those of which nothing else is left."""
        return await read_rows(self.store, where, args, gone=gone)

    def sweep(self, idle: float = IDLE_SECONDS) -> None:
        """Let go of tables nobody has used for a while; they are on disk, and stay here while somebody holds them."""
        now = time.monotonic()
        for id, live in list(self.recent.items()):
            if now - live.used > idle:
                del self.recent[id]

    # -- reading them

    async def _load(self, id: str) -> Live:
        rows = await self.rows("WHERE id = ?", (id,))
        if not rows:
            raise Refused("no-table", "There is no such table.")
        live = Live(rows[0])
        try:
            await self._load_board(live)
            await self.steward.load(live)
        except Refused as why:
            if why.code in ("rules-changed", "unreadable") and live.row.fault is None:
                await self._unreadable(id, failure(why))
            raise
        except Exception as why:
            log.exception("table %s cannot be read", id)
            if live.row.fault is None:
                await self._unreadable(id, failure(why))
            raise Refused("unreadable", "This table cannot be read. Everything it holds is kept as it is.") from why
        if live.row.fault is not None and live.row.fault["kind"] == UNREADABLE:
            live.row.fault = None
        return live

    async def _load_board(self, live: Live) -> None:
        row = live.row
        if row.status not in ("playing", "finished"):
            live.board = None
            return
        begun = time.perf_counter()
        live.board, job = await keeping.read(self.store, row, self.loading)
        live.cost = min(time.perf_counter() - begun, MOST_LOADING)
        if job:
            await self._carry_over(live, job)

    async def _carry_over(self, live: Live, job: Sequence[Statement]) -> None:
        """A running table goes on with the rules of today: that is on disk before anything happens there."""
        row, board = live.row, live.board
        assert board is not None
        row.rules, row.version, row.owner = board.match.game.rules, row.version + 1, self.worker
        row.vote = row.fault = None
        clock = self.clock(row)
        note_board(row, board)
        if row.clock is not None:  # other questions may be open by now
            row.clock = {**clock.settled(), "runs": running(row)}
        try:
            await self.store.write([*job, row_update(row)], self._told("read", row.id))
        except Taken:  # another worker was first: as it has written it
            vars(row).update(vars((await self.rows("WHERE id = ?", (row.id,)))[0]))
            live.board, _ = await keeping.read(self.store, row, self.loading)

    async def _unreadable(self, id: str, why: Failure) -> None:
        """A table that cannot be read is marked and left as it is; it is tried again when somebody opens it."""
        log.error("table %s cannot be read, the others go on: %s", id, why)
        fault = {"kind": UNREADABLE, "seat": None, "what": why.what, "where": list(why.where), "at": time.time()}
        await self.store.write(
            [("UPDATE tables SET fault = ?, version = version + 1 WHERE id = ?", (json.dumps(fault), id))]
        )

    # -- following the store

    async def reload(self, live: Live) -> None:
        """Read the table again; what is here already of its events is not read twice. The lock is held."""
        people = [seat.person for seat in live.row.seats]
        for _ in range(RACES):
            rows = await self.rows("WHERE id = ?", (live.row.id,))
            if not rows:
                self.tables.pop(live.row.id, None)
                raise Refused("no-table", "There is no such table.")
            await self._follow(live, rows[0])
            if live.board is None or live.board.n == live.row.moves:
                break  # else somebody has written between the two reads
        if people != [seat.person for seat in live.row.seats]:
            await self.steward.load(live)
        live.adrift = False
        self.stir(live)

    async def _follow(self, live: Live, row: Row) -> None:
        """The board of a row that was read, from the board that is here."""
        begun = row.status in ("playing", "finished")
        if live.board is None or not begun or row.moves < live.board.n:  # an owner may have taken it back
            fresh = Live(row)
            await self._load_board(fresh)
            live.row, live.board = row, fresh.board
            return
        sql = "SELECT kind, seat, question, answer FROM events WHERE tbl = ? AND n >= ? ORDER BY n"
        new = await self.store.rows(sql, (row.id, live.board.n))
        if not new:
            live.board.row = live.row = row
            return
        board, kept = live.board.fork(row), len(live.board.match.log)
        for event in new:
            kept = min(kept, board.apply(Event(*event), stored=True))
        live.row, live.board = row, board
        self._lines(live, kept)

    async def attempt(self, live: Live, act: Callable[[], Awaitable[T]]) -> T:
        """Do it on what the store says, and again where another worker was first. The lock is held."""
        for _ in range(RACES):
            await self._steady(live)
            try:
                return await act()
            except Taken:
                continue
            except Away as why:
                if not why.sure:
                    raise
        await self._steady(live)
        raise Refused("stale", "The table has moved on; look again.")

    async def _steady(self, live: Live) -> None:
        """Before anything is taken: a table that is adrift is read anew. The lock is held."""
        if not live.adrift:
            return
        try:
            await self.reload(live)
        except Away:
            self._settle_soon(live)
            raise

    def _settle_soon(self, live: Live) -> None:
        """Those who look at a table that is adrift are shown what the store says as soon as it is back."""
        if not live.settling:
            live.settling = True
            task = asyncio.create_task(self._settle(live))
            live.tasks.add(task)
            task.add_done_callback(live.tasks.discard)

    async def _settle(self, live: Live) -> None:
        tries = 0
        try:
            while live.adrift and self.tables.get(live.row.id) is live:
                await asyncio.sleep(PATIENCE[min(tries, len(PATIENCE) - 1)] * (0.5 + random.random()))
                tries += 1
                try:
                    async with live.lock:
                        if live.adrift:
                            await self.reload(live)
                except Away as why:
                    log.warning("table %s waits for the database: %s", live.row.id, why.details["why"])
                except Refused as why:
                    log.warning("table %s cannot be read: %s", live.row.id, why)
                    return
        finally:
            live.settling = False
        self.stir_bots(live)

    async def changed_elsewhere(self, id: str) -> None:
        """Something else than this worker's hall has changed the table."""
        if id.startswith(SESSION):
            self._shut(id.removeprefix(SESSION))
            return
        if id.startswith(PERSON):
            gone = id.removeprefix(PERSON)
            for each in list(self.tables.values()):
                for watcher in each.watchers:
                    if watcher.person.id == gone:
                        watcher.ended = True
                        watcher.wake()
                if any(seat.person == gone for seat in each.row.seats):
                    await self.changed_elsewhere(each.row.id)
            return
        live = self.tables.get(id)
        if live is not None:
            async with live.lock:
                live.adrift = True
                try:
                    await self._steady(live)
                except Refused as why:
                    if why.code == "no-table":  # an owner has deleted it
                        self._shown_out(live)
                    raise
            for watcher in live.watchers:
                watcher.talk = True
            self.stir_bots(live)

    def _shown_out(self, live: Live) -> None:
        """The table is no more: connections to it end."""
        self.recent.pop(live.row.id, None)
        for watcher in live.watchers:
            watcher.ended = True
            watcher.wake()
