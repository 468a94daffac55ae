"""What is over is removed: a table at an owner's word for good, and tables that ended long ago but for what ratings and
lists of weeks are worked out from. What groups remember of their games (`outcomes`) has rows of its own, and stays."""

from __future__ import annotations

import json
from collections.abc import Sequence

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Result
from oikumene.registry import games as all_games
from oikumene.table.board import Row
from oikumene.table.hall.persons import Persons
from oikumene.table.rows import GONE
from oikumene.table.store import Statement, Taken

#: Everything there is of a table beside its row, its seats and whether it was a copy.
ABOUT = ("events", "snapshots", "starts", "archives", "chat", "orders", "plans", "reviews", "cut_events", "notices")
#: What a row that stays says no more.
EMPTIED = (
    "seed = '0', options = '{}', name = '', waiting = '[]', vote = NULL, fault = NULL, time = NULL, clock = NULL, "
    "due = NULL, colours = NULL"
)
#: Whether ratings count a table, now or should somebody ask later (`ratings`).
COUNTS = (
    "lesson = 0 AND EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND person IS NOT NULL) "
    "AND NOT EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND (gone = 1 OR bot = '' AND person IS NULL)) "
    "AND id NOT IN (SELECT tbl FROM copies)"
)


OVER = "status IN ('finished', 'abandoned')"
#: Finished tables of games that are played in series, from which no other has gone on to its own end. One that was
#: given up leaves them the last of the series; so does one that was played afresh, by the options they had themselves.
ENDS = (
    "status = 'finished' AND game IN ({}) AND NOT EXISTS (SELECT 1 FROM rematches JOIN tables AS later "
    "ON later.id = rematches.new WHERE rematches.old = tables.id AND later.status IN ('finished', 'gone') "
    "AND later.options <> tables.options)"
)


class Removing(Persons):
    """Tables that are over leave."""

    passed = 0.0  # up to when ends of series were looked at

    async def remove_table(self, id: str) -> Row:
        """A table that is over is no more, and counts for nothing any more: not in ratings, not for its group."""
        row = await self.glance(id)
        if row.status not in ("finished", "abandoned"):
            raise Refused("not-over", "The game still goes on: close the table first.")
        job = [_unmoved(row), *_stripped(id), *_gone(id)]
        job += [(f"DELETE FROM {name} WHERE tbl = ?", (id,)) for name in ("outcomes", "weeks")]
        job.append(("UPDATE groups SET version = version + 1 WHERE id = ?", (row.grp,)))
        await self._away(id, job)
        return row

    async def remove_old(self, before: float, most: int) -> int:
        """Tables that ended before a moment are emptied; how many there were. The last one of a series stays: it goes
        on from there."""
        lasting = ["", *(id for id, game in all_games().items() if game.in_series())]
        ends = ENDS.format(", ".join("?" * len(lasting)))
        sql = f"WHERE {OVER} AND changed < ? AND NOT ({ends}) ORDER BY changed, id LIMIT ?"
        rows = await self.rows(sql, (before, *lasting, most))
        sql = f"WHERE changed < ? AND {ends} AND changed > ? ORDER BY changed, id LIMIT ?"
        last = await self.rows(sql, (before, *lasting, self.passed, most))
        self.passed = last[-1].changed if len(last) == most else 0.0  # those that stay are not looked at each time
        rows += [row for row in last if not _goes_on(row)]
        for row in rows:
            if row.status == "finished" and row.result is not None and await self._counts(row.id):
                kept = json.dumps({name: row.result.get(name, []) for name in ("scores", "winners")})
                emptied = f"UPDATE tables SET status = ?, result = ?, {EMPTIED} WHERE id = ?"
                job: list[Statement] = [(emptied, (GONE, kept, row.id))]
            else:
                job = _gone(row.id)
            try:
                await self._away(row.id, [_unmoved(row), *_stripped(row.id), *job])
            except Taken:
                continue  # somebody is at it: another time
        return len(rows)

    async def _counts(self, id: str) -> bool:
        """Whether ratings or the list of a week need to know how it ended."""
        sql = f"SELECT 1 FROM tables WHERE id = ? AND (({COUNTS}) OR id IN (SELECT tbl FROM weeks))"
        return bool(await self.store.rows(sql, (id,)))

    async def _away(self, id: str, job: Sequence[Statement]) -> None:
        live = self.tables.get(id)
        await self.store.write(job, self._told("read", id))
        if live is not None:
            self.tables.pop(id, None)
            self._shown_out(live)


def _goes_on(row: Row) -> bool:
    """Whether another table could begin with how this one ended."""
    return row.result is not None and all_games()[row.game].follows(Result.from_json(row.result))


def _unmoved(row: Row) -> Statement:
    """Nothing else is done where the table has moved on since it was read."""
    return "UPDATE tables SET version = ? WHERE id = ?", (row.version + 1, row.id)


def _stripped(id: str) -> list[Statement]:
    """Nothing is left of a table but that it was."""
    job: list[Statement] = [(f"DELETE FROM {name} WHERE tbl = ?", (id,)) for name in ABOUT]
    job.append(("DELETE FROM rematches WHERE old = ? OR new = ?", (id, id)))
    job.append(("DELETE FROM tries WHERE tbl = ? OR old = ?", (id, id)))
    return job


def _gone(id: str) -> list[Statement]:
    """Nor that."""
    names = (("seats", "tbl"), ("copies", "tbl"), ("tables", "id"))
    return [(f"DELETE FROM {name} WHERE {key} = ?", (id,)) for name, key in names]
