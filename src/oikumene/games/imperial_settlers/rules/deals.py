"""Deals (rulebook: Make a deal)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.deed import Deed
from oikumene.games.imperial_settlers.rules.goods import gain, pay
from oikumene.games.imperial_settlers.rules.moments import DEALT
from oikumene.games.imperial_settlers.state import DEALS, State
from oikumene.kernel.flow import Flow
from oikumene.kernel.table import ALL
from oikumene.kit.moments import happens


def make_deal(state: State, seat: int, card: int) -> Flow[None]:
    """Make a deal: a food, a faction card of the hand under the board, its good at once."""
    state.reveal(card, ALL)
    yield from pay(state, seat, state.terms.deal, keep=(card,))
    state.move(card, DEALS + seat)
    state.note("deals", seat, card)
    yield from collect(state, seat, card)
    yield from dealt(state, seat)


def collect(state: State, seat: int, card: int) -> Flow[list[int]]:
    """The good of a deal: with a card under the board, or with a location (Trade Route)."""
    good = state.card(card).deal
    assert good is not None
    return (yield from gain(state, seat, ((good, 1),)))


def dealt(state: State, seat: int) -> Flow[None]:
    """Features that wait for a deal of the seat."""
    yield from happens(state, DEALT, seat, lambda location: Deed(state, seat, location))
