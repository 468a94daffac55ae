"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, NamedTuple

from oikumene import bots
from oikumene.kernel.errors import Refused
from oikumene.table.live import Board, Event, Row, Seat

HINT_BOT = "strategist"
REMEMBERED = 64


class Job(NamedTuple):
    """What a thinking process needs: plain data."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    events: tuple[Event, ...]
    seat: int
    question: str
    bot: str


class Thinkers:
    """A pool of processes that play the bots of all tables."""

    def __init__(self, processes: int = 1, seconds: float = 30.0) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def _run(self, work: Any, job: Job) -> Any:
        if self.pool is None:
            self.open()
        assert self.pool is not None
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.pool, work, job), self.seconds)
        except BrokenProcessPool:
            self.close()  # the next call makes a new pool
            raise

    async def choose(self, row: Row, events: Sequence[Event], seat: int, question: str, bot: str) -> str:
        """The key a bot answers with; a bot that does not come to an end is replaced by a quick one for this answer."""
        job = _job(row, events, seat, question, bot)
        try:
            return str(await self._run(choose, job))
        except (TimeoutError, Refused):
            return str(await self._run(choose, job._replace(bot="random")))

    async def hint(self, row: Row, events: Sequence[Event], seat: int, question: str) -> list[tuple[str, float, int]]:
        found: list[tuple[str, float, int]] = await self._run(hint, _job(row, events, seat, question, HINT_BOT))
        return found


def _job(row: Row, events: Sequence[Event], seat: int, question: str, bot: str) -> Job:
    return Job(row.id, row.game, len(row.seats), row.seed, row.options, tuple(events), seat, question, bot)


# -- in the other process

_boards: OrderedDict[str, Board] = OrderedDict()


def _board(job: Job) -> Board:
    """The table's board, kept from the last time if it still fits."""
    board = _boards.pop(job.table, None)
    if board is None or board.row.seed != job.seed or tuple(board.events) != job.events[: board.n]:
        row = Row(
            *(job.table, job.game, 0, job.seed, job.options, "playing", False, "live", 0, False, False, "", 0.0, 0.0),
            seats=[Seat() for _ in range(job.seats)],
        )
        board = Board(row)
    for event in job.events[board.n :]:
        board.apply(event)
    _boards[job.table] = board
    while len(_boards) > REMEMBERED:
        _boards.popitem(last=False)
    return board


def _chair(job: Job) -> bots.Chair:
    board = _board(job)
    ask = board.match.find(job.seat, job.question)
    if ask is None:
        raise Refused("closed", "The question {id} is no longer open.", id=job.question)
    return bots.Chair(board.match, ask)


def choose(job: Job) -> str:
    chair = _chair(job)
    bot = bots.make(job.bot, job.seat, job.seed * 1_000_003 + len(job.events))
    return chair.key(bot.choose(chair))


def hint(job: Job) -> list[tuple[str, float, int]]:
    chair = _chair(job)
    bot: Any = bots.make(job.bot, job.seat, len(job.events))
    return [(reason.key, reason.expected, reason.visits) for reason in bot.reasons(chair)]
