"""Exchange workers (rulebook: Exchange workers for resources or cards)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.deed import Deed
from oikumene.games.imperial_settlers.model import GOODS, RESOURCES, WORKER, Cost
from oikumene.games.imperial_settlers.rules.goods import Need, draw_from, gain, spared, spend
from oikumene.games.imperial_settlers.rules.moments import RIVAL_EXCHANGED
from oikumene.games.imperial_settlers.state import COMMON_DECK, COMMON_DISCARD, DECK, State
from oikumene.kernel.flow import Flow, gather, guarded
from oikumene.kit.moments import everywhere

RESOURCE_SWAPS = tuple(("swap", GOODS[good]) for good in RESOURCES)
COMMON_SWAP, FACTION_SWAP = ("swap", "common"), ("swap", "faction")


def exchange(state: State, seat: int) -> Flow[None]:
    """Any number of pairs in one action, a resource or a card for each."""
    goods = state.players[seat].goods
    picked = yield from guarded(
        gather(
            seat,
            "exchange",
            lambda picked: swaps(state, seat, picked),
            lambda picked: bool(picked),
            low=1,
            high=lambda: goods[WORKER] // state.terms.exchange,
        ),
        spared(state, seat, lambda: (Need((), Cost(worker=state.terms.exchange)),)),
    )
    spend(state, seat, WORKER, state.terms.exchange * len(picked))
    state.note("exchanges", seat, len(picked))
    for _, what in picked:
        if what in GOODS:
            yield from gain(state, seat, ((GOODS.index(what), 1),))
        else:
            draw_from(state, seat, what)
    yield from exchanged(state, seat, len(picked))


def swaps(state: State, seat: int, picked: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    """What a further pair may bring; no more cards than there are."""
    options: list[tuple[str, str]] = list(RESOURCE_SWAPS)
    if len(state.zones[COMMON_DECK]) + len(state.zones[COMMON_DISCARD]) > picked.count(COMMON_SWAP):
        options.append(COMMON_SWAP)
    if len(state.zones[DECK + seat]) > picked.count(FACTION_SWAP):
        options.append(FACTION_SWAP)
    return options


def exchanged(state: State, seat: int, pairs: int) -> Flow[None]:
    """Features of opponents may wait for it, also after their owner has passed."""

    def deed_of(side: int, card: int) -> Deed:
        deed = Deed(state, side, card)
        deed.tally["pairs"] = pairs
        return deed

    yield from everywhere(state, RIVAL_EXCHANGED, state.clockwise(seat), deed_of)
