"""Set-up (rulebook: Preparing the game)."""

from __future__ import annotations

from functools import lru_cache

from oikumene.kept.ancient_world_2.cards.model import (
    DISTRICTS,
    EMPIRE_A,
    EMPIRE_B,
    MILITARY,
    STARTING_EMPIRE,
    STARTING_MILITARY,
    TITANS,
    Book,
)
from oikumene.kept.ancient_world_2.rules.board import open_district
from oikumene.kept.ancient_world_2.rules.city import count_symbols
from oikumene.kept.ancient_world_2.rules.fight import open_titan
from oikumene.kept.ancient_world_2.rules.round import fill_rows
from oikumene.kept.ancient_world_2.state import (
    ARMIES,
    ARMS_DECK,
    BACKS,
    CITY,
    DECK_A,
    DECK_B,
    EXTRA_COINS,
    LAND_DECK,
    STARTING_COINS,
    TITAN_DECK,
    State,
)
from oikumene.kernel import chance

DECKS = (DECK_A, DECK_B, ARMS_DECK, LAND_DECK, *range(TITAN_DECK, TITAN_DECK + 3))
RANDOM = "random"


def set_up(book: Book, seats: int, seed: int, *, first: int | None, expand_plus: bool) -> State:
    """The table before the first round. `first`: who begins; without it, chance says."""
    state = laid_out(book, seats).copy()
    state.reseed(chance.seeded(seed))
    state.expand_plus = expand_plus
    for zone in DECKS:
        state.shuffle(zone)
    for stars in range(3):
        open_titan(state, stars)
    open_district(state)
    state.first = state.below(seats) if first is None else first
    for place in range(seats):
        state.cities[(state.first + place) % seats].coins = STARTING_COINS + EXTRA_COINS[place]
    fill_rows(state)
    state.agenda.append(("round",))
    return state


@lru_cache(maxsize=16)
def laid_out(book: Book, seats: int) -> State:
    """Everything out of the box and sorted, before a card is shuffled."""
    state = State(seats, book, 0, expand_plus=False)
    for deck, zone in ((EMPIRE_A, DECK_A), (EMPIRE_B, DECK_B), (MILITARY, ARMS_DECK), (DISTRICTS, LAND_DECK)):
        for face in book.deck(deck):
            state.add(face, zone, BACKS.index(deck))
    for face in book.deck(TITANS):
        stars = book.cards[face].stars
        state.add(face, TITAN_DECK + stars - 1, len(BACKS) + stars)
    for seat in range(seats):
        lay_city(state, seat)
    return state


def lay_city(state: State, seat: int) -> None:
    """One of each starting card; the rest stay in the box."""
    for deck, zone in ((STARTING_EMPIRE, CITY), (STARTING_MILITARY, ARMIES)):
        for face in dict.fromkeys(state.book.deck(deck)):
            card = state.add(face, zone + seat, BACKS.index(deck))
            if deck == STARTING_EMPIRE:
                count_symbols(state, seat, card, 1)
            else:
                state.cities[seat].armies += (state.army(card),)
