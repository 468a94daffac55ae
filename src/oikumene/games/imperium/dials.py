"""The numbers that can be set by data: the terms of the rules, the nations' tokens, and what is printed on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from oikumene.games.imperium.effects.resources import Pay
from oikumene.games.imperium.model import COMMONS, RESOURCES, Box, Card, Nation, Points, Terms
from oikumene.kernel.game import Dial
from oikumene.kit.dials import SPLIT, Named, Rows, Shape, Whole

PLAYERS = ("2", "3", "4")
SHAPE = Shape(
    {
        Terms: {
            "start": Named(RESOURCES, 0, 30),
            "actions": Whole(1, 10),
            "hand": Whole(1, 12),
            "small_decks": Named(PLAYERS, 1),
            "fame": Named(PLAYERS, 1),
            "consolation": Whole(),
            "star_most": Whole(0, 40),
        },
        Nation: {"exhausts": Whole(0, 12)},
        Card: {"copies": Whole(0, 9), "cost": Named(RESOURCES)},
        Points: {
            "fixed": Whole(-20, 30),
            "counts": Rows(("points", "every"), 1),
            "cases": Rows(("points",), -20, 30),
        },
        Pay: {"cost": Named(RESOURCES)},
    },
    amounts=("n", "less", "more", "most", "least", "cards", "materials", "up_to", "unrest"),
)


def dials_of(box: Box) -> Iterator[Dial]:
    """The terms, the nations, and the numbers of every card; how many copies there are only of what the market has."""
    yield from SHAPE.dials("rules", box.terms)
    for nation in box.nations.values():
        yield from SHAPE.dials(f"nations/{nation.name}", nation)
    for card in box.book:
        for dial in SHAPE.dials(f"cards/{card.id}", card):
            if card.start == COMMONS or dial.path.split(SPLIT)[2] != "copies":
                yield dial


def turned(box: Box, values: Mapping[str, int]) -> Box:
    """The components with other numbers."""
    new = {card.id: SHAPE.turned(f"cards/{card.id}", card, values) for card in box.book}
    return replace(
        box,
        book=tuple(new.values()),
        printed=tuple([new.get(card.id, card) for card in box.printed]),
        nations={name: SHAPE.turned(f"nations/{name}", nation, values) for name, nation in box.nations.items()},
        terms=SHAPE.turned("rules", box.terms, values),
    )
