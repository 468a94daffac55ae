"""Rulebook: the game round, phase 1 (preparation) and the order of turns."""

from __future__ import annotations

import pytest

from oikumene.games.ancient_world.state import ARMS_DECK, ARMS_ROW, ASIDE, BOX, DECK_A, DECK_B, DISCARD, ROW
from rules.ancient_world.table import table


def test_six_rounds_are_played() -> None:
    t = table()
    rounds = [t.now.round]
    while not t.match.over:
        t.pass_all()
        rounds.append(t.now.round)
    assert rounds == [1, 2, 3, 4, 5, 6, 6]
    assert t.match.result is not None


@pytest.mark.parametrize(("round", "explore", "grow"), [(1, False, False), (2, True, False), (3, True, True)])
def test_explore_opens_in_round_2_and_grow_in_round_3(round: int, explore: bool, grow: bool) -> None:
    t = table(round=round).give(0, coins=3)
    assert ("place:explore" in t.keys) == explore
    assert ("place:grow" in t.keys) == grow


def test_the_log_says_which_space_opens() -> None:
    t = table()
    t.pass_all()
    assert t.said("opens") == [("explore",)]
    t.pass_all()
    assert t.said("opens") == [("explore",), ("grow",)]


@pytest.mark.parametrize(("seats", "row"), [(2, 4), (3, 5), (4, 6)])
def test_the_whole_empire_row_is_renewed(seats: int, row: int) -> None:
    t = table(seats)
    old = t.now.zones[ROW]
    t.pass_all()
    assert len(t.now.zones[ROW]) == row
    assert not set(old) & set(t.now.zones[ROW])
    assert set(t.now.zones[DISCARD]) == set(old)


def test_gaps_in_the_empire_row_stay_until_the_next_round() -> None:
    t = table().row("granary", "smithy").give(0, coins=9)
    t.place(0, "build", 1, "buy:granary")
    assert t.ids(ROW) == ["smithy"]
    t.pass_all()
    assert len(t.ids(ROW)) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_military_row_is_filled_up_and_keeps_what_is_left(seats: int) -> None:
    t = table(seats)
    left = t.ids(ARMS_ROW)
    t.arms(*left[1:])
    t.pass_all()
    assert t.ids(ARMS_ROW)[: seats - 1] == left[1:]
    assert len(t.ids(ARMS_ROW)) == seats


def test_rows_are_filled_from_the_top_of_their_decks() -> None:
    t = table().on_top(DECK_A, "crane", "bridge", "academy", "aqueduct").arms("spearmen").on_top(ARMS_DECK, "phalanx")
    t.pass_all()
    assert t.ids(ROW) == ["crane", "bridge", "academy", "aqueduct"]
    assert t.ids(ARMS_ROW) == ["spearmen", "phalanx"]


def test_the_military_row_stays_short_when_its_deck_is_empty() -> None:
    t = table().only(ARMS_DECK).only(ARMS_ROW, "spearmen")
    t.pass_all()
    assert t.ids(ARMS_ROW) == ["spearmen"]


def test_deck_b_comes_in_round_4_and_what_is_left_of_a_leaves_the_game() -> None:
    t = table(round=3).give(0, aside=["granary"], coins=2)
    t.only(DISCARD, "smithy")
    t.pass_all()
    assert t.now.round == 4
    assert {t.now.card(card).deck for card in t.now.zones[ROW]} == {"empire-b"}
    assert len(t.now.zones[DECK_B]) == 47 - 4
    assert t.now.zones[DECK_A] == () and t.now.zones[DISCARD] == ()
    assert "smithy" in t.ids(BOX)


def test_cards_of_deck_a_that_were_set_aside_can_still_be_built_in_round_4() -> None:
    t = table(round=3).give(0, aside=["granary"], coins=2)
    t.pass_all()
    assert t.ids(ASIDE) == ["granary"]
    t.place(0, "build", 1, "buy-aside:granary")
    assert "granary" in t.cards(0)


# -- turns


def test_turns_go_clockwise_from_the_first_player() -> None:
    t = table(4, turn=2)
    order = []
    for skill in (1, 1, 1, 1, 2):
        order.append(t.seat)
        t.place(t.seat, "rebuild", skill)
    assert order == [2, 3, 0, 1, 2]


def test_a_turn_is_one_action() -> None:
    t = table().place(0, "work", 1)
    assert t.seat == 1


def test_who_has_passed_is_skipped_until_all_have_passed() -> None:
    t = table(3)
    t.act(0, "pass").place(1, "work", 1).act(2, "pass")
    assert t.seat == 1
    t.place(1, "work", 2)
    assert t.seat == 1 and t.now.round == 1
    t.act(1, "pass")
    assert t.now.round == 2


def test_passing_is_always_allowed() -> None:
    t = table().give(0, coins=9)
    assert t.keys[-1] == "pass"


def test_who_can_do_nothing_must_pass() -> None:
    t = table(turn=1).citizens(0, 1, 2, 3, ready=())
    t.place(1, "work", 1)
    assert t.said("passes-first") == [(0,)]
    assert t.seat == 1


def test_the_next_round_begins_with_the_owner_of_the_token() -> None:
    t = table(3)
    t.act(0, "pass").act(1, "pass").place(2, "rebuild", 1).act(2, "pass")
    assert t.now.round == 2 and t.seat == 2
