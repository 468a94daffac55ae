"""The numbers that can be set by data: the terms of the rules, and what is printed on cards and sites."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from oikumene.kept.oath_2.model import RELIC, SITE, Book, Card, Cost, Recovery, Terms
from oikumene.kernel.game import Dial
from oikumene.kept.oath_2.kit.dials import SPLIT, Named, Shape, Whole

SHAPE = Shape(
    {
        Terms: {
            "rounds": Whole(3, 8),
            "visions_needed": Whole(0, 5),
            "search": Named(tuple("012345"), 1, 7),
            "search_pile": Whole(1, 7),
            "advisers": Whole(1, 6),
            "hand": Whole(1, 6),
            "favor": Whole(36, 99),
            "chancellor_favor": Whole(0, 6),
            "exile_favor": Whole(0, 6),
            "secrets": Whole(0, 6),
            "chancellor_warbands": Whole(0, 12),
            "exile_warbands": Whole(0, 12),
            "muster_warbands": Whole(1, 9),
            "exile_price": Whole(0, 20),
        },
        Card: {
            "defence": Whole(0, 9),
            "capacity": Whole(1, 4),
            "favor": Whole(0, 5),
            "secrets": Whole(0, 5),
            "relics": Whole(0, 3),
        },
        Cost: {name: Whole(0, 5) for name in ("favor", "secret", "burn_favor", "burn_secret", "dark")},
        Recovery: {name: Whole(0, 9) for name in ("place", "burn_favor", "burn_secret")},
    },
    amounts=("n", "favor", "lost", "price", "banks", "dice"),
)
#: What is printed on sites alone, and on sites and relics.
OF_SITES, OF_TARGETS = ("capacity", "favor", "secrets", "relics"), ("defence",)


def printed(card: Card, name: str) -> bool:
    """Whether such a card has such a number."""
    if name in OF_SITES:
        return card.back == SITE
    if name in OF_TARGETS:
        return card.back in (SITE, RELIC)
    return name != "cost" or bool(card.powers)


def dials_of(book: Book) -> Iterator[Dial]:
    """The terms, and the numbers of every card."""
    yield from SHAPE.dials("rules", book.terms)
    for card in book.cards:
        for dial in SHAPE.dials(f"cards/{card.id}", card):
            if printed(card, dial.path.split(SPLIT)[2]):
                yield dial


def turned(book: Book, values: Mapping[str, int]) -> Book:
    """The components with other numbers."""
    cards = tuple([SHAPE.turned(f"cards/{card.id}", card, values) for card in book.cards])
    return replace(book, cards=cards, terms=SHAPE.turned("rules", book.terms, values))
