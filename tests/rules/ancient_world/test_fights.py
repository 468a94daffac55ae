"""Rulebook: player actions, B. Fighting a titan."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oikumene.games.ancient_world.state import LOST, SLAIN, TITAN_DECK, TITAN_OPEN
from rules.ancient_world.table import table

Dice = Callable[..., None]

# -- the price


def test_using_an_army_puts_a_coin_on_its_scroll(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad").armies(0, "charioteers").give(0, coins=1)
    t.act(0, "fight:mire-toad")
    assert t.army(0, "charioteers") == (0, 1)
    assert t.city(0).coins == 0


@pytest.mark.parametrize(("picture", "price"), [(0, 1), (1, 2), (3, 4), (7, 8)])
def test_the_price_is_one_coin_more_than_lies_on_the_picture(picture: int, price: int, dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad").armies(0, ("charioteers", picture, 0)).give(0, coins=price - 1)
    assert "fight:mire-toad" not in t.keys and t.why_not("fight:mire-toad") == "army-coins"
    t.give(0, coins=1).act(0, "fight:mire-toad")
    assert t.army(0, "charioteers") == (picture, price)
    assert t.city(0).coins == 0


def test_an_army_used_every_round_costs_1_2_4_8(dice: Dice) -> None:
    dice("blank")
    t = table().armies(0, "charioteers")
    paid = []
    for titan in ("mire-toad", "cave-brute", "thorn-boar", "dune-crawler"):
        t.titan(titan).give(0, coins=20)
        t.city(0).swords = 1
        before = t.city(0).coins
        t.act(0, f"fight:{titan}")
        paid.append(before - t.city(0).coins)
        t.pass_all()
        t.again(turn=0)
    assert paid == [1, 2, 4, 8]
    assert t.army(0, "charioteers") == (15, 0)


def test_a_used_army_does_not_fight_again_in_the_round(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad", "cave-brute").armies(0, "charioteers").give(0, coins=9)
    t.act(0, "fight:mire-toad").act(1, "pass")
    assert "fight:cave-brute" not in t.keys and t.why_not("fight:cave-brute") == "no-army"


def test_at_the_end_of_the_round_coins_slide_onto_the_picture(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad", "cave-brute").armies(0, ("charioteers", 1, 0)).give(0, coins=9)
    t.act(0, "fight:mire-toad").pass_all()
    assert t.army(0, "charioteers") == (3, 0)
    assert "fight:cave-brute" in t.keys


def test_a_fight_needs_at_least_one_army() -> None:
    swords = ["smithy", "war-academy", "fortress"]
    t = table().give(0, *swords, coins=9, lands=["mountain-pass"]).titan("mire-toad").armies(0)
    assert t.gives(0)["sword"] == 1 + 2 + 1 + 1, "the city alone would be strong enough"
    assert "fight:mire-toad" not in t.keys and t.why_not("fight:mire-toad") == "no-army"


def test_without_a_coin_nobody_fights() -> None:
    t = table().titan("mire-toad").armies(0, "charioteers")
    assert "fight:mire-toad" not in t.keys


# -- the strength


def test_swords_count_against_every_titan() -> None:
    t = table().titan("cave-brute").titan("stone-creature").armies(0, "charioteers").give(0, coins=1)
    assert "fight:cave-brute" in t.keys, "4 swords against 4"


def test_arrows_do_not_count_against_a_titan_of_swords() -> None:
    t = table().titan("cave-brute").armies(0, "slingers").give(0, "archery-range", coins=1)
    assert "fight:cave-brute" not in t.keys and t.why_not("fight:cave-brute") == "attack-short"


def test_arrows_count_where_the_titan_shows_them() -> None:
    t = table().titan("mire-toad").armies(0, "slingers").give(0, coins=1)
    assert "fight:mire-toad" in t.keys


def test_attack_equal_to_the_defence_is_enough_and_one_less_is_not(dice: Dice) -> None:
    dice("blank", "blank")
    t = table().titan("two-headed-ogre").armies(0, "royal-guard").give(0, coins=1)
    assert "fight:two-headed-ogre" not in t.keys, "6 against 7"
    t.give(0, "smithy").act(0, "fight:two-headed-ogre")
    assert t.said("fights") == [(0, "two-headed-ogre", 7, 7)]


def test_attack_on_empire_cards_and_districts_costs_nothing_and_lasts(dice: Dice) -> None:
    dice("blank")
    t = table().titan("thorn-boar", "dune-crawler").armies(0, "spearmen", "axe-bearers").give(0, coins=2)
    t.give(0, "smithy", lands=["mountain-pass"])
    t.act(0, "fight:thorn-boar", "army:spearmen", "done").act(1, "pass")
    t.act(0, "fight:dune-crawler")
    assert [attack for _, _, attack, _ in t.said("fights")] == [5, 5], "3 of the army and 2 of the city, both times"
    assert t.city(0).coins == 0


def test_several_armies_may_fight_together_each_for_its_price(dice: Dice) -> None:
    dice("blank")
    t = table().titan("tide-crab").armies(0, ("spearmen", 1, 0), ("axe-bearers", 0, 0)).give(0, coins=4)
    t.act(0, "fight:tide-crab", "army:spearmen")
    assert t.said("fights") == [(0, "tide-crab", 6, 6)], "the second army was needed, so nothing was asked"
    assert t.city(0).coins == 1
    assert (t.army(0, "spearmen"), t.army(0, "axe-bearers")) == ((1, 2), (0, 1))


def test_more_armies_than_needed_may_be_used(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad").armies(0, "charioteers", "raiders").give(0, coins=2)
    t.act(0, "fight:mire-toad", "army:charioteers")
    assert t.keys == ["army:raiders", "done"] and t.match.pending[0].bounds == (1, 2)
    t.act(0, "army:raiders")
    assert t.city(0).coins == 2, "two coins of trophies"


def test_an_army_that_cannot_reach_the_defence_with_the_coins_left_is_not_offered() -> None:
    t = table().titan("mire-toad").armies(0, "charioteers", "raiders").give(0, coins=1)
    t.act(0, "fight:mire-toad")
    assert t.said("uses-army") == [(0, "charioteers", 1)], "raiders alone are too weak"


def test_experience_works_with_the_army_it_lies_under(dice: Dice) -> None:
    dice("blank")
    t = table().titan("cave-brute").armies(0, "spearmen", under=["city-guard"]).give(0, coins=1)
    t.act(0, "fight:cave-brute")
    assert t.said("fights") == [(0, "cave-brute", 4, 4)]


def test_experience_of_an_army_that_is_not_used_does_not_count() -> None:
    t = table().titan("tide-crab").armies(0, ("charioteers", 0, 1), "war-elephants", under=["spearmen"])
    t.give(0, coins=9)
    assert "fight:tide-crab" not in t.keys, "5 of the elephants; the spearmen lie under the used charioteers"


def test_the_experience_printed_on_an_active_card_does_not_count_yet() -> None:
    t = table().titan("thorn-boar").armies(0, "charioteers").give(0, coins=1)
    assert "fight:thorn-boar" not in t.keys, "4 swords, and 1 sword only once retired"


# -- what armies bring


def test_trophies_are_coins_after_the_victory(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad").armies(0, "mercenary-band").give(0, coins=1)
    t.act(0, "fight:mire-toad")
    assert t.city(0).coins == 1 and t.said("trophies") == [(0, 1)]


def test_a_trophy_does_not_pay_for_the_fight_that_brings_it() -> None:
    t = table().titan("mire-toad").armies(0, "mercenary-band")
    assert "fight:mire-toad" not in t.keys


def test_espionage_is_knowledge(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad").armies(0, "scouts").give(0, "smithy", coins=1)
    t.act(0, "fight:mire-toad")
    assert t.city(0).knowledge == 1


def test_restore_comes_before_the_damage_dice(dice: Dice) -> None:
    dice("titan")
    t = table().titan("mire-toad").armies(0, "temple-wardens").give(0, "archery-range", coins=1)
    t.damage(0, "wheat-fields", "fishing-dock")
    t.act(0, "fight:mire-toad", "restore:fishing-dock")
    assert t.prompt == "lose" and t.keys == ["lose:archery-range", "lose:fishing-dock"]


def test_experience_brings_trophies_and_restores_too(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad").armies(0, "charioteers", under=["raiders", "temple-wardens", "shadow-agents"])
    t.give(0, coins=1).damage(0, "wheat-fields").act(0, "fight:mire-toad")
    assert (t.city(0).coins, t.city(0).knowledge) == (1, 1)
    assert t.ids(LOST) == []


# -- the victory


def test_the_titan_joins_the_city_and_the_next_is_turned_up(dice: Dice) -> None:
    dice("blank")
    t = table().titan("cave-brute", "thorn-boar").armies(0, "charioteers").give(0, coins=1)
    t.act(0, "fight:cave-brute")
    assert t.ids(SLAIN) == ["cave-brute"] and t.ids(TITAN_OPEN) == ["thorn-boar"]
    assert t.gives(0)["space"] == 5 and t.gives(0)["coin_income"] == 6
    assert t.now.banners(0) == [1, 0, 0, 0, 0]


def test_the_last_titan_of_a_deck_leaves_its_place_empty(dice: Dice) -> None:
    dice("blank")
    t = table().titan("cave-brute").only(TITAN_DECK).armies(0, "charioteers").give(0, coins=1)
    t.act(0, "fight:cave-brute")
    assert t.ids(TITAN_OPEN) == [] and t.match.view(1)["table"]["titans"][0]["open"] is None


def test_one_titan_a_turn(dice: Dice) -> None:
    dice("blank")
    t = table().titan("mire-toad", "cave-brute").armies(0, "charioteers", "phalanx").give(0, coins=9)
    t.act(0, "fight:mire-toad", "army:charioteers", "done")
    assert t.seat == 1
    t.act(1, "pass")
    assert "fight:cave-brute" in t.keys, "in a later turn, with an army that is left"


def test_a_titan_of_any_open_deck_may_be_fought() -> None:
    t = table().titan("mire-toad").titan("stone-creature").titan("mountain-walker")
    t.armies(0, "royal-guard", "titan-slayers").give(0, "smithy", coins=9)
    assert [key for key in t.keys if key.startswith("fight")] == [
        "fight:mire-toad",
        "fight:stone-creature",
        "fight:mountain-walker",
    ]


def test_fighting_needs_no_citizen(dice: Dice) -> None:
    dice("blank")
    t = table().citizens(0, 1, 2, 3, ready=()).titan("mire-toad").armies(0, "charioteers").give(0, coins=2)
    t.act(0, "fight:mire-toad")
    assert t.ids(SLAIN) == ["mire-toad"]


# -- the example of the rulebook


def test_dmitry_beats_the_stone_creature(dice: Dice) -> None:
    """Mercian Army: 3 arrows and 1 sword; 1 sword of experience; a coin on the picture; 3 swords of empire cards."""
    dice("blank", "coin")
    t = table().titan("stone-creature", "moss-giant")
    t.armies(0, ("mercian-army", 1, 0), under=["spearmen"]).give(0, "smithy", "war-academy", coins=3)
    t.act(0, "fight:stone-creature")
    assert t.said("fights") == [(0, "stone-creature", 8, 8)]
    assert t.said("uses-army") == [(0, "mercian-army", 2)]
    assert t.army(0, "mercian-army") == (1, 2), "three coins lie on the card now"
    assert t.ids(SLAIN) == ["stone-creature"] and t.ids(TITAN_OPEN + 1) == ["moss-giant"]
    assert t.city(0).coins == 0, "two for the army, one lost to the dice"


def test_dmitry_would_not_win_with_a_sword_less() -> None:
    t = table().titan("stone-creature").armies(0, ("mercian-army", 1, 0), under=["spearmen"])
    t.give(0, "war-academy", coins=3)
    assert "fight:stone-creature" not in t.keys
