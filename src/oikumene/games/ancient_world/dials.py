"""The numbers that can be set by data: the terms of the rules, and what is printed on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from oikumene.games.ancient_world.model import (
    ARMY_SYMBOLS,
    CITY_SYMBOLS,
    EMPIRE_A,
    EMPIRE_B,
    MILITARY,
    STARTING_MILITARY,
    TITANS,
    TRIBES,
    Book,
    Card,
    Terms,
)
from oikumene.kernel.game import Dial
from oikumene.kit.dials import SPLIT, Named, Shape, Whole

SHAPE = Shape(
    {
        Terms: {
            "rounds": Whole(1, 12),
            "second_deck_round": Whole(2, 12),
            "starting_coins": Whole(0, 30),
            "extra_coins": Named(("first", "second", "third", "fourth")),
            "work_coins": Whole(),
            "learn_coins": Whole(),
            "expand_coins": Whole(),
            "expand_knowledge": Whole(1),
            "grow_coins": Whole(),
            "explore_cards": Whole(1),
            "rebuild_cards": Whole(1),
            "rebuild_coins": Whole(),
            "banner_points": Named(tuple("0123456"), -20),
            "starving_points": Whole(-20, 0),
        },
        Card: {
            "copies": Whole(0, 9),
            "coins": Whole(),
            "knowledge": Whole(),
            "banners": Named(TRIBES, 0, 5),
            "symbols": Named(CITY_SYMBOLS, 0, 9),
            "army": Named(ARMY_SYMBOLS, 0, 9),
            "experience": Named(ARMY_SYMBOLS, 0, 9),
            "defence": Whole(1, 40),
        },
    },
    amounts=("n", "coins"),
)


def printed(card: Card) -> set[str]:
    """The fields that such a card has: an army for a building would be code."""
    names = {"action", "ability", "scoring"}
    if card.deck in (EMPIRE_A, EMPIRE_B, MILITARY):
        names |= {"copies", "coins", "knowledge"}
    if card.deck in (MILITARY, STARTING_MILITARY):
        return names | {"army", "experience"}
    return names | {"banners", "symbols"} | ({"defence"} if card.deck == TITANS else set())


def dials_of(book: Book) -> Iterator[Dial]:
    """The terms, and the numbers of every card."""
    yield from SHAPE.dials("rules", book.terms)
    for card in book.cards:
        names = printed(card)
        for dial in SHAPE.dials(f"cards/{card.id}", card):
            if dial.path.split(SPLIT)[2] in names:
                yield dial


def turned(book: Book, values: Mapping[str, int]) -> Book:
    """The components with other numbers."""
    cards = tuple([SHAPE.turned(f"cards/{card.id}", card, values) for card in book.cards])
    return replace(book, cards=cards, terms=SHAPE.turned("rules", book.terms, values))
