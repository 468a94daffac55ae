"""The examples of docs/lab.md run as they are written."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from oikumene.cli import main
from oikumene.games import GAMES
from oikumene.lab.extras import has

TEXT = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
QUICK = {"--games": "1", "--jobs": "1", "--engine": "processes", "--bots": "random,wanderer", "--bot": "random"}
NEEDS = {"pettingzoo": "pettingzoo", "pyspiel": "pyspiel", "ratings": "openskill"}


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_python(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for word, package in NEEDS.items():
        if word in BLOCKS[number] and not has(package):
            pytest.skip(f"{package} is not installed")
    code = BLOCKS[number].replace("jobs=2", "jobs=1").replace('"random", "novice"', '"random", "wanderer"')
    exec(compile(code, f"docs/lab.md block {number}", "exec"), {"__name__": "__main__"})


def test_commands_are_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the shell, with fewer and quicker games."""
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^\.venv/bin/oikumene (.*)$", TEXT, re.MULTILINE)
    assert len(commands) >= 4
    changes = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    Path("cheap.toml").write_text(changes[0], encoding="utf-8")
    for command in commands:
        words = shlex.split(command, comments=True)
        if "taught" in command:  # it wants a library of its own: tests/cli/test_lab_learn.py
            continue
        for name, value in QUICK.items():
            if name in words:
                words[words.index(name) + 1] = value
        assert main(words) == 0


def test_the_table_of_changes_has_every_game_and_its_figures() -> None:
    for game in GAMES:
        assert f"| {game.titles['en'].partition(':')[0]} | {len(game.dials()):,} | " in TEXT


@pytest.mark.skipif(not has("pettingzoo"), reason="pettingzoo is not installed")
def test_the_table_of_spaces_has_every_game_and_its_figures() -> None:
    from oikumene.lab.pettingzoo import env

    for game in GAMES:
        title = game.titles["en"].partition(":")[0]
        tables = [env(game.id, seats=seats).unwrapped for seats in (max(2, game.seats[0]), 4)]
        figures = [len(tables[0].actions), *(len(table.features) for table in tables)]
        assert f"| {title} | {' | '.join(f'{n:,}' for n in figures)} |" in TEXT
