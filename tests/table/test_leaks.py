"""Nobody is sent what their seat may not know: everything that went over the wire is searched for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oikumene.kernel.match import Match
from oikumene.registry import games
from oikumene.table.board import said_info

from .conftest import Server


def cards_in(message: Any) -> Iterator[str]:
    """Every string in a message: ids of cards are strings."""
    if isinstance(message, str):
        yield message.partition("@")[0]
        for part in message.split(":"):
            yield part.partition("@")[0]
    elif isinstance(message, dict):
        for key, value in message.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from cards_in(value)


def hidden_ids(match: Match[Any], viewer: int) -> set[str]:
    """Cards of which every copy that could be meant is unknown to the viewer."""
    state = match.state
    unknown = {state.ident(card) for card in state.hidden_from(viewer)}
    known = {state.ident(card) for card in range(len(state.face))} - unknown
    seen = {state.ident(card) for card in range(len(state.face)) if state.shows(card) >> viewer & 1}
    return unknown - known - seen


#: Where a card that lies open is shuffled into a hidden deck within the same answer, the chronicle names what is hidden
#: again when the test looks. In other games its lines are held to what is hidden then.
RESHUFFLED = ("imperium",)
#: Cards that are called like a question, and cannot be told from it in what is sent.
CALLED_ALIKE = {"oath": {"keep"}}


def shown_lines(match: Match[Any], viewer: int, told: list[Any]) -> list[Any]:
    """Those of the lines that the kernel, which noted who saw each card, shows to the viewer word for word."""
    kept = []
    for line in match.log:
        shown = msgspec.to_builtins(said_info(line.seen_by(viewer, match.game.words)))
        if shown in told:
            kept.append(shown)
    return kept


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_sent_holds_nothing_hidden(tmp_path: Path, start: Callable[..., Server], game: str, seed: int) -> None:
    server = start(str(tmp_path / "x.db"))
    fewest = max(2, min(games()[game].seats))

    async def play() -> None:
        async with contextlib.AsyncExitStack() as open_doors:
            people = [await open_doors.enter_async_context(server.visitor()) for _ in range(fewest)]
            watcher = await open_doors.enter_async_context(server.visitor())
            chairs = [{"who": "you"}, *[{"who": "open"}] * (fewest - 1)]
            table = (await people[0].post("/api/tables", {"game": game, "seats": chairs}))["id"]
            for one in people[1:]:
                await one.post(f"/api/tables/{table}/join")
            await people[0].post(f"/api/tables/{table}/start")
            seats = [await open_doors.enter_async_context(one.sit(table)) for one in people]
            gallery = await open_doors.enter_async_context(watcher.sit(table))
            await follow(server, table, seats, gallery, random.Random(seed))

    async def follow(server: Server, table: str, seats: list[Any], gallery: Any, rng: random.Random) -> None:
        hall = server.app.state.house.hall
        for _ in range(400):
            live = hall.tables[table]
            match = live.board.match.clone()
            n = live.board.n
            for viewer, sitting in enumerate([*seats, gallery]):
                await sitting.until(lambda: sitting.position["n"] == n)
                secret = hidden_ids(match, viewer) - CALLED_ALIKE.get(game, set())
                for text in sitting.raw:
                    message = json.loads(text)
                    told = message.get("position", {}).pop("log", [])
                    leaked = secret & set(cards_in(message))
                    # a card that was open for a moment stays in the chronicle: only who saw it may read its name
                    excused = cards_in(shown_lines(match, viewer, told)) if game in RESHUFFLED else ()
                    leaked |= (secret & set(cards_in(told))) - set(excused)
                    assert not leaked, f"viewer {viewer} was sent {sorted(leaked)} after {n} moves"
                    assert str(live.row.seed) not in text
                sitting.raw.clear()
            if not match.asks:
                return
            mover = seats[match.asks[0].seat]
            await mover.until(lambda: mover.questions)
            await mover.answer(rng.choice(mover.questions[0]["options"])["key"])

    asyncio.run(play())


def test_no_refusal_names_what_another_seat_may_answer(tmp_path: Path, start: Callable[..., Server]) -> None:
    """A stored answer that does not fit makes the kernel list those that would: whoever asks is not told them."""
    path = tmp_path / "x.db"
    first = start(str(path))

    async def begin() -> tuple[str, str]:
        async with first.visitor() as anna, first.visitor() as boris:
            seats = {"game": "imperial_settlers", "seats": [{"who": "you"}, {"who": "open"}]}
            table = (await anna.post("/api/tables", seats))["id"]
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one, boris.sit(table) as two:
                for seat in (one, two):
                    if seat.questions:
                        await seat.answer()
            return str(table), boris.http.cookies["oikumene"]

    table, cookie = asyncio.run(begin())
    first.stop()
    with contextlib.closing(sqlite3.connect(path)) as stored:
        stored.execute("UPDATE events SET answer = 'nonsense' WHERE tbl = ? AND n = 0", (table,))
        stored.commit()
    second = start(str(path))

    async def look() -> list[str]:
        told = []
        async with second.visitor() as boris:
            boris.http.cookies.clear()
            boris.http.cookies.set("oikumene", cookie)
            for what in ("", "/position", "/position?at=0", "/history", "/record"):
                told.append((await boris.http.get(f"/api/tables/{table}{what}")).text)
            for what in ("/leave", "/join", "/start", "/abandon", "/rematch", "/try?at=1&seat=0"):
                told.append((await boris.http.post(f"/api/tables/{table}{what}")).text)
        return told

    said = asyncio.run(look())
    assert any("cannot be read" in text for text in said)
    assert not [text for text in said if "expected one of" in text or "nonsense" in text]
