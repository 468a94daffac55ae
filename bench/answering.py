"""What an answer takes of the processor in the process that answers, without sockets: `python bench/answering.py`.

Sixteen tables of two at once, as in bench/load.py, in this process: messages are handed to the connections as they come
from the library that reads frames, and frames are taken where they would go to the socket. What the players do here is
not counted. Answers are timed in pieces of fifty; on a machine that others use the low ones say most. `--profile N`
tells the N functions that took longest, `--parts` how long each part of an answer took.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import cProfile
import gc
import os
import pstats
import random
import secrets
import tempfile
import time
from collections.abc import Callable
from typing import Any

from load import SAID, SAYS, Answer
from oikumene.table import keeping, wire
from oikumene.table.app import make_app
from oikumene.table.board import Board
from oikumene.table.chores import COLLECT
from oikumene.table.doors import socket as doors
from oikumene.table.doors.socket import Connection
from oikumene.table.hall import Hall, playing
from oikumene.table.line import LINE, Text

PIECE = 50


class Line:
    """In the place of a socket."""

    makes_small = False
    ready = there = True

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard

    async def say(self, texts: Any) -> None:
        self.put(texts)

    def put(self, texts: Any) -> None:
        for text in texts:
            self.heard(text.plain)


class Socket:
    def __init__(self, line: Line) -> None:
        client = ("127.0.0.1", 1)
        self.scope = {"type": "websocket", "headers": [], "client": client, "path": "/", "extensions": {LINE: line}}

    async def close(self, **_: Any) -> None: ...


class Run:
    def __init__(self, most: int) -> None:
        self.most, self.done, self.size = most, 0, 0
        self.players = 0.0
        self.pieces: list[tuple[float, float]] = []
        self.last = (0.0, 0.0)
        self.over = asyncio.Event()

    def answered(self) -> None:
        self.done += 1
        if self.done % PIECE == 0:
            now = (time.thread_time() - self.players, time.process_time() - self.players)
            self.pieces.append((now[0] - self.last[0], now[1] - self.last[1]))
            self.last = now
        if self.done >= self.most:
            self.over.set()


class Seat:
    """Answers at random as soon as it is asked."""

    def __init__(self, run: Run, house: Any, person: Any, live: Any, rng: random.Random) -> None:
        self.run, self.rng = run, rng
        self.said: list[bytes] = []
        self.wake = asyncio.Event()
        self.connection = Connection(house, Socket(Line(self.hear)), person, live)  # type: ignore[arg-type]

    def hear(self, frame: bytes) -> None:
        self.said.append(frame)
        self.wake.set()

    async def play(self) -> None:
        live = self.connection.watcher.live
        live.watchers.add(self.connection.watcher)
        writer = asyncio.create_task(self.connection.write())
        await self.connection.read('{"type":"hello"}')
        try:
            while not self.run.over.is_set():
                await self.wake.wait()
                self.wake.clear()
                begun = time.thread_time()
                answer, ended = self.choice()
                self.run.players += time.thread_time() - begun
                if ended:
                    return
                if answer:
                    await self.connection.read(answer)
                    self.run.answered()
        finally:
            writer.cancel()
            live.watchers.discard(self.connection.watcher)

    def choice(self) -> tuple[str, bool]:
        said, self.said = self.said, []
        answer = ""
        for frame in said:
            self.run.size += len(frame)
            message = SAID.decode(frame[2 if frame[1] < 126 else 4 if frame[1] == 126 else 10 :])
            if message.position is None:
                continue
            if message.position.result is not None:
                return "", True
            if message.position.questions:
                question = message.position.questions[0]
                key = self.rng.choice(question.options).key
                answer = SAYS.encode(Answer(1, message.position.n, question.id, key)).decode()
        return answer, False


async def pair(run: Run, house: Any, game: str, seed: int) -> None:
    people = []
    for _ in range(2):
        person = house.people.visitor(secrets.token_hex(8), "en")
        await house.people.keep(person)
        people.append(person)
    rng = random.Random(seed)
    while not run.over.is_set():
        seats = [wire.NewSeat("you"), wire.NewSeat("open")]
        live = await house.hall.create(people[0], wire.NewTable(game=game, seats=seats))
        await house.hall.join(live, people[1])
        await house.hall.start(live, people[0])
        live = await house.hall.find(live.row.id)
        await asyncio.gather(*(Seat(run, house, person, live, rng).play() for person in people))


PARTS: tuple[tuple[Any, str], ...] = (
    (Board, "fork"),
    (Board, "apply"),
    (Board, "position"),
    (Connection, "state"),
    (Connection, "made"),
    (keeping, "snapshots"),
    (playing, "note_board"),
    (playing, "row_update"),
    (doors, "told_again"),
    (doors, "read"),
    (Hall, "stir_bots"),
    (Hall, "_wind"),
    (Hall, "stir"),
    (Text, "__init__"),
)


def timed(owner: Any, name: str, spent: dict[str, float]) -> None:
    plain = getattr(owner, name)

    def wrapped(*args: Any, **named: Any) -> Any:
        begun = time.thread_time()
        try:
            return plain(*args, **named)
        finally:
            spent[name] = spent.get(name, 0.0) + time.thread_time() - begun

    setattr(owner, name, wrapped)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ancient_world")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--answers", type=int, default=3000)
    parser.add_argument("--profile", type=int, default=0)
    parser.add_argument("--parts", action="store_true")
    args = parser.parse_args()
    spent: dict[str, float] = {}
    if args.parts:
        for owner, name in PARTS:
            timed(owner, name, spent)
    app = make_app(f"{tempfile.mkdtemp()}/answering.db", thinkers=1, limits=False)
    async with app._lifespan_managers[-1](app):  # type: ignore[operator]
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        run = Run(args.answers)
        profile = cProfile.Profile() if args.profile else None
        tables = asyncio.gather(*(pair(run, app.state.house, args.game, seed) for seed in range(args.tables)))
        if profile is not None:
            profile.enable()
        await run.over.wait()
        if profile is not None:
            profile.disable()
        tables.cancel()
        whole = sorted(both for _, both in run.pieces[2:])
        loop = sorted(one for one, _ in run.pieces[2:])
        ms = 1000 / PIECE

        def told(found: list[float]) -> str:
            return f"low {ms * found[len(found) // 10]:.3f} median {ms * found[len(found) // 2]:.3f}"

        load = os.getloadavg()[0]
        print(f"{args.game}: ms an answer, all threads {told(whole)}; the loop {told(loop)}; load {load:.0f}")
        print(f"  {run.size / run.done / 1000:.1f} kB an answer; players {1000 * run.players / run.done:.3f} ms apart")
        if spent:
            print("  µs:", {name: round(1e6 * took / run.done, 1) for name, took in spent.items()})
        if profile is not None:
            stats = pstats.Stats(profile)
            stats.sort_stats("tottime").print_stats(args.profile)
            stats.sort_stats("cumtime").print_stats(args.profile)
        os._exit(0)


if __name__ == "__main__":
    with contextlib.suppress(ImportError):  # as the server does
        import uvloop

        uvloop.install()
    asyncio.run(main())
