"""A table as somebody sees it from outside: who sits there, what is going on, why it was set aside."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from oikumene.table import catalog, wire
from oikumene.table.board import Row, Seat
from oikumene.table.clock import Clock, Terms, terms_of
from oikumene.table.hall import Hall
from oikumene.table.hall.bots import ways_on
from oikumene.table.live import seat_of
from oikumene.table.people import Person
from oikumene.text import Texts


@lru_cache(maxsize=4096)
def numbered(name: str, n: int, lang: str) -> str:
    return Texts(None, lang).say("level-at-seat", level=name, n=n)


@lru_cache(maxsize=64)
def nameless(seat: int, lang: str) -> str:
    """What somebody is called who has left and been forgotten."""
    return Texts(None, lang).say("player", n=seat + 1)


@lru_cache(maxsize=512)
def time_control(terms: Terms) -> wire.TimeControl:
    """What was agreed of time, as it is sent; made once, since it goes out with every answer."""
    return wire.TimeControl(**terms.kept())


@lru_cache(maxsize=8)
def levels(lang: str) -> dict[str, str]:
    """What bots are called."""
    return {bot.id: bot.name for bot in catalog.bot_infos(lang)}


def seat_names(row: Row, lang: str) -> list[str]:
    """What everybody at a table is called: a bot by its level; those of one name are told apart by a number."""
    plain = [levels(lang).get(seat.bot, seat.bot) if seat.bot else seat.name for seat in row.seats]
    plain = [nameless(i, lang) if row.seats[i].gone and not name else name for i, name in enumerate(plain)]
    return [
        numbered(name, plain[: i + 1].count(name), lang) if name and plain.count(name) > 1 else name
        for i, name in enumerate(plain)
    ]


def table_info(hall: Hall, row: Row, person: Person, lang: str) -> wire.TableInfo:
    here = hall.here(row)
    names = seat_names(row, lang)
    seats = []
    for number, seat in enumerate(row.seats):
        seats.append(
            wire.SeatInfo(
                seat=number,
                name=names[number],
                you=seat.person == person.id and not seat.bot,
                bot=seat.bot,
                open=seat.free and not seat.gone,
                online=bool(seat.bot) or seat.person in here,
                gone=seat.gone,
                invited=seat.invited is not None,
            )
        )
    result = row.result or {}
    clock = hall.clock(row)
    playing = row.status == "playing"
    timed = playing and clock.terms.kind != "none"
    clocks = [wire.ClockInfo(*clock.reading(i)) for i, seat in enumerate(row.seats) if seat.human] if timed else []
    mine = seat_of(row, person)
    late = hall.to_replace(row) if playing and mine is not None else []
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=catalog.title(row.game, lang),
        status=row.status,  # type: ignore[arg-type]
        seats=seats,
        options={
            k: v if not isinstance(v, str) or len(v) < 200 else "…"
            for k, v in catalog.open_options(row.game, row.options).items()
        },
        public=row.public,
        pace=row.pace,  # type: ignore[arg-type]
        hours=row.hours,
        confirm=row.confirm,
        hints=row.hints,
        host=row.host == person.id,
        your_seat=mine,
        waiting=row.waiting if row.status == "playing" else [],
        moves=row.moves,
        round=row.round,
        rounds=row.rounds,
        created=row.created,
        changed=row.changed,
        deadline=deadline(clocks, mine, clock),
        scores=result.get("scores"),
        winners=result.get("winners"),
        fraction=catalog.fraction(row.game),
        points=catalog.has_points(row.game),
        fault=fault_info(row, person, names, lang),
        invited=row.status == "waiting" and any(seat.invited == person.id for seat in row.seats),
        again=row.again or None if mine is not None else None,
        lesson=row.lesson,
        group=row.grp if row.grp and (row.guarded or mine is not None) else None,
        members=row.guarded,
        follows=mine is not None and catalog.follows(row.game, row.result),
        origin=None if row.origin is None else wire.OriginInfo(**row.origin),
        now=clock.now,
        time=time_control(clock.terms),
        clocks=clocks,
        late=[seat for seat in late if seat != mine],
        decide=hall.to_decide(row, person) if timed else [],
        back=hall.coming_back(row, person) is not None,
        name=row.name,
        colours=row.colours if catalog.colours_in_play(row.game, row.options) else None,
        rules=catalog.earlier(row.game, row.rules) if row.status != "waiting" else None,
        holidays=[wire.HolidayTaken(*one) for one in clock.kept.get("taken", ())] if timed else [],
    )


class Told(NamedTuple):
    """A table as somebody was shown it, and of what that was made."""

    info: wire.TableInfo
    seats: Sequence[Seat]
    here: Collection[str]
    person: Person
    lang: str


def told_again(hall: Hall, row: Row, person: Person, lang: str, before: Told | None) -> Told:
    """The table as it goes out beside every position: made of what was shown before where only the game has moved on,
    which is so for nearly every answer. Where clocks run, or something is wrong, it is made anew."""
    here = hall.here(row)
    if (
        before is None
        or before.seats is not row.seats
        or (before.here is not here and before.here != here)
        or before.person is not person
        or before.lang != lang
        or not (before.info.status == row.status == "playing")
        or before.info.fault is not None
        or row.fault is not None
        or terms_of(row).kind != "none"
    ):
        return Told(table_info(hall, row, person, lang), row.seats, here, person, lang)
    mine = before.info.your_seat
    info = msgspec.structs.replace(
        before.info,
        waiting=row.waiting,
        moves=row.moves,
        round=row.round,
        rounds=row.rounds,
        changed=row.changed,
        now=hall.now(),
        late=[] if mine is None else [seat for seat in hall.to_replace(row) if seat != mine],
    )
    return Told(info, row.seats, here, person, lang)


def deadline(clocks: Sequence[wire.ClockInfo], mine: int | None, clock: Clock) -> float | None:
    """Until when the table waits: for you, if it does, else for whoever is out of time first."""
    ends = {one.seat: one.until or clock.now + min(one.left, 0.0) for one in clocks if one.runs}
    if mine is not None and mine in ends:
        return ends[mine]
    return min(ends.values(), default=None)


def fault_info(row: Row, person: Person, names: Sequence[str], lang: str) -> wire.FaultInfo | None:
    """Why a table was set aside, in words that name nothing hidden."""
    fault = row.fault
    if fault is None or row.status != "playing":
        return None
    seat = fault["seat"]
    said = Texts(None, lang).say(f"fault-{fault['kind']}", who=names[seat] if seat is not None else "")
    return wire.FaultInfo(seat, said, fault["at"], ways_on(row, person))
