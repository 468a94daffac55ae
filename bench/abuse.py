"""One visitor does all that the limits allow, for each thing that costs something; how long do the others wait?

`python bench/abuse.py [--seconds 12]`: a server with its limits on, an abuser from 127.0.0.2 (a process of its own that
gives way to the server, as if on another machine) with several connections and guests, and somebody from 127.0.0.1 who
looks at the lobby ten times a second. Loopback addresses only.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import queue
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import websockets

from oikumene.registry import game as find_game
from serving import free_port, serving, wait_for

AT_ONCE = 24
HEAVY = ("imperium", "clash")  # games with most cards, and with bots that think longest
WARM = 5.0  # seconds in which the server makes its texts, once


class Abuser:
    """Somebody who never waits."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.guests: list[httpx.AsyncClient] = []
        self.answers: Counter[str] = Counter()
        self.finished = ""

    async def come(self, many: int = 8) -> None:
        for _ in range(many):
            transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2", limits=httpx.Limits(max_connections=60))
            guest = httpx.AsyncClient(
                base_url=self.address, headers={"x-oikumene": "1"}, timeout=60, transport=transport
            )
            await guest.get("/api/me")
            self.guests.append(guest)

    async def go(self) -> None:
        for guest in self.guests:
            await guest.aclose()

    async def request(self, guest: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = await guest.request(method, path, json=body)
        self.answers[str(answer.status_code)] += 1
        if answer.status_code == 429:
            await asyncio.sleep(0.05)
        return answer

    async def bring_one(self) -> None:
        """A finished game to look back at: played here, brought in as a record."""
        match, rng = find_game("ancient_world").new(seats=2, seed=3), random.Random(1)
        while match.asks:
            match.take(match.asks[0], rng.choice(match.asks[0].values()))
        made = await self.guests[0].post("/api/import", json=match.record())
        self.finished = str(made.raise_for_status().json()["id"])

    def socket(self, guest: httpx.AsyncClient, table: str) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        address = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        return websockets.connect(
            address, additional_headers={"Cookie": cookie}, local_addr=("127.0.0.2", 0), max_size=None
        )

    # -- what can be abused; each is called over and over, by many at once

    async def lobby(self, guest: httpx.AsyncClient) -> None:
        await self.request(guest, "GET", "/api/lobby")

    async def cards(self, guest: httpx.AsyncClient) -> None:
        await self.request(guest, "GET", f"/api/games/{random.choice(HEAVY)}/cards")

    async def accounts(self, guest: httpx.AsyncClient) -> None:
        name = f"Somebody {random.randrange(10**9)}"
        await self.request(guest, "POST", "/api/account", {"name": name, "password": "x" * 20})

    async def logins(self, guest: httpx.AsyncClient) -> None:
        name = f"Somebody {random.randrange(10**9)}"
        await self.request(guest, "POST", "/api/login", {"name": name, "password": "x" * 20})

    async def histories(self, guest: httpx.AsyncClient) -> None:
        await self.request(guest, "GET", f"/api/tables/{self.finished}/history")

    async def positions(self, guest: httpx.AsyncClient) -> None:
        await self.request(guest, "GET", f"/api/tables/{self.finished}/position?at={random.randrange(40)}&seat=0")

    async def decks(self, guest: httpx.AsyncClient) -> None:
        deck = "\n".join(f"{random.random()}," + "x," * 40 for _ in range(900))
        quick = {"game": "ancient_world", "rivals": 1, "bot": "wanderer", "options": {"deck": deck}}
        await self.request(guest, "POST", "/api/quick", quick)

    async def tables(self, guest: httpx.AsyncClient) -> None:
        quick = {"game": random.choice(HEAVY), "rivals": 1, "bot": "strategist"}
        await self.request(guest, "POST", "/api/quick", quick)

    async def unknown(self, guest: httpx.AsyncClient) -> None:
        await self.request(guest, "GET", f"/api/tables/{random.randrange(10**9)}/position")

    async def greetings(self, guest: httpx.AsyncClient) -> None:
        """A connection that says hello as fast as it can."""
        with self.counted():
            async with self.socket(guest, self.finished) as socket:
                reading = asyncio.create_task(self.read(socket))
                try:
                    while True:
                        await socket.send('{"type":"hello"}')
                        self.answers["said"] += 1
                        await asyncio.sleep(0)  # what can be sent at once does not wait: nobody else would come to turn
                finally:
                    reading.cancel()
        await asyncio.sleep(0.05)

    async def frames(self, guest: httpx.AsyncClient) -> None:
        """A connection that sends signs of life, which nobody hears, as fast as it can."""
        with self.counted():
            async with self.socket(guest, self.finished) as socket:
                while True:
                    for _ in range(1000):
                        socket.protocol.send_ping(b"")
                    socket.transport.write(b"".join(socket.protocol.data_to_send()))
                    self.answers["frames"] += 1000
                    await asyncio.wait_for(await socket.ping(), 20)
        await asyncio.sleep(0.05)

    async def hints(self, guest: httpx.AsyncClient) -> None:
        """A connection to an own table that asks for hints and undoes its answers as fast as it can."""
        quick = {"game": "ancient_world", "rivals": 1, "bot": "strategist"}
        made = await self.request(guest, "POST", "/api/quick", quick)
        if made.is_error:
            await asyncio.sleep(0.2)
            return
        with self.counted():
            async with self.socket(guest, str(made.json()["id"])) as socket:
                reading = asyncio.create_task(self.read(socket))
                try:
                    await socket.send('{"type":"hello"}')
                    for ref in range(10_000):
                        what = {"type": "ask-hint"} if ref % 2 else {"type": "undo", "n": 0}
                        await socket.send(json.dumps({**what, "ref": ref}))
                finally:
                    reading.cancel()
        await asyncio.sleep(0.05)

    @contextlib.contextmanager
    def counted(self) -> Iterator[None]:
        """A connection that ends, or never begins, is counted by its reason."""
        try:
            yield
        except websockets.exceptions.ConnectionClosed as why:
            self.answers[f"closed {why.rcvd.reason or why.rcvd.code if why.rcvd else 'without a word'}"] += 1
        except (websockets.exceptions.WebSocketException, OSError) as why:
            self.answers[type(why).__name__] += 1

    async def read(self, socket: Any) -> None:
        with contextlib.suppress(websockets.exceptions.WebSocketException):
            async for text in socket:
                self.answers[json.loads(text)["type"]] += 1


KINDS = (
    *("nothing", "lobby", "cards", "accounts", "logins", "histories", "positions", "decks", "tables", "unknown"),
    *("greetings", "frames", "hints"),
)


async def somebody(address: str, until: float, waits: list[float]) -> None:
    """Looks at the lobby ten times a second."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        while time.perf_counter() < until:
            begun = time.perf_counter()
            (await client.get("/api/lobby")).raise_for_status()
            waits.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, 0.1 - waits[-1]))


async def abuse(port: int, kind: str, seconds: float, told: Any) -> None:
    """In a process of its own: as much as goes, for so long."""
    abuser = Abuser(port)
    await abuser.come()
    if kind in ("histories", "positions", "greetings", "frames"):
        await abuser.bring_one()
    told.put("begun")
    work: Callable[[httpx.AsyncClient], Awaitable[None]] = getattr(abuser, kind)

    async def over_and_over(number: int) -> None:
        while True:
            await work(abuser.guests[number % len(abuser.guests)])

    tasks = [asyncio.create_task(over_and_over(n)) for n in range(AT_ONCE)]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    told.put(dict(abuser.answers))


def abuser(port: int, kind: str, seconds: float, told: Any) -> None:
    os.nice(10)
    asyncio.run(abuse(port, kind, seconds, told))


def measure(port: int, kind: str, seconds: float) -> dict[str, object]:
    context = multiprocessing.get_context("spawn")
    told = context.Queue()
    other = context.Process(target=abuser, args=(port, kind, seconds + 1, told), daemon=True)
    waits: list[float] = []
    answers: dict[str, int] = {}
    if kind != "nothing":
        other.start()
        told.get(timeout=120)
    asyncio.run(somebody(f"http://127.0.0.1:{port}", time.perf_counter() + seconds, waits))
    if kind != "nothing":
        with contextlib.suppress(queue.Empty):
            answers = told.get(timeout=20)
        other.kill()
        other.join()
    waits.sort()
    return {
        "abused": kind,
        "lobby_p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "lobby_p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "lobby_max_ms": round(1000 * waits[-1], 1),
        "looks": len(waits),
        "abuser_got": answers,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(KINDS))
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--port", type=int, default=0, help="default: one that is free")
    args = parser.parse_args()
    args.port = args.port or free_port()
    with tempfile.TemporaryDirectory() as folder:
        for kind in args.kinds or KINDS:
            with serving(f"{folder}/{kind}.db", args.port):
                wait_for(f"http://127.0.0.1:{args.port}")
                time.sleep(WARM)
                print(json.dumps(measure(args.port, kind, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
