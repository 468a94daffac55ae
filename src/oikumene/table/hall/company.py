"""Who is here: people at their tables, in this worker and in others, what they say, and whose a table is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
import zlib
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.board import Row
from oikumene.table.clock import Clock, Span
from oikumene.table.groups import Groups
from oikumene.table.live import Live, Watcher, seat_of
from oikumene.table.notify import Notice
from oikumene.table.orders import Pace
from oikumene.table.owners import SESSION
from oikumene.table.people import Person
from oikumene.table.seeing import Figures, Traces
from oikumene.table.settings import Settings
from oikumene.table.steward import Steward
from oikumene.table.store import Statement, Store
from oikumene.table.talk import spoken, write_line
from oikumene.table.thinking import Thinkers
from oikumene.table.threads import Desk

log = logging.getLogger("oikumene.table")

#: What is told in one piece is shorter; the rest is looked up.
MOST_TOLD = 6_000
#: So many who look on are shown a position before somebody else has a turn.
AT_ONCE = 100
#: So long others may take to say that they are there.
INTRODUCTION = 1.5


class Bustle(NamedTuple):
    """What goes on at a worker: connections, bots that think and that wait for it, tables that wait to be woken."""

    connections: int = 0
    thinking: int = 0
    waiting: int = 0
    asleep: int = 0


class Company(ABC):
    """The bottom of the hall: which tables are in memory, who is at them, and what workers tell each other."""

    steward: Steward

    def __init__(self, store: Store, thinkers: Thinkers, *, pace: Pace | None = None) -> None:
        self.store = store
        self.groups = Groups(store)
        self.thinkers = thinkers
        self.pace = pace or Pace()
        #: Every table that is in memory: there is one object for a table, as long as anybody holds it.
        self.tables: MutableMapping[str, Live] = WeakValueDictionary()
        self.recent: OrderedDict[str, Live] = OrderedDict()
        self.asleep: OrderedDict[str, None] = OrderedDict()
        self.awake: dict[str, asyncio.Task[None]] = {}
        self.shared = False  # whether other workers may change tables too
        self.worker = secrets.token_hex(4)
        self.others: dict[str, float] = {}  # workers that are alive, and when they were heard
        self.bustles: dict[str, Bustle] = {}  # what they have said of themselves
        self.listening = 0.0  # since when; others need a moment to say that they are there
        self.elsewhere: dict[str, dict[str, frozenset[str]]] = {}  # who is at a table, by workers
        self.tasks: set[asyncio.Task[None]] = set()
        self.tell: Callable[[Notice], None] | None = None
        self._loading: MutableMapping[str, asyncio.Lock] = WeakValueDictionary()
        self.loading = Desk("loading")
        self.figures = Figures()
        self.traces = Traces()
        self.chores: set[asyncio.Task[None]] = set()
        self.unshelved: dict[str, None] = {}  # finished games whose archive is to be made
        self.shelving: asyncio.Task[None] | None = None
        self.ending = asyncio.Event()  # what rests does so no longer
        self.settings = Settings()
        self.now: Callable[[], float] = time.time  # what tables' clocks go by
        self.workers = 1  # of this machine
        self.strain = 0.0  # how much of a core the workers of this machine have taken of late, or would have
        self.pulsed = 0.0  # when the last sign of life was given
        self.stands: list[Span] = []  # when the server did not serve: nobody's clock ran

    # -- what rooms above this one do

    @abstractmethod
    def stir_bots(self, live: Live) -> None:
        """Let everybody think who is asked something at a table and is no person, and answer for people who want it."""

    @abstractmethod
    async def pulse_clocks(self, *, begins: bool = False) -> None:
        """A sign of life in the store, and when there was none."""

    @abstractmethod
    async def wake_bots(self) -> None:
        """Let tables go on by themselves that nobody looks at, where it is for this worker to do."""

    # -- several workers

    def _told(self, kind: str, *said: Any) -> str:
        """What other workers are told."""
        if not self.shared:
            return ""
        told = json.dumps([self.worker, kind, *said], ensure_ascii=False, separators=(",", ":"))
        return told if len(told.encode()) < MOST_TOLD else json.dumps([self.worker, "read", said[0]])

    def spread(self, kind: str, *said: Any) -> None:
        """Tell it, whenever it goes; what is lost is asked for again."""
        if self.shared:
            self._soon(self.store.write((), self._told(kind, *said)))

    def _soon(self, work: Awaitable[Any]) -> None:
        async def do() -> None:
            try:
                await work
            except Refused as why:
                log.warning("not done: %s", why)
            except Exception:
                log.exception("not done")

        task = asyncio.create_task(do())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def publish(self, table: str) -> None:
        """Tell other workers that something is to be read again."""
        if self.shared:
            await self.store.write((), self._told("read", table))

    def _introduce(self) -> None:
        self.spread("alive", *self.bustle())
        for live in list(self.tables.values()):
            if live.present:
                self.spread("here", live.row.id, sorted(live.present))

    def bustle(self) -> Bustle:
        """What goes on here."""
        live = list(self.tables.values())
        return Bustle(
            sum(len(one.watchers) for one in live),
            sum(len(one.thinking) for one in live),
            len(self.thinkers.queue),
            len(self.asleep),
        )

    def bustle_everywhere(self) -> Bustle:
        """What goes on at all workers that are alive, as they said last."""
        return Bustle(*map(sum, zip(self.bustle(), *self.bustles.values(), strict=True)))

    async def goodbye(self) -> None:
        with contextlib.suppress(Refused, TimeoutError):
            await asyncio.wait_for(self.store.write((), self._told("gone")), 1)

    def mine(self, row: Row) -> bool:
        """Whether this worker lets the bots of a table think."""
        return not self.shared or self._falls_to_me(row.id, row.owner)

    def _falls_to_me(self, table: str, owner: str) -> bool:
        """To its owner, or where that one is gone to one of those who are there, the same for all of them."""
        if not self.shared or owner == self.worker:
            return True
        if owner in self.others or not self.listening or time.monotonic() < self.listening + INTRODUCTION:
            return False
        everybody = (self.worker, *self.others)
        return min(everybody, key=lambda worker: zlib.crc32(f"{worker} {table}".encode())) == self.worker

    def clock(self, row: Row) -> Clock:
        """How the clocks of a table stand now."""
        return Clock(row, self.now(), self.stands)

    # -- who is here

    def here(self, row: Row) -> frozenset[str]:
        """The people who have the table open, at any worker."""
        live, elsewhere = self.tables.get(row.id), self.elsewhere.get(row.id)
        found = live.watchers.here if live is not None else frozenset()
        return found.union(*elsewhere.values()) if elsewhere else found

    def at_tables(self) -> set[str]:
        """The people who have a table open: here any, at other workers one where they sit."""
        found = {watcher.person.id for live in list(self.tables.values()) for watcher in live.watchers}
        return found.union(*(people for workers in self.elsewhere.values() for people in workers.values()))

    async def admit(self, row: Row, person: Person) -> None:
        """Refuses who may not look at a table: one of a group is for its members and who sits there."""
        seated = any(person.id in (seat.person, seat.invited, seat.was) for seat in row.seats)
        if not row.guarded or row.host == person.id or seated or await self.groups.belongs(row.grp, person.id):
            return
        raise Refused("members-only", "This table is for the members of a group.")

    def _show_presence(self, live: Live) -> None:
        """Who of those seated is here is known at other workers too."""
        watching = live.watchers.here
        present = frozenset(seat.person for seat in live.row.seats if seat.person in watching and seat.person)
        if present != live.present:
            live.present = present
            self.spread("here", live.row.id, sorted(present))

    def _seen(self, worker: str, table: str, people: list[str]) -> None:
        found = self.elsewhere.setdefault(table, {})
        found.pop(worker, None)
        if people:
            found[worker] = frozenset(people)
        if not found:
            del self.elsewhere[table]
        live = self.tables.get(table)
        if live is not None:
            self.stir(live)

    def _lines(self, live: Live, kept: int) -> None:
        for watcher in live.watchers:
            watcher.log = min(watcher.log, kept)

    def stir(self, live: Live) -> None:
        live.shown.clear()
        near, looking = live.watchers.parted(live.row)
        for watcher in near:  # who plays is told first, however many look on
            watcher.stir()
        if looking:
            for watcher in looking:
                watcher.dirty = True
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._show, looking)  # when what those who play are told is on its way
        if live.board is not None:
            everybody = [watcher.seat for watcher in (*near, *looking[:1])]
            live.board.viewers = frozenset([len(live.row.seats) if seat is None else seat for seat in everybody])
        if self.shared:
            self._show_presence(live)

    def _show(self, looking: Sequence[Watcher]) -> None:
        """Those who look on are shown the same, so many of them before somebody else has a turn. Who cannot be sent
        anything just now is woken, and takes care of it."""
        for watcher in looking[:AT_ONCE]:
            if watcher.dirty and not watcher.show():
                watcher.wake()
        if len(looking) > AT_ONCE:
            asyncio.get_running_loop().call_soon(self._show, looking[AT_ONCE:])

    def become(self, session: str, person: Person) -> None:
        """Connections of a browser whose session was another are that person's now."""
        for live in self.tables.values():
            for watcher in live.watchers:
                if watcher.person.session == session:
                    watcher.person = person
                    watcher.stir()
            live.watchers.changed()

    async def show_out(self, sessions: Sequence[str]) -> None:
        """Sessions have ended: so do their connections, in other workers too."""
        for session in sessions:
            self._shut(session)
            await self.publish(f"{SESSION}{session}")

    def _shut(self, session: str) -> None:
        for live in self.tables.values():
            for watcher in live.watchers:
                if watcher.person.session == session:
                    watcher.ended = True
                    watcher.wake()

    # -- talk

    async def say(self, live: Live, person: Person, text: str) -> None:
        seat = seat_of(live.row, person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        text = await spoken(self.store, person, text)
        sql = (
            "INSERT INTO chat (tbl, n, name, seat, said, at, person) "
            "SELECT ?, (SELECT coalesce(max(n), -1) + 1 FROM chat WHERE tbl = ?), name, ?, ?, ?, id "
            "FROM people WHERE id = ?"
        )
        line: Statement = (sql, (live.row.id, live.row.id, seat, text, time.time(), person.id))
        if not (await write_line(self.store, [line], self._told("chat", live.row.id)))[0]:  # gone for good meanwhile
            raise Refused("unknown", "Nobody is known by this cookie.")
        for watcher in live.watchers:
            watcher.talk = True
            watcher.wake()

    async def talk(self, live: Live, after: int) -> list[wire.ChatEntry]:
        sql = "SELECT n, name, seat, said, at FROM chat WHERE tbl = ? AND n >= ? ORDER BY n"
        return [wire.ChatEntry(*entry) for entry in await self.store.rows(sql, (live.row.id, after))]
