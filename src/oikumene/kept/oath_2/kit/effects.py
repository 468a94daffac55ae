"""What a card does, as data: effects that run, say whether they can, and say themselves.

An effect is a small frozen class, a word of its game. It is done as a *deed*: by a player, with a card. Words are put
together by the combinators of `ways`, which no game needs to write again:

    play=Seq((Gain(MATERIALS, 2), May(Cost(Discard(1), Draw(2)))))

What others must not see, what may be declined and what must be done in full is settled here, once:

- `hidden`: what can be done hangs on cards that others do not see. A question about it is put even where it has one
  answer, and "may" is asked although nothing could be done.
- `declines`: the effect begins with a choice at which the player can say no. "May" is then that no, and nothing more
  is asked.
- `can`: it could be done in full, as a price must be. `allowed`: it may be begun (a price can be met, a condition
  holds). `open`: it can be chosen as one of several, be it that nothing comes of it. `feasible`: something comes of it.
- `deed.full`: what is done must be done in full, so that of several ways one of which nothing can be done is no way.

How an effect is said stands beside how it runs: `say` gives a message and its arguments, in one of five moods. Its
text (`str`) is its notation, as the fact sheets write it; the key of an option that stands for it is made of that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

from oikumene.kernel.flow import Flow, Value
from oikumene.kernel.game import Part
from oikumene.kernel.table import Table

S = TypeVar("S", bound=Table)
D = TypeVar("D", bound="Deed[Any]")

# -- deeds


class Deed(Generic[S]):
    """One ability of one card being resolved, for one side. Lives in the flow, not in the state: it holds handles and
    numbers, never faces. A game adds what its steps hand on to each other."""

    __slots__ = ("card", "full", "seat", "state", "tally")

    def __init__(self, state: S, seat: int, card: int = -1) -> None:
        self.state = state
        self.seat = seat
        self.card = card
        self.full = False  # what it does must be done in full
        self.tally: dict[str, int] = {}  # how much of something was done, by all

    def of(self, side: int) -> Self:
        """The same deed done by another side; what is counted is counted together."""
        other = type(self)(self.state, side, self.card)
        other.tally = self.tally
        return other

    def asked(self, side: int) -> Self:
        """The deed of another side, for a condition that asks of it what this deed remembers."""
        return self.of(side)

    def count(self, what: str, n: int = 1) -> None:
        self.tally[what] = self.tally.get(what, 0) + n

    def others(self) -> Sequence[int]:
        """The other sides that it touches, in order."""
        raise NotImplementedError

    def decides(self, side: int) -> bool:
        """Whether a side makes choices of its own; one that does not (bandits, a virtual opponent) is only touched."""
        return True


# -- saying

DO, NOW, INF, WAY, THEY = "do", "now", "inf", "way", "they"
#: An order within a sentence and at its beginning, what one may do (`way` begins a line), what another player does.
MOODS = (DO, NOW, INF, WAY, THEY)
#: In what mood a sentence goes on.
LATER = {NOW: DO, WAY: INF}


def part(id: str, **args: int | str | Sequence[Part]) -> Part:
    """A message; an argument named `resource` is the thing itself, which messages know as `$resource-id`."""
    return id, {"resource-id" if name == "resource" else name: value for name, value in args.items()}


def fold(id: str, parts: Sequence[Part]) -> Part:
    """Several parts in one: the message joins two of them."""
    *before, joined = parts
    for first in reversed(before):
        joined = part(id, first=[first], second=[joined])
    return joined


def one_of(parts: Sequence[Part]) -> Part:
    """One of several: "a, b or c"."""
    return fold("text-comma", [*parts[:-2], fold("text-or", parts[-2:])])


def steps_of(effect: Effect[Any]) -> list[Effect[Any]]:
    """The steps of an effect, those that are said in one breath together."""
    found: list[Effect[Any]] = []
    for step in effect.steps_said():
        found = step.told(found)
    return found


def phrase(effect: Effect[Any], mood: str) -> list[Part]:
    """An effect within a sentence; several steps are said as a list."""
    first, *rest = steps_of(effect)
    said = [first.say(mood), *(step.say(LATER.get(mood, mood)) for step in rest)]
    if rest and rest[-1].apart:
        return [part("text-while", first=said[:-1], second=said[-1:])]
    return said


def sentences(effect: Effect[Any], must: bool = False) -> list[Part]:
    """An ability: a sentence a step. A price that must be paid is a sentence of its own."""
    first, *rest = steps_of(effect)
    said, then = first.paid_first(DO) if must else ([first.say(DO)], [])
    return [fold("text-next", [*said, *(step.say(NOW) for step in (*then, *rest))])]


def spoken(name: str) -> str:
    """A name as a message can have it.

    >>> spoken("Ynys Afallach (Avalon)")
    'ynys-afallach-avalon'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


# -- effects


@dataclass(frozen=True)
class Effect(Generic[D]):
    """Something that a card does.

    `run` does it as far as possible; with `may` the player can decline at the first question. It says whether it was
    done.
    """

    #: Its message, where that is all there is to say, and which of its fields are arguments of it.
    message: ClassVar[str] = ""
    says: ClassVar[tuple[str, ...]] = ()
    #: Said after other steps it is a clause of its own, not one of a list of what you do.
    apart: ClassVar[bool] = False
    #: What is done for a price, yet not what the price is paid for: what happens next.
    next: ClassVar[bool] = False

    @property
    def hidden(self) -> bool:
        """Whether what can be done depends on cards that others do not see."""
        return False

    @property
    def declines(self) -> bool:
        """Whether it begins with a choice at which the player can decline."""
        return False

    @property
    def weighs(self) -> bool:
        """Whether it can come out otherwise, and unwelcome, for what was gained before it."""
        return any(step.weighs for step in self.inner())

    @property
    def plain(self) -> bool:
        """Whether it only gives what is always welcome: then it may be done at any time, and nobody need be asked."""
        return False

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        raise NotImplementedError

    def can(self, deed: D) -> bool:
        """Whether it could be done in full."""
        return True

    def allowed(self, deed: D) -> bool:
        """Whether it may be begun: a price can be met, a condition holds."""
        return True

    def open(self, deed: D) -> bool:
        """Whether it can be chosen as one of several: a price can be met, a condition holds. That nothing comes of it
        does not matter."""
        return True

    def feasible(self, deed: D) -> bool:
        """Whether anything of it can be done."""
        return self.allowed(deed) and self.can(deed)

    def why_not(self, deed: D) -> Value:
        """The reason (a word of the vocabulary) when it is not feasible."""
        raise AssertionError(f"{type(self).__name__} can always be done")

    def inner(self) -> Sequence[Effect[D]]:
        """The effects it is made of."""
        return ()

    def within(self) -> Iterator[Effect[D]]:
        """Itself and every effect inside it."""
        yield self
        for step in self.inner():
            yield from step.within()

    def befalls(self, deed: D, side: int) -> Flow[None]:
        """What it does to a side that decides nothing; most effects never reach one."""
        return
        yield

    # -- how it is said

    def say(self, mood: str = "") -> Part:
        """The effect as a message with its arguments, in a mood."""
        if not self.message:
            raise TypeError(f"nobody knows how to say {self!r}")
        spoken = {"mood": mood} if mood else {}
        return part(self.message, **spoken, **{name: getattr(self, name) for name in self.says})

    def steps_said(self) -> Sequence[Effect[Any]]:
        """The steps that it is said in."""
        return (self,)

    def as_way(self, mood: str) -> list[Part]:
        """The effect as one of several ways to go."""
        return phrase(self, mood)

    def paid_first(self, mood: str) -> tuple[list[Part], list[Effect[Any]]]:
        """Where a price at the beginning must be paid: the price, and the steps that follow it."""
        return [self.say(mood)], []

    def told(self, before: list[Effect[Any]]) -> list[Effect[Any]]:
        """The steps as they are said: this one after those before it, or in one breath with the last of them."""
        if before and before[-1] == self:
            return [*before[:-1], Again(self)]
        return [*before, self]

    def more(self, last: Effect[Any]) -> Effect[Any] | None:
        """How it is said after a step that gave the same ("one more"); None if there is nothing to it."""
        return None

    @property
    def trails(self) -> bool:
        """Whether it ends in a clause of its own, after which the sentence needs a comma."""
        return False


@cache
def slug(effect: Effect[Any]) -> str:
    """A stable name for a way to go: its notation, as far as a key can hold it."""
    return re.sub(r"[^a-z0-9*+]+", "-", str(effect).lower()).strip("-")


@dataclass(frozen=True)
class Picking(Effect[D]):
    """An effect that begins with a choice at which the player can decline, where a card says MAY."""

    @property
    def declines(self) -> bool:
        return True


@dataclass(frozen=True)
class Again(Effect[D]):
    """For texts: the same step twice."""

    step: Effect[D]

    def say(self, mood: str = "") -> Part:
        return part("text-twice", effect=[self.step.say(mood)])


@dataclass(frozen=True)
class Nothing(Effect[D]):
    """A card that only lies down."""

    message = "text-nothing"

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        return True
        yield

    def __str__(self) -> str:
        return "none"


# -- conditions and counts


@dataclass(frozen=True)
class Condition(Generic[D]):
    """Something that holds or does not, for the player whose deed it is."""

    #: Whether it asks what the player has: then it makes a difference what was gained before.
    weighs: ClassVar[bool] = False

    def holds(self, deed: D) -> bool:
        raise NotImplementedError

    def when(self) -> Part:
        """After "if"."""
        raise TypeError(f"nobody knows how to say {self!r}")

    def that(self) -> Part:
        """Of those "that …"."""
        raise TypeError(f"nobody knows how to say {self!r}")


@dataclass(frozen=True)
class Per(Generic[D]):
    """Something that is counted while a card does its work."""

    def count(self, deed: D) -> int:
        raise NotImplementedError

    def each(self) -> Part:
        """ "For each" of what."""
        raise TypeError(f"nobody knows how to say {self!r}")

    def each_of(self) -> Part | None:
        """What a sentence can begin with ("For *each card discarded* choose …"), where the choice is made each time."""
        return None


# -- odd cards


@dataclass(frozen=True)
class Done(Effect[D]):
    """A card of its own kind: a function does it, a message of its own says it."""

    name: str
    do: Callable[[D], Flow[bool]]
    able: Callable[[D], bool] | None = None

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        return self.do(deed)

    def can(self, deed: D) -> bool:
        return self.able is None or self.able(deed)

    def allowed(self, deed: D) -> bool:
        return self.can(deed)

    def open(self, deed: D) -> bool:
        return self.can(deed)

    def say(self, mood: str = "") -> Part:
        return part(f"text-{self.name}", **({"mood": mood} if mood else {}))

    def __str__(self) -> str:
        return self.name
