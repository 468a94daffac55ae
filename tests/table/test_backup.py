"""Backups: taken while people play, of either engine, restored into either, whole or not at all."""

from __future__ import annotations

import asyncio
import errno
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.cli import main
from oikumene.kernel.errors import Refused
from oikumene.table import backup, chores
from oikumene.table.backup import Schedule, in_turn, look, prune, restore, take, taken
from oikumene.table.store import MIGRATIONS, migrate, open_store

from .conftest import Server, came_up, free_port
from .test_crash import hammer
from .visitor import Visitor


async def begun(server: Server, tables: int) -> tuple[list[Visitor], dict[str, int]]:
    """People in pairs at tables that have begun."""
    visitors = [server.visitor() for _ in range(2 * tables)]
    confirmed: dict[str, int] = {}
    for visitor in visitors:
        await visitor.get("/api/me")
    for one, other in zip(visitors[::2], visitors[1::2], strict=True):
        made = await one.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]})
        await other.post(f"/api/tables/{made['id']}/join")
        await one.post(f"/api/tables/{made['id']}/start")
        confirmed[made["id"]] = 0
    return visitors, confirmed


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_taken_under_load_and_restored_nothing_confirmed_is_missing(
    db: str, into: str, tmp_path: Path, postgres: Callable[[], str]
) -> None:
    """What was confirmed before the backup was begun is in it, every table goes on, and people are who they were."""

    async def play() -> None:
        server = Server(db)
        visitors, confirmed = await begun(server, 3)
        work = asyncio.create_task(hammer(visitors, list(confirmed), confirmed, random.Random(3)))
        while min(confirmed.values()) < 3:
            await asyncio.sleep(0.02)
        before = dict(confirmed)
        made = await asyncio.to_thread(take, db, tmp_path / "kept")
        during = dict(confirmed)
        while confirmed == during and not work.done():  # nobody was kept waiting for good
            await asyncio.sleep(0.02)
        work.cancel()
        cookies = [dict(visitor.http.cookies) for visitor in visitors]
        await asyncio.to_thread(server.stop)
        assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
        assert made.rows["tables"] == 3 and made.rows["people"] == 6

        target = str(tmp_path / "new" / "tables.db") if into == "sqlite" else postgres()
        await asyncio.to_thread(restore, made.path, target)
        again = Server(target)
        try:
            people = [again.visitor() for _ in visitors]
            for person, cookie in zip(people, cookies, strict=True):
                person.http.cookies.update(cookie)
            for i, (table, n) in enumerate(before.items()):
                found: Any = await people[2 * i].get(f"/api/tables/{table}/position?seat=0")
                assert found["n"] >= n, f"{table} lost an answer: {found['n']} of {n}"
            more = dict.fromkeys(confirmed, 0)
            going = asyncio.create_task(hammer(people, list(more), more, random.Random(4)))
            while min(more.values()) <= max(before.values()):
                assert not going.done(), "somebody could not play on"
                await asyncio.sleep(0.02)
            going.cancel()
        finally:
            await asyncio.to_thread(again.stop)

    asyncio.run(asyncio.wait_for(play(), 240))


def filled(path: Path) -> str:
    """A small database of ours with a person in it."""

    async def fill() -> None:
        store = open_store(str(path))
        await store.open()
        await store.write(
            [("INSERT INTO people (id, name, lang, notify, created) VALUES ('a', 'Ada', 'en', '', 1.5)", ())]
        )
        await store.close()

    asyncio.run(fill())
    Path(f"{path}.secret").write_text("the secret")
    return str(path)


def test_what_is_there_is_never_overwritten(tmp_path: Path, postgres: Callable[[], str]) -> None:
    made = take(filled(tmp_path / "a.db"), tmp_path / "kept")
    other = tmp_path / "b.db"
    other.write_bytes(b"somebody's")
    with pytest.raises(Refused, match="there already"):
        restore(made.path, str(other))
    assert other.read_bytes() == b"somebody's"
    full = postgres()
    restore(made.path, full)
    with pytest.raises(Refused, match="there already"):
        restore(made.path, full)
    (tmp_path / "c.db.secret").write_text("of another house")
    with pytest.raises(Refused, match="there already"):
        restore(made.path, str(tmp_path / "c.db"))
    assert not (tmp_path / "c.db").exists()


#: Two hundred people come one after the other; then the process is killed as by a power cut.
KILLED = """
import asyncio, os, sys
from oikumene.table.store import open_store

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    for n in range(200):
        values = (f"late{n}", "Somebody" * 20)
        await store.write([("INSERT INTO people (id, name, lang, notify, created) VALUES (?, ?, 'en', '', 1)", values)])
    os.kill(os.getpid(), 9)

asyncio.run(main())
"""


def test_beside_what_a_killed_server_left_nothing_is_restored(tmp_path: Path) -> None:
    """Its log of writes would be taken for the restored database's: the file would be malformed."""
    db = Path(filled(tmp_path / "a.db"))
    made = take(str(db), tmp_path / "kept")
    subprocess.run([sys.executable, "-c", KILLED, str(db)], timeout=60, check=False)
    old = tmp_path / "old"
    old.mkdir()
    left = sorted(path.name for path in tmp_path.glob("a.db-*"))
    assert left == ["a.db-shm", "a.db-wal"]
    for name in ("a.db", "a.db.secret"):
        (tmp_path / name).rename(old / name)
    for name in left[::-1]:
        with pytest.raises(Refused, match=rf"{name} is there: it belongs to the a\.db that was here"):
            restore(made.path, str(db))
        assert not db.exists() and not Path(f"{db}.secret").exists()
        (tmp_path / name).rename(old / name)
    restore(made.path, str(db))
    for path, people in ((db, 1), (old / "a.db", 201)):
        with sqlite3.connect(path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("SELECT count(*) FROM people").fetchone() == (people,)
        connection.close()


def test_what_a_restore_that_was_broken_off_left_does_no_harm(tmp_path: Path) -> None:
    made = take(filled(tmp_path / "a.db"), tmp_path / "kept")
    for left in ("", "-wal", "-shm", "-journal"):
        (tmp_path / f"b.db.part{left}").write_bytes(b"half of it")
    restore(made.path, str(tmp_path / "b.db"))
    assert not list(tmp_path.glob("b.db.part*"))


def test_what_was_restored_is_looked_through_where_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that does not keep what it is given: nothing is said to have worked, and nothing is left."""
    made = take(filled(tmp_path / "a.db"), tmp_path / "kept")
    flushed = backup._flushed

    def bad(path: Path) -> None:
        flushed(path)
        if path.name == "b.db.part":
            content = path.read_bytes()
            path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))

    monkeypatch.setattr(backup, "_flushed", bad)
    with pytest.raises(Refused, match="is damaged"):
        restore(made.path, str(tmp_path / "b.db"))
    assert not list(tmp_path.glob("b.db*"))


def test_a_damaged_a_foreign_and_a_newer_one_are_refused_and_leave_nothing(tmp_path: Path) -> None:
    made = take(filled(tmp_path / "a.db"), tmp_path / "kept")
    bad = tmp_path / "bad.db"
    whole = made.path.read_bytes()
    sqlite3.connect(tmp_path / "foreign.db").execute("CREATE TABLE people (id)").connection.close()
    newer = tmp_path / "newer.db"
    newer.write_bytes(whole)
    with sqlite3.connect(newer) as connection:
        connection.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    connection.close()
    for content, path, said in (
        (whole[: len(whole) // 2], bad, "damaged"),
        (b"not a database at all, whatever its name says" * 100, bad, "damaged"),
        (None, tmp_path / "foreign.db", "not a"),
        (None, newer, "newer version"),
        (None, tmp_path / "nothing.db", "no file"),
    ):
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(Refused, match=said):
            restore(path, str(tmp_path / "target.db"))
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("target")]


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_one_of_every_earlier_version_is_brought_to_today(version: int, tmp_path: Path) -> None:
    """A backup that lay on a shelf is migrated as it is restored; the backup itself is not touched."""
    old = tmp_path / "old.db"
    connection = sqlite3.connect(old, isolation_level=None)
    migrate(connection, str(old), upto=version)
    connection.execute("INSERT INTO people (id, name, lang, notify, created) VALUES ('a', 'Ada', 'en', '', 1.5)")
    connection.close()
    made = take(str(old), tmp_path / "kept")
    assert made.version == version
    restore(made.path, str(tmp_path / "new.db"))
    new = sqlite3.connect(tmp_path / "new.db")
    assert new.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    assert new.execute("SELECT name FROM people").fetchall() == [("Ada",)]
    new.close()
    assert look(made.path).version == version


def test_an_older_database_of_postgresql_is_not_changed_by_a_backup(
    tmp_path: Path, postgres: Callable[[], str]
) -> None:
    import psycopg

    url = postgres()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        for number, statements in enumerate(MIGRATIONS[:2], 1):
            for statement in statements:
                connection.execute(str(statement))  # type: ignore[call-overload, unused-ignore]
            connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))
        made = take(url, tmp_path)
        assert made.version == 2
        assert connection.execute("SELECT max(version) FROM schema_version").fetchone() == (2,)


def test_backups_go_by_the_clock_and_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    schedule = Schedule(str(folder), 24, 3)
    (folder).mkdir()
    (folder / "mine.txt").write_text("left alone")
    now = time.time()
    for day in range(5):
        monkeypatch.setattr(backup.time, "time", lambda day=day: now + day * 86_400)
        assert in_turn(db, schedule) is not None
        assert in_turn(db, schedule) is None, "none is due twice"
    assert len(taken(folder)) == 3 and (folder / "mine.txt").exists()
    assert backup.last(folder) == int(now + 4 * 86_400)
    assert prune(folder, 1) and len(taken(folder)) == 1


@pytest.mark.parametrize("years", [5, -5])
def test_a_clock_that_was_wrong_for_a_moment_costs_no_backup(
    years: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flat battery, a bad time server: years ahead or back for a minute, and then right again."""
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    schedule = Schedule(str(folder), 24, 3)
    begun = 1_800_000_000.0
    clock = [begun]
    monkeypatch.setattr(backup.time, "time", lambda: clock[0])
    for day in range(5):
        clock[0] = begun + day * 86_400
        assert in_turn(db, schedule) is not None
    good = taken(folder)
    clock[0] += years * 365 * 86_400
    assert in_turn(db, schedule) is not None
    (odd,) = set(taken(folder)) - set(good)
    for minute in range(30):
        clock[0] = begun + 4 * 86_400 + 60 * minute
        assert in_turn(db, schedule) is None, "one was taken a few minutes ago"
    assert set(good[1:]) < set(taken(folder)), "at most the oldest has gone, as with every backup"
    assert backup.last(folder) == begun + 4 * 86_400
    for day in range(5, 8):
        clock[0] = begun + day * 86_400
        assert in_turn(db, schedule) is not None and in_turn(db, schedule) is None
    days = [begun + day * 86_400 for day in (5, 6, 7)]
    assert [backup._moment(path) for path in taken(folder) if path != odd] == days
    assert odd.exists() == (years > 0), "one of the future is left alone until its day has come"


def test_of_two_workers_one_takes_it(tmp_path: Path) -> None:
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    script = (
        "import sys; from oikumene.table.backup import *; "
        "print(in_turn(sys.argv[1], Schedule(sys.argv[2], 24, 3)) is not None)"
    )
    both = [
        subprocess.Popen([sys.executable, "-c", script, db, str(folder)], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = sorted(one.communicate(timeout=60)[0].strip() for one in both)
    assert said == ["False", "True"] and len(taken(folder)) == 1


def test_a_folder_that_cannot_be_written_is_refused_with_a_sentence(tmp_path: Path) -> None:
    db = filled(tmp_path / "a.db")
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="Nothing could be written"):
        take(db, tmp_path / "file" / "kept")
    with pytest.raises(Refused, match="Nothing could be written"):
        backup.writable(tmp_path / "file" / "kept")
    with pytest.raises(Refused, match="no database"):
        take(str(tmp_path / "none.db"), tmp_path / "kept")
    assert not taken(tmp_path / "kept") and not (tmp_path / "none.db").exists()


def test_a_folder_is_not_made_where_its_disk_is_not_mounted(tmp_path: Path) -> None:
    db, folder = filled(tmp_path / "a.db"), tmp_path / "disk" / "kept"
    for attempt in (
        lambda: take(db, folder),
        lambda: in_turn(db, Schedule(str(folder), 24, 3)),
        lambda: backup.writable(folder),
    ):
        with pytest.raises(Refused, match="Is its disk not mounted"):
            attempt()
        assert not folder.parent.exists()
    folder.parent.mkdir()
    assert in_turn(db, Schedule(str(folder), 24, 3)) is not None


CUT_SHORT = """
import os, sys
from pathlib import Path
from oikumene.table import backup

backup._flushed = lambda path: os.kill(os.getpid(), 9)
backup.take(sys.argv[1], Path(sys.argv[2]))
"""


def test_what_a_backup_that_was_killed_left_goes_with_the_next(tmp_path: Path) -> None:
    """Each would be as large as the database; nobody looks for them."""
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    for _ in range(2):
        subprocess.run([sys.executable, "-c", CUT_SHORT, db, str(folder)], timeout=60, check=False)
        (part,) = folder.glob("*.part")
    part.with_name(f"{part.name}-journal").touch()
    (folder / "mine.part").write_text("left alone")
    made = take(db, folder)
    assert sorted(path.name for path in folder.iterdir()) == [".lock", "mine.part", made.path.name]


def test_a_backup_that_is_being_taken_is_waited_for_and_left_whole(tmp_path: Path) -> None:
    """The command and the clock at the same time: neither removes what the other is writing."""
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    with backup._alone(folder, wait=True) as alone:
        assert alone
        (folder / "oikumene-20260101T000000Z.backup.part").write_text("half of it")
        assert in_turn(db, Schedule(str(folder), 24, 3)) is None
        assert (folder / "oikumene-20260101T000000Z.backup.part").exists()
    assert in_turn(db, Schedule(str(folder), 24, 3)) is not None


def test_a_folder_that_locks_nothing_is_no_folder_at_which_another_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some file systems have no locks: that is said, where it was taken for another worker for ever."""
    db = filled(tmp_path / "a.db")

    def none(descriptor: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(backup.fcntl, "flock", none)
    with pytest.raises(Refused, match="No locks available"):
        in_turn(db, Schedule(str(tmp_path / "kept"), 24, 3))


def test_a_failure_is_one_error_while_it_lasts_and_on_the_owners_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(chores, "BACKUP_LOOK", 0.02)
    db, folder = filled(tmp_path / "a.db"), tmp_path / "disk" / "kept"
    tries: list[float] = []
    turn = backup.in_turn

    def counted(db: str, schedule: Schedule) -> Any:
        tries.append(time.monotonic())
        return turn(db, schedule)

    monkeypatch.setattr(backup, "in_turn", counted)
    server = Server(db, backups=Schedule(str(folder), 24, 3))

    async def visit() -> None:
        async with server.visitor() as anna:
            await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
            assert await asyncio.to_thread(main, ["owner", "Anna", "--db", db]) == 0
            for times in (1, 2):
                before = len(tries)
                while len(tries) < before + 5:
                    await asyncio.sleep(0.02)
                said = (await anna.get("/api/owner"))["backups"]
                assert "Is its disk not mounted" in said["trouble"] and 0 < said["since"] < 60
                assert (said["age"], said["hours"]) == (None, 24)
                errors = [line for line in caplog.messages if line.startswith("no backup was taken")]
                assert len(errors) == times
                folder.parent.mkdir()
                while (said := (await anna.get("/api/owner"))["backups"])["age"] is None or said["trouble"]:
                    await asyncio.sleep(0.02)
                assert 0 <= said["age"] < 60
                shutil.rmtree(folder.parent)

    try:
        asyncio.run(asyncio.wait_for(visit(), 60))
    finally:
        server.stop()


def test_a_server_begins_with_a_warning_where_no_backup_can_be_taken(tmp_path: Path) -> None:
    """Nobody is kept from playing by a disk that is not there."""
    db, port = filled(tmp_path / "a.db"), free_port()
    command = [sys.executable, "-m", "oikumene", "serve", "--db", db, "--port", str(port), "--lang", "en"]
    command += ["--backups", str(tmp_path / "disk" / "kept")]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        came_up(server, port, 60)
    finally:
        server.terminate()
        said = server.communicate(timeout=30)[1]
    assert "No backup can be taken now" in said and "Is its disk not mounted" in said


def test_what_was_broken_off_is_not_taken_for_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = filled(tmp_path / "a.db")

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_flushed", full)
    with pytest.raises(Refused, match="No space left"):
        take(db, tmp_path / "kept")
    assert [path.name for path in (tmp_path / "kept").iterdir()] == [".lock"]


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = filled(tmp_path / "a.db")
    assert main(["backup", str(tmp_path / "kept"), "--db", db, "--keep", "2", "--lang", "en"]) == 0
    assert "0 tables, 1 person, 0 answers" in capsys.readouterr().out
    (made,) = taken(tmp_path / "kept")
    assert main(["restore", str(made), "--db", str(tmp_path / "b.db"), "--json"]) == 0
    assert '"people": 1' in capsys.readouterr().out
    assert (tmp_path / "b.db.secret").read_text() == "the secret"
    assert main(["restore", str(made), "--db", str(tmp_path / "b.db"), "--lang", "ru"]) == 1
    assert "уже есть; ничего не изменилось" in capsys.readouterr().err


def test_a_server_takes_them_by_itself_and_says_how_old_the_last_is(tmp_path: Path) -> None:
    db = filled(tmp_path / "a.db")
    server = Server(db, backups=Schedule(str(tmp_path / "kept"), 24, 3))
    try:
        deadline = time.monotonic() + 30
        while not taken(tmp_path / "kept"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        while not 0 < server.figure("backup_age_seconds") < 60:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        server.stop()
