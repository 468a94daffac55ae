"""Japan: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects import leaders as does
from oikumene.games.clash.effects.civs import japan as own
from oikumene.games.clash.model import Civilization

JAPAN = Civilization(
    "japan",
    "Japan",
    "Япония",
    advances=(
        advance("jap-pottery", "Pottery", "Гончарное дело", "storage", own.POTTERY),
        advance("jap-horsemanship", "Horsemanship", "Верховая езда", "husbandry", *own.HORSEMANSHIP),
        advance("jap-ninjutsu", "Subterfuge", "Ниндзюцу", "tactics", own.NINJUTSU),
        advance("jap-shogunate", "Shogunate", "Сёгунат", "any-government", *own.SHOGUNATE),
    ),
    leaders=(
        leader(
            "lead-go-toba",
            "Emperor Go-Toba",
            "Император Го-Тоба",
            "japan",
            own.WAY_OF_THE_SWORD,
            own.SCHOLAR,
            unsure=("second",),
        ),
        leader(
            "lead-jimmu", "Emperor Jimmu", "Император Дзимму", "japan", own.FORTIFIED, own.MYTHICAL, unsure=("second",)
        ),
        leader(
            "lead-suiko",
            "Empress Suiko",
            "Императрица Суйко",
            "japan",
            *own.JAPANESE_BUDDHISM,
            does.bonus(2, does.defends),
            unsure=("first",),
        ),
    ),
)
