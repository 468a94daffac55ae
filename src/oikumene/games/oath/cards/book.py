"""The whole box as one book."""

from __future__ import annotations

from functools import cache

from oikumene.games.oath.cards import arcane, beast, discord, edifices, hearth, nomad, order, relics, sites, visions
from oikumene.games.oath.model import Book, joined


@cache
def house_book() -> Book:
    """Every card of the box, suits in their order."""
    suits = (discord, arcane, order, hearth, beast, nomad)
    return joined(*(suit.CARDS for suit in suits), visions.CARDS, relics.CARDS, sites.CARDS, edifices.CARDS)
