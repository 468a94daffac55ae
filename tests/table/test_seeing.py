"""What an owner sees: figures at an address of their own, requests by name in the log, slow answers traced."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from oikumene.kernel.errors import Refused
from oikumene.table import chores, seeing
from oikumene.table.seeing import Figures
from oikumene.table.serve import Lines, listening

from .conftest import Server, free_port
from .test_faults import moved, table_with


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(str(tmp_path_factory.mktemp("seeing") / "tables.db"))
    yield made
    made.stop()


class Kept(logging.Handler):
    """Lines of the log, as they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(Lines().format(record)))


@pytest.fixture
def lines() -> Iterator[list[dict[str, Any]]]:
    handler = Kept()
    logging.getLogger("oikumene").addHandler(handler)
    yield handler.lines
    logging.getLogger("oikumene").removeHandler(handler)


DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def test_nothing_of_the_figures_is_where_people_are(server: Server) -> None:
    async def visit() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as anybody:
            found = await anybody.get("/metrics")
            assert found.status_code >= 400 and "oikumene_" not in found.text

    asyncio.run(visit())


def test_an_answer_is_counted_and_measured_on_its_way(server: Server) -> None:
    def told() -> tuple[float, ...]:
        return (
            server.figure("events_total", game="ancient_world"),
            server.figure("rules_seconds_count", game="ancient_world"),
            server.figure("message_seconds_count", message="answer", outcome="done"),
            server.figure("shown_seconds_count", game="ancient_world"),
            server.figure("store_seconds_count", what="write"),
            server.figure("http_request_seconds_count", route="/api/tables", method="POST"),
        )

    async def play() -> None:
        async with server.visitor() as guest, guest.sit(await table_with(guest, "wanderer")) as seat:
            await moved(seat)
            await seat.answer()

    before = told()
    asyncio.run(play())
    assert all(now > then for now, then in zip(told(), before, strict=True)), (before, told())


def test_work_of_the_bots_is_measured_with_how_long_it_waited(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest, guest.sit(await table_with(guest, "wanderer")) as seat:
            await moved(seat)

    asyncio.run(play())
    assert server.figure("thought_seconds_count", work="choose", outcome="done") > 0
    assert server.figure("thought_wait_seconds_count", work="choose") > 0


def test_what_is_refused_is_counted_by_its_code(server: Server) -> None:
    async def visit() -> None:
        async with server.visitor() as guest:
            await guest.get("/api/tables/nothing-like-this", status=404)

    before = server.figure("refusals_total", code="no-table")
    asyncio.run(visit())
    assert server.figure("refusals_total", code="no-table") == before + 1


def test_a_stranger_makes_no_new_figures(server: Server) -> None:
    """Neither addresses nor methods nor codes that somebody makes up are kept."""

    async def visit(n: int) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as anybody:
            for number in range(n):
                await anybody.request(f"MAKEUP{number}", f"/nowhere/{number}")
                await anybody.get(f"/api/tables/{number}x{n}")

    asyncio.run(visit(2))
    before = len(server.app.figures.text().splitlines())
    asyncio.run(visit(20))
    assert len(server.app.figures.text().splitlines()) == before


def test_an_error_is_counted_and_its_line_has_the_name_of_the_request(
    server: Server, monkeypatch: pytest.MonkeyPatch, lines: list[dict[str, Any]]
) -> None:
    async def broken(*args: object) -> None:
        raise RuntimeError("broken on purpose")

    async def visit() -> str:
        async with server.visitor() as guest:
            found = await guest.http.get("/api/lobby")
            assert found.status_code == 500
            return str(found.headers["x-request-id"])

    monkeypatch.setattr(server.app.state.house.hall, "rows", broken)
    before = server.figure("errors_total", where="oikumene.table")
    name = asyncio.run(visit())
    assert server.figure("errors_total", where="oikumene.table") == before + 1
    assert [line["request"] for line in lines if "broken on purpose" in line.get("trace", "")] == [name]


@pytest.mark.parametrize(
    ("brought", "kept"),
    [
        ("0123456789abcdef", True),
        ("a-proxy.names_it-so", True),
        ("short", False),
        ("x" * 65, False),
        ("a b c d e f", False),
    ],
)
def test_a_proxy_may_name_a_request_and_nobody_may_write_into_the_log(server: Server, brought: str, kept: bool) -> None:
    found = httpx.get(f"{server.address}/healthz", headers={"x-request-id": brought}, timeout=30).headers.get_list(
        "x-request-id"
    )
    assert len(found) == 1 and seeing.NAME.fullmatch(found[0])
    assert (found[0] == brought) is kept


def test_a_slow_answer_is_traced_down_to_its_rule(
    server: Server, monkeypatch: pytest.MonkeyPatch, lines: list[dict[str, Any]]
) -> None:
    async def play() -> None:
        async with server.visitor() as guest, guest.sit(await table_with(guest, "wanderer")) as seat:
            await moved(seat)
            await seat.answer()
            async with asyncio.timeout(20):
                while not any("where" in line for line in lines):
                    await asyncio.sleep(0.05)

    monkeypatch.setattr(seeing, "SLOW", 0.0)
    monkeypatch.setattr(server.app.state.house.hall, "traces", seeing.Traces())
    asyncio.run(play())
    (told, *_) = [line for line in lines if "where" in line]
    assert told["said"] == "a slow answer" and told["game"] == "ancient_world" and told["rules_ms"] >= 0
    assert any(re.match(r"games/ancient_world/[\w/]+\.py:\d+ \S+: \d+ ms in all", place) for place in told["where"])
    assert len([line for line in lines if "where" in line]) == 1  # others are told of, and not looked into


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    asked = set(re.findall(r"oikumene_\w+", DASHBOARD.read_text(encoding="utf-8")))
    assert len(asked) > 15
    assert asked <= Figures().names()


@pytest.mark.parametrize(
    ("text", "address"),
    [("9464", ("127.0.0.1", 9464)), ("10.0.0.1:80", ("10.0.0.1", 80)), ("[::1]:9464", ("::1", 9464))],
)
def test_where_figures_are_listened_for(text: str, address: tuple[str, int]) -> None:
    assert listening(text) == address


@pytest.mark.parametrize("text", ["", "host", "host:", "host:0", "host:70000", "host:٣", "1:2:x"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="no address to listen at"):
        listening(text)


def served(*options: str, port: int, metrics: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--metrics", str(metrics), *options]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def told_at(port: int) -> str:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/metrics").text
    except httpx.HTTPError:
        return ""


def total(told: str, name: str) -> float:
    return sum(float(line.split()[-1]) for line in told.splitlines() if line.startswith(f"oikumene_{name}"))


def test_the_figures_of_two_workers_are_added_up(postgres: Callable[[], str]) -> None:
    """Whichever of them answers."""
    port, metrics = free_port(), free_port()
    process = served("--db", postgres(), "--workers", "2", port=port, metrics=metrics)
    try:
        until = time.monotonic() + 240
        counted = 'http_request_seconds_count{method="GET",route="/healthz"'
        asked = 0
        while total(told_at(metrics), counted) < 6 or total(told_at(metrics), "memory_bytes") < 2 * 20e6:
            assert time.monotonic() < until, told_at(metrics)[-2000:]
            try:
                asked += httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
            except httpx.HTTPError:
                time.sleep(0.2)
        assert total(told_at(metrics), counted) <= asked
    finally:
        process.terminate()
        process.wait(30)


def test_waiting_for_a_processor_that_others_have_counts_as_strain(tmp_path: Path) -> None:
    """Who gets half a core on a crowded machine would have had all of it, and reviews are to stand back there too."""
    told = tmp_path / "schedstat"
    told.write_text("1000000 3000000000 12\n")
    spent = time.process_time()
    assert spent + 3 <= seeing.pressed(told) <= time.process_time() + 3
    told.write_text("nothing")
    assert spent <= seeing.pressed(told) <= time.process_time()
    assert seeing.pressed(tmp_path / "missing") <= time.process_time()


def test_workers_of_one_machine_count_their_strain_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that take a quarter of a core each take half of one from who reviews and archives."""
    monkeypatch.setattr(chores, "LAG", 0.01)
    monkeypatch.setattr(seeing, "pressed", lambda: 0.25 * time.perf_counter())

    async def strain(workers: int) -> float:
        hall = SimpleNamespace(strain=0.0, workers=workers)
        task = asyncio.create_task(chores.lag(SimpleNamespace(hall=hall, figures=Figures())))  # type: ignore[arg-type]
        while hall.strain < workers * 0.24:
            await asyncio.sleep(0.01)
        task.cancel()
        return hall.strain

    for workers in (1, 2):
        found = asyncio.run(asyncio.wait_for(strain(workers), 20))
        assert found == pytest.approx(workers * 0.25, rel=0.1)
