"""Rulebook: damage done by titans, lost empire cards, restoring them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oikumene.games.ancient_world.state import ARMIES, BOX, LOST, RETIRED
from rules.ancient_world.table import Table, table

Dice = Callable[..., None]


def beat(titan: str, *cards: str, coins: int = 0) -> Table:
    """Seat 0 beats a titan with armies that are strong enough and paid for."""
    t = table().titan(titan).armies(0, "royal-guard").give(0, *cards, coins=coins + 1)
    t.city(0).swords = 10
    return t.act(0, f"fight:{titan}")


@pytest.mark.parametrize(
    ("titan", "banners"), [("mire-toad", 1), ("serpent-of-hmu", 2), ("stone-creature", 2), ("leviathan", 3)]
)
def test_a_die_is_rolled_for_each_banner_of_the_titan(titan: str, banners: int, dice: Dice) -> None:
    dice(*["blank"] * banners)
    t = beat(titan)
    assert t.said("rolls") == [(0, 0, 0, banners)]


def test_the_dice_have_two_faces_of_each_kind_and_all_come_up() -> None:
    seen = set()
    for seed in range(12):
        t = table(seed=seed).titan("leviathan").armies(0, "royal-guard").give(0, coins=1)
        assert t.state.book.die_faces == ("titan", "titan", "coin", "coin", "blank", "blank")
        t.city(0).swords = 10
        t.act(0, "fight:leviathan")
        ((_, titans, coins, blanks),) = t.said("rolls")
        assert titans + coins + blanks == 3
        seen |= {face for face, n in zip("tcb", (titans, coins, blanks), strict=True) if n}
    assert seen == {"t", "c", "b"}


def test_a_blank_face_does_nothing(dice: Dice) -> None:
    dice("blank")
    t = beat("mire-toad", coins=2)
    assert t.city(0).coins == 2 and t.ids(LOST) == []


def test_a_coin_face_costs_a_coin(dice: Dice) -> None:
    dice("coin", "coin")
    t = beat("stone-creature", coins=3)
    assert t.city(0).coins == 1 and t.said("loses-coins") == [(0, 2)]


def test_who_has_no_coin_loses_none(dice: Dice) -> None:
    dice("coin", "coin")
    t = beat("stone-creature", coins=1)
    assert t.city(0).coins == 0 and t.said("loses-coins") == [(0, 1)]


def test_a_titan_face_turns_an_empire_card_down_by_the_owners_choice(dice: Dice) -> None:
    dice("titan")
    t = beat("mire-toad", "smithy")
    assert t.keys == ["lose:fishing-dock", "lose:wheat-fields", "lose:smithy"]
    t.act(0, "lose:wheat-fields")
    assert t.ids(LOST) == ["wheat-fields"] and t.cards(0) == ["fishing-dock", "smithy"]


def test_each_titan_face_costs_a_card(dice: Dice) -> None:
    dice("titan", "blank", "titan")
    t = beat("leviathan", "smithy").act(0, "lose:smithy", "lose:fishing-dock")
    assert t.ids(LOST) == ["smithy", "fishing-dock"]


def test_when_no_card_lies_face_up_nothing_more_is_lost(dice: Dice) -> None:
    dice("titan", "titan", "titan")
    t = beat("leviathan").act(0, "lose:wheat-fields")
    assert sorted(t.ids(LOST)) == ["fishing-dock", "wheat-fields"]
    assert t.seat == 1


def test_the_prizes_of_titans_and_districts_are_never_lost(dice: Dice) -> None:
    dice("titan")
    t = table().titan("mire-toad").armies(0, "royal-guard").give(0, coins=1, lands=["war-camp"], slain=["tide-crab"])
    t.act(0, "fight:mire-toad")
    assert t.keys == ["lose:fishing-dock", "lose:wheat-fields"]


def test_a_lost_card_gives_nothing() -> None:
    t = table().give(0, "goat-pastures", "smithy")
    assert t.gives(0) == {"space": 4, "food": 4, "coin_income": 6, "sword": 1, "army_limit": 2}
    t.damage(0, "goat-pastures", "smithy")
    assert t.gives(0) == {"space": 4, "food": 3, "coin_income": 5, "army_limit": 2}


def test_the_action_of_a_lost_card_cannot_be_used() -> None:
    t = table().give(0, "bazaar")
    assert "use:bazaar" in t.keys
    assert "use:bazaar" not in t.damage(0, "bazaar").keys


def test_the_power_of_a_lost_card_does_not_work() -> None:
    t = table(round=3).give(0, coins=3).give(0, "aqueduct").damage(0, "aqueduct").place(0, "grow", 1)
    assert t.city(0).coins == 0


def test_losing_food_is_felt_only_at_the_end_of_the_round(dice: Dice) -> None:
    dice("titan")
    t = beat("cave-brute").act(0, "lose:wheat-fields")
    assert t.skills(0, "starving") == []
    t.pass_all()
    assert t.prompt == "starve"


def test_a_citizen_from_a_card_stays_when_the_card_is_lost(dice: Dice) -> None:
    dice("titan")
    t = table().row("dwellings").titan("mire-toad").armies(0, "royal-guard").give(0, coins=9)
    t.place(0, "build", 1, "buy:dwellings").act(1, "pass")
    t.act(0, "fight:mire-toad", "lose:dwellings")
    assert t.skills(0) == [1, 2, 3, 4]


def test_a_restored_card_brings_no_second_citizen() -> None:
    t = table().give(0, lost=["dwellings"]).place(0, "rebuild", 1, "restore:dwellings")
    assert t.skills(0) == [1, 2, 3] and "dwellings" in t.cards(0)


def test_armies_over_a_shrunken_limit_are_discarded_at_once_with_all_retired_cards(dice: Dice) -> None:
    dice("titan")
    t = table().give(0, "barracks", coins=9).titan("mire-toad")
    t.armies(0, "royal-guard", "phalanx", "slingers", under=["spearmen", "militia"])
    t.act(0, "fight:mire-toad", "army:royal-guard", "done", "lose:barracks")
    assert t.prompt == "disband"
    assert t.keys == ["disband:royal-guard", "disband:phalanx", "disband:slingers"]
    t.act(0, "disband:royal-guard")
    assert [t.now.ident(a.card) for a in t.city(0).armies] == ["phalanx", "slingers"]
    assert t.ids(ARMIES) == ["phalanx", "slingers"] and t.ids(RETIRED) == []
    assert {"royal-guard", "spearmen", "militia"} <= set(t.ids(BOX)), "they leave the game"


def test_within_the_limit_nothing_is_discarded(dice: Dice) -> None:
    dice("titan")
    t = table().give(0, "barracks", coins=9).titan("mire-toad").armies(0, "royal-guard", "phalanx")
    t.act(0, "fight:mire-toad", "army:royal-guard", "done", "lose:barracks")
    assert len(t.city(0).armies) == 2 and t.seat == 1


def test_restoring_the_card_does_not_bring_the_army_back() -> None:
    t = table().give(0, lost=["barracks"]).place(0, "rebuild", 1, "restore:barracks")
    assert t.gives(0)["army_limit"] == 3 and len(t.city(0).armies) == 2


def test_a_lost_card_is_known_to_all() -> None:
    t = table().damage(0, "wheat-fields")
    assert t.match.view(1)["table"]["seats"][0]["lost"] == ["wheat-fields"]


def test_a_restored_card_that_was_used_is_still_used_in_this_round() -> None:
    t = table().give(0, "bazaar").use(0, "bazaar", 1)
    t.act(1, "pass").again(turn=0).damage(0, "bazaar")
    t.place(0, "rebuild", 2, "restore:bazaar")
    assert "bazaar" in t.cards(0) and "use:bazaar" not in t.keys
