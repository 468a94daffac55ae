"""What owners do at tables: close them, and help those that were set aside: see how far their events can be played,
go back to there, and let their people go on."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

from oikumene.kernel.errors import Refused
from oikumene.registry import plays
from oikumene.table import keeping
from oikumene.table.board import Row
from oikumene.table.clock import LONG_STANDSTILL, since
from oikumene.table.hall.opening import alone
from oikumene.table.hall.removing import Removing
from oikumene.table.live import Live
from oikumene.table.owners import DAY, replayed_until
from oikumene.table.people import People, Person
from oikumene.table.rows import note_board
from oikumene.table.settings import Settings
from oikumene.table.store import Statement

#: So many are closed or forgotten in one go.
MOST_EXPIRED = 200


class Owning(Removing):
    """Tables in the hands of an owner."""

    async def close_table(self, id: str) -> Row:
        """A table is over, whoever sits there and whatever it waits for; nothing of it is lost."""
        live = await self.to_put_away(id)
        await self._close(live)
        return live.row

    @alone
    async def _close(self, live: Live) -> None:
        row = live.row.fork()
        if row.status not in ("waiting", "playing"):
            raise Refused("over", "The game is over.")
        row.status, row.vote = "abandoned", None
        await self._keep(live, row)

    async def unname(self, id: str) -> Row:
        """A table is called nothing again: its host's name for it was not for everybody's eyes."""
        live = await self.to_put_away(id)
        await self._unname(live)
        return live.row

    @alone
    async def _unname(self, live: Live) -> None:
        row = live.row.fork()
        row.name = ""
        await self._keep(live, row)

    async def how_far(self, id: str) -> dict[str, Any]:
        """How far the events of a table can be played again, and what goes wrong there; nothing changes."""
        row = await self._begun_row(id)
        return await self.loading.do(replayed_until, await keeping.job_of(self.store, row))

    async def _begun_row(self, id: str) -> Row:
        row = await self.glance(id)
        if row.status not in ("playing", "finished"):
            raise Refused("not-playing", "No game is going on at this table.")
        return row

    async def as_file(self, id: str) -> dict[str, Any]:
        """Everything a table was played with, for who looks for the fault: also what is hidden."""
        row = await self.glance(id)
        job = await keeping.job_of(self.store, row)
        told = {name: value for name, value in asdict(row).items() if name not in ("seats", "host", "vote")}
        seats = [{"bot": seat.bot, "human": seat.human, "gone": seat.gone} for seat in row.seats]
        start = None if job.start is None else {"n": job.start.n, "data": job.start.data}
        return {"table": told, "seats": seats, "start": start, "events": [list(event) for event in job.events]}

    async def cut_back(self, id: str, n: int) -> Row:
        """A table goes on from where it was after n events. Those that followed are kept beside it."""
        row = await self._begun_row(id)
        if row.status != "playing" or not plays(row.game, row.rules):
            raise Refused(
                "cut-rules", "Only a running table of rules that are still played can be taken back to an earlier move."
            )
        far = await self.loading.do(replayed_until, await keeping.job_of(self.store, row))
        begun = await self.store.rows("SELECT n FROM starts WHERE tbl = ?", (id,))
        if not (int(begun[0][0]) if begun else 0) <= n <= far["n"]:
            raise Refused("cut-move", "The table can be played again up to move {n}.", n=far["n"])
        aside = (
            "INSERT INTO cut_events (tbl, n, kind, seat, question, answer, at, cut) "
            "SELECT tbl, n, kind, seat, question, answer, at, ? FROM events WHERE tbl = ? AND n >= ?"
        )
        job: list[Statement] = [
            (aside, (time.time(), id, n)),
            ("DELETE FROM events WHERE tbl = ? AND n >= ?", (id, n)),
            ("DELETE FROM snapshots WHERE tbl = ? AND n > ?", (id, n)),
            (
                "UPDATE tables SET moves = ?, fault = NULL, vote = NULL, version = version + 1 WHERE id = ?",
                (n, id),
            ),
        ]
        live = self.tables.get(id)
        if live is None:
            await self.store.write(job, self._told("read", id))
            live = await self.find(id)
        else:
            async with live.lock:
                live.adrift = True
                await self.store.write(job, self._told("read", id))
                await self._steady(live)
        await self._noted(live)
        return live.row

    @alone
    async def _noted(self, live: Live) -> None:
        """The row says of the board what is so now."""
        row = live.row.fork()
        assert live.board is not None
        note_board(row, live.board)
        row.fault = None
        await self._keep(live, row, keeping.snapshots(live.board), board=live.board)

    # -- what goes by itself

    async def expire(self, settings: Settings, people: People) -> dict[str, int]:
        """Close what nobody plays, forget guests who have not come for long and remove what ended long ago; how many
        that was."""
        done = {"waiting": 0, "playing": 0, "guests": 0}
        if not self._falls_to_me("expiry", ""):
            return done
        await self.pulse_clocks()  # a clock that was set just now is noticed
        for status, days in (("waiting", settings.waiting_days), ("playing", settings.playing_days)):
            sql = "SELECT id FROM tables WHERE status = ? AND changed < ? ORDER BY changed LIMIT ?"
            old = await self.store.rows(sql, (status, self._before(days), MOST_EXPIRED)) if days else []
            for (id,) in old:
                await self.close_table(str(id))
                done[status] += 1
        if settings.guest_days:
            done["guests"] = await self._forget_guests(people, self._before(settings.guest_days))
        if settings.finished_days:
            done["finished"] = await self.remove_old(self._before(settings.finished_days), MOST_EXPIRED)
        if settings.journal_days:
            await self.store.write([("DELETE FROM journal WHERE at < ?", (self._before(settings.journal_days),))])
        await people.sweep()
        return done

    def _before(self, days: int) -> float:
        """What is older has waited for so many days while the server was there. A clock that is years ahead lets
        nothing go, and nobody has stayed away who could not have come."""
        away = [(begun, ended) for begun, ended in self.stands if ended - begun > LONG_STANDSTILL]
        return since(days * DAY, self.now(), away)

    async def _forget_guests(self, people: People, before: float) -> int:
        busy = (
            "SELECT 1 FROM seats JOIN tables ON tables.id = seats.tbl WHERE tables.status IN ('waiting', 'playing') "
            "AND (seats.person = people.id OR seats.invited = people.id OR seats.was = people.id)"
        )
        sql = (
            "SELECT id, name, lang, notify FROM people WHERE login IS NULL AND created < ? "
            "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND coalesce(seen, made) >= ?) "
            f"AND NOT EXISTS ({busy})"
        )
        done = 0
        for id, name, lang, notify in await self.store.rows(
            f"{sql} ORDER BY created LIMIT ?", (before, before, MOST_EXPIRED)
        ):
            if not await self.store.rows(f"{sql} AND id = ?", (before, before, id)):
                continue  # while others were forgotten they came back, or made an account
            guest = Person(str(id), str(name), True, str(lang), str(notify))
            await self.remove(people, guest)
            done += 1
        return done
