"""China: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import china as own
from oikumene.games.clash.model import Civilization

CHINA = Civilization(
    "china",
    "China",
    "Китай",
    advances=(
        advance("chi-rice", "Rice Cultivation", "Рисоводство", "irrigation", own.RICE),
        advance("chi-expansion", "Expansion", "Расселение", "husbandry", own.EXPANSION),
        advance("chi-fireworks", "Fireworks", "Фейерверки", "metallurgy", own.FIREWORKS),
        advance("chi-imperial-army", "Imperial Army", "Императорская армия", "any-government", own.IMPERIAL_ARMY),
    ),
    leaders=(
        leader("lead-sun-tzu", "Sun Tzu", "Сунь-цзы", "china", own.ART_OF_WAR, own.FAST_WAR),
        leader("lead-qin", "Qin Shi Huang", "Цинь Шихуанди", "china", *own.GREAT_WALL, own.TACTICIAN, printed=True),
        leader(
            "lead-wu",
            "Empress Wu Zetian",
            "Императрица У Цзэтянь",
            "china",
            own.ECONOMIST,
            own.BRILLIANT_CONQUEROR,
        ),
    ),
)
