"""The production phase (rulebook: Production phase)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.cards.model import BOARDS, CARD
from oikumene.games.imperial_settlers.rules.deals import collect
from oikumene.games.imperial_settlers.rules.goods import gain
from oikumene.games.imperial_settlers.rules.moments import DEALS_PRODUCED, waiting
from oikumene.games.imperial_settlers.state import DEALS, State
from oikumene.kernel.flow import Flow


def produce(state: State, seat: int) -> Flow[None]:
    """Goods of the board, of the deals, and of the production locations."""
    state.note("board-produces", seat)
    yield from gain(state, seat, BOARDS[state.factions[seat]].production)
    yield from produce_deals(state, seat)
    for card in state.locations(seat):
        if state.card(card).production:
            state.note("produces", seat, card)
            yield from produce_location(state, seat, card)


def produce_location(state: State, seat: int, card: int) -> Flow[None]:
    for effect in state.card(card).production:
        yield from effect.run(state, seat, card)


def produce_deals(state: State, seat: int) -> Flow[None]:
    """Each deal gives its good; those made by Trade Route too. Then the School of Diplomacy may act on them."""
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
    for location in waiting(state, DEALS_PRODUCED, seat):
        feature = state.card(location).feature
        assert feature is not None
        yield from feature.produced(state, seat, goods, cards)
