"""A server for the benchmarks: started on this machine, and stopped with all that it has started."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx

#: A server that does not answer within so many seconds does not start any more.
LONGEST_START = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(db: str, port: int, *, workers: int = 1, limits: bool = True) -> Iterator[subprocess.Popen[bytes]]:
    """A server on that database, which may not answer yet; also where the benchmark is ended, it is stopped."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", db, "--workers", str(workers)]
    free = {} if limits else {"OIKUMENE_NO_LIMITS": "1"}
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True, env={**os.environ, **free})
    try:
        yield server
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


def wait_for(address: str, path: str = "/healthz") -> float:
    """Seconds until the server answers."""
    begun = time.perf_counter()
    while time.perf_counter() < begun + LONGEST_START:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{address}{path}", timeout=10).status_code == 200:
                return time.perf_counter() - begun
        time.sleep(0.02)
    raise SystemExit("the server did not start")
