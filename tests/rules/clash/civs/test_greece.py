"""Greece: study, Sparta, Hellenistic culture, city states; Alexander, Leonidas, Pericles."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field


def greece(*known: str) -> Field:
    """Greece with a city at D7, somebody else far away."""
    return field(expansion=True).knows(0, *known).city(0, "D7").city(1, "A3")


def test_study_brings_an_idea_for_each_recruit_in_a_city_with_an_academy() -> None:
    t = field(expansion=True).knows(0, "gre-study").city(0, "D7", "academy").city(0, "B6").city(1, "A3")
    t.has(0, food=2).act(0, "recruit:D7")
    assert t.goods(0) == {"idea": 1}
    t.has(0, food=2).act(0, "recruit:B6")
    assert t.goods(0) == {"idea": 1}


def test_sparta_drafts_for_culture_once_in_a_recruit_whichever_way_it_is_paid() -> None:
    t = field(expansion=True).knows(0, "draft", "gre-sparta").city(0, "D7", "academy").city(1, "A3")
    t.has(0, mood=1, culture=1).act(0, "recruit:D7")
    assert t.can("unit-by") == ["unit-by:infantry:draft", "unit-by:infantry:gre-sparta"]
    t.act(0, "unit-by:infantry:gre-sparta")
    assert t.at("D7") == {"infantry": 1} and t.goods(0) == {"mood": 1}, "the other way is closed then"


@pytest.mark.parametrize(("own", "asked"), [(1, 0), (2, 1)])
def test_sparta_forbids_cards_to_who_has_more_units(own: int, asked: int) -> None:
    t = greece("tactics", "gre-sparta").knows(1, "tactics").units(0, "D5", infantry=own).units(1, "D4", infantry=2)
    t.hand(1, "advance-1").strike("D5", "D4", *["2c"] * 8)
    assert (t.prompt == "tactic" and t.seat == 1) == bool(asked)


def test_influence_starts_wherever_there_is_a_building_of_ones_own() -> None:
    t = greece("gre-hellenistic").city(1, "D4", "temple", "academy", colours={"temple": 0})
    t.value(5).act(0, "influence")
    assert t.the_city("D4").buildings[0] == 0, "its other building, from the city itself"
    t = greece().city(1, "D4", "temple", "academy", colours={"temple": 0})
    assert "influence" not in t.keys, "D7 reaches one hex"


def test_arts_may_be_paid_with_two_mood_once_a_turn_in_all() -> None:
    t = greece("arts", "gre-hellenistic").city(1, "D6", "temple").has(0, mood=4, culture=1)
    assert {"special:arts", "special:gre-hellenistic"} <= set(t.keys)
    t.value(1).act(0, "special:gre-hellenistic")
    assert t.goods(0) == {"mood": 2, "culture": 1} and t.now.actions == 3
    assert t.can("special") == [], "neither way again"


def test_a_second_activation_counts_on_another_city_as_large_and_as_happy() -> None:
    t = field(expansion=True).knows(0, "gre-city-states", "storage").city(0, "D7", mood="happy").city(1, "A3")
    t.city(0, "B6", mood="happy").city(0, "F6")
    t.act(0, "collect:D7", "take:D7:food", "done", "collect:D7", "take:D7:food", "done")
    assert t.keys == ["city:B6", "no"], "the neutral city is in a worse mood"
    t.act(0, "city:B6")
    assert t.mood("D7") == "happy" and t.mood("B6") == "happy" and t.the_city("B6").acts == 1
    t.act(0, "collect:D7", "take:D7:food", "done", "city:B6")
    assert t.mood("D7") == "happy" and t.mood("B6") == "neutral", "it was activated already"


def test_the_size_at_the_activation_counts() -> None:
    t = (
        field(expansion=True)
        .knows(0, "gre-city-states", "storage", "writing")
        .city(0, "D7")
        .city(0, "B6")
        .city(1, "A3")
    )
    t.has(0, food=1, wood=1, ore=1)
    t.act(0, "collect:D7", "take:D7:food", "construct:D7", "city:B6")
    assert t.the_city("D7").size == 2 and t.mood("D7") == "neutral"


def test_alexander_plays_a_card_without_an_action_for_culture_and_his_city() -> None:
    t = greece().city(0, "B6").leads(0, "lead-alexander", "D7").knows(0, "writing")
    t.hand(0, "city-growth-17").has(0, culture=2).set(actions=0)
    t.act(0, "special:lead-alexander", "play:city-growth-17", "city:B6")
    assert t.the_city("B6").has(0) and t.the_city("D7").acts == 1 and t.now.actions == 0


def test_alexander_is_stronger_for_each_region_with_a_city_but_his_own() -> None:
    t = greece("tactics").city(0, "D2").city(0, "C2").city(0, "B6").units(1, "D4", infantry=1)
    t.leads(0, "lead-alexander", "D5").strike("D5", "D4", "2c", "2c", "2c", "2c")
    assert t.said("rolls")[0][1] == 4, "D7 and B6; D2 and C2 are the region where the first seat begins"


def test_leonidas_gains_culture_when_his_city_recruits() -> None:
    t = greece().leads(0, "lead-leonidas", "D7").has(0, food=2).act(0, "recruit:D7")
    assert t.goods(0) == {"culture": 1}


@pytest.mark.parametrize(("foes", "value"), [(3, 6), (1, 2)])
def test_leonidas_is_stronger_for_each_unit_that_the_enemy_has_more(foes: int, value: int) -> None:
    t = greece("tactics").units(1, "D4", infantry=foes).leads(0, "lead-leonidas", "D5")
    t.strike("D5", "D4", *["2c"] * (1 + foes))
    assert t.said("rolls")[0][1] == value


def test_pericles_teaches_an_advance_of_education_in_a_happy_city_for_a_token() -> None:
    t = field(expansion=True).city(0, "D7", mood="happy").city(1, "A3").leads(0, "lead-pericles", "D7").has(0, mood=1)
    t.act(0, "special:lead-pericles")
    assert "writing" in t.advances(0) and t.now.actions == 2 and t.player(0).cubes == 2
    assert "special:lead-pericles" not in greece().leads(0, "lead-pericles", "D7").has(0, mood=1).keys, "not happy"


def test_pericles_aboard_is_an_admiral() -> None:
    t = greece().land("sea", "D3", "D4").units(0, "D4", ship=1).leads(0, "lead-pericles", "D4").pirates("D3")
    t.die("3e", "2c").act(0, "move", "from:D4")
    assert t.said("rolls")[0][1] == 5
