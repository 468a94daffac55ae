"""The end of the game (rulebook: End of the game; solo: End of the game)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.model import FOOD, STONE, VP, WOOD, WORKER
from oikumene.games.imperial_settlers.state import EMPIRE, HAND, TROPHIES, State
from oikumene.kit.scoring import best

#: Titles of the solo game, by points.
TITLES = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
    (0, "commoner"),
)


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Where the points come from: the track, common and faction locations, special scoring."""
    points = {"track": state.players[seat].goods[VP], "common": 0, "faction": 0, "special": 0}
    common, faction = state.terms.common_points, state.terms.faction_points
    for card in state.zones[EMPIRE + seat]:
        printed = state.card(card)
        points["common" if printed.common else "faction"] += common if printed.common else faction
        if printed.scoring is not None:
            points["special"] += printed.scoring.points(state, card)
    return points


def scores(state: State) -> list[int]:
    return [sum(breakdown(state, seat).values()) for seat in range(len(state.players))]


def winners(state: State) -> tuple[int, ...]:
    """Most points; then workers and resources left; then cards in hand; still tied: they share it."""
    if state.solo:
        return (0,) if solo_won(state) else ()

    def rank(seat: int) -> tuple[int, int, int]:
        goods = state.players[seat].goods
        left = goods[WORKER] + goods[WOOD] + goods[STONE] + goods[FOOD]
        return (points[seat], left, len(state.zones[HAND + seat]))

    points = scores(state)
    return best(range(len(points)), rank)


def faction_locations(state: State, seat: int) -> int:
    return sum(1 for card in state.zones[EMPIRE + seat] if not state.card(card).common)


def solo_won(state: State) -> bool:
    """More faction locations than the virtual opponent has trophies."""
    return faction_locations(state, 0) > len(state.zones[TROPHIES])


def title(state: State) -> str:
    """The solo game's ending: a defeat, or the title that the points are worth."""
    if not solo_won(state):
        return "defeat"
    points = scores(state)[0]
    return next(name for least, name in TITLES if points >= least)
