"""`oikumene owner`: what an owner does on the page, from the machine itself, whether a server runs or not."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from oikumene.cli import main
from oikumene.table import chores
from oikumene.table.machine import know_standstills
from oikumene.table.store import open_store
from oikumene.table.workers import Failure

from .conftest import Server
from .test_owners import PASSWORD, account
from .test_upgrade import begun, hall_of, sql
from .visitor import Visitor


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "ERRORS", 0.1)


@pytest.fixture
def owner(db: str, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """The command; what it tells as data."""

    def asked(*said: str, code: int = 0) -> Any:
        capsys.readouterr()
        assert main(["owner", *said, "--db", db, "--json", "--lang", "en"]) == code
        told = capsys.readouterr()
        return told.err if code else json.loads(told.out)

    return asked


async def rows(db: str, statement: str, *args: Any) -> list[Any]:
    store = open_store(db)
    await store.open()
    try:
        return await store.rows(statement, args)
    finally:
        await store.close()


async def until(met: Callable[[], Any], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not await met():
            await asyncio.sleep(0.1)


def test_people_are_found_muted_signed_out_and_removed(
    db: str, start: Callable[..., Server], owner: Callable[..., Any]
) -> None:
    server = start(db)

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as guest:
            await account(anna, "Anna")
            await account(boris, "Boris")
            table = await boris.quick()
            await guest.quick()
            found = (await asyncio.to_thread(owner, "--people", "NNA"))["people"]
            assert [(one["name"], one["guest"]) for one in found] == [("Anna", False)]
            assert (await asyncio.to_thread(owner, "--people", "A_x%"))["people"] == []
            everybody = (await asyncio.to_thread(owner, "--people", ""))["people"]
            assert len(everybody) == 3 and sum(one["guest"] for one in everybody) == 1
            async with boris.sit(table) as seat:
                assert (await seat.tell(type="say", text="hello"))["type"] == "ack"
                await asyncio.to_thread(owner, "--mute", "boris", "--hours", "3")
                assert (await seat.tell(type="say", text="hello"))["code"] == "muted"
                (told,) = (await asyncio.to_thread(owner, "--people", "Boris"))["people"]
                assert 2.9 * 3600 < told["muted"] - time.time() < 3.1 * 3600
                await asyncio.to_thread(owner, "--unmute", "Boris")
                assert (await seat.tell(type="say", text="hello"))["type"] == "ack"
                await asyncio.to_thread(owner, "--sign-out", "Boris")
                await closed(seat)
            assert (await boris.get("/api/me"))["guest"]
            await boris.post("/api/login", {"name": "Boris", "password": PASSWORD})
            (other,) = [one["id"] for one in everybody if one["guest"]]
            await asyncio.to_thread(owner, "--forget", other)
            async with boris.sit(table) as seat:
                await asyncio.to_thread(owner, "--forget", "Boris")
                await closed(seat)
            assert [one["name"] for one in (await asyncio.to_thread(owner, "--people", ""))["people"]] == ["Anna"]

            async def over() -> bool:
                return bool((await anna.get(f"/api/tables/{table}"))["status"] == "abandoned")

            await until(over)
            for act in ("--mute", "--unmute", "--sign-out", "--forget"):
                assert "nobody" in await asyncio.to_thread(owner, act, "Boris", code=1)
            done = await rows(db, "SELECT what, about, note FROM journal WHERE person IS NULL ORDER BY n")
            assert [what for what, _, _ in done] == ["mute", "mute", "end", "remove", "remove"]
            assert all(not note for _, _, note in done), "who is removed is named nowhere"

    async def closed(seat: Any) -> None:
        with pytest.raises(websockets.ConnectionClosed):
            await seat.until(lambda: False)

    asyncio.run(visit())


def test_everybody_is_told_something_in_their_language(
    db: str, start: Callable[..., Server], owner: Callable[..., Any]
) -> None:
    server = start(db)

    async def told() -> tuple[str, str, float]:
        async with server.visitor() as anna:
            found = await anna.get("/api/announcement")
            return found["ru"], found["en"], found["until"]

    owner("--announce-ru", "Ночью перерыв", "--announce-en", "A break at night", "--hours", "5")
    ru, en, ends = asyncio.run(told())
    assert (ru, en) == ("Ночью перерыв", "A break at night") and 4.9 * 3600 < ends - time.time() < 5.1 * 3600
    owner("--announce", "Soon", "--announce-ru", "Скоро")
    assert asyncio.run(told())[:2] == ("Скоро", "Soon")
    assert "600" in owner("--announce", "x" * 601, code=1)
    assert "2160" in owner("--announce", "x", "--hours", "2161", code=1)
    assert asyncio.run(told())[:2] == ("Скоро", "Soon")
    owner("--announce", "")
    assert asyncio.run(told())[:2] == ("", "")


def test_errors_and_what_there_is(db: str, start: Callable[..., Server], owner: Callable[..., Any]) -> None:
    if "//" not in db:
        assert "There is no database" in owner("--overview", code=1)
    server = start(db)

    async def visit() -> None:
        async with server.visitor() as anna:
            await account(anna, "Anna")
            table = await anna.quick()

            def broken(*_: Any) -> None:
                raise RuntimeError("secret words")

            server.app.state.house.hall.leave = broken
            await anna.post(f"/api/tables/{table}/leave", {}, status=500)

            async def written() -> bool:
                return bool((await asyncio.to_thread(owner, "--errors"))["errors"])

            await until(written)
            (error,) = (await asyncio.to_thread(owner, "--errors"))["errors"]
            assert (error["table"], error["what"]) == (table, "RuntimeError") and "secret" not in json.dumps(error)
            there = (await asyncio.to_thread(owner, "--overview"))["overview"]
            assert there["tables"] == {"playing": 1} and (there["people"], there["guests"], there["aside"]) == (1, 0, 0)
            assert 0 <= there["alive"] < 20

    asyncio.run(visit())


def test_a_table_that_was_set_aside_is_helped_while_the_server_stands(db: str, owner: Callable[..., Any]) -> None:
    if "//" in db:
        pytest.skip("events are spoiled in a file")
    path = Path(db)

    async def spoiled() -> str:
        async with hall_of(path) as hall:
            table = await begun(hall, "ancient_world", 20)
        sql(path, "UPDATE events SET answer = 'place:nowhere' WHERE tbl = ? AND n = 15", table)
        async with hall_of(path) as hall:
            with pytest.raises(Exception, match="cannot be read"):
                await hall.find(table)
        return table

    table = asyncio.run(spoiled())
    assert [one["id"] for one in owner("--aside")["aside"]] == [table]
    assert owner("--overview")["overview"]["aside"] == 1
    far = owner("--replay", table)["replay"]
    assert (far["n"], far["all"]) == (15, 20) and far["what"] and far["where"] and "nowhere" not in json.dumps(far)
    assert "15" in owner("--cut", table, "16", code=1)
    assert "number" in owner("--cut", table, "many", code=1)
    assert owner("--cut", table, "15")["cut"]["n"] == 15
    assert owner("--aside")["aside"] == []
    assert sql(path, "SELECT count(*) FROM cut_events WHERE tbl = ?", table) == [(5,)]
    assert sql(path, "SELECT moves, fault, status FROM tables") == [(15, None, "playing")]
    for act in (["--replay", "nothing"], ["--cut", "nothing", "3"], ["--again", "nothing"], ["--close", "nothing"]):
        assert "no such table" in owner(*act, code=1)
    assert "No bot has stopped" in owner("--again", table, code=1)
    owner("--close", table)
    assert "over" in owner("--close", table, code=1)
    found = sql(path, "SELECT what, about, note FROM journal ORDER BY n")
    assert found == [
        ("table-replay", table, ""),
        ("table-cut", table, "15"),
        ("table-replay", table, ""),
        ("table-close", table, ""),
    ]


def test_a_server_that_runs_goes_on_from_there(
    db: str, start: Callable[..., Server], owner: Callable[..., Any]
) -> None:
    """A table is taken back beneath it, and a bot that had failed is asked again: both are played on."""
    server = start(db)
    hall = server.app.state.house.hall

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            seats = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}
            table = (await anna.post("/api/tables", seats))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one, boris.sit(table) as two:
                for n in range(6):
                    await acts(one, two, n)
                await asyncio.to_thread(owner, "--cut", table, "3")
                await one.until(lambda: one.position["n"] == 3)
                await two.until(lambda: two.position["n"] == 3)
                await acts(one, two, 3)
            alone = await with_a_bot_that_fails(anna)

            async def aside() -> bool:
                return alone in [one["id"] for one in (await asyncio.to_thread(owner, "--aside"))["aside"]]

            await until(aside)
            hall.thinkers.choose = choose
            await asyncio.to_thread(owner, "--again", alone)

            async def goes_on() -> bool:
                found = await anna.get(f"/api/tables/{alone}")
                return bool(found["moves"]) and not found["fault"]

            await until(goes_on)

    choose = hall.thinkers.choose

    async def acts(one: Any, two: Any, n: int) -> None:
        """Whoever is asked answers."""
        await one.until(lambda: one.position["n"] == n)
        await two.until(lambda: two.position["n"] == n)
        seat = (one, two)[one.position["waiting"][0]]
        await seat.until(lambda: seat.questions)
        assert (await seat.answer())["type"] == "ack"

    async def with_a_bot_that_fails(anna: Visitor) -> str:
        async def broken(*_: Any, **__: Any) -> Any:
            return Failure("error", "ValueError", ("bot.py:1 choose",))

        hall.thinkers.choose = broken
        seats = {
            "game": "ancient_world",
            "seats": [{"who": "you"}, {"who": "wanderer"}],
            "options": {"first_player": "2"},
        }
        table = str((await anna.post("/api/tables", seats))["id"])
        await anna.post(f"/api/tables/{table}/start")
        return table

    asyncio.run(visit())


def test_clocks_do_not_run_while_nobody_serves(tmp_path: Path) -> None:
    """What the command writes of a table with clocks counts no time in which the server stood."""

    async def house() -> None:
        async with hall_of(tmp_path / "a.db") as hall:
            await hall.pulse_clocks()
            now = time.time()
            sql(tmp_path / "a.db", "UPDATE beats SET at = ?", now - 1000)
            await know_standstills(hall)
            ((begun_at, ended),) = hall.stands
            assert abs(begun_at - (now - 1000)) < 1 and abs(ended - now) < 5
            sql(tmp_path / "a.db", "UPDATE beats SET at = ?", time.time())
            await know_standstills(hall)
            assert hall.stands == []
            assert sql(tmp_path / "a.db", "SELECT count(*) FROM standstills") == [(0,)], "the server notes it itself"

    asyncio.run(house())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_is_told_in_words_too(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "x.db")
    server = Server(db)

    async def visit() -> None:
        async with server.visitor() as anna:
            await account(anna, "Anna")
            await anna.quick()

    try:
        asyncio.run(visit())
    finally:
        server.stop()
    assert main(["owner", "Anna", "--overview", "--people", "", "--errors", "--db", db, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "playing: 1" in told and "Anna" in told and "cli-" not in told
    with pytest.raises(SystemExit) as ended:
        main(["owner", "--help", "--lang", lang])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert ("five" if lang == "en" else "пять") in told and "--sign-out" in told
