"""Killed hard under load, again and again: every acknowledged answer is there afterwards, no table is broken."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from .conftest import came_up, free_port
from .visitor import Visitor

KILLS = int(os.environ.get("OIKUMENE_KILLS", "3"))
TABLES = 4


def start(db: Path, port: int, **where: Any) -> subprocess.Popen[bytes]:
    """A server that answers; `where`: its folder and environment."""
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", str(db)]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
    server = subprocess.Popen(command, **quiet, **where)
    came_up(server, port, 180)
    return server


def kill(server: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(server.pid, signal.SIGKILL)
    server.wait()


async def hammer(visitors: list[Visitor], tables: list[str], confirmed: dict[str, int], rng: random.Random) -> None:
    """Answer at every table as fast as it is confirmed, until the connection breaks."""

    async def one(table: str, mine: list[Visitor]) -> None:
        with contextlib.suppress(Exception):
            async with mine[0].sit(table) as left, mine[1].sit(table) as right:
                while left.position["result"] is None:
                    seat = {0: left, 1: right}[left.position["waiting"][0]]
                    await seat.until(lambda: seat.questions)
                    reply = await seat.answer(rng.choice(seat.questions[0]["options"])["key"])
                    if reply["type"] == "ack":
                        confirmed[table] = max(confirmed[table], reply["n"])
                    n = seat.position["n"]
                    for other in (left, right):
                        await other.until(lambda: other.position["n"] >= n)

    pairs = [visitors[i : i + 2] for i in range(0, len(visitors), 2)]
    await asyncio.gather(*(one(table, pair) for table, pair in zip(tables, pairs, strict=True)))


def test_no_acknowledged_answer_is_lost(tmp_path: Path) -> None:
    db, rng = tmp_path / "tables.db", random.Random(5)

    async def play() -> None:
        confirmed: dict[str, int] = {}
        cookies: list[dict[str, str]] = []
        for kills in range(KILLS + 1):
            port = free_port()
            server = await asyncio.to_thread(start, db, port)
            visitors = [Visitor(f"http://127.0.0.1:{port}") for _ in range(2 * TABLES)]
            try:
                if kills == 0:
                    for visitor in visitors:
                        await visitor.get("/api/me")
                        cookies.append(dict(visitor.http.cookies))
                    for i in range(0, 2 * TABLES, 2):
                        seats = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}
                        made = await visitors[i].post("/api/tables", seats)
                        await visitors[i + 1].post(f"/api/tables/{made['id']}/join")
                        await visitors[i].post(f"/api/tables/{made['id']}/start")
                        confirmed[made["id"]] = 0
                else:
                    for visitor, cookie in zip(visitors, cookies, strict=True):
                        visitor.http.cookies.update(cookie)
                    for i, (table, n) in enumerate(confirmed.items()):
                        found: Any = await visitors[2 * i].get(f"/api/tables/{table}/position?seat=0")
                        assert found["n"] >= n, f"table {table} lost an answer: {found['n']} of {n}"
                work = asyncio.create_task(hammer(visitors, list(confirmed), confirmed, rng))
                await asyncio.sleep(0.2 + rng.random() * 0.6)
                kill(server)
                await asyncio.wait_for(work, 60)
            finally:
                kill(server)
                for visitor in visitors:
                    await visitor.http.aclose()
        assert sum(confirmed.values()) > 0

    asyncio.run(play())
