"""A bot in another process: it plays, it is told nothing it may not know, and nothing it does can hold us up."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene import bots
from oikumene.bots.external import ExternalBot
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match
from oikumene.lab.simulate import simulate

HOUSE = Path(__file__).parent.parent.parent
PYTHON = shlex.quote(sys.executable)
Bot = Callable[..., ExternalBot]

#: A bot that answers properly; what a test adds is run for each decision before the answer.
PROPER = """
import json, os, signal, subprocess, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        keys = [option["key"] for option in message["question"]["options"]]
        {misdeed}
        print(json.dumps({{"key": keys[0]}}), flush=True)
"""


@pytest.fixture
def match() -> Match[Any]:
    return oikumene.game("ancient_world").new(seats=2, seed=5)


@pytest.fixture
def bot(tmp_path: Path) -> Any:
    """Makes bots out of programs, and sees them off."""
    made: list[ExternalBot] = []

    def make(source: str, *, seat: int = 0, seconds: float = 30, tries: int = 3) -> ExternalBot:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(source)
        name = f"exec:seconds={seconds}:tries={tries}:{PYTHON} {shlex.quote(str(path))}"
        player = bots.make(name, seat, 1)
        assert isinstance(player, ExternalBot)
        made.append(player)
        return player

    yield make
    bots.close(made)


def proper(misdeed: str = "pass") -> str:
    return PROPER.format(misdeed=misdeed)


def asked(match: Match[Any], player: ExternalBot) -> Any:
    """What it answers to the first question, whoever's that is."""
    ask = match.asks[0]
    player.seat = ask.seat
    return player.choose(bots.Chair(match, ask))


def refused(match: Match[Any], player: ExternalBot) -> Refused:
    with pytest.raises(Refused) as why:
        asked(match, player)
    assert player._program is None
    return why.value


# -- playing


def test_the_example_plays_whole_games() -> None:
    made = simulate("ancient_world", [f"exec:{PYTHON} {HOUSE / 'examples' / 'external_bot.py'}", "random"], games=2)
    assert not made.crashes
    assert len(made.outcomes) == 2


def test_the_program_in_the_docs_plays(bot: Bot) -> None:
    text = (HOUSE / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    source = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    assert len([line for line in source.splitlines() if line.strip()]) <= 20
    player = bot(source)
    match = oikumene.game("imperial_settlers").new(seats=2, seed=2)
    for _ in range(60):
        ask = match.asks[0]
        match.take(ask, player.choose(bots.Chair(match, ask)))


def test_one_process_plays_a_whole_match(match: Match[Any], bot: Bot) -> None:
    player = bot(proper())
    asked(match, player)
    process = player._program
    while match.asks:
        match.take(match.asks[0], asked(match, player))
    assert player._program is process


# -- what it is told

DIARY = """
import json, sys
diary = open(sys.argv[0] + ".log", "w")
for line in sys.stdin:
    diary.write(line)
    diary.flush()
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"key": message["question"]["options"][0]["key"]}), flush=True)
"""


def test_it_is_told_what_its_seat_may_know_and_nothing_else(bot: Bot, tmp_path: Path) -> None:
    seed = 987_654_321
    match = oikumene.game("ancient_world").new(seats=2, seed=seed)
    players = [bot(DIARY, seat=0), bot(DIARY, seat=1)]
    views: list[list[Any]] = [[], []]
    while match.asks:
        ask = match.asks[0]
        views[ask.seat].append((match.view(ask.seat), bots.Chair(match, ask).question.to_json()))
        match.take(ask, players[ask.seat].choose(bots.Chair(match, ask)))
    bots.close(players)
    for seat in (0, 1):
        text = (tmp_path / f"bot{seat}.py.log").read_text()
        assert str(seed) not in text
        hello, *decisions, bye = [json.loads(line) for line in text.splitlines()]
        assert hello == {
            "type": "hello",
            "protocol": 1,
            "protocols": [1],
            "game": "ancient_world",
            "seat": seat,
            "seats": 2,
            "options": dict(match.setup.options),
        }
        assert bye == {"type": "bye"}
        expected = [
            {"type": "decide", "n": n, "view": view, "question": question}
            for n, (view, question) in enumerate(views[seat], 1)
        ]
        assert decisions == json.loads(json.dumps(expected))


# -- wrong answers

WRONG = [
    ("print('hm, let me see', flush=True); continue", "this is not a JSON object: 'hm, let me see'"),
    ("print(flush=True); continue", "this is not a JSON object: ''"),
    ("print('[' * 60000, flush=True); continue", "this is not a JSON object: '[[["),
    ("print('\"pass\"', flush=True); continue", "this is not a JSON object"),
    ("print('9' * 9000, flush=True); continue", "this is not a JSON object"),
    ("print('{}', flush=True); continue", "there is no key in '{}'"),
    ("print('{\"key\": 3}', flush=True); continue", "there is no key in"),
    ("print('{\"key\": [[]]}', flush=True); continue", "there is no key in"),
    ("keys = ['sudo']", "'sudo' is not one of "),
    ("keys = ['\\ud800']", "is not one of "),
    (
        'print(\'{"key": "\' + keys[0] + \'", "n": 99}\', flush=True); continue',
        "answers another question than number 1",
    ),
    ("sys.stdout.buffer.write(b'\\xff\\xfe\\x00' * 9 + b'\\n'); sys.stdout.flush(); continue", "not a JSON object"),
    ("print('x' * 200_000, flush=True); continue", "a line of more than 65536 bytes: 'xxx"),
]


@pytest.mark.parametrize(("misdeed", "sentence"), WRONG)
def test_wrong_answers_are_refused(match: Match[Any], bot: Bot, misdeed: str, sentence: str) -> None:
    why = refused(match, bot(proper(misdeed)))
    assert why.code == "bot-wrong"
    assert "gave 3 wrong answers; the last: " in str(why)
    assert sentence in str(why)
    assert match.answers == []


def test_it_may_try_again_and_is_told_why(match: Match[Any], bot: Bot, tmp_path: Path) -> None:
    source = """
import json, sys
n = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "refused":
        open(sys.argv[0] + ".log", "a").write(line)
    if message["type"] == "decide":
        n += 1
        keys = [option["key"] for option in message["question"]["options"]]
        print(json.dumps({"key": keys[0] if n > 2 else "nonsense"}), flush=True)
"""
    assert asked(match, bot(source)) == match.asks[0].values()[0]
    told = [json.loads(line) for line in (tmp_path / "bot0.py.log").read_text().splitlines()]
    assert [(entry["n"], entry["left"]) for entry in told] == [(1, 2), (1, 1)]
    assert told[0]["why"].startswith("'nonsense' is not one of ")


def test_what_it_says_unasked_is_no_answer(match: Match[Any], bot: Bot) -> None:
    player = bot(proper("print(json.dumps({'key': keys[-1]})); print('thank you')\n        keys = keys[-1:]"))
    asked(match, player)
    time.sleep(0.3)  # two more lines of it are on their way
    assert asked(match, player) == match.asks[0].values()[-1]


# -- no answer


def test_silence_is_not_waited_for(match: Match[Any], bot: Bot) -> None:
    began = time.monotonic()
    why = refused(match, bot(proper("time.sleep(600)"), seconds=0.5))
    assert why.code == "bot-late"
    assert "did not answer within 0.5 seconds" in str(why)
    assert time.monotonic() - began < 10


def test_a_program_that_does_not_read_is_not_waited_for(match: Match[Any], bot: Bot) -> None:
    for _ in range(40):  # a view that does not fit into a pipe
        match.take(match.asks[0], match.asks[0].values()[0])
    assert len(json.dumps(match.view(0))) * 8 > 65_536
    player = bot("import time\ntime.sleep(600)", seconds=0.3)
    player._started(bots.Chair(match, match.asks[0]))
    assert player._program is not None
    for _ in range(8):
        player._program.send({"view": match.view(0)})
    assert refused(match, player).code == "bot-late"


def test_a_program_that_floods_us_is_refused(match: Match[Any], bot: Bot) -> None:
    why = refused(match, bot("while True: print('spam')"))
    assert why.code == "bot-wrong"


def test_a_line_without_end_is_refused(match: Match[Any], bot: Bot) -> None:
    why = refused(match, bot("import sys\nwhile True: sys.stdout.write('spam')"))
    assert "a line of more than 65536 bytes" in str(why)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("raise KeyError('the bridge is out')", "exit code 1; it last said: \"KeyError: 'the bridge is out'\""),
        ("pass", "exit code 0; it last said: -"),
        ("import sys\nsys.stderr.write('x' * 9_000_000)\nsys.exit(3)", "exit code 3"),
        ("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)", "exit code -11"),
        ("import os, time\nos.close(1)\ntime.sleep(600)", "ended in the middle of the game"),
        ("this is no Python", "SyntaxError: invalid syntax"),
    ],
)
def test_a_program_that_ends_says_how(match: Match[Any], bot: Bot, source: str, sentence: str) -> None:
    why = refused(match, bot(source))
    assert why.code == "bot-ended"
    assert sentence in str(why)


def test_it_may_end_in_mid_game(match: Match[Any], bot: Bot) -> None:
    player = bot(proper("if message['n'] == 3: sys.exit('enough')"))
    for _ in range(2):
        match.take(match.asks[0], asked(match, player))
    assert "enough" in str(refused(match, player))


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("not a program")
    path.chmod(0o755)
    match = oikumene.game("ancient_world").new(seats=2, seed=5)
    player = bots.make(f"exec:{path}", 0, 0)
    with pytest.raises(Refused, match="cannot be started"):
        player.choose(bots.Chair(match, match.asks[0]))


# -- leaving


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout


def test_it_leaves_when_the_match_is_over(match: Match[Any], bot: Bot) -> None:
    player = bot(proper())
    asked(match, player)
    assert player._program is not None
    pid = player._program._process.pid
    assert running(pid)
    bots.close([player])
    assert not running(pid)
    bots.close([player])


def test_one_that_will_not_leave_is_ended_with_what_it_started(match: Match[Any], bot: Bot, tmp_path: Path) -> None:
    note = tmp_path / "child"
    misdeed = (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); "
        f"open({str(note)!r}, 'w').write(str(subprocess.Popen(['sleep', '600']).pid))"
    )
    player = bot(proper(misdeed) + "\nwhile True: time.sleep(1)\n")
    asked(match, player)
    assert player._program is not None
    pids = [player._program._process.pid, int(note.read_text())]
    assert all(map(running, pids))
    bots.close([player])
    time.sleep(0.1)
    assert not any(map(running, pids))


def test_a_bot_that_nobody_closes_takes_its_program_along(match: Match[Any]) -> None:
    player = bots.make(f"exec:{PYTHON} {HOUSE / 'examples' / 'external_bot.py'}", 0, 0)
    assert isinstance(player, ExternalBot)
    asked(match, player)
    assert player._program is not None
    pid = player._program._process.pid
    del player
    time.sleep(0.1)
    assert not running(pid)


def test_nothing_is_started_before_the_first_decision(bot: Bot) -> None:
    assert bot(proper())._program is None


# -- in a simulation


def test_a_bot_that_breaks_ends_its_games_only(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("raise SystemExit('no games today')")
    made = simulate("ancient_world", [f"exec:{PYTHON} {path}", "random"], games=2)
    assert [crash.seed for crash in made.crashes] == [0, 1]
    assert "no games today" in made.crashes[0].error
    assert made.crashes[0].trace == ""


def test_the_version_of_the_protocol_is_asked_for_by_name() -> None:
    bots.close([bots.make("exec:protocol=1:true", 0, 0)])
    with pytest.raises(Refused, match="no version 7; it has 1"):
        bots.make("exec:protocol=7:true", 0, 0)
