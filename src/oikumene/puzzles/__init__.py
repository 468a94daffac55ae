"""Puzzles: positions of real games with the most that can be made of them, proven by search (`proof`).

`puzzles.json` in a game's room holds them, and `battles.json` those that ask for the best chance of a battle
(`chances`); `python -m oikumene.lab.puzzles` finds them. A puzzle is played with the real engine by whoever asks: a
match up to its position, and the answers of the solver after it. Nothing of it is kept.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Literal, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.puzzles.proof import Search, counted, gone, shut_of, turn_of
from oikumene.registry import game as find_game

FILE = "puzzles.json"


class Shelf(NamedTuple):
    """Puzzles of one kind: whose, and in which file of the game's room."""

    game: str
    file: str = FILE


SHELVES = {
    "imperial_settlers": Shelf("imperial_settlers"),
    "ancient_world": Shelf("ancient_world"),
    "imperium": Shelf("imperium"),
    "clash": Shelf("clash"),
    "oath": Shelf("oath"),
    "clash-battles": Shelf("clash", "battles.json"),
}
FIRST = date(2026, 11, 1)
#: Which shelves take turns, in which order, from which number on. A shelf that is new begins with a number to come, so
#: that the days before keep their puzzles.
TURNS = (
    (1, ("imperial_settlers", "ancient_world", "imperium", "clash", "oath")),
    (19, ("clash-battles", "oath", "imperial_settlers", "clash", "ancient_world", "imperium")),
)
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
    #: Where the best chance is asked for (`what` is "chance"): what is to be reached, and every line up to the dice
    #: with its chance in hundredths. `best` and `least` are hundredths too.
    aim: str = ""
    chances: Mapping[tuple[str, ...], int] = field(default_factory=dict, hash=False)

    @classmethod
    def of(cls, match: Match[Any], seat: int, **found: Any) -> Puzzle:
        """A puzzle that has no id yet, of the position in which a match stands."""
        options = {name: value for name, value in match.setup.options.items() if value is not None}
        made = (match.game.id, match.game.rules, match.seats, match.setup.seed, options, tuple(match.answers), seat)
        return cls("", *made, **found)

    def written(self) -> dict[str, Any]:
        """As it lies in the file; the answers before it packed, they are long and nobody reads them."""
        made = asdict(replace(self, chances={}))
        made["answers"] = packed([f"{seat} {id}\t{key}" for seat, id, key in self.answers])
        if self.chances:
            made["chances"] = packed(["\t".join((str(chance), *line)) for line, chance in self.chances.items()])
        else:
            del made["aim"], made["chances"]
        return made


def packed(lines: Sequence[str]) -> str:
    return base64.b85encode(zlib.compress("\n".join(lines).encode(), 9)).decode()


def unpacked(written: str) -> list[str]:
    raw = zlib.decompress(base64.b85decode(written)).decode()
    return raw.split("\n") if raw else []


def read(written: Mapping[str, Any]) -> Puzzle:
    """What `Puzzle.written` wrote."""
    answers = []
    for line in unpacked(written["answers"]):
        seat, _, rest = line.partition(" ")
        id, _, key = rest.partition("\t")
        answers.append((int(seat), id, key))
    chances = {}
    for line in unpacked(written["chances"]) if "chances" in written else ():
        chance, *keys = line.split("\t")
        chances[tuple(keys)] = int(chance)
    trap = written["trap"]
    made = {
        **written,
        "answers": tuple(answers),
        "line": tuple(written["line"]),
        "stop": tuple(written.get("stop", ())),
        "shut": tuple(written.get("shut", ())),
        "chances": chances,
        "trap": None if trap is None else Trap(tuple(trap["before"]), trap["key"], trap["most"]),
    }
    return Puzzle(**made)


@cache
def puzzles_of(shelf: str) -> tuple[Puzzle, ...]:
    """The puzzles of a shelf, in the order in which they come; none where it has none."""
    game, file = SHELVES[shelf]
    found = resources.files(find_game(game).package()) / file
    if not found.is_file():
        return ()
    return tuple([read(written) for written in json.loads(found.read_text(encoding="utf-8"))])


@cache
def by_id(id: str) -> Puzzle:
    for shelf in SHELVES:
        for puzzle in puzzles_of(shelf):
            if puzzle.id == id:
                return puzzle
    raise Refused("no-puzzle", "There is no puzzle {id}.", id=repr(id)[:40])


@cache
def games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(dict.fromkeys([SHELVES[shelf].game for shelf in SHELVES if puzzles_of(shelf)]))


# -- which day it is


def number_of(day: date) -> int:
    """The number of the day's puzzle, from 1."""
    return (day - FIRST).days + 1


def day_of(number: int) -> date:
    return FIRST + timedelta(days=number - 1)


def of_number(number: int) -> Puzzle:
    """The puzzle of a day, by its number: shelves in turn, and the puzzles of a shelf one after the other; when all
    were there they come again.

    >>> of_number(1).game != of_number(2).game
    True
    """
    if number < 1:
        raise Refused("no-puzzle", "There is no puzzle {id}.", id=str(number))
    shelf, before = turn_at(number)
    own = puzzles_of(shelf)
    return own[before % len(own)]


def turn_at(number: int) -> tuple[str, int]:
    """The shelf whose turn it is, and how often it had been before.

    >>> turn_at(5), turn_at(6), turn_at(19), turn_at(22), turn_at(25)
    (('oath', 0), ('imperial_settlers', 1), ('clash-battles', 0), ('clash', 3), ('clash-battles', 1))
    """
    were: Counter[str] = Counter()
    for (first, order), (after, _) in zip(TURNS, (*TURNS[1:], (number + 1, ())), strict=True):
        past = min(after, number) - first
        if number < after:
            shelf = order[past % len(order)]
            return shelf, were[shelf] + past // len(order)
        for place, shelf in enumerate(order):
            were[shelf] += (past - place + len(order) - 1) // len(order)
    raise AssertionError("the last order has no end")


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
        if self.puzzle.chances:
            return tuple(self.answers) in self.puzzle.chances
        return self._search().over(self.match)

    @property
    def value(self) -> int:
        """What there is; where a chance is asked for, that of the line once the dice would be rolled."""
        if self.puzzle.chances:
            return self.puzzle.chances.get(tuple(self.answers), self.puzzle.start)
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
        if self.puzzle.chances:
            self._wager(ask, value, key)
            return
        after, why = self._tried(self._search(), ask, value)
        if after is None:
            raise barred(why)
        self.match = after
        self.answers.append(key)

    def _wager(self, ask: Ask, value: Value, key: str) -> None:
        """The next answer of a line that the proof knows. The last one is not given: the dice are not rolled, so the
        position stays as it was before them."""
        if key not in self._known():
            raise barred("shut")
        self.answers.append(key)
        if not self.over:
            self.match = gone(self.match, ask, value).match

    def _known(self) -> set[str]:
        """The answers with which lines go on that the proof knows."""
        so_far = tuple(self.answers)
        n = len(so_far)
        return {line[n] for line in self.puzzle.chances if line[:n] == so_far and len(line) > n}

    def closed(self) -> dict[str, Bar]:
        """The answers that are barred now, and by what."""
        if self.over:
            return {}
        ask = self.match.asked(self.puzzle.seat)
        if self.puzzle.chances:
            known = self._known()
            return {key: "shut" for key in map(self.match.key, ask.values()) if key not in known}
        search = self._search()
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
