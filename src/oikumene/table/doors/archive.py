"""Doors for looking back: positions, histories and records of tables, and records that are brought in."""

from __future__ import annotations

from typing import Any, cast

from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from oikumene.kernel.errors import Refused
from oikumene.registry import game as find_game
from oikumene.table import catalog, desks, wire
from oikumene.table.doors.asking import body
from oikumene.table.doors.infos import table_info
from oikumene.table.doors.visitors import keep, lang_of, visitor
from oikumene.table.hall import Hall
from oikumene.table.hall.seats import bequest_of, story_of
from oikumene.table.live import Live, seat_of
from oikumene.table.people import Person
from oikumene.table.weeks import unsealed


def may_see(live: Live, person: Person, seat: int | None) -> None:
    """Of a running game one sees one's own seat, or what somebody who watches sees."""
    if seat is not None and seat_of(live.row, person) != seat:
        unsealed(live.row)
    if seat is not None and seat not in range(len(live.row.seats)):
        raise Refused("seat", "There is no seat {seat}.", seat=seat)
    if seat is not None and live.row.status != "finished" and seat_of(live.row, person) != seat:
        raise Refused("hidden", "What that seat sees is hidden until the game is over.")


@get("/api/tables/{id:str}/position", dependencies={"person": Provide(visitor)})
async def position(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    at: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[wire.Position]:
    hall: Hall = state.house.hall
    live = await state.house.table(request.scope, id, person)
    may_see(live, person, seat)
    found = await hall.position_at(live, at, seat, state.house.reader(request.scope))
    return Response(cast("wire.Position", found), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/since", dependencies={"person": Provide(visitor)})
async def since(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    after: FromQuery[int | None] = None,
) -> Response[wire.Since]:
    """What has happened at one's table since one's last answer, or after so many moves."""
    hall: Hall = state.house.hall
    live = await state.house.table(request.scope, id, person)
    seat = seat_of(live.row, person)
    if seat is None:
        raise Refused("not-seated", "You do not sit at this table.")
    found = await hall.since(live, seat, after, state.house.reader(request.scope))
    return Response(cast("wire.Since", found), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/history", dependencies={"person": Provide(visitor)})
async def history(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, id: FromPath[str]
) -> Response[wire.History]:
    hall: Hall = state.house.hall
    live = await state.house.table(request.scope, id, person)
    if live.row.status != "finished" or live.board is None:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    found = await hall.history(live, state.house.reader(request.scope))
    return Response(cast("wire.History", found), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/record", dependencies={"person": Provide(visitor)})
async def record(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, id: FromPath[str]
) -> Response[dict[str, Any]]:
    live = await state.house.table(request.scope, id, person)
    unsealed(live.row)
    if live.row.status != "finished" or live.board is None:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    found = await state.house.hall.loading.do(live.board.record)
    name = f"{live.row.game}-{live.row.id}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{id:str}/story", dependencies={"person": Provide(visitor)})
async def story(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> wire.StoryInfo:
    """The story of the series that a table is of, reign by reign."""
    row = (await state.house.table(request.scope, id, person)).row
    found = await state.house.hall.loading.do(story_of, row)
    said = catalog.title(row.game, lang_of(person, lang))
    return wire.StoryInfo(row.game, said, found, catalog.follows(row.game, row.result))


@get("/api/tables/{id:str}/chronicle", dependencies={"person": Provide(visitor)})
async def chronicle(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, id: FromPath[str]
) -> Response[str]:
    """The file that lets other people go on from where the game ended: its story is open, the rest is sealed."""
    row = (await state.house.table(request.scope, id, person)).row
    unsealed(row)
    if row.status != "finished":
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    found = await state.house.hall.loading.do(bequest_of, row)
    name = f"{row.game}-chronicle-{row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found, media_type="application/json", headers=headers)


@post("/api/games/{game:str}/story", dependencies={"person": Provide(visitor)}, status_code=200)
async def read_story(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    data: JSONBody[wire.Chronicle],
    lang: FromQuery[str | None] = None,
) -> wire.StoryInfo:
    """What a chronicle tells that somebody brings; a table begins with it as the option that takes it."""
    known = find_game(game)
    try:
        found, options = await state.house.reader(request.scope).ask(desks.story, known.id, data.document)
    except Refused as why:
        why.details.setdefault("game", known.id)  # it is said in the game's own words
        raise
    return wire.StoryInfo(known.id, catalog.title(known.id, lang_of(person, lang)), found, False, options)


@post("/api/import", dependencies={"person": Provide(visitor)}, status_code=200)
async def bring_in(request: Request[Any, Any, Any], person: NamedDependency[Person], state: State) -> wire.TableInfo:
    hall: Hall = state.house.hall
    found = await body(request, dict[str, Any])
    await keep(state.house, request, person)
    live = await hall.bring_in(person, found, state.house.reader(request.scope))
    state.house.reader(request.scope).spend(live.cost)
    return table_info(hall, live.row, person, person.lang)


@delete("/api/tables/{id:str}", dependencies={"person": Provide(visitor)}, status_code=204)
async def delete_table(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, id: FromPath[str]
) -> None:
    hall: Hall = state.house.hall
    await hall.delete(await state.house.table_to_put_away(request.scope, id, person), person)


ROUTES = (position, since, history, record, story, chronicle, read_story, bring_in, delete_table)
