"""A short game of each in Firefox: boards show, what is lit is pressed and answered, the page has no complaint."""

from __future__ import annotations

import json
import random
import shutil
import time
from pathlib import Path

import pytest
from tests.table.conftest import Server

from .bidi import Firefox

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


def until(firefox: Firefox, script: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not firefox.evaluate(script):
        assert time.monotonic() < end, f"not within {seconds} s: {script}"
        time.sleep(0.1)


def test_a_short_game_of_each(house: Server, tmp_path: Path) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("Firefox is not installed: apt-get install firefox-esr")
    rng = random.Random(5)
    with Firefox(program, tmp_path) as firefox:
        firefox.go(house.address)
        until(firefox, "!!document.querySelector('.lobby .go:not([disabled])')")
        for game, rivals in GAMES.items():
            new = json.dumps({"game": game, "rivals": rivals, "bot": "wanderer"})
            table = firefox.evaluate(POST % (json.dumps("/api/quick"), json.dumps(new)))["id"]
            firefox.go(f"{house.address}/t/{table}")
            until(firefox, "!!document.querySelector('.board')")
            for _ in range(PRESSES):
                until(firefox, ASKED)
                time.sleep(0.3)  # what was drawn last has come to rest
                lit = firefox.evaluate(LIT)
                if lit:
                    firefox.press(*rng.choice(lit))
            moves = f"fetch('/api/tables/{table}').then((answer) => answer.json()).then((found) => found.moves > 0)"
            until(firefox, moves)
            wide = "document.documentElement.scrollWidth <= innerWidth"
            assert firefox.evaluate(wide), f"the page of {game} is wider than the window"
        assert firefox.complaints == []
