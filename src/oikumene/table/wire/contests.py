"""Puzzles, the week's table and ratings."""

from __future__ import annotations

from typing import Literal

from oikumene.table.wire.base import Status, Wire
from oikumene.table.wire.said import Position, SaidInfo
from oikumene.table.wire.tables import TableInfo


class PuzzleDay(Wire):
    """A puzzle as it stands in the list. `value`: the most you have reached; `solved`: that is all there is; `kept`:
    you solved it on its day, without having looked at the solution."""

    number: int
    day: str
    game: str
    title: str
    solved: bool = False
    kept: bool = False
    tries: int = 0
    value: int | None = None


class PuzzleShelf(Wire):
    """The puzzles of the last weeks, today's first. `streak`: on how many days on end you have solved the puzzle of the
    day; `longest`: the longest there was."""

    today: int
    streak: int
    longest: int
    days: list[PuzzleDay]


class PuzzleAnswers(Wire):
    """What you answered from the position on."""

    answers: list[str]


class PuzzleStep(Wire):
    """An answer of the best line, and what one has after it."""

    said: SaidInfo
    value: int
    log: list[SaidInfo]


class PuzzleTrap(Wire):
    """What is tempting: after some answers (`before`) one that brings `value` at once, after which `most` is left."""

    before: list[SaidInfo]
    said: SaidInfo
    value: int
    most: int


class PuzzleSolution(Wire):
    """What is best, and how it was proven: so many answers were tried (`tried`)."""

    steps: list[PuzzleStep]
    trap: PuzzleTrap | None
    tried: int


class PuzzleShare(Wire):
    """How many people reached so much."""

    value: int
    people: int


class PuzzleState(Wire):
    """A puzzle after some answers: what you have now, and whether it is over. `moves`: your answers in words, each with
    what you had after it."""

    position: Position
    value: int
    over: bool
    moves: list[PuzzleStep]


class PuzzleAim(Wire):
    """What a battle is to come to: a city is taken, or enemies are driven off. `foe`: a seat, as a number, or
    whoever else they are."""

    kind: Literal["take", "drive"]
    place: str
    foe: str


class PuzzleInfo(Wire):
    """A puzzle of a day. `what`: the number that counts; `ends`: with what it is over; `start` is what you have before
    your first answer, `best` the most there is. `narrow`: some kinds of moves are shut, so that all others could be
    tried (they are among the closed options). `aim`: where the best chance is asked for (`what` is "chance", all
    numbers are hundredths), of what."""

    number: int
    day: str
    today: int
    game: str
    title: str
    what: str
    ends: Literal["game", "round", "turn", "battle"]
    start: int
    best: int
    narrow: bool
    rivals: int
    table: TableInfo
    state: PuzzleState
    mine: PuzzleDay
    streak: int
    longest: int
    week: list[PuzzleDay]
    others: list[PuzzleShare]
    aim: PuzzleAim | None = None


class PuzzleOutcome(Wire):
    """What came of it. The solution is told to who has found the best, or gives it up."""

    value: int
    mine: PuzzleDay
    streak: int
    longest: int
    week: list[PuzzleDay]
    others: list[PuzzleShare]
    solution: PuzzleSolution | None = None


class WeekResult(Wire):
    """How somebody did at the week's table; `points` are parts of a point."""

    place: int
    name: str
    you: bool
    points: int
    won: bool


class WeekInfo(Wire):
    """The table of a week: everybody plays the same deal against the same bots, once. `table`: yours. `ranked`: whether
    yours counts for the list, which is for those who had an account when they sat down."""

    number: int
    game: str
    title: str
    seats: int
    bot: str
    until: float
    over: bool
    points: bool
    fraction: int
    players: int
    results: list[WeekResult]
    table: str | None = None
    status: Status | None = None
    ranked: bool = False


class WeekList(Wire):
    """This week's table, and the last one with how it went."""

    now: WeekInfo
    last: WeekInfo | None = None


class RatingLine(Wire):
    """Somebody on the scale: a person with an account, or a bot's level (`bot`)."""

    name: str
    bot: str
    you: bool
    rating: int
    games: int
    wins: int


class RatingTable(Wire):
    """Ratings by game, from the finished tables of this server; `games`: how many were counted."""

    game: str
    title: str
    games: int
    lines: list[RatingLine]
