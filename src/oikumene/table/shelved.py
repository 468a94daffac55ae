"""Finished games of a server for the laboratory: a file a month, a line a game, and nobody's name.

People are told apart by a word that only this server could make and that tells nothing, the same in every file; what
was said at a table is not there. Games that were brought here, tried from another's move or played in a lesson are left
out: nobody sat down to win them. How the lines become a file is the laboratory's (`lab/shelf.py`).
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from oikumene.kernel.errors import Refused
from oikumene.registry import games as all_games
from oikumene.table import backup, keeping
from oikumene.table.board import Row
from oikumene.table.people import find_secret
from oikumene.table.rows import read_rows
from oikumene.table.store import Store, open_store
from oikumene.table.threads import Desk

#: Games that are read at a time, and that make a group of lines in a file.
TOGETHER = 50


class Month(NamedTuple):
    """What was written of a month."""

    path: Path
    games: int
    left_out: int  # games whose record cannot be read any more


class File(Protocol):
    """A file that is being written."""

    def add(self, lines: Sequence[dict[str, Any]]) -> None: ...


#: Begins a file; it is closed when the block ends.
Begin: TypeAlias = "Callable[[Path], AbstractContextManager[File]]"


def write(db: str, folder: Path, begin: Begin, *, private: bool = False, again: bool = False) -> list[Month]:
    """Write the months that are not there yet, and the running one; `again`: all of them."""
    backup.there(db)
    backup.writable(folder)
    return asyncio.run(_write(db, folder, begin, private, again))


async def _write(db: str, folder: Path, begin: Begin, private: bool, again: bool) -> list[Month]:
    store = open_store(db)
    await store.open()
    desk = Desk("shelved")
    try:
        key = hashlib.sha256(b"oikumene archive " + await find_secret(store, db)).digest()
        made = []
        months = await _months(store, private)
        now = time.strftime("%Y-%m", time.gmtime())
        for month, ids in sorted(months.items()):
            path = folder / f"games-{month}.parquet"
            if again or month >= now or not path.exists():
                made.append(await _month(store, path, begin, ids, key, desk))
        return made
    finally:
        await store.close()


async def _months(store: Store, private: bool) -> dict[str, list[str]]:
    """The finished games by the month in which they ended, the oldest first."""
    sql = (
        "SELECT id, changed FROM tables WHERE status = 'finished' AND lesson = 0 "
        "AND id NOT IN (SELECT tbl FROM copies) AND id NOT IN (SELECT tbl FROM tries)"
        f"{'' if private else ' AND public = 1'} ORDER BY changed, id"
    )
    found: dict[str, list[str]] = {}
    for id, changed in await store.rows(sql):
        found.setdefault(time.strftime("%Y-%m", time.gmtime(float(changed))), []).append(str(id))
    return found


async def _month(store: Store, path: Path, begin: Begin, ids: list[str], key: bytes, desk: Desk) -> Month:
    """Written beside its place and put there when it is whole: who reads the folder never finds half a file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    games = left_out = 0
    try:
        with begin(beside) as file:
            for some in _parts(ids):
                marks = ", ".join("?" * len(some))
                rows = await read_rows(store, f"WHERE id IN ({marks}) ORDER BY changed, id", some)
                lines = []
                for row in rows:
                    try:
                        lines.append(_line(row, await _record(store, row, desk), key))
                    except Refused:
                        left_out += 1
                file.add(lines)
                games += len(lines)
        beside.replace(path)
    except OSError as why:
        beside.unlink(missing_ok=True)
        raise Refused(
            "backup-failed",
            "Nothing could be written at {path} ({why}); nothing was changed.",
            path=str(path),
            why=why.strerror or str(why),
        ) from why
    return Month(path, games, left_out)


def _parts(ids: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(ids), TOGETHER):
        yield ids[first : first + TOGETHER]


async def _record(store: Store, row: Row, desk: Desk) -> dict[str, Any]:
    if row.game not in all_games():
        raise Refused("no-game", "There is no game {game}.", game=row.game)
    board, _ = await keeping.read(store, row, desk)
    return board.record()


def _line(row: Row, record: dict[str, Any], key: bytes) -> dict[str, Any]:
    def word(name: str) -> str:
        return hmac.new(key, name.encode(), hashlib.sha256).hexdigest()[:16]

    result = row.result or {}
    return {
        "id": word(f"table {row.id}"),
        "game": row.game,
        "rules": row.rules,
        "seats": len(row.seats),
        "seed": str(row.seed),
        "options": json.dumps(row.options, ensure_ascii=False, sort_keys=True),
        "pace": row.pace,
        "began": int(row.created),
        "ended": int(row.changed),
        "events": row.moves,
        "players": [
            {
                "person": None if seat.bot or seat.person is None else word(f"person {seat.person}"),
                "bot": seat.bot or None,
            }
            for seat in row.seats
        ],
        "scores": result.get("scores", []),
        "winners": result.get("winners", []),
        "ending": str(result.get("ending", "")),
        "record": json.dumps(record, ensure_ascii=False),
    }
