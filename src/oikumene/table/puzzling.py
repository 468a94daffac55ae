"""Puzzles as they are played: in the process for what takes long, from the position and the answers alone.

Nothing of an attempt is kept here or in the store, so it survives a restart, any worker can go on with it, and nobody
can fill the server with them; who asks pays with the time it takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match
from oikumene.puzzles import LONGEST, Attempt, Puzzle, attempt, begun, by_id
from oikumene.table import wire
from oikumene.table.board import question_info, said_info

#: The reason why an answer is barred, in the words of the house.
WHY = {bar: wire.SaidInfo(f"why-puzzle-{bar}", {}, {}) for bar in ("chance", "others", "shut")}


def state(id: str, answers: Sequence[str]) -> bytes:
    """The puzzle after these answers, as JSON."""
    return msgspec.json.encode(state_of(by_id(id), answers))


def opened(id: str) -> bytes:
    """The table that the puzzle is played at, and its position, as JSON."""
    puzzle = by_id(id)
    return msgspec.json.encode((table_of(puzzle, begun(id)), state_of(puzzle, ())))


def finished(id: str, answers: Sequence[str]) -> int:
    """What the answers come to; refuses what does not come to an end."""
    made = attempt(by_id(id), limited(answers))
    if not made.over:
        raise Refused("puzzle-open", "The puzzle is not over yet: there is more to decide.")
    return made.value


def limited(answers: Sequence[str]) -> Sequence[str]:
    if len(answers) > LONGEST:
        raise Refused("puzzle-long", "A puzzle has at most {n} answers.", n=LONGEST)
    return answers


def state_of(puzzle: Puzzle, answers: Sequence[str]) -> wire.PuzzleState:
    made = Attempt(puzzle, begun(puzzle.id).clone())
    steps = []
    for key in limited(answers):
        steps.append(step_of(made, key))
    return wire.PuzzleState(position_of(made), made.value, made.over, steps)


def step_of(made: Attempt, key: str) -> wire.PuzzleStep:
    """Give an answer; how it was said, and what came of it."""
    seat, words = made.puzzle.seat, made.match.game.words
    said = next((option.said for q in made.match.pending for option in q.options if option.key == key), None)
    before = len(made.match.log)
    made.answer(key)
    assert said is not None  # else it was refused
    lines = [said_info(line.seen_by(seat, words)) for line in made.match.log[before:]]
    return wire.PuzzleStep(said_info(said), made.value, lines)


def said_above(made: Attempt, key: str, bar: str) -> bool:
    """Whether the task says once that this is closed: all but a battle, or what the puzzle leaves out (each exchange
    with each rival would fill the question; an action of its own keeps its lock)."""
    return bool(made.puzzle.aim) or (bar == "shut" and ":" in key)


def position_of(made: Attempt) -> wire.Position:
    match, seat = made.match, made.puzzle.seat
    over, result = made.over, made.match.result
    questions = [] if over else [question_info(question) for question in match.pending if question.seat == seat]
    barred = made.closed()
    for question in questions:
        for option in question.options:
            if option.key in barred and not said_above(made, option.key, barred[option.key]):
                question.closed.append(wire.ClosedInfo(option.key, option.said, WHY[barred[option.key]]))
        question.options = [option for option in question.options if option.key not in barred]
    words, log = match.game.words, match.log
    first = len(begun(made.puzzle.id).log)
    return wire.Position(
        n=len(made.answers),
        last=len(made.answers),
        seat=seat,
        view=dict(match.game.view(match.state, seat)),
        questions=questions,
        waiting=[] if over else sorted({ask.seat for ask in match.asks}),
        log=[said_info(line.seen_by(seat, words)) for line in log[first:]],
        log_from=0,
        log_moves=[len(made.answers)] * (len(log) - first),
        result=None if result is None else wire.ResultInfo(**result.shown()),  # type: ignore[arg-type]
    )


def table_of(puzzle: Puzzle, match: Match[Any]) -> wire.TableInfo:
    game = match.game
    round, rounds = game.progress(match.state, match.seats)
    seats = [wire.SeatInfo(n, you=n == puzzle.seat) for n in range(match.seats)]
    for seat in seats:
        seat.bot = "" if seat.you else "merchant"
    return wire.TableInfo(
        id=f"puzzle-{puzzle.id}",
        game=game.id,
        title="",
        status="playing",
        seats=seats,
        options=dict(game.open_options(match.setup.options)),
        public=False,
        pace="live",
        hours=0,
        confirm=False,
        hints=False,
        host=False,
        your_seat=puzzle.seat,
        waiting=[puzzle.seat],
        moves=0,
        round=round,
        rounds=rounds,
        created=0,
        changed=0,
        fraction=game.fraction,
        points=game.points,
    )


def solution(id: str) -> bytes:
    """What is best and what is tempting, as JSON."""
    puzzle = by_id(id)
    made = Attempt(puzzle, begun(id).clone())
    steps = [step_of(made, key) for key in puzzle.line]
    return msgspec.json.encode(wire.PuzzleSolution(steps, trap_of(puzzle), puzzle.nodes))


def trap_of(puzzle: Puzzle) -> wire.PuzzleTrap | None:
    if puzzle.trap is None:
        return None
    made = Attempt(puzzle, begun(puzzle.id).clone())
    before = [step_of(made, key).said for key in puzzle.trap.before]
    had = made.value
    tempting = step_of(made, puzzle.trap.key)
    return wire.PuzzleTrap(before, tempting.said, tempting.value - had, puzzle.trap.most)
