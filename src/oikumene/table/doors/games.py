"""Doors to what there is to play: games, their cards and texts, bots."""

from __future__ import annotations

from typing import Any, cast

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from oikumene.table import catalog, wire
from oikumene.table.doors.house import House
from oikumene.table.doors.visitors import lang_of, visitor
from oikumene.table.people import Person
from oikumene.table.rules import scenes


@get("/api/games", dependencies={"person": Provide(visitor)})
async def games(
    person: NamedDependency[Person], state: State, lang: FromQuery[str | None] = None
) -> list[wire.GameInfo]:
    house: House = state.house
    return await house.texts.do(catalog.game_infos, lang_of(person, lang))


@get("/api/games/{game:str}/cards", dependencies={"person": Provide(visitor)}, exclude_from_compression=True)
async def cards(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
    rules: FromQuery[int | None] = None,
) -> Response[list[wire.CardText]]:
    found = await page_of(state.house, request, "cards", game, lang_of(person, lang), "application/json", rules)
    return cast("Response[list[wire.CardText]]", found)


@get(
    "/api/games/{game:str}/texts",
    media_type=MediaType.TEXT,
    dependencies={"person": Provide(visitor)},
    exclude_from_compression=True,
)
async def game_texts(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
    rules: FromQuery[int | None] = None,
) -> Response[str]:
    media = "text/plain; charset=utf-8"
    found = await page_of(state.house, request, "texts", game, lang_of(person, lang), media, rules)
    return cast("Response[str]", found)


@get("/api/games/{game:str}/rules", dependencies={"person": Provide(visitor)}, exclude_from_compression=True)
async def rules(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[wire.RuleBook]:
    found = await page_of(state.house, request, "rules", game, lang_of(person, lang), "application/json")
    return cast("Response[wire.RuleBook]", found)


@get("/api/games/{game:str}/lesson", dependencies={"person": Provide(visitor)}, exclude_from_compression=True)
async def lesson(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[wire.LessonInfo]:
    found = await page_of(state.house, request, "lesson", game, lang_of(person, lang), "application/json")
    return cast("Response[wire.LessonInfo]", found)


@get("/api/games/{game:str}/rules/index", dependencies={"person": Provide(visitor)}, exclude_from_compression=True)
async def rules_index(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[wire.RuleIndex]:
    found = await page_of(state.house, request, "index", game, lang_of(person, lang), "application/json")
    return cast("Response[wire.RuleIndex]", found)


@get("/api/games/{game:str}/rules/examples/{example:str}", dependencies={"person": Provide(visitor)})
async def rules_scenes(
    person: NamedDependency[Person], state: State, game: FromPath[str], example: FromPath[str]
) -> list[wire.RuleScene]:
    house: House = state.house
    return await house.texts.do(scenes, game, example)


async def page_of(
    house: House, request: Request[Any, Any, Any], kind: str, game: str, lang: str, media: str, rules: int | None = None
) -> Response[bytes]:
    """What was made once goes out as it is, small where that is understood."""
    plain, small = await house.texts.do(catalog.page, kind, game, lang, catalog.earlier(game, rules))
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=media, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=media, headers=headers)


@get("/api/bots", dependencies={"person": Provide(visitor)})
async def bots(person: NamedDependency[Person], lang: FromQuery[str | None] = None) -> list[wire.BotInfo]:
    return catalog.bot_infos(lang_of(person, lang))


ROUTES = (games, cards, game_texts, rules, rules_index, rules_scenes, lesson, bots)
