"""Side doors between the workers of one machine: people at the same table are served by the same worker.

Whoever connects is let in by any worker. Where the table is another's, each answer would be played twice and told
through the database. So a connection to a table is handed on, as it is (the system passes open sockets between
processes), to the worker the table falls to: the same one for all who come, by the table's name and the workers that
have a door. Where handing on fails, the connection stays where it is, and that works too: it is only slower.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import logging
import os
import socket
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

log = logging.getLogger("oikumene.table")

#: Where the doors are: a folder of the parent's, for nobody else.
FOLDER = "OIKUMENE_DOORS"
#: A longer head of a request is not handed on.
LONGEST_HEAD = 60_000
#: So long it is believed which doors there are.
KNOWN = 1.0
WAYS = b"/ws/tables/"

#: What is done with a connection that was handed on: the socket, and what was read from it.
Taken = Callable[[socket.socket, bytes], None]


def table_of(url: bytes) -> bytes | None:
    """The table a request is about.

    >>> table_of(b"/ws/tables/3fK9?x=1"), table_of(b"/api/me"), table_of(b"/ws/tables/a/b")
    (b'3fK9', None, None)
    """
    if not url.startswith(WAYS):
        return None
    id = url.removeprefix(WAYS).partition(b"?")[0]
    return id if id and b"/" not in id else None


def falls_to(table: bytes, doors: list[str]) -> str:
    """One of the doors, the same for everybody who knows the same; few tables move when one comes or goes.

    >>> falls_to(b"3fK9", ["a", "b"]) == falls_to(b"3fK9", ["b", "a"])
    True
    """
    return min(doors, key=lambda door: (zlib.crc32(table, zlib.crc32(door.encode())), door))


class SideDoor:
    """The door of this worker, and the ways to those of the others."""

    def __init__(self, folder: Path, taken: Taken, name: str = "") -> None:
        self.folder, self.taken = folder, taken
        self.name = name or str(os.getpid())
        self.loop = asyncio.get_running_loop()
        self.ways: dict[str, socket.socket] = {}
        self.guests: set[socket.socket] = set()
        self.looked, self.doors = 0.0, list[str]()
        self.bell = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.bell.setblocking(False)
        with contextlib.suppress(FileNotFoundError):
            (folder / self.name).unlink()
        self.bell.bind(str(folder / self.name))
        self.bell.listen(64)
        self.loop.add_reader(self.bell, self._rung)

    def close(self) -> None:
        """Nothing more is taken: who comes from now on goes elsewhere."""
        with contextlib.suppress(OSError):
            (self.folder / self.name).unlink()
        self.loop.remove_reader(self.bell)
        for guest in list(self.guests):
            self._gone(guest)
        for each in (self.bell, *self.ways.values()):
            each.close()

    # -- handing on

    def hand_on(self, table: bytes, connection: int, head: bytes) -> bool:
        """Whether the worker that a table falls to has the connection now; else it is to be kept."""
        if len(head) > LONGEST_HEAD:
            return False
        while (doors := self._doors()) and (door := falls_to(table, doors)) != self.name:
            try:
                self._through(door, connection, head)
                return True
            except (BlockingIOError, InterruptedError):  # too much is handed on just now
                return False
            except OSError:  # nobody is behind it any more
                self._shut(door)
        return False

    def _doors(self) -> list[str]:
        now = time.monotonic()
        if now - self.looked > KNOWN:
            self.looked = now
            try:
                self.doors = os.listdir(self.folder)
            except OSError:
                self.doors = []
        return self.doors

    def _through(self, door: str, connection: int, head: bytes) -> None:
        way = self.ways.get(door)
        if way is None:
            way = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            way.setblocking(False)
            try:
                way.connect(str(self.folder / door))
            except OSError:
                way.close()
                raise
            self.ways[door] = way
        way.sendmsg([head], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))])

    def _shut(self, door: str) -> None:
        if (way := self.ways.pop(door, None)) is not None:
            way.close()
            return  # it may be another's by now, who has the same number: tried once more
        self.doors = [each for each in self.doors if each != door]
        with contextlib.suppress(OSError):
            (self.folder / door).unlink()

    # -- taking in

    def _rung(self) -> None:
        with contextlib.suppress(OSError):
            guest, _ = self.bell.accept()
            guest.setblocking(False)
            self.guests.add(guest)
            self.loop.add_reader(guest, self._take, guest)

    def _take(self, guest: socket.socket) -> None:
        try:
            head, found, flags, _ = socket.recv_fds(guest, LONGEST_HEAD + 1, 1)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            head, found, flags = b"", [], 0
        if not head:
            self._gone(guest)
            return
        for each in found:
            one = socket.socket(fileno=each)
            if flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
                one.close()
                continue
            one.setblocking(False)
            self.taken(one, head)

    def _gone(self, guest: socket.socket) -> None:
        self.guests.discard(guest)
        self.loop.remove_reader(guest)
        guest.close()


class Reception:
    """What the protocols of a worker have in common: its door, once it is known how connections are served here."""

    def __init__(self) -> None:
        self.door: SideDoor | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    def opened(self, make: Callable[[], Any]) -> None:
        """With the first connection: `make` makes the protocol of a WebSocket."""
        folder = os.environ.get(FOLDER)
        if self.door is not None or not folder or not hasattr(socket, "SOCK_SEQPACKET"):
            return

        def taken(one: socket.socket, head: bytes) -> None:
            task = asyncio.get_running_loop().create_task(self._served(one, head, make))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        try:
            self.door = SideDoor(Path(folder), taken)
        except OSError as why:
            log.warning("this worker has no side door: %s", why)
            del os.environ[FOLDER]

    async def _served(self, one: socket.socket, head: bytes, make: Callable[[], Any]) -> None:
        protocol = make()
        made = protocol.connection_made

        def first(transport: Any) -> None:  # what was read at the other worker comes before whatever else does
            del protocol.connection_made
            made(transport)
            protocol.data_received(head)

        protocol.connection_made = first
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, one)
        except OSError:  # who was to be served has gone
            one.close()

    def closed(self) -> None:
        if self.door is not None:
            self.door.close()
            self.door = None


#: Of this process.
RECEPTION = Reception()
