"""Who somebody is has changed: a guest has come in to an account, a name is another, somebody is gone for good."""

from __future__ import annotations

import json
from collections.abc import Sequence

from oikumene.table.board import Row
from oikumene.table.hall.votes import Votes
from oikumene.table.live import Live
from oikumene.table.people import People, Person
from oikumene.table.store import Statement


class Persons(Votes):
    """Tables follow what becomes of those who sit at them."""

    async def hand_over(self, guest: Person, account: Person) -> None:
        """A guest came in to an account: its seats and tables are the account's, at once and wherever somebody looks.

        Where the account sits already, a seat before the start is free again and one in a running game is left.
        """
        for row in await self._tables_of(guest):
            twice = row.status in ("waiting", "playing") and any(s.person == account.id for s in row.seats)
            theirs: Statement = (
                "UPDATE seats SET person = ? WHERE tbl = ? AND person = ?",
                (account.id, row.id, guest.id),
            )
            seats = self._left(row, guest) if twice else theirs
            host: Statement = ("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (account.id, row.id, guest.id))
            asked: Statement = (
                "UPDATE seats SET invited = ? WHERE tbl = ? AND invited = ?",
                (None if twice else account.id, row.id, guest.id),
            )
            was: Statement = (
                "UPDATE seats SET was = ? WHERE tbl = ? AND was = ?",
                (None if twice else account.id, row.id, guest.id),
            )
            orders: Statement = (
                "UPDATE orders SET person = ? WHERE tbl = ? AND person = ?",
                (account.id, row.id, guest.id),
            )
            plans: Statement = (
                "UPDATE plans SET person = ? WHERE tbl = ? AND person = ?",
                (account.id, row.id, guest.id),
            )
            tries: Statement = (
                "UPDATE tries SET person = ? WHERE tbl = ? AND person = ?",
                (account.id, row.id, guest.id),
            )
            job = [seats, host, asked, was, orders, plans, tries]
            if asks(row, guest):
                vote = None if twice else json.dumps({**(row.vote or {}), "person": account.id, "name": account.name})
                job.append(("UPDATE tables SET vote = ? WHERE id = ?", (vote, row.id)))
            await self._rewrite(row.id, job, (guest, account))
        await self.groups.hand_over(guest, account)
        self.become(guest.session, account)

    async def renamed(self, people: set[str]) -> None:
        """Somebody has another name: tables that are looked at show it."""
        marks = ", ".join("?" * len(people))
        sql = f"SELECT DISTINCT tbl FROM seats WHERE person IN ({marks}) OR invited IN ({marks})"
        for (id,) in await self.store.rows(sql, (*people, *people)) if self.shared or self.tables else ():
            if self.shared or id in self.tables:
                await self.changed_elsewhere(str(id))
                await self.publish(str(id))
        for live in self.tables.values():
            names = {seat.person: seat.name for seat in live.row.seats if seat.person in people}
            for watcher in live.watchers:
                watcher.person.name = names.get(watcher.person.id, watcher.person.name)

    async def forget(self, person: Person) -> None:
        """Somebody is gone for good: seats before the start are free again, running games go on without, and whoever
        still sits there becomes the host. What nobody is left at is over."""
        for row in await self._tables_of(person):
            asked: Statement = ("UPDATE seats SET invited = NULL WHERE tbl = ? AND invited = ?", (row.id, person.id))
            was: Statement = ("UPDATE seats SET was = NULL WHERE tbl = ? AND was = ?", (row.id, person.id))
            orders: Statement = ("DELETE FROM orders WHERE tbl = ? AND person = ?", (row.id, person.id))
            plans: Statement = ("DELETE FROM plans WHERE tbl = ? AND person = ?", (row.id, person.id))
            tries: Statement = ("DELETE FROM tries WHERE tbl = ? AND person = ?", (row.id, person.id))
            job = [self._left(row, person), asked, was, orders, plans, tries]
            heirs = [s.person for s in row.seats if s.human and not s.gone and s.person != person.id]
            if asks(row, person):
                job.append(("UPDATE tables SET vote = NULL WHERE id = ?", (row.id,)))
            if row.host == person.id:
                job.append(("UPDATE tables SET host = ? WHERE id = ?", (heirs[0] if heirs else "", row.id)))
            theirs = row.host == person.id or any(s.person == person.id for s in row.seats)
            if theirs and not heirs and row.status in ("waiting", "playing"):
                job.append(("UPDATE tables SET status = 'abandoned' WHERE id = ?", (row.id,)))
            if row.host == person.id:  # their words go with them
                job += [
                    ("UPDATE tables SET name = '' WHERE id = ?", (row.id,)),
                    ("UPDATE postponed SET name = '' WHERE tbl = ?", (row.id,)),
                    ("UPDATE journal SET note = '' WHERE about = ? AND what = 'table-unname'", (row.id,)),
                ]
            await self._rewrite(row.id, job)
        await self.groups.forget(person)

    async def remove(self, people: People, person: Person) -> None:
        """Somebody is removed for good with everything that is kept of them. Who they are is forgotten last, when no
        connection of theirs can say anything more."""
        await self.forget(person)
        await self.show_out(await people.end_all(person))
        await people.forget(person)

    async def _tables_of(self, person: Person) -> list[Row]:
        where = (
            "WHERE host = ? OR id IN (SELECT tbl FROM seats WHERE person = ? OR invited = ? OR was = ?) OR vote LIKE ?"
        )
        return await self.rows(where, (*(person.id,) * 4, f"%{person.id}%"), gone=True)

    def _left(self, row: Row, person: Person) -> Statement:
        gone = int(row.status != "waiting")
        return ("UPDATE seats SET person = NULL, gone = ? WHERE tbl = ? AND person = ?", (gone, row.id, person.id))

    async def _rewrite(self, id: str, job: Sequence[Statement], became: tuple[Person, Person] | None = None) -> None:
        """Change who sits at a table, on disk and, where somebody looks at it, here. When it last moved stays: that is
        what a slow table's deadline and a finished game's length are counted from."""
        job = [*job, ("UPDATE tables SET version = version + 1 WHERE id = ?", (id,))]
        live = self.tables.get(id)
        if live is None:
            await self.store.write(job, self._told("read", id))
            return
        async with live.lock:
            live.adrift = True
            await self.store.write(job, self._told("read", id))
            if became is not None:
                self.become(became[0].session, became[1])
            await self.attempt(live, lambda: self._recount(live))
        self.stir_bots(live)

    async def _recount(self, live: Live) -> None:
        """Somebody less is at the table: perhaps the others agree by now."""
        if self._open_vote(live) is not None and live.row.status == "playing":
            await self._count(live, live.row.fork())


def asks(row: Row, person: Person) -> bool:
    """Whether it is voted on (or was of late) that this person sits down."""
    return row.vote is not None and row.vote.get("person") == person.id
