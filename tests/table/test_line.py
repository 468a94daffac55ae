"""The wire of a WebSocket: everybody reads the same, whatever their browser understands of making it small."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from oikumene.table import line
from oikumene.table.line import SHORT, Text, framed

from .conftest import Server
from .visitor import Visitor

#: Browsers: one that reads plain texts alone, one that reads small ones, and one that can keep little in mind.
READERS: dict[str, dict[str, Any]] = {
    "plain": {"compression": None},
    "small": {"compression": "deflate"},
    "narrow": {"compression": None, "extensions": [ClientPerMessageDeflateFactory(server_max_window_bits=10)]},
}


def test_everybody_reads_the_same_and_what_is_shown_to_many_is_framed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bytes] = []
    small = line.deflated
    monkeypatch.setattr(line, "deflated", lambda data: made.append(data) or small(data))
    server = Server(str(tmp_path / "tables.db"), limits=False)

    async def play() -> None:
        async with server.visitor() as guest:
            seats = [{"who": "you"}, {"who": "open"}]
            made_table = await guest.post("/api/tables", {"game": "ancient_world", "seats": seats, "public": True})
            id = str(made_table["id"])
            async with server.visitor() as other:
                await other.post(f"/api/tables/{id}/join")
            await guest.post(f"/api/tables/{id}/start")
            address = f"{guest.address.replace('http', 'ws', 1)}/ws/tables/{id}"
            async with server.visitor() as stranger:
                headers = {"Cookie": stranger.cookie}
                kinds = ["plain", "small", "small", "small", "narrow"]
                looking = [await websockets.connect(address, additional_headers=headers, **READERS[k]) for k in kinds]
                first = [await shown(one) for one in looking]
                assert [len(one.protocol.extensions) for one in looking] == [0, 1, 1, 1, 1]
                assert len({json.dumps(json.loads(one)["position"]) for one in first}) == 1
                made.clear()
                async with guest.sit(id) as seat:
                    if not seat.questions:  # it is the other's turn: what they are asked is shown to who looks on too
                        async with other.sit(id) as there:
                            assert (await there.answer())["type"] == "ack"
                    else:
                        assert (await seat.answer())["type"] == "ack"
                    then = [await newest(one, 1) for one in looking]
                    assert len(set(then)) == 1  # the very same, with the moment when it was made
                    assert made.count(then[0].encode()) == 1
                for one in looking:
                    await one.close()

    try:
        asyncio.run(play())
    finally:
        server.stop()


async def shown(socket: Any) -> str:
    await socket.send('{"type": "hello"}')
    return await newest(socket, 0)


async def newest(socket: Any, n: int) -> str:
    """The first state after so many events, as it was sent."""
    while True:
        text = str(await asyncio.wait_for(socket.recv(), 60))
        message = json.loads(text)
        if message["type"] == "state" and message["position"]["n"] >= n:
            return text


@contextlib.asynccontextmanager
async def looking(server: Server) -> AsyncIterator[tuple[Any, Visitor]]:
    """Somebody who looks at a table, and who sits there."""
    async with server.visitor() as guest:
        seats = [{"who": "you"}, {"who": "open"}]
        made = await guest.post("/api/tables", {"game": "ancient_world", "seats": seats, "public": True})
        address = f"{guest.address.replace('http', 'ws', 1)}/ws/tables/{made['id']}"
        async with websockets.connect(address, additional_headers={"Cookie": guest.cookie}, max_queue=None) as socket:
            yield socket, guest


async def heard_to_the_end(socket: Any) -> None:
    while True:
        await asyncio.wait_for(socket.recv(), 60)


PING = b'{"type": "ping", "ref": 7}'


def sent_at_once(socket: Any, frames: Callable[[], None]) -> None:
    """So that the system hands them over in large pieces."""
    frames()
    socket.transport.write(b"".join(socket.protocol.data_to_send()))


def test_thousands_of_short_messages_that_come_in_one_go_are_taken_apart_piece_by_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[int] = []
    taken = WebSocketsSansIOProtocol.data_received

    def counted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        pieces.append(len(data))
        taken(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
    server = Server(str(tmp_path / "tables.db"), limits=False)
    many = 3000

    async def say_much() -> None:
        async with looking(server) as (socket, _):

            def pings() -> None:
                for ref in range(many):
                    socket.protocol.send_text(json.dumps({"type": "ping", "ref": ref}).encode())

            sent_at_once(socket, pings)
            heard = [json.loads(await asyncio.wait_for(socket.recv(), 60)) for _ in range(many)]
            assert [one["ref"] for one in heard if one["type"] == "pong"] == list(range(many))

    try:
        asyncio.run(say_much())
        assert max(pieces) <= line.PIECE < sum(pieces)
    finally:
        server.stop()


@pytest.mark.parametrize("kind", ["ping", "pong", "parts"])
def test_who_sends_frames_that_say_nothing_without_end_is_closed(tmp_path: Path, kind: str) -> None:
    server = Server(str(tmp_path / "tables.db"), limits=False)
    half = int(line.IDLE_AT_ONCE / 2)

    async def say_nothing() -> None:
        async with looking(server) as (socket, guest):
            said = socket.protocol

            def nothing(many: int) -> None:
                for _ in range(many):
                    if kind == "parts":
                        said.send_continuation(b"", fin=False)
                    else:
                        getattr(said, f"send_{kind}")(b"")

            def around(many: int) -> None:
                """A message, and so many frames before it is whole."""
                said.send_text(b'{"type": "ping", ' if kind == "parts" else b" ", fin=False)
                nothing(many)
                said.send_continuation(b'"ref": 7}' if kind == "parts" else PING, fin=True)

            sent_at_once(socket, lambda: around(half))  # harms nobody
            assert json.loads(await asyncio.wait_for(socket.recv(), 60)) == {"type": "pong", "ref": 7}
            sent_at_once(socket, lambda: around(2 * half))
            with pytest.raises(websockets.exceptions.ConnectionClosed) as why:
                await heard_to_the_end(socket)
            assert why.value.rcvd is not None
            assert (why.value.rcvd.code, why.value.rcvd.reason) == (1008, "too-fast")
            assert await guest.get("/api/lobby")

    try:
        asyncio.run(say_nothing())
    finally:
        server.stop()


@pytest.mark.parametrize("size", [0, 125, 126, SHORT, 65_535, 65_536])
def test_a_frame_holds_what_was_said(size: int) -> None:
    text = Text(b"x" * size)
    assert text.plain == framed(line.PLAIN, text.data)
    assert text.plain.endswith(text.data)
    if size < SHORT:
        assert text.small is text.plain
    else:
        body = text.small[2 if len(text.small) < 128 else 4 :]
        assert text.small[0] == line.SMALL
        assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(body + b"\x00\x00\xff\xff") == text.data
