"""Aztecs: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import aztecs as own
from oikumene.games.clash.model import Civilization

AZTECS = Civilization(
    "aztecs",
    "Aztecs",
    "Ацтеки",
    advances=(
        advance("azt-captives", "Captives", "Пленение", "tactics", *own.CAPTIVES),
        advance("azt-human-sacrifice", "Human Sacrifice", "Жертвоприношение", "rituals", *own.HUMAN_SACRIFICE),
        advance("azt-gold", "Aztec Gold", "Золото ацтеков", "arts", own.AZTEC_GOLD, doubtful=True),
        advance("azt-tribute", "Tribute Empire", "Дань", "any-government", *own.TRIBUTE_EMPIRE),
    ),
    leaders=(
        leader(
            "lead-marqzen",
            "Marqzen",
            "Маркзен",
            "aztecs",
            own.STORM_MASTER,
            own.SPREAD_OF_FEAR,
            unsure=("first", "second"),
        ),
        leader(
            "lead-ahuitzotl",
            "Ahuitzotl",
            "Ауисотль",
            "aztecs",
            own.EXPANSIONIST,
            own.MASS_SACRIFICE,
            unsure=("first", "second"),
        ),
        leader(
            "lead-acamapichtli",
            "Acamapichtli",
            "Акамапичтли",
            "aztecs",
            own.GROWTH,
            own.TRIBUTES,
            unsure=("first", "second"),
        ),
    ),
)
