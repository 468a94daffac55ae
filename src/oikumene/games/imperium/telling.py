"""A card for people: what it is, what it does, what it is worth, line by line. How effects, kinds, rules and points are
said stands beside each of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from oikumene.games.imperium.effects.conditions import HasInPlay
from oikumene.games.imperium.effects.resources import amount
from oikumene.games.imperium.kinds import LANDS
from oikumene.games.imperium.model import (
    ACCESSION,
    DEVELOPMENT,
    FAME_BOTTOM,
    IN_PLAY,
    POWER,
    Card,
    Condition,
    Effect,
    Reaction,
)
from oikumene.games.imperium.rules import moments
from oikumene.kernel.game import Part
from oikumene.kit.effects import INF, WAY, Nothing, fold, one_of, part, phrase, sentences, spoken

#: Moments that are nobody's act.
BY_ITSELF = (moments.DECK_EMPTY, moments.LEFT_PLAY)


def say_card(card: Card) -> Sequence[Part]:
    """The lines of a card: what it is, what it does, what it is worth."""
    return [head(card), *limits(card), *abilities(card), *card.points.say()]


def say_effect(effect: Effect) -> Sequence[Part]:
    """An effect as one of several ways to go."""
    return effect.as_way(WAY)


def say_face(card: Card) -> Sequence[Part]:
    """A side of a power card, in one line."""
    lines = [*abilities(card), *card.points.say()]
    return [part("face-side", side=card.id[-1], text=[fold("text-lines", lines)])]


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
        price = [amount(n, resource) for resource, n in enumerate(card.cost) if n]
        return [part("text-price", price=price)] if price else [part("text-start-quest")]
    if card.start == ACCESSION:
        return [part(f"text-start-{card.under or ACCESSION}")]
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
    if len(conditions) > 1 and all(isinstance(each, HasInPlay) and each.n == 1 for each in conditions):
        kinds = [each.kind for each in conditions if isinstance(each, HasInPlay)]
        return [part("if-all-in-play", names=[kind.name() for kind in kinds])]
    return [condition.when() for condition in conditions]


# -- abilities


def abilities(card: Card) -> list[Part]:
    """A line an ability."""
    found: list[Part] = []
    if card.play is not None:
        found.append(played(card, card.play))
    if card.exhaust is not None:
        found.append(part("text-exhaust", effect=sentences(card.exhaust)))
    found += reactions(card.reactions)
    found += [rule.say() for rule in card.rules]
    if card.solstice is not None:
        found.append(part("text-solstice", effect=sentences(card.solstice)))
    return found


def played(card: Card, effect: Effect) -> Part:
    if isinstance(effect, Nothing):
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
            return [part("moment-acquire-or-break-through", of=kind.say())]
    return [moment(reaction) for reaction in several]


def avoiding(effect: Effect, exhaust: bool) -> Part:
    """An attack that does not touch the player, for a price or only for the token."""
    if isinstance(effect, Nothing):
        return part("text-avoid-exhaust")
    return part("text-avoid-exhaust-for" if exhaust else "text-avoid-for", price=phrase(effect, INF))


def moment(reaction: Reaction) -> Part:
    id = f"moment-{spoken(reaction.moment)}"
    if reaction.kind is None:
        return part(id)
    if reaction.kind.named:
        return part(id, name=[reaction.kind.name()])
    return part(id, of=reaction.kind.say())
