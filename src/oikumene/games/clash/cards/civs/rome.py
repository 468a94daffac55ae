"""Rome: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects import leaders as does
from oikumene.games.clash.effects.civs import rome as own
from oikumene.games.clash.model import Civilization

ROME = Civilization(
    "rome",
    "Rome",
    "Рим",
    advances=(
        advance("rom-aqueduct", "Aqueduct", "Акведук", "engineering", *own.AQUEDUCT),
        advance("rom-roads", "Roman Roads", "Имперские дороги", "roads", own.ROMAN_ROADS),
        advance("rom-captivi", "Captivi", "Пленники", "bartering", *own.CAPTIVI),
        advance("rom-provinces", "Provinces", "Провинции", "any-government", *own.PROVINCES),
    ),
    leaders=(
        leader(
            "lead-augustus",
            "Emperor Augustus",
            "Император Август",
            "rome",
            own.PRINCEPS,
            does.bonus(2, own.in_foreign_region),
        ),
        leader("lead-caesar", "Gaius Julius Caesar", "Гай Юлий Цезарь", "rome", own.STATESMAN, own.PROCONSUL),
        leader("lead-sulla", "Sulla", "Сулла", "rome", *own.DICTATOR, does.bonus(2, own.against_barbarians)),
    ),
)
