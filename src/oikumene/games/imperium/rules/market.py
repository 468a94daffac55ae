"""The market: acquiring, breaking through, exiling, swapping, and filling up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oikumene.games.imperium.kinds import CIVILISED, MARKET_SUITS, SUIT_KINDS, TRIBUTARY, UNCIVILISED, Kind
from oikumene.games.imperium.model import MATERIALS, NOTHING, POPULATION, Amounts
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.ending import trigger
from oikumene.games.imperium.rules.matters import FROM_EXILE
from oikumene.games.imperium.rules.tokens import gain
from oikumene.games.imperium.rules.unrest import lay_unrest, take_unrest
from oikumene.games.imperium.state import (
    EXILE,
    HAND,
    MAIN,
    MARKET,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kernel.flow import NO, Flow, Value, argument, choose
from oikumene.kit.bend import bent

if TYPE_CHECKING:
    from collections.abc import Collection

UNRESTFUL = (UNCIVILISED, CIVILISED, TRIBUTARY)


def brings_unrest(state: State, card: int) -> bool:
    """Whether unrest lies under such a card in the market."""
    return state.card(card).banner in UNRESTFUL


# -- filling up


def refill(state: State, slot: int, banner: str) -> None:
    """A card from the deck of the suit that left, or from the main deck where that is empty."""
    zone = MAIN
    if banner in MARKET_SUITS[:3] and state.zones[SMALL_DECK + MARKET_SUITS.index(banner)]:
        zone = SMALL_DECK + MARKET_SUITS.index(banner)
    if not state.zones[zone]:
        return
    card = state.zones[zone][-1]
    state.move(card, MARKET + slot)
    state.note("market", card)
    if brings_unrest(state, card):
        lay_unrest(state, slot)
    watch_main_deck(state)


def watch_main_deck(state: State) -> None:
    if not state.zones[MAIN]:
        trigger(state, "main-deck")


# -- what can be had


def from_exile(state: State, seat: int, kind: Kind) -> list[int]:
    """Cards of a kind in the exile that cards in play let the seat acquire."""
    if not state.zones[EXILE]:
        return []
    found: list[int] = bent(state, FROM_EXILE, seat, [], state.fitting(kind, state.zones[EXILE]))
    return state.distinct(found)


def in_market(state: State, kind: Kind, token: int = -1) -> list[int]:
    """Market cards of a kind, perhaps only those with a token of a resource on them."""
    found = state.fitting(kind, state.market_cards())
    return [c for c in found if token < 0 or state.market[state.slot_of(c)][token]]


# -- tokens on market cards


def put_tokens(state: State, card: int, resource: int, n: int) -> None:
    """From the supply on a market card."""
    slot = state.slot_of(card)
    tokens = list(state.market[slot])
    tokens[resource] += n
    state.market[slot] = (tokens[0], tokens[1], tokens[2])


# -- taking


def take_from_market(state: State, seat: int, card: int, *, unrest: bool, lands: Collection[str] = ()) -> Flow[None]:
    """A market card to the hand with its tokens; its unrest comes along (acquire) or goes back (break through).

    `lands`: on the cards that were given up for it.
    """
    slot, face = state.slot_of(card), state.face[card]
    banner = state.card(card).banner
    tokens = state.market[slot]
    state.market[slot] = NOTHING
    state.note("acquires" if unrest else "breaks-through", seat, card)
    state.move(card, HAND + seat)
    for under in state.zones[UNDER + slot]:
        state.move(under, HAND + seat if unrest else UNREST_DECK)
    yield from take_tokens(state, seat, tokens, lands)
    refill(state, slot, banner)
    yield from moments.happens(state, seat, moments.ACQUIRED if unrest else moments.BROKEN_THROUGH, face)


def take_tokens(state: State, seat: int, tokens: Amounts, lands: Collection[str]) -> Flow[None]:
    """What lay on a market card; some nations gain it again."""
    for resource, n in enumerate(tokens):
        yield from gain(state, seat, resource, n, lands)
    if tokens[MATERIALS]:
        yield from moments.happens(state, seat, moments.GAINED_MATERIALS_ON_IT, n=tokens[MATERIALS])
    if tokens[POPULATION]:
        yield from moments.happens(state, seat, moments.GAINED_POPULATION_ON_IT, n=tokens[POPULATION])


def acquire_exiled(state: State, seat: int, card: int) -> Flow[None]:
    """From the exile to the hand; unrest comes with it as it would from the market."""
    restless, face = brings_unrest(state, card), state.face[card]
    state.note("acquires", seat, card)
    state.move(card, HAND + seat)
    if restless:
        yield from take_unrest(state, seat)
    yield from moments.happens(state, seat, moments.ACQUIRED, face)
    yield from moments.happens(state, seat, moments.ACQUIRED_FROM_EXILE, face)


def acquire(state: State, seat: int, card: int, lands: Collection[str] = ()) -> Flow[None]:
    """From the market or the exile, whichever it lies in."""
    if state.at[card] == EXILE:
        yield from acquire_exiled(state, seat, card)
    else:
        yield from take_from_market(state, seat, card, unrest=True, lands=lands)


def break_through(deed: Deed, kind: Kind, *, exile: bool = False, may: bool = False) -> Flow[bool]:
    """Break through: a market card without its unrest, or one from a deck of a suit that is declared; perhaps an
    exiled card instead. A card with a `*` coin is sought in the main deck."""
    state, seat = deed.state, deed.seat
    suits = ("star",) if kind.star else kind.of

    def listing() -> list[Value]:
        found: list[Value] = [("pick", c, "market") for c in in_market(state, kind)]
        if exile:
            found += [("pick", c, "exile") for c in state.distinct(state.fitting(kind, state.zones[EXILE]))]
        found += [("deck", suit) for suit in suits]
        return [*found, NO] if may else found

    picked = yield from choose(seat, "break-through", listing, about=(deed.card,))
    if picked == NO:
        return False
    assert isinstance(picked, tuple)
    if picked[0] == "deck":
        suit = str(picked[1])
        deed.it = yield from break_through_deck(state, seat, suit, kind if kind.star else SUIT_KINDS[suit])
        return True
    deed.it = argument(picked)
    if state.at[deed.it] == EXILE:
        yield from break_through_exiled(state, seat, deed.it)
    else:
        yield from take_from_market(state, seat, deed.it, unrest=False, lands=deed.lands())
    return True


def break_through_exiled(state: State, seat: int, card: int) -> Flow[None]:
    state.note("breaks-through", seat, card)
    state.move(card, HAND + seat)
    yield from moments.happens(state, seat, moments.BROKEN_THROUGH, state.face[card])


def break_through_deck(state: State, seat: int, suit: str, kind: Kind) -> Flow[int]:
    """The top card of the suit's own deck, unseen; without such a deck the main deck is searched."""
    small = MARKET_SUITS.index(suit) if suit in MARKET_SUITS[:3] else -1
    if small >= 0 and state.zones[SMALL_DECK + small]:
        card = state.zones[SMALL_DECK + small][-1]
        state.move(card, HAND + seat)
        state.note("takes-deck", seat, card, suit)
    else:
        card = search_main_deck(state, kind)
        if card < 0:
            state.note("finds-nothing", seat, suit)
            yield from gain(state, seat, MATERIALS, state.box.terms.consolation)
            return -1
        state.note("breaks-through", seat, card)
        others = card != state.zones[MAIN][-1]
        state.move(card, HAND + seat)
        if others:
            state.shuffle(MAIN)
        watch_main_deck(state)
    yield from moments.happens(state, seat, moments.BROKEN_THROUGH, state.face[card])
    return card


def search_main_deck(state: State, kind: Kind) -> int:
    """Reveal cards until one of the kind comes; -1 (and all shuffled back) if none does."""
    for card in reversed(state.zones[MAIN]):
        state.reveal(card, -1)
        state.note("reveals", card)
        if kind.on[state.face[card]]:
            return card
    state.shuffle(MAIN)
    return -1


# -- exile


def exilable(state: State) -> list[int]:
    """Market cards without a token."""
    return [c for c in state.market_cards() if state.market[state.slot_of(c)] == NOTHING]


def exile_market(state: State, side: int, card: int) -> None:
    """A market card to the exile, its unrest back to the pile, the place filled again."""
    slot = state.slot_of(card)
    banner = state.card(card).banner
    state.move(card, EXILE)
    if state.is_bot(side):
        state.note("bot-exiles", card)
    else:
        state.note("exiles-market", side, card)
    for under in state.zones[UNDER + slot]:
        state.move(under, UNREST_DECK)
    refill(state, slot, banner)


def swap(state: State, seat: int, exiled: int, card: int) -> None:
    """An exiled card takes the place of a market card, and its tokens."""
    slot = state.slot_of(card)
    state.move(card, EXILE)
    for under in state.zones[UNDER + slot]:
        state.move(under, UNREST_DECK)
    state.move(exiled, MARKET + slot)
    state.note("swaps", seat, exiled, card)
    if brings_unrest(state, exiled):
        lay_unrest(state, slot)
