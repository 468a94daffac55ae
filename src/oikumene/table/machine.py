"""What an owner does from the machine itself (`oikumene owner`): the acts of the page, without the page.

They are done by the same hands (`hall`, `owners`, `people`), in a hall where nobody sits and no bot thinks. A server
that runs meanwhile hears of them by the journal, which it looks at every five seconds (through PostgreSQL at once). So
a line of the journal is written when the act is done.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

from oikumene.kernel.errors import Refused
from oikumene.table import backup, wire
from oikumene.table.hall import Hall
from oikumene.table.hall.timing import STANDSTILL
from oikumene.table.live import Live
from oikumene.table.owners import Owners, nobody
from oikumene.table.people import People, Person
from oikumene.table.rows import read_rows
from oikumene.table.store import Shared, Store, open_store
from oikumene.table.thinking import Thinkers

#: Who does it, where somebody has to.
MACHINE = Person("", "", False, "en", "")


class Empty(Hall):
    """A hall in which nobody sits: what is done at tables is written down, and goes on where the server is."""

    def stir_bots(self, live: Live) -> None:
        pass

    async def wake_bots(self) -> None:
        pass


class Machine:
    """The owner's hands on a store."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store, self.hall = store, hall
        self.owners, self.persons = Owners(store), People(store)

    # -- people

    async def person(self, said: str) -> Person:
        """Somebody by the name of an account, or by what `--people` shows before the name (guests have no name of
        their own)."""
        account = await self.persons.account(said)
        found = await self.persons.find(account[0] if account else said)
        if found is None:
            raise nobody()
        return found

    async def account(self, name: str) -> str:
        found = await self.persons.account(name)
        if found is None:
            raise Refused("no-person", "There is no account by the name {name}.", name=repr(name))
        return found[0]

    async def mute(self, said: str, hours: int) -> None:
        await self.owners.mute("", (await self.person(said)).id, hours)

    async def sign_out(self, said: str) -> None:
        person = await self.person(said)
        await self.hall.show_out(await self.persons.end_all(person))
        await self.owners.note("", "end", person.id, person.name)

    async def forget(self, said: str) -> None:
        """Somebody is gone for good, with everything that is kept of them. A server that runs reads in the journal who
        that was; the next look at what is old takes it out of there too."""
        person = await self.person(said)
        await self.hall.remove(self.persons, person)
        await self.owners.note("", "remove", person.id)

    # -- tables

    async def close(self, table: str) -> None:
        await self.hall.close_table(table)
        await self.owners.note("", "table-close", table)

    async def replay(self, table: str) -> dict[str, Any]:
        """How far a table can be played again, and what goes wrong there."""
        far = await self.hall.how_far(table)
        await self.owners.note("", "table-replay", table)
        return {"table": table, **far}

    async def cut(self, table: str, n: int) -> None:
        await self.hall.cut_back(table, n)
        await self.owners.note("", "table-cut", table, str(n))

    async def delete(self, table: str) -> None:
        """A table that is over is no more, with all that was made of it."""
        row = await self.hall.remove_table(table)
        await self.owners.note("", "table-delete", table, row.game)

    async def again(self, table: str) -> None:
        """A table whose bot failed goes on: the bot tries again."""
        live = await self.hall.find(table, fresh=True)
        seat = (live.row.fault or {}).get("seat")
        way = wire.BotWay(-1 if seat is None else seat, "again")
        await self.hall.go_on(live, MACHINE, way, owner=True)
        await self.owners.note("", "table-again", table)

    # -- looking

    async def aside(self) -> list[dict[str, Any]]:
        """The tables that were set aside."""
        rows = await read_rows(self.store, "WHERE status = 'playing' AND fault IS NOT NULL", ())
        return [
            {"id": row.id, "game": row.game, "moves": row.moves, "fault": (row.fault or {}).get("what", "")}
            for row in rows
        ]

    async def overview(self) -> dict[str, Any]:
        """What there is, as the store knows it: `bots`: running tables that wait for a bot and were not set aside;
        `alive`: seconds since the server's last sign of life, none where there never was one."""
        beat = await self.store.rows("SELECT at FROM beats WHERE id = 1")
        return {
            **await self.owners.counts(),
            "bots": len(await self.hall.bots_asked()),
            "alive": max(0.0, time.time() - float(beat[0][0])) if beat else None,
        }


@contextlib.asynccontextmanager
async def on_the_machine(db: str) -> AsyncIterator[Machine]:
    """The owner's hands, while something is done."""
    backup.there(db)
    store = open_store(db)
    await store.open()
    thinkers = Thinkers(1)
    hall = Empty(store, thinkers)
    hall.shared = isinstance(store, Shared)
    try:
        await know_standstills(hall)
        yield Machine(store, hall)
    finally:
        if hall.shared:
            await hall.goodbye()
        thinkers.close()
        await store.close()


async def know_standstills(hall: Hall) -> None:
    """When nobody served, also now: clocks that are written here do not count it. Nothing of it is written: who serves
    next does."""
    found = await hall.store.rows("SELECT begun, ended FROM standstills ORDER BY begun")
    hall.stands = [(float(begun), float(ended)) for begun, ended in found]
    beat = await hall.store.rows("SELECT at FROM beats WHERE id = 1")
    now = hall.now()
    if beat and now - float(beat[0][0]) > STANDSTILL:
        hall.stands.append((float(beat[0][0]), now))
