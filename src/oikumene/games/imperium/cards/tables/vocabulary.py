"""The short words in which the tables of the opponent are written."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oikumene.games.imperium.cards import effects as e
from oikumene.games.imperium.cards.model import BARBARIAN, DEVELOPMENT, EMPIRE, Card, Effect, Kind
from oikumene.games.imperium.cards.tables import steps as s
from oikumene.games.imperium.cards.tables.steps import Given, Step
from oikumene.games.imperium.cards.vocabulary import kind, resource
from oikumene.games.imperium.cards.ways import May
from oikumene.kernel.game import Part

#: A table that is the same in both states.
BOTH = "both"
#: A card with the development symbol: only the Arthurians' quests are called so.
QUEST = "QUEST"
#: The row of every card that no row above it takes.
OTHER = "OTHER"


@dataclass(frozen=True)
class Row:
    """One row: the cards it is for, and what happens."""

    table: str
    on: str
    does: Step

    @property
    def id(self) -> str:
        """
        >>> row('"Glory"', HISTORY).of("romans-empire").id
        'romans-empire-glory'
        """
        return f"{self.table}-{re.sub('[^a-z]+', '-', self.on.lower()).strip('-')}"

    @property
    def kind(self) -> Kind:
        return kind() if self.on in (OTHER, QUEST) else kind(self.on)

    def fits(self, card: Card) -> bool:
        """Whether a card has the symbol or the name of the row."""
        return card.start == DEVELOPMENT if self.on == QUEST else self.kind.count(card) > 0

    def of(self, table: str) -> Row:
        return Row(table, self.on, self.does)

    def say(self) -> Part:
        """The row for people."""
        named = {QUEST: "quest", OTHER: "other"}
        on = [("solo-kind", {"kind": named[self.on]})] if self.on in named else s.say_kind(self.kind)
        return ("solo-row", {"on": on, "does": [self.does.say()]})

    def __str__(self) -> str:
        return f"{self.on}: {self.does}"


@dataclass(frozen=True)
class Table:
    """What the opponent does as one nation in one state."""

    nation: str
    state: str
    rows: tuple[Row, ...]
    #: What it puts on the market at clean-up.
    token: tuple[str, int] = ("progress", 1)

    @property
    def id(self) -> str:
        return f"{self.nation}-{self.state}"


def table(nation: str, state: str, *rows: Row, token: tuple[str, int] = ("progress", 1)) -> Table:
    assert state in (BARBARIAN, EMPIRE, BOTH), state
    return Table(nation, state, tuple(row.of(f"{nation}-{state}") for row in rows), token)


def row(on: str, *does: Step) -> Row:
    return Row("", on, seq(*does))


# -- put together


def seq(*steps: Step) -> Step:
    return steps[0] if len(steps) == 1 else s.Seq(steps)


def first(*options: Step) -> Step:
    return s.First(options)


def attempt(*steps: Step) -> Step:
    """TRY."""
    return s.Try(seq(*steps))


def cost(price: Step, *then: Step) -> Step:
    return s.Cost(price, seq(*then))


def when(test: Given, *then: Step) -> Step:
    return s.If(test, seq(*then))


def either(test: Given, then: Step, other: Step) -> Step:
    return s.If(test, then, other)


# -- tokens


def gain(n: int, name: str) -> Step:
    return s.Gain(resource(name), n)


def per_region(*names: str, needed: bool = False) -> Step:
    return s.GainPer(tuple(resource(name) for name in names), needed)


def pay(n: int, name: str) -> Step:
    return s.Pay(resource(name), n)


def pay_all(name: str) -> Step:
    return s.PayAll(resource(name))


def exchange(paid: str, gained: str) -> Step:
    """All of one resource for as many of another."""
    return s.Cost(pay_all(paid), s.GainAsMany(resource(gained)))


def steal(n: int, name: str) -> Step:
    return s.Steal(resource(name), n)


def place(n: int, name: str) -> Step:
    return s.PlaceToken(resource(name), n)


# -- cards


def discards(n: int) -> Step:
    """The top cards of its deck."""
    return s.TopDiscard(n)


def acquire(text: str) -> Step:
    return s.Acquire(kind(text))


def acquire_exiled(text: str) -> Step:
    return s.Acquire(kind(text), exile=True)


def acquire_with(name: str) -> Step:
    """A market card with such a token on it."""
    return s.Acquire(kind(), resource(name))


def break_through(text: str) -> Step:
    return s.BreakThrough(kind(text))


def abandon(text: str, n: int = 1) -> Step:
    return s.Abandon(kind(text), n)


def into_play(text: str) -> Step:
    return s.Bring(kind(text), "play")


def on_top(text: str) -> Step:
    return s.Bring(kind(text), "top")


def into_history(text: str, place: str = "discard") -> Step:
    return s.Bring(kind(text), "history", place)


ACQUIRE_ANY = s.Acquire(kind())
DYNASTY = s.DynastyDiscard()
FAME = s.TakeFame()
UNREST = s.TakeUnrest()
RETURN = s.ReturnUnrest()
TRY_RETURN = s.Try(RETURN)
EXILE = s.ExileMarket()
PLAY = s.Self("play")
HISTORY = s.Self("history")
EXILE_SELF = s.Self("exile")
TOP = s.Self("top")
RETURN_SELF = s.Self("return")

#: The first row of every table.
UNREST_ROW = row("UNREST", RETURN_SELF)


def glory(n: int, *other: Step) -> Row:
    """Regions for fame, or something else."""
    return row('"Glory"', first(cost(abandon("REGION", n), FAME), *other))


# -- the human


def you(effect: Effect, said: str, **args: int) -> Step:
    return s.You(effect, (said, args))


def you_recall(text: str) -> Step:
    return s.You(e.Recall(kind(text)), ("solo-you-recall", {"kind": s.say_kind(kind(text))}))


def you_abandon(text: str) -> Step:
    return s.You(e.Abandon(kind(text)), ("solo-you-abandon", {"kind": s.say_kind(kind(text))}))


def you_discard(n: int) -> Step:
    return you(e.Discard(n), "solo-you-discard", n=n)


def you_gain(n: int, name: str) -> Step:
    return s.YouGain(resource(name), n)


YOU_UNREST = you(e.TakeUnrest(), "solo-you-take-unrest")
YOU_MAY_DRAW = you(May(e.Draw(1)), "solo-you-may-draw", n=1)
YOU_MAY_RETURN = you(May(e.ReturnUnrest()), "solo-you-may-return-unrest")
