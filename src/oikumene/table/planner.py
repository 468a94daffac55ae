"""The planner: lays down what people plan for their coming questions, and answers with it when they come.

It takes the time that people take, as everything does that the table answers for somebody: nobody can tell a plan from
a quick hand. What an answer rests on is looked through in a process of the bots, never in the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask
from oikumene.kernel.planning import unforeseen
from oikumene.table import plans, wire
from oikumene.table.board import ANSWER, Board, Event
from oikumene.table.live import Live, Mark
from oikumene.table.orders import ORDERS, Pace
from oikumene.table.people import Person
from oikumene.table.plans import Left, Plan
from oikumene.table.store import Statement, Store
from oikumene.table.thinking import Thinkers, job_of
from oikumene.table.workers import Failure

log = logging.getLogger("oikumene.table")
T = TypeVar("T")

INSERT = "INSERT INTO plans (tbl, seat, person, n, data, dropped, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
DELETE = "DELETE FROM plans WHERE tbl = ? AND seat = ?"
#: Looking ahead takes a second at most, but its process may have to begin first; after so many it is given up.
SECONDS = 60.0
#: Questions of one person about what is to come that may wait at a time.
MOST_WAITING = 3


class Host(Protocol):
    """What the planner needs of the hall."""

    store: Store
    thinkers: Thinkers

    async def attempt(self, live: Live, act: Callable[[], Awaitable[T]]) -> T: ...

    def playing(self, live: Live, person: Person) -> tuple[int, Board]: ...

    async def happen(self, live: Live, event: Event) -> int: ...

    def spread(self, kind: str, *said: Any) -> None: ...

    def stir_bots(self, live: Live) -> None: ...

    def remind(self, live: Live) -> None: ...


class Planner:
    """Plans of people for their coming questions."""

    def __init__(self, hall: Host, pace: Pace) -> None:
        self.hall = hall
        self.pace = pace

    async def load(self, live: Live) -> None:
        sql = "SELECT seat, person, n, data, dropped FROM plans WHERE tbl = ?"
        live.plans = {seat: Plan.read(*rest) for seat, *rest in await self.hall.store.rows(sql, (live.row.id,))}

    # -- laying down

    async def foresee(self, live: Live, person: Person, path: list[str]) -> wire.QuestionInfo | None:
        """What somebody who waits will be asked."""
        seat, board = self._waiting(live, person)
        if len(path) > plans.MOST_STEPS:
            return None
        found = await self._ask(person, plans.foreseen, job_of(board, seat), path)
        return found if isinstance(found, wire.QuestionInfo) else None

    async def give(self, live: Live, person: Person, said: wire.Plan) -> int:
        """Lay a plan down, or take it back. It is looked through as the table is now, whatever the page showed."""
        if not said.lines:
            return await self._keep(live, person, None)
        seat, board = self._waiting(live, person)
        long = any(not 1 <= len(line) <= plans.MOST_STEPS for line in said.lines)
        if long or len(said.lines) > plans.MOST_LINES or len(said.needs) > plans.MOST_NEEDS:
            raise Refused(
                "plan-long",
                "Lines of a plan: at most {lines}, answers in each: at most {n}.",
                lines=plans.MOST_LINES,
                n=plans.MOST_STEPS,
            )
        work = (plans.made, job_of(board, seat), person.id, said.lines, said.own, said.needs)
        made = await self._ask(person, *work)
        if isinstance(made, Refused):
            raise made
        return await self._keep(live, person, made)

    def _waiting(self, live: Live, person: Person) -> tuple[int, Board]:
        seat, board = self.hall.playing(live, person)
        if board.match.over or live.row.status != "playing":
            raise Refused("over", "The game is over.")
        if any(ask.seat == seat for ask in board.match.asks):
            raise Refused("asked", "You are asked now: answer, there is nothing to plan.")
        return seat, board

    async def _ask(self, person: Person, work: Any, *args: Any) -> Any:
        owner = f"plan {person.id}"
        if self.hall.thinkers.queue.of(owner) >= MOST_WAITING:
            raise Refused("too-fast", "That was too fast; wait a little.")
        found = await self.hall.thinkers.do(work, *args, seconds=SECONDS, owner=owner, table=args[0].table)
        if isinstance(found, Failure):
            log.warning("a plan cannot be looked through: %s", found)
            raise unforeseen()
        return found

    async def _keep(self, live: Live, person: Person, plan: Plan | None) -> int:
        async with live.lock:
            n = await self.hall.attempt(live, lambda: self._write(live, person, plan))
        self._shown(live, person.id)
        return n

    async def _write(self, live: Live, person: Person, plan: Plan | None) -> int:
        seat, board = self.hall.playing(live, person)
        await self._store(live, seat, plan)
        return board.n

    async def _store(self, live: Live, seat: int, plan: Plan | None) -> None:
        job: list[Statement] = [(DELETE, (live.row.id, seat))]
        if plan is not None:
            values = (live.row.id, seat, plan.person, plan.n, plan.data(), plan.dropped, time.time())
            job.append((INSERT, values))
        await self.hall.store.write(job)
        live.plans.pop(seat, None)
        if plan is not None:
            live.plans[seat] = plan

    def _shown(self, live: Live, person: str) -> None:
        """Plans are nobody else's business: only their own connections see that something changed."""
        for watcher in live.watchers:
            if watcher.person.id == person:
                watcher.stir()
        self.hall.spread(ORDERS, live.row.id)
        self.hall.stir_bots(live)

    # -- following

    def left(self, live: Live, seat: int) -> Left | None:
        """What is still to be done of a seat's plan."""
        plan, board = live.plans.get(seat), live.board
        return None if plan is None or board is None or plan.dropped else plan.left(live.row, board, seat)

    def of(self, live: Live, seat: int) -> wire.PlanInfo | None:
        """A seat's plan, for itself to see."""
        plan = live.plans.get(seat)
        if plan is None or live.row.seats[seat].person != plan.person or live.row.status != "playing":
            return None
        return plans.plan_info(plan, self.left(live, seat))

    def answers(self, live: Live, ask: Ask) -> bool:
        """Whether a plan is about this question."""
        left = self.left(live, ask.seat)
        return left is not None and any(step.prompt == ask.prompt for step in left.next)

    async def later(self, live: Live, mark: Mark, same: Callable[[Board, Ask], Mark]) -> None:
        """Answer a question by a plan, in its time, or drop the plan if what it rests on has changed."""
        try:
            await asyncio.sleep(self.pace.of_person())
            board, plan, left = live.board, live.plans.get(mark[0]), self.left(live, mark[0])
            if board is None or plan is None or left is None:
                return
            lines = [line[left.at :] for line in left.lines if mark[1].endswith(line[left.at].prompt)]
            needs, own = (plan.needs, plan.own) if left.at == 0 else ([], "")
            job = job_of(board, mark[0])
            found = await self.hall.thinkers.do(
                *(plans.chosen, job, lines, needs, own), seconds=SECONDS, owner=live.row.host, table=live.row.id
            )
            live.answering.pop(mark, None)
            key, why = ("", "fault") if isinstance(found, Failure) else found
            async with live.lock:
                await self.hall.attempt(live, lambda: self._now(live, plan, job.events, mark, same, key, why))
        except Refused as why_not:
            log.warning("table %s, a plan of seat %s: %s", live.row.id, mark[0], why_not)
        except Exception:
            log.exception("table %s, a plan of seat %s", live.row.id, mark[0])
            await asyncio.sleep(5)
        finally:
            if live.answering.get(mark) is asyncio.current_task():
                del live.answering[mark]
        self.hall.stir_bots(live)

    async def _now(
        self,
        live: Live,
        plan: Plan,
        events: tuple[Event, ...],
        mark: Mark,
        same: Callable[[Board, Ask], Mark],
        key: str,
        why: str,
    ) -> None:
        """Answer, or drop the plan, if the table is still what was looked through. The lock is held."""
        board, (seat, id, _) = live.board, mark
        if board is None or live.row.status != "playing" or board.hold is not None or live.plans.get(seat) is not plan:
            return
        ask = board.match.find(seat, id)
        if ask is None or same(board, ask) != mark or tuple(board.events) != events:
            return
        if key:
            await self.hall.happen(live, Event(ANSWER, seat, id, key))
            return
        await self._store(live, seat, plan.drop(why))
        self._shown(live, plan.person)
        self.hall.remind(live)
