"""One visitor does not stall everybody: slow work has lines of its own, is paid by its cost, sockets are metered."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import websockets

from oikumene.kernel.errors import Refused
from oikumene.table import chores
from oikumene.table import people as people_module
from oikumene.table.limits import Limits, Rate
from oikumene.table.settings import Settings

from .conftest import Server
from .visitor import Visitor

SOON = 0.8  # seconds, on a machine that has other things to do


async def lobby_is_answered_soon(visitor: Visitor) -> None:
    for _ in range(3):
        begun = time.perf_counter()
        await visitor.get("/api/lobby")
        assert time.perf_counter() - begun < SOON


class Loop:
    """The event loop of a server that is about to start."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop: Any = None
        wake = chores.wake

        async def noted(hall: Any) -> None:
            self.loop = asyncio.get_running_loop()
            await wake(hall)

        monkeypatch.setattr(chores, "wake", noted)

    def run(self, coroutine: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop)


def test_nothing_waits_for_the_threads_that_everybody_shares(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They can be all in use, by a library or by files: people play, log in and look back all the same."""
    loop = Loop(monkeypatch)
    server = start(str(tmp_path / "x.db"))
    go = threading.Event()
    shared = ThreadPoolExecutor(1)
    shared.submit(go.wait, 60)

    async def visit() -> None:
        async with asyncio.timeout(60):
            while loop.loop is None:
                await asyncio.sleep(0.01)
            loop.loop.call_soon_threadsafe(loop.loop.set_default_executor, shared)
            async with server.visitor() as guest:
                table = await guest.quick()
                async with guest.sit(table) as seat:
                    await seat.play_out(random.Random(3))
                await guest.get("/api/lobby")
                await guest.post("/api/account", {"name": "Анна", "password": "длинный пароль"})
                await guest.post("/api/login", {"name": "Анна", "password": "длинный пароль"})
                history = await guest.get(f"/api/tables/{table}/history")
                assert len(history["points"]) == seat.position["n"] + 1
                there = await guest.get(f"/api/tables/{table}/position?at=5&seat=1")
                assert (there["n"], there["last"]) == (5, seat.position["n"])
                await guest.post("/api/import", await guest.get(f"/api/tables/{table}/record"))
                await guest.post(f"/api/tables/{table}/try?at=5&seat=0")
                bad = {"game": "ancient_world", "rivals": 1, "bot": "novice", "options": {"deck": "x" * 5000}}
                assert (await guest.post("/api/quick", bad, status=400))["code"] == "deck-file"

    try:
        asyncio.run(visit())
    finally:
        go.set()


def test_the_lobby_does_not_wait_behind_passwords(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow:
        def hash(self, password: str) -> str:
            go.wait(1.5)
            return "x"

    go = threading.Event()

    monkeypatch.setattr(people_module, "_hasher", Slow())
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as guest:
            others = [await Visitor(server.address).__aenter__() for _ in range(8)]
            asked = [
                asyncio.create_task(other.http.post("/api/account", json={"name": f"Анна {n}", "password": "x" * 9}))
                for n, other in enumerate(others)
            ]
            await asyncio.sleep(0.2)
            await lobby_is_answered_soon(guest)
            go.set()
            await asyncio.gather(*asked, return_exceptions=True)
            for other in others:
                await other.http.aclose()

    asyncio.run(visit())


@pytest.mark.parametrize("line", ["archive", "loading", "thinkers"])
def test_the_lobby_does_not_wait_behind_slow_work(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    loop = Loop(monkeypatch)
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as guest:
            house = server.app.state.house
            if line == "loading":
                busy = [loop.run(house.hall.loading.do(time.sleep, 3.0)) for _ in range(8)]
            elif line == "archive":
                busy = [loop.run(house.archive.ask(time.sleep, 3.0, owner="a", spent=lambda s: None)) for _ in range(8)]
            else:
                busy = [
                    loop.run(house.thinkers.do(time.sleep, 3.0, seconds=9, owner="a", table=str(n))) for n in range(8)
                ]
            await asyncio.sleep(0.2)
            await lobby_is_answered_soon(guest)
            assert not any(one.done() for one in busy)
            for one in busy:
                one.cancel()

    asyncio.run(visit())


def test_the_lobby_does_not_wait_for_words_that_are_made(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*_: str) -> list[Any]:
        time.sleep(2.0)
        return []

    monkeypatch.setattr("oikumene.table.catalog.page", lambda *_: (slow(), (b"[]", b"[]"))[1])
    monkeypatch.setattr("oikumene.table.catalog.game_infos", slow)
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as guest, server.visitor() as other:
            table = await guest.quick()
            asked = [asyncio.create_task(other.get(path)) for path in ("/api/games", "/api/games/imperium/cards")]
            await asyncio.sleep(0.1)
            await lobby_is_answered_soon(guest)
            assert (await guest.get(f"/api/tables/{table}"))["title"] == "The Ancient World"
            assert not any(task.done() for task in asked)
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(visit())


def test_an_address_cannot_fill_the_archive(tmp_path: Path, start: Callable[..., Server], monkeypatch: Any) -> None:
    loop = Loop(monkeypatch)
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as guest:
            archive = server.app.state.house.archive
            await guest.get("/api/lobby")
            busy = [loop.run(archive.ask(time.sleep, 0.5, owner="a", spent=lambda s: None)) for _ in range(40)]
            spent: list[float] = []
            begun = time.perf_counter()
            found = loop.run(archive.ask(len, "four", owner="b", spent=spent.append))
            assert await asyncio.to_thread(found.result, 30) == 4
            assert time.perf_counter() - begun < 10  # not after twelve times half a second and a process that begins
            assert len(spent) == 1
            refused = [one.exception(0) for one in busy if one.done()]
            assert sum(isinstance(why, Refused) and why.code == "busy" for why in refused) >= 27
            for one in busy:
                one.cancel()

    asyncio.run(visit())


# -- costs


def test_work_is_paid_by_its_cost_and_not_by_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("oikumene.table.limits.time.monotonic", lambda: now[0])
    limits, rate = Limits(), Rate(0.5, 4.0)
    for _ in range(3):
        limits.ready("work:a", rate)
        limits.spend("work:a", rate, 0.1)
    limits.ready("work:a", rate)
    limits.spend("work:a", rate, 6.0)
    with pytest.raises(Refused, match="too fast"):
        limits.ready("work:a", rate)
    limits.ready("work:b", rate)
    assert limits.wait("work:a", rate) == pytest.approx(4.6)
    now[0] += 5
    limits.ready("work:a", rate)
    limits.check("http:a", 10.0, 9, cost=8.0)
    with pytest.raises(Refused):
        limits.check("http:a", 10.0, 9, cost=3.0)
    limits.check("http:a", 10.0, 9, cost=1.0)


def test_buckets_in_use_outlast_a_flood_of_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oikumene.table.limits.MOST_BUCKETS", 100)
    limits, rate = Limits(), Rate(0.001, 5.0)
    for n in range(70):
        limits.spend(f"quiet{n}", Rate(1e9, 5.0), 1.0)
    limits.spend("mine", rate, 50.0)
    for n in range(40):
        limits.spend(f"other{n}", Rate(1e9, 5.0), 1.0)
    with pytest.raises(Refused):
        limits.ready("mine", rate)
    assert len(limits.buckets) <= 101


def test_who_has_much_looked_up_is_slowed_before_the_others_feel_it(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.table.desks.WORK", Rate(0.001, 0.02))
    server = start(str(tmp_path / "x.db"), limits=True)

    async def visit() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            async with guest.sit(table) as seat:
                await seat.until(lambda: seat.questions)
                for _ in range(3):
                    await seat.answer()
                    await seat.until(lambda: seat.questions or seat.position["result"])
                statuses = []
                for _ in range(30):
                    answer = await guest.http.get(f"/api/tables/{table}/position?at=1")
                    statuses.append(answer.status_code)
                    if answer.status_code != 200:
                        break
                assert statuses[0] == 200
                assert statuses[-1] == 429
                await guest.get("/api/lobby")

    asyncio.run(visit())


# -- sockets


def test_connections_are_counted(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"), limits=True, settings=Settings(sockets=3))

    async def visit() -> None:
        async with server.visitor() as guest, server.visitor() as other:
            table = await guest.quick()
            open_now = [await guest.sit(table).__aenter__() for _ in range(3)]
            address = f"{guest.address.replace('http', 'ws', 1)}/ws/tables/{table}"
            async with websockets.connect(address, additional_headers={"Cookie": guest.cookie}) as socket:
                with pytest.raises(websockets.exceptions.ConnectionClosed) as shown_out:
                    await socket.recv()
            assert shown_out.value.rcvd is not None
            assert (shown_out.value.rcvd.code, shown_out.value.rcvd.reason) == (4429, "too-many-sockets")
            async with other.sit(table):
                pass
            await open_now.pop().__aexit__(None, None, None)
            async with asyncio.timeout(5):
                while server.app.state.house.sockets["127.0.0.1"] > 2:
                    await asyncio.sleep(0.02)
            async with guest.sit(table):
                pass
            for sitting in open_now:
                await sitting.__aexit__(None, None, None)

    asyncio.run(visit())


def test_who_says_much_is_slowed_and_not_refused(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.table.doors.socket.SAID", Rate(20.0, 5))
    server = start(str(tmp_path / "x.db"), limits=True)

    async def visit() -> None:
        async with server.visitor() as guest, guest.sit(await guest.quick()) as seat:
            begun = time.perf_counter()
            for _ in range(25):
                await seat.socket.send("rubbish")
            refused = 0
            while refused < 25:
                refused += (await seat.receive())["type"] == "refused"
            assert 0.8 < time.perf_counter() - begun < 10
            assert seat.replies[0]["code"] == "bad-input"

    asyncio.run(visit())


def test_what_is_shown_is_paid_for(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each greeting brings the whole state; who greets without end gets the newest, not all of them."""
    monkeypatch.setattr("oikumene.table.doors.socket.SHOWN", Rate(0.0005, 0.0))
    server = start(str(tmp_path / "x.db"), limits=True)

    async def visit() -> None:
        async with server.visitor() as guest, guest.sit(await guest.quick()) as seat:
            for _ in range(30):
                await seat.socket.send('{"type":"hello"}')
            states, until = 0, time.monotonic() + 1.5
            while time.monotonic() < until:
                with contextlib.suppress(TimeoutError):
                    states += (await seat.receive(0.2))["type"] == "state"
            assert states < 10

    asyncio.run(visit())
