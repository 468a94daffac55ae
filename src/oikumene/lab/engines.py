"""Who does the work: this process, several processes of this machine, or the machines of a Ray cluster.

An engine is given a task and pieces of work as plain data, and gives the results back in the order of the work; so what
comes out is the same whichever engine it was and however many workers there were.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from oikumene.kernel.errors import Refused
from oikumene.lab.extras import need

W = TypeVar("W")
R = TypeVar("R")

#: What a worker imports before it begins, so that everything is registered there too.
Modules: TypeAlias = "tuple[str, ...]"

PROCESSES, RAY = "processes", "ray"
ENGINES = (PROCESSES, RAY)


def spread(
    engine: str,
    task: Callable[[W], R],
    work: Sequence[W],
    *,
    jobs: int = 1,
    modules: Modules = (),
    address: str | None = None,
) -> Iterator[R]:
    """The results of the task on each piece of work, in order."""
    if engine not in ENGINES:
        raise Refused(
            "engine", "There is no engine {engine}; there are {engines}.", engine=engine, engines=", ".join(ENGINES)
        )
    if jobs < 1:
        raise Refused("jobs", "At least one process must play, not {jobs}.", jobs=jobs)
    if engine == RAY:
        return _cluster(task, work, jobs, modules, address)
    if jobs == 1 or len(work) < 2:
        return (task(piece) for piece in work)  # not `map`: a StopIteration of a task would end it without a word
    return _processes(task, work, jobs, modules)


# -- processes of this machine


def _processes(task: Callable[[W], R], work: Sequence[W], jobs: int, modules: Modules) -> Iterator[R]:
    """A process that ends before its time ends the work with a sentence: nobody waits for what will never come."""
    count = min(jobs, len(work))
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_ready, initargs=(modules,))
    left = iter(work)
    running: deque[Future[R]] = deque()
    try:
        for piece in left:
            running.append(pool.submit(task, piece))
            if len(running) >= 3 * count:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    except BrokenProcessPool as why:
        raise Refused(
            "processes",
            "The processes that were to play have ended. A script that plays with several jobs does so under "
            '`if __name__ == "__main__":`, because each process imports it; if it does, there was too little memory, '
            "or somebody ended them.",
        ) from why
    finally:
        _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: games in progress are given up."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def _ready(modules: Modules) -> None:
    """A new process: knows what it must, and leaves Ctrl-C to the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in modules:
        import_module(module)


# -- a Ray cluster


def _cluster(
    task: Callable[[W], R], work: Sequence[W], jobs: int, modules: Modules, address: str | None
) -> Iterator[R]:
    """Work for a Ray cluster: that of the address, else one on this machine with so many workers.

    A cluster elsewhere is sent the house's own code, so its machines need Ray and Python only (and whatever packages
    bring games or bots of their own).
    """
    ray: Any = need("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        _join(ray, jobs, address)
    remote = ray.remote(num_cpus=1)(_with_modules)
    slots = max(1, int(ray.cluster_resources().get("CPU", jobs)))
    left = iter(work)
    running: deque[Any] = deque()
    try:
        for piece in left:
            running.append(remote.remote(task, piece, modules))
            if len(running) >= 3 * slots:
                yield ray.get(running.popleft())
        while running:
            yield ray.get(running.popleft())
    finally:
        for waiting in running:
            ray.cancel(waiting, force=True)
        if ours:
            ray.shutdown()


def _join(ray: Any, jobs: int, address: str | None) -> None:
    if address is None:
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        return
    house = str(Path(__file__).parent.parent)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", runtime_env={"py_modules": [house]})
    except (ConnectionError, ValueError) as why:
        reason = str(why).splitlines()[0] if str(why) else type(why).__name__
        raise Refused("cluster", "No Ray cluster answers at {address} ({why}).", address=address, why=reason) from why


def _with_modules(task: Callable[[W], R], piece: W, modules: Modules) -> R:
    for module in modules:
        import_module(module)
    return task(piece)
