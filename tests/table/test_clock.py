"""Clocks: what is given and taken, what does not count, and what happens when one has run out. On a clock of the test's
own: nothing sleeps."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.backup import restore, take
from oikumene.table.board import AGREED_UNDO, ANSWER, CONFIRM, UNDO, Event, Quiet, Row, Seat
from oikumene.table.clock import ABSENT, Clock, Terms, agreed, first, hours, on_holiday, own_hours, quiet_until, ran
from oikumene.table.hall import Hall
from oikumene.table.hall.timing import GRACE, STANDSTILL
from oikumene.table.live import Live
from oikumene.table.notify import Notice
from oikumene.table.people import Person
from oikumene.table.store import Taken

from .conftest import Server
from .test_upgrade import ANN, BOB, CAT, hall_of, sql

DAN = Person("dan", "Dan", False, "en", "")
HOUR, DAY = 3600.0, 86_400.0
NOON = datetime(2026, 11, 17, 12, tzinfo=ZoneInfo("UTC")).timestamp()


def row_with(terms: Terms, waiting: list[int], *, pace: str = "live", seats: int = 3) -> Row:
    row = Row("t", "toy", 1, 1, {}, "playing", False, pace, 24, False, True, "a", NOON, NOON)
    row.seats = [Seat(f"p{n}", f"P{n}") for n in range(seats)]
    row.waiting, row.time = waiting, terms.kept()
    row.clock = first(row, terms)
    return row


def step(row: Row, now: float, event: Event | None, waiting: list[int], answers: int) -> None:
    """Something happens at a moment, and then these seats are asked."""
    clock = Clock(row, now, ())
    row.waiting = waiting
    row.clock = clock.followed(row, answers, event)


def left(row: Row, now: float, *, stands: list[tuple[float, float]] | None = None) -> list[float]:
    clock = Clock(row, now, stands or [])
    return [round(clock.left(seat), 3) for seat in range(len(row.seats))]


# -- giving and taking


def test_a_clock_runs_for_everybody_who_is_asked_and_for_nobody_else() -> None:
    row = row_with(Terms("move", 60), [0, 1])
    assert left(row, NOON + 10) == [50, 50, 60]
    step(row, NOON + 10, Event(ANSWER, 0), [1], 1)
    assert left(row, NOON + 30) == [50, 30, 60], "another's answer gives nothing to who is asked meanwhile"
    step(row, NOON + 30, Event(ANSWER, 1), [2], 2)
    assert left(row, NOON + 35) == [50, 30, 55]
    step(row, NOON + 35, Event(ANSWER, 2), [0, 2], 3)
    assert left(row, NOON + 35) == [60, 30, 60], "a new decision has its time"


def test_time_for_a_game_grows_with_each_decision() -> None:
    row = row_with(Terms("game", 600, 5), [0])
    step(row, NOON + 100, Event(ANSWER, 0), [0], 1)
    step(row, NOON + 160, Event(ANSWER, 0), [1], 2)
    assert left(row, NOON + 200) == [600 - 160 + 10, 560, 600]


@pytest.mark.parametrize("kind", ["move", "game"])
def test_who_takes_back_and_decides_again_gets_no_time(kind: str) -> None:
    """Over and over, at no place of the clock is there more than there was, and the table cannot be held up."""
    row = row_with(Terms(kind, 60, 10 if kind == "game" else 0), [0])
    now = NOON
    step(row, now := now + 50, Event(ANSWER, 0), [0], 1)
    most = left(row, now)[0]
    for _ in range(20):
        step(row, now := now + 1, Event(UNDO, 0), [0], 0)
        step(row, now := now + 1, Event(ANSWER, 0), [0], 1)
        assert left(row, now)[0] <= most - 2
        most = left(row, now)[0]


def test_taking_back_the_turn_one_has_passed_gives_nothing_either() -> None:
    row = row_with(Terms("move", 60), [0])
    step(row, NOON + 59, Event(ANSWER, 0), [1], 1)
    step(row, NOON + 60, Event(UNDO, 0), [0], 0)
    assert left(row, NOON + 60) == [1, 60, 60]
    step(row, NOON + 60, Event(ANSWER, 0), [1], 1)
    step(row, NOON + 61, Event(ANSWER, 1), [0], 2)
    assert left(row, NOON + 61)[0] == 60, "the next turn has its time"


def test_who_was_asked_what_another_took_back_has_lost_nothing_once() -> None:
    row = row_with(Terms("game", 100), [0])
    step(row, NOON, Event(ANSWER, 0), [1], 1)
    step(row, NOON + 40, Event(UNDO, 0), [0], 0)
    assert left(row, NOON + 40)[1] == 100
    step(row, NOON + 40, Event(ANSWER, 0), [1], 1)
    step(row, NOON + 80, Event(UNDO, 0), [0], 0)
    assert left(row, NOON + 80)[1] == 60, "two who stand together cannot stop the clocks"
    step(row, NOON + 80, Event(ANSWER, 0), [1], 1)
    step(row, NOON + 80, Event(ANSWER, 1), [1], 2)
    step(row, NOON + 90, Event(AGREED_UNDO, 0), [0], 0)
    assert left(row, NOON + 90)[1] == 60


def test_what_all_allowed_hurries_nobody() -> None:
    row = row_with(Terms("move", 60), [0])
    step(row, NOON + 57, Event(ANSWER, 0), [1], 1)
    step(row, NOON + 60, Event(AGREED_UNDO, 0), [0], 0)
    assert left(row, NOON + 60)[0] == 30


def test_who_must_confirm_is_waited_for_and_the_next_has_all_the_time() -> None:
    row = row_with(Terms("move", 60), [0])
    step(row, NOON + 10, Event(ANSWER, 0), [0], 1)  # the turn is held
    step(row, NOON + 30, Event(CONFIRM, 0), [1], 1)
    assert left(row, NOON + 30) == [40, 60, 60]


# -- what does not count


def test_pauses_may_lie_over_each_other() -> None:
    assert ran(0, 100, [(0, 50), (40, 60), (45, 46), (200, 300), (-10, 5)]) == 40
    assert ran(10, 5, []) == 0, "a clock that was put back takes nothing"


def test_what_the_server_did_not_serve_does_not_count() -> None:
    row = row_with(Terms("move", 600), [0])
    assert left(row, NOON + HOUR, stands=[(NOON + 100, NOON + HOUR)])[0] == 500
    clock = Clock(row, NOON + 50, [(NOON + 100, NOON + HOUR)])
    assert clock.until(0) == pytest.approx(NOON + HOUR + 500)


def test_a_slow_clock_stands_at_night_and_follows_the_summer_time() -> None:
    terms = Terms("move", int(10 * HOUR), night=(23 * 60, 7 * 60), zone="Europe/Rome")
    evening = datetime(2026, 3, 28, 22, tzinfo=ZoneInfo("Europe/Rome")).timestamp()  # the night is an hour shorter
    row = row_with(terms, [0], pace="slow")
    row.clock = {**(row.clock or {}), "at": evening}
    seven = datetime(2026, 3, 29, 7, tzinfo=ZoneInfo("Europe/Rome")).timestamp()
    assert seven - evening == 8 * HOUR
    assert left(row, seven)[0] == 9 * HOUR and left(row, seven - 2 * HOUR)[0] == 9 * HOUR
    clock = Clock(row, evening + 2 * HOUR, ())
    assert clock.until(0) == pytest.approx(seven + 9 * HOUR)
    seen = clock.reading(0)
    assert seen.runs and seen.stands and seen.turns == pytest.approx(seven)
    assert Clock(row, seven + 1, ()).reading(0).turns == pytest.approx(seven + 16 * HOUR)


def test_the_own_quiet_hours_stop_the_own_clock_and_none_that_was_running_is_stretched() -> None:
    row = row_with(Terms("move", 4 * 3600), [1], pace="slow")
    row.seats[0].quiet = Quiet(13 * 60, 15 * 60, "UTC")
    row.seats[1].quiet = Quiet(12 * 60 + 30, 22 * 60, "UTC")  # said after the clock had begun to run
    assert left(row, NOON + HOUR)[1] == 3 * HOUR, "what is changed in the middle of a decision counts from the next on"
    step(row, NOON + HOUR / 2, Event(ANSWER, 1), [0, 1], 1)
    assert left(row, NOON + 5 * HOUR)[:2] == [4 * HOUR - 2.5 * HOUR, 4 * HOUR]
    reading = Clock(row, NOON + 2 * HOUR, ()).reading(0)
    assert (reading.stands, reading.turns) == (True, NOON + 3 * HOUR)
    assert reading.quiet == (NOON + HOUR, NOON + 3 * HOUR) and reading.until == NOON + 6.5 * HOUR
    row.seats[0].quiet = None
    step(row, NOON + 2 * HOUR, Event(ANSWER, 0), [0], 2)
    assert Clock(row, NOON + 2 * HOUR, ()).reading(0).quiet is None


def test_quiet_hours_leave_enough_of_the_day_and_do_nothing_at_live_tables() -> None:
    night = Terms("move", 4 * 3600, night=(0, 12 * 60), zone="UTC")
    for begin, end, counts in ((13, 21, True), (13, 22, False)):
        row = row_with(night, [], pace="slow")
        row.seats[0].quiet = Quiet(begin * 60, end * 60, "UTC")
        step(row, NOON, None, [0], 0)
        assert left(row, NOON + 3 * HOUR)[0] == (3 if counts else 1) * HOUR
    row = row_with(Terms("move", 4 * 3600), [], pace="live")
    row.seats[0].quiet = Quiet(13 * 60, 21 * 60, "UTC")
    step(row, NOON, None, [0], 0)
    assert left(row, NOON + 3 * HOUR)[0] == HOUR
    assert own_hours(60, 60, "nowhere") is None
    assert own_hours(22 * 60, 8 * 60, "Europe/Moscow") == (22 * 60, 8 * 60, "Europe/Moscow")
    for wrong in ((22 * 60, 8 * 60 + 1, "UTC"), (-1, 60, "UTC"), (0, 1440, "UTC")):
        with pytest.raises(Refused, match="quiet hours"):
            own_hours(*wrong)
    with pytest.raises(Refused, match="time zone"):
        own_hours(0, 60, "Nowhere/Land")


def test_a_zone_that_this_machine_does_not_know_stops_no_table(caplog: pytest.LogCaptureFixture) -> None:
    """Tables of a machine that knew it, restored on one with older zones or none."""
    there, here = "Nowhere/Moved", "UTC"
    readings = []
    for zone in (there, here):
        row = row_with(Terms("move", int(10 * HOUR), night=(23 * 60, 7 * 60), zone=zone), [0], pace="slow")
        row.clock = {**(row.clock or {}), "quiet": {"0": [8 * 60, 9 * 60, zone]}}
        readings.append((Clock(row, NOON + 12 * HOUR, ()).reading(0), quiet_until(Quiet(11 * 60, 13 * 60, zone), NOON)))
    assert readings[0] == readings[1] and readings[0][0].stands
    assert readings[0][1] == NOON + HOUR
    assert any(there in line.getMessage() for line in caplog.records)
    with pytest.raises(Refused):
        own_hours(0, 60, there)  # nobody agrees on it here


def test_quiet_hours_on_the_days_when_clocks_are_changed() -> None:
    zone = "Europe/Rome"

    def lasting(month: int, day: int, begin: int, end: int) -> list[float]:
        midnight = datetime(2026, month, day, tzinfo=ZoneInfo(zone)).timestamp()
        return [last - first for first, last in hours(zone, (begin, end), midnight, midnight + 8 * HOUR)]

    assert lasting(3, 29, 60, 5 * 60) == [3 * HOUR]  # from one to five, without two to three
    assert lasting(10, 25, 60, 5 * 60) == [5 * HOUR]  # and with that hour twice
    assert lasting(3, 29, 150, 195) == []  # from half past two, which is half past three, to a quarter past three
    assert lasting(10, 25, 150, 195) == [1.75 * HOUR]


def test_on_a_holiday_only_the_own_clock_stands_and_unused_days_come_back() -> None:
    row = row_with(Terms("move", int(DAY), vacation=5), [0, 1], pace="slow")
    row.clock = on_holiday(Clock(row, NOON + HOUR, ()).settled(), 0, 3, NOON + HOUR)
    assert left(row, NOON + 30 * HOUR) == [23 * HOUR, -6 * HOUR, DAY]
    assert Clock(row, NOON + 2 * HOUR, ()).reading(0).away == NOON + HOUR + 3 * DAY
    back = on_holiday(Clock(row, NOON + 30 * HOUR, ()).settled(), 0, 0, NOON + 30 * HOUR)
    assert back["days"] == [3, 5, 5] and back["away"] == {}
    with pytest.raises(Refused, match="there are 3"):
        on_holiday(back, 0, 4, NOON)


@pytest.mark.parametrize(
    ("terms", "slow", "code"),
    [
        (Terms("move", 9), False, "clock-seconds"),
        (Terms("move", 31 * 86400), True, "clock-seconds"),
        (Terms("game", 59), False, "clock-seconds"),
        (Terms("game", 600, -1), False, "clock-increment"),
        (Terms("game", 600, 601), False, "clock-increment"),
        (Terms("move", 60, 5), False, "clock-increment"),
        (Terms("move", 60, vacation=1), False, "clock-live"),
        (Terms("move", 60, night=(0, 60), zone="UTC"), False, "clock-live"),
        (Terms("move", 3600, vacation=31), True, "clock-holidays"),
        (Terms("move", 3600, vacation=-1), True, "clock-holidays"),
        (Terms("move", 3600, night=(0, 0), zone="UTC"), True, "clock-night"),
        (Terms("move", 3600, night=(0, 961), zone="UTC"), True, "clock-night"),
        (Terms("move", 3600, night=(-5, 60), zone="UTC"), True, "clock-night"),
        (Terms("move", 3600, night=(0, 60), zone="../../etc/passwd"), True, "clock-zone"),
        (Terms("move", 3600, night=(0, 60), zone="Nowhere/Land"), True, "clock-zone"),
        (Terms("move", 3600, night=(0, 60), zone=""), True, "clock-zone"),
        (Terms("move", 3600, zone="x" * 5000), True, "clock-zone"),
        (Terms("none"), True, "clock-slow"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(terms: Terms, slow: bool, code: str) -> None:
    with pytest.raises(Refused) as why:
        agreed(terms, slow=slow)
    assert why.value.code == code


# -- at a table


class Watch:
    """A clock of the test's own, and everything that was told."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.at = hall, NOON
        self.told: list[tuple[str, str]] = []
        hall.now = lambda: self.at
        hall.tell = self.tell

    def tell(self, notice: Notice) -> None:
        self.told.append((notice.person, notice.event))

    async def later(self, seconds: float) -> None:
        """The server serves for so long, and looks at its clocks."""
        self.at += seconds
        await self.hall.store.write([("UPDATE beats SET at = ? WHERE id = 1", (self.at,))])
        await self.hall.pulse_clocks()
        await self.hall.look_at_clocks()


@contextlib.asynccontextmanager
async def at_noon(path: Path, begins: float = NOON) -> AsyncIterator[tuple[Hall, Watch]]:
    async with hall_of(path) as hall:
        watch = Watch(hall)
        watch.at = begins
        sql(
            path,
            "INSERT INTO people (id, name, lang, notify, created) SELECT value, value, 'en', '', 0 "
            'FROM json_each(\'["ann", "bob", "cat", "dan"]\') WHERE true ON CONFLICT DO NOTHING',
        )
        await hall.pulse_clocks(begins=True)
        yield hall, watch


async def seated(hall: Hall, people: tuple[Person, ...] = (ANN, BOB, CAT), **time: Any) -> Live:
    slow = bool(time.pop("slow", False))
    new = wire.NewTable(
        "ancient_world",
        [wire.NewSeat("you"), *(wire.NewSeat("open") for _ in people[1:])],
        {"first_player": "1"},
        pace="slow" if slow else "live",
        time=wire.TimeControl(**time),
    )
    live = await hall.create(people[0], new)
    for person in people[1:]:
        await hall.join(live, person)
    await hall.start(live, people[0])
    assert live.row.waiting == [0]
    return live


async def answered(hall: Hall, live: Live, person: Person) -> None:
    """Until somebody else is asked."""
    assert live.board is not None
    seat = next(i for i, one in enumerate(live.row.seats) if one.person == person.id)
    while live.row.waiting == [seat]:
        question = live.board.match.pending[0]
        key = Random(1).choice(question.options).key
        await hall.answer(live, person, wire.Answer(0, live.board.n, question.id, key))


def test_a_bot_goes_on_when_time_has_run_out_and_one_may_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, kind="move", seconds=60, out="bot")
            await watch.later(60 + GRACE / 2)
            assert live.row.seats[0].human, "an answer that was on its way still counts"
            await watch.later(GRACE)
            assert (live.row.seats[0].bot, live.row.seats[0].was) == ("merchant", "ann")
            assert ("ann", "over") in watch.told
            with pytest.raises(Refused) as why:
                await hall.answer(live, ANN, wire.Answer(0, 0, "1", "x"))
            assert why.value.code == "bot-plays"
            with pytest.raises(Refused) as why:
                await hall.join(live, DAN)
            assert why.value.code == "begun", "the seat is for whose it was"
            await hall.join(live, ANN)
            await hall.join(live, ANN)
            assert live.row.seats[0].person == "ann" and not live.row.seats[0].bot
            assert hall.clock(live.row).left(0) == 60
            for _ in range(2):
                live.row.waiting = live.row.waiting or [0]
                while 0 not in live.row.waiting:
                    await answered(hall, live, (ANN, BOB, CAT)[live.row.waiting[0]])
                await watch.later(61 + GRACE)
                if not live.row.seats[0].bot:
                    await watch.later(61 + GRACE)
                assert live.row.seats[0].bot
                if hall.coming_back(live.row, ANN) is not None:
                    await hall.join(live, ANN)
            assert hall.coming_back(live.row, ANN) is None, "the third time was the last"
            with pytest.raises(Refused):
                await hall.join(live, ANN)

    asyncio.run(play())


def test_who_gives_up_by_hand_is_last_and_a_bot_goes_on(tmp_path: Path) -> None:
    """With and without clocks; a vote that waited for them is counted without them."""

    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, _):
            for terms in ({"kind": "game", "seconds": 60, "increment": 1}, {}):
                live = await seated(hall, **terms)
                with pytest.raises(Refused) as said:
                    await hall.resign(live, Person("dan", "Dan", False, "en", ""))
                assert said.value.code == "not-seated"
                await hall.resign(live, ANN)
                there = live.row.seats[0]
                assert (there.bot != "", there.was, there.resigned) == (True, "ann", True)
                for act in (hall.resign, hall.join):
                    with pytest.raises(Refused):
                        await act(live, ANN)
                (kept,) = await hall.rows("WHERE id = ?", (live.row.id,))
                assert kept.seats[0].resigned and kept.status == "playing"
                others = [seat for seat in live.row.seats if seat.human]
                people = {"bob": BOB, "cat": CAT}
                for seat in others[1:]:
                    await hall.resign(live, people[seat.person or ""])
                with pytest.raises(Refused) as said:
                    await hall.resign(live, people[others[0].person or ""])
                assert said.value.code == "resign-alone"

    asyncio.run(play())


def test_who_gives_up_by_the_clock_does_not_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, kind="game", seconds=60, increment=1, out="resign")
            await watch.later(61 + GRACE)
            assert live.row.seats[0].resigned and ("ann", "resigned") in watch.told
            with pytest.raises(Refused):
                await hall.join(live, ANN)
            (again,) = await hall.rows("WHERE id = ?", (live.row.id,))
            assert again.seats[0] == live.row.seats[0] or again.seats[0].was == "ann"

    asyncio.run(play())


def test_who_made_the_table_decides_where_that_was_agreed(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, kind="move", seconds=60, out="host")
            await answered(hall, live, ANN)
            assert live.row.waiting == [1]
            for person, way in ((ANN, "bot"), (BOB, "time")):
                with pytest.raises(Refused):
                    await hall.decide_late(live, person, wire.LateWay(1, way))  # type: ignore[arg-type]
            await watch.later(62 + GRACE)
            assert live.row.seats[1].human and watch.told[-1] == ("ann", "late")
            for person in (CAT, BOB, DAN):
                with pytest.raises(Refused) as why:
                    await hall.decide_late(live, person, wire.LateWay(1, "bot"))
                assert why.value.code == "not-host"
            with pytest.raises(Refused):
                await hall.replace(live, CAT, wire.SeatChange(1, "merchant"))
            await hall.decide_late(live, ANN, wire.LateWay(1, "time"))
            assert hall.clock(live.row).left(1) == 60
            await watch.later(62 + GRACE)
            await hall.decide_late(live, ANN, wire.LateWay(1, "bot"))
            assert live.row.seats[1].bot and hall.coming_back(live.row, BOB) == 1

    asyncio.run(play())


def test_where_the_host_is_the_late_one_the_others_vote(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, kind="move", seconds=60, out="host")
            await watch.later(62 + GRACE)
            assert {("bob", "late"), ("cat", "late")} <= set(watch.told)
            with pytest.raises(Refused):
                await hall.decide_late(live, ANN, wire.LateWay(0, "time"))
            await hall.replace(live, BOB, wire.SeatChange(0, "merchant"))
            assert live.row.seats[0].human
            await hall.vote(live, CAT, wire.Vote(0, live.row.moves, "bot", 0, True))
            assert live.row.seats[0].bot

    asyncio.run(play())


def test_more_than_half_are_enough_where_that_was_agreed_and_only_players_count(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, (ANN, BOB, CAT, DAN), kind="move", seconds=60, votes="majority")
            with pytest.raises(Refused) as early:
                await hall.replace(live, BOB, wire.SeatChange(0, "merchant"))
            assert early.value.code == "not-gone"
            await watch.later(70)
            spectator = Person("eve", "Eve", False, "en", "")
            with pytest.raises(Refused):
                await hall.replace(live, spectator, wire.SeatChange(0, "merchant"))
            await hall.replace(live, BOB, wire.SeatChange(0, "merchant"))
            n = live.row.moves
            for person in (spectator, ANN):
                with pytest.raises(Refused):
                    await hall.vote(live, person, wire.Vote(0, n, "bot", 0, True))
            await hall.vote(live, CAT, wire.Vote(0, n, "bot", 0, False))
            assert live.row.vote is not None and "no" not in live.row.vote, "two of three can still agree"
            await hall.vote(live, BOB, wire.Vote(0, n, "bot", 0, True))
            await hall.replace(live, BOB, wire.SeatChange(0, "merchant"))
            assert live.row.seats[0].human, "whoever says it twice says it once"
            await hall.vote(live, DAN, wire.Vote(0, n, "bot", 0, True))
            assert live.row.seats[0].bot == "merchant"

    asyncio.run(play())


def test_without_clocks_the_others_may_go_on_without_who_is_not_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, (ANN, BOB), kind="none")
            assert live.row.clock is None and live.row.due == NOON + ABSENT
            hall.elsewhere[live.row.id] = {"other": frozenset({"ann", "bob"})}
            await watch.later(400)
            assert hall.to_replace(live.row) == [] and live.row.due is None
            hall.elsewhere[live.row.id] = {"other": frozenset({"bob"})}
            assert hall.to_replace(live.row) == [0]
            with pytest.raises(Refused):
                await hall.replace(live, ANN, wire.SeatChange(0, "merchant"))
            await hall.replace(live, BOB, wire.SeatChange(0, "merchant"))
            assert live.row.seats[0].bot
            await hall.join(live, ANN)
            assert live.row.seats[0].person == "ann"

    asyncio.run(play())


def test_an_answer_that_is_being_stored_comes_before_the_clock(tmp_path: Path) -> None:
    """The store takes its time; meanwhile the clock runs out. The answer is there, and the bot is not."""

    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, kind="move", seconds=60, out="bot")
            write, held = hall.store.write, asyncio.Event()

            async def slowly(job: Any, told: str = "") -> list[int]:
                if any("INSERT INTO events" in statement for statement, _ in job):
                    watch.at += 10
                    held.set()
                    await asyncio.sleep(0.05)
                return await write(job, told)

            hall.store.write = slowly  # type: ignore[method-assign]
            assert live.board is not None
            question = live.board.match.pending[0]
            answer = wire.Answer(0, 0, question.id, question.options[0].key)
            watch.at += 55
            both = asyncio.create_task(hall.answer(live, ANN, answer))
            await held.wait()
            hall.pulsed = watch.at  # the server was there
            await hall.look_at_clocks()
            assert await both == 1
            assert live.row.seats[0].human and live.row.moves == 1

            async def first_come(job: Any, told: str = "") -> list[int]:
                raise Taken("another worker was first")

            hall.store.write = first_come  # type: ignore[method-assign]
            watch.at += 1000
            with contextlib.suppress(Refused, Taken):
                await hall._look_at(live)
            hall.store.write = write  # type: ignore[method-assign]
            assert live.row.seats[0].human, "what was not written has not happened"

    asyncio.run(play())


@pytest.mark.parametrize("how", ["restart", "backup", "asleep"])
def test_a_clock_survives_and_what_was_not_served_does_not_count(tmp_path: Path, how: str) -> None:
    async def play() -> None:
        old, db = tmp_path / "a.db", tmp_path / "a.db"
        async with at_noon(old) as (hall, watch):
            live = await seated(hall, kind="move", seconds=600, out="bot")
            table = live.row.id
            await watch.later(100)
            if how == "asleep":
                watch.at += 5 * HOUR
                await hall.pulse_clocks()
                await hall.look_at_clocks()
                assert hall.clock(live.row).left(0) == pytest.approx(500, abs=1)
                assert live.row.seats[0].human
                return
            await hall.pulse_clocks()
        if how == "backup":
            made = take(str(old), tmp_path / "kept")
            db = tmp_path / "b.db"
            restore(made.path, str(db))
        async with at_noon(db, NOON + 100 + 30 * HOUR) as (hall, watch):
            await hall.look_at_clocks()
            live = await hall.find(table)
            assert live.row.seats[0].human
            assert hall.clock(live.row).left(0) == pytest.approx(500, abs=1)
            await watch.later(400)
            assert live.row.seats[0].human
            await watch.later(100 + GRACE)
            assert live.row.seats[0].bot, "from here on it counts again"

    asyncio.run(play())


@pytest.mark.parametrize("days", [0.2, 2000])
def test_a_clock_that_is_set_takes_no_seat_and_stops_no_clock(tmp_path: Path, days: float) -> None:
    """Ahead for a minute and back, before any sign of life: nobody's time has run out, and it goes on afterwards."""

    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, kind="move", seconds=600, out="bot")
            await watch.later(100)
            watch.at += days * DAY
            await hall.look_at_clocks()
            assert live.row.seats[0].human
            await watch.later(60)
            watch.at -= days * DAY
            await hall.look_at_clocks()
            assert live.row.seats[0].human
            assert hall.clock(live.row).left(0) == pytest.approx(500, abs=1), "the odd minute is a gift"
            await watch.later(400)
            assert live.row.seats[0].human
            await watch.later(100 + GRACE)
            assert live.row.seats[0].bot

    asyncio.run(play())


def test_a_hiccup_is_no_standstill(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, kind="move", seconds=600)
            watch.at += STANDSTILL - 1
            await hall.pulse_clocks()
            assert hall.clock(live.row).left(0) == pytest.approx(600 - STANDSTILL + 1)

    asyncio.run(play())


def test_who_plays_slowly_is_told_in_time_and_a_holiday_keeps_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, slow=True, kind="move", seconds=int(DAY), vacation=3, out="bot")
            await watch.later(20 * HOUR)
            assert ("ann", "soon") not in watch.told
            await watch.later(1.1 * HOUR)
            assert ("ann", "soon") in watch.told
            for person, days in ((DAN, 1), (ANN, 4), (ANN, -1)):
                with pytest.raises(Refused):
                    await hall.holiday(live, person, wire.Holiday(days))
            await hall.holiday(live, ANN, wire.Holiday(2))
            await watch.later(2 * DAY)
            assert live.row.seats[0].human
            await watch.later(3 * HOUR)
            assert live.row.seats[0].bot
            with pytest.raises(Refused):
                await hall.holiday(live, ANN, wire.Holiday(1))

    asyncio.run(play())


def test_a_slow_table_of_before_there_were_clocks_has_its_hours(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_noon(tmp_path / "a.db") as (hall, watch):
            live = await seated(hall, slow=True, kind="move", seconds=int(DAY))
            sql(tmp_path / "a.db", "UPDATE tables SET time = NULL, clock = NULL, due = NULL, version = version + 1")
            await hall.changed_elsewhere(live.row.id)
            await watch.later(23 * HOUR)
            assert hall.to_replace(live.row) == [] and hall.clock(live.row).left(0) == HOUR
            await watch.later(2 * HOUR)
            assert hall.to_replace(live.row) == [0]
            await answered(hall, live, ANN)
            assert hall.clock(live.row).left(1) == DAY

    asyncio.run(play())


# -- over the wire


def test_what_a_client_says_of_time_changes_nothing(tmp_path: Path, start: Callable[..., Server]) -> None:
    """Terms are read strictly, clocks are nobody's to set, and those who only watch decide nothing."""
    server = start(str(tmp_path / "x.db"))

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris, server.visitor() as eve:
            new = {
                "game": "ancient_world",
                "seats": [{"who": "you"}, {"who": "open"}],
                "options": {"first_player": "1"},
            }
            for wrong in (
                {"kind": "move"},
                {"kind": "hourglass", "seconds": 60},
                {"kind": "move", "seconds": 1e99},
                {"kind": "move", "seconds": 60, "left": [9999]},
                {"kind": "game", "seconds": 600, "increment": -600},
                {"kind": "move", "seconds": 60, "night": [1, 2, 3]},
                {"kind": "move", "seconds": 60, "out": "win"},
            ):
                await anna.post("/api/tables", {**new, "time": wrong}, status=400)
            made = await anna.post("/api/tables", {**new, "time": {"kind": "game", "seconds": 600, "out": "host"}})
            table = made["id"]
            await boris.post(f"/api/tables/{table}/join")
            seen = await anna.post(f"/api/tables/{table}/start")
            assert [one["runs"] for one in seen["clocks"]] == [True, False] and seen["time"]["seconds"] == 600
            assert seen["deadline"] == pytest.approx(seen["now"] + 600, abs=5)
            await eve.post(f"/api/tables/{table}/late", {"seat": 0, "way": "bot"}, status=403)
            await boris.post(f"/api/tables/{table}/late", {"seat": 0, "way": "resign"}, status=403)
            await anna.post(f"/api/tables/{table}/late", {"seat": 0, "way": "time"}, status=400)
            await anna.post(f"/api/tables/{table}/holiday", {"days": 1}, status=400)
            await eve.post(f"/api/tables/{table}/holiday", {"days": 1}, status=403)
            await eve.post(f"/api/tables/{table}/replace", {"seat": 0, "bot": "merchant"}, status=403)
            async with anna.sit(table) as one, eve.sit(table) as gallery:
                before = one.state["table"]["clocks"][0]["left"]
                said = {"type": "answer", "n": 0, "question": one.questions[0]["id"], "key": "place:work"}
                await one.socket.send(json.dumps({**said, "ref": 99, "left": 9999}))
                await one.until(lambda: one.replies)
                assert next(iter(one.replies.values()))["type"] == "refused"
                assert (await gallery.vote(True, kind="bot"))["type"] == "refused"
                n = one.position["n"]
                for _ in range(3):  # doubled: it is the same answer
                    assert (await one.tell(**said))["type"] == "ack"
                await one.until(lambda: one.position["n"] > n)
                assert one.position["n"] == 1 and one.state["table"]["clocks"][0]["left"] <= before

    asyncio.run(play())


def test_quiet_hours_are_said_once_seen_at_the_table_and_days_off_are_listed(
    db: str, start: Callable[..., Server]
) -> None:
    server = start(db)

    async def visit() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            body = {"quiet": {"begin": 0, "end": 600, "zone": "Asia/Tokyo"}}
            assert (await anna.http.patch("/api/me", json=body)).json()["quiet"] == body["quiet"]
            wrong = {"quiet": {"begin": 0, "end": 601, "zone": "UTC"}}
            assert (await anna.http.patch("/api/me", json=wrong)).json()["code"] == "clock-quiet"
            seats = [{"who": "you"}, {"who": "open"}]
            time = {"kind": "move", "seconds": 86_400, "vacation": 5}
            options = {"first_player": "1"}
            new = {"game": "ancient_world", "seats": seats, "pace": "slow", "time": time, "options": options}
            table = (await anna.post("/api/tables", new))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            seen = await boris.get(f"/api/tables/{table}")
            begin, end = seen["clocks"][0]["quiet"]
            assert end - begin == 36_000 and begin % 86_400 == 15 * 3600, "ten hours from midnight in Tokyo"
            assert seen["clocks"][1]["quiet"] is None and seen["holidays"] == []
            assert (await anna.get("/api/me"))["quiet"] == body["quiet"]
            await anna.post(f"/api/tables/{table}/holiday", {"days": 2})
            (taken,) = (await boris.get(f"/api/tables/{table}"))["holidays"]
            assert taken["seat"] == 0 and taken["end"] - taken["begin"] == 2 * 86_400
            await anna.post(f"/api/tables/{table}/holiday", {"days": 0})
            (taken,) = (await boris.get(f"/api/tables/{table}"))["holidays"]
            assert taken["end"] - taken["begin"] < 60
            assert (await anna.http.patch("/api/me", json={"lang": "ru"})).json()["quiet"] == body["quiet"]
            none = {"quiet": {"begin": 0, "end": 0, "zone": ""}}
            assert (await anna.http.patch("/api/me", json=none)).json()["quiet"] is None
            async with anna.sit(table) as one:
                while one.position["waiting"] == [0]:
                    await one.answer()
            async with boris.sit(table) as two:
                while two.position["waiting"] == [1]:
                    await two.answer()
            assert (await boris.get(f"/api/tables/{table}"))["clocks"][0]["quiet"] is None

    asyncio.run(visit())
