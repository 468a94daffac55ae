"""A game of another package: found through its entry point, with a sense, a drawing and a table of actions of its own.

The package is written into a folder and installed as pip would leave it; the games of a process are looked for once, so
each look at it is a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAME = '''
"""Pebbles: take one or two of nine; each is a point, and the last one is three more."""
from oikumene.kernel.data import data
from oikumene.kernel.drawing import Line, Panel, Section
from oikumene.kernel.flow import choose
from oikumene.kernel.game import Game, Result
from oikumene.kernel.sense import Sense
from oikumene.kernel.table import Layout, Table
from oikumene.kernel.words import Vocabulary

WORDS = Vocabulary(options={"take": "number"}, prompts={"pebbles": ""}, lines={"took": "seat number"})


@data
class State(Table):
    __slots__ = ("left", "points")
    WORDS = WORDS

    def __init__(self, seats, seed):
        super().__init__(seats, Layout([]), (), seed)
        self.left = 9
        self.points = [0] * seats

    def copy(self):
        twin = type(self).__new__(type(self))
        self.copy_table(twin)
        twin.left, twin.points = self.left, self.points[:]
        return twin


class Pebbles(Game):
    id = "pebbles"
    titles = {"en": "Pebbles", "ru": "Камешки"}
    seats = range(2, 3)
    rules = 1
    words = WORDS

    def setup(self, setup):
        state = State(setup.seats, setup.seed)
        state.agenda.append(("turn", 0))
        return state

    def step(self, state):
        seat = int(state.agenda.pop()[1])
        taken = yield from choose(seat, "pebbles", lambda: [("take", n) for n in (1, 2) if n <= state.left])
        state.left -= taken[1]
        state.points[seat] += taken[1] + (0 if state.left else 3)
        if state.left:
            state.agenda.append(("turn", 1 - seat))

    def copy(self, state):
        return state.copy()

    def view(self, state, seat):
        return {"left": state.left, "points": list(state.points)}

    def result(self, state):
        most = max(state.points)
        return Result(tuple(state.points), tuple(n for n, points in enumerate(state.points) if points == most))

    def sense(self, *, near=False):
        from pebbles.sense import outlook

        return Sense(outlook, 1.0)

    def terminal(self, view, speaker, names):
        left = view["table"]["left"]
        return [Panel("Pebbles of " + speaker.seat(0, names), [Section("left", [Line("o" * left, "bold")])], "red")]


PEBBLES = Pebbles()
'''

SENSE = '''
def outlook(state):
    """One pebble is what this sense likes, so that it can be told from any other."""
    return [-points for points in state.points]
'''

LOOK = """
import io
from rich.console import Console
import oikumene
from oikumene import conformance
from oikumene.bots import Chair, make
from oikumene.cli.drawing import drawn
from oikumene.lab.actions import SPARE, actions
from oikumene.text import Texts

game = oikumene.game("pebbles")
match = game.new(seats=2, seed=1)
chair = Chair(match, match.asks[0])
print("greedy", match.key(make("greedy", 0, 1).choose(chair)), chair.sense().outlook.__module__)
console = Console(width=60, file=io.StringIO())
console.print(drawn(match.view(0), Texts(game, "en"), ("Ann", "Bob")))
print(console.file.getvalue())
print("actions", actions("pebbles").keys[SPARE:])
print("sound", conformance.run(game, only=("ends", "copies", "undo"))["ends"] > 0)
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    package = tmp_path / "pebbles"
    (package / "lab").mkdir(parents=True)
    (package / "__init__.py").write_text(GAME, encoding="utf-8")
    (package / "sense.py").write_text(SENSE, encoding="utf-8")
    (package / "lab" / "actions.txt").write_text("take:2\ntake:1\n", encoding="utf-8")
    info = tmp_path / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[oikumene.games]\npebbles = pebbles:PEBBLES\n", encoding="utf-8")
    return tmp_path


def run(folder: Path, *command: str) -> str:
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "OIKUMENE_STRICT_TEXT": ""}
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_from_another_package_brings_its_own_sense_and_drawing(installed: Path) -> None:
    told = run(installed, "-c", LOOK)
    assert "greedy take:1 pebbles.sense\n" in told, "the bots do not go by the game's sense"
    assert "Pebbles of Ann" in told and "ooooooooo" in told, "the terminal does not draw what the game draws"
    assert "actions ('take:2', 'take:1')" in told, "the table of actions is not the game's"
    assert "sound True" in told


def test_a_game_from_another_package_is_listed(installed: Path) -> None:
    assert "pebbles" in run(installed, "-m", "oikumene", "games", "--lang", "en")
