"""People for the benchmarks: browsers that make tables, and seats at them.

The WebSocket is a small one of our own: thousands of them share the machine with the server, and what they take of the
processor is not there for it. It speaks plain frames to 127.0.0.1 and is no client for anything else.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import httpx
import msgspec

#: Nothing that is waited for takes longer.
PATIENCE = 60.0
#: Seconds between two signs of life.
PING = 25.0


class Line(asyncio.Protocol):
    """A WebSocket. `keeps`: what comes is kept until it is read; else it is only counted, with when it was whole."""

    def __init__(self, host: str, path: str, cookie: str, *, keeps: bool) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
            "\r\n",
        ]
        self.request = "\r\n".join(lines).encode()
        self.keeps = keeps
        self.open = False
        self.buffer = b""
        self.frames = 0
        self.at = 0.0
        self.lost = False
        self.texts: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def say(self, text: str | bytes) -> None:
        self.transport.write(framed(text))

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.transport.abort()
                return
            self.open, self.buffer = True, rest
            self.say('{"type":"hello"}')
            if self.keeps:
                self._ping()
        while (found_frame := whole_frame(self.buffer)) is not None:
            begin, end = found_frame
            kind, said = self.buffer[0] & 0x0F, self.buffer[begin:end]
            self.buffer = self.buffer[end:]
            if kind == 1:
                self.frames += 1
                self.at = time.perf_counter()
                if self.keeps:
                    self.texts.append(said)
            elif kind == 9:
                self.transport.write(bytes((0x8A, 0x80 | len(said))) + b"\0\0\0\0" + said)  # as it was asked
            elif kind == 8:
                self.transport.close()
        self._wake()

    def _ping(self) -> None:
        """As the page does: who says nothing for three minutes is not there."""
        if not self.lost:
            asyncio.get_running_loop().call_later(PING, self._ping)
            self.say('{"type":"ping","ref":0}')

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self._wake()

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def hear(self, patience: float = PATIENCE) -> bytes:
        """The next text; an OSError where the connection is gone."""
        if not self.texts:
            async with asyncio.timeout(patience):
                while not self.texts:
                    if self.lost:
                        raise ConnectionResetError("the connection is gone")
                    self.waiting = asyncio.get_running_loop().create_future()
                    await self.waiting
        return self.texts.popleft()


def framed(text: str | bytes) -> bytes:
    """A text as a client sends it, under a mask of zeros."""
    data, mask = text.encode() if isinstance(text, str) else text, b"\0\0\0\0"
    if len(data) < 126:
        return bytes((0x81, 0x80 | len(data))) + mask + data
    return bytes((0x81, 0x80 | 126)) + struct.pack(">H", len(data)) + mask + data


def whole_frame(data: bytes) -> tuple[int, int] | None:
    """Where what the first frame says begins and ends, if all of it is there."""
    if len(data) < 2:
        return None
    size, head = data[1] & 0x7F, 2
    if size == 126:
        if len(data) < 4:
            return None
        (size,), head = struct.unpack(">H", data[2:4]), 4
    elif size == 127:
        if len(data) < 10:
            return None
        (size,), head = struct.unpack(">Q", data[2:10]), 10
    return (head, head + size) if len(data) >= head + size else None


async def connected(address: str, table: str, cookie: str, *, keeps: bool = True) -> Line:
    """A connection to a table, which has said hello."""
    host = address.removeprefix("http://")
    name, _, port = host.partition(":")
    path = f"/ws/tables/{table}"
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(host, path, cookie, keeps=keeps), name, int(port))
    return line


async def until(met: Callable[[], Any], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not met():
            await asyncio.sleep(0.002)


class Person(Protocol):
    """Whoever may sit down: where the server is, and who they are to it."""

    @property
    def address(self) -> str: ...

    @property
    def cookie(self) -> str: ...


class Player:
    """Somebody with a browser."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        # a connection that rests is closed by the server after five seconds: none that old is used again
        limits = httpx.Limits(keepalive_expiry=2)
        self.http = httpx.AsyncClient(base_url=address, headers={"x-oikumene": "1"}, timeout=60, limits=limits)
        self.rng = random.Random(seed)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


async def table_for_two(players: list[Player], game: str, *, public: bool = False) -> str:
    for player in players:
        (await player.http.get("/api/me")).raise_for_status()
    seats = {"game": game, "seats": [{"who": "you"}, {"who": "open"}], "public": public}
    made = await players[0].http.post("/api/tables", json=seats)
    table = str(made.json()["id"])
    (await players[1].http.post(f"/api/tables/{table}/join")).raise_for_status()
    (await players[0].http.post(f"/api/tables/{table}/start")).raise_for_status()
    return table


class Seat:
    """A person's connection to a table: the newest position, and one answer at a time."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table, self.ref = person, table, 0
        self.position: Any = {"n": -1, "questions": [], "result": None, "seat": None}
        self.line: Line
        self.said = 0.0  # when the last thing was confirmed

    async def __aenter__(self) -> Seat:
        self.line = await connected(self.person.address, self.table, self.person.cookie)
        await self.read("state")
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.line.transport.close()

    async def read(self, *kinds: str) -> Any:
        while True:
            message = msgspec.json.decode(await self.line.hear())
            if message["type"] == "state":
                self.position = message["position"]
            if message["type"] in kinds:
                return message

    def choice(self, rng: random.Random) -> dict[str, Any]:
        question = self.position["questions"][0]
        key = rng.choice(question["options"])["key"]
        return {"type": "answer", "n": self.position["n"], "question": question["id"], "key": key}

    async def say(self, said: dict[str, Any]) -> Any:
        """Its acknowledgement or refusal; what was said is shown when this returns."""
        self.ref += 1
        self.line.say(json.dumps({**said, "ref": self.ref}))
        while True:
            reply = await self.read("ack", "refused")
            if reply["ref"] == self.ref:
                break
        self.said = time.perf_counter()
        while reply["type"] == "ack" and self.position["n"] < reply["n"]:
            await self.read("state")
        return reply


async def asked(seats: Sequence[Seat]) -> Seat | None:
    """Who is asked something at a table where all have heard the newest; none when the game is over."""
    while True:
        newest = max(seat.position["n"] for seat in seats)
        if any(seat.position["result"] is not None for seat in seats):
            return None
        for seat in seats:
            if seat.position["n"] == newest and seat.position["questions"]:
                return seat
        late = [seat for seat in seats if seat.position["n"] < newest] or list(seats)
        await late[0].read("state")
