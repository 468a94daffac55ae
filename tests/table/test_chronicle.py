"""The chronicle of Oath at the table: its story, the file that is handed on, a file that is brought, the next game."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from oikumene.games.oath import CHRONICLES, OATH
from oikumene.kernel.game import Result

from .conftest import Server

sys.path.insert(0, str(Path(__file__).parents[1]))

from rules.oath.realms import played

#: A seed whose game the second seat wins.
WON = 2


@cache
def record() -> dict[str, Any]:
    """A finished game of a series that somebody else than the Chancellor won."""
    found: dict[str, Any] = json.loads(json.dumps(played(3, WON, {"series": True}, keep=True).record()))
    return found


def file() -> str:
    written = OATH.bequest(Result.from_json(record()["result"]))
    assert written is not None
    return written


def hidden() -> list[str]:
    """What nobody may read: the relics that lie in decks and at sites, and the Dispossessed."""
    sealed = record()["result"]["sealed"]
    at_sites = [id for place in sealed["map"] for id in place["relics"]]
    return [*sealed["dispossessed"], *sealed["relics"]["top"], *sealed["relics"]["rest"], *at_sites]


def shows(text: str) -> list[str]:
    return [id for id in hidden() if f'"{id}"' in text and id != "map"]  # a word of the document too


async def brought(anna: Any) -> str:
    """The game as a finished table of hers, at seat 0."""
    return str((await anna.post("/api/import", record()))["id"])


def test_a_table_tells_its_story_and_hands_on_its_chronicle(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as vera:
            table = await brought(anna)
            told = await vera.get(f"/api/tables/{table}/story")
            assert (told["game"], told["title"], told["file"]) == ("oath", "Oath", True)
            assert (
                told["story"]["number"] == 2
                and told["story"]["reigns"][0]["winner"] == record()["result"]["winners"][0]
            )
            name = (await anna.get("/api/me"))["name"]
            assert [player["name"] for player in told["story"]["reigns"][0]["players"]] == [name, "", ""]
            answer = await vera.http.get(f"/api/tables/{table}/chronicle")
            assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
            assert shows(answer.text) == shows(json.dumps(told)) == []
            assert shows(json.dumps(record())), "the record has it, as it has the seed"
            again = await vera.post("/api/games/oath/story", {"document": answer.text})
            assert again["story"] == told["story"] and again["file"] is False
            assert again["options"] == {"oath": told["story"]["oath"], "series": True}, "all but the file itself"
            new = {"game": "oath", "seats": [{"who": "you"}, {"who": "open"}, {"who": "open"}]}
            made = await vera.post("/api/tables", {**new, "options": {"chronicle": answer.text, "series": True}})
            assert "chronicle" not in made["options"] and made["options"]["series"] is True
            story = await vera.get(f"/api/tables/{made['id']}/story")
            assert story["story"] == told["story"] and story["file"] is False
            assert (await vera.get(f"/api/tables/{made['id']}/chronicle", status=400))["code"] == "not-finished"

    asyncio.run(play())


def test_the_winner_sits_at_the_first_seat_of_the_next_game(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            table = await brought(anna)
            assert (await anna.get(f"/api/tables/{table}"))["follows"]
            following = await anna.post(f"/api/tables/{table}/next")
            winner = record()["result"]["winners"][0]
            assert following["your_seat"] == (0 - winner) % 3 != 0
            assert following["seats"][0]["bot"] and shows(json.dumps(following)) == []
            again = await anna.post(f"/api/tables/{table}/next")
            assert again["id"] == following["id"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("document", "says", "sagt"),
    [
        ("{", "cannot be read", "не читается"),
        ("{}", "not a chronicle of Oath", "не хроника"),
        ("[" * 200_000, "cannot be read", "не читается"),
        (" " * 1_000_001, "too large|at most 1000000|at most 1,000,000", "слишком|не больше"),
    ],
)
def test_what_is_no_chronicle_is_refused_in_both_languages(
    document: str, says: str, sagt: str, start: Any, tmp_path: Path
) -> None:
    server = start(str(tmp_path / "tables.db"))

    async def play() -> None:
        seats = [{"who": "you"}, {"who": "open"}, {"who": "open"}]
        new = {"game": "oath", "seats": seats, "options": {"chronicle": document}}
        for lang, words in (("en", says), ("ru", sagt)):
            async with server.visitor(lang=lang) as anna:
                for path, asked in (("/api/games/oath/story", {"document": document}), ("/api/tables", new)):
                    refused = await anna.post(path, asked, status=400)
                    assert re.search(words, refused["text"]), refused

    asyncio.run(play())


def test_other_refusals(start: Any, tmp_path: Path) -> None:
    server = start(str(tmp_path / "tables.db"))

    async def play() -> None:
        async with server.visitor() as anna:
            cut = file()[:-200]
            assert (await anna.post("/api/games/oath/story", {"document": cut}, status=400))["code"] == "chronicle-json"
            changed = file().replace('"number": 2', '"number": 3', 1)
            refused = await anna.post("/api/games/oath/story", {"document": changed}, status=400)
            assert refused["code"] == "chronicle-seal"
            other = await anna.post("/api/games/imperium/story", {"document": file()}, status=400)
            assert other["code"] == "no-series"
            large = await anna.http.post("/api/games/oath/story", json={"document": " " * 3_000_000})
            assert large.status_code == 413 or large.json()["code"] == "too-large"
            seats = [{"who": "you"}, {"who": "open"}, {"who": "open"}]
            table = (await anna.post("/api/tables", {"game": "oath", "seats": seats}))["id"]
            assert (await anna.get(f"/api/tables/{table}/story", status=400))["code"] == "no-story"

    asyncio.run(play())


def test_colours_are_told_once_the_boards_are_chosen(start: Any, tmp_path: Path) -> None:
    """Without a chronicle seats have them in their order; with one nobody is given a colour before it is theirs."""
    path = str(tmp_path / "tables.db")
    server = start(path)
    left = (CHRONICLES / "sample-1.json").read_text("utf-8")  # boards of both sides
    seats = [{"who": "wanderer"}, {"who": "you"}, {"who": "wanderer"}]

    async def play(server: Server) -> tuple[str, list[int]]:
        async with server.visitor() as anna:
            plain = await anna.post("/api/tables", {"game": "oath", "seats": seats, "start": True})
            assert plain["colours"] is None
            new = {"game": "oath", "seats": seats, "options": {"chronicle": left, "series": True}, "public": True}
            made = await anna.post("/api/tables", {**new, "start": False})
            assert made["status"] == "waiting" and made["colours"] == []
            await anna.post(f"/api/tables/{made['id']}/start")
            async with anna.sit(made["id"]) as sitting:
                await sitting.until(lambda: sitting.questions)
                assert (await anna.get(f"/api/tables/{made['id']}"))["colours"] == []
                before = sitting.position["view"]["seats"][1]["colour"]
                await sitting.answer("board-exile")  # the first board of the row shows its Citizen's side
                await sitting.until(lambda: sitting.position["view"]["seats"][1]["colour"] != before)
                view = sitting.position["view"]
            told: list[int] = (await anna.get(f"/api/tables/{made['id']}"))["colours"]
            assert told == [view["colours"].index(seat["colour"]) for seat in view["seats"]] and told != [0, 1, 2]
            return made["id"], told

    async def look(server: Server, table: str) -> list[int]:
        async with server.visitor() as anna:
            found: list[int] = (await anna.get(f"/api/tables/{table}"))["colours"]
            return found

    table, told = asyncio.run(play(server))
    server.stop()
    assert asyncio.run(look(start(path), table)) == told
