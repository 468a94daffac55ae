"""India: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import india as own
from oikumene.games.clash.model import Civilization

INDIA = Civilization(
    "india",
    "India",
    "Индия",
    advances=(
        advance(
            "ind-elephants", "Indian Elephants", "Индийские слоны", "husbandry", *own.INDIAN_ELEPHANTS, doubtful=True
        ),
        advance("ind-proselytism", "Proselytism", "Прозелитизм", "state-religion", *own.PROSELYTISM),
        advance("ind-prosperity", "Prosperity", "Процветание", "trade-routes", own.PROSPERITY, doubtful=True),
        advance("ind-peace-poetry", "Peace & Poetry", "Мир и поэзия", "theaters", *own.PEACE_AND_POETRY, doubtful=True),
    ),
    leaders=(
        leader(
            "lead-sri-gupta",
            "Maharaja Sri Gupta",
            "Махараджа Шри Гупта",
            "india",
            own.GOLDEN_AGE,
            own.PREPARED,
            unsure=("first",),
        ),
        leader(
            "lead-ashoka",
            "Ashoka the Great",
            "Ашока Великий",
            "india",
            own.BUDDHISM,
            own.EXPANSIONIST,
            unsure=("first", "second"),
        ),
        leader(
            "lead-akbar",
            "Akbar the Great",
            "Акбар Великий",
            "india",
            own.BLADED_TUSKS,
            own.PROSPEROUS,
            unsure=("second",),
        ),
    ),
)
