"""A newer version brings the schema to its own beneath workers that run: none of them writes there any more, and they
end in order."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.kernel.errors import Refused
from oikumene.table import store
from oikumene.table.store import Away, open_store

from .conftest import Server, came_up, free_port
from .test_crash import kill

#: What a later version would do.
LATER = ("ALTER TABLE tables ADD COLUMN later INTEGER NOT NULL DEFAULT 0",)


async def later(db: str) -> None:
    """A later version opens the store."""
    found = open_store(db)
    await found.open()
    await found.close()


def brought(db: str) -> None:
    """The same in a process of its own: here the version stays as it is."""
    code = (
        "import asyncio, sys\n"
        "from oikumene.table import store\n"
        f"store.MIGRATIONS = (*store.MIGRATIONS, {LATER!r})\n"
        "if '//' in sys.argv[1]:\n"
        "    from oikumene.table import postgres\n"
        "    postgres.MIGRATIONS = store.MIGRATIONS\n"
        "async def go():\n"
        "    found = store.open_store(sys.argv[1])\n"
        "    await found.open()\n"
        "    print(len(await found.rows('SELECT later FROM tables')))\n"
        "    await found.close()\n"
        "asyncio.run(go())\n"
    )
    subprocess.run([sys.executable, "-c", code, db], check=True, timeout=60, stdout=subprocess.DEVNULL)


def test_nothing_is_written_to_a_schema_of_a_newer_version(db: str, caplog: pytest.LogCaptureFixture) -> None:
    async def write(found: Any, n: int) -> None:
        await found.write([("INSERT INTO secrets (name, value) VALUES (?, ?)", (f"test{n}", "x"))])

    async def go() -> None:
        ended = threading.Event()
        old = open_store(db)
        old.ended = ended.set
        await old.open()
        await write(old, 1)
        await asyncio.to_thread(brought, db)
        for n in (2, 3):
            with pytest.raises(Away) as why:
                await write(old, n)
            if not why.value.sure:  # PostgreSQL: the session was ended in the middle of it
                with pytest.raises(Away):
                    await write(old, n)
        assert ended.is_set()
        assert await old.rows("SELECT name FROM secrets WHERE name IN ('test1', 'test2', 'test3')") == [("test1",)]
        await old.close()
        with pytest.raises(Refused) as refused:
            await later(db)
        assert refused.value.code == "db-newer"

    asyncio.run(go())
    assert len([line for line in caplog.records if "newer version" in line.getMessage()]) == 1


def test_two_workers_end_in_order_while_people_play(
    postgres: Callable[[], str], start: Callable[..., Server], caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing that was confirmed is lost, and nothing is confirmed that is not there."""
    db = postgres()
    workers = [start(db), start(db)]
    seats = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}

    async def play() -> tuple[str, int]:
        async with workers[0].visitor() as anna, workers[1].visitor() as boris:
            await boris.get("/api/me")
            table = (await anna.post("/api/tables", seats))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            confirmed = 0
            async with anna.sit(table) as one, boris.sit(table) as two:
                change = asyncio.create_task(asyncio.to_thread(brought, db))
                with contextlib.suppress(Exception):  # the connections end with the workers
                    while True:
                        seat = (one, two)[one.position["waiting"][0]]
                        await seat.until(lambda: seat.questions)
                        reply = await seat.answer()
                        if reply["type"] == "ack":
                            confirmed = max(confirmed, reply["n"])
                        n = seat.position["n"]
                        for other in (one, two):
                            await other.until(lambda: other.position["n"] >= n)
                await change
            return table, confirmed

    table, confirmed = asyncio.run(play())
    for worker in workers:
        worker.thread.join(30)
        assert not worker.thread.is_alive(), "a worker of the old version goes on"
    assert confirmed > 0
    assert sum("newer version" in line.getMessage() for line in caplog.records) == 2, "each says so once"
    import psycopg

    with psycopg.connect(db) as asked:
        (there,) = asked.execute("SELECT count(*) FROM events WHERE tbl = %s", (table,)).fetchone() or (0,)
        assert there >= confirmed


@pytest.mark.parametrize("workers", [1, 2])
def test_serve_ends_with_a_sentence_and_does_not_begin_again(workers: int, tmp_path: Path) -> None:
    port, db = free_port(), str(tmp_path / "tables.db")
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", db, "--workers", str(workers)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
    try:
        came_up(server, port, 180)
        brought(db)
        server.wait(40)
    finally:
        kill(server)
    assert server.stderr is not None
    lines = [json.loads(line) for line in server.stderr.read().decode().splitlines() if line.startswith("{")]
    assert 1 <= sum("newer version" in line["said"] for line in lines) <= workers
    again = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env={**os.environ, "LANG": "en_US.UTF-8"}
    )
    assert again.returncode == 1 and "newer version" in again.stderr
    assert store.MIGRATIONS[-1] != LATER
