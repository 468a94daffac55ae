"""Plans: answers laid down for coming questions; taken when these come, and never if what they rest on has changed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.kernel.errors import Refused
from oikumene.kernel.planning import LEAST, coming, laid, misfit
from oikumene.table.board import ANSWER, UNDO, Event
from oikumene.table.plans import Step, progress

from .conftest import Postgres, Server
from .test_since import GAMES, played
from .test_taking_back import seated, turn
from .visitor import Sitting


@pytest.fixture
def house(tmp_path: Path, start: Callable[..., Server]) -> Server:
    return start(str(tmp_path / "x.db"))


# -- what can be foreseen


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_follows_from_what_the_seat_knows(game: str) -> None:
    """In a match that the seat cannot tell from the real one, it foresees the same."""
    seats = 3 if game == "oath" else 2
    board, rng, looked, fits = played(game, seats, 30), random.Random(2), 0, 0
    for _ in range(60):
        if board.match.over:
            break
        for seat in range(seats):
            if any(ask.seat == seat for ask in board.match.asks) or looked > 12:
                continue
            found = coming(board.match, seat)
            if found is None:
                continue
            looked += 1
            keys = [option.key for option in found.options]
            twin = board.match.imagine(seat, random.Random(looked))
            again = coming(twin, seat)
            if len(twin.answers) == len(board.match.answers):
                assert again is not None and [option.key for option in again.options] == keys
            fits += len(keys)
        ask = rng.choice(board.match.asks)
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(ask.values()))))
    assert looked > 3 and fits > looked


@pytest.mark.parametrize("game", GAMES)
def test_a_planned_answer_that_fits_does_what_was_foreseen(game: str) -> None:
    """At random: whatever still fits when the question comes is offered as it was planned."""
    seats = 3 if game == "oath" else 2
    board, rng, held, outcomes = played(game, seats, 20), random.Random(6), dict[int, Step](), list[str]()
    for _ in range(120):
        if board.match.over:
            break
        for seat in range(seats):
            mine = [question for question in board.match.pending if question.seat == seat]
            if mine and seat in held:
                step = held.pop(seat)
                why = misfit(board.match, seat, step)
                outcomes.append(why)
                if not why:
                    asked = next(question for question in mine if question.prompt == step.prompt)
                    option = next(each for each in asked.options if each.key == step.key)
                    assert json.loads(json.dumps(option.said.to_json())) == step.said
            elif not mine and seat not in held and rng.random() < 0.3:
                found = coming(board.match, seat)
                if found is not None:
                    (held[seat],) = laid(board.match, seat, [rng.choice(found.options).key])
        ask = rng.choice(board.match.asks)
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(ask.values()))))
    assert "" in outcomes, "something planned is still there when it is asked for"


def test_an_answer_that_is_not_offered_cannot_be_laid_down() -> None:
    board = played("ancient_world", 2, 0)
    waiting = 1 - board.match.asks[0].seat
    for path in (["nonsense"], ["place:work", "citizen:9"], ["place:work", "citizen:1", "place:work", "x"]):
        with pytest.raises(Refused) as refused:
            laid(board.match, waiting, path)
        assert refused.value.code == "no-plan"


def test_a_pass_rests_on_nothing() -> None:
    board = played("ancient_world", 2, 0)
    (step,) = laid(board.match, 1 - board.match.asks[0].seat, ["pass"])
    assert step.key in LEAST and step.effect == {}


# -- how far a plan has come


def steps(*keys: str) -> list[Step]:
    prompts = ("act", "citizen", "card")
    return [Step(prompt, {}, key, {}, [], {}) for prompt, key in zip(prompts, keys, strict=False)]


def test_progress_is_read_from_the_events() -> None:
    lines = [steps("place:build", "citizen:1"), steps("place:work", "citizen:2")]
    other = Event(ANSWER, 1, "act", "pass")
    assert progress(lines, [other], 0) == (lines, 0)
    assert progress(lines, [Event(ANSWER, 0, "starve", "x")], 0) == (lines, 0), "something else is asked first"
    work = Event(ANSWER, 0, "act", "place:work")
    assert progress(lines, [other, work], 0) == ([lines[1]], 1)
    assert progress(lines, [work, Event(ANSWER, 0, "citizen", "citizen:2")], 0) is None, "it is done"
    assert progress(lines, [work, Event(ANSWER, 0, "citizen", "citizen:1")], 0) is None, "by hand, otherwise"
    assert progress(lines, [Event(ANSWER, 0, "act", "pass")], 0) is None
    assert progress(lines, [Event(UNDO, 1)], 0) == (lines, 0), "others may take back what they did"
    assert progress(lines, [Event(UNDO, 0)], 0) is None and progress(lines, [work, Event(UNDO, 1)], 0) is None


# -- at the table


#: A busy machine takes its time to begin the process that looks ahead.
PATIENCE = 120.0


async def say(seat: Sitting, **message: Any) -> Any:
    seat.ref += 1
    ref = seat.ref
    await seat.socket.send(json.dumps({"ref": ref, **message}))
    await seat.until(lambda: ref in seat.replies, PATIENCE)
    return seat.replies[ref]


async def plan(seat: Sitting, *lines: list[str], **more: Any) -> Any:
    return await say(seat, type="plan", lines=list(lines), **more)


def test_a_plan_is_followed_when_the_question_comes(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions, PATIENCE)
            told = await say(two, type="ask-plan")
            assert told["type"] == "foreseen" and told["question"]["prompt"] == "act"
            assert "place:rebuild" in [option["key"] for option in told["question"]["options"]]
            then = await say(two, type="ask-plan", path=["place:rebuild"])
            assert then["question"]["prompt"] == "citizen"
            assert (await plan(two, ["place:rebuild", "citizen:1"]))["type"] == "ack"
            await two.until(lambda: two.state["plan"], PATIENCE)
            (line,) = two.state["plan"]["lines"]
            assert [step["said"]["id"] for step in line] == ["option-place", "option-citizen"]
            assert two.state["plan"]["dropped"] == ""
            await turn(one)
            await two.until(lambda: two.position["n"] == 4, PATIENCE)
            assert two.state["plan"] is None and two.state["undo"], "it is an answer like any other"
            await one.until(lambda: one.position["n"] == 4, PATIENCE)
            assert not any('"plan":{' in text for text in one.raw), "nobody else is sent it"
            assert (await two.undo())["type"] == "ack"
            await two.until(lambda: two.questions, PATIENCE)
            await asyncio.sleep(0.3)
            assert two.questions[0]["prompt"] == "citizen", "who takes back decides by hand"

    asyncio.run(play())


def test_a_plan_whose_ground_has_changed_is_dropped_and_said(house: Server) -> None:
    """Work is taken by the rival: the citizen that was meant cannot go there any more, so none goes."""

    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions, PATIENCE)
            assert (await plan(two, ["place:work", "citizen:1"]))["type"] == "ack"
            await turn(one, ("place:work", "citizen:1"))
            await two.until(lambda: two.state["plan"] and two.state["plan"]["dropped"], PATIENCE)
            assert two.state["plan"]["dropped"] == "effect" and two.position["n"] == 2
            async with two.visitor.sit(two.table) as again:
                assert again.state["plan"]["dropped"], "who comes later reads it too"
            await turn(two, ("place:rebuild", "citizen:1"))
            assert (await plan(two))["type"] == "ack"
            await two.until(lambda: two.state["plan"] is None, PATIENCE)

    asyncio.run(play())


def test_a_plan_of_the_first_part_rests_on_how_it_can_be_completed(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions, PATIENCE)
            assert (await plan(two, ["place:work"]))["type"] == "ack"
            await turn(one, ("place:work", "citizen:1"))
            await two.until(lambda: two.state["plan"] and two.state["plan"]["dropped"] == "effect", PATIENCE)
            assert two.position["n"] == 2

    asyncio.run(play())


def test_of_two_lines_the_first_that_fits_is_taken(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions, PATIENCE)
            await plan(two, ["place:work", "citizen:1"], ["place:rebuild", "citizen:1"])
            await turn(one, ("place:work", "citizen:1"))
            await two.until(lambda: two.position["n"] == 4, PATIENCE)
            events = house.app.state.house.hall.tables[two.table].board.events
            assert [event.answer for event in events[2:]] == ["place:rebuild", "citizen:1"]

    asyncio.run(play())


@pytest.mark.parametrize("tick", [{"needs": ["place:work"]}, {"own": True}])
def test_what_is_ticked_counts_too(house: Server, tick: dict[str, Any]) -> None:
    """Only if Work is still free: it is not. Only if what I have is the same: it is."""

    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions, PATIENCE)
            assert (await plan(two, ["place:rebuild", "citizen:1"], **tick))["type"] == "ack"
            await two.until(lambda: two.state["plan"], PATIENCE)
            assert len(two.state["plan"]["needs"]) == len(tick.get("needs", ()))
            assert two.state["plan"]["own"] == ("own" in tick)
            await turn(one, ("place:work", "citizen:1"))
            if "needs" in tick:
                await two.until(lambda: two.state["plan"] and two.state["plan"]["dropped"] == "needs", PATIENCE)
            else:
                await two.until(lambda: two.position["n"] == 4, PATIENCE)

    asyncio.run(play())


def test_hostile_plans_are_refused(house: Server) -> None:
    async def play() -> None:
        async with seated(house) as (one, two):
            await one.until(lambda: one.questions, PATIENCE)
            assert (await plan(one, ["place:work"]))["code"] == "asked", "who is asked answers"
            assert (await say(one, type="ask-plan"))["code"] == "asked"
            assert (await plan(two, ["no-such"]))["code"] == "no-plan"
            assert (await plan(two, ["place:work"], needs=["no-such"]))["code"] == "no-plan"
            assert (await plan(two, *[["place:work"]] * 4))["code"] == "plan-long"
            assert (await plan(two, ["place:work"] * 7))["code"] == "plan-long"
            assert (await plan(two, []))["code"] == "plan-long"
            assert (await say(two, type="ask-plan", path=["x"] * 500))["question"] is None
            async with house.visitor() as stranger, stranger.sit(two.table) as watching:
                assert (await plan(watching, ["place:work"]))["code"] == "not-seated"
                assert (await say(watching, type="ask-plan"))["code"] == "not-seated"
            await two.socket.send(json.dumps({"type": "plan", "ref": 9999, "lines": [["pass"]], "seat": 0}))
            await two.until(lambda: 0 in two.replies, PATIENCE)
            assert two.replies[0]["type"] == "refused", "a plan is for one's own seat: no other can be named"
            assert two.state["plan"] is None and one.state["plan"] is None

    asyncio.run(play())


def test_a_plan_outlives_a_restart(tmp_path: Path, start: Callable[..., Server]) -> None:
    """Laid down, the server stops and starts; the rival moves, and it is followed though nobody of the seat is here."""
    db = str(tmp_path / "x.db")
    first = start(db)
    kept: dict[str, Any] = {}

    async def lay() -> None:
        async with seated(first) as (one, two):
            await one.until(lambda: one.questions, PATIENCE)
            assert (await plan(two, ["place:rebuild", "citizen:1"]))["type"] == "ack"
            kept.update(table=one.table, cookies=dict(one.visitor.http.cookies))

    asyncio.run(lay())
    first.stop()
    second = start(db)

    async def follow() -> None:
        async with second.visitor() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(kept["cookies"])
            async with anna.sit(kept["table"]) as one:
                await turn(one)
                await one.until(lambda: one.position["n"] == 4, PATIENCE)
                assert one.questions

    asyncio.run(follow())


def test_two_workers_follow_one_plan_once(postgres_server: Postgres, start: Callable[..., Server]) -> None:
    """Laid down at one worker, the rival moves at the other: it is answered once, and shown at both."""
    url = postgres_server.database()
    left, right = start(url), start(url)

    async def play() -> None:
        async with left.visitor() as anna, right.visitor() as boris:
            seats = [{"who": "you"}, {"who": "open"}]
            new = {"game": "ancient_world", "seats": seats, "options": {"first_player": "1"}}
            table = (await anna.post("/api/tables", new))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one, boris.sit(table) as two:
                await one.until(lambda: one.questions, PATIENCE)
                assert (await plan(two, ["place:rebuild", "citizen:1"]))["type"] == "ack"
                await two.until(lambda: two.state["plan"], PATIENCE)
                await turn(one)
                await one.until(lambda: one.position["n"] >= 4 and one.questions, PATIENCE)
                await two.until(lambda: two.position["n"] >= 4, PATIENCE)
                assert (one.position["n"], two.position["n"], two.state["plan"]) == (4, 4, None)

    asyncio.run(play())
