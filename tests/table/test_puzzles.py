"""The puzzle of the day: played from its position, kept by the server's own day, and not to be cheated."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from oikumene.puzzles import SHELVES, number_of, of_number, turn_at
from oikumene.table import puzzled
from oikumene.table.limits import WORK

from .conftest import Server


def now() -> int:
    return number_of(datetime.now(UTC).date())


def test_the_puzzle_of_the_day_is_solved_on_its_board(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            info = await anna.get("/api/puzzles/0?lang=ru")
            puzzle = of_number(now())
            assert (info["number"], info["game"], info["best"]) == (now(), puzzle.game, puzzle.best)
            assert info["state"]["value"] == puzzle.start
            answers: list[str] = []
            state = info["state"]
            for key in puzzle.line:
                assert key in [option["key"] for option in state["position"]["questions"][0]["options"]]
                answers.append(key)
                state = await anna.post(f"/api/puzzles/{now()}/position", {"answers": answers})
            assert state["over"] and state["value"] == puzzle.best and not state["position"]["questions"]
            done = await anna.post(f"/api/puzzles/{now()}/finish", {"answers": answers})
            assert done["mine"]["solved"] and done["mine"]["kept"] and done["streak"] == 1
            assert [step["value"] for step in done["solution"]["steps"]][-1] == puzzle.best
            assert done["others"] == [{"value": puzzle.best, "people": 1}]
            shelf = await anna.get("/api/puzzles")
            assert (shelf["today"], shelf["streak"], shelf["days"][0]["solved"]) == (now(), 1, True)

    asyncio.run(play())


def test_taking_back_is_asking_with_fewer_answers_and_chance_is_barred(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            first = await anna.post(f"/api/puzzles/{now()}/position", {"answers": []})
            one = await anna.post(f"/api/puzzles/{now()}/position", {"answers": [of_number(now()).line[0]]})
            assert one["position"]["n"] == 1 and one["moves"][0]["said"]["id"]
            again = await anna.post(f"/api/puzzles/{now()}/position", {"answers": []})
            assert again == first
            asked = first["position"]["questions"][0]
            barred = [c for c in asked["closed"] if c["why"]["id"].startswith("why-puzzle")]
            for closed in barred:
                refused = await anna.post(f"/api/puzzles/{now()}/position", {"answers": [closed["key"]]}, status=400)
                assert refused["code"] in ("puzzle-chance", "puzzle-others", "puzzle-shut")
            assert not {c["key"] for c in barred} & {option["key"] for option in asked["options"]}

    asyncio.run(play())


def test_nobody_sees_tomorrows_puzzle_nor_ends_one_that_is_open(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            for number in (now() + 1, -1, 10**9):
                assert (await anna.get(f"/api/puzzles/{number}", status=404))["code"] in ("no-puzzle", "page")
            path = f"/api/puzzles/{now()}"
            assert (await anna.post(f"{path}/finish", {"answers": []}, status=400))["code"] == "puzzle-open"
            assert (await anna.post(f"{path}/position", {"answers": ["nonsense"]}, status=400))["code"] == "key"
            assert (await anna.post(f"{path}/position", {"answers": ["x"] * 500}, status=400))["code"] == "puzzle-long"
            line = list(of_number(now()).line)
            over = await anna.post(f"{path}/finish", {"answers": [*line, line[0]]}, status=400)
            assert over["code"] == "puzzle-over"
            assert (await anna.get("/api/puzzles"))["streak"] == 0

    asyncio.run(play())


def test_who_looks_at_the_solution_first_keeps_no_streak(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            path = f"/api/puzzles/{now()}"
            given = await anna.post(f"{path}/solution")
            assert given["solution"]["steps"] and not given["mine"]["solved"]
            done = await anna.post(f"{path}/finish", {"answers": list(of_number(now()).line)})
            assert done["mine"]["solved"] and not done["mine"]["kept"] and done["streak"] == 0

    asyncio.run(play())


def test_earlier_puzzles_do_not_count_and_the_day_is_the_servers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            early = now() - 1
            done = await anna.post(f"/api/puzzles/{early}/finish", {"answers": list(of_number(early).line)})
            assert done["mine"]["solved"] and not done["mine"]["kept"] and done["streak"] == 0
            await anna.post(f"/api/puzzles/{now()}/finish", {"answers": list(of_number(now()).line)})
            tomorrow = now() + 1
            monkeypatch.setattr(puzzled, "today", lambda: tomorrow)
            done = await anna.post(f"/api/puzzles/{tomorrow}/finish", {"answers": list(of_number(tomorrow).line)})
            assert (done["streak"], done["longest"]) == (2, 2)
            monkeypatch.setattr(puzzled, "today", lambda: tomorrow + 2)
            assert (await anna.get("/api/puzzles"))["streak"] == 0

    asyncio.run(play())


def test_a_guests_streak_goes_with_it_into_an_account(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as phone:
            await anna.post(f"/api/puzzles/{now()}/finish", {"answers": list(of_number(now()).line)})
            await anna.post("/api/account", {"name": "Anna", "password": "a long password"})
            assert (await anna.get("/api/puzzles"))["streak"] == 1
            early = now() - 1
            await phone.post(f"/api/puzzles/{early}/finish", {"answers": list(of_number(early).line)})
            await phone.post("/api/login", {"name": "Anna", "password": "a long password"})
            shelf = await phone.get("/api/puzzles")
            assert shelf["streak"] == 1 and [day["solved"] for day in shelf["days"][:2]] == [True, True]
            await phone.forget("a long password")
            assert (await anna.get("/api/puzzles"))["streak"] == 0

    asyncio.run(play())


def test_tries_are_counted_until_it_is_solved(server: Server) -> None:
    worse = other_line(of_number(now()))

    async def play() -> None:
        async with server.visitor() as anna:
            path = f"/api/puzzles/{now()}/finish"
            if worse is not None:
                first = await anna.post(path, {"answers": worse})
                assert not first["mine"]["solved"] and first["solution"] is None and first["mine"]["tries"] == 1
            done = await anna.post(path, {"answers": list(of_number(now()).line)})
            tries = done["mine"]["tries"]
            again = await anna.post(path, {"answers": list(of_number(now()).line)})
            assert done["mine"]["kept"] and again["mine"]["tries"] == tries == (2 if worse else 1)

    asyncio.run(play())


def other_line(puzzle: Any) -> list[str] | None:
    """A line to the end that is not the best, by trying the last option each time."""
    from oikumene.puzzles import attempt

    made = attempt(puzzle)
    while not made.over:
        barred = made.closed()
        keys = [made.match.key(value) for value in made.match.asked(puzzle.seat).values()]
        made.answer([key for key in keys if key not in barred][-1])
    return made.answers if made.value < puzzle.best else None


def test_many_attempts_are_paid_by_who_makes_them(db: str, start: Callable[..., Server]) -> None:
    server = start(db, limits=True)

    async def play() -> None:
        async with server.visitor() as anna:
            # one that is played out: the chance of a battle is looked up, which costs next to nothing
            number = next(each for each in range(now(), 0, -1) if not of_number(each).aim)
            limits, path = server.app.state.house.limits, f"/api/puzzles/{number}"
            before = limits.left("work:127.0.0.1", WORK)
            await anna.post(f"{path}/position", {"answers": list(of_number(number).line)})
            assert limits.left("work:127.0.0.1", WORK) < before
            limits.spend("work:127.0.0.1", WORK, 100.0)
            for way in ("position", "finish"):
                assert (await anna.post(f"{path}/{way}", {"answers": []}, status=429))["code"] == "too-fast"
            assert not server.app.state.house.hall.tables

    asyncio.run(play())


def test_the_days_are_those_of_utc() -> None:
    today = datetime.now(UTC).date()
    assert number_of(today + timedelta(days=1)) == number_of(today) + 1
    first = max(now(), 19)  # from then on six shelves take turns
    turns = [{turn_at(first + n + later)[0] for n in range(len(SHELVES))} for later in (0, len(SHELVES))]
    assert turns == [set(SHELVES)] * 2


def test_the_best_chance_of_a_battle_is_judged(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a battle the server says what is asked, judges by the chance, and rolls no dice."""
    number = next(n for n in range(19, 19 + len(SHELVES)) if turn_at(n)[0] == "clash-battles")
    monkeypatch.setattr(puzzled, "today", lambda: number)
    puzzle = of_number(number)
    assert puzzle.trap is not None

    async def play() -> None:
        async with server.visitor() as anna:
            info = await anna.get(f"/api/puzzles/{number}?lang=ru")
            kind, place, foe = puzzle.aim.split(":")
            assert info["aim"] == {"kind": kind, "place": place, "foe": foe}
            assert (info["what"], info["ends"], info["best"], info["start"]) == ("chance", "battle", puzzle.best, 0)
            worse = [*puzzle.trap.before, puzzle.trap.key] if puzzle.trap else []
            state = await anna.post(f"/api/puzzles/{number}/position", {"answers": worse})
            assert state["over"] and state["value"] == puzzle.trap.most and not state["position"]["questions"]
            assert [step["value"] for step in state["moves"]] == [0] * (len(worse) - 1) + [puzzle.trap.most]
            failed = await anna.post(f"/api/puzzles/{number}/finish", {"answers": worse})
            assert not failed["mine"]["solved"] and failed["streak"] == 0 and failed["solution"] is None
            solved = await anna.post(f"/api/puzzles/{number}/finish", {"answers": list(puzzle.line)})
            assert solved["mine"]["kept"] and solved["streak"] == 1 and solved["value"] == puzzle.best
            assert solved["solution"]["trap"]["most"] == puzzle.trap.most
            assert solved["others"] == [{"value": puzzle.best, "people": 1}]

    asyncio.run(play())
