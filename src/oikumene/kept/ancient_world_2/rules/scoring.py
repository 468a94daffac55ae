"""The end of the game (rulebook: End of the game)."""

from __future__ import annotations

from oikumene.kept.ancient_world_2.cards.model import TRIBES
from oikumene.kept.ancient_world_2.state import CITY, LANDS, LOST, SLAIN, State

#: Points for so many banners of one tribe; more than 6 do not count.
BANNER_POINTS = (0, 1, 2, 4, 6, 8, 11)
STARVING_POINTS = -2


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Where a city's points come from: each tribe's banners, scoring cards, hunger."""
    banners = state.banners(seat)
    points = {tribe: BANNER_POINTS[min(n, 6)] for tribe, n in zip(TRIBES, banners, strict=True)}
    cards = 0
    for zone in (CITY, LOST):
        for card in state.zones[zone + seat]:
            scoring = state.card(card).scoring
            if scoring is not None:
                cards += scoring.points(banners)
    points["cards"] = cards
    points["hunger"] = STARVING_POINTS * state.cities[seat].starving.bit_count()
    return points


def scores(state: State) -> list[int]:
    return [sum(breakdown(state, seat).values()) for seat in range(len(state.cities))]


def winners(state: State) -> tuple[int, ...]:
    """Most points; then coins; then empire, district and titan cards; then knowledge. Still tied: they share it."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        cards = sum(len(state.zones[zone + seat]) for zone in (CITY, LOST, LANDS, SLAIN))
        city = state.cities[seat]
        return (points[seat], city.coins, cards, city.knowledge)

    points = scores(state)
    best = max(rank(seat) for seat in range(len(points)))
    return tuple(seat for seat in range(len(points)) if rank(seat) == best)
