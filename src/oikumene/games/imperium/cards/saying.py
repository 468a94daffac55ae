"""The text of cards, made from their effects.

Each effect is a message whose verb stands in one of five moods: `do` and `now` (an order, within a sentence and at its
beginning), `inf` and `way` (what one may do; `way` begins a line), `they` (what another player does).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, singledispatch
from itertools import groupby
from typing import Any

from oikumene.games.imperium.cards import effects as e
from oikumene.games.imperium.cards import points as p
from oikumene.games.imperium.cards import rules as r
from oikumene.games.imperium.cards import special as s
from oikumene.games.imperium.cards.model import (
    ACCESSION,
    DEVELOPMENT,
    FAME_BOTTOM,
    ICONS,
    IN_PLAY,
    LANDS,
    MARKET_SUITS,
    POWER,
    REGION,
    RESOURCES,
    Amounts,
    Card,
    Condition,
    Count,
    Effect,
    Kind,
    Points,
    Reaction,
    Rule,
)
from oikumene.games.imperium.cards.ways import Choose, Cost, ForEach, If, May, Others, Per, Price, Seq
from oikumene.games.imperium.rules import moments
from oikumene.kernel.game import Part

DO, NOW, INF, WAY, THEY = "do", "now", "inf", "way", "they"
#: In what mood a sentence goes on.
LATER = {NOW: DO, WAY: INF}
#: Kinds that have other words for several cards than for one.
SPOKEN_OF_MANY = (REGION,)


def say_card(card: Card) -> Sequence[Part]:
    """The lines of a card: what it is, what it does, what it is worth."""
    return [head(card), *limits(card), *abilities(card), *worth(card.points)]


def say_effect(effect: Effect) -> Sequence[Part]:
    """An effect as one of several ways to go."""
    return way_phrase(effect, WAY)


def say_face(card: Card) -> Sequence[Part]:
    """A side of a power card, in one line."""
    lines = [*abilities(card), *worth(card.points)]
    return [part("face-side", side=card.id[-1], text=[fold("text-lines", lines)])]


# -- small change


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


def slug(name: str) -> str:
    """
    >>> slug("Ynys Afallach (Avalon)")
    'ynys-afallach-avalon'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def amount(n: int, resource: int, more: bool = False) -> Part:
    return part("text-amount-more" if more else "text-amount", n=n, resource=RESOURCES[resource])


def amounts(price: Amounts) -> list[Part]:
    return [amount(n, resource) for resource, n in enumerate(price) if n]


# -- kinds of cards


def named(kind: Kind) -> Part:
    return part(f"named-{slug(kind.named)}")


def symbols(names: tuple[str, ...], many: bool = False) -> list[Part]:
    """Symbols: "region or tributary"."""
    spoken = [part(f"{'kinds' if many and name in SPOKEN_OF_MANY else 'kind'}-{name}") for name in names]
    return [one_of(spoken)] if spoken else []


def with_symbols(names: tuple[str, ...], many: bool) -> list[Part]:
    """Cards with symbols; those known by a type of card or of land have "the symbol of" it."""
    spoken = symbols(names, many)
    return [part("kind-with", of=spoken)] if spoken and set(names) <= {*ICONS, *LANDS} else spoken


def of(kind: Kind, many: bool = False) -> list[Part]:
    """What is said of the cards of a kind."""
    spoken = with_symbols(kind.of, many)
    if not kind.without:
        return spoken
    other = with_symbols(kind.without, many=True)
    return [part("kind-but", of=spoken, but=other)] if spoken else [part("kind-not", but=other)]


def cards(n: int, kind: Kind, up_to: bool = False) -> list[Part]:
    """So many cards of a kind, as the object of a verb."""
    if kind.named:
        return [part("cards-named", name=[named(kind)])]
    if kind.of == MARKET_SUITS:
        return [part("cards-any", n=n)]
    if not (kind.of or kind.without):
        return [part("cards-up-to", n=n) if up_to else part("cards", n=n)]
    return [part("cards-of-up-to" if up_to else "cards-of", n=n, of=of(kind, many=n > 1 or up_to))]


def places(names: Sequence[str]) -> list[Part]:
    return [one_of([part(f"from-{name}") for name in names])]


# -- effects


@dataclass(frozen=True)
class Gains(Effect):
    """Gains in a row, in one breath."""

    goods: tuple[tuple[int, int], ...]
    #: Besides what was gained of it before.
    more: bool = False


@dataclass(frozen=True)
class Again(Effect):
    """The same step twice."""

    step: Effect


@dataclass(frozen=True)
class OneMore(Effect):
    """The same as before, if the player likes: "1 more"."""

    step: e.Acquire


def steps_of(effect: Effect) -> list[Effect]:
    """The steps of an effect, those that are said in one breath together."""
    found: list[Effect] = []
    for step in effect.steps if isinstance(effect, Seq) else [effect]:
        last = found[-1] if found else None
        if isinstance(step, e.Gain):
            before = last.goods if isinstance(last, Gains) else ()
            found[len(found) - bool(before) :] = [Gains((*before, (step.n, step.resource)))]
        elif step == last:
            found[-1] = Again(step)
        else:
            found.append(besides(last, step))
    return found


def besides(last: Effect | None, step: Effect) -> Effect:
    """A step that gives more of what the one before it gave says so."""
    if isinstance(step, May) and isinstance(step.step, e.Acquire) and step.step == last:
        return May(OneMore(step.step))
    if isinstance(step, If) and isinstance(step.then, e.Gain) and isinstance(last, Gains):
        gain = step.then
        if any(resource == gain.resource for _, resource in last.goods):
            return If(step.condition, Gains(((gain.n, gain.resource),), more=True))
    return step


def phrase(effect: Effect, mood: str) -> list[Part]:
    """An effect within a sentence; several steps are said as a list."""
    first, *rest = steps_of(effect)
    said = [say(first, mood), *(say(step, LATER.get(mood, mood)) for step in rest)]
    if rest and isinstance(rest[-1], Others | If):  # not one of a list of what you do
        return [part("text-while", first=said[:-1], second=said[-1:])]
    return said


def sentences(effect: Effect, must: bool = False) -> list[Part]:
    """An ability: a sentence a step. A price that must be paid is a sentence of its own."""
    first, *rest = steps_of(effect)
    if must and isinstance(first, Cost):
        said = price(first.cost, DO)
        rest = [*steps_of(first.then), *rest]
    else:
        said = [say(first, DO)]
    return [fold("text-next", [*said, *(say(step, NOW) for step in rest)])]


#: Effects that are a message with some of their numbers.
PLAIN: dict[type[Effect], tuple[str, ...]] = {
    e.Nothing: ("text-nothing",),
    e.PayAll: ("text-pay-all", "least"),
    e.PayUpTo: ("text-pay-up-to", "most"),
    e.GainAction: ("text-gain-action", "n"),
    e.SpendAction: ("text-spend-action", "n"),
    e.PlaceOnSelf: ("text-place-on-self", "n"),
    e.TakeFromSelf: ("text-take-from-self",),
    e.TokenBack: ("text-token-back",),
    e.DiscardDrawn: ("text-discard-drawn",),
    e.Give: ("text-give",),
    e.ExileMarket: ("text-exile-market",),
    e.SwapExiled: ("text-swap-exiled",),
    e.TakeFame: ("text-take-fame",),
    e.LookFame: ("text-look-fame", "n"),
    e.TakeUnrest: ("text-take-unrest", "n"),
    e.ReturnSelf: ("text-return-self",),
    e.GarrisonSelf: ("text-garrison-self",),
    e.ResolveHost: ("text-resolve-host",),
    e.NationCard: ("text-nation-card",),
    e.SwapNation: ("text-swap-nation",),
    e.FreePlayIt: ("text-free-play-it",),
    e.IgnoreEmpire: ("text-ignore-empire",),
    e.EndGame: ("text-end-game",),
    s.CopyExhaust: ("text-copy-exhaust",),
    s.Declare: ("text-declare",),
    s.TakeQuest: ("text-take-quest",),
    s.ExileQuest: ("text-exile-quest",),
    s.HistoryAttacks: ("text-history-attacks",),
    s.NextSide: ("text-next-side",),
    s.AbandonReturning: ("text-abandon-returning",),
}
#: Effects that are a verb and one card of a kind.
OF_A_KIND: dict[type[Any], str] = {
    e.AcquireExiled: "text-acquire-exiled",
    e.RecallGarrison: "text-recall-garrison",
    e.PlayFromDiscard: "text-play-from-discard",
    s.ExileTwrch: "text-exile-twrch",
}


@singledispatch
def say(effect: Effect, mood: str) -> Part:
    """One effect, in a mood."""
    if type(effect) in OF_A_KIND:
        kind: Kind = getattr(effect, "kind")  # noqa: B009
        return part(OF_A_KIND[type(effect)], mood=mood, cards=cards(1, kind))
    if type(effect) not in PLAIN:
        raise TypeError(f"nobody knows how to say {effect!r}")
    id, *numbers = PLAIN[type(effect)]
    return part(id, mood=mood, **{name: getattr(effect, name) for name in numbers})


@say.register(Gains)
def _(effect: Gains, mood: str) -> Part:
    return part("text-gain", mood=mood, goods=[amount(n, resource, effect.more) for n, resource in effect.goods])


@say.register(e.Gain)
def _(effect: e.Gain, mood: str) -> Part:
    return say(Gains(((effect.n, effect.resource),)), mood)


@say.register(Again)
def _(effect: Again, mood: str) -> Part:
    return part("text-twice", effect=[say(effect.step, mood)])


@say.register(OneMore)
def _(effect: OneMore, mood: str) -> Part:
    return part("text-acquire", mood=mood, cards=[part("cards-of-more", n=1, of=of(effect.step.kind))])


@say.register(e.GainPer)
def _(effect: e.GainPer, mood: str) -> Part:
    return part("text-gain-per", mood=mood, n=effect.n, resource=RESOURCES[effect.resource], per=[per(effect.per)])


@say.register(e.Pay)
def _(effect: e.Pay, mood: str) -> Part:
    return part("text-pay", mood=mood, price=amounts(effect.cost))


@say.register(e.UnrestPrice)
def _(effect: e.UnrestPrice, mood: str) -> Part:
    return say(e.Discard(effect.cards) if effect.cards else e.Pay((effect.materials, 0, 0)), mood)


@say.register(e.Steal)
def _(effect: e.Steal, mood: str) -> Part:
    stolen = partial(part, mood=mood, n=effect.n, resource=RESOURCES[effect.resource])
    if effect.condition is None:
        return stolen("text-steal")
    return stolen("text-steal-that", that=[that(effect.condition)])


@say.register(e.GainAgain)
def _(effect: e.GainAgain, mood: str) -> Part:
    return part("text-gain-again", mood=mood, resource=RESOURCES[effect.resource])


@say.register(e.PlaceOnMarket)
def _(effect: e.PlaceOnMarket, mood: str) -> Part:
    return part("text-place-on-market", mood=mood, n=effect.n, resource=RESOURCES[effect.resource])


@say.register(e.Treat)
def _(effect: e.Treat, mood: str) -> Part:
    return part("text-treat", mood=mood, of=[part(f"kind-{effect.land}")])


@say.register(e.Draw)
def _(effect: e.Draw, mood: str) -> Part:
    id = "text-draw" + ("-up-to" if effect.up_to else "") + ("-able" if effect.able else "")
    return part(id, mood=mood, n=effect.n)


@say.register(e.DrawPer)
def _(effect: e.DrawPer, mood: str) -> Part:
    return part("text-draw-per", mood=mood, n=effect.n, per=[per(effect.per)])


@say.register(e.Discard)
def _(effect: e.Discard, mood: str) -> Part:
    if effect.any_number:
        return part("text-discard-any", mood=mood, of=of(effect.kind, many=True))
    return part("text-discard", mood=mood, cards=cards(effect.n, effect.kind))


@say.register(e.ToHand)
def _(effect: e.ToHand, mood: str) -> Part:
    taken = cards(effect.n, effect.kind, effect.up_to)
    return part("text-to-hand", mood=mood, cards=taken, places=places([effect.place]))


@say.register(e.OnTop)
def _(effect: e.OnTop, mood: str) -> Part:
    return part("text-on-top", mood=mood, cards=cards(effect.n, effect.kind), places=places([effect.place]))


@say.register(e.HandleIt)
def _(effect: e.HandleIt, mood: str) -> Part:
    return part(f"text-it-{slug(effect.how)}", mood=mood)


@say.register(e.Acquire)
def _(effect: e.Acquire, mood: str) -> Part:
    if effect.token >= 0:
        taken = cards(1, e.ANY4 if effect.any_suit else effect.kind)
        return part("text-acquire-with", mood=mood, cards=taken, resource=RESOURCES[effect.token])
    id = "text-acquire-or-exiled" if effect.exile else "text-acquire"
    return part(id, mood=mood, cards=cards(1, effect.kind))


@say.register(e.BreakThrough)
def _(effect: e.BreakThrough, mood: str) -> Part:
    if effect.kind.star:
        return part("text-break-through-star", mood=mood)
    id = "text-break-through-or-exiled" if effect.exile else "text-break-through"
    return part(id, mood=mood, cards=cards(1, effect.kind))


@say.register(e.ReturnUnrest)
def _(effect: e.ReturnUnrest, mood: str) -> Part:
    if effect.up_to:
        return part("text-return-up-to", mood=mood, n=effect.up_to, places=places(effect.places))
    return part("text-return", mood=mood, places=places(effect.places))


@say.register(e.Recall)
def _(effect: e.Recall, mood: str) -> Part:
    if effect.kind.named:
        return part("text-recall-any", mood=mood, name=[named(effect.kind)])
    return part("text-recall", mood=mood, cards=cards(1, effect.kind))


@say.register(e.Itself)
def _(effect: e.Itself, mood: str) -> Part:
    return part(f"text-self-{effect.how}", mood=mood)


@say.register(e.Abandon)
def _(effect: e.Abandon, mood: str) -> Part:
    given = cards(effect.n, effect.kind, effect.up_to)
    if effect.garrisoned is None:
        return part("text-abandon", mood=mood, cards=given)
    under = effect.garrisoned
    if under.named:
        return part("text-abandon-over-named", mood=mood, cards=given, name=[named(under)])
    return part("text-abandon-over", mood=mood, cards=given, of=of(under))


@say.register(e.AbandonGarrison)
def _(effect: e.AbandonGarrison, mood: str) -> Part:
    id = "text-abandon-garrison-region" if effect.in_region else "text-abandon-garrison"
    return part(id, mood=mood, cards=cards(effect.n, effect.kind))


@say.register(e.Put)
def _(effect: e.Put, mood: str) -> Part:
    moved = cards(effect.n, effect.kind, effect.up_to)
    return part(f"text-{effect.how}", mood=mood, cards=moved, places=places(effect.places))


@say.register(e.Garrison)
def _(effect: e.Garrison, mood: str) -> Part:
    if not effect.kind.of:
        return part("text-garrison", mood=mood)
    return part("text-garrison-of", mood=mood, of=of(effect.kind))


@say.register(e.Develop)
def _(effect: e.Develop, mood: str) -> Part:
    return part("text-develop-free" if effect.free else "text-develop", mood=mood)


@say.register(e.LookNation)
def _(effect: e.LookNation, mood: str) -> Part:
    return part(f"text-look-nation-{effect.then}" if effect.then else "text-look-nation", mood=mood)


@say.register(e.Find)
def _(effect: e.Find, mood: str) -> Part:
    found = partial(part, mood=mood, cards=cards(1, effect.kind), to=[part(f"goes-{effect.to}")])
    if len(effect.places) == len(e.Find.places):
        return found("text-find")
    return found("text-find-in", places=[one_of([part(f"in-{place}") for place in effect.places])])


@say.register(e.FreePlay)
def _(effect: e.FreePlay, mood: str) -> Part:
    if effect.ignore_empire:
        return part("text-free-play-empire", mood=mood)
    return part("text-free-play", mood=mood, cards=cards(1, effect.kind))


@say.register(s.QuestTo)
def _(effect: s.QuestTo, mood: str) -> Part:
    return part("text-quest-to", mood=mood, to=[part(f"to-{effect.place}")])


@say.register(s.NextJourney)
def _(effect: s.NextJourney, mood: str) -> Part:
    return part("text-next-journey", mood=mood, name=[named(effect.named)])


# -- effects put together


@say.register(Seq)
def _(effect: Seq, mood: str) -> Part:
    return part("text-several", steps=phrase(effect, mood))


@say.register(May)
def _(effect: May, mood: str) -> Part:
    return part("text-may", mood=mood, effect=phrase(effect.step, INF))


def price(effect: Effect, mood: str) -> list[Part]:
    """A cost, or one of several."""
    if not isinstance(effect, Choose):
        return phrase(effect, mood)
    ways = [say(way, LATER.get(mood, mood) if n else mood) for n, way in enumerate(effect.ways)]
    return [one_of(ways)]


@say.register(Cost)
def _(effect: Cost, mood: str) -> Part:
    if isinstance(effect.then, e.FreePlayIt):  # not what one acquires a card for, but what happens next
        return part("text-both", first=price(effect.cost, mood), second=phrase(effect.then, LATER.get(mood, mood)))
    return part("text-cost", cost=price(effect.cost, mood), then=phrase(effect.then, INF))


@say.register(Choose)
@say.register(Price)
def _(effect: Choose, mood: str) -> Part:
    """The cards set the ways apart by a loud OR."""
    if both_orders(effect.ways):
        one, other = effect.ways[:2]
        second = phrase(other, LATER.get(mood, mood))
        return part("text-one-or-both", mood=mood, first=phrase(one, mood), second=second)
    *before, last = effect.ways
    ways = part("text-several", steps=way_phrase(last, INF))
    for way in reversed(before):
        id = "text-or-if" if isinstance(last, If) else "text-or-after" if trails(way) else "text-or-else"
        ways = part(id, first=way_phrase(way, INF), second=[ways])
        last = way
    return part("text-choose", mood=mood, ways=[ways])


def both_orders(ways: Sequence[Effect]) -> bool:
    """Whether the ways are one thing, another, or both in either order."""
    one, other = ways[:2]
    return tuple(ways[2:]) == (Seq((one, other)), Seq((other, one)))


def way_phrase(effect: Effect, mood: str) -> list[Part]:
    """One of several ways; what the player may do when it was chosen is not said to be at will before it."""
    if isinstance(effect, May):
        return [part("text-may-way", effect=phrase(effect.step, mood))]
    return phrase(effect, mood)


def trails(effect: Effect) -> bool:
    """Whether it ends in a clause of its own, after which the sentence needs a comma."""
    last = steps_of(effect)[-1]
    if isinstance(last, May):
        return trails(last.step)
    return isinstance(last, Cost | Others | If) or (isinstance(last, e.Acquire) and last.token >= 0)


@say.register(If)
def _(effect: If, mood: str) -> Part:
    return part(
        "text-if", mood=mood, condition=[when(effect.condition)], effect=phrase(effect.then, LATER.get(mood, mood))
    )


@say.register(ForEach)
def _(effect: ForEach, mood: str) -> Part:
    if isinstance(effect.step, Choose) and isinstance(effect.per, e.Tally):
        chosen = phrase(effect.step, LATER.get(mood, mood))
        return part("text-for-each-choice", mood=mood, effect=chosen, each=[part(f"each-{slug(effect.per.said)}")])
    return part("text-for-each", effect=phrase(effect.step, mood), per=[per(effect.per)])


@say.register(Others)
def _(effect: Others, mood: str) -> Part:
    done = phrase(effect.step, THEY)
    if effect.everybody:
        return part("text-everybody", mood=mood, effect=done)
    if effect.condition is None:
        return part("text-others", mood=mood, effect=done)
    return part("text-others-that", mood=mood, that=[that(effect.condition)], effect=done)


# -- what is counted, and what holds


@singledispatch
def per(counted: Per) -> Part:
    """For each of what."""
    raise TypeError(f"nobody knows how to say {counted!r}")


@per.register(e.InPlay)
def _(counted: e.InPlay) -> Part:
    return part("per-in-play", of=symbols(counted.kind.of))


@per.register(e.Garrisoned)
def _(counted: e.Garrisoned) -> Part:
    return part("per-garrisoned", of=of(counted.kind))


@per.register(e.Tally)
def _(counted: e.Tally) -> Part:
    return part(f"per-{slug(counted.said)}")


@singledispatch
def when(condition: Condition) -> Part:
    """A condition, after "if"."""
    raise TypeError(f"nobody knows how to say {condition!r}")


@when.register(e.IsEmpire)
def _(condition: e.IsEmpire) -> Part:
    return part("if-empire" if condition.empire else "if-barbarian")


@when.register(e.HasInPlay)
def _(condition: e.HasInPlay) -> Part:
    return part("if-named-in-play", n=condition.n, name=[named(condition.kind)])


@when.register(e.InHistory)
def _(condition: e.InHistory) -> Part:
    return part("if-in-history", name=[named(condition.kind)])


@when.register(e.ItHas)
def _(condition: e.ItHas) -> Part:
    return part(f"if-{slug(condition.said)}")


@when.register(e.HasResource)
def _(condition: e.HasResource) -> Part:
    return part("if-resource", n=condition.n, resource=RESOURCES[condition.resource])


@when.register(s.NoQuest)
def _(condition: s.NoQuest) -> Part:
    return part("if-no-quest")


@when.register(s.GarrisonedHere)
def _(condition: s.GarrisonedHere) -> Part:
    return part("if-garrisoned", n=condition.n, of=of(condition.kind, many=True))


@singledispatch
def that(condition: Condition) -> Part:
    """A condition of another player: "each other player who ..."."""
    raise TypeError(f"nobody knows how to say {condition!r}")


@that.register(e.IsEmpire)
def _(condition: e.IsEmpire) -> Part:
    return part("that-empire" if condition.empire else "that-barbarian")


@that.register(e.HasInPlay)
def _(condition: e.HasInPlay) -> Part:
    return part("that-in-play", of=of(condition.kind))


@that.register(e.WasShort)
def _(condition: e.WasShort) -> Part:
    return part(f"that-{slug(condition.said)}")


@that.register(e.WasGiven)
def _(condition: e.WasGiven) -> Part:
    return part("that-was-given", of=of(condition.kind))


# -- the head of a card, and what limits it


def head(card: Card) -> Part:
    """Suits, symbols, where it starts and when it may be played: short sentences in one line."""
    tags = [*kinds_of(card), *symbols_of(card)]
    tags += [part("text-pinned")] if card.pinned else []
    tags += [part("text-attack")] if card.attack else []
    tags += [part(f"text-state-{card.state}")] if card.state else []
    tags += start_of(card)
    tags += [part("text-players", n=card.players)] if card.players > 1 else []
    return fold("text-lines", tags)


def kinds_of(card: Card) -> list[Part]:
    if card.start == POWER:
        return [part("text-power", side=card.id[-1])]
    sides = [part("text-side", side=card.id[-1])] if card.id[-2:] in ("-a", "-b") else []
    if not card.suits:
        return [part("text-no-suit"), *sides]
    return [part("text-suits", suits=[part(f"suit-{suit}") for suit in dict.fromkeys(card.suits)]), *sides]


def symbols_of(card: Card) -> list[Part]:
    """Icons and lands, with how often they are there."""
    counted = {symbol: n for symbol, n in card.symbols.items() if symbol in (*card.icons, *LANDS)}
    if not counted:
        return []
    shown = [
        part(f"symbol-{symbol}") if n == 1 else part("symbol-times", n=n, symbol=[part(f"symbol-{symbol}")])
        for symbol, n in counted.items()
    ]
    return [part("text-symbols", symbols=shown)]


def start_of(card: Card) -> list[Part]:
    """Where a nation's card lies before the game, and what a development costs."""
    if card.start == DEVELOPMENT:
        return [part("text-price", price=amounts(card.cost))] if any(card.cost) else [part("text-start-quest")]
    if card.start == ACCESSION:
        return [
            part(
                {"vikings": "text-start-zenith", "arthurians": "text-start-nadir"}.get(
                    card.nation, "text-start-accession"
                )
            )
        ]
    return [part(f"text-start-{card.start}")] if card.nation and card.start != POWER else []


def limits(card: Card) -> list[Part]:
    """When it may be played, and what cannot be done with it."""
    found: list[Part] = []
    if card.requires:
        found.append(part("text-requires", conditions=required(card.requires)))
    if card.unplayable and card.start != FAME_BOTTOM:
        found.append(part("text-unplayable"))
    if card.ungarrisonable:
        found.append(part("text-ungarrisonable"))
    if card.fixed and card.start != IN_PLAY:
        found.append(part("text-fixed"))
    return found


def required(conditions: Sequence[Condition]) -> list[Part]:
    """Conditions that must all hold; several cards in play are named in one breath."""
    if len(conditions) > 1 and all(isinstance(each, e.HasInPlay) and each.n == 1 for each in conditions):
        kinds = [each.kind for each in conditions if isinstance(each, e.HasInPlay)]
        return [part("if-all-in-play", names=[named(kind) for kind in kinds])]
    return [when(condition) for condition in conditions]


# -- abilities


def abilities(card: Card) -> list[Part]:
    """A line an ability."""
    found: list[Part] = []
    if card.play is not None:
        found.append(played(card, card.play))
    if card.exhaust is not None:
        found.append(part("text-exhaust", effect=sentences(card.exhaust)))
    found += reactions(card.reactions)
    found += [rule(bent) for bent in card.rules]
    if card.solstice is not None:
        found.append(part("text-solstice", effect=sentences(card.solstice)))
    return found


def played(card: Card, effect: Effect) -> Part:
    if isinstance(effect, e.Nothing):
        return part("text-free-only")
    if card.start == FAME_BOTTOM:
        return part(f"text-king-{card.id[-1]}", effect=sentences(effect))
    id = "text-free" if card.free else "text-play"
    return part(f"{id}-must" if card.must else id, effect=sentences(effect, card.must))


def reactions(waiting: Sequence[Reaction]) -> list[Part]:
    """What happens when something happens; several moments of the same thing are one line."""
    found: list[Part] = []
    for (effect, exhaust), same in groupby(waiting, key=lambda reaction: (reaction.effect, reaction.exhaust)):
        several = list(same)
        if several[0].moment == moments.ATTACKED:
            found.append(avoiding(effect, exhaust))
            continue
        on = [one_of(occasions(several))]
        id = "text-exhaust-when" if exhaust else "text-whenever" if several[0].moment in BY_ITSELF else "text-when"
        found.append(part(id, moment=on, effect=sentences(effect)))
    return found


def occasions(several: Sequence[Reaction]) -> list[Part]:
    """The moments; a card that comes to the hand in either way is named once."""
    if [reaction.moment for reaction in several] == [moments.ACQUIRED, moments.BROKEN_THROUGH]:
        kind, other = (reaction.kind for reaction in several)
        if kind is not None and kind is other:
            return [part("moment-acquire-or-break-through", of=of(kind))]
    return [moment(reaction) for reaction in several]


def avoiding(effect: Effect, exhaust: bool) -> Part:
    """An attack that does not touch the player, for a price or only for the token."""
    if isinstance(effect, e.Nothing):
        return part("text-avoid-exhaust")
    return part("text-avoid-exhaust-for" if exhaust else "text-avoid-for", price=phrase(effect, INF))


def moment(reaction: Reaction) -> Part:
    id = f"moment-{slug(reaction.moment)}"
    if reaction.kind is None:
        return part(id)
    if reaction.kind.named:
        return part(id, name=[named(reaction.kind)])
    return part(id, of=of(reaction.kind))


#: Moments that are nobody's act.
BY_ITSELF = (moments.DECK_EMPTY, moments.LEFT_PLAY)
#: Rules that are one sentence.
RULES: dict[type[Rule], str] = {
    r.InsteadOfMaterials: "text-rule-instead-of-materials",
    r.BetterLook: "text-rule-better-look",
    r.NoHistory: "text-rule-no-history",
    r.Twice: "text-rule-twice",
    r.Quests: "text-rule-quests",
    r.LastQuest: "text-rule-last-quest",
    r.FewerMasks: "text-rule-fewer-masks",
    r.MasksUnder: "text-rule-masks-under",
    r.PayOff: "text-rule-pay-off",
    r.EmpireAtOnce: "text-rule-empire-at-once",
}


@singledispatch
def rule(bent: Rule) -> Part:
    """A rule that a card bends."""
    if type(bent) not in RULES:
        raise TypeError(f"nobody knows how to say {bent!r}")
    return part(RULES[type(bent)])


@rule.register(r.HandSize)
def _(bent: r.HandSize) -> Part:
    return part("text-rule-hand-size", n=bent.more)


@rule.register(r.Ignore)
def _(bent: r.Ignore) -> Part:
    if bent.kind.named:
        return part("text-rule-ignore-named", name=[named(bent.kind)])
    return part("text-rule-ignore", of=of(bent.kind, many=True))


@rule.register(r.UnrestCost)
def _(bent: r.UnrestCost) -> Part:
    return (
        part("text-rule-unrest-cards", n=bent.cards)
        if bent.cards
        else part("text-rule-unrest-materials", n=bent.materials)
    )


@rule.register(r.DevelopCost)
def _(bent: r.DevelopCost) -> Part:
    return part("text-rule-develop-cost", n=bent.less, resource=RESOURCES[bent.resource])


@rule.register(r.AcquireFromExile)
def _(bent: r.AcquireFromExile) -> Part:
    return part("text-rule-acquire-from-exile", of=of(bent.kind))


@rule.register(r.PlayFree)
def _(bent: r.PlayFree) -> Part:
    return part("text-rule-play-free", of=of(bent.kind, many=True))


@rule.register(r.MarketToken)
def _(bent: r.MarketToken) -> Part:
    return part("text-rule-market-token", n=bent.n, resource=RESOURCES[bent.resource])


@rule.register(r.Endgame)
def _(bent: r.Endgame) -> Part:
    return part("text-rule-endgame", n=bent.unrest)


# -- points


def worth(points: Points) -> list[Part]:
    """The coin: a number, a `*` or a `?`."""
    if points.counts:
        return [part("text-points-star", counts=[counting(n, every, what) for n, every, what in points.counts])]
    if points.cases:
        lost = points.cases[0][0] < 0
        cases = [part(f"points-{slug(where)}", n=abs(n)) for n, where in points.cases]
        return [part("text-points-lost-cases" if lost else "text-points-cases", cases=[fold("text-semicolon", cases)])]
    if not points.fixed:
        return []
    return [part("text-points" if points.fixed > 0 else "text-points-lost", n=abs(points.fixed))]


def counting(n: int, every: int, what: Count) -> Part:
    """So many points for every so many of something."""
    return counted_by[type(what)](partial(part, n=n, every=every), what)


Counting = Callable[..., Part]


def count_symbols(counted: Counting, what: Any) -> Part:
    where = "-in-play" if what.in_play else ""
    if what.kind.star:
        return counted("points-per-star")
    if what.kind.named:
        return counted("points-per-named", name=[named(what.kind)])
    if what.kind.without:
        return counted(f"points-per-card{where}", of=of(what.kind, many=True))
    return counted(f"points-per-symbol{where}", of=symbols(what.kind.of))


counted_by: dict[type[Count], Callable[[Counting, Any], Part]] = {
    p.Resource: lambda counted, what: counted("points-per-token", resource=RESOURCES[what.resource]),
    p.Symbols: count_symbols,
    p.Cards: lambda counted, what: counted(f"points-per-cards-{what.where or 'all'}"),
    p.UnrestOfOthers: lambda counted, what: counted("points-per-unrest-of-others"),
    p.Poorer: lambda counted, what: counted("points-per-poorer"),
}
