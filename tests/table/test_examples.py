"""Examples of the rules that somebody plays on: from any step, against novices, over a restart, and as a record."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game
from oikumene.table.board import unpacked
from oikumene.table.desks import brought
from oikumene.table.rules import position, scenes
from oikumene.text.examples import example_ids

from .conftest import Server

GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")


async def played_on(sitting: Any, moves: int) -> None:
    """Some answers of one's own, the first that is offered."""
    for _ in range(moves):
        await sitting.until(lambda: sitting.questions)
        assert (await sitting.answer(sitting.questions[0]["options"][0]["key"]))["type"] == "ack"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_every_example_is_a_table_that_shows_the_same(game: str) -> None:
    room = find_game(game)
    for id in example_ids(room):
        for at, shown in enumerate(scenes(game, id)):
            found = position(game, id, at)
            match = unpacked(room, found.start.data).match
            assert room.view(match.state, found.seat) == shown.position.view, (id, at)
            asked = [question.prompt for question in match.pending if question.seat == found.seat]
            assert asked == [question.prompt for question in shown.position.questions]


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_game_from_an_example_begins_there(game: str) -> None:
    """And is brought in as such a game."""
    room, rng = find_game(game), random.Random(2)
    found = position(game, example_ids(room)[-1], 0)
    match = unpacked(room, found.start.data).match
    for _ in range(25):
        if match.over:
            break
        match.take(match.asks[0], rng.choice(list(match.asks[0].values())))
    record = json.loads(json.dumps(match.record()))
    again = replay(room, record)
    assert again.digest() == match.digest() and again.start == match.start
    *_, events, start = brought(record)
    assert start is not None and len(events) == len(record["answers"])
    assert unpacked(room, start.data).match.start == match.start


def test_an_example_is_played_on_over_a_restart(start: Callable[..., Server], tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[str, str, Any]:
        async with server.visitor() as anna:
            made = await anna.post("/api/examples", {"game": "imperium", "example": "advance"})
            assert (made["status"], made["public"], made["your_seat"]) == ("playing", False, 0)
            async with anna.sit(made["id"]) as sitting:
                assert sitting.state["carried"] is None
                assert sitting.position["view"]["seats"][0]["resources"]["materials"] == 8
                await played_on(sitting, 3)
                view = sitting.position["view"]
            return str(made["id"]), anna.cookie, view["seats"][0]

    async def look(server: Server, table: str, cookie: str, mine: Any) -> None:
        async with server.visitor() as anna:
            anna.http.cookies.clear()
            anna.http.headers["cookie"] = cookie
            sitting = anna.sit(table)
            sitting.headers["Cookie"] = cookie
            async with sitting:
                assert sitting.state["carried"] is None
                assert sitting.position["view"]["seats"][0] == mine
                await played_on(sitting, 1)

    db = str(tmp_path / "tables.db")
    first = start(db)
    found = asyncio.run(play(first))
    first.stop()
    asyncio.run(look(start(db), *found))


def test_what_is_no_example_is_refused(server: Server) -> None:
    async def ask() -> None:
        async with server.visitor() as anna:
            for example, step in (("nothing", 0), ("advance", 99), ("advance", -1)):
                asked = {"game": "imperium", "example": example, "step": step}
                assert (await anna.post("/api/examples", asked, status=404))["code"] == "no-example"
            assert (await anna.post("/api/examples", {"game": "chess", "example": "a"}, status=400))["code"] == "game"
            await anna.post("/api/examples", {"game": "imperium", "example": "advance", "step": "first"}, status=400)

    asyncio.run(ask())
