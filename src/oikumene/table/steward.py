"""The steward answers for people: with what they have ordered, and where they have no choice."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask
from oikumene.table import wire
from oikumene.table.board import ANSWER, Board, Event, Row, said_info
from oikumene.table.live import Live, Mark
from oikumene.table.orders import ORDERS, Order, Pace
from oikumene.table.people import Person
from oikumene.table.planner import Host as PlannersHost
from oikumene.table.planner import Planner
from oikumene.table.store import Away, Store

log = logging.getLogger("oikumene.table")
T = TypeVar("T")

INSERT = (
    "INSERT INTO orders (tbl, seat, person, prompt, answer, until, round, said, option, made) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class Host(PlannersHost, Protocol):
    """What the steward needs of the hall."""

    store: Store

    async def attempt(self, live: Live, act: Callable[[], Awaitable[T]]) -> T: ...

    def playing(self, live: Live, person: Person) -> tuple[int, Board]: ...

    async def happen(self, live: Live, event: Event) -> int: ...

    def spread(self, kind: str, *said: Any) -> None: ...

    def here(self, row: Row) -> frozenset[str]: ...

    def stir_bots(self, live: Live) -> None: ...


def _met(board: Board, person: Person, seat: int, left: wire.Order) -> Order:
    """The order that is left at an open question."""
    ask = board.match.find(seat, left.question)
    key = None if ask is None else board.window(ask)
    if ask is None or key is None:
        raise Refused("no-window", "That question cannot be answered in advance.")
    question = next(q for q in board.match.pending if q.ask is ask)
    option = next(option for option in question.options if option.key == key)
    said, chosen = (msgspec.to_builtins(said_info(each)) for each in (question.said, option.said))
    return Order(person.id, ask.prompt, key, left.until, board.progress()[0], said, chosen)


def _ahead(board: Board, person: Person, left: wire.Order) -> Order:
    """The order about a window that was not met yet, as the game names it."""
    key = board.match.game.windows.get(left.prompt)
    if key is None:
        raise Refused("no-window", "That question cannot be answered in advance.")
    said, chosen = (msgspec.to_builtins(wire.SaidInfo(id, {}, {})) for id in (f"window-{left.prompt}", f"option-{key}"))
    return Order(person.id, left.prompt, key, left.until, board.progress()[0], said, chosen)


class Steward:
    """Answers for people: with what they have ordered, and where they have no choice."""

    def __init__(self, hall: Host, pace: Pace) -> None:
        self.hall = hall
        self.pace = pace
        self.planner = Planner(hall, pace)

    # -- orders

    async def load(self, live: Live) -> None:
        sql = "SELECT seat, person, prompt, answer, until, round, said, option FROM orders WHERE tbl = ?"
        live.orders = {
            (seat, prompt): Order(person, prompt, key, until, round, json.loads(said), json.loads(option))
            for seat, person, prompt, key, until, round, said, option in await self.hall.store.rows(sql, (live.row.id,))
        }
        await self.planner.load(live)

    async def changed_elsewhere(self, live: Live) -> None:
        """Another worker has written orders or plans: those they are of see them here too."""
        before = {seat for seat, _ in live.orders} | set(live.plans)
        await self.load(live)
        for watcher in live.watchers:
            if watcher.seat in before | {seat for seat, _ in live.orders} | set(live.plans):
                watcher.stir()
        self.hall.stir_bots(live)

    async def give(self, live: Live, person: Person, left: wire.Order) -> int:
        """Leave an order: the open question, and every later one with that prompt, is declined; or without one those of
        a window that the game names."""
        async with live.lock:
            n = await self.hall.attempt(live, lambda: self._give(live, person, left))
        self._shown(live, person)
        return n

    async def _give(self, live: Live, person: Person, left: wire.Order) -> int:
        seat, board = self.hall.playing(live, person)
        order = _ahead(board, person, left) if not left.question else _met(board, person, seat, left)
        values = (live.row.id, seat, person.id, order.prompt, order.key, left.until, order.round)
        await self.hall.store.write(
            [
                ("DELETE FROM orders WHERE tbl = ? AND seat = ? AND prompt = ?", (live.row.id, seat, order.prompt)),
                (INSERT, (*values, json.dumps(order.said), json.dumps(order.option), time.time())),
            ]
        )
        live.orders[seat, order.prompt] = order
        return board.n

    async def revoke(self, live: Live, person: Person, prompt: str) -> int:
        async with live.lock:
            n = await self.hall.attempt(live, lambda: self._revoke(live, person, prompt))
        self._shown(live, person)
        return n

    async def _revoke(self, live: Live, person: Person, prompt: str) -> int:
        seat, board = self.hall.playing(live, person)
        await self._drop(live, seat, [prompt])
        return board.n

    async def taken_back(self, live: Live, seat: int) -> None:
        """Who takes a decision back wants to decide: orders about what is asked now are gone."""
        assert live.board is not None
        asked = {ask.prompt for ask in live.board.match.asks if ask.seat == seat}
        prompts = [prompt for prompt in asked if (seat, prompt) in live.orders]
        if not prompts:
            return
        try:
            await self._drop(live, seat, prompts)
            for watcher in live.watchers:
                if watcher.seat == seat:
                    watcher.stir()
            self.hall.spread(ORDERS, live.row.id)
        except Away:
            log.warning("table %s: orders of seat %s stay, the database is away", live.row.id, seat)

    async def _drop(self, live: Live, seat: int, prompts: list[str]) -> None:
        sql = "DELETE FROM orders WHERE tbl = ? AND seat = ? AND prompt = ?"
        await self.hall.store.write([(sql, (live.row.id, seat, prompt)) for prompt in prompts])
        for prompt in prompts:
            live.orders.pop((seat, prompt), None)

    def _shown(self, live: Live, person: Person) -> None:
        """Orders are nobody else's business: only their own connections see that something changed."""
        for watcher in live.watchers:
            if watcher.person.id == person.id:
                watcher.stir()
        self.hall.spread(ORDERS, live.row.id)
        self.stir(live)

    def of(self, live: Live, seat: int) -> list[wire.OrderInfo]:
        """The orders a seat has left, for itself to see."""
        board = live.board
        if board is None:
            return []
        return [
            wire.OrderInfo(
                order.prompt,
                msgspec.convert(order.said, wire.SaidInfo),
                msgspec.convert(order.option, wire.SaidInfo),
                order.until,  # type: ignore[arg-type]
            )
            for (whose, _), order in sorted(live.orders.items())
            if whose == seat and order.holds(live.row, board, seat)
        ]

    # -- answering

    def stir(self, live: Live) -> None:
        """Whatever can be answered for somebody will be, each in its time."""
        board = live.board
        if board is None or live.row.status != "playing" or board.hold is not None:
            return
        asked = {(ask.seat, ask.id): ask for ask in board.match.asks}
        for mark in [mark for mark in live.answering if mark[:2] not in asked]:
            live.answering.pop(mark).cancel()  # it may be asked again: then it takes its time again
        for ask in asked.values():
            ordered = self._answer(live, board, ask) is not None
            if not ordered and not self.planner.answers(live, ask):
                continue
            mark = _mark(board, ask)
            if mark not in live.answering:
                work = self._later(live, mark) if ordered else self.planner.later(live, mark, _mark)
                task = live.answering[mark] = asyncio.create_task(work)
                live.tasks.add(task)
                task.add_done_callback(live.tasks.discard)

    def _answer(self, live: Live, board: Board, ask: Ask) -> str | None:
        """What the table answers for a person: what was ordered, or the only thing there is, if the person is here
        (an answer of somebody who is away would tell that there was nothing to choose)."""
        seat = live.row.seats[ask.seat]
        if not seat.human:
            return None
        order = live.orders.get((ask.seat, ask.prompt))
        if order is not None and order.holds(live.row, board, ask.seat) and board.window(ask) == order.key:
            return order.key
        if not ask.secret or not self.pace.person or seat.person not in self.hall.here(live.row):
            return None
        values = ask.values()
        return board.match.key(values[0]) if len(values) == 1 else None

    def covers(self, live: Live, seat: int) -> bool:
        """Whether everything the seat is asked is answered for it: its person need not come."""
        board = live.board
        return board is not None and all(
            self._answer(live, board, ask) is not None or self.planner.answers(live, ask)
            for ask in board.match.asks
            if ask.seat == seat
        )

    async def _later(self, live: Live, mark: Mark) -> None:
        """Answer a question in its time. How long that is is drawn before anybody looks at what the answer is."""
        seat = mark[0]
        try:
            await asyncio.sleep(self.pace.of_person())
            live.answering.pop(mark, None)  # from here on it is not called off
            async with live.lock:
                await self.hall.attempt(live, lambda: self._now(live, mark))
        except Refused as why:
            log.warning("table %s, an answer for seat %s: %s", live.row.id, seat, why)
        except Exception:
            log.exception("table %s, an answer for seat %s", live.row.id, seat)
            await asyncio.sleep(5)
        self.hall.stir_bots(live)

    async def _now(self, live: Live, mark: Mark) -> None:
        """Answer, if it is still asked and still to be answered. The lock is held."""
        board = live.board
        if board is None or live.row.status != "playing" or board.hold is not None:
            return
        seat, id, _ = mark
        ask = board.match.find(seat, id)
        key = None if ask is None or _mark(board, ask) != mark else self._answer(live, board, ask)
        if key is not None:
            await self.hall.happen(live, Event(ANSWER, seat, id, key))


def _mark(board: Board, ask: Ask) -> Mark:
    """Which question it is: of two that are named alike, the later one comes after an answer of the same seat, or after
    something was taken back."""
    events = board.events
    last = next(
        (n for n in range(len(events), 0, -1) if events[n - 1].seat == ask.seat or events[n - 1].kind != ANSWER), 0
    )
    return ask.seat, ask.id, last
