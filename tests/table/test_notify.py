"""Notices: who confirmed an address is told once a turn; nobody waits, and nothing of our own network is reached."""

from __future__ import annotations

import asyncio
import http.server
import json
import socket
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from oikumene.table import notify
from oikumene.table.notify import post

from .conftest import Server
from .office import Office
from .test_play import two_at_a_table


class Receiver:
    """Somebody's webhook on this machine: what came, and how it answers."""

    def __init__(self) -> None:
        self.came: list[Any] = []
        self.status = 204
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.came.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(outer.status)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def telling(db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that tells people, also in the operator's own network."""
    monkeypatch.setenv("OIKUMENE_PUBLIC_URL", "https://table.example")
    monkeypatch.setenv("OIKUMENE_NOTIFY_PRIVATE", "1")
    return start(db)


async def until(met: Callable[[], Any], seconds: float = 15.0) -> None:
    async with asyncio.timeout(seconds):
        while not met():
            await asyncio.sleep(0.02)


async def confirmed(visitor: Any, receiver: Receiver) -> None:
    """Somebody leaves the address and reads the code that comes there."""
    answer = await visitor.http.patch("/api/me", json={"notify": receiver.address})
    assert answer.status_code == 200, answer.text
    assert not answer.json()["confirmed"]
    await until(lambda: any(said["event"] == "confirm" for said in receiver.came))
    code = next(said["code"] for said in receiver.came if said["event"] == "confirm")
    assert (await visitor.post("/api/me/notify", {"code": code.lower()}))["confirmed"]
    receiver.came.clear()


def test_a_turn_is_told_of_once_however_often_it_comes_and_goes(telling: Server, receiver: Receiver) -> None:
    async def play() -> None:
        async with telling.visitor() as anna, telling.visitor() as boris:
            table = await two_at_a_table(telling, anna, boris, options={"first_player": "1"})
            await confirmed(boris, receiver)
            async with anna.sit(table) as one:
                for _ in range(10):
                    await one.until(lambda: one.questions)
                    await one.answer("place:work")
                    await one.until(lambda: one.questions)
                    await one.answer("citizen:1")
                    for _ in range(2):
                        n = one.position["n"]
                        assert (await one.undo())["type"] == "ack"
                        await one.until(lambda: one.position["n"] > n)
                await until(lambda: receiver.came)
                await asyncio.sleep(0.5)
            table_address = f"https://table.example/t/{table}"
            assert receiver.came == [{"game": "ancient_world", "table": table_address, "event": "turn", "name": ""}]

    asyncio.run(play())


def test_who_begins_is_told_when_the_game_begins_without_them(telling: Server, receiver: Receiver) -> None:
    async def play() -> None:
        async with telling.visitor() as anna, telling.visitor() as boris:
            seats = [{"who": "you"}, {"who": "open"}]
            new = {"game": "ancient_world", "seats": seats, "options": {"first_player": "2"}}
            table = (await anna.post("/api/tables", new))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await confirmed(boris, receiver)
            await anna.post(f"/api/tables/{table}/start")
            await until(lambda: receiver.came)
            assert [said["event"] for said in receiver.came] == ["turn"]

    asyncio.run(play())


def test_nobody_is_told_in_their_quiet_hours_but_after_them_if_it_is_still_so(
    telling: Server, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "MORNING", 0.05)
    teller = telling.app.state.house.teller
    night, morning = 1_800_000_000.0 // 86_400 * 86_400, 1_800_000_000.0 // 86_400 * 86_400 + 8 * 3600.0

    def turns() -> list[str]:
        return [said["table"] for said in receiver.came if said["event"] == "turn"]

    async def play() -> None:
        async with telling.visitor() as anna, telling.visitor() as boris:
            await confirmed(boris, receiver)
            quiet = {"begin": 22 * 60, "end": 8 * 60, "zone": "UTC"}
            assert (await boris.http.patch("/api/me", json={"quiet": quiet})).status_code == 200
            teller.clock = lambda: night
            tables = [await two_at_a_table(telling, anna, boris, options={"first_player": "1"}) for _ in range(2)]
            for table in tables:
                async with anna.sit(table) as one:
                    while one.position["waiting"] == [0]:
                        assert (await one.answer())["type"] == "ack"
            await asyncio.sleep(0.5)
            assert turns() == []
            async with boris.sit(tables[1]) as two:  # he is awake and plays: there it is not so any more
                while two.position["waiting"] == [1]:
                    await two.answer()
            teller.clock = lambda: morning + 1
            await until(turns)
            await asyncio.sleep(0.5)
            assert turns() == [f"https://table.example/t/{tables[0]}"]

    asyncio.run(play())


def test_only_a_few_notices_an_hour(telling: Server, receiver: Receiver) -> None:
    async def play() -> None:
        async with telling.visitor() as anna, telling.visitor() as boris:
            await confirmed_account(boris, receiver)
            for _ in range(7):
                table = await two_at_a_table(telling, anna, boris, options={"first_player": "1"})
                async with anna.sit(table) as one:
                    await one.answer("place:work")
                    await one.until(lambda: one.questions)
                    await one.answer("citizen:1")
            await until(lambda: len(receiver.came) >= notify.HOURLY)
            await asyncio.sleep(0.5)
            assert len(receiver.came) == notify.HOURLY

    async def confirmed_account(visitor: Any, receiver: Receiver) -> None:
        await visitor.post("/api/account", {"name": "Boris", "password": "long enough"})
        await confirmed(visitor, receiver)

    asyncio.run(play())


def test_nobody_is_told_at_an_address_that_was_not_confirmed(telling: Server, receiver: Receiver) -> None:
    async def play() -> None:
        async with telling.visitor() as anna, telling.visitor() as boris, telling.visitor() as vera:
            table = await two_at_a_table(telling, anna, boris, options={"first_player": "1"})
            statuses = []
            for visitor in (boris, boris, vera, vera):
                answer = await visitor.http.patch("/api/me", json={"notify": receiver.address})
                statuses.append((answer.status_code, answer.json().get("code")))
            assert statuses == [(200, None)] * 3 + [(400, "code-often")]
            for code in ("", "AAAAAAAA", "x" * 1000):
                assert (await boris.post("/api/me/notify", {"code": code}, status=400))["code"] == "code"
            async with anna.sit(table) as one:
                await one.answer("place:work")
                await one.until(lambda: one.questions)
                await one.answer("citizen:1")
            await until(lambda: len(receiver.came) == 3)
            await asyncio.sleep(0.5)
            assert [said["event"] for said in receiver.came] == ["confirm"] * notify.CODES

    asyncio.run(play())


def test_a_code_can_be_guessed_at_five_times_only(telling: Server, receiver: Receiver) -> None:
    async def play() -> None:
        async with telling.visitor() as boris:
            await boris.http.patch("/api/me", json={"notify": receiver.address})
            for _ in range(notify.CODE_TRIES):
                await boris.post("/api/me/notify", {"code": "AAAAAAAA"}, status=400)
            await until(lambda: receiver.came)
            await boris.post("/api/me/notify", {"code": receiver.came[0]["code"]}, status=400)

    asyncio.run(play())


def test_a_silent_webhook_makes_nobody_wait(telling: Server, receiver: Receiver) -> None:
    silent = socket.create_server(("127.0.0.1", 0))
    silent_address = f"http://127.0.0.1:{silent.getsockname()[1]}/"

    async def play() -> None:
        async with telling.visitor() as anna, telling.visitor() as boris, telling.visitor() as vera:
            await boris.post("/api/me/name", {"name": "Boris"})
            for _ in range(30):
                telling.app.state.house.teller._send(silent_address, {"event": "turn"}, "en", "notice-turn")
            slowest = 0.0
            table = await two_at_a_table(telling, anna, boris, options={"first_player": "1"})
            async with anna.sit(table) as one:
                for key in ("place:work", "citizen:1"):
                    await one.until(lambda: one.questions)
                    begun = time.monotonic()
                    await one.answer(key)
                    slowest = max(slowest, time.monotonic() - begun)
                for _ in range(20):
                    begun = time.monotonic()
                    await vera.get("/api/lobby")
                    slowest = max(slowest, time.monotonic() - begun)
            assert slowest < 2.0, f"somebody waited {slowest:.1f} s"

    try:
        asyncio.run(play())
    finally:
        silent.close()


# -- e-mail


def test_an_e_mail_address_is_asked_first_in_its_language(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Office() as office:
        for name, value in office.settings.items():
            monkeypatch.setenv(name, value)
        server = start(str(tmp_path / "x.db"))

        async def visit() -> None:
            async with server.visitor(lang="ru") as boris:
                for address in (
                    "a,b@c.de",
                    "a@b.c, d@e.fr",
                    "<a@b.cd>",
                    "a@b.cd\r\nBcc: x@y.zz",
                    "a@b",
                    "http://10.0.0.1/",
                ):
                    answer = await boris.http.patch("/api/me", json={"notify": address})
                    assert (answer.status_code, answer.json()["code"]) == (400, "notify"), address
                await boris.http.patch("/api/me", json={"notify": "boris@post.example"})
                await until(lambda: office.letters)
                (letter,) = office.to("boris@post.example", "Ойкумена: это ваш адрес?")
                assert (await boris.post("/api/me/notify", {"code": letter.code}))["confirmed"]
                assert not (await boris.http.patch("/api/me", json={"notify": ""})).json()["confirmed"]

        asyncio.run(visit())


def test_a_server_that_cannot_tell_says_so(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as boris:
            answer = await boris.http.patch("/api/me", json={"notify": "https://hook.example/"})
            assert (answer.status_code, answer.json()["code"]) == (400, "notify-unable")

    asyncio.run(visit())


# -- webhooks


@pytest.mark.parametrize(
    "ip",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "::"),
    ],
)
def test_our_own_network_is_not_posted_to(ip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object, **__: object) -> None:
        raise AssertionError("somebody connected")

    family = socket.AF_INET6 if ":" in ip else socket.AF_INET
    good = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", 443))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [good, (family, socket.SOCK_STREAM, 6, "", (ip, 443))])
    monkeypatch.setattr(socket, "create_connection", nobody)
    with pytest.raises(ValueError, match="not a public address"):
        post("https://hook.example/", {})


def test_what_is_connected_to_is_what_was_checked(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else the second time is looked up only once."""
    look, asked = socket.getaddrinfo, []

    def lookup(host: Any, *rest: Any, **more: Any) -> Any:
        if host == "hook.example":
            asked.append(host)
            assert len(asked) == 1, "looked up again"
            host = "127.0.0.1"
        return look(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    post(receiver.address.replace("127.0.0.1", "hook.example"), {"event": "turn"}, private=True)
    assert receiver.came == [{"event": "turn"}]


def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    receiver.status = 302
    with pytest.raises(ValueError, match="302"):
        post(receiver.address, {"event": "turn"}, private=True)
    assert len(receiver.came) == 1


@pytest.mark.parametrize("drip", [b"", b"x"])
def test_a_webhook_that_takes_its_time_is_left(drip: bytes) -> None:
    class Slow(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            try:
                for _ in range(50):
                    self.wfile.write(drip)
                    time.sleep(0.1)
            except OSError:
                pass

    slow = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Slow)
    slow.daemon_threads = True
    threading.Thread(target=slow.serve_forever, daemon=True).start()
    begun = time.monotonic()
    with pytest.raises(TimeoutError):
        post(f"http://127.0.0.1:{slow.server_address[1]}/", {}, private=True, seconds=0.7)
    assert time.monotonic() - begun < 2
    slow.shutdown()
    slow.server_close()


@pytest.mark.parametrize(
    "address", ["https://a:b@x.example/", "https://x.example:25/", "https:///x", "https://[::1", "https://x:99999/"]
)
def test_addresses_that_are_no_webhooks(address: str) -> None:
    assert notify.hook(address) is None
