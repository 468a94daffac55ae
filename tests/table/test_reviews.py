"""After a game: its review is thought out once, by the bots' processes, for those who may have it; its story; and games
tried again from a move, compared with what happened."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from typing import Any

import pytest

import oikumene
from oikumene import bots
from oikumene.bots import Chair
from oikumene.bots.review import Effort, Rough
from oikumene.kernel.match import Match
from oikumene.table import reviewing, wire
from oikumene.table.board import AGREED_UNDO, ANSWER, Board, Event, Row, Seat
from oikumene.table.thinking import job_of

from .conftest import Server
from .visitor import Visitor

QUICK = Effort(None, 12)


def blundered() -> tuple[Match[Any], int]:
    """A game in which the first player passes once with everything still to do; before which move."""
    match = oikumene.game("ancient_world").new(seats=2, seed=4)
    players = [bots.make("merchant", seat, 4) for seat in range(2)]
    planted = -1
    while match.asks:
        ask = match.asks[0]
        chair = Chair(match, ask)
        passing = [value for value in ask.values() if chair.key(value) == "pass"]
        if planted < 0 and ask.seat == 0 and match.state.round == 2 and passing:
            planted = len(match.answers)
            match.take(ask, passing[0])
            continue
        match.take(ask, players[ask.seat].choose(chair))
    return match, planted


@pytest.fixture(scope="module")
def blunder() -> tuple[Match[Any], int]:
    return blundered()


async def reviewed(visitor: Visitor, table: str, seat: int = 0) -> Any:
    """The review of a seat, once it is done."""
    found = await visitor.post(f"/api/tables/{table}/review?seat={seat}")
    async with asyncio.timeout(120):
        while found["status"] == "working":
            await asyncio.sleep(0.1)
            found = await visitor.get(f"/api/tables/{table}/review?seat={seat}")
    return found


def test_a_planted_blunder_is_found_kept_once_and_tried_from(server: Server, blunder: tuple[Match[Any], int]) -> None:
    match, planted = blunder
    server.app.state.house.hall.effort = QUICK

    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", match.record()))["id"]
            path = f"/api/tables/{table}/review?seat=0"
            assert (await anna.get(path))["status"] == "none"
            first, second = await asyncio.gather(anna.post(path), anna.post(path))
            assert {first["status"], second["status"]} == {"working"}
            found = await reviewed(anna, table)
            assert found["status"] == "done"
            worst = found["decisions"][0]
            assert (worst["move"], worst["did"]["key"]) == (planted, "pass")
            assert worst["best"]["key"] != "pass"
            assert worst["cost"] == pytest.approx(worst["best"]["share"] - worst["did"]["share"], abs=0.001)
            assert worst["round"] == 2
            if server.db.endswith(".db"):
                with sqlite3.connect(server.db) as store:
                    assert store.execute("SELECT count(*) FROM reviews WHERE tbl = ?", (table,)).fetchone() == (1,)
            assert (await anna.post(path)) == found  # what is there is told, not thought out again
            assert not server.app.state.house.hall.making

            listed = await anna.get("/api/reviews")
            assert [(one["table"]["id"], one["seat"], one["done"]) for one in listed] == [(table, 0, True)]
            assert listed[0]["cost"] == worst["cost"]

            copy = await anna.post(f"/api/tables/{table}/try?at={planted}&seat=0")
            assert (copy["origin"]["table"], copy["origin"]["move"], copy["status"]) == (table, planted, "playing")
            assert copy["origin"]["scores"] == list(match.result.scores if match.result else ())
            async with anna.sit(copy["id"]) as sitting:
                assert "pass" in [option["key"] for option in sitting.questions[0]["options"]]
                await sitting.play_out(random.Random(1))
                assert sitting.state["table"]["origin"]["table"] == table
            tried = (await anna.get(path))["tried"]
            assert [(one["table"], one["move"], one["status"]) for one in tried] == [(copy["id"], planted, "finished")]
            assert len(tried[0]["scores"]) == 2
            await anna.http.delete(f"/api/tables/{copy['id']}")
            assert (await anna.get(path))["tried"] == []
            assert (await anna.http.delete(f"/api/tables/{table}")).status_code == 204
            if server.db.endswith(".db"):
                with sqlite3.connect(server.db) as store:
                    assert store.execute("SELECT count(*) FROM reviews").fetchone() == (0,)

    asyncio.run(play())


def test_a_review_is_begun_when_the_game_ends(server: Server, blunder: tuple[Match[Any], int]) -> None:
    """Nobody has asked for it, and it is there; of those who played, not of bots."""
    match, _ = blunder
    hall = server.app.state.house.hall
    hall.effort, hall.ahead = QUICK, True
    last = max(n for n, (seat, *_) in enumerate(match.answers) if seat == 0)
    begun = oikumene.game("ancient_world").new(seats=2, seed=4)
    for seat, id, key in match.answers[:last]:
        begun.answer(seat, key, id)

    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", begun.record()))["id"]
            async with anna.sit(table) as one:
                while one.position["result"] is None:
                    if one.questions:
                        await one.answer(one.questions[0]["options"][0]["key"], question=one.questions[0]["id"])
                    else:
                        await one.receive()
            path = f"/api/tables/{table}/review?seat="
            assert (await anna.get(f"{path}0"))["status"] in ("working", "done")
            assert (await anna.get(f"{path}1"))["status"] == "none"
            async with asyncio.timeout(120):
                while (found := await anna.get(f"{path}0"))["status"] == "working":
                    await asyncio.sleep(0.1)
            assert found["status"] == "done" and found["decided"] > 5

    asyncio.run(play())


def test_no_review_is_begun_ahead_while_people_keep_the_server_busy(
    server: Server, blunder: tuple[Match[Any], int]
) -> None:
    """It is when somebody asks."""
    match, _ = blunder
    hall = server.app.state.house.hall
    hall.effort, hall.ahead = QUICK, True
    last = max(n for n, (seat, *_) in enumerate(match.answers) if seat == 0)
    begun = oikumene.game("ancient_world").new(seats=2, seed=4)
    for seat, id, key in match.answers[:last]:
        begun.answer(seat, key, id)

    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", begun.record()))["id"]
            async with anna.sit(table) as one:
                while one.position["result"] is None:
                    hall.strain = 50.0  # whatever the look at it says meanwhile
                    if one.questions:
                        await one.answer(one.questions[0]["options"][0]["key"], question=one.questions[0]["id"])
                    else:
                        await one.receive()
            assert (await anna.get(f"/api/tables/{table}/review?seat=0"))["status"] == "none"
            assert (await reviewed(anna, table))["status"] == "done"

    asyncio.run(play())


def test_a_review_that_was_begun_ahead_rests_while_people_keep_the_server_busy(
    server: Server, blunder: tuple[Match[Any], int]
) -> None:
    """It goes on when they leave time for it, or at once when somebody asks for it."""
    match, _ = blunder
    hall = server.app.state.house.hall
    hall.effort, hall.ahead = QUICK, True
    pieces, do = list[str](), hall.thinkers.do

    async def counted(work: Any, *args: Any, **named: Any) -> Any:
        if named.get("owner", "").startswith("review"):
            pieces.append(work.__name__)
            hall.strain = 50.0  # people came while the first piece was made
        return await do(work, *args, **named)

    hall.thinkers.do = counted
    last = max(n for n, (seat, *_) in enumerate(match.answers) if seat == 0)
    begun = oikumene.game("ancient_world").new(seats=2, seed=4)
    for seat, id, key in match.answers[:last]:
        begun.answer(seat, key, id)

    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", begun.record()))["id"]
            async with anna.sit(table) as one:
                hall.strain = 0.0
                while one.position["result"] is None:
                    if one.questions:
                        await one.answer(one.questions[0]["options"][0]["key"], question=one.questions[0]["id"])
                    else:
                        await one.receive()
            for _ in range(8):
                hall.strain = 50.0  # whatever the look at it says meanwhile
                await asyncio.sleep(0.25)
            assert pieces == ["choices"]
            assert (await reviewed(anna, table))["status"] == "done"
            assert len(pieces) > 1

    asyncio.run(play())


def test_nobody_has_anothers_private_game_looked_through(server: Server, blunder: tuple[Match[Any], int]) -> None:
    match, _ = blunder

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as eve:
            table = (await anna.post("/api/import", match.record()))["id"]
            for seat in (0, 1):
                assert (await eve.post(f"/api/tables/{table}/review?seat={seat}", status=403))["code"] == (
                    "not-yours-review"
                )
                await eve.get(f"/api/tables/{table}/review?seat={seat}", status=403)
            assert (await anna.post(f"/api/tables/{table}/review?seat=9", status=400))["code"] == "seat"
            assert (await anna.post(f"/api/tables/{table}/review?seat=-1", status=400))["code"] == "seat"
            await anna.post(f"/api/tables/{table}/review?seat=x", status=400)
            await anna.post("/api/tables/nothing/review?seat=0", status=404)
            assert not server.app.state.house.hall.making
            assert (await eve.get("/api/reviews")) == []
            running = await anna.quick()
            assert (await anna.post(f"/api/tables/{running}/review?seat=0", status=400))["code"] == "not-finished"
            assert (await anna.get(f"/api/tables/{running}/tale", status=400))["code"] == "not-finished"
            assert (await anna.get(f"/api/tables/{running}/page", status=400))["code"] == "not-finished"

    asyncio.run(play())


def test_one_at_a_time_and_no_more_thought_than_there_is(server: Server, blunder: tuple[Match[Any], int]) -> None:
    match, _ = blunder
    hall = server.app.state.house.hall
    hall.effort = QUICK

    async def play() -> None:
        async with server.visitor() as anna:
            one = (await anna.post("/api/import", match.record()))["id"]
            other = (await anna.post("/api/import", match.record()))["id"]
            assert (await anna.post(f"/api/tables/{one}/review?seat=0"))["status"] == "working"
            for _ in range(5):  # asked again and again: nothing more is begun
                assert (await anna.post(f"/api/tables/{one}/review?seat=0"))["status"] in ("working", "done")
            busy = await anna.post(f"/api/tables/{other}/review?seat=0", status=429)
            assert busy["code"] == "review-busy"
            assert len(hall.making) <= 1
            await reviewed(anna, one)

    asyncio.run(play())


def test_a_piece_that_gives_way_is_begun_anew_and_finished_the_fourth_time(
    server: Server, blunder: tuple[Match[Any], int]
) -> None:
    """Somebody always waits for a bot: what is thought through gives way three times, and not a fourth."""
    hall = server.app.state.house.hall
    hall.effort = QUICK
    asked, do = Counter[str](), hall.thinkers.do

    async def pressed(work: Any, *args: Any, **named: Any) -> Any:
        if work in (reviewing.weighed, reviewing.weighed_turn):
            asked[f"{work.__name__} {args[2]}"] += 1
            if named["gives_way"]:
                return reviewing.GAVE_WAY
        return await do(work, *args, **named)

    hall.thinkers.do = pressed

    async def visit() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", blunder[0].record()))["id"]
            found = await reviewed(anna, table)
            assert found["status"] == "done"
            assert found["weighed"] > 0

    asyncio.run(visit())
    assert set(asked.values()) == {4}


def test_a_review_ends_when_its_time_is_over(
    server: Server, blunder: tuple[Match[Any], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _ = blunder
    server.app.state.house.hall.effort = QUICK
    monkeypatch.setattr(reviewing, "MOST_SECONDS", 0.0)

    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", match.record()))["id"]
            found = await reviewed(anna, table)
            assert (found["status"], found["weighed"], found["decisions"]) == ("done", 0, [])

    asyncio.run(play())


def test_what_fails_is_said_and_can_be_asked_for_again(
    server: Server, blunder: tuple[Match[Any], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _ = blunder
    hall = server.app.state.house.hall
    hall.effort = QUICK

    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", match.record()))["id"]
            with monkeypatch.context() as broken:
                broken.setattr(reviewing, "choices", choices_broken)
                assert (await reviewed(anna, table))["status"] == "failed"
            assert (await reviewed(anna, table))["status"] == "done"

    asyncio.run(play())


def choices_broken(*_: Any) -> Any:
    raise ValueError("nothing can be read here")


def test_limits_hold_for_reviews(start: Any, tmp_path: Any, blunder: tuple[Match[Any], int]) -> None:
    server = start(str(tmp_path / "x.db"), limits=True)
    server.app.state.house.hall.effort = Effort(None, 1, 1)
    match, _ = blunder

    async def play() -> None:
        async with server.visitor() as anna:
            codes = []
            for _ in range(6):
                made = await anna.http.post("/api/import", json=match.record())
                if made.status_code != 200:
                    codes.append(made.json()["code"])
                    continue
                answer = await anna.http.post(f"/api/tables/{made.json()['id']}/review?seat=0")
                codes.append(answer.json().get("code") or "begun")
                while server.app.state.house.hall.making:
                    await asyncio.sleep(0.05)
            assert codes.count("begun") <= 4
            assert "too-fast" in codes

    asyncio.run(play())


def test_the_story_and_its_page(server: Server, blunder: tuple[Match[Any], int]) -> None:
    match, _ = blunder

    async def play() -> None:
        async with server.visitor() as anna:
            table = (await anna.post("/api/import", match.record()))["id"]
            for lang, round_ in (("ru", "Раунд 2"), ("en", "Round 2")):
                told = await anna.get(f"/api/tables/{table}/tale?lang={lang}")
                assert round_ in [chapter["title"] for chapter in told["chapters"]]
                moves = [sentence["move"] for chapter in told["chapters"] for sentence in chapter["sentences"]]
                assert max(moves) <= len(match.answers)
                assert told["course"][-1] == list(match.result.scores if match.result else ())
                assert told["moves"] == sorted(told["moves"])
                assert told["moves"][-1] == len(match.answers)
                page = await anna.http.get(f"/api/tables/{table}/page?lang={lang}")
                assert page.headers["content-type"].startswith("text/html")
                assert "attachment" in page.headers["content-disposition"]
                assert round_ in page.text

    asyncio.run(play())


def test_what_was_taken_back_is_nobodys_decision() -> None:
    game = oikumene.game("ancient_world")
    row = Row(
        "t", game.id, game.rules, 4, dict(game.read_options({})), "playing", False, "live", 0, False, True, "", 0, 0
    )
    row.seats = [Seat(person="a"), Seat(person="b")]
    board = Board(row)
    rng = random.Random(3)

    def step() -> None:
        ask = board.match.asks[0]
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(list(ask.values())))))

    for _ in range(20):
        step()
        if len(board.events) % 4 == 0:
            seat = board.events[-1].seat
            board.apply(Event(AGREED_UNDO, seat))
    while board.match.asks:
        step()
    job = job_of(board)
    for seat in (0, 1):
        for n, *_ in reviewing.choices(job, seat).choices:
            event = job.events[n]
            assert (event.kind, event.seat) == (ANSWER, seat)
            again = Board.replayed(row, job.events[:n])
            given = [*again.match.answers, (seat, event.question, event.answer)]
            assert board.match.answers[: len(given)] == given
    first = reviewing.choices(job, 0).choices[0].at
    assert reviewing.glance(job, 0, [first]).found[0] == Rough(first, pytest.approx(0, abs=1))


def test_a_whole_turn_is_weighed_by_the_numbers_of_events(blunder: tuple[Match[Any], int]) -> None:
    """Of a table where answers were taken back: the moves that are told are those of the table."""
    game = oikumene.game("ancient_world")
    row = Row(
        "w", game.id, game.rules, 4, dict(game.read_options({})), "playing", False, "live", 0, False, True, "", 0, 0
    )
    row.seats = [Seat(person="a"), Seat(person="b")]
    board = Board(row)
    rng = random.Random(5)
    for n in range(60):
        ask = board.match.asks[0]
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(list(ask.values())))))
        if n == 10:
            board.apply(Event(AGREED_UNDO, ask.seat))
    job = job_of(board)
    turns = [turn for turn in reviewing.choices(job, 0).turns if turn[0].at > 12]
    glanced = reviewing.glance_turns(job, 0, turns)
    assert [one.at for one in glanced.found] == [turn[0].at for turn in turns[: len(glanced.found)]]
    assert glanced.left == [turn[0].at for turn in turns[len(glanced.found) :]]
    found = [one for turn in turns if (one := reviewing.weighed_turn(job, 0, turn, Effort(None, 12)))]
    assert found
    for one in found:
        turn = next(turn for turn in turns if one.move in [each.at for each in turn])
        event = job.events[one.move]
        assert (event.seat, event.answer, one.last) == (0, one.did.key, turn[-1].at)
        assert one.did.key != one.best.key
        assert max(len(one.did.steps), len(one.best.steps)) > 1
    assert reviewing.read(reviewing.written(wire.ReviewInfo(0, "done", decisions=found))).decisions == found
