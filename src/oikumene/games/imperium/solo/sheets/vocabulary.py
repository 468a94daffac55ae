"""The short words in which the sheets of the opponent are written."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oikumene.games.imperium import effects as e
from oikumene.games.imperium.cards.vocabulary import kind, resource
from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.model import BARBARIAN, DEVELOPMENT, EMPIRE, Card
from oikumene.games.imperium.solo import acts as s
from oikumene.games.imperium.solo.acts import Condition, Effect
from oikumene.kernel.game import Part
from oikumene.kit import ways
from oikumene.kit.ways import May

#: A sheet that is the same in both states.
BOTH = "both"
#: A card with the development symbol: only the Arthurians' quests are called so.
QUEST = "QUEST"
#: The row of every card that no row above it takes.
OTHER = "OTHER"


@dataclass(frozen=True)
class Row:
    """One row: the cards it is for, and what happens."""

    sheet: str
    on: str
    does: Effect

    @property
    def id(self) -> str:
        """
        >>> row('"Glory"', HISTORY).of("romans-empire").id
        'romans-empire-glory'
        """
        return f"{self.sheet}-{re.sub('[^a-z]+', '-', self.on.lower()).strip('-')}"

    @property
    def kind(self) -> Kind:
        return kind() if self.on in (OTHER, QUEST) else kind(self.on)

    def fits(self, card: Card) -> bool:
        """Whether a card has the symbol or the name of the row."""
        return card.start == DEVELOPMENT if self.on == QUEST else self.kind.count(card) > 0

    def of(self, sheet: str) -> Row:
        return Row(sheet, self.on, self.does)

    def say(self) -> Part:
        """The row for people."""
        named = {QUEST: "quest", OTHER: "other"}
        on = [("solo-kind", {"kind": named[self.on]})] if self.on in named else s.say_kind(self.kind)
        return ("solo-row", {"on": on, "does": [self.does.say()]})

    def __str__(self) -> str:
        return f"{self.on}: {self.does}"


@dataclass(frozen=True)
class Sheet:
    """What the opponent does as one nation in one state."""

    nation: str
    state: str
    rows: tuple[Row, ...]
    #: What it puts on the market at clean-up.
    token: tuple[str, int] = ("progress", 1)

    @property
    def id(self) -> str:
        return f"{self.nation}-{self.state}"


def sheet(nation: str, state: str, *rows: Row, token: tuple[str, int] = ("progress", 1)) -> Sheet:
    assert state in (BARBARIAN, EMPIRE, BOTH), state
    return Sheet(nation, state, tuple(row.of(f"{nation}-{state}") for row in rows), token)


def row(on: str, *does: Effect) -> Row:
    return Row("", on, seq(*does))


# -- put together


def seq(*steps: Effect) -> Effect:
    return steps[0] if len(steps) == 1 else ways.Seq(steps)


def first(*options: Effect) -> Effect:
    return ways.First(options)


def attempt(*steps: Effect) -> Effect:
    """TRY."""
    return ways.Try(seq(*steps))


def cost(price: Effect, *then: Effect) -> Effect:
    return s.Exchange(price, seq(*then))


def when(test: Condition, *then: Effect) -> Effect:
    return ways.If(test, seq(*then))


def either(test: Condition, then: Effect, other: Effect) -> Effect:
    return ways.If(test, then, other)


# -- tokens


def gain(n: int, name: str) -> Effect:
    return s.Gain(resource(name), n)


def per_region(*names: str, needed: bool = False) -> Effect:
    return s.GainPer(tuple(resource(name) for name in names), needed)


def pay(n: int, name: str) -> Effect:
    return s.Pay(resource(name), n)


def pay_all(name: str) -> Effect:
    return s.PayAll(resource(name))


def exchange(paid: str, gained: str) -> Effect:
    """All of one resource for as many of another."""
    return s.Exchange(pay_all(paid), s.GainAsMany(resource(gained)))


def steal(n: int, name: str) -> Effect:
    return s.Steal(resource(name), n)


def place(n: int, name: str) -> Effect:
    return s.PlaceToken(resource(name), n)


# -- cards


def discards(n: int) -> Effect:
    """The top cards of its deck."""
    return s.TopDiscard(n)


def acquire(text: str) -> Effect:
    return s.Acquire(kind(text))


def acquire_exiled(text: str) -> Effect:
    return s.Acquire(kind(text), exile=True)


def acquire_with(name: str) -> Effect:
    """A market card with such a token on it."""
    return s.Acquire(kind(), resource(name))


def break_through(text: str) -> Effect:
    return s.BreakThrough(kind(text))


def abandon(text: str, n: int = 1) -> Effect:
    return s.Abandon(kind(text), n)


def into_play(text: str) -> Effect:
    return s.Bring(kind(text), "play")


def on_top(text: str) -> Effect:
    return s.Bring(kind(text), "top")


def into_history(text: str, place: str = "discard") -> Effect:
    return s.Bring(kind(text), "history", place)


ACQUIRE_ANY = s.Acquire(kind())
DYNASTY = s.DynastyDiscard()
FAME = s.TakeFame()
UNREST = s.TakeUnrest()
RETURN = s.ReturnUnrest()
TRY_RETURN = ways.Try(RETURN)
EXILE = s.ExileMarket()
PLAY = s.Itself("play")
HISTORY = s.Itself("history")
EXILE_SELF = s.Itself("exile")
TOP = s.Itself("top")
RETURN_SELF = s.Itself("return")

#: The first row of every sheet.
UNREST_ROW = row("UNREST", RETURN_SELF)


def glory(n: int, *other: Effect) -> Row:
    """Regions for fame, or something else."""
    return row('"Glory"', first(cost(abandon("REGION", n), FAME), *other))


# -- the human


def you(effect: Effect, said: str, **args: int) -> Effect:
    return s.You(effect, (said, args))


def you_recall(text: str) -> Effect:
    return s.You(e.Recall(kind(text)), ("solo-you-recall", {"kind": s.say_kind(kind(text))}))


def you_abandon(text: str) -> Effect:
    return s.You(e.Abandon(kind(text)), ("solo-you-abandon", {"kind": s.say_kind(kind(text))}))


def you_discard(n: int) -> Effect:
    return you(e.Discard(n), "solo-you-discard", n=n)


def you_gain(n: int, name: str) -> Effect:
    return s.YouGain(resource(name), n)


YOU_UNREST = you(e.TakeUnrest(), "solo-you-take-unrest")
YOU_MAY_DRAW = you(May(e.Draw(1)), "solo-you-may-draw", n=1)
YOU_MAY_RETURN = you(May(e.ReturnUnrest()), "solo-you-may-return-unrest")
