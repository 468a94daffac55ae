"""Drawing from the own deck, and what a reshuffle brings: a card of the nation deck, or a development."""

from __future__ import annotations

from oikumene.games.imperium.model import NADIR, ZENITH
from oikumene.games.imperium.rules.develop import affordable, develop_at_reshuffle
from oikumene.games.imperium.rules.ending import trigger
from oikumene.games.imperium.rules.moving import deck_left
from oikumene.games.imperium.state import BOTTOM, DECK, DISCARD, HAND, NATION, PLAY, State
from oikumene.kernel.flow import Flow


def draw(state: State, seat: int, n: int, *, reshuffling: bool = True) -> Flow[list[int]]:
    """Up to n cards to the hand. Without `reshuffling` ("if able") it stops where the deck ends."""
    drawn: list[int] = []
    while len(drawn) < n:
        card = yield from _draw_one(state, seat, reshuffling=reshuffling)
        if card < 0:
            break
        drawn.append(card)
    if drawn:
        state.note("draws", seat, len(drawn))
    return drawn


def fill_hand(state: State, seat: int, size: int) -> Flow[None]:
    """Cards until there are so many in hand: one that comes or leaves meanwhile (unrest, a card embalmed) counts."""
    n = 0
    while len(state.zones[HAND + seat]) < size and (yield from _draw_one(state, seat)) >= 0:
        n += 1
    if n:
        state.note("draws", seat, n)


def _draw_one(state: State, seat: int, *, reshuffling: bool = True) -> Flow[int]:
    """The top card of the deck to the hand; -1 if there is none."""
    deck = DECK + seat
    if not state.zones[deck] and reshuffling:
        yield from reshuffle(state, seat)
    if not state.zones[deck]:
        return -1
    card = state.zones[deck][-1]
    state.move(card, HAND + seat)
    yield from deck_left(state, seat)
    return card


def can_draw(state: State, seat: int, *, reshuffling: bool = True) -> bool:
    """Whether a draw could bring a card: from the deck, or after a reshuffle, be it only the one that it brings."""
    zones, player = state.zones, state.players[seat]
    if zones[DECK + seat] or not reshuffling:
        return bool(zones[DECK + seat])
    if zones[DISCARD + seat] or not player.exhausts:
        return bool(zones[DISCARD + seat])
    if player.empire:
        return not player.area_token and bool(affordable(state, seat))
    if player.nation_token:
        return False
    return bool(zones[NATION + seat]) or any(state.card(card).under != NADIR for card in zones[BOTTOM + seat])


def reshuffle(state: State, seat: int) -> Flow[None]:
    """The deck is empty and a card is needed: something new comes to the discard pile, which becomes the deck."""
    player = state.players[seat]
    if player.empire:
        yield from develop_at_reshuffle(state, seat)
    elif not player.nation_token and player.exhausts and (state.zones[NATION + seat] or state.zones[BOTTOM + seat]):
        next_nation_card(state, seat)
        player.exhausts -= 1
        if state.zones[NATION + seat] or state.zones[BOTTOM + seat]:
            player.nation_token = True
        else:
            player.area_token = True
    if state.zones[DISCARD + seat]:
        shuffle_discard(state, seat)
        state.note("reshuffles", seat)


def shuffle_discard(state: State, side: int) -> None:
    """All of the discard pile becomes the deck."""
    for card in state.zones[DISCARD + side]:
        state.move(card, DECK + side)
    state.shuffle(DECK + side)


def next_nation_card(state: State, seat: int) -> bool:
    """The top card of the nation deck to the discard pile; after the last of them, the card that lies under them: an
    accession makes an empire, a zenith begins the end, a nadir goes into play."""
    if state.zones[NATION + seat]:
        card = state.zones[NATION + seat][-1]
        state.move(card, DISCARD + seat)
        state.note("nation-card", seat, card)
        return True
    if not state.zones[BOTTOM + seat]:
        return False
    card = state.zones[BOTTOM + seat][-1]
    state.note("nation-card", seat, card)
    under = state.card(card).under
    if under == NADIR:
        state.move(card, PLAY + seat)
        return True
    state.move(card, DISCARD + seat)
    if under == ZENITH:
        trigger(state, "zenith")
    else:
        become_empire(state, seat)
    return True


def become_empire(state: State, seat: int) -> None:
    state.players[seat].empire = True
    state.note("empire", seat)
