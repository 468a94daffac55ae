"""Doors to the table of the week and to the ratings."""

from __future__ import annotations

import json
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery

from oikumene.registry import games as all_games
from oikumene.table import catalog, wire
from oikumene.table.doors.house import House
from oikumene.table.doors.infos import table_info
from oikumene.table.doors.visitors import keep, lang_of, visitor
from oikumene.table.people import Person
from oikumene.table.ratings import LISTED, Rated
from oikumene.table.weeks import BOT, begins, this_week
from oikumene.text import Texts

#: So many results of a week are listed.
PLACES = 50


@get("/api/week", dependencies={"person": Provide(visitor)})
async def week(person: NamedDependency[Person], state: State, lang: FromQuery[str | None] = None) -> wire.WeekList:
    house: House = state.house
    now, said = this_week(), lang_of(person, lang)
    last = await info_of(house, now - 1, person, said) if now > 1 else None
    return wire.WeekList(await info_of(house, now, person, said), last if last and last.players else None)


async def info_of(house: House, number: int, person: Person, lang: str) -> wire.WeekInfo:
    """A week's table and its list: those who had an account and came to the end within the week, the best first."""
    deal = await house.hall.deal(number)
    until = begins(number + 1)
    sql = (
        "SELECT weeks.person, people.name, tables.result FROM weeks "
        "JOIN tables ON tables.id = weeks.tbl JOIN people ON people.id = weeks.person "
        "WHERE weeks.week = ? AND weeks.ranked = 1 AND tables.status IN ('finished', 'gone') AND tables.changed < ?"
    )
    found = [
        (str(who), str(name), json.loads(result)) for who, name, result in await house.store.rows(sql, (number, until))
    ]
    lines = [(who, name, int(result["scores"][0]), 0 in result["winners"]) for who, name, result in found]
    lines.sort(
        key=lambda line: (
            (-line[3], -line[2], line[1]) if not catalog.has_points(deal.game) else (-line[2], -line[3], line[1])
        )
    )
    results = []
    for who, name, points, won in lines:
        place = 1 + sum((other[2], other[3]) > (points, won) for other in lines)
        results.append(wire.WeekResult(place, name, who == person.id, points, won))
    mine = await house.store.rows(
        "SELECT weeks.tbl, weeks.ranked, tables.status FROM weeks LEFT JOIN tables ON tables.id = weeks.tbl "
        "AND tables.status <> 'gone' WHERE weeks.week = ? AND weeks.person = ?",
        (number, person.id),
    )
    everybody = await house.store.rows("SELECT count(*) FROM weeks WHERE week = ?", (number,))
    table, ranked, status = mine[0] if mine else (None, not person.guest, None)
    return wire.WeekInfo(
        number=number,
        game=deal.game,
        title=catalog.title(deal.game, lang),
        seats=deal.seats,
        bot=next((bot.name for bot in catalog.bot_infos(lang) if bot.id == BOT), BOT),
        until=until,
        over=number < this_week(),
        points=catalog.has_points(deal.game),
        fraction=catalog.fraction(deal.game),
        players=int(everybody[0][0]),
        results=[*results[:PLACES], *[line for line in results[PLACES:] if line.you]],
        table=table if status is not None else None,
        status=status,
        ranked=bool(ranked),
    )


@post("/api/week", dependencies={"person": Provide(visitor)}, status_code=200)
async def play_week(request: Request[Any, Any, Any], person: NamedDependency[Person], state: State) -> wire.TableInfo:
    """Sit down at this week's table, or come back to it."""
    house: House = state.house
    await keep(house, request, person)
    live = await house.hall.sit_down(person)
    return table_info(house.hall, live.row, person, person.lang)


@get("/api/ratings", dependencies={"person": Provide(visitor)})
async def ratings(
    person: NamedDependency[Person], state: State, lang: FromQuery[str | None] = None
) -> list[wire.RatingTable]:
    house: House = state.house
    said = lang_of(person, lang)
    made = []
    for game in all_games():
        games, everybody = await house.ratings.of(game)
        if games:
            lines = await lines_of(house, everybody, person, said)
            made.append(wire.RatingTable(game, catalog.title(game, said), games, lines))
    return made


async def lines_of(house: House, everybody: list[Rated], person: Person, lang: str) -> list[wire.RatingLine]:
    names = await house.ratings.names([one.who for one in everybody if not one.who.startswith(":")])
    say = Texts(None, lang).say
    levels = {
        f":{bot.id}": say("level-chosen", strength=bot.strength, level=bot.name) for bot in catalog.bot_infos(lang)
    }
    lines = []
    for one in everybody:
        name = levels.get(one.who) or names.get(one.who) or (person.name if one.who == person.id else "")
        if name:
            bot = one.who[1:] if one.who.startswith(":") else ""
            lines.append(wire.RatingLine(name, bot, one.who == person.id, round(one.rating), one.games, one.wins))
    return [*lines[:LISTED], *[line for line in lines[LISTED:] if line.you]]


ROUTES = (week, play_week, ratings)
