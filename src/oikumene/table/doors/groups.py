"""Doors of groups: people who play together. Who does not belong to one finds nothing here but a name, if invited."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Result
from oikumene.registry import game as find_game
from oikumene.registry import games as all_games
from oikumene.table import catalog, wire
from oikumene.table.attempts import network
from oikumene.table.board import Row
from oikumene.table.doors.asking import address, body
from oikumene.table.doors.house import House
from oikumene.table.doors.infos import table_info
from oikumene.table.doors.visitors import keep, lang_of, visitor
from oikumene.table.groups import Group
from oikumene.table.hall import Hall
from oikumene.table.hall.seats import story_of
from oikumene.table.limits import CHAT, GUESSES, NEW_GROUPS
from oikumene.table.live import seat_of
from oikumene.table.people import Person
from oikumene.table.standings import Rating, Standings, Tally

#: Tables of a group that are shown: those that go on, and the last finished ones.
MOST_GOING = 40
MOST_OVER = 20
MOST_SERIES = 24
#: Who was seen so many seconds ago is here: pages ask at least every quarter of a minute.
HERE = 60.0


@get("/api/groups", dependencies={"person": Provide(visitor)})
async def groups(person: NamedDependency[Person], state: State) -> list[wire.GroupLine]:
    found = await state.house.hall.groups.mine(person) if person.kept else []
    return [wire.GroupLine(*line) for line in found]


@post("/api/groups", dependencies={"person": Provide(visitor)}, status_code=200)
async def make(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.GroupName]
) -> wire.GroupInfo:
    house: House = state.house
    house.limits.check(f"group:{address(request.scope)}", *NEW_GROUPS)
    await keep(house, request, person)
    id = await house.hall.groups.make(person, data.name)
    group = await house.hall.groups.of(id, person)
    await house.hall.groups.invite(group)
    return await shown(house, id, person, person.lang)


@get("/api/groups/{id:str}", dependencies={"person": Provide(visitor)})
async def get_group(
    person: NamedDependency[Person], state: State, id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.GroupInfo:
    return await shown(state.house, id, person, lang_of(person, lang))


@get("/api/groups/{id:str}/shelf", dependencies={"person": Provide(visitor)})
async def shelf(
    person: NamedDependency[Person], state: State, id: FromPath[str], lang: FromQuery[str | None] = None
) -> list[wire.SeriesInfo]:
    """The series of a group's games (the chronicles of Oath), the newest first."""
    house: House = state.house
    group = await house.hall.groups.of(id, person)
    return await series(house, group, person, lang_of(person, lang))


@get("/api/groups/{id:str}/talk", dependencies={"person": Provide(visitor)})
async def talk(
    person: NamedDependency[Person], state: State, id: FromPath[str], after: FromQuery[int] = 0
) -> list[wire.GroupSaid]:
    """What members said, from a line on."""
    known = state.house.hall.groups
    return [wire.GroupSaid(*line) for line in await known.talk(await known.of(id, person), after)]


@post("/api/groups/{id:str}/talk", dependencies={"person": Provide(visitor)}, status_code=200)
async def say(
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    data: JSONBody[wire.GroupSay],
    after: FromQuery[int] = 0,
) -> list[wire.GroupSaid]:
    """A line is said; what there is from a line on, this one with it."""
    house: House = state.house
    group = await house.hall.groups.of(id, person)
    house.limits.check(f"chat:{person.id}", *CHAT)
    await house.hall.groups.say(group, person, data.text)
    return [wire.GroupSaid(*line) for line in await house.hall.groups.talk(group, after)]


@post("/api/groups/{id:str}/{what:str}", dependencies={"person": Provide(visitor)}, status_code=200)
async def change_group(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    what: FromPath[str],
) -> wire.GroupInfo | None:
    """What members do: invite, uninvite, leave; and the owner: name, hand, remove, close."""
    house: House = state.house
    known = house.hall.groups
    group = await known.of(id, person)
    if what == "invite":
        house.limits.check(f"group:{address(request.scope)}", *NEW_GROUPS)
        await known.invite(group)
    elif what == "uninvite":
        await known.uninvite(group)
    elif what == "name":
        await known.rename(group, person, (await body(request, wire.GroupName)).name)
    elif what == "hand":
        await known.hand(group, person, (await body(request, wire.GroupChange)).member)
    elif what == "remove":
        await shown_out(house, await known.remove(group, person, (await body(request, wire.GroupChange)).member))
    elif what == "leave":
        await known.leave(group, person)
        await shown_out(house, person.id)
        return None
    elif what == "close":
        await known.close(group, person)
        for member in group.members:
            await shown_out(house, member.person)
        return None
    else:
        raise Refused("page", "There is nothing here.")
    return await shown(house, id, person, person.lang)


async def shown_out(house: House, person: str) -> None:
    """Connections of somebody who may see less than before are made anew, in other workers too."""
    sql = "SELECT id FROM sessions WHERE person = ? AND ended IS NULL"
    await house.hall.show_out([str(id) for (id,) in await house.store.rows(sql, (person,))])


# -- by invitation


async def guessed(house: House, request: Request[Any, Any, Any], look: Callable[[], Awaitable[Any]]) -> Any:
    """Codes are short: who tries wrong ones may not try many. A right one costs nothing."""
    here = network(address(request.scope))
    await house.attempts.pay(GUESSES, "invitation", here)
    found = await look()
    await house.attempts.give_back("invitation", here)
    return found


@get("/api/invitations/{code:str}", dependencies={"person": Provide(visitor)})
async def invitation(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, code: FromPath[str]
) -> wire.GroupInvitation:
    id, name, there = await guessed(state.house, request, lambda: state.house.hall.groups.invited(code, person))
    return wire.GroupInvitation(name, id if there else None)


@post("/api/invitations/{code:str}", dependencies={"person": Provide(visitor)}, status_code=200)
async def accept(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, code: FromPath[str]
) -> wire.GroupInfo:
    house: House = state.house
    await guessed(house, request, lambda: house.hall.groups.invited(code, person))
    await keep(house, request, person)
    return await shown(house, await house.hall.groups.accept(code, person), person, person.lang)


# -- what is shown


async def shown(house: House, id: str, person: Person, lang: str) -> wire.GroupInfo:
    hall = house.hall
    group = await hall.groups.of(id, person)
    standings = await hall.groups.standings(group)
    over = "status IN ('finished', 'abandoned')"
    rows = await hall.rows(f"WHERE grp = ? AND NOT {over} ORDER BY changed DESC LIMIT {MOST_GOING}", (id,))
    rows += await hall.rows(f"WHERE grp = ? AND status = 'finished' ORDER BY changed DESC LIMIT {MOST_OVER}", (id,))
    open_to = await hall.groups.invitation(group)
    return wire.GroupInfo(
        id=id,
        name=group.name,
        created=group.created,
        yours=group.owner == person.id,
        you=group.number(person.id) or 0,
        games=sum(standings.games.values()),
        members=members_of(house, group, person),
        tables=[table_of(hall, group, row, person, lang) for row in ordered(rows, person)],
        stats=[stats_of(group, standings, game, lang) for game in standings.games],
        ratings=ratings_of(group, standings.ratings),
        invitation=None if open_to is None else wire.InvitationInfo(open_to.code, open_to.until, open_to.room),
    )


def ordered(rows: Sequence[Row], person: Person) -> list[Row]:
    """Those where one is awaited first, then those that go on, then those that are over."""

    def rank(row: Row) -> int:
        seat = seat_of(row, person)
        asked = any(one.invited == person.id for one in row.seats) and row.status == "waiting"
        return 0 if asked or (row.status == "playing" and seat in row.waiting) else 2 if row.status == "finished" else 1

    return sorted(rows, key=lambda row: (rank(row), -row.changed))


def table_of(hall: Hall, group: Group, row: Row, person: Person, lang: str) -> wire.GroupTable:
    there = [group.number(seat.person or seat.invited) if not seat.bot else None for seat in row.seats]
    return wire.GroupTable(table_info(hall, row, person, lang), [n or 0 for n in there])


def members_of(house: House, group: Group, person: Person) -> list[wire.GroupMember]:
    """Who belongs to it, and who of them is here."""
    playing, now = house.hall.at_tables(), time.time()
    found = []
    for member in group.members:
        seen = max(member.seen, house.seen.get(member.person, 0.0))
        at_table, here = member.person in playing, member.person == person.id or now - seen < HERE
        if at_table:
            seen = now
        where = "table" if at_table else "now" if here else ""
        me, owns = member.person == person.id, member.person == group.owner
        found.append(wire.GroupMember(member.n, member.name, me, owns, where, seen))  # type: ignore[arg-type]
    return found


def ratings_of(group: Group, ratings: Mapping[str, Rating]) -> list[wire.GroupRating]:
    """Members who have played with others of the group, the strongest first."""
    found = []
    for member in group.members:
        rating = ratings.get(member.person)
        if rating is not None:
            line = [round(value) for value in rating.line]
            change = line[-1] - line[-2]
            found.append(wire.GroupRating(member.n, line[-1], change, rating.games, line))
    return sorted(found, key=lambda one: (-one.rating, one.member))


def stats_of(group: Group, standings: Standings, game: str, lang: str) -> wire.GameStats:
    """How members play a game: with each of its peoples, and each of them."""
    kind = standings.kinds.get(game, "")
    known = game in all_games()
    people = [member.person for member in group.members]
    sides = []
    for (of, side), tally in standings.sides.items():
        if of == game:
            said = str(catalog.texts(game, lang).thing(kind, side)) if known else side
            best = group.number(standings.best_with(game, side, people))
            sides.append(stat(side, said[:1].upper() + said[1:], tally, best or 0))
    players = [
        stat(str(member.n), member.name, standings.players[game, member.person], member.n)
        for member in group.members
        if (game, member.person) in standings.players
    ]
    return wire.GameStats(
        game,
        catalog.title(game, lang),
        standings.games[game],
        catalog.has_points(game),
        catalog.fraction(game),
        kind,
        by_wins(sides),
        by_wins(players),
        ratings_of(group, standings.rated[game]),
    )


def stat(id: str, title: str, tally: Tally, member: int) -> wire.SideStats:
    return wire.SideStats(id, title, tally.games, tally.wins, round(tally.mean, 2), tally.best, member)


def by_wins(stats: list[wire.SideStats]) -> list[wire.SideStats]:
    return sorted(stats, key=lambda one: (-one.wins / one.games, -one.mean, -one.games, one.title))


# -- series


async def series(house: House, group: Group, person: Person, lang: str) -> list[wire.SeriesInfo]:
    """Every series of the group, by its last table."""
    games = [id for id, game in all_games().items() if game.in_series()]
    marks = ", ".join("?" * len(games))
    where = f"WHERE grp = ? AND status <> 'abandoned' AND game IN ({marks}) ORDER BY changed DESC LIMIT {MOST_SERIES}"
    rows = [row for row in await house.hall.rows(where, (group.id, *games)) if in_series(row)]
    begun = {row.id for row in rows if find_game(row.game).begun_with(row.options) is not None}
    marks = ", ".join("?" * len(begun))
    sql = f"SELECT old FROM rematches WHERE new IN ({marks})"
    continued = {str(old) for (old,) in await house.store.rows(sql, tuple(begun))} if begun else set()
    found = []
    for row in rows:
        if row.id not in continued:
            found.append(await house.hall.loading.do(series_of, row, row.id in begun, group, person, lang))
    return found


def in_series(row: Row) -> bool:
    game = find_game(row.game)
    if row.result is not None:
        return game.follows(Result.from_json(row.result))
    return all(row.options.get(name) == value for name, value in game.in_series().items())


def series_of(row: Row, begun: bool, group: Group, person: Person, lang: str) -> wire.SeriesInfo:
    game, said = find_game(row.game), catalog.texts(row.game, lang)
    over = row.status == "finished"
    spines = game.spines(story_of(row), said) if over or begun else ()
    by_name = {member.name: member.n for member in group.members}
    reigns = [wire.ReignInfo(one.number, one.who, by_name.get(one.who, 0), one.about, one.how) for one in spines]
    played = seat_of(row, person) is not None
    number = (reigns[-1].number if reigns else 0) + (0 if over else 1)
    title = catalog.title(row.game, lang)
    return wire.SeriesInfo(row.game, title, row.id, row.status, number, reigns, over and played, over)  # type: ignore[arg-type]


ROUTES = (groups, make, get_group, shelf, talk, say, change_group, invitation, accept)
