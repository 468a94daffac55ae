"""Muster (Law 5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import CARDS, State
from oikumene.kernel.flow import Flow, Value, argument, choose, may
from oikumene.kit.bend import bent_by_all

SUPPLY = 1
COIN = 1


def musters(state: State, seat: int) -> list[Value]:
    """The cards of the own site to muster with: no ruin, and no tokens on it (Law 5.2.1)."""
    return list(each_muster(state, seat))


def each_muster(state: State, seat: int) -> Iterator[Value]:
    """The same one by one, for who asks whether there is any."""
    board = state.boards[seat]
    if board.supply < SUPPLY and ruling.MUSTER_PRICE.name not in state.hooks:
        return
    if (board.secrets if for_secret(state, seat) else ruling.purse(state, seat)) < COIN:
        return
    for card in state.zones[CARDS + board.pawn]:
        if will_do(state, seat, card):
            yield "muster-with", card


def for_secret(state: State, seat: int) -> bool:
    """Whether a secret is placed instead of a favor."""
    return bent_by_all(state, ruling.MUSTER_SECRET, False, seat)


def price(state: State, seat: int, card: int) -> int:
    """Supply for mustering with a card (Law 5.2.1)."""
    return bent_by_all(state, ruling.MUSTER_PRICE, SUPPLY, seat, card)


def warbands(state: State, seat: int, card: int) -> int:
    """How many warbands mustering with a card brings (Law 5.2.3)."""
    return bent_by_all(state, ruling.MUSTERS, state.book.terms.muster_warbands, seat, card)


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
    n = warbands(state, seat, card)
    for by, more in bent_by_all(state, ruling.MUSTER_EXTRA, (), seat, card):
        if (yield from may(seat, "gain-warbands", about=(by, more))):  # they lower supply, so not everybody wants them
            n += more
    verbs.gain_warbands(state, seat, n)
    yield from moments.occurs(state, moments.MUSTERED, seat, card)
