"""Groups: people who play together. Who does not belong to one sees a name on an invitation, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene import registry
from oikumene.kernel.game import Result
from oikumene.table import chores, groups
from oikumene.table.groups import MOST_MEMBERS
from oikumene.table.standings import Outcome, Standings, places
from oikumene.table.store import MIGRATIONS, Each

from .conftest import Postgres, Server
from .test_series import played
from .visitor import Visitor

sys.path.insert(0, str(Path(__file__).parents[1] / "kernel"))

from saga import SAGA

NEW = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}
PASSWORD = "long enough"
CHRONICLE = Path(oikumene.__file__).parent / "games" / "oath" / "chronicles" / "sample-1.json"


@pytest.fixture
def saga(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over after four answers, known before the server starts."""
    registry.games()
    monkeypatch.setattr(registry, "_games", {**registry._games, "saga": SAGA})


async def friends(owner: Visitor, *others: Visitor) -> dict[str, Any]:
    """A group of all of them, as its owner sees it."""
    made = await owner.post("/api/groups", {"name": "Friday"})
    for other in others:
        await other.post(f"/api/invitations/{made['invitation']['code']}")
    found: dict[str, Any] = await owner.get(f"/api/groups/{made['id']}")
    return found


def in_store(server: Server, sql: str) -> list[Any]:
    """What the database says, whichever it is."""
    if not server.db.startswith("postgres"):
        with contextlib.closing(sqlite3.connect(server.db)) as store, store:
            return store.execute(sql).fetchall()
    import psycopg

    with psycopg.connect(server.db, autocommit=True) as connection:
        cursor = connection.execute(sql)  # type: ignore[call-overload, unused-ignore]
        return cursor.fetchall() if cursor.description else []


def numbers(group: dict[str, Any]) -> list[int]:
    return [member["n"] for member in group["members"]]


# -- what they say to each other


def test_members_talk_and_what_was_said_goes_with_who_said_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            await boris.post("/api/me/name", {"name": "Boris"})
            group = await friends(anna, boris)
            path = f"/api/groups/{group['id']}/talk"
            assert await anna.get(path) == []
            await boris.post(path, {"text": "  On Friday at eight? "})
            (line,) = await anna.get(path)
            assert (line["n"], line["name"], line["member"], line["text"]) == (0, "Boris", 2, "On Friday at eight?")
            assert [one["n"] for one in await anna.post(f"{path}?after=1", {"text": "Yes"})] == [1]
            assert (await boris.get("/api/groups"))[0]["said"] == 2
            for wrong in ("", "   ", "x" * 501):
                assert (await anna.post(path, {"text": wrong}, status=400))["code"] == "chat-length"
            said = (await boris.get("/api/me/export"))["said in groups"]
            assert [one["said"] for one in said] == ["On Friday at eight?"]
            monkeypatch.setattr(groups, "MOST_SAID", 2)
            await anna.post(path, {"text": "Bring the big map"})
            assert [one["n"] for one in await anna.get(path)] == [1, 2], "the oldest goes"
            await boris.post(path, {"text": "I must go"})
            await boris.post(f"/api/groups/{group['id']}/leave")
            await boris.get(path, status=404)
            assert [(one["name"], one["member"]) for one in await anna.get(path)][-1] == ("Boris", 0)
            assert (await boris.http.delete("/api/me")).status_code == 200
            assert [one["name"] for one in await anna.get(path)][-1] == ""
            await anna.post(f"/api/groups/{group['id']}/close")
        assert in_store(server, "SELECT * FROM talk") == []

    asyncio.run(visit())


# -- who belongs to it


def test_a_group_is_made_and_others_come_by_its_code_however_it_is_typed(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            await anna.post("/api/me/name", {"name": "Anna"})
            made = await anna.post("/api/groups", {"name": "  Friday   circle "})
            assert (made["name"], made["yours"], made["you"], numbers(made)) == ("Friday circle", True, 1, [1])
            code = made["invitation"]["code"]
            assert re.fullmatch("[2-9A-HJKMNP-Z]{6}", code) and made["invitation"]["room"] == 8
            typed = f"{code[:3].lower()}-{code[3:].lower()} "
            assert await boris.get(f"/api/invitations/{typed}") == {"name": "Friday circle", "group": None}
            there = await boris.post(f"/api/invitations/{typed}")
            assert (there["yours"], there["you"], there["members"][0]["name"]) == (False, 2, "Anna")
            assert (await boris.get(f"/api/invitations/{code}"))["group"] == made["id"]
            again = await boris.post(f"/api/invitations/{code}")
            assert numbers(again) == [1, 2] and again["invitation"]["room"] == 7, "who is there already takes no room"
            assert [line["name"] for line in await boris.get("/api/groups")] == ["Friday circle"]
            assert await vera.get("/api/groups") == []

    asyncio.run(visit())


def test_who_does_not_belong_reads_starts_and_removes_nothing(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            group = await friends(anna, boris)
            path = f"/api/groups/{group['id']}"
            await vera.quick()  # she is somebody
            for refused in (
                await vera.get(path, status=404),
                await vera.get(f"{path}/shelf", status=404),
                await vera.get(f"{path}/talk", status=404),
                await vera.post(f"{path}/talk", {"text": "let me in"}, status=404),
                await vera.post(f"{path}/remove", {"member": 2}, status=404),
                await vera.post(f"{path}/hand", {"member": 2}, status=404),
                await vera.post(f"{path}/name", {"name": "Mine now"}, status=404),
                await vera.post(f"{path}/close", status=404),
                await vera.post(f"{path}/leave", status=404),
                await vera.post(f"{path}/invite", status=404),
                await vera.post("/api/tables", {**NEW, "group": group["id"]}, status=404),
                await vera.get("/api/groups/no-such-group", status=404),
            ):
                assert refused["code"] == "no-group", "as if there were none"
            for what, body in (("remove", {"member": 1}), ("hand", {"member": 2}), ("name", {"name": "Mine now"})):
                assert (await boris.post(f"{path}/{what}", body, status=403))["code"] == "not-owner"
            assert (await boris.post(f"{path}/close", status=403))["code"] == "not-owner"
            assert (await anna.post(f"{path}/remove", {"member": 9}, status=404))["code"] == "no-member"
            assert (await anna.post(f"{path}/remove", {"member": 1}, status=400))["code"] == "owner-leaves"
            assert (await anna.post(f"{path}/dance", status=404))["code"] == "page"
            assert (await anna.post(f"{path}/remove", {"member": "x"}, status=400))["code"]
            now = await anna.get(path)
            assert (now["name"], numbers(now)) == ("Friday", [1, 2])

    asyncio.run(visit())


def test_a_table_of_a_group_is_for_its_members_until_it_is_opened(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            group = await friends(anna, boris)
            made = await anna.post("/api/tables", {**NEW, "group": group["id"]})
            path = f"/api/tables/{made['id']}"
            assert (made["group"], made["members"], made["public"]) == (group["id"], True, False)
            await vera.quick()
            for refused in (
                await vera.get(path, status=403),
                await vera.post(f"{path}/join", status=403),
                await vera.post(f"{path}/start", status=403),
                await vera.get(f"{path}/position", status=403),
                await vera.get(f"{path}/record", status=403),
                await vera.get(f"{path}/story", status=403),
            ):
                assert refused["code"] == "members-only"
            with pytest.raises(Exception, match="4403"):
                async with vera.sit(made["id"]):
                    pass
            assert made["id"] not in [one["id"] for one in (await vera.get("/api/lobby"))["open"]]
            assert made["id"] in [one["id"] for one in (await boris.get("/api/lobby"))["open"]]
            seen = (await boris.get(f"/api/groups/{group['id']}"))["tables"][0]
            assert (seen["table"]["id"], seen["members"]) == (made["id"], [1, 0])
            assert (await boris.post(f"{path}/open", status=403))["code"] == "not-host"
            opened = await anna.post(f"{path}/open")
            assert (opened["public"], opened["members"]) == (True, False)
            assert made["id"] in [one["id"] for one in (await vera.get("/api/lobby"))["open"]]
            stranger = await vera.get(path)
            assert stranger["group"] is None, "whose table it is is not told"
            assert (await vera.post(f"{path}/join"))["your_seat"] == 1

    asyncio.run(visit())


def test_seats_are_kept_for_members_and_the_game_begins_when_all_said_yes(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            group = await friends(anna, boris, vera)
            new = {"game": "ancient_world", "group": group["id"]}
            for seats in (["you", "member:1"], ["you", "member:2", "member:2"]):
                body = {**new, "seats": [{"who": who} for who in seats]}
                assert (await anna.post("/api/tables", body, status=400))["code"] == "member-twice"
            for who in ("member:77", "member:-1", "member:x", "member:²"):
                body = {**new, "seats": [{"who": "you"}, {"who": who}]}
                assert (await anna.post("/api/tables", body, status=404))["code"] == "no-member"
            outside = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "member:2"}]}
            assert (await anna.post("/api/tables", outside, status=400))["code"], "without a group there are no members"
            made = await anna.post(
                "/api/tables", {**new, "seats": [{"who": "member:2"}, {"who": "you"}, {"who": "member:3"}]}
            )
            assert [seat["invited"] for seat in made["seats"]] == [True, False, True]
            path = f"/api/tables/{made['id']}"
            assert (await boris.post(f"{path}/join"))["your_seat"] == 0
            assert (await vera.post(f"{path}/join"))["status"] == "playing"

    asyncio.run(visit())


def test_who_is_removed_is_shown_out_and_the_code_they_knew_opens_nothing(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            group = await friends(anna, boris, vera)
            path = f"/api/groups/{group['id']}"
            table = (await anna.post("/api/tables", {**NEW, "group": group["id"]}))["id"]
            await vera.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with boris.sit(table) as watching:
                now = await anna.post(f"{path}/remove", {"member": 2})
                assert (numbers(now), now["invitation"]) == ([1, 3], None)
                with pytest.raises(Exception, match="4430"):
                    await watching.until(lambda: False)
            assert (await boris.get(path, status=404))["code"] == "no-group"
            assert (await boris.get(f"/api/tables/{table}", status=403))["code"] == "members-only"
            code = group["invitation"]["code"]
            assert (await boris.post(f"/api/invitations/{code}", status=404))["code"] == "no-invitation"
            fresh = (await anna.post(f"{path}/invite"))["invitation"]["code"]
            assert fresh != code
            assert numbers(await boris.post(f"/api/invitations/{fresh}")) == [1, 3, 4], "a number is never another's"
            assert (await anna.post(f"{path}/uninvite"))["invitation"] is None
            assert (await boris.get(f"/api/invitations/{fresh}", status=404))["code"] == "no-invitation"

    asyncio.run(visit())


def test_who_sits_at_a_table_plays_on_when_removed_or_when_the_group_is_closed(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            group = await friends(anna, boris, vera)
            table = (await anna.post("/api/tables", {**NEW, "group": group["id"]}))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            await anna.post(f"/api/groups/{group['id']}/remove", {"member": 2})
            assert (await boris.get(f"/api/tables/{table}"))["your_seat"] == 1
            await anna.http.post(f"/api/groups/{group['id']}/close")
            assert (await anna.get(f"/api/groups/{group['id']}", status=404))["code"] == "no-group"
            assert (await anna.get(f"/api/tables/{table}"))["status"] == "playing"
            assert (await vera.get(f"/api/tables/{table}", status=403))["code"] == "members-only"

    asyncio.run(visit())


def test_an_owner_who_leaves_hands_it_on_and_the_last_one_closes_it(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            group = await friends(anna, boris, vera)
            path = f"/api/groups/{group['id']}"
            await anna.post(f"{path}/hand", {"member": 3})
            assert (await vera.get(path))["yours"] and not (await anna.get(path))["yours"]
            await vera.http.post(f"{path}/leave")
            assert (await anna.get(path))["yours"], "who has been there longest"
            await anna.http.delete("/api/me")
            left = await boris.get(path)
            assert (left["yours"], numbers(left)) == (True, [2])
            await boris.http.post(f"{path}/leave")
            for name in ("groups", "members", "invitations", "outcomes"):
                assert in_store(server, f"SELECT count(*) FROM {name}") == [(0,)]

    asyncio.run(visit())


def test_guests_keep_their_groups_with_an_account_also_where_they_come_in_to_one(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as phone, server.visitor() as boris:
            group = await friends(anna, boris)
            path = f"/api/groups/{group['id']}"
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            assert (await anna.get(path))["yours"]
            code = group["invitation"]["code"]
            await phone.post(f"/api/invitations/{code}")  # the same person as a guest, with another group
            other = await phone.post("/api/groups", {"name": "Sunday"})
            await phone.post("/api/login", {"name": "Anna", "password": PASSWORD})
            assert [line["name"] for line in await anna.get("/api/groups")] == ["Friday", "Sunday"]
            assert (await phone.get(f"/api/groups/{other['id']}"))["yours"]
            merged = await boris.get(path)
            assert [member["name"] for member in merged["members"]].count("Anna") == 1
            assert merged["members"][0]["owner"] and len(merged["members"]) == 2

    asyncio.run(visit())


def test_a_group_has_room_for_so_many_and_an_invitation_for_so_many(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with contextlib.AsyncExitStack() as stack, server.visitor() as anna:
            group = await friends(anna)
            path, code = f"/api/groups/{group['id']}", group["invitation"]["code"]
            people = [await stack.enter_async_context(server.visitor()) for _ in range(10)]
            came = await asyncio.gather(*(one.http.post(f"/api/invitations/{code}") for one in people))
            assert sorted(answer.status_code for answer in came) == [200] * 8 + [404] * 2
            now = await anna.get(path)
            assert (numbers(now), now["invitation"]) == (list(range(1, 10)), None)
            with sqlite3.connect(server.db) as store:
                for n in range(100, 100 + MOST_MEMBERS - 9):
                    store.execute(
                        "INSERT INTO people (id, name, lang, notify, created) VALUES (?, ?, 'en', '', 0)",
                        (f"p{n}", f"P {n}"),
                    )
                    store.execute("INSERT INTO members VALUES (?, ?, ?, 0, 0)", (group["id"], f"p{n}", n))
            fresh = (await anna.post(f"{path}/invite"))["invitation"]["code"]
            refused = [answer.json() for answer in came if answer.status_code == 404]
            assert {one["code"] for one in refused} == {"no-invitation"}
            late = next(one for one, answer in zip(people, came, strict=True) if answer.status_code == 404)
            assert (await late.post(f"/api/invitations/{fresh}", status=400))["code"] == "group-full"

    asyncio.run(visit())


def test_guessing_codes_is_slow_and_right_ones_cost_nothing(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"), limits=True)

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            code = (await friends(anna))["invitation"]["code"]
            for _ in range(30):
                await boris.get(f"/api/invitations/{code}")
            tried = [(await boris.http.get(f"/api/invitations/AAAA{n:02}")).status_code for n in range(22, 40)]
            assert tried.count(404) == 12 and set(tried[12:]) == {429}
            assert (await boris.http.post("/api/invitations/AAAA22")).status_code == 429

    asyncio.run(visit())


def test_codes_end_with_time(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            group = await friends(anna)
            with sqlite3.connect(server.db) as store:
                store.execute("UPDATE invitations SET until = 1")
            assert (await boris.post(f"/api/invitations/{group['invitation']['code']}", status=404))["code"]
            assert (await anna.get(f"/api/groups/{group['id']}"))["invitation"] is None

    asyncio.run(visit())


@pytest.mark.parametrize("name", ["", "x", "y" * 41, "a\u0000b", "one\ntwo\u2028", "\u202egroup"])
def test_names_are_names(tmp_path: Path, start: Callable[..., Server], name: str) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna:
            answer = await anna.http.post("/api/groups", json={"name": name})
            assert answer.status_code == 400 or answer.json()["name"] == "one two"

    asyncio.run(visit())


# -- presence


def test_members_see_who_is_here_and_who_is_at_a_table(
    db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "SEEN", 3600.0)
    server = start(db)

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            group = await friends(anna, boris)
            house = server.app.state.house
            here = lambda found: [member["here"] for member in found["members"]]  # noqa: E731
            assert here(group) == ["now", "now"]
            house.seen.clear()
            in_store(server, "UPDATE members SET seen = 5")
            gone = await anna.get(f"/api/groups/{group['id']}")
            assert here(gone) == ["now", ""] and gone["members"][1]["seen"] == 5
            table = await boris.quick()
            async with boris.sit(table):
                assert here(await anna.get(f"/api/groups/{group['id']}")) == ["now", "table"]
            assert here(await anna.get(f"/api/groups/{group['id']}")) == ["now", "now"]

    asyncio.run(visit())


def test_when_people_were_here_is_written_down(
    db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "SEEN", 0.1)
    server = start(db)

    async def visit() -> None:
        async with server.visitor() as anna:
            await friends(anna)
            in_store(server, "UPDATE members SET seen = 5")
            async with asyncio.timeout(20):
                while in_store(server, "SELECT seen FROM members") == [(5,)]:
                    await anna.get("/api/me")
                    await asyncio.sleep(0.05)

    asyncio.run(visit())


# -- playing together


@pytest.mark.usefixtures("saga")
def test_a_rematch_turns_the_seats_and_games_are_counted(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            group = await friends(anna, boris, vera)
            path = f"/api/groups/{group['id']}"
            new = {"game": "saga", "group": group["id"], "seats": [{"who": "you"}, {"who": "member:2"}]}
            table = (await anna.post("/api/tables", new))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await played(anna, boris, table)
            ended = await vera.get(path)
            first = ended["tables"][0]
            assert (first["table"]["status"], first["members"], ended["games"]) == ("finished", [1, 2], 1)
            winner = first["table"]["winners"]
            rated = {one["member"]: one for one in ended["ratings"]}
            assert set(rated) == {1, 2}, "who has not played has no rating"
            assert sum(one["rating"] for one in rated.values()) == 3000
            assert rated[first["members"][winner[0]]]["change"] == (16 if len(winner) == 1 else 0)
            stats = ended["stats"][0]
            assert (stats["game"], stats["games"], len(stats["players"])) == ("saga", 1, 2)
            assert sum(one["wins"] for one in stats["players"]) == len(winner)
            assert stats["ratings"] == ended["ratings"], "of one game: there is no other yet"
            again = await boris.post(f"/api/tables/{table}/rematch")
            assert (again["your_seat"], again["seats"][1]["invited"]) == (0, True), "who sat second begins"
            assert (again["group"], again["members"]) == (group["id"], True)
            assert (await vera.post(f"/api/tables/{table}/rematch", status=400))["code"] == "no-rematch"
            await anna.post(f"/api/tables/{again['id']}/join")
            await played(boris, anna, again["id"])
            third = await anna.post(f"/api/tables/{again['id']}/rematch")
            assert third["your_seat"] == 0, "and so it goes round"
            assert (await vera.get(path))["games"] == 2
            following = await anna.post(f"/api/tables/{table}/next")
            assert following["group"] == group["id"]

    asyncio.run(play())


@pytest.mark.usefixtures("saga")
def test_a_person_who_is_deleted_is_named_nowhere_and_the_count_stays(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as phone:
            group = await friends(anna, boris)
            path = f"/api/groups/{group['id']}"
            new = {"game": "saga", "group": group["id"], "seats": [{"who": "you"}, {"who": "member:2"}]}
            table = (await anna.post("/api/tables", new))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await played(anna, boris, table)
            assert len((await anna.get(path))["ratings"]) == 2
            await phone.post("/api/account", {"name": "Boris", "password": PASSWORD})
            await boris.post("/api/login", {"name": "Boris", "password": PASSWORD})
            moved = await anna.get(path)
            assert [member["name"] for member in moved["members"]][1] == "Boris"
            assert {one["member"] for one in moved["ratings"]} == {1, 2}, "what a guest has played is the account's"
            await boris.forget(PASSWORD)
            left = await anna.get(path)
            assert (numbers(left), left["games"], len(left["stats"][0]["players"])) == ([1], 1, 1)
            assert left["tables"][0]["members"] == [1, 0]
            assert in_store(server, "SELECT person FROM outcomes ORDER BY seat")[1] == (None,)

    asyncio.run(play())


def test_empires_are_counted_with_who_plays_them_best(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as anna:
            group = await friends(anna)
            new = {"game": "imperial_settlers", "group": group["id"], "seats": [{"who": "you"}, {"who": "wanderer"}]}
            table = (await anna.post("/api/tables", {**new, "start": True, "options": {"empire_1": "romans"}}))["id"]
            async with anna.sit(table) as seat:
                await seat.play_out(random.Random(3))
            stats = (await anna.get(f"/api/groups/{group['id']}?lang=ru"))["stats"][0]
            assert (stats["kind"], stats["games"], stats["points"]) == ("empire", 1, True)
            [side] = stats["sides"]
            assert (side["id"], side["title"], side["games"], side["member"]) == ("romans", "Римляне", 1, 1)
            assert side["best"] == side["mean"] == seat.position["result"]["scores"][0], "bots are not counted"
            assert (await anna.get(f"/api/groups/{group['id']}"))["ratings"] == [], "alone nobody is rated"

    asyncio.run(play())


def test_chronicles_stand_on_the_shelf(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            group = await friends(anna, boris)
            path = f"/api/groups/{group['id']}/shelf"
            assert await anna.get(path) == []
            seats = [{"who": "you"}, {"who": "wanderer"}, {"who": "wanderer"}, {"who": "wanderer"}]
            new = {"game": "oath", "group": group["id"], "seats": seats, "start": True}
            await anna.post("/api/tables", new)
            assert await anna.get(path) == [], "a game that nothing follows is no series"
            first = await anna.post("/api/tables", {**new, "options": {"series": True}})
            chronicle = {"series": True, "chronicle": CHRONICLE.read_text(encoding="utf-8")}
            later = await anna.post("/api/tables", {**new, "options": chronicle})
            found = {one["table"]: one for one in await boris.get(f"{path}?lang=ru")}
            assert set(found) == {first["id"], later["id"]}
            assert (found[first["id"]]["number"], found[first["id"]]["reigns"]) == (1, [])
            reigns = found[later["id"]]["reigns"]
            assert [reign["number"] for reign in reigns] == [20] and found[later["id"]]["number"] == 21
            assert all(reign["who"] and "обет" in reign["about"] and reign["how"] for reign in reigns)
            assert not found[later["id"]]["next"]

    asyncio.run(play())


# -- several workers


def test_two_workers_tell_the_same_of_a_group(postgres_server: Postgres, start: Callable[..., Server]) -> None:
    url = postgres_server.database()
    left, right = start(url), start(url)

    async def visit() -> None:
        async with left.visitor() as anna, right.visitor() as boris, left.visitor() as vera:
            group = await friends(anna, boris, vera)
            path = f"/api/groups/{group['id']}"
            assert [numbers(await one.get(path)) for one in (anna, boris, vera)] == [[1, 2, 3]] * 3
            table = (await anna.post("/api/tables", {**NEW, "group": group["id"]}))["id"]
            await vera.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with boris.sit(table) as watching:
                assert (await anna.get(path))["members"][1]["here"], "seen at the other worker"
                await anna.post(f"{path}/remove", {"member": 2})
                with pytest.raises(Exception, match="4430"):
                    await watching.until(lambda: False)
            assert (await boris.get(f"/api/tables/{table}", status=403))["code"] == "members-only"
            codes = [(await visitor.post(f"{path}/invite"))["invitation"]["code"] for visitor in (anna, vera)]
            assert (await boris.get(f"/api/invitations/{codes[0]}", status=404))["code"] == "no-invitation"
            await boris.post(f"/api/invitations/{codes[1]}")
            await asyncio.gather(*(one.http.post(f"{path}/leave") for one in (anna, boris, vera)))
            assert postgres_server.ask("SELECT count(*) FROM groups", url) == [(0,)]

    asyncio.run(visit())


def test_tables_of_the_store_before_groups_go_on(tmp_path: Path, start: Callable[..., Server]) -> None:
    path = tmp_path / "old.db"
    before = next(n for n, part in enumerate(MIGRATIONS) if any("CREATE TABLE groups" in str(one) for one in part))
    with contextlib.closing(sqlite3.connect(path)) as old:
        for statement in (one for part in MIGRATIONS[:before] for one in part):
            old.execute(statement.sqlite if isinstance(statement, Each) else statement)
        old.execute("INSERT INTO people (id, name, lang, notify, created) VALUES ('anna', 'Anna', 'en', '', 1)")
        old.execute("INSERT INTO sessions (id, person, made) VALUES ('anna', 'anna', 1)")
        old.execute(
            "INSERT INTO tables (id, game, rules, seats, seed, options, status, public, pace, hours, confirm, hints, "
            "host, created, changed, moves, round, rounds, waiting) VALUES ('old', 'ancient_world', 1, 2, '7', '{}', "
            "'waiting', 1, 'live', 24, 0, 1, 'anna', 1, 1, 0, 0, 0, '[]')"
        )
        for seat in (("old", 0, "anna", "", 0), ("old", 1, None, "", 0)):
            old.execute("INSERT INTO seats (tbl, seat, person, bot, gone) VALUES (?, ?, ?, ?, ?)", seat)
        old.execute(f"PRAGMA user_version={before}")
        old.commit()
    server = start(str(path))

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            anna.http.cookies.clear()
            anna.http.cookies.set("oikumene", server.app.state.house.signer.sign("anna"))
            info = await boris.get("/api/tables/old")
            assert (info["group"], info["members"], info["seats"][0]["name"]) == (None, False, "Anna")
            await boris.post("/api/tables/old/join")
            assert (await friends(anna, boris))["members"][0]["name"] == "Anna"

    asyncio.run(visit())


# -- ratings and statistics


def seat(table: int, person: str | None, place: int, *, side: str = "", points: int = 0) -> Outcome:
    return Outcome(str(table), 0, "game", person, "empire" if side else "", side, points, place == 1, place)


def test_ratings_are_a_closed_sum_and_follow_the_order_of_the_players() -> None:
    games = [seat(n, person, place) for n in range(20) for place, person in enumerate(("a", "b", "c"), 1)]
    rated = Standings(games).ratings
    assert rated["a"].now > rated["b"].now > rated["c"].now
    assert sum(one.now for one in rated.values()) == pytest.approx(4500)
    assert rated["b"].now == pytest.approx(1500), "as often before as behind"
    assert rated["a"].change < 16, "a win that is expected moves little"
    assert len(rated["a"].line) == 7 and rated["a"].games == 20


def test_equal_places_are_half_a_win_and_bots_and_the_forgotten_count_for_nothing() -> None:
    assert Standings([seat(1, "a", 1), seat(1, "b", 1)]).ratings["a"].now == 1500
    assert Standings([seat(1, "a", 1), seat(1, None, 2)]).ratings == {}
    assert Standings([seat(1, "a", 1), seat(1, "b", 2)]).ratings["a"].now == 1516
    six = [seat(1, name, place) for place, name in enumerate("abcdef", 1)]
    assert Standings(six).ratings["a"].now == 1516, "no further than at a table of two"


def test_each_game_has_its_ratings_from_its_own_games() -> None:
    """Who wins at one game and loses at another is equal over both, and neither in one."""
    chess = [seat(1, "a", 1), seat(1, "b", 2), seat(2, "a", 1), seat(2, "b", 2)]
    draughts = [one._replace(game="other") for one in (seat(3, "a", 2), seat(3, "b", 1))]
    found = Standings([*chess[:2], *draughts, *chess[2:]])
    assert found.rated["game"] == Standings(chess).ratings
    assert (found.rated["other"]["b"].now, found.rated["other"]["b"].games) == (1516, 1)
    assert found.ratings["b"].games == 3 and found.ratings["b"].now < 1500


def test_sides_have_their_mean_their_best_and_who_is_best_with_them() -> None:
    games = [
        *(seat(1, "a", 1, side="romans", points=40), seat(1, "b", 2, side="egyptians", points=30)),
        *(seat(2, "a", 2, side="romans", points=20), seat(2, "b", 1, side="egyptians", points=50)),
        *(seat(3, "b", 1, side="romans", points=70), seat(3, None, 2, side="egyptians", points=10)),
    ]
    found = Standings(games)
    romans = found.sides["game", "romans"]
    assert (romans.games, romans.wins, romans.best) == (3, 2, 70)
    assert romans.mean == pytest.approx(130 / 3)
    assert found.sides["game", "egyptians"].games == 2
    assert found.best_with("game", "romans", ["a", "b"]) == "b"
    assert found.best_with("game", "romans", ["a"]) == "a", "of those who still belong to the group"
    assert found.best_with("game", "greeks", ["a", "b"]) is None


def test_places_are_by_winners_first() -> None:
    assert places(Result((10, 20, 20, 5), (1,))) == [3, 1, 2, 4]
    assert places(Result((0, 1, 0), (1,))) == [2, 1, 2]
    assert places(Result((7, 7), (0, 1))) == [1, 1]


@pytest.mark.parametrize(
    ("game", "seats", "kind"),
    [("imperial_settlers", 2, "empire"), ("imperium", 2, "nation"), ("clash", 2, "civ"), ("oath", 3, "role")],
)
def test_games_say_whom_a_seat_led_by_a_name_in_both_languages(game: str, seats: int, kind: str) -> None:
    from oikumene.text import Texts

    known = oikumene.game(game)
    match = known.new(seats=seats, seed=4)
    rng = random.Random(1)
    while match.asks and any(known.led(match.state, one) is None for one in range(seats)):
        ask = match.asks[0]
        match.take(ask, rng.choice(ask.values()))
    for one in range(seats):
        led = known.led(match.state, one)
        assert led is not None and led[0] == kind
        for lang in ("ru", "en"):
            assert str(Texts(known, lang).thing(*led)) != led[1] or lang == "en"
    assert oikumene.game("ancient_world").led(oikumene.game("ancient_world").new(seats=2, seed=1).state, 0) is None
