"""One table's fault stays its own: bots that fail, processes that die, tables that cannot be read."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.table.board import Board
from oikumene.table.doors import socket

from .conftest import Server
from .visitor import Sitting, Visitor

BROKEN = "deep-thought"  # no such bot: its process refuses to make one


async def table_with(visitor: Visitor, bot: str, **more: Any) -> str:
    seats = [{"who": "you"}, {"who": bot}]
    new = {"game": "ancient_world", "seats": seats, "start": True, "options": {"first_player": "2"}, **more}
    return str((await visitor.post("/api/tables", new))["id"])


def let_anything_sit(server: Server) -> None:
    server.app.state.house.hall._known_bot = lambda name: name


async def moved(seat: Sitting) -> None:
    """The bot has answered, and it is our turn."""
    await seat.until(lambda: seat.questions and seat.position["n"])


def test_confirmed_turns_and_a_bot_go_together(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as guest:
            table = await table_with(guest, "wanderer", confirm=True)
            async with guest.sit(table) as seat:
                confirmed = 0
                while confirmed < 3:
                    await seat.until(lambda: seat.questions or seat.state["hold"] == 0, 10)
                    if seat.state["hold"] == 0:
                        await seat.confirm()
                        await seat.until(lambda: seat.state["hold"] is None)
                        confirmed += 1
                    else:
                        await seat.answer(seat.questions[0]["options"][-1]["key"])
                await moved(seat)
            async with guest.sit(await table_with(guest, "wanderer")) as other:
                await moved(other)

    asyncio.run(play())


def test_a_confirmed_table_is_read_again_after_a_bot_took_the_seat(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "x.db"))

    async def begin() -> str:
        async with server.visitor() as anna, server.visitor() as boris:
            seats = [{"who": "you"}, {"who": "open"}]
            new = {"game": "ancient_world", "seats": seats, "confirm": True, "options": {"first_player": "1"}}
            table = str((await anna.post("/api/tables", new))["id"])
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one:
                await one.answer("place:work")
                await one.until(lambda: one.questions)
                await one.answer("citizen:1")
                await one.until(lambda: one.state["hold"] == 0)
                await one.confirm()
            await anna.post(f"/api/tables/{table}/leave")
            await boris.post(f"/api/tables/{table}/replace", {"seat": 0, "bot": "wanderer"})
            async with boris.sit(table) as two:
                await two.until(lambda: two.state["table"]["seats"][0]["bot"])
            return table

    table = asyncio.run(begin())
    server.stop()
    again = start(str(tmp_path / "x.db"))

    async def look() -> None:
        async with again.visitor() as anybody:
            assert (await anybody.get(f"/api/tables/{table}/position"))["n"] >= 3

    asyncio.run(look())


def test_a_bot_that_fails_sets_its_table_aside_and_all_others_go_on(
    db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.table.hall.bots.secrets.choice", lambda options: options[0])  # a citizen is placed
    server = start(db)
    let_anything_sit(server)

    async def play() -> tuple[str, dict[str, str]]:
        async with server.visitor() as guest, server.visitor(lang="ru") as watcher:
            table = await table_with(guest, BROKEN, public=True)
            async with guest.sit(table) as seat, watcher.sit(table, **{"Accept-Language": "ru"}) as gallery:
                await seat.until(lambda: seat.state["table"]["fault"])
                fault = seat.state["table"]["fault"]
                assert fault["seat"] == 1
                assert fault["ways"] == ["again", "simple", "swap"]
                assert "error" in fault["text"]
                await gallery.until(lambda: gallery.state["table"]["fault"])
                assert gallery.state["table"]["fault"]["ways"] == []
                assert "ошибк" in gallery.state["table"]["fault"]["text"]
            refused = await watcher.post(f"/api/tables/{table}/bot", {"seat": 1, "way": "again"}, status=403)
            assert refused["code"] == "not-seated"
            async with guest.sit(await table_with(guest, "wanderer")) as other:
                await moved(other)
            assert [t["fault"] is None for t in (await guest.get("/api/lobby"))["mine"]].count(False) == 1
            while server.figure("tables_set_aside") != 1:
                await asyncio.sleep(0.05)
            return table, dict(guest.http.cookies)

    table, cookies = asyncio.run(play())
    server.stop()
    again = start(db)

    async def go_on() -> None:
        async with again.visitor() as guest:
            guest.http.cookies.clear()
            guest.http.cookies.update(cookies)
            path = f"/api/tables/{table}/bot"
            async with guest.sit(table) as seat:
                assert seat.state["table"]["fault"]
                assert seat.position["n"] == 0
                at = seat.state["table"]["fault"]["at"]
                await guest.post(path, {"seat": 1, "way": "again"})
                await seat.until(lambda: (seat.state["table"]["fault"] or {"at": at})["at"] > at)
                assert (await guest.post(path, {"seat": 0, "way": "again"}, status=400))["code"] == "no-fault"
                assert (await guest.post(path, {"seat": 1, "way": "take"}, status=400))["code"] == "no-way"
                await guest.post(path, {"seat": 1, "way": "simple"})
                await seat.until(lambda: seat.position["n"] == 1)
                await seat.until(lambda: seat.state["table"]["fault"])
                await guest.post(path, {"seat": 1, "way": "swap"})
                await moved(seat)
                assert seat.state["table"]["fault"] is None
                assert seat.state["table"]["seats"][1]["bot"] == "wanderer"

    asyncio.run(go_on())


def test_a_bot_that_fails_is_asked_a_few_times_only(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))
    let_anything_sit(server)
    thinkers = server.app.state.house.thinkers
    asked = []
    choose = thinkers.choose

    async def counted(*args: Any, **more: Any) -> Any:
        asked.append(args)
        return await choose(*args, **more)

    thinkers.choose = counted

    async def play() -> None:
        async with server.visitor() as guest:
            async with guest.sit(await table_with(guest, BROKEN)) as seat:
                await seat.until(lambda: seat.state["table"]["fault"])
            async with guest.sit(await table_with(guest, "wanderer")) as other:
                await moved(other)
            assert len([args for args in asked if args[-1] == BROKEN]) == 2

    asyncio.run(play())


def test_who_made_a_table_of_bots_may_take_the_seat_of_one_that_fails(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "x.db"))
    let_anything_sit(server)

    async def play() -> None:
        async with server.visitor() as host:
            seats = [{"who": "wanderer"}, {"who": BROKEN}]
            new = {"game": "ancient_world", "seats": seats, "start": True, "options": {"first_player": "2"}}
            table = (await host.post("/api/tables", new))["id"]
            async with host.sit(table) as seat:
                await seat.until(lambda: seat.state["table"]["fault"])
                assert not seat.questions
                await host.post(f"/api/tables/{table}/bot", {"seat": 1, "way": "take"})
                await seat.until(lambda: seat.questions)
                assert seat.state["table"]["your_seat"] == 1

    asyncio.run(play())


def test_what_a_fault_tells_names_nothing_hidden(tmp_path: Path, start: Callable[..., Server]) -> None:
    """The words of an error can name cards: they are neither shown nor kept."""
    server = start(str(tmp_path / "x.db"))
    let_anything_sit(server)

    async def play() -> None:
        async with server.visitor() as guest, guest.sit(await table_with(guest, BROKEN)) as seat:
            await seat.until(lambda: seat.state["table"]["fault"])

    asyncio.run(play())
    with sqlite3.connect(tmp_path / "x.db") as store:
        (kept,) = store.execute("SELECT fault FROM tables").fetchone()
    fault = json.loads(kept)
    assert (fault["kind"], fault["what"], fault["bot"]) == ("error", "Refused bot", BROKEN)
    assert any("registry.py" in line for line in fault["where"])
    assert "There is no bot" not in kept


@pytest.mark.parametrize("harm", ["an answer that cannot be", "a game nobody knows"])
def test_one_unreadable_table_does_not_stop_the_waking_of_the_others(
    tmp_path: Path, start: Callable[..., Server], harm: str
) -> None:
    db = tmp_path / "x.db"
    server = start(str(db), bot_delay=60)

    async def begin() -> tuple[list[str], dict[str, str]]:
        async with server.visitor() as guest:
            return [await table_with(guest, "wanderer") for _ in range(3)], dict(guest.http.cookies)

    tables, cookies = asyncio.run(begin())
    server.stop()
    with sqlite3.connect(db) as store:
        if harm.startswith("an answer"):
            store.execute("INSERT INTO events VALUES (?, 0, 'answer', 1, 'act', 'no-such-thing', 0)", (tables[0],))
        else:
            store.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (tables[0],))
    again = start(str(db))

    async def wait() -> None:
        async with again.visitor() as guest:
            guest.http.cookies.clear()
            guest.http.cookies.update(cookies)

            async def moves(table: str) -> int:
                with sqlite3.connect(db) as store:
                    return int(store.execute("SELECT moves FROM tables WHERE id = ?", (table,)).fetchone()[0])

            async with asyncio.timeout(20):
                while not all([await moves(table) > 0 for table in tables[1:]]):
                    await asyncio.sleep(0.05)
            lobby = await guest.get("/api/lobby")
            faults = {found["id"]: found["fault"] for found in lobby["mine"]}
            assert [faults[table] is None for table in tables] == [False, True, True]
            assert faults[tables[0]]["text"].startswith("This table cannot be read")
            assert (await guest.get(f"/api/tables/{tables[0]}"))["fault"]
            await guest.get(f"/api/tables/{tables[0]}/position", status=400)
            for table in tables[1:]:
                assert (await guest.get(f"/api/tables/{table}/position"))["n"] > 0

    asyncio.run(wait())


@pytest.mark.parametrize("status", ["playing", "finished"])
def test_who_made_an_unreadable_table_can_put_it_away(
    tmp_path: Path, start: Callable[..., Server], status: str
) -> None:
    """It stands among their tables as their turn; they are not left with it for ever. Strangers still cannot."""
    db = tmp_path / "x.db"
    server = start(str(db), bot_delay=60)

    async def begin() -> tuple[list[str], dict[str, str]]:
        async with server.visitor() as guest:
            return [await table_with(guest, "wanderer") for _ in range(2)], dict(guest.http.cookies)

    (given_up, left), cookies = asyncio.run(begin())
    server.stop()
    with sqlite3.connect(db) as store:
        store.execute("UPDATE tables SET rules = 0, status = ?", (status,))
        store.execute("DELETE FROM snapshots")
    again = start(str(db))

    async def put_away() -> None:
        async with again.visitor() as guest, again.visitor() as stranger:
            guest.http.cookies.clear()
            guest.http.cookies.update(cookies)
            await guest.get(f"/api/tables/{given_up}/position", status=400)
            assert (await stranger.http.delete(f"/api/tables/{given_up}")).status_code in (400, 403)
            if status == "playing":
                await stranger.post(f"/api/tables/{given_up}/abandon", status=400)
                assert (await guest.post(f"/api/tables/{given_up}/abandon"))["status"] == "abandoned"
                assert (await guest.post(f"/api/tables/{left}/leave"))["your_seat"] is None
            for table in (given_up, left):
                gone = await guest.http.delete(f"/api/tables/{table}")
                assert gone.status_code == 204 or (status, table) == ("playing", left), gone.text
            assert given_up not in [found["id"] for found in (await guest.get("/api/lobby"))["mine"]]

    asyncio.run(put_away())


def test_a_table_that_cannot_be_shown_says_so_and_is_taken_back(
    db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was answered is acknowledged, everybody hears what is wrong, the owner finds it, and nothing is lost."""
    server, shown = start(db), Board.position

    def position(board: Board, *about: Any, **more: Any) -> Any:
        if board.n == 1:
            raise ValueError("a word that cannot be said")
        return shown(board, *about, **more)

    monkeypatch.setattr(Board, "position", position)

    async def play() -> None:
        async with server.visitor() as anna, server.visitor(lang="ru") as boris, server.visitor() as gallery:
            seats = [{"who": "you"}, {"who": "open"}]
            new = {"game": "ancient_world", "seats": seats, "public": True, "options": {"first_player": "1"}}
            table = (await anna.post("/api/tables", new))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as hers, boris.sit(table) as his, gallery.sit(table) as looks:
                asked = hers.questions[0]
                said = {"n": 0, "question": asked["id"], "key": asked["options"][0]["key"]}
                assert (await hers.tell(type="answer", **said))["type"] == "ack"
                for one in (hers, his, looks):
                    await one.until(lambda one=one: 0 in one.replies)
                    assert one.replies[0]["code"] == "not-shown"
                assert "не удалось показать" in his.replies[0]["text"]
                assert (await his.tell(type="say", text="?"))["type"] == "ack"
                await hers.until(lambda: len(hers.chat) == 1)
                assert (await hers.tell(type="undo", n=1, ask=False))["type"] == "ack"
                for one in (hers, his, looks):
                    await one.say_hello()
                    assert one.position["n"] != 1
                await hers.until(lambda: bool(hers.questions))
            async with asyncio.timeout(20):
                while not (found := await server.app.state.house.store.rows("SELECT tbl, what FROM errors")):
                    await asyncio.sleep(0.1)
            assert set(found) == {(table, "ValueError")}

    asyncio.run(play())


def test_what_the_log_said_while_a_table_could_not_be_shown_is_told_afterwards(
    db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something broke after the position was made: its lines of the log were not sent."""
    server, found = start(db), socket.lesson_at

    def lesson_at(row: Any, board: Board, seat: int | None) -> Any:
        if board.n == 2:
            raise ValueError("nothing can be taught here")
        return found(row, board, seat)

    monkeypatch.setattr(socket, "lesson_at", lesson_at)

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            seats = [{"who": "you"}, {"who": "open"}]
            new = {"game": "ancient_world", "seats": seats, "public": True, "options": {"first_player": "1"}}
            table = (await anna.post("/api/tables", new))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as hers, boris.sit(table) as his:
                await hers.answer("place:work")
                said = {"n": 1, "question": hers.questions[0]["id"], "key": "citizen:1"}
                assert (await hers.tell(type="answer", **said))["type"] == "ack"
                await hers.until(lambda: 0 in hers.replies)
                board = server.app.state.house.hall.tables[table].board
                ask = board.match.asks[0]
                said = {"n": 2, "question": ask.id, "key": board.match.key(ask.values()[0])}
                assert (await his.tell(type="answer", **said))["type"] == "ack"
                for one in (hers, his):
                    await one.until(lambda one=one: one.position["n"] == 3)
                async with boris.sit(table) as again:
                    assert hers.log == his.log == again.log

    asyncio.run(play())
