"""How long bots think at the table: alone as long as they like, with many at once so that all answer in time."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from oikumene.bots.levels import SECONDS
from oikumene.bots.review import Effort
from oikumene.table import thinking
from oikumene.table.board import ANSWER, Board, Event, Row, Seat
from oikumene.table.reviewing import GAVE_WAY, weighed
from oikumene.table.thinking import PROMISED, TOP, Thinkers, answer, choose, weigh
from oikumene.table.workers import Piece, Worker, Workers

#: What a thought takes beside thinking, on a busy machine: copies of a match, a round that was begun, other programs.
ROOM = 6.0
#: Whether a process has loaded the games.
LOADED = "'oikumene.games.clash' in __import__('sys').modules"


def board(table: str, host: str, seed: int = 5) -> Board:
    seats = [Seat(bot="strategist"), Seat(bot="strategist")]
    what = (table, "ancient_world", 3, seed, {}, "playing", False, "live", 0, False, False, host, 0.0, 0.0)
    return Board(Row(*what, seats=seats))  # type: ignore[arg-type]


async def timed(pool: Thinkers, table: Board, bot: str) -> float:
    ask = table.match.asks[0]
    began = time.monotonic()
    found = await pool.choose(table, ask.seat, ask.id, bot)
    assert isinstance(found, str)
    assert found in {table.match.key(value) for value in ask.values()}
    return time.monotonic() - began


def waiting(put: float) -> Piece:
    return Piece(choose, (), 30.0, None, put, None)  # type: ignore[arg-type]


def test_a_share_of_the_time_is_less_the_more_there_are() -> None:
    pool, now = Thinkers(2), time.monotonic()
    assert pool.share() == SECONDS[TOP], "nobody waits"
    for n in range(7):
        pool.queue.put(f"p{n}", f"t{n}", waiting(now))
    assert pool.share([now]) == pytest.approx(PROMISED * 2 / 8, abs=0.02)
    for n in range(8):
        pool.queue.put(f"q{n}", f"u{n}", waiting(now), quiet=True)
    assert pool.share([now]) == pytest.approx(PROMISED * 2 / 8, abs=0.02), "where nobody looks nothing was promised"
    assert pool.share([now - 1.4]) == pytest.approx(0.2, abs=0.05), "who has waited has the less left"


def test_who_comes_one_after_the_other_has_as_much_as_who_comes_at_once() -> None:
    """Eight tables that take turns on one process: each has an eighth, although it has waited for the others."""
    pool, now = Thinkers(1), time.monotonic()
    for n in range(7):
        pool.queue.put(f"p{n}", f"t{n}", waiting(now - 0.2 * (6 - n)))
    assert pool.share([now - 1.4]) == pytest.approx(0.2, abs=0.02)


def noted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that strategists are granted from now on, as they begin to think."""
    granted: list[float] = []
    allowed = Thinkers.allowed

    def seen(self: Thinkers, piece: object) -> object:
        args = allowed(self, piece)  # type: ignore[arg-type]
        if args and isinstance(args[0], thinking.Job) and args[0].bot == "strategist":
            granted.append(args[0].seconds)
        return args

    monkeypatch.setattr(Thinkers, "allowed", seen)
    return granted


def test_eight_tables_at_once_divide_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strategists of eight people on one process, one of them at the top level: with their own time each the last
    would answer after sixteen seconds of thinking. What was granted is what is measured: the machine may be busy."""
    granted = noted(monkeypatch)

    async def play() -> list[float]:
        pool = Thinkers(1)
        try:
            await pool.begin()
            tables = [board(f"t{n}", f"person{n}") for n in range(8)]
            await timed(pool, tables[0], "wanderer")
            found = (timed(pool, tables[n], TOP if n == 0 else "strategist") for n in range(8))
            return await asyncio.gather(*found)
        finally:
            pool.close()

    top, *others = asyncio.run(play())
    assert len(granted) == 7
    assert sum(granted) < PROMISED + 7 * thinking.LEAST + SECONDS["strategist"]  # whoever is first knows of nobody
    assert max(others) < 2 + ROOM
    assert top < SECONDS[TOP] + ROOM


def test_who_is_alone_has_all_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was granted counts: a tree search answers earlier where no other answer can overtake, which is never so in
    the first half of its time."""
    granted = noted(monkeypatch)

    async def play() -> float:
        pool = Thinkers(1)
        try:
            await pool.begin()
            return await timed(pool, board("t", "anna"), "strategist")
        finally:
            pool.close()

    took = asyncio.run(play())
    assert granted == [SECONDS["strategist"]]
    assert SECONDS["strategist"] / 2 < took < SECONDS["strategist"] + ROOM


def test_the_top_level_gives_way_when_somebody_comes_and_goes_on_after() -> None:
    async def play() -> tuple[float, float]:
        pool = Thinkers(1)
        try:
            await pool.begin()
            top = asyncio.create_task(timed(pool, board("t", "anna"), TOP))
            await asyncio.sleep(0.5)
            other = await timed(pool, board("u", "boris"), "merchant")
            assert not top.done(), "with one process, who does not give way has answered before anybody else"
            return await top, other
        finally:
            pool.close()

    top, other = asyncio.run(play())
    assert top >= SECONDS[TOP] - thinking.AGAIN
    assert other < 2.0, "what is promised to whoever looks at a table"


def test_a_review_gives_way_when_somebody_waits_for_a_bot_and_is_made_all_the_same() -> None:
    """One process, and a decision of a finished game that is thought through for a minute."""
    long = Effort(seconds=60.0)

    async def play() -> tuple[Any, float, Any]:
        pool = Thinkers(1)
        try:
            await pool.begin()
            finished = board("t", "anna")
            for _ in range(4):
                ask = finished.match.asks[0]
                finished.apply(Event(ANSWER, ask.seat, ask.id, finished.match.key(ask.values()[0])))
            job = thinking.job_of(finished, 0)
            n = next(n for n, event in enumerate(job.events) if event.seat == 0)
            named: dict[str, Any] = {"seconds": 90.0, "owner": "review", "table": "t", "quiet": True}
            review = asyncio.create_task(pool.do(weighed, job, 0, n, long, gives_way=True, **named))
            await asyncio.sleep(0.5)
            waited = await timed(pool, board("u", "boris"), "merchant")
            return await review, waited, await pool.do(weighed, job, 0, n, Effort(None, 30), **named)
        finally:
            pool.close()

    first, waited, again = asyncio.run(play())
    assert first == GAVE_WAY
    assert waited < 2.0, "what is promised to whoever looks at a table"
    assert again.did.looks > 0


class Told(Worker):
    """Notes when it is to come to an end."""

    ends = 0.0

    def hurry(self, until: float) -> None:
        self.ends = until


def test_trees_of_the_top_level_end_at_once_and_other_thoughts_with_their_share() -> None:
    pool, now = Thinkers(2), time.monotonic()
    tree, thought = Told(), Told()
    pool.idle.clear()
    pool.busy = {tree: waiting(now)._replace(work=weigh), thought: waiting(now)}
    pool.pressed()
    assert tree.ends == thought.ends == 0, "nobody waits"
    pool.queue.put("boris", "u", waiting(now))
    pool.pressed()
    assert tree.ends <= time.monotonic()
    assert thought.ends == pytest.approx(now + PROMISED * 2 / 4, abs=0.1)


def test_processes_that_begin_ahead_have_loaded_the_games() -> None:
    """Else whoever comes second waits for that: nothing cuts it short."""
    assert asyncio.run(loaded(begun=True))
    assert not asyncio.run(loaded(begun=False))


async def loaded(*, begun: bool) -> bool:
    pool = Thinkers(1)
    try:
        if begun:
            await pool.begin()
        return bool(await pool.do(eval, LOADED, seconds=60.0, owner="anna", table="t"))
    finally:
        pool.close()


def test_trees_of_several_processes_are_added_up() -> None:
    assert answer([[("a", 10, 0.5), ("b", 9, 0.6)], [("a", 1, 0.5), ("b", 9, 0.6)]], 1.0) == "b"


def test_with_several_processes_the_top_level_grows_several_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    do = Workers.do

    async def noted(self: Workers, work: object, *args: object, **more: object) -> object:
        if args and isinstance(args[0], thinking.Job):
            asked.append(args[0].tree)
        return await do(self, work, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Workers, "do", noted)
    monkeypatch.setitem(thinking.SECONDS, TOP, 1.0)

    async def play() -> None:
        pool = Thinkers(3)
        try:
            await pool.begin()
            await timed(pool, board("t", "anna"), TOP)
        finally:
            pool.close()

    asyncio.run(play())
    assert asked[:2] == [0, 1], "one process stays free for others"
