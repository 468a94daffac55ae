"""Activating cities: collect, construct, recruit; moods; founding (rulebook, pp. 11 to 16)."""

from __future__ import annotations

from tests.rules.clash.field import field


def test_a_city_collects_one_resource_a_hex_as_many_as_it_is_large() -> None:
    t = field().land("forest", "D5").land("mountain", "E5").city(0, "D4", "temple").has(0, ore=0)
    t.act(0, "collect:D4", "take:D4:food", "take:D5:wood")
    assert t.goods(0) == {"food": 1, "wood": 1}, "size two: two resources, and the question is over"


def test_a_happy_city_collects_one_more_and_an_angry_one_only_one() -> None:
    t = field().land("forest", "D5", "C5").city(0, "D4", mood="happy")
    t.act(0, "collect:D4", "take:C5:wood", "take:D5:wood")
    assert t.goods(0) == {"wood": 2}
    t = field().land("forest", "D5", "C5").city(0, "D4", "temple", "academy", mood="angry")
    t.act(0, "collect:D4", "take:D5:wood")
    assert t.goods(0) == {"wood": 1}


def test_nothing_is_collected_where_enemies_or_other_cities_stand_or_the_land_is_exhausted() -> None:
    t = field().land("forest", "D5", "C5", "E5").city(0, "D4", mood="happy").city(0, "C5").units(4, "D5", infantry=1)
    t.lay().exhausted |= 1 << t.hex("E5")
    assert [key for key in t.act(0, "collect:D4").keys if "wood" in key] == []


def test_food_stops_at_two_before_it_is_stored() -> None:
    t = field().city(0, "D4", mood="happy").has(0, food=1)
    t.act(0, "collect:D4", "take:D3:food", "take:D4:food")
    assert t.goods(0) == {"food": 2}
    t = field().city(0, "D4", mood="happy").knows(0, "storage").has(0, food=1)
    t.act(0, "collect:D4", "take:D3:food", "take:D4:food")
    assert t.goods(0) == {"food": 3}


def test_a_second_activation_lowers_the_mood_and_an_angry_city_works_once() -> None:
    """The example of the book: happy, neutral with the second activation, angry with the third; then once more."""
    t = field().city(0, "D4", mood="happy").knows(0, "storage")
    t.lay().actions = 5
    for mood in ("happy", "neutral", "angry", "angry"):
        t.act(0, "collect:D4")
        while t.can("take"):
            t.act(0, t.can("take")[0])
        assert t.mood("D4") == mood
    assert "collect:D4" not in t.keys


def test_a_building_needs_its_advance_its_price_and_room() -> None:
    t = field().city(0, "D4").city(0, "D6").has(0, food=1, wood=1, ore=1)
    assert t.can("construct") == []
    t.knows(0, "writing")
    t.act(0, "construct:D4")
    assert t.the_city("D4").size == 2 and t.goods(0) == {"idea": 2}


def test_no_city_grows_larger_than_its_owner_has_cities() -> None:
    """The example of the book, in small: angry, too large, and one that has the building."""
    t = field().knows(0, "writing", "myths").has(0, food=2, wood=2, ore=2)
    t.city(0, "D4", "academy").city(0, "D6", mood="angry")
    assert t.can("construct") == [], "size two with two cities; the other is angry"


def test_a_recruit_is_paid_together_and_brings_as_many_as_the_city_is_large() -> None:
    t = field().city(0, "D4", "academy").knows(0, "storage").has(0, food=3, ore=1)
    t.act(0, "recruit:D4", "unit:settler", "unit:infantry")
    assert t.at("D4") == {"settler": 1, "infantry": 1} and t.goods(0) == {}


def test_with_all_pieces_on_the_map_one_is_taken_from_there() -> None:
    t = field().city(0, "D4").units(0, "D6", settler=3).units(0, "C4", settler=1).has(0, food=2)
    t.act(0, "recruit:D4", "recall:D6")
    assert t.at("D4") == {"settler": 1} and t.at("D6") == {"settler": 2}


def test_happiness_costs_the_size_for_each_step_and_many_cities_may_be_raised_at_once() -> None:
    """The example of the book: an angry city of size two takes two tokens to be neutral and four to be happy."""
    t = field().city(0, "D4", "academy", mood="angry").city(0, "D6").has(0, mood=5)
    t.act(0, "cheer-action", "cheer:D4", "cheer:D4", "cheer:D6")
    assert t.mood("D4") == "happy" and t.mood("D6") == "happy" and t.goods(0) == {}


def test_a_settler_founds_a_city_but_not_on_barren_or_exhausted_land() -> None:
    t = field().land("barren", "D4").city(0, "D7").units(0, "D4", settler=1).units(0, "D5", settler=1)
    assert t.can("found") == ["found:D5"]
    t.act(0, "found:D5")
    assert t.mood("D5") == "neutral" and t.at("D5") == {}


def test_gold_stands_in_for_any_other_resource() -> None:
    t = field().city(0, "D4").city(0, "D6").knows(0, "writing").has(0, food=1, gold=2)
    t.act(0, "construct:D4")
    assert t.goods(0) == {"idea": 2}


def test_ideas_stand_in_for_food_when_an_advance_is_bought() -> None:
    t = field().city(0, "D4").has(0, food=1, idea=1)
    t.act(0, "buy-advance", "advance:storage")
    assert "storage" in t.advances(0) and t.goods(0) == {"mood": 1}
