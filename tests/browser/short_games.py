"""A short game of each of the five in another browser: what is lit is pressed and answered from a few decisions before
the end up to the page of the end; of the first also a new table."""

from __future__ import annotations

import json
import random
import time
from functools import cache
from typing import Any, Protocol

from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game

GAMES = {"ancient_world": 1, "imperial_settlers": 1, "imperium": 1, "oath": 2, "clash": 1}
#: At a new table.
PRESSES = 3
#: Seconds for what was drawn last to come to rest.
REST = 0.3
#: So many decisions of the first seat are left to the end, if it decides as it did; more are pressed where it does not.
LAST, MOST = 3, 120
POST = """fetch(%s, {method: 'POST', body: %s, headers: {'content-type': 'application/json', 'x-oikumene': '1'}})
    .then((answer) => answer.json())"""
#: The middles of what is lit and really there to be pressed.
LIT = """[...document.querySelectorAll('.board [data-lit], .hand [data-lit], .prompt button.opt, .optlist button.opt')]
    .map((thing) => [thing, thing.getBoundingClientRect()])
    .map(([thing, box]) => [thing, box.left + box.width / 2, box.top + box.height / 2])
    .filter(([thing, x, y]) => thing.contains(document.elementFromPoint(x, y)))
    .map(([, x, y]) => [x, y])"""
#: The last button of the question, which mostly leaves something undone: the end comes sooner so.
LEAVES = LIT + ".filter(([x, y]) => document.elementFromPoint(x, y).closest('.prompt button.opt')).slice(-1)"
#: Where nothing lit lies in sight, another part of the board is looked at.
PARTS = """[...document.querySelectorAll('.seg button')].map((part) => part.getBoundingClientRect())
    .filter((box) => box.width).map((box) => [box.left + box.width / 2, box.top + box.height / 2])"""
ASKED = "!!document.querySelector('.prompt:not(.paper)')"
END = "!!document.querySelector('.endpage')"
#: The page of the end has words, a way on, and is no wider than the window.
SHOWN = """document.querySelector('.endpage h1').textContent.trim().length > 0
    && document.querySelectorAll('.endpage .acts .opt').length > 0"""
WIDE = "document.documentElement.scrollWidth <= innerWidth"


@cache
def last_decisions(game: str) -> str:
    """The record of a game at random, up to where the first seat has three decisions left."""
    room, rng = find_game(game), random.Random(5)
    match = Match.new(room, room.checked(GAMES[game] + 1, 5, {}))
    mine: list[int] = []
    moves = 0
    while not match.over:
        ask = match.asks[0]
        if ask.seat == 0:
            mine.append(moves)
        match.take(ask, rng.choice(list(ask.values())))
        moves += 1
    return json.dumps(replay(room, match.record(), upto=mine[-LAST]).record())


class Driven(Protocol):
    """A window that a test holds."""

    def go(self, address: str) -> None: ...

    def evaluate(self, script: str) -> Any: ...

    def press(self, x: float, y: float) -> None: ...


def until(window: Driven, script: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not window.evaluate(script):
        assert time.monotonic() < end, f"not within {seconds} s: {script}"
        time.sleep(0.2)


def play_each(window: Driven, address: str) -> None:
    """Some presses at a new table of the first game, then the last of each to its end; the page is never wider than the
    window. One page a game: to load and draw a board is most of what this costs."""
    rng = random.Random(5)
    window.go(address)
    until(window, "!!document.querySelector('.lobby .go:not([disabled])')")
    begin(window, address, next(iter(GAMES)), rng)
    for game in GAMES:
        play_to_the_end(window, address, game, rng)


def begin(window: Driven, address: str, game: str, rng: random.Random) -> None:
    new = json.dumps({"game": game, "rivals": GAMES[game], "bot": "wanderer"})
    table = posted(window, "/api/quick", new)
    window.go(f"{address}/t/{table}")
    until(window, "!!document.querySelector('.board')")
    for _ in range(PRESSES):
        until(window, ASKED)
        press(window, rng)
    until(window, f"fetch('/api/tables/{table}').then((answer) => answer.json()).then((found) => found.moves > 0)")
    assert window.evaluate(WIDE), f"the page of {game} is wider than the window"


def play_to_the_end(window: Driven, address: str, game: str, rng: random.Random) -> None:
    window.go(f"{address}/t/{posted(window, '/api/import', last_decisions(game))}")
    until(window, ASKED)
    assert window.evaluate(WIDE), f"the page of {game} is wider than the window"
    for _ in range(MOST):
        until(window, f"{END} || {ASKED}")
        if window.evaluate(END):
            break
        press(window, rng, LEAVES if rng.random() < 0.7 else LIT)
    until(window, f"{END} && {SHOWN}")
    assert window.evaluate(WIDE), f"the end of {game} is wider than the window"


def posted(window: Driven, path: str, body: str) -> str:
    """The table that was made."""
    return str(window.evaluate(POST % (json.dumps(path), json.dumps(body)))["id"])


def press(window: Driven, rng: random.Random, among: str = LIT) -> None:
    """Something that is lit, once what was drawn last has come to rest."""
    time.sleep(REST)
    found = window.evaluate(among) or window.evaluate(LIT) or window.evaluate(PARTS)
    if found:
        window.press(*rng.choice(found))
