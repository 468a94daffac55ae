"""The store: what it never lets happen, and what the hall makes of a write that failed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from oikumene.table.store import Away, Row, Statement, Store, Taken, away, open_store

from .conftest import Postgres, Server

TABLE = (
    "INSERT INTO tables (id, game, rules, seats, seed, options, status, public, pace, hours, confirm, hints, host, "
    "created, changed, moves, round, rounds, waiting) "
    "VALUES (?, 'g', 1, 2, '1', '{}', 'playing', 0, 'live', 1, 0, 0, 'h', 0, 0, 0, 0, 0, '[]')"
)
EVENT = "INSERT INTO events (tbl, n, kind, seat, question, answer, at) VALUES (?, ?, 'answer', 0, 'q', 'a', 0)"
VERSION = "UPDATE tables SET version = ?, status = ? WHERE id = ?"


def with_store(db: str, visit: Callable[[Store], Any]) -> None:
    async def run() -> None:
        store = open_store(db)
        await store.open()
        try:
            await visit(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_an_event_follows_the_one_before_it_or_is_not_written(db: str) -> None:
    async def visit(store: Store) -> None:
        await store.write([(TABLE, ("t",))])
        with pytest.raises(Taken):
            await store.write([(EVENT, ("t", 1))])
        with pytest.raises(Taken):
            await store.write([(EVENT, ("nowhere", 0))])
        await store.write([(EVENT, ("t", 0)), (EVENT, ("t", 1))])
        for n in (1, 3, -1):
            with pytest.raises(Taken):
                await store.write([(EVENT, ("t", n))])
        assert await store.rows("SELECT n FROM events WHERE tbl = 't' ORDER BY n") == [(0,), (1,)]

    with_store(db, visit)


@pytest.mark.parametrize("how", ["plain", "a link"])
def test_a_new_file_is_nobody_elses(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all that lies beside it, and from its first moment: SQLite never meets one that it would have to make."""
    path = real = tmp_path / "x.db"
    if how == "a link":
        real = tmp_path / "elsewhere.db"
        path.symlink_to(real)
    connect, met = sqlite3.connect, []

    def looked(file: Any, **more: Any) -> Any:
        met.append(stat.S_IMODE(real.stat().st_mode))
        return connect(file, **more)

    async def visit(store: Store) -> None:
        await store.write([(TABLE, ("t",))])
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir() if not file.is_symlink()}
        assert modes == {f"{real.name}{end}": 0o600 for end in ("", "-wal", "-shm")}

    monkeypatch.setattr(sqlite3, "connect", looked)
    before = os.umask(0)
    try:
        with_store(str(path), visit)
    finally:
        os.umask(before)
    assert set(met) == {0o600}


def test_a_file_that_is_there_stays_as_open_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.touch()
    path.chmod(0o640)

    async def visit(store: Store) -> None:
        assert stat.S_IMODE(path.stat().st_mode) == 0o640

    with_store(str(path), visit)


def test_a_row_is_not_written_over_by_who_has_not_read_it(db: str) -> None:
    async def visit(store: Store) -> None:
        await store.write([(TABLE, ("t",))])
        await store.write([(VERSION, (1, "finished", "t"))])
        for old in (0, 1, 3):
            with pytest.raises(Taken):
                await store.write([(EVENT, ("t", 0)), (VERSION, (old, "playing", "t"))])
        assert await store.rows("SELECT version, status FROM tables") == [(1, "finished")]
        assert await store.rows("SELECT n FROM events") == [], "half of a job was done"

    with_store(db, visit)


def test_jobs_that_share_a_flush_fail_each_for_itself(db: str) -> None:
    async def visit(store: Store) -> None:
        await store.write([(TABLE, (name,)) for name in "abcdefgh"])
        jobs = [store.write([(EVENT, (name, n))]) for name in "abcdefgh" for n in (0, 0, 1)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, Taken) for result in done] == [False, True, False] * 8
        assert await store.rows("SELECT count(*) FROM events") == [(16,)]

    with_store(db, visit)


def test_a_database_that_is_back_is_found_soon(postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it was away: who reads looks for it every few seconds, not after twice as long each time."""
    looked: list[float] = []
    connect = AsyncConnectionPool._connect

    async def refused(pool: Any, *args: Any, **more: Any) -> Any:
        looked.append(time.monotonic())
        raise psycopg.OperationalError("nobody is there")

    async def visit(store: Store) -> None:
        monkeypatch.setattr(AsyncConnectionPool, "_connect", refused)
        postgres_server.cut(url)
        began = time.monotonic()
        with pytest.raises(Away):
            await store.rows("SELECT 1")
        assert time.monotonic() - began > 12, "a restart is waited for"
        assert max(later - sooner for sooner, later in pairwise([*looked, time.monotonic()])) < 6
        monkeypatch.setattr(AsyncConnectionPool, "_connect", connect)
        async with asyncio.timeout(6):
            assert await store.rows("SELECT 1") == [(1,)]

    url = postgres_server.database()
    with_store(url, visit)


class Faulty:
    """A store that loses the connection: `before` the commit, or `after` it; then reads fail for a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.mode = self.damage = ""
        self.blind = 0

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def write(self, job: Sequence[Statement], told: str = "") -> list[int]:
        mode, self.mode = self.mode, ""
        if mode == "before":
            raise away(ConnectionError("cut"), sure=False)
        done = await self.store.write(job, told)
        if mode == "after":
            raise away(ConnectionError("cut"), sure=False)
        return done

    async def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        if self.blind > 0:
            self.blind -= 1
            raise away(ConnectionError("cut"), sure=True)
        return await self.store.rows(sql, args)


@pytest.mark.parametrize("mode", ["before", "after"])
@pytest.mark.parametrize("blind", [0, 3])
def test_memory_follows_the_store_after_a_write_that_failed(server: Server, mode: str, blind: int) -> None:
    async def play() -> None:
        hall = server.app.state.house.hall
        faulty = hall.store = Faulty(hall.store)
        async with server.visitor() as anna, server.visitor() as boris:
            made = await anna.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]})
            table = made["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one, boris.sit(table) as two:
                for turn in range(6):
                    mover = {0: one, 1: two}[one.position["waiting"][0]]
                    await mover.until(lambda: mover.questions)
                    asked, n = mover.questions[0], mover.position["n"]
                    said = {"type": "answer", "n": n, "question": asked["id"], "key": asked["options"][0]["key"]}
                    if turn % 2:
                        faulty.mode, faulty.blind = mode, blind
                    reply = await mover.tell(**said)
                    while reply["type"] == "refused":
                        assert reply["code"] in ("store-away", "store-unsure")
                        assert reply["text"]
                        reply = await mover.tell(**said)
                    assert reply["n"] == n + 1
                    for seat in (one, two):
                        await seat.until(lambda: seat.position["n"] == n + 1)
            assert await faulty.store.rows("SELECT n FROM events WHERE tbl = ? ORDER BY n", (table,)) == [
                (n,) for n in range(6)
            ]

    asyncio.run(play())


def test_the_same_answer_said_again_is_the_same_answer(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest, guest.sit(await guest.quick(options={"first_player": "1"})) as seat:
            await seat.until(lambda: seat.questions)
            asked = seat.questions[0]
            said = {"type": "answer", "n": seat.position["n"], "question": asked["id"], "key": "place:work"}
            assert (await seat.tell(**said))["n"] == 1
            assert (await seat.tell(**said))["n"] == 1
            assert (await seat.tell(**{**said, "key": "place:learn"}))["code"] == "stale"

    asyncio.run(play())


def test_what_is_shown_is_on_disk(server: Server) -> None:
    """While an answer is being written nobody sees it."""

    async def play() -> None:
        hall = server.app.state.house.hall
        async with server.visitor() as guest:
            table = await guest.quick(options={"first_player": "1"})
            async with guest.sit(table) as seat, guest.sit(table) as other:
                await seat.until(lambda: seat.questions)
                gate, faulty = asyncio.Event(), Faulty(hall.store)
                loop = asyncio.get_running_loop()
                write = faulty.write

                async def slow(job: Sequence[Statement], told: str = "") -> list[int]:
                    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(gate.wait(), loop))
                    return await write(job, told)

                faulty.write = slow  # type: ignore[method-assign]
                hall.store = faulty
                answering = asyncio.create_task(seat.answer("place:work"))
                await asyncio.sleep(0.1)
                await other.say_hello()
                assert other.position["n"] == 0
                gate.set()
                assert (await answering)["n"] == 1
                await other.until(lambda: other.position["n"] >= 1)

    asyncio.run(play())
