"""Law 1: set-up, with the map of the first game or of a chronicle."""

from __future__ import annotations

import pytest

from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.legacy import Legacy, Place, write
from oikumene.games.oath.model import COLOURS, DENIZEN, DS, PF, SITE, SLOTS, VISION
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    CARDS,
    CITIZEN,
    DISPOSSESSED,
    DRAWN,
    EDIFICES,
    EXILE,
    HELD,
    LORD,
    PILE,
    RELIC_DECK,
    RELICS,
    SITE_DECK,
    SPACE,
    WORLD_DECK,
    State,
)
from oikumene.kernel.match import Match
from rules.oath.realms import left, made, named

#: A denizen for each of eight sites.
CROWD = ("longbows", "elders", "tents", "keep", "scouts", "great-herd", "rain-boots", "horse-archers")


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


# -- from a chronicle


def after(legacy: Legacy, seats: int = 4, **options: object) -> Match[State]:
    """A match that begins with what a game left."""
    return OATH.new(seats=seats, seed=5, options={"chronicle": write(legacy), **options})


def test_1_1_the_map_of_the_chronicle_with_edifices_ruins_and_relics() -> None:
    places = (
        Place("lush-coast", True, ("great-spire", "tents"), ()),
        Place("marshes", True, (), ("map",)),
        Place("plains", True, ("bandit-rampart",)),
        Place("river", True, ("longbows",)),
    )
    match = after(made(places), series=True)
    state = match.state
    OATH.check(state)
    assert [state.ident(state.site(slot)) for slot in range(4)] == ["lush-coast", "marshes", "plains", "river"]
    assert [state.ident(card) for card in state.zones[CARDS]] == ["great-spire", "tents"]
    waiting = {state.ident(card) for card in state.zones[EDIFICES]}
    assert {"fallen-spire", "sprawling-rampart"} <= waiting and not {"great-spire", "bandit-rampart"} & waiting
    # 1.12: two warbands on top of the Cradle, one where a denizen or an intact edifice lies, none at a ruin or nothing
    assert state.bands[:4] == [(0, 2), (0, 0), (0, 0), (0, 1)]


def test_1_3_1_13_the_oath_of_the_chronicle_with_its_banner() -> None:
    for oath, holders in ((0, [-1, -1]), (1, [0, -1]), (2, [-1, -1]), (3, [-1, 0])):
        state = after(made(oath=oath)).state
        assert state.oath == oath and [flag.holder for flag in state.banners] == holders


def test_1_9_players_choose_among_the_sides_that_are_left() -> None:
    match = after(made(citizens=("red", "white")), series=True)
    assert (match.pending[0].seat, match.pending[0].prompt) == (1, "board")
    match.answer(1, "board-exile")
    assert match.pending[0].seat == 2
    match.answer(2, "board-citizen")
    match.answer(3, "board-citizen")
    state = match.state
    assert [board.role for board in state.boards] == [LORD, EXILE, CITIZEN, CITIZEN]
    assert [state.colour_name(seat) for seat in range(4)] == ["purple", "blue", "red", "white"]
    # 1.15: Citizens begin with three purple warbands
    assert [board.warbands for board in state.boards] == [3, 3, 3, 3]
    assert [board.bank for board in state.boards] == [24 - 3 - 2 - 6, 11, 14, 14]
    OATH.check(state)


def test_1_9_where_one_side_is_left_nobody_is_asked() -> None:
    for citizens, role in (((), EXILE), (COLOURS[1:], CITIZEN)):
        match = after(made(citizens=citizens))
        assert match.pending[0].prompt == "first-adviser"
        assert [board.role for board in match.state.boards] == [LORD, role, role, role]
    match = after(made(citizens=COLOURS[1:2]))
    match.answer(1, "board-citizen")
    assert match.pending[0].prompt == "first-adviser", "the last board that showed a Citizen is gone"


def test_1_15_purple_warbands_run_short_for_the_last_citizens() -> None:
    sites = [site for site in named(SITE) if site != "drowned-city"]
    places = [Place(site, True, (card,)) for site, card in zip(sites[:8], CROWD, strict=True)]
    match = after(made(tuple(places), citizens=COLOURS[1:]), seats=6)
    assert [board.warbands for board in match.state.boards] == [3, 3, 3, 3, 3, 0]
    OATH.check(match.state)


def test_1_16_the_chancellor_lays_favor_out_where_there_is_too_little() -> None:
    places = (Place("salt-flats", True), Place("drowned-city", True), Place("mine", True))
    wanted = [house_book()[place.site].favor for place in places]
    match = after(made(places), seats=6)
    assert sum(wanted) > match.state.stock and [n > 0 for n in wanted].count(True) > 1
    assert (match.pending[0].seat, match.pending[0].prompt) == (0, "site-favor")
    while match.pending[0].prompt == "site-favor":
        match.answer(0, match.pending[0].options[0].key)
    assert match.state.stock == 0
    assert all(got <= want for got, want in zip(match.state.site_favor, [*wanted, 0, 0, 0, 0, 0], strict=True))
    OATH.check(match.state)


def test_1_17_the_reliquary_is_filled_from_the_relics_on_top() -> None:
    sites = ("plains", "river", "lush-coast", "rocky-coast", "great-slum", "fertile-valley")
    legacy = made(tuple(Place(site, True) for site in sites))  # they ask for no relic
    state = after(legacy).state
    assert {state.ident(state.zones[SPACE + n][0]) for n in range(4)} < set(legacy.top)
    assert {state.ident(card) for card in state.zones[RELIC_DECK][:-1]} <= set(legacy.rest)


def test_1_19_the_world_deck_and_the_dispossessed_of_the_chronicle() -> None:
    legacy = left()
    state = after(legacy).state
    drawn = [card for zone in range(DRAWN, DRAWN + 4) for card in state.zones[zone]]
    piles = [card for region in range(3) for card in state.zones[PILE + region]]
    deck = sorted(state.ident(card) for card in (*state.zones[WORLD_DECK], *drawn, *piles))
    assert deck == sorted(legacy.deck)
    assert sorted(state.ident(card) for card in state.zones[DISPOSSESSED]) == sorted(legacy.dispossessed)


def test_two_games_from_one_chronicle_are_shuffled_anew() -> None:
    one, two = (OATH.new(seats=4, seed=seed, options={"chronicle": write(left())}).state for seed in (1, 2))
    assert [one.ident(card) for card in one.zones[WORLD_DECK]] != [two.ident(card) for card in two.zones[WORLD_DECK]]
    assert [one.ident(card) for card in one.zones[RELIC_DECK]] != [two.ident(card) for card in two.zones[RELIC_DECK]]


def test_salt_the_earth_makes_room_for_itself_in_a_chronicle_too() -> None:
    state = after(made((Place("drowned-city", True, ("salt-the-earth",)),))).state
    assert [state.ident(card) for card in state.zones[CARDS]] == ["salt-the-earth"]
