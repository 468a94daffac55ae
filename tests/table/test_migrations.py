"""Databases that earlier versions have filled are migrated and played on in, on either engine.

`tests/migrations` has one for every version of the schema there has been, written by the last program that had it
(`make.py` there): a table in play with its events, snapshot, talk and an answer taken back, one over days, one that
waits, an account, a guest, their sessions, and a group and its talk as soon as there were any. Up to version 3 tables
were played by rules 1, of which nothing is left that a later program could read: they are set aside, and nothing of
them is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.registry import plays
from oikumene.table import backup
from oikumene.table.postgres import dialect
from oikumene.table.store import MIGRATIONS, Each, migrate

from .conftest import Server
from .visitor import Sitting, Visitor

FOLDER = Path(__file__).parents[1] / "migrations"
#: Schema 13 was in no program that ran: puzzles and groups came in one afternoon, and their order was settled in it.
VERSIONS = [version for version in range(1, len(MIGRATIONS) + 1) if version != 13]
#: Every version on SQLite; on PostgreSQL, whose migrations are the same statements, each fifth and the last ones,
#: unless all are asked for.
FULL = bool(os.environ.get("OIKUMENE_ALL_MIGRATIONS"))
ENGINES = [("sqlite", version) for version in VERSIONS] + [
    ("postgresql", version) for version in VERSIONS if FULL or version % 5 == 1 or version in VERSIONS[-3:]
]


def left(version: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress((FOLDER / f"{version:02}.json.gz").read_bytes()))
    return found


def into_sqlite(told: dict[str, Any], path: Path) -> str:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript("\n".join(told["sql"]))
        connection.execute(f"PRAGMA user_version={told['version']}")
    Path(f"{path}.secret").write_text(told["secret"])
    return str(path)


def into_postgres(told: dict[str, Any], path: Path, url: str) -> str:
    """The schema as that version made it in PostgreSQL, and every row."""
    import psycopg

    into_sqlite(told, path)
    with contextlib.closing(sqlite3.connect(path)) as source, psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        for number, statements in enumerate(MIGRATIONS[: told["version"]], 1):
            for statement in statements:
                connection.execute(dialect(statement.postgres if isinstance(statement, Each) else statement))
            connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))
        for table in backup._tables(source):
            columns = backup._columns(source, table)
            marks = ", ".join(["%s"] * len(columns))
            insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
            rows = source.execute(backup._reading(table, columns)).fetchall()
            if rows:
                connection.cursor().executemany(insert, rows)  # type: ignore[arg-type, unused-ignore]
        secret = "INSERT INTO secrets (name, value) VALUES ('cookie', %s)"
        connection.execute(secret, (told["secret"],))
    return url


def shape(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Tables with their columns, indexes and triggers."""
    sql = "SELECT type, name, coalesce(sql, '') FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
    return [(kind, name, "".join(said.split())) for kind, name, said in connection.execute(sql)]


@pytest.mark.parametrize("version", VERSIONS)
def test_no_migration_was_edited_after_it_was_released(version: int, tmp_path: Path) -> None:
    """What a version made is what its migrations make today."""
    into_sqlite(left(version), tmp_path / "then.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "now.db", isolation_level=None)) as now:
        migrate(now, "now.db", upto=version)
        with contextlib.closing(sqlite3.connect(tmp_path / "then.db")) as then:
            assert shape(now) == shape(then)


async def answered(seats: list[Sitting], more: int, rng: random.Random) -> None:
    upto = seats[0].position["n"] + more
    while seats[0].position["n"] < upto:
        n = seats[0].position["n"]
        mover = seats[seats[0].position["waiting"][0]]
        await mover.until(lambda: mover.questions)
        assert (await mover.answer(rng.choice(mover.questions[0]["options"])["key"]))["type"] == "ack"
        for seat in seats:
            await seat.until(lambda: seat.position["n"] > n)


async def goes_on(told: dict[str, Any], anna: Visitor, boris: Visitor) -> None:
    """Both tables that were in play go on where they were, and what was said is there."""
    for id in (told["table"], told["slow"]):
        async with anna.sit(id) as one, boris.sit(id) as two:
            if id == told["table"]:
                assert one.position["n"] == told["n"]
                await one.until(lambda: len(one.chat) >= 2)
                assert [line["text"] for line in one.chat][:2] == ["Hello, Boris", "Hello, Anna"]
            await answered([one, two], 12, random.Random(3))
            assert (await two.tell(type="say", text="We go on"))["type"] == "ack"


async def set_aside(told: dict[str, Any], anna: Visitor, boris: Visitor) -> None:
    """Nothing is left to go on from: that is said, and nobody is left with it for ever."""
    for person in (anna, boris):
        said = await person.get(f"/api/tables/{told['table']}/position?seat=0", status=400)
        assert said["code"] == "rules-changed"
    mine = [table for table in (await anna.get("/api/lobby"))["mine"] if table["id"] == told["table"]]
    assert [table["status"] for table in mine] == ["playing"]
    await boris.post(f"/api/tables/{told['table']}/leave")


@pytest.mark.parametrize(("engine", "version"), ENGINES)
def test_a_database_of_every_version_is_played_on_in(
    version: int, engine: str, tmp_path: Path, start: Callable[..., Server], postgres: Callable[[], str]
) -> None:
    told = left(version)
    path = tmp_path / "old.db"
    server = start(into_sqlite(told, path) if engine == "sqlite" else into_postgres(told, path, postgres()))

    async def visit() -> None:
        boris = Visitor(server.address)
        for name, value in told["boris"].items():
            boris.http.cookies.set(name, value, domain="127.0.0.1", path="/")
        async with Visitor(server.address) as anna, boris:
            await anna.post("/api/login", {"name": "Anna", "password": told["password"]})
            me = await boris.get("/api/me")
            assert (me["name"], me["guest"]) == ("Boris", True), "a guest is who they were"
            rows = await server.app.state.house.store.rows("SELECT rules FROM tables WHERE id = ?", (told["table"],))
            if plays("ancient_world", int(rows[0][0])):
                await goes_on(told, anna, boris)
            else:
                await set_aside(told, anna, boris)
            await boris.post(f"/api/tables/{told['waiting']}/join")
            assert (await anna.post(f"/api/tables/{told['waiting']}/start"))["status"] == "playing"
            async with anna.sit(told["waiting"]) as one, boris.sit(told["waiting"]) as two:
                await answered([one, two], 4, random.Random(5))
            if told["group"]:
                assert [group["name"] for group in await anna.get("/api/groups")] == ["Friends"]
            assert (await anna.http.get("/healthz")).text == "ok"

    asyncio.run(asyncio.wait_for(visit(), 120))
