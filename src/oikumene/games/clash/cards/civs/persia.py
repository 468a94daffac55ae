"""Persia: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import persia as own
from oikumene.games.clash.model import Civilization

PERSIA = Civilization(
    "persia",
    "Persia",
    "Персия",
    advances=(
        advance("per-elephants", "Grey Tide", "Серый прилив", "husbandry", *own.GREY_TIDE),
        advance("per-immortals", "Immortals", "Бессмертные", "draft", own.IMMORTALS),
        advance("per-zoroastrianism", "Zoroastrianism", "Зороастризм", "priesthood", own.ZOROASTRIANISM),
        advance("per-banking", "Banking", "Банковское дело", "currency", own.BANKING, doubtful=True),
    ),
    leaders=(
        leader(
            "lead-cyrus",
            "Cyrus the Great",
            "Кир Великий",
            "persia",
            own.KING_OF_PERSIA,
            own.STRATEGIST,
            unsure=("first",),
        ),
        leader(
            "lead-darius", "Darius", "Дарий", "persia", own.CULTURAL_UNITY, own.ARCHITECT, unsure=("first", "second")
        ),
        leader("lead-xerxes", "Xerxes", "Ксеркс", "persia", *own.MIGHTY_ARMY, own.GREAT_BUILDER, unsure=("second",)),
    ),
)
