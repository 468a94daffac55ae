"""Celts: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import celts as own
from oikumene.games.clash.model import Civilization

CELTS = Civilization(
    "celts",
    "Celts",
    "Кельты",
    advances=(
        advance("cel-tribal-warfare", "Tribal Warfare", "Племенная война", "tactics", own.TRIBAL_WARFARE),
        advance("cel-tribal-allies", "Tribal Allies", "Союз племён", "draft", *own.TRIBAL_ALLIES, doubtful=True),
        advance("cel-druidic-influence", "Druidic Influence", "Влияние друидов", "priesthood", *own.DRUIDIC_INFLUENCE),
        advance(
            "cel-tribal-trade", "Tribal Trade", "Племенная торговля", "trade-routes", *own.TRIBAL_TRADE, doubtful=True
        ),
    ),
    leaders=(
        leader("lead-viriatus", "Viriatus", "Вириат", "celts", own.TERROR, own.LOYALTY, unsure=("second",)),
        leader(
            "lead-vercingetorix",
            "Vercingetorix",
            "Верцингеторикс",
            "celts",
            own.WARRIOR_PEOPLE,
            own.RAPID_RECRUITMENT,
            unsure=("second",),
        ),
        leader(
            "lead-boudica",
            "Queen Boudica",
            "Королева Боудикка",
            "celts",
            own.FEARLESS,
            own.GREAT_NUMBERS,
            unsure=("second",),
        ),
    ),
)
