"""India: elephants, missions, prosperity, poetry; Sri Gupta, Ashoka, Akbar."""

from __future__ import annotations

from tests.rules.clash.field import Field, field


def india(*known: str) -> Field:
    """India with a city at D7, somebody else at A3."""
    return field(expansion=True).knows(0, "tactics", "storage", *known).city(0, "D7").city(1, "A3")


# -- Indian Elephants


def test_elephants_are_recruited_without_a_market_in_forest_cities() -> None:
    t = india("ind-elephants").land("forest", "D4").city(0, "D4").has(0, food=2)
    assert "unit:elephant" in t.act(0, "recruit:D4").keys
    t = india("ind-elephants").city(0, "D4").has(0, food=2)
    t.act(0, "recruit:D4")
    assert t.at("D4") == {"settler": 1}, "plains: nothing but a settler could be had"


def test_elephants_in_a_city_that_is_not_angry_carry_a_trade_route() -> None:
    def trades(mood: str, where: str) -> dict[str, int]:
        t = india("ind-elephants", "trade-routes").city(0, "B4", mood=mood).units(0, where, elephant=1)
        return t.then(("trade", 0), ("act", 0)).run().goods(0)

    assert trades("neutral", "B4") == {"food": 1} and trades("angry", "B4") == {} and trades("neutral", "B3") == {}


# -- Proselytism


def test_settlers_start_influence_two_hexes_far_and_one_more_for_each_further_one() -> None:
    t = india("ind-proselytism").city(1, "D4", "academy").units(0, "F4", settler=1)
    t.value(5).act(0, "influence")
    assert t.the_city("D4").buildings[0] == 0
    t = india("ind-proselytism").city(1, "B4", "academy").units(0, "F4", settler=2)
    assert "influence" not in t.keys, "four hexes are too far for two settlers"
    t = india("ind-proselytism").city(1, "B4", "academy").units(0, "F4", settler=3)
    t.value(5).act(0, "influence")
    assert t.the_city("B4").buildings[0] == 0


def test_settlers_in_a_city_lengthen_its_reach() -> None:
    t = india("ind-proselytism").city(1, "D4", "academy").units(0, "D7", settler=2).value(5)
    t.act(0, "influence")
    assert t.the_city("D4").buildings[0] == 0, "size one and two settlers: three hexes"
    assert "influence" not in india("ind-proselytism").city(1, "D4", "academy").units(0, "D7", settler=1).keys


def test_settlers_influence_enemy_cities_only() -> None:
    t = india("ind-proselytism").city(0, "D4", "academy", colours={"academy": 1}).units(0, "D5", settler=1)
    assert t.can("influence") and "from:D5" not in t.act(0, "influence").keys
    assert t.prompt == "act", "the city alone could try to win its academy back"


# -- Prosperity


def test_routes_may_bring_mood_and_culture_where_an_own_building_stands() -> None:
    t = india("ind-prosperity", "trade-routes").units(0, "B4", settler=1).then(("trade", 0), ("act", 0)).run()
    assert t.keys == ["good:food", "good:mood"]
    t = india("ind-prosperity", "trade-routes").city(1, "B5", "temple", colours={"temple": 0})
    t.units(0, "B6", settler=1).then(("trade", 0), ("act", 0)).run()
    assert t.keys == ["good:food", "good:mood", "good:culture"]
    assert t.act(0, "good:culture").goods(0) == {"culture": 1}


# -- Peace & Poetry


def test_once_a_turn_mood_pays_for_an_advance_in_the_stead_of_two_food() -> None:
    t = india("ind-peace-poetry").has(0, mood=2)
    t.act(0, "buy-advance", "advance:siegecraft")
    assert t.goods(0) == {"mood": 1} and "buy-advance" not in t.keys, "once a turn"


def test_poetry_is_not_forced_on_who_has_food() -> None:
    t = india("ind-peace-poetry").has(0, mood=1, food=2)
    t.act(0, "buy-advance", "advance:siegecraft")
    assert t.keys == ["swap-by:mood:food:ind-peace-poetry", "done"]
    assert t.act(0, "done").goods(0) == {"mood": 1}


# -- Maharaja Sri Gupta


def test_sri_gupta_opens_a_new_group_for_culture_and_its_price_and_activates_his_city() -> None:
    t = india().leads(0, "lead-sri-gupta", "D7").has(0, culture=1, food=2)
    t.act(0, "special:lead-sri-gupta")
    assert "advance:myths" in t.keys and "advance:irrigation" not in t.keys, "of agriculture there is something"
    t.act(0, "advance:myths")
    assert "myths" in t.advances(0) and t.the_city("D7").acts == 1 and t.now.actions == 3
    assert t.player(0).cubes == 2 and t.goods(0).get("food", 0) == 0


def test_sri_gupta_needs_the_culture_and_the_price() -> None:
    assert not india().leads(0, "lead-sri-gupta", "D7").has(0, food=2).can("special")
    assert not india().leads(0, "lead-sri-gupta", "D7").has(0, food=1, culture=1).can("special")
    assert not india().leads(0, "lead-sri-gupta", "D5").has(0, food=2, culture=1).can("special"), "not in a city"


def test_sri_gupta_fights_better_in_a_round_without_a_card() -> None:
    t = india().leads(0, "lead-sri-gupta", "D5").units(1, "D4", infantry=1)
    t.strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 4, 1, 1)]
    t = india().leads(0, "lead-sri-gupta", "D5").units(1, "D4", infantry=1).hand(0, "heroic-general-6")
    t.strike("D5", "D4", "2c", "1l").act(0, "tactic:heroic-general-6")
    assert t.said("rolls") == [(0, 4, 1, 1)], "High Morale brings two, the plan nothing"


# -- Ashoka the Great


def test_ashoka_rolls_an_influence_again_from_a_city_with_a_temple() -> None:
    t = india().city(0, "D4", "temple").leads(0, "lead-ashoka", "D4").city(1, "D3", "academy").value(1, 6)
    t.act(0, "influence")
    assert t.can("react") == ["react:lead-ashoka"]
    t.act(0, "react:lead-ashoka")
    assert t.the_city("D3").buildings[0] == 0
    t = india().city(0, "D4", "temple").leads(0, "lead-ashoka", "D4").city(1, "D3", "academy").value(1, 1, 1)
    t.act(0, "influence", "react:lead-ashoka", "influence")
    assert t.prompt == "act", "once a turn"


def test_ashoka_without_a_temple_rolls_again_for_a_temple_alone() -> None:
    t = india().city(0, "D4").leads(0, "lead-ashoka", "D4").city(1, "D3", "academy", "temple").value(1, 6)
    t.act(0, "influence", "react:lead-ashoka")
    assert t.the_city("D3").buildings[3] == 0 and t.the_city("D3").buildings[0] == 1
    t = india().city(0, "D4").leads(0, "lead-ashoka", "D4").city(1, "D3", "academy").value(1)
    assert t.act(0, "influence").prompt == "act"


def test_ashoka_gains_culture_for_a_city_and_more_for_one_with_a_temple() -> None:
    t = india().leads(0, "lead-ashoka", "D5").city(1, "D4").act(0, "move", "from:D5", "to:D4")
    assert t.goods(0) == {"gold": 1, "culture": 1}
    t = india().leads(0, "lead-ashoka", "D5").city(1, "D4", "temple").act(0, "move", "from:D5", "to:D4")
    assert t.goods(0) == {"gold": 2, "culture": 2}


# -- Akbar the Great


def test_akbar_arms_his_elephants_for_the_whole_battle_even_if_he_dies() -> None:
    t = india().leads(0, "lead-akbar", "D5").units(0, "D5", elephant=2).units(1, "D4", infantry=3).has(0, ore=1)
    t.strike("D5", "D4", "2c", "2c", "2c", "5c", "2c", "2c").act(0, "react:lead-akbar")
    assert t.said("rolls") == [(0, 8, 1, 9)], "six on the dice and one for each elephant"
    t.act(0, "lose:leader").die("2c", "2c", "2c", "2c").act(0, "no")
    assert t.said("rolls")[-1] == (0, 6, 1, 4) and t.goods(0) == {}, "both elephants are still armed"


def test_akbar_gains_gold_when_he_moves_into_an_own_city() -> None:
    t = india().city(0, "D5").leads(0, "lead-akbar", "D6")
    assert t.act(0, "move", "from:D6", "to:D5").goods(0) == {"gold": 1}
    t = india().city(0, "D5").leads(0, "lead-akbar", "D6").units(0, "D6", infantry=1)
    assert t.act(0, "move", "from:D6", "to:D5", "who:infantry:0", "done").goods(0) == {}, "he stayed behind"
