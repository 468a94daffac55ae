"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from oikumene import bots
from oikumene.bots.levels import SECONDS
from oikumene.bots.mcts import MctsBot, trusted
from oikumene.bots.together import Found, merged
from oikumene.kernel.errors import Refused
from oikumene.registry import games as all_games
from oikumene.table.board import Board, Event, Row, Seat, Start
from oikumene.table.cluster import ClusterWorker
from oikumene.table.workers import Failure, Piece, Worker, Workers, hurried

HINT_BOT = "strategist"
#: Who answers for a bot that does not come to an end.
QUICK_BOT = "random"
REMEMBERED = 24
#: Hints of one person that may wait at a time.
MOST_HINTS = 2


#: Bots answer within so many seconds where somebody looks, however many tables think at once: the time of the processes
#: is divided among all that think or wait. The rest of the two seconds is for what is not thinking.
PROMISED = 1.6
#: Nobody thinks for less: a look at each option takes that long.
LEAST = 0.05
#: The top level takes its own time, in the time that others leave: it begins another tree where so much of it is left.
TOP = "conqueror"
AGAIN = 0.4


#: So many of the best answers are explained: those that the page shows.
EXPLAINED = 3


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
    seconds: float = 0.0  # for a bot that thinks by the clock: how much of it there is
    tree: int = 0  # which of several trees


def prepared() -> None:
    """The games are loaded, which takes a second and cannot be cut short: whoever thinks first would keep others
    waiting for it."""
    for one in all_games().values():
        one.sense()


class Thinkers(Workers):
    """The processes that play the bots of all tables."""

    def __init__(self, processes: int = 1, seconds: float = 30.0, cluster: str | None = None) -> None:
        """`cluster`: where a Ray cluster is that thinks for them (`cluster.address_of`)."""
        super().__init__(processes, Worker if cluster is None else partial(ClusterWorker, cluster))
        self.seconds = seconds

    def first(self) -> Callable[[], None]:
        return prepared

    async def choose(self, board: Board, seat: int, question: str, bot: str, *, quiet: bool = False) -> str | Failure:
        """The key a bot answers with; a bot that does not come to an end is replaced by a quick one for this answer."""
        job, row = job_of(board, seat, question, bot), board.row
        if bot == TOP:
            found = await self._together(job, row.host, quiet)
        else:
            found = await self._ask(choose, job, row.host, quiet)
        if isinstance(found, Failure) and found.kind == "late":
            found = await self._ask(choose, job._replace(bot=QUICK_BOT), row.host, quiet)
        return found if isinstance(found, Failure) else str(found)

    async def _together(self, job: Job, owner: str, quiet: bool) -> Any:
        """The top level: trees on the processes that are free, until its time is up. Where others wait each tree gives
        way, and another one is begun later; what they came to is added up."""
        ends = time.monotonic() + SECONDS[job.bot]
        trees, found = 0, list[Weighed]()
        while not trees or ends - time.monotonic() > AGAIN:
            left = ends - time.monotonic() if trees else SECONDS[job.bot]
            count = 1 if len(self.queue) else max(1, len(self.idle) - (1 if self.processes > 1 else 0))
            work = [job._replace(tree=trees + n, seconds=left) for n in range(count)]
            made = await asyncio.gather(*(self._ask(weigh, each, owner, quiet) for each in work))
            failed = next((each for each in made if isinstance(each, Failure)), None)
            if failed is not None and not found:
                return failed
            if failed is not None:
                break
            trees += count
            found += made
            if made[0].settled:
                break
        return answer([each.found for each in found], found[0].trust)

    def allowed(self, piece: Piece) -> Sequence[Any]:
        """A bot that thinks by the clock has its share of it."""
        job = piece.args[0] if piece.args else None
        if not isinstance(job, Job) or job.bot not in SECONDS or piece.work is hint:
            return piece.args
        own = job.seconds or SECONDS[job.bot]
        waits = [] if job.bot == TOP else [piece.put]
        return [job._replace(seconds=min(own, self.share(waits)))]

    def share(self, mine: Sequence[float] = ()) -> float:
        """How long who begins now may think, so that everybody who waits has answered in time: as much as there would
        be for each of them if all took the same. `mine`: since when it has waited itself."""
        now = time.monotonic()
        waits = sorted([*mine, *(piece.put for piece in self.queue.awaited)])
        first = len(self.busy) + (not mine)
        shares = [(put + PROMISED - now) * self.processes / (first + n) for n, put in enumerate(waits, 1)]
        return max(LEAST, min([*shares, *(put + PROMISED - now for put in mine)], default=SECONDS[TOP]))

    def pressed(self) -> None:
        """Who thinks when others wait comes to an end when its share is over; trees of the top level and reviews at
        once, since they go on when nobody waits."""
        if not len(self.queue.awaited) or self.idle:
            return
        now, share = time.monotonic(), self.share()
        for worker, piece in self.busy.items():
            if piece.work is weigh or piece.gives_way:
                worker.hurry(now)
            elif piece.work is choose:
                worker.hurry(now + share)

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


class Weighed(NamedTuple):
    """What one tree came to, how far its best answer is trusted, and whether there was nothing to weigh."""

    found: Found
    trust: float
    settled: bool


def choose(job: Job) -> str:
    chair = _chair(job)
    name = f"{job.bot}:seconds={max(LEAST, job.seconds):.3f}" if job.seconds else job.bot
    bot = bots.make(name, job.seat, job.seed * 1_000_003 + len(job.events))
    if hasattr(bot, "hurry"):
        bot.hurry = hurried
    return chair.key(bot.choose(chair))


def weigh(job: Job) -> Weighed:
    """One tree of several that think about the same question."""
    chair = _chair(job)
    seed = (job.seed * 1_000_003 + len(job.events)) * 64 + job.tree
    bot = MctsBot(job.seat, seed, seconds=max(LEAST, job.seconds), net=True)
    plain = bot.plain(chair) if len(chair.values()) > 1 else chair.values()
    if len(plain) == 1:
        return Weighed([(chair.key(plain[0]), 1, 0.0)], 1.0, True)
    bot.hurry = hurried
    found = [(reason.key, reason.visits, reason.expected) for reason in bot.reasons(chair)]
    return Weighed(found, bot.habits.trust, False)


def answer(found: Sequence[Found], trust: float) -> str:
    """The key of what all trees together like."""
    first = [bots.Reason(key, key, expected, visits) for key, visits, expected in found[0]]
    return str(trusted(merged(first, found[1:]), trust))


def hint(job: Job) -> list[tuple[bots.Reason, bots.Why]]:
    chair = _chair(job)
    return bots.reasoned(bots.make(job.bot, job.seat, len(job.events)), chair, EXPLAINED)
