"""Set-up (rulebook: Preparing the game)."""

from __future__ import annotations

from oikumene.games.ancient_world.cards.model import (
    DISTRICTS,
    EMPIRE_A,
    EMPIRE_B,
    MILITARY,
    PRINTED,
    STARTING_EMPIRE,
    STARTING_MILITARY,
    TITANS,
    Book,
)
from oikumene.games.ancient_world.rules.board import open_district
from oikumene.games.ancient_world.rules.city import count_symbols
from oikumene.games.ancient_world.rules.fight import open_titan
from oikumene.games.ancient_world.rules.round import fill_rows
from oikumene.games.ancient_world.state import (
    ARMIES,
    ARMS_DECK,
    CITY,
    DECK_A,
    DECK_B,
    EXTRA_COINS,
    LAND_DECK,
    STARTING_COINS,
    TITAN_DECK,
    Army,
    State,
)

#: A card's back is its pool; titans of 1, 2 and 3 stars have backs of their own.
BACKS = tuple(PRINTED)
RANDOM = "random"


def set_up(book: Book, seats: int, seed: int, *, first: int | None, expand_plus: bool) -> State:
    """The table before the first round. `first`: who begins; without it, chance says."""
    state = State(seats, book, seed, expand_plus)
    for deck, zone in ((EMPIRE_A, DECK_A), (EMPIRE_B, DECK_B), (MILITARY, ARMS_DECK), (DISTRICTS, LAND_DECK)):
        lay_deck(state, book.deck(deck), zone, BACKS.index(deck))
    for stars in (1, 2, 3):
        faces = [face for face in book.deck(TITANS) if book.cards[face].stars == stars]
        lay_deck(state, faces, TITAN_DECK + stars - 1, len(BACKS) + stars)
        open_titan(state, stars - 1)
    open_district(state)
    for seat in range(seats):
        lay_city(state, seat)
    state.first = state.below(seats) if first is None else first
    for place in range(seats):
        state.cities[(state.first + place) % seats].coins = STARTING_COINS + EXTRA_COINS[place]
    fill_rows(state)
    state.agenda.append(("round",))
    return state


def lay_deck(state: State, faces: list[int], zone: int, back: int) -> None:
    for face in faces:
        state.add(face, zone, back)
    state.shuffle(zone)


def lay_city(state: State, seat: int) -> None:
    """One of each starting card; the rest stay in the box."""
    for deck, zone in ((STARTING_EMPIRE, CITY), (STARTING_MILITARY, ARMIES)):
        for face in dict.fromkeys(state.book.deck(deck)):
            card = state.add(face, zone + seat, BACKS.index(deck))
            if deck == STARTING_EMPIRE:
                count_symbols(state, seat, card, 1)
            else:
                state.cities[seat].armies += (Army(card),)
