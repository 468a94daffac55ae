"""Egypt: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.board import terrain
from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects.civs import egypt as own
from oikumene.games.clash.model import Civilization

EGYPT = Civilization(
    "egypt",
    "Egypt",
    "Египет",
    advances=(
        advance("egy-flood-plains", "Flood Plains", "Поймы", "irrigation", *own.FLOOD_PLAINS),
        advance("egy-architecture", "Architecture", "Архитектура", "engineering", own.ARCHITECTURE),
        advance("egy-embalming", "Embalming", "Бальзамирование", "rituals", *own.EMBALMING),
        advance("egy-man-god", "Man God", "«Бог на земле»", "priesthood", lends=own.MAN_GOD),
    ),
    leaders=(
        leader(
            "lead-cleopatra",
            "Cleopatra",
            "Клеопатра",
            "egypt",
            own.LEGENDARY,
            *own.BELOVED,
            printed=True,
        ),
        leader(
            "lead-imhotep",
            "Imhotep",
            "Имхотеп",
            "egypt",
            own.INNOVATOR,
            own.PHYSICIAN,
            unsure=("first", "second"),
        ),
        leader(
            "lead-ramses",
            "Ramses II",
            "Рамсес II",
            "egypt",
            own.MONUMENTAL,
            *own.COASTAL_POWER,
            unsure=("first",),
        ),
    ),
    region=terrain("pmbb"),
)
