"""Clocks: how long a seat has, from what was agreed when the table was made to the moment it has run out.

A clock runs for every seat that is asked something, and for no other. What a table keeps of it (`Row.clock`) says what
each seat had at one moment and which clocks ran from there on; what is left now follows from that and from nothing a
client says. Time does not count while the server did not serve (`stands`: it was stopped, asleep, or its database was
away), in the table's quiet hours and those of who sits there, and on a holiday of the seat.

Time is given for getting further than the game has ever been: who takes back and decides again gets none. Who was asked
something that another took back gets what they had when they were asked, once between two answers of their own.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from oikumene.kernel.errors import Refused
from oikumene.table.board import AGREED_UNDO, ANSWER, UNDO, Event, Quiet, Row

log = logging.getLogger("oikumene.table")

DAY = 86_400.0
#: From when to when.
Span = tuple[float, float]
#: A longer stretch without a sign of life is no night in which the machine was off: the server was away for long, or
#: its clock was set.
LONG_STANDSTILL = 7 * DAY
#: The shortest and the longest there is: for a decision, for a game.
SHORTEST, SHORTEST_GAME = 10, 60
LONGEST, LONGEST_GAME = 30 * 86_400, 90 * 86_400
MOST_HOLIDAYS = 30
#: Days off that a table tells of: the last ones.
TAKEN = 60
#: Minutes of a day that may be quiet: the rest is for playing.
LONGEST_NIGHT = 16 * 60
#: Minutes of a day that somebody's own quiet hours may have, and those together with the table's: where there would be
#: more, the own ones do not count there.
LONGEST_QUIET = 10 * 60
LONGEST_TOGETHER = 20 * 60
#: So often somebody whose time ran out may take the seat back.
OUTS = 3
#: What somebody has at least who comes back to a game clock that had run out, in seconds and as a share of the game.
COME_BACK, COME_BACK_SHARE = 60.0, 0.1
#: Before the end of slow clocks people are told: so many seconds, or that share of the time for a decision.
WARNING, WARNING_SHARE = 3 * 3600.0, 0.25
#: At a table without clocks somebody who is waited for and has not been here for so many seconds is absent.
ABSENT = 300.0
#: Rounds of looking for the moment when a clock has run out.
ROUNDS = 400


@dataclass(frozen=True)
class Terms:
    """What was agreed. `seconds`: for a decision (`move`) or for all of the game (`game`, with `increment` for each
    decision). `out`: what happens then. `votes`: who must agree that a bot goes on for somebody. `vacation`: days each
    seat may take off. `night`: minutes of the day between which clocks stand, in the time of `zone`."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    out: str = "vote"
    votes: str = "all"
    vacation: int = 0
    night: tuple[int, int] | None = None
    zone: str = ""

    def kept(self) -> dict[str, Any]:
        return dict(vars(self))  # flat: nothing in it has to be copied


NO_TERMS = Terms()


def terms_of(row: Row) -> Terms:
    """What was agreed at a table; a slow one of before there were clocks has its hours for a decision."""
    if row.time is not None:
        night = row.time.get("night")
        plain = row.time if not isinstance(night, list) else {**row.time, "night": tuple(night)}
        return _terms(*plain.items())
    if row.pace == "slow":
        return Terms("move", row.hours * 3600)
    return NO_TERMS


@lru_cache(maxsize=2048)
def _terms(*agreed: tuple[str, Any]) -> Terms:
    """Read once: it is looked at several times an answer."""
    return Terms(**dict(agreed))


def agreed(terms: Terms, *, slow: bool) -> Terms:
    """What somebody wants to agree on, if it can be had."""
    low, high = (SHORTEST, LONGEST) if terms.kind == "move" else (SHORTEST_GAME, LONGEST_GAME)
    if terms.kind == "none":
        if slow:
            raise Refused("clock-slow", "A slow table needs a clock.")
        return Terms(votes=terms.votes)
    if not low <= terms.seconds <= high:
        raise Refused("clock-seconds", "A clock has {low} to {high} seconds.", low=low, high=high)
    if not 0 <= terms.increment <= terms.seconds or (terms.increment and terms.kind != "game"):
        raise Refused("clock-increment", "What is added for a decision is at most what there is for the game.")
    if not slow and (terms.vacation or terms.night is not None):
        raise Refused("clock-live", "Holidays and quiet hours are for slow tables.")
    if not 0 <= terms.vacation <= MOST_HOLIDAYS:
        raise Refused("clock-holidays", "There are 0 to {n} days of holiday.", n=MOST_HOLIDAYS)
    if terms.night is not None:
        begin, end = terms.night
        if not (0 <= begin < 1440 and 0 <= end < 1440) or not 1 <= (end - begin) % 1440 <= LONGEST_NIGHT:
            raise Refused("clock-night", "Quiet hours are at most {n} hours of the day.", n=LONGEST_NIGHT // 60)
        zone_of(terms.zone)
    elif terms.zone:
        raise Refused("clock-zone", "There is no time zone {zone}.", zone=repr(terms.zone[:40]))
    return terms


@lru_cache(maxsize=512)
def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Refused("clock-zone", "There is no time zone {zone}.", zone=repr(name[:40])) from None


@lru_cache(maxsize=512)
def agreed_zone(name: str) -> tzinfo:
    """The zone of hours that were agreed on before. A machine may not know it any more (tables were moved to one with
    older zones, or with none): then they are hours of UTC, so that the table goes on and its clocks stand as long."""
    try:
        return zone_of(name)
    except Refused:
        log.warning("there is no time zone %s here; quiet hours in it are counted in UTC (install tzdata)", name[:40])
        return UTC


# -- what does not count


@lru_cache(maxsize=4096)
def _night(zone: str, night: tuple[int, int], day: int) -> Span:
    """The quiet hours that begin on a day (counted from the first of our era), wherever the clocks are put forward."""
    where, begin, end = agreed_zone(zone), *night
    first = datetime.fromordinal(day)
    last = first + timedelta(days=int(end <= begin))
    at = (first + timedelta(minutes=begin), last + timedelta(minutes=end))
    return at[0].replace(tzinfo=where).timestamp(), at[1].replace(tzinfo=where).timestamp()


def nights(terms: Terms, begin: float, end: float) -> list[Span]:
    """The quiet hours of a stretch of time."""
    return [] if terms.night is None else hours(terms.zone, terms.night, begin, end)


def hours(zone: str, night: tuple[int, int], begin: float, end: float) -> list[Span]:
    """The quiet hours of a stretch of time; none on a day when clocks are put forward over all of them."""
    days = (datetime.fromtimestamp(at, UTC).toordinal() for at in (begin - 2 * DAY, end + DAY))
    spans = (_night(zone, night, day) for day in range(*days))
    return [span for span in spans if span[1] > max(begin, span[0]) and span[0] < end]


def own_hours(begin: int, end: int, zone: str) -> Quiet | None:
    """The quiet hours that somebody wants; none where they begin when they end."""
    if begin == end:
        return None
    if not (0 <= begin < 1440 and 0 <= end < 1440) or (end - begin) % 1440 > LONGEST_QUIET:
        raise Refused("clock-quiet", "Your own quiet hours are at most {n} hours of the day.", n=LONGEST_QUIET // 60)
    zone_of(zone)
    return Quiet(begin, end, zone)


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """Until when somebody's quiet hours last that are now."""
    if quiet is None:
        return None
    return max((end for _, end in hours(quiet.zone, quiet[:2], now, now + 1)), default=None)


def counted(row: Row, terms: Terms, seat: int) -> list[Any] | None:
    """The own quiet hours of a seat as they count from now on: at slow tables, where enough of the day is left."""
    quiet = row.seats[seat].quiet
    if quiet is None or row.pace != "slow":
        return None
    night = 0 if terms.night is None else (terms.night[1] - terms.night[0]) % 1440
    return list(quiet) if night + (quiet.end - quiet.begin) % 1440 <= LONGEST_TOGETHER else None


def ran(begin: float, end: float, pauses: Iterable[Span]) -> float:
    """How long it is from one moment to another without what does not count; pauses may lie over each other.

    >>> ran(0.0, 100.0, [(10.0, 20.0), (15.0, 30.0), (90.0, 200.0)])
    70.0
    """
    total, upto = max(0.0, end - begin), begin
    for first, last in sorted(pauses):
        first, last = max(first, upto), min(last, end)
        if last > first:
            total -= last - first
            upto = last
    return total


def since(seconds: float, end: float, pauses: Collection[Span]) -> float:
    """From when on so much time has run up to a moment, without what does not count.

    >>> since(50.0, 100.0, [(60.0, 90.0), (10.0, 40.0)])
    -10.0
    >>> since(50.0, 100.0, [])
    50.0
    """
    begin = end - seconds
    while (missing := seconds - ran(begin, end, pauses)) > 1e-3:
        begin -= missing
    return begin


class Reading(NamedTuple):
    """A seat's clock as it stands: what is left, whether it runs (also where it stands just now: until when, else when
    it will), when it has run out if nothing happens, until when the seat is away, and its days of holiday."""

    seat: int
    left: float
    runs: bool
    stands: bool
    turns: float | None
    until: float | None
    away: float | None
    days: int
    quiet: Span | None


class Clock:
    """The clocks of a table at a moment, read from what the table keeps."""

    def __init__(self, row: Row, now: float, stands: Sequence[Span]) -> None:
        self.row, self.now, self.stands = row, now, stands
        self.terms = terms_of(row)
        self._kept: Mapping[str, Any] | None = row.clock

    @property
    def kept(self) -> Mapping[str, Any]:
        if self._kept is None:
            self._kept = first(self.row, self.terms)
        return self._kept

    @kept.setter
    def kept(self, kept: Mapping[str, Any]) -> None:
        self._kept = kept

    def pauses(self, seat: int, begin: float, end: float) -> list[Span]:
        away = self.kept["away"].get(str(seat))
        return [
            *(span for span in self.stands if span[1] > begin and span[0] < end),
            *nights(self.terms, begin, end),
            *self.quiet(seat, begin, end),
            *([] if away is None else [(away[0], away[1])]),
        ]

    def quiet(self, seat: int, begin: float, end: float) -> list[Span]:
        """The own quiet hours of a seat: as they were when its clock began to run, so that nobody stretches a decision
        by changing them."""
        kept = self.kept.get("quiet", {}).get(str(seat))
        return [] if kept is None else hours(kept[2], (kept[0], kept[1]), begin, end)

    def left(self, seat: int) -> float:
        had: float = self.kept["left"][seat]
        if seat not in self.kept["runs"]:
            return had
        return had - ran(self.kept["at"], self.now, self.pauses(seat, self.kept["at"], self.now))

    def until(self, seat: int, left: float | None = None) -> float:
        """When a clock that runs has run out, if the server serves until then."""
        left = self.left(seat) if left is None else left
        end = self.now + left
        for _ in range(ROUNDS):
            missing = left - ran(self.now, end, self.pauses(seat, self.now, end))
            if missing < 1e-3:
                break
            end += missing
        return end

    def runs(self, seat: int) -> bool:
        """Whether the clock of a seat runs: only people have one, as long as they sit there."""
        there = self.row.seats[seat]
        return seat in self.kept["runs"] and there.human and not there.gone and self.row.status == "playing"

    def late(self) -> list[int]:
        """The seats whose time has run out."""
        if self.terms.kind == "none":
            return []
        return [seat for seat in self.kept["runs"] if self.runs(seat) and self.left(seat) <= 0]

    def reading(self, seat: int) -> Reading:
        runs, left, now = self.runs(seat), self.left(seat), self.now
        away = self.kept["away"].get(str(seat))
        away = away[1] if away is not None and away[0] <= now < away[1] else None
        pauses = self.pauses(seat, now, now + 2 * DAY)
        here = max((end for begin, end in pauses if begin <= now < end), default=None)
        turns = here if here is not None else min((begin for begin, _ in pauses if begin > now), default=None)
        until = self.until(seat, left) if runs and left > 0 else None
        quiet = min((span for span in self.quiet(seat, now, now + 2 * DAY)), default=None)
        return Reading(seat, left, runs, runs and here is not None, turns, until, away, self.kept["days"][seat], quiet)

    def warns(self, seat: int) -> float:
        """So long before the end somebody is told."""
        if self.row.pace != "slow":
            return 0.0
        return min(WARNING, self.terms.seconds * WARNING_SHARE)

    def due(self) -> float | None:
        """When to look at the table again: somebody is to be told that time runs out, or it has."""
        if self.terms.kind == "none":
            return None
        times = []
        for seat in self.kept["runs"]:
            left = self.left(seat)
            if self.runs(seat) and left > 0:
                warns = self.warns(seat)
                times.append(self.until(seat, left - warns if left > warns else left))
        return min(times, default=None)

    # -- what comes next

    def settled(self) -> dict[str, Any]:
        """What the table keeps, as of now."""
        many = range(len(self.row.seats))
        away = {seat: span for seat, span in self.kept["away"].items() if span[1] > self.now}
        return {**self.kept, "at": self.now, "left": [self.left(seat) for seat in many], "away": away}

    def followed(self, row: Row, answers: int, event: Event | None) -> dict[str, Any]:
        """What the table keeps when this has happened: time is taken from who was asked, and given to who decided."""
        state = self.settled()
        left, asked = [*state["left"]], [*state["asked"]]
        fresh, given = set(state["fresh"]), set(state["given"])
        before = set(state["runs"])
        kind = "" if event is None else event.kind
        seat = -1 if event is None else event.seat
        if kind in (UNDO, AGREED_UNDO):
            for other in before - {seat} - given:
                left[other] = max(left[other], asked[other])
                given.add(other)
        further = kind == ANSWER and answers > state["high"]
        if kind == ANSWER:
            given.discard(seat)
        runs, quiet = running(row), dict(state.get("quiet", {}))
        if further and self.terms.kind == "move":
            fresh |= {other for other in range(len(left)) if other not in before} | {seat}
        if further and self.terms.kind == "game" and seat in before:
            left[seat] += self.terms.increment
        for one in runs:
            begins = one not in before or one == seat
            if one in fresh and begins and kind not in (UNDO, AGREED_UNDO):
                left[one] = float(self.terms.seconds)
                fresh.discard(one)
            if kind == AGREED_UNDO and self.terms.kind == "move":  # all of them allowed it: nobody is hurried by it
                left[one] = max(left[one], self.terms.seconds / 2)
            if begins:
                asked[one] = left[one]
                own = counted(row, self.terms, one)
                quiet = {seat: hours for seat, hours in quiet.items() if seat != str(one)}
                quiet |= {} if own is None else {str(one): own}
        return {
            **state,
            "left": left,
            "asked": asked,
            "runs": runs,
            "quiet": quiet,
            "fresh": sorted(fresh),
            "given": sorted(given),
            "high": max(state["high"], answers),
        }


def first(row: Row, terms: Terms) -> dict[str, Any]:
    """What a table keeps when its game begins; of one that began before there were clocks, from its last move on."""
    many, runs = len(row.seats), running(row)
    return {
        "at": row.changed,
        "left": [float(terms.seconds)] * many,
        "asked": [float(terms.seconds)] * many,
        "runs": runs,
        "quiet": {str(seat): own for seat in runs if (own := counted(row, terms, seat)) is not None},
        "fresh": [],
        "given": [],
        "high": 0,
        "days": [terms.vacation] * many,
        "away": {},
        "taken": [],
        "outs": [0] * many,
    }


def running(row: Row) -> list[int]:
    """Whose clocks run: people who are asked something, or whose confirmation is awaited."""
    if row.status != "playing":
        return []
    return [seat for seat in row.waiting if row.seats[seat].human and not row.seats[seat].gone]


def with_time(state: Mapping[str, Any], seat: int, seconds: float) -> dict[str, Any]:
    """The seat has at least so much."""
    left, asked = [*state["left"]], [*state["asked"]]
    left[seat] = asked[seat] = max(left[seat], seconds)
    return {**state, "left": left, "asked": asked}


def more_time(terms: Terms) -> float:
    """What somebody gets whose time had run out."""
    if terms.kind == "move":
        return float(terms.seconds)
    return max(COME_BACK, terms.increment, terms.seconds * COME_BACK_SHARE)


def counted_out(state: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Once more the seat's time has run out."""
    return {**state, "outs": [n + (i == seat) for i, n in enumerate(state["outs"])]}


def on_holiday(state: Mapping[str, Any], seat: int, days: int, now: float) -> dict[str, Any]:
    """The seat is away for so many days from now on; with none it is back, and whole days that are left are its own."""
    had, away, taken = [*state["days"]], dict(state["away"]), [*state.get("taken", ())]
    span = away.pop(str(seat), None)
    if span is not None:
        had[seat] += int(max(0.0, span[1] - now) // DAY)
        taken = [[who, begin, min(end, now) if [begin, end] == span else end] for who, begin, end in taken]
    if days > had[seat] or days < 0:
        raise Refused("no-holidays", "So many days of holiday are not left; there are {n}.", n=had[seat])
    if days:
        had[seat] -= days
        away[str(seat)] = [now, now + days * DAY]
        taken.append([seat, now, now + days * DAY])
    return {**state, "days": had, "away": away, "taken": taken[-TAKEN:]}


def seats_back(state: Mapping[str, Any] | None, seats: Collection[int]) -> list[int]:
    """Of these seats, those that may still be taken back by whose they were."""
    return [seat for seat in seats if state is None or state["outs"][seat] < OUTS]
