"""Several workers on one PostgreSQL, or on one file: what one has written no other writes over, one of them lets bots
think, all know who is here."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, cast

import pytest

from oikumene.table.hall import Hall
from oikumene.table.hall.company import INTRODUCTION
from oikumene.table.hall.hearing import BEAT, SILENCE

from .conftest import Postgres, Server
from .visitor import Visitor

NEW = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}


Ask: TypeAlias = "Callable[[str, str], list[Any]]"


@pytest.fixture(params=["postgresql", "sqlite"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if engine == "sqlite":
        return str(tmp_path / "tables.db")
    return cast("Postgres", request.getfixturevalue("postgres_server")).database()


@pytest.fixture
def ask(engine: str, request: pytest.FixtureRequest) -> Ask:
    """The store, behind the workers' backs."""
    if engine == "postgresql":
        return cast("Postgres", request.getfixturevalue("postgres_server")).ask

    def asked(sql: str, db: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(db, isolation_level=None, timeout=30)) as store:
            return store.execute(sql).fetchall()

    return asked


@pytest.fixture
def start(engine: str, start: Callable[..., Server], tmp_path: Path) -> Callable[..., Server]:
    if engine == "postgresql":
        return start
    folder = tempfile.mkdtemp()  # pytest's own names are too long for the system's
    together = Path(folder)
    (together / "news").mkdir()
    return partial(start, together=str(together))


def hall_of(server: Server) -> Hall:
    found: Hall = server.app.state.house.hall
    return found


async def two_at_a_table(anna: Visitor, boris: Visitor) -> str:
    made = await anna.post("/api/tables", NEW)
    await boris.post(f"/api/tables/{made['id']}/join")
    await anna.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


async def soon(met: Callable[[], Any], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not met():
            await asyncio.sleep(0.02)


def test_a_worker_that_has_not_heard_writes_nothing_over(ask: Ask, url: str, start: Callable[..., Server]) -> None:
    left, right = start(url), start(url)

    async def play() -> None:
        async with left.visitor() as anna, right.visitor() as boris:
            table = await two_at_a_table(anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                hall_of(right).hear = lambda told: None  # type: ignore[method-assign]
                for _ in range(4):
                    if one.position["waiting"] == [0]:
                        await one.until(lambda: one.questions)
                        await one.answer()
                moved = one.position["n"]
                sql = "UPDATE tables SET status = 'finished', version = version + 1, vote = NULL"
                await asyncio.to_thread(ask, sql, url)
                await two.undo(ask=True)
                await two.confirm()
                found = await asyncio.to_thread(ask, "SELECT status, moves FROM tables", url)
                assert found == [("finished", moved)]

    asyncio.run(play())


def test_what_is_said_at_two_workers_at_once_is_all_kept(ask: Ask, url: str, start: Callable[..., Server]) -> None:
    left, right = start(url), start(url)

    async def talk() -> None:
        async with left.visitor() as anna, right.visitor() as boris:
            table = await two_at_a_table(anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                lines = 30
                for i in range(lines):
                    for number, seat in enumerate((one, two)):
                        await seat.socket.send(f'{{"type":"say","ref":{1000 + i},"text":"{number}:{i}"}}')
                for seat in (one, two):
                    await seat.until(lambda: len([ref for ref in seat.replies if ref >= 1000]) == lines)
                    assert {reply["type"] for ref, reply in seat.replies.items() if ref >= 1000} == {"ack"}
                    await seat.until(lambda: len(seat.chat) == 2 * lines)
            kept = await asyncio.to_thread(ask, "SELECT n, said FROM chat ORDER BY n", url)
            assert [n for n, _ in kept] == list(range(2 * lines))
            assert {said for _, said in kept} == {f"{number}:{i}" for number in (0, 1) for i in range(lines)}

    asyncio.run(talk())


def test_who_is_here_is_known_at_every_worker(url: str, start: Callable[..., Server]) -> None:
    left, right = start(url), start(url)

    async def look() -> None:
        async with left.visitor() as anna, right.visitor() as boris:
            table = await two_at_a_table(anna, boris)

            async def online(visitor: Visitor, seat: int) -> bool:
                return bool((await visitor.get(f"/api/tables/{table}"))["seats"][seat]["online"])

            async with anna.sit(table) as one:
                assert not one.state["table"]["seats"][1]["online"]
                async with boris.sit(table) as two:
                    await one.until(lambda: one.state["table"]["seats"][1]["online"])
                    await two.until(lambda: two.state["table"]["seats"][0]["online"])
                    assert await online(boris, 0)
                    third = start(url)  # one that comes later asks
                    await soon(lambda: len(hall_of(third).elsewhere.get(table, {})) == 2)
                await one.until(lambda: not one.state["table"]["seats"][1]["online"])
                async with boris.sit(table):
                    await one.until(lambda: one.state["table"]["seats"][1]["online"])
                    gone = hall_of(left).others
                    gone[hall_of(right).worker] = time.monotonic() - 60  # silent for long: killed
                    hall_of(right).beat = nothing  # type: ignore[method-assign]
                    await one.until(lambda: not one.state["table"]["seats"][1]["online"])

    async def nothing() -> None: ...

    asyncio.run(look())


class Counted:
    """Thinkers that are counted, and perhaps never come to an end."""

    def __init__(self, hall: Hall, *, stuck: bool = False) -> None:
        self.asked = 0
        self.choose, hall.thinkers.choose = hall.thinkers.choose, self  # type: ignore[method-assign, assignment]
        self.stuck = stuck

    async def __call__(self, *args: Any, **named: Any) -> Any:
        self.asked += 1
        if self.stuck:
            await asyncio.sleep(3600)
        return await self.choose(*args, **named)


def test_only_one_worker_lets_the_bots_of_a_table_think(url: str, start: Callable[..., Server]) -> None:
    left, right = start(url), start(url)
    ours, theirs = Counted(hall_of(left)), Counted(hall_of(right))

    async def play() -> None:
        await asyncio.sleep(INTRODUCTION)
        async with left.visitor() as anna, right.visitor() as watcher:
            table = await anna.quick()
            async with watcher.sit(table) as gallery, anna.sit(table) as one:
                for _ in range(8):
                    await one.until(lambda: one.questions)
                    n = one.position["n"]
                    await one.answer()
                    await gallery.until(lambda: gallery.position["n"] > n)
        assert ours.asked
        assert not theirs.asked

    asyncio.run(play())


def test_the_tables_of_a_worker_that_is_gone_go_on(ask: Ask, url: str, start: Callable[..., Server]) -> None:
    left, right = start(url), start(url)
    stuck = Counted(hall_of(left), stuck=True)

    async def begin() -> None:
        async with left.visitor() as anna:
            await anna.quick(options={"first_player": "2"})
            await soon(lambda: stuck.asked)

    asyncio.run(begin())
    assert ask("SELECT count(*) FROM events", url) == [(0,)]
    left.stop()
    asyncio.run(soon(lambda: ask("SELECT count(*) FROM events", url)[0][0] > 0))
    assert ask("SELECT owner FROM tables", url) == [(hall_of(right).worker,)]


def test_the_tables_of_a_worker_that_falls_silent_go_on_within_five_seconds(
    ask: Ask, url: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says no good-bye: its machine has lost power, or a cable was pulled."""
    assert SILENCE + BEAT < 5
    left, right = start(url), start(url)
    hall = hall_of(left)
    stuck = Counted(hall, stuck=True)

    async def nothing() -> None:
        pass

    async def begin() -> None:
        async with left.visitor() as anna:
            await anna.quick(options={"first_player": "2"})
            await soon(lambda: stuck.asked and hall.worker in hall_of(right).others)

    asyncio.run(begin())
    monkeypatch.setattr(hall, "beat", nothing)
    monkeypatch.setattr(hall, "goodbye", nothing)
    monkeypatch.setattr(hall, "_told", lambda *_: "")
    asyncio.run(soon(lambda: ask("SELECT count(*) FROM events", url)[0][0] > 0))
    assert ask("SELECT owner FROM tables", url) == [(hall_of(right).worker,)]
    assert hall.worker not in hall_of(right).others


def test_who_guesses_has_no_more_tries_at_two_workers_than_at_one(url: str, start: Callable[..., Server]) -> None:
    left, right = start(url, limits=True), start(url, limits=True)
    for worker in (left, right):
        worker.app.state.house.attempts.clock = lambda: 1_000_000.0  # however long the tries take here

    async def guess() -> None:
        async with left.visitor() as anna, left.visitor() as one, right.visitor() as two:
            await anna.post("/api/account", {"name": "Anna", "password": "long enough"})
            await anna.post("/api/logout")

            async def tried(method: str, path: str, times: int, body: Any = None) -> list[int]:
                """At the one worker and at the other in turn."""
                turns = [(one, two)[n % 2] for n in range(times)]
                return [(await each.http.request(method, path, json=body)).status_code for each in turns]

            wrong = {"name": "Anna", "password": "a wrong one"}
            assert await tried("POST", "/api/login", 12, wrong) == [401] * 5 + [429] * 7
            right_one = {"name": "Anna", "password": "long enough"}
            assert await tried("POST", "/api/login", 2, right_one) == [429, 429]
            assert not (await anna.post("/api/login", right_one))["guest"]
            codes = await tried("GET", "/api/invitations/AAAAAA", 16)
            assert codes == [404] * 12 + [429] * 4
            links = await tried("POST", "/api/recover/new", 16, {"code": "x" * 32, "password": "another one"})
            assert links == [400] * 12 + [429] * 4

    asyncio.run(guess())


def test_an_owner_is_told_what_goes_on_at_all_workers(ask: Ask, url: str, start: Callable[..., Server]) -> None:
    left, right = start(url), start(url)

    async def look() -> None:
        async with left.visitor() as anna, right.visitor() as boris:
            await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
            await asyncio.to_thread(ask, "INSERT INTO owners SELECT id, 0 FROM people WHERE name = 'Anna'", url)
            table = await two_at_a_table(anna, boris)
            async with boris.sit(table), boris.sit(table):
                while (found := await anna.get("/api/owner"))["connections"] != 2:
                    await asyncio.sleep(0.1)
                assert (found["workers"], found["thinking"], found["waiting"], found["asleep"]) == (2, 0, 0, 0)
            hall_of(left).hear('["later","alive",1,2,3,4,5]')  # a version that says more of itself
            found = await anna.get("/api/owner")
            assert found["workers"] == 3 and (found["thinking"], found["waiting"], found["asleep"]) == (2, 3, 4)
            await soon(lambda: "later" not in hall_of(left).others, SILENCE + 3)
            assert (await anna.get("/api/owner"))["workers"] == 2
            right.stop()
            await soon(lambda: not hall_of(left).others)
            found = await anna.get("/api/owner")
            assert (found["workers"], found["connections"]) == (1, 0)

    asyncio.run(asyncio.wait_for(look(), 60))
