"""Web push: only where the owner wants it, encrypted as the standards say, and to nobody in our own network."""

from __future__ import annotations

import asyncio
import base64
import http.server
import json
import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from oikumene.table import notify, push
from oikumene.table.push import derived, encrypted, packed, private_key, public_bytes, signed, unpacked

from .conftest import Server
from .test_notify import until
from .test_play import two_at_a_table

needs_library = pytest.mark.skipif(push.ec is None, reason="cryptography is not installed: pip install oikumene[push]")

# RFC 8291, appendix A
SAID = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl9"
    "5bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@needs_library
def test_a_message_is_sealed_as_in_the_standards_example() -> None:
    sender = private_key(SENDER)
    assert packed(encrypted(SAID, unpacked(KEY), unpacked(AUTH), sender=sender, salt=unpacked(SALT))) == SEALED
    fresh = [encrypted(SAID, unpacked(KEY), unpacked(AUTH)) for _ in range(2)]
    assert fresh[0] != fresh[1] and [opened(one) for one in fresh] == [SAID, SAID]


def opened(sealed: bytes, receiver: str = RECEIVER, auth: str = AUTH) -> bytes:
    """What a browser reads with its own half of the keys."""
    salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
    assert (size, length) == (4096, 65)
    theirs, rest = sealed[21:86], sealed[86:]
    own = private_key(receiver)
    shared = own.exchange(push.ec.ECDH(), push.ec.EllipticCurvePublicKey.from_encoded_point(own.curve, theirs))
    secret = derived(unpacked(auth), shared, b"WebPush: info\x00" + public_bytes(own) + theirs, 32)
    content = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    said: bytes = push.aead.AESGCM(content).decrypt(nonce, rest, None)
    assert said.endswith(b"\x02")
    return said[:-1]


@needs_library
def test_who_says_it_is_signed_for_the_service_of_the_endpoint() -> None:
    key = push.ec.generate_private_key(push.ec.SECP256R1())
    header = signed("https://push.example:8443/abc?d=e", "mailto:owner@table.example", key, 1000.0)
    kind, token, public = header.replace(",", "").split(" ")
    assert (kind, public) == ("vapid", f"k={packed(public_bytes(key))}")
    head, body, mark = token.removeprefix("t=").split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    claims = json.loads(unpacked(body))
    assert claims == {"aud": "https://push.example:8443", "exp": 1000 + 43200, "sub": "mailto:owner@table.example"}
    r, s = (int.from_bytes(part, "big") for part in (unpacked(mark)[:32], unpacked(mark)[32:]))
    signature = push.utils.encode_dss_signature(r, s)
    key.public_key().verify(signature, f"{head}.{body}".encode(), push.ec.ECDSA(push.hashes.SHA256()))


class Service:
    """A browser's push service on this machine: what came, and how it answers."""

    def __init__(self) -> None:
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.came.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(outer.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/send/abc"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def pushing(db: str, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    monkeypatch.setenv("OIKUMENE_PUBLIC_URL", "https://table.example")
    monkeypatch.setenv("OIKUMENE_NOTIFY_PRIVATE", "1")
    monkeypatch.setenv("OIKUMENE_PUSH", "mailto:owner@table.example")
    return start(db)


def subscription(service: Service, **more: str) -> dict[str, str]:
    return {"endpoint": service.address, "key": KEY, "auth": AUTH, **more}


async def boris_is_called(server: Server, anna: Any, boris: Any) -> None:
    """It becomes the turn of somebody who is not at the table."""
    table = await two_at_a_table(server, anna, boris, options={"first_player": "1"})
    async with anna.sit(table) as sitting:
        while sitting.position["waiting"] == [0]:
            await sitting.until(lambda: sitting.questions)
            await sitting.answer()


@needs_library
def test_a_browser_is_told_of_a_turn_in_words_only_it_can_read(pushing: Server, service: Service) -> None:
    async def play() -> None:
        async with pushing.visitor() as anna, pushing.visitor() as boris:
            key = (await boris.get("/api/push"))["key"]
            assert len(unpacked(key)) == 65
            await boris.post("/api/me/push", subscription(service))
            await boris_is_called(pushing, anna, boris)
            await until(lambda: service.came)
            headers, body = service.came[0]
            said = json.loads(opened(body))
            assert said["title"] == "The Ancient World" and said["url"].startswith("/t/") and said["body"]
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "43200")
            assert headers["authorization"].endswith(f"k={key}")
            assert b"Ancient" not in body

    asyncio.run(play())


@needs_library
def test_a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_is_tried_again(
    tmp_path: Path, start: Callable[..., Server], service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OIKUMENE_PUBLIC_URL", "https://table.example")
    monkeypatch.setenv("OIKUMENE_NOTIFY_PRIVATE", "1")
    monkeypatch.setenv("OIKUMENE_PUSH", "https://table.example")
    monkeypatch.setattr(notify, "AGAIN", (0.05, 0.05))
    server = start(str(tmp_path / "x.db"))
    teller = server.app.state.house.teller

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            await boris.post("/api/me/push", subscription(service))
            service.status = 503
            await boris_is_called(server, anna, boris)
            await until(lambda: len(service.came) == 3)  # and then it is let be
            await until(lambda: teller.failures.get(service.address))
            assert len(service.came) == 3
            service.status = 410
            await boris_is_called(server, anna, boris)
            await until(lambda: len(service.came) == 4)
            await until(lambda: not rows(server.db))

    asyncio.run(play())


def rows(db: str) -> list[Any]:
    import sqlite3

    with sqlite3.connect(db) as store:
        return store.execute("SELECT endpoint FROM pushes").fetchall()


@needs_library
def test_a_subscription_is_one_persons_and_ends_with_the_session(
    tmp_path: Path, start: Callable[..., Server], service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OIKUMENE_PUBLIC_URL", "https://table.example")
    monkeypatch.setenv("OIKUMENE_NOTIFY_PRIVATE", "1")
    monkeypatch.setenv("OIKUMENE_PUSH", "https://table.example")
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            await anna.post("/api/me/push", subscription(service))
            await anna.post("/api/me/push", subscription(service))
            assert len(rows(server.db)) == 1
            await boris.post("/api/me/push", subscription(service))
            assert len(rows(server.db)) == 1, "the browser is somebody else's now"
            await anna.post("/api/me/push/end", subscription(service))
            assert len(rows(server.db)) == 1, "which is not Anna's to end"
            for n in range(9):
                await boris.post("/api/me/push", subscription(service, endpoint=f"{service.address}{n}"))
            assert len(rows(server.db)) == 6
            await boris.post("/api/logout")
            assert rows(server.db) == []
            await anna.post("/api/me/push", subscription(service))
            await anna.http.delete("/api/me")
            assert rows(server.db) == []

    asyncio.run(visit())


@needs_library
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "http://push.example/x"}, "push-address"),
        ({"endpoint": "https://user:secret@push.example/x"}, "push-address"),
        ({"endpoint": "https://push.example:22/x"}, "push-address"),
        ({"endpoint": "https://push.example/\r\nHost: other"}, "push-address"),
        ({"endpoint": "https://push.example/" + "x" * 600}, "push-address"),
        ({"endpoint": "file:///etc/passwd"}, "push-address"),
        ({"key": "AAAA"}, "push-keys"),
        ({"key": packed(b"\x04" + b"\x01" * 64)}, "push-keys"),  # not on the curve
        ({"key": "не ключ"}, "push-keys"),
        ({"auth": "AAAA"}, "push-keys"),
    ],
)
def test_what_is_no_subscription_is_refused(
    tmp_path: Path,
    start: Callable[..., Server],
    monkeypatch: pytest.MonkeyPatch,
    change: dict[str, str],
    code: str,
) -> None:
    monkeypatch.setenv("OIKUMENE_PUBLIC_URL", "https://table.example")
    monkeypatch.setenv("OIKUMENE_PUSH", "https://table.example")
    server = start(str(tmp_path / "x.db"))

    async def visit() -> None:
        async with server.visitor() as anna:
            body = {"endpoint": "https://push.example/x", "key": KEY, "auth": AUTH, **change}
            assert (await anna.post("/api/me/push", body, status=400))["code"] == code

    asyncio.run(visit())


@needs_library
def test_no_service_in_our_own_network_is_told(service: Service) -> None:
    with pytest.raises(ValueError, match="public"):
        notify.deliver(service.address, b"", {})
    assert service.came == []


def test_a_server_that_was_not_switched_on_offers_nothing(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as anna:
            assert await anna.get("/api/push") == {"key": ""}
            body = {"endpoint": "https://push.example/x", "key": KEY, "auth": AUTH}
            assert (await anna.post("/api/me/push", body, status=400))["code"] == "push-unable"

    asyncio.run(visit())


@pytest.mark.parametrize("said", ["mailto:owner@table.example", "yes"])
def test_without_the_library_or_a_contact_it_stays_off_and_says_so(
    said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("OIKUMENE_PUSH", said)
    if said != "yes":
        monkeypatch.setattr(push, "ec", None)
    with caplog.at_level(logging.ERROR):
        assert push.Pushes(None).contact == ""  # type: ignore[arg-type]
    assert "notices to browsers" in caplog.text


def test_base64_of_addresses() -> None:
    for data in (b"", b"\xff", b"\xfb\xff\xfe", bytes(range(65))):
        assert unpacked(packed(data)) == data and base64.urlsafe_b64encode(data).decode().rstrip("=") == packed(data)
    with pytest.raises(ValueError, match="base64"):
        unpacked("a b")
