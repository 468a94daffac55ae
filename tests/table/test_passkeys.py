"""Passkeys: an account is opened by what a device holds; whatever else is shown opens nothing and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from oikumene.cli.password import made
from oikumene.kernel.errors import Refused
from oikumene.table import passkeys
from oikumene.table.passkeys import place_of

from .authenticator import PRESENT, Device, data, text
from .conftest import Server
from .visitor import Visitor

PASSWORD = "correct horse"


def at_name(server: Server) -> str:
    return server.address.replace("127.0.0.1", "localhost")


@contextlib.asynccontextmanager
async def account(server: Server, name: str = "Ada") -> AsyncIterator[Visitor]:
    async with Visitor(at_name(server)) as ada:
        await ada.post("/api/account", {"name": name, "password": PASSWORD})
        yield ada


async def enrolled(server: Server, ada: Visitor) -> Device:
    device = Device(at_name(server))
    asked = await ada.post("/api/me/passkeys/begin", {"password": PASSWORD})
    found = await ada.post("/api/me/passkeys", device.made(asked))
    assert len(found) == 1
    return device


async def refused(visitor: Visitor, path: str, body: Any, code: str, status: int) -> None:
    answer = await visitor.post(path, body, status)
    assert answer["code"] == code, answer


def test_an_account_is_opened_from_another_browser(server: Server) -> None:
    """What the guest there had begun is the account's; the passkey says when it was used."""

    async def play() -> None:
        async with account(server) as ada, Visitor(at_name(server)) as other:
            device = await enrolled(server, ada)
            table = await other.quick()
            asked = await other.post("/api/login/passkey/begin")
            assert asked["known"] == [] and asked["host"] == "localhost", "it names nobody"
            me = await other.post("/api/login/passkey", device.signed(asked))
            assert (me["name"], me["guest"]) == ("Ada", False)
            assert (await other.get(f"/api/tables/{table}"))["your_seat"] == 0
            (kept,) = await other.get("/api/me/passkeys")
            assert kept["seen"] is not None and kept["made"] <= kept["seen"]
            again = await other.post("/api/login/passkey/begin")
            assert (await other.post("/api/login/passkey", device.signed(again)))["name"] == "Ada"

    asyncio.run(play())


def test_a_challenge_is_for_one_browser_one_purpose_and_one_time(server: Server) -> None:
    async def play() -> None:
        async with account(server) as ada, Visitor(at_name(server)) as eve, Visitor(at_name(server)) as other:
            device = await enrolled(server, ada)
            asked = await other.post("/api/login/passkey/begin")
            answer = device.signed(asked)
            await refused(eve, "/api/login/passkey", answer, "passkey-old", 401)  # overheard
            assert (await other.post("/api/login/passkey", answer))["name"] == "Ada"
            await refused(other, "/api/login/passkey", answer, "passkey-old", 401)
            async with Visitor(at_name(server)) as again:
                again.http.cookies = other.http.cookies
                await refused(again, "/api/login/passkey", answer, "passkey-old", 401)
            new = await ada.post("/api/me/passkeys/begin", {"password": PASSWORD})
            await refused(ada, "/api/login/passkey", device.signed(new), "passkey-old", 401)  # meant for another door
            new_one = Device(at_name(server)).made(await other.post("/api/login/passkey/begin"))
            await refused(other, "/api/me/passkeys", new_one, "passkey-old", 401)
            own = {"challenge": text(bytes(56)), "host": "localhost"}
            await refused(eve, "/api/login/passkey", device.signed(own), "passkey-old", 401)

    asyncio.run(play())


def test_a_challenge_runs_out(server: Server) -> None:
    async def play() -> None:
        async with account(server) as ada, Visitor(at_name(server)) as other:
            device = await enrolled(server, ada)
            asked = await other.post("/api/login/passkey/begin")
            house = server.app.state.house
            now = house.passkeys.clock
            try:
                house.passkeys.clock = lambda: now() + passkeys.SECONDS + 1
                await refused(other, "/api/login/passkey", device.signed(asked), "passkey-old", 401)
            finally:
                house.passkeys.clock = now

    asyncio.run(play())


def test_what_does_not_open_an_account(server: Server) -> None:
    """Another site, another device, another's key, nobody's finger, a device that was copied; nobody is signed in."""

    async def play() -> None:
        async with account(server) as ada, account(server, "Bob") as bob, Visitor(at_name(server)) as eve:
            device, his = await enrolled(server, ada), await enrolled(server, bob)

            async def tried(answer: Callable[[dict[str, Any]], dict[str, str]], code: str, status: int = 401) -> None:
                await refused(
                    eve, "/api/login/passkey", answer(await eve.post("/api/login/passkey/begin")), code, status
                )
                assert (await eve.get("/api/me"))["guest"]

            device.origin = "https://table.evil.example"
            await tried(device.signed, "passkey-origin", 403)
            device.origin = at_name(server)
            device.host = "evil.example"
            await tried(device.signed, "passkey")
            device.host = "localhost"
            await tried(Device(at_name(server)).signed, "passkey-unknown")
            await tried(lambda asked: {**his.signed(asked), "id": text(device.id)}, "passkey")
            await tried(lambda asked: {**device.signed(asked), "signature": his.signed(asked)["signature"]}, "passkey")
            device.flags = PRESENT
            await tried(device.signed, "passkey")  # a key that somebody found
            device.flags |= 4
            assert (await bob.get("/api/me"))["name"] == "Bob"
            asked = await eve.post("/api/login/passkey/begin")
            device.count = 40
            assert (await eve.post("/api/login/passkey", device.signed(asked)))["name"] == "Ada"
            device.count = 3  # the copy has not seen what the device has signed since
            async with Visitor(at_name(server)) as mallory:
                asked = await mallory.post("/api/login/passkey/begin")
                await refused(mallory, "/api/login/passkey", device.signed(asked), "passkey", 401)

    asyncio.run(play())


def test_what_cannot_be_read_is_refused_with_a_sentence(server: Server) -> None:
    async def play() -> None:
        async with account(server) as ada, Visitor(at_name(server)) as eve:
            device = await enrolled(server, ada)
            good = device.signed(await eve.post("/api/login/passkey/begin"))
            deep = text(b"[" * 100_000)
            for part in ("client", "data", "signature"):
                for bad in ("", "%%%", "\u0444", text(b"\xff" * 300), "A" * 9000, deep[:8000], good[part][:-9]):
                    answer = await eve.post("/api/login/passkey", {**good, part: bad}, 401)
                    assert answer["code"] in ("passkey", "passkey-old"), (part, bad[:20], answer)
            for client in (
                b"null",
                b"[]",
                b'{"challenge": 5, "origin": 6}',
                b'{"challenge": "", "origin": []}',
                b"\xff",
            ):
                answer = await eve.http.post("/api/login/passkey", json={**good, "client": text(client)})
                assert answer.status_code in (401, 403), client
            for body in (None, [], {}, {"id": 5}, {**good, "more": 1}):
                assert (await eve.http.post("/api/login/passkey", json=body)).status_code == 400
            asked = await ada.post("/api/me/passkeys/begin", {"password": PASSWORD})
            whole = Device(at_name(server)).made(asked)
            for bad in ("", text(b"\xa0"), text(b"\xa3" + b"\x00" * 40), text(data(whole["data"])[:-20])):
                await refused(ada, "/api/me/passkeys", {**whole, "data": bad}, "passkey", 401)
            assert (await eve.get("/api/me"))["guest"] and len(await ada.get("/api/me/passkeys")) == 1

    asyncio.run(play())


def test_who_adds_one_shows_the_password_and_has_an_account(server: Server) -> None:
    async def play() -> None:
        async with account(server) as ada, Visitor(at_name(server)) as guest:
            await refused(ada, "/api/me/passkeys/begin", {"password": "a wrong one"}, "login", 401)
            await refused(guest, "/api/me/passkeys/begin", {"password": PASSWORD}, "no-account", 401)
            device = await enrolled(server, ada)
            asked = await ada.post("/api/me/passkeys/begin", {"password": PASSWORD})
            assert asked["known"] == [text(device.id)]
            await refused(ada, "/api/me/passkeys", device.made(asked), "passkey-there", 400)
            async with account(server, "Bob") as bob:  # another account does not get it either, nor may it remove it
                asked = await bob.post("/api/me/passkeys/begin", {"password": PASSWORD})
                await refused(bob, "/api/me/passkeys", device.made(asked), "passkey-there", 400)
                (hers,) = await ada.get("/api/me/passkeys")
                answer = await bob.http.delete(f"/api/me/passkeys/{hers['mark']}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-passkey")
            assert len(await ada.get("/api/me/passkeys")) == 1

    asyncio.run(play())


def test_one_that_is_removed_opens_nothing(server: Server) -> None:
    async def play() -> None:
        async with account(server) as ada, Visitor(at_name(server)) as other:
            device = await enrolled(server, ada)
            (kept,) = await ada.get("/api/me/passkeys")
            exported = await ada.get("/api/me/export")
            assert [list(one) for one in exported["passkeys"]] == [["name", "site", "made", "seen"]]
            assert (await ada.http.delete(f"/api/me/passkeys/{kept['mark']}")).json() == []
            asked = await other.post("/api/login/passkey/begin")
            await refused(other, "/api/login/passkey", device.signed(asked), "passkey-unknown", 401)

    asyncio.run(play())


def test_with_the_account_and_with_a_recovered_password_they_are_gone(server: Server) -> None:
    """Who gets in by a link has lost the password, or somebody else had it: no other way in stays."""

    async def play() -> None:
        async with account(server) as ada, Visitor(at_name(server)) as other:
            device = await enrolled(server, ada)
            code, _ = await made(server.db, "Ada", 60)
            await other.post("/api/recover/new", {"code": code, "password": "another horse"})
            assert (await ada.get("/api/me"))["guest"], "signed out"
            asked = await ada.post("/api/login/passkey/begin")
            await refused(ada, "/api/login/passkey", device.signed(asked), "passkey-unknown", 401)
        async with account(server, "Bob") as bob, Visitor(at_name(server)) as other:
            device = await enrolled(server, bob)
            await bob.forget(PASSWORD)
            asked = await other.post("/api/login/passkey/begin")
            await refused(other, "/api/login/passkey", device.signed(asked), "passkey-unknown", 401)

    asyncio.run(play())


def test_an_account_has_twenty(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with account(server) as ada:
            await enrolled(server, ada)
            monkeypatch.setattr(passkeys, "MOST", 1)
            await refused(ada, "/api/me/passkeys/begin", {"password": PASSWORD}, "passkey-many", 400)

    asyncio.run(play())


def test_who_tries_many_waits(db: str, start: Callable[..., Server]) -> None:
    limited = start(db, limits=True)

    async def play() -> None:
        async with Visitor(at_name(limited)) as eve:
            said = []
            for _ in range(7):
                device = Device(at_name(limited))
                asked = await eve.post("/api/login/passkey/begin")
                answer = await eve.http.post("/api/login/passkey", json=device.signed(asked))
                said.append(answer.json()["code"])
            assert said[:5] == ["passkey-unknown"] * 5 and said[-1] == "wait"

    asyncio.run(play())


def test_at_an_address_without_a_name_there_are_none(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as ada:
            await refused(ada, "/api/login/passkey/begin", None, "passkeys-host", 400)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("base", "host", "secure", "origin"),
    [
        ("https://table.example", "10.0.0.1", False, "https://table.example"),
        ("https://table.example:8443/", "x", False, "https://table.example:8443"),
        ("", "table.example", True, "https://table.example"),
        ("", "localhost:8000", False, "http://localhost:8000"),
        ("", "table.localhost", False, "http://table.localhost"),
        ("", "table.example", False, None),  # not encrypted
        ("", "192.168.1.5:8000", True, None),
        ("", "[::1]:8000", True, None),
        ("http://table.example", "localhost", True, None),
        ("", "", True, None),
        ("", "table.example:port", True, None),
    ],
)
def test_where_passkeys_belong(base: str, host: str, secure: bool, origin: str | None) -> None:
    if origin is None:
        with pytest.raises(Refused, match="https and a name"):
            place_of(base, host, secure)
    else:
        assert place_of(base, host, secure).origin == origin
