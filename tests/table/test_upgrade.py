"""Other rules than a table was played with: running ones go on from their snapshot, finished ones stay as they were."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import lzma
import sqlite3
import sys
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from oikumene.kernel.errors import Refused
from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game
from oikumene.table import keeping, wire
from oikumene.table.board import ANSWER, UNDO, Board, Event, Row, Seat, Start, packed
from oikumene.table.desks import Archive, Reader
from oikumene.table.hall import Hall
from oikumene.table.hall.bots import ways_on
from oikumene.table.limits import Limits
from oikumene.table.live import Live
from oikumene.table.orders import Pace
from oikumene.table.people import Person
from oikumene.table.store import open_store
from oikumene.table.thinking import Thinkers
from oikumene.table.workers import Failure

sys.path.insert(0, str(Path(__file__).parent.parent / "corpus"))

from changes import CHANGES, changed_rule, names, renamed_card

from .conftest import Server

ANN = Person("ann", "Ann", False, "en", "")
BOB = Person("bob", "Bob", False, "en", "")
CAT = Person("cat", "Cat", False, "en", "")
GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What becomes of tables whose rules are gone; those whose rules are kept are played by them (`test_kept.py`)."""
    monkeypatch.setattr("oikumene.registry._kept", dict)


class Here(Reader):
    """Looks things up in this process."""

    def __init__(self) -> None:
        super().__init__(Archive(), Limits(), "here")

    async def ask(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


@contextlib.asynccontextmanager
async def hall_of(path: Path | str) -> AsyncIterator[Hall]:
    """A house with one worker, as after a start."""
    store, thinkers = open_store(str(path)), Thinkers(1)
    await store.open()
    hall = Hall(store, thinkers, pace=Pace(0.0, 0.0))
    try:
        yield hall
    finally:
        await hall.shelved()
        for live in list(hall.tables.values()):
            for task in list(live.tasks):
                task.cancel()
        thinkers.close()
        await store.close()


async def play(hall: Hall, live: Live, events: int, rng: Random, who: tuple[Person, ...] = (ANN, BOB, CAT)) -> None:
    """Everybody answers at random until there are so many events, or the game is over."""
    for _ in range(4000):
        board = live.board
        assert board is not None
        if board.n >= events or board.match.over:
            return
        mine = [q for q in board.match.pending if live.row.seats[q.seat].human]
        if not mine:
            await asyncio.sleep(0.01)
            continue
        question = rng.choice(mine)
        key = rng.choice(question.options).key
        await hall.answer(live, who[question.seat], wire.Answer(0, board.n, question.id, key))
    raise AssertionError("the game does not go on")


async def begun(hall: Hall, game: str, events: int, *, other: str = "open", seed: int = 5) -> str:
    """A table of Ann's with so many events; the other seats are Bob's and, where two are too few, Cat's; or bots'."""
    others = (BOB, CAT)[: max(1, find_game(game).seats.start - 1)]
    live = await hall.create(
        ANN, wire.NewTable(game, [wire.NewSeat("you"), *(wire.NewSeat(other) for _ in others)], {})
    )
    if other == "open":
        for person in others:
            await hall.join(live, person)
    await hall.start(live, ANN)
    await play(hall, live, events, Random(seed))
    return live.row.id


def sql(path: Path, statement: str, *args: Any) -> list[Any]:
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement, args).fetchall()


def rewrite(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """What an older version would have written as the snapshot."""
    for table, data in sql(path, "SELECT tbl, data FROM snapshots"):
        found = opened(data)
        change(found["save"])
        sql(path, "UPDATE snapshots SET data = ? WHERE tbl = ?", packed(found), table)


def opened(data: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(data)))
    return found


def older(monkeypatch: pytest.MonkeyPatch, game: str) -> int:
    """Until it is undone, the game plays by rules with a lower number; the number of today."""
    cls = type(find_game(game))
    today = int(cls.rules)
    monkeypatch.setattr(cls, "rules", today - 1)
    return today


def nothing(save: dict[str, Any]) -> None:
    pass


@pytest.mark.parametrize("change", [nothing, *CHANGES])
@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_goes_on_with_other_rules(
    game: str, change: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read, it goes on, and after the next start it goes on from there."""
    path = tmp_path / "x.db"
    if find_game(game).rules == 1:  # there are none before these: today plays by the next
        monkeypatch.setattr(type(find_game(game)), "rules", 2)

    async def before() -> tuple[str, dict[str, Any], int]:
        async with hall_of(path) as hall:
            id = await begun(hall, game, 23)
            board = (await hall.find(id)).board
            assert board is not None
            return id, json.loads(json.dumps(board.match.view())), board.n

    with monkeypatch.context() as old:
        today = older(old, game)
        id, seen, n = asyncio.run(before())
    lost = [int(seat) for (seat,) in sql(path, "SELECT seat FROM events ORDER BY n")]
    rewrite(path, change)
    if change is changed_rule:
        sql(path, "UPDATE events SET answer = 'gone' WHERE n = ?", n - 1)
    monkeypatch.setattr(type(find_game(game)), "renamed", names(game))

    async def after() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            board = live.board
            assert board is not None and board.n == n
            assert (live.row.rules, live.row.fault) == (today, None)
            if change in (nothing, renamed_card):
                shown = json.loads(json.dumps(board.match.view()))
                assert {**shown, "log": 0} == {**seen, "log": 0}
                assert len(shown["log"]) == len(seen["log"])
            if change is changed_rule:
                assert n - keeping.SNAPSHOT_EVERY <= len(board.match.answers) < n
                assert board.left_out == lost[len(board.match.answers) :] != []
            elif change is nothing:
                assert board.left_out == []
            left = board.left_out
            await play(hall, live, n + 7, Random(1))
            assert live.board is not None
            state = live.board.match.digest()
            record = json.loads(json.dumps(live.board.record()))
            with pytest.raises(Refused) as said:
                live.board.at(n - 1)
            assert said.value.code == "older-rules"
            assert live.board.at(n).n == n
        assert (record["rules"], record["start"]["rules"]) == (today, today - 1)
        assert replay(find_game(game), record).digest() == state
        async with hall_of(path) as hall:
            again = (await hall.find(id)).board
            assert again is not None and again.n == n + 7
            assert again.left_out == left
            assert again.match.digest() == state
            assert len(again.log_moves) == len(again.match.log)

    asyncio.run(after())


@pytest.mark.parametrize("events", [0, 1, 4, 9])
def test_a_table_that_has_hardly_begun_goes_on_too(
    events: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.db"

    async def before() -> tuple[str, str]:
        async with hall_of(path) as hall:
            id = await begun(hall, "imperial_settlers", events)
            board = (await hall.find(id)).board
            assert board is not None and board.n == events
            return id, board.match.digest()

    with monkeypatch.context() as old:
        older(old, "imperial_settlers")
        id, state = asyncio.run(before())

    async def after() -> None:
        async with hall_of(path) as hall:
            board = (await hall.find(id)).board
            assert board is not None and board.match.digest() == state

    asyncio.run(after())


def test_what_was_taken_back_stays_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last snapshot may be of a step that was undone since."""
    path = tmp_path / "x.db"

    async def before() -> tuple[str, str]:
        async with hall_of(path) as hall:
            id = await begun(hall, "ancient_world", 20)
            live = await hall.find(id)
            undone = 0
            for n in range(21, 80):
                for person in (ANN, BOB):
                    with contextlib.suppress(Refused):
                        await hall.undo(live, person, wire.Undo(0, live.row.moves))
                        undone += 1
                if undone > 2:
                    break
                await play(hall, live, n + undone, Random(n))
            assert undone > 2 and live.board is not None
            return id, live.board.match.digest()

    with monkeypatch.context() as old:
        older(old, "ancient_world")
        id, state = asyncio.run(before())

    async def after() -> None:
        async with hall_of(path) as hall:
            board = (await hall.find(id)).board
            assert board is not None and board.match.digest() == state

    asyncio.run(after())


def test_bots_go_on_with_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their process begins where the table does: from the seed it would come to another game."""
    path = tmp_path / "x.db"

    async def before() -> str:
        async with hall_of(path) as hall:
            return await begun(hall, "ancient_world", 12)

    with monkeypatch.context() as old:
        older(old, "ancient_world")
        id = asyncio.run(before())
    rewrite(path, changed_rule)
    sql(path, "UPDATE events SET answer = 'gone' WHERE n = 11")
    sql(path, "UPDATE seats SET person = NULL, bot = 'wanderer' WHERE seat = 1")

    async def after() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            await play(hall, live, 40, Random(1))
            assert live.board is not None and live.row.fault is None
            since = [event for event in live.board.events[12:] if event.kind == ANSWER]
            assert {event.seat for event in since} == {0, 1}

    asyncio.run(after())


def test_a_table_that_cannot_be_read_is_set_aside_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that is gone: refused without naming it; with a version that knows it the table is there again."""
    path = tmp_path / "x.db"

    async def before() -> str:
        async with hall_of(path) as hall:
            return await begun(hall, "imperium", 14)

    with monkeypatch.context() as old:
        older(old, "imperium")
        id = asyncio.run(before())
    kept = [sql(path, f"SELECT * FROM {name}") for name in ("events", "snapshots")]
    (snapshot,) = sql(path, "SELECT data FROM snapshots")

    def gone(save: dict[str, Any]) -> None:
        save["state"]["v"]["face"][0] = "a-card-that-is-gone"

    rewrite(path, gone)

    async def after() -> None:
        async with hall_of(path) as hall:
            with pytest.raises(Refused) as said:
                await hall.find(id)
            assert said.value.code == "rules-changed"
            assert "gone" not in str(said.value)
            (row,) = await hall.rows("WHERE id = ?", (id,))
            assert row.fault is not None and row.fault["kind"] == "unreadable"
            assert row.status == "playing" and ways_on(row, ANN) == []
            assert await begun(hall, "imperium", 2)

    asyncio.run(after())
    sql(path, "UPDATE snapshots SET data = ? WHERE tbl = ?", snapshot[0], id)
    assert [
        [line for line in sql(path, f"SELECT * FROM {name}") if line[0] == id] for name in ("events", "snapshots")
    ] == kept

    async def later() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            assert live.board is not None and live.row.fault is None

    asyncio.run(later())


def test_nobody_is_told_what_another_seat_could_have_answered(tmp_path: Path) -> None:
    """An event of the store that does not fit, of whichever rules: the refusal lists no options."""
    path = tmp_path / "x.db"

    async def before() -> tuple[str, list[str]]:
        async with hall_of(path) as hall:
            id = await begun(hall, "imperial_settlers", 11)
            board = (await hall.find(id)).board
            assert board is not None
            return id, [option.key for q in board.at(10).match.pending for option in q.options]

    id, keys = asyncio.run(before())
    sql(path, "UPDATE events SET answer = 'gone' WHERE n = 10")

    async def after() -> None:
        async with hall_of(path) as hall:
            with pytest.raises(Refused) as said:
                await hall.find(id)
            assert said.value.code == "unreadable"
            told = str(said.value) + json.dumps(said.value.details)
            assert not [key for key in keys if key in told]

    asyncio.run(after())


def finished_pages(board: Board) -> list[list[wire.Position]]:
    """Every seventh and the last, as everybody sees them."""
    seats = [None, *range(len(board.row.seats))]
    return [[board.at(n, seat).position(seat) for seat in seats] for n in [*range(0, board.n, 7), board.n]]


def test_a_finished_game_is_kept_as_it_was_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With other rules: its record, its history, its result and what each seat saw after each event."""
    path = tmp_path / "x.db"

    async def before() -> tuple[str, list[list[wire.Position]], wire.History, dict[str, Any]]:
        async with hall_of(path) as hall:
            id = await begun(hall, "ancient_world", 4000)
            live = await hall.find(id)
            assert live.row.status == "finished" and live.board is not None
            return (
                id,
                finished_pages(live.board),
                keeping.history(live.board),
                json.loads(json.dumps(live.board.record())),
            )

    id, pages, history, record = asyncio.run(before())
    monkeypatch.setattr(type(find_game("ancient_world")), "rules", find_game("ancient_world").rules + 1)
    monkeypatch.setattr(type(find_game("ancient_world")), "setup", lambda *_: pytest.fail("it is played again"))

    async def after() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            board = live.board
            assert isinstance(board, keeping.Shelved)
            assert live.row.result is not None
            assert finished_pages(board) == pages
            assert keeping.history(board) == history
            assert board.record() == record
            assert board.position(0, 5) == msgspec.structs.replace(pages[-1][1], **cut(pages[-1][1], 5))
            n = board.n
            undo, ask, confirm = wire.Undo(0, n), wire.Undo(0, n, ask=True), wire.Confirm(0, n)
            for act in (hall.undo(live, ANN, undo), hall.undo(live, ANN, ask), hall.confirm(live, ANN, confirm)):
                with pytest.raises(Refused):
                    await act
            with pytest.raises(Refused):
                await hall.answer(live, ANN, wire.Answer(0, board.n, "act", "pass"))
            with pytest.raises(Refused, match="looked at, not played on"):
                await hall.copy_from(live, ANN, 3, 0)
            assert await keeping.unarchived(hall.store) == []

    asyncio.run(after())


def at_random(name: str) -> Board:
    """The board of a game that was played to its end, with decisions taken back."""
    game = find_game(name)
    row = Row(
        *("t", game.id, game.rules, 5, dict(game.read_options({})), "finished", False, "live", 0),
        *(False, False, "", 0.0, 0.0),
        seats=[Seat("ann"), Seat("bob")],
    )
    board, rng = Board(row), Random(4)
    while board.match.asks:
        question = rng.choice(board.match.pending)
        board.apply(Event(ANSWER, question.seat, question.id, rng.choice(question.options).key))
        if rng.random() < 0.2 and board.can_undo(question.seat):
            board.apply(Event(UNDO, question.seat))
    return board


@pytest.mark.parametrize("pages", [7, 10_000])
@pytest.mark.parametrize("name", ["ancient_world", "imperial_settlers"])
def test_an_archive_holds_the_same_however_it_is_divided(
    name: str, pages: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "STRETCH", pages)
    board = at_random(name)
    job = keeping.archive_job(board.row, board.events, None)
    parts: dict[str, str] = {}
    telling = None
    for number in keeping.stretches(job):
        made = keeping.stretch(job, number, telling)
        parts |= made.parts
        telling = made.telling
    kept = keeping.Shelved(board.row, board.events, parts)
    assert finished_pages(kept) == finished_pages(board)
    assert kept.history() == keeping.history(board)
    assert kept.record() == json.loads(json.dumps(board.record()))


def test_archives_of_before_are_read() -> None:
    """Until 17 November 2026 each viewer had a part of its own, with whole pages, made small in another way."""
    board = at_random("ancient_world")
    now = keeping.stretch(keeping.archive_job(board.row, board.events, None), 0, None).parts
    parts = {
        name: small(zlib.decompress(base64.b64decode(now[name]))) for name in ("facts", "record", "history", "end")
    }
    for viewer, seat in enumerate((0, 1, None)):
        again = Board(board.row)
        pages = [again.position(seat)]
        for event in board.events:
            kept = again.apply(event, stored=True)
            pages.append(again.position(seat, kept))
        parts[f"view-{viewer}"] = small(b"\n".join(map(msgspec.json.encode, pages)))
    shelved = keeping.Shelved(board.row, board.events, parts)
    assert finished_pages(shelved) == finished_pages(board)
    assert shelved.history() == keeping.history(board)


def small(part: bytes) -> str:
    return base64.b64encode(lzma.compress(part, preset=1)).decode()


def test_what_the_client_does_not_know_any_more_is_left_out_of_an_archive() -> None:
    page = {"n": 3, "last": 3, "seat": 0, "view": {"a": 1}, "waiting": [], "log": [], "log_from": 0, "log_moves": []}
    seen = keeping.shown({**page, "questions": [{"odd": 1}], "result": {"odd": 1}, "gone": 7})
    assert (seen.n, seen.view, seen.questions, seen.result) == (3, {"a": 1}, [], None)


def cut(seen: wire.Position, first: int) -> dict[str, Any]:
    return {"log": seen.log[first:], "log_moves": seen.log_moves[first:], "log_from": first}


def test_archives_that_were_not_made_are_made_after_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def play_one() -> str:
        async with hall_of(path) as hall:
            hall.thinkers.do = lost  # type: ignore[method-assign]
            return await begun(hall, "imperial_settlers", 4000)

    async def lost(*_: Any, **__: Any) -> Failure:
        return Failure("died")

    id = asyncio.run(play_one())
    assert sql(path, "SELECT count(*) FROM archives") == [(0,)]

    async def start_again() -> None:
        async with hall_of(path) as hall:
            assert await keeping.unarchived(hall.store) == [id]
            await hall.shelve_rest()
            assert await keeping.unarchived(hall.store) == []

    asyncio.run(start_again())


def test_archives_stand_back_while_people_are_answered_and_are_made_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    def kept() -> int:
        return int(sql(path, "SELECT count(DISTINCT tbl) FROM archives")[0][0])

    async def play() -> None:
        async with hall_of(path) as hall:
            hall.strain = 50.0
            for _ in range(2):
                await begun(hall, "ancient_world", 4000)
            for _ in range(600):
                if kept():
                    break
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)  # the next one would be made meanwhile
            assert kept() == 1
            assert len(hall.unshelved) == 1

    asyncio.run(play())
    assert kept() == 2


def test_a_finished_game_without_an_archive_still_has_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.db"

    async def before() -> tuple[str, dict[str, Any]]:
        async with hall_of(path) as hall:
            id = await begun(hall, "ancient_world", 4000)
            board = (await hall.find(id)).board
            assert board is not None
            return id, board.position(0).view

    with monkeypatch.context() as old:
        older(old, "ancient_world")
        id, view = asyncio.run(before())
    sql(path, "DELETE FROM archives")

    async def after() -> None:
        async with hall_of(path) as hall:
            live = await hall.find(id)
            assert live.board is not None and live.board.match.over
            assert live.board.position(0).view == view
            assert live.board.record()["start"]["rules"] == find_game("ancient_world").rules - 1

    asyncio.run(after())


def test_a_record_that_begins_with_a_snapshot_can_be_brought_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("imperial_settlers")
    with monkeypatch.context() as old:
        older(old, game.id)
        match = game.new(seats=2, seed=3)
        for _ in range(9):
            match.take(match.asks[0], match.asks[0].values()[0])
        saved = match.save()
    match = type(match).restore(game, saved)
    for _ in range(4):
        match.take(match.asks[0], match.asks[0].values()[0])
    record = json.loads(json.dumps(match.record()))

    async def bring() -> None:
        async with hall_of(tmp_path / "x.db") as hall:
            live = await hall.bring_in(ANN, record, Here())
            assert live.board is not None and live.board.n >= 4
            assert live.board.at(4).match.digest() == match.digest()
            assert live.board.at(0).match.answers == match.answers[:9]

    asyncio.run(bring())


def test_a_snapshot_carries_the_last_lines_of_the_log_that_have_words_today(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("ancient_world")
    row = Row(
        *("t", game.id, game.rules, 5, dict(game.read_options({})), "playing", False, "live", 0),
        *(False, False, "", 0.0, 0.0),
        seats=[Seat("ann"), Seat("bob")],
    )
    board, rng = Board(row), Random(4)
    for _ in range(40):
        question = rng.choice(board.match.pending)
        board.apply(Event(ANSWER, question.seat, question.id, rng.choice(question.options).key))
    again = Board(row, Start(board.n, board.snapshot()), board.events)
    assert again.match.log == board.match.log
    assert again.log_moves[: len(board.log_moves) - 20] == board.log_moves[:-20]
    first = board.match.log[0].message
    monkeypatch.delitem(game.words.lines, first)
    fewer = Board(row, Start(board.n, board.snapshot()), board.events)
    assert fewer.match.log == [line for line in board.match.log if line.message != first]
    assert len(fewer.log_moves) == len(fewer.match.log)


def test_either_store_and_two_workers_at_once(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both open the same table after the update; one of them writes down that it goes on."""
    game = find_game("ancient_world")

    async def before() -> tuple[str, str, str]:
        async with hall_of(db) as hall:
            over, running = await begun(hall, game.id, 4000), await begun(hall, game.id, 17)
            board = (await hall.find(running)).board
            assert board is not None
            return over, running, board.match.digest()

    with monkeypatch.context() as old:
        today = older(old, game.id)
        over, running, state = asyncio.run(before())

    async def after() -> None:
        async with hall_of(db) as one, hall_of(db) as two:
            lives = await asyncio.gather(one.find(running), two.find(running))
            for live in lives:
                assert live.board is not None and live.board.match.digest() == state
                assert (live.row.rules, live.row.version) == (today, lives[0].row.version)
            await play(one, lives[0], 20, Random(3))
            kept = (await one.find(over)).board
            assert isinstance(kept, keeping.Shelved) and kept.record()["result"] is not None
            assert kept.at(5, 1).position(1).n == 5

    asyncio.run(after())


def test_people_at_the_table_are_told_whose_answers_were_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: Callable[..., Server]
) -> None:
    path = tmp_path / "x.db"

    async def before(server: Server) -> tuple[str, list[Any], int]:
        async with server.visitor() as guest:
            table = await guest.quick()
            async with guest.sit(table) as seat:
                await seat.until(lambda: seat.questions)
                while seat.position["n"] < 13 or seat.position["n"] % keeping.SNAPSHOT_EVERY not in range(3, 9):
                    await seat.answer()
                    await seat.until(lambda: seat.questions)
                assert seat.state["carried"] is None
                return table, list(guest.http.cookies.jar), seat.position["n"]

    with monkeypatch.context() as old:
        older(old, "ancient_world")
        first = start(str(path))
        table, cookies, n = asyncio.run(before(first))
        first.stop()
    whose = [int(seat) for (seat,) in sql(path, "SELECT seat FROM events ORDER BY n")]
    sql(path, "UPDATE events SET answer = 'gone' WHERE n = ?", n - 2)
    second = start(str(path))

    async def after() -> None:
        guest = second.visitor()
        for cookie in cookies:
            guest.http.cookies.jar.set_cookie(cookie)
        async with guest, guest.sit(table) as seat:
            assert seat.state["carried"] == {"n": n, "left_out": whose[n - 2 :]}

    asyncio.run(after())
