"""Tables made of others: copies of finished games, records that are brought in; and tables that are deleted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from oikumene.bots.levels import LEVELS
from oikumene.kernel.errors import Refused
from oikumene.table import desks, keeping, wire
from oikumene.table.board import Board, Event, Seat, Start
from oikumene.table.desks import Reader
from oikumene.table.hall.opening import MOST_LOADING, alone
from oikumene.table.hall.seats import Seats
from oikumene.table.live import Live
from oikumene.table.people import Person
from oikumene.table.rows import event_insert, note_board, origin_of
from oikumene.table.rules import Position
from oikumene.table.store import Statement

#: Who plays on for a person who is not there.
FAIR = "merchant"
#: Who plays against somebody who learns.
EASY = "novice"


class Copies(Seats):
    """Tables made of others, and unmade."""

    async def copy_from(self, live: Live, person: Person, n: int, seat: int) -> Live:
        """A private table that begins where a finished one was after n events: you at a seat, bots at the others."""
        if live.row.status != "finished" or live.board is None:
            raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
        if seat not in range(len(live.row.seats)):
            raise Refused("seat", "There is no seat {seat}.", seat=seat)
        row, board = live.row, live.board
        if not 0 <= n <= board.n:
            raise Refused("move", "There is no move {n}; there are {all}.", n=n, all=board.n)
        if isinstance(board, keeping.Shelved) or (board.start is not None and n < board.start.n):
            raise Refused("older-rules-copy", "That was played with older rules: it can be looked at, not played on.")
        seats = [wire.NewSeat("you" if i == seat else rival(each)) for i, each in enumerate(row.seats)]
        copy = await self.create(person, wire.NewTable(row.game, seats, row.options, hints=True), rules=row.rules)
        sql = "INSERT INTO tries (tbl, old, n, seat, person) VALUES (?, ?, ?, ?, ?)"
        copy.row.origin = origin_of(row.id, n, seat, row.result or {})
        tried: Statement = (sql, (copy.row.id, row.id, n, seat, person.id))
        return await self._fill(copy, row.seed, board.events[:n], board.start, [tried])

    async def bring_in(self, person: Person, record: dict[str, Any], reader: Reader) -> Live:
        """A record becomes a private table: finished if it is, else to be played on against bots."""
        game, rules, many, seed, options, events, start = await reader.ask(desks.brought, record)
        seats = [wire.NewSeat("you" if i == 0 else FAIR) for i in range(many)]
        live = await self.create(person, wire.NewTable(game, seats, options), rules=rules)
        return await self._fill(live, seed, events, start)

    async def play_example(self, person: Person, position: Position) -> Live:
        """A private table that goes on from an example of the rules: you where the reader looked from, novices at the
        other seats."""
        seats = [wire.NewSeat("you" if seat == position.seat else EASY) for seat in range(position.seats)]
        new = wire.NewTable(position.game, seats, position.options, hints=True)
        return await self._fill(await self.create(person, new), position.seed, (), position.start)

    async def _fill(
        self,
        live: Live,
        seed: int,
        events: Sequence[Event],
        start: Start | None = None,
        more: Sequence[Statement] = (),
    ) -> Live:
        await self._begin_with(live, seed, events, start, more)
        return live

    @alone
    async def _begin_with(
        self, live: Live, seed: int, events: Sequence[Event], start: Start | None, more: Sequence[Statement]
    ) -> None:
        row = live.row.fork()
        row.seed, row.status = seed, "playing"
        begun = time.perf_counter()
        board = await self.loading.do(Board.replayed, row, events, start)
        live.cost = min(time.perf_counter() - begun, MOST_LOADING)
        note_board(row, board)
        job = [event_insert(row, n, event) for n, event in enumerate(events)]
        job += [*keeping.starts(row.id, start), *keeping.snapshots(board), *more]
        job.append(("INSERT INTO copies (tbl) VALUES (?)", (row.id,)))
        await self._keep(live, row, job, board=board)
        if board.match.over:
            self._shelve(row.id)

    async def delete(self, live: Live, person: Person) -> None:
        row = live.row
        others = [s for s in row.seats if s.human and s.person != person.id]
        if row.host != person.id or others or row.status == "playing":
            raise Refused("not-yours", "Only a table of your own that is over can be deleted.")
        about = ("events", "snapshots", "starts", "archives", "chat", "seats", "orders", "plans", "outcomes", "copies")
        tables = (*about, "reviews", "cut_events")
        job: list[Statement] = [(f"DELETE FROM {name} WHERE tbl = ?", (row.id,)) for name in tables]
        job.append(("DELETE FROM rematches WHERE old = ? OR new = ?", (row.id, row.id)))
        job.append(("DELETE FROM tries WHERE tbl = ? OR old = ?", (row.id, row.id)))
        await self.store.write([*job, ("DELETE FROM tables WHERE id = ?", (row.id,))], self._told("read", row.id))
        self.tables.pop(row.id, None)
        self.recent.pop(row.id, None)


def rival(seat: Seat) -> str:
    """Who plays a seat on that was somebody else's: the bot that sat there, else one of a fair level."""
    return seat.bot if seat.bot in LEVELS else FAIR
