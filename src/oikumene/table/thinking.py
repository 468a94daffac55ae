"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Any, NamedTuple

from oikumene import bots
from oikumene.kernel.errors import Refused
from oikumene.table.board import Board, Event, Row, Seat, Start
from oikumene.table.cluster import ClusterWorker
from oikumene.table.workers import Failure, Worker, Workers

HINT_BOT = "strategist"
#: Who answers for a bot that does not come to an end.
QUICK_BOT = "random"
REMEMBERED = 24
#: Hints of one person that may wait at a time.
MOST_HINTS = 2


#: So many of the best answers are explained.
EXPLAINED = 4


class Job(NamedTuple):
    """What a thinking process needs: plain data, everything that the board is made of."""

    table: str
    game: str
    rules: int
    seed: int
    options: dict[str, Any]
    confirm: bool
    people: tuple[bool, ...]  # by seat: whether a person sits there
    start: Start | None  # where a table goes on from that was begun with other rules
    events: tuple[Event, ...]
    seat: int
    question: str
    bot: str


class Thinkers(Workers):
    """The processes that play the bots of all tables."""

    def __init__(self, processes: int = 1, seconds: float = 30.0, cluster: str | None = None) -> None:
        """`cluster`: where a Ray cluster is that thinks for them (`cluster.address_of`)."""
        super().__init__(processes, Worker if cluster is None else partial(ClusterWorker, cluster))
        self.seconds = seconds

    async def choose(self, board: Board, seat: int, question: str, bot: str, *, quiet: bool = False) -> str | Failure:
        """The key a bot answers with; a bot that does not come to an end is replaced by a quick one for this answer."""
        job, row = job_of(board, seat, question, bot), board.row
        found = await self._ask(choose, job, row.host, quiet)
        if isinstance(found, Failure) and found.kind == "late":
            found = await self._ask(choose, job._replace(bot=QUICK_BOT), row.host, quiet)
        return found if isinstance(found, Failure) else str(found)

    async def hint(self, board: Board, seat: int, question: str, person: str) -> list[tuple[bots.Reason, bots.Why]]:
        """What the adviser thinks of each option; counted as the work of who asks, not of the table."""
        if self.queue.of(f"hint {person}") >= MOST_HINTS:
            raise Refused("too-fast", "That was too fast; wait a little.")
        found = await self._ask(hint, job_of(board, seat, question, HINT_BOT), f"hint {person}", False)
        if isinstance(found, Failure):
            raise Refused("hint-failed", "The adviser has no advice here.")
        return list(found)

    async def _ask(self, work: Any, job: Job, owner: str, quiet: bool) -> Any:
        return await self.do(work, job, seconds=self.seconds, owner=owner, table=job.table, quiet=quiet)


def job_of(board: Board, seat: int = 0, question: str = "", bot: str = "") -> Job:
    row = board.row
    people = tuple(seat.human for seat in row.seats)
    what = (row.id, row.game, row.rules, row.seed, row.options, row.confirm, people)
    return Job(*what, board.start, tuple(board.events), seat, question, bot)


# -- in the other process

_boards: OrderedDict[str, Board] = OrderedDict()


def board_of(job: Job) -> Board:
    """The table's board, kept from the last time if it still fits."""
    board = _boards.pop(job.table, None)
    same = board is not None and (board.row.seed, board.start) == (job.seed, job.start)
    if board is None or not same or tuple(board.events) != job.events[: board.n]:
        row = Row(
            *(job.table, job.game, job.rules, job.seed, job.options, "playing", False, "live", 0),
            *(job.confirm, False, "", 0.0, 0.0),
            seats=[Seat(person="" if human else None) for human in job.people],
        )
        board = Board(row, job.start, job.events[: job.start.n] if job.start is not None else ())
    for event in job.events[board.n :]:
        board.apply(event, stored=True)
    _boards[job.table] = board
    while len(_boards) > REMEMBERED:
        _boards.popitem(last=False)
    return board


def _chair(job: Job) -> bots.Chair:
    board = board_of(job)
    ask = board.match.find(job.seat, job.question)
    if ask is None:
        raise Refused("closed", "The question {id} is no longer open.", id=job.question)
    return bots.Chair(board.match, ask)


def choose(job: Job) -> str:
    chair = _chair(job)
    bot = bots.make(job.bot, job.seat, job.seed * 1_000_003 + len(job.events))
    return chair.key(bot.choose(chair))


def hint(job: Job) -> list[tuple[bots.Reason, bots.Why]]:
    chair = _chair(job)
    return bots.reasoned(bots.make(job.bot, job.seat, len(job.events)), chair, EXPLAINED)
