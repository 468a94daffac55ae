"""What is over goes: tables that ended long ago, where the owner wants that, and one at the owner's word. Ratings,
statistics and lists of weeks stay as they were."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.cli import main
from oikumene.kernel.errors import Refused
from oikumene.table import chores
from oikumene.table.hall import Hall
from oikumene.table.own import everything
from oikumene.table.owners import DAY
from oikumene.table.people import People
from oikumene.table.ratings import Ratings
from oikumene.table.settings import Settings, checked

from .conftest import Server
from .test_owners import account
from .test_upgrade import ANN, BOB, begun, hall_of, sql

OLD = Settings(finished_days=730)
RESULT = {"scores": [9, 5], "winners": [0], "breakdown": [{"citizens": 9}, {"citizens": 5}], "ending": ""}


def ended(path: Path, table: str, days: float, status: str = "finished", **more: Any) -> None:
    """A table is over, so many days ago."""
    fields = {"status": status, "changed": time.time() - days * DAY, **more}
    if status == "finished":
        fields = {"result": json.dumps(RESULT), **fields}
    sets = ", ".join(f"{name} = ?" for name in fields)
    sql(path, f"UPDATE tables SET {sets}, version = version + 1 WHERE id = ?", *fields.values(), table)
    sql(path, "INSERT INTO archives (tbl, part, data) VALUES (?, 'facts', 'x')", table)
    sql(path, "INSERT INTO chat (tbl, n, name, seat, said, at) VALUES (?, 0, 'Ann', 0, 'well played', 0)", table)
    for seat, person in enumerate(("ann", "bob")):
        sql(
            path,
            "INSERT INTO outcomes (tbl, seat, grp, game, person, kind, side, points, won, place, at) "
            "VALUES (?, ?, 'friday', 'ancient_world', ?, '', '', ?, ?, ?, 0)",
            *(table, seat, person, RESULT["scores"][seat], seat == 0, seat + 1),  # type: ignore[index]
        )


def left(path: Path, table: str) -> dict[str, int]:
    """How many rows of each kind there are of a table."""
    with sqlite3.connect(path) as store:
        names = [name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {}
        for name in names:
            columns = {column[1] for column in store.execute(f"PRAGMA table_info({name})")}
            keys = [key for key in ("tbl", "old", "new") if key in columns] or (["id"] if name == "tables" else [])
            if keys:
                where = " OR ".join(f"{key} = '{table}'" for key in keys)
                found[name] = store.execute(f"SELECT count(*) FROM {name} WHERE {where}").fetchone()[0]
        return {name: many for name, many in found.items() if many}


async def standing(hall: Hall) -> Any:
    """How everybody stands: on the scale of the server, and in what groups remember."""
    games, everybody = await Ratings(hall.store).of("ancient_world")
    outcomes = await hall.store.rows("SELECT tbl, seat, person, points, won, place FROM outcomes ORDER BY tbl, seat")
    return games, [(one.who, one.rating, one.games, one.wins) for one in everybody], outcomes


def test_old_games_go_and_ratings_and_statistics_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            old, new, running = [await begun(hall, "ancient_world", 12) for _ in range(3)]
            dropped, lesson, copied = [await begun(hall, "ancient_world", 12) for _ in range(3)]
            ended(path, old, 800)
            ended(path, new, 10)
            ended(path, dropped, 800, "abandoned")
            ended(path, lesson, 800, lesson=1)
            ended(path, copied, 800)
            sql(path, "INSERT INTO copies (tbl) VALUES (?)", copied)
            sql(path, "INSERT INTO reviews (tbl, seat, data, cost, made) VALUES (?, 0, 'x', 0, 0)", old)
            sql(path, "INSERT INTO rematches (old, new) VALUES (?, ?)", old, new)
            sql(path, "INSERT INTO tries (tbl, old, n, seat, person) VALUES (?, ?, 3, 0, 'ann')", running, old)
        async with hall_of(path) as hall:
            people = People(hall.store)
            before, whole = await standing(hall), left(path, new)
            assert "finished" not in await hall.expire(Settings(), people), "never, unless the owner says so"
            assert left(path, old)["events"] == 12
            done = await hall.expire(OLD, people)
            assert done["finished"] == 4
            assert await standing(hall) == before and before[0] == 2
            assert left(path, old) == {"tables": 1, "seats": 2, "outcomes": 2}
            for table in (dropped, lesson, copied):
                assert left(path, table) == {"outcomes": 2}
            assert left(path, new) == {name: n for name, n in whole.items() if name != "rematches"}
            assert left(path, running)["events"] == 12
            ((seed, options, result),) = sql(path, "SELECT seed, options, result FROM tables WHERE id = ?", old)
            assert (seed, options) == ("0", "{}") and json.loads(result) == {"scores": [9, 5], "winners": [0]}
            for table in (old, dropped):  # nobody is shown them any more
                with pytest.raises(Refused) as why:
                    await hall.find(table)
                assert why.value.code == "no-table"
                with pytest.raises(Refused):
                    await hall.glance(table)
            assert old not in [row.id for row in await hall.rows("WHERE host = 'ann'", ())]
            mine = await everything(hall.store, ANN)
            assert f"/api/tables/{new}/record" in mine["records"] and f"/api/tables/{old}/record" not in mine["records"]
            assert (await hall.expire(OLD, people))["finished"] == 0, "once is enough"
            await hall.forget(BOB)
            assert sql(path, "SELECT count(*) FROM seats WHERE person = 'bob'") == [(0,)], (
                "and who goes is gone there too"
            )

    asyncio.run(house())


def test_what_is_gone_takes_no_place_in_a_list(tmp_path: Path) -> None:
    """Pages of the owner, one's own tables, those of a group: so many at most."""
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            running, one, two = [await begun(hall, "ancient_world", 3) for _ in range(3)]
            ended(path, running, 900, "playing", grp="friday")
            for table in (one, two):
                ended(path, table, 800, grp="friday")
        async with hall_of(path) as hall:
            await hall.expire(Settings(playing_days=0, finished_days=730), People(hall.store))
            for where in ("1 = 1", "host = 'ann'", "grp = 'friday' AND NOT status IN ('finished', 'abandoned')"):
                rows = await hall.rows(f"WHERE {where} ORDER BY changed DESC LIMIT 1", ())
                assert [row.id for row in rows] == [running], where

    asyncio.run(house())


def test_a_list_of_a_week_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            table = await begun(hall, "ancient_world", 12)
            sql(path, "INSERT INTO weeks (week, person, tbl, ranked) VALUES (1, 'ann', ?, 1)", table)
            sql(path, "UPDATE seats SET gone = 1 WHERE tbl = ? AND seat = 1", table)  # no rating counts it
            ended(path, table, 800)
        async with hall_of(path) as hall:
            await hall.expire(OLD, People(hall.store))
            assert left(path, table) == {"tables": 1, "seats": 2, "outcomes": 2, "weeks": 1}

    asyncio.run(house())


def test_the_last_game_of_a_series_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as there are: those that stay are not in the way of the others."""
    path = tmp_path / "a.db"
    monkeypatch.setattr("oikumene.table.hall.removing._goes_on", lambda row: row.options.get("stays", False))

    async def house() -> None:
        async with hall_of(path) as hall:
            tables = [await begun(hall, "ancient_world", 3) for _ in range(6)]
            for n, table in enumerate(tables):
                ended(path, table, 900 - n, game="oath", options=json.dumps({"stays": n in (0, 1, 2, 5), "from": n}))
            sql(path, "INSERT INTO rematches (old, new) VALUES (?, ?)", tables[0], tables[1])  # goes on there
        async with hall_of(path) as hall:
            for _ in range(5):
                await hall.remove_old(time.time() - 800 * DAY, 2)
            there = [table for table in tables if "events" in left(path, table)]
            assert there == [tables[1], tables[2], tables[5]]

    asyncio.run(house())


@pytest.mark.parametrize(("status", "after"), [("abandoned", "next"), ("playing", "next"), ("finished", "the same")])
def test_the_last_game_of_a_series_stays_where_none_went_on_from_it_to_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: str, after: str
) -> None:
    """The next one was given up, is still played, or was no next one: it was played afresh."""
    path = tmp_path / "a.db"
    monkeypatch.setattr("oikumene.table.hall.removing._goes_on", lambda row: True)

    async def house() -> None:
        async with hall_of(path) as hall:
            last, other = [await begun(hall, "ancient_world", 3) for _ in range(2)]
            ended(path, last, 900, game="oath", options=json.dumps({"chronicle": "the same"}))
            ended(path, other, 850, status, game="oath", options=json.dumps({"chronicle": after}))
            sql(path, "INSERT INTO rematches (old, new) VALUES (?, ?)", last, other)
        async with hall_of(path) as hall:
            for _ in range(2):
                await hall.remove_old(time.time() - 800 * DAY, 200)
            assert left(path, last)["events"] == 3

    asyncio.run(house())


def test_who_is_shown_a_game_that_goes_is_shown_out(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            table = await begun(hall, "ancient_world", 12)
            live = await hall.find(table)
            with pytest.raises(Refused) as why:
                await hall.remove_table(table)
            assert why.value.code == "not-over" and left(path, table)["events"] == 12
            await hall.close_table(table)
            await hall.remove_table(table)
            assert left(path, table) == {} and table not in hall.tables and live.row.id == table

    asyncio.run(house())


def test_the_setting_is_days() -> None:
    assert Settings().finished_days == 0 and checked({"finished_days": 365}).finished_days == 365
    with pytest.raises(Refused):
        checked({"finished_days": -1})


def test_the_command_deletes_a_table_for_good(
    db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beneath a server that runs: who looks at it is shown out, and it is in the journal."""
    monkeypatch.setattr(chores, "ERRORS", 0.1)
    server = start(db)

    async def command(*said: str) -> int:
        return await asyncio.to_thread(main, ["owner", *said, "--db", db, "--lang", "en"])

    async def visit() -> None:
        async with server.visitor() as anna:
            await account(anna, "Anna")
            assert await command("Anna") == 0
            table = await anna.quick()
            assert await command("--delete", table) == 1 and "close the table" in capsys.readouterr().err
            assert await command("--close", table, "--delete", table) == 0
            async with asyncio.timeout(20):
                while (await anna.http.get(f"/api/tables/{table}")).status_code != 404:
                    await asyncio.sleep(0.1)
            assert await command("--delete", table) == 1
            line = (await anna.get("/api/owner/journal"))[0]
            assert (line["name"], line["what"], line["about"]) == ("", "table-delete", table)
            assert (await anna.get("/api/owner"))["tables"] == {}

    asyncio.run(visit())
