"""The numbers that can be set by data: the terms of the rules, and the figures printed on cards. What a card does is
code here, and its text a sentence: numbers in them are none of these."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oikumene.games.clash.model import GOODS, KINDS, ActionCard, Book, Card, EventCard, Power, Terms, Wonder
from oikumene.kernel.game import Dial
from oikumene.kit.dials import Grid, Named, Shape, Whole

SHAPE = Shape(
    {
        Terms: {
            "ages": Whole(1, 6),
            "rounds": Whole(1, 6),
            "actions": Whole(1, 8),
            "start": Named(GOODS, 0, 7),
            "most": Whole(2, 15),
            "unstored": Whole(0, 15),
            "advance": Named(GOODS, 0, 7),
            "government": Named(GOODS, 0, 7),
            "building": Named(GOODS, 0, 7),
            "units": Grid(KINDS, GOODS, 0, 7),
            "influence": Whole(1, 6),
        },
        Wonder: {"price": Named(GOODS, 0, 12), "points": Whole()},
        ActionCard: {"price": Named(GOODS, 0, 7)},
        EventCard: {"copies": Whole(0, 6)},
    }
)


def has_numbers(thing: Power | Card) -> bool:
    """A wonder is its power; its card has nothing that the power has not."""
    return type(thing) in SHAPE.kinds


def dials_of(book: Book) -> Iterator[Dial]:
    """The terms, and the numbers of wonders, action cards and events."""
    yield from SHAPE.dials("rules", book.terms)
    things: list[Power | Card] = [*book.powers, *book.cards]
    for thing in things:
        if has_numbers(thing):
            yield from SHAPE.dials(f"cards/{thing.id}", thing)


def turned(book: Book, values: Mapping[str, int]) -> Book:
    """The components with other numbers."""
    return Book(
        [SHAPE.turned(f"cards/{power.id}", power, values) if has_numbers(power) else power for power in book.powers],
        [SHAPE.turned(f"cards/{card.id}", card, values) if has_numbers(card) else card for card in book.cards],
        book.objectives.values(),
        book.civilizations.values(),
        SHAPE.turned("rules", book.terms, values),
    )
