"""The eight wonders (rulebook, wonders)."""

from __future__ import annotations

from oikumene.games.clash.effects import wonders as does
from oikumene.games.clash.effects.making import draws
from oikumene.games.clash.model import PORT, Wonder, WonderCard, goods

WONDERS = (
    Wonder(
        "wonder-arena",
        "Great Arena",
        "Великая арена",
        "wonders",
        requires="sports",
        price=goods(food=3, wood=4, ore=5, culture=5),
        points=4,
        bends=(does.ARENA_SWAPS,),
        reactions=(does.ARENA_CHEERS,),
    ),
    Wonder(
        "wonder-gardens",
        "Great Gardens",
        "Великие сады",
        "wonders",
        requires="irrigation",
        price=goods(food=5, wood=5, ore=2, culture=5),
        points=4,
        bends=does.GARDENS,
        wild=True,
    ),
    Wonder(
        "wonder-library",
        "Great Library",
        "Великая библиотека",
        "wonders",
        requires="philosophy",
        price=goods(food=3, wood=6, ore=3, culture=5),
        points=4,
        abilities=(does.LIBRARY,),
    ),
    Wonder(
        "wonder-lighthouse",
        "Great Lighthouse",
        "Великий маяк",
        "wonders",
        requires="cartography",
        price=goods(food=3, wood=5, ore=4, culture=5),
        points=4,
        beside=PORT,
        doubtful=True,
        reactions=(does.LIGHTHOUSE[0],),
        bends=(does.LIGHTHOUSE[1],),
    ),
    Wonder(
        "wonder-mausoleum",
        "Great Mausoleum",
        "Великий мавзолей",
        "wonders",
        requires="priesthood",
        price=goods(food=4, wood=4, ore=4, culture=5),
        points=4,
        bends=(does.MAUSOLEUM,),
    ),
    Wonder(
        "wonder-pyramid",
        "Great Pyramid",
        "Великая пирамида",
        "wonders",
        requires="rituals",
        price=goods(food=2, wood=3, ore=7, culture=5),
        points=5,
        stays=True,
    ),
    Wonder(
        "wonder-statue",
        "Great Statue",
        "Великая статуя",
        "wonders",
        requires="monuments",
        price=goods(food=3, wood=4, ore=5, culture=5),
        points=4,
        abilities=(does.STATUE,),
        gain=draws(0, 1),
    ),
    Wonder(
        "wonder-wall",
        "Great Wall",
        "Великая стена",
        "wonders",
        requires="siegecraft",
        price=goods(food=3, wood=2, ore=7, culture=5),
        points=4,
        bends=does.WALL,
    ),
)
CARDS = tuple(
    WonderCard(wonder.id, "wonders", wonder.en, wonder.ru, printed=True, power=wonder.id) for wonder in WONDERS
)
