"""The database is lost, again and again: every acknowledged answer is there afterwards, and no table is broken."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Callable
from typing import Any

import websockets

from .conftest import Postgres, Server
from .visitor import Sitting, Visitor

CUTS = int(os.environ.get("OIKUMENE_CUTS", "12"))
RESTARTS = int(os.environ.get("OIKUMENE_RESTARTS", "1"))
TABLES = 4
AWAY = ("store-away", "store-unsure")


class Storm:
    """Tables of two, each player at another worker, answering as fast as is confirmed while the database is cut."""

    def __init__(self, workers: list[Server], rng: random.Random) -> None:
        self.workers = workers
        self.rng = rng
        self.over = False
        self.acknowledged: dict[tuple[str, int], tuple[str, str]] = {}
        self.refused: list[str] = []

    async def table(self, anna: Visitor, boris: Visitor) -> None:
        """One table after another until the storm is over."""
        while not self.over:
            made = await persistent(anna, "/api/tables", NEW)
            await persistent(boris, f"/api/tables/{made['id']}/join")
            await persistent(anna, f"/api/tables/{made['id']}/start", fine=("begun",))
            await asyncio.gather(self.play(anna, made["id"]), self.play(boris, made["id"]))

    async def play(self, visitor: Visitor, table: str) -> None:
        """Answer what is asked until the game is over; whoever is thrown out comes back."""
        while not self.over:
            try:
                async with visitor.sit(table) as seat:
                    if await self.sit(seat, table):
                        return
            except (websockets.exceptions.WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def sit(self, seat: Sitting, table: str) -> bool:
        while not self.over:
            if seat.position["result"] is not None:
                return True
            if not seat.questions:
                try:
                    await seat.receive(0.5)
                except TimeoutError:
                    await seat.say_hello()
                continue
            asked, n = seat.questions[0], seat.position["n"]
            key = self.rng.choice(asked["options"])["key"]
            reply = await seat.tell(type="answer", n=n, question=asked["id"], key=key)
            while reply["type"] == "refused" and reply["code"] in AWAY:  # said again, the same answer
                self.refused.append(reply["code"])
                await asyncio.sleep(0.1)
                reply = await seat.tell(type="answer", n=n, question=asked["id"], key=key)
            if reply["type"] == "ack":
                assert (table, n) not in self.acknowledged, "a number was given twice"
                self.acknowledged[table, n] = (asked["id"], key)
                await seat.until(lambda: seat.position["n"] > n)
            else:
                self.refused.append(reply["code"])
                assert reply["code"] in ("stale", "not-asked"), reply
                await seat.say_hello()
        return True


NEW = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}


async def persistent(visitor: Visitor, path: str, body: Any = None, fine: tuple[str, ...] = ()) -> Any:
    """Ask until it is done, as a person does who is told to try again."""
    for _ in range(200):
        answer = await visitor.http.post(path, json=body)
        if answer.status_code == 200 or answer.json()["code"] in fine:
            return answer.json()
        assert answer.status_code == 503, (path, answer.status_code, answer.text)
        assert answer.json()["code"] in AWAY
        await asyncio.sleep(0.1)
    raise AssertionError(f"{path} did not come to pass")


def test_no_acknowledged_answer_is_lost_when_the_database_is_cut_and_restarted(
    postgres_server: Postgres, start: Callable[..., Server]
) -> None:
    url, rng = postgres_server.database(), random.Random(11)
    storm = Storm([start(url), start(url)], rng)

    async def blow() -> None:
        async with contextlib.AsyncExitStack() as stack:
            pairs = [[await stack.enter_async_context(w.visitor()) for w in storm.workers] for _ in range(TABLES)]
            await among(pairs)

    async def among(pairs: list[list[Visitor]]) -> None:
        tables = [asyncio.create_task(storm.table(*pair)) for pair in pairs]
        restarts = set(rng.sample(range(CUTS), min(CUTS, RESTARTS)))
        for number in range(CUTS):
            await asyncio.sleep(0.05 + rng.random() * 0.25)
            if number in restarts:
                await asyncio.to_thread(postgres_server.restart)
            else:
                await asyncio.to_thread(postgres_server.cut, url)
        before = len(storm.acknowledged)
        async with asyncio.timeout(30):
            while len(storm.acknowledged) < before + 10:  # and it goes on
                await asyncio.sleep(0.05)
        storm.over = True
        await asyncio.wait_for(asyncio.gather(*tables), 60)

    asyncio.run(blow())
    events = postgres_server.ask("SELECT tbl, n, question, answer FROM events ORDER BY tbl, n", url)
    stored = {(table, n): (question, key) for table, n, question, key in events}
    lost = {at: said for at, said in storm.acknowledged.items() if stored.get(at) != said}
    assert not lost, f"{len(lost)} of {len(storm.acknowledged)} acknowledged answers are lost"
    for table in {table for table, _ in stored}:
        numbers = [n for at, n in stored if at == table]
        assert numbers == list(range(len(numbers))), f"table {table} has a gap"
    rows = postgres_server.ask("SELECT id, moves FROM tables WHERE status IN ('playing', 'finished')", url)
    assert all(moves == sum(table == at for at, _ in stored) for table, moves in rows)

    async def open_all(server: Server) -> None:
        async with server.visitor() as guest:
            for table, moves in rows:
                assert (await guest.get(f"/api/tables/{table}/position"))["n"] == moves

    asyncio.run(open_all(start(url)))
    print(f"{CUTS} cuts, {len(storm.acknowledged)} acknowledged, {len(stored)} stored, {len(storm.refused)} refused")
