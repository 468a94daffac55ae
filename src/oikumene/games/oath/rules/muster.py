"""Muster (Law 5.2)."""

from __future__ import annotations

from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import CARDS, State
from oikumene.kernel.flow import Flow, Value, argument, choose
from oikumene.kit.bend import bent_by_all

SUPPLY = 1
COIN = 1
WARBANDS = 2


def musters(state: State, seat: int) -> list[Value]:
    """The cards of the own site to muster with: no ruin, and no tokens on it (Law 5.2.1)."""
    board = state.boards[seat]
    if (board.secrets if for_secret(state, seat) else ruling.purse(state, seat)) < COIN:
        return []
    there = state.zones[CARDS + board.pawn]
    return [("muster-with", card) for card in there if will_do(state, seat, card)]


def for_secret(state: State, seat: int) -> bool:
    """Whether a secret is placed instead of a favor."""
    return bent_by_all(state, ruling.MUSTER_SECRET, False, seat)


def price(state: State, seat: int, card: int) -> int:
    """Supply for mustering with a card (Law 5.2.1)."""
    return bent_by_all(state, ruling.MUSTER_PRICE, SUPPLY, seat, card)


def will_do(state: State, seat: int, card: int) -> bool:
    """Whether a player can muster with a card."""
    if not ruling.working(state, card) or price(state, seat, card) > state.boards[seat].supply:
        return False
    bare = ruling.bare(state, card) or bent_by_all(state, ruling.MUSTER_FREE, False, seat, card)
    return bare and bent_by_all(state, ruling.MAY_WORK, True, seat, card, "muster")


def muster(state: State, seat: int) -> Flow[None]:
    """Spend a supply, place a favor on a card, gain two warbands (Law 5.2)."""
    yield from moments.modified(state, seat, "muster", musters)
    picked = yield from choose(seat, "muster", lambda: musters(state, seat))
    card = argument(picked)
    verbs.spend(state, seat, price(state, seat, card))
    if for_secret(state, seat):
        state.boards[seat].secrets -= COIN
        moments.place(state, card, 0, COIN)
    else:
        verbs.drop_favor(state, seat, COIN)
        moments.place(state, card, COIN, 0)
    state.note("musters", seat, card)
    verbs.gain_warbands(state, seat, bent_by_all(state, ruling.MUSTERS, WARBANDS, seat, card))
    yield from moments.occurs(state, moments.MUSTERED, seat, card)
