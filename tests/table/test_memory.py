"""What is kept in memory: tables somebody needs, and nothing for what is not there."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets

from oikumene.table.hall import Hall
from oikumene.table.line import Line
from oikumene.table.live import Live

from .conftest import Server
from .stored import store_tables


def test_tables_that_are_not_there_leave_nothing_behind(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def knock() -> None:
        async with server.visitor() as guest:
            for n in range(20):
                await guest.get(f"/api/tables/none{n}", status=404)
                await guest.get(f"/api/tables/none{n}/position", status=404)
                await guest.post(f"/api/tables/none{n}/join", status=404)
            hall = server.app.state.house.hall
            gc.collect()
            assert (len(hall._loading), len(hall.tables), len(hall.recent)) == (0, 0, 0)

    asyncio.run(knock())


def test_a_table_that_nobody_looks_at_any_more_goes_without_the_collector(server: Server) -> None:
    """The collector looks through everything once in many hours, since that keeps everybody waiting: what it would have
    to find piles up until then, a whole game for each connection that was closed."""

    async def come_and_go() -> None:
        async with server.visitor() as anna, server.visitor() as eve:
            table = (
                await anna.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]})
            )["id"]
            await eve.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one, eve.sit(table) as two:
                for _ in range(4):
                    mover = one if one.questions else two
                    await mover.answer(mover.questions[0]["options"][0]["key"], question=mover.questions[0]["id"])
                    for seat in (one, two):
                        while seat.position["n"] < mover.position["n"]:
                            await seat.receive()

    def lines() -> int:
        return sum(type(one) is Line for one in gc.get_objects())

    hall = server.app.state.house.hall
    gc.collect()
    gc.disable()
    try:
        asyncio.run(come_and_go())
        for _ in range(100):
            hall.recent.clear()
            if not hall.tables and not lines():
                break
            time.sleep(0.05)
        assert (len(hall.tables), lines()) == (0, 0)
    finally:
        gc.enable()


def test_long_addresses_are_turned_away_before_anything_remembers_them(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    """The router keeps the addresses it was asked for last: a thousand of 60 kB would be 60 MB."""
    server = start(str(tmp_path / "x.db"))

    async def knock() -> None:
        async with server.visitor() as guest:
            kept = server.app.asgi_router.handle_routing.cache_info
            before = kept().currsize
            for n in range(30):
                answer = await guest.http.get(f"/api/tables/{n:030000d}")
                assert answer.status_code == 404
                assert answer.json()["code"] == "page"
            assert kept().currsize == before
            address = f"{guest.address.replace('http', 'ws', 1)}/ws/tables/{'x' * 5000}"
            with pytest.raises(websockets.exceptions.InvalidStatus):
                await websockets.connect(address, additional_headers={"Cookie": guest.cookie})

    asyncio.run(knock())


def test_stored_bot_tables_are_woken_a_few_at_a_time(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    db, most, many = tmp_path / "x.db", 3, 24
    monkeypatch.setattr("oikumene.table.hall.bots.MOST_AWAKE", most)
    monkeypatch.setattr("oikumene.table.hall.opening.MOST_RECENT", 2)
    loaded: list[int] = []
    load = Hall._load

    async def counted(hall: Hall, id: str) -> Live:
        gc.collect()
        loaded.append(len(hall.tables))
        return await load(hall, id)

    monkeypatch.setattr(Hall, "_load", counted)
    asyncio.run(store_tables(str(db), many, moves=0))
    gc.collect()
    gc.freeze()  # what other tests have left is not looked through with every table
    start(str(db))

    async def wait() -> None:
        def waiting() -> int:
            with sqlite3.connect(db) as store:
                return int(store.execute("SELECT count(*) FROM tables WHERE moves = 0").fetchone()[0])

        async with asyncio.timeout(30):
            while waiting():
                await asyncio.sleep(0.05)

    try:
        asyncio.run(wait())
    finally:
        gc.unfreeze()
    assert len(loaded) >= many
    assert max(loaded) <= most + 2 + 1


def test_tables_that_wait_for_people_are_not_loaded_at_the_start(tmp_path: Path, start: Callable[..., Server]) -> None:
    db = str(tmp_path / "x.db")
    asyncio.run(store_tables(db, 5, first=1, moves=0))
    server = start(db)

    async def look() -> None:
        await asyncio.sleep(0.5)
        assert not server.app.state.house.hall.tables

    asyncio.run(look())


def test_a_table_somebody_holds_is_the_same_for_everybody(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However few are kept: two of one table would each have a board of its own."""
    monkeypatch.setattr("oikumene.table.hall.opening.MOST_RECENT", 1)
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as guest:
            table = await guest.quick(options={"first_player": "1"})
            async with guest.sit(table) as seat:
                held = server.app.state.house.hall.tables[table]
                for _ in range(3):
                    await guest.quick(options={"first_player": "1"})
                assert table not in server.app.state.house.hall.recent
                assert (await guest.get(f"/api/tables/{table}/position?seat=0"))["n"] == seat.position["n"]
                assert server.app.state.house.hall.tables[table] is held
                await seat.answer()
                assert (await guest.get(f"/api/tables/{table}/position?seat=0"))["n"] == held.board.n
            del held
            await guest.quick(options={"first_player": "1"})
            async with asyncio.timeout(5):
                while table in server.app.state.house.hall.tables:
                    await asyncio.sleep(0.05)
                    gc.collect()

    asyncio.run(play())


def test_who_opens_a_sleeping_table_does_not_wait_for_its_turn(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    db = str(tmp_path / "x.db")
    monkeypatch.setattr("oikumene.table.hall.bots.MOST_AWAKE", 0)
    (table, *_) = asyncio.run(store_tables(db, 3, moves=0))
    server = start(db)

    async def look() -> None:
        async with server.visitor() as guest, guest.sit(table) as gallery:
            await gallery.until(lambda: gallery.position["n"] > 0)

    asyncio.run(look())
