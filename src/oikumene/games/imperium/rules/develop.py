"""Developments: bought at a reshuffle, or by an effect."""

from __future__ import annotations

from oikumene.games.imperium.model import Amounts
from oikumene.games.imperium.rules.ending import trigger
from oikumene.games.imperium.rules.matters import DEVELOP_PRICE
from oikumene.games.imperium.rules.tokens import can_pay, pay
from oikumene.games.imperium.state import AREA, DISCARD, State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose
from oikumene.kit.bend import bent


def price(state: State, seat: int, card: int) -> Amounts:
    """What a development costs its owner now."""
    return bent(state, DEVELOP_PRICE, seat, state.card(card).cost)


def affordable(state: State, seat: int, *, free: bool = False) -> list[int]:
    """The developments that can be had now."""
    if state.nation(seat).quests:
        return []
    area = state.distinct(state.zones[AREA + seat])
    return [card for card in area if free or can_pay(state, seat, price(state, seat, card))]


def develop_at_reshuffle(state: State, seat: int) -> Flow[None]:
    """May be bought once between two clean-ups, for an exhaust token."""
    player = state.players[seat]
    if player.area_token or not player.exhausts or not affordable(state, seat):
        return

    def listing() -> list[Value]:
        return [*(("pick", card, "area") for card in affordable(state, seat)), NO]

    picked = yield from choose(seat, "develop-now", listing)
    if picked == NO:
        return
    yield from take(state, seat, argument(picked), free=False)
    player.exhausts -= 1
    player.area_token = True


def take(state: State, seat: int, card: int, *, free: bool) -> Flow[None]:
    """A development to the discard pile; the last one begins the end."""
    if not free:
        yield from pay(state, seat, price(state, seat, card), card)
    state.move(card, DISCARD + seat)
    state.note("develops", seat, card)
    if not state.zones[AREA + seat]:
        trigger(state, "developments")
