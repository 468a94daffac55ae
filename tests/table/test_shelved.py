"""Finished games for the laboratory: a file a month, whole or not at all, and nobody's name."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path

import pytest

from oikumene.cli import main
from oikumene.kernel.errors import Refused
from oikumene.lab import shelf
from oikumene.table import shelved

from .conftest import Server
from .visitor import Visitor

pytest.importorskip("pyarrow")


async def finished(guest: Visitor, public: bool, bot: str = "wanderer") -> str:
    """A game of bots, once it is over; the person watches."""
    seats = [{"who": bot}, {"who": bot}]
    made = await guest.post("/api/tables", {"game": "ancient_world", "seats": seats, "start": True, "public": public})
    async with guest.sit(made["id"]) as seat:
        await seat.until(lambda: seat.position["result"] is not None, 120)
    return str(made["id"])


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with two public games, a private one, one whose person left a name, and one that was brought."""
    db = tmp_path_factory.mktemp("shelved") / "tables.db"
    server = Server(str(db))

    async def play() -> None:
        async with server.visitor() as guest:
            tables = [await finished(guest, public) for public in (True, True, False)]
            record = (await guest.http.get(f"/api/tables/{tables[0]}/record")).json()
            await guest.post("/api/import", record)
            server.hand_over(tables[0], 1, (await guest.get("/api/me"))["name"])
            for table, month in zip(tables, ("2026-03-05", "2026-04-05", "2026-04-06"), strict=True):
                at = time.mktime(time.strptime(month, "%Y-%m-%d"))
                with sqlite3.connect(db) as store:
                    store.execute("UPDATE tables SET created = ?, changed = ? WHERE id = ?", (at - 3600, at, table))
            with sqlite3.connect(db) as store:
                store.execute("UPDATE tables SET public = 1 WHERE id IN (SELECT tbl FROM copies)")

    asyncio.run(play())
    server.stop()
    return db


def test_a_file_a_month_and_each_game_can_be_played_again(played: Path, tmp_path: Path) -> None:
    made = shelved.write(str(played), tmp_path, shelf.writer)
    assert [(one.path.name, one.games) for one in made] == [("games-2026-03.parquet", 1), ("games-2026-04.parquet", 1)]
    assert sorted(path.name for path in tmp_path.iterdir()) == [one.path.name for one in made]  # nothing beside them
    for kept in shelf.read(tmp_path, "ancient_world"):
        match = kept.replayed()
        assert kept.playable and match.over and match.result is not None
        assert (match.result.scores, match.result.winners) == (kept.scores, kept.winners)
        assert kept.replayed(upto=3).pending and kept.began < kept.ended
    assert list(shelf.read(tmp_path, "oath")) == []


def test_private_games_are_there_only_when_they_are_asked_for(played: Path, tmp_path: Path) -> None:
    assert sum(one.games for one in shelved.write(str(played), tmp_path, shelf.writer)) == 2
    assert sum(one.games for one in shelved.write(str(played), tmp_path, shelf.writer, private=True, again=True)) == 3


def test_months_that_are_over_are_written_once(played: Path, tmp_path: Path) -> None:
    shelved.write(str(played), tmp_path, shelf.writer)
    assert shelved.write(str(played), tmp_path, shelf.writer) == []
    assert len(shelved.write(str(played), tmp_path, shelf.writer, again=True)) == 2


def test_a_person_is_one_word_that_tells_nothing(played: Path, tmp_path: Path) -> None:
    with sqlite3.connect(played) as store:
        ((person, name),) = store.execute(
            "SELECT DISTINCT people.id, people.name FROM people JOIN seats ON seats.person = people.id"
        ).fetchall()
        tables = [id for (id,) in store.execute("SELECT id FROM tables")]
    shelved.write(str(played), tmp_path, shelf.writer)
    games = list(shelf.read(tmp_path))
    (word,) = [player.person for kept in games for player in kept.players if player.person is not None]
    assert word and word not in (person, name)
    assert [player.bot for player in games[1].players] == ["wanderer", "wanderer"]
    for path in tmp_path.iterdir():
        told = json.dumps([kept.__dict__ for kept in shelf.read(tmp_path)], default=str) + str(path)
        assert not any(secret in told for secret in (person, name, *tables))


def test_where_it_cannot_be_written_nothing_is_changed(played: Path, tmp_path: Path) -> None:
    class Full:
        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def add(self, lines: object) -> None:
            raise OSError(28, "No space left on device")

    shelved.write(str(played), tmp_path, shelf.writer)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(Refused, match="No space left"):
        shelved.write(str(played), tmp_path, lambda path: Full(), again=True)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_the_command(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["archive", str(tmp_path / "out"), "--db", str(played), "--json"]) == 0
    assert [one["games"] for one in json.loads(capsys.readouterr().out)] == [1, 1]
    assert main(["archive", str(tmp_path / "out"), "--db", str(played), "--lang", "ru"]) == 0
    assert "Нового нет" in capsys.readouterr().out
    assert main(["archive", str(tmp_path / "out"), "--db", str(tmp_path / "none.db")]) == 1
    assert "none.db" in capsys.readouterr().err


def test_what_is_no_shelf_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="There are no games"):
        next(shelf.read(tmp_path))
    (tmp_path / "games-2026-01.parquet").write_bytes(b"nothing")
    with pytest.raises(Refused, match="cannot be read"):
        next(shelf.read(tmp_path))
