"""A server says how it is: by what it can write, before it opens and while it runs; who says nothing is not kept."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
import websockets

from oikumene.kernel.errors import Refused
from oikumene.table import serve
from oikumene.table.app import make_app
from oikumene.table.doors.house import Health
from oikumene.table.store import Damaged, open_store

from .conftest import Postgres, Server, free_port
from .test_store import Faulty


async def opened(db: str) -> None:
    store = open_store(db)
    await store.open()
    await store.close()


def test_a_file_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path, monkeypatch: Any) -> None:
    db = str(tmp_path / "x.db")
    asyncio.run(opened(db))
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **kw: connect(f"file:{path}?mode=ro", uri=True, **kw))
    with pytest.raises(Refused, match=r"x\.db cannot be written \(attempt to write a readonly database\)"):
        asyncio.run(opened(db))


def test_a_postgresql_that_cannot_be_written_is_refused_at_the_start(postgres_server: Postgres) -> None:
    url = postgres_server.database()
    asyncio.run(opened(url))
    name = urlsplit(url).path.strip("/")
    postgres_server.ask(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(Refused) as refused:
        asyncio.run(opened(url))
    assert refused.value.code in ("db-read-only", "db-open")
    assert "read-only" in str(refused.value)


FULL = """
import asyncio, os, resource, sys
from oikumene.table.store import Away, open_store, pulse

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    most = os.path.getsize(sys.argv[1] + "-wal") + 200_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))  # no file grows any more, as on a full disk
    kept = 0
    try:
        for kept in range(200):
            await store.write(pulse())
    except Away as why:
        assert (await store.rows("SELECT count(*) FROM pulse")) == [(1,)]
        print(kept, why.details["why"])

asyncio.run(main())
"""


def test_a_full_disk_is_noticed_by_a_small_write(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "x.db")], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    kept, _, why = done.stdout.partition(" ")
    assert int(kept) > 0
    assert "disk" in why


def spoil(path: Path, table: str) -> None:
    """The disk has lost the pages of a table; the rest of the file is whole."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = int(connection.execute("PRAGMA page_size").fetchone()[0])
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = ?", (table,)).fetchall()
    connection.close()
    with path.open("r+b") as file:
        for (page,) in pages:
            if page:
                file.seek((page - 1) * size)
                file.write(b"\xa5" * size)


def test_a_damaged_page_is_said_to_be_one(tmp_path: Path, start: Callable[..., Server]) -> None:
    """Who meets it is told so, and may be told nothing else; health says so from then on, though it can still write."""
    path = tmp_path / "x.db"
    asyncio.run(opened(str(path)))
    spoil(path, "members")
    server = start(str(path))

    async def visit() -> None:
        async with server.visitor() as anna:
            await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
            answer = await anna.http.get("/api/groups")
            assert (answer.status_code, answer.json()["code"]) == (503, "store-damaged")
            assert "restore a backup" in answer.json()["text"] and "nothing has changed" not in answer.json()["text"]
            await anna.get("/api/lobby")
            await asyncio.sleep(1.1)
            health = await anna.http.get("/healthz")
            assert health.status_code == 503
            assert health.text == (
                "degraded: the database is damaged (database disk image is malformed): "
                "stop the server and restore a backup"
            )
            answer = await anna.http.post("/api/groups", json={"name": "Friends"})
            assert (answer.status_code, answer.json()["code"]) == (503, "store-damaged")

    asyncio.run(visit())


def test_what_postgresql_cannot_read_is_damage_too(postgres_server: Postgres) -> None:
    url = postgres_server.database()
    function = (
        "CREATE FUNCTION torn() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'invalid page in block 7' USING ERRCODE = 'data_corrupted'; END $$"
    )

    async def look() -> None:
        store = open_store(url)
        await store.open()
        await store.write([(function, ())])
        with pytest.raises(Damaged, match="restore a backup"):
            await store.rows("SELECT torn()")
        with pytest.raises(Damaged):
            await store.write([("UPDATE pulse SET at = torn()", ())])
        assert store.damage.startswith("invalid page in block 7")
        assert (await Health(store).look()).startswith("the database is damaged (invalid page in block 7")
        await store.close()

    asyncio.run(look())


@pytest.mark.parametrize("table", ["owners", "beats", "people", "nothing at all"])
def test_a_damaged_file_is_not_served(table: str, tmp_path: Path) -> None:
    """A sentence and no traceback."""
    path = tmp_path / "x.db"
    asyncio.run(opened(str(path)))
    if table == "nothing at all":
        path.write_bytes(b"\xa5" * 100_000)
    else:
        spoil(path, table)
    command = [sys.executable, "-m", "oikumene", "serve", "--db", str(path), "--port", str(free_port()), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert re.search(r"x\.db is damaged \((database disk image is malformed|file is not a database)\)", done.stderr)
    assert done.stderr.count("restore a backup") == 1


def test_health_is_degraded_with_the_reason_while_nothing_can_be_written(server: Server) -> None:
    async def look() -> None:
        health = server.app.state.house.health
        async with httpx.AsyncClient(base_url=server.address) as anybody:
            assert (await anybody.get("/healthz")).text == "ok"
            health.store = faulty = Faulty(health.store)
            faulty.mode, health.looked = "before", 0
            answer = await anybody.get("/healthz")
            assert answer.status_code == 503
            assert answer.text == "degraded: the database cannot be used (ConnectionError)"
            health.looked = 0
            assert (await anybody.get("/healthz")).text == "ok"

    asyncio.run(look())


def test_health_is_degraded_while_postgresql_can_only_be_read(
    postgres_server: Postgres, start: Callable[..., Server]
) -> None:
    url = postgres_server.database()
    server = start(url)
    name = urlsplit(url).path.strip("/")
    for setting, status in (("on", 503), ("off", 200)):
        postgres_server.ask(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
        postgres_server.cut(url)
        deadline = time.monotonic() + 30
        while (answer := httpx.get(f"{server.address}/healthz")).status_code != status:
            assert time.monotonic() < deadline, answer.text
            time.sleep(0.2)
        assert answer.text.startswith("ok" if status == 200 else "degraded: ")


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that is as patient as ours, but less."""
    monkeypatch.setattr(serve, "HURRY", 0.5)
    monkeypatch.setattr("oikumene.table.doors.socket.SILENT", 0.5)
    port = free_port()
    app = make_app(str(tmp_path / "x.db"))
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error", lifespan="on", http=serve.Prompt))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 60
    while not server.started:
        assert time.monotonic() < deadline
        time.sleep(0.02)

    yield port
    server.should_exit = True
    thread.join(20)


@pytest.mark.parametrize(
    "said", [b"", b"GET /healthz HTTP/1.1\r\nHo", b"POST /api/quick HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_connection_on_which_no_request_comes_is_closed(hurried: int, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hurried), timeout=20) as line:
        line.sendall(said)
        while line.recv(4096):
            pass


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b"POST /api/quick HTTP/1.1\r\nHost: here\r\nContent-Length: 5000\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    ],
)
def test_a_request_that_drips_is_cut_off(hurried: int, head: bytes) -> None:
    """A byte now and then does not keep a connection."""
    with socket.create_connection(("127.0.0.1", hurried), timeout=0.05) as line:
        line.sendall(head)
        with pytest.raises(ConnectionError):
            drip(line, until=time.monotonic() + 20)


def drip(line: socket.socket, until: float) -> None:
    """A byte after the other, as long as the other side listens."""
    while time.monotonic() < until:
        line.sendall(b"x")
        with contextlib.suppress(TimeoutError):
            if not line.recv(4096):
                raise ConnectionError
        time.sleep(0.05)


def test_the_time_for_a_request_begins_with_it(hurried: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that has served others before is not closed in the middle of one that has just begun."""
    monkeypatch.setattr(serve, "HURRY", 4.0)
    with socket.create_connection(("127.0.0.1", hurried), timeout=20) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert b"200 OK" in line.recv(65536)
        time.sleep(2.5)
        line.sendall(b"POST /api/quick HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\n")
        for _ in range(5):
            time.sleep(0.5)
            line.sendall(b" ")
        assert line.recv(65536).startswith(b"HTTP/1.1 40")


def test_who_goes_away_in_mid_sentence_is_no_fault_of_ours(hurried: int, caplog: pytest.LogCaptureFixture) -> None:
    """Strangers do not fill the log with tracebacks."""
    for path in (b"/api/account", b"/api/import", b"/api/quick"):
        with socket.create_connection(("127.0.0.1", hurried), timeout=20) as line:
            line.sendall(
                b"POST " + path + b" HTTP/1.1\r\nHost: here\r\nX-Oikumene: 1\r\nContent-Type: application/json\r\n"
                b"Content-Length: 500\r\n\r\n{"
            )
            time.sleep(0.2)
    time.sleep(1.0)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


def test_who_says_nothing_at_a_table_is_not_there_but_who_pings_is(hurried: int) -> None:
    from .visitor import Visitor

    async def look() -> None:
        async with Visitor(f"http://127.0.0.1:{hurried}") as guest:
            table = await guest.quick()
            async with guest.sit(table) as silent, guest.sit(table) as awake:
                for _ in range(8):
                    await asyncio.sleep(0.15)
                    await awake.tell(type="ping")
                with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
                    await silent.until(lambda: False)
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1001, "silent")
                await awake.tell(type="ping")

    asyncio.run(look())
