"""Huns: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import huns as own
from oikumene.games.clash.model import Civilization

HUNS = Civilization(
    "huns",
    "Huns",
    "Гунны",
    advances=(
        advance("hun-nomads", "Nomads", "Кочевничество", "storage", own.NOMADS),
        advance(
            "hun-mounted-archers", "Mounted Archers", "Конные лучники", "husbandry", *own.MOUNTED_ARCHERS, doubtful=True
        ),
        advance("hun-raiders", "Raiders", "Налётчики", "tactics", *own.RAIDERS),
        advance("hun-tribes", "Hunnic Tribes", "Империя гуннов", "any-government", own.HUNNIC_TRIBES),
    ),
    leaders=(
        leader("lead-attila", "Attila", "Аттила", "huns", *own.RULER, own.HORSE_MASTER, unsure=("first", "second")),
        leader("lead-bleda", "Bleda", "Бледа", "huns", own.ENFORCER, own.RAMS, unsure=("first",)),
        leader("lead-rugila", "Rugila", "Ругила", "huns", own.TRIBUTE, own.UNIFIER, unsure=("first",)),
    ),
)
