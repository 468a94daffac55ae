"""Somebody hostile, some thousand times: nothing breaks, nothing of others changes, nothing is told.

`bench/hostile.py` sends a hundred thousand. What is tried is found in the application itself (`hostile.py`).
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest

from oikumene.table import wire

from .conftest import Server
from .hostile import Report, changed, over_routes, over_sockets, routes, settled, stored

REQUESTS = 1600
FRAMES = 1200


@pytest.fixture
def broken() -> Iterator[list[str]]:
    """What the server complains of while the test runs."""
    told: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(self.format(record))

    ear = Ear(logging.ERROR)
    logging.getLogger().addHandler(ear)
    yield told
    logging.getLogger().removeHandler(ear)


def test_no_request_of_a_stranger_breaks_changes_or_tells(
    tmp_path: Path, start: Callable[..., Server], broken: list[str]
) -> None:
    server = start(str(tmp_path / "x.db"))
    report = Report()

    async def attack() -> list[str]:
        async with settled(server) as town:
            before = stored(server.db)
            await over_routes(town, random.Random(1), REQUESTS, report)
            return changed(town, before)

    assert asyncio.run(attack()) == []
    assert report.faults == []
    assert broken == []
    known = routes(server)
    assert all(report.routes[route.name] > 9 for route in known)
    unread = [route.name for route in known if route.bodies and route.name not in report.read]
    assert not unread, f"no body that could be meant was understood there: {unread}"


def test_no_frame_of_the_gallery_or_of_another_seat_breaks_changes_or_tells(
    tmp_path: Path, start: Callable[..., Server], broken: list[str]
) -> None:
    server = start(str(tmp_path / "x.db"))
    report = Report()

    async def attack() -> list[str]:
        async with settled(server) as town:
            before = stored(server.db)
            await over_sockets(town, random.Random(1), FRAMES, report)
            return changed(town, before)

    assert asyncio.run(attack()) == []
    assert report.faults == []
    assert broken == []
    assert set(report.heard) == {kind.__name__ for kind in get_args(wire.ClientMessage)}
