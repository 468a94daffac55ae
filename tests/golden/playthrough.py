"""Whole games as readable text: what was asked and answered, and what happened after it.

A playthrough is its own script: the answers in it are given again, and the text that comes out must be the text in
the file. So it shows where a change of the rules shows, and a reader can check it against the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from oikumene.bots.bot import Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.kernel.flow import DONE, NO, Value
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.table import LogLine

HERE = Path(__file__).parent
#: Answers that do nothing: a lively player avoids them.
QUIET = ("pass", "end", NO, DONE)
#: What a game is about: a lively player does it more often than chance would.
LIVELY = ("fight", "use", "build", "deal", "raze", "activate", "play", "exhaust")
FILE = "file "
#: In place of an option: the playthrough that this one follows in a series; what that one left is its beginning.
AFTER = "after"


def files() -> list[Path]:
    return sorted(HERE.glob("*/*.txt"))


# -- writing


def begin(folder: str, seats: int, seed: int, options: Mapping[str, str]) -> Match[Any]:
    """A match as a head describes it; an option `file <name>` is a file beside the playthrough."""
    read: dict[str, object] = {
        name: HERE / folder / value.removeprefix(FILE) if value.startswith(FILE) else value
        for name, value in options.items()
        if name != AFTER
    }
    game: Game[Any] = getattr(import_module(f"oikumene.games.{folder}"), folder.upper())
    if AFTER in options:
        read = {**left_by(game, HERE / folder / f"{options[AFTER]}.txt"), **read}
    return game.new(seats=seats, seed=seed, options=read)


def left_by(game: Game[Any], path: Path) -> Mapping[str, object]:
    """The options of the game that follows a playthrough of a series."""
    match, _, answers = read_again(path)
    for seat, question, key in answers:
        match.answer(seat, key, question)
    assert match.result is not None
    following = game.next(match.result)
    assert following is not None, f"no game follows {path.stem}"
    return following


def text(match: Match[Any], options: Mapping[str, str], answers: Iterator[tuple[int, str, str]]) -> str:
    """Play the answers and write down what happens."""
    lines = [f"game {match.game.id}", f"seats {match.seats}", f"seed {match.setup.seed}"]
    lines += [f"option {name} {value}" for name, value in options.items()]
    lines += ["", *table_lines(match)]
    seen = 0
    for number, (seat, question, key) in enumerate(answers, 1):
        lines += [f"    {written(match, line)}" for line in match.log[seen:]]
        seen = len(match.log)
        lines.append(f"{number}. {seat} {question} {key}")
        match.answer(seat, key, question)
    lines += [f"    {written(match, line)}" for line in match.log[seen:]]
    result = match.result
    assert result is not None, "the playthrough stops before the end of the game"
    lines += ["", "scores " + " ".join(map(str, result.scores)), "winners " + " ".join(map(str, result.winners))]
    lines += [f"left {name}: {value}" for name, value in last_page(result.legacy).items()]
    for seat, points in enumerate(result.breakdown):
        lines.append(f"points {seat} " + ", ".join(f"{source} {n}" for source, n in points.items() if n))
    return "\n".join([*lines, f"hash {match.digest()}", ""])


def table_lines(match: Match[Any]) -> list[str]:
    """What lies open at the start, zone by zone."""
    state = match.state
    watcher = match.seats
    return [
        f"table {name}: {', '.join(str(card) for card in cards)}"
        for zone, name in enumerate(state.layout.names)
        if (cards := state.look(zone, watcher)) and None not in cards
    ]


def written(match: Match[Any], line: LogLine) -> str:
    """A line as words; a card that not everybody saw says who did."""
    words = [line.message]
    for arg in line.args:
        if not isinstance(arg, tuple):
            words.append(str(arg))
            continue
        card, sees = arg
        seats = [seat for seat in range(match.seats) if sees >> seat & 1]
        words.append(
            card if len(seats) == match.seats else f"{card} (seen by {', '.join(map(str, seats)) or 'nobody'})"
        )
    return " ".join(words)


def last_page(legacy: Any) -> Mapping[str, Any]:
    """What everybody may read of the last game of a series."""
    return legacy["reigns"][-1] if legacy else {}


# -- reading


def again(path: Path) -> str:
    """The text of a playthrough, played once more from its own answers."""
    return text(*read_again(path))


def read_again(path: Path) -> tuple[Match[Any], Mapping[str, str], Iterator[tuple[int, str, str]]]:
    """A playthrough at its beginning, the options of its head, and its answers."""
    lines = path.read_text(encoding="utf-8").splitlines()
    head = dict(line.split(" ", 1) for line in lines[:3])
    options = dict(line.split(" ", 2)[1:] for line in lines[: lines.index("")] if line.startswith("option "))
    return begin(head["game"], int(head["seats"]), int(head["seed"]), options), options, given(lines)


def given(lines: list[str]) -> Iterator[tuple[int, str, str]]:
    for line in lines:
        number, _, rest = line.partition(". ")
        if number.isdecimal():
            seat, question, key = rest.split(" ")
            yield int(seat), question, key


# -- playing anew


def lively(match: Match[Any], seed: int) -> Iterator[tuple[int, str, str]]:
    """Answers at random, but seldom one that does nothing, and often one that the game is about."""
    rng = Random(seed)
    while not match.over:
        question = match.pending[rng.randrange(len(match.pending))]
        value = pick(rng, [option.value for option in question.options])
        yield question.seat, question.id, match.key(value)


def thoughtful(match: Match[Any], seed: int) -> Iterator[tuple[int, str, str]]:
    """Answers of bots that look a step ahead, now and then one at random: chance alone stumbles about."""
    rng = Random(seed)
    bots = [GreedyBot(seat, seed, worlds=1, nodes=60) for seat in range(match.seats)]
    while not match.over:
        question = match.pending[rng.randrange(len(match.pending))]
        values = [option.value for option in question.options]
        if rng.random() < 0.12:
            value = pick(rng, values)
        else:
            value = bots[question.seat].choose(Chair(match, question.ask))
        yield question.seat, question.id, match.key(value)


def pick(rng: Random, values: list[Value]) -> Value:
    busy = [value for value in values if value not in QUIET]
    lively = [value for value in busy if isinstance(value, tuple) and value[0] in LIVELY]
    if lively and rng.random() < 0.7:
        return rng.choice(lively)
    return rng.choice(busy) if busy and rng.random() < 0.9 else rng.choice(values)
