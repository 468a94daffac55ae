"""The moments of the rules that a feature can wait for, all in one place."""

from __future__ import annotations

from oikumene.games.imperial_settlers.state import State

#: The controller built a location; it has lain down already, so a feature counts itself.
BUILT = "built"
#: The controller razed a card or a location.
RAZED = "razed"
#: The controller made a deal.
DEALT = "dealt"
#: The controller gains victory points by one effect (Sphinx); asked through `rules.goods.gain_vp`.
GAINS_VP = "gains-vp"
#: An opponent exchanged workers (Oasis); asked through `rules.exchange`.
RIVAL_EXCHANGED = "rival-exchanged"
#: Clean-up (Warehouses); asked through `rules.cleanup`.
CLEAN_UP = "clean-up"
#: The goods of the controller's deals have come in (School of Diplomacy).
DEALS_PRODUCED = "deals-produced"
#: Any moment of the controller's turn (Gate, Shrine); asked through `rules.free`.
ANY_MOMENT = "any-moment"

MOMENTS = (BUILT, RAZED, DEALT, GAINS_VP, RIVAL_EXCHANGED, CLEAN_UP, DEALS_PRODUCED, ANY_MOMENT)


def waiting(state: State, moment: str, seat: int) -> list[int]:
    """The seat's locations whose feature waits for the moment."""
    book, face = state.book, state.face
    found = []
    for card in state.locations(seat):
        feature = book[face[card]].feature
        if feature is not None and feature.moment == moment:
            found.append(card)
    return found
