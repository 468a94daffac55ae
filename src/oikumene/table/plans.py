"""Answers that a seat has laid down for its coming questions: kept, followed, dropped where what they rest on changed.

How far a plan has come is read from the events since it was made, so nothing has to be written when an answer of it is
given: a restart, another worker or an answer given by hand in between leave it where it is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.kernel.planning import Step, coming, laid, line_misfit, own_digest, required
from oikumene.table import wire
from oikumene.table.board import AGREED_UNDO, ANSWER, UNDO, Board, Event, Row, question_info, said_info
from oikumene.table.thinking import Job, board_of

#: A plan has so many lines at most, each so many answers, and so many options that must still be open.
MOST_LINES, MOST_STEPS, MOST_NEEDS = 3, 6, 4


class Left(NamedTuple):
    """What is left of a plan: the lines that are still being followed, and which of their answers is next."""

    lines: list[list[Step]]
    at: int

    @property
    def next(self) -> list[Step]:
        return [line[self.at] for line in self.lines]


@dataclass(frozen=True)
class Plan:
    """What a seat has laid down after so many events: lines of answers, of which the first that fits is taken.

    `own`: only if what the seat has is the same then; `needs`: only if these options are open too. `dropped`: what has
    changed, so that nothing of it is done any more; it stays to be read.
    """

    person: str
    n: int
    lines: list[list[Step]]
    own: str = ""
    needs: list[dict[str, Any]] = field(default_factory=list)
    dropped: str = ""

    def drop(self, why: str) -> Plan:
        return replace(self, dropped=why)

    def data(self) -> str:
        return json.dumps({"lines": self.lines, "own": self.own, "needs": self.needs})

    @classmethod
    def read(cls, person: str, n: int, data: str, dropped: str) -> Plan:
        found = json.loads(data)
        lines = [[Step(*step) for step in line] for line in found["lines"]]
        return cls(person, n, lines, found["own"], found["needs"], dropped)

    def left(self, row: Row, board: Board, seat: int) -> Left | None:
        """What is still to be done of it, by who laid it down; None where it is over."""
        there = row.seats[seat]
        if board.match.over or there.gone or there.bot or there.person != self.person or self.n > board.n:
            return None
        return progress(self.lines, board.events[self.n :], seat)


def progress(lines: Sequence[list[Step]], events: Sequence[Event], seat: int) -> Left | None:
    """How far the lines have come by these events. Other questions of the seat may come before the first answer; once
    one is given, whatever else the seat answers, or anybody takes back, ends the plan."""
    left = Left(list(lines), 0)
    for event in events:
        if event.kind in (UNDO, AGREED_UNDO):
            if left.at or event.seat == seat:
                return None
            continue
        if event.kind != ANSWER or event.seat != seat:
            continue
        meant = [line for line in left.lines if event.question.endswith(line[left.at].prompt)]
        if not meant and not left.at:
            continue
        at = left.at + 1
        left = Left([line for line in meant if line[left.at].key == event.answer and len(line) > at], at)
        if not left.lines:
            return None
    return left


def plan_info(plan: Plan, left: Left | None) -> wire.PlanInfo | None:
    """A plan as its seat is shown it; nothing once it is done."""
    if left is None and not plan.dropped:
        return None
    lines = plan.lines if left is None else [line[left.at :] for line in left.lines]
    return wire.PlanInfo(
        [
            [
                wire.PlanStepInfo(_said(step.asked), _said(step.said), [(kind, id) for kind, id in step.refs])
                for step in line
            ]
            for line in lines
        ],
        bool(plan.own),
        [_said(need["said"]) for need in plan.needs],
        plan.dropped,  # type: ignore[arg-type]
    )


def _said(found: dict[str, Any]) -> wire.SaidInfo:
    return wire.SaidInfo(found["id"], found["args"], found["kinds"])


# -- in the other process


def foreseen(job: Job, path: Sequence[str]) -> wire.QuestionInfo | None:
    """What the seat of the job will be asked, after these answers of its own."""
    found = coming(board_of(job).match, job.seat, path)
    if found is None:
        return None
    asked = question_info(found.question)
    keys = {option.key for option in found.options}
    asked.said, asked.closed = said_info(found.said), []
    asked.options = [option for option in asked.options if option.key in keys]
    return asked


def made(job: Job, person: str, lines: Sequence[Sequence[str]], own: bool, needs: Sequence[str]) -> Plan | Refused:
    """A plan of these answers; refused where one of them cannot be foreseen."""
    match = board_of(job).match
    try:
        steps = [laid(match, job.seat, line) for line in lines]
        kept = required(match, job.seat, needs)
    except Refused as why:
        return why
    return Plan(person, len(job.events), steps, own_digest(match, job.seat) if own else "", kept)


def chosen(job: Job, lines: Sequence[list[Step]], needs: Sequence[dict[str, Any]], own: str) -> tuple[str, str]:
    """The next answer of the first line that fits the open question, or nothing and why the last of them does not."""
    why = "question"
    for line in lines:
        why = line_misfit(board_of(job).match, job.seat, line, needs, own)
        if not why:
            return line[0].key, ""
    return "", why
