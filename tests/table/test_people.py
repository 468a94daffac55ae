"""People: who they are, what they leave behind, and what nobody may do to them."""

from __future__ import annotations

import asyncio
from typing import Any

from .conftest import Server
from .test_play import two_at_a_table

PASSWORD = "long enough"


def test_a_guest_who_logs_in_keeps_seat_words_and_tables(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as phone, server.visitor() as guest, server.visitor() as boris:
            await phone.post("/api/account", {"name": "Anna", "password": PASSWORD})
            table = await two_at_a_table(server, guest, boris, options={"first_player": "1"})
            waiting = (await guest.post("/api/tables", OPEN))["id"]
            async with guest.sit(table) as seat, boris.sit(table) as other:
                await seat.tell(type="say", text="hello")
                await guest.post("/api/login", {"name": "Anna", "password": PASSWORD})
                await seat.until(lambda: seat.state["table"]["seats"][0]["name"] == "Anna")
                assert seat.state["table"]["seats"][0]["you"]
                assert (await seat.answer("place:work"))["type"] == "ack"
                await other.until(lambda: other.state["table"]["seats"][0]["name"] == "Anna")
            assert (await guest.get(f"/api/tables/{table}"))["your_seat"] == 0
            mine = {found["id"]: found for found in (await phone.get("/api/lobby"))["mine"]}
            assert set(mine) == {table, waiting}
            assert mine[waiting]["host"]
            async with boris.sit(table) as again:
                await again.until(lambda: again.chat)
                assert again.chat[0]["name"] == "Anna"

    asyncio.run(play())


def test_who_logs_in_where_the_account_sits_already_leaves_the_second_seat(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as guest:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            waiting = (await anna.post("/api/tables", OPEN))["id"]
            await guest.post(f"/api/tables/{waiting}/join")
            running = await two_at_a_table(server, anna, guest)
            await guest.post("/api/login", {"name": "Anna", "password": PASSWORD})
            before, now = [await guest.get(f"/api/tables/{table}") for table in (waiting, running)]
            assert (before["your_seat"], before["seats"][1]["open"]) == (0, True)
            assert (now["your_seat"], now["seats"][1]["gone"]) == (0, True)

    asyncio.run(play())


OPEN: dict[str, Any] = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}, {"who": "open"}]}


def test_a_host_who_goes_for_good_leaves_a_table_that_can_start(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as host, server.visitor() as boris, server.visitor() as vera:
            table = (await host.post("/api/tables", OPEN))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await host.http.delete("/api/me")
            left = await boris.get(f"/api/tables/{table}")
            assert (left["status"], left["host"], left["seats"][0]["open"]) == ("waiting", True, True)
            await vera.post(f"/api/tables/{table}/join")
            await boris.post(f"/api/tables/{table}/seat", {"seat": 2, "bot": "wanderer"})
            assert (await boris.post(f"/api/tables/{table}/start"))["status"] == "playing"

    asyncio.run(visit())


def test_a_table_that_nobody_is_left_at_is_over(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as host, server.visitor() as boris:
            waiting = (await host.post("/api/tables", {**OPEN, "public": True}))["id"]
            running = await host.quick()
            await host.http.delete("/api/me")
            assert waiting not in [found["id"] for found in (await boris.get("/api/lobby"))["open"]]
            for table in (waiting, running):
                assert (await boris.get(f"/api/tables/{table}"))["status"] == "abandoned"

    asyncio.run(visit())


def test_a_running_game_goes_on_with_a_bot_for_who_went_for_good(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as host, server.visitor() as boris:
            table = await two_at_a_table(server, host, boris, options={"first_player": "1"})
            async with boris.sit(table) as seat:
                await host.http.delete("/api/me")
                await seat.until(lambda: seat.state["table"]["seats"][0]["gone"])
                assert seat.state["table"]["host"]
                assert seat.state["table"]["seats"][0]["name"] == "Player 1"
                await boris.post(f"/api/tables/{table}/replace", {"seat": 0, "bot": "wanderer"})
                await seat.until(lambda: seat.questions)

    asyncio.run(play())


async def moves(server: Server, table: str, one: Any, two: Any) -> None:
    """Anna's citizen, then Boris's: now Anna cannot take hers back alone."""
    for seat, key in ((one, "place:work"), (one, "citizen:1"), (two, "place:rebuild"), (two, "citizen:1")):
        await seat.until(lambda: seat.questions)
        n = seat.position["n"]
        assert (await seat.answer(key))["type"] == "ack"
        for other in (one, two):
            await other.until(lambda: other.position["n"] > n)


def test_who_is_late_must_agree_to_taking_back_too(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"}, pace="slow", hours=1)
            async with anna.sit(table) as one, boris.sit(table) as two:
                await moves(server, table, one, two)
                row = server.app.state.house.hall.tables[table].row
                row.changed -= 7200
                row.waiting = [0, 1]
                await one.tell(type="undo", ask=True)
                await one.until(lambda: one.state["vote"])
                assert one.state["vote"]["needed"] == [1]
                assert one.position["n"] == 4
                await two.tell(type="vote", agree=True)
                await one.until(lambda: one.position["n"] == 5)

    asyncio.run(play())


def test_a_vote_is_void_after_an_answer_and_counted_anew_when_somebody_leaves(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"})
            async with anna.sit(table) as one, boris.sit(table) as two:
                await moves(server, table, one, two)
                await one.tell(type="undo", ask=True)
                await one.until(lambda: one.state["vote"])
                await one.until(lambda: one.questions)
                n = one.position["n"]
                await one.answer()
                await two.until(lambda: two.position["n"] > n)
                assert two.state["vote"] is None
                assert (await two.tell(type="vote", agree=True))["code"] == "no-vote"
                vote = {"kind": "undo", "seat": 0, "agreed": [], "needed": [1], "bot": "", "n": n}
                server.app.state.house.hall.tables[table].row.vote = vote  # of a worker that had not heard
                assert (await two.tell(type="vote", agree=True))["code"] == "no-vote"
                assert two.position["n"] == n + 1
                await one.tell(type="undo", ask=True)
                await two.until(lambda: two.state["vote"])
                await boris.post(f"/api/tables/{table}/leave")
                await one.until(lambda: one.position["n"] == n + 2)

    asyncio.run(play())
