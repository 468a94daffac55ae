"""Vikings: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.board import terrain
from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects import leaders as does
from oikumene.games.clash.effects.civs import vikings as own
from oikumene.games.clash.model import Civilization

VIKINGS = Civilization(
    "vikings",
    "Vikings",
    "Викинги",
    advances=(
        advance("vik-ship-construction", "Ship Construction", "Кораблестроение", "fishing", *own.SHIP_CONSTRUCTION),
        advance("vik-longships", "Longships", "Драккары", "war-ships", *own.LONGSHIPS),
        advance("vik-raiding", "Raiding", "Набеги", "trade-routes", own.RAIDING),
        advance("vik-rune-stones", "Rune Stones", "Рунические камни", "rituals", own.RUNE_STONES),
    ),
    leaders=(
        leader("lead-cnut", "Cnut the Great", "Кнуд Великий", "vikings", own.RULER_OF_THE_NORTH, own.DANEGELD),
        leader("lead-eric", "Eric the Red", "Эрик Рыжий", "vikings", own.EXPLORER, own.NEW_COLONIES),
        leader("lead-ragnar", "Ragnar Lodbrok", "Рагнар Лодброк", "vikings", own.PREY, does.bonus(2, own.landed)),
    ),
    region=terrain("pmfs"),
)
