"""Tree search on several cores: a tree in each of some processes, and what they found added up.

The trees do not speak to each other while they grow (root-parallel search), so nothing slows them down; each looks at
other imagined matches. Of an answer that all of them like, more is known than any of them could find out in the time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ClassVar

from oikumene.bots.bot import Chair, Reason
from oikumene.bots.mcts import MctsBot, trusted
from oikumene.kernel.flow import Value

#: No more processes than these, however many cores are free: each holds a game, and the gain of the next is less.
MOST = 8

#: What a tree came to, by the key of the answer: how often it was looked at, and the share of a win it promises.
Found = list[tuple[str, int, float]]


class TogetherBot:
    """Thinks for so many seconds (or rounds, each tree) on several cores, and answers what all trees together like. It
    goes by the net that a game brings, where there is one."""

    thinks: ClassVar[bool] = True
    kinds: ClassVar[dict[str, str]] = {"rounds": "int"}

    def __init__(
        self,
        seat: int,
        seed: int,
        *,
        seconds: float | None = 5.0,
        rounds: int | None = None,
        cores: int = 0,
        net: bool = True,
    ) -> None:
        self.seat = seat
        self.seed = seed
        self.cores = cores
        self.own = MctsBot(seat, seed, seconds=seconds, rounds=rounds, net=net)
        self.asked = 0
        self._pool: ProcessPoolExecutor | None = None

    @property
    def seconds(self) -> float | None:
        return self.own.seconds

    @property
    def hurry(self) -> Callable[[], bool] | None:
        return self.own.hurry

    @hurry.setter
    def hurry(self, hurry: Callable[[], bool] | None) -> None:
        self.own.hurry = hurry

    def choose(self, chair: Chair) -> Value:
        values = chair.values()
        more = self._free(chair) - 1 if len(values) > 1 else 0
        if more < 1:
            return self.own.choose(chair)
        plain = self.own.plain(chair)
        return plain[0] if len(plain) == 1 else trusted(self._reasons(chair, more), self.own.habits.trust)

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with what came of it in all trees, the most visited first."""
        more = self._free(chair) - 1
        return self.own.reasons(chair) if more < 1 else self._reasons(chair, more)

    def _reasons(self, chair: Chair, more: int) -> list[Reason]:
        """This process thinks too; the others are begun before it."""
        self.asked += 1
        work = [
            (
                chair,
                self.seat,
                self.seed + 7919 * (self.asked * MOST + n),
                self.own.seconds,
                self.own.rounds,
                self.own.net,
            )
            for n in range(1, more + 1)
        ]
        pool = self._begun(more)
        try:
            others = [pool.submit(grown, *each) for each in work]
            mine = self.own.reasons(chair)
            return merged(mine, [other.result() for other in others])
        except BrokenProcessPool:  # there was no memory for them, or somebody ended them: one core then
            self.close()
            self.cores = 1
            return self.own.reasons(chair)

    def _begun(self, more: int) -> ProcessPoolExecutor:
        if self._pool is None:
            most = max(more, (self.cores or cores()) - 1)
            self._pool = ProcessPoolExecutor(most, multiprocessing.get_context("spawn"), initializer=_quiet)
        return self._pool

    def _free(self, chair: Chair) -> int:
        """How many cores think now. A process of a pool has one, and so has a game that only this process knows."""
        if multiprocessing.current_process().daemon or "+" in chair.game:
            return 1
        return min(MOST, self.cores or free())

    def close(self) -> None:
        """The match is over."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def grown(
    chair: Chair,
    seat: int,
    seed: int,
    seconds: float | None,
    rounds: int | None = None,
    net: bool = False,
    hurry: Callable[[], bool] | None = None,
) -> Found:
    """What one tree comes to."""
    bot = MctsBot(seat, seed, seconds=seconds, rounds=rounds, net=net)
    bot.hurry = hurry
    return [(reason.key, reason.visits, reason.expected) for reason in bot.reasons(chair)]


def merged(mine: Sequence[Reason], others: Iterable[Found]) -> list[Reason]:
    """What several trees came to, together: visits are added, shares are weighed by them.

    >>> merged([Reason("a", 1, 0.5, 10), Reason("b", 2, 0.75, 4)], [[("a", 2, 0.5), ("b", 12, 0.25)]])[0][:4]
    ('b', 2, 0.375, 16)
    """
    visits = {reason.key: reason.visits for reason in mine}
    total = {reason.key: reason.visits * reason.expected for reason in mine}
    for found in others:
        for key, seen, expected in found:
            visits[key] = visits.get(key, 0) + seen
            total[key] = total.get(key, 0.0) + seen * expected
    made = [
        reason._replace(visits=visits[reason.key], expected=total[reason.key] / (visits[reason.key] or 1))
        for reason in mine
    ]
    return sorted(made, key=lambda reason: (-reason.visits, -reason.expected))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def free() -> int:
    """How many of them nobody else uses, this process's own among them."""
    try:
        busy = os.getloadavg()[0]
    except (AttributeError, OSError):
        busy = 1.0
    return max(1, min(cores(), round(cores() - busy) + 1))


def _quiet() -> None:
    """Ctrl-C is for the process that talks to people."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
