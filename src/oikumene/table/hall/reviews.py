"""Reviews of finished games: thought out by the bots' processes when somebody asks, kept once and for all."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from dataclasses import dataclass, field
from typing import Any

from oikumene.bots.review import Rough, told_of, worst, worst_turns
from oikumene.kernel.errors import Refused
from oikumene.table import keeping, reviewing, wire
from oikumene.table.board import Board, Row
from oikumene.table.hall.copies import Copies
from oikumene.table.hall.shelf import STRAINED
from oikumene.table.live import Live
from oikumene.table.people import Person
from oikumene.table.store import Away, Taken
from oikumene.table.thinking import Job, job_of
from oikumene.table.workers import Failure

#: Reviews that are being made at a time: of one person, and of all.
MOST_OF_ONE = 1
MOST_OF_ALL = 12
#: So many are begun before anybody asks, when a game ends: the others wait until somebody does.
MOST_AHEAD = 3
#: Seconds until a review that nobody waits for looks again whether people leave it time.
REST = 1.0
#: So often a piece of a review gives way to who waits for a bot; then it is finished.
MOST_WAYS = 3
#: How much of a review the first look is, as it is shown to who waits.
FIRST_LOOK = 0.35

log = logging.getLogger("oikumene.table")


@dataclass
class Making:
    """A review that is being made: for whom, how much is done, what of the bots' time it has taken."""

    person: str
    progress: float = 0.0
    spent: float = 0.0
    wanted: asyncio.Event = field(default_factory=asyncio.Event)  # somebody waits for it

    def spend(self, seconds: float) -> None:
        self.spent += seconds

    @property
    def late(self) -> bool:
        return self.spent > reviewing.MOST_SECONDS


class Given(Exception):
    """A piece of a review came to nothing."""


class Reviews(Copies):
    """Reviews are asked for here, made, and read."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.effort = reviewing.EFFORT
        self.ahead = False  # whether reviews are begun when a game ends
        self.making: dict[tuple[str, int], Making] = {}
        self.unmade: set[tuple[str, int]] = set()  # that failed, until somebody asks again
        self.thoughts: set[asyncio.Task[None]] = set()

    async def review(self, live: Live, person: Person, seat: int) -> wire.ReviewInfo:
        """How far the review of a seat is."""
        self._may_review(live, person, seat)
        at = (live.row.id, seat)
        found = await self._reviewed(*at)
        if found is None:
            making = self.making.get(at)
            if making is not None:
                making.wanted.set()
            status: Any = "working" if making else "failed" if at in self.unmade else "none"
            found = wire.ReviewInfo(seat, status, making.progress if making else 0.0)
        found.tried = await self._tried(live.row, person, seat)
        return found

    async def begin_review(self, live: Live, person: Person, seat: int) -> wire.ReviewInfo:
        """Have a game looked through; one that was is not looked through again."""
        found = await self.review(live, person, seat)
        at = (live.row.id, seat)
        if found.status in ("done", "working") or at in self.making:
            return await self.review(live, person, seat)
        board = live.board
        assert board is not None
        if isinstance(board, keeping.Shelved):
            raise Refused("older-rules-copy", "That was played with older rules: it can be looked at, not played on.")
        mine = sum(one.person == person.id and one.wanted.is_set() for one in self.making.values())
        if mine >= MOST_OF_ONE or len(self.making) >= MOST_OF_ALL:
            raise Refused("review-busy", "Another game is being looked through; this one has to wait a little.")
        self._begin(at, board, person.id).wanted.set()
        return await self.review(live, person, seat)

    def _begin(self, at: tuple[str, int], board: Board, person: str) -> Making:
        self.unmade.discard(at)
        making = self.making[at] = Making(person)
        job = job_of(board, at[1])._replace(table=f"review {at[0]} {at[1]}")
        task = asyncio.create_task(self._make(at, job, making))
        self.thoughts.add(task)
        task.add_done_callback(self.thoughts.discard)
        return making

    def _over(self, live: Live) -> None:
        """The reviews of those who played are begun when the game ends, after everything else that the bots' processes
        have to do; one of a person, and few in all, none where people keep the server busy, and those that were begun
        rest then. What is not begun now is when somebody asks."""
        super()._over(live)
        board, row = live.board, live.row
        if not self.ahead or board is None or isinstance(board, keeping.Shelved) or row.lesson:
            return
        if self.strain > STRAINED:
            return
        for number, seat in enumerate(row.seats):
            at = (row.id, number)
            busy = at in self.making or any(one.person == seat.person for one in self.making.values())
            if seat.person is None or not seat.human or seat.gone or busy or len(self.making) >= MOST_AHEAD:
                continue
            self._begin(at, board, seat.person)

    def _may_review(self, live: Live, person: Person, seat: int) -> None:
        """Of a private table those who played it or made it; of a public one anybody who may watch it."""
        row = live.row
        if row.status != "finished" or live.board is None:
            raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
        if seat not in range(len(row.seats)):
            raise Refused("seat", "There is no seat {seat}.", seat=seat)
        if not row.public and row.host != person.id and all(each.person != person.id for each in row.seats):
            raise Refused("not-yours-review", "Only who played at a private table can have it looked through.")

    async def _reviewed(self, id: str, seat: int) -> wire.ReviewInfo | None:
        rows = await self.store.rows("SELECT data FROM reviews WHERE tbl = ? AND seat = ?", (id, seat))
        return reviewing.read(str(rows[0][0])) if rows else None

    async def _tried(self, row: Row, person: Person, seat: int) -> list[wire.TriedInfo]:
        sql = (
            "SELECT tries.tbl, tries.n, tables.status, tables.result FROM tries JOIN tables ON tables.id = tries.tbl "
            "WHERE tries.old = ? AND tries.person = ? AND tries.seat = ? ORDER BY tables.created DESC LIMIT 20"
        )
        found = []
        for id, n, status, result in await self.store.rows(sql, (row.id, person.id, seat)):
            ended = json.loads(result) if result else {}
            found.append(wire.TriedInfo(id, n, status, ended.get("scores"), ended.get("winners")))
        return found

    # -- making one

    async def _make(self, at: tuple[str, int], job: Job, making: Making) -> None:
        """Look at every decision, think the worst through, and keep what was found."""
        try:
            found = await self._looked_through(job, at[1], making)
            cost = found.decisions[0].cost if found.decisions else 0.0
            sql = "INSERT INTO reviews (tbl, seat, data, cost, made) VALUES (?, ?, ?, ?, ?)"
            await self.store.write([(sql, (*at, reviewing.written(found), cost, time.time()))])
        except Taken:
            pass  # another worker was first: it is kept once
        except (Given, Away) as why:
            log.warning("the review of table %s, seat %s, came to nothing: %s", *at, why)
            self.unmade.add(at)
        except Exception:
            log.exception("the review of table %s, seat %s", *at)
            self.unmade.add(at)
        finally:
            self.making.pop(at, None)

    async def _looked_through(self, job: Job, seat: int, making: Making) -> wire.ReviewInfo:
        chosen: reviewing.Chosen = await self._piece(making, reviewing.choices, job, seat)
        left, rough = [one.at for one in chosen.choices], list[Rough]()
        whole = {turn[0].at: turn for turn in chosen.turns}
        unseen, glanced = [*whole], list[Rough]()
        looks = len(left) + len(unseen)
        while (left or unseen) and not making.late:
            found: reviewing.Glanced
            if left:
                found = await self._piece(making, reviewing.glance, job, seat, left)
                rough, left = [*rough, *found.found], found.left
            else:
                seen = [whole[n] for n in unseen]
                found = await self._piece(making, reviewing.glance_turns, job, seat, seen)
                glanced, unseen = [*glanced, *found.found], found.left
            making.progress = FIRST_LOOK * (1 - (len(left) + len(unseen)) / looks)
        doubtful, doubted = worst(rough, self.effort.weighed), worst_turns(glanced, self.effort.turns)
        verdicts: list[wire.ReviewDecision] = []
        thought = 0
        for one in [*doubtful, *doubted]:
            if making.late:
                break
            if thought < len(doubtful):
                verdicts.append(await self._piece(making, reviewing.weighed, job, seat, one.at, self.effort))
            else:
                turn = await self._piece(making, reviewing.weighed_turn, job, seat, whole[one.at], self.effort)
                verdicts += [] if turn is None else [turn]
            thought += 1
            making.progress = FIRST_LOOK + (1 - FIRST_LOOK) * thought / (len(doubtful) + len(doubted))
        told = told_of(verdicts, lambda one: one.move)
        return wire.ReviewInfo(seat, "done", 1.0, len(chosen.choices), min(thought, len(doubtful)), told)

    async def _piece(self, making: Making, work: Any, *args: Any) -> Any:
        """What a piece comes to. It gives way to who waits for a bot, a few times; then it is finished."""
        for tried in range(MOST_WAYS + 1):
            found = await self._tried_piece(making, work, *args, gives_way=tried < MOST_WAYS)
            if found != reviewing.GAVE_WAY:
                break
        return found

    async def _tried_piece(self, making: Making, work: Any, *args: Any, gives_way: bool) -> Any:
        while self.strain > STRAINED and not making.wanted.is_set():  # nobody waits for it: people come first
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(making.wanted.wait(), REST)
        found = await self.thinkers.do(
            *(work, *args),
            seconds=self.thinkers.seconds,
            owner=f"review {making.person}",
            table=args[0].table,
            quiet=True,
            spent=making.spend,
            gives_way=gives_way,
        )
        if isinstance(found, Failure):
            raise Given(str(found))
        return found

    # -- the list of them

    async def reviews(self, person: Person) -> list[tuple[Row, int, bool, float | None]]:
        """The finished games somebody sat at, the newest first: their seat, whether its review is there, what its
        costliest decision cost."""
        rows = await self.rows(
            "WHERE status = 'finished' AND id IN (SELECT tbl FROM seats WHERE person = ? AND bot = '') "
            "ORDER BY changed DESC LIMIT 60",
            (person.id,),
        )
        if not rows:
            return []
        marks = ", ".join("?" * len(rows))
        sql = f"SELECT tbl, seat, cost FROM reviews WHERE tbl IN ({marks})"
        costs = {(id, seat): cost for id, seat, cost in await self.store.rows(sql, [row.id for row in rows])}
        found = []
        for row in rows:
            seat = next(n for n, each in enumerate(row.seats) if each.person == person.id)
            found.append((row, seat, (row.id, seat) in costs, costs.get((row.id, seat))))
        return found
