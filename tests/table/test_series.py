"""A series at the table: the next game goes on from the last, and its chronicle reaches nobody."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oikumene import registry
from oikumene.table import keeping

from .conftest import Server

sys.path.insert(0, str(Path(__file__).parents[1] / "kernel"))

from saga import SAGA, SEAL


@pytest.fixture
def saga(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known here before the server starts."""
    registry.games()
    monkeypatch.setattr(registry, "_games", {**registry._games, "saga": SAGA})


async def played(anna: Any, boris: Any, table: str) -> list[Any]:
    """The table is played to its end; everything that was sent to the two."""
    heard: list[Any] = []
    async with anna.sit(table) as one, boris.sit(table) as two:
        for n in range(4):
            sitting = (one, two)[n % 2]
            await sitting.until(lambda sitting=sitting: sitting.questions)
            heard += [one.state, two.state]
            await sitting.answer("draw" if n == 1 else "wait")
        for sitting in (one, two):
            await sitting.until(lambda sitting=sitting: sitting.position["result"])
            heard.append(sitting.state)
    return heard


@pytest.mark.usefixtures("saga")
def test_the_next_game_goes_on_and_nobody_reads_the_chronicle(server: Server) -> None:
    async def play() -> None:
        chronicle = json.dumps([SEAL, "weaver", "monk", "rider"])
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            seats = [{"who": "you"}, {"who": "open"}]
            new = {"game": "saga", "seats": seats, "options": {"chronicle": chronicle}, "public": True}
            made = await anna.post("/api/tables", new)
            table = made["id"]
            heard = [made, await boris.post(f"/api/tables/{table}/join"), await anna.post(f"/api/tables/{table}/start")]
            assert (await anna.get(f"/api/tables/{table}"))["follows"] is False
            heard += await played(anna, boris, table)
            ended = await anna.get(f"/api/tables/{table}")
            assert ended["follows"] and ended["options"] == {}
            assert heard[-1]["position"]["result"]["legacy"] == {"king": 1}
            heard += [ended, await vera.get(f"/api/tables/{table}"), await anna.get("/api/lobby")]
            board = server.app.state.house.hall.tables[table].board
            heard.append(json.loads(msgspec.json.encode(keeping.history(board))))
            assert SEAL not in json.dumps(heard)
            record = await anna.get(f"/api/tables/{table}/record")
            assert record["result"]["sealed"] == [SEAL, "weaver", "monk"], "records have it, as they have the seed"
            following = await anna.post(f"/api/tables/{table}/next")
            assert following["id"] != table and SEAL not in json.dumps(following)
            hall = server.app.state.house.hall
            kept = hall.tables[following["id"]].row.options["chronicle"]
            assert json.loads(kept) == [SEAL, "weaver", "monk"]
            await boris.post(f"/api/tables/{following['id']}/join")
            more = await played(anna, boris, following["id"])
            assert SEAL not in json.dumps(more)

    asyncio.run(play())


def test_where_nothing_follows_it_is_said(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            seats = [{"who": "you"}, {"who": "open"}]
            table = (await anna.post("/api/tables", {"game": "ancient_world", "seats": seats}))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            server.app.state.house.hall.tables[table].row.status = "abandoned"
            await anna.http.post(f"/api/tables/{table}/leave")
            assert (await anna.post(f"/api/tables/{table}/next", status=400))["code"] == "no-next"

    asyncio.run(play())
