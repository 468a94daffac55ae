"""China: rice, expansion, fireworks, the imperial army; Sun Tzu, Qin Shi Huang, Empress Wu Zetian."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.state import HAND_WONDERS, WONDER_DECK


def china(*known: str) -> Field:
    """China with a city at D7, somebody else far away."""
    return field(expansion=True).knows(0, *known).city(0, "D7").city(1, "A3")


def test_rice_grows_on_plains_outside_the_city_where_settlers_are_two_at_most() -> None:
    t = field(expansion=True).knows(0, "chi-rice", "storage").city(0, "D5", "academy", "temple", mood="happy")
    t.city(1, "A3").units(0, "D4", settler=2).units(0, "C5", settler=1).units(0, "E5", settler=1)
    t.act(0, "collect:D5", "take:C5:food", "take:D4:food", "take:D5:food", "take:E5:food")
    assert t.goods(0) == {"food": 6}, "four, and two of the three fields"
    t = field(expansion=True).knows(0, "chi-rice", "storage").city(0, "D5").city(1, "A3").units(0, "D5", settler=1)
    assert t.act(0, "collect:D5", "take:D5:food").goods(0) == {"food": 1}, "not in the city itself"


def test_expansion_moves_settlers_out_of_own_cities_after_a_recruit_with_a_settler() -> None:
    t = china("chi-expansion", "tactics").city(0, "B6").units(0, "B6", settler=1, infantry=1).units(0, "D4", settler=1)
    t.has(0, food=2).act(0, "recruit:D7", "react:chi-expansion")
    assert t.keys == ["from:B6", "from:D7", "done"], "only those in cities"
    t.act(0, "from:B6", "to:B5")
    assert t.at("B5") == {"settler": 1} and t.at("B6") == {"infantry": 1}
    t.act(0, "from:D7", "to:D6")
    assert t.at("D6") == {"settler": 1} and t.now.actions == 2 and t.prompt == "act"


def test_expansion_does_not_follow_a_recruit_without_settlers() -> None:
    t = china("chi-expansion", "tactics").units(0, "D7", settler=1).has(0, food=1, ore=1).act(0, "recruit:D7")
    assert t.prompt == "act" and t.at("D7") == {"settler": 1, "infantry": 1}


def test_expansion_moves_three_groups_at_most() -> None:
    t = china("chi-expansion").city(0, "B6").city(0, "F6").city(0, "D4").has(0, food=2)
    t.units(0, "B6", settler=1).units(0, "F6", settler=1).units(0, "D4", settler=1).act(0, "recruit:D7")
    t.act(0, "react:chi-expansion", "from:B6", "to:B5", "from:F6", "to:F5", "from:D4", "to:D5")
    assert t.prompt == "act" and t.at("D7") == {"settler": 1}


def test_fireworks_cancel_a_hit_in_the_first_round() -> None:
    t = china("tactics", "chi-fireworks").units(0, "D5", infantry=1).units(1, "D4", infantry=1).has(0, ore=1, wood=1)
    t.strike("D5", "D4", "2c", "6i", "2c", "6i").act(0, "react:chi-fireworks")
    assert t.goods(0) == {} and t.said("loses-unit") == [] and t.prompt == "retreat"
    t.act(0, "no")
    assert t.said("loses-unit") == [(0, "infantry")], "not in the second"


def test_the_imperial_army_turns_settlers_into_infantry_and_back() -> None:
    t = china("chi-imperial-army").units(0, "D7", settler=2, infantry=1).units(0, "D4", infantry=1)
    t.act(0, "special:chi-imperial-army", "remake:D7:settler:0", "remake:D4:infantry:0", "done")
    assert t.at("D7") == {"settler": 1, "infantry": 2} and t.at("D4") == {"settler": 1}
    assert t.now.actions == 2 and "special:chi-imperial-army" not in t.keys, "once a turn"


def test_the_imperial_army_keeps_within_stacks_and_supplies() -> None:
    t = china("chi-imperial-army").units(0, "D7", settler=4, infantry=4)
    assert "special:chi-imperial-army" not in t.keys, "no settler is left in supply, no room for infantry"


def test_sun_tzu_teaches_warfare_in_a_happy_city() -> None:
    t = field(expansion=True).city(0, "D7", mood="happy").city(1, "A3").leads(0, "lead-sun-tzu", "D7").has(0, culture=1)
    t.act(0, "special:lead-sun-tzu")
    assert "tactics" in t.advances(0) and t.now.actions == 2 and t.player(0).cubes == 2


@pytest.mark.parametrize(("dice", "tokens"), [(("6i", "2c"), True), (("2c", "2c", "6i", "2c"), False)])
def test_sun_tzu_gains_by_a_war_that_is_over_in_a_round(dice: tuple[str, ...], tokens: bool) -> None:
    t = china("tactics").units(1, "D4", infantry=1).leads(0, "lead-sun-tzu", "D5").strike("D5", "D4", *dice)
    if t.prompt == "retreat":
        t.act(0, "no")
    assert t.goods(0) == ({"mood": 1, "culture": 1} if tokens else {})


def test_qin_takes_the_great_wall_and_builds_it_for_less_without_an_action() -> None:
    t = china().leads(0, "lead-qin", "D7").only(WONDER_DECK, "wonder-arena", "wonder-wall").has(0, food=2)
    t.act(0, "buy-advance", "advance:engineering")
    assert t.ids(HAND_WONDERS) == ["wonder-wall"]
    t = field(expansion=True).city(0, "D7", mood="happy").city(0, "B6").city(1, "A3").leads(0, "lead-qin", "D7")
    t.knows(0, "engineering", "siegecraft", "storage").wonders(0, "wonder-wall").has(
        0, food=3, wood=2, ore=7, culture=3
    )
    t.act(0, "wonder-free:D7", "wonder:wonder-wall")
    assert t.goods(0) == {} and t.now.actions == 3


def test_qin_cancels_a_hit_for_two_culture_in_any_round() -> None:
    t = china("tactics").units(1, "D4", infantry=1).leads(0, "lead-qin", "D5").has(0, culture=4)
    t.strike("D5", "D4", "2c", "6i", "2c", "6i").act(0, "react:lead-qin", "no", "react:lead-qin")
    assert t.goods(0) == {} and t.said("loses-unit") == []


def test_wu_teaches_agriculture_in_a_happy_city() -> None:
    t = field(expansion=True).city(0, "D7", mood="happy").city(1, "A3").leads(0, "lead-wu", "D7").has(0, mood=1)
    t.act(0, "special:lead-wu")
    assert t.keys == ["advance:storage", "advance:irrigation", "advance:husbandry"]


@pytest.mark.parametrize(("foes", "value"), [(1, 4), (2, 2)])
def test_wu_is_stronger_with_no_fewer_units(foes: int, value: int) -> None:
    t = (
        china("tactics")
        .units(1, "D4", infantry=foes)
        .leads(0, "lead-wu", "D5")
        .strike("D5", "D4", *["2c"] * (1 + foes))
    )
    assert t.said("rolls")[0][1] == value
