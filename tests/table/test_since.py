"""Since your turn: what others did, step by step, as the seat saw it then; for every game of the house."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oikumene.table import desks
from oikumene.table.board import ANSWER, UNDO, Board, Event, Row, Seat
from oikumene.table.thinking import job_of

from .conftest import Server
from .test_taking_back import seated, turn

GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")


@pytest.fixture
def house(tmp_path: Path, start: Callable[..., Server]) -> Server:
    return start(str(tmp_path / "x.db"))


def played(game: str, seats: int, answers: int, seed: int = 5) -> Board:
    """A table after so many answers at random."""
    people = [Seat("abcdef"[i], "ABCDEF"[i]) for i in range(seats)]
    row = Row(f"{game}-{seed}", game, 0, 3, {}, "playing", False, "live", 0, False, False, "", 0.0, 0.0, seats=people)
    board, rng = Board(row), random.Random(seed)
    for _ in range(answers):
        if board.match.over:
            break
        ask = rng.choice(board.match.asks)
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(ask.values()))))
    return board


def told(board: Board, seat: int, first: int) -> Any:
    return msgspec.json.decode(desks.since(job_of(board), seat, first))


@pytest.mark.parametrize("game", GAMES)
def test_each_step_is_what_the_seat_saw_then(game: str) -> None:
    """A step is the position after it, no more; together they tell every line of the log."""
    board = played(game, 3 if game == "oath" else 2, 90)
    for seat in range(len(board.row.seats)):
        found = told(board, seat, 40)
        assert found["n"] == 40 and found["last"] == board.n and found["left_out"] == 0
        assert found["before"] == msgspec.to_builtins(board.at(40).position(seat).view)
        assert len(found["steps"]) > 1
        for step in found["steps"]:
            then = board.at(step["n"]).position(seat)
            assert step["view"] == msgspec.to_builtins(then.view)
        lines = [line for step in found["steps"] for line in step["log"]]
        now = board.position(seat)
        assert lines == msgspec.to_builtins(now.log)[len(board.at(40).match.log) :]
        ends = [step["n"] for step in found["steps"]]
        assert ends == sorted(set(ends))


def test_answers_of_one_decision_are_one_step() -> None:
    board = played("ancient_world", 2, 0)
    for key in ("place:work", "citizen:1"):
        ask = board.match.asks[0]
        board.apply(Event(ANSWER, ask.seat, ask.id, key))
    found = told(board, 1 - board.events[0].seat, 0)
    assert [step["n"] for step in found["steps"]] == [2]


def test_what_was_taken_back_has_not_happened() -> None:
    board = played("ancient_world", 2, 0)
    mover = board.match.asks[0].seat
    for key in ("place:work", "citizen:1"):
        board.apply(Event(ANSWER, mover, board.match.asks[0].id, key))
    board.apply(Event(UNDO, mover))
    board.apply(Event(UNDO, mover))
    assert told(board, 1 - mover, 0)["steps"] == []
    for key in ("place:rebuild", "citizen:1"):
        board.apply(Event(ANSWER, mover, board.match.asks[0].id, key))
    (step,) = told(board, 1 - mover, 0)["steps"]
    assert step["view"] == msgspec.to_builtins(board.position(1 - mover).view)
    assert step["log"] == msgspec.to_builtins(board.position(1 - mover).log)[len(Board(board.row).match.log) :]


def test_of_very_many_steps_the_last_are_told() -> None:
    board = played("imperial_settlers", 2, 260)
    found = told(board, 0, 0)
    assert len(found["steps"]) == desks.MOST_STEPS and found["left_out"] > 0
    assert found["before"] == msgspec.to_builtins(board.at(found["n"]).position(0).view)
    assert found["steps"][-1]["view"] == msgspec.to_builtins(board.position(0).view)


def test_a_seat_is_told_what_came_after_its_answer_and_others_are_not(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await turn(one)
            await two.until(lambda: two.questions)
            await turn(two, ("place:rebuild", "citizen:1"))
            await one.until(lambda: one.position["n"] == 4)
            path = f"/api/tables/{one.table}/since"
            found = await one.visitor.get(path)
            assert (found["n"], found["last"], [step["seat"] for step in found["steps"]]) == (2, 4, [1])
            assert found["steps"][0]["view"] == one.position["view"]
            assert (await one.visitor.get(f"{path}?after=0"))["n"] == 0
            assert (await one.visitor.get(f"{path}?after=99", status=400))["code"] == "move"
            assert (await one.visitor.get(f"{path}?after=-1", status=400))["code"] == "move"
            assert (await two.visitor.get(path))["steps"] == []
            async with house.visitor() as stranger:
                assert (await stranger.get(path, status=403))["code"] == "not-seated"

    asyncio.run(play())
