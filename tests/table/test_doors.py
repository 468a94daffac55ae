"""The doors: people, tables before the start, what is refused, headers, limits, the client's files."""

from __future__ import annotations

import asyncio
import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from oikumene.games.ancient_world import ANCIENT_WORLD
from oikumene.table.app import make_app

from .conftest import Server


def test_a_guest_becomes_an_account_and_comes_back_on_another_device(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as phone, server.visitor() as laptop:
            table = await phone.quick()
            await phone.post("/api/account", {"name": "Анна", "password": "длинный пароль"})
            await laptop.post("/api/login", {"name": "анна", "password": "не тот пароль"}, status=401)
            me = await laptop.post("/api/login", {"name": "анна", "password": "длинный пароль"})
            assert me["name"] == "Анна"
            assert not me["guest"]
            mine = (await laptop.get("/api/lobby"))["mine"]
            assert [found["id"] for found in mine] == [table]
            assert mine[0]["your_seat"] == 0

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("account", "code"),
    [
        ({"name": "x", "password": "long enough"}, "name"),
        ({"name": "Boris", "password": "short"}, "password-length"),
        ({"name": "Boris"}, "bad-input"),
        ({"name": "Boris", "password": "long enough", "admin": True}, "bad-input"),
    ],
)
def test_bad_accounts_are_refused(door: Server, account: Any, code: str) -> None:
    async def visit() -> None:
        async with door.visitor() as guest:
            assert (await guest.post("/api/account", account, status=400))["code"] == code

    asyncio.run(visit())


def test_a_name_is_taken_once(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as one, server.visitor() as other:
            await one.post("/api/account", {"name": "Vera", "password": "long enough"})
            refused = await other.post("/api/account", {"name": "VERA", "password": "long enough"}, status=400)
            assert refused["code"] == "name-taken"

    asyncio.run(visit())


def test_before_the_start_the_host_fills_the_table(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as host, server.visitor() as friend, server.visitor() as stranger:
            seats = [{"who": "you"}, {"who": "open"}, {"who": "open"}]
            made = await host.post("/api/tables", {"game": "imperial_settlers", "seats": seats, "public": True})
            path = f"/api/tables/{made['id']}"
            assert made["id"] in [found["id"] for found in (await stranger.get("/api/lobby"))["open"]]
            assert (await host.post(f"{path}/start", status=400))["code"] == "seats-open"
            assert (await friend.post(f"{path}/join"))["your_seat"] == 1
            assert (await friend.post(f"{path}/start", status=403))["code"] == "not-host"
            await host.post(f"{path}/seat", {"seat": 2, "bot": "novice"})
            assert (await stranger.post(f"{path}/join", status=400))["code"] == "full"
            await host.post(f"{path}/kick", {"seat": 1})
            assert (await stranger.post(f"{path}/join"))["your_seat"] == 1
            await stranger.post(f"{path}/leave")
            await friend.post(f"{path}/join")
            assert (await host.post(f"{path}/start"))["status"] == "playing"
            assert (await stranger.post(f"{path}/join", status=400))["code"] == "begun"

    asyncio.run(visit())


def test_the_lobby_shows_what_one_looks_for(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as host, server.visitor() as stranger:

            async def make(game: str, pace: str, *seats: str) -> str:
                new = {"game": game, "seats": [{"who": who} for who in seats], "public": True, "pace": pace}
                return str((await host.post("/api/tables", new))["id"])

            async def found(query: str = "") -> set[str]:
                return {table["id"] for table in (await stranger.get(f"/api/lobby{query}"))["open"]}

            fast = await make("ancient_world", "live", "you", "open")
            slow = await make("ancient_world", "slow", "you", "open", "open")
            other = await make("imperial_settlers", "slow", "you", "open", "novice")
            await make("imperial_settlers", "live", "you", "novice")  # nobody can join that one
            assert await found() == {fast, slow, other}
            assert await found("?game=ancient_world") == {fast, slow}
            assert await found("?pace=slow") == {slow, other}
            assert await found("?game=ancient_world&pace=slow") == {slow}
            assert await found("?free=2") == {slow}
            assert await found("?game=chess") == set()
            assert {table["id"] for table in (await host.get("/api/lobby?game=chess"))["mine"]} >= {fast, slow, other}
            await stranger.get("/api/lobby?free=many", status=400)

    asyncio.run(visit())


@pytest.mark.parametrize(("lang", "names"), [("en", ["Novice 1", "Novice 2"]), ("ru", ["Новичок 1", "Новичок 2"])])
def test_bots_of_one_level_are_told_apart(server: Server, lang: str, names: list[str]) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            seats = [{"who": who} for who in ("novice", "you", "novice", "merchant")]
            table = (await guest.post("/api/tables", {"game": "ancient_world", "seats": seats}))["id"]
            told = (await guest.get(f"/api/tables/{table}?lang={lang}"))["seats"]
            assert [told[0]["name"], told[2]["name"]] == names
            assert not told[3]["name"].endswith("1")

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"game": "chess", "seats": [{"who": "you"}]}, "game"),
        ({"game": "ancient_world", "seats": [{"who": "you"}]}, "seats"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": "you"}]}, "seat-twice"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": "deep-thought"}]}, "bot"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": "exec:/bin/sh"}]}, "bot"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": " exec:/bin/sh"}]}, "bot"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": "strategist:seconds=1e9"}]}, "bot"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}], "options": {"x": 1}}, "option-name"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}], "options": {"deck": "x"}}, "deck-file"),
        ({"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}], "hours": 0}, "hours"),
        ({"seats": []}, "bad-input"),
    ],
)
def test_tables_that_cannot_be_are_refused(door: Server, table: Any, code: str) -> None:
    async def visit() -> None:
        async with door.visitor() as guest:
            assert (await guest.post("/api/tables", table, status=400))["code"] == code

    asyncio.run(visit())


def test_what_is_wrong_with_ones_own_deck_is_said_in_russian(tmp_path: Path, start: Callable[..., Server]) -> None:
    """The game's own words, also for what was read in another process."""
    server = start(str(tmp_path / "x.db"))
    broken = ANCIENT_WORLD.export().replace("empire-a,", "empire-q,", 1)
    seats = [{"who": "you"}, {"who": "open"}]

    async def visit() -> None:
        async with server.visitor(lang="ru-RU") as guest:
            table = {"game": "ancient_world", "seats": seats, "options": {"deck": broken}}
            said = (await guest.post("/api/tables", table, status=400))["text"]
            assert said.startswith("В файле карт есть ошибки:") and "deck: 'empire-q' — не из этих" in said
            table["options"] = {"first_player": "4"}
            assert "не может" in (await guest.post("/api/tables", table, status=400))["text"]

    asyncio.run(visit())


@pytest.mark.parametrize("record", [{}, {"game": "ancient_world"}, {"game": 7}, {"game": "ancient_world", "format": 1}])
def test_a_broken_record_is_refused(door: Server, record: Any) -> None:
    async def visit() -> None:
        async with door.visitor() as guest:
            await guest.post("/api/import", record, status=400)

    asyncio.run(visit())


def test_requests_of_another_page_are_refused(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as guest, httpx.AsyncClient(base_url=server.address) as form:
            form.cookies.update(dict(guest.http.cookies))
            answer = await form.post("/api/quick", json={"game": "ancient_world", "rivals": 1, "bot": "novice"})
            assert answer.status_code == 403
            evil = {"origin": "https://evil.example", "x-oikumene": "1"}
            answer = await form.post("/api/logout", headers=evil)
            assert answer.status_code == 403

    asyncio.run(visit())


def test_a_cookie_cannot_be_made_up(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            before = (await guest.get("/api/me"))["name"]
            signed = dict(guest.http.cookies)["oikumene"]
            guest.http.cookies.clear()
            guest.http.cookies.set("oikumene", signed[:-1] + ("0" if signed[-1] != "0" else "1"))
            assert (await guest.get("/api/me"))["name"] != before

    asyncio.run(visit())


def test_every_answer_carries_the_headers_that_protect(server: Server) -> None:
    async def visit() -> None:
        async with httpx.AsyncClient(base_url=server.address) as anybody:
            for path in ("/api/me", "/healthz", "/nothing.js"):
                headers = (await anybody.get(path)).headers
                assert "default-src 'self'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
            cookie = (await anybody.get("/api/me")).headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie

    asyncio.run(visit())


def test_who_goes_too_fast_is_slowed(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"), limits=True)

    async def visit() -> None:
        async with server.visitor() as guest:
            statuses = [
                (await guest.http.post("/api/login", json={"name": "x", "password": "y" * 9})).status_code
                for _ in range(14)
            ]
            assert statuses[0] == 401
            assert statuses[-1] == 429

    asyncio.run(visit())


def test_the_client_is_served_and_nothing_beside_it(tmp_path: Path, start: Callable[..., Server]) -> None:
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>table</p>")
    (client / "assets" / "a.js").write_text("1" * 5000)
    (tmp_path / "secret.txt").write_text("seed")
    server = start(str(tmp_path / "x.db"), client=client)

    async def visit() -> None:
        async with httpx.AsyncClient(base_url=server.address) as anybody:
            for page in ("/", "/t/abc", "/new"):
                assert "table" in (await anybody.get(page)).text
            assert (await anybody.get("/assets/a.js")).headers["cache-control"].endswith("immutable")
            for accepted, sent in (("gzip, br", "gzip"), ("identity", None)):
                answer = await anybody.get("/assets/a.js", headers={"accept-encoding": accepted})
                assert (answer.text, answer.headers.get("content-encoding")) == ("1" * 5000, sent)
                cards = await anybody.get("/api/games/ancient_world/cards", headers={"accept-encoding": accepted})
                assert (len(cards.json()) > 50, cards.headers.get("content-encoding")) == (True, sent)
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/none.js"):
                assert "seed" not in (await anybody.get(path)).text

    asyncio.run(visit())


def test_the_application_uses_nothing_that_goes_away(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make_app(str(tmp_path / "x.db"))


def test_health_and_the_description(server: Server) -> None:
    async def visit() -> None:
        async with httpx.AsyncClient(base_url=server.address) as anybody:
            assert (await anybody.get("/healthz")).text == "ok"
            described = json.loads((await anybody.get("/schema/openapi.json")).text)
            assert "/api/tables/{id}/position" in described["paths"]
            page = (await anybody.get("/schema")).text
            assert "/api/tables/{id}/position" in page
            assert "//" not in page.replace("<!doctype", ""), "the page asks another host for something"
            assert (await anybody.get("/schema.css")).headers["content-type"].startswith("text/css")

    asyncio.run(visit())


def test_a_person_can_be_forgotten(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            name = (await guest.get("/api/me"))["name"]
            gone = await guest.http.delete("/api/me")
            assert gone.status_code == 200
            assert (await guest.get("/api/me"))["name"] != name
            assert name not in json.dumps(await guest.get(f"/api/tables/{table}"))

    asyncio.run(visit())


def test_a_copy_from_a_finished_game_can_be_played_on(server: Server) -> None:
    import random

    async def visit() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            async with guest.sit(table) as seat:
                await seat.play_out(random.Random(3))
                there = await guest.get(f"/api/tables/{table}/position?at=10&seat=1")
            for nowhere in (-1, 9999):
                await guest.post(f"/api/tables/{table}/try?at={nowhere}&seat=1", status=400)
            copy = await guest.post(f"/api/tables/{table}/try?at=10&seat=1")
            assert copy["your_seat"] == 1
            async with guest.sit(copy["id"]) as seat:
                await seat.until(lambda: seat.position["n"] >= 10)
                if seat.position["n"] == 10:
                    assert seat.position["view"] == there["view"]
            again = await guest.post(f"/api/tables/{table}/rematch")
            assert again["status"] == "playing"

    asyncio.run(visit())
