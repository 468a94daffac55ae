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


# -- collecting


def test_the_example_of_collecting_fish_ore_and_wood_beside_barbarians() -> None:
    """From the sea by Fishing, from one mountain; the other has barbarians on it, so wood from a forest instead."""
    t = field().knows(0, "fishing", "storage").land("sea", "D3").land("mountain", "C4", "E4").land("forest", "D5")
    t.land("barren", "C5", "E5").city(0, "D4", "academy", "temple").units(4, "E4", infantry=1).act(0, "collect:D4")
    assert t.can("take") == ["take:C4:ore", "take:D3:food", "take:D4:food", "take:D5:wood"]
    t.act(0, "take:C4:ore", "take:D3:food", "take:D5:wood")
    assert t.goods(0) == {"food": 1, "wood": 1, "ore": 1}


def test_each_hex_gives_one_resource_a_collect() -> None:
    t = field().land("forest", "D5").city(0, "D4", "academy").act(0, "collect:D4", "take:D5:wood")
    assert "take:D5:wood" not in t.keys


def test_only_one_sea_hex_gives_something_also_to_a_port() -> None:
    t = field().knows(0, "fishing").land("sea", "D3", "C4").city(0, "D4", "port", port="D3", mood="happy")
    t.act(0, "collect:D4")
    assert {"take:C4:gold", "take:C4:mood", "take:D3:food", "take:D3:gold"} <= set(t.keys), "any sea hex beside it"
    t.act(0, "take:C4:gold")
    assert not [key for key in t.keys if key.startswith("take:D3")]


def test_a_captured_port_gives_gold_or_mood_without_fishing_but_no_food() -> None:
    t = field().land("sea", "D3").city(0, "D4", "port", port="D3").act(0, "collect:D4")
    assert {key for key in t.keys if ":D3:" in key} == {"take:D3:gold", "take:D3:mood"}


def test_irrigation_does_not_help_exhausted_land() -> None:
    t = field().knows(0, "irrigation").land("barren", "D5").city(0, "D4", "academy")
    t.lay().exhausted |= 1 << t.hex("D5")
    assert "take:D5:food" not in t.act(0, "collect:D4").keys


def test_an_own_city_beside_another_is_collected_from_by_neither() -> None:
    t = field().land("forest", "D5").city(0, "D4").city(0, "D5").act(0, "collect:D4")
    assert not [key for key in t.keys if ":D5:" in key]


# -- constructing


def test_the_example_of_four_cities_and_an_academy() -> None:
    """One can build; one is angry, one has four pieces with four cities, one has an academy."""
    t = field(expansion=True).knows(0, "writing").has(0, food=1, wood=1, ore=1)
    t.city(0, "D2").city(0, "B3", mood="angry").city(0, "F4", "temple", "fortress", "market").city(0, "D6", "academy")
    t.city(1, "G7")
    assert t.can("construct") == ["construct:D2"]


def test_a_city_has_five_pieces_at_most() -> None:
    t = field(expansion=True).knows(0, "writing").has(0, food=1, wood=1, ore=1).city(1, "G7")
    for label in ("B3", "B5", "D2", "D6", "F4"):
        t.city(0, label, "academy", mood="angry")
    t.city(0, "D4", "temple", "fortress", "market", "obelisk")
    assert t.can("construct") == []


def test_a_city_stays_as_large_as_it_is_when_others_are_lost() -> None:
    t = field().knows(0, "writing").has(0, food=1, wood=1, ore=1).city(0, "D4", "temple", "fortress").city(1, "G7")
    assert t.the_city("D4").size == 3 and t.can("construct") == []


def test_without_a_piece_nothing_is_constructed() -> None:
    t = field().knows(0, "writing").has(0, food=1, wood=1, ore=1).city(0, "D4").city(0, "D6").city(1, "G7")
    t.player(0).pieces[0], t.player(0).gone[1] = 0, 5
    assert t.can("construct") == []


def test_a_port_stands_by_the_sea_on_the_hex_that_is_chosen() -> None:
    t = field().knows(0, "fishing").has(0, food=1, wood=1, ore=1).city(0, "D4").city(0, "D6").city(1, "G7")
    assert t.can("construct") == []
    t.land("sea", "D3", "C4").act(0, "construct:D4", "port:C4")
    assert t.now.label(t.the_city("D4").port) == "C4"


def test_what_buildings_bring_at_once() -> None:
    for advance, building, keys, goods in (
        ("writing", "academy", (), {"idea": 2}),
        ("myths", "temple", ("token:culture",), {"culture": 1}),
        ("math", "observatory", (), {}),
    ):
        t = field(expansion=True).knows(0, advance).has(0, food=1, wood=1, ore=1).city(0, "D4").city(0, "D6")
        t.city(1, "G7").act(0, "construct:D4", *keys)
        assert t.the_city("D4").size == 2 and t.goods(0) == goods, building
        assert len(t.said("draws-action")) == (building == "observatory")


# -- recruiting


def test_the_example_of_a_settler_from_the_board_and_infantry() -> None:
    """One infantry and one settler for an ore and three food; all settlers are on the board: one comes from there."""
    t = field().knows(0, "storage").city(0, "D4", "academy").units(0, "D6", settler=4).has(0, food=3, ore=1)
    t.act(0, "recruit:D4", "unit:settler", "unit:infantry")
    assert t.goods(0) == {} and t.at("D4") == {"settler": 1, "infantry": 1} and t.at("D6") == {"settler": 3}


def test_riders_and_elephants_need_a_market_ships_a_port_and_leaders_neither() -> None:
    goods = {"food": 4, "wood": 4, "ore": 4, "mood": 1, "culture": 1}
    t = field(expansion=True).knows(0, "storage").city(0, "D4", "academy").has(0, **goods)
    t.player(0).leaders = (t.as_is.book.power_of["lead-sulla"],)
    assert t.act(0, "recruit:D4").can("unit", "leader") == ["unit:settler", "unit:infantry", "leader:lead-sulla"]
    t = field(expansion=True).knows(0, "storage").land("sea", "D3").city(0, "D4", "market", "port", port="D3")
    t.has(0, **goods).act(0, "recruit:D4")
    assert {"unit:cavalry", "unit:elephant", "unit:ship"} <= set(t.keys)


def test_without_the_expansion_there_is_infantry_only() -> None:
    t = field().knows(0, "storage").city(0, "D4", "academy").has(0, food=4, wood=4, ore=4, mood=1, culture=1)
    assert t.act(0, "recruit:D4").can("unit", "leader") == ["unit:settler", "unit:infantry"]


def test_no_more_than_four_army_units_are_recruited_into_a_city() -> None:
    t = field().city(0, "D4", "academy", mood="happy").units(0, "D4", infantry=3).has(0, food=2, ore=3)
    t.act(0, "recruit:D4", "unit:infantry")
    assert "unit:infantry" not in t.keys and t.prompt == "act"


def test_a_new_leader_takes_the_place_of_the_old_one_who_never_returns() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "G7").leads(0, "lead-sulla", "D6").has(0, mood=1, culture=1)
    t.player(0).leaders = (t.as_is.book.power_of["lead-augustus"],)
    t.act(0, "recruit:D4")
    assert t.at("D4") == {"leader": 1} and t.at("D6") == {} and t.player(0).leaders == ()
    assert t.player(0).leader == t.now.book.power_of["lead-augustus"] and t.points(1)["leaders"] == 0


def test_after_three_leaders_none_is_left() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "G7").has(0, mood=1, culture=1)
    assert "recruit:D4" not in t.keys


# -- founding, moods, influence


def test_no_city_is_founded_at_sea_where_one_stands_or_without_a_settlement() -> None:
    t = (
        field()
        .land("sea", "D5")
        .city(0, "D4")
        .city(1, "G7")
        .units(0, "D5", ship=1, settler=1)
        .units(0, "D4", settler=1)
    )
    assert t.can("found") == []
    t = field().city(0, "D4").city(1, "G7").units(0, "D5", settler=1)
    t.player(0).settlements, t.player(0).gone[0] = 0, 6
    assert t.can("found") == []


def test_angry_after_cheering_a_city_is_activated_once_while_angry() -> None:
    """The one activation while angry counts for the turn, also if the city was cheered and angered in between."""
    t = field().city(0, "D4", mood="angry").city(1, "G7").has(0, mood=9).knows(0, "storage")
    t.lay().actions = 9
    t.act(0, "collect:D4", "take:D4:food")
    assert "collect:D4" not in t.keys
    t.act(0, "cheer-action", "done")
    assert t.mood("D4") == "neutral" and "collect:D4" in t.keys
    t.act(0, "collect:D4", "take:D4:food")
    assert t.mood("D4") == "angry" and "collect:D4" not in t.keys


def test_the_range_of_influence_is_the_size_whatever_the_mood_and_over_the_sea() -> None:
    for mood in ("happy", "angry"):
        t = field().land("sea", "D3", "D4").city(0, "D2", "academy", mood=mood).city(1, "D5", "temple")
        assert "influence" not in t.keys
        t = field().land("sea", "D3").city(0, "D2", "academy", mood=mood).city(1, "D4", "temple")
        assert "influence" in t.keys


def test_one_own_city_takes_back_a_building_of_another_with_culture() -> None:
    t = field().city(0, "D2", "academy").city(0, "D4", "temple", colours={"temple": 1}).city(1, "G7").has(0, culture=2)
    t.value(3).act(0, "influence")
    while t.prompt in ("influence-from", "influence"):
        t.act(0, "from:D2" if t.prompt == "influence-from" else "target:D4")
    assert t.prompt == "boost"
    t.act(0, "boost:2")
    assert t.the_city("D4").buildings[3] == 0


def test_wonders_and_settlements_are_never_influenced() -> None:
    t = field().city(0, "D2", "academy").city(1, "D3").wonder(1, "D3", "wonder-wall").city(1, "G7")
    assert "influence" not in t.keys


def test_who_owns_the_city_goes_on_using_an_influenced_building() -> None:
    t = field().land("sea", "D3").city(0, "D4", "port", port="D3", colours={"port": 1}).city(1, "G7").has(0, wood=2)
    t.act(0, "recruit:D4")
    assert t.at("D3") == {"ship": 1} and t.points(1)["pieces"] == 4
