"""The end of the game (rulebook: End of the game)."""

from __future__ import annotations

from oikumene.games.ancient_world.model import TRIBES
from oikumene.games.ancient_world.state import CITY, LANDS, LOST, SLAIN, State
from oikumene.kit.scoring import best


def breakdown(state: State, seat: int, banners: list[int] | None = None) -> dict[str, int]:
    """Where a city's points come from: each tribe's banners (where somebody has counted them already), scoring cards,
    hunger."""
    if banners is None:
        banners = state.banners(seat)
    terms = state.book.terms
    table = terms.banner_points
    points: dict[str, int] = {tribe: table[min(n, 6)] for tribe, n in zip(TRIBES, banners, strict=True)}
    cards = 0
    for zone in (CITY, LOST):
        for card in state.zones[zone + seat]:
            scoring = state.card(card).scoring
            if scoring is not None:
                cards += scoring.points(banners)
    points["cards"] = cards
    points["hunger"] = terms.starving_points * state.cities[seat].starving.bit_count()
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
    return best(range(len(points)), rank)
