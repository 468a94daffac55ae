"""Another game with the same people: they are invited, and nobody sits down unasked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .conftest import Server
from .test_play import two_at_a_table


async def finished(server: Server, one: Any, other: Any) -> str:
    """A game of two people that is over."""
    table = await two_at_a_table(server, one, other)
    hall = server.app.state.house.hall
    hall.tables[table].row.status = "abandoned"
    await one.http.post(f"/api/tables/{table}/leave")  # writes the row down
    return table


def test_a_rematch_invites_and_begins_when_everybody_has_said_yes(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            table = await finished(server, anna, boris)
            async with boris.sit(table) as end:
                made = await anna.post(f"/api/tables/{table}/rematch")
                assert (made["status"], made["your_seat"], made["seats"][1]["invited"]) == ("waiting", 0, True)
                await end.until(lambda: end.state["table"]["again"] == made["id"])
            path = f"/api/tables/{made['id']}"
            assert (await vera.get(f"/api/tables/{table}"))["again"] is None
            asked = await boris.get(path)
            assert (asked["your_seat"], asked["invited"], asked["seats"][1]["open"]) == (None, True, False)
            assert made["id"] in [found["id"] for found in (await boris.get("/api/lobby"))["mine"]]
            assert (await vera.post(f"{path}/join", status=400))["code"] == "full"
            assert (await anna.post(f"{path}/start", status=400))["code"] == "seats-asked"
            assert (await boris.post(f"{path}/join"))["status"] == "playing"
            again = await boris.post(f"/api/tables/{table}/rematch")
            assert again["id"] == made["id"]

    asyncio.run(play())


def test_who_is_invited_may_decline_and_the_seat_is_free(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            table = await finished(server, anna, boris)
            path = f"/api/tables/{(await anna.post(f'/api/tables/{table}/rematch'))['id']}"
            assert (await vera.post(f"{path}/decline", status=400))["code"] == "not-invited"
            declined = await boris.post(f"{path}/decline")
            assert (declined["invited"], declined["seats"][1]["open"]) == (False, True)
            assert (await vera.post(f"{path}/join"))["your_seat"] == 1
            assert (await anna.post(f"{path}/start"))["status"] == "playing"

    asyncio.run(play())


def test_asking_second_is_saying_yes_and_a_table_taken_away_can_be_asked_for_again(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await finished(server, anna, boris)
            first = await anna.post(f"/api/tables/{table}/rematch")
            await anna.post(f"/api/tables/{first['id']}/abandon")
            second = await boris.post(f"/api/tables/{table}/rematch")
            assert second["id"] != first["id"]
            third = await anna.post(f"/api/tables/{table}/rematch")
            assert (third["id"], third["status"]) == (second["id"], "playing")

    asyncio.run(play())


def test_the_host_need_not_wait_for_an_answer_and_invitations_follow_people(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as phone:
            table = await finished(server, anna, boris)
            path = f"/api/tables/{(await anna.post(f'/api/tables/{table}/rematch'))['id']}"
            await phone.post("/api/account", {"name": "Boris", "password": "long enough"})
            await boris.post("/api/login", {"name": "Boris", "password": "long enough"})
            assert (await phone.get(path))["invited"]
            await boris.forget("long enough")
            assert (await anna.get(path))["seats"][1]["open"]
            await anna.post(f"{path}/seat", {"seat": 1, "bot": "wanderer"})
            assert (await anna.post(f"{path}/start"))["status"] == "playing"

    asyncio.run(play())


def test_a_bot_that_was_thinking_does_not_bring_back_what_was_ended(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "x.db"), bot_delay=0.5)

    async def play() -> None:
        async with server.visitor() as anna:
            bots = [{"who": "wanderer"}, {"who": "wanderer"}]
            made = await anna.post("/api/tables", {"game": "ancient_world", "seats": bots, "start": True})
            path = f"/api/tables/{made['id']}"
            live = server.app.state.house.hall.tables[made["id"]]
            async with asyncio.timeout(30):
                while not live.thinking:
                    await asyncio.sleep(0.02)
            await anna.post(f"{path}/abandon")
            moves = live.row.moves
            async with asyncio.timeout(60):
                while live.thinking:
                    await asyncio.sleep(0.02)
            info = await anna.get(path)
            assert (info["status"], info["moves"], info["fault"]) == ("abandoned", moves, None)

    asyncio.run(play())
