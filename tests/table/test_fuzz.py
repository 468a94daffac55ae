"""Hostile requests: whatever is sent to any route or over a table's socket, nothing breaks, and a sentence comes back.

The requests are the same every time. Routes and messages are found, not listed: a new one is tried by itself.
"""

from __future__ import annotations

import asyncio
import csv
import io
import json
import logging
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
import websockets

from oikumene.registry import game
from oikumene.table import wire

from .conftest import Server

#: What can be wrong with a value, as JSON.
HOSTILE = (
    b'"\\u0000"',
    b'"a\\u0000b@c.de"',
    b'"https://x.example/\\u0000"',
    b'"\\ud800"',
    b'"\xff\xfe"',
    b'"\xed\xa0\x80"',
    b'"' + b"x" * 40_000 + b'"',
    b'"{$x} {name} {0}"',
    b"9" * 400,
    b"9" * 5000,
    b"-" + b"9" * 30,
    b"9223372036854775808",
    b"-1",
    b"1e999",
    b"NaN",
    b"0.5",
    b"null",
    b"true",
    b"[]",
    b"{}",
    b'{"":{"":[[]]}}',
    b"[" * 20_000,
    b'{"a":' * 20_000,
    b"[" * 20_000 + b"]" * 20_000,
)
#: Whole bodies that are not what was asked for.
BODIES = (b"", b"\x00", b"\xff\xfe{\x00}\x00", b"{", b'{"a":1}', b"\xef\xbb\xbf{}", b'"', b"0" * 3_000_000, *HOSTILE)
#: Parts of an address.
PARTS = (
    "%00",
    "a%00b",
    "%ff%fe",
    "%ED%A0%80",
    "x" * 5000,
    "..%2f..%2fetc",
    "-1",
    "9" * 400,
    "%F0%9F%98%80",
    "{x}",
    "nosuch",
)
QUERIES = (
    *("at=" + "9" * 400, "at=-1", "at=9223372036854775808", "at=x", "seat=" + "9" * 30, "seat=-1", "free=" + "9" * 400),
    *(
        "free=-9",
        "free=1e9",
        "lang=%00",
        "lang=%ff",
        "game=%00",
        "pace=%00",
        "pace=%ff",
        "game=" + "x" * 5000,
        "%00=%00",
    ),
    "a=1&" * 1500,
)
HEADERS = (
    b"Cookie: oikumene=\xff.\xff",
    b"Cookie: oikumene=",
    b"Cookie: oikumene=a.b; oikumene-device=\xe9.\xe9",
    b"Cookie: " + b"x=y; " * 2000,
    b"Accept-Language: \xff\xff",
    b"Accept-Encoding: \xff",
    b"Origin: \xff",
    b"Origin: http://[",
    b"Content-Type: application/x-msgpack",
    b"Content-Type: application/json; charset=utf-99",
    b"Content-Type: multipart/form-data",
    b"Content-Type: \xff",
    b"X-Forwarded-For: \xff",
)


def valid(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """A message that could be meant, so that what is wrong with a field is found by who reads the field."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        text = str(field.type)
        if "list" in text:
            found[field.name] = [{"who": "you"}, {"who": "open"}]
        elif "dict" in text:
            found[field.name] = {"first_player": "1"}
        elif "Literal" in text:
            literals = [one for one in (field.type, *get_args(field.type)) if get_origin(one) is Literal]
            found[field.name] = get_args(literals[0])[0]
        elif "bool" in text:
            found[field.name] = False
        elif "int" in text:
            found[field.name] = 1
        else:
            found[field.name] = {"game": "ancient_world", "bot": "wanderer", "notify": ""}.get(
                field.name, "sixteen letters"
            )
    return found


def spoiled(good: dict[str, Any]) -> Iterator[bytes]:
    """The message with each of its values replaced by everything that can be wrong with one."""
    for name in good:
        for bad in HOSTILE:
            rest = {key: value for key, value in good.items() if key != name}
            yield (
                json.dumps(rest)[:-1].encode()
                + (b", " if rest else b"")
                + json.dumps(name).encode()
                + b":"
                + bad
                + b"}"
            )


def routes(server: Server) -> list[tuple[str, str, type[msgspec.Struct] | None]]:
    """Every method of every route, and what it takes."""
    found = []
    for route in server.app.routes:
        for method, (handler, _) in getattr(route, "route_handler_map", {}).items():
            if method in ("HEAD", "OPTIONS"):
                continue
            taken = handler.parsed_fn_signature.parameters.get("data")
            assert taken is None or issubclass(taken.annotation, wire.Wire), f"{route.path} takes {taken}"
            found.append((method, route.path, taken.annotation if taken else None))
    return found


class Wire:
    """Requests as bytes, over one connection while it holds."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.server = server
        self.cookie = cookie
        self.faults: list[str] = []

    async def send(self, method: str, path: str, body: bytes = b"", header: bytes = b"") -> None:
        lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: here", b"X-Oikumene: 1", b"Connection: close"]
        named = header.partition(b":")[0].lower()
        if named != b"cookie":
            lines.append(f"Cookie: {self.cookie}".encode())
        if named != b"content-type":
            lines.append(b"Content-Type: application/json")
        lines += [header] if header else []
        lines.append(f"Content-Length: {len(body)}".encode())
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            answer = await asyncio.wait_for(reader.read(), 20)
        except ConnectionError:
            answer = b""  # closed before all of it was read: the answer may be lost on the way
        finally:
            writer.close()
        self.check(method, path, body, header, answer)

    def check(self, method: str, path: str, body: bytes, header: bytes, answer: bytes) -> None:
        said = (method, path[:80], body[:80], len(body), header[:60])
        if not answer:
            if len(body) < 10_000 and len(path) < 8000 and len(header) < 8000:
                self.faults.append(f"no answer to {said}")
            return
        status = int(answer.split(b" ", 2)[1])
        head, _, told = answer.partition(b"\r\n\r\n")
        if status >= 500:
            self.faults.append(f"{status} to {said}: {told[-300:]!r}")
        elif status >= 400 and b"application/json" in head:
            problem = json.loads(told)
            if not problem["code"] or len(problem["text"]) < 10:
                self.faults.append(f"no sentence to {said}: {problem}")


@pytest.fixture
def server(db: str, tmp_path: Path, start: Callable[..., Server]) -> Server:
    """A server with a client, whose files are asked for too."""
    client = tmp_path / "dist"
    client.mkdir()
    (client / "index.html").write_text("<p>table</p>")
    return start(db, client=client)


@pytest.fixture
def broken() -> Iterator[list[str]]:
    """What the server complains of while the test runs."""
    told: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(self.format(record))

    ear = Ear(logging.ERROR)
    logging.getLogger().addHandler(ear)
    yield told
    logging.getLogger().removeHandler(ear)


def test_no_route_breaks(server: Server, broken: list[str]) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            client = Wire(server, guest.cookie)
            for method, path, kind in routes(server):
                here = re.sub(r"\{id(:str)?\}", table, path)
                here = re.sub(r"\{what(:str)?\}", "kick", here)
                here = re.sub(r"\{game(:str)?\}", "ancient_world", here)
                here = re.sub(r"/?\{path(:path)?\}", "/x", here)
                client.cookie = (
                    "" if method == "DELETE" or "logout" in path else guest.cookie
                )  # nobody goes by accident
                if method != "GET":
                    for body in BODIES:
                        await client.send(method, here, body)
                for body in spoiled(valid(kind)) if kind else ():
                    await client.send(method, here, body)
            assert not client.faults, "\n".join(client.faults)

    asyncio.run(visit())
    assert broken == []


def test_no_address_query_or_header_breaks(server: Server, broken: list[str]) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            client = Wire(server, guest.cookie)
            for method, path, _ in routes(server):
                for part in PARTS if "{" in path else ():
                    await client.send(method, re.sub(r"\{\w+(:\w+)?\}", part, path, count=1))
                here = re.sub(r"\{\w+(:\w+)?\}", table, path, count=1)
                here = re.sub(r"\{what(:str)?\}", "try", here)
                for query in QUERIES if "logout" not in path and method != "DELETE" else ():
                    await client.send(method, f"{here}?{query}")
            for part in PARTS:
                for path in ("/", "/api/", "/assets/", "/t/", "/ws/tables/"):
                    await client.send("GET", path + part)
            for header in HEADERS:
                for method, path in (
                    ("GET", "/api/me"),
                    ("GET", "/"),
                    ("POST", "/api/quick"),
                    ("POST", "/api/import"),
                    ("POST", "/api/login"),
                ):
                    await client.send(method, path, b'{"game":"ancient_world"}', header)
            assert not client.faults, "\n".join(client.faults)

    asyncio.run(visit())
    assert broken == []


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a document, of lists the first."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from spots(value[key], (*path, key))
    elif isinstance(value, list) and value:
        yield from spots(value[0], (*path, 0))


def with_spot(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The document with something else in one place."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = with_spot(value[path[0]], path[1:], new)
    return copy


RUBBISH = (None, True, -1, 10**400, 0.5, "", "\x00", "x" * 9000, [], {}, [[[]]], {"a": None})


def test_no_record_that_is_brought_in_breaks(server: Server, broken: list[str]) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            async with guest.sit(table) as seat:
                await seat.until(lambda: seat.questions)
                for _ in range(3):
                    n = seat.position["n"]
                    await seat.answer()
                    await seat.until(lambda: seat.position["n"] > n and seat.questions)
                record = server.app.state.house.hall.tables[table].board.match.record()
            client = Wire(server, guest.cookie)
            for spot in spots(record):
                for new in RUBBISH:
                    await client.send("POST", "/api/import", json.dumps(with_spot(record, spot, new)).encode())
            assert not client.faults, "\n".join(client.faults)

    asyncio.run(visit())
    assert broken == []


def test_no_deck_of_ones_own_breaks(tmp_path: Path, start: Callable[..., Server], broken: list[str]) -> None:
    """Deck files that differ from ours in one place, and texts that are none."""
    server = start(str(tmp_path / "x.db"))
    found = game("ancient_world").export()
    assert found is not None
    lines = list(csv.reader(found.splitlines()))
    files = [
        "",
        "deck",
        "[" * 30_000,
        "\x00",
        '"',
        found + '\n"',
        "9" * 5000,
        found.replace("sword", "sw\nord"),
        found * 2,
    ]
    for row in (0, 40):
        for column in range(len(lines[0])):
            for bad in (
                "",
                "-1",
                "9" * 400,
                "9" * 5000,
                "x" * 9000,
                "sword",
                "sword 9999999999",
                "food -1",
                ",",
                "{x}",
            ):
                text = io.StringIO()
                line = [*lines[row][:column], bad, *lines[row][column + 1 :]]
                csv.writer(text).writerows([*lines[:row], line, *lines[row + 1 :]])
                files.append(text.getvalue())

    async def visit() -> None:
        async with server.visitor() as guest:
            client = Wire(server, guest.cookie)
            for file in files:
                seats = [{"who": "you"}, {"who": "open"}]
                body = {"game": "ancient_world", "seats": seats, "options": {"deck": file}}
                await client.send("POST", "/api/tables", json.dumps(body).encode())
            assert not client.faults, "\n".join(client.faults)

    asyncio.run(visit())
    assert broken == []


def test_no_message_breaks_a_table(server: Server, broken: list[str]) -> None:
    async def play() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            frames: list[str | bytes] = [b"\xff\xfe", b"", "", "[" * 20_000, '{"type":' * 9000, '"\\ud800"', "\x00"]
            for kind in get_args(wire.ClientMessage):
                info = msgspec.inspect.type_info(kind)
                assert isinstance(info, msgspec.inspect.StructType)
                for body in spoiled({"type": info.tag, **valid(kind)}):
                    frames.append(body)
                    with_text = body.decode(errors="ignore")
                    frames.append(with_text)
            async with guest.sit(table) as seat:
                await seat.until(lambda: seat.questions)
                for frame in frames:
                    if len(frame) > 60_000:
                        continue  # larger than the server takes: the connection ends, as it should
                    await seat.socket.send(frame)
                await seat.tell(type="ping")
                await seat.say_hello()
                await seat.until(lambda: seat.questions)
                reply = await seat.answer()
                assert reply["type"] == "ack", reply

    try:
        asyncio.run(play())
    except websockets.exceptions.ConnectionClosed as closed:
        raise AssertionError(f"the connection was lost: {closed}; {broken}") from closed
    assert broken == []


def twisted(key: str, others: list[str]) -> Iterator[str]:
    """A key with one of its parts gone, doubled, or taken from another key; and with what is no part of any."""
    parts = key.split(":")
    for at in range(len(parts)):
        yield ":".join([*parts[:at], *parts[at + 1 :]])
        yield ":".join([*parts[:at], parts[at], *parts[at:]])
        for bad in ("", "-1", "Z99", "9" * 400, *[other.split(":")[-1] for other in others]):
            yield ":".join([*parts[:at], bad, *parts[at + 1 :]])


def test_no_answer_breaks_a_table_of_clash(tmp_path: Path, start: Callable[..., Server], broken: list[str]) -> None:
    """Answers name hexes, cards and goods: at the first questions of every kind each key is twisted, as an answer, a
    look at what it would do and a plan."""
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as guest:
            table = await guest.quick("clash")
            seen: set[str] = set()
            rng = random.Random(3)
            async with guest.sit(table) as seat:
                words = ("", "exchange:1", "give:food", "done", "refuse", "collect", "move", "from", "to")
                for word in (*words, *[None] * 40):  # the deal is another each time: whatever comes until all were met
                    if word is None and len(seen) > 3:
                        break
                    await seat.until(lambda: seat.questions)
                    asked = seat.questions[0]
                    keys = [option["key"] for option in asked["options"]]
                    if asked["id"] not in seen:
                        seen.add(asked["id"])
                        about = {"n": seat.position["n"], "question": asked["id"]}
                        one_of_each = {key.split(":")[0]: key for key in keys}
                        bad = {t for key in one_of_each.values() for t in twisted(key, keys[:1])}.difference(keys)
                        for key in sorted(bad):
                            reply = await seat.tell(type="answer", key=key, **about)
                            assert reply["type"] == "refused" and len(reply["text"]) > 10, (key, reply)
                        for key in sorted(bad)[::20]:
                            assert (await seat.tell(type="ask-preview", key=key, **about))["type"] == "refused", key
                            assert (await seat.tell(type="ask-plan", path=[key, key]))["type"] != "error", key
                    n = seat.position["n"]
                    fitting = [key for key in keys if key.startswith(word)] if word else []
                    chosen = rng.choice(keys) if word is None else (fitting or keys)[0]
                    assert (await seat.answer(chosen))["type"] == "ack"
                    await seat.until(lambda n=n: seat.position["n"] > n)  # type: ignore[misc]
            assert len(seen) > 3, seen

    asyncio.run(play())
    assert broken == []
