"""Muster (Law 5.2)."""

from __future__ import annotations

from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import CARDS, State
from oikumene.kernel.flow import Flow, Value, argument, choose
from oikumene.kit.bend import bent_by_all

SUPPLY = 1
FAVOR = 1
WARBANDS = 2


def musters(state: State, seat: int) -> list[Value]:
    """The cards of the own site to muster with: no ruin, and no tokens on it (Law 5.2.1)."""
    board = state.boards[seat]
    if board.supply < SUPPLY or board.favor < FAVOR:
        return []
    there = state.zones[CARDS + board.pawn]
    return [("muster-with", card) for card in there if ruling.working(state, card) and will_do(state, seat, card)]


def will_do(state: State, seat: int, card: int) -> bool:
    """Whether favor may be placed on a card to muster."""
    return ruling.bare(state, card) or bent_by_all(state, ruling.MUSTER_FREE, False, seat, card)


def muster(state: State, seat: int) -> Flow[None]:
    """Spend a supply, place a favor on a card, gain two warbands (Law 5.2)."""
    yield from moments.modified(state, seat, "muster", musters)
    picked = yield from choose(seat, "muster", lambda: musters(state, seat))
    card = argument(picked)
    verbs.spend(state, seat, SUPPLY)
    state.boards[seat].favor -= FAVOR
    moments.place(state, card, FAVOR, 0)
    state.note("musters", seat, card)
    verbs.gain_warbands(state, seat, bent_by_all(state, ruling.MUSTERS, WARBANDS, seat, card))
