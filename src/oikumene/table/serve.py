"""Running the server: one process on SQLite, any number of them on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from oikumene.kernel.errors import Refused
from oikumene.table import backup, mail, news, proxies, seeing, settings, sidedoor
from oikumene.table.line import Line
from oikumene.table.owners import Owners
from oikumene.table.store import Damaged, Store, not_whole, open_store

DEFAULT_DB = "oikumene.db"
#: What every start reads: where that is damaged nothing can begin.
READ_FIRST = (
    *(f"SELECT * FROM {table}" for table in ("secrets", "owners", "beats", "standstills")),
    "SELECT sum(created) FROM people",
    "SELECT sum(made) FROM sessions",
)
#: The folder that workers of one machine have together.
TOGETHER = "OIKUMENE_TOGETHER"


@dataclass(frozen=True)
class Plan:
    """What was asked for on the command line."""

    host: str
    port: int
    db: str
    workers: int
    client: Path | None
    secure: bool
    thinkers: int
    backups: backup.Schedule | None = None
    metrics: tuple[str, int] | None = None
    settings: str | None = None
    cluster: str | None = None
    proxy: str | None = None


def kept_in(db: str) -> str:
    """Where tables are, as a person may be told it."""
    if db.startswith(("postgresql://", "postgres://")):
        from oikumene.table.postgres import shown

        return shown(db)
    return str(Path(db.removeprefix("sqlite:")).absolute())


def built_client() -> Path | None:
    """The client's files: built in the repository, or shipped in the package."""
    here = Path(__file__).resolve()
    for place in (here.parents[3] / "web" / "dist", Path(str(files("oikumene.table") / "client"))):
        if (place / "index.html").is_file():
            return place
    return None


def listening(text: str) -> tuple[str, int]:
    """`127.0.0.1:9464`, `[::1]:9464` or `9464`, which is this machine's own."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise Refused("metrics-address", "{text} is no address to listen at: say HOST:PORT.", text=text)
    return host.strip("[]") or "127.0.0.1", int(port)


def free_port(host: str, port: int) -> None:
    """Refuse a port that is taken, with a sentence."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as why:
        raise Refused(
            "port", "Nothing can listen at {host}, port {port} ({why}).", host=host, port=port, why=str(why)
        ) from why


def check(plan: Plan) -> None:
    """Refuse at once what could not be served: a taken port, a database that does not open."""
    postgres = plan.db.startswith(("postgresql://", "postgres://"))
    if plan.workers > 1 and not postgres and not news.able():
        raise Refused(
            "workers", "Several workers need PostgreSQL (--db postgresql://…) on this system; SQLite is for one."
        )
    free_port(plan.host, plan.port)
    if plan.metrics is not None:
        free_port(*plan.metrics)
    settings.read(plan.settings)
    mail.read(os.environ)
    if plan.proxy is not None:
        proxies.networks(plan.proxy)
    if plan.cluster is not None and find_spec("ray") is None:
        raise Refused(
            "cluster-driver", "Bots on a cluster need a package that is not installed: pip install oikumene[ray]."
        )
    asyncio.run(_try(plan.db))


@contextlib.asynccontextmanager
async def _opened(db: str) -> AsyncIterator[Store]:
    """The store, before anything is served: that it is damaged is a sentence, and no line of the log besides."""
    log = logging.getLogger("oikumene.table")
    store, log.disabled = open_store(db), True
    try:
        await store.open()
        try:
            yield store
        finally:
            await store.close()
    except Damaged as why:
        raise not_whole(kept_in(db), why.details["why"]) from why.__cause__
    finally:
        log.disabled = False


async def _try(db: str) -> None:
    async with _opened(db) as store:
        for sql in READ_FIRST:
            await store.rows(sql)


async def owners_of(db: str) -> list[str]:
    """Who owns the server."""
    async with _opened(db) as store:
        return await Owners(store).names()


def run(plan: Plan) -> None:
    """Serve until somebody stops it."""
    os.environ["OIKUMENE_PLAN"] = json.dumps(
        {
            "db": plan.db,
            "client": None if plan.client is None else str(plan.client),
            "secure": plan.secure,
            "thinkers": plan.thinkers,
            "backups": plan.backups,
            "metrics": plan.metrics if plan.workers == 1 else None,
            "settings": plan.settings,
            "cluster": plan.cluster,
            "workers": plan.workers,
            "proxy": plan.proxy,
        }
    )
    if plan.workers == 1:
        _run(plan)
        return
    with tempfile.TemporaryDirectory(prefix="oikumene-", ignore_cleanup_errors=True) as folder:
        os.environ[TOGETHER] = folder
        doors = os.environ[sidedoor.FOLDER] = str(Path(folder) / "doors")
        for each in (doors, f"{folder}/news"):
            Path(each).mkdir(mode=0o700)
        if plan.metrics is not None:  # the library looks for it when it is loaded: in the workers, which begin now
            figures = os.environ[seeing.FOLDER] = str(Path(folder) / "figures")
            Path(figures).mkdir(mode=0o700)
            seeing.listen(*plan.metrics)
        _run(plan)


def _run(plan: Plan) -> None:
    uvicorn.run(
        "oikumene.table.serve:from_plan",
        factory=True,
        host=plan.host,
        port=plan.port,
        workers=plan.workers if plan.workers > 1 else None,
        log_config=None,
        access_log=False,
        http=Prompt,
        ws=Line,
        ws_max_size=64_000,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,  # whom we believe is looked at by our own (`proxies`)
    )


def end_with_parent() -> None:
    """A worker whose parent was killed ends, in order: it would keep the port, and nobody could begin anew."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="oikumene-parent", daemon=True).start()


def end_all() -> None:
    """This server ends in order, with all its workers: none of them could be begun anew."""
    parent = multiprocessing.parent_process()
    os.kill(os.getpid() if parent is None or parent.pid is None else parent.pid, signal.SIGTERM)


def from_plan() -> object:
    """The application of one worker, from what the parent process left in the environment."""
    from oikumene.table.app import make_app

    start_logging()
    end_with_parent()
    sys.setswitchinterval(0.001)  # who answers people gets the interpreter back soon from who loads a table
    plan = json.loads(os.environ["OIKUMENE_PLAN"])
    client = plan["client"]
    app = make_app(
        plan["db"],
        together=os.environ.get(TOGETHER),
        client=Path(client) if client else None,
        secure=plan["secure"],
        thinkers=plan["thinkers"],
        cluster=plan["cluster"],
        workers=plan["workers"],
        warm=True,
        ahead=True,
        backups=backup.Schedule(*plan["backups"]) if plan["backups"] else None,
        settings=settings.read(plan["settings"]),
        settings_file=plan["settings"],
        proxies=proxies.networks(plan["proxy"]) if plan["proxy"] else (),
        ended=end_all,
    )
    if plan["metrics"] is not None:
        host, port = plan["metrics"]
        seeing.listen(host, port, app.figures.registry)
    return app


#: The head of a request is said within so many seconds, and so is what follows it: all of it, not the next byte.
HURRY = 20.0


class Prompt(AutoHTTPProtocol):  # type: ignore[misc, valid-type, unused-ignore]
    """HTTP for those who say something: a connection on which no request comes, or half of one, is closed."""

    _late: asyncio.TimerHandle | None = None
    _part: tuple[Any, bool] = (None, True)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        how = {"config": self.config, "server_state": self.server_state, "app_state": self.app_state}
        sidedoor.RECEPTION.opened(partial(self.ws_protocol_class, **how))
        self._hurry()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """A connection to a table goes to the worker that the table falls to."""
        if request or not self._handed_on():
            super().handle_websocket_upgrade(*request)

    def _handed_on(self) -> bool:
        door, table = sidedoor.RECEPTION.door, sidedoor.table_of(self.url)
        if door is None or table is None or self.flow.read_paused:
            return False
        said = [b"GET %s HTTP/1.1\r\n" % self.url, *(b"%s: %s\r\n" % header for header in self.headers), b"\r\n"]
        self.transport.pause_reading()
        if not door.hand_on(table, self.transport.get_extra_info("socket").fileno(), b"".join(said)):
            self.transport.resume_reading()
            return False
        self.connections.discard(self)
        self.transport.abort()  # here alone: the other worker has it
        return True

    def shutdown(self) -> None:
        """The worker ends: nothing more is handed to it."""
        sidedoor.RECEPTION.closed()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Time runs anew with each part of a request (its head, what follows), not with each piece of a part."""
        resting = self.cycle is None or self.cycle.response_complete
        super().data_received(data)
        part = (self.cycle, resting if self.cycle is self._part[0] else False)
        if part != self._part:
            self._part = part
            self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)

    def _hurry(self) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = self.loop.call_later(HURRY, self._enough)

    def _unsaid(self) -> bool:
        """Whether the other side has yet to say something: a request, or the rest of it."""
        if self not in self.connections:  # it is a WebSocket by now
            return False
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _enough(self) -> None:
        self._late = None
        if self._unsaid() and not self.transport.is_closing():
            self.transport.close()


class Lines(logging.Formatter):
    """One JSON object a line; no cookies, no seeds, no keys of cards."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if name := seeing.REQUEST.get():
            line["request"] = name
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("oikumene").setLevel(logging.INFO)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it recovers from is not news
