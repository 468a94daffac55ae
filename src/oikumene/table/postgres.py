"""PostgreSQL: for many workers on many machines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, LiteralString

import psycopg
from psycopg_pool import AsyncConnectionPool

from oikumene.kernel.errors import Refused
from oikumene.table.store import MIGRATIONS, Row, Statement, Taken

#: One migration at a time, whichever worker starts first.
LOCK = 0x01C0BE
CHANNEL = "oikumene"


class PostgresStore:
    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: AsyncConnectionPool | None = None

    async def open(self) -> None:
        pool = AsyncConnectionPool(self.url, min_size=1, max_size=8, open=False, timeout=10)
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

    async def _migrate(self, connection: psycopg.AsyncConnection[Any]) -> None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            found = await (await connection.execute("SELECT max(version) FROM schema_version")).fetchone()
            done = int(found[0] or 0) if found else 0
            if done > len(MIGRATIONS):
                raise Refused("db-newer", "The database {path} was written by a newer version.", path=shown(self.url))
            for number, statements in enumerate(MIGRATIONS[done:], done + 1):
                for statement in statements:
                    await connection.execute(dialect(statement))
                await connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()

    async def write(self, job: Sequence[Statement]) -> list[int]:
        assert self.pool is not None
        counts = []
        try:
            async with self.pool.connection() as connection, connection.transaction():
                for sql, args in job:
                    cursor = await connection.execute(dialect(sql), tuple(args))
                    counts.append(cursor.rowcount)
        except psycopg.errors.UniqueViolation as why:
            raise Taken(str(why)) from why
        return counts

    async def notify(self, word: str) -> None:
        """Tell every worker that listens."""
        assert self.pool is not None
        async with self.pool.connection() as connection:
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, word))

    async def heard(self) -> AsyncIterator[str]:
        """What workers tell each other, until the listener is closed; a lost connection is made again."""
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield ""  # listening from now on; what was told before must be looked up
                    async for told in connection.notifies():
                        yield told.payload
            except psycopg.Error:
                await asyncio.sleep(1)

    async def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        assert self.pool is not None
        async with self.pool.connection() as connection:
            cursor = await connection.execute(dialect(sql), tuple(args))
            return await cursor.fetchall()


def dialect(sql: str) -> LiteralString:
    return sql.replace("?", "%s")  # type: ignore[return-value, unused-ignore]


def shown(url: str) -> str:
    """The address without the password."""
    head, at, tail = url.rpartition("@")
    return f"{head.split('//')[0]}//…@{tail}" if at else url
