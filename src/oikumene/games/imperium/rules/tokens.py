"""Resources: gaining, paying with substitution, stealing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oikumene.games.imperium.model import MATERIALS, POPULATION, PROGRESS, RESOURCES, Amounts
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.questions import MATERIALS_GAINED
from oikumene.games.imperium.state import State
from oikumene.kernel.flow import Flow, choose
from oikumene.kit.bend import bent


def add(state: State, side: int, resource: int, n: int) -> None:
    """From the supply, which does not run out."""
    if n > 0:
        state.players[side].resources[resource] += n
        if state.is_bot(side):
            state.note("bot-gains", n, RESOURCES[resource])
        else:
            state.note("gains", side, n, RESOURCES[resource])


def gain(state: State, side: int, resource: int, n: int, lands: Collection[str] = ()) -> Flow[None]:
    """Gain resources. `lands`: on the cards in play that gave materials, or were given up for them."""
    if n <= 0:
        return
    if resource != MATERIALS:
        add(state, side, resource, n)
        return
    instead = bent(state, MATERIALS_GAINED, side, None)
    if instead is not None:
        for other in state.others(side):
            add_all(state, other, instead.others)
        add_all(state, side, instead.own)
        return
    add(state, side, MATERIALS, n)
    if lands and not state.is_bot(side):
        for land, moment in moments.MATERIALS_FROM.items():
            if land in lands:
                yield from moments.happens(state, side, moment)


def add_all(state: State, side: int, amounts: Amounts) -> None:
    for resource, n in enumerate(amounts):
        add(state, side, resource, n)


# -- paying


def ways_to_pay(have: Sequence[int], cost: Amounts) -> list[Amounts]:
    """Pay with tokens: a progress may stand for a population, or for two materials; no change is given.

    >>> ways_to_pay((3, 0, 2), (3, 0, 0))
    [(3, 0, 0), (1, 0, 1), (0, 0, 2)]
    >>> ways_to_pay((0, 1, 1), (0, 2, 0))
    [(0, 1, 1)]
    """
    materials, population, progress = cost
    found: list[Amounts] = []
    for for_population in range(population + 1):
        for for_materials in range((materials + 1) // 2 + 1):
            way = (
                max(0, materials - 2 * for_materials),
                population - for_population,
                progress + for_population + for_materials,
            )
            if way not in found and all(n <= h for n, h in zip(way, have, strict=True)):
                found.append(way)
    return sorted(found, key=lambda way: way[PROGRESS])


def can_pay(state: State, side: int, cost: Amounts) -> bool:
    """Whether a cost can be met."""
    have = state.players[side].resources
    materials, population, progress = cost
    short = max(0, population - have[POPULATION]) + (max(0, materials - have[MATERIALS]) + 1) // 2
    return progress + short <= have[PROGRESS]


def pay(state: State, side: int, cost: Amounts, card: int) -> Flow[None]:
    """Pay a cost that can be met, in one of the ways there are."""
    if cost == (0, 0, 0):
        return
    resources = state.players[side].resources
    if resources[PROGRESS] <= cost[PROGRESS] or not (cost[MATERIALS] or cost[POPULATION]):
        way = cost
    else:
        _, *picked = yield from choose(
            side, "pay", lambda: [("pay", *way) for way in ways_to_pay(resources, cost)], about=(card,)
        )
        way = (int(picked[0]), int(picked[1]), int(picked[2]))
    for resource, n in enumerate(way):
        if n:
            resources[resource] -= n
            state.note("pays", side, n, RESOURCES[resource])
    if way[POPULATION]:
        yield from moments.happens(state, side, moments.PAID_POPULATION)


def steal(deed: Deed, victims: Sequence[int], resource: int, n: int) -> None:
    """Up to n from each; who cannot give as much is remembered."""
    state = deed.state
    deed.short.clear()
    for side in victims:
        have = state.players[side].resources
        taken = min(n, have[resource])
        if taken < n:
            deed.short.append(side)
        if taken:
            have[resource] -= taken
            state.players[deed.seat].resources[resource] += taken
            state.note("steals", deed.seat, taken, RESOURCES[resource], state.named(side))
