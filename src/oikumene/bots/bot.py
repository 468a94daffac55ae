"""What a program that plays is: one that answers questions put to its seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

from oikumene.bots.senses import sense_of
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.game import Game, OptionValue
from oikumene.kernel.match import Match
from oikumene.kernel.questions import Question
from oikumene.kernel.sense import Sense
from oikumene.registry import game as find_game


class Chair:
    """A match as it may be questioned from one seat: the question put to it, its view, and matches as it may imagine
    them. A bot gets nothing else."""

    __slots__ = ("_match", "_sense", "ask", "seat")

    def __init__(self, match: Match[Any], ask: Ask, sense: Sense | None = None) -> None:
        """`sense`: what is thought of positions, instead of what the game tells."""
        self._match = match
        self._sense = sense
        self.ask = ask
        self.seat = ask.seat

    def __reduce__(self) -> tuple[Any, ...]:
        """A chair may be sent to another process that thinks for the same bot: it is the same chair there."""
        return seated, (self._match.game.id, self._match.save(), self.seat, self.ask.id)

    @property
    def game(self) -> str:
        return self._match.game.id

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """What was agreed on before the game: everybody knows it. Sealed documents are not among it."""
        return self._match.game.open_options(self._match.setup.options)

    @property
    def question(self) -> Question:
        """The question with its options, as a person sees it."""
        return next(question for question in self._match.pending if question.ask is self.ask)

    def values(self) -> Sequence[Value]:
        """What may be answered."""
        return self.ask.values()

    def key(self, value: Value) -> str:
        """The stable key of a value."""
        return self._match.key(value)

    def view(self) -> dict[str, Any]:
        """All that the seat may know, as JSON."""
        return self._match.view(self.seat)

    def imagine(self, rng: Random, *, keep: bool = True, follow: bool = True) -> Match[Any]:
        """A match as the seat may think it is; `follow`: one that others may imagine in their turn."""
        return self._match.imagine(self.seat, rng, keep=keep, follow=follow)

    def sense(self, *, near: bool = False) -> Sense | None:
        """What the game tells of its positions, if anything; `near`: to who looks no further than its own turn."""
        return sense_of(self._match.game, near=near) if self._sense is None else self._sense

    def told(self, sense: Sense) -> Chair:
        """The same chair, for who goes by another sense."""
        return Chair(self._match, self.ask, sense)

    @property
    def played(self) -> Game[Any]:
        """The game itself: its rules, cards and words, which everybody knows."""
        return self._match.game

    @property
    def history(self) -> int:
        """How many answers were given so far, by anybody."""
        return len(self._match.answers)


def seated(game: str, saved: dict[str, Any], seat: int, question: str) -> Chair:
    """A chair that was sent here."""
    match: Match[Any] = Match.restore(find_game(game), saved)
    ask = match.find(seat, question)
    assert ask is not None
    return Chair(match, ask)


class Reason(NamedTuple):
    """What a bot thinks of an option, in numbers: the share of a win it expects, and how often it looked at it;
    `points`: those it expects for the seat at the end, where it was asked to count them and the game's sense can."""

    key: str
    value: Value
    expected: float
    visits: int
    points: float | None = None


class Bot(Protocol):
    """A player. Made for one seat of one match; what it does by chance comes from its seed."""

    #: Whether it needs a match with snapshots (to imagine, or to look at its view with the log).
    thinks: ClassVar[bool]

    def choose(self, chair: Chair) -> Value:
        """One of `chair.values()`."""
        ...


class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with what the bot thinks of it, the best first."""
        ...
