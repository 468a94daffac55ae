"""Doors to what comes after a game: its review, its story, and the page it can be kept as."""

from __future__ import annotations

from typing import Any, cast

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from oikumene.kernel.errors import Refused
from oikumene.table import desks, keeping, wire
from oikumene.table.doors.asking import address
from oikumene.table.doors.infos import seat_names, table_info
from oikumene.table.doors.visitors import keep, lang_of, visitor
from oikumene.table.hall import Hall
from oikumene.table.limits import REVIEWS, REVIEWS_HERE
from oikumene.table.live import Live
from oikumene.table.people import Person


@get("/api/tables/{id:str}/review", dependencies={"person": Provide(visitor)})
async def review(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    seat: FromQuery[int] = 0,
) -> wire.ReviewInfo:
    """The costliest decisions of a seat of a finished game, or how far they are."""
    hall: Hall = state.house.hall
    return await hall.review(await state.house.table(request.scope, id, person), person, seat)


@post("/api/tables/{id:str}/review", dependencies={"person": Provide(visitor)}, status_code=200)
async def begin_review(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    seat: FromQuery[int] = 0,
) -> wire.ReviewInfo:
    """Have a finished game looked through; what was looked through once is told at once."""
    hall: Hall = state.house.hall
    live = await state.house.table(request.scope, id, person)
    found = await hall.review(live, person, seat)
    if found.status in ("done", "working"):
        return found
    await keep(state.house, request, person)
    state.house.limits.check(f"review:{person.id}", *REVIEWS)
    state.house.limits.check(f"review:{address(request.scope)}", *REVIEWS_HERE)
    return await hall.begin_review(live, person, seat)


@get("/api/reviews", dependencies={"person": Provide(visitor)})
async def reviews(
    person: NamedDependency[Person], state: State, lang: FromQuery[str | None] = None
) -> list[wire.ReviewedInfo]:
    """Your finished games, the newest first: which of them were looked through."""
    hall: Hall = state.house.hall
    said = lang_of(person, lang)
    return [
        wire.ReviewedInfo(table_info(hall, row, person, said), seat, done, cost)
        for row, seat, done, cost in await hall.reviews(person)
    ]


def told_of(live: Live) -> keeping.ArchiveJob:
    """What the story of a table is made of."""
    if live.row.status != "finished" or live.board is None:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    if isinstance(live.board, keeping.Shelved):
        raise Refused("older-rules-copy", "That was played with older rules: it can be looked at, not played on.")
    return keeping.archive_job(live.row, live.board.events, live.board.start)


@get("/api/tables/{id:str}/tale", dependencies={"person": Provide(visitor)})
async def tale(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[wire.TaleInfo]:
    """The story of a finished game, a sentence a turn."""
    said = lang_of(person, lang)
    live = await state.house.table(request.scope, id, person)
    job = told_of(live)
    found = await state.house.reader(request.scope).ask(desks.tale, job, seat_names(live.row, said), said)
    return Response(cast("wire.TaleInfo", found), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/page", dependencies={"person": Provide(visitor)})
async def page(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[str]:
    """The same with its chart as a page of its own, to be kept."""
    said = lang_of(person, lang)
    live = await state.house.table(request.scope, id, person)
    job = told_of(live)
    found = await state.house.reader(request.scope).ask(desks.page, job, seat_names(live.row, said), said)
    name = f"{live.row.game}-{live.row.id}.html"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found, media_type=MediaType.HTML, headers=headers)


ROUTES = (review, begin_review, reviews, tale, page)
