"""What was: steps since one's turn, the moments of a match, its review and its tale."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from oikumene.table.wire.base import Status, Wire
from oikumene.table.wire.said import SaidInfo
from oikumene.table.wire.tables import TableInfo


class SinceStep(Wire):
    """What one seat did in one step of the game, up to move `n`: the table as the viewer saw it then, and the lines of
    the log."""

    n: int
    seat: int
    view: dict[str, Any]
    log: list[SaidInfo]


class Since(Wire):
    """What has happened since a seat's last answer: the table as it was then (`before`, after move `n`), and what
    followed. `left_out`: so many steps that came first are not told."""

    n: int
    last: int
    before: dict[str, Any]
    steps: list[SinceStep]
    left_out: int = 0


class Moment(Wire):
    """A move that changed what a seat has from one source of points."""

    move: int
    seat: int
    source: str
    by: int


class History(Wire):
    """Points of each seat after each move, and the moves at which rounds began: for the end screen and the slider.

    `moments` add up to the breakdown of the result; what only the final count brought is at the last move. `points` are
    parts of a point like those of the result, and empty in a game without points.
    """

    points: list[list[int]]
    moves: list[int]
    rounds: list[int]
    moments: list[Moment] = field(default_factory=list)


class TraitInfo(Wire):
    """Something an answer changes (`trait-<name>` in the game's texts): is there more of it then, and is that good?"""

    name: str
    more: bool
    good: bool


class ExpectedInfo(Wire):
    """An answer that is expected to follow, and whose."""

    seat: int
    said: SaidInfo


class ArrivalInfo(Wire):
    """Something that an option would surely bring to a place of the view or take from it: `seats.0.hand`, a card."""

    path: str
    thing: str


class ReasonInfo(Wire):
    """What the adviser thinks of an option: the share of a win, how often it was tried, what speaks for it and against
    it, and how it goes on; `points`: those to expect at the end, where the game has them and the adviser can say;
    `through`: what would surely happen to other things by it."""

    key: str
    said: SaidInfo
    expected: float
    visits: int
    traits: list[TraitInfo]
    line: list[ExpectedInfo]
    points: float | None = None
    through: list[SaidInfo] = field(default_factory=list)


class ReviewWay(Wire):
    """Something that could be answered: the share of a win it promises, how often it was looked at, what speaks for it
    and against it, and how it goes on; `points`: those to expect at the end, where they can be said; `through`: what
    would surely have happened to other things by it; `steps`: the answers that tell it, where a turn is judged as a
    whole."""

    key: str
    refs: list[tuple[str, int | str]]
    said: SaidInfo
    share: float
    looks: int
    traits: list[TraitInfo]
    line: list[ExpectedInfo]
    points: float | None = None
    through: list[SaidInfo] = field(default_factory=list)
    steps: list[SaidInfo] = field(default_factory=list)


class ReviewDecision(Wire):
    """A decision that cost something: after so many moves, what was asked, what was done and what was stronger.
    `last`: where several answers of a turn are judged as one, after how many moves the last of them came."""

    move: int
    round: int
    asked: SaidInfo
    did: ReviewWay
    best: ReviewWay
    cost: float
    last: int | None = None


class TriedInfo(Wire):
    """A table of yours that was begun from a move of this game; `scores` and `winners` once it is over."""

    table: str
    move: int
    status: Status
    scores: list[int] | None = None
    winners: list[int] | None = None


class ReviewInfo(Wire):
    """The costliest decisions of a seat. `none`: nobody has asked for it; `working`: so much of it is done; `failed`:
    it can be asked for again. `decided`: how often the seat had a choice; `weighed`: how many of these were thought
    through. `tried`: what you have tried from this game."""

    seat: int
    status: Literal["none", "working", "done", "failed"]
    progress: float = 0.0
    decided: int = 0
    weighed: int = 0
    decisions: list[ReviewDecision] = field(default_factory=list)
    tried: list[TriedInfo] = field(default_factory=list)


class ReviewedInfo(Wire):
    """A finished game of yours: your seat in it, whether its review is there and what its costliest decision cost."""

    table: TableInfo
    seat: int
    done: bool
    cost: float | None = None


class TaleSentence(Wire):
    """`seat`: of whom it tells; `move`: when it happened."""

    seat: int | None
    move: int
    text: str


class TaleChapter(Wire):
    title: str
    move: int
    sentences: list[TaleSentence]
    standing: str


class TaleInfo(Wire):
    """The story of a game, a sentence a turn. `realms`: what each seat is called in it. `course`: what each seat had
    after which move (`moves`): points, or chances to win where the game has none."""

    realms: list[str]
    chapters: list[TaleChapter]
    ending: str
    chances: bool
    moves: list[int]
    course: list[list[float]]


class ToldInfo(Wire):
    """A line that the log would get, and in which share of the imagined matches."""

    said: SaidInfo
    share: float


class FigureInfo(Wire):
    """A number of the view that would change: where it stands, what it is, the least and the most it becomes."""

    path: str
    before: int
    least: int
    most: int
