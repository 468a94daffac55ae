"""Every card of both boxes, and every face that can lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.imperium.cards import vocabulary as v
from oikumene.games.imperium.cards.decks.arthurians import ARTHURIANS
from oikumene.games.imperium.cards.decks.atlanteans import ATLANTEANS
from oikumene.games.imperium.cards.decks.carthaginians import CARTHAGINIANS
from oikumene.games.imperium.cards.decks.celts import CELTS
from oikumene.games.imperium.cards.decks.classics import CLASSICS_CARDS
from oikumene.games.imperium.cards.decks.egyptians import EGYPTIANS
from oikumene.games.imperium.cards.decks.greeks import GREEKS
from oikumene.games.imperium.cards.decks.legends import LEGENDS_CARDS
from oikumene.games.imperium.cards.decks.macedonians import MACEDONIANS
from oikumene.games.imperium.cards.decks.mauryans import MAURYANS
from oikumene.games.imperium.cards.decks.minoans import MINOANS
from oikumene.games.imperium.cards.decks.olmecs import OLMECS
from oikumene.games.imperium.cards.decks.persians import PERSIANS
from oikumene.games.imperium.cards.decks.qin import QIN
from oikumene.games.imperium.cards.decks.romans import ROMANS
from oikumene.games.imperium.cards.decks.scythians import SCYTHIANS
from oikumene.games.imperium.cards.decks.utopians import UTOPIANS
from oikumene.games.imperium.cards.decks.vikings import VIKINGS
from oikumene.games.imperium.cards.nations import NATIONS
from oikumene.games.imperium.kinds import UNREST, Kind
from oikumene.games.imperium.model import Box, Card, Effect
from oikumene.kit.book import numbered
from oikumene.kit.effects import slug

#: Every printed card (one side each), in the order of boxes and nations.
PRINTED: tuple[Card, ...] = (
    *CLASSICS_CARDS,
    *LEGENDS_CARDS,
    *ARTHURIANS,
    *ATLANTEANS,
    *CARTHAGINIANS,
    *CELTS,
    *EGYPTIANS,
    *GREEKS,
    *MACEDONIANS,
    *MAURYANS,
    *MINOANS,
    *OLMECS,
    *PERSIANS,
    *QIN,
    *ROMANS,
    *SCYTHIANS,
    *UTOPIANS,
    *VIKINGS,
)

#: Unrest is the same whoever printed it: one face for all of it.
UNREST_FACE = v.card(
    "unrest",
    "Unrest",
    "Беспорядки",
    " ".join(number for card in PRINTED if card.suits == (UNREST,) for number in card.numbers),
    start="unrest_pile",
    box="classics",
    copies=sum(card.copies for card in PRINTED if card.suits == (UNREST,)),
    suit="unrest",
    vp=-2,
    ru_printed=True,
    must=True,
    play=[
        v.cost(v.price(v.pay("population 1"), v.e.UnrestPrice(cards=2), v.e.UnrestPrice(materials=3)), v.e.ReturnSelf())
    ],
)

#: The faces on the table, by number.
BOOK: tuple[Card, ...] = (*(card for card in PRINTED if card.suits != (UNREST,)), UNREST_FACE)
FACE: dict[str, int] = numbered(BOOK)

BOX = Box(BOOK, PRINTED, FACE, NATIONS)

for kind in Kind.every:
    kind.bind(BOOK)


def ways_of(book: Sequence[Card]) -> dict[str, Effect]:
    """Every effect that can be one of several ways, by its name."""
    return {slug(effect): effect for card in book for effect in card.effects()}


WAYS = ways_of(BOOK)
