"""A worker's network breaks in the middle of a transaction: the database waits for the rest of it and holds the table's
row, for hours if nobody says otherwise. The table goes on elsewhere, and nothing that was confirmed is lost."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import psycopg
import pytest

from oikumene.table import postgres
from oikumene.table.postgres import PostgresStore

from .conftest import Postgres, Server
from .test_cut import NEW


class Link:
    """The way to a database, by TCP. `breaks` lets it fall silent in the middle of the next transaction in which those
    words come, before its end is said and without a word to anybody, as a cable does; `heal` lets new connections
    through."""

    def __init__(self, url: str) -> None:
        self.straight = url
        asked = urlsplit(url)
        folder = parse_qs(asked.query)["host"][0]
        self.target = f"{folder}/.s.PGSQL.{parse_qs(asked.query).get('port', ['5432'])[0]}"
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"postgresql://{asked.username or 'postgres'}@127.0.0.1:{self.door.getsockname()[1]}{asked.path}"
        self.words = b""
        self.whole = True
        self.broken = threading.Event()
        self.dead: set[int] = set()  # connections that nothing goes through any more
        self.made: list[socket.socket] = [self.door]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        number = 0
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            far.connect(self.target)
            number += 1
            self.made += [near, far]
            if self.whole and self.broken.is_set():
                self.dead.add(number)
            for one, other, out in ((near, far, True), (far, near, False)):
                threading.Thread(target=self.carry, args=(number, one, other, out), daemon=True).start()

    def carry(self, number: int, one: socket.socket, other: socket.socket, out: bool) -> None:
        try:
            while data := one.recv(65536):
                if number in self.dead:
                    continue
                if out and self.words and self.words in data:
                    self.words = b""
                    self.dead |= set(range(1, len(self.made)))
                    self.broken.set()
                    data = data[: binds(data)[-2]]
                other.sendall(data)
            if number not in self.dead:
                other.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def breaks(self, words: str, *, whole: bool = True) -> None:
        self.words, self.whole = words.encode(), whole

    def heal(self) -> None:
        self.broken.clear()

    def close(self) -> None:
        for one in self.made:
            one.close()


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a silent database gives up sooner."""
    monkeypatch.setattr(postgres, "SECONDS", 4)
    monkeypatch.setitem(postgres.ALIVE, "connect_timeout", 4)


def binds(data: bytes) -> list[int]:
    """Where the arguments of statements begin: of those of the transaction, of its end, and of what is told after."""
    found, at = [], 0
    while at < len(data):
        if data[at : at + 1] == b"B":
            found.append(at)
        at += 1 + int.from_bytes(data[at + 1 : at + 5], "big")
    return found


@pytest.fixture
def link(postgres_server: Postgres) -> Iterator[Link]:
    made = Link(postgres_server.database())
    yield made
    made.close()


def half_done(ask: Callable[[str], list[Any]]) -> list[Any]:
    """Sessions whose transaction waits for what never comes."""
    return ask(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL "
        "AND wait_event = 'ClientRead' AND pid <> pg_backend_pid()"
    )


async def at_store(url: str, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    store = PostgresStore(url)
    await store.open()
    try:
        await work(store)
    finally:
        await store.close()


def test_a_row_held_by_a_worker_that_does_not_answer_is_written_all_the_same(postgres_server: Postgres) -> None:
    url = postgres_server.database()

    async def work(store: PostgresStore) -> None:
        await store.write([("CREATE TABLE held (id INTEGER PRIMARY KEY, what TEXT)", ())])
        await store.write([("INSERT INTO held VALUES (?, ?)", (1, "before"))])
        ghost = await psycopg.AsyncConnection.connect(url, application_name="oikumene")
        await ghost.execute("UPDATE held SET what = 'half' WHERE id = 1")  # and then it is silent
        begun = time.monotonic()
        assert await store.write([("UPDATE held SET what = ? WHERE id = ?", ("after", 1))]) == [1]
        assert time.monotonic() - begun < 8
        assert await store.rows("SELECT what FROM held") == [("after",)]
        with pytest.raises(psycopg.OperationalError):
            await ghost.execute("SELECT 1")
        await ghost.close()

    asyncio.run(at_store(url, work))


def test_a_worker_that_goes_on_talking_is_not_thrown_out_however_long_its_transaction_takes(
    postgres_server: Postgres,
) -> None:
    """A new version that brings the tables up to date: many statements, each after the one before is answered."""
    url = postgres_server.database()

    async def work(store: PostgresStore) -> None:
        await store.write([("CREATE TABLE held (id INTEGER PRIMARY KEY, what TEXT)", ())])
        await store.write([("INSERT INTO held VALUES (?, ?)", (1, "before"))])
        newer = await psycopg.AsyncConnection.connect(url, application_name="oikumene")
        await newer.execute("UPDATE held SET what = 'newer' WHERE id = 1")
        writing = asyncio.create_task(store.write([("UPDATE held SET what = ? WHERE id = ?", ("after", 1))]))
        until = time.monotonic() + 5
        while time.monotonic() < until:
            await newer.execute("SELECT 1")
            await asyncio.sleep(0.05)
        assert not writing.done()
        await newer.commit()
        assert await writing == [1]
        assert await store.rows("SELECT what FROM held") == [("after",)]
        await newer.close()

    asyncio.run(at_store(url, work))


def test_somebody_elses_transaction_is_waited_for(postgres_server: Postgres) -> None:
    """An owner who looks into the database with a tool of their own is not thrown out."""
    url = postgres_server.database()

    async def work(store: PostgresStore) -> None:
        await store.write([("CREATE TABLE held (id INTEGER PRIMARY KEY, what TEXT)", ())])
        await store.write([("INSERT INTO held VALUES (?, ?)", (1, "before"))])
        owner = await psycopg.AsyncConnection.connect(url, application_name="psql")
        await owner.execute("UPDATE held SET what = 'owner' WHERE id = 1")
        writing = asyncio.create_task(store.write([("UPDATE held SET what = ? WHERE id = ?", ("after", 1))]))
        await asyncio.sleep(4)
        assert not writing.done()
        await owner.commit()
        assert await writing == [1]
        assert await store.rows("SELECT what FROM held") == [("after",)]
        await owner.close()

    asyncio.run(at_store(url, work))


def test_a_table_goes_on_elsewhere_when_a_worker_is_cut_off_in_the_middle_of_an_answer(
    link: Link, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, postgres_server: Postgres
) -> None:
    impatient(monkeypatch)
    url = link.straight
    cut_off, other = start(link.url), start(url)

    async def play() -> None:
        async with cut_off.visitor() as anna, other.visitor() as boris:
            table = (await anna.post("/api/tables", NEW))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as hers, boris.sit(table) as his:
                for _ in range(4):
                    seat = hers if hers.questions else his
                    n = (await seat.answer())["n"]
                    for one in (hers, his):
                        await one.until(lambda one=one, n=n: one.position["n"] >= n)
                while not hers.questions:
                    n = (await his.answer())["n"]
                    await hers.until(lambda n=n: hers.position["n"] >= n)
                asked, n = hers.questions[0], hers.position["n"]
                said = {"n": n, "question": asked["id"], "key": asked["options"][0]["key"]}
                link.breaks(said["key"])
                writing = asyncio.create_task(hers.tell(type="answer", **said))
                assert await asyncio.to_thread(link.broken.wait, 10)
                await asyncio.sleep(0.3)
                assert half_done(lambda sql: postgres_server.ask(sql, url)), "the transaction was not cut in the middle"
                # she comes to the other worker, as a proxy would bring her, and says it again
                boris.http.cookies, theirs = anna.http.cookies, boris.http.cookies
                begun = time.monotonic()
                async with boris.sit(table) as again:
                    reply = await again.tell(type="answer", **said)
                    assert reply["type"] == "ack", reply
                    assert time.monotonic() - begun < 8
                boris.http.cookies = theirs
                await his.until(lambda: his.position["n"] == n + 1)
                link.heal()
                reply = await writing
                assert reply["type"] in ("ack", "refused"), reply
                await hers.until(lambda: hers.position["n"] == n + 1, 40)
        events = postgres_server.ask(f"SELECT n, question, answer FROM events WHERE tbl = '{table}' ORDER BY n", url)
        assert [at for at, *_ in events] == list(range(n + 1))
        assert events[n][1:] == (said["question"], said["key"])

    asyncio.run(play())


def test_a_worker_alone_whose_connection_falls_silent_goes_on(
    link: Link, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, postgres_server: Postgres
) -> None:
    """A firewall forgets the connection: the worker makes a new one, and its own old transaction does not stop it."""
    impatient(monkeypatch)
    server = start(link.url)
    url = link.straight

    async def play() -> None:
        async with server.visitor() as anna:
            table = await anna.quick()
            async with anna.sit(table) as seat:
                await seat.until(lambda: bool(seat.questions))
                asked, n = seat.questions[0], seat.position["n"]
                said = {"n": n, "question": asked["id"], "key": asked["options"][0]["key"]}
                link.breaks(said["key"], whole=False)
                first = asyncio.create_task(seat.tell(type="answer", **said))
                assert await asyncio.to_thread(link.broken.wait, 10)
                await asyncio.sleep(0.3)
                assert half_done(lambda sql: postgres_server.ask(sql, url))
                reply, until = await first, time.monotonic() + 20
                while reply["type"] != "ack" and time.monotonic() < until:
                    await asyncio.sleep(0.3)
                    reply = await seat.tell(type="answer", **said)
                assert reply["type"] == "ack" or reply["code"] == "stale", reply

    asyncio.run(play())
