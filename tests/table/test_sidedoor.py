"""Workers of one machine hand connections on to the worker that a table falls to."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
import websockets

from oikumene.table.sidedoor import LONGEST_HEAD, SideDoor, falls_to

from .conftest import free_port
from .visitor import Sitting, Visitor

HEAD = b"GET /ws/tables/x HTTP/1.1\r\n\r\n"


def table_for(door: str, doors: list[str]) -> bytes:
    """A table that falls to that door."""
    return next(b"%d" % n for n in range(1000) if falls_to(b"%d" % n, doors) == door)


@contextmanager
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    here, there = socket.socketpair()
    with here, there:
        yield here, there


def test_a_connection_is_handed_on_with_what_was_read_of_it(tmp_path: Path) -> None:
    async def hand() -> None:
        got = list[tuple[socket.socket, bytes]]()
        left, right = (SideDoor(tmp_path, lambda *one: got.append(one), name) for name in ("left", "right"))
        with pair() as (visitor, served):
            assert not left.hand_on(table_for("left", ["left", "right"]), served.fileno(), HEAD)  # its own
            assert left.hand_on(table_for("right", ["left", "right"]), served.fileno(), HEAD)
            served.close()  # the other worker has it
            await asyncio.sleep(0.05)
            [(taken, head)] = got
            assert head == HEAD
            taken.send(b"welcome")
            assert visitor.recv(10) == b"welcome"
            taken.close()
        left.close()
        right.close()
        assert os.listdir(tmp_path) == []

    asyncio.run(hand())


def test_what_cannot_be_handed_on_is_kept(tmp_path: Path) -> None:
    """A door with nobody behind it is taken away; too long a head, and too many at once, stay."""

    async def hand() -> None:
        left, right = SideDoor(tmp_path, print, "left"), SideDoor(tmp_path, print, "right")
        table = table_for("right", ["left", "right"])
        with pair() as (_, served):
            assert not left.hand_on(table, served.fileno(), b"x" * (LONGEST_HEAD + 1))
            full = 0
            while left.hand_on(table, served.fileno(), b"x" * LONGEST_HEAD):  # nobody reads: this loop is not over
                full += 1
                assert full < 1000
            assert full and sorted(os.listdir(tmp_path)) == ["left", "right"]
        right.taken = lambda one, _: one.close()
        await asyncio.sleep(0.05)
        right.loop.remove_reader(right.bell)
        for guest in list(right.guests):
            right._gone(guest)
        right.bell.close()  # it was killed: its door is still there
        with pair() as (_, served):
            assert not left.hand_on(table, served.fileno(), HEAD)
        assert os.listdir(tmp_path) == ["left"]
        left.close()

    asyncio.run(hand())


@contextmanager
def two_workers(db: str) -> Iterator[tuple[str, psutil.Process]]:
    port = free_port()
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", db, "--workers", "2"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env={**os.environ, "OIKUMENE_NO_LIMITS": "1"})
    try:
        address, until = f"http://127.0.0.1:{port}", time.monotonic() + 120
        parent = psutil.Process(process.pid)
        while len(listening(parent, port)) < 2:
            assert time.monotonic() < until
            time.sleep(0.1)
            try:
                httpx.get(f"{address}/healthz")
            except httpx.HTTPError:
                continue
        yield address, parent
    finally:
        process.terminate()
        process.wait(30)


def listening(parent: psutil.Process, port: int) -> list[int]:
    """The workers that have a connection of ours, or had one: they have a door then."""
    doors = [
        Path(one.laddr).name
        for child in parent.children()
        for one in child.net_connections("unix")
        if isinstance(one.laddr, str) and "/doors/" in one.laddr
    ]
    return sorted({int(door) for door in doors})


def served_by(parent: psutil.Process, sitting: Sitting) -> int:
    """The worker that a connection is with."""
    mine = sitting.socket.local_address[1]
    [found] = {
        int(child.pid)
        for child in parent.children(recursive=True)
        for one in child.net_connections("tcp")
        if one.raddr and one.raddr.port == mine
    }
    return found


async def begun(anna: Visitor, boris: Visitor) -> str:
    made = await anna.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]})
    await boris.post(f"/api/tables/{made['id']}/join")
    await anna.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


async def one_answers(seats: list[Sitting]) -> int:
    """Whoever is asked answers, and everybody sees it."""
    n = int(seats[0].position["n"])
    asked = next(seat for seat in seats if seat.questions)
    await asked.answer()
    for seat in seats:
        while seat.position["n"] <= n:
            await seat.receive()
    return n + 1


@pytest.fixture(params=["postgresql", "sqlite"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres")())


def test_who_plays_at_a_table_is_with_one_worker_and_goes_on_when_it_dies(db: str) -> None:
    async def play(address: str, parent: psutil.Process) -> None:
        async with AsyncExitStack() as stack:
            anna, boris = [await stack.enter_async_context(Visitor(address)) for _ in range(2)]
            tables = [await begun(anna, boris) for _ in range(6)]
            homes = dict[str, int]()
            for table in tables:
                async with anna.sit(table) as one, boris.sit(table) as two:
                    homes[table] = served_by(parent, one)
                    assert served_by(parent, two) == homes[table]
                    await one_answers([one, two])
            table = tables[0]
            async with anna.sit(table) as one, boris.sit(table) as two:
                moved = await one_answers([one, two])
                os.kill(homes[table], signal.SIGKILL)
            async with asyncio.timeout(60):
                again = await seated(stack, [anna, boris], table)
            assert [seat.position["n"] for seat in again] == [moved, moved]
            assert served_by(parent, again[0]) != homes[table]
            await one_answers(again)

    async def seated(stack: AsyncExitStack, people: list[Visitor], table: str) -> list[Sitting]:
        found = list[Any]()
        while len(found) < len(people):
            try:
                found.append(await stack.enter_async_context(people[len(found)].sit(table)))
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.1)
        return found

    with two_workers(db) as (address, parent):
        asyncio.run(play(address, parent))


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    """Also where that was killed hard: else the port is taken, and the server does not begin anew."""
    with two_workers(str(tmp_path / "tables.db")) as (address, parent):
        workers = parent.children(recursive=True)
        parent.kill()
        _, alive = psutil.wait_procs(workers, timeout=60)
        assert alive == []
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{address}/healthz")


def test_a_table_that_is_not_there_is_shown_out_as_with_one_worker(postgres: Callable[[], str]) -> None:
    async def come(address: str) -> None:
        async with Visitor(address) as eve:
            for table in ["nowhere", "a%00b", "x" * 200] * 4:  # at whichever worker
                headers = {"Cookie": eve.cookie}
                path = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
                async with websockets.connect(path, additional_headers=headers) as line:
                    with pytest.raises(websockets.ConnectionClosed) as why:
                        await line.recv()
                    assert why.value.rcvd is not None and why.value.rcvd.code in (4404, 4401)

    with two_workers(postgres()) as (address, _):
        asyncio.run(come(address))
