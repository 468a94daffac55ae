"""Doors of the puzzles: the puzzle of the day, earlier ones, and what came of them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from oikumene.puzzles import Puzzle, games, of_number
from oikumene.registry import game as find_game
from oikumene.table import catalog, puzzling, wire
from oikumene.table.doors.house import House
from oikumene.table.doors.infos import numbered
from oikumene.table.doors.visitors import keep, lang_of, visitor
from oikumene.table.people import Person
from oikumene.table.puzzled import BESIDE, Mine, checked_number, day_info, today


def titles(lang: str) -> dict[str, str]:
    return {game: find_game(game).titles[lang] for game in games()}


def puzzle_of(number: int) -> Puzzle:
    """The puzzle of that number: 0 is today's, later ones are nobody's to see."""
    return of_number(checked_number(number or today()))


@get("/api/puzzles", dependencies={"person": Provide(visitor)})
async def shelf(person: NamedDependency[Person], state: State, lang: FromQuery[str | None] = None) -> wire.PuzzleShelf:
    house: House = state.house
    streak, longest = await house.puzzled.streak(person.id)
    days = await house.puzzled.days(person.id, titles(lang_of(person, lang)))
    return wire.PuzzleShelf(today(), streak, longest, days)


@get("/api/puzzles/{number:int}", dependencies={"person": Provide(visitor)})
async def puzzle(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    number: FromPath[int],
    lang: FromQuery[str | None] = None,
) -> wire.PuzzleInfo:
    house: House = state.house
    found = puzzle_of(number)
    number = number or today()
    table, begun = msgspec.json.decode(
        await house.reader(request.scope).ask(puzzling.opened, found.id), type=tuple[wire.TableInfo, wire.PuzzleState]
    )
    said = titles(lang_of(person, lang))
    table.title = said[found.game]
    levels = {bot.id: bot.name for bot in catalog.bot_infos(lang_of(person, lang))}
    rivals = [seat for seat in table.seats if not seat.you]
    for n, seat in enumerate(rivals, 1):
        name = levels.get(seat.bot, seat.bot)
        seat.name = numbered(name, n, lang_of(person, lang)) if len(rivals) > 1 else name
    for seat in table.seats:
        seat.name = seat.name or person.name
        seat.online = True
    streak, longest = await house.puzzled.streak(person.id)
    return wire.PuzzleInfo(
        number=number,
        day=day_info(number, Mine(), said).day,
        today=today(),
        game=found.game,
        title=said[found.game],
        what=found.what,
        ends=found.ends,  # type: ignore[arg-type]
        start=found.start,
        best=found.best,
        narrow=bool(found.shut),
        rivals=found.seats - 1,
        table=table,
        state=begun,
        mine=day_info(number, await house.puzzled.mine(person.id, number), said),
        streak=streak,
        longest=longest,
        week=await house.puzzled.days(person.id, said, BESIDE),
        others=await house.puzzled.reached_by_others(number),
        aim=aim_of(found),
    )


def aim_of(puzzle: Puzzle) -> wire.PuzzleAim | None:
    """What the chance is of that a puzzle asks for."""
    if not puzzle.aim:
        return None
    kind, place, foe = puzzle.aim.split(":")
    return wire.PuzzleAim(kind, place, foe)  # type: ignore[arg-type]


@post("/api/puzzles/{number:int}/position", dependencies={"person": Provide(visitor)}, status_code=200)
async def position(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    number: FromPath[int],
    data: JSONBody[wire.PuzzleAnswers],
) -> wire.PuzzleState:
    """The puzzle after some answers. Nothing is kept: to take back is to ask with fewer."""
    house: House = state.house
    found = await house.reader(request.scope).ask(puzzling.state, puzzle_of(number).id, data.answers)
    return msgspec.json.decode(found, type=wire.PuzzleState)


@post("/api/puzzles/{number:int}/finish", dependencies={"person": Provide(visitor)}, status_code=200)
async def finish(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    number: FromPath[int],
    data: JSONBody[wire.PuzzleAnswers],
    lang: FromQuery[str | None] = None,
) -> wire.PuzzleOutcome:
    """What the answers come to; they are played here once more."""
    house: House = state.house
    found = puzzle_of(number)
    value = int(await house.reader(request.scope).ask(puzzling.finished, found.id, data.answers))
    await keep(house, request, person)
    mine = await house.puzzled.reached(person.id, number or today(), value, found.best)
    return await outcome(house, request, person, number or today(), mine, value, lang_of(person, lang))


@post("/api/puzzles/{number:int}/solution", dependencies={"person": Provide(visitor)}, status_code=200)
async def solution(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    number: FromPath[int],
    lang: FromQuery[str | None] = None,
) -> wire.PuzzleOutcome:
    """Give up and look: from then on the puzzle does not count."""
    house: House = state.house
    puzzle_of(number)
    await keep(house, request, person)
    mine = await house.puzzled.given_up(person.id, number or today())
    return await outcome(house, request, person, number or today(), mine, mine.value or 0, lang_of(person, lang))


async def outcome(
    house: House, request: Request[Any, Any, Any], person: Person, number: int, mine: Mine, value: int, lang: str
) -> wire.PuzzleOutcome:
    said = titles(lang)
    streak, longest = await house.puzzled.streak(person.id)
    told = None
    if mine.solved or mine.shown:
        found = await house.reader(request.scope).ask(puzzling.solution, of_number(number).id)
        told = msgspec.json.decode(found, type=wire.PuzzleSolution)
    return wire.PuzzleOutcome(
        value=value,
        mine=day_info(number, mine, said),
        streak=streak,
        longest=longest,
        week=await house.puzzled.days(person.id, said, BESIDE),
        others=await house.puzzled.reached_by_others(number),
        solution=told,
    )


ROUTES = (shelf, puzzle, position, finish, solution)
