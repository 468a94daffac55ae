"""Threads of their own for work that would make others wait: passwords, tables to load."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from oikumene.kernel.errors import Refused

P = ParamSpec("P")
T = TypeVar("T")


def broken() -> Refused:
    """A fault of ours. What was asked for may have been done before it: nothing is promised."""
    return Refused("fault", "Something broke here. Look whether that was kept before you try again.")


def busy() -> Refused:
    return Refused("busy", "Too many people ask for that at once; try again in a moment.")


class Desk:
    """Threads of their own for one kind of work that lets others go on (it waits, or it is not Python's)."""

    def __init__(self, name: str, threads: int = 1, most: int = 64) -> None:
        self.threads = ThreadPoolExecutor(threads, f"oikumene-{name}")
        self.most = most
        self.waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        assert not named
        if self.waiting >= self.most:
            raise busy()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *args)
        finally:
            self.waiting -= 1
