"""Taking back and confirming: what ends a turn for good, one request at a time, nothing done twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.table.store import away

from .conftest import Server
from .visitor import Sitting, Visitor

TURN = ("place:work", "citizen:1")


@pytest.fixture
def house(tmp_path: Path, start: Callable[..., Server]) -> Server:
    return start(str(tmp_path / "x.db"))


@contextlib.asynccontextmanager
async def seated(house: Server, many: int = 2, **more: Any) -> AsyncIterator[list[Sitting]]:
    """A table of The Ancient World with people only, all of them there; the first begins."""
    async with contextlib.AsyncExitStack() as doors:
        people: list[Visitor] = [await doors.enter_async_context(house.visitor()) for _ in range(many)]
        seats = [{"who": "you"}, *([{"who": "open"}] * (many - 1))]
        new = {"game": "ancient_world", "seats": seats, "options": {"first_player": "1"}, **more}
        table = (await people[0].post("/api/tables", new))["id"]
        for visitor in people[1:]:
            await visitor.post(f"/api/tables/{table}/join")
        await people[0].post(f"/api/tables/{table}/start")
        yield [await doors.enter_async_context(visitor.sit(table)) for visitor in people]


async def turn(seat: Sitting, keys: tuple[str, str] = TURN) -> None:
    """A citizen is placed."""
    for key in keys:
        await seat.until(lambda: seat.questions)
        assert (await seat.answer(key))["type"] == "ack"


# -- what ends a turn


def test_a_confirmed_turn_is_over_for_good(house: Server) -> None:
    async def play() -> None:
        async with seated(house, confirm=True) as (one, two):
            await turn(one)
            await one.until(lambda: one.state["hold"] == 0 and one.state["undo"])
            assert (await one.confirm())["type"] == "ack"
            await one.until(lambda: one.state["hold"] is None)
            assert not one.state["undo"] and one.state["ask_undo"]
            refused = await one.undo()
            assert (refused["code"], one.position["n"]) == ("confirmed", 3)
            assert (await one.undo(ask=True))["type"] == "ack"
            await two.until(lambda: two.state["vote"])
            assert (await two.vote(True))["type"] == "ack"
            await one.until(lambda: one.questions)
            assert one.questions[0]["prompt"] == "citizen"
            await one.answer("citizen:1")  # what was agreed to is decided, held and taken back as before
            await one.until(lambda: one.state["hold"] == 0 and one.state["undo"])
            assert (await one.undo())["type"] == "ack"

    asyncio.run(play())


def test_the_next_turn_is_taken_back_freely_up_to_the_confirmed_one(house: Server) -> None:
    async def play() -> None:
        async with seated(house, confirm=True) as (one, two):
            await turn(one)
            await one.confirm()
            await turn(two, ("place:rebuild", "citizen:1"))
            await two.until(lambda: two.state["hold"] == 1)
            await two.confirm()
            await one.until(lambda: one.questions)
            assert not one.state["undo"]
            await one.answer(one.questions[0]["options"][0]["key"])
            await one.until(lambda: one.state["undo"])
            back = await one.undo()
            await one.until(lambda: one.position["n"] == back["n"])
            assert (await one.undo())["type"] == "refused"

    asyncio.run(play())


def test_without_confirmation_a_turn_that_has_passed_is_taken_back_until_somebody_decides(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await turn(one)
            await two.until(lambda: two.questions)
            assert one.state["undo"]
            assert (await one.undo())["type"] == "ack"

    asyncio.run(play())


def test_a_confirmed_turn_stays_confirmed_when_the_table_is_read_again(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    house = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with seated(house, confirm=True) as (one, _):
            await turn(one)
            await one.confirm()
            hall = house.app.state.house.hall
            live = hall.tables[one.table]
            async with live.lock:
                live.board = None
                await hall._load_board(live)
            assert live.board is not None and not live.board.can_undo(0) and live.board.can_undo(0, consent=True)

    asyncio.run(play())


# -- one request at a time


def test_who_asks_second_is_told_who_asked_first(house: Server) -> None:
    async def play() -> None:
        async with seated(house, many=3) as (one, two, three):
            await turn(one)
            await turn(two, ("place:rebuild", "citizen:1"))
            await three.until(lambda: three.questions)
            await one.until(lambda: one.position["n"] == 4)
            assert (await one.undo(ask=True))["type"] == "ack"
            await two.until(lambda: two.state["vote"])
            refused = await two.undo(ask=True)
            name = two.state["table"]["seats"][0]["name"]
            assert refused["code"] == "undo-there" and name in refused["text"]
            await three.until(lambda: three.state["vote"])
            assert three.state["vote"]["seat"] == 0 and three.state["vote"]["agreed"] == []
            assert (await one.undo(ask=True))["type"] == "ack"  # asked twice is asked once
            await two.vote(True)
            await three.until(lambda: three.state["vote"]["agreed"] == [1])
            assert (await one.undo(ask=True))["type"] == "ack"
            await three.vote(True)
            await one.until(lambda: one.position["n"] == 5)

    asyncio.run(play())


def test_who_asked_to_take_back_can_withdraw_it(house: Server) -> None:
    async def play() -> None:
        async with seated(house, many=3) as (one, two, three):
            await turn(one)
            await turn(two, ("place:rebuild", "citizen:1"))
            await one.until(lambda: one.position["n"] == 4)
            await one.undo(ask=True)
            assert (await one.vote(True))["code"] == "no-vote"  # nobody agrees for himself
            assert (await one.vote(False))["type"] == "ack"
            await two.until(lambda: two.position["n"] == 4 and two.state["vote"] is None)
            assert (await two.undo(ask=True))["type"] == "ack"
            await three.until(lambda: three.state["vote"] and three.state["vote"]["seat"] == 1)

    asyncio.run(play())


def test_a_yes_to_one_request_is_none_to_the_next(house: Server) -> None:
    async def play() -> None:
        async with seated(house, many=3) as (one, two, three):
            await turn(one)
            await turn(two, ("place:rebuild", "citizen:1"))
            await three.until(lambda: three.position["n"] == 4)
            await one.until(lambda: one.position["n"] == 4)
            await one.undo(ask=True)
            await one.vote(False)
            await two.undo(ask=True)
            assert (await three.vote(True, seat=0))["code"] == "no-vote"
            assert house.app.state.house.hall.tables[one.table].row.vote["agreed"] == []
            assert (await three.vote(True, seat=1))["type"] == "ack"

    asyncio.run(play())


def test_a_bot_is_not_asked_for_while_something_else_is_and_who_asks_for_the_same_agrees(house: Server) -> None:
    async def play() -> None:
        async with seated(house, many=4) as (one, two, three, four):
            await turn(one)
            await turn(two, ("place:rebuild", "citizen:1"))
            path = f"/api/tables/{one.table}"
            await four.visitor.post(f"{path}/leave")
            await one.until(lambda: one.position["n"] == 4)
            await one.undo(ask=True)
            bot = {"seat": 3, "bot": "wanderer"}
            assert (await two.visitor.post(f"{path}/replace", bot, status=400))["code"] == "vote-there"
            await one.vote(False)
            for seat in (two, three):
                await seat.visitor.post(f"{path}/replace", bot)
            await one.until(lambda: one.state["vote"] and one.state["vote"]["agreed"] == [1, 2])
            await one.vote(True, kind="bot", seat=3)
            await one.until(lambda: one.state["table"]["seats"][3]["bot"] == "wanderer")

    asyncio.run(play())


# -- nothing is done twice


def test_what_is_said_of_an_older_position_changes_nothing(house: Server) -> None:
    async def play() -> None:
        async with seated(house, confirm=True) as (one, two):
            await turn(one)
            await one.until(lambda: one.state["hold"] == 0)
            for reply in (await one.undo(n=1), await one.confirm(n=1), await one.undo(ask=True, n=7)):
                assert reply["code"] == "stale"
            assert (await two.vote(True, n=1))["code"] == "stale"
            assert one.position["n"] == 2 and one.state["hold"] == 0

    asyncio.run(play())


def test_undo_said_again_takes_nothing_more_back(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, _):
            await turn(one)
            await one.until(lambda: one.position["n"] == 2)
            replies = [await one.undo(n=2), await one.undo(n=2)]
            assert [(reply["type"], reply["n"]) for reply in replies] == [("ack", 3), ("ack", 3)]
            await one.until(lambda: one.position["n"] == 3)
            assert one.questions[0]["prompt"] == "citizen"  # not where to place it

    asyncio.run(play())


def test_confirmation_and_consent_said_again_are_acknowledged(house: Server) -> None:
    async def play() -> None:
        async with seated(house, confirm=True) as (one, two):
            await turn(one)
            assert [(await one.confirm(n=2))["n"] for _ in range(2)] == [3, 3]
            await one.undo(ask=True, n=3)
            assert [(await two.vote(True, n=3))["n"] for _ in range(2)] == [4, 4]
            assert (await one.undo(ask=True, n=3))["n"] == 4
            await one.until(lambda: one.position["n"] == 4)

    asyncio.run(play())


def test_undo_whose_fate_nobody_knew_is_not_done_twice(house: Server) -> None:
    """The store keeps the undo and says that it does not know; pressing the button again takes nothing more back."""

    async def play() -> None:
        async with seated(house) as (one, _):
            await turn(one)
            await one.until(lambda: one.position["n"] == 2)
            store = house.app.state.house.store
            write, rows = store.write, store.rows

            async def unsure(job: Any, told: str = "") -> list[int]:
                await write(job, told)
                raise away(OSError("the line is cut"), sure=False)

            async def deaf(*_: Any) -> Any:
                raise away(OSError("the line is cut"), sure=False)

            store.write, store.rows = unsure, deaf
            assert (await one.undo(n=2))["code"] in ("store-unsure", "store-away")
            store.write, store.rows = write, rows
            assert (await one.undo(n=2))["type"] == "ack"
            await one.until(lambda: one.position["n"] == 3)
            assert one.questions[0]["prompt"] == "citizen"

    asyncio.run(play())
