"""The production phase (rulebook: Production phase)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.deed import Deed
from oikumene.games.imperial_settlers.model import CARD
from oikumene.games.imperial_settlers.rules.deals import collect
from oikumene.games.imperial_settlers.rules.goods import gain
from oikumene.games.imperial_settlers.rules.moments import DEALS_PRODUCED
from oikumene.games.imperial_settlers.state import DEALS, State
from oikumene.kernel.flow import Flow
from oikumene.kit.moments import happens


def produce(state: State, seat: int) -> Flow[None]:
    """Goods of the board, of the deals, and of the production locations."""
    state.note("board-produces", seat)
    yield from gain(state, seat, state.terms.boards[state.factions[seat]].production)
    yield from produce_deals(state, seat)
    for card in state.locations(seat):
        if state.card(card).production:
            state.note("produces", seat, card)
            yield from produce_location(state, seat, card)


def produce_location(state: State, seat: int, card: int) -> Flow[None]:
    deed = Deed(state, seat, card)
    for effect in state.card(card).production:
        yield from effect.run(deed)


def produce_deals(state: State, seat: int) -> Flow[None]:
    """Each deal gives its good; those made by Trade Route too. Then a feature may act on them."""
    goods: list[int] = []
    cards: list[int] = []
    for source in (*state.zones[DEALS + seat], *(location for _, location in state.players[seat].routes)):
        state.note("deal-gives", seat, source)
        drawn = yield from collect(state, seat, source)
        good = state.card(source).deal
        assert good is not None
        if good < CARD:
            goods.append(good)
        cards += drawn

    def deed_of(card: int) -> Deed:
        deed = Deed(state, seat, card)
        deed.came, deed.drawn = goods, cards
        return deed

    yield from happens(state, DEALS_PRODUCED, seat, deed_of)
