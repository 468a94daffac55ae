"""Puzzles: positions of real games with the most that can be made of them, proven by search (`proof`).

`puzzles.json` in a game's room holds them; `python -m oikumene.lab.puzzles` finds them. A puzzle is played with the
real engine by whoever asks: a match up to its position, and the answers of the solver after it. Nothing of it is kept.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Literal

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.puzzles.proof import Search, counted, gone, shut_of, turn_of
from oikumene.registry import game as find_game

FILE = "puzzles.json"
#: The order in which games take turns, and the first day of all.
TURNS = ("imperial_settlers", "ancient_world", "imperium", "clash", "oath")
FIRST = date(2026, 11, 1)
#: So many positions are kept ready; a match takes about a megabyte.
READY = 24
#: No line has more answers.
LONGEST = 200
#: What may bar an answer: dice and hidden cards, somebody else's say, or that the puzzle does without it.
Bar = Literal["chance", "others", "shut"]


@dataclass(frozen=True)
class Trap:
    """What is tempting: after these answers the one that brings most at once, and the most that is left then."""

    before: tuple[str, ...]
    key: str
    most: int


@dataclass(frozen=True)
class Puzzle:
    """A position and what can be made of it. `what`: which number of the seat's own view counts."""

    id: str
    game: str
    rules: int
    seats: int
    seed: int
    options: Mapping[str, Any]
    answers: tuple[tuple[int, str, str], ...]
    seat: int
    what: str
    ends: str  # the line ends with the "game", the "round" or the "turn"
    start: int
    best: int
    least: int
    line: tuple[str, ...]
    trap: Trap | None
    #: How many answers were tried for the proof, and how often one who answers by chance finds the best.
    nodes: int
    luck: float
    bots: str = "instinct"
    #: Questions with which the line is over, as good as the turn.
    stop: tuple[str, ...] = ()
    #: Kinds of answers that it does without, so that everything else can be tried: `act/move`.
    shut: tuple[str, ...] = ()

    def written(self) -> dict[str, Any]:
        """As it lies in the file; the answers before it packed, they are long and nobody reads them."""
        made = asdict(self)
        raw = "\n".join(f"{seat} {id}\t{key}" for seat, id, key in self.answers)
        made["answers"] = base64.b85encode(zlib.compress(raw.encode(), 9)).decode()
        return made


def read(written: Mapping[str, Any]) -> Puzzle:
    """What `Puzzle.written` wrote."""
    raw = zlib.decompress(base64.b85decode(written["answers"])).decode()
    answers = []
    for line in raw.split("\n") if raw else []:
        seat, _, rest = line.partition(" ")
        id, _, key = rest.partition("\t")
        answers.append((int(seat), id, key))
    trap = written["trap"]
    made = {
        **written,
        "answers": tuple(answers),
        "line": tuple(written["line"]),
        "stop": tuple(written.get("stop", ())),
        "shut": tuple(written.get("shut", ())),
        "trap": None if trap is None else Trap(tuple(trap["before"]), trap["key"], trap["most"]),
    }
    return Puzzle(**made)


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they come; none where it has none."""
    found = resources.files(find_game(game_id).package()) / FILE
    if not found.is_file():
        return ()
    return tuple([read(written) for written in json.loads(found.read_text(encoding="utf-8"))])


@cache
def by_id(id: str) -> Puzzle:
    for game in games():
        for puzzle in puzzles_of(game):
            if puzzle.id == id:
                return puzzle
    raise Refused("no-puzzle", "There is no puzzle {id}.", id=repr(id)[:40])


@cache
def games() -> tuple[str, ...]:
    """The games that have puzzles, in the order in which they take turns."""
    return tuple([game for game in TURNS if puzzles_of(game)])


# -- which day it is


def number_of(day: date) -> int:
    """The number of the day's puzzle, from 1."""
    return (day - FIRST).days + 1


def day_of(number: int) -> date:
    return FIRST + timedelta(days=number - 1)


def of_number(number: int) -> Puzzle:
    """The puzzle of a day, by its number: games in turn, and the puzzles of a game one after the other; when all were
    there they come again.

    >>> of_number(1).game != of_number(2).game
    True
    """
    known = games()
    if not known or number < 1:
        raise Refused("no-puzzle", "There is no puzzle {id}.", id=str(number))
    own = puzzles_of(known[(number - 1) % len(known)])
    return own[(number - 1) // len(known) % len(own)]


# -- playing one


@lru_cache(maxsize=READY)
def begun(id: str) -> Match[Any]:
    """The match at the puzzle's position. Clone it: it is everybody's."""
    return position(by_id(id))


def position(puzzle: Puzzle) -> Match[Any]:
    """Play the bots' game up to the position; refuses where it does not go like that any more."""
    game = find_game(puzzle.game)
    match = game.new(seats=puzzle.seats, seed=puzzle.seed, options=dict(puzzle.options))
    for number, (seat, id, key) in enumerate(puzzle.answers):
        match.follow_written(number, seat, id, key)
    return match


@dataclass
class Attempt:
    """A puzzle being solved: what was answered, and how it stands."""

    puzzle: Puzzle
    match: Match[Any]
    answers: list[str] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return self._search().over(self.match)

    @property
    def value(self) -> int:
        return counted(self.match, self.puzzle.seat, self.puzzle.what)

    def _search(self) -> Search:
        puzzle = self.puzzle
        return Search(puzzle.seat, puzzle.what, turn_of(begun(puzzle.id)), puzzle.stop, puzzle.shut)

    def answer(self, key: str) -> None:
        """Answer as the seat; what is left to chance or to others is refused, with the match as it was."""
        if self.over:
            raise Refused("puzzle-over", "The puzzle is over; take something back or begin again.")
        if len(self.answers) >= LONGEST:
            raise Refused("puzzle-long", "A puzzle has at most {n} answers.", n=LONGEST)
        ask = self.match.asked(self.puzzle.seat)
        value = self.match.value(ask, key)
        after, why = self._tried(self._search(), ask, value)
        if after is None:
            raise barred(why)
        self.match = after
        self.answers.append(key)

    def closed(self) -> dict[str, Bar]:
        """The answers that are barred now, and by what."""
        if self.over:
            return {}
        ask, search = self.match.asked(self.puzzle.seat), self._search()
        found: dict[str, Bar] = {}
        for value in ask.values():
            after, why = self._tried(search, ask, value)
            if after is None:
                found[self.match.key(value)] = why
        return found

    def _tried(self, search: Search, ask: Ask, value: Value) -> tuple[Match[Any] | None, Bar]:
        """The match after an answer, or what bars it."""
        if search.shut and shut_of(ask, self.match.key(value)) in search.shut:
            return None, "shut"
        after, loud = gone(self.match, ask, value)
        why: Bar = "chance" if loud else "others"
        return (after if search.open(after, loud) else None), why


def barred(why: Bar) -> Refused:
    if why == "shut":
        return Refused("puzzle-shut", "This puzzle does without that: it is about the rest of the turn.")
    if why == "chance":
        return Refused("puzzle-chance", "Chance would decide here: a puzzle asks for what is sure.")
    return Refused("puzzle-others", "Somebody else would decide here: a puzzle asks for what is sure.")


def attempt(puzzle: Puzzle, answers: Sequence[str] = ()) -> Attempt:
    """The puzzle after these answers."""
    made = Attempt(puzzle, begun(puzzle.id).clone())
    for key in answers:
        made.answer(key)
    return made
