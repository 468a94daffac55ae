"""What a table is called: given by its host, bounded, told wherever the table is named."""

from __future__ import annotations

import asyncio

import pytest

from oikumene.kernel.errors import Refused
from oikumene.table.names import in_a_letter, table_name

from .conftest import Server

NEW = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}], "public": True}


def test_a_table_has_the_name_its_host_gives(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            made = await anna.post("/api/tables", {**NEW, "name": "  Thursday \t evening "})
            path = f"/api/tables/{made['id']}"
            assert made["name"] == "Thursday evening"
            listed = {one["id"]: one["name"] for one in (await boris.get("/api/lobby"))["open"]}
            assert listed[made["id"]] == "Thursday evening"
            await boris.post(f"{path}/join")
            assert (await boris.post(f"{path}/name", {"name": "Mine"}, status=403))["code"] == "not-host"
            async with boris.sit(made["id"]) as there:
                assert (await anna.post(f"{path}/name", {"name": "Пятница"}))["name"] == "Пятница"
                await there.until(lambda: there.state["table"]["name"] == "Пятница")
            for name in ("x", "y" * 41, "\u202etitle", "  a  "):
                refused = await anna.post(f"{path}/name", {"name": name}, status=400)
                assert refused["code"] == "table-name" and "2 to 40" in refused["text"]
            assert (await anna.post("/api/tables", {**NEW, "name": "z" * 41}, status=400))["code"] == "table-name"
            assert (await anna.post(f"{path}/name", {"name": " "}))["name"] == ""

    asyncio.run(play())


def test_a_name_stays_when_the_game_begins_and_for_the_rematch(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            new = {
                "game": "ancient_world",
                "seats": [{"who": "you"}, {"who": "wanderer"}],
                "start": True,
                "name": "Duel",
            }
            made = await anna.post("/api/tables", new)
            path = f"/api/tables/{made['id']}"
            assert (made["status"], made["name"]) == ("playing", "Duel")
            await anna.post(f"{path}/abandon")
            assert (await anna.post(f"{path}/rematch"))["name"] == "Duel"
            everything = await anna.get("/api/me/export")
            assert "Duel" in [table["name"] for table in everything["tables"]]

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a", "x" * 41, "two\u200f\u200fhidden", "\u2003..\u0000"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        table_name(name)
    assert refused.value.code == "table-name"


def test_a_name_that_is_an_address_is_not_put_into_mail() -> None:
    assert in_a_letter("Ann's table") == "Ann's table"
    assert [in_a_letter(name) for name in ("win.example", "see http://x", "a@b")] == ["", "", ""]
