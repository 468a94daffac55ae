"""The owner of a server: nobody else comes through those doors, everything done is in the journal, and tables that were
set aside go on."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oikumene.cli import main
from oikumene.kernel.errors import Refused
from oikumene.table import chores, wire
from oikumene.table.doors import owner as doors
from oikumene.table.owners import DAY, Errors, Owners
from oikumene.table.people import People, Person
from oikumene.table.settings import Settings, checked, read
from oikumene.table.store import open_store

from .conftest import Server
from .stored import store_tables
from .test_upgrade import ANN, begun, hall_of, play, sql
from .visitor import Visitor

PASSWORD = "correct horse"


async def account(visitor: Visitor, name: str) -> None:
    await visitor.post("/api/account", {"name": name, "password": PASSWORD})


async def command(*said: str) -> int:
    """The command line, as on the machine itself."""
    return await asyncio.to_thread(main, [*said])


def routes() -> list[tuple[str, str]]:
    """Every door of an owner, with something in the place of what it asks for."""
    found = []
    for route in doors.ROUTES:
        for path in route.paths:
            if path.startswith("/api/owner"):
                for what in (
                    ("close", "replay", "cut", "again", "unname")
                    if "{what" in path and "tables" in path
                    else ("remove",)
                ):
                    said = path.replace("{table:str}", "TABLE").replace("{who:str}", "WHO").replace("{what:str}", what)
                    found += [(method, said) for method in route.http_methods if method in ("GET", "POST")]
    return sorted(set(found))


def test_every_door_of_the_owner_refuses_everybody_else(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))
    assert len(routes()) >= 11

    async def visit() -> None:
        async with (
            server.visitor() as stranger,
            server.visitor() as guest,
            server.visitor() as plain,
            server.visitor() as former,
            server.visitor() as anna,
        ):
            table = await guest.quick()
            await account(plain, "Plain")
            await account(former, "Former")
            await account(anna, "Anna")
            for name in ("Former", "Anna"):
                assert await command("owner", name, "--db", server.db) == 0
            await former.get("/api/owner")
            assert await command("owner", "Former", "--remove", "--db", server.db) == 0
            who = (await anna.get("/api/owner/people?q=Plain"))[0]["id"]
            before = sql(tmp_path / "x.db", "SELECT count(*), max(n) FROM journal")
            for one in (stranger, guest, plain, former):
                for method, path in routes():
                    path = path.replace("TABLE", table).replace("WHO", who)
                    body = {"n": 0, "hours": 1, "ru": "x", "en": "x"} if method == "POST" else None
                    answer = await one.http.request(method, path, json=body)
                    assert answer.status_code == 403 and answer.json()["code"] == "owner-only", (path, answer.text)
            assert sql(tmp_path / "x.db", "SELECT count(*), max(n) FROM journal") == before, "nothing was done"
            assert (await anna.get(f"/api/tables/{table}"))["status"] == "playing"
            for path in ("/api/owner/tables/nothing/close", f"/api/owner/tables/{table}/burn"):
                assert (await anna.http.post(path, json={})).status_code == 404
            assert (await anna.http.post(f"/api/owner/people/{'x' * 500}/mute", json={"hours": 1})).status_code == 404

    asyncio.run(visit())


def test_a_removal_that_came_to_nothing_leaves_no_name_in_the_journal(tmp_path: Path) -> None:
    """The database was away after it was noted: who was meant could not be found there once they go themselves."""

    async def play() -> None:
        store = open_store(str(tmp_path / "a.db"))
        await store.open()
        people = People(store)
        add = "INSERT INTO people (id, name, lang, notify, created) VALUES ('anna', 'Anna', 'en', '', 1)"
        await store.write([(add, ())])
        await Owners(store).note("boss", "remove", "anna", "Anna")
        await store.write([("UPDATE journal SET at = at - 3600", ())])
        await people.sweep()
        anna = await people.find("anna")
        assert anna is not None
        await people.forget(anna)
        assert await store.rows("SELECT about, note FROM journal") == [("", "")]
        await store.close()

    asyncio.run(play())


def test_an_owner_mutes_removes_closes_and_announces_and_all_of_it_is_in_the_journal(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor(lang="ru") as boris:
            await account(anna, "Anna")
            await account(boris, "Boris")
            assert await command("owner", "anna", "--db", server.db) == 0
            table = await boris.quick()
            (found,) = await anna.get("/api/owner/people?q=ORI")
            assert (found["name"], found["guest"], found["owner"]) == ("Boris", False, False)
            assert await anna.get("/api/owner/people?q=_%25") == [], "signs of the database's are signs here"
            who = f"/api/owner/people/{found['id']}"
            group = (await boris.post("/api/groups", {"name": "Friday"}))["id"]
            async with boris.sit(table) as seat:
                assert (await seat.tell(type="say", text="hello"))["type"] == "ack"
                await anna.post(f"{who}/mute", {"hours": 2})
                assert (await seat.tell(type="say", text="hello"))["code"] == "muted"
                assert (await boris.post(f"/api/groups/{group}/talk", {"text": "hello"}, status=403))["code"] == "muted"
                await anna.post(f"{who}/mute", {"hours": 0})
                assert (await seat.tell(type="say", text="hello"))["type"] == "ack"
            await anna.post(f"{who}/mute", {"hours": -1}, status=400)
            mine = (await anna.get("/api/owner/people?q=anna"))[0]["id"]
            for what in ("remove", "unowner"):
                assert (await anna.post(f"/api/owner/people/{mine}/{what}", {}, status=400))["code"] == "owner-self"
            assert await boris.get("/api/announcement") == {"ru": "", "en": "", "until": 0.0}
            await anna.post("/api/owner/announcement", {"ru": "Ночью перерыв", "en": "A break at night", "hours": 3})
            told = await boris.get("/api/announcement")
            assert (told["ru"], told["en"]) == ("Ночью перерыв", "A break at night") and told["until"] > time.time()
            await anna.post("/api/owner/announcement", {"en": "x" * 601}, status=400)
            await anna.post("/api/owner/announcement", {})
            assert (await boris.get("/api/announcement"))["en"] == ""
            info = await anna.get("/api/owner")
            assert info["owners"] == ["Anna"] and info["tables"] == {"playing": 1} and info["people"] == 2
            assert info["settings"]["tables"] == 200 and info["settings"]["rates"]["requests"] == [40.0, 120]
            assert [one["id"] for one in await anna.get("/api/owner/tables?which=playing")] == [table]
            assert [one["id"] for one in await anna.get("/api/owner/tables?q=bor")] == [table]
            await anna.post(f"/api/owner/tables/{table}/close", {})
            assert (await boris.get(f"/api/tables/{table}"))["status"] == "abandoned"
            assert (await anna.post(f"/api/owner/tables/{table}/close", {}, status=400))["code"] == "over"
            await anna.post(f"{who}/owner", {})
            await boris.get("/api/owner")
            await anna.post(f"{who}/unowner", {})
            await boris.get("/api/owner", status=403)
            await anna.post(f"{who}/remove", {})
            assert (await boris.get("/api/me"))["guest"]
            assert await anna.get("/api/owner/people?q=boris") == []
            done = [line["what"] for line in reversed(await anna.get("/api/owner/journal"))]
            assert done == [
                *("owner", "mute", "mute", "announce", "announce", "table-close", "table-close"),
                *("owner", "unowner", "remove"),
            ]

    asyncio.run(visit())


def test_people_are_found_by_part_of_their_name_in_any_alphabet(db: str, server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as boss, server.visitor() as anna, server.visitor() as boris:
            await account(boss, "Владелец")
            await account(anna, "Анна Петрова")
            await account(boris, "O'Born")
            assert await command("owner", "владелец", "--db", db) == 0

            async def found(q: str) -> list[str]:
                return [one["name"] for one in (await boss.http.get("/api/owner/people", params={"q": q})).json()]

            for q in ("Анна", "анна", "АННА", "петр", "Петрова", "нна", "анна п", "Пётр"):
                assert await found(q) == ["Анна Петрова"], q
            for q in ("bor", "bom", "BORN", "o'bo"):
                assert await found(q) == ["O'Born"], q
            assert await found("Пётр 1") == [] and set(await found(" ")) == {"Владелец", "Анна Петрова", "O'Born"}
            assert await found("я" * 8000) == [], "what no name can be is looked for like anything else"
            table = await anna.quick()
            other = await boris.quick()
            for q, ids in (("петр", [table]), ("ПЕТРОВА", [table]), ("born", [other]), (other, [other]), ("никто", [])):
                answer = await boss.http.get("/api/owner/tables", params={"q": q})
                assert [one["id"] for one in answer.json()] == ids, q

    asyncio.run(visit())


def test_more_people_and_tables_than_a_page_holds_come_page_by_page(db: str, start: Callable[..., Server]) -> None:
    async def many() -> None:
        store = open_store(db)
        await store.open()
        add = "INSERT INTO people (id, name, lang, notify, created) VALUES (?, ?, 'en', '', 5.0)"
        await store.write([(add, (f"p{n:03}", f"Путник {n}")) for n in range(230)])
        await store.close()
        await store_tables(db, 130, moves=2)

    async def visit() -> None:
        async with server.visitor() as boss:
            await account(boss, "Boss")
            assert await command("owner", "Boss", "--db", db) == 0
            for path, all_of_them in (("people?q=ПУТНИК", 230), ("tables?which=playing", 130), ("tables?q=wne", 130)):
                seen: list[str] = []
                while page := [one["id"] for one in await boss.get(f"/api/owner/{path}&skip={len(seen)}")]:
                    assert len(page) <= 100
                    seen += page
                assert len(seen) == len(set(seen)) == all_of_them, path
            assert await boss.get("/api/owner/people?skip=1000000") == []

    asyncio.run(many())
    server = start(db)
    asyncio.run(visit())


def test_an_owner_makes_a_link_for_a_lost_password(tmp_path: Path, start: Callable[..., Server]) -> None:
    """Good once, in the journal without its code, for no guest and no owner; all sessions end with it."""
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with (
            server.visitor() as boss,
            server.visitor() as other,
            server.visitor() as boris,
            server.visitor() as guest,
        ):
            for one, name in ((boss, "Boss"), (other, "Other"), (boris, "Boris")):
                await account(one, name)
            await guest.quick()
            for name in ("Boss", "Other"):
                assert await command("owner", name, "--db", server.db) == 0
            ids = {one["name"]: one["id"] for one in await boss.get("/api/owner/people")}
            told = await boss.http.post(f"/api/owner/people/{ids['Boris']}/link", json={})
            assert told.headers["cache-control"] == "no-store" and told.json()["hours"] == 24
            link = told.json()["link"]
            assert link.startswith(f"{server.address}/recover?code="), "by the address the owner came by"
            for name, code in (("Other", "link-owner"), ("Boss", "link-owner")):
                assert (await boss.post(f"/api/owner/people/{ids[name]}/link", {}, status=400))["code"] == code
            (of_guest,) = [id for name, id in ids.items() if name.startswith("Traveller")]
            assert (await boss.post(f"/api/owner/people/{of_guest}/link", {}, status=400))["code"] == "link-guest"
            assert (await boss.post("/api/owner/people/nobody/link", {}, status=404))["code"] == "nobody"
            line = (await boss.get("/api/owner/journal"))[0]
            assert (line["what"], line["name"], line["about"], line["note"]) == ("link", "Boss", ids["Boris"], "Boris")
            code = link.partition("code=")[2]
            assert code not in json.dumps(await boss.get("/api/owner/journal"))
            assert code not in str(sql(tmp_path / "x.db", "SELECT * FROM resets"))
            new = {"code": code, "password": "another long one"}
            assert (await guest.post("/api/recover/new", new))["name"] == "Boris"
            assert (await boris.get("/api/me"))["guest"], "who was signed in is not any more"
            assert (await boris.post("/api/recover/new", new, status=400))["code"] == "reset"
            server.app.state.house.teller.base = "https://table.example"
            again = await boss.post(f"/api/owner/people/{ids['Boris']}/link", {})
            assert again["link"].startswith("https://table.example/recover?code=")

    asyncio.run(visit())


def test_an_owner_takes_an_ugly_name_of_a_table_away(tmp_path: Path, start: Callable[..., Server]) -> None:
    """It is in the journal what the table was called; whoever looks sees it called nothing."""
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            await account(anna, "Anna")
            assert await command("owner", "anna", "--db", server.db) == 0
            table = await boris.quick()
            await boris.post(f"/api/tables/{table}/name", {"name": "Something rude"})
            (found,) = await anna.get("/api/owner/tables?which=playing")
            assert found["name"] == "Something rude"
            await boris.post(f"/api/owner/tables/{table}/unname", {}, status=403)
            assert (await anna.post(f"/api/owner/tables/{table}/unname", {}))["table"]["name"] == ""
            assert (await boris.get(f"/api/tables/{table}"))["name"] == ""
            async with boris.sit(table) as seat:
                assert seat.state["table"]["name"] == ""
            line = (await anna.get("/api/owner/journal"))[0]
            assert (line["what"], line["note"]) == ("table-unname", "Something rude")
            await anna.post(f"/api/owner/tables/{table}/unname", {})

    asyncio.run(visit())


def test_errors_are_told_with_their_table_and_without_their_words() -> None:
    errors = Errors()
    log = logging.getLogger("test.owners")
    log.addHandler(errors)
    try:
        try:
            raise ValueError("the seven of swords")
        except ValueError:
            log.exception("table abcdef123456")
            log.exception("GET /api/tables/xyzxyz123456/history")
            log.exception("an errand")
        log.error("table qwerty123456 is set aside: bot novice, seat 1")
        log.warning("table aaaaaa123456: nothing to speak of")
    finally:
        log.removeHandler(errors)
    assert [one.table for one in errors.waiting] == ["abcdef123456", "xyzxyz123456", "", "qwerty123456"]
    assert all("swords" not in str(one) for one in errors.waiting)
    assert errors.waiting[0].what == "ValueError" and "test_owners.py" in errors.waiting[0].place
    for n in range(500):
        errors.emit(logging.LogRecord("x", logging.ERROR, "", 0, f"table aaaaaa{n}", (), None))
    assert len(errors.waiting) == 200


def test_what_breaks_at_a_door_is_on_the_owners_page(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna:
            await account(anna, "Anna")
            assert await command("owner", "Anna", "--db", server.db) == 0
            table = await anna.quick()

            def broken(*_: Any) -> None:
                raise RuntimeError("secret words")

            hall = server.app.state.house.hall
            hall.leave = broken
            await anna.post(f"/api/tables/{table}/leave", {}, status=500)
            (found,) = await anna.get("/api/owner/errors")
            assert (found["table"], found["what"]) == (table, "RuntimeError")
            assert "secret" not in json.dumps(found)

    asyncio.run(visit())


# -- tables that were set aside


def test_a_table_that_cannot_be_read_is_replayed_up_to_the_fault_and_goes_on_from_there(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            table = await begun(hall, "ancient_world", 20)
        sql(path, "UPDATE events SET answer = 'place:nowhere' WHERE tbl = ? AND n = 15", table)
        async with hall_of(path) as hall:
            with pytest.raises(Refused) as why:
                await hall.find(table)
            assert why.value.code == "unreadable"
            far = await hall.how_far(table)
            assert (far["n"], far["all"]) == (15, 20) and far["what"] and far["where"]
            assert "nowhere" not in json.dumps(far), "what somebody answered is not told"
            kept = await hall.as_file(table)
            assert len(kept["events"]) == 20 and "host" not in kept["table"]
            for n in (16, 20, -1):
                with pytest.raises(Refused):
                    await hall.cut_back(table, n)
            row = await hall.cut_back(table, 15)
            assert row.fault is None and row.moves == 15 and row.waiting
            assert sql(path, "SELECT count(*) FROM cut_events WHERE tbl = ?", table) == [(5,)]
            live = await hall.find(table)
            await play(hall, live, 30, Random(3))
            assert live.row.moves == 30
        async with hall_of(path) as hall:
            assert (await hall.find(table)).row.moves == 30, "and after a restart too"

    asyncio.run(house())


def test_who_looks_at_a_table_that_is_taken_back_sees_it_taken_back(tmp_path: Path) -> None:
    async def house() -> None:
        async with hall_of(tmp_path / "a.db") as hall:
            table = await begun(hall, "ancient_world", 12)
            live = await hall.find(table)
            await hall.cut_back(table, 8)
            assert live.board is not None and live.board.n == live.row.moves == 8
            assert hall.tables[table] is live
            closed = await hall.close_table(table)
            assert closed.status == "abandoned"

    asyncio.run(house())


# -- what goes by itself


def test_what_nobody_needs_goes_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            people = People(hall.store)
            now = time.time()
            guests = {"old": 500, "new": 1, "seated": 500, "account": 500, "came back": 500}
            for name, days in guests.items():
                login = name if name == "account" else None
                sql(
                    path,
                    "INSERT INTO people (id, name, login, lang, notify, created) VALUES (?, ?, ?, 'en', '', ?)",
                    *(name, name, login, now - days * DAY),
                )
            sql(
                path,
                "INSERT INTO sessions (id, person, made, seen, agent) VALUES ('s', 'came back', ?, ?, '')",
                *(now - 500 * DAY, now),
            )
            playing = await begun(hall, "ancient_world", 3)
            sql(path, "UPDATE seats SET person = 'seated' WHERE tbl = ? AND seat = 1", playing)
            seats = [wire.NewSeat("you"), wire.NewSeat("open")]
            waiting = [(await hall.create(ANN, wire.NewTable("ancient_world", seats))).row.id for _ in range(2)]
            sql(path, "UPDATE tables SET changed = ?, version = version + 1 WHERE id = ?", now - 70 * DAY, waiting[0])
            done = await hall.expire(Settings(), people)
            assert done == {"waiting": 1, "playing": 0, "guests": 1}
            assert {id for (id,) in sql(path, "SELECT id FROM people")} >= {"new", "seated", "account", "came back"}
            assert sql(path, "SELECT id FROM tables WHERE status = 'waiting'") == [(waiting[1],)]
            never = Settings(guest_days=0, waiting_days=0, playing_days=0)
            sql(path, "UPDATE tables SET changed = 0, version = version + 1")
            assert await hall.expire(never, people) == {"waiting": 0, "playing": 0, "guests": 0}
            assert (await hall.expire(Settings(), people))["playing"] == 1

    asyncio.run(house())


async def guests_left(path: Path) -> set[str]:
    return {str(id) for (id,) in await asyncio.to_thread(sql, path, "SELECT id FROM people")}


def test_a_guest_who_comes_back_while_others_are_forgotten_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred take a while."""
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            people, remove = People(hall.store), hall.remove
            insert = "INSERT INTO people (id, name, lang, notify, created) VALUES (?, ?, 'en', '', ?)"
            for n, name in enumerate(("away", "account", "here")):
                sql(path, insert, name, name, n)

            async def meanwhile(folk: People, person: Person) -> None:
                await remove(folk, person)
                account, here = await people.find("account"), await people.find("here")
                assert account is not None and here is not None
                await people.make_account(account, "Anna", "a long password")
                await people.begin(here)

            monkeypatch.setattr(hall, "remove", meanwhile)
            assert (await hall.expire(Settings(), people))["guests"] == 1
            assert await guests_left(path) == {"account", "here"}

    asyncio.run(house())


def test_a_clock_that_was_wrong_lets_nothing_go(tmp_path: Path) -> None:
    """Years ahead for a while, however long; then right again. Only days in which the server was there count."""
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            people, at = People(hall.store), 1_800_000_000.0
            hall.now = lambda: at
            insert = "INSERT INTO people (id, name, lang, notify, created) VALUES (?, ?, 'en', '', ?)"
            for name, days in (("recent", 10), ("older", 200)):
                sql(path, insert, name, name, at - days * DAY)
            seats = [wire.NewSeat("you"), wire.NewSeat("open")]
            waiting = (await hall.create(ANN, wire.NewTable("ancient_world", seats))).row.id
            sql(path, "UPDATE tables SET changed = ?, version = version + 1", at)
            sql(path, "INSERT INTO journal (n, at, what, about, note) VALUES (0, ?, 'mute', '', '')", at - 10 * DAY)
            await hall.pulse_clocks()
            nothing = {"waiting": 0, "playing": 0, "guests": 0}

            at += 1000 * DAY  # and nobody has left a sign of life since
            assert await hall.expire(Settings(), people) == nothing
            for _ in range(3):  # it holds for days
                at += DAY
                sql(path, "UPDATE beats SET at = ?", at)
                assert await hall.expire(Settings(), people) == nothing
            at -= 1000 * DAY
            assert await hall.expire(Settings(), people) == nothing
            assert hall.stands == [(at - 3 * DAY, at)], "the clocks of the tables do not stand for years"
            found = sql(path, "SELECT what, note FROM journal ORDER BY n")
            assert found == [("mute", ""), ("standstill", "1000 d")]

            at += 250 * DAY  # in which the server was there
            sql(path, "UPDATE beats SET at = ?", at)
            assert await hall.expire(Settings(), people) == {"waiting": 1, "playing": 0, "guests": 1}
            assert await guests_left(path) == {"recent"}
            assert (await hall.glance(waiting)).status == "abandoned"

    asyncio.run(house())


def test_who_could_not_come_because_the_server_was_away_is_not_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def house() -> None:
        async with hall_of(path) as hall:
            people, at = People(hall.store), 1_800_000_000.0
            hall.now = lambda: at
            await hall.pulse_clocks()
            sql(
                path,
                "INSERT INTO people (id, name, lang, notify, created) VALUES ('a', 'a', 'en', '', ?)",
                at - 300 * DAY,
            )
            at += 200 * DAY  # it stood in a cupboard
            assert (await hall.expire(Settings(), people))["guests"] == 0
            at += 99 * DAY
            sql(path, "UPDATE beats SET at = ?", at)
            assert (await hall.expire(Settings(), people))["guests"] == 0
            at += 2 * DAY
            sql(path, "UPDATE beats SET at = ?", at)
            assert (await hall.expire(Settings(), people))["guests"] == 1

    asyncio.run(house())


# -- settings


@pytest.mark.parametrize(
    "said",
    [
        {"tabels": 3},
        {"tables": 0},
        {"tables": True},
        {"tables": "many"},
        {"guest_days": -1},
        {"rates": 5},
        {"rates": {"requests": 5}},
        {"rates": {"requests": [0, 5]}},
        {"rates": {"requests": [1, "5"]}},
        {"rates": {"everything": [1, 5]}},
    ],
)
def test_settings_that_cannot_be_are_refused(said: dict[str, Any]) -> None:
    with pytest.raises(Refused) as why:
        checked(said)
    assert why.value.code == "settings"


def test_settings_are_read_and_hold(tmp_path: Path, start: Callable[..., Server]) -> None:
    file = tmp_path / "oikumene.toml"
    file.write_text("tables = 2\nguest_days = 0\n[rates]\nrequests = [0.001, 30]\n")
    server = start(str(tmp_path / "x.db"), limits=True, settings=read(file))

    async def visit() -> None:
        async with server.visitor() as anna:
            for _ in range(2):
                await anna.quick()
            more = {"game": "ancient_world", "rivals": 1, "bot": "wanderer"}
            assert (await anna.post("/api/quick", more, status=400))["code"] == "too-many"
            statuses = [(await anna.http.get("/api/me")).status_code for _ in range(40)]
            assert statuses[0] == 200 and statuses[-1] == 429

    asyncio.run(visit())
    file.write_text("tables = = 2")
    with pytest.raises(Refused) as why:
        read(file)
    assert why.value.code == "settings-file"


def test_settings_are_followed_while_the_server_runs(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another file holds within seconds; one that cannot be read changes nothing and is complained of once."""
    monkeypatch.setattr(chores, "SETTINGS", 0.05)
    file = tmp_path / "oikumene.toml"
    file.write_text("tables = 1\n")
    server = start(str(tmp_path / "x.db"), settings=read(file), settings_file=str(file))
    more = {"game": "ancient_world", "rivals": 1, "bot": "wanderer"}

    async def until(tables: int) -> None:
        for _ in range(200):
            if server.app.state.house.settings.tables == tables:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the settings are not followed")

    async def visit() -> None:
        async with server.visitor() as anna:
            await anna.quick()
            assert (await anna.post("/api/quick", more, status=400))["code"] == "too-many"
            file.write_text("tables = 22\n[rates]\nchat = [2, 5]\n")
            await until(22)
            await anna.quick()
            assert server.app.state.house.limits.rates == {"chat": (2.0, 5.0)}
            file.write_text("tables = = nothing\n")
            await asyncio.sleep(0.4)
            await anna.quick()
            file.write_text("tables = 3\n")
            await until(3)
            assert (await anna.post("/api/quick", more, status=400))["code"] == "too-many"

    asyncio.run(visit())


def test_the_machine_is_followed_after_all_of_the_journal_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        store = open_store(str(tmp_path / "a.db"))
        await store.open()
        owners = Owners(store)
        for n in range(3):
            await owners.note("", "table-close", f"t{n}")
        assert await owners.from_the_machine() == ["t0", "t1", "t2"]
        await store.write([("DELETE FROM journal", ())])  # `journal_days`
        assert await owners.from_the_machine() == []
        await owners.note("", "table-close", "t3")
        assert await owners.from_the_machine() == ["t3"] and await owners.from_the_machine() == []
        await store.close()

    asyncio.run(play())


def test_the_journal_is_read_back_to_its_beginning(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna:
            await account(anna, "Anna")
            assert await command("owner", "anna", "--db", server.db) == 0
            insert = "INSERT INTO journal (n, at, what, about, note) VALUES (?, ?, 'expiry', '', ?)"
            for n in range(2, 232):
                sql(Path(server.db), insert, n, float(n), str(n))
            pages = [await anna.get(f"/api/owner/journal?skip={skip}") for skip in (0, 100, 200, 300)]
            assert [len(page) for page in pages] == [100, 100, 31, 0]
            assert [line["note"] for page in pages for line in page][:-1] == [str(n) for n in range(231, 1, -1)]
            assert await anna.get("/api/owner/journal") == pages[0] == await anna.get("/api/owner/journal?skip=-5")
            assert await anna.get("/api/owner/journal?skip=99999999999999") == []
            assert await anna.get("/api/owner/errors?skip=1") == []
            await anna.get("/api/owner/journal?skip=many", status=400)

    asyncio.run(visit())


def test_the_command_names_owners_and_closes_tables(
    tmp_path: Path, start: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna:
            assert await command("owner", "--db", server.db) == 0
            assert "Nobody owns" in capsys.readouterr().out
            await account(anna, "Anna")
            assert await command("owner", "nobody", "--db", server.db) == 1
            assert await command("owner", "--remove", "--db", server.db) == 1
            assert await command("owner", "Anna", "--db", server.db, "--announce", "Soon") == 0
            assert "Anna" in capsys.readouterr().out
            assert (await anna.get("/api/announcement"))["ru"] == "Soon"
            table = await anna.quick()
            assert await command("owner", "--close", table, "--db", server.db) == 0
            assert await command("owner", "--close", "nothing", "--db", server.db) == 1
            assert await command("owner", "--db", server.db, "--aside", "--json") == 0
            told = capsys.readouterr().out
            assert json.loads(told[told.index("{") :]) == {"owners": ["Anna"], "aside": []}
            house = server.app.state.house
            seen = Owners(house.store)
            assert await seen.from_the_machine() == [table] and await seen.from_the_machine() == []
            await house.hall.changed_elsewhere(table)
            assert (await anna.get(f"/api/tables/{table}"))["status"] == "abandoned"

    asyncio.run(visit())
