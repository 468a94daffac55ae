"""What is said at a table: sentences, questions, options and results, and a position that is made of them."""

from __future__ import annotations

from typing import Any

from msgspec import field

from oikumene.table.wire.base import Wire


class SaidInfo(Wire):
    """A message for people: rendered by the client from the game's texts. A hidden card is null; several things are a
    list, and said as one."""

    id: str
    args: dict[str, int | str | list[int | str | None] | None]
    kinds: dict[str, str]


class OptionInfo(Wire):
    """`refs`: the things it is about, as (kind, id)."""

    key: str
    refs: list[tuple[str, int | str]]
    said: SaidInfo


class ClosedInfo(Wire):
    key: str
    said: SaidInfo
    why: SaidInfo


class QuestionInfo(Wire):
    """`picked` is null but for a decision in several answers; then what is picked so far (`chosen`: as it is said), and
    `count` how many of `bounds` that is.

    `window`: the key that declines it, where the seat may leave an order to go on declining.
    """

    id: str
    seat: int
    prompt: str
    said: SaidInfo
    options: list[OptionInfo]
    closed: list[ClosedInfo]
    picked: list[str] | None
    bounds: tuple[int, int]
    count: int = 0
    chosen: list[SaidInfo] = field(default_factory=list)
    window: str | None = None


class ResultInfo(Wire):
    """Points are counted in parts of a point, `fraction` of the table; where it has no points, who won has 1."""

    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    ending: str
    legacy: Any = None


class ChatEntry(Wire):
    """A line of talk; `name` and `text` are empty where who said it is gone for good."""

    n: int
    name: str
    seat: int | None
    text: str
    at: float


class DecidingInfo(Wire):
    """What somebody else is asked, as far as everybody knows: a card in it may be hidden."""

    seat: int
    said: SaidInfo


class Position(Wire):
    """A table at one moment, as one seat (or somebody who watches: null) may see it. `view` is the game's own.

    `deciding`: what others are asked whom the table waits for, where that is no secret.
    """

    n: int
    last: int
    seat: int | None
    view: dict[str, Any]
    questions: list[QuestionInfo]
    waiting: list[int]
    log: list[SaidInfo]
    log_from: int
    log_moves: list[int]
    result: ResultInfo | None
    deciding: list[DecidingInfo] = field(default_factory=list)
