"""The hall: every table there is, and what people do at them.

Whatever is confirmed to anybody is on disk first. Memory follows the store and never leads it: a change is made on a
copy of row and board, which takes their place when it is written. Where that fails the table is adrift and is read anew
before anything else is taken. The schema lets nobody write over what he has not read: an event has the number after the
last one, a row the version after the last one. A worker that loses the race reads the table and tries again.

Where several workers share the store, a table is the worker's who wrote last to it: whoever answers there takes it over
with the answer, and only its owner lets its bots think. Workers tell each other what they wrote, so that nothing has to
be read twice, who is here, and that they are alive; the tables of one that is silent are divided among the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import random
import secrets
import time
import zlib
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

from oikumene.bots.levels import LEVELS
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Result
from oikumene.registry import game as find_game
from oikumene.table import desks, keeping, wire
from oikumene.table.board import AGREED_UNDO, ANSWER, CONFIRM, UNDO, Board, Event, Row, Seat, Start
from oikumene.table.desks import Reader
from oikumene.table.notify import Notice
from oikumene.table.orders import ORDERS, Order, Pace, Steward
from oikumene.table.people import Person
from oikumene.table.store import Away, Statement, Store, Taken
from oikumene.table.thinking import Thinkers, job_of
from oikumene.table.threads import Desk
from oikumene.table.workers import Failure, failure

log = logging.getLogger("oikumene.table")

COLUMNS = (
    "id, game, rules, seed, options, status, public, pace, hours, confirm, hints, host, created, changed, moves, "
    "round, rounds, waiting, result, vote, fault, version, owner"
)
CHANGING = (
    *("status", "seed", "changed", "moves", "round", "rounds", "waiting", "result", "vote", "fault"),
    *("version", "owner"),
)
MOST_TABLES = 200  # of one person, not finished
CHAT_LENGTH = 500
#: So often a bot is asked the same question before its table is set aside.
TRIES = 2
SHELVING_SECONDS = 120.0
#: Where the store does not take an answer of a bot: seconds until it is asked again, more each time.
STORE_WAITS = (1.0, 2.0, 5.0, 15.0, 60.0)
#: Among the ids of tables that workers tell each other of: a session that has ended.
SESSION = "session:"
#: Tables kept in memory that nobody looks at and no bot thinks about, and for how many seconds.
MOST_RECENT = 64
IDLE_SECONDS = 120.0
#: Tables nobody looks at whose bots are awake at a time, and how many answers each may give before the next is woken.
MOST_AWAKE = 16
WAKING_ANSWERS = 20
WAKING_SECONDS = 60.0
ID_LENGTH = 40
#: Characters of an option: more are refused, and what has more than a name is read in another process first.
LONGEST_OPTION = 100_000
#: Seconds that the loading of a table is charged with at most: it may have waited for others.
MOST_LOADING = 0.3
SHORT_OPTION = 200
RACES = 4  # so often something is tried where another worker was first
CHAT_TRIES = 40
#: A table that is adrift is looked at again after so many seconds, until the store is back.
PATIENCE = (0.1, 0.3, 1.0, 3.0)
#: What is told in one piece is shorter; the rest is looked up.
MOST_TOLD = 6_000
#: A worker that has said nothing for so many seconds is gone; one says so more often that it is alive.
SILENCE = 15.0
BEAT = 4.0
#: So long others may take to say that they are there.
INTRODUCTION = 1.5

P = ParamSpec("P")
T = TypeVar("T")


class Live:
    """A table that somebody looks at or plays, in this process."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.board: Board | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: set[int] = set()
        self.orders: dict[tuple[int, str], Order] = {}  # by seat and prompt
        self.answering: set[tuple[int, str]] = set()  # questions that are answered for people, in their time
        self.failures = 0  # of the store, in a row, when a bot has answered
        self.tasks: set[asyncio.Task[None]] = set()
        self.used = time.monotonic()
        self.cost = 0.0  # seconds it took to load
        self.granted = 0  # answers the bots may give while nobody looks
        self.quiet = asyncio.Event()  # no bot thinks
        self.quiet.set()
        self.adrift = False  # whether something may be in the store that is not here: read before anything is taken
        self.settling = False
        self.declined: set[str] = set()  # who asked for a seat in the running game, and was refused
        self.news: deque[tuple[str, str, list[Any]]] = deque()  # what other workers have said of it
        self.present: frozenset[str] = frozenset()  # who of those seated is here, as other workers know


class Watcher:
    """A connection: who it is, and how much of the log and the chat it has."""

    def __init__(self, person: Person, live: Live, wake: Callable[[], None]) -> None:
        self.person = person
        self.live = live
        self.wake = wake
        self.log = 0
        self.chat = 0
        self.dirty = True
        self.talk = True
        self.ended = False

    @property
    def seat(self) -> int | None:
        return seat_of(self.live.row, self.person)

    def stir(self) -> None:
        """Something changed: send the state again."""
        self.dirty = True
        self.wake()


def seat_of(row: Row, person: Person) -> int | None:
    """The seat a person sits at; after leaving, none."""
    return next((i for i, s in enumerate(row.seats) if s.person == person.id and not s.gone and not s.bot), None)


def alone(
    act: Callable[Concatenate[Hall, Live, P], Awaitable[T]],
) -> Callable[Concatenate[Hall, Live, P], Awaitable[T]]:
    """Something done at a table: by one at a time, on what the store says; again where another worker was first."""

    @functools.wraps(act)
    async def wrapped(hall: Hall, live: Live, /, *args: P.args, **named: P.kwargs) -> T:
        async with live.lock:
            done = await hall.attempt(live, lambda: act(hall, live, *args, **named))
        hall.stir_bots(live)
        return done

    return wrapped


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, *, pace: Pace | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace or Pace()
        self.steward = Steward(self, self.pace)
        #: Every table that is in memory: there is one object for a table, as long as anybody holds it.
        self.tables: MutableMapping[str, Live] = WeakValueDictionary()
        self.recent: OrderedDict[str, Live] = OrderedDict()
        self.asleep: OrderedDict[str, None] = OrderedDict()
        self.awake: dict[str, asyncio.Task[None]] = {}
        self.shared = False  # whether other workers may change tables too
        self.worker = secrets.token_hex(4)
        self.others: dict[str, float] = {}  # workers that are alive, and when they were heard
        self.listening = 0.0  # since when; others need a moment to say that they are there
        self.elsewhere: dict[str, dict[str, frozenset[str]]] = {}  # who is at a table, by workers
        self.tasks: set[asyncio.Task[None]] = set()
        self.tell: Callable[[Notice], None] | None = None
        self._loading: MutableMapping[str, asyncio.Lock] = WeakValueDictionary()
        self.loading = Desk("loading")
        self.answers = 0
        self.chores: set[asyncio.Task[None]] = set()

    # -- finding tables

    async def find(self, id: str, *, fresh: bool = False) -> Live:
        """The table of that id, with its board if it has begun; `fresh`: also what another worker has just done."""
        if len(id) > ID_LENGTH:
            raise Refused("no-table", "There is no such table.")
        live = self.tables.get(id)
        if live is not None and fresh:
            await self._not_late(live)
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
        _look(row, board)
        rules: Statement = ("UPDATE tables SET rules = ? WHERE id = ?", (row.rules, row.id))
        try:
            await self.store.write([*job, rules, _update(row)], self._told("read", row.id))
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
        if live.board is None or not begun:
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
        live = self.tables.get(id)
        if live is not None:
            async with live.lock:
                live.adrift = True
                await self._steady(live)
            for watcher in live.watchers:
                watcher.talk = True
            self.stir_bots(live)

    # -- several workers

    def _told(self, kind: str, *said: Any) -> str:
        """What other workers are told."""
        if not self.shared:
            return ""
        told = json.dumps([self.worker, kind, *said], ensure_ascii=False, separators=(",", ":"))
        return told if len(told.encode()) < MOST_TOLD else json.dumps([self.worker, "read", said[0]])

    def _say(self, kind: str, *said: Any) -> None:
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

    def listens(self) -> None:
        """From now on the others are heard; what they have said before is looked up, and who they are is asked."""
        self.listening = time.monotonic()
        self.others = dict.fromkeys(self.others, self.listening)
        self._say("who")
        for id in list(self.tables):
            self._soon(self.changed_elsewhere(id))

    def hear(self, told: str) -> None:
        """What another worker has said."""
        if told.startswith(f'["{self.worker}"'):
            return
        worker, kind, *said = json.loads(told)
        self.others[worker] = time.monotonic()
        if kind == "gone":
            self._lost(worker)
        elif kind == "who":
            self._introduce()
        elif kind == "here":
            self._seen(worker, *said)
        elif kind == "read" and said[0].startswith(SESSION):
            self._shut(said[0].removeprefix(SESSION))
        elif kind == ORDERS and (live := self.tables.get(said[0])) is not None:
            self._soon(self.steward.changed_elsewhere(live))
        elif kind not in ("alive", ORDERS) and (live := self.tables.get(said[0])) is not None:
            live.news.append((worker, kind, said[1:]))
            if len(live.news) == 1:  # else somebody is at it
                self._soon(self._catch_up(live))

    def _introduce(self) -> None:
        self._say("alive")
        for live in list(self.tables.values()):
            if live.present:
                self._say("here", live.row.id, sorted(live.present))

    async def _catch_up(self, live: Live) -> None:
        """What other workers have done at a table happens here too."""
        async with live.lock:
            while live.news:
                worker, kind, said = live.news.popleft()
                try:
                    if kind == "chat":
                        for watcher in live.watchers:
                            watcher.talk = True
                            watcher.wake()
                    elif kind == "read" or not self._known(live, worker, *said):
                        live.adrift = True
                        await self._steady(live)
                except Exception as why:
                    log.warning("table %s does not follow another worker: %r", live.row.id, why)
                    live.adrift = True
                    self._settle_soon(live)
        self.stir_bots(live)

    def _known(self, live: Live, worker: str, version: int, event: Any = None, *told: Any) -> bool:
        """Whether the table is here as it was written there: it was, or the event that was told leads to it."""
        if live.adrift or version <= live.row.version:
            return not live.adrift
        board = live.board
        if event is None or board is None or version != live.row.version + 1 or told[0] != board.n + 1:
            return False
        row = live.row.fork()
        row.version, row.owner, row.vote, row.fault = version, worker, None, None
        row.moves, row.changed, row.round, row.rounds = told
        live.board = None  # it is in the store: if it cannot be followed here, everything is read anew
        board.row = row
        kept = board.apply(Event(*event), stored=True)
        _end(row, board)
        live.row, live.board = row, board
        self._lines(live, kept)
        self.stir(live)
        return True

    def _lost(self, worker: str) -> None:
        """A worker is gone: so is who sat there, and its tables are others'."""
        self.others.pop(worker, None)
        for id in [id for id, found in self.elsewhere.items() if worker in found]:
            self._seen(worker, id, [])
        for live in list(self.tables.values()):
            self.stir_bots(live)
        self._soon(self.wake_bots())

    async def beat(self) -> None:
        """Say that this worker is alive, and give up those that have not said so for long."""
        await self.store.write((), self._told("alive"))
        for worker, heard in list(self.others.items()):
            if time.monotonic() - heard > SILENCE:
                log.warning("worker %s is silent", worker)
                self._lost(worker)

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

    # -- who is here

    def here(self, row: Row) -> set[str]:
        """The people who have the table open, at any worker."""
        live = self.tables.get(row.id)
        found = {watcher.person.id for watcher in live.watchers} if live is not None else set()
        return found.union(*self.elsewhere.get(row.id, {}).values())

    def _show_presence(self, live: Live) -> None:
        """Who of those seated is here is known at other workers too."""
        watching = {watcher.person.id for watcher in live.watchers}
        present = frozenset(seat.person for seat in live.row.seats if seat.person in watching and seat.person)
        if present != live.present:
            live.present = present
            self._say("here", live.row.id, sorted(present))

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

    async def rows(self, where: str, args: Sequence[Any]) -> list[Row]:
        """Tables with their seats."""
        found = await self.store.rows(f"SELECT {COLUMNS} FROM tables {where}", args)
        rows = {str(line[0]): _row(line) for line in found}
        if not rows:
            return []
        marks = ", ".join("?" * len(rows))
        seats = await self.store.rows(
            "SELECT seats.tbl, seats.person, people.name, seats.bot, seats.gone, seats.invited FROM seats "
            "LEFT JOIN people ON people.id = coalesce(seats.person, seats.invited) "
            f"WHERE seats.tbl IN ({marks}) ORDER BY seats.tbl, seats.seat",
            tuple(rows),
        )
        for id, person, name, bot, gone, invited in seats:
            rows[id].seats.append(Seat(person, name or "", bot, bool(gone), invited))
        over = [row.id for row in rows.values() if row.status in ("finished", "abandoned")]
        if over:
            marks = ", ".join("?" * len(over))
            for old, new in await self.store.rows(f"SELECT old, new FROM rematches WHERE old IN ({marks})", over):
                rows[old].again = new
        return list(rows.values())

    # -- making tables

    async def create(self, person: Person, new: wire.NewTable, reader: Reader | None = None) -> Live:
        """A new table; what is long in its options is read where nobody waits for it."""
        game = find_game(new.game)
        long = [len(value) for value in new.options.values() if isinstance(value, str)]
        if max(long, default=0) > LONGEST_OPTION:
            raise Refused("option-long", "An option has at most {n} characters.", n=LONGEST_OPTION)
        try:
            if reader is not None and max(long, default=0) > SHORT_OPTION:
                await reader.ask(desks.checked, game.id, len(new.seats), 0, new.options)
            setup = game.checked(len(new.seats), secrets.randbits(128), new.options)
            game.setup(setup)  # what cannot be played is refused now
        except Refused as why:
            why.details.setdefault("game", game.id)  # it is said in the game's own words
            raise
        if sum(seat.who == "you" for seat in new.seats) > 1:
            raise Refused("seat-twice", "You can sit at one seat only.")
        for seat in new.seats:
            if seat.who not in ("you", "open"):
                self._known_bot(seat.who)
        if not 1 <= new.hours <= 24 * 30:
            raise Refused("hours", "A move takes 1 to 720 hours.")
        mine = await self.store.rows(
            "SELECT count(*) FROM tables WHERE host = ? AND status IN ('waiting', 'playing')", (person.id,)
        )
        if mine[0][0] >= MOST_TABLES:
            raise Refused("too-many", "You have {n} unfinished tables already.", n=mine[0][0])
        now = time.time()
        row = Row(
            id=secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"),
            game=game.id,
            rules=game.rules,
            seed=setup.seed,
            options=dict(setup.options),
            status="waiting",
            public=new.public,
            pace=new.pace,
            hours=new.hours,
            confirm=new.confirm,
            hints=new.hints,
            host=person.id,
            created=now,
            changed=now,
            seats=[self._seat(seat.who, person) for seat in new.seats],
        )
        await self.store.write(_insert(row))
        live = Live(row)
        self.tables[row.id] = live
        self._keep_recent(live)
        if new.start:
            await self.start(live, person)
        return live

    def _known_bot(self, name: str) -> None:
        """Only the named levels sit at tables: a bot's parameters, or a command to run, are not for anybody to give."""
        if name not in LEVELS:
            raise Refused("bot", "There is no bot {bot}; there are {bots}.", bot=repr(name), bots=", ".join(LEVELS))

    def _seat(self, who: str, person: Person) -> Seat:
        if who == "you":
            return Seat(person.id, person.name)
        return Seat() if who == "open" else Seat(bot=who)

    async def quick(self, person: Person, quick: wire.Quick, reader: Reader | None = None) -> Live:
        """At once against bots."""
        seats = [wire.NewSeat("you")] + [wire.NewSeat(quick.bot)] * quick.rivals
        return await self.create(person, wire.NewTable(quick.game, seats, quick.options, start=True), reader)

    @alone
    async def join(self, live: Live, person: Person) -> None:
        """The seat one is invited to, or else the first that is free. When the last of those invited is there, the game
        begins: all of them have said yes. In a running game a seat that was left is asked for."""
        row = live.row.fork()
        if seat_of(row, person) is not None:
            return
        if row.status == "playing":
            await self._ask_for_seat(live, person)
            return
        if row.status != "waiting":
            raise Refused("begun", "The game has begun already.")
        asked = self._invited(row, person)
        number = asked if asked is not None else next((i for i, s in enumerate(row.seats) if s.free), None)
        if number is None:
            raise Refused("full", "All seats are taken.")
        row.seats[number] = Seat(person.id, person.name)
        begins = asked is not None and all(s.human or s.bot for s in row.seats)
        board = _begun(row) if begins else None
        first = () if board is None else keeping.snapshots(board)
        await self._keep(live, row, [_seat_update(row, number), *first], board=board)

    def _invited(self, row: Row, person: Person) -> int | None:
        return next((i for i, seat in enumerate(row.seats) if seat.invited == person.id), None)

    @alone
    async def decline(self, live: Live, person: Person) -> None:
        """Somebody who is invited would rather not: the seat is free for anybody."""
        row = live.row.fork()
        seat = self._invited(row, person)
        if seat is None or row.status != "waiting":
            raise Refused("not-invited", "Nobody has invited you to this table.")
        row.seats[seat] = Seat()
        await self._keep(live, row, [_seat_update(row, seat)])

    @alone
    async def leave(self, live: Live, person: Person) -> None:
        """Before the start the seat is free again; in a running game it is left, and a bot may take it."""
        row = live.row.fork()
        seat = seat_of(row, person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if row.status == "waiting":
            row.seats[seat] = Seat()
        elif row.status == "playing":
            row.seats[seat].gone = True
        if row.status == "playing" and row.vote is not None:
            await self._count(live, row, [_seat_update(row, seat)])
        else:
            await self._keep(live, row, [_seat_update(row, seat)])

    # -- who somebody is has changed

    async def hand_over(self, guest: Person, account: Person) -> None:
        """A guest came in to an account: its seats and tables are the account's, at once and wherever somebody looks.

        Where the account sits already, a seat before the start is free again and one in a running game is left.
        """
        for row in await self._tables_of(guest):
            twice = row.status in ("waiting", "playing") and any(s.person == account.id for s in row.seats)
            theirs: Statement = (
                "UPDATE seats SET person = ? WHERE tbl = ? AND person = ?",
                (account.id, row.id, guest.id),
            )
            seats = self._left(row, guest) if twice else theirs
            host: Statement = ("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (account.id, row.id, guest.id))
            asked: Statement = (
                "UPDATE seats SET invited = ? WHERE tbl = ? AND invited = ?",
                (None if twice else account.id, row.id, guest.id),
            )
            orders: Statement = (
                "UPDATE orders SET person = ? WHERE tbl = ? AND person = ?",
                (account.id, row.id, guest.id),
            )
            await self._rewrite(row.id, [seats, host, asked, orders], (guest, account))
        self.become(guest.session, account)

    def become(self, session: str, person: Person) -> None:
        """Connections of a browser whose session was another are that person's now."""
        for live in self.tables.values():
            for watcher in live.watchers:
                if watcher.person.session == session:
                    watcher.person = person
                    watcher.stir()

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

    async def renamed(self, people: set[str]) -> None:
        """Somebody has another name: tables that are looked at show it."""
        marks = ", ".join("?" * len(people))
        sql = f"SELECT DISTINCT tbl FROM seats WHERE person IN ({marks}) OR invited IN ({marks})"
        for (id,) in await self.store.rows(sql, (*people, *people)) if self.shared or self.tables else ():
            if self.shared or id in self.tables:
                await self.changed_elsewhere(str(id))
                await self.publish(str(id))
        for live in self.tables.values():
            names = {seat.person: seat.name for seat in live.row.seats if seat.person in people}
            for watcher in live.watchers:
                watcher.person.name = names.get(watcher.person.id, watcher.person.name)

    async def forget(self, person: Person) -> None:
        """Somebody is gone for good: seats before the start are free again, running games go on without, and whoever
        still sits there becomes the host. What nobody is left at is over."""
        for row in await self._tables_of(person):
            asked: Statement = ("UPDATE seats SET invited = NULL WHERE tbl = ? AND invited = ?", (row.id, person.id))
            orders: Statement = ("DELETE FROM orders WHERE tbl = ? AND person = ?", (row.id, person.id))
            job = [self._left(row, person), asked, orders]
            heirs = [s.person for s in row.seats if s.human and not s.gone and s.person != person.id]
            if heirs and row.host == person.id:
                job.append(("UPDATE tables SET host = ? WHERE id = ?", (heirs[0], row.id)))
            elif row.host != person.id and all(s.person != person.id for s in row.seats):
                pass  # only invited
            elif not heirs and row.status in ("waiting", "playing"):
                job.append(("UPDATE tables SET status = 'abandoned' WHERE id = ?", (row.id,)))
            await self._rewrite(row.id, job)

    async def _tables_of(self, person: Person) -> list[Row]:
        where = "WHERE host = ? OR id IN (SELECT tbl FROM seats WHERE person = ? OR invited = ?)"
        return await self.rows(where, (person.id, person.id, person.id))

    def _left(self, row: Row, person: Person) -> Statement:
        gone = int(row.status != "waiting")
        return ("UPDATE seats SET person = NULL, gone = ? WHERE tbl = ? AND person = ?", (gone, row.id, person.id))

    async def _rewrite(self, id: str, job: Sequence[Statement], became: tuple[Person, Person] | None = None) -> None:
        """Change who sits at a table, on disk and, where somebody looks at it, here. When it last moved stays: that is
        what a slow table's deadline and a finished game's length are counted from."""
        job = [*job, ("UPDATE tables SET version = version + 1 WHERE id = ?", (id,))]
        live = self.tables.get(id)
        if live is None:
            await self.store.write(job, self._told("read", id))
            return
        async with live.lock:
            live.adrift = True
            await self.store.write(job, self._told("read", id))
            if became is not None:
                self.become(became[0].session, became[1])
            await self.attempt(live, lambda: self._recount(live))
        self.stir_bots(live)

    async def _recount(self, live: Live) -> None:
        """Somebody less is at the table: perhaps the others agree by now."""
        if live.row.vote is not None and live.row.status == "playing":
            await self._count(live, live.row.fork())

    @alone
    async def set_seat(self, live: Live, person: Person, change: wire.SeatChange, *, kick: bool) -> None:
        """The host, before the start: a person out, a bot in, or a seat opened."""
        row = live.row.fork()
        self._hosted(row, person)
        if row.status != "waiting" or change.seat not in range(len(row.seats)):
            raise Refused("begun", "The game has begun already.")
        there = row.seats[change.seat]
        if not kick and there.person is not None:
            raise Refused("seat-taken", "Somebody sits there.")
        if change.bot:
            self._known_bot(change.bot)
        row.seats[change.seat] = Seat(bot="" if kick else change.bot)
        await self._keep(live, row, [_seat_update(row, change.seat)])

    def _hosted(self, row: Row, person: Person) -> None:
        if row.host != person.id:
            raise Refused("not-host", "Only who made the table may do that.")

    @alone
    async def start(self, live: Live, person: Person) -> None:
        row = live.row.fork()
        self._hosted(row, person)
        if row.status != "waiting":
            raise Refused("begun", "The game has begun already.")
        if any(seat.free for seat in row.seats):
            raise Refused("seats-open", "There are open seats; fill them or put bots there.")
        if any(seat.invited for seat in row.seats):
            raise Refused("seats-asked", "Somebody has not answered yet; wait, or free the seat.")
        board = _begun(row)
        await self._keep(live, row, keeping.snapshots(board), board=board)

    @alone
    async def abandon(self, live: Live, person: Person) -> None:
        row = live.row.fork()
        seated = seat_of(row, person) is not None
        others_gone = all(s.bot or s.gone or s.person == person.id for s in row.seats)
        if row.status in ("finished", "abandoned"):
            raise Refused("over", "The game is over.")
        if row.status == "waiting":
            self._hosted(row, person)
        elif not others_gone or not (seated or row.host == person.id):
            raise Refused("not-alone", "Others still play at this table; leave it instead.")
        row.status = "abandoned"
        await self._keep(live, row)

    async def rematch(self, live: Live, person: Person, *, follow: bool = False) -> Live:
        """A new game with the same bots; the same people are invited, and sit down if they want to.

        `follow`: it goes on from where this one ended. Who asks second comes to the table of who asked first.
        """
        async with live.lock:
            row = live.row
            if seat_of(row, person) is None or row.status not in ("finished", "abandoned"):
                raise Refused("no-rematch", "A rematch is for those who played a finished game.")
            again = await self._asked_already(row)
            if again is None:
                again = await self._ask_again(row, person, next_options(row) if follow else row.options)
                self.stir(live)
                await self.publish(row.id)
        if again.row.status == "waiting":
            await self.join(again, person)
        if again.row.status == "waiting" and all(seat.human or seat.bot for seat in again.row.seats):
            await self.start(again, person)
        return again

    async def _asked_already(self, row: Row) -> Live | None:
        """The table of a rematch that waits or is being played."""
        found = await self.store.rows("SELECT new FROM rematches WHERE old = ?", (row.id,))
        row.again = str(found[0][0]) if found else ""
        try:
            again = await self.find(row.again, fresh=True) if row.again else None
        except Refused:
            return None
        return again if again is not None and again.row.status in ("waiting", "playing") else None

    async def _ask_again(self, row: Row, person: Person, options: dict[str, Any]) -> Live:
        mine = seat_of(row, person)
        seats = [wire.NewSeat("you" if i == mine else s.bot or "open") for i, s in enumerate(row.seats)]
        new = wire.NewTable(row.game, seats, options, row.public, row.pace, row.hours, row.confirm, row.hints)  # type: ignore[arg-type]
        again = await self.create(person, new)
        first = (
            "INSERT INTO rematches (old, new) VALUES (?, ?) "
            "ON CONFLICT (old) DO UPDATE SET new = excluded.new WHERE rematches.new = ?"
        )
        if not (await self.store.write([(first, (row.id, again.row.id, row.again))]))[0]:
            await self.abandon(again, person)
            raise Refused("stale", "The table has moved on; look again.")  # another worker was first
        row.again = again.row.id
        others = {i: s for i, s in enumerate(row.seats) if s.human and s.person != person.id and not s.gone}
        await self._invite(again, {i: Seat(name=s.name, invited=s.person) for i, s in others.items()})
        for seat in others.values():
            if self.tell is not None:
                self.tell(Notice(str(seat.person), row.game, again.row.id, "invited"))
        return again

    @alone
    async def _invite(self, live: Live, seats: dict[int, Seat]) -> None:
        row = live.row.fork()
        for number, seat in seats.items():
            row.seats[number] = seat
        await self._keep(live, row, [_seat_update(row, number) for number in seats])

    # -- playing

    @alone
    async def answer(self, live: Live, person: Person, said: wire.Answer) -> int:
        """An answer of a person: it counts when this returns. Said again, because the first word was lost, it is the
        same answer."""
        seat, board = self._playing(live, person)
        event = Event(ANSWER, seat, said.question, said.key)
        if self._happened(board, said.n, event):
            return said.n + 1
        self._seen_all(board, said.n)
        if board.hold is not None:
            raise Refused("hold", "A turn waits to be confirmed first.")
        return await self._happen(live, event)

    def _happened(self, board: Board, n: int, event: Event) -> bool:
        """Whether what is said was said before and is there: the first word of it was lost."""
        return 0 <= n < board.n and board.events[n] == event

    def _seen_all(self, board: Board, n: int) -> None:
        """Refuses what somebody says of a position that is not the newest."""
        if n != board.n:
            raise Refused("stale", "The table has moved on; look again.")

    @alone
    async def undo(self, live: Live, person: Person, said: wire.Undo) -> int:
        """Take back, or ask the others to let one. Said again, because the first word was lost, it is done once."""
        seat, board = self._playing(live, person)
        event = Event(AGREED_UNDO if said.ask else UNDO, seat)
        if self._happened(board, said.n, event):
            if board.n == said.n + 1:
                await self.steward.taken_back(live, seat)
            return said.n + 1
        if board.match.over:
            raise Refused("over", "The game is over.")
        self._seen_all(board, said.n)
        if said.ask:
            return await self._ask_to_take_back(live, board, seat)
        n = await self._happen(live, event)
        await self.steward.taken_back(live, seat)
        return n

    async def _ask_to_take_back(self, live: Live, board: Board, seat: int) -> int:
        vote = self._open_vote(live)
        if vote is not None and (vote["kind"], vote["seat"]) == ("undo", seat):
            return board.n  # it is asked already
        if vote is not None and vote["kind"] == "undo":
            raise Refused(
                "undo-there",
                "{name} has asked to take something back already; when that is settled you can ask.",
                name=live.row.seats[vote["seat"]].name,
            )
        if not board.can_undo(seat, consent=True):
            raise Refused("nothing", "There is nothing to take back.")
        return await self._begin_vote(live, "undo", seat)

    @alone
    async def confirm(self, live: Live, person: Person, said: wire.Confirm) -> int:
        """A turn is over, for good. Said again, because the first word was lost, it is the same word."""
        seat, board = self._playing(live, person)
        event = Event(CONFIRM, seat)
        if self._happened(board, said.n, event):
            return said.n + 1
        self._seen_all(board, said.n)
        return await self._happen(live, event)

    def _playing(self, live: Live, person: Person) -> tuple[int, Board]:
        seat = seat_of(live.row, person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if live.board is None or live.row.status not in ("playing", "finished"):
            raise Refused("not-playing", "No game is going on at this table.")
        return seat, live.board

    async def _happen(self, live: Live, event: Event, row: Row | None = None, before: Sequence[Statement] = ()) -> int:
        """An event: tried on a copy of the board, written down, then shown to everybody; how many there are then. The
        lock is held."""
        assert live.board is not None
        row = row or live.row.fork()
        board = live.board.fork(row)
        kept, n = board.apply(event), live.board.n
        row.vote = row.fault = None
        _look(row, board)
        job: list[Statement] = [*before, _event_insert(row, n, event)]
        job += keeping.snapshots(board, event)
        try:
            await self._keep(live, row, job, board=board, kept=kept, event=None if before else event)
        except (Taken, Away):
            await self._steady(live)
            if live.board is None or live.board.events[n : n + 1] != [event]:
                raise Taken("the event is not there") from None
        self.answers += 1
        if live.row.status == "playing":
            self._tell(live, event.seat)
        elif live.board is not None:
            self._chore(self._shelve(keeping.archive_job(live.board.row, live.board.events, live.board.start)))
        return n + 1

    async def _keep(
        self,
        live: Live,
        row: Row,
        job: Sequence[Statement] = (),
        *,
        board: Board | None = None,
        kept: int = 0,
        event: Event | None = None,
    ) -> None:
        """A changed row is written down with what goes with it, then takes its place. The lock is held."""
        row.version = live.row.version + 1
        row.owner = self.worker
        if board is not None or row.status != "playing":
            row.changed = time.time()  # a vote, or somebody who leaves, gives nobody more time for a move
        told = (event, row.moves, row.changed, row.round, row.rounds) if event is not None else ()
        try:
            await self.store.write([*job, _update(row)], self._told("wrote", row.id, row.version, *told))
        except BaseException:
            live.adrift = True  # perhaps it is there nevertheless; only the store knows
            self._settle_soon(live)
            raise
        live.row = row
        if board is not None:
            live.board = board
            self._lines(live, kept)
        elif live.board is not None:
            live.board.row = row
        self.stir(live)

    def _lines(self, live: Live, kept: int) -> None:
        for watcher in live.watchers:
            watcher.log = min(watcher.log, kept)

    def stir(self, live: Live) -> None:
        for watcher in live.watchers:
            watcher.stir()
        if self.shared:
            self._show_presence(live)

    # -- votes: taking back by consent, a bot or somebody else for a seat that was left

    async def _begin_vote(self, live: Live, kind: str, seat: int, agreed: Sequence[int] = (), **more: str) -> int:
        """Ask everybody; `more` is who or what comes to the seat. One thing is asked at a time."""
        assert live.board is not None
        if self._open_vote(live) is not None:
            raise Refused("vote-there", "Something else is being voted on; ask when that is done.")
        row = live.row.fork()
        row.vote = {"kind": kind, "seat": seat, "agreed": list(agreed), "needed": [], "n": live.board.n, **more}
        return await self._count(live, row)

    def _open_vote(self, live: Live) -> dict[str, Any] | None:
        """What is being voted on: a vote is void after any move."""
        vote, board = live.row.vote, live.board
        return vote if vote is not None and board is not None and vote.get("n") == board.n else None

    async def _sit_again(self, live: Live, seat: int) -> None:
        """Who left last comes back: nobody is there who could be asked, and the seat knows what they know."""
        row = live.row.fork()
        row.seats[seat].gone = False
        await self._keep(live, row, [_seat_update(row, seat)])

    async def _ask_for_seat(self, live: Live, person: Person) -> None:
        """Somebody would go on for who has left, or has left and would come back: those who sit there must agree, since
        what the seat knows goes with it."""
        row = live.row
        left = [i for i, seat in enumerate(row.seats) if seat.gone and not seat.bot]
        left.sort(key=lambda i: row.seats[i].person != person.id)
        if (
            left
            and row.seats[left[0]].person == person.id
            and not any(seat.human and not seat.gone for seat in row.seats)
        ):
            await self._sit_again(live, left[0])
            return
        if not left or not self._voters(row, {"kind": "sit"}):
            raise Refused("begun", "The game has begun already.")
        if row.vote is not None:
            raise Refused("vote-there", "Something else is being voted on; ask when that is done.")
        if person.id in live.declined:
            raise Refused("declined", "Those at the table have said no.")
        await self._begin_vote(live, "sit", left[0], person=person.id, name=person.name)

    def _voters(self, row: Row, vote: dict[str, Any]) -> list[int]:
        """Who must agree: everybody at the table now, but who asks to take back. Who is late at a slow table is waited
        for no longer about a bot, but nothing is taken back behind anybody's back."""
        here = [i for i, seat in enumerate(row.seats) if seat.human and not seat.gone]
        if vote["kind"] == "undo":
            return [i for i in here if i != vote["seat"]]
        return [i for i in here if not self._late(row, i)]

    def _late(self, row: Row, seat: int) -> bool:
        """Whether a slow table has waited for the seat longer than a move may take."""
        return row.pace == "slow" and seat in row.waiting and time.time() > row.changed + row.hours * 3600

    @alone
    async def vote(self, live: Live, person: Person, said: wire.Vote) -> int:
        """Agree to a request, refuse it, or withdraw one's own to take back."""
        seat, board = self._playing(live, person)
        if said.agree and said.kind == "undo" and self._happened(board, said.n, Event(AGREED_UNDO, said.seat)):
            return said.n + 1  # everybody has agreed to it
        self._seen_all(board, said.n)
        row = live.row.fork()
        if self._open_vote(live) is None or row.vote is None:
            raise Refused("no-vote", "There is nothing to vote on.")
        withdraws = not said.agree and row.vote["kind"] == "undo" and row.vote["seat"] == seat
        meant = (row.vote["kind"], row.vote["seat"]) == (said.kind, said.seat)
        if not meant or not (withdraws or seat in self._voters(row, row.vote)):
            raise Refused("no-vote", "There is nothing to vote on.")
        if said.agree:
            row.vote["agreed"] = sorted({*row.vote["agreed"], seat})
            return await self._count(live, row)
        if row.vote["kind"] == "sit":
            live.declined.add(row.vote["person"])
        row.vote = None
        await self._keep(live, row)
        return board.n

    async def _count(self, live: Live, row: Row, job: Sequence[Statement] = ()) -> int:
        """Do what is voted on once everybody agrees who is at the table now: not only who was when it was asked."""
        vote, board = row.vote, live.board
        assert vote is not None and board is not None
        vote["needed"] = self._voters(row, vote)
        there = row.seats[vote["seat"]]
        void = vote.get("n") != board.n or (vote["kind"] == "undo" and there.gone)
        if vote["kind"] == "sit" and not void:
            known = await self.store.rows("SELECT 1 FROM people WHERE id = ?", (vote["person"],))
            void = not there.gone or not vote["needed"] or not known
        agreed = not void and set(vote["needed"]) <= set(vote["agreed"])
        if agreed and vote["kind"] == "undo":
            n = await self._happen(live, Event(AGREED_UNDO, vote["seat"]), row, job)
            await self.steward.taken_back(live, vote["seat"])
            return n
        if agreed:
            bot = Seat(bot=vote.get("bot", ""), name=there.name)
            row.seats[vote["seat"]] = bot if vote["kind"] == "bot" else Seat(vote["person"], vote["name"])
            job = [*job, _seat_update(row, vote["seat"])]
        if agreed or void:
            row.vote = None
        await self._keep(live, row, job)
        return board.n

    @alone
    async def replace(self, live: Live, person: Person, change: wire.SeatChange) -> None:
        """Ask the others to let a bot take a seat that was left, or whose player is late at a slow table."""
        mine, _ = self._playing(live, person)
        row = live.row
        if change.seat not in range(len(row.seats)) or not (
            row.seats[change.seat].gone or self._late(row, change.seat)
        ):
            raise Refused("not-gone", "Nobody has left that seat.")
        self._known_bot(change.bot)
        vote = self._open_vote(live)
        if vote is not None and (vote["kind"], vote["seat"], vote.get("bot")) == ("bot", change.seat, change.bot):
            again = row.fork()
            again.vote = {**vote, "agreed": sorted({*vote["agreed"], mine})}  # who asks for the same agrees
            await self._count(live, again)
            return
        await self._begin_vote(live, "bot", change.seat, [mine], bot=change.bot)

    # -- bots

    def stir_bots(self, live: Live) -> None:
        """Let every bot that is asked something think, in a process of its own; and the steward answer for people."""
        self.steward.stir(live)
        board, row = live.board, live.row
        if board is None or row.status != "playing" or board.hold is not None or not self.mine(row):
            return
        for ask in board.match.asks:
            bot = row.seats[ask.seat].bot
            if bot and ask.seat not in live.thinking and not _set_aside(row, ask.seat):
                if not self._may_think(live):
                    return
                live.thinking.add(ask.seat)
                live.quiet.clear()
                task = asyncio.create_task(self._think(live, ask.seat, ask.id, bot))
                live.tasks.add(task)
                task.add_done_callback(live.tasks.discard)

    async def _think(self, live: Live, seat: int, question: str, bot: str) -> None:
        """One answer of a bot. What it cannot do is tried a few times, then the table says so and waits."""
        try:
            why = await self._answer_of(live, seat, question, bot)
            if why is not None:
                await self._fault(live, seat, question, bot, why)
            live.failures = 0
        except Exception:
            log.exception("bot %s at table %s", bot, live.row.id)
            await asyncio.sleep(STORE_WAITS[min(live.failures, len(STORE_WAITS) - 1)])
            live.failures += 1
        finally:
            live.thinking.discard(seat)
        self.stir_bots(live)
        if not live.thinking:
            live.quiet.set()

    def _may_think(self, live: Live) -> bool:
        """Where somebody looks, always. Other tables wait until they are woken, a few at a time, for a few answers."""
        if live.watchers:
            return True
        if live.granted > 0:
            live.granted -= 1
            return True
        self.asleep[live.row.id] = None
        self._wake_next()
        return False

    def _wake_next(self) -> None:
        for id in list(self.asleep):
            if len(self.awake) >= MOST_AWAKE:
                return
            if id not in self.awake:
                del self.asleep[id]
                self.awake[id] = asyncio.create_task(self._wake(id))

    async def _wake(self, id: str) -> None:
        """Let the bots of a table go on for a while that nobody looks at; then it is let go."""
        try:
            live = await self.find(id)
            self.asleep.pop(id, None)
            live.granted = WAKING_ANSWERS
            self.stir_bots(live)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.quiet.wait(), WAKING_SECONDS)
            live.granted = 0
            if not live.watchers:
                self.recent.pop(id, None)
        except Exception as why:
            await self._not_woken(id, why)
        finally:
            self.awake.pop(id, None)
            self._wake_next()

    async def _not_woken(self, id: str, why: Exception) -> None:
        """A table that is gone is forgotten, one that cannot be read is marked; where the store is away, later."""
        if isinstance(why, Refused) and why.code == "no-table":
            return
        try:
            if isinstance(why, Away):
                raise why
            await self._unreadable(id, failure(why))
        except Exception as away:
            log.warning("table %s is woken later: %s", id, type(away).__name__)
            await asyncio.sleep(STORE_WAITS[2])
            self.asleep[id] = None

    async def _answer_of(self, live: Live, seat: int, question: str, bot: str) -> Failure | None:
        """Think and answer; returns why the bot could not. Errors that are raised are the store's."""
        why = None
        for _ in range(TRIES):
            board = live.board
            assert board is not None
            n = board.n
            _, found = await asyncio.gather(
                asyncio.sleep(self._bot_seconds(live, board, seat, question, bot)),
                self.thinkers.choose(board, seat, question, bot, quiet=not live.watchers),
            )
            async with live.lock:
                now = live.board
                if now is None or now.n != n or now.hold is not None or live.row.seats[seat].bot != bot:
                    return None
                if isinstance(found, Failure):
                    why = found
                    continue
                event = Event(ANSWER, seat, question, found)
                try:
                    await self.attempt(live, lambda: self._bot_answers(live, n, event, bot))
                except Away:
                    raise
                except Refused as refused:
                    if refused.code == "stale":
                        return None
                    why = failure(refused)
                else:
                    return None
        return why

    def _bot_seconds(self, live: Live, board: Board, seat: int, question: str, bot: str) -> float:
        """How long a bot takes: among people a secret question takes its time, whatever there is to choose."""
        ask = board.match.find(seat, question)
        people = any(each.human and not each.gone for each in live.row.seats)
        return self.pace.of_bot(bot, secret=people and ask is not None and ask.secret)

    async def _bot_answers(self, live: Live, n: int, event: Event, bot: str) -> None:
        """What a bot has come to, if the table is still what it thought about."""
        board = live.board
        if board is not None and board.n == n and board.hold is None and live.row.seats[event.seat].bot == bot:
            await self._happen(live, event)

    @alone
    async def _fault(self, live: Live, seat: int, question: str, bot: str, why: Failure) -> None:
        """A bot has failed: its table is set aside with the reason, until somebody at it says how to go on."""
        board, row = live.board, live.row.fork()
        if board is None or row.status != "playing" or row.seats[seat].bot != bot:
            return
        row.fault = {"kind": why.kind, "seat": seat, "bot": bot, "n": board.n, "question": question}
        row.fault |= {"what": why.what, "where": list(why.where), "at": time.time()}
        log.error("table %s is set aside: bot %s, seat %s, move %s: %s", row.id, bot, seat, board.n, why)
        await self._keep(live, row)

    @alone
    async def go_on(self, live: Live, person: Person, way: wire.BotWay) -> None:
        """A table that was set aside goes on: the bot tries again, a simple one answers or takes the seat, or you."""
        row, board = live.row.fork(), live.board
        mine = seat_of(row, person)
        if mine is None and row.host != person.id:
            raise Refused("not-seated", "You do not sit at this table.")
        if row.fault is None or board is None or row.status != "playing" or way.seat != row.fault["seat"]:
            raise Refused("no-fault", "No bot has stopped at that seat.")
        if way.way not in ways_on(row, person):
            raise Refused("no-way", "That is not a way on here.")
        if way.way == "simple":
            await self._happen(live, Event(ANSWER, way.seat, row.fault["question"], self._simple(board, row)))
            return
        if way.way == "swap":
            row.seats[way.seat] = Seat(bot=SIMPLE_BOT)
        elif way.way == "take":
            row.seats[way.seat] = Seat(person.id, person.name)
        row.fault = None
        await self._keep(live, row, [_seat_update(row, way.seat)])

    def _simple(self, board: Board, row: Row) -> str:
        """Any option of the question the bot failed at, chosen here: what broke in the bot's process is not needed."""
        assert row.fault is not None
        for question in board.match.pending:
            if question.seat == row.fault["seat"] and question.id == row.fault["question"]:
                return secrets.choice(question.options).key
        raise Refused("closed", "The question {id} is no longer open.", id=row.fault["question"])

    async def hint(self, live: Live, person: Person) -> list[wire.ReasonInfo]:
        seat, board = self._playing(live, person)
        if not live.row.hints:
            raise Refused("no-hints", "This table plays without hints.")
        questions = [question for question in board.match.pending if question.seat == seat]
        if not questions or board.hold is not None:
            raise Refused("no-question", "You are not asked anything now.")
        from oikumene.table.board import said_info

        options = {option.key: option for option in questions[0].options}
        reasons = await self.thinkers.hint(board, seat, questions[0].id, person.id)
        return [
            wire.ReasonInfo(key, said_info(options[key].said), expected, visits)
            for key, expected, visits in reasons
            if key in options
        ]

    # -- talk

    async def say(self, live: Live, person: Person, text: str) -> None:
        text = text.strip()
        seat = seat_of(live.row, person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if not text or len(text) > CHAT_LENGTH:
            raise Refused("chat-length", "A message has 1 to {n} characters.", n=CHAT_LENGTH)
        sql = (
            "INSERT INTO chat (tbl, n, name, seat, said, at, person) "
            "SELECT ?, (SELECT coalesce(max(n), -1) + 1 FROM chat WHERE tbl = ?), ?, ?, ?, ?, ?"
        )
        line: Statement = (sql, (live.row.id, live.row.id, person.name, seat, text, time.time(), person.id))
        for tries in range(CHAT_TRIES):
            try:
                await self.store.write([line], self._told("chat", live.row.id))
                break
            except Taken:  # somebody spoke at the same time, at another worker
                await asyncio.sleep(random.random() * 0.005 * tries)
        else:
            raise Refused("stale", "The table has moved on; look again.")
        for watcher in live.watchers:
            watcher.talk = True
            watcher.wake()

    async def talk(self, live: Live, after: int) -> list[wire.ChatEntry]:
        sql = "SELECT n, name, seat, said, at FROM chat WHERE tbl = ? AND n >= ? ORDER BY n"
        return [wire.ChatEntry(*entry) for entry in await self.store.rows(sql, (live.row.id, after))]

    def _tell(self, live: Live, mover: int) -> None:
        """Tell people who are not here that it is their turn; nobody waits for that."""
        if self.tell is None or live.board is None:
            return
        events = live.board.events
        here = self.here(live.row)
        for seat in live.row.waiting:
            person = live.row.seats[seat].person
            if seat != mover and person is not None and person not in here and not self.steward.covers(live, seat):
                did = next((n for n in range(len(events) - 1, -1, -1) if events[n].seat == seat), -1)
                self.tell(Notice(person, live.row.game, live.row.id, "turn", did + 1))

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

    async def history(self, live: Live, reader: Reader) -> bytes:
        """How a finished game went: JSON."""
        assert live.board is not None
        if isinstance(live.board, keeping.Shelved):
            return await self.loading.do(live.board.told)
        job = keeping.archive_job(live.row, live.board.events, live.board.start)
        return cast("bytes", await reader.ask(desks.history, job))

    # -- the shelf

    def _chore(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def _shelve(self, job: keeping.ArchiveJob) -> None:
        """A finished game is kept as it was shown: whatever the rules will be, it can be looked at."""
        id = str(job.row["id"])
        made: dict[str, str] = {}
        telling = None
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
        try:
            await self.store.write(keeping.archived(id, made))
        except (Taken, Away) as why:  # it is made after the next start
            log.warning("the archive of table %s is not written: %s", id, why)

    async def shelved(self) -> None:
        """Before the end: archives that are being made are finished. The next version may have other rules."""
        if self.chores:
            await asyncio.wait(self.chores, timeout=SHELVING_SECONDS / 4)

    async def shelve_rest(self) -> None:
        """After a start: archives that are still to be made, one at a time."""
        for id in await keeping.unarchived(self.store):
            rows = await self.rows("WHERE id = ?", (id,))
            if rows:
                await self._shelve(await keeping.job_of(self.store, rows[0]))

    async def copy_from(self, live: Live, person: Person, n: int, seat: int) -> Live:
        """A private table that begins where a finished one was after n events: you at a seat, bots at the others."""
        if live.row.status != "finished" or live.board is None:
            raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
        if seat not in range(len(live.row.seats)):
            raise Refused("seat", "There is no seat {seat}.", seat=seat)
        row, board = live.row, live.board
        if not 0 <= n <= board.n:
            raise Refused("move", "There is no move {n}; there are {all}.", n=n, all=board.n)
        if isinstance(board, keeping.Shelved) or (board.start is not None and n < board.start.n):
            raise Refused("older-rules-copy", "That was played with older rules: it can be looked at, not played on.")
        seats = [wire.NewSeat("you" if i == seat else "merchant") for i in range(len(row.seats))]
        copy = await self.create(person, wire.NewTable(row.game, seats, row.options, hints=True))
        return await self._fill(copy, row.seed, board.events[:n], board.start)

    async def bring_in(self, person: Person, record: dict[str, Any], reader: Reader) -> Live:
        """A record becomes a private table: finished if it is, else to be played on against bots."""
        game, many, seed, options, events, start = await reader.ask(desks.brought, record)
        seats = [wire.NewSeat("you" if i == 0 else "merchant") for i in range(many)]
        live = await self.create(person, wire.NewTable(game, seats, options))
        return await self._fill(live, seed, events, start)

    async def _fill(self, live: Live, seed: int, events: Sequence[Event], start: Start | None = None) -> Live:
        await self._begin_with(live, seed, events, start)
        return live

    @alone
    async def _begin_with(self, live: Live, seed: int, events: Sequence[Event], start: Start | None) -> None:
        row = live.row.fork()
        row.seed, row.status = seed, "playing"
        begun = time.perf_counter()
        board = await self.loading.do(Board.replayed, row, events, start)
        live.cost = min(time.perf_counter() - begun, MOST_LOADING)
        _look(row, board)
        job = [_event_insert(row, n, event) for n, event in enumerate(events)]
        job += [*keeping.starts(row.id, start), *keeping.snapshots(board)]
        await self._keep(live, row, job, board=board)
        if board.match.over:
            self._chore(self._shelve(keeping.archive_job(row, events, start)))

    async def delete(self, live: Live, person: Person) -> None:
        row = live.row
        others = [s for s in row.seats if s.human and s.person != person.id]
        if row.host != person.id or others or row.status == "playing":
            raise Refused("not-yours", "Only a table of your own that is over can be deleted.")
        tables = ("events", "snapshots", "starts", "archives", "chat", "seats", "orders")
        job: list[Statement] = [(f"DELETE FROM {name} WHERE tbl = ?", (row.id,)) for name in tables]
        job.append(("DELETE FROM rematches WHERE old = ? OR new = ?", (row.id, row.id)))
        await self.store.write([*job, ("DELETE FROM tables WHERE id = ?", (row.id,))], self._told("read", row.id))
        self.tables.pop(row.id, None)
        self.recent.pop(row.id, None)

    def sweep(self, idle: float = IDLE_SECONDS) -> None:
        """Let go of tables nobody has used for a while; they are on disk, and stay here while somebody holds them."""
        now = time.monotonic()
        for id, live in list(self.recent.items()):
            if now - live.used > idle:
                del self.recent[id]

    async def wake_bots(self) -> None:
        """After a start: tables where a bot is to move, or somebody who has left an order, go on by themselves, a few
        at a time. None is loaded for it."""
        found = await self.store.rows(
            "SELECT tables.id, tables.waiting, seats.seat, tables.owner "
            "FROM tables JOIN seats ON seats.tbl = tables.id WHERE tables.status = 'playing' AND seats.bot <> '' "
            "AND (tables.fault IS NULL OR tables.fault LIKE ?) ORDER BY tables.changed DESC",
            (f'%"kind": "{UNREADABLE}"%',),
        )
        for id, waiting, seat, owner in found:
            if seat in json.loads(waiting) and self._falls_to_me(str(id), str(owner)):
                self.asleep[str(id)] = None
        ordered = await self.store.rows(
            "SELECT tables.id, tables.waiting, orders.seat FROM tables JOIN orders ON orders.tbl = tables.id "
            "WHERE tables.status = 'playing' ORDER BY tables.changed DESC"
        )
        for id, waiting, seat in ordered:
            if seat in json.loads(waiting):
                self.asleep[str(id)] = None
        self._wake_next()

    async def rest(self) -> None:
        """Before the end: nothing more is woken."""
        self.asleep.clear()
        tasks = list(self.awake.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.shelved()


#: Who takes the place of a bot that fails.
SIMPLE_BOT = "wanderer"


def ways_on(row: Row, person: Person) -> list[wire.Way]:
    """What somebody at a table that was set aside can do about it."""
    if row.fault is None or row.status != "playing" or row.fault["kind"] == UNREADABLE:
        return []
    if seat_of(row, person) is not None:
        return ["again", "simple", "swap"]
    return ["again", "simple", "swap", "take"] if row.host == person.id else []


#: A table whose events cannot be played again.
UNREADABLE = "unreadable"


def _set_aside(row: Row, seat: int) -> bool:
    return row.fault is not None and row.fault["seat"] == seat


def next_options(row: Row) -> dict[str, Any]:
    """The options of the game that follows a finished one."""
    found = None if row.result is None else find_game(row.game).next(Result.from_json(row.result))
    if found is None:
        raise Refused("no-next", "No other game follows from how this one ended.")
    return {**row.options, **found}


def _row(line: Sequence[Any]) -> Row:
    names = ("public", "confirm", "hints")
    fields = dict(zip(COLUMNS.replace(",", "").split(), line, strict=True))
    for name in names:
        fields[name] = bool(fields[name])
    fields["seed"] = int(fields["seed"])
    fields["options"] = json.loads(fields["options"])
    fields["waiting"] = json.loads(fields["waiting"])
    fields["result"] = None if fields["result"] is None else json.loads(fields["result"])
    fields["vote"] = None if fields["vote"] is None else json.loads(fields["vote"])
    fields["fault"] = None if fields["fault"] is None else json.loads(fields["fault"])
    return Row(**fields)


def _insert(row: Row) -> list[Statement]:
    fields = (
        *(row.id, row.game, row.rules, str(row.seed), json.dumps(row.options), row.status, int(row.public), row.pace),
        *(row.hours, int(row.confirm), int(row.hints), row.host, row.created, row.changed, row.moves, row.round),
        *(row.rounds, json.dumps(row.waiting), None, None, None, row.version, row.owner, len(row.seats)),
    )
    marks = ", ".join("?" * len(fields))
    seats: list[Statement] = [
        ("INSERT INTO seats (tbl, seat, person, bot, gone) VALUES (?, ?, ?, ?, 0)", (row.id, i, seat.person, seat.bot))
        for i, seat in enumerate(row.seats)
    ]
    return [(f"INSERT INTO tables ({COLUMNS}, seats) VALUES ({marks})", fields), *seats]


def _update(row: Row) -> Statement:
    sets = ", ".join(f"{name} = ?" for name in CHANGING)
    return (
        f"UPDATE tables SET {sets} WHERE id = ?",
        (
            *(row.status, str(row.seed), row.changed, row.moves, row.round, row.rounds, json.dumps(row.waiting)),
            *(json.dumps(row.result) if row.result else None, json.dumps(row.vote) if row.vote else None),
            *(json.dumps(row.fault) if row.fault else None, row.version, row.owner, row.id),
        ),
    )


def _seat_update(row: Row, number: int) -> Statement:
    seat = row.seats[number]
    sql = "UPDATE seats SET person = ?, bot = ?, gone = ?, invited = ? WHERE tbl = ? AND seat = ?"
    return sql, (seat.person, seat.bot, int(seat.gone), seat.invited, row.id, number)


def _event_insert(row: Row, n: int, event: Event) -> Statement:
    sql = "INSERT INTO events (tbl, n, kind, seat, question, answer, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
    return sql, (row.id, n, *event, time.time())


def _begun(row: Row) -> Board:
    """The board of a table whose game begins."""
    row.status = "playing"
    board = Board(row)
    _look(row, board)
    return board


def _look(row: Row, board: Board) -> None:
    """What the row says of the board."""
    row.moves = board.n
    row.round, row.rounds = board.progress()
    _end(row, board)


def _end(row: Row, board: Board) -> None:
    """Who is asked, and whether it is over."""
    row.waiting = board.waiting()
    result = board.match.result
    row.result = None if result is None else result.to_json()
    row.status = "playing" if result is None else "finished"
