"""What workers of one machine tell each other where no database does it for them: SQLite has no `NOTIFY`.

Each worker has a socket in a folder of the parent's, and a way to that of every other. What was told and could not be
delivered is not silently lost: the way is given up then, and whoever notices the end of one reads everything anew, as
after a lost connection to PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

#: Bytes that go at once, and messages that may wait for a worker that does not listen just now.
MOST_AT_ONCE = 60_000
MOST_WAITING = 5_000


def able() -> bool:
    """Whether this system has what is needed."""
    return hasattr(socket, "SOCK_SEQPACKET") and Path("/proc").is_dir()


def letters(told: Sequence[str]) -> Iterator[bytes]:
    """As much in one as goes at once.

    >>> list(letters(["a", "b"]))
    [b'a\\nb']
    """
    one, size = list[bytes](), 0
    for each in told:
        said = each.encode()
        if one and size + len(said) + 1 > MOST_AT_ONCE:
            yield b"\n".join(one)
            one, size = [], 0
        one.append(said)
        size += len(said) + 1
    if one:
        yield b"\n".join(one)


class Way:
    """To another worker."""

    def __init__(self, path: Path) -> None:
        self.waiting = deque[bytes]()
        self.loop = asyncio.get_running_loop()
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.line.setblocking(False)
        try:
            self.line.connect(str(path))
        except OSError:
            self.line.close()
            raise

    def send(self, letter: bytes) -> None:
        """Raises OSError where nobody is there, or does not listen any more."""
        if len(self.waiting) >= MOST_WAITING:
            raise TimeoutError
        self.waiting.append(letter)
        if len(self.waiting) == 1:
            self.loop.remove_writer(self.line)
            self._flush()

    def _flush(self) -> None:
        while self.waiting:
            try:
                self.line.send(self.waiting[0])
            except (BlockingIOError, InterruptedError):
                self.loop.add_writer(self.line, self._later)
                return
            self.waiting.popleft()
        self.loop.remove_writer(self.line)

    def _later(self) -> None:
        try:
            self._flush()
        except OSError:  # whoever sends next finds it closed
            self.close()

    def close(self) -> None:
        self.loop.remove_writer(self.line)
        self.line.close()


class News:
    """What this worker hears, and tells the others."""

    def __init__(self, folder: Path, name: str = "") -> None:
        self.folder, self.name = folder, name or secrets.token_hex(8)
        self.loop = asyncio.get_running_loop()
        self.ways: dict[str, Way] = {}
        self.tellers: set[socket.socket] = set()
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.ear = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.ear.setblocking(False)
        with contextlib.suppress(FileNotFoundError):
            (folder / self.name).unlink()
        self.ear.bind(str(folder / self.name))
        self.ear.listen(64)
        self.loop.add_reader(self.ear, self._come)

    def tell(self, told: Sequence[str]) -> None:
        """Everybody else who is there now."""
        try:
            there = os.listdir(self.folder)
        except OSError:  # somebody has cleaned up: those who are known are still there
            there = [*self.ways]
        for other in there:
            if other != self.name:
                for letter in letters(told):
                    self._tell(other, letter)

    def _tell(self, other: str, letter: bytes) -> None:
        for _ in range(2):  # a way that has ended is made anew, once
            way = self.ways.pop(other, None)
            try:
                way = way or Way(self.folder / other)
                way.send(letter)
                self.ways[other] = way
                return
            except OSError as why:
                if way is not None:
                    way.close()
                elif isinstance(why, ConnectionRefusedError):  # it was killed
                    with contextlib.suppress(OSError):
                        (self.folder / other).unlink()
                    return

    def _come(self) -> None:
        with contextlib.suppress(OSError):
            teller, _ = self.ear.accept()
            teller.setblocking(False)
            self.tellers.add(teller)
            self.loop.add_reader(teller, self._hear, teller)

    def _hear(self, teller: socket.socket) -> None:
        try:
            said = teller.recv(MOST_AT_ONCE + 10_000)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            said = b""
        if said:
            for each in said.decode().split("\n"):
                self.said.put_nowait(each)
            return
        self._gone(teller)
        self.said.put_nowait("")  # what was still to be told is to be looked up

    def _gone(self, teller: socket.socket) -> None:
        self.tellers.discard(teller)
        self.loop.remove_reader(teller)
        teller.close()

    async def heard(self) -> AsyncIterator[str]:
        """What others tell; nothing: from now on, so that what was told before must be looked up."""
        yield ""
        while True:
            yield await self.said.get()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            (self.folder / self.name).unlink()
        self.loop.remove_reader(self.ear)
        self.ear.close()
        for teller in list(self.tellers):
            self._gone(teller)
        for way in self.ways.values():
            way.close()
        self.ways = {}
