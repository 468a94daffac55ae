"""The wire of a WebSocket: what is said over it, framed once, for however many it is sent to.

A text goes out through many hands otherwise (application, framework, server, library), and is framed and made small for
each connection anew. Here a `Text` keeps its frame, plain and small, and whoever is shown the same is sent the same
bytes. Making small starts anew with each message (`no_context_takeover`): a position is longer than the memory that a
connection would have for the one before, and so thousands of connections keep none.
"""

from __future__ import annotations

import struct
import time
import zlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from oikumene.table.sidedoor import RECEPTION

#: Where a connection finds its line, among the extensions of its scope.
LINE = "oikumene.line"
#: What is shorter is not made small.
SHORT = 400
#: How hard: twice as quick as zlib would try by itself, and a seventh longer.
LEVEL = 3
#: So many messages wait to be heard before no more are read from the socket.
UNHEARD = 8
#: So many bytes are taken apart before somebody else has a turn: a system hands over what it has, ten thousand short
#: messages in one go, and these would take a fifth of a second.
PIECE = 2048
#: Frames that say nothing (signs of life, parts of a message): so many a second, and so many at once. Who sends more is
#: closed: nobody hears them, so nothing else would slow them.
IDLE_FRAMES, IDLE_AT_ONCE = 20.0, 400.0
#: Whole texts: the first byte of a frame, as it is and made small.
PLAIN, SMALL = 0x81, 0xC1


class Text:
    """What is said, and its frames."""

    __slots__ = ("_plain", "_small", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._plain: bytes | None = None
        self._small: bytes | None = None

    @property
    def plain(self) -> bytes:
        if self._plain is None:
            self._plain = framed(PLAIN, self.data)
        return self._plain

    @property
    def small(self) -> bytes:
        """Made small where that pays."""
        if self._small is None:
            self._small = framed(SMALL, deflated(self.data)) if len(self.data) >= SHORT else self.plain
        return self._small


def framed(first: int, data: bytes) -> bytes:
    """A frame as a server sends it.

    >>> framed(PLAIN, b"hello")
    b'\\x81\\x05hello'
    """
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    if size < 65536:
        return struct.pack(">BBH", first, 126, size) + data
    return struct.pack(">BBQ", first, 127, size) + data


def deflated(data: bytes) -> bytes:
    """Without the four bytes that end every message, as the extension wants it."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Line(WebSocketsSansIOProtocol):
    """A WebSocket of the server, to which texts can be handed as they are."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.rest = b""  # what has come and was not taken apart yet
        self.going_on = False  # the next piece of it is taken in a moment
        self.idle, self.idle_at = 0.0, 0.0
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
            ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["extensions"][LINE] = self

    def shutdown(self) -> None:
        """The worker ends: nothing more is handed to it."""
        RECEPTION.closed()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """The scope was told of this line and this of the scope: in a circle, they would wait for the collector."""
        super().connection_lost(exc)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["extensions"].pop(LINE, None)

    def data_received(self, data: bytes) -> None:
        if len(data) <= PIECE and not self.rest:
            super().data_received(data)
            return
        self.rest += data
        self.transport.pause_reading()
        self.go_on()

    def go_on(self) -> None:
        """The next piece of what has come, when the others have had their turn."""
        if not self.going_on:
            self.going_on = True
            self.loop.call_soon(self.take_piece)

    def take_piece(self) -> None:
        self.going_on = False
        if self.transport.is_closing():
            self.rest = b""
            return
        piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
        super().data_received(piece)
        if self.read_paused:  # the next comes when these are heard
            return
        if self.rest:
            self.go_on()
        else:
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        self.idled()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.idled()

    def handle_text(self, event: Frame) -> None:
        super().handle_text(event)
        if not event.fin:
            self.idled()

    def handle_bytes(self, event: Frame) -> None:
        super().handle_bytes(event)
        if not event.fin:
            self.idled()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if not event.fin:
            self.idled()

    def idled(self) -> None:
        """A frame that says nothing has come."""
        now = time.monotonic()
        self.idle = max(0.0, self.idle - (now - self.idle_at) * IDLE_FRAMES) + 1
        self.idle_at = now
        if self.idle > IDLE_AT_ONCE and self.there:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too-fast")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. The library stops reading after each one until it is heard, which takes two turns
        of the system's for every message; here it does when several wait."""
        waiting = self.queue.qsize() + 1 >= UNHEARD
        paused, self.read_paused = self.read_paused, self.read_paused or not waiting
        try:
            super().send_receive_event_to_app()
        finally:
            if not waiting:
                self.read_paused = paused

    async def hear(self) -> str | bytes:
        """The next message, without the framework between; raises ClientDisconnected where none comes any more."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.rest:
                self.go_on()
            else:
                self.transport.resume_reading()
        event: Any = await self.queue.get()
        if event["type"] != "websocket.receive":
            raise ClientDisconnected
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text

    @cached_property
    def makes_small(self) -> bool | None:
        """Whether the other end reads what is made small as we do; none where it reads only what is made for it. Found
        once: it was agreed on when the connection was opened."""
        found = self.conn.extensions
        if not found:
            return False
        one = found[0]
        if len(found) > 1 or not isinstance(one, PerMessageDeflate) or not one.local_no_context_takeover:
            return None
        return True if one.local_max_window_bits == zlib.MAX_WBITS else None

    @property
    def there(self) -> bool:
        """Whether anybody is at the other end."""
        return self.handshake_complete and not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def ready(self) -> bool:
        """Whether something can be sent without waiting."""
        return self.writable.is_set() and self.there

    async def say(self, texts: Sequence[Text]) -> None:
        """Send texts, all of them in one go; waits while the other end reads nothing."""
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.there:
            raise ClientDisconnected
        self.put(texts)

    def put(self, texts: Sequence[Text]) -> None:
        """The same without waiting, where the line is `ready`."""
        small = self.makes_small
        if small is None:
            for text in texts:
                self.conn.send_text(text.data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif len(texts) == 1:
            self.transport.write(texts[0].small if small else texts[0].plain)
        else:
            self.transport.write(b"".join([text.small if small else text.plain for text in texts]))
