"""Copies of everything that is kept, and a database made of one again.

A backup is an SQLite file in the schema of the house, whichever engine it was taken from, with the secret that signs
the cookies in it. So it can be looked into with any tool, and restored into either engine: that is also the way from
SQLite to PostgreSQL and back. It is taken while people play, as of one moment, and stands in its folder whole or not at
all.
"""

from __future__ import annotations

import asyncio
import calendar
import contextlib
import fcntl
import os
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.table.store import MIGRATIONS, Row, migrate, no_driver, open_store

#: A backup's name says when it was taken (UTC), so that the names are in order.
NAME = "oikumene-%Y%m%dT%H%M%SZ.backup.db"
NAMED = re.compile(r"oikumene-\d{8}T\d{6}Z\.backup\.db")
#: One that is being taken, or was when its process was killed.
PARTS = "oikumene-*.backup.part*"
#: What SQLite lays beside a file at work; it holds what was written last, and belongs to that file alone.
BESIDE = ("-wal", "-shm", "-journal")
#: A backup that is dated so many seconds from now, or later: the clock was wrong, or is.
AHEAD = 3600.0
#: What belongs to a server at work and not to what is kept.
LEFT_OUT = ("pulse", "tried", "schema_version")
#: Rows that are moved at once.
MANY = 500
POSTGRES = ("postgresql://", "postgres://")


class Schedule(NamedTuple):
    """Backups by the clock: where they go, how many hours lie between two, and how many are kept."""

    folder: str
    hours: float
    keep: int

    def due(self, now: float) -> bool:
        before = last(Path(self.folder), now)
        return before is None or now - before >= self.hours * 3600


class Trouble(NamedTuple):
    """Why no backup can be taken, and since when."""

    since: float
    why: Refused


class Backup(NamedTuple):
    """A backup that was taken or read: where it is, how large, of which version of the schema, and what is in it."""

    path: Path
    size: int
    version: int
    rows: dict[str, int]


def take(db: str, folder: Path, *, now: float | None = None) -> Backup:
    """A backup of a database that may be in use, in a folder. Who takes one there already is waited for."""
    with _sentences(folder), _alone(folder, wait=True):
        return _take(db, folder, time.time() if now is None else now)


def _take(db: str, folder: Path, now: float) -> Backup:
    for left in folder.glob(PARTS):  # whoever was at it was killed: nobody else is, since we are alone
        left.unlink()
    target = folder / time.strftime(NAME, time.gmtime(now))
    part = target.with_suffix(".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds the secret
    os.close(descriptor)
    try:
        if db.startswith(POSTGRES):
            _from_postgres(db, part)
        else:
            _from_sqlite(Path(db.removeprefix("sqlite:")), part)
        found = look(part)
        _flushed(part)
        part.replace(target)
        _flushed(folder)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return found._replace(path=target)


def in_turn(db: str, schedule: Schedule) -> Backup | None:
    """The backup that is due, if it is; of several workers with one folder only one takes it."""
    folder = Path(schedule.folder)
    with _sentences(folder), _alone(folder, wait=False) as alone:
        now = time.time()
        if not alone or not schedule.due(now):
            return None
        made = _take(db, folder, now)
        prune(folder, schedule.keep, now)
        return made


@contextlib.contextmanager
def _alone(folder: Path, *, wait: bool) -> Iterator[bool]:
    """Whether nobody else takes a backup into a folder, which is made if need be; nobody begins one until the end."""
    _made(folder)
    lock = os.open(folder / ".lock", os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True
    finally:
        os.close(lock)


def _made(folder: Path) -> None:
    """A folder is made where it alone is missing. Where the one above is not there either, a disk may not be mounted:
    backups would lie somewhere else, and nobody would know."""
    above = folder.absolute().parent
    if not above.exists():
        raise Refused(
            "backup-nowhere",
            "{path} is not made: there is no {above}. Is its disk not mounted? Make that folder if it is to be there.",
            path=str(folder),
            above=str(above),
        )
    folder.mkdir(exist_ok=True)


def writable(folder: Path) -> None:
    """Refuse a folder in which no backup could lie."""
    with _sentences(folder):
        _made(folder)
        probe = folder / f".oikumene-{os.getpid()}"
        probe.touch()
        probe.unlink()


def there(db: str) -> None:
    """Refuse a file that is not there, which SQLite would make."""
    path = Path(db.removeprefix("sqlite:"))
    if not db.startswith(POSTGRES) and not path.is_file():
        raise Refused("db-none", "There is no database {path}.", path=str(path))


def taken(folder: Path) -> list[Path]:
    """The backups of a folder, the oldest first."""
    return sorted(path for path in folder.glob("oikumene-*") if NAMED.fullmatch(path.name)) if folder.is_dir() else []


def dated(folder: Path, now: float | None = None) -> tuple[list[Path], list[Path]]:
    """The backups of a folder, the oldest first: those of before now, and those that are dated later. A clock was wrong
    or is, and nobody knows which: these count for nothing and are left alone until their day has come."""
    until = (time.time() if now is None else now) + AHEAD
    found = [(_moment(path) < until, path) for path in taken(folder)]
    return [path for past, path in found if past], [path for past, path in found if not past]


def last(folder: Path, now: float | None = None) -> float | None:
    """When the last backup of a folder was taken."""
    found, _ = dated(folder, now)
    return None if not found else _moment(found[-1])


def prune(folder: Path, keep: int, now: float | None = None) -> list[Path]:
    """Let go of all but the newest backups of a folder; which went. Other files there are left alone."""
    old = dated(folder, now)[0][:-keep]
    for path in old:
        path.unlink(missing_ok=True)
    return old


def look(path: Path) -> Backup:
    """What is in a backup; refused with a sentence where it is none, or damaged."""
    if not path.is_file():
        raise Refused("backup-missing", "There is no file {path}.", path=str(path))
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            version = int(copy.execute("PRAGMA user_version").fetchone()[0])
            whole = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if whole != "ok":
                raise Refused("backup-damaged", "{path} is damaged ({why}).", path=str(path), why=str(whole)[:200])
            tables = _tables(copy)
            if not version or "people" not in tables or "events" not in tables:
                raise Refused("backup-foreign", "{path} is not a backup of this house.", path=str(path))
            rows = {table: int(copy.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) for table in tables}
    except sqlite3.DatabaseError as why:
        raise Refused("backup-damaged", "{path} is damaged ({why}).", path=str(path), why=str(why)) from why
    if version > len(MIGRATIONS):
        raise Refused("db-newer", "The database {path} was written by a newer version.", path=str(path))
    return Backup(path, path.stat().st_size, version, rows)


def restore(path: Path, db: str) -> Backup:
    """A database that is not there yet, or empty, becomes what the backup holds. What is there is never overwritten."""
    found = look(path)
    if db.startswith(POSTGRES):
        asyncio.run(_prepared(db))
        _into_postgres(path, db)
    else:
        target = Path(db.removeprefix("sqlite:"))
        with _sentences(target):
            _into_sqlite(path, target)
    return found


# -- SQLite


def _from_sqlite(path: Path, part: Path) -> None:
    """In one reading transaction: whoever writes meanwhile does not wait, and is not in it."""
    there(str(path))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as source:
        if not int(source.execute("PRAGMA user_version").fetchone()[0]):
            raise Refused("backup-foreign", "{path} is not a backup of this house.", path=str(path))
        source.execute("VACUUM INTO ?", (str(part),))
    secret = _secret(path)
    if secret.is_file():
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copy:
            copy.execute(
                "INSERT OR REPLACE INTO secrets (name, value) VALUES ('cookie', ?)", (secret.read_text().strip(),)
            )


def _into_sqlite(path: Path, target: Path) -> None:
    _nothing_there(target, _secret(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    for left in (part, *beside(part)):
        left.unlink(missing_ok=True)
    try:
        with contextlib.closing(_migrated(path, part)) as copy:
            key = copy.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
            copy.execute("DELETE FROM secrets WHERE name = 'cookie'")  # here it lies beside the database
        if key is not None:
            descriptor = os.open(_secret(target), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w") as file:
                file.write(str(key[0]))
        _flushed(part)
        _nothing_there(target)
        part.replace(target)
        _flushed(target.parent)
        _look_again(target)
    except BaseException:
        part.unlink(missing_ok=True)
        if not target.exists():
            _secret(target).unlink(missing_ok=True)
        raise


def _nothing_there(*files: Path) -> None:
    """Refuse where somebody's database is, or what SQLite left of one that is gone: it would be taken for a part of
    what is restored, which it damages."""
    for there in files:
        if there.exists():
            raise Refused("restore-there", "{path} is there already; nothing was changed.", path=str(there))
    for left in beside(files[0]):
        if left.exists():
            raise Refused(
                "restore-left",
                "{path} is there: it belongs to the {db} that was here and would damage what is restored. Move it to "
                "where that is now, since it may hold what was written last; nothing was changed.",
                path=str(left),
                db=files[0].name,
            )


def beside(path: Path) -> list[Path]:
    """What SQLite may have laid beside a file."""
    return [Path(f"{path}{ending}") for ending in BESIDE]


def _look_again(target: Path) -> None:
    """What was restored is opened as a server would. It is ours alone as yet: one that is damaged goes."""
    try:
        with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as made:
            said = str(made.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as why:
        said = str(why)
    if said != "ok":
        target.unlink()
        raise Refused(
            "restore-damaged",
            "What was restored to {path} is damaged ({why}) and was removed again: is the disk sound?",
            path=str(target),
            why=said[:200],
        )


def _migrated(path: Path, part: Path) -> sqlite3.Connection:
    """A copy of a backup in today's schema."""
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.close(descriptor)
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source:
        source.execute("VACUUM INTO ?", (str(part),))
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        migrate(copy, str(path))
    except BaseException:
        copy.close()
        raise
    return copy


def _secret(path: Path) -> Path:
    return Path(f"{path}.secret")


def _tables(connection: sqlite3.Connection) -> list[str]:
    """What is kept, the tables first: nothing else may be where they are not."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    names = [str(name) for (name,) in found if name not in LEFT_OUT]
    return sorted(names, key=lambda name: (name != "tables", name))


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]


def _reading(table: str, columns: Sequence[str]) -> str:
    """Events are read in order, so that each finds the one before it where it is written."""
    order = " ORDER BY tbl, n" if {"tbl", "n"} <= set(columns) else ""
    return f"SELECT {', '.join(columns)} FROM {table}{order}"


# -- PostgreSQL


def _from_postgres(url: str, part: Path) -> None:
    """Row by row, as of one moment, into a file of the same version: an older database is not changed for it."""
    psycopg = _driver()
    copy = sqlite3.connect(part, isolation_level=None)
    with contextlib.closing(copy), _connected(url) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        with connection.transaction():
            there = connection.execute("SELECT to_regclass('schema_version')").fetchone()
            if there is None or there[0] is None:
                raise _foreign(url)
            version = connection.execute("SELECT max(version) FROM schema_version").fetchone()
            migrate(copy, _shown(url), upto=int(version[0] or 0) if version else 0)
            for table in _tables(copy):
                columns = _columns(copy, table)
                places = ", ".join("?" * len(columns))
                copy.execute("BEGIN")
                with connection.cursor(f"backup_{table}") as cursor:
                    cursor.execute(_reading(table, columns))
                    for rows in _handfuls(cursor):
                        copy.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)
                copy.execute("COMMIT")


def _into_postgres(path: Path, url: str) -> None:
    """In one transaction, into a database in which nobody has been."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with _sentences(path), contextlib.closing(_migrated(path, part)) as copy, _connected(url) as connection:
            _moved(copy, connection, url)
    finally:
        part.unlink(missing_ok=True)


def _moved(copy: sqlite3.Connection, connection: Any, url: str) -> None:
    tables = _tables(copy)
    with connection.transaction():
        for table in tables:
            if table != "secrets" and connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:
                raise Refused("restore-there", "{path} is there already; nothing was changed.", path=_shown(url))
        connection.execute("DELETE FROM secrets")
        for table in tables:
            columns = _columns(copy, table)
            places = ", ".join(["%s"] * len(columns))
            for rows in _handfuls(copy.execute(_reading(table, columns))):
                connection.cursor().executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)


async def _prepared(url: str) -> None:
    """The schema is made as a server makes it at its start."""
    store = open_store(url)
    await store.open()
    await store.close()


def _handfuls(cursor: Any) -> Iterator[list[Row]]:
    while rows := cursor.fetchmany(MANY):
        yield rows


@contextlib.contextmanager
def _connected(url: str) -> Iterator[Any]:
    psycopg = _driver()
    try:
        with psycopg.connect(url, autocommit=False, connect_timeout=15) as connection:
            yield connection
    except (psycopg.Error, OSError) as why:
        raise Refused(
            "db-open", "The database {path} cannot be opened ({why}).", path=_shown(url), why=" ".join(str(why).split())
        ) from why


def _driver() -> Any:
    try:
        import psycopg
    except ImportError as why:
        raise no_driver() from why
    return psycopg


def _shown(url: str) -> str:
    from oikumene.table.postgres import shown

    return shown(url)


def _foreign(url: str) -> Refused:
    return Refused("backup-foreign", "{path} is not a backup of this house.", path=_shown(url))


# -- files


def _moment(path: Path) -> float:
    return calendar.timegm(time.strptime(path.name, NAME))


def _flushed(path: Path) -> None:
    """On disk, also after a power cut."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def _sentences(path: Path) -> Iterator[None]:
    """What the system says of a folder or a disk, as a refusal."""
    try:
        yield
    except (OSError, sqlite3.Error) as why:
        raise failed(path, why) from why


def failed(path: Path | str, why: Exception) -> Refused:
    said = str(why) or type(why).__name__
    sentence = "Nothing could be written at {path} ({why}); nothing was changed."
    return Refused("backup-failed", sentence, path=str(path), why=said)
