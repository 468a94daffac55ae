"""tournament: standings on the screen, data for programs, a folder that goes on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

GAMES = ("tournament", "ancient_world", "--bots", "random,wanderer", "--games", "3", "--out", "kept")


def test_as_data(run: Any, tmp_path: Path) -> None:
    made = run(*GAMES, "--json")
    assert made.code == 0
    assert made.err == ""
    data = json.loads(made.out)
    assert (data["planned"], data["played"], data["new"]) == (6, 6, 6)
    assert {rating["bot"] for rating in data["ratings"]} == {"random", "wanderer"}
    assert [found["seats"] for found in data["findings"]] == [2]
    shares = [line["win_share"]["mean"] for line in data["findings"][0]["bots"]]
    assert round(sum(shares), 6) == 1
    names = {path.name for path in (tmp_path / "kept").iterdir()}
    assert {"tournament.json", "games.csv", "seats.csv", "cards.csv", "report.html"} <= names


def test_the_same_command_goes_on(run: Any) -> None:
    run(*GAMES)
    made = run(*GAMES)
    assert made.code == 0
    assert "Games: 6, new among them: 0." in made.out
    more = run(*GAMES[:-3], "4", "--out", "kept", "--seats", "2-3", "--json")
    assert json.loads(more.out)["new"] == 2 + 4 * 6


def test_in_russian(run: Any, tmp_path: Path) -> None:
    made = run(*GAMES, "--lang", "ru", "--seats", "all")
    assert made.code == 0
    assert "2 места, 6 партий" in made.out
    assert "4 места" in made.out
    assert "Турнир: Древний мир" in (tmp_path / "kept" / "report.html").read_text(encoding="utf-8")


def test_help_in_both_languages(run: Any) -> None:
    assert "every line-up of them" in " ".join(run("tournament", "--help").out.split())
    assert "каждый состав" in " ".join(run("tournament", "--help", "--lang", "ru").out.split())


def test_seats_that_cannot_be_read(run: Any) -> None:
    made = run(*GAMES, "--seats", "two")
    assert made.code == 1
    assert "Seats are written as 2, as 2,4, as 2-4 or as all, not 'two'." in made.err


def test_a_bot_with_a_clock_is_told(run: Any) -> None:
    made = run(*GAMES[:2], "--bots", "random,mcts:seconds=0.01", "--games", "1", "--out", "kept")
    assert made.code == 0
    assert "mcts:seconds=0.01 thinks by the clock" in made.err


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    """A real interrupt of a real process, and the same command once more."""
    command = [sys.executable, "-m", "oikumene", *GAMES[:2], "--bots", "random,wanderer"]
    command += ["--games", "3000", "--jobs", "2", "--out", str(tmp_path / "kept"), "--lang", "en"]
    # tests run in the background ignore interrupts, and what they start would too
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=heard)
    games = tmp_path / "kept" / "games.csv"
    until = time.monotonic() + 60
    while time.monotonic() < until and (not games.exists() or games.read_text(encoding="utf-8").count("\n") < 20):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "The same command goes on." in err
    assert games.read_text(encoding="utf-8").endswith("\n")
    assert (tmp_path / "kept" / "report.html").exists()
