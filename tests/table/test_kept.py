"""Rules side by side: a table is played to its end by the rules it was begun with, while others begin with today's."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from oikumene import registry
from oikumene.kernel.errors import BadRecord, Refused
from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game
from oikumene.table import catalog, wire
from oikumene.table.board import ANSWER

from .conftest import Server
from .test_upgrade import ANN, BOB, Here, begun, hall_of, play, sql

GAME, OLD = "ancient_world", 2


@contextlib.contextmanager
def older() -> Iterator[None]:
    """Until it is over, the server is one whose rules of The Ancient World are number 2."""
    then, now = find_game(GAME, OLD), find_game(GAME)
    registry._games[GAME] = then
    try:
        yield
    finally:
        registry._games[GAME] = now


def test_a_running_table_is_played_to_its_end_by_the_rules_it_began_with(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    then = find_game(GAME, OLD)

    async def before() -> tuple[str, str]:
        async with hall_of(path) as hall:
            id = await begun(hall, GAME, 23)
            board = (await hall.find(id)).board
            assert board is not None
            return id, board.match.digest()

    with older():
        id, state = asyncio.run(before())
    assert sql(path, "SELECT rules FROM tables") == [(OLD,)]

    async def after() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            assert live.board is not None and live.board.start is None, "nothing was carried over"
            assert (live.row.rules, live.board.match.digest(), live.board.left_out) == (OLD, state, [])
            assert live.board.at(5).n == 5, "its history is whole"
            await play(hall, live, 10_000, Random(2))
            assert live.row.status == "finished" and live.board.match.game is then
            record = json.loads(json.dumps(live.board.record()))
            assert record["rules"] == OLD and registry.replay(record).digest() == live.board.match.digest()
            with pytest.raises(BadRecord, match="rules"):
                replay(find_game(GAME), record)
            fresh = await begun(hall, GAME, 3)
            assert (await hall.find(fresh)).row.rules == find_game(GAME).rules

            # afterwards it can be tried from, and brought to another server as a file
            copy = await hall.copy_from(live, ANN, 12, 0)
            assert copy.row.rules == OLD and copy.board is not None and copy.board.match.game is then
            brought = await hall.bring_in(BOB, record, Here())
            assert (brought.row.rules, brought.row.status) == (OLD, "finished")
        async with hall_of(path) as hall:
            again = await hall.find(id)
            assert again.board is not None and again.board.record() == record

    asyncio.run(after())


def test_bots_think_by_the_rules_of_their_table(tmp_path: Path) -> None:
    """In their processes, which nobody told of anything but the number."""
    path = tmp_path / "x.db"

    async def before() -> str:
        async with hall_of(path) as hall:
            return await begun(hall, GAME, 12)

    with older():
        id = asyncio.run(before())
    sql(path, "UPDATE seats SET person = NULL, bot = 'wanderer' WHERE seat = 1")

    async def after() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            await play(hall, live, 45, Random(1))
            assert live.row.fault is None and live.row.rules == OLD and live.board is not None
            assert {event.seat for event in live.board.events[12:] if event.kind == ANSWER} == {0, 1}

    asyncio.run(after())


def test_a_table_that_waited_begins_with_todays_rules(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def before() -> str:
        async with hall_of(path) as hall:
            live = await hall.create(ANN, wire.NewTable(GAME, [wire.NewSeat("you"), wire.NewSeat("open")], {}))
            return live.row.id

    with older():
        id = asyncio.run(before())
    today = find_game(GAME).rules

    async def after() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            await hall.join(live, BOB)
            await hall.start(live, ANN)
            await play(hall, live, 5, Random(1))
        async with hall_of(path) as hall:
            live = await hall.find(id)
            assert live.row.rules == today and live.board is not None and live.board.start is None

    asyncio.run(after())


def test_back_to_the_older_version_nothing_is_lost(tmp_path: Path) -> None:
    """Rolled back: tables begun by newer rules are set aside as they are, the others go on; with the newer version
    again, everything is there."""
    path = tmp_path / "x.db"

    async def two() -> tuple[str, str]:
        async with hall_of(path) as hall:
            return await begun(hall, GAME, 15), await begun(hall, "imperial_settlers", 9)

    new, other = asyncio.run(two())
    kept = [sql(path, f"SELECT * FROM {name} WHERE tbl = ?", new) for name in ("events", "snapshots", "starts")]

    async def back() -> None:
        async with hall_of(path) as hall:
            with pytest.raises(Refused):
                await hall.find(new)
            (row,) = await hall.rows("WHERE id = ?", (new,))
            assert row.fault is not None and row.status == "playing" and row.rules == OLD + 1
            assert (await hall.find(other)).board is not None

    with older():
        asyncio.run(back())
    assert kept == [sql(path, f"SELECT * FROM {name} WHERE tbl = ?", new) for name in ("events", "snapshots", "starts")]

    async def forward() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(new)
            assert live.board is not None and (live.board.n, live.row.fault) == (15, None)
            await play(hall, live, 20, Random(3))

    asyncio.run(forward())


def test_cards_and_texts_are_those_of_the_tables_rules(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as ann:
            path, today = f"/api/games/{GAME}/cards?lang=en", find_game(GAME).rules
            now, then = await ann.get(path), await ann.get(f"{path}&rules={OLD}")
            assert now != then and {card["id"] for card in then} == {info.id for info in find_game(GAME, OLD).cards()}
            words = [await ann.http.get(f"/api/games/{GAME}/texts?lang=ru{more}") for more in ("", f"&rules={OLD}")]
            assert words[0].text != words[1].text
            before = catalog.page.cache_info().currsize
            for rules in (0, -1, 99, 10**15, today):
                assert await ann.get(f"{path}&rules={rules}") == now
            assert catalog.page.cache_info().currsize == before, "nobody makes us remember what is not there"
            await ann.get(f"{path}&rules=two", 400)

    asyncio.run(play())
