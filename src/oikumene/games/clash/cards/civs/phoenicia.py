"""Phoenicia: four advances and three leaders (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.board import terrain
from oikumene.games.clash.cards.making import advance, leader
from oikumene.games.clash.effects import leaders as does
from oikumene.games.clash.effects.civs import phoenicia as own
from oikumene.games.clash.model import Civilization

PHOENICIA = Civilization(
    "phoenicia",
    "Phoenicia",
    "Финикия",
    advances=(
        advance(
            "pho-city-independence",
            "City Independence",
            "Независимость городов",
            "fishing",
            *own.CITY_INDEPENDENCE,
            doubtful=True,
        ),
        advance("pho-biremes", "Biremes", "Биремы", "war-ships", own.BIREMES),
        advance("pho-alphabet", "Alphabet", "Алфавит", "writing", own.ALPHABET, doubtful=True),
        advance("pho-cedars-dyes", "Cedars & Dyes", "Кедры и краски", "trade-routes", *own.CEDARS_AND_DYES),
    ),
    leaders=(
        leader(
            "lead-ithobaal",
            "Ithobaal",
            "Итобаал",
            "phoenicia",
            own.DELIVERANCE,
            does.bonus(2, own.near_temple),
            unsure=("first",),
        ),
        leader(
            "lead-hiram",
            "King Hiram",
            "Царь Хирам",
            "phoenicia",
            own.TRADE_MASTER,
            does.learns("construction"),
            unsure=("first", "second"),
        ),
        leader(
            "lead-pygmalion",
            "Pygmalion",
            "Пигмалион",
            "phoenicia",
            own.MEDITERRANEAN_TRADER,
            *own.PROTECTOR,
            unsure=("first",),
        ),
    ),
    region=terrain("pmfs"),
)
