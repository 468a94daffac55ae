"""People: who they are, what they leave behind, and what nobody may do to them."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets
from argon2 import Type, extract_parameters
from argon2.exceptions import VerifyMismatchError

from oikumene.kernel.errors import Refused
from oikumene.table import people
from oikumene.table.attempts import Attempts, network
from oikumene.table.limits import Rate
from oikumene.table.names import FOLDING
from oikumene.table.store import MIGRATIONS, open_store

from .conftest import STRONG, Server
from .test_play import two_at_a_table

PASSWORD = "long enough"


def test_passwords_are_marked_at_a_price_and_who_is_not_there_costs_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "_hasher", STRONG)
    anna, nobody = STRONG.hash(PASSWORD), people._nobody()
    price = extract_parameters(anna)
    assert price.type is Type.ID and price.memory_cost >= 65_536 and price.time_cost >= 3
    assert extract_parameters(nobody) == price
    with pytest.raises(VerifyMismatchError):  # it was looked at to the end
        STRONG.verify(nobody, PASSWORD)
    assert people.verified(anna, PASSWORD) and not people.verified(nobody, PASSWORD)


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


def test_two_workers_know_at_once_who_somebody_is(postgres: Callable[[], str], start: Callable[..., Server]) -> None:
    """Logging in at one worker while sitting at another: the connection ends, and the next one has the seat."""

    async def play() -> None:
        db = postgres()
        left, right = start(db), start(db)
        async with left.visitor() as phone, left.visitor() as guest, left.visitor() as boris, right.visitor() as there:
            await phone.post("/api/account", {"name": "Anna", "password": PASSWORD})
            table = await two_at_a_table(left, guest, boris)
            there.http.cookies.clear()
            there.http.cookies.update(dict(guest.http.cookies))
            async with there.sit(table) as seat:
                assert seat.state["table"]["your_seat"] == 0
                before = (await guest.get(f"/api/tables/{table}"))["changed"]
                await guest.post("/api/login", {"name": "Anna", "password": PASSWORD})
                with pytest.raises(websockets.exceptions.ConnectionClosed) as shown_out:
                    await seat.until(lambda: False)
                assert shown_out.value.rcvd is not None and shown_out.value.rcvd.code == 4430
            there.http.cookies.clear()
            there.http.cookies.update(dict(guest.http.cookies))
            async with there.sit(table) as seat:
                assert seat.state["table"]["your_seat"] == 0
                assert seat.state["table"]["seats"][0]["name"] == "Anna"
                assert seat.state["table"]["changed"] == before
                await phone.post("/api/me/name", {"name": "Жанна"})
                await seat.until(lambda: seat.state["table"]["seats"][0]["name"] == "Жанна")

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


def test_somebody_else_may_go_on_for_who_left_if_the_others_agree(server: Server) -> None:
    async def play() -> None:
        async with (
            server.visitor() as host,
            server.visitor() as boris,
            server.visitor() as vera,
            server.visitor() as gleb,
        ):
            table = await two_at_a_table(server, host, boris, options={"first_player": "1"})
            path = f"/api/tables/{table}"
            assert (await vera.post(f"{path}/join", status=400))["code"] == "begun"
            async with boris.sit(table) as seat, vera.sit(table) as gallery:
                await host.http.delete("/api/me")
                await seat.until(lambda: seat.state["table"]["seats"][0]["gone"])
                await gleb.post(f"{path}/join")
                await seat.until(lambda: seat.state["vote"])
                assert (seat.state["vote"]["kind"], seat.state["vote"]["needed"]) == ("sit", [1])
                assert seat.state["vote"]["name"] == (await gleb.get("/api/me"))["name"]
                assert (await vera.post(f"{path}/join", status=400))["code"] == "vote-there"
                assert (await gleb.get(path))["your_seat"] is None
                await seat.vote(False, kind="sit")
                assert (await gleb.post(f"{path}/join", status=400))["code"] == "declined"
                await vera.post(f"{path}/join")
                assert gallery.position["seat"] is None
                await seat.vote(True, kind="sit")
                await gallery.until(lambda: gallery.questions)
                assert gallery.position["seat"] == 0
                assert (await gallery.answer("place:work"))["type"] == "ack"

    asyncio.run(play())


def test_nobody_takes_a_seat_where_nobody_is_left_to_agree(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            table = await two_at_a_table(server, anna, boris)
            for visitor in (anna, boris):
                await visitor.post(f"/api/tables/{table}/leave")
            assert (await vera.post(f"/api/tables/{table}/join", status=400))["code"] == "begun"

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
                row.waiting = [0, 1]
                row.clock = {**row.clock, "at": row.clock["at"] - 7200, "runs": [0, 1]}
                await one.undo(ask=True)
                await one.until(lambda: one.state["vote"])
                assert one.state["vote"]["needed"] == [1]
                assert one.position["n"] == 4
                await two.vote(True)
                await one.until(lambda: one.position["n"] == 5)

    asyncio.run(play())


def test_who_is_late_gains_no_time_by_asking_for_something(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as vera:
            slow = {**OPEN, "options": {"first_player": "1"}, "pace": "slow", "hours": 1}
            table = (await anna.post("/api/tables", slow))["id"]
            for visitor in (boris, vera):
                await visitor.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one, boris.sit(table) as two:
                await moves(server, table, one, two)
                row = server.app.state.house.hall.tables[table].row
                row.clock = {**row.clock, "at": row.clock["at"] - 7200}
                before = (await vera.get(f"/api/tables/{table}"))["deadline"]
                await one.undo(ask=True)
                await one.until(lambda: one.state["vote"])
                assert (await vera.get(f"/api/tables/{table}"))["deadline"] == pytest.approx(
                    before
                ) and before < time.time()

    asyncio.run(play())


def test_a_vote_is_void_after_an_answer_and_counted_anew_when_somebody_leaves(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"})
            async with anna.sit(table) as one, boris.sit(table) as two:
                await moves(server, table, one, two)
                await one.undo(ask=True)
                await one.until(lambda: one.state["vote"])
                await one.until(lambda: one.questions)
                n = one.position["n"]
                await one.answer()
                await two.until(lambda: two.position["n"] > n)
                assert two.state["vote"] is None
                assert (await two.vote(True))["code"] == "no-vote"
                vote = {"kind": "undo", "seat": 0, "agreed": [], "needed": [1], "bot": "", "n": n}
                server.app.state.house.hall.tables[table].row.vote = vote  # of a worker that had not heard
                assert (await two.vote(True))["code"] == "no-vote"
                assert two.position["n"] == n + 1
                await one.undo(ask=True)
                await two.until(lambda: two.state["vote"])
                await boris.post(f"/api/tables/{table}/leave")
                await one.until(lambda: one.position["n"] == n + 2)

    asyncio.run(play())


# -- sessions


def count(db: str, table: str) -> int:
    """How many rows there are, asked past the server."""
    if not db.startswith("postgresql"):
        with contextlib.closing(sqlite3.connect(db)) as connection:
            return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
    import psycopg

    with psycopg.connect(db) as there:
        return int(there.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # type: ignore


def test_who_only_looks_leaves_no_row(db: str, server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as host, server.visitor() as watcher:
            assert count(db, "people") == 0
            table = await host.quick()
            name = (await watcher.get("/api/me"))["name"]
            for path in ("/api/lobby", "/api/games", f"/api/tables/{table}", "/api/me"):
                await watcher.get(path)
            async with watcher.sit(table) as gallery:
                assert gallery.position["seat"] is None
            for path in ("leave", "start", "abandon"):
                await watcher.http.post(f"/api/tables/{table}/{path}")
            await watcher.post("/api/login", {"name": "nobody", "password": PASSWORD}, status=401)
            await watcher.post("/api/logout")
            await watcher.http.delete("/api/me")
            assert count(db, "people") == 1
            async with server.visitor() as sitter:
                name = (await sitter.get("/api/me"))["name"]
                await asyncio.gather(*(sitter.quick() for _ in range(3)))
                assert (await sitter.get("/api/me"))["name"] == name
                assert len((await sitter.get("/api/lobby"))["mine"]) == 3
            assert count(db, "people") == 2

    asyncio.run(visit())


def test_a_request_that_needs_a_person_asks_for_a_cookie_first(db: str, server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            guest.http.cookies.clear()
            quick = {"game": "ancient_world", "rivals": 1, "bot": "wanderer"}
            assert (await guest.post("/api/quick", quick, status=401))["code"] == "unknown"
            assert count(db, "people") == 0

    asyncio.run(visit())


def test_logging_out_ends_the_cookie_and_the_connection(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as thief:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            table = await anna.quick()
            thief.http.cookies.clear()
            thief.http.cookies.update(dict(anna.http.cookies))
            async with thief.sit(table) as seat:
                assert seat.state["table"]["your_seat"] == 0
                await anna.post("/api/logout")
                with pytest.raises(websockets.exceptions.ConnectionClosed) as shown_out:
                    await seat.until(lambda: False)
                assert shown_out.value.rcvd is not None and shown_out.value.rcvd.code == 4430
            stolen = thief.http.cookies["oikumene"]
            assert (await thief.get("/api/me"))["guest"]
            thief.http.cookies.clear()
            thief.http.cookies.set("oikumene", stolen)
            with pytest.raises(websockets.exceptions.ConnectionClosed):
                async with thief.sit(table):
                    pass
            assert (await thief.post(f"/api/tables/{table}/join", status=401))["code"] == "unknown"
            await anna.post("/api/login", {"name": "Anna", "password": PASSWORD})
            assert (await anna.get(f"/api/tables/{table}"))["your_seat"] == 0

    asyncio.run(visit())


def test_sessions_end_everywhere_at_a_word_and_with_a_new_password(server: Server) -> None:
    async def names(*visitors: Any) -> list[bool]:
        return [(await visitor.get("/api/me"))["guest"] for visitor in visitors]

    async def visit() -> None:
        async with server.visitor() as phone, server.visitor() as laptop, server.visitor() as other:
            await phone.post("/api/account", {"name": "Anna", "password": PASSWORD})
            for visitor in (laptop, other):
                await visitor.post("/api/login", {"name": "Anna", "password": PASSWORD})
            assert await names(phone, laptop, other) == [False] * 3
            new = {"password": PASSWORD, "new": "another one"}
            assert (await other.post("/api/me/password", {**new, "password": "wrong one"}, status=401))["code"]
            await laptop.post("/api/me/password", new)
            assert await names(phone, laptop, other) == [True, False, True]
            assert (await phone.post("/api/me/password", new, status=401))["code"] == "no-account"
            await phone.post("/api/login", {"name": "Anna", "password": PASSWORD}, status=401)
            await phone.post("/api/login", {"name": "Anna", "password": "another one"})
            await phone.post("/api/logout/everywhere")
            assert await names(phone, laptop, other) == [True, True, True]

    asyncio.run(visit())


def test_cookies_of_before_still_open_what_they_opened(tmp_path: Path, start: Callable[..., Server]) -> None:
    path = tmp_path / "old.db"
    with contextlib.closing(sqlite3.connect(path)) as old:
        for statement in MIGRATIONS[0]:
            old.execute(statement)
        person = ("person1", "Анна", "анна", None, "ru", "", 1.0)
        old.execute("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?)", person)
        old.execute("PRAGMA user_version=1")
        old.commit()
    server = start(str(path))

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as other:
            anna.http.cookies.clear()
            anna.http.cookies.set("oikumene", server.app.state.house.signer.sign("person1"))
            assert (await anna.get("/api/me"))["name"] == "Анна"
            assert (await other.post("/api/me/name", {"name": "Анна."}, status=400))["code"] == "name-taken"
            await anna.post("/api/logout")
            anna.http.cookies.clear()
            anna.http.cookies.set("oikumene", server.app.state.house.signer.sign("person1"))
            assert (await anna.get("/api/me"))["name"] != "Анна"

    asyncio.run(visit())


# -- names


@pytest.mark.parametrize(
    "name", ["Boris", "BORIS", " boris", "80RIS", "B\u00f3ris", "Bori\u017f", "B O R I S", "Вогіѕ"]
)
def test_nobody_goes_by_the_name_of_an_account(tmp_path: Path, start: Callable[..., Server], name: str) -> None:
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as early, server.visitor() as boris, server.visitor() as late:
            await early.post("/api/me/name", {"name": name})
            table = await early.quick()
            await boris.post("/api/account", {"name": "Boris", "password": PASSWORD})
            assert (await early.get("/api/me"))["name"].startswith("Traveller")
            assert (await early.get(f"/api/tables/{table}"))["seats"][0]["name"].startswith("Traveller")
            assert (await late.post("/api/me/name", {"name": name}, status=400))["code"] == "name-taken"
            account = {"name": name, "password": PASSWORD}
            assert (await late.post("/api/account", account, status=400))["code"] == "name-taken"
            await late.post("/api/account", {"name": "Vera", "password": PASSWORD})
            assert (await late.post("/api/me/name", {"name": name}, status=400))["code"] == "name-taken"

    asyncio.run(visit())


def test_a_name_of_several_alphabets_or_of_nothing_to_be_seen_is_refused(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as guest, server.visitor(lang="ru") as other:
            mixed = await guest.post("/api/me/name", {"name": "Воris"}, status=400)
            assert mixed["code"] == "name-mixed" and {"В", "r"} <= set(mixed["text"].split())
            hidden = await other.post("/api/account", {"name": "Owner\u2800", "password": PASSWORD}, status=400)
            assert (hidden["code"], "U+2800" in hidden["text"]) == ("name-sign", True)
            for name in ("a" * 33, "b", " . ", ".-'"):
                assert (await guest.post("/api/me/name", {"name": name}, status=400))["code"] == "name"
            assert (await guest.post("/api/me/name", {"name": " O\u2019Brien \uff12"}))["name"] == "O'Brien 2"

    asyncio.run(visit())


def test_who_has_a_name_that_nobody_could_choose_now_keeps_it_and_comes_in_by_it(
    db: str, start: Callable[..., Server]
) -> None:
    """Folded in the old way they were three; the oldest has the name from now on, and nobody is locked out."""
    old = {"a": ("Owner", "owner"), "b": ("Owner.", "owner."), "c": ("\u2800Owner", "\u2800owner")}
    old |= {"d": ("Воris", "воris"), "e": ("O\u2019Brien", "o\u2019brien"), "g": ("0wner_", None)}

    async def before() -> None:
        store = open_store(db)
        await store.open()
        mark = people._hash(PASSWORD)
        for n, (id, (name, login)) in enumerate(old.items()):
            made = (id, name, login, mark, float(n), f"before {name}")
            sql = "INSERT INTO people (id, name, login, password, lang, notify, created, lookalike) "
            await store.write([(f"{sql}VALUES (?, ?, ?, ?, 'en', '', ?, ?)", made)])
            if login:
                kept = "INSERT INTO names (lookalike, person) VALUES (?, ?)"
                await store.write([(kept, (f"before {name}", id))])
        await store.close()

    async def visit() -> None:
        async with server.visitor() as late:
            for name in ("Owner", "0wner", "Owner.", "B0ris", "O'Brien"):
                said = await late.post("/api/account", {"name": name, "password": PASSWORD}, status=400)
                assert said["code"] == "name-taken", name
        for name, login in old.values():
            if login is None:
                continue
            async with server.visitor() as there:
                assert (await there.post("/api/login", {"name": name, "password": PASSWORD}))["name"] == name
        async with server.visitor() as there:
            old_name = {"name": "o\u2019brien", "password": PASSWORD}
            assert (await there.post("/api/login", old_name))["name"] == "O\u2019Brien"
            assert (await there.post("/api/me/name", {"name": "Owner"}, status=400))["code"] == "name-taken"
            assert (await there.post("/api/me/name", {"name": "O'Brien"}))["name"] == "O'Brien"
            assert (await there.post("/api/login", old_name))["name"] == "O'Brien", "however the sign is typed"

    async def kept() -> list[Any]:
        store = open_store(db)
        await store.open()
        found = await store.rows("SELECT lookalike, person FROM names ORDER BY person")
        await store.close()
        return found

    asyncio.run(before())
    server = start(db)
    asyncio.run(visit())
    server.stop()
    assert asyncio.run(kept()) == [("ovvner", "a"), ("boris", "d"), ("obrien", "e")]


def test_the_older_account_has_a_name_that_a_younger_one_was_folded_to_before(db: str) -> None:
    async def play() -> None:
        store = open_store(db)
        await store.open()
        add = "INSERT INTO people (id, name, login, lang, notify, created) VALUES (?, ?, ?, 'en', '', ?)"
        kept = "INSERT INTO names (lookalike, person) VALUES (?, ?)"
        for n, (id, name) in enumerate((("old", "Marin"), ("young", "Rnarin"))):
            await store.write([(add, (id, name, name.lower(), float(n))), (kept, (name.lower(), id))])
        await people.People(store).prepare()
        assert await store.rows("SELECT lookalike, person FROM names") == [("rnarin", "old")]
        await store.close()

    asyncio.run(play())


def test_two_workers_may_fold_names_anew_at_once_and_whoever_was_renamed_meanwhile_is_left_alone(db: str) -> None:
    async def play() -> None:
        stores = [open_store(db) for _ in range(2)]
        for store in stores:
            await store.open()
        add = "INSERT INTO people (id, name, login, lang, notify, created) VALUES (?, ?, ?, 'en', '', ?)"
        many = [(add, (f"p{n:04}", f"Name {n}", f"name {n}", float(n))) for n in range(1200)]
        await stores[0].write(many)
        one, two = (people.People(store) for store in stores)
        await asyncio.gather(one.prepare(), two.prepare())
        assert await stores[0].rows("SELECT count(*) FROM names") == [(1200,)]
        assert await stores[1].rows("SELECT count(*) FROM people WHERE folding <> ?", (FOLDING,)) == [(0,)]
        # the next one has read who is to be folded when somebody is renamed elsewhere
        await stores[0].write([("UPDATE people SET folding = 0 WHERE id = 'p0007'", ())])
        anna = await one.find("p0007")
        assert anna is not None
        rows, write = stores[1].rows, stores[1].write

        async def late(job: Any, told: str = "") -> list[int]:
            if "folding" in str(job):
                await one.rename(anna, "Anna")
            return await write(job, told)

        stores[1].write = late  # type: ignore[method-assign]
        await two.prepare()
        assert await rows("SELECT lookalike FROM names WHERE person = 'p0007'") == [("anna",)]
        assert await rows("SELECT name, lookalike FROM people WHERE id = 'p0007'") == [("Anna", "anna")]
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_an_account_logs_in_by_its_new_name(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as laptop:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            await anna.post("/api/me/name", {"name": "Жанна"})
            await laptop.post("/api/login", {"name": "Anna", "password": PASSWORD}, status=401)
            assert (await laptop.post("/api/login", {"name": "жанна", "password": PASSWORD}))["name"] == "Жанна"
            async with server.visitor() as other:
                await other.post("/api/me/name", {"name": "Anna"})

    asyncio.run(visit())


# -- wrong passwords


def test_strangers_who_guess_lock_out_only_themselves(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "x.db"), limits=True)
    server.app.state.house.attempts.clock = lambda: 0.0  # however long twelve tries take here

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as stranger:
            await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            await anna.post("/api/logout")
            wrong = {"name": "Anna", "password": "a wrong one"}
            answers = [await stranger.http.post("/api/login", json=wrong) for _ in range(12)]
            assert [answer.status_code for answer in answers] == [401] * 5 + [429] * 7
            assert "try again in" in answers[-1].json()["text"]
            right = {"name": "Anna", "password": PASSWORD}
            assert (await stranger.http.post("/api/login", json=right)).status_code == 429
            assert not (await anna.post("/api/login", right))["guest"]

    asyncio.run(visit())


def test_each_wrong_password_waits_longer(db: str) -> None:
    now = 1000.0

    async def guess() -> None:
        nonlocal now
        store = open_store(db)
        await store.open()
        attempts = Attempts(store, b"secret", clock=lambda: now)

        async def waits() -> float:
            """How long until the next try is taken."""
            nonlocal now
            begun = now
            while True:
                try:
                    await attempts.take("login", "here")
                except Refused as why:
                    now += float(why.details["n"])  # type: ignore[arg-type]
                    continue
                return now - begun

        assert [round(await waits()) for _ in range(8)] == [0, 0, 0, 0, 0, 2, 3, 5]
        assert 890 <= max([await waits() for _ in range(10)]) <= 901
        await attempts.take("login", "there")
        await attempts.right("login", "here")
        assert await waits() == 0
        for _ in range(4):
            await waits()
        now += 3600 + 2  # the last one waited for a second; an hour later it is forgotten
        assert [await waits() for _ in range(5)] == [0, 0, 0, 0, 0]
        now += 900 + 3600 + 1
        await store.write(attempts.swept())
        assert await store.rows("SELECT count(*) FROM tried") == [(0,)]
        await store.close()

    asyncio.run(guess())


def test_marks_of_guessers_are_bounded_and_the_worst_stay(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oikumene.table.attempts.MOST_MARKS", 50)

    async def guess() -> None:
        store = open_store(db)
        await store.open()
        attempts = Attempts(store, b"secret", clock=lambda: 1000.0)
        for _ in range(5):
            await attempts.take("login", "here")
        many = [attempts.pay(Rate(1 / 30, 12), "invitation", f"192.0.2.{n}") for n in range(200)]
        await asyncio.gather(*many)
        await store.write(attempts.swept())
        assert (await store.rows("SELECT count(*) FROM tried"))[0][0] <= 50
        with pytest.raises(Refused, match="Too many wrong"):
            await attempts.take("login", "here")  # who waits long is remembered long
        await store.close()

    asyncio.run(guess())


def test_many_tries_at_once_do_not_slip_through_and_nobody_is_named(db: str) -> None:
    async def guess() -> None:
        stores = [open_store(db), open_store(db)]
        for store in stores:
            await store.open()
        workers = [Attempts(store, b"secret", clock=lambda: 1000.0) for store in stores]
        tries = [worker.take("login", "192.0.2.7", "anna") for worker in workers * 10]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(one is None for one in done) == 5
        assert {one.code for one in done if isinstance(one, Refused)} == {"wait"}
        codes = [worker.pay(Rate(1 / 30, 12), "invitation", "192.0.2.7") for worker in workers * 10]
        done = await asyncio.gather(*codes, return_exceptions=True)
        assert sum(one is None for one in done) == 12
        await workers[0].give_back("invitation", "192.0.2.7")
        await workers[1].pay(Rate(1 / 30, 12), "invitation", "192.0.2.7")
        with pytest.raises(Refused):
            await workers[0].pay(Rate(1 / 30, 12), "invitation", "192.0.2.7")
        later = Attempts(stores[1], b"secret", clock=lambda: 1000.0 + 61)
        for _ in range(2):  # one in half a minute
            await later.pay(Rate(1 / 30, 12), "invitation", "192.0.2.7")
        with pytest.raises(Refused):
            await later.pay(Rate(1 / 30, 12), "invitation", "192.0.2.7")
        kept = str(await stores[0].rows("SELECT * FROM tried"))
        assert "192.0.2.7" not in kept and "anna" not in kept
        for store in stores:
            await store.close()

    asyncio.run(guess())


def test_an_address_is_counted_with_its_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("192.0.2.1") != network("192.0.2.2")


def test_who_left_last_sits_down_again_unasked(tmp_path: Path, start: Callable[..., Server]) -> None:
    """Nobody is there who could be asked. Somebody else does not get what the seat knows."""
    server = start(str(tmp_path / "x.db"))

    async def leave() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await anna.quick()
            await anna.post(f"/api/tables/{table}/leave")
            await boris.post(f"/api/tables/{table}/join", status=400)
            assert (await anna.post(f"/api/tables/{table}/join"))["your_seat"] == 0
            async with anna.sit(table) as seat:
                await seat.until(lambda: seat.questions)
                assert (await seat.answer())["type"] == "ack"

    asyncio.run(leave())


def test_a_hint_without_a_question_is_refused_with_a_whole_sentence(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "x.db"), bot_delay=60)

    async def ask() -> None:
        async with server.visitor() as anna:
            table = await anna.quick(options={"first_player": "2"})
            async with anna.sit(table) as seat:
                said = await seat.tell(type="ask-hint")
                assert (said["code"], said["text"]) == ("no-question", "You are not asked anything now.")

    asyncio.run(ask())
