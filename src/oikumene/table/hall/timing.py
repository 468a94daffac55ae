"""Time: what happens when a clock has run out, days off, and that nobody pays for what the server did not serve."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.board import Row, Seat
from oikumene.table.clock import (
    DAY,
    LONG_STANDSTILL,
    counted_out,
    more_time,
    on_holiday,
    terms_of,
    with_time,
)
from oikumene.table.hall.opening import alone
from oikumene.table.hall.votes import Votes
from oikumene.table.live import Live, seat_of
from oikumene.table.notify import Notice
from oikumene.table.owners import Owners
from oikumene.table.people import Person
from oikumene.table.rows import seat_update
from oikumene.table.store import Away, Statement

#: So many seconds without a sign of life are a standstill; there is one every five.
STANDSTILL = 20.0
#: An answer that was on its way when a clock ran out still counts: so many seconds.
GRACE = 2.0
#: Tables that are looked at in one go; standstills are remembered for so many days, long ones for more.
MOST_DUE = 40
REMEMBERED, LONG_REMEMBERED = 150, 1500
#: Who goes on for somebody whose time has run out.
FAIR = "merchant"
#: Notices are told once for a turn; those about clocks have numbers of their own.
SOON, OVER = 1_000_000, 2_000_000

log = logging.getLogger("oikumene.table")


class Timing(Votes):
    """Clocks are looked at here."""

    # -- when the server did not serve

    async def pulse_clocks(self, *, begins: bool = False) -> None:
        """A sign of life in the store. Where there was none for a while nobody served, whether the server was stopped,
        asleep or without its database, or is another one that goes on from a backup: that time does not count.
        `begins`: where no other worker is about, nobody served up to now."""
        now = self.now()
        last = await self._last_beat(now)
        noted: Sequence[Statement] = ()
        if now - last > (0.0 if begins and not self.shared else STANDSTILL):
            noted = _stood(last, now)
        elif last - now > STANDSTILL:
            noted = _set_back(now)
        # whoever is second writes the same: the standstill has one beginning
        done = await self.store.write([*noted, ("UPDATE beats SET at = ? WHERE id = 1", (now,))])
        if now - last > LONG_STANDSTILL and done[0]:
            days = round((now - last) / DAY)
            log.warning("no sign of life for %d days, or the clock was set: that time does not count", days)
            await Owners(self.store).note("", "standstill", "", f"{days} d")
        self.pulsed = now
        found = await self.store.rows("SELECT begun, ended FROM standstills ORDER BY begun")
        self.stands = [(float(begun), float(ended)) for begun, ended in found]

    async def _last_beat(self, now: float) -> float:
        found = await self.store.rows("SELECT at FROM beats WHERE id = 1")
        if found:
            return float(found[0][0])
        await self.store.write([("INSERT INTO beats (id, at) VALUES (1, ?) ON CONFLICT DO NOTHING", (now,))])
        return now

    # -- clocks that have run out

    async def look_at_clocks(self) -> None:
        """Everything that is due: people are told that their time runs out, and where it has, what was agreed is
        done. Where it is much later than a moment ago nobody has served meanwhile, or the clock was set: that is noted
        first, and no seat is lost by it."""
        now = self.now()
        if abs(now - self.pulsed) > STANDSTILL:
            await self.pulse_clocks()
        sql = "SELECT id, owner, clock FROM tables WHERE status = 'playing' AND due <= ? ORDER BY due LIMIT ?"
        for id, owner, clock in await self.store.rows(sql, (now, MOST_DUE)):
            if not self._falls_to_me(str(id), str(owner)):
                continue
            try:
                if clock is None and str(id) not in self.tables:
                    row = await self.glance(str(id))
                    if terms_of(row).kind == "none":  # nobody looks: nobody need be shown who is not here
                        await self.store.write([("UPDATE tables SET due = NULL WHERE id = ?", (id,))])
                        continue
                await self._look_at(await self.find(str(id)))
            except Away:
                raise
            except Refused as why:  # it cannot be read, or is gone: nothing can be done by the clock
                log.warning("the clocks of table %s stand: %s", id, why)
                await self.store.write([("UPDATE tables SET due = NULL WHERE id = ?", (id,))])
            except Exception:  # one table that cannot be helped keeps no other waiting
                log.exception("the clocks of table %s", id)
                await self.store.write([("UPDATE tables SET due = ? WHERE id = ?", (now + 60, id))])

    @alone
    async def _look_at(self, live: Live) -> None:
        """A table whose clocks are due: the lock is held, so that an answer which is being written comes first."""
        clock = self.clock(live.row)
        late = [seat for seat in clock.late() if clock.left(seat) <= -GRACE]
        for seat in clock.kept["runs"]:
            if clock.runs(seat) and 0 < clock.left(seat) <= clock.warns(seat) + 1:
                self._remind_of(live.row, seat, "soon", SOON)
        if late and clock.terms.out in ("bot", "resign"):
            await self._go_on_without(live, late, resigned=clock.terms.out == "resign")
            return
        for seat in late:
            self._tell_of_late(live.row, seat)
        waiting = [seat for seat in clock.late() if seat not in late]
        due = self.now() + GRACE if waiting else clock.due()
        live.row.due = due
        await self.store.write([("UPDATE tables SET due = ? WHERE id = ?", (due, live.row.id))])
        self.stir(live)

    async def _go_on_without(self, live: Live, seats: Sequence[int], *, resigned: bool) -> None:
        """Bots take these seats, for good or until whose they are comes back."""
        row = live.row.fork()
        row.clock = self.clock(live.row).settled()
        for seat in seats:
            there = row.seats[seat]
            row.clock = counted_out(row.clock, seat)
            row.seats[seat] = Seat(bot=FAIR, name=there.name, was=there.person, resigned=resigned)
        if row.vote is not None and row.vote["seat"] in seats:
            row.vote = None
        await self._keep(live, row, [seat_update(row, seat) for seat in seats])
        for seat in seats:
            self._remind_of(live.row, seat, "resigned" if resigned else "over", OVER)

    def _remind_of(self, row: Row, seat: int, event: str, number: int) -> None:
        there = row.seats[seat]
        person = there.person or there.was
        if self.tell is not None and person is not None:
            self.tell(Notice(person, row.game, row.id, event, number + row.moves))

    def _tell_of_late(self, row: Row, late: int) -> None:
        """Those who can do something about it: who made the table, or the others."""
        if self.tell is None:
            return
        others = {seat.person for i, seat in enumerate(row.seats) if seat.human and not seat.gone and i != late}
        people = {row.host} if self._host_decides(row) else others
        for person in people - self.here(row):
            if person is not None:
                self.tell(Notice(person, row.game, row.id, "late", OVER + row.moves))

    # -- what people do about it

    @alone
    async def resign(self, live: Live, person: Person) -> None:
        """Somebody gives the game up: a bot plays to the end for the others, and whose seat it was counts as last."""
        row, seat = live.row, seat_of(live.row, person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if row.status != "playing":
            raise Refused("not-playing", "No game is going on at this table.")
        if not any(other.human and not other.gone for i, other in enumerate(row.seats) if i != seat):
            raise Refused("resign-alone", "Nobody else plays here: end the game instead.")
        row = row.fork()
        row.seats[seat] = Seat(bot=FAIR, name=row.seats[seat].name, was=person.id, resigned=True)
        if row.vote is not None and row.vote["seat"] == seat:
            row.vote = None
        job = [seat_update(row, seat)]
        if row.vote is not None and self._open_vote(live) is not None:
            await self._count(live, row, job)
        else:
            await self._keep(live, row, job)

    def to_decide(self, row: Row, person: Person) -> list[int]:
        """The seats about which it is for somebody to say what becomes of them: they made the table."""
        return self._late(row) if row.host == person.id and self._host_decides(row) else []

    @alone
    async def decide_late(self, live: Live, person: Person, said: wire.LateWay) -> None:
        """Who made the table says what becomes of somebody whose time has run out, where that was agreed."""
        row = live.row
        if row.host != person.id:
            raise Refused("not-host", "Only who made the table may do that.")
        if said.seat not in self._late(row) or not self._host_decides(row):
            raise Refused("not-late", "Nobody at that seat is late.")
        if said.way != "time":
            await self._go_on_without(live, [said.seat], resigned=said.way == "resign")
            return
        row = row.fork()
        row.clock = with_time(self.clock(live.row).settled(), said.seat, more_time(terms_of(row)))
        await self._keep(live, row)

    @alone
    async def holiday(self, live: Live, person: Person, said: wire.Holiday) -> None:
        """Days off, at a table where some were agreed on: one's own clock stands meanwhile."""
        seat = seat_of(live.row, person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if live.row.status != "playing" or not terms_of(live.row).vacation:
            raise Refused("no-holiday", "At this table there are no days off.")
        clock = self.clock(live.row)
        if clock.left(seat) <= 0:
            raise Refused("late", "Your time has run out already.")
        row = live.row.fork()
        row.clock = on_holiday(clock.settled(), seat, said.days, self.now())
        await self._keep(live, row)


def _stood(begun: float, ended: float) -> Sequence[Statement]:
    """A standstill is noted. What is forgotten goes by its beginning: its end may be a clock's that is wrong."""
    old = "DELETE FROM standstills WHERE ended < ? AND (ended < ? OR ended - begun < ?)"
    return [
        ("INSERT INTO standstills (begun, ended) VALUES (?, ?) ON CONFLICT DO NOTHING", (begun, ended)),
        (old, (begun - REMEMBERED * DAY, begun - LONG_REMEMBERED * DAY, LONG_STANDSTILL)),
    ]


def _set_back(now: float) -> Sequence[Statement]:
    """The clock was ahead and is right again: a standstill that would last until then lasts until now, and tables that
    were to be looked at after it are looked at now. Where it is now that the clock is wrong, years behind, those that
    are to come are true, and are left."""
    ahead = "SELECT min(ended) FROM standstills WHERE begun < ? AND ended > ?"
    return [
        (f"UPDATE tables SET due = ? WHERE status = 'playing' AND due >= ({ahead})", (now, now, now)),
        ("DELETE FROM standstills WHERE begun >= ? AND begun < ?", (now, now + DAY)),
        ("UPDATE standstills SET ended = ? WHERE begun < ? AND ended > ?", (now, now, now)),
    ]
