"""Babylon: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import babylon as own
from oikumene.games.clash.model import Civilization

BABYLON = Civilization(
    "babylon",
    "Babylon",
    "Вавилон",
    advances=(
        advance("bab-canals", "Canals", "Каналы", "engineering", own.CANALS),
        advance("bab-code-of-laws", "Code of Laws", "Свод законов", "writing", own.CODE_OF_LAWS, doubtful=True),
        advance(
            "bab-star-catalogues",
            "Star Catalogues",
            "Звёздные каталоги",
            "astronomy",
            own.STAR_CATALOGUES,
            doubtful=True,
        ),
        advance("bab-ziggurats", "Ziggurats", "Зиккураты", "dogma", *own.ZIGGURATS, doubtful=True),
    ),
    leaders=(
        leader(
            "lead-hammurabi",
            "Hammurabi",
            "Хаммурапи",
            "babylon",
            own.LAWGIVER,
            own.GUARDIAN,
            unsure=("first", "second"),
        ),
        leader(
            "lead-nebuchadnezzar",
            "Nebuchadnezzar II",
            "Навуходоносор II",
            "babylon",
            *own.GREAT_GARDENS,
            own.ICONOCLAST,
            printed=True,
        ),
        leader(
            "lead-nabopolassar",
            "Nabopolassar",
            "Набопаласар",
            "babylon",
            own.LIBERATOR,
            own.REVOLT,
            unsure=("second",),
        ),
    ),
)
