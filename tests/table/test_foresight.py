"""What an answer would do, asked over the socket: only of one's own open question, and nothing comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Server
from .test_taking_back import seated, turn
from .visitor import Sitting


@pytest.fixture
def house(tmp_path: Path, start: Callable[..., Server]) -> Server:
    return start(str(tmp_path / "x.db"))


def look(seat: Sitting, key: str, **other: Any) -> Any:
    asked = {"n": seat.position["n"], "question": seat.questions[0]["id"] if seat.questions else "act", **other}
    return seat.tell(type="ask-preview", key=key, **asked)


def test_a_seat_is_told_what_its_answer_would_do_and_nothing_happens(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions)
            before = one.position
            told = await look(one, "place:work")
            assert (told["type"], told["key"], told["n"]) == ("preview", "place:work", before["n"])
            assert [line["said"]["id"] for line in told["anyway"]] == ["log-gains-coins"]
            assert told["then"]["id"] == "ask-citizen" and told["then_seat"] == 0 and not told["nothing"]
            assert (await one.answer("place:work"))["type"] == "ack"  # it is still the same position
            await one.until(lambda: one.position["n"] == before["n"] + 1)
            assert two.position["n"] <= one.position["n"]

    asyncio.run(play())


def test_what_is_not_ones_own_is_not_told(house: Server) -> None:
    """The other seat, an older position, no option, no question: refused, and nothing changes."""

    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions)
            question = one.questions[0]["id"]
            refused = await look(two, "place:work", question=question)
            assert (refused["type"], refused["code"]) == ("refused", "not-asked")
            assert (await look(one, "nonsense"))["code"] == "key"
            assert (await look(one, "place:work", question="no such"))["code"] == "not-asked"
            assert (await look(one, "place:work", n=99))["code"] == "stale"
            await turn(one)
            await two.until(lambda: two.questions)
            assert (await look(two, "place:work", n=0))["code"] == "stale"
            async with house.visitor() as stranger, stranger.sit(one.table) as watching:
                watched = await watching.tell(type="ask-preview", n=two.position["n"], question=question, key="pass")
                assert watched["code"] == "not-seated"
            assert two.position["n"] == 2

    asyncio.run(play())
