"""Resources: gaining, paying with substitution, stealing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oikumene.games.imperium.model import MATERIALS, NOTHING, POPULATION, PROGRESS, RESOURCES, Amounts
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.matters import MATERIALS_GAINED
from oikumene.games.imperium.state import State
from oikumene.kernel.flow import Flow
from oikumene.kit.bend import bent
from oikumene.kit.goods import Swap, Tender, paid_at_once, taken


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


#: A progress may stand for a population, or for two materials; no change is given.
PROGRESS_FOR = Tender(Swap(PROGRESS, (POPULATION,)), Swap(PROGRESS, (MATERIALS,), rate=2))


def can_pay(state: State, side: int, cost: Amounts) -> bool:
    """Whether a cost can be met."""
    return PROGRESS_FOR.payable(state.players[side].resources, cost)


def pay(state: State, side: int, cost: Amounts, card: int) -> Flow[None]:
    """Pay a cost that can be met, in one of the ways there are."""
    if cost == NOTHING:
        return
    resources = state.players[side].resources
    way: Sequence[int] = cost
    if resources[PROGRESS] > cost[PROGRESS] and (cost[MATERIALS] or cost[POPULATION]):
        way = yield from paid_at_once(lambda: resources, cost, PROGRESS_FOR, side, "pay", "pay", (card,))
    taken(resources, way)
    for resource, n in enumerate(way):
        if n:
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
