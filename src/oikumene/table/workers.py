"""Processes that do work with plain data, one piece at a time, for owners who are served in fairness.

What goes wrong with one piece stays its own: an error comes back as data, a process that dies or does not come to an
end is replaced, and the next piece is done. The processes end with the one that started them, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

from prometheus_client import Histogram

from oikumene.kernel.errors import Refused
from oikumene.table.fair import Fair

#: A process has so long to begin; loading the games takes a second or two where nothing else runs.
BEGIN_SECONDS = 60.0
#: They give way to the process that answers people.
NICE = 5


class Failure(NamedTuple):
    """Why a piece of work came to nothing: an error, a process that died, one that did not come to an end.

    Words of the error are left out: they can name what is hidden. Its kind and where it was raised are enough.
    """

    kind: Literal["error", "died", "late"]
    what: str = ""
    where: tuple[str, ...] = ()


def failure(error: BaseException) -> Failure:
    """An error as data."""
    what = f"{type(error).__name__} {error.code}" if isinstance(error, Refused) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return Failure("error", what, tuple(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames))


# -- in the other process

#: When the work that is done now is to come to an end (`time.monotonic`), as the other side has it; 0: in its own time.
_until: Any = None


def hurried() -> bool:
    """Whether others wait, so that what can be cut short is to come to an end."""
    return _until is not None and 0 < _until.value <= time.monotonic()


def serve(pipe: Connection, until: Any = None) -> None:
    """Do what comes through the pipe until it is closed."""
    global _until
    _until = until
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that answers people
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(b"")
        while True:
            pipe.send_bytes(done(pipe.recv_bytes()))


def _end_with_parent() -> None:
    """Also where the parent was killed hard, and also in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def ready() -> None:
    """Nothing to do but to be there."""


def done(asked: bytes) -> bytes:
    """What came of it, and how many seconds it took."""
    begun = time.perf_counter()
    try:
        work, args = pickle.loads(asked)
        found = pickle.dumps(work(*args))
    except BaseException as why:
        found = pickle.dumps(failure(why))
    return pickle.dumps((time.perf_counter() - begun, found))


# -- in the process that answers people


class Worker:
    """One process and the pipe to it; used by one thread at a time."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Connection | None = None
        self.closing = False
        self.until: Any = None  # shared with the process (`hurried`)

    def begin(self) -> Connection:
        if self.pipe is not None and self.process.is_alive():
            return self.pipe
        self.end()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.until = context.RawValue("d", 0.0)
        process = context.Process(target=serve, args=(theirs, self.until), name="oikumene-bots", daemon=True)
        process.start()
        theirs.close()
        self.process, self.pipe = process, ours
        if self.closing or not ours.poll(BEGIN_SECONDS):
            raise EOFError
        ours.recv_bytes()
        return ours

    def do(self, work: Callable[..., Any], args: Sequence[Any], seconds: float) -> tuple[float, Any]:
        """How long it took, and what the work returns or a Failure."""
        try:
            asked = pickle.dumps((work, args))
        except Exception as why:
            return 0.0, failure(why)
        begun = time.perf_counter()
        try:
            pipe = self.begin()
            begun = time.perf_counter()
            if self.until is not None:
                self.until.value = 0.0
            pipe.send_bytes(asked)
            if not pipe.poll(seconds):
                self.end()
                return seconds, Failure("late", f"{seconds:g} s")
            took, found = pickle.loads(pipe.recv_bytes())
            return took, pickle.loads(found)
        except (EOFError, OSError):
            code = self.end()
            return time.perf_counter() - begun, Failure("died", "" if code is None else f"exit code {code}")

    def hurry(self, until: float) -> None:
        """What is done now is to end at that time (`time.monotonic`), if it can be cut short."""
        if self.until is not None:
            self.until.value = min(until, self.until.value or until)

    def end(self) -> int | None:
        """Nothing is lost with a process: it holds only what can be made again."""
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        code = None
        if process is not None:
            process.join(0.2)
            code = process.exitcode
            process.kill()
            process.join(5)
        if pipe is not None:
            pipe.close()
        return code


class Piece(NamedTuple):
    """Work that waits or is done: since when it waits, who is told how long it took, and whether it comes to an end at
    once where somebody waits."""

    work: Callable[..., Any]
    args: Sequence[Any]
    seconds: float
    future: asyncio.Future[Any]
    put: float
    spent: Callable[[float], None] | None
    gives_way: bool = False


class Noted(Protocol):
    """Where it is written down how long work waited and took; `seeing.Figures` is one."""

    @property
    def waits(self) -> Histogram: ...

    @property
    def thoughts(self) -> Histogram: ...


class Workers:
    """So many processes, begun when they are needed, and the queue before them."""

    def __init__(self, processes: int = 1, make: Callable[[], Worker] = Worker) -> None:
        self.processes = max(1, processes)
        self.queue: Fair[Piece] = Fair()
        self.running: Counter[str] = Counter()
        self.busy: dict[Worker, Piece] = {}  # what each process does
        self.tasks: set[asyncio.Task[None]] = set()
        self.idle = [make() for _ in range(self.processes)]
        self.all = list(self.idle)
        self.threads: ThreadPoolExecutor | None = None
        self.closed = False
        self.noted: Noted | None = None

    async def do(
        self,
        work: Callable[..., Any],
        *args: Any,
        seconds: float,
        owner: str,
        table: str,
        quiet: bool = False,
        spent: Callable[[float], None] | None = None,
        gives_way: bool = False,
    ) -> Any:
        """What `work(*args)` returns in another process, or a Failure. The time counts from when it begins; `spent` is
        told how much it was, whether or not somebody still waits."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        piece = Piece(work, args, seconds, future, time.monotonic(), spent, gives_way)
        self.queue.put(owner, table, piece, quiet=quiet)
        self._next()
        self.pressed()
        return await future

    def pressed(self) -> None:
        """Something new waits, or has begun: whoever divides the time does so here."""

    def allowed(self, piece: Piece) -> Sequence[Any]:
        """What a piece of work is begun with: whoever divides the time says here how much of it there is."""
        return piece.args

    def first(self) -> Callable[[], None]:
        """What they do when they begin ahead of the first work."""
        return ready

    async def begin(self) -> None:
        """The processes begin now and not with the first work: whoever takes tables over is in a hurry."""
        owners = [f"begin {n}" for n in range(self.processes)]
        await asyncio.gather(*(self.do(self.first(), seconds=BEGIN_SECONDS, owner=each, table="") for each in owners))

    def _may(self, owner: str) -> bool:
        """With several processes nobody has all of them."""
        return self.running[owner] < max(1, self.processes - 1)

    def _next(self) -> None:
        while self.idle and not self.closed:
            taken = self.queue.take(self._may)
            if taken is None:
                return
            owner, piece = taken
            if piece.future.done():  # nobody waits for it any more
                continue
            self.running[owner] += 1
            worker = self.idle.pop()
            args = self.allowed(piece)
            self.busy[worker] = piece
            task = asyncio.create_task(self._work(worker, owner, piece, args))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _work(self, worker: Worker, owner: str, piece: Piece, args: Sequence[Any]) -> None:
        took, outcome = 0.0, Failure("died")
        if self.noted is not None:
            self.noted.waits.labels(piece.work.__name__).observe(time.monotonic() - piece.put)
        try:
            if self.threads is None:
                self.threads = ThreadPoolExecutor(self.processes, "oikumene-bots")
            loop = asyncio.get_running_loop()
            took, outcome = await loop.run_in_executor(self.threads, worker.do, piece.work, args, piece.seconds)
        finally:
            del self.busy[worker]
            self.idle.append(worker)
            self.running[owner] -= 1
            if not self.running[owner]:
                del self.running[owner]
            self.queue.charge(owner, took)
            if self.noted is not None:
                kind = outcome.kind if isinstance(outcome, Failure) else "done"
                self.noted.thoughts.labels(piece.work.__name__, kind).observe(took)
            if piece.spent is not None:
                piece.spent(took)
            if self.closed:  # ended by us: nobody is to blame
                piece.future.cancel()
            elif not piece.future.done():
                piece.future.set_result(outcome)
        self._next()

    def close(self) -> None:
        """End the processes now, whatever they do."""
        self.closed = True
        for worker in self.all:
            worker.closing = True
            process = worker.process
            if process is not None:
                process.kill()
        if self.threads is not None:
            self.threads.shutdown(wait=True)
        for worker in self.all:
            worker.end()
