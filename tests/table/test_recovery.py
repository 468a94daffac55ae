"""A lost password, where one is signed in, and everything that is kept of a person."""

from __future__ import annotations

import asyncio
import contextlib
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
from oikumene.table.store import migrate, open_store

from .conftest import Server
from .office import Office
from .test_mail import House, confirms, house, office  # noqa: F401
from .test_notify import until
from .test_people import OPEN, PASSWORD
from .test_play import two_at_a_table

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


#: Columns with texts that name nobody, of the tables whose rows outlast a person. What is not listed names somebody.
NOBODYS = {
    "tables": "id game seed options status pace waiting result fault owner grp time clock colours",
    "seats": "tbl bot",
    "events": "tbl kind question answer",
    "cut_events": "tbl kind question answer",
    "snapshots": "tbl data",
    "starts": "tbl data",
    "archives": "tbl part data",
    "reviews": "tbl data",
    "chat": "tbl",
    "talk": "grp",
    "secrets": "name value",
    "rematches": "old new",
    "copies": "tbl",
    "pulse": "ballast",
    "deals": "game seed",
    "groups": "id name",  # the group's own
    "invitations": "code grp taken",
    "outcomes": "tbl grp game kind side",
    "journal": "what",
    "announcements": "ru en",  # the server's own
    "errors": "tbl what place",
    "spent": "challenge",
    "tried": "who",  # a mark that only the server can make
}


def columns() -> dict[str, dict[str, str]]:
    """The tables of today's schema with their columns and kinds."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, "memory")
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            table: {str(row[1]): str(row[2]) for row in connection.execute(f"PRAGMA table_info({table})")}
            for table in tables
        }


def test_nothing_that_names_a_person_is_forgotten() -> None:
    """Every column of the schema that may name a person is forgotten with them and in the export; a new one must be put
    there, or said here to name nobody."""
    schema = columns()
    whole = {*own.GOES, "people"}
    assert all("person" in schema[table] for table in own.GOES)
    naming = {
        (table, column)
        for table, kinds in schema.items()
        for column, kind in kinds.items()
        if table not in whole and kind == "TEXT" and column not in NOBODYS.get(table, "").split()
    }
    by_id = {(table, column) for table, column, _ in own.STAYS}
    blanked = {(table, part.split(" = ")[0]) for table, _, nobody in own.STAYS for part in nobody.split(", ")}
    in_json = {("tables", "vote")}  # who asks to sit down: `Persons.forget`
    assert naming == by_id | blanked | in_json
    assert {table for table in NOBODYS if table not in schema} == set()
    taken = {(table, where.split(" ")[0]) for _, table, _, where in own.KEPT}
    assert by_id | {(table, "person") for table in own.GOES} - {("names", "person")} <= taken | {("names", "person")}
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, "memory")
        for _, table, kept, where in own.KEPT:
            connection.execute(f"SELECT {kept} FROM {table} WHERE {where}", ("x",))


# -- gone for good

WORDS = ("zebra", "my phone is", "secret.example")


class Whole:
    """A database looked through from end to end."""

    def __init__(self, db: str) -> None:
        self.store = open_store(db)
        self.schema = {table: kinds for table, kinds in columns().items() if table != "pulse"}

    async def found(self, *needles: str) -> list[tuple[str, str]]:
        """In which tables something is said, and where."""
        found = []
        for table in self.schema:
            for row in await self.store.rows(f"SELECT * FROM {table}"):
                text = str(row).lower()
                found += [(table, needle) for needle in needles if needle.lower() in text]
        return found

    async def names(self, table: str, column: str, person: str) -> bool:
        return bool(await self.store.rows(f"SELECT 1 FROM {table} WHERE {column} = ?", (person,)))

    async def fill(self, table: str, column: str, person: str, word: str = "zebra") -> None:
        """A row that names somebody, made up where people have made none."""
        made: list[Any] = []
        for name, kind in self.schema[table].items():
            made.append(person if name == column else f"{word} {name}" if kind == "TEXT" else 700)
        marks = ", ".join("?" * len(made))
        await self.store.write([(f"INSERT INTO {table} ({', '.join(self.schema[table])}) VALUES ({marks})", made)])


def test_nothing_in_the_whole_database_names_who_was_deleted(db: str, server: Server) -> None:
    """Tables, groups, talk, notices, the owner's journal, and what a guest left behind who came in to the account."""

    async def walk() -> None:
        whole = Whole(db)
        await whole.store.open()
        ask = whole.store.rows
        async with (
            server.visitor() as anna,
            server.visitor() as guest,
            server.visitor() as boris,
            server.visitor() as vera,
            server.visitor() as boss,
        ):
            await boss.post("/api/account", {"name": "Boss", "password": PASSWORD})
            await asyncio.to_thread(main, ["owner", "Boss", "--db", db])
            await boris.post("/api/account", {"name": "Boris", "password": PASSWORD})
            # a guest plays, talks and asks for a seat; then it is the account's
            await guest.post("/api/me/name", {"name": "Zebrafish Guest"})
            early = await two_at_a_table(server, guest, boris, options={"first_player": "1"})
            async with guest.sit(early) as seat:
                assert (await seat.tell(type="say", text="my phone is ZEBRA 1"))["type"] == "ack"
                await seat.answer()
            elsewhere = await two_at_a_table(server, boris, vera)
            await vera.post(f"/api/tables/{elsewhere}/leave")
            await guest.post(f"/api/tables/{elsewhere}/join")
            (gid,) = [str(id) for (id,) in await ask("SELECT id FROM people WHERE name = 'Zebrafish Guest'")]
            assert await ask("SELECT 1 FROM tables WHERE vote LIKE ?", (f"%{gid}%",))
            await boss.post(f"/api/owner/people/{gid}/end")
            await guest.get("/api/me")
            await anna.post("/api/account", {"name": "Zebrafish", "password": PASSWORD})
            await whole.fill("codes", "person", gid)
            await whole.store.write([("UPDATE sessions SET ended = NULL WHERE person = ?", (gid,))])
            guest.http.cookies.clear()
            session = str((await ask("SELECT id FROM sessions WHERE person = ?", (gid,)))[0][0])
            guest.http.cookies.set("oikumene", server.app.state.house.signer.sign(session))
            await guest.post("/api/login", {"name": "Zebrafish", "password": PASSWORD})
            assert await whole.found(gid) == []
            (aid,) = [str(id) for (id,) in await ask("SELECT id FROM people WHERE name = 'Zebrafish'")]
            assert await ask("SELECT 1 FROM tables WHERE vote LIKE ?", (f"%{aid}%",))
            # the account
            quiet = {"begin": 0, "end": 60, "zone": "Europe/Berlin"}
            await anna.http.patch("/api/me", json={"quiet": quiet})
            await whole.store.write([("UPDATE people SET notify = 'zebra@secret.example' WHERE id = ?", (aid,))])
            table = (await anna.post("/api/tables", {**OPEN, "name": "Zebrafish den"}))["id"]
            await boris.post(f"/api/tables/{table}/join")
            mine = (await anna.post("/api/tables", {**OPEN, "name": "Zebra lonely"}))["id"]
            async with anna.sit(table) as seat:
                await seat.tell(type="say", text="my phone is ZEBRA 2")
            await boss.post(f"/api/owner/tables/{mine}/unname")
            await anna.post(f"/api/tables/{mine}/name", {"name": "Zebra again"})
            group = (await anna.post("/api/groups", {"name": "Thursday"}))["id"]
            code = (await anna.post(f"/api/groups/{group}/invite"))["invitation"]["code"]
            await boris.post(f"/api/invitations/{code}")
            await anna.post(f"/api/groups/{group}/talk", {"text": "my phone is ZEBRA 3"})
            for what, said in (("mute", {"hours": 1}), ("owner", {}), ("unowner", {}), ("end", {})):
                await boss.post(f"/api/owner/people/{aid}/{what}", said)
            await anna.get("/api/me")
            await anna.post("/api/login", {"name": "Zebrafish", "password": PASSWORD})
            async with boris.sit(early) as seat:
                await seat.tell(type="say", text="not hers")
            # what people make more slowly
            await whole.store.write(
                [
                    ("UPDATE seats SET invited = ? WHERE tbl = ? AND seat = 2", (aid, table)),
                    ("UPDATE seats SET was = ? WHERE tbl = ? AND seat = 1", (aid, elsewhere)),
                ]
            )
            for name in own.GOES:
                if not await whole.names(name, "person", aid):
                    await whole.fill(name, "person", aid)
            for name, column, _ in own.STAYS:
                if not await whole.names(name, column, aid):
                    assert (name, column) in {("journal", "person"), ("outcomes", "person")}, (name, column)
                    await whole.fill(name, column, aid, "others'")
            taken = await anna.http.get("/api/me/export")
            for word in ("ZEBRA 1", "ZEBRA 2", "ZEBRA 3", "zebra endpoint", "1 h"):
                assert word in taken.text, word
            assert [one["tbl"] for one in taken.json()["answers"]] == [early] and taken.json()["records"] == []
            # a wrong password deletes nothing, the right one everything
            for wrong in ("", "not this one"):
                assert (await anna.forget(wrong, status=401))["code"] == "login"
            assert (await anna.http.delete("/api/me")).status_code == 401
            assert (await anna.get("/api/me"))["name"] == "Zebrafish"
            assert (await anna.forget(PASSWORD))["guest"]
            assert await whole.found(aid, *WORDS) == []
            # what was others' is there, and nobody misses a line
            assert await ask("SELECT n, name, said FROM chat WHERE tbl = ? ORDER BY n", (early,)) == [
                (0, "", ""),
                (1, "Boris", "not hers"),
            ]
            said = await boris.get(f"/api/groups/{group}/talk")
            assert [(line["name"], line["text"], line["member"]) for line in said] == [("", "", 0)]
            assert (await boris.get(f"/api/groups/{group}"))["name"] == "Thursday"
            assert (await boris.get(f"/api/tables/{table}"))["host"]
            assert (await boris.get(f"/api/tables/{mine}"))["status"] == "abandoned"
            journal = await boss.get("/api/owner/journal")
            assert {"mute", "end", "owner", "unowner"} <= {line["what"] for line in journal}
            assert (await guest.get("/api/me"))["guest"], "her other browser is nobody's"
        await whole.store.close()

    asyncio.run(walk())


def test_what_has_ended_is_swept_while_the_server_runs(db: str) -> None:
    async def play() -> None:
        store = open_store(db)
        await store.open()
        people, now = People(store), time.time()
        days = {"old": 500, "late": 30, "new": 0}
        for name, ago in days.items():
            at = now - ago * 86400.0
            ended = "INSERT INTO sessions (id, person, made, seen, agent, ended) VALUES (?, 'a', ?, ?, '', ?)"
            code = "INSERT INTO codes (person, address, code, made, tries) VALUES ('a', ?, 'x', ?, 0)"
            reset = "INSERT INTO resets (code, person, made, until) VALUES (?, 'a', ?, ?)"
            notice = "INSERT INTO notices (person, tbl, turn, at) VALUES ('a', ?, 1, ?)"
            await store.write([(ended, (name, at, at, at)), (code, (name, at))])
            await store.write([(reset, (name, at, at + 60)), (notice, (name, at - 1))])
        await store.write([("UPDATE sessions SET ended = NULL WHERE id = 'old'", ())])
        removed = "INSERT INTO journal (n, at, person, what, about, note) VALUES (?, ?, NULL, 'remove', ?, '')"
        await store.write([(removed, (1, now - 3600.0, "long ago")), (removed, (2, now, "just now"))])
        await people.sweep()
        assert await store.rows("SELECT about FROM journal ORDER BY n") == [("",), ("just now",)], (
            "workers read it first"
        )
        assert await store.rows("SELECT id FROM sessions ORDER BY 1") == [("late",), ("new",), ("old",)]
        for column, table in (("address", "codes"), ("code", "resets"), ("tbl", "notices")):
            assert await store.rows(f"SELECT {column} FROM {table}") == [("new",)], table
        await store.write([("UPDATE sessions SET ended = 1.0 WHERE id = 'old'", ())])
        await people.sweep()
        assert await store.rows("SELECT id FROM sessions ORDER BY 1") == [("late",), ("new",)]
        await store.close()

    asyncio.run(play())


def test_a_guest_is_not_asked_for_a_password(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest, server.visitor() as other:
            await guest.quick()
            assert (await guest.http.delete("/api/me")).status_code == 200
            await other.quick()
            assert (await other.forget(""))["guest"]

    asyncio.run(play())
