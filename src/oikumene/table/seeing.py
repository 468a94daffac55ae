"""What an owner sees of a server: figures for Prometheus, a name for each request in the log, slow answers traced.

Figures are a worker's own; where several share a machine the library adds them up (a folder that they all write to).
They are read at an address of their own, which is nobody's but the owner's: at the table's own there is none of them.
"""

from __future__ import annotations

import contextlib
import cProfile
import logging
import os
import pstats
import re
import secrets
import time
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from oikumene.kernel.errors import Refused
from oikumene.table.board import Event
from oikumene.table.thinking import Job, board_of

#: The request that is being answered, as the log names it.
REQUEST: ContextVar[str] = ContextVar("request", default="")
#: A proxy may bring a name for the request. What does not look like one is not repeated.
NAME = re.compile(r"[A-Za-z0-9._-]{8,64}")
#: An answer that takes longer is told in the log; its rules are looked into, at most one in so many seconds.
SLOW = 0.5
TRACES_EVERY = 30.0
#: So many of the places where the time went are named.
PLACES = 8
#: Where the library looks for the folder that several workers write to.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

log = logging.getLogger("oikumene.seeing")
Kind = TypeVar("Kind", Histogram, Counter)


class Figures:
    """Everything that is counted and measured in a worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._found: dict[tuple[Any, tuple[str, ...]], Any] = {}
        self.requests = self._times("http_request", "Answers to requests, by route.", "method", "route", "status")
        self.messages = self._times("message", "Messages over WebSockets, until they are done.", "message", "outcome")
        self.rules = self._times("rules", "The rules of an answer, a copy of the table included.", "game")
        self.shown = self._times("shown", "Making what a viewer is shown.", "game")
        self.store = self._times("store", "Reads and writes, waiting included.", "what")
        self.thoughts = self._times("thought", "Work of the bots' processes.", "work", "outcome")
        self.waits = self._times("thought_wait", "How long work waited for one of the bots' processes.", "work")
        self.lag = self._times("loop_lag", "How late the event loop was.")
        self.events = self._count("events", "What happened at tables: answers, decisions taken back, turns.", "game")
        self.refused = self._count("refusals", "What was refused, by its code.", "code")
        self.errors = self._count("errors", "Lines of the log that say that something went wrong.", "where")
        self.loaded = self._now("tables_loaded", "Tables in memory.")
        self.asleep = self._now("tables_asleep", "Tables whose bots wait until they are woken.")
        self.connections = self._now("connections", "WebSockets at tables.")
        self.thinking = self._now("bots_thinking", "Seats that a bot thinks for.")
        self.waiting = self._now("bots_waiting", "Pieces of work that wait for one of the bots' processes.")
        self.memory = self._now("memory_bytes", "Memory of the workers, without the bots' processes.")
        self.set_aside = self._now("tables_set_aside", "Running tables that were set aside.", "max")
        self.uptime = self._now("uptime_seconds", "Since the oldest worker has begun.", "max")
        self.backup_age = self._now("backup_age_seconds", "Since the last backup; -1 where there is none.", "max")

    def one(self, family: Kind, *labels: str) -> Kind:
        """The series of a family with these labels. The library looks every label through each time it is asked; here
        the series is found again."""
        found = self._found.get((family, labels))
        if found is None:
            found = self._found[family, labels] = family.labels(*labels)
        return cast("Kind", found)

    def _times(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"oikumene_{name}_seconds", about, labels, registry=self.registry, buckets=BUCKETS)

    def _count(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"oikumene_{name}", about, labels, registry=self.registry)

    def _now(self, name: str, about: str, of: Literal["livesum", "max"] = "livesum") -> Gauge:
        mode: Literal["livesum", "livemax"] = "livesum" if of == "livesum" else "livemax"
        return Gauge(f"oikumene_{name}", about, registry=self.registry, multiprocess_mode=mode)

    def names(self) -> set[str]:
        """Every series there can be, as one asks for it."""
        found: set[str] = set()
        for family in self.registry.collect():
            if family.type == "histogram":
                found |= {f"{family.name}_{part}" for part in ("bucket", "count", "sum")}
            else:
                found.add(f"{family.name}_total" if family.type == "counter" else family.name)
        return found

    def text(self) -> str:
        """As Prometheus reads it: of this worker alone."""
        return generate_latest(self.registry).decode()


class Errors(logging.Handler):
    """Counts what the log says went wrong."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(logging.ERROR)
        self.figures = figures

    def emit(self, record: logging.LogRecord) -> None:
        self.figures.errors.labels(record.name).inc()


# -- requests


@contextlib.contextmanager
def named(scope: Any) -> Iterator[str]:
    """A request and its name: the proxy's where it brings one, else a new one."""
    brought = next((value for name, value in scope.get("headers", ()) if name == b"x-request-id"), b"")
    name = brought.decode("latin-1")
    token = REQUEST.set(name if NAME.fullmatch(name) else secrets.token_hex(8))
    try:
        yield REQUEST.get()
    finally:
        REQUEST.reset(token)


# -- slow answers


def trace(job: Job, event: Event) -> list[str]:
    """In a process of the bots: where the time of an answer's rules goes, by functions of ours, the longest first.

    The answer is given again at the same table; nothing of what it says is told, only where the work was.
    """
    board = board_of(job)
    tried = board.fork(board.row)
    profile = cProfile.Profile()
    with contextlib.suppress(Refused):
        profile.runcall(tried.apply, event)
    found: list[tuple[float, str]] = []
    for (file, line, name), (_, calls, own, whole, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        where = file.replace(os.sep, "/").rpartition("/oikumene/")
        if where[1]:
            told = f"{where[2]}:{line} {name}: {1000 * whole:.0f} ms in all, {1000 * own:.0f} ms itself, {calls} calls"
            found.append((own if "/games/" not in f"/{where[2]}" else whole, told))
    return [told for _, told in sorted(found, reverse=True)[:PLACES]]


class Traces:
    """Which slow answers are looked into."""

    def __init__(self) -> None:
        self.last = float("-inf")

    def due(self) -> bool:
        """Whether it is time to look into one: looking takes as long as the answer did, and twice."""
        if time.monotonic() < self.last + TRACES_EVERY:
            return False
        self.last = time.monotonic()
        return True


# -- where figures are read


class Living(MultiProcessCollector):
    """What all workers of this machine wrote; the gauges of one that has died are left out."""

    def collect(self) -> Any:
        folder = os.environ.get(FOLDER, "")
        for path in Path(folder).glob("gauge_live*_*.db"):
            pid = path.stem.rpartition("_")[2]
            if pid.isdigit() and not Path(f"/proc/{pid}").exists() and Path("/proc/self").exists():
                mark_process_dead(int(pid))  # type: ignore[no-untyped-call]
        return super().collect()  # type: ignore[no-untyped-call]


def listen(host: str, port: int, registry: CollectorRegistry | None = None) -> Any:
    """Figures at an address of their own: of one worker, or of all that share the folder. Whoever ends it calls
    `shutdown` of what is returned."""
    if registry is None:
        registry = CollectorRegistry()
        Living(registry)  # type: ignore[no-untyped-call]
    try:
        server, _ = start_http_server(port, host, registry)
    except OSError as why:
        raise Refused(
            "port", "Nothing can listen at {host}, port {port} ({why}).", host=host, port=port, why=str(why)
        ) from why
    return server


def memory() -> int:
    """Bytes this process has in memory, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def pressed(told: Path = Path("/proc/self/schedstat")) -> float:
    """Seconds of the processor that this process has taken, and those it has waited for one that others had, where the
    system tells."""
    try:
        waited = int(told.read_text().split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        waited = 0.0
    return time.process_time() + waited
