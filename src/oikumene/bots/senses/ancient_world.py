"""The Ancient World: banners first, then what makes more of them."""

from __future__ import annotations

from oikumene.games.ancient_world.cards.model import (
    ARMY_ARROW,
    ARMY_SWORD,
    ARROW,
    COIN_INCOME,
    EXPLORE,
    FOOD,
    KNOWLEDGE_INCOME,
    SWORD,
)
from oikumene.games.ancient_world.rules.scoring import BANNER_POINTS
from oikumene.games.ancient_world.state import ASIDE, CITY, LOST, ROUNDS, SLAIN, State

#: A banner more of a tribe is worth a part of the step it leads to.
BANNER_HOPE = 0.25
COIN = 0.30
LAST_COIN = 0.10
KNOWLEDGE = 1.1
CITIZEN_ROUND = 0.55
READY = 0.35
SWORD_WORTH = 0.30
ARROW_WORTH = 0.20
ARMY_COIN = 0.20
SPACE = 0.45
ASIDE_WORTH = 0.5
SLOT_ROUND = 0.35
LOST_WORTH = 0.5
EYE = 0.08


def outlook(state: State) -> list[float]:
    """The points each city may expect at the end."""
    return [expected(state, seat) for seat in range(len(state.cities))]


def expected(state: State, seat: int) -> float:
    city = state.cities[seat]
    left = ROUNDS - state.round  # rounds after this one, and incomes to come
    banners = state.banners(seat)
    points = 0.0
    for n in banners:
        n = min(n, 6)
        points += BANNER_POINTS[n]
        if left and n < 6:
            points += BANNER_HOPE * (BANNER_POINTS[n + 1] - BANNER_POINTS[n]) * (n > 0)
    cards = state.book.cards
    slots = 0
    for zone in (CITY, LOST):
        for card in state.zones[zone + seat]:
            printed = cards[state.face[card]]
            if printed.scoring is not None:
                points += printed.scoring.points(banners)
            if printed.action:
                slots += 1
    totals = city.totals
    active = 0 if city.passed else 1
    rest = left + 0.5 * active
    coin = LAST_COIN * active if not left else COIN
    points += coin * (city.coins + totals[COIN_INCOME] * left * 0.8)
    points += (KNOWLEDGE if left else 0.3 * active) * (city.knowledge + totals[KNOWLEDGE_INCOME] * left * 0.7)
    people = city.citizens.bit_count()
    unfed = people - totals[FOOD]
    if unfed > 0:
        points -= (2.0 if not left else 0.6) * unfed
        people -= unfed
    points += CITIZEN_ROUND * people * left
    if active:
        points += READY * city.ready.bit_count()
    force = SWORD_WORTH * (totals[SWORD] + 0.5 * city.swords * active) + ARROW_WORTH * totals[ARROW]
    for army in city.armies:
        force += SWORD_WORTH * army.symbols[ARMY_SWORD] + ARROW_WORTH * army.symbols[ARMY_ARROW]
        force += 0.15 * (army.symbols[2] + 2 * army.symbols[3] + army.symbols[4])
        force -= ARMY_COIN * (army.picture + army.scroll)
    points += force * min(rest, 4) / 2
    points += SPACE * min(state.free_space(seat), 3) * min(rest, 3) / 3
    points += ASIDE_WORTH * min(len(state.zones[ASIDE + seat]), 2) * (1 if left else 0.3 * active)
    points += SLOT_ROUND * min(slots, people) * left
    points += EYE * totals[EXPLORE] * left
    if left:
        points -= LOST_WORTH * len(state.zones[LOST + seat])
    points += 0.01 * city.coins + 0.2 * len(state.zones[SLAIN + seat]) * (left > 0)
    if state.first == seat and left:
        points += 0.2
    return points
