"""Doors of the lobby: tables that are found, made and joined, and what people do around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.board import Row
from oikumene.table.clean import unreadable
from oikumene.table.doors.asking import body
from oikumene.table.doors.infos import table_info
from oikumene.table.doors.visitors import keep, lang_of, visitor
from oikumene.table.hall import Hall
from oikumene.table.people import Person
from oikumene.table.rules import position
from oikumene.table.weeks import unsealed


@get("/api/lobby", dependencies={"person": Provide(visitor)})
async def lobby(
    person: NamedDependency[Person],
    state: State,
    lang: FromQuery[str | None] = None,
    game: FromQuery[str | None] = None,
    pace: FromQuery[str | None] = None,
    free: FromQuery[int] = 1,
) -> wire.Lobby:
    """One's own tables, all of them; others' by game and by pace, those to join with at least `free` seats."""
    hall: Hall = state.house.hall
    said = lang_of(person, lang)
    mine = await hall.rows(
        "WHERE host = ? OR id IN (SELECT tbl FROM seats WHERE person = ? OR invited = ? OR was = ?) "
        "ORDER BY changed DESC LIMIT 60",
        (person.id,) * 4,
    )
    wanted = {name: value for name, value in (("game", game), ("pace", pace)) if value}
    fits = "".join(f" AND {name} = ?" for name in wanted)
    room = "(SELECT count(*) FROM seats WHERE tbl = tables.id AND person IS NULL AND bot = '' AND invited IS NULL) >= ?"
    ours = "(guarded = 1 AND grp IN (SELECT grp FROM members WHERE person = ?))"
    open_now = await hall.rows(
        f"WHERE status = 'waiting' AND (public = 1 OR {ours}) AND {room}{fits} ORDER BY created DESC LIMIT 40",
        (person.id, max(1, min(free, 9)), *wanted.values()),
    )
    watch = await hall.rows(
        f"WHERE status = 'playing' AND public = 1{fits} ORDER BY changed DESC LIMIT 20", tuple(wanted.values())
    )
    own = {row.id for row in mine}

    def infos(rows: Sequence[Row]) -> list[wire.TableInfo]:
        return [table_info(hall, row, person, said) for row in rows]

    order = {"playing": 1, "waiting": 2, "finished": 3, "abandoned": 4}
    found = infos([row for row in mine if row.status != "abandoned"])
    found.sort(key=lambda t: (0 if t.invited or t.your_seat in t.waiting else order[t.status], -t.changed))
    return wire.Lobby(
        found, infos([row for row in open_now if row.id not in own]), infos([row for row in watch if row.id not in own])
    )


@post("/api/quick", dependencies={"person": Provide(visitor)}, status_code=200)
async def quick(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Quick]
) -> wire.TableInfo:
    hall: Hall = state.house.hall
    if not 0 <= data.rivals <= 9:
        raise Refused("rivals", "The number of rivals is out of range.")
    await keep(state.house, request, person)
    live = await hall.quick(person, data, state.house.reader(request.scope))
    return table_info(hall, live.row, person, person.lang)


@post("/api/lessons", dependencies={"person": Provide(visitor)}, status_code=200)
async def learn(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Learn]
) -> wire.TableInfo:
    """A guided first game begins."""
    hall: Hall = state.house.hall
    await keep(state.house, request, person)
    live = await hall.teach(person, data.game)
    return table_info(hall, live.row, person, person.lang)


@post("/api/examples", dependencies={"person": Provide(visitor)}, status_code=200)
async def play_example(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.PlayExample]
) -> wire.TableInfo:
    """An example of the rules is played on from one of its steps."""
    hall: Hall = state.house.hall
    found = await state.house.texts.do(position, data.game, data.example, data.step)
    await keep(state.house, request, person)
    live = await hall.play_example(person, found)
    return table_info(hall, live.row, person, person.lang)


@post("/api/tables", dependencies={"person": Provide(visitor)}, status_code=200)
async def create(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.NewTable]
) -> wire.TableInfo:
    hall: Hall = state.house.hall
    await keep(state.house, request, person)
    live = await hall.create(person, data, state.house.reader(request.scope))
    return table_info(hall, live.row, person, person.lang)


@get("/api/tables/{id:str}", dependencies={"person": Provide(visitor)})
async def get_table(
    person: NamedDependency[Person], state: State, id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.TableInfo:
    hall: Hall = state.house.hall
    row = await hall.glance(id)
    await hall.admit(row, person)
    return table_info(hall, row, person, lang_of(person, lang))


@post("/api/tables/{id:str}/{what:str}", dependencies={"person": Provide(visitor)}, status_code=200)
async def change_table(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    what: FromPath[str],
) -> wire.TableInfo:
    """What people do around a table: join, leave, decline, kick, seat, open, name, start, abandon, replace, late,
    resign, holiday, bot, rematch, next, try, taught."""
    hall: Hall = state.house.hall
    opened = state.house.table_to_put_away if what in ("leave", "abandon") else state.house.table
    live = await opened(request.scope, id, person)
    if what not in ("leave", "abandon", "rematch", "next", "join", "bot"):
        unsealed(live.row)
    if what in ("join", "try"):
        await keep(state.house, request, person)
    if what == "join":
        await hall.join(live, person)
    elif what == "leave":
        await hall.leave(live, person)
    elif what == "decline":
        await hall.decline(live, person)
    elif what in ("kick", "seat"):
        await hall.set_seat(live, person, await body(request, wire.SeatChange), kick=what == "kick")
    elif what == "open":
        await hall.open_up(live, person)
    elif what == "name":
        await hall.call(live, person, (await body(request, wire.TableName)).name)
    elif what == "start":
        await hall.start(live, person)
    elif what == "abandon":
        await hall.abandon(live, person)
    elif what == "replace":
        await hall.replace(live, person, await body(request, wire.SeatChange))
    elif what == "late":
        await hall.decide_late(live, person, await body(request, wire.LateWay))
    elif what == "resign":
        await hall.resign(live, person)
    elif what == "holiday":
        await hall.holiday(live, person, await body(request, wire.Holiday))
    elif what == "bot":
        await hall.go_on(live, person, await body(request, wire.BotWay))
    elif what == "rematch":
        live = await hall.rematch(live, person)
    elif what == "next":
        live = await hall.rematch(live, person, follow=True)
    elif what == "taught":
        await hall.stop_teaching(live, person)
    elif what == "try":
        query = request.query_params
        reader = state.house.reader(request.scope)
        reader.ready()
        live = await hall.copy_from(live, person, whole(query.get("at")), whole(query.get("seat")))
        reader.spend(live.cost)
    else:
        raise Refused("page", "There is nothing here.")
    return table_info(hall, live.row, person, person.lang)


def whole(text: str | None) -> int:
    try:
        return int(text or "0")
    except ValueError:
        raise unreadable("a whole number is expected") from None


ROUTES = (lobby, quick, learn, play_example, create, get_table, change_table)
