"""Cards in play bend rules, and are found without looking through what lies there."""

from __future__ import annotations

import pytest
from tests.kit.yard import BUILT, DECK, HAND, PLAY, SIZE, SPARED, Yard

from oikumene.kernel.table import NOBODY, Layout, Zone
from oikumene.kit.bend import answering, bent, bent_by_all, bent_by_card


def test_a_rule_that_no_card_bends_stays_as_it_is() -> None:
    assert bent(Yard(), SIZE, 0, 5) == 5


def test_only_cards_in_play_count_and_only_for_who_has_them() -> None:
    yard = Yard()
    barn = yard.lay("barn", HAND)
    assert bent(yard, SIZE, 0, 5) == 5
    yard.move(barn, PLAY)
    assert (bent(yard, SIZE, 0, 5), bent(yard, SIZE, 1, 5)) == (7, 5)
    yard.move(barn, PLAY + 1)
    assert (bent(yard, SIZE, 0, 5), bent(yard, SIZE, 1, 5)) == (5, 7)
    yard.move(barn, DECK)
    assert bent(yard, SIZE, 1, 5) == 5
    assert not yard.hooks


def test_an_answer_by_itself_is_that_of_its_card() -> None:
    yard = Yard()
    barn = yard.lay("barn", PLAY)
    (answer,) = [bend.bound(barn) for bend in yard.bends(barn) if bend.question is SIZE]
    assert answer(yard, 0, 5) == bent(yard, SIZE, 0, 5) == 7


def test_several_cards_answer_as_they_lie() -> None:
    yard = Yard()
    loft, barn = yard.lay("loft", DECK), yard.lay("barn", DECK)
    yard.move(barn, PLAY)
    yard.move(loft, PLAY)
    assert bent(yard, SIZE, 0, 5) == 14
    yard.move(barn, HAND)
    yard.move(barn, PLAY)
    assert bent(yard, SIZE, 0, 5) == 12
    yard.move(barn, PLAY, under=True)
    assert bent(yard, SIZE, 0, 5) == 14


def test_cards_in_play_that_are_shuffled_are_found_where_they_lie_now() -> None:
    yard = Yard()
    loft, barn = yard.lay("loft", PLAY), yard.lay("barn", PLAY)
    yard.load(0)
    yard.shuffle(PLAY)
    assert [yard.ident(card) for card in yard.zones[PLAY]] == ["barn", "loft"]
    assert bent(yard, SIZE, 0, 5) == 14
    yard.move(loft, DECK)
    assert bent(yard, SIZE, 0, 5) == 10
    yard.move(barn, DECK)
    assert not yard.hooks


def test_a_card_shuffled_against_one_that_answers_to_nothing_is_found() -> None:
    yard = Yard()
    stone, barn = yard.lay("stone", PLAY), yard.lay("barn", PLAY)
    yard.load(0)
    yard.shuffle(PLAY)
    assert yard.ident(stone) == "barn" and bent(yard, SIZE, 0, 5) == 7
    yard.move(barn, DECK)
    assert bent(yard, SIZE, 0, 5) == 7


def test_a_question_to_every_card_in_play_is_told_who_has_it() -> None:
    yard = Yard()
    yard.lay("hedge", PLAY + 1)
    assert bent_by_all(yard, SPARED, False, 0) is True
    assert bent_by_all(yard, SPARED, False, 1) is False


def test_a_copy_has_its_own_index() -> None:
    yard = Yard()
    barn = yard.lay("barn", PLAY)
    twin = yard.copy()
    twin.move(barn, DECK)
    assert (bent(yard, SIZE, 0, 5), bent(twin, SIZE, 0, 5)) == (7, 5)


def test_what_was_read_from_a_snapshot_finds_its_cards_again() -> None:
    yard = Yard()
    for name in ("smith", "barn", "miller", "smith"):
        yard.move(yard.lay(name, DECK), PLAY + len(name) % 2)
    twin = yard.copy()
    twin.hooks = {}
    twin.restored()
    assert twin.hooks == yard.hooks
    assert answering(twin, BUILT, 1) == answering(yard, BUILT, 1)


def test_what_is_in_play_is_seen_by_all() -> None:
    with pytest.raises(ValueError, match="secret is in play"):
        Layout([Zone("secret", NOBODY, live=True)])


def test_a_bend_that_is_only_said_answers_to_nothing() -> None:
    yard = Yard()
    yard.lay("field", PLAY)
    assert not yard.hooks


def test_what_a_card_says_of_itself_is_asked_of_it_wherever_it_lies() -> None:
    yard = Yard()
    barn, stone = yard.lay("barn", DECK), yard.lay("stone", PLAY)
    assert (bent_by_card(yard, SIZE, 0, barn, 5), bent_by_card(yard, SIZE, 0, stone, 5)) == (7, 5)
    assert bent(yard, SIZE, 0, 5) == 5
