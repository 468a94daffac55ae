"""Rulebook: preparing the game."""

from __future__ import annotations

import pytest

from oikumene import Refused
from oikumene.games.ancient_world import ANCIENT_WORLD
from oikumene.games.ancient_world.state import (
    ARMS_DECK,
    ARMS_ROW,
    ASIDE,
    CITY,
    DECK_A,
    DECK_B,
    DISCARD,
    LAND_DECK,
    LAND_OPEN,
    ROW,
    TITAN_DECK,
    TITAN_OPEN,
    State,
)
from rules.ancient_world.table import table


def fresh(seats: int, seed: int = 5, first: str = "1") -> State:
    return ANCIENT_WORLD.new(seats=seats, seed=seed, options={"first_player": first}).state


@pytest.mark.parametrize(("seats", "row"), [(2, 4), (3, 5), (4, 6)])
def test_the_empire_row_has_4_5_or_6_cards_of_deck_a(seats: int, row: int) -> None:
    state = fresh(seats)
    assert len(state.zones[ROW]) == row
    assert {state.card(card).deck for card in state.zones[ROW]} == {"empire-a"}
    assert len(state.zones[DECK_A]) == 45 - row


def test_deck_b_waits_whole_until_round_4() -> None:
    assert len(fresh(3).zones[DECK_B]) == 47


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_military_row_has_a_card_for_each_player(seats: int) -> None:
    state = fresh(seats)
    assert len(state.zones[ARMS_ROW]) == seats
    assert len(state.zones[ARMS_DECK]) == 25 - seats


def test_one_district_and_one_titan_of_each_deck_are_open() -> None:
    state = fresh(2)
    assert (len(state.zones[LAND_OPEN]), len(state.zones[LAND_DECK])) == (1, 10)
    for stars, cards in ((1, 8), (2, 6), (3, 6)):
        (titan,) = state.zones[TITAN_OPEN + stars - 1]
        assert state.card(titan).stars == stars
        assert len(state.zones[TITAN_DECK + stars - 1]) == cards - 1


@pytest.mark.parametrize(("seats", "coins"), [(2, [6, 7]), (3, [6, 7, 8]), (4, [6, 7, 8, 8])])
def test_later_players_in_turn_order_get_extra_coins(seats: int, coins: list[int]) -> None:
    assert [city.coins for city in fresh(seats).cities] == coins


def test_extra_coins_follow_the_first_player_clockwise() -> None:
    assert [city.coins for city in fresh(4, first="3").cities] == [8, 8, 6, 7]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_gets_two_food_cards_two_armies_and_citizens_1_2_3(seats: int) -> None:
    state = fresh(seats)
    for seat, city in enumerate(state.cities):
        assert sorted(state.ident(c) for c in state.zones[CITY + seat]) == ["fishing-dock", "wheat-fields"]
        assert [state.ident(army.card) for army in city.armies] == ["city-guard", "militia"]
        assert city.citizens == city.ready == 0b00111
        assert (city.knowledge, city.starving) == (0, 0)
        assert state.zones[ASIDE + seat] == ()


def test_the_capital_gives_1_food_4_places_5_coins_and_2_armies() -> None:
    t = table()
    assert t.gives(0) == {"space": 4, "food": 1 + 2, "coin_income": 5, "army_limit": 2}
    assert t.now.free_space(0) == 2, "the two starting cards take a place each"


def test_explore_and_grow_are_covered_at_first() -> None:
    t = table()
    assert t.why_not("place:explore") == t.why_not("place:grow") == "covered"


def test_nothing_is_discarded_and_unused_starting_cards_stay_in_the_box() -> None:
    state = fresh(2)
    assert state.zones[DISCARD] == ()
    starting = [card for card in range(len(state.face)) if state.card(card).deck.startswith("starting")]
    assert len(starting) == 2 * 4


def test_the_first_player_is_drawn_by_lot_unless_somebody_is_named() -> None:
    assert {fresh(3, seed, "random").first for seed in range(20)} == {0, 1, 2}
    assert [fresh(3, 1, str(n)).first for n in (1, 2, 3)] == [0, 1, 2]


def test_the_first_player_has_the_first_turn() -> None:
    match = ANCIENT_WORLD.new(seats=4, seed=1, options={"first_player": "3"})
    assert match.pending[0].seat == 2


def test_somebody_who_is_not_at_the_table_cannot_begin() -> None:
    with pytest.raises(Refused, match="Player 3 cannot begin: there are 2 seats"):
        ANCIENT_WORLD.new(seats=2, options={"first_player": "3"})


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(Refused):
        ANCIENT_WORLD.new(seats=seats)


@pytest.mark.parametrize("deck", [DECK_A, DECK_B, ARMS_DECK, LAND_DECK, TITAN_DECK, TITAN_DECK + 1, TITAN_DECK + 2])
def test_every_deck_is_shuffled_and_a_seed_says_how(deck: int) -> None:
    orders = set()
    for seed in range(6):
        state = fresh(2, seed)
        orders.add(tuple(state.ident(card) for card in state.zones[deck]))
    assert len(orders) == 6
    assert fresh(2, seed=3).face == fresh(2, seed=3).face
