"""simulate: the outcomes as a table and as data, the same whatever the number of processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oikumene.lab import simulate as lab

GAMES = ("simulate", "ancient_world", "--seats", "random,random,random", "--games", "6", "--seed", "40")


def test_as_data(run: Any) -> None:
    made = run(*GAMES, "--json")
    assert made.code == 0
    assert made.err == ""
    data = json.loads(made.out)
    keys = ["game", "seats", "games", "decisions", "seconds", "decisions_per_second", "results"]
    assert list(data) == keys
    assert data["game"] == "ancient_world"
    assert data["seats"] == ["random"] * 3
    assert data["games"] == 6
    assert [entry["seed"] for entry in data["results"]] == [40, 41, 42, 43, 44, 45]
    assert all(list(entry) == ["seed", "scores", "winners", "decisions", "hash"] for entry in data["results"])
    assert data["decisions"] == sum(entry["decisions"] for entry in data["results"])


def test_two_processes_give_the_same_results(run: Any, run_alone: Any) -> None:
    spread = run_alone(*GAMES, "--json", "--jobs", "2")
    assert spread.code == 0
    assert json.loads(spread.out)["results"] == json.loads(run(*GAMES, "--json").out)["results"]


def test_as_a_table(run: Any) -> None:
    made = run(*GAMES, "--lang", "ru")
    assert made.code == 0
    assert "Партий: 6." in made.out
    assert "random" in made.out


def test_records_are_saved_and_can_be_replayed(run: Any, tmp_path: Path) -> None:
    made = json.loads(run(*GAMES, "--json", "--save", "kept").out)
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 6
    shown = json.loads(run("replay", str(files[0]), "--json").out)
    assert shown["hash"] == made["results"][0]["hash"]
    assert shown["agrees"] is True


def test_a_crash_says_how_to_see_it_again(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(job: Any, seed: int) -> Any:
        if seed == 41:
            raise ZeroDivisionError("broken rule")
        return lab.Outcome(seed, (1, 2, 3), (2,), 9, "ab")

    monkeypatch.setattr(lab, "_play", breaks)
    made = run(*GAMES)
    assert made.code == 1
    assert "The game with seed 41 broke off: ZeroDivisionError: broken rule." in made.err
    assert "oikumene simulate ancient_world --seats random,random,random --games 1 --seed 41" in made.err


def test_an_interrupt_shows_what_is_done(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(job: Any, seed: int) -> Any:
        if seed == 43:
            raise KeyboardInterrupt
        return lab.Outcome(seed, (1, 2, 3), (2,), 9, "ab")

    monkeypatch.setattr(lab, "_play", stops)
    made = run(*GAMES, "--json")
    assert made.code == 130
    assert "3 of 6 games" in made.err
    assert len(json.loads(made.out)["results"]) == 3


def test_a_folder_that_cannot_be_written(run: Any, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    made = run(*GAMES, "--save", "taken")
    assert made.code == 1
    assert "taken cannot be written to" in made.err
