"""A short game of each of the five in another browser: boards show, what is lit is pressed and answered."""

from __future__ import annotations

import json
import random
import time
from typing import Any, Protocol

GAMES = {"ancient_world": 1, "imperial_settlers": 1, "imperium": 1, "oath": 2, "clash": 1}
PRESSES = 6
POST = """fetch(%s, {method: 'POST', body: %s, headers: {'content-type': 'application/json', 'x-oikumene': '1'}})
    .then((answer) => answer.json())"""
#: The middles of what is lit and really there to be pressed.
LIT = """[...document.querySelectorAll('.board [data-lit], .hand [data-lit], .prompt button.opt, .optlist button.opt')]
    .map((thing) => [thing, thing.getBoundingClientRect()])
    .map(([thing, box]) => [thing, box.left + box.width / 2, box.top + box.height / 2])
    .filter(([thing, x, y]) => thing.contains(document.elementFromPoint(x, y)))
    .map(([, x, y]) => [x, y])"""
ASKED = "!!document.querySelector('.prompt:not(.paper)')"


class Driven(Protocol):
    """A window that a test holds."""

    def go(self, address: str) -> None: ...

    def evaluate(self, script: str) -> Any: ...

    def press(self, x: float, y: float) -> None: ...


def until(window: Driven, script: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not window.evaluate(script):
        assert time.monotonic() < end, f"not within {seconds} s: {script}"
        time.sleep(0.1)


def play_each(window: Driven, address: str) -> None:
    """Some presses at a table of each game; the page is never wider than the window."""
    rng = random.Random(5)
    window.go(address)
    until(window, "!!document.querySelector('.lobby .go:not([disabled])')")
    for game, rivals in GAMES.items():
        new = json.dumps({"game": game, "rivals": rivals, "bot": "wanderer"})
        table = window.evaluate(POST % (json.dumps("/api/quick"), json.dumps(new)))["id"]
        window.go(f"{address}/t/{table}")
        until(window, "!!document.querySelector('.board')")
        for _ in range(PRESSES):
            until(window, ASKED)
            time.sleep(0.3)  # what was drawn last has come to rest
            lit = window.evaluate(LIT)
            if lit:
                window.press(*rng.choice(lit))
        moves = f"fetch('/api/tables/{table}').then((answer) => answer.json()).then((found) => found.moves > 0)"
        until(window, moves)
        wide = "document.documentElement.scrollWidth <= innerWidth"
        assert window.evaluate(wide), f"the page of {game} is wider than the window"
