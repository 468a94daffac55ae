"""The book: everything in the box, as the rules know it."""

from __future__ import annotations

from functools import cache

from oikumene.games.clash.cards import actions, advances, events, objectives, regions, tactics, wonders
from oikumene.games.clash.cards.civs import (
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)
from oikumene.games.clash.model import Book, Power

CIVILIZATIONS = (
    aztecs.AZTECS,
    babylon.BABYLON,
    carthage.CARTHAGE,
    celts.CELTS,
    china.CHINA,
    egypt.EGYPT,
    greece.GREECE,
    huns.HUNS,
    india.INDIA,
    japan.JAPAN,
    maya.MAYA,
    persia.PERSIA,
    phoenicia.PHOENICIA,
    rome.ROME,
    vikings.VIKINGS,
)


@cache
def house_book() -> Book:
    """All powers (advances first, in the order of the board) and all cards, made once."""
    powers: list[Power] = [*advances.ADVANCES]
    for civ in CIVILIZATIONS:
        powers += [*civ.advances]
    for civ in CIVILIZATIONS:
        powers += [*civ.leaders]
    powers += [*wonders.WONDERS, *tactics.TACTICS, *events.POWERS]
    cards = (*actions.CARDS, *events.CARDS, *objectives.CARDS, *wonders.CARDS, *regions.REGIONS)
    return Book(powers, cards, objectives.OBJECTIVES, CIVILIZATIONS)
