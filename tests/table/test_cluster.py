"""Bots that think on a Ray cluster, and here when it is not there or goes away in the middle."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from oikumene.kernel.errors import Refused
from oikumene.table import cluster
from oikumene.table.board import Board, Row, Seat
from oikumene.table.cluster import address_of
from oikumene.table.thinking import Thinkers
from oikumene.table.workers import Failure, Workers

from .conftest import free_port

SOURCE = Path(__file__).parents[2] / "src"


@contextlib.contextmanager
def a_cluster() -> Iterator[tuple[str, Callable[[], None]]]:
    """A Ray cluster of one machine, with a way to end it hard."""
    pytest.importorskip("ray")
    port, folder = free_port(), tempfile.mkdtemp(prefix="r-", dir="/tmp")  # its sockets have short names
    command = [Path(sys.executable).with_name("ray"), "start", "--head", "--block", f"--port={port}", "--num-cpus=2"]
    command += ["--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"]
    command += ["--object-store-memory=80000000", "--min-worker-port=0", "--max-worker-port=0"]
    head = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )

    def end() -> None:
        with contextlib.suppress(psutil.NoSuchProcess):
            begun = psutil.Process(head.pid)
            for process in (*begun.children(recursive=True), begun):
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
        head.wait()

    try:
        yield f"127.0.0.1:{port}", end
    finally:
        end()
        shutil.rmtree(folder, ignore_errors=True)


async def at(pool: Workers) -> tuple[int, bool]:
    """The process in which something is done, and whether it is one of this machine's own for bots."""
    found = await pool.do(os.getpid, seconds=30, owner="a", table="t")
    assert isinstance(found, int)
    return found, found == pool.all[0].process.pid


def table() -> Board:
    seats = [Seat(bot="merchant"), Seat(bot="merchant")]
    row = Row(*("t", "ancient_world", 3, 5, {}, "playing", False, "live", 0, False, False, "", 0.0, 0.0), seats=seats)
    return Board(row)


def test_they_think_there_and_go_on_here_when_it_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "token")  # a cluster lets in who has its token
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))

    async def play() -> None:
        with a_cluster() as (address, end):
            pool = Thinkers(1, cluster=address)
            try:
                deadline = time.monotonic() + 90  # until it has begun, everything is done here
                first, here = await at(pool)
                while here and time.monotonic() < deadline:
                    pool.all[0].away = 0.0  # type: ignore[attr-defined]
                    first, here = await at(pool)
                assert not here
                assert (await at(pool)) == (first, False), "one thinker, which remembers"

                board = table()
                (question,) = [q for q in board.match.pending if q.seat == board.match.asks[0].seat]
                far = await pool.choose(board, question.seat, question.id, "merchant")
                assert isinstance(far, str) and far in {option.key for option in question.options}
                plain = Thinkers(1)
                assert far == await plain.choose(board, question.seat, question.id, "merchant"), "wherever it thinks"
                plain.close()

                late = await pool.do(time.sleep, 60, seconds=1.0, owner="a", table="t")
                assert isinstance(late, Failure) and late.kind == "late"
                wrong = await pool.do(int, "x", seconds=30, owner="a", table="t")
                assert isinstance(wrong, Failure) and (wrong.kind, wrong.what) == ("error", "ValueError")

                end()  # pulled out in the middle
                begun = time.monotonic()
                again = await pool.choose(board, question.seat, question.id, "merchant")
                assert again == far, "nobody at the table has noticed"
                assert time.monotonic() - begun < 75
                assert (await at(pool))[1]
            finally:
                pool.close()

    asyncio.run(play())


def test_without_a_cluster_they_think_here() -> None:
    async def play() -> None:
        pool = Thinkers(1, cluster=f"127.0.0.1:{free_port()}")
        try:
            begun = time.monotonic()
            assert (await at(pool))[1] and time.monotonic() - begun < 40
            begun = time.monotonic()
            await at(pool)
            assert time.monotonic() - begun < 5, "it is not asked again for every thought"
        finally:
            pool.close()

    asyncio.run(play())


def test_a_cluster_of_another_version_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would answer what nobody is asked."""

    class Ray:
        def is_initialized(self) -> bool:
            return False

        def init(self, **_: object) -> None:
            pass

        def remote(self, **_: object) -> Callable[[type], Ray]:
            return lambda _: self

        def options(self, **_: object) -> Ray:
            made = type("Made", (), {"remote": lambda _: self})()
            return made  # type: ignore[no-any-return]

        version = type("Version", (), {"remote": lambda _: None})()

        def get(self, *_: object, **__: object) -> tuple[str, dict[str, int]]:
            return "0.0.1", {"ancient_world": 1}

    with pytest.raises(RuntimeError, match=r"version 0\.0\.1"):
        cluster._begun(Ray(), *cluster._called(Ray(), "auto"))


def test_who_is_slow_to_begin_is_not_called_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy cluster begins a thinker in more time than we wait for it: the next thought finds it there."""
    ray = pytest.importorskip("ray")
    called = []

    def get(what: str, timeout: float) -> object:
        if what == "version" and len(called) == 1 and not late:
            late.append(what)
            raise ray.exceptions.GetTimeoutError("not yet")
        return cluster.ours() if what == "version" else pickle.dumps((0.5, b"done"))

    late: list[str] = []
    asked = type("Asked", (), {"remote": lambda _, what: "thought"})()
    made = type("Made", (), {"done": asked})()
    monkeypatch.setattr(cluster, "_thinker", None)
    monkeypatch.setattr(cluster, "_coming", None)
    monkeypatch.setattr(cluster, "_called", lambda ray, address: called.append(address) or (made, "version"))
    monkeypatch.setattr(ray, "get", get)
    assert isinstance(cluster.thought("auto", b"", 5.0), cluster.Gone)
    assert cluster.thought("auto", b"", 5.0) == cluster.Elsewhere(0.5, b"done")
    assert called == ["auto"]


def test_where_it_is() -> None:
    assert address_of("ray") == "auto" and address_of("ray:10.0.0.1:6379") == "10.0.0.1:6379"
    with pytest.raises(Refused, match="--bots-on ray"):
        address_of("slurm:1")
