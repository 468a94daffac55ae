"""The review of a finished game, in pieces that each take a second or two: bots of other tables wait for the same
processes, and a piece gives way to them. What a piece needs is plain data; what it finds is plain data too.

A decision is named by the number of events before it: `position` and `try` take the same number.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from oikumene.bots import Chair, Why
from oikumene.bots.review import (
    Choice,
    Effort,
    Rough,
    Verdict,
    Way,
    choice,
    rough,
    rough_turn,
    turn_of,
    turns,
    weigh,
    weigh_turn,
)
from oikumene.kernel.flow import Ask
from oikumene.table import wire
from oikumene.table.board import ANSWER, said_info
from oikumene.table.thinking import Job, board_of
from oikumene.table.workers import hurried

#: A piece of the first look takes about so many seconds; every decision then has at most twice so long.
PIECE = 1.5
EFFORT = Effort(seconds=1.2)
#: A review takes no more than this of the bots' time, whatever the game: what is not looked at by then is left out.
MOST_SECONDS = 90.0


#: What a piece comes to that gave way: it is begun anew when there is time.
GAVE_WAY = "gave way"


class Interrupted(Exception):
    """Somebody waits for the process."""


def gives_way() -> bool:
    """Asked at every look of a decision that is thought through."""
    if hurried():
        raise Interrupted
    return False


class Glanced(NamedTuple):
    """What greedy thinks of some decisions, and of how many events the rest have to be looked at."""

    found: list[Rough]
    left: list[int]


class Chosen(NamedTuple):
    """The choices of a seat, and those of its turns in which it had several."""

    choices: list[Choice]
    turns: list[list[Choice]]


def choices(job: Job, seat: int) -> Chosen:
    """The decisions of a seat that stood, where it had a choice. What was taken back is nobody's decision."""
    first = 0 if job.start is None else job.start.n
    board = board_of(job._replace(events=job.events[:first]))
    begun = len(board.match.answers)
    where: list[int] = []  # after how many events each answer was given that stands; -1: another way than one by one
    chosen: dict[int, Choice] = {}
    openers: dict[object, int] = {}
    for n, event in enumerate(job.events[first:], first):
        if event.kind == ANSWER and event.seat is not None:
            openers.setdefault(turn_of(board.match), event.seat)
        if event.kind == ANSWER and event.seat == seat:
            ask = board.match.find(seat, event.question)
            if ask is not None and len(ask.values()) > 1:
                chosen[n] = choice(n, board.match, ask, event.answer)
        before = list(board.match.answers)
        board.apply(event, stored=True)
        now = board.match.answers
        kept = next((i for i, (one, two) in enumerate(zip(before, now, strict=False)) if one != two), len(before))
        kept = min(kept, len(now))
        where[kept - begun :] = [n if event.kind == ANSWER else -1] * (len(now) - kept)
    stood = [chosen[n] for n in where if n in chosen]
    return Chosen(stood, turns(stood, openers, seat))


def chair_at(job: Job, seat: int, n: int) -> tuple[Chair, str]:
    """The chair before an event, and what was answered."""
    event = job.events[n]
    board = board_of(job._replace(events=job.events[:n]))
    ask: Ask | None = board.match.find(seat, event.question)
    assert ask is not None
    return Chair(board.match, ask), event.answer


def glance(job: Job, seat: int, left: Sequence[int]) -> Glanced:
    """The first look at as many decisions as go into a piece."""
    until = time.perf_counter() + PIECE
    found: list[Rough] = []
    for number, n in enumerate(left):
        if found and (time.perf_counter() > until or hurried()):
            return Glanced(found, list(left[number:]))
        found.append(Rough(n, rough(*chair_at(job, seat, n))))
    return Glanced(found, [])


def glance_turns(job: Job, seat: int, left: Sequence[Sequence[Choice]]) -> Glanced:
    """The first look at as many whole turns as go into a piece."""
    until = time.perf_counter() + PIECE
    found: list[Rough] = []
    for number, turn in enumerate(left):
        if found and (time.perf_counter() > until or hurried()):
            return Glanced(found, [each[0].at for each in left[number:]])
        found.append(Rough(turn[0].at, rough_turn(chair_at(job, seat, turn[0].at)[0], turn)))
    return Glanced(found, [])


def weighed_turn(
    job: Job, seat: int, turn: Sequence[Choice], effort: Effort = EFFORT
) -> wire.ReviewDecision | str | None:
    """A whole turn thought through; None where the strongest bot would have played it as it was."""
    try:
        moments = (chair_at(job, seat, one.at)[0] for one in turn)
        verdict = weigh_turn(moments, turn, effort._replace(hurry=gives_way))
    except Interrupted:
        return GAVE_WAY
    if verdict is None:
        return None
    board = board_of(job._replace(events=job.events[: verdict.at]))  # where the ways part, counted as its choices are
    return decision_info(verdict, verdict.at, board.progress()[0])


def weighed(job: Job, seat: int, n: int, effort: Effort = EFFORT) -> wire.ReviewDecision | str:
    """A decision thought through."""
    chair, key = chair_at(job, seat, n)
    board = board_of(job._replace(events=job.events[:n]))
    try:
        verdict = weigh(chair, key, effort._replace(hurry=gives_way))
    except Interrupted:
        return GAVE_WAY
    return decision_info(verdict, n, board.progress()[0])


def decision_info(verdict: Verdict, n: int, round: int) -> wire.ReviewDecision:
    return wire.ReviewDecision(
        move=n,
        round=round,
        asked=said_info(verdict.asked),
        did=way_info(verdict.did),
        best=way_info(verdict.best),
        cost=round_share(verdict.cost),
        last=verdict.last,
    )


def way_info(way: Way) -> wire.ReviewWay:
    return wire.ReviewWay(
        key=way.key,
        refs=[(ref.kind, ref.id) for ref in way.refs],
        said=said_info(way.said),
        share=round_share(way.share),
        looks=way.looks,
        traits=trait_infos(way.why),
        line=line_infos(way.why),
        points=None if way.points is None else round(way.points, 1),
        through=[said_info(said) for said in way.why.through],
        steps=[said_info(said) for said in way.steps],
    )


def trait_infos(why: Why) -> list[wire.TraitInfo]:
    return [wire.TraitInfo(*trait) for trait in why.traits]


def line_infos(why: Why) -> list[wire.ExpectedInfo]:
    return [wire.ExpectedInfo(seat, said_info(said)) for seat, said in why.line]


def round_share(share: float) -> float:
    return round(share, 4)


def written(review: wire.ReviewInfo) -> str:
    return msgspec.json.encode(review).decode()


def read(written: str) -> wire.ReviewInfo:
    return msgspec.json.decode(written, type=wire.ReviewInfo)
