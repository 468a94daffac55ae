"""bots: who can be played against, who sits at the table, who gives advice, and what happens when one breaks."""

from __future__ import annotations

import io
import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from oikumene.bots import LEVELS
from oikumene.cli import shell as shells
from oikumene.cli.shell import Shell

PLAY = ("play", "ancient_world", "--seed", "5")
PYTHON = shlex.quote(sys.executable)
PROPER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        if message["n"] == LAST:
            sys.exit("enough")
        print(json.dumps({"key": message["question"]["options"][0]["key"]}), flush=True)
"""


def kept(path: str) -> dict[str, Any]:
    return json.loads(Path(path).read_text("utf-8"))


def program(tmp_path: Path, last: int = 0) -> str:
    """A bot of our own; it ends at its decision of that number."""
    (tmp_path / "bot.py").write_text(PROPER.replace("LAST", str(last)))
    return f"exec:{PYTHON} bot.py"


# -- the list


def test_levels_come_first_with_a_line_about_each(run: Any) -> None:
    made = run("bots")
    assert made.code == 0
    assert "Strategist: imagines how the game may go on" in made.out
    assert made.out.index("novice") < made.out.index("mcts")
    assert "seconds=" in made.out
    assert "exec:COMMAND" in made.out
    assert "Новичок: продумывает свой ход" in run("bots", "--lang", "ru").out


def test_as_data(run: Any) -> None:
    listed = {entry["id"]: entry for entry in json.loads(run("bots", "--json").out)}
    assert list(listed)[: len(LEVELS)] == list(LEVELS)
    assert listed["strategist"]["titles"] == {"en": "Strategist", "ru": "Стратег"}
    assert listed["strategist"]["about"]["ru"]
    assert listed["strategist"]["level"] is True
    assert listed["greedy"]["level"] is False
    assert {"name": "slips", "kind": "float", "default": 0.35} in listed["novice"]["parameters"]


def test_a_bot_of_another_package_is_listed_even_if_it_is_broken(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "packages" / "broken_bot-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[oikumene.bots]\ngloomy = no_such_package:Bot\n")
    monkeypatch.syspath_prepend(info.parent)
    made = run("bots")
    assert made.code == 0
    assert "cannot be loaded" in made.out
    (gloomy,) = [entry for entry in json.loads(run("bots", "--json").out) if entry["id"] == "gloomy"]
    assert "No module named 'no_such_package'" in gloomy["problem"]


# -- at the table


def test_bots_are_called_by_their_level(run: Any) -> None:
    made = run(*PLAY, "--seats", "human,novice,merchant,random", "--lang", "ru", typed="q\nn\n")
    assert made.code == 0
    assert all(name in made.out for name in ("Игрок 1", "Новичок 2", "Купец 3", "Бот 4"))


def test_a_newcomer_meets_novices(run: Any) -> None:
    run(*PLAY, "--save", "a.json", typed="q\n")
    assert kept("a.json")["players"] == ["human", "novice"]


def test_bots_with_parameters_play_and_go_on_after_loading(run: Any) -> None:
    seats = ("--seats", "human,mcts:rounds=4,novice:slips=0.2")
    run(*PLAY, *seats, "--save", "whole.json", typed="1\n" * 400)
    run(*PLAY, *seats, "--save", "part.json", typed="1\n" * 9 + "q\n")
    assert kept("part.json")["players"] == ["human", "mcts:rounds=4", "novice:slips=0.2"]
    assert run("play", "--load", "part.json", typed="1\n" * 400).code == 0
    assert kept("part.json")["answers"] == kept("whole.json")["answers"]


WRONG = [
    ("human,wizard", "Nobody is called 'wizard'; a seat is one of human, random", "так никого не зовут"),
    ("human,mcts:depth=3", "The bot mcts has no parameter 'depth'; it has: ", "У бота mcts нет параметра 'depth'"),
    ("human,greedy:worlds=x", "cannot be 'x'; expected a whole number.", "не может быть 'x'; нужно целое число."),
    ("human,exec:no-such-program", "There is no program 'no-such-program'", "Программы 'no-such-program'"),
]


@pytest.mark.parametrize(("seats", "english", "russian"), WRONG)
def test_who_cannot_sit_down(run: Any, seats: str, english: str, russian: str) -> None:
    for lang, sentence in (("en", english), ("ru", russian)):
        made = run(*PLAY, "--seats", seats, "--lang", lang)
        assert made.code == 1
        assert sentence in made.err
        assert made.out == ""


def test_a_program_at_the_table(run: Any, tmp_path: Path) -> None:
    made = run(*PLAY, "--seats", f"human,{program(tmp_path)}", "--save", "a.json", typed="1\n" * 400)
    assert made.code == 0
    assert "The winner" in made.out


def test_a_program_that_breaks_leaves_a_game_to_go_on_with(run: Any, tmp_path: Path) -> None:
    made = run(*PLAY, "--seats", f"human,{program(tmp_path, last=4)}", "--save", "a.json", typed="1\n" * 400)
    assert made.code == 1
    assert "ended in the middle of the game (exit code 1; it last said: 'enough')" in made.err
    assert "A bot cannot play on." in made.err
    assert "To go on: oikumene play --load a.json" in made.err
    assert "Traceback" not in made.err
    assert run("play", "--load", "a.json", "--seats", "human,novice", typed="1\n" * 400).code == 0
    assert kept("a.json")["result"]["winners"]


def test_a_file_starts_no_program(run: Any, tmp_path: Path) -> None:
    """A saved game can come from anybody."""
    run(*PLAY, "--save", "a.json", typed="q\n")
    victim = tmp_path / "victim"
    record = kept("a.json") | {"players": ["human", f"exec:touch {victim}"]}
    Path("a.json").write_text(json.dumps(record))
    for lang, sentence in (("en", "wants to start a program"), ("ru", "хочет запустить программу")):
        made = run("play", "--load", "a.json", "--lang", lang, typed="1\n" * 400)
        assert made.code == 1
        assert sentence in made.err
    assert not victim.exists()
    assert run("replay", "a.json").code == 0
    assert not victim.exists()


# -- thinking


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setattr(shells, "PATIENCE", 0.05)
    made = Shell("en")
    made.out = Console(file=io.StringIO(), force_terminal=True, width=80)
    return made


def written(shell: Shell) -> str:
    assert isinstance(shell.out.file, io.StringIO)
    return shell.out.file.getvalue()


def test_a_slow_bot_is_seen_to_think(terminal: Shell) -> None:
    with terminal.waiting("Strategist 2 is thinking…"):
        time.sleep(0.3)
        assert written(terminal) == "Strategist 2 is thinking…"
    assert written(terminal).endswith("\r\x1b[2K")


def test_a_quick_one_is_not(terminal: Shell) -> None:
    with terminal.waiting("thinking…"):
        pass
    time.sleep(0.1)
    assert written(terminal) == ""


def test_a_pipe_is_told_nothing(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shells, "PATIENCE", 0)
    made = run(*PLAY, "--seats", "human,merchant", typed="1\n1\nq\nn\n")
    assert "thinking" not in made.out


# -- advice


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice that does not take its time."""
    monkeypatch.setattr("oikumene.cli.session.BEST", "strategist:seconds=0.1")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("key", ["h", "H", "hint", "р"])
def test_advice_with_numbers(run: Any, key: str) -> None:
    made = run(*PLAY, "--option", "first_player=1", typed=f"{key}\nq\nn\n")
    assert made.code == 0
    _, _, advice = made.out.partition("Strategist would do this")
    told = advice.splitlines()[1:]
    lines = [line for line in told if "%" in line or "about as good" in line]
    assert len(lines) == 3 and "%" in lines[0] and all("tries" in line or "try" in line for line in lines)
    assert len({line.split()[0] for line in lines}) == 3
    assert all(line.split()[0].isdecimal() for line in lines)
    assert told[0] == lines[0], "the best first, and under each what speaks for it"
    assert any(line.strip().startswith(("for it: ", "then: ")) for line in told)


@pytest.mark.usefixtures("quick")
def test_advice_in_russian_and_from_somebody_else(run: Any) -> None:
    made = run(*PLAY, "--lang", "ru", typed="h\nh merchant\nh greedy:worlds=1\nq\nn\n")
    assert "Стратег советует" in made.out
    assert "Купец советует" in made.out
    assert "· 2 пробы" in made.out
    assert "greedy:worlds=1 советует" in made.out
    assert "· 1 проба" in made.out


def test_advice_that_cannot_be_had_ends_nothing(run: Any, tmp_path: Path) -> None:
    made = run(*PLAY, typed="h novice\nh wizard\nh mcts:x=1\nh exec:touch victim\nq\nn\n")
    assert made.code == 0
    assert "The bot 'novice' does not say why; these do: strategist" in made.out
    assert "There is no bot 'wizard'" in made.out
    assert "The bot mcts has no parameter 'x'" in made.out
    assert "The bot 'exec:touch victim' does not say why" in made.out


def test_advice_changes_nothing(run: Any) -> None:
    run(*PLAY, "--save", "a.json", typed="1\n1\nq\n")
    run(*PLAY, "--save", "b.json", typed="h greedy\n1\nh greedy\n1\nh greedy\nq\n")
    assert kept("a.json")["answers"] == kept("b.json")["answers"]


# -- many games


def test_simulate_takes_every_kind_of_name(run: Any, tmp_path: Path) -> None:
    seats = f"mcts:rounds=5,novice,{program(tmp_path)}"
    made = run("simulate", "ancient_world", "--seats", seats, "--games", "2", "--json")
    assert made.code == 0
    data = json.loads(made.out)
    assert data["seats"] == ["mcts:rounds=5", "novice", program(tmp_path)]
    assert data["games"] == 2


def test_a_bot_that_breaks_off_a_game_of_many(run: Any, tmp_path: Path) -> None:
    made = run("simulate", "ancient_world", "--seats", f"{program(tmp_path, last=2)},random", "--games", "1")
    assert made.code == 1
    assert "The game with seed 0 broke off: The bot " in made.err
    assert "Traceback" not in made.err
    command = made.err.partition("To see it again: ")[2].strip()
    assert shlex.split(command)[4] == f"{program(tmp_path)},random"
