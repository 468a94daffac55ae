"""Maya: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.board import terrain
from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects import leaders as does
from oikumene.games.clash.effects.civs import maya as own
from oikumene.games.clash.model import Civilization

MAYA = Civilization(
    "maya",
    "Maya",
    "Майя",
    advances=(
        advance("may-terracing", "Terracing", "Террасирование", "irrigation", *own.TERRACING, doubtful=True),
        advance("may-stelas", "Stelas", "Стелы", "arts", *own.STELAS, doubtful=True),
        advance("may-ballcourts", "Ballcourts", "Стадионы", "sports", *own.BALLCOURTS),
        advance("may-calendar", "Calendar", "Календарь", "astronomy", own.CALENDAR),
    ),
    leaders=(
        leader(
            "lead-pakal",
            "K'inich Janaab' Pakal I",
            "Пакаль",
            "maya",
            does.cancels(own.under_own_obelisk),
            own.ART_AND_ARCHITECTURE,
            unsure=("second",),
        ),
        leader(
            "lead-siyaj-kak",
            "Siyaj K'ak'",
            "Сиях-Как",
            "maya",
            does.bonus(own.size_stormed),
            *own.CULTURAL_INFLUX,
            unsure=("second",),
        ),
        leader(
            "lead-wak-chanil",
            "Wak Chanil Ajaw",
            "Вак-Чаниль-Ахав",
            "maya",
            does.bonus(2, lambda state, seat, fight: does.near_own_city(state, seat, fight.hex, 2)),
            own.RECONSTRUCTION,
            unsure=("second",),
        ),
    ),
    region=terrain("pmfm"),
)
