"""Unrest: taken, returned, laid under market cards; and the collapse when the pile is empty."""

from __future__ import annotations

from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.ending import scoring_next
from oikumene.games.imperium.state import DECK, DISCARD, HAND, UNDER, UNREST_DECK, State
from oikumene.kernel.errors import GameEnd
from oikumene.kernel.flow import Flow

COLLAPSE = "collapse"


def take_unrest_to(state: State, to: int) -> None:
    """The top card of the pile goes somewhere; if it was the last, everything ends this instant."""
    state.move(state.zones[UNREST_DECK][-1], to)
    if not state.zones[UNREST_DECK]:
        raise GameEnd(COLLAPSE)


def collapsed(state: State) -> None:
    """Collapse: everything stops, whatever was on the agenda; who has least unrest wins (`rules.scoring.winners`)."""
    state.why = COLLAPSE
    state.active = -1
    state.note("collapse")
    state.agenda = []
    scoring_next(state)


def take_unrest(state: State, side: int) -> Flow[None]:
    """A card from the pile to the hand (the opponent of the solo game: onto its deck, or its discard pile)."""
    if state.is_bot(side):
        state.note("bot-unrest")
        take_unrest_to(state, (DISCARD if state.variants["solo_unrest"] == "discard" else DECK) + side)
        return
    state.note("takes-unrest", side)
    take_unrest_to(state, HAND + side)
    yield from moments.happens(state, side, moments.TOOK_UNREST)


def return_unrest(state: State, side: int, card: int) -> Flow[None]:
    """A card back to the pile."""
    state.move(card, UNREST_DECK)
    state.note("returns-unrest", side)
    yield from moments.happens(state, side, moments.RETURNED_UNREST)


def lay_unrest(state: State, slot: int) -> None:
    """Under a card that has come to the market."""
    take_unrest_to(state, UNDER + slot)
