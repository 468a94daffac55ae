"""Preparing the game (rulebook, pp. 4 to 7), with its variants (p. 35)."""

from __future__ import annotations

from collections import Counter

import pytest

from oikumene.games.clash import CLASH
from oikumene.games.clash.board import PLANS, board
from oikumene.games.clash.model import TERRAINS
from oikumene.games.clash.state import (
    ACTION_DECK,
    EVENT_DECK,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    OBJECTIVE_DECK,
    WONDER_DECK,
    State,
)
from oikumene.kernel.match import Match

#: The first hex of each start faces the middle; then the others, left, right and outside as the region lies.
STARTS = {
    2: {0: "D2 E2 C2 D1", 1: "D7 C8 E8 D8"},
    3: {0: "E4 F3 D3 E3", 1: "G8 G9 H7 H8", 2: "B7 A7 B8 A8"},
    4: {0: "C2 D1 B1 C1", 1: "I2 J1 H1 I1", 2: "I8 H8 J8 I9", 3: "C8 B8 D8 C9"},
}
#: Which side of the region lies up: A has the forest on the left, B the mountain.
SIDES = {2: "BB", 3: "BBB", 4: "BABA"}
OWN_REGIONS = {
    "carthage": "plains mountain forest sea",
    "phoenicia": "plains mountain forest sea",
    "vikings": "plains mountain forest sea",
    "egypt": "plains mountain barren barren",
    "maya": "plains mountain forest mountain",
}


def begun(seats: int, civs: tuple[str, ...] = (), **options: object) -> Match[State]:
    """A game up to the first turn: civilizations are chosen in order, settlers stand where they may first."""
    match = CLASH.new(seats=seats, seed=3, options=options)
    names = list(civs)
    while match.pending and match.pending[0].prompt in ("civilization", "settle"):
        question = match.pending[0]
        key = f"civilization:{names.pop(0)}" if question.prompt == "civilization" else question.options[0].key
        match.answer(question.seat, key)
    return match


def lies(match: Match[State], labels: str) -> list[str]:
    state = match.state
    return [TERRAINS[state.terrain[state.hex(label)]] for label in labels.split()]


@pytest.mark.parametrize("seats", STARTS)
def test_starting_regions_lie_with_their_plains_to_the_middle_on_the_side_of_the_layout(seats: int) -> None:
    match = begun(seats, expansion=False)
    sides = {"A": "plains forest mountain barren", "B": "plains mountain forest barren"}
    for seat, labels in STARTS[seats].items():
        assert lies(match, labels) == sides[SIDES[seats][seat]].split()
        assert match.state.label(match.state.cities_of(seat)[0]) == labels.split()[0]


@pytest.mark.parametrize("civ", OWN_REGIONS)
def test_some_civilizations_have_a_region_of_their_own(civ: str) -> None:
    match = begun(2, (civ, "rome"), civilizations="choose")
    seat = next(n for n, player in enumerate(match.state.players) if player.civ == civ)
    assert lies(match, STARTS[2][seat]) == OWN_REGIONS[civ].split()
    assert lies(match, STARTS[2][1 - seat]) == ["plains", "mountain", "forest", "barren"]


def test_the_first_settler_stands_on_land_of_the_own_region_beside_the_city_or_in_it() -> None:
    match = CLASH.new(seats=2, seed=3, options={"civilizations": "choose"})
    for civ in ("carthage", "rome"):
        match.answer(match.pending[0].seat, f"civilization:{civ}")
    seat = next(n for n, player in enumerate(match.state.players) if player.civ == "carthage")
    asked = {question.seat: question for question in match.pending}
    while seat not in asked:
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
        asked = {question.seat: question for question in match.pending}
    home = STARTS[2][seat].split()
    assert {option.key for option in asked[seat].options} == {f"settle:{home[1]}", f"settle:{home[2]}"}, "not at sea"
    inside = begun(2, expansion=False, first_settler="inside")
    assert [inside.state.units_of(s) for s in (0, 1)] == [inside.state.cities_of(s) for s in (0, 1)]


def test_decks_with_and_without_the_expansion() -> None:
    for expansion, events, objectives in ((True, 58, 38), (False, 38, 32)):
        state = begun(2, expansion=expansion).state
        assert len(state.zones[EVENT_DECK]) == events and len(state.zones[OBJECTIVE_DECK]) == objectives - 2
        assert len(state.zones[ACTION_DECK]) == 42 - 2 and len(state.zones[WONDER_DECK]) == 8


def test_hands_are_their_owners_and_decks_nobodys() -> None:
    match = begun(2, expansion=False)
    view = match.view(0)["table"]["seats"]
    assert [len(seat["actions"]) for seat in view] == [1, 1]
    own, other = (match.state.zones[HAND_ACTIONS + seat][0] for seat in (0, 1))
    assert match.state.shows(own) == 1 and match.state.shows(other) == 2
    assert match.state.shows(match.state.zones[HAND_OBJECTIVES][0]) == 1


def test_everybody_has_a_civilization_of_their_own_with_its_three_leaders() -> None:
    state = begun(4).state
    assert len({player.civ for player in state.players}) == 4
    for player in state.players:
        leaders = [state.book.powers[n].id for n in player.leaders]
        assert leaders == [leader.id for leader in state.book.civilizations[player.civ].leaders] and len(leaders) == 3


def test_without_the_expansion_nobody_has_a_civilization_or_leaders() -> None:
    for history in ("own", "alternate"):
        state = begun(3, expansion=False, history=history).state
        assert all(not player.civ and not player.leaders for player in state.players)


def test_civilizations_are_chosen_in_turn_order_each_once() -> None:
    match = CLASH.new(seats=3, seed=5, options={"civilizations": "choose"})
    order = []
    while match.pending[0].prompt == "civilization":
        order.append(match.pending[0].seat)
        taken = {player.civ for player in match.state.players if player.civ}
        keys = {option.key.split(":")[1] for option in match.pending[0].options}
        assert len(keys) == 15 - len(taken) and not keys & taken
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    first = match.state.first
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(CLASH.new(seats=4, seed=seed, options={"expansion": False}).state.first for seed in range(60))
    assert set(firsts) == {0, 1, 2, 3}


def test_regions_lie_where_the_lot_puts_them_and_nobody_knows_where() -> None:
    one, two = (begun(2, expansion=False).state, CLASH.new(seats=2, seed=4, options={"expansion": False}).state)
    spots = range(2, len(board(2).spots))
    names = [[s.ident(s.zones[13 + spot][0]) for spot in spots] for s in (one, two)]
    assert names[0] != names[1] and len(set(names[0])) == 8
    assert all(one.shows(one.zones[13 + spot][0]) == 0 for spot in spots)
    assert len(PLANS[2].others) == 8
