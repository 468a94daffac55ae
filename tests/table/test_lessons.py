"""A guided first game at the table: begun by anybody, followed or not, over a reload and a restart, left for good."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from oikumene.registry import game as find_game
from oikumene.text.lessons import lesson_of

from .conftest import Server

GAME = "ancient_world"


async def begun(visitor: Any) -> str:
    made = await visitor.post("/api/lessons", {"game": GAME})
    assert (made["status"], made["public"], made["lesson"], made["your_seat"]) == ("playing", False, True, 0)
    return str(made["id"])


async def asked(sitting: Any) -> Any:
    """Wait until the learner is asked; where they stand."""
    await sitting.until(lambda: sitting.questions)
    return sitting.state["lesson"]


async def follow(sitting: Any, words: Any, most: int = 100) -> int:
    """Do what the lesson advises, so many times at most; how many steps that were."""
    keys = {step["id"]: step["key"] for step in words["steps"]}
    for n in range(most):
        at = await asked(sitting)
        if at["over"]:
            return n
        assert not at["left"]
        assert (await sitting.answer(keys[at["step"]]))["type"] == "ack"
    return most


def test_a_guest_is_led_through_a_lesson_and_plays_on_against_a_novice(server: Server) -> None:
    async def learn() -> None:
        async with server.visitor(lang="ru") as anna:
            table = await begun(anna)
            assert [game["lesson"] for game in await anna.get("/api/games") if game["id"] == GAME] == [True]
            words = await anna.get(f"/api/games/{GAME}/lesson")
            assert words["title"] == "Первая партия" and len(words["steps"]) == 24
            async with anna.sit(table) as sitting:
                assert await follow(sitting, words) == 24
                at = sitting.state["lesson"]
                assert (at["step"], at["done"], at["all"], at["over"]) == (None, 24, 24, True)
                assert sitting.position["view"]["round"] == 3
                n = sitting.position["n"]
                await sitting.answer("pass")
                await sitting.until(lambda: sitting.position["n"] > n + 1)  # the novice goes on by itself
            assert (await anna.get("/api/lobby"))["mine"][0]["lesson"]

    asyncio.run(learn())


def test_a_lesson_goes_on_where_it_was_after_a_reload_and_a_restart(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    async def half(server: Server) -> tuple[str, str, Any]:
        async with server.visitor() as anna:
            table = await begun(anna)
            words = await anna.get(f"/api/games/{GAME}/lesson")
            async with anna.sit(table) as sitting:
                await follow(sitting, words, 6)
                before = await asked(sitting)
            async with anna.sit(table) as sitting:
                assert await asked(sitting) == before
            return table, anna.cookie, before

    async def rest(server: Server, table: str, cookie: str, before: Any) -> None:
        async with server.visitor() as anna:
            anna.http.cookies.clear()
            anna.http.headers["cookie"] = cookie
            words = await anna.get(f"/api/games/{GAME}/lesson")
            sitting = anna.sit(table)
            sitting.headers["Cookie"] = cookie
            async with sitting:
                assert await asked(sitting) == before and before["done"] == 6
                assert await follow(sitting, words) == 18

    db = str(tmp_path / "tables.db")
    first = start(db)
    found = asyncio.run(half(first))
    first.stop()
    asyncio.run(rest(start(db), *found))


def test_who_does_otherwise_is_told_so_and_may_take_it_back(server: Server) -> None:
    async def learn() -> None:
        async with server.visitor() as anna:
            table = await begun(anna)
            async with anna.sit(table) as sitting:
                assert (await asked(sitting))["step"] == "army"
                await sitting.answer("place:work")
                at = await asked(sitting)
                assert at["left"] and at["step"] != "who-first"
                assert (await sitting.undo())["type"] == "ack"
                await sitting.until(lambda: not sitting.state["lesson"]["left"])
                assert (await asked(sitting))["step"] == "army"

    asyncio.run(learn())


def test_a_lesson_that_is_left_is_a_game_like_any_other(server: Server) -> None:
    async def learn() -> None:
        async with server.visitor() as anna:
            table = await begun(anna)
            assert (await anna.post(f"/api/tables/{table}/taught"))["lesson"] is False
            assert (await anna.post(f"/api/tables/{table}/taught"))["lesson"] is False
            async with anna.sit(table) as sitting:
                assert await asked(sitting) is None
                assert (await sitting.answer("place:recruit"))["type"] == "ack"

    asyncio.run(learn())


def test_strangers_neither_see_nor_end_a_lesson(server: Server) -> None:
    """Nor begin one of what is not there."""

    async def learn() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await begun(anna)
            async with boris.sit(table) as sitting:
                assert sitting.state["lesson"] is None
            assert (await boris.post(f"/api/tables/{table}/taught", status=403))["code"] == "not-seated"
            assert (await anna.get(f"/api/tables/{table}"))["lesson"]
            assert (await boris.post("/api/lessons", {"game": "chess"}, status=400))["code"] == "game"
            assert (await boris.get("/api/games/chess/lesson", status=400))["code"] == "game"
            await boris.post("/api/lessons", {"game": GAME, "seed": 5}, status=400)
            await boris.post("/api/lessons", {"game": 7}, status=400)

    asyncio.run(learn())


def test_the_deal_of_a_lesson_is_the_lessons_and_of_a_rematch_is_not(server: Server) -> None:
    async def learn() -> None:
        async with server.visitor() as anna:
            table = await begun(anna)
            again = await begun(anna)
            hall = server.app.state.house.hall
            seeds = [(await hall.find(id)).row.seed for id in (table, again)]
            assert seeds == [lesson_of(find_game(GAME)).seed] * 2
            await anna.post(f"/api/tables/{table}/abandon")
            made = await anna.post(f"/api/tables/{table}/rematch")
            assert not made["lesson"]
            assert (await hall.find(made["id"])).row.seed not in seeds

    asyncio.run(learn())
