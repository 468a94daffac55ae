"""A battle of Clash of Cultures between two people, from outside: another's seat, stale and malformed answers, a
connection that is cut in the window, orders that pass in advance."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.clash_player import duel

from oikumene.games.clash import CLASH
from oikumene.kernel.replaying import replay

from .conftest import Server
from .visitor import Sitting, Visitor

#: What is no key of an answer: text, and what is not even read.
WRONG = (
    *("", " no", "NO", "tactic", "tactic:", "tactic:nosuch", "tactic:wonder-wall", "done", "end", "free:no"),
    "lose:infantry",
)
MALFORMED = (
    *(b"null", b"0", b"-1", b"true", b"[]", b"{}", b'["no"]', b'{"key": "no"}', b'"\\ud800"', b"9" * 400, b""),
    *(b'"' + b"x" * 5000 + b'"', b'"tactic:' + b"9" * 400 + b'"', b'"no\\u0000"'),
)


@pytest.fixture
def house(tmp_path: Path, start: Callable[..., Server]) -> Server:
    return start(str(tmp_path / "tables.db"), person_delay=0.02)


@contextlib.asynccontextmanager
async def fighting(house: Server) -> AsyncIterator[tuple[str, Visitor, Visitor, Sitting, Sitting]]:
    """Anna attacks Boris: she is asked for a card, and he waits."""
    async with house.visitor() as anna, house.visitor() as boris:
        table = (await anna.post("/api/import", json.loads(duel())))["id"]
        async with anna.sit(table) as one:
            await boris.post("/api/me/name", {"name": "Boris"})  # who has done nothing yet is not kept
            house.hand_over(table, 1, (await boris.get("/api/me"))["name"])
            async with boris.sit(table) as two:
                assert (one.position["seat"], two.position["seat"]) == (0, 1)
                assert one.questions[0]["prompt"] == "tactic" and not two.questions
                yield table, anna, boris, one, two


async def refused(seat: Sitting, **message: Any) -> str:
    reply = await seat.tell(**message)
    assert reply["type"] == "refused" and reply["text"].endswith("."), reply
    return str(reply["code"])


def test_nobody_answers_for_another_seat(house: Server) -> None:
    async def play() -> None:
        async with fighting(house) as (table, _, _, one, two), house.visitor() as stranger:
            question, n = one.questions[0], one.position["n"]
            answer = {"type": "answer", "n": n, "question": question["id"], "key": "no"}
            assert await refused(two, **answer) == "not-asked"
            assert await refused(two, type="order", question=question["id"], until="game") == "no-window"
            assert not two.questions, "who waits is asked nothing"
            async with stranger.sit(table) as watching:  # who has the link may watch, not answer
                assert watching.position["seat"] is None and not watching.questions
                assert await refused(watching, **answer) in ("watching", "not-seated", "not-asked")
                assert one.questions[0]["options"][0]["key"] not in json.dumps(watching.position)
            assert one.position["n"] == n
            assert (await one.answer("no"))["type"] == "ack"

    asyncio.run(play())


def test_stale_and_malformed_answers_change_nothing(house: Server) -> None:
    async def play() -> None:
        async with fighting(house) as (_, _, _, one, two):
            question, n = one.questions[0], one.position["n"]
            before = one.position["view"]
            for key in WRONG:
                assert await refused(one, type="answer", n=n, question=question["id"], key=key) == "key", key
            for raw in MALFORMED:
                said = json.dumps({"type": "answer", "n": n, "question": question["id"], "ref": 7}).encode()
                await one.socket.send((said[:-1] + b', "key": ' + raw + b"}").decode())
            assert (await one.tell(type="ping"))["type"] != "state"
            for number in (n - 1, n + 1, -1, 10**9):
                assert await refused(one, type="answer", n=number, question=question["id"], key="no") == "stale"
            assert await refused(one, type="answer", n=n, question=question["id"] + "x", key="no") in (
                "not-asked",
                "stale",
            )
            await one.say_hello()
            assert one.position["n"] == n and one.position["view"] == before
            assert (await one.answer("no"))["type"] == "ack"
            said = {"type": "answer", "n": n, "question": question["id"]}
            assert (await one.tell(**said, key="no"))["n"] == n + 1, "said again it is the same answer"
            other = next(option["key"] for option in question["options"] if option["key"] != "no")
            assert await refused(one, **said, key=other) == "stale"
            await two.until(lambda: two.position["n"] > n)

    asyncio.run(play())


def test_the_window_outlives_a_connection_that_is_cut(house: Server) -> None:
    """Anna lays a card, the line goes before she hears of it; Boris is cut off while he is asked. Both come back."""

    async def play() -> None:
        async with fighting(house) as (table, anna, boris, one, two):
            n = one.position["n"]
            card = next(option["key"] for option in one.questions[0]["options"] if option["key"] != "no")
            sent = {"type": "answer", "n": n, "question": one.questions[0]["id"], "key": card, "ref": 99}
            await one.socket.send(json.dumps(sent))
            one.socket.transport.abort()  # nothing is waited for
            await two.until(lambda: two.position["n"] > n)
            assert two.questions[0]["prompt"] == "tactic"
            sides = two.position["view"]["battle"]["sides"]
            assert (sides[0]["laid"], sides[0]["card"]) == (True, None), "it lies face down"
            two.socket.transport.abort()
            async with anna.sit(table) as back, boris.sit(table) as again:
                assert back.position["n"] == again.position["n"] > n, "what was sent counts once"
                assert back.position["view"]["battle"]["sides"][0]["card"] == card.partition(":")[2], "she knows it"
                assert again.position["view"]["battle"]["sides"][0]["card"] is None
                assert not back.questions and again.questions[0]["prompt"] == "tactic"
                assert (await again.answer("no"))["type"] == "ack"
                await back.until(
                    lambda: back.position["view"]["battle"] is None or back.position["view"]["battle"]["rolled"]
                )

    asyncio.run(play())


def test_who_passes_ahead_is_asked_for_no_card_until_the_order_is_taken_back(house: Server) -> None:
    async def play() -> None:
        async with fighting(house) as (_, _, _, one, two):
            question, n = one.questions[0], one.position["n"]
            assert question["window"] == "no"
            assert (await one.tell(type="order", question=question["id"], until="game"))["type"] == "ack"
            await one.until(lambda: one.position["n"] > n)
            (order,) = one.state["orders"]
            assert (order["prompt"], order["option"]["id"]) == ("tactic", "option-no")
            seen = [text for text in two.raw if '"orders"' in text]
            assert seen and all('"orders":[]' in text for text in seen), "nobody else knows of it"
            assert (await one.tell(type="revoke", prompt="tactic"))["type"] == "ack"
            await one.until(lambda: not one.state["orders"])

    asyncio.run(play())


def test_the_duel_is_one_of_two_players() -> None:
    fight = replay(CLASH, json.loads(duel())).state.battle
    assert fight is not None and (fight.attacker, fight.defender) == (0, 1)
