"""PostgreSQL: for many workers on many machines.

A worker has one connection that writes, some that read, and one that listens. What is to be written while the database
is busy goes into the next transaction together, in one go (a pipeline): what many workers cost is mostly the waiting
for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import select
import time
from collections.abc import AsyncIterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, LiteralString

import psycopg
from psycopg.pq import DiagnosticField, ExecStatus, TransactionStatus
from psycopg.pq.abc import PGconn, PGresult
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from oikumene.kernel.errors import Refused
from oikumene.table.store import (
    MIGRATIONS,
    Away,
    Clock,
    Each,
    Row,
    Statement,
    Taken,
    away,
    damaged,
    note_damage,
    nothing,
    outgrown,
    pulse,
    read_only,
    unmeasured,
)

log = logging.getLogger("oikumene.table")

#: One migration at a time, whichever worker starts first.
LOCK = 0x01C0BE
CHANNEL = "oikumene"
#: A database that is silent for longer is away.
SECONDS = 15
#: While it is away, somebody who reads looks so often whether it is back: the pool alone would wait twice as long each
#: time, up to minutes.
LOOKS = 3
#: A connection whose other end is gone is noticed, whoever does not say so.
ALIVE: dict[str, Any] = {
    "connect_timeout": SECONDS,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": "oikumene",
}
#: A transaction that waits for so long is looked into, and again after as long.
STUCK = 1.0
#: Sessions of workers that hold what another worker waits for and have said nothing for two seconds in the middle of a
#: transaction. Ours are sent whole, so the rest is lost on the way (a cable, a machine that stands still): the database
#: would wait for it as long as its system keeps the connection, mostly two hours.
GHOSTS = """
SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid = ANY(pg_blocking_pids(%s)) AND application_name = 'oikumene' AND usename = current_user
  AND wait_event = 'ClientRead' AND xact_start IS NOT NULL
  AND state_change < clock_timestamp() - interval '2 seconds'
"""
#: Every other session of workers that has begun before a moment; those that wait for who is changing the schema are
#: left: they have written nothing.
OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database() AND application_name = 'oikumene'
  AND usename = current_user AND backend_start < %s
  AND pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted)
"""
MOST_JOBS = 128
#: PostgreSQL's numbers for kinds of arguments; texts and nothing are whatever the place wants.
KINDS: dict[type, int] = {int: 20, float: 701}
BEGIN: Statement = ("BEGIN", ())
COMMIT: Statement = ("COMMIT", ())
#: How PostgreSQL says that its files are not what they were.
DAMAGE = (psycopg.errors.DataCorrupted, psycopg.errors.IndexCorrupted)
#: What can be told at once is 8,000 bytes.
MOST_TOLD = 7_900


class _Job:
    __slots__ = ("future", "statements", "told")

    def __init__(self, statements: Sequence[Statement], told: str) -> None:
        self.statements = statements
        self.told = told
        self.future: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()

    def done(self, counts: list[int]) -> None:
        if not self.future.done():
            self.future.set_result(counts)

    def failed(self, why: BaseException) -> None:
        if not self.future.done():
            self.future.set_exception(why)


class PostgresStore:
    def __init__(self, url: str) -> None:
        self.url = url
        self.clock: Clock = unmeasured
        self.damage = ""
        self.over, self.ended = False, nothing
        self.pool: AsyncConnectionPool | None = None
        self._writer: psycopg.AsyncConnection[Any] | None = None
        self._prepared: dict[tuple[str, tuple[int, ...]], bytes] = {}  # of the connection that writes
        self._jobs: list[_Job] = []
        self._due = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        kwargs = {**ALIVE, "autocommit": True}
        pool = AsyncConnectionPool(
            self.url,
            min_size=1,
            max_size=6,
            open=False,
            timeout=LOOKS,
            max_idle=300,
            reconnect_timeout=1,
            kwargs=kwargs,
        )
        try:
            await pool.open(wait=True, timeout=10)
            async with pool.connection() as connection:
                await self._migrate(connection)
        except (psycopg.Error, OSError) as why:
            await pool.close()
            raise Refused(
                "db-open", "The database {path} cannot be opened ({why}).", path=shown(self.url), why=str(why)
            ) from why
        self.pool = pool
        self._task = asyncio.create_task(self._run())
        try:
            await self.write(pulse())
        except Away as why:
            await self.close()
            raise read_only(shown(self.url), why) from why

    async def _migrate(self, connection: psycopg.AsyncConnection[Any]) -> None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            found = await (await connection.execute("SELECT max(version) FROM schema_version")).fetchone()
            done = int(found[0] or 0) if found else 0
            if done > len(MIGRATIONS):
                raise Refused("db-newer", "The database {path} was written by a newer version.", path=shown(self.url))
            if 0 < done < len(MIGRATIONS):
                await _alone(connection)
            for number, statements in enumerate(MIGRATIONS[done:], done + 1):
                for statement in statements:
                    sql = statement.postgres if isinstance(statement, Each) else statement
                    await connection.execute(dialect(sql))
                await connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for job in self._jobs:
            job.failed(away(ConnectionError("the server stops"), sure=True))
        if self._writer is not None:
            await self._writer.close()
        if self.pool is not None:
            await self.pool.close()

    # -- writing

    async def write(self, job: Sequence[Statement], told: str = "") -> list[int]:
        waiting = _Job(job, told)
        with self.clock("write"):
            self._jobs.append(waiting)
            self._due.set()
            return await waiting.future

    async def notify(self, told: str) -> None:
        """Tell every worker that listens."""
        await self.write((), told)

    async def _run(self) -> None:
        """Whatever has gathered while the last transaction was written is the next one."""
        while True:
            await self._due.wait()
            batch, self._jobs = self._jobs[:MOST_JOBS], self._jobs[MOST_JOBS:]
            if not self._jobs:
                self._due.clear()
            try:
                await self._commit(batch)
            except BaseException as why:
                for job in batch:
                    job.failed(why if isinstance(why, Exception) else away(why, sure=False))
                if not isinstance(why, Exception):
                    raise
                log.exception("writing")

    async def _commit(self, batch: list[_Job]) -> None:
        """One transaction for all jobs; if one of them cannot be, each has its own. Nobody is told before the flush."""
        try:
            connection = await self._connected()
        except Away as why:  # the schema is not ours any more
            for job in batch:
                job.failed(why)
            self.ended()
            return
        except (psycopg.Error, OSError) as why:
            for job in batch:
                job.failed(away(why, sure=True))
            return
        try:
            async with asyncio.timeout(SECONDS):
                counts = await self._unheld(connection, batch)
        except (psycopg.Error, OSError, TimeoutError) as why:
            if isinstance(why, TimeoutError):
                await self._silent()
            if not await self._rolled_back(connection):
                for job in batch:
                    job.failed(away(why, sure=False))
            elif len(batch) == 1:
                meant = meaning(why)
                note_damage(self, meant)
                batch[0].failed(meant)
            else:
                for job in batch:
                    await self._commit([job])
            return
        for job, touched in zip(batch, counts, strict=True):
            job.done(touched)

    async def _unheld(self, connection: psycopg.AsyncConnection[Any], batch: list[_Job]) -> list[list[int]]:
        """Where it takes long it is looked into meanwhile."""
        looking: list[asyncio.Task[None]] = []
        pid = connection.pgconn.backend_pid
        stuck = asyncio.get_running_loop().call_later(
            STUCK, lambda: looking.append(asyncio.create_task(self._end_ghosts(pid)))
        )
        try:
            return await self._together(connection, batch)
        finally:
            stuck.cancel()
            for task in looking:
                task.cancel()

    async def _end_ghosts(self, pid: int) -> None:
        """Who holds what the session waits for and will not go on is ended: what it had written is taken back, and
        nobody was told that it is there. A connection of its own: those that are there may be silent too."""
        with contextlib.suppress(psycopg.Error, OSError):
            async with await psycopg.AsyncConnection.connect(self.url, autocommit=True, **ALIVE) as connection:
                while True:
                    for ghost, _ in await (await connection.execute(GHOSTS, (pid,))).fetchall():
                        log.warning("session %s of a worker held what others wait for and was ended", ghost)
                    await asyncio.sleep(STUCK)

    async def _together(self, connection: psycopg.AsyncConnection[Any], batch: list[_Job]) -> list[list[int]]:
        """Everything is sent at once and answered at once; what others are told follows the commit."""
        telling = packed([job.told for job in batch if job.told])
        told: list[Statement] = [("SELECT pg_notify(?, ?)", (CHANNEL, each)) for each in telling]
        done = [statement for job in batch for statement in job.statements]
        if done:
            _, *counts, _ = (await self._exchange(connection, [BEGIN, *done, COMMIT, *told]))[: len(done) + 2]
        else:
            counts = await self._exchange(connection, told)
        found = iter(counts)
        return [list(islice(found, len(job.statements))) for job in batch]

    async def _exchange(self, connection: psycopg.AsyncConnection[Any], said: Sequence[Statement]) -> list[int]:
        """Statements in one go, each prepared once; how many rows each touched. Raises the first error.

        The driver's own way through a cursor takes several times as long, for each statement of each answer.
        """
        line = connection.pgconn
        line.enter_pipeline_mode()
        own: list[bool] = []  # by what comes back: whether it is the result of a statement, or of its preparation
        for sql, args in said:
            kinds = tuple([KINDS.get(type(arg), 0) for arg in args])
            name = self._prepared.get((sql, kinds))
            if name is None:
                name = self._prepared[sql, kinds] = b"oikumene%d" % len(self._prepared)
                line.send_prepare(name, numbered(sql), kinds)
                own.append(False)
            line.send_query_prepared(name, [None if arg is None else str(arg).encode() for arg in args])
            own.append(True)
        line.pipeline_sync()
        results = await _results(line)
        for result in results:
            if result.status == ExecStatus.FATAL_ERROR:
                raise failed(result)
        line.exit_pipeline_mode()
        return [result.command_tuples or 0 for result, mine in zip(results, own, strict=True) if mine]

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        """The connection that writes: made anew where it is known to be lost."""
        writer = self._writer
        if writer is None or not usable(writer):
            await self._drop()
            self._prepared = {}
            writer = await psycopg.AsyncConnection.connect(self.url, autocommit=True, **ALIVE)
            try:
                await self._ours(writer)
            except BaseException:
                await writer.close()
                raise
            self._writer = writer
        return writer

    async def _ours(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Refuses to write to a schema that a newer version has made. Whoever is changing it is waited for; who changes
        it later ends the connection first."""
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock_shared(%s)", (LOCK,))
            found = await (await connection.execute("SELECT max(version) FROM schema_version")).fetchone()
        version = int(found[0] or 0) if found else 0
        if version > len(MIGRATIONS):
            raise outgrown(self, version)

    async def _rolled_back(self, connection: psycopg.AsyncConnection[Any]) -> bool:
        """After an error: whether the database has said that nothing of the transaction is left. The connection is
        given up either way: what the driver had prepared in a pipeline that was aborted is not there."""
        failed = not connection.closed and connection.info.transaction_status == TransactionStatus.INERROR
        await self._drop()
        return failed

    async def _drop(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await writer.close()

    # -- reading

    async def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        """A read that meets a dead connection is tried on another; one that meets none, until the database is away."""
        with self.clock("read"):
            return await self._rows(sql, args)

    async def _rows(self, sql: str, args: Sequence[Any]) -> list[Row]:
        assert self.pool is not None
        dead, until = 0, time.monotonic() + SECONDS
        while True:
            try:
                async with asyncio.timeout(2 * SECONDS), self.pool.connection() as connection:
                    cursor = await connection.execute(dialect(sql), tuple(args))
                    return await cursor.fetchall()
            except DAMAGE as why:
                note_damage(self, found := damaged(why))
                raise found from why
            except PoolTimeout as why:
                if time.monotonic() >= until:
                    raise away(why, sure=True) from why
            except (psycopg.OperationalError, psycopg.InterfaceError, OSError, TimeoutError) as why:
                dead += 1
                if isinstance(why, TimeoutError):
                    await self._silent()
                if dead > 2 or isinstance(why, TimeoutError):
                    raise away(why, sure=True) from why
                await self.pool.check()

    async def _silent(self) -> None:
        """The other end says nothing: the connections that read may be as dead, and would each be waited for."""
        if self.pool is not None:
            await self.pool.drain()

    # -- listening

    async def heard(self) -> AsyncIterator[str]:
        """What workers tell each other, until the listener is closed; a lost connection is made again."""
        wait = 0.1
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, **ALIVE)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield ""  # listening from now on; what was told before must be looked up
                    wait = 0.1
                    while True:
                        async for message in connection.notifies(timeout=30):
                            for told in message.payload.split("\n"):
                                yield told
                        async with asyncio.timeout(SECONDS):
                            await connection.execute("SELECT 1")  # whether anybody is still there
            except (psycopg.Error, OSError, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(2.0, wait * 2)


async def _alone(connection: psycopg.AsyncConnection[Any]) -> None:
    """Before the schema is changed: the sessions of all workers end, and have ended. Who connects to write from now on
    waits until it is changed (`_ours`), and writes nothing where that is not its version's."""
    (now,) = await (await connection.execute("SELECT clock_timestamp()")).fetchone() or (None,)
    until = time.monotonic() + SECONDS
    while await (await connection.execute(OTHERS, (now,))).fetchall():
        if time.monotonic() > until:
            raise TimeoutError("sessions of other workers do not end")
        await asyncio.sleep(0.05)
        await connection.execute("SELECT pg_stat_clear_snapshot()")


async def _results(line: PGconn) -> list[PGresult]:
    """What comes back for all that was sent, up to the end of it. Reads while it still writes."""
    loop = asyncio.get_running_loop()
    stirred = asyncio.Event()
    loop.add_reader(line.socket, stirred.set)
    try:
        if line.flush():
            loop.add_writer(line.socket, stirred.set)
        found: list[PGresult] = []
        while True:
            await stirred.wait()
            stirred.clear()
            if not line.flush():
                loop.remove_writer(line.socket)
            line.consume_input()
            ended = False
            while not line.is_busy():
                result = line.get_result()
                if result is None:  # the end of one statement; a second time, of all that is here
                    if ended:
                        break
                elif result.status == ExecStatus.PIPELINE_SYNC:
                    return found
                else:
                    found.append(result)
                ended = result is None
    finally:
        loop.remove_reader(line.socket)
        loop.remove_writer(line.socket)


def failed(result: PGresult) -> psycopg.Error:
    """The error of a result, as the driver would raise it."""
    state = (result.error_field(DiagnosticField.SQLSTATE) or b"").decode()
    said = (result.error_message or b"").decode(errors="replace").strip()
    try:
        return psycopg.errors.lookup(state)(said)
    except KeyError:
        return psycopg.OperationalError(said)


@lru_cache(maxsize=1000)
def numbered(sql: str) -> bytes:
    """
    >>> numbered("SELECT a FROM b WHERE c = ? AND d = ?")
    b'SELECT a FROM b WHERE c = $1 AND d = $2'
    """
    first, *rest = sql.split("?")
    return (first + "".join(f"${n}{part}" for n, part in enumerate(rest, 1))).encode()


def meaning(why: BaseException) -> Exception:
    """What an error of PostgreSQL means: somebody was first, it is damaged, it cannot write now, or a fault of ours."""
    if isinstance(why, psycopg.IntegrityError):
        return Taken(str(why))
    if isinstance(why, DAMAGE):
        return damaged(why)
    if isinstance(why, (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction, OSError, TimeoutError)):
        return away(why, sure=True)
    return why if isinstance(why, Exception) else away(why, sure=False)


def usable(connection: psycopg.AsyncConnection[Any]) -> bool:
    """Whether a connection that rests is alive: the other end says nothing then but that it closes."""
    if connection.closed or connection.info.transaction_status != TransactionStatus.IDLE:
        return False
    said = select.poll()
    said.register(connection.fileno(), select.POLLIN)
    try:
        if said.poll(0):
            connection.pgconn.consume_input()
            return not said.poll(0)
    except (psycopg.Error, OSError):
        return False
    return True


def packed(told: Sequence[str]) -> list[str]:
    """What is told, in as few messages as hold it; nothing is too long by itself."""
    found: list[str] = []
    for each in told:
        if found and len(found[-1].encode()) + len(each.encode()) < MOST_TOLD:
            found[-1] += "\n" + each
        else:
            found.append(each)
    return found


def dialect(sql: str) -> LiteralString:
    return sql.replace("?", "%s")  # type: ignore[return-value, unused-ignore]


def shown(url: str) -> str:
    """The address without the password."""
    head, at, tail = url.rpartition("@")
    return f"{head.split('//')[0]}//…@{tail}" if at else url
