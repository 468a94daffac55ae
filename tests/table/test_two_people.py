"""Two people at a table: what they are told of each other's decisions, requests and second thoughts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.kernel.match import Match
from oikumene.table import wire
from oikumene.table.board import ANSWER, Event, said_info, veiled

from .conftest import Server
from .test_play import two_at_a_table
from .test_since import GAMES, played
from .test_taking_back import seated, turn
from .visitor import Sitting


@pytest.fixture
def house(tmp_path: Path, start: Callable[..., Server]) -> Server:
    return start(str(tmp_path / "x.db"))


def test_who_waits_is_told_what_is_decided_and_by_whom(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions)
            (told,) = two.position["deciding"]
            assert (told["seat"], told["said"]["id"]) == (0, "ask-act")
            assert one.position["deciding"] == [], "one's own question stands in the prompt"
            await one.answer("place:work")
            await two.until(lambda: two.position["n"] == 1)
            assert [told["said"]["id"] for told in two.position["deciding"]] == ["ask-citizen"]

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_what_others_decide_tells_nothing_hidden(game: str) -> None:
    """In a match as the viewer may imagine it, the same sentence stands there."""
    board, rng, looked = played(game, 3 if game == "oath" else 2, 0), random.Random(9), 0
    for _ in range(260):
        if board.match.over:
            break
        for viewer in range(board.match.seats):
            told = board.position(viewer).deciding
            assert all(one.seat != viewer for one in told)
            if told and looked < 60:
                looked += 1
                assert told == imagined(board.match, viewer), game
        ask = rng.choice(board.match.asks)
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(ask.values()))))
    assert looked > 10


def imagined(match: Match[Any], viewer: int) -> list[wire.DecidingInfo]:
    twin = match.imagine(viewer, random.Random(1))
    return [
        wire.DecidingInfo(question.seat, said_info(veiled(question.said)))
        for question in twin.pending
        if question.seat != viewer and not question.ask.secret and question.ask.sealed is None
    ]


def refused(seat: Sitting) -> int | None:
    """Who has said no to what was asked last."""
    return seat.state["vote"]["refused"] if seat.state["vote"] else None


def test_a_no_is_told_to_who_asked_until_the_next_move(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await turn(one)
            await turn(two, ("place:rebuild", "citizen:1"))
            await one.until(lambda: one.position["n"] == 4)
            assert (await one.undo(ask=True))["type"] == "ack"
            await two.until(lambda: two.state["vote"])
            assert two.state["vote"]["refused"] is None
            assert (await two.vote(False))["type"] == "ack"
            await one.until(lambda: refused(one) == 1)
            assert (await two.vote(True))["code"] == "no-vote", "it is over"
            async with one.visitor.sit(one.table) as again:
                assert again.state["vote"]["refused"] == 1, "who was away reads it too"
            assert (await one.undo(ask=True))["type"] == "ack", "one may ask again"
            await two.until(lambda: two.state["vote"] and refused(two) is None)
            assert (await two.vote(False))["type"] == "ack"
            await turn(one, ("place:rebuild", "citizen:2"))
            await two.until(lambda: two.state["vote"] is None)

    asyncio.run(play())


def test_a_request_that_is_withdrawn_is_no_refusal(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await turn(one)
            await turn(two, ("place:rebuild", "citizen:1"))
            await one.until(lambda: one.position["n"] == 4)
            await one.undo(ask=True)
            await one.until(lambda: one.state["vote"])
            assert (await one.vote(False))["type"] == "ack"
            await one.until(lambda: one.state["vote"] is None)

    asyncio.run(play())


def test_a_decision_taken_back_is_said_to_who_had_the_turn(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await turn(one)
            await two.until(lambda: two.questions)
            assert two.state["took_back"] is None
            assert (await one.undo())["type"] == "ack"
            await two.until(lambda: two.state["took_back"] == 0)
            assert two.questions == []
            await one.until(lambda: one.questions)
            await one.answer("citizen:1")
            await two.until(lambda: two.state["took_back"] is None)

    asyncio.run(play())


def test_what_is_said_of_the_table_beside_a_position_is_what_is_said_of_it_anywhere(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    """It is made of what was said before where only the game has moved on: never of what is so no more."""
    server = start(str(tmp_path / "x.db"), limits=False)

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, name="Duel")
            path, rng = f"/api/tables/{table}", random.Random(2)

            async def same(person: Any, seat: Any) -> None:
                said, anywhere = {**seat.state["table"]}, await person.get(path)
                for told in (said, anywhere):
                    del told["now"]
                assert said == anywhere

            async with anna.sit(table) as one:
                async with boris.sit(table) as two:
                    for n in range(1, 9):
                        seat = one if one.questions else two
                        await seat.answer(rng.choice(seat.questions[0]["options"])["key"])
                        for each in (one, two):
                            await each.until(lambda each=each, n=n: each.position["n"] >= n)
                        await same(anna, one)
                        await same(boris, two)
                    assert one.state["table"]["moves"] == 8
                    await anna.post(f"{path}/name", {"name": "Again"})
                    await two.until(lambda: two.state["table"]["name"] == "Again")
                    await same(boris, two)
                await one.until(lambda: not one.state["table"]["seats"][1]["online"])
                await same(anna, one)
                await boris.post(f"{path}/leave")
                await one.until(lambda: one.state["table"]["seats"][1]["gone"])
                await same(anna, one)

    asyncio.run(play())
