"""A server that starts on many stored bot tables: `python bench/waking.py [--tables 5000]`.

How long until the page is answered, how much memory the server and its bot processes take while the tables are woken,
and how long an own lobby takes meanwhile. All on this machine, over the loopback address.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from serving import free_port, serving, wait_for

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from table.stored import store_tables


def processes(pid: int) -> list[int]:
    """A process and all below it."""
    found = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found += processes(int(stat.parent.name))
    return found


def megabytes(pid: int) -> float:
    with contextlib.suppress(OSError, StopIteration):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
    return 0.0


def measure(server: subprocess.Popen[bytes], address: str, seconds: float) -> dict[str, object]:
    ready = wait_for(address, "/api/lobby")
    with httpx.Client(base_url=address, timeout=10) as client:
        own, all_of_them, waits = [], [], []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            asked = time.perf_counter()
            client.get("/api/lobby").raise_for_status()
            waits.append(time.perf_counter() - asked)
            own.append(megabytes(server.pid))
            all_of_them.append(sum(megabytes(pid) for pid in processes(server.pid)))
            time.sleep(0.1)
        metrics = dict(line.split() for line in client.get("/metrics").text.splitlines())
    waits.sort()
    return {
        "ready_s": round(ready, 2),
        "server_mb": round(max(own)),
        "server_and_bots_mb": round(max(all_of_them)),
        "lobby_p50_ms": round(1000 * statistics.median(waits), 1),
        "lobby_p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "tables_loaded": int(metrics["oikumene_tables_loaded"]),
        "still_asleep": int(metrics["oikumene_tables_asleep"]),
        "events": int(metrics["oikumene_events_total"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--game", default="ancient_world")
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--port", type=int, default=0, help="default: one that is free")
    args = parser.parse_args()
    args.port = args.port or free_port()
    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/waking.db"
        asyncio.run(store_tables(db, args.tables, game=args.game, moves=args.moves, bot=args.bot))
        with serving(db, args.port, limits=False) as server:
            found = measure(server, f"http://127.0.0.1:{args.port}", args.seconds)
            print(json.dumps({"tables": args.tables, "game": args.game, "moves": args.moves, **found}, indent=2))


if __name__ == "__main__":
    main()
