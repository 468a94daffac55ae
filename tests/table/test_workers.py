"""Processes that work for the tables: what fails stays its own, everybody gets a turn, all end with the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from oikumene.table.fair import Fair
from oikumene.table.workers import Failure, Workers

from .conftest import came_up, free_port
from .visitor import Visitor


def test_each_failure_comes_back_as_data_and_the_next_piece_is_done() -> None:
    async def work() -> None:
        workers = Workers(1)
        try:
            assert await workers.do(len, "four", seconds=60, owner="a", table="1") == 4
            error = await workers.do(int, "card com-017", seconds=60, owner="a", table="1")
            assert (error.kind, error.what) == ("error", "ValueError")
            assert "com-017" not in repr(error)
            left = await workers.do(sys.exit, 3, seconds=60, owner="a", table="1")
            assert (left.kind, left.what) == ("error", "SystemExit")
            died = await workers.do(os._exit, 3, seconds=60, owner="a", table="1")
            assert died == Failure("died", "exit code 3")
            late = await workers.do(time.sleep, 60, seconds=0.3, owner="a", table="1")
            assert late.kind == "late"
            unsent = await workers.do(lambda: 1, seconds=60, owner="a", table="1")
            assert unsent.kind == "error"
            unsendable = await workers.do(compile, "1", "x", "eval", seconds=60, owner="a", table="1")
            assert unsendable.kind == "error"
            assert await workers.do(len, "four", seconds=60, owner="a", table="1") == 4
        finally:
            workers.close()

    asyncio.run(work())


def test_the_time_of_a_piece_counts_from_when_it_begins() -> None:
    async def work() -> None:
        workers = Workers(1)
        try:
            await workers.do(len, "", seconds=60, owner="a", table="1")
            pieces = [workers.do(time.sleep, 0.2, seconds=0.6, owner="a", table="1") for _ in range(5)]
            assert await asyncio.gather(*pieces) == [None] * 5
        finally:
            workers.close()

    asyncio.run(work())


def test_with_several_processes_nobody_has_all_of_them() -> None:
    async def work() -> None:
        workers = Workers(2)
        try:
            greedy = [
                asyncio.create_task(workers.do(time.sleep, 1.0, seconds=30, owner="a", table=str(i))) for i in range(6)
            ]
            await asyncio.sleep(0.1)
            assert workers.running["a"] == 1
            assert await workers.do(len, "four", seconds=60, owner="b", table="1") == 4
            assert sum(task.done() for task in greedy) < 6
            for task in greedy:
                task.cancel()
        finally:
            workers.close()

    asyncio.run(work())


# -- who is next


def order(queue: Fair[str], cost: Callable[[str], float] = lambda item: 1.0) -> list[str]:
    found = []
    while (taken := queue.take()) is not None:
        found.append(taken[1])
        queue.charge(taken[0], cost(taken[1]))
    return found


def test_owners_take_turns_and_so_do_the_tables_of_one() -> None:
    queue: Fair[str] = Fair()
    for table in ("x", "y"):
        for n in range(3):
            queue.put("anna", table, f"anna {table}{n}")
    queue.put("boris", "z", "boris z0")
    queue.put("boris", "z", "boris z1")
    found = order(queue)
    assert found.index("boris z0") <= 1
    assert found.index("boris z1") <= 3
    assert [item for item in found if item.startswith("anna")][:4] == ["anna x0", "anna y0", "anna x1", "anna y1"]


def test_who_takes_long_comes_less_often() -> None:
    queue: Fair[str] = Fair()
    for n in range(12):
        queue.put("slow", f"s{n}", f"slow{n}")
        queue.put("quick", f"q{n}", f"quick{n}")
    found = order(queue, lambda item: 5.0 if item.startswith("slow") else 1.0)
    assert sum(item.startswith("slow") for item in found[:12]) <= 3


def test_a_newcomer_neither_waits_behind_a_full_queue_nor_gets_it_whole() -> None:
    queue: Fair[str] = Fair()
    for n in range(200):
        queue.put("anna", f"a{n}", f"anna{n}")
    for _ in range(50):
        taken = queue.take()
        assert taken is not None
        queue.charge(taken[0], 1.0)
    for n in range(50):
        queue.put("boris", f"b{n}", f"boris{n}")
    found = order(queue)
    assert found.index("boris0") <= 1
    assert sum(item.startswith("anna") for item in found[:20]) >= 9


def test_what_nobody_waits_for_comes_after_and_still_comes() -> None:
    queue: Fair[str] = Fair()
    for n in range(20):
        queue.put("anna", f"a{n}", f"awaited{n}")
        queue.put("boris", f"b{n}", f"quiet{n}", quiet=True)
    found = order(queue)[:12]
    assert sum(item.startswith("quiet") for item in found) == 3


# -- the end


def children(pid: int) -> set[int]:
    """Every process below one."""
    found: set[int] = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = status.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.add(int(status.parent.name))
    for child in set(found):
        found |= children(child)
    return found


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_is_left_behind(tmp_path: Path, sign: signal.Signals) -> None:
    port = free_port()
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", str(tmp_path / "x.db")]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    below: set[int] = set()

    async def think() -> None:
        async with Visitor(f"http://127.0.0.1:{port}") as guest:
            await guest.quick(bot="strategist", options={"first_player": "2"})
            async with asyncio.timeout(30):
                while not any(b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes() for pid in below):
                    await asyncio.sleep(0.1)
                    below.update(children(server.pid))
            await asyncio.sleep(0.5)
            below.update(children(server.pid))

    try:
        came_up(server, port, 60)
        asyncio.run(think())
        os.kill(server.pid, sign)
        server.wait(20)
        deadline = time.monotonic() + 5
        while any(alive(pid) for pid in below) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not [pid for pid in below if alive(pid)]
    finally:
        for pid in {server.pid, *below}:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def test_all_processes_can_begin_before_there_is_work() -> None:
    async def begin() -> None:
        workers = Workers(2)
        try:
            await workers.begin()
            assert all(worker.process is not None and worker.process.is_alive() for worker in workers.all)
        finally:
            workers.close()

    asyncio.run(begin())
