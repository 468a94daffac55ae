"""Where tables are kept: one schema, two engines (SQLite by default, PostgreSQL for many workers).

Statements are written with `?` for arguments. A job is a list of statements that happen together or not at all; when
`write` returns, they are on disk. Jobs that come while the disk is busy share the next flush.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from oikumene.kernel.errors import Refused
from oikumene.table.news import News

log = logging.getLogger("oikumene.table")

Statement: TypeAlias = "tuple[str, Sequence[Any]]"
Row: TypeAlias = "tuple[Any, ...]"
Clock: TypeAlias = "Callable[[str], AbstractContextManager[Any]]"


class Taken(Exception):
    """Somebody else was first: a row with that key is there already, or what the job rests on has changed."""


class Away(Refused):
    """The store cannot be reached, or cannot write."""

    @property
    def sure(self) -> bool:
        """Whether nothing was done; else only the store knows, once it is back."""
        return self.code == "store-away"


def away(why: BaseException, *, sure: bool) -> Away:
    said = " ".join(str(why).split())[:200] or type(why).__name__
    brief = said if isinstance(why, sqlite3.Error) else type(why).__name__
    if sure:
        sentence = "The database does not answer just now; nothing has changed. Try again in a moment."
        return Away("store-away", sentence, why=said, brief=brief)
    sentence = "The database was lost meanwhile: look whether that was kept, and try again if not."
    return Away("store-unsure", sentence, why=said, brief=brief)


class Damaged(Away):
    """The store cannot be read whole: waiting mends nothing."""


def damaged(why: BaseException) -> Damaged:
    said = " ".join(str(why).split())[:200]
    sentence = "The database of this server is damaged. Whoever runs the server has to stop it and restore a backup."
    return Damaged("store-damaged", sentence, why=said, brief=said)


def note_damage(store: Store, meant: BaseException) -> None:
    """The first damage that is met is an error in the log, and health tells of it from then on."""
    if isinstance(meant, Damaged) and not store.damage:
        store.damage = str(meant.details["brief"])
        log.error("the database is damaged: %s; stop the server and restore a backup", store.damage)


def is_damage(why: BaseException) -> bool:
    """Whether SQLite says that a file is not what it was: no fault of ours, and none that goes by."""
    code = getattr(why, "sqlite_errorcode", 0) & 0xFF  # the rest says where
    return isinstance(why, sqlite3.DatabaseError) and code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def not_whole(path: str, why: object) -> Refused:
    """A store that is damaged, before anything is begun with it."""
    return Refused(
        "db-damaged",
        "The database {path} is damaged ({why}). Move it away with what lies beside it (.secret, -wal, -shm), and "
        "restore a backup.",
        path=path,
        why=str(why),
    )


def pulse() -> Sequence[Statement]:
    """A small write that shows that more could be written: too much for the room that a full disk has left."""
    sql = (
        "INSERT INTO pulse (id, at, ballast) VALUES (1, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET at = excluded.at, ballast = excluded.ballast"
    )
    return [(sql, (time.time(), secrets.token_hex(8192)))]


def outgrown(store: Store, version: int) -> Away:
    """A newer version has brought the store to its schema beneath us: nothing is written there any more."""
    if not store.over:
        store.over = True
        said = "the database was brought to schema %d by a newer version (known here: %d): this server ends"
        log.error(said, version, len(MIGRATIONS))
    return away(RuntimeError("the database is a newer version's now"), sure=True)


class Store(Protocol):
    clock: Clock  # measures reads and writes
    damage: str  # what was met that shows that it is damaged
    over: bool  # whether a newer version has changed the schema beneath us
    ended: Callable[[], None]  # what is done then, in the loop

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def write(self, job: Sequence[Statement], told: str = "") -> list[int]:
        """Do all of it durably; how many rows each statement touched. Raises Taken where a key is there already or a
        rule of the schema forbids it, and Away where the store is lost. `told` is what other workers then hear."""
        ...

    async def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]: ...


@runtime_checkable
class Shared(Store, Protocol):
    """A store that several workers share, and through which they tell each other what changed."""

    async def notify(self, told: str) -> None: ...

    def heard(self) -> AsyncIterator[str]: ...


def nothing() -> None:
    pass


def unmeasured(what: str) -> AbstractContextManager[Any]:
    """Where nobody looks at the figures."""
    return contextlib.nullcontext()


class Each(NamedTuple):
    """A statement that the engines say differently."""

    sqlite: str
    postgres: str


#: What the schema lets nobody do.
FOLLOW: tuple[str | Each, ...] = (
    # Events are without a gap, whoever writes: event n only where n - 1 is, the first only where the table is.
    Each(
        """CREATE TRIGGER events_follow BEFORE INSERT ON events WHEN NOT CASE NEW.n
            WHEN 0 THEN EXISTS (SELECT 1 FROM tables WHERE id = NEW.tbl)
            ELSE EXISTS (SELECT 1 FROM events WHERE tbl = NEW.tbl AND n = NEW.n - 1) END
            BEGIN SELECT RAISE(ABORT, 'an event must follow the one before it'); END""",
        """CREATE FUNCTION events_follow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF NEW.n = 0 THEN PERFORM 1 FROM tables WHERE id = NEW.tbl;
            ELSE PERFORM 1 FROM events WHERE tbl = NEW.tbl AND n = NEW.n - 1; END IF;
            IF NOT FOUND THEN RAISE EXCEPTION 'an event must follow the one before it'
                USING ERRCODE = 'integrity_constraint_violation'; END IF;
            RETURN NEW; END $$""",
    ),
    Each(
        "",
        "CREATE TRIGGER events_follow BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION events_follow()",
    ),
    # A table's row goes from one version to the next: who writes over what he has not read is refused.
    "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
    Each(
        """CREATE TRIGGER tables_follow BEFORE UPDATE OF version ON tables WHEN NEW.version <> OLD.version + 1
            BEGIN SELECT RAISE(ABORT, 'the table has moved on'); END""",
        """CREATE FUNCTION tables_follow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            RAISE EXCEPTION 'the table has moved on' USING ERRCODE = 'integrity_constraint_violation'; END $$""",
    ),
    Each(
        "",
        """CREATE TRIGGER tables_follow BEFORE UPDATE OF version ON tables FOR EACH ROW
            WHEN (NEW.version <> OLD.version + 1) EXECUTE FUNCTION tables_follow()""",
    ),
)

#: Migrations in order; the number of those done is kept in the database. Never edit one, add another.
MIGRATIONS: tuple[tuple[str | Each, ...], ...] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, lang TEXT NOT NULL,
            notify TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, seats INTEGER NOT NULL, seed TEXT NOT NULL,
            options TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL, pace TEXT NOT NULL,
            hours INTEGER NOT NULL, confirm INTEGER NOT NULL, hints INTEGER NOT NULL, host TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL, moves INTEGER NOT NULL,
            round INTEGER NOT NULL, rounds INTEGER NOT NULL, waiting TEXT NOT NULL, result TEXT, vote TEXT)""",
        "CREATE INDEX tables_status ON tables (status, public, changed)",
        """CREATE TABLE seats (
            tbl TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, bot TEXT NOT NULL, gone INTEGER NOT NULL,
            PRIMARY KEY (tbl, seat))""",
        "CREATE INDEX seats_person ON seats (person)",
        """CREATE TABLE events (
            tbl TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, question TEXT NOT NULL,
            answer TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (tbl, n))""",
        """CREATE TABLE snapshots (
            tbl TEXT NOT NULL, n INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (tbl, n))""",
        """CREATE TABLE chat (
            tbl TEXT NOT NULL, n INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, said TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (tbl, n))""",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    ("ALTER TABLE chat ADD COLUMN person TEXT", "CREATE INDEX chat_person ON chat (person)"),
    ("ALTER TABLE tables ADD COLUMN fault TEXT",),
    (
        """CREATE TABLE sessions (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION)""",
        "CREATE INDEX sessions_person ON sessions (person)",
        # cookies of before named the person: their session is called so too
        "INSERT INTO sessions (id, person, made) SELECT id, id, created FROM people",
        "CREATE TABLE names (lookalike TEXT PRIMARY KEY, person TEXT NOT NULL)",
        "CREATE INDEX names_person ON names (person)",
        "ALTER TABLE people ADD COLUMN lookalike TEXT",
        "CREATE INDEX people_lookalike ON people (lookalike)",
    ),
    (
        "ALTER TABLE seats ADD COLUMN invited TEXT",
        "CREATE INDEX seats_invited ON seats (invited)",
        "CREATE TABLE rematches (old TEXT PRIMARY KEY, new TEXT NOT NULL)",
    ),
    FOLLOW,
    (
        "ALTER TABLE people ADD COLUMN confirmed TEXT",  # the address of which somebody has read a code
        """CREATE TABLE notices (
            person TEXT NOT NULL, tbl TEXT NOT NULL, turn INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (person, tbl, turn))""",
        """CREATE TABLE codes (
            person TEXT NOT NULL, address TEXT NOT NULL, code TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
            tries INTEGER NOT NULL)""",
        "CREATE INDEX codes_address ON codes (address)",
        "CREATE INDEX codes_person ON codes (person)",
    ),
    (
        # Where a table goes on from that was begun with other rules, and finished ones as they were shown.
        "CREATE TABLE starts (tbl TEXT PRIMARY KEY, n INTEGER NOT NULL, data TEXT NOT NULL)",
        "CREATE TABLE archives (tbl TEXT NOT NULL, part TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (tbl, part))",
    ),
    ("CREATE TABLE pulse (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL, ballast TEXT NOT NULL)",),
    (
        """CREATE TABLE orders (
            tbl TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, prompt TEXT NOT NULL, answer TEXT NOT NULL,
            until TEXT NOT NULL, round INTEGER NOT NULL, said TEXT NOT NULL, option TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL, PRIMARY KEY (tbl, seat, prompt))""",
    ),
    ("ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0",),
    (
        # Which browser a session is of and when it was last there; codes by which a lost password is replaced.
        "ALTER TABLE sessions ADD COLUMN seen DOUBLE PRECISION",
        "ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE resets (
            code TEXT PRIMARY KEY, person TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
            until DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION)""",
        "CREATE INDEX resets_person ON resets (person)",
    ),
    (
        # What people made of the puzzles of the days; `kept`: on its day, before they had looked at the solution.
        """CREATE TABLE puzzles (
            person TEXT NOT NULL, number INTEGER NOT NULL, value INTEGER, tries INTEGER NOT NULL,
            solved DOUBLE PRECISION, kept INTEGER NOT NULL, shown INTEGER NOT NULL, PRIMARY KEY (person, number))""",
        "CREATE INDEX puzzles_number ON puzzles (number, value)",
        # The table of the week: one deal for everybody, and who sat down at it.
        "CREATE TABLE deals (week INTEGER PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, seed TEXT NOT NULL)",
        """CREATE TABLE weeks (
            week INTEGER NOT NULL, person TEXT NOT NULL, tbl TEXT NOT NULL, ranked INTEGER NOT NULL,
            PRIMARY KEY (week, person))""",
        # Tables that were not played here from their beginning: nobody is rated by them.
        "CREATE TABLE copies (tbl TEXT PRIMARY KEY)",
        "CREATE INDEX tables_ended ON tables (status, game, changed)",
    ),
    (
        # People who play together. `last`: the highest number a member has had, so that none is given twice.
        """CREATE TABLE groups (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            version INTEGER NOT NULL, last INTEGER NOT NULL)""",
        """CREATE TABLE members (
            grp TEXT NOT NULL, person TEXT NOT NULL, n INTEGER NOT NULL, joined DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL, PRIMARY KEY (grp, person))""",
        "CREATE INDEX members_person ON members (person)",
        """CREATE TABLE invitations (
            code TEXT PRIMARY KEY, grp TEXT NOT NULL UNIQUE, until DOUBLE PRECISION NOT NULL, room INTEGER NOT NULL,
            taken TEXT NOT NULL)""",
        "ALTER TABLE tables ADD COLUMN grp TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN guarded INTEGER NOT NULL DEFAULT 0",  # only members may sit down and look
        "CREATE INDEX tables_grp ON tables (grp, changed)",
        # How the games of groups ended: for statistics, without their results.
        """CREATE TABLE outcomes (
            tbl TEXT NOT NULL, seat INTEGER NOT NULL, grp TEXT NOT NULL, game TEXT NOT NULL, person TEXT,
            kind TEXT NOT NULL, side TEXT NOT NULL, points INTEGER NOT NULL, won INTEGER NOT NULL,
            place INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (tbl, seat))""",
        "CREATE INDEX outcomes_grp ON outcomes (grp, at)",
        "CREATE INDEX outcomes_person ON outcomes (person)",
        # Browsers that want to be told when it is somebody's turn (web push).
        """CREATE TABLE pushes (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, session TEXT NOT NULL, endpoint TEXT NOT NULL,
            key TEXT NOT NULL, auth TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX pushes_person ON pushes (person)",
        "CREATE INDEX pushes_session ON pushes (session)",
    ),
    (
        """CREATE TABLE plans (
            tbl TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, n INTEGER NOT NULL, data TEXT NOT NULL,
            dropped TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, PRIMARY KEY (tbl, seat))""",
    ),
    (
        # Finished games looked through, once for each seat; and tables that were begun from a move of another.
        """CREATE TABLE reviews (
            tbl TEXT NOT NULL, seat INTEGER NOT NULL, data TEXT NOT NULL, cost DOUBLE PRECISION NOT NULL,
            made DOUBLE PRECISION NOT NULL, PRIMARY KEY (tbl, seat))""",
        """CREATE TABLE tries (
            tbl TEXT PRIMARY KEY, old TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL,
            person TEXT NOT NULL)""",
        "CREATE INDEX tries_old ON tries (old, person)",
    ),
    (
        # Time: what was agreed at a table, how its clocks stand and when to look at them; whose a seat was before a bot
        # went on for them; and when the server did not serve, which nobody pays for.
        "ALTER TABLE tables ADD COLUMN time TEXT",
        "ALTER TABLE tables ADD COLUMN clock TEXT",
        "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
        "UPDATE tables SET due = changed + 3600 * hours WHERE pace = 'slow' AND status = 'playing'",
        "CREATE INDEX tables_due ON tables (due)",
        "ALTER TABLE seats ADD COLUMN was TEXT",
        "ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX seats_was ON seats (was)",
        "CREATE TABLE beats (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE standstills (begun DOUBLE PRECISION PRIMARY KEY, ended DOUBLE PRECISION NOT NULL)",
    ),
    (
        # Owners: who they are, what they did, what they tell everybody, what went wrong where, and what was cut off.
        "CREATE TABLE owners (person TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL)",
        """CREATE TABLE journal (
            n INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL, person TEXT, what TEXT NOT NULL, about TEXT NOT NULL,
            note TEXT NOT NULL)""",
        """CREATE TABLE announcements (
            n INTEGER PRIMARY KEY, ru TEXT NOT NULL, en TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
            until DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE errors (
            id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL, tbl TEXT NOT NULL, what TEXT NOT NULL,
            place TEXT NOT NULL)""",
        """CREATE TABLE cut_events (
            tbl TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, question TEXT NOT NULL,
            answer TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, cut DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (tbl, n, cut))""",
        "ALTER TABLE people ADD COLUMN muted DOUBLE PRECISION",
    ),
    ("ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT ''",),  # what its host calls it
    (
        # Passkeys of accounts (`data`: the public key), and challenges that were used, until they run out.
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, site TEXT NOT NULL, data TEXT NOT NULL, count BIGINT NOT NULL,
            name TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION)""",
        "CREATE INDEX passkeys_person ON passkeys (person)",
        "CREATE TABLE spent (challenge TEXT PRIMARY KEY, until DOUBLE PRECISION NOT NULL)",
    ),
    (
        # Tries at what is secret, of all workers: a mark of who guesses, how many (or what is left), from when on it
        # counts, and until when it means something (`attempts`).
        """CREATE TABLE tried (
            who TEXT PRIMARY KEY, n DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL,
            until DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX tried_until ON tried (until)",
    ),
    (
        # Somebody's own quiet hours, and notices that wait until they are over.
        "ALTER TABLE people ADD COLUMN quiet TEXT",
        """CREATE TABLE postponed (
            person TEXT NOT NULL, tbl TEXT NOT NULL, turn INTEGER NOT NULL, game TEXT NOT NULL, event TEXT NOT NULL,
            name TEXT NOT NULL, due DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, tbl, turn))""",
        "CREATE INDEX postponed_due ON postponed (due)",
    ),
    ("ALTER TABLE tables ADD COLUMN colours TEXT",),  # of the seats, where they are chosen in play
    (
        # What members of a group say to each other.
        """CREATE TABLE talk (
            grp TEXT NOT NULL, n INTEGER NOT NULL, name TEXT NOT NULL, person TEXT, said TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (grp, n))""",
        "CREATE INDEX talk_person ON talk (person)",
    ),
    # By which way of folding names what is kept of a name was folded; people's names are folded anew at the start.
    ("ALTER TABLE people ADD COLUMN folding INTEGER NOT NULL DEFAULT 0",),
)


def no_driver() -> Refused:
    return Refused("db-driver", "PostgreSQL needs a package that is not installed: pip install oikumene[postgres].")


def open_store(url: str, folder: str | None = None) -> Store:
    """A store for `sqlite:PATH`, a plain path, or `postgresql://…`. `folder`: where several workers on one file tell
    each other what they have written."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from oikumene.table.postgres import PostgresStore
        except ImportError as why:
            raise no_driver() from why
        return PostgresStore(url)
    path = url.removeprefix("sqlite:")
    if "://" in path:
        raise Refused("db", "{url} is not a database this server knows: a file, or postgresql://….", url=repr(url))
    return SqliteStore(Path(path)) if folder is None else SharedSqlite(Path(path), Path(folder))


def migrate(connection: sqlite3.Connection, path: str, upto: int | None = None) -> None:
    """Bring a file to today's schema, or to an earlier one that it has not passed yet."""
    done = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if done > len(MIGRATIONS) or (upto is not None and upto > len(MIGRATIONS)):
        raise Refused("db-newer", "The database {path} was written by a newer version.", path=path)
    for number, statements in enumerate(MIGRATIONS[done:upto], done + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement.sqlite if isinstance(statement, Each) else statement)
        connection.execute(f"PRAGMA user_version={number}")
        connection.execute("COMMIT")


class _Job:
    __slots__ = ("future", "statements", "told")

    def __init__(self, statements: Sequence[Statement], told: str) -> None:
        self.statements, self.told = statements, told
        self.future: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()

    def tell(self, outcome: list[int] | Exception) -> None:
        if self.future.done():  # nobody waits any more
            return
        if isinstance(outcome, Exception):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


class _Outgrown(Exception):
    """The schema is a newer version's."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class _Apart(Exception):
    """One of several jobs cannot be done."""


class SqliteStore:
    """A file in WAL mode. One thread writes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock: Clock = unmeasured
        self.damage = ""
        self.over, self.ended = False, nothing
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        self._thread: threading.Thread | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = threading.Lock()
        self._readers = ThreadPoolExecutor(1, "oikumene-reader")  # its own: nothing slow is ever before a read

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            _made_for_us(self.path)
            writer = self._connect()
            migrate(writer, str(self.path))
        except (OSError, sqlite3.Error) as why:
            if is_damage(why):
                raise not_whole(str(self.path), why) from why
            raise Refused(
                "db-open", "The database {path} cannot be opened ({why}).", path=str(self.path), why=str(why)
            ) from why
        self._reader = self._connect()
        self._thread = threading.Thread(target=self._run, args=(writer,), name="oikumene-writer", daemon=True)
        self._thread.start()
        try:
            await self.write(pulse())
        except Away as why:
            await self.close()
            if isinstance(why, Damaged):
                raise not_whole(str(self.path), why.details["why"]) from why.__cause__
            raise read_only(str(self.path), why) from why.__cause__

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # an answer that was confirmed survives a power cut
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        if self._reader is not None:
            self._reader.close()

    async def write(self, job: Sequence[Statement], told: str = "") -> list[int]:
        waiting = _Job(job, told)
        with self.clock("write"):
            if not self._gathered:  # what comes in the same turn of the loop goes together
                waiting.future.get_loop().call_soon(self._hand_over)
            self._gathered.append(waiting)
            return await waiting.future

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _run(self, connection: sqlite3.Connection) -> None:
        while True:
            batch = self._jobs.get()
            if batch is None:
                break
            while len(batch) < 256:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._jobs.put(None)
                    break
                batch += more
            self._commit(connection, batch)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        """One transaction for all jobs; if one of them cannot be, each has a savepoint. Nobody is told before the
        flush, and then all at once."""
        try:
            try:
                done = self._together(connection, batch)
            except _Apart:
                done = self._apart(connection, batch)
        except _Outgrown as why:
            done = [outgrown(self, why.version) for _ in batch]
        except Exception as why:
            meant = self._meaning(why)
            done = [meant for _ in batch]
        with contextlib.suppress(RuntimeError):  # the loop may have ended
            batch[0].future.get_loop().call_soon_threadsafe(self._done, batch, done)

    def _done(self, batch: Sequence[_Job], done: Sequence[list[int] | Exception]) -> None:
        """What was done, in the loop."""
        for job, outcome in zip(batch, done, strict=True):
            job.tell(outcome)
        if self.over:
            self.ended()

    def _together(self, connection: sqlite3.Connection, batch: list[_Job]) -> list[list[int] | Exception]:
        with _transaction(connection):
            try:
                return [_counts(connection, job) for job in batch]
            except sqlite3.Error as why:
                if not connection.in_transaction:  # a full disk undoes everything at once
                    raise
                raise _Apart from why

    def _apart(self, connection: sqlite3.Connection, batch: list[_Job]) -> list[list[int] | Exception]:
        done: list[list[int] | Exception] = []
        with _transaction(connection):
            for job in batch:
                connection.execute("SAVEPOINT job")
                try:
                    done.append(_counts(connection, job))
                except sqlite3.Error as why:
                    if not connection.in_transaction:
                        raise
                    connection.execute("ROLLBACK TO job")
                    done.append(self._meaning(why))
                connection.execute("RELEASE job")
        return done

    async def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        def read() -> list[Row]:
            assert self._reader is not None
            with self._reading:
                return self._reader.execute(sql, tuple(args)).fetchall()

        try:
            with self.clock("read"):
                return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except sqlite3.DatabaseError as why:
            meant = self._meaning(why)
            if meant is why:
                raise
            raise meant from why

    def _meaning(self, why: Exception) -> Exception:
        meant = _meaning(why)
        note_damage(self, meant)
        return meant


class SharedSqlite(SqliteStore):
    """The same file for several workers of one machine: they write in turn, and tell each other what they have written
    through a folder of their parent's."""

    def __init__(self, path: Path, folder: Path) -> None:
        super().__init__(path)
        self.folder = folder
        self._news: News | None = None
        self._turn = -1

    async def open(self) -> None:
        self._turn = os.open(self.folder / ".turn", os.O_RDWR | os.O_CREAT, 0o600)
        await super().open()
        self._news = News(self.folder / "news")

    async def close(self) -> None:
        if self._news is not None:
            self._news.close()
        await super().close()
        os.close(self._turn)

    async def write(self, job: Sequence[Statement], told: str = "") -> list[int]:
        if job:
            return await super().write(job, told)
        if told and self._news is not None:  # nothing is kept: nothing to wait for
            self._news.tell([told])
        return []

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        """In turn: SQLite's own waiting looks again and again, later each time."""
        fcntl.flock(self._turn, fcntl.LOCK_EX)
        try:
            super()._commit(connection, batch)
        finally:
            fcntl.flock(self._turn, fcntl.LOCK_UN)

    def _done(self, batch: Sequence[_Job], done: Sequence[list[int] | Exception]) -> None:
        """Those who are here first, then the other workers."""
        super()._done(batch, done)
        told = [job.told for job, outcome in zip(batch, done, strict=True) if job.told and isinstance(outcome, list)]
        if told and self._news is not None:
            self._news.tell(told)

    async def notify(self, told: str) -> None:
        """Tell every worker that listens."""
        await self.write((), told)

    async def heard(self) -> AsyncIterator[str]:
        assert self._news is not None
        async for told in self._news.heard():
            yield told


def _made_for_us(path: Path) -> None:
    """A new file is the owner's alone from the beginning: passwords, addresses and seeds will be in it. What SQLite
    lays beside it is as open as the file."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path.resolve(), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing, and never into another version's schema."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise _Outgrown(version)
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        raise


def _counts(connection: sqlite3.Connection, job: _Job) -> list[int]:
    return [connection.execute(sql, tuple(args)).rowcount for sql, args in job.statements]


def read_only(path: str, why: Away) -> Refused:
    return Refused(
        "db-read-only", "The database {path} cannot be written ({why}).", path=path, why=str(why.details["why"])
    )


def _meaning(why: Exception) -> Exception:
    """What an error of SQLite means: somebody was first, the file is damaged or cannot be used, or a fault of ours."""
    if isinstance(why, sqlite3.IntegrityError):
        return Taken(str(why))
    if is_damage(why):
        return damaged(why)
    if isinstance(why, sqlite3.OperationalError) and why.sqlite_errorcode != sqlite3.SQLITE_ERROR:
        return away(why, sure=False)
    return why
