"""A lost password, where one is signed in, and everything that is kept of a person."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from oikumene.cli import main
from oikumene.kernel.errors import Refused
from oikumene.table import own
from oikumene.table.people import People, coded
from oikumene.table.store import open_store

from .conftest import Server
from .office import Office
from .test_mail import House, confirms, house, office  # noqa: F401
from .test_notify import until
from .test_people import OPEN, PASSWORD

NEW = "another long one"


def link_of(text: str) -> str:
    return text.split("/recover?code=", 1)[1].split()[0]


def test_a_letter_brings_a_new_password_and_ends_every_session(house: House, office: Office) -> None:  # noqa: F811
    async def play() -> None:
        async with house.visitor() as anna, house.visitor() as thief, house.visitor() as again:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            await confirms(anna, "anna@example.org", office)
            assert (await again.post("/api/recover", {"name": "anna "})) == {"mails": True}
            await until(lambda: any("/recover?code=" in str(letter.text) for letter in office.to("anna@example.org")))
            code = link_of(office.to("anna@example.org")[-1].text)
            short = await again.http.post("/api/recover/new", json={"code": code, "password": "short"})
            assert short.json()["code"] == "password-length", "and the code is still good"
            assert (await again.post("/api/recover/new", {"code": code, "password": NEW}))["name"] == "Anna"
            assert (await anna.get("/api/me"))["guest"], "her old session has ended"
            twice = await thief.http.post("/api/recover/new", json={"code": code, "password": "of a thief, long"})
            assert twice.json()["code"] == "reset"
            old = await anna.http.post("/api/login", json={"name": "Anna", "password": PASSWORD})
            assert old.json()["code"] == "login"
            assert (await anna.post("/api/login", {"name": "Anna", "password": NEW}))["name"] == "Anna"

    asyncio.run(play())


def test_nobody_learns_who_has_an_account(house: House, office: Office) -> None:  # noqa: F811
    """The answer is the same for a name that is none, an account without an address, and one that has had enough."""

    async def play() -> None:
        async with house.visitor() as anna, house.visitor() as other:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            await confirms(anna, "anna@example.org", office)
            await other.post("/api/account", {"name": "Boris", "password": PASSWORD})
            before = len(office.to("anna@example.org"))
            said = [
                await other.post("/api/recover", {"name": name}) for name in ("Anna", "Boris", "Nobody", "Anna", "Anna")
            ]
            assert said == [{"mails": True}] * 5
            assert (await other.post("/api/recover", {"name": "Anna"})) == {"mails": True}
            await until(lambda: len(office.to("anna@example.org")) >= before + 3)
            await asyncio.sleep(0.3)
            assert len(office.to("anna@example.org")) == before + 3, "three in a day are enough"

    asyncio.run(play())


def test_where_no_mail_is_sent_the_owner_gives_a_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(str(tmp_path / "tables.db"))

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as fresh:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            assert (await fresh.post("/api/recover", {"name": "Anna"})) == {"mails": False}
            assert await asyncio.to_thread(main, ["password", "Anna", "--db", server.db, "--lang", "en"]) == 0
            code = link_of(capsys.readouterr().out)
            assert (await fresh.post("/api/recover/new", {"code": code, "password": NEW}))["name"] == "Anna"
            assert await asyncio.to_thread(main, ["password", "Nobody", "--db", server.db, "--lang", "ru"]) == 1
            assert "нет" in capsys.readouterr().err

    try:
        asyncio.run(play())
    finally:
        server.stop()
    assert main(["password", "Anna", "--db", str(tmp_path / "none.db"), "--lang", "en"]) == 1
    assert not (tmp_path / "none.db").exists()


def test_the_owners_link_leads_to_where_the_server_is_reached(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever shell it is asked for in: the server has said where it is. Else it is a guess, and called one."""
    db = str(tmp_path / "tables.db")
    monkeypatch.delenv("OIKUMENE_PUBLIC_URL", raising=False)

    def asked(*said: str) -> tuple[str, str]:
        assert main(["password", "Anna", "--db", db, "--lang", "en", *said]) == 0
        told = capsys.readouterr()
        return told.out.split()[-1].partition("/recover?")[0], told.err

    def started(public: str) -> None:
        with monkeypatch.context() as its:
            its.setenv("OIKUMENE_PUBLIC_URL", public)
            server = Server(db)
        try:
            asyncio.run(settled(server))
        finally:
            server.stop()

    async def settled(server: Server) -> None:
        async with server.visitor() as anna:
            if not (await anna.http.post("/api/login", json={"name": "Anna", "password": PASSWORD})).is_success:
                await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})

    started("")
    where, complaint = asked()
    assert where == "http://localhost:8000" and "--url" in complaint and "guess" in complaint
    assert main(["password", "Anna", "--db", db, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["guess"] is True
    assert asked("--url", "https://mine.example/") == ("https://mine.example", "")
    started("https://games.example/")
    assert asked() == ("https://games.example", "")
    monkeypatch.setenv("OIKUMENE_PUBLIC_URL", "https://other.example")
    assert asked() == ("https://other.example", "")
    assert asked("--url", "https://mine.example") == ("https://mine.example", "")
    for wrong in ("games.example", "ftp://games.example", "https://"):
        assert main(["password", "Anna", "--db", db, "--url", wrong, "--lang", "en"]) == 1
        assert "no address" in capsys.readouterr().err
    monkeypatch.delenv("OIKUMENE_PUBLIC_URL")
    started("")
    assert "guess" in asked()[1], "it has no address any more"


def test_a_code_that_is_old_foreign_or_raced_for_opens_nothing_twice(db: str) -> None:
    async def play() -> None:
        store = open_store(db)
        await store.open()
        people = People(store)
        add = "INSERT INTO people (id, name, login, lang, notify, created) VALUES (?, ?, ?, 'en', '', 1.0)"
        await store.write([(add, ("a", "Anna", "anna")), (add, ("b", "Boris", "boris"))])
        late = await people.reset_code("a", -1.0)
        first, second = await people.reset_code("a", 60.0), await people.reset_code("a", 60.0)
        assert late and first and second and await people.reset_code("a", 60.0) is None
        for code in (late, "made up", "", "x" * 5000):
            with pytest.raises(Refused, match="too old"):
                await people.recover(code, NEW)
        raced = await asyncio.gather(*(people.recover(first, NEW) for _ in range(4)), return_exceptions=True)
        assert sum(not isinstance(one, Exception) for one in raced) == 1
        with pytest.raises(Refused):
            await people.recover(second, NEW)  # the others are used up with it
        assert (await store.rows("SELECT password FROM people WHERE id = 'b'"))[0][0] is None
        kept = [code for (code,) in await store.rows("SELECT code FROM resets")]
        assert coded(first) in kept and first not in kept
        await store.close()

    asyncio.run(play())


def test_devices_are_seen_and_ended_one_by_one(server: Server) -> None:
    async def play() -> None:
        phone = {
            "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1"
        }
        async with server.visitor() as desk, server.visitor() as other, server.visitor() as thief:
            other.http.headers.update(phone)
            await desk.post("/api/account", {"name": "Anna", "password": PASSWORD})
            await other.post("/api/login", {"name": "Anna", "password": PASSWORD})
            await thief.post("/api/account", {"name": "Boris", "password": PASSWORD})
            found: Any = await desk.get("/api/me/sessions")
            assert [session["here"] for session in found] == [True, False]
            assert found[1]["agent"] == "Safari, iPhone" and found[1]["seen"] >= found[1]["made"] > time.time() - 60
            assert not any(
                value in str(session.values()) for session in found for value in desk.http.cookies.values()
            ), "what is told opens no door"
            taken = await thief.http.delete(f"/api/me/sessions/{found[1]['mark']}")
            assert taken.json()["code"] == "no-session"
            assert not (await other.get("/api/me"))["guest"]
            left = (await desk.http.delete(f"/api/me/sessions/{found[1]['mark']}")).json()
            assert len(left) == 1
            assert (await other.get("/api/me"))["guest"]

    asyncio.run(play())


def test_a_guest_of_whom_nothing_is_kept_has_no_sessions_and_nothing_to_take(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest:
            assert await guest.get("/api/me/sessions") == [] and await guest.get("/api/me/export") == {}

    asyncio.run(play())


def test_everything_that_is_kept_can_be_taken_and_no_secret_with_it(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            table = (await anna.post("/api/tables", OPEN))["id"]
            await boris.post(f"/api/tables/{table}/join")
            async with anna.sit(table) as seat:
                await seat.tell(type="say", text="mine")
            async with boris.sit(table) as seat:
                await seat.tell(type="say", text="not hers")
            answer = await anna.http.get("/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            found = answer.json()
            assert found["person"][0]["name"] == "Anna" and found["seats"][0]["tbl"] == table
            assert [row["said"] for row in found["said"]] == ["mine"] and found["tables"][0]["id"] == table
            text = answer.text
            assert "argon2" not in text and "not hers" not in text
            assert "seed" not in found["tables"][0], "nobody learns the cards of a running game by this"
            for name, value in anna.http.cookies.items():
                assert value.split(".")[0] not in text, name

    asyncio.run(play())


def test_nothing_that_names_a_person_is_forgotten(tmp_path: Path) -> None:
    """Every table of the schema with a person in it is in the export; a new one must be put there."""

    async def make() -> None:
        store = open_store(str(tmp_path / "a.db"))
        await store.open()
        await store.close()

    asyncio.run(make())
    connection = sqlite3.connect(tmp_path / "a.db")
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    naming = {
        (table, column[1])
        for table in tables
        for column in connection.execute(f"PRAGMA table_info({table})")
        if column[1] in ("person", "invited", "was", "host", "owner_person")
    }
    taken = {(table, where.split(" ")[0]) for _, table, _, where in own.KEPT}
    assert naming - taken - {("names", "person")} == set()
    for _, table, columns, where in own.KEPT:
        connection.execute(f"SELECT {columns} FROM {table} WHERE {where}", ("x",))
    connection.close()
