"""An answer is given on the match itself: what anybody is shown is, byte for byte, what a board made anew would show;
and as long as the answer is not on disk, everybody sees the table as it was before."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import msgspec
import pytest

from oikumene.kernel.errors import Refused
from oikumene.registry import game as find_game
from oikumene.table.board import ANSWER, UNDO, Board, Event, Row, Seat
from oikumene.table.store import away

from .conftest import Server
from .test_play import two_at_a_table

GAMES = (
    *(("ancient_world", 2), ("ancient_world", 4), ("imperial_settlers", 2)),
    *(("imperium", 2), ("oath", 3), ("clash", 2)),
)


def begun(game: str, seats: int) -> tuple[Row, Board]:
    rules = find_game(game).rules
    what: Any = ("t", game, rules, 7, {}, "playing", False, "live", 0, False, False, "", 0.0, 0.0)
    row = Row(*what, seats=[Seat(str(n), str(n)) for n in range(seats)])
    return row, Board(row)


def shown(board: Board) -> list[bytes]:
    """What each seat and somebody who looks on sees, as it is sent."""
    return [msgspec.json.encode(board.position(seat)) for seat in (None, *range(board.match.seats))]


def kept(board: Board) -> tuple[Any, ...]:
    lists = ([*board.events], [*board.log_moves], {**board.confirmed}, board.hold, board.match.steps)
    return (*lists, board.match.digest(), [*board.match.answers], board.match.record(), board.snapshot())


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whoever_looks_sees_the_same_as_on_a_board_that_is_made_anew(game: str, seats: int) -> None:
    row, board = begun(game, seats)
    rng = random.Random(3)
    for n in range(60):
        if board.match.over:
            break
        ask = rng.choice(board.match.asks)
        key = board.match.key(rng.choice([*ask.values()]))
        back = n % 9 == 8 and board.can_undo(board.events[-1].seat)
        event = Event(UNDO, board.events[-1].seat) if back else Event(ANSWER, ask.seat, ask.id, key)
        looks = n % 6 == 0
        before = (shown(board), kept(board)) if looks else None
        board.viewers = frozenset(range(seats + 1)) if n % 2 else frozenset()
        later, lines = board.ahead(row, event)
        later.viewers = board.viewers
        assert lines <= len(later.match.log)
        if before is not None:
            behind = board.fork(row)  # of what was left behind, should the answer never be on disk
            assert (shown(board), kept(board)) == before
            behind.apply(event)
            assert (shown(behind), kept(behind)) == (shown(later), kept(later))
            fresh = Board.replayed(row, later.events)
            assert (shown(fresh), kept(fresh)) == (shown(later), kept(later))
        board = later


def test_what_is_refused_or_breaks_leaves_the_board_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    row, board = begun("ancient_world", 2)
    before = (shown(board), kept(board))
    ask = board.match.asks[0]
    with pytest.raises(Refused):
        board.ahead(row, Event(ANSWER, ask.seat, ask.id, "no such thing"))
    assert (shown(board), kept(board)) == before

    def breaks(*_: Any) -> None:
        raise RuntimeError("a fault in the rules")

    key = board.match.key(ask.values()[0])
    with monkeypatch.context() as broken:
        broken.setattr(type(board.match), "_look_through", breaks)
        with pytest.raises(RuntimeError):
            board.ahead(row, Event(ANSWER, ask.seat, ask.id, key))
    assert (shown(board), kept(board)) == before
    later, _ = board.ahead(row, Event(ANSWER, ask.seat, ask.id, key))
    assert later.n == 1 and (shown(board), kept(board)) == before


#: Something that everybody sees, in the view of each game.
OPEN = {
    "ancient_world": "row",
    "imperial_settlers": "display",
    "imperium": "market",
    "oath": "banners",
    "clash": "hexes",
}


def test_views_of_several_are_the_views_of_each() -> None:
    for game, seats in GAMES:
        _, board = begun(game, seats)
        rng, match = random.Random(4), board.match
        for _ in range(25):
            ask = rng.choice(match.asks)
            match.take(ask, rng.choice([*ask.values()]))
            if match.over:
                break
        viewers = range(seats + 1)
        each = [msgspec.json.encode(match.game.view(match.state, viewer)) for viewer in viewers]
        seen = match.game.views(match.state, viewers)
        assert [msgspec.json.encode(view) for view in seen] == each
        alike = OPEN[game]
        assert all(view[alike] is seen[0][alike] for view in seen), "what lies open is made once for all of them"


@pytest.mark.parametrize("stored", [True, False])
def test_until_an_answer_is_on_disk_everybody_sees_the_table_as_it_was(server: Server, stored: bool) -> None:
    """Also who comes in meanwhile; and where the disk never took it, the table goes on from where it was."""

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as eve:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"}, public=True)
            store = server.app.state.house.hall.store
            write, held, go = store.write, threading.Event(), threading.Event()

            async def slow(job: Any, told: str = "") -> Any:
                if not any("INSERT INTO events" in sql for sql, _ in job):
                    return await write(job, told)
                held.set()
                await met(go)
                if not stored:
                    raise away(OSError("no room"), sure=False)
                return await write(job, told)

            async with anna.sit(table) as one, boris.sit(table) as two:
                await one.until(lambda: one.questions)
                key = one.questions[0]["options"][0]["key"]
                store.write = slow
                said = asyncio.create_task(one.answer(key))
                await met(held)
                async with eve.sit(table) as gallery:
                    assert gallery.position["n"] == 0 and gallery.position["deciding"]
                assert two.position["n"] == 0 and not said.done()
                go.set()
                reply = await said
                store.write = write
                if stored:
                    assert reply["type"] == "ack"
                else:
                    assert reply["type"] == "refused"
                    assert (await one.answer(key))["type"] == "ack"
                await two.until(lambda: two.position["n"] == 1)

    asyncio.run(play())


async def met(event: threading.Event) -> None:
    """The server has a thread of its own."""
    async with asyncio.timeout(30):
        while not event.is_set():
            await asyncio.sleep(0.005)
