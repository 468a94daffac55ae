"""Notices by e-mail, from end to end: a server in a process of its own, a mail server that it talks to."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest

from oikumene.table import mail, notify
from oikumene.table.notify import NoPost, Teller

from .conftest import free_port
from .office import Office
from .test_crash import kill, start
from .test_notify import until
from .test_play import two_at_a_table
from .visitor import Visitor

TURN, ASKED = "your turn", "is this your address?"


@pytest.fixture
def office() -> Iterator[Office]:
    with Office() as made:
        yield made


class House:
    """A server of its own process: where it is."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port, self.process = port, process

    def visitor(self, **settings: Any) -> Visitor:
        return Visitor(f"http://127.0.0.1:{self.port}", **settings)


@pytest.fixture
def house(tmp_path: Path, office: Office, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """`oikumene serve` as an operator starts it, with the office for its mail."""
    for name, value in office.settings.items():
        monkeypatch.setenv(name, value)
    assert os.environ["OIKUMENE_SMTP"] == office.address
    port = free_port()
    process = start(tmp_path / "tables.db", port)
    yield House(port, process)
    kill(process)


async def leaves(visitor: Visitor, address: str, office: Office) -> str:
    """Somebody leaves an address; the code in the letter that comes there."""
    before = len(office.to(address))
    answer = await visitor.http.patch("/api/me", json={"notify": address})
    assert answer.status_code == 200 and not answer.json()["confirmed"], answer.text
    await until(lambda: len(office.to(address)) > before)
    return office.to(address)[-1].code


async def confirms(visitor: Visitor, address: str, office: Office) -> None:
    code = await leaves(visitor, address, office)
    assert (await visitor.post("/api/me/notify", {"code": code}))["confirmed"]


@asynccontextmanager
async def playing(house: House, anna: Visitor, other: Visitor) -> AsyncIterator[Any]:
    """Anna sits at a table where the other's turn comes after hers."""
    table = await two_at_a_table(None, anna, other, options={"first_player": "1"})  # type: ignore[arg-type]
    async with anna.sit(table) as one:
        yield one


async def works(sitting: Any) -> None:
    """One turn of The Ancient World: a citizen goes to work."""
    for key in ("place:work", "citizen:1"):
        await sitting.until(lambda: sitting.questions)
        assert (await sitting.answer(key))["type"] == "ack"


async def moves(sitting: Any) -> None:
    """Some turn, whatever comes first."""
    await sitting.until(lambda: sitting.questions)
    while sitting.questions:
        assert (await sitting.answer())["type"] == "ack"


def test_from_the_mailed_link_to_one_notice_a_turn(house: House, office: Office) -> None:
    async def play() -> None:
        async with house.visitor() as anna, house.visitor() as boris:
            await confirms(boris, "boris@post.example", office)
            async with playing(house, anna, boris) as one:
                for _ in range(5):
                    await works(one)
                    for _ in range(2):
                        n = one.position["n"]
                        assert (await one.undo())["type"] == "ack"
                        await one.until(lambda: one.position["n"] > n)
                await works(one)
                await until(lambda: office.to("boris@post.example", TURN))
                await asyncio.sleep(0.5)
                (letter,) = office.to("boris@post.example", TURN)
                assert f"https://table.example/t/{one.table}" in letter.text
                async with boris.sit(one.table) as two:
                    await moves(two)
                await moves(one)
                await until(lambda: len(office.to("boris@post.example", TURN)) == 2)
                await asyncio.sleep(0.5)
            assert [(each.to, TURN in each.subject) for each in office.letters] == [
                ("boris@post.example", turn) for turn in (False, True, True)
            ]

    asyncio.run(play())


def test_nobody_is_written_to_who_has_not_said_yes(house: House, office: Office) -> None:
    async def play() -> None:
        async with house.visitor() as anna, house.visitor() as boris, house.visitor() as vera:
            await leaves(boris, "boris@post.example", office)
            await confirms(vera, "vera@post.example", office)
            await leaves(vera, "somebody@else.example", office)  # a new address is not the one that said yes
            for other in (boris, vera):
                async with playing(house, anna, other) as one:
                    await works(one)
            await confirms(vera, "vera@post.example", office)
            async with playing(house, anna, vera) as one:
                await works(one)
            await until(lambda: office.to("vera@post.example", TURN))  # later than what would have come before it
            assert {each.to for each in office.letters if TURN in each.subject} == {"vera@post.example"}

    asyncio.run(play())


def test_a_few_notices_an_hour_and_a_few_codes_a_day(house: House, office: Office) -> None:
    async def play() -> None:
        async with house.visitor() as anna, house.visitor() as boris:
            await leaves(boris, "victim@post.example", office)
            await confirms(boris, "boris@post.example", office)  # which makes nobody forget what was sent already
            for _ in range(notify.CODES - 1):
                await leaves(boris, "victim@post.example", office)
            refused = await boris.http.patch("/api/me", json={"notify": "victim@post.example"})
            assert (refused.status_code, refused.json()["code"]) == (400, "code-often")
            assert len(office.to("victim@post.example")) == notify.CODES

            async with house.visitor() as vera:
                await confirms(vera, "vera@post.example", office)
                for _ in range(notify.HOURLY + 2):
                    async with playing(house, anna, vera) as one:
                        await works(one)
                await until(lambda: len(office.to("vera@post.example", TURN)) >= notify.HOURLY)
                await asyncio.sleep(0.5)
                assert len(office.to("vera@post.example", TURN)) == notify.HOURLY

    asyncio.run(play())


@pytest.mark.parametrize("manner", ["silent", "drips", "hangs up"])
def test_a_mail_server_that_fails_makes_nobody_wait(house: House, office: Office, manner: Any) -> None:
    """Letters hang at it while people read and play; when it is itself again, it gets the next one."""

    async def play() -> None:
        async with house.visitor() as anna, house.visitor() as boris, house.visitor() as vera:
            await confirms(boris, "boris@post.example", office)
            office.manner, calls = manner, office.calls
            await vera.http.patch("/api/me", json={"notify": "vera@post.example"})
            slowest = 0.0
            async with playing(house, anna, boris) as one:
                await works(one)
                await until(lambda: office.calls >= calls + 2)  # the code and the notice: both threads are at it
                for _ in range(20):
                    begun = time.monotonic()
                    await vera.get("/api/lobby")
                    await anna.get(f"/api/tables/{one.table}")
                    slowest = max(slowest, time.monotonic() - begun)
            assert slowest < 2.0, f"somebody waited {slowest:.1f} s"
            office.manner = "takes"
            async with playing(house, anna, boris) as one:
                await works(one)
            await until(lambda: office.to("boris@post.example", TURN), 30)

    asyncio.run(play())


# -- what one letter is and takes


def teller(office: Office, monkeypatch: pytest.MonkeyPatch) -> Teller:
    for name, value in office.settings.items():
        monkeypatch.setenv(name, value)
    return Teller(None)  # type: ignore[arg-type]


def test_a_letter_is_dated_numbered_and_says_that_a_machine_wrote_it(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender = teller(office, monkeypatch)
    for _ in range(2):
        sender._send("boris@post.example", {}, "ru", "notice-turn", link="https://table.example/t/1")
    asyncio.run(until(lambda: len(office.letters) == 2))
    one, other = (letter.mail for letter in office.letters)
    assert abs(parsedate_to_datetime(one["date"]).timestamp() - time.time()) < 60
    assert one["message-id"] != other["message-id"]
    assert one["message-id"].endswith("@table.example>")
    assert one["auto-submitted"] == "auto-generated"
    assert (one["subject"], one["from"]) == ("Ойкумена: ваш ход", "table@table.example")
    assert office.letters[0].text.splitlines() == ["Ваш ход: https://table.example/t/1"]


@pytest.mark.parametrize("manner", ["silent", "drips"])
def test_a_letter_takes_no_longer_than_its_limit(office: Office, manner: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.5)
    office.manner = manner
    sender = teller(office, monkeypatch)
    post = sender.mail
    assert post is not None
    letter = sender._written(post, "a@b.cd", notify.Texts(None, "en"), "notice-turn", {"link": ""})
    begun = time.monotonic()
    with pytest.raises(NoPost):
        sender._mail(post, letter, "a@b.cd")
    assert time.monotonic() - begun < 3


def sent(sender: Teller, address: str, letters: int) -> None:
    """So many letters are given to the threads, and they are done with all but the last."""
    for _ in range(letters):
        sender._send(address, {}, "en", "notice-turn", link="x")
    asyncio.run(until(sender.letters.empty))


def test_an_address_is_not_blamed_for_the_mail_server(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address that refuses is left alone for an hour; a mail server that fails, for a minute."""
    monkeypatch.setattr(notify, "THREADS", 1)
    monkeypatch.setattr(notify, "REST", 1.0)
    sender = teller(office, monkeypatch)
    office.manner = "hangs up"
    sent(sender, "boris@post.example", notify.PATIENCE + 5)
    assert office.calls == notify.PATIENCE
    time.sleep(1.2)
    office.manner = "knows nobody"
    sent(sender, "nobody@post.example", notify.PATIENCE + 5)
    assert office.calls == 2 * notify.PATIENCE
    office.manner = "takes"
    for address in ("nobody@post.example", "boris@post.example"):
        sent(sender, address, 1)
    asyncio.run(until(lambda: office.letters))
    assert [letter.to for letter in office.letters] == ["boris@post.example"]
