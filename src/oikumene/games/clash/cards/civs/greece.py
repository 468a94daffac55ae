"""Greece: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects import leaders as does
from oikumene.games.clash.effects.civs import greece as own
from oikumene.games.clash.model import Civilization

GREECE = Civilization(
    "greece",
    "Greece",
    "Греция",
    advances=(
        advance("gre-study", "Study", "Особая подготовка", "public-education", own.STUDY),
        advance("gre-sparta", "Sparta", "Спарта", "draft", *own.SPARTA),
        advance("gre-hellenistic", "Hellenistic Culture", "Эллинизация", "arts", *own.HELLENISTIC),
        advance("gre-city-states", "City States", "Города-государства", "any-government", own.CITY_STATES),
    ),
    leaders=(
        leader(
            "lead-alexander",
            "Alexander the Great",
            "Александр Македонский",
            "greece",
            own.IDOL,
            own.RULER_OF_THE_WORLD,
            printed=True,
        ),
        leader("lead-leonidas", "Leonidas I", "Леонид I", "greece", own.THIS_IS_SPARTA, own.HERO_OF_THERMOPYLAE),
        leader("lead-pericles", "Pericles", "Перикл", "greece", does.learns("education"), does.naval_bonus(2)),
    ),
)
