"""Carthage: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.board import terrain
from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import carthage as own
from oikumene.games.clash.model import Civilization

CARTHAGE = Civilization(
    "carthage",
    "Carthage",
    "Карфаген",
    advances=(
        advance("car-warbeasts", "Warbeasts", "Боевые звери", "husbandry", *own.WARBEASTS, doubtful=True),
        advance("car-hegemony", "Hegemony", "Гегемония", "cartography", own.HEGEMONY),
        advance("car-pirate-allies", "Pirate Allies", "Пиратский союз", "navigation", own.PIRATE_ALLIES),
        advance("car-mercenaries", "Mercenaries", "Наёмники", "draft", *own.MERCENARIES),
    ),
    leaders=(
        leader(
            "lead-dido",
            "Queen Dido",
            "Царица Дидона",
            "carthage",
            *own.FOUNDER,
            *own.SACRIFICE,
            unsure=("first", "second"),
        ),
        leader("lead-hanno", "Hanno", "Ганнон", "carthage", own.NAVIGATOR, own.FLEET_COMMANDER, unsure=("first",)),
        leader(
            "lead-hannibal",
            "Hannibal",
            "Ганнибал",
            "carthage",
            own.FATHER_OF_STRATEGY,
            own.AD_PORTAS,
            unsure=("second",),
        ),
    ),
    region=terrain("pmfs"),
)
