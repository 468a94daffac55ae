"""Times tell nothing: with the same luck the table answers for a seat at the same moment, whatever the seat holds and
whether it has left an order. On a clock that jumps."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any

import pytest

from oikumene.kernel.flow import Ask
from oikumene.table.board import ANSWER, UNDO, Board, Event, Row, Seat
from oikumene.table.live import Live
from oikumene.table.orders import QUICKEST, SLOWEST, Order, Pace
from oikumene.table.steward import Steward

from .test_orders import row_of

SAMPLES = 300
PEOPLE = ("a", "b")


class Jumping(selectors.SelectSelector):
    """Waits for nothing: where a loop would sleep, its clock is put forward."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "nothing would ever happen"
        self.now += max(timeout, 0.0)
        return super().select(0)


def at_once(act: Coroutine[Any, Any, None]) -> None:
    """Run it on a clock that jumps."""
    clock = Jumping()
    loop = asyncio.SelectorEventLoop(clock)
    loop.time = lambda: clock.now  # type: ignore[method-assign]
    try:
        loop.run_until_complete(act)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


class Host:
    """What the steward needs of a hall: who is here, and when it answered what."""

    store: Any = None

    def __init__(self, pace: Pace, *, plays: bool = False, here: tuple[str, ...] = PEOPLE) -> None:
        self.steward = Steward(self, pace)  # type: ignore[arg-type]
        self.plays, self.present = plays, set(here)
        self.answers: list[tuple[float, Event]] = []
        self.looks: Callable[[], None] = lambda: None

    async def attempt(self, live: Live, act: Callable[[], Awaitable[Any]]) -> Any:
        return await act()

    async def happen(self, live: Live, event: Event) -> int:
        assert live.board is not None
        self.answers.append((asyncio.get_running_loop().time(), event))
        if self.plays:
            live.board.apply(event)
            self.looks()
        return live.board.n

    def spread(self, kind: str, *said: Any) -> None:
        """Nobody else is there."""

    def here(self, row: Row) -> set[str]:
        return self.present

    def stir_bots(self, live: Live) -> None:
        self.steward.stir(live)


def positions(game: str, seed: int) -> Iterator[tuple[Live, Board]]:
    """A game between two people, position by position."""
    live = Live(row_of(game, [Seat(person, person) for person in PEOPLE]))
    live.row.seed = seed
    board = live.board = Board(live.row)
    rng = random.Random(seed)
    while not board.match.over:
        yield live, board
        ask = rng.choice(board.match.asks)
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(ask.values()))))


def standing(board: Board, ask: Ask) -> Order | None:
    """An order about a question, where one can be left."""
    key = board.window(ask)
    return None if key is None else Order(PEOPLE[ask.seat], ask.prompt, key, "game", 0, {}, {})


def delays(live: Live, ask: Ask, *, ordered: bool, here: bool = True) -> list[float]:
    """How long the table takes to answer a question, again and again, with a luck that is always the same."""
    assert live.board is not None
    pace = Pace(person=3.0)
    pace.draw = random.Random(7)  # type: ignore[assignment]
    host = Host(pace, here=PEOPLE if here else ())
    order = standing(live.board, ask) if ordered else None
    live.orders = {} if order is None else {(ask.seat, ask.prompt): order}
    live.answering, live.tasks, live.lock = {}, set(), asyncio.Lock()
    took: list[float] = []

    async def answer() -> None:
        for _ in range(SAMPLES):
            begun = asyncio.get_running_loop().time()
            host.answers.clear()
            host.steward.stir(live)
            while not host.answers:
                await asyncio.sleep(100)
            took.append(host.answers[0][0] - begun)
            for task in live.tasks:
                task.cancel()
            live.answering.clear()

    at_once(answer())
    live.orders = {}
    return took


def test_with_the_same_luck_an_answer_comes_at_the_same_moment_whatever_is_held() -> None:
    """A seat with one answer; one that has left an order, with one answer or with many, here or away; early and late in
    games of two kinds."""
    seen: dict[str, list[list[float]]] = {"one answer": [], "order, one answer": [], "order": [], "order, away": []}
    for game, seed in (("imperium", 3), ("imperial_settlers", 3)):
        for live, board in positions(game, seed):
            if len(board.match.asks) != 1 or not board.match.asks[0].secret:
                continue
            (ask,) = board.match.asks
            one, order = len(ask.values()) == 1, standing(board, ask) is not None
            cases = [("one answer", one, False, True), ("order, one answer", one and order, True, True)]
            cases += [("order", order and not one, True, True), ("order, away", order, True, False)]
            for name, there, ordered, here in cases:
                if there and len(seen[name]) < 3:
                    seen[name].append(delays(live, ask, ordered=ordered, here=here))
    told = [times for case in seen.values() for times in case]
    assert all(seen.values()), {name: len(case) for name, case in seen.items()}
    first = told[0]
    assert all(times == pytest.approx(first) for times in told)
    assert len({round(time, 6) for time in first}) > SAMPLES / 2 and 2.4 < sorted(first)[SAMPLES // 2] < 3.6
    assert min(first) >= 3 * QUICKEST - 1e-6 and max(first) <= 3 * SLOWEST + 1e-6


@pytest.mark.parametrize("game", ["imperium", "imperial_settlers"])
def test_a_question_put_again_takes_its_time_again(game: str) -> None:
    """People answer by hand at any moment, and take back; what the table answers comes never earlier than the quickest
    of people after the question was put, though one of that name was put a moment before."""
    took: list[float] = []
    for seed in range(12):
        pace = Pace(person=3.0)
        pace.draw = random.Random(seed)  # type: ignore[assignment]
        took += at_the_table(game, seed, Host(pace, plays=True))
    assert len(took) > 20 and min(took) >= 3 * QUICKEST - 1e-6


def at_the_table(game: str, seed: int, host: Host) -> list[float]:
    """How long each answer of the table took, in a game that people play with quick hands."""
    live, board = next(positions(game, seed))
    rng = random.Random(seed)
    put: dict[tuple[int, str], tuple[int, float]] = {}
    took: list[float] = []

    def look() -> None:
        """Since when each question is open: one that its seat has answered, or that was taken back, is another."""
        now, old = asyncio.get_running_loop().time(), dict(put)
        put.clear()
        for mark in ((ask.seat, ask.id) for ask in board.match.asks):
            last = last_of(board, mark[0])
            put[mark] = old[mark] if mark in old and old[mark][0] == last else (last, now)

    def look_after_an_answer() -> None:
        at, event = host.answers[-1]
        took.append(at - put[event.seat, event.question][1])
        look()

    async def play() -> None:
        look()
        for _ in range(400):
            host.steward.stir(live)
            await asyncio.sleep(rng.choice((0.2, 0.7, 2.5, 6.0)))
            if board.match.over:
                return
            ask = rng.choice(board.match.asks)
            if rng.random() < 0.3 and board.can_undo(ask.seat):
                board.apply(Event(UNDO, ask.seat))
            else:
                board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(ask.values()))))
            look()

    host.looks = look_after_an_answer
    at_once(play())
    return took


def last_of(board: Board, seat: int) -> int:
    """After which event a seat is asked what it is asked: its own last, or the last that took something back."""
    return max((n for n, event in enumerate(board.events) if event.seat == seat or event.kind != ANSWER), default=-1)
