"""Bots that think on a Ray cluster (`oikumene serve --bots-on ray`), and here where there is none.

The process that answers people knows nothing of Ray, which ends a process that has lost its cluster: each of the bots'
own processes speaks to one thinker there, and thinks for itself when that is gone. A thought is a function of plain
data, so nothing is lost by asking twice. The machines there need `oikumene` of this version.
"""

from __future__ import annotations

import logging
import pickle
import socket
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from oikumene import __version__
from oikumene.kernel.errors import Refused
from oikumene.registry import games
from oikumene.table.workers import Failure, Worker, done

log = logging.getLogger("oikumene.table")

RAY = "ray"
#: So many seconds are waited for a thinker to begin: a cluster that is full is as good as none, until it has room.
BEGIN_SECONDS = 20.0
#: After so many seconds a cluster that was away is asked again.
AGAIN = 60.0


def address_of(text: str) -> str:
    """What `--bots-on` says: `ray`, or `ray:` and where the cluster is.

    >>> address_of("ray"), address_of("ray:10.0.0.5:6379")
    ('auto', '10.0.0.5:6379')
    """
    kind, _, address = text.partition(":")
    if kind != RAY:
        raise Refused("bots-on", "Bots think here, or on a cluster: --bots-on ray[:ADDRESS], not {text}.", text=text)
    return address or "auto"


class Elsewhere(NamedTuple):
    """What came back from the cluster: how long the work took there, and what it returned, as bytes."""

    took: float
    found: bytes


class Gone(NamedTuple):
    """There is no cluster, or none that could think for us."""

    why: str


class ClusterWorker(Worker):
    """One of the bots' processes, with a thinker of its own on the cluster."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.away = 0.0  # until then the cluster is not asked

    def do(self, work: Callable[..., Any], args: Sequence[Any], seconds: float) -> tuple[float, Any]:
        if time.monotonic() >= self.away:
            try:
                asked = pickle.dumps((work, args))
            except Exception:
                return super().do(work, args, seconds)  # which says why
            # it has its own end there; only one that loses its cluster in the middle is ended from here
            took, found = super().do(thought, (self.address, asked, seconds), seconds + 2 * BEGIN_SECONDS)
            if isinstance(found, Elsewhere):
                return found.took, pickle.loads(found.found)
            if isinstance(found, Failure) and found.kind == "late" and found.what == LATE:
                return took, found
            why = found.why if isinstance(found, Gone) else f"{found.kind} {found.what}"
            log.warning("bots think here for the next %d s, the cluster does not: %s", AGAIN, why)
            self.away = time.monotonic() + AGAIN
        return super().do(work, args, seconds)


# -- in the bots' process

LATE = "on the cluster"
_thinker: Any = None
_coming: tuple[Any, Any] | None = None  # a thinker that has not begun yet, and what it will say of its version


class Thinker:
    """In a process of the cluster: does what it is asked, and keeps its tables from thought to thought."""

    def version(self) -> tuple[str, dict[str, int]]:
        return ours()

    def done(self, asked: bytes) -> bytes:
        return done(asked)


def ours() -> tuple[str, dict[str, int]]:
    """Which version this is, and by which rules it plays: another one would answer with what nobody is asked."""
    return __version__, {id: game.rules for id, game in games().items()}


def thought(address: str, asked: bytes, seconds: float) -> Elsewhere | Gone | Failure:
    """Have it done there."""
    global _thinker, _coming
    try:
        import ray
        from ray.exceptions import GetTimeoutError
    except ImportError:
        return Gone("pip install oikumene[ray]")
    try:
        if _thinker is None:
            _coming = _coming or _called(ray, address)
            try:
                _thinker = _begun(ray, *_coming)
            except GetTimeoutError:
                return Gone("it has not begun yet")  # and is not called anew: next time it may be there
            _coming = None
        try:
            took, found = pickle.loads(ray.get(_thinker.done.remote(asked), timeout=seconds))
        except GetTimeoutError:
            ray.kill(_thinker)
            _thinker = None
            return Failure("late", LATE)
        return Elsewhere(took, found)
    except Exception as why:  # whatever Ray calls it
        _thinker = _coming = None
        return Gone(_brief(why))


def _called(ray: Any, address: str) -> tuple[Any, Any]:
    """A thinker on the cluster, which may take its time to begin, and what it will say of its version."""
    host, _, port = address.rpartition(":")
    if port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=3).close()  # Ray takes half a minute to say no
    if ray.is_initialized():
        ray.shutdown()  # what was there may be another cluster by now
    ray.init(address=address, namespace="oikumene", log_to_driver=False, logging_level="ERROR")
    made = ray.remote(num_cpus=1, max_restarts=0)(Thinker).options(scheduling_strategy="SPREAD").remote()
    return made, made.version.remote()


def _begun(ray: Any, made: Any, version: Any) -> Any:
    """A thinker that has begun and is of our version."""
    theirs = ray.get(version, timeout=BEGIN_SECONDS)
    if theirs != ours():
        raise RuntimeError(f"the cluster has version {theirs[0]} with rules {theirs[1]}")
    return made


def _brief(why: BaseException) -> str:
    said = str(why).strip().splitlines()
    return f"{type(why).__name__}: {said[0][:200]}" if said else type(why).__name__
