"""Law 1: set-up, with the map of the first game."""

from __future__ import annotations

import pytest

from oikumene.games.oath import OATH
from oikumene.games.oath.model import DENIZEN, DS, PF, SLOTS, VISION
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    CARDS,
    DRAWN,
    HELD,
    PILE,
    RELIC_DECK,
    RELICS,
    SITE_DECK,
    SPACE,
    WORLD_DECK,
    State,
)


def fresh(seats: int, **options: object) -> State:
    return OATH.setup(OATH.checked(seats, 7, options))


@pytest.mark.parametrize(
    ("seats", "bank", "stock", "deck"), [(3, 3, 13, 44), (4, 3, 12, 41), (5, 4, 5, 38), (6, 4, 4, 35)]
)
def test_favor_and_cards_by_the_number_of_players(seats: int, bank: int, stock: int, deck: int) -> None:
    state = fresh(seats)
    OATH.check(state)
    assert (state.banks, state.stock) == ([bank] * 6, stock)
    assert len(state.zones[WORLD_DECK]) == deck
    assert [len(state.zones[PILE + region]) for region in range(3)] == [1, 1, 1]
    assert [len(state.zones[DRAWN + seat]) for seat in range(seats)] == [3] * seats
    assert (len(state.zones[RELIC_DECK]), len(state.zones[SITE_DECK]), state.boards[0].bank) == (15, 15, 17)


def test_the_map_of_the_first_game() -> None:
    state = fresh(4)
    up = {SLOTS[slot]: state.ident(state.site(slot)) for slot in range(8) if state.faceup(slot)}
    assert up == {"c1": "plains", "p1": "mountain", "h1": "rocky-coast"}
    assert [state.ident(card) for slot in range(8) for card in state.zones[CARDS + slot]] == [
        "longbows",
        "taming-charm",
        "elders",
    ]
    assert [len(state.zones[RELICS + slot]) for slot in range(8)] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert [len(state.zones[SPACE + space]) for space in range(4)] == [1, 1, 1, 1]


def test_the_chancellor_begins_with_the_scepter_the_title_and_warbands_at_each_faceup_site() -> None:
    state = fresh(3)
    assert [state.ident(card) for card in state.zones[HELD]] == ["grand-scepter"]
    assert state.title == 0 and not state.usurper
    assert [state.bands[slot] for slot in (0, 2, 5)] == [(0, 2), (0, 1), (0, 1)]
    lord, exile = state.boards[0], state.boards[1]
    assert (lord.favor, lord.secrets, lord.warbands, lord.bank) == (2, 1, 3, 17)
    assert (exile.favor, exile.secrets, exile.warbands, exile.bank, exile.supply) == (1, 1, 3, 11, 7)


@pytest.mark.parametrize(("oath", "banner"), [("people", PF), ("devotion", DS)])
def test_two_oaths_give_the_chancellor_a_banner(oath: str, banner: int) -> None:
    state = fresh(3, oath=oath)
    assert [flag.holder for flag in state.banners] == [0 if n == banner else -1 for n in range(2)]


@pytest.mark.parametrize("seed", range(5))
def test_the_world_deck_has_two_visions_in_the_top_twelve_and_three_in_the_next_eighteen(seed: int) -> None:
    state = OATH.setup(OATH.checked(3, seed, {}))
    backs = [state.pool[card] for card in state.zones[WORLD_DECK]][::-1]
    assert backs[:12].count(VISION) == 2 and backs[12:30].count(VISION) == 3
    assert set(backs[30:]) == {DENIZEN}


def test_nobody_knows_where_within_its_part_a_vision_lies() -> None:
    match = OATH.new(seats=3, seed=3)
    from random import Random

    worlds = [match.imagine(1, Random(n)).state for n in range(30)]
    places = set()
    for state in worlds:
        backs = [state.pool[card] for card in state.zones[WORLD_DECK]][::-1]
        assert backs[:12].count(VISION) == 2 and backs[12:30].count(VISION) == 3
        places.add(tuple(n for n, back in enumerate(backs) if back == VISION))
    assert len(places) > 5
    assert len({backs_top(state) for state in worlds}) == 1  # the top card's back is seen


def backs_top(state: State) -> int:
    return state.pool[state.zones[WORLD_DECK][-1]]


def test_each_player_places_a_pawn_keeps_an_adviser_and_discards_two() -> None:
    match = OATH.new(seats=3, seed=1)
    asked = match.pending[0]
    assert (asked.seat, asked.prompt) == (0, "first-adviser")  # the Chancellor's pawn stands at the top of the Cradle
    match.answer(0, asked.options[0].key)
    match.answer(0, match.pending[0].options[0].key)
    asked = match.pending[0]
    assert (asked.seat, asked.prompt) == (1, "first-site")
    assert [option.key for option in asked.options] == ["stand:c1", "stand:p1", "stand:h1"]
    match.answer(1, "stand:h1")
    match.answer(1, match.pending[0].options[0].key)
    match.answer(1, match.pending[0].options[0].key)
    state = match.state
    assert state.boards[0].pawn == 0 and SLOTS[state.boards[1].pawn] == "h1"
    assert [len(state.zones[ADVISERS_DOWN + seat]) for seat in range(3)] == [1, 1, 0]
    # from the Cradle to the pile of the Provinces, from the Hinterland to that of the Cradle
    assert [len(state.zones[PILE + region]) for region in range(3)] == [3, 3, 1]
