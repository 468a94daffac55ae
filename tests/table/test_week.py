"""The table of the week: one deal for everybody, once, and nothing of it is to be had while the week lasts."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.bots import levels
from oikumene.table import weeks
from oikumene.table.hall import weekly
from oikumene.table.ratings import LEVELS, rated

from .conftest import Server


async def account(visitor: Any, name: str) -> None:
    await visitor.post("/api/account", {"name": name, "password": "a long password"})


def test_everybody_has_the_same_deal_and_sits_down_once(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            one, two = await anna.post("/api/week"), await boris.post("/api/week")
            again = await anna.post("/api/week")
            assert one["id"] == again["id"] != two["id"] and one["status"] == "playing" and not one["hints"]
            assert weeks.week_of(one["id"]) == weeks.this_week()
            first = await anna.get(f"/api/tables/{one['id']}/position?seat=0")
            other = await boris.get(f"/api/tables/{two['id']}/position?seat=0")
            assert first["view"] == other["view"]
            info = (await anna.get("/api/week"))["now"]
            assert (info["table"], info["players"], info["ranked"], info["results"]) == (one["id"], 2, False, [])

    asyncio.run(play())


def test_nobody_looks_at_the_table_of_another_and_the_seed_is_nowhere(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = (await anna.post("/api/week"))["id"]
            path = f"/api/tables/{table}"
            for way in ("position", "position?seat=0", "history", "record", "story", "chronicle"):
                assert (await boris.get(f"{path}/{way}", status=403))["code"] == "week-sealed"
            for what in ("join", "try?at=0&seat=0", "rematch", "start", "leave"):
                assert (await boris.post(f"{path}/{what}", status=403))["code"] == "week-sealed"
            with pytest.raises(Exception):  # noqa: B017, PT011 - shown out
                async with boris.sit(table):
                    pass
            assert (await boris.get(path))["your_seat"] is None
            # for the one who plays it what is over is as closed as for the others, but for the own seat
            hall = server.app.state.house.hall
            hall.tables[table].row.status = "finished"
            for way in ("record", "position?seat=1", "chronicle"):
                assert (await anna.get(f"{path}/{way}", status=403))["code"] == "week-only"
            assert (await anna.post(f"{path}/try?at=0&seat=0", status=403))["code"] == "week-only"
            seed = str((await hall.deal(weeks.this_week())).seed)
            told = [
                await anna.http.get(address) for address in ("/api/week", path, f"{path}/position?seat=0", "/api/lobby")
            ]
            assert all(seed not in answer.text for answer in told)

    asyncio.run(play())


def test_at_the_weeks_table_nothing_that_was_shown_is_taken_back_by_consent(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/week"))["id"]
            async with anna.sit(table) as seat:
                assert (await seat.undo(ask=True))["code"] == "week-undo"  # whoever's turn it is

    asyncio.run(play())


def test_when_the_week_is_over_the_table_is_as_open_as_any(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            await account(anna, "Anna")
            table = (await anna.post("/api/week"))["id"]
            number = weeks.this_week()
            monkeypatch.setattr(weeks, "this_week", lambda: number + 1)
            monkeypatch.setattr(weekly, "this_week", lambda: number + 1)
            assert (await boris.get(f"/api/tables/{table}/position"))["seat"] is None
            new = await anna.post("/api/week")
            assert new["id"] != table

    asyncio.run(play())


def test_ratings_compare_everybody_with_everybody() -> None:
    after = rated([(["a", "b", "c"], [30, 20, 10], [0])] * 3)
    assert after["a"].rating > after["b"].rating > after["c"].rating
    assert sum(after[one].rating for one in "abc") == pytest.approx(4500)
    alike = rated([([":merchant", ":merchant"], [3, 2], [0])])[":merchant"]
    assert alike.rating == LEVELS[":merchant"]


def test_levels_and_people_stand_on_one_scale() -> None:
    """Every level is there, by its strength; it moves less than a person does, who may yet learn."""
    after = rated([(["a", ":merchant"], [30, 10], [0])])
    bots = [one for one in after.values() if one.who.startswith(":")]
    assert [one.who[1:] for one in sorted(bots, key=lambda one: one.rating)] == list(levels.LEVELS)
    gained, lost = after["a"].rating - 1500, LEVELS[":merchant"] - after[":merchant"].rating
    assert gained > 16, "the merchant stands above who begins"
    assert lost == pytest.approx(gained / 4)
    weaker = rated([(["a", ":wanderer"], [30, 10], [0])])["a"].rating - 1500
    assert weaker < gained / 4, "who beats the weakest has shown little"


def test_ratings_leave_out_what_was_brought_in(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            await account(anna, "Anna")
            assert await anna.get("/api/ratings") == []
            match, rng = oikumene.game("ancient_world").new(seats=2, seed=1), Random(1)
            while not match.over:
                ask = match.asks[0]
                match.take(ask, rng.choice(list(ask.values())))
            await anna.post("/api/import", match.record())
            server.app.state.house.ratings.made.clear()
            assert await anna.get("/api/ratings") == []

    asyncio.run(play())
