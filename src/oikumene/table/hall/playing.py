"""Playing: what is answered and confirmed, and how anything that happens is written down before it is shown."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

from oikumene.kernel.errors import Refused
from oikumene.kernel.foresight import foresee
from oikumene.table import keeping, seeing, wire
from oikumene.table.board import ANSWER, CONFIRM, Board, Event, Row, said_info
from oikumene.table.clock import ABSENT, first, running, terms_of
from oikumene.table.groups import outcome
from oikumene.table.hall.opening import alone
from oikumene.table.hall.shelf import Shelf
from oikumene.table.live import Live, seat_of
from oikumene.table.notify import Notice
from oikumene.table.people import Person
from oikumene.table.rows import event_insert, note_board, row_update
from oikumene.table.store import Away, Statement, Taken
from oikumene.table.thinking import job_of
from oikumene.table.workers import Failure

log = logging.getLogger("oikumene.table")


class Playing(Shelf):
    """Whatever happens at a table happens through `happen`, and whatever changes through `_keep`."""

    @alone
    async def answer(self, live: Live, person: Person, said: wire.Answer) -> int:
        """An answer of a person: it counts when this returns. Said again, because the first word was lost, it is the
        same answer."""
        seat, board = self.playing(live, person)
        event = Event(ANSWER, seat, said.question, said.key)
        if self._happened(board, said.n, event):
            return said.n + 1
        self._seen_all(board, said.n)
        if board.hold is not None:
            raise Refused("hold", "A turn waits to be confirmed first.")
        return await self.happen(live, event)

    @alone
    async def confirm(self, live: Live, person: Person, said: wire.Confirm) -> int:
        """A turn is over, for good. Said again, because the first word was lost, it is the same word."""
        seat, board = self.playing(live, person)
        event = Event(CONFIRM, seat)
        if self._happened(board, said.n, event):
            return said.n + 1
        self._seen_all(board, said.n)
        return await self.happen(live, event)

    def playing(self, live: Live, person: Person) -> tuple[int, Board]:
        seat = seat_of(live.row, person)
        if seat is None and any(each.was == person.id and each.bot for each in live.row.seats):
            raise Refused("bot-plays", "A bot goes on for you here; take your seat again first.")
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if live.board is None or live.row.status not in ("playing", "finished"):
            raise Refused("not-playing", "No game is going on at this table.")
        return seat, live.board

    def _happened(self, board: Board, n: int, event: Event) -> bool:
        """Whether what is said was said before and is there: the first word of it was lost."""
        return 0 <= n < board.n and board.events[n] == event

    def _seen_all(self, board: Board, n: int) -> None:
        """Refuses what somebody says of a position that is not the newest."""
        if n != board.n:
            raise Refused("stale", "The table has moved on; look again.")

    async def hint(self, live: Live, person: Person) -> list[wire.ReasonInfo]:
        seat, board = self.playing(live, person)
        if not live.row.hints:
            raise Refused("no-hints", "This table plays without hints.")
        questions = [question for question in board.match.pending if question.seat == seat]
        if not questions or board.hold is not None:
            raise Refused("no-question", "You are not asked anything now.")

        options = {option.key: option for option in questions[0].options}
        reasons = await self.thinkers.hint(board, seat, questions[0].id, person.id)
        return [
            wire.ReasonInfo(
                one.key,
                said_info(options[one.key].said),
                one.expected,
                one.visits,
                [wire.TraitInfo(*trait) for trait in because.traits],
                [wire.ExpectedInfo(who, said_info(said)) for who, said in because.line],
                None if one.points is None else round(one.points, 1),
                [said_info(said) for said in because.through],
            )
            for one, because in reasons
            if one.key in options
        ]

    def foresee(self, live: Live, person: Person, said: wire.AskPreview) -> wire.Preview:
        """What an answer would do, tried in matches as the seat may imagine them; nothing changes."""
        seat, board = self.playing(live, person)
        self._seen_all(board, said.n)
        if board.hold is not None:
            raise Refused("hold", "A turn waits to be confirmed first.")
        seen = foresee(board.match, seat, said.key, id=said.question)
        then = seen.then if seen.then is not None and seen.then[1].id else None
        return wire.Preview(
            said.ref,
            said.n,
            said.question,
            said.key,
            [wire.ToldInfo(said_info(one.said), one.share) for one in seen.lines],
            [wire.ToldInfo(said_info(one.said), one.share) for one in seen.anyway],
            [wire.FigureInfo(*figure) for figure in seen.figures],
            None if then is None else said_info(then[1]),
            None if seen.then is None else seen.then[0],
            seen.over,
            seen.nothing,
            [wire.ArrivalInfo(*one) for one in seen.arrivals],
            [wire.ArrivalInfo(*one) for one in seen.departures],
        )

    # -- what happens

    async def happen(self, live: Live, event: Event, row: Row | None = None, before: Sequence[Statement] = ()) -> int:
        """An event: tried on a board of its own, written down, then shown to everybody; how many there are then. The
        lock is held."""
        assert live.board is not None
        if live.row.status not in ("playing", "finished"):  # nothing that happens brings back what was ended
            raise Refused("not-playing", "No game is going on at this table.")
        row = row or live.row.moved()
        before_it, begun = live.board, time.perf_counter()
        (board, kept), n = before_it.ahead(row, event), before_it.n
        ruled = time.perf_counter() - begun
        row.vote = row.fault = None
        note_board(row, board)
        job: list[Statement] = [*before, event_insert(row, n, event)]
        job += [*keeping.snapshots(board, event), *outcome(live.row, row, board)]
        try:
            told = None if before else event
            await self._keep(live, row, job, board=board, kept=kept, event=told, moved=event)
        except (Taken, Away):
            await self._steady(live)
            if live.board is None or live.board.events[n : n + 1] != [event]:
                raise Taken("the event is not there") from None
        self.figures.one(self.figures.events, row.game).inc()
        self.figures.one(self.figures.rules, row.game).observe(ruled)
        if time.perf_counter() - begun > seeing.SLOW:
            self._slow(before_it, event, ruled, time.perf_counter() - begun - ruled)
        if live.row.status == "playing":
            self._tell(live, event.seat)
        elif live.board is not None:
            self._shelve(row.id)
            self._over(live)
        return n + 1

    def _over(self, live: Live) -> None:
        """A game has ended here."""

    def _slow(self, board: Board, event: Event, ruled: float, kept: float) -> None:
        """An answer that took long is told in the log, with where the time of its rules went."""
        facts = {
            "table": board.row.id,
            "game": board.row.game,
            "move": board.n,
            "kind": event.kind,
            "rules_ms": round(1000 * ruled),
            "store_ms": round(1000 * kept),
        }
        if ruled > seeing.SLOW / 2 and event.kind == ANSWER and self.traces.due():
            self._chore(self._traced(board, event, facts))
        else:
            log.warning("a slow answer", extra={"facts": facts})

    async def _traced(self, board: Board, event: Event, facts: dict[str, Any]) -> None:
        """In a process of the bots: nobody waits for it."""
        found = await self.thinkers.do(
            *(seeing.trace, job_of(board), event), seconds=60.0, owner="tracing", table=board.row.id, quiet=True
        )
        where = {} if isinstance(found, Failure) else {"where": found}
        log.warning("a slow answer", extra={"facts": {**facts, **where}})

    async def _keep(
        self,
        live: Live,
        row: Row,
        job: Sequence[Statement] = (),
        *,
        board: Board | None = None,
        kept: int = 0,
        event: Event | None = None,
        moved: Event | None = None,
    ) -> None:
        """A changed row is written down with what goes with it, then takes its place. `event`: other workers are told
        of it; `moved`: clocks are. The lock is held."""
        row.version = live.row.version + 1
        row.owner = self.worker
        if board is not None or row.status != "playing":
            row.changed = self.now()  # a vote, or somebody who leaves, is no move
        self._wind(live, row, board or live.board, moved)
        told = (event, row.moves, row.changed, row.round, row.rounds, row.clock, row.due) if event is not None else ()
        try:
            await self.store.write([*job, row_update(row)], self._told("wrote", row.id, row.version, *told))
        except BaseException:
            live.adrift = True  # perhaps it is there nevertheless; only the store knows
            self._settle_soon(live)
            raise
        live.row = row
        if board is not None:
            if live.board is None or kept < len(live.board.log_moves):  # something was taken back
                self._lines(live, kept)
            live.board = board
        elif live.board is not None:
            live.board.row = row
        self.stir(live)

    def _wind(self, live: Live, row: Row, board: Board | None, moved: Event | None) -> None:
        """The clocks of a row that is about to be written: as of now, for those who are asked something then."""
        if terms_of(row).kind == "none":  # a look is due at who is waited for and perhaps not here
            people = sum(seat.human and not seat.gone for seat in row.seats)
            row.due = row.changed + ABSENT if people > 1 and running(row) else None
            return
        if live.row.status != "playing":  # it begins
            row.clock = first(row, terms_of(row)) if row.status == "playing" else None
        else:
            clock = self.clock(live.row)
            if row.clock is not live.row.clock:  # somebody was given time, or is away from now on
                clock.kept = row.clock or clock.kept
            answers = clock.kept["high"] if board is None else len(board.match.answers)
            row.clock = clock.followed(row, answers, moved)
        row.due = self.clock(row).due() if row.status == "playing" else None

    def remind(self, live: Live) -> None:
        """What was to be answered for somebody is not: they are told that it is their turn after all."""
        if live.row.status == "playing":
            self._tell(live, -1)

    def _tell(self, live: Live, mover: int) -> None:
        """Tell people who are not here that it is their turn; nobody waits for that."""
        if self.tell is None or live.board is None:
            return
        events = live.board.events
        here = self.here(live.row)
        for seat in live.row.waiting:
            person = live.row.seats[seat].person
            if seat != mover and person is not None and person not in here and not self.steward.covers(live, seat):
                did = next((n for n in range(len(events) - 1, -1, -1) if events[n].seat == seat), -1)
                self.tell(Notice(person, live.row.game, live.row.id, "turn", did + 1, live.row.name))
