"""What workers on one file tell each other."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from oikumene.table import news
from oikumene.table.news import MOST_AT_ONCE, News, letters


@pytest.fixture
def folder() -> Iterator[Path]:
    with TemporaryDirectory() as made:  # pytest's own names are too long for the system's
        yield Path(made)


async def all_of(one: News) -> list[str]:
    """What it has heard by now."""
    await asyncio.sleep(0.05)
    return [one.said.get_nowait() for _ in range(one.said.qsize())]


def test_everybody_else_hears_everything_in_its_order(folder: Path) -> None:
    async def talk() -> None:
        one, two, three = (News(folder, name) for name in ("one", "two", "three"))
        long = ["x" * 5000] * 40  # more than goes at once
        one.tell(["a", "b"])
        one.tell(long)
        three.tell(["c"])
        assert await all_of(one) == ["c"]
        assert sorted(await all_of(two)) == sorted(["a", "b", *long, "c"])
        assert await all_of(three) == ["a", "b", *long]
        for each in (one, two, three):
            each.close()
        assert os.listdir(folder) == []

    asyncio.run(talk())


def test_who_does_not_listen_for_long_is_told_that_something_is_missing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits is kept up to a bound; beyond that the way ends, and whoever finds its end reads everything anew."""
    monkeypatch.setattr(news, "MOST_WAITING", 20)

    async def talk() -> None:
        one, two = News(folder, "one"), News(folder, "two")
        for n in range(500):  # nobody gets a turn meanwhile
            one.tell([f"{n} " + "x" * 5000])
        heard = list[str]()
        for _ in range(20):
            heard += await all_of(two)
        assert "" in heard
        said = {int(each.split()[0]) for each in heard if each}
        assert 499 in said and len(said) < 500
        one.tell(["after"])
        assert await all_of(two) == ["after"]
        one.close()
        two.close()

    asyncio.run(talk())


def test_a_worker_that_was_killed_is_forgotten_and_its_end_is_noticed(folder: Path) -> None:
    async def talk() -> None:
        one, two = News(folder, "one"), News(folder, "two")
        two.tell(["before"])
        assert await all_of(one) == ["before"]
        for way in two.ways.values():
            way.close()
        two.loop.remove_reader(two.ear)
        two.ear.close()  # its name is still there
        assert await all_of(one) == [""]
        one.tell(["nobody hears that"])
        assert os.listdir(folder) == ["one"]
        one.close()

    asyncio.run(talk())


def test_those_who_know_each_other_do_without_their_folder(folder: Path) -> None:
    """A year is long, and systems clean up what is old."""

    async def talk() -> None:
        one, two = News(folder, "one"), News(folder, "two")
        one.tell(["before"])
        for each in folder.iterdir():
            each.unlink()
        folder.rmdir()
        one.tell(["after"])
        assert await all_of(two) == ["before", "after"]
        folder.mkdir()
        one.close()
        two.close()

    asyncio.run(talk())


def test_letters_are_as_long_as_goes_at_once() -> None:
    told = ["y" * 6000] * 25
    found = list(letters(told))
    assert b"\n".join(found).decode().split("\n") == told
    assert all(len(letter) <= MOST_AT_ONCE for letter in found) and len(found) > 1
    one, two = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with one, two:
        one.setblocking(False)
        assert one.send(found[0]) == len(found[0])  # one goes where nothing waits
