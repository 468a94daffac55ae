"""The effect vocabulary as the decks write it: short words that make effects."""

from __future__ import annotations

from functools import cache

from oikumene.games.imperium import effects as e
from oikumene.games.imperium.cards.printed import amounts, card, on
from oikumene.games.imperium.effects import bends as r
from oikumene.games.imperium.effects import points as p
from oikumene.games.imperium.effects import special as s
from oikumene.games.imperium.effects.base import Condition, Effect, Per, seq
from oikumene.games.imperium.kinds import ANY, ANY4, Kind
from oikumene.games.imperium.model import MATERIALS, POPULATION, PROGRESS, RESOURCES, Count
from oikumene.games.imperium.model import Points as Points
from oikumene.games.imperium.rules import moments as moments
from oikumene.kit.ways import Choose, Cost, ForEach, If, May, Others, Price


@cache
def kind(text: str = "") -> Kind:
    """Cards of a kind.

    >>> str(kind("PINNED[not REGION]"))
    'PINNED[not REGION]'
    >>> kind('"Advance"').named
    'Advance'
    """
    text, _, without = text.partition("[not ")
    if text.startswith('"'):
        return Kind(named=text.strip('"'))
    if text == "ANY4":
        return ANY4
    if text == "STAR":
        return Kind(star=True)
    return Kind(text.lower().replace("card", ""), without=without.rstrip("]").lower())


def resource(name: str) -> int:
    return RESOURCES.index(name)


# -- put together


def may(*steps: Effect) -> Effect:
    return May(seq(*steps))


def cost(price: Effect, *then: Effect) -> Effect:
    return Cost(price, seq(*then))


def choose(*ways: Effect) -> Effect:
    return Choose(ways)


def price(*ways: Effect) -> Effect:
    return Price(ways)


def when(condition: Condition, *then: Effect) -> Effect:
    return If(condition, seq(*then))


def for_each(per: Per, *steps: Effect) -> Effect:
    return ForEach(per, seq(*steps))


def others(*steps: Effect, who: Condition | None = None) -> Effect:
    return Others(seq(*steps), who)


def everybody(*steps: Effect) -> Effect:
    return Others(seq(*steps), everybody=True)


# -- resources


def gain(n: int, name: str) -> Effect:
    return e.Gain(resource(name), n)


def gain_per(n: int, name: str, per: Per) -> Effect:
    return e.GainPer(resource(name), n, per)


def pay(text: str) -> Effect:
    return e.Pay(amounts(text))


def steal(n: int, name: str, who: Condition | None = None) -> Effect:
    return e.Steal(resource(name), n, who)


def place_on_market(n: int, name: str) -> Effect:
    return e.PlaceOnMarket(resource(name), n)


# -- cards


def discard(n: int, text: str = "") -> Effect:
    return e.Discard(n, kind(text) if text else ANY)


def to_hand(n: int, text: str = "card", place: str = "discard", up_to: bool = False) -> Effect:
    return e.ToHand(n, kind(text), place, up_to)


def on_top(n: int, text: str = "card", place: str = "discard") -> Effect:
    return e.OnTop(n, kind(text), place)


def acquire(text: str, *, exile: bool = False, with_token: str = "") -> Effect:
    token = resource(with_token) if with_token else -1
    return e.Acquire(kind(text), exile, token, any_suit=text == "card")


def break_through(text: str, *, exile: bool = False) -> Effect:
    return e.BreakThrough(kind(text), exile)


def return_unrest(places: str = "hand", up_to: int = 0, named: bool = False) -> Effect:
    return e.ReturnUnrest(tuple(places.split("/")), up_to, named)


def recall(text: str) -> Effect:
    return e.Recall(kind(text))


def abandon(text: str, n: int = 1, *, up_to: bool = False, garrisoned: str = "") -> Effect:
    return e.Abandon(kind(text), n, up_to, kind(garrisoned) if garrisoned else None)


def history(n: int, text: str, places: str, up_to: bool = False, due: bool = False) -> Effect:
    return e.Put("history", n, kind(text), tuple(places.split("/")), up_to, due)


def sink(n: int, text: str, places: str) -> Effect:
    return e.Put("sink", n, kind(text), tuple(places.split("/")))


def exile(n: int, text: str, places: str) -> Effect:
    return e.Put("exile", n, kind(text), tuple(places.split("/")))


def garrison(text: str = "card") -> Effect:
    return e.Garrison(kind(text))


def find(text: str, to: str, places: str = "hand/discard/deck/nation") -> Effect:
    return e.Find(kind(text), to, tuple(places.split("/")))


def free_play(text: str, *, ignore_empire: bool = False) -> Effect:
    return e.FreePlay(kind(text), ignore_empire)


RECALL_SELF = e.Itself("recall")
ABANDON_SELF = e.Itself("abandon")
HISTORY_SELF = e.Itself("history")
EXILE_SELF = e.Itself("exile")
SINK_SELF = e.Itself("sink")
GARRISON_SELF = Cost(e.GarrisonSelf(), e.ResolveHost())


# -- counts and conditions


def in_play(text: str) -> Per:
    return e.InPlay(kind(text))


def has(text: str, n: int = 1, *, least: bool = False) -> Condition:
    return e.HasInPlay(kind(text), n, least)


def in_history(text: str) -> Condition:
    return e.InHistory(kind(text))


BARBARIAN = e.IsEmpire(False)
EMPIRE = e.IsEmpire(True)


# -- points


def star(n: int, per: int, what: Count, *more: tuple[int, int, Count]) -> Points:
    """A `*` coin."""
    return Points(counts=((n, per, what), *more))


def depends(*cases: tuple[int, str]) -> Points:
    """A `?` coin."""
    return Points(cases=cases)


def symbols(text: str, *, in_play: bool = False) -> Count:
    return p.Symbols(kind(text), in_play)


def tokens(name: str) -> Count:
    return p.Resource(resource(name))


# -- what several nations have alike

PROSPERITY = (
    everybody(may(e.Draw(1))),
    choose(gain_per(1, "materials", in_play("PRODUCTION")), gain_per(1, "population", in_play("REGION"))),
)
ADVANCE = (
    choose(
        cost(pay("materials 3"), acquire("UNCIVILISED/CIVILISED")),
        cost(pay("materials 5"), break_through("UNCIVILISED/CIVILISED")),
    ),
)
CONQUER = (
    choose(
        cost(pay("population 2"), acquire("REGION/TRIBUTARY")),
        cost(pay("population 3"), break_through("REGION/TRIBUTARY")),
    ),
)
GLORY = (cost(abandon("REGION", 3), e.LookFame(2)),)
METROPOLIS = (choose(gain(1, "materials"), gain(1, "population"), e.Draw(1)),)
CITY = (may(cost(discard(1), *METROPOLIS)),)


__all__ = [
    "MATERIALS",
    "POPULATION",
    "PROGRESS",
    "Effect",
    "card",
    "e",
    "moments",
    "on",
    "p",
    "r",
    "s",
    "seq",
]
