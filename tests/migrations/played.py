"""People at a server of an earlier version: what they leave in its database goes to standard output, as JSON.

Anna has an account, Boris is a guest. They play 23 answers at a table, talk, and take one back; Anna has a second table
that is slow and has begun, and a third that waits. Where there are groups they are in one and talk there. Nothing of
this program is imported but that version's application; what an early one does not know yet it is not asked for.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import logging
import random
import socket
import sqlite3
import sys
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn

PASSWORD = "correct horse"
PAIR = [{"who": "you"}, {"who": "open"}]
ANSWERS = 23


def serve(db: str) -> tuple[uvicorn.Server, threading.Thread, str]:
    from oikumene.table.app import make_app

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    app: Any = make_app(db, bot_delay=0.0, limits=False)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error", lifespan="on"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            sys.exit("the server did not start")
        time.sleep(0.05)
    return server, thread, f"http://127.0.0.1:{port}"


def visitors() -> Any:
    """Who comes with a browser, as in today's tests: they speak a language that every version understands."""
    path = Path(__file__).resolve().parents[1] / "table" / "visitor.py"
    spec = importlib.util.spec_from_file_location("visitor", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Visitor


async def began(one: Any, other: Any, **more: Any) -> str:
    made = await one.post("/api/tables", {"game": "ancient_world", "seats": PAIR, **more})
    await other.post(f"/api/tables/{made['id']}/join")
    await one.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


async def answered(seats: list[Any], upto: int, rng: random.Random) -> None:
    while seats[0].position["n"] < upto:
        n = seats[0].position["n"]
        mover = seats[seats[0].position["waiting"][0]]
        await mover.until(lambda: mover.questions)
        await mover.answer(rng.choice(mover.questions[0]["options"])["key"])
        for seat in seats:
            await seat.until(lambda: seat.position["n"] > n)


async def taken_back(seats: list[Any]) -> bool:
    """Who answered last takes it back, where nothing was learned from it."""
    from oikumene.table import wire

    n = seats[0].position["n"]
    at = {"n": n} if "n" in wire.Undo.__struct_fields__ else {}
    for seat in seats:
        if (await seat.tell(type="undo", ask=False, **at))["type"] == "ack":
            for other in seats:
                await other.until(lambda: other.position["n"] > n)
            return True
    return False


async def grouped(one: Any, other: Any) -> str:
    """A group of both, where there are groups."""
    made = await one.http.post("/api/groups", json={"name": "Friends"})
    if made.status_code >= 400:
        return ""
    group = str(made.json()["id"])
    for way in (f"/api/groups/{group}/invitation", f"/api/groups/{group}/invite"):
        if (await one.http.post(way, json={})).status_code < 400:
            break
    found = (await one.http.get(f"/api/groups/{group}")).json().get("invitation") or {}
    if found.get("code"):
        await other.http.post(f"/api/invitations/{found['code']}", json={})
    await one.http.post(f"/api/groups/{group}/talk", json={"text": "Who is there?"})
    return group


async def visit(address: str) -> dict[str, Any]:
    rng = random.Random(7)
    visitor = visitors()
    async with visitor(address) as anna, visitor(address) as boris:
        await anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
        await boris.http.post("/api/me/name", json={"name": "Boris"})
        table = await began(anna, boris)
        async with anna.sit(table) as one, boris.sit(table) as two:
            await answered([one, two], ANSWERS, rng)
            await one.tell(type="say", text="Hello, Boris")
            await two.tell(type="say", text="Hello, Anna")
            while not await taken_back([one, two]):
                await answered([one, two], one.position["n"] + 1, rng)
        slow = await began(anna, boris, pace="slow", hours=24)
        async with anna.sit(slow) as one, boris.sit(slow) as two:
            await answered([one, two], 3, rng)
        waiting = (await anna.post("/api/tables", {"game": "imperial_settlers", "seats": PAIR}))["id"]
        group = await grouped(anna, boris)
        return {
            "table": table,
            "slow": slow,
            "waiting": waiting,
            "group": group,
            "boris": dict(boris.http.cookies),
            "password": PASSWORD,
        }


def main(db: str) -> None:
    logging.disable(logging.WARNING)
    server, thread, address = serve(db)
    try:
        told = asyncio.run(asyncio.wait_for(visit(address), 200))
    finally:
        server.should_exit = True
        thread.join(30)
    connection = sqlite3.connect(db)
    told["schema"] = connection.execute("PRAGMA user_version").fetchone()[0]
    (told["n"],) = connection.execute("SELECT count(*) FROM events WHERE tbl = ?", (told["table"],)).fetchone()
    told["sql"] = list(connection.iterdump())
    told["secret"] = Path(f"{db}.secret").read_text().strip()
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1])
