"""A hostile client, a hundred thousand times: does anything break, change, or tell what it should not?

`python bench/hostile.py [--count 100000] [--seconds 1800] [--seed 1] [--db postgres]`: a server on this machine without
limits (they would refuse most of it), a town of people who do nothing, and somebody who sends requests to every route
and frames to a table's socket, nine requests to a frame. What is tried and what is looked at: `tests/table/hostile.py`,
of which `tests/table/test_hostile.py` sends some thousand with every run of the tests. With `--db postgres` there are
two workers on a PostgreSQL of their own, and who comes is let in by one and the other in turn. Loopback only; bounded
in count and time.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path
from typing import Any

from oikumene.table import desks, workers

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.table.conftest import Postgres, Server
from tests.table.hostile import Report, changed, over_routes, over_sockets, settled, stored

#: So many at a time; the store is compared after each.
BATCH = 5000


class Workers:
    """Two workers on one PostgreSQL, in turn in the place of one server."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.workers = [Server(db), Server(db)]
        self.turns = cycle(self.workers)
        self.app = self.workers[0].app

    @property
    def port(self) -> int:
        return next(self.turns).port

    @property
    def address(self) -> str:
        return next(self.turns).address

    def visitor(self, **settings: Any) -> Any:
        return next(self.turns).visitor(**settings)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


class Ear(logging.Handler):
    """Hears what the server complains of."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


async def attack(server: Any, count: int, seconds: float, rng: random.Random) -> tuple[Report, list[str]]:
    report, faults = Report(), []
    until = time.monotonic() + seconds
    async with settled(server) as town:
        before = stored(server.db)
        while report.sent < count and time.monotonic() < until and not faults and not report.faults:
            goal = min(count, report.sent + BATCH)
            await over_routes(town, rng, goal - (goal - report.sent) // 10, report, until)
            await over_sockets(town, rng, goal, report, until)
            faults = changed(town, before)
            print(f"{report.sent} sent", flush=True)
    return report, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=1800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    asked = parser.parse_args()
    desks.LONGEST, workers.BEGIN_SECONDS = 240.0, 600.0  # a busy machine is not what is looked at
    ear = Ear()
    logging.getLogger().addHandler(ear)
    begun, worked = time.monotonic(), time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        server: Any = (
            Server(str(Path(folder) / "tables.db"))
            if asked.db == "sqlite"
            else Workers(Postgres(tempfile.mkdtemp()).database())
        )
        try:
            report, faults = asyncio.run(attack(server, asked.count, asked.seconds, random.Random(asked.seed)))
        finally:
            server.stop()
    faults += report.faults + ear.told
    print(
        f"{report.sent} requests and frames, {len(report.routes)} routes, {len(report.heard)} kinds of messages,"
        f" seed {asked.seed}, {asked.db}:"
        f" {time.monotonic() - begun:.0f} s, {time.process_time() - worked:.0f} s of the processor"
    )
    print("answers:", ", ".join(f"{status}: {many}" for status, many in sorted(report.statuses.items())))
    print(f"faults: {len(faults)}", *faults[:20], sep="\n")
    return 1 if faults or report.sent < asked.count else 0


if __name__ == "__main__":
    sys.exit(main())
