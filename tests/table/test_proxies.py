"""Whose request it is, behind proxies: those that are named are believed, and nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from oikumene.cli import main
from oikumene.kernel.errors import Refused
from oikumene.table.doors.asking import address
from oikumene.table.proxies import Proxies, networks

from .conftest import Server, came_up, free_port
from .test_checkup import found
from .test_crash import kill

OURS = Proxies(networks("10.0.0.0/24,2001:db8:1::/48"))


@pytest.mark.parametrize(
    ("peer", "said", "who"),
    [
        ("192.0.2.9", [], "192.0.2.9"),
        ("10.0.0.2", [], "10.0.0.2"),
        ("10.0.0.2", ["198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["198.51.100.7"], "198.51.100.7"),  # on this machine
        ("192.0.2.9", ["198.51.100.7"], "192.0.2.9"),  # nobody of ours
        ("127.0.0.2", ["198.51.100.7"], "127.0.0.2"),
        ("10.0.0.2", ["198.51.100.7, 10.0.0.3, 10.0.0.4"], "198.51.100.7"),  # through several of ours
        ("10.0.0.2", ["203.0.113.1, 198.51.100.7"], "198.51.100.7"),  # the first is whatever somebody wrote
        ("10.0.0.2", ["10.0.0.9, 198.51.100.7, 10.0.0.3"], "198.51.100.7"),
        ("10.0.0.2", ["203.0.113.1", "198.51.100.7"], "198.51.100.7"),  # in two headers
        ("10.0.0.2", ["10.0.0.3"], "10.0.0.3"),  # somebody in the proxies' own network
        ("10.0.0.2", ["198.51.100.7:4711"], "198.51.100.7"),
        ("10.0.0.2", ["unknown"], "10.0.0.2"),
        ("10.0.0.2", ["198.51.100.7, unknown"], "10.0.0.2"),  # who came to it is not known
        ("10.0.0.2", [""], "10.0.0.2"),
        ("2001:db8:1::2", ["2001:db8:9::7"], "2001:db8:9::7"),
        ("2001:db8:1::2", ["[2001:DB8:9::7]:443, 2001:db8:1:0::3"], "2001:db8:9::7"),
        ("2001:db8:2::2", ["2001:db8:9::7"], "2001:db8:2::2"),
        ("::1", ["2001:db8:9::7"], "2001:db8:9::7"),
        ("::ffff:10.0.0.2", ["::ffff:198.51.100.7"], "198.51.100.7"),  # a socket for both kinds
        ("::ffff:192.0.2.9", ["198.51.100.7"], "192.0.2.9"),
        ("/run/socket", ["198.51.100.7"], "/run/socket"),
        ("10.0.0.2", ["x" * 60_000], "10.0.0.2"),
        ("10.0.0.2", [",".join(["10.0.0.3"] * 5_000)], "10.0.0.3"),
    ],
)
def test_whose_request_it_is(peer: str, said: list[str], who: str) -> None:
    headers = [(b"x-forwarded-for", each.encode()) for each in said]
    scope = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
    OURS.look(scope)
    assert address(scope) == OURS.who(peer, said) == who


def test_https_is_believed_of_whom_the_address_is() -> None:
    said = (("10.0.0.2", "http", "https"), ("10.0.0.2", "websocket", "wss"), ("192.0.2.9", "http", ""))
    for peer, kind, scheme in said:
        headers = [(b"x-forwarded-proto", b"https")]
        scope = {"type": kind, "client": (peer, 1), "headers": headers, "scheme": ""}
        OURS.look(scope)
        assert scope["scheme"] == scheme


@pytest.mark.parametrize("said", ["", "proxy.example", "10.0.0.1/24", "10.0.0.0/33", "0.0.0.0/0", "::/0", "10.0.0.1,"])
def test_what_is_no_proxy_is_refused(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Refused) as why:
        networks(said)
    assert why.value.code == "proxy"
    db = str(tmp_path / "x.db")
    for lang in ("en", "ru"):
        assert main(["serve", "--proxy", said, "--db", db, "--port", str(free_port()), "--lang", lang]) == 1
        assert "10.0.0.0/24" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    if said:
        assert found(db, proxy=said)["proxy"] == "bad"


async def guests(port: int, source: str, many: int) -> list[int]:
    """So many browsers, each from another address as the proxy at the source says, make themselves known, until
    one of them is refused."""
    codes = []
    for n in range(many):
        transport = httpx.AsyncHTTPTransport(local_address=source)
        head = {"x-oikumene": "1", "x-forwarded-for": f"203.0.113.1, 198.51.100.{n}"}
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers=head, transport=transport, timeout=30
        ) as one:
            await one.get("/api/me")
            codes.append((await one.post("/api/me/name", json={"name": f"Guest number {n}"})).status_code)
        if codes[-1] != 200:
            break
    return codes


def test_everybody_behind_a_proxy_counts_for_themselves(
    tmp_path: Path, start: Callable[..., Server], caplog: pytest.LogCaptureFixture
) -> None:
    """A proxy elsewhere that is named; one that is not is everybody in one, is warned of once, and the doctor knows."""
    many, db = 40, str(tmp_path / "a.db")
    server = start(db, limits=True, proxies="127.0.0.2")
    assert set(asyncio.run(guests(server.port, "127.0.0.2", many))) == {200}
    assert not caplog.records and "proxy-unknown" not in found(db)
    with caplog.at_level(logging.WARNING, "oikumene.table"):
        assert 429 in asyncio.run(guests(server.port, "127.0.0.3", 200))
    assert len([line for line in caplog.records if "--proxy 127.0.0.3" in line.getMessage()]) == 1
    until = time.monotonic() + 20
    while "proxy-unknown" not in found(db):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert "proxy-unknown" not in found(db, proxy="127.0.0.0/29")
    server.stop()
    start(db, proxies="127.0.0.3")
    assert "proxy-unknown" not in found(db), "a new start knows nothing of it"


def test_several_workers_know_their_proxy(tmp_path: Path) -> None:
    port, db = free_port(), tmp_path / "tables.db"
    command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", str(db), "--workers", "2"]
    server = subprocess.Popen(
        [*command, "--proxy", "127.0.0.2,10.0.0.0/8"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "OIKUMENE_NO_LIMITS": ""},
    )
    try:
        came_up(server, port, 180)
        assert set(asyncio.run(guests(port, "127.0.0.2", 80))) == {200}
        assert 429 in asyncio.run(guests(port, "127.0.0.3", 200))
    finally:
        kill(server)
    assert server.stderr is not None
    lines = [json.loads(line) for line in server.stderr.read().decode().splitlines() if line.startswith("{")]
    assert 1 <= sum("--proxy 127.0.0.3" in line["said"] for line in lines) <= 2, "each worker says it once"
