"""The table of the week: everybody plays the same deal against the same bots, once, and nobody can look at it before.

What could tell of the deal is closed while the week lasts. Its seed is drawn when the first one sits down, kept in the
store and shown to nobody; a table of the week is seen by who plays it alone, and of a finished one neither its record
nor what others held nor a copy to try from; nothing is taken back that has shown something hidden. The list is for
those who had an account when they sat down, since anybody can be a new guest as often as they like. What somebody has
seen at their own table they can tell; nothing can be done about that. The bots play by rule, not by the clock: the same
answers lead to the same game.
"""

from __future__ import annotations

import secrets
import time

from oikumene.registry import game as find_game
from oikumene.table.board import Row, Seat
from oikumene.table.hall.copies import Copies
from oikumene.table.live import Live
from oikumene.table.people import Person
from oikumene.table.rows import row_insert
from oikumene.table.store import Taken
from oikumene.table.weeks import BOT, GAMES, MARK, Deal, this_week


class Weekly(Copies):
    """Tables of the week."""

    async def deal(self, week: int) -> Deal:
        """The deal of a week: drawn once, by whichever worker is first."""
        sql = "SELECT game, seats, seed FROM deals WHERE week = ?"
        found = await self.store.rows(sql, (week,))
        if not found:
            game, seats = GAMES[(week - 1) % len(GAMES)]
            insert = "INSERT INTO deals (week, game, seats, seed) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            await self.store.write([(insert, (week, game, seats, str(secrets.randbits(128))))])
            found = await self.store.rows(sql, (week,))
        game, seats, seed = found[0]
        return Deal(week, game, int(seats), int(seed))

    async def sit_down(self, person: Person) -> Live:
        """The table of this week for somebody: theirs if they have begun, else a new one."""
        week = this_week()
        found = await self.store.rows("SELECT tbl FROM weeks WHERE week = ? AND person = ?", (week, person.id))
        if found:
            return await self._begun(await self.find(str(found[0][0])), person)
        deal = await self.deal(week)
        game, now = find_game(deal.game), time.time()
        setup = game.checked(deal.seats, deal.seed, {})
        row = Row(
            id=f"{MARK}{week}-{secrets.token_hex(8)}",
            game=game.id,
            rules=game.rules,
            seed=setup.seed,
            options=dict(setup.options),
            status="waiting",
            public=False,
            pace="live",
            hours=24,
            confirm=False,
            hints=False,
            host=person.id,
            created=now,
            changed=now,
            seats=[Seat(person.id, person.name, quiet=person.quiet), *[Seat(bot=BOT) for _ in range(deal.seats - 1)]],
        )
        once = "INSERT INTO weeks (week, person, tbl, ranked) VALUES (?, ?, ?, ?)"
        try:
            await self.store.write([(once, (week, person.id, row.id, int(not person.guest))), *row_insert(row)])
        except Taken:  # in another window
            found = await self.store.rows("SELECT tbl FROM weeks WHERE week = ? AND person = ?", (week, person.id))
            return await self._begun(await self.find(str(found[0][0])), person)
        live = Live(row)
        self.tables[row.id] = live
        self._keep_recent(live)
        return await self._begun(live, person)

    async def _begun(self, live: Live, person: Person) -> Live:
        """Between the table and its first move the server may have stopped."""
        if live.row.status == "waiting":
            await self.start(live, person)
        return live
