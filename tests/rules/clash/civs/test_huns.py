"""The Huns: nomads, mounted archers, raiders, their tribes; Attila, Bleda, Rugila."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

BARBARIANS = 4


def huns(*known: str) -> Field:
    """The Huns with a city at D7, somebody else far away."""
    return field(expansion=True).knows(0, *known).city(0, "D7").city(1, "A3")


def test_a_city_of_size_one_moves_and_takes_a_resource_of_the_land() -> None:
    t = huns("hun-nomads").land("forest", "D6")
    t.act(0, "move", "from:D7", "to:D6")
    assert t.the_city("D6").owner == 0 and t.goods(0) == {"wood": 1} and t.hex("D7") not in t.now.cities
    assert t.the_city("D6").acts == 1 and t.player(0).first_city == t.hex("D6")
    assert "move" not in field(expansion=True).city(0, "D7").city(1, "A3").keys


def test_it_goes_once_in_an_action_and_its_mood_falls_from_the_second_move_of_a_turn() -> None:
    t = huns("hun-nomads", "storage").act(0, "move", "from:D7", "to:D6")
    assert t.prompt == "act", "nothing else can move"
    t.act(0, "move", "from:D6", "to:D5")
    assert t.mood("D5") == "angry" and t.goods(0) == {"food": 2}
    assert "move" not in t.keys, "an angry city stays"


def test_a_city_goes_with_units_or_without_them() -> None:
    t = huns("hun-nomads", "tactics").units(0, "D7", infantry=1, settler=1)
    t.act(0, "move", "from:D7", "to:D6", "who:settler:0", "who:city:0")
    assert t.at("D6") == {"settler": 1} and t.at("D7") == {"infantry": 1} and t.the_city("D6").owner == 0


def test_where_cities_do_not_go() -> None:
    t = huns("hun-nomads").land("sea", "D6").city(0, "C7").units(1, "E7", infantry=1)
    t.act(0, "move", "from:D7")
    assert not {"to:D6", "to:C7", "to:E7"} & set(t.keys) and "to:D8" in t.keys, "sea, a city, enemies"
    t = field(expansion=True).knows(0, "hun-nomads").city(0, "D7", "academy").city(1, "A3")
    assert "move" not in t.keys, "size two"
    t = huns("hun-nomads", "roads").has(0, food=1, ore=1).act(0, "move", "from:D7")
    assert t.can("road") == [], "not by road"


def test_mountains_hold_a_city_and_barren_land_gives_nothing() -> None:
    t = huns("hun-nomads", "irrigation").land("mountain", "D6").act(0, "move", "from:D7", "to:D6")
    assert t.goods(0) == {"ore": 1} and "move" not in t.keys
    t = huns("hun-nomads", "irrigation").land("barren", "D6").act(0, "move", "from:D7", "to:D6")
    assert t.goods(0) == {} and t.the_city("D6").owner == 0


def test_mounted_archers_are_recruited_in_small_cities_and_may_move_at_once() -> None:
    t = huns("hun-mounted-archers", "tactics").units(0, "D7", cavalry=1).has(0, food=1, wood=1)
    t.act(0, "recruit:D7", "react:hun-mounted-archers", "from:D7", "to:D6")
    assert t.at("D6") == {"cavalry": 1} and t.at("D7") == {"cavalry": 1} and t.now.actions == 2
    assert t.prompt == "act", "the other is no new one"
    t = field(expansion=True).knows(0, "hun-mounted-archers").city(0, "D7", "academy").city(1, "A3")
    assert t.has(0, food=1, wood=1).can("recruit") == [], "size two, without a market"


def test_raiders_keep_settlers_from_founding_and_trading_unless_an_army_is_with_them() -> None:
    def founds(guard: int, far: str) -> list[str]:
        t = field(expansion=True, seat=1).knows(0, "hun-raiders").city(0, "A3").city(1, "D7").units(1, "D4", settler=1)
        t.units(0, far, infantry=1)
        if guard:
            t.units(1, "D4", infantry=guard)
        return t.can("found")

    assert founds(0, "D2") == [] and founds(1, "D2") == ["found:D4"] and founds(0, "D1") == ["found:D4"]


def test_raiders_stop_routes_of_settlers_not_of_ships() -> None:
    def food(**units: int) -> int:
        t = field(expansion=True, seat=1).knows(0, "hun-raiders").knows(1, "trade-routes").land("sea", "D4")
        t.city(0, "D3").city(1, "D8").units(0, "D3", infantry=1).units(1, "D4" if "ship" in units else "D5", **units)
        return t.then(("trade", 1), ("act", 1)).run().goods(1).get("food", 0)  # type: ignore[attr-defined]

    assert food(settler=1) == 0 and food(ship=1) == 1


def test_hunnic_tribes_steer_barbarian_armies_for_gold_or_culture() -> None:
    t = huns("hun-tribes").city(BARBARIANS, "D4").units(BARBARIANS, "D5", infantry=2).has(0, gold=1)
    t.events("ev-famine").draws_event(0).act(0, "react:hun-tribes")
    assert {"to:D4", "to:C5", "to:D6"} <= set(t.keys) and t.goods(0) == {}
    t.act(0, "to:C5")
    assert t.at("C5")["infantry"] == 2, "they stay together"
    t = huns("hun-tribes").city(BARBARIANS, "D4").units(BARBARIANS, "D5", infantry=2).has(0, gold=1, food=1)
    t.events("ev-famine").draws_event(0).act(0, "no")
    assert t.at("D6")["infantry"] == 2 and t.goods(0) == {"gold": 1}, "else they come nearer"


def test_attila_makes_a_small_city_count_as_larger() -> None:
    t = huns("storage").leads(0, "lead-attila", "D7").act(0, "collect:D7", "take:D6:food", "take:D7:food")
    assert t.goods(0) == {"food": 2}
    t = huns("storage").leads(0, "lead-attila", "D7").has(0, food=4).act(0, "recruit:D7", "unit:settler")
    assert t.at("D7") == {"settler": 2, "leader": 1}


def test_attila_lets_cavalry_clash_as_an_elephant_in_the_first_round() -> None:
    t = huns("tactics").units(0, "D5", cavalry=1).leads(0, "lead-attila", "D5").units(1, "D4", infantry=2)
    t.strike("D5", "D4", "2c", "3e", "6i", "5i").act(0, "react:lead-attila", "lose:cavalry")
    assert t.said("rolls") == [(0, 3, 1, 13)], "without the die of the cavalry and its bonus"
    assert len([side for side, _ in t.said("loses-unit") if side == 0]) == 1, "two hits, one of them cancelled"


def test_without_attila_s_choice_cavalry_is_cavalry() -> None:
    t = huns("tactics").units(0, "D5", cavalry=1).leads(0, "lead-attila", "D5").units(1, "D4", infantry=2)
    t.strike("D5", "D4", "2c", "3e", "6i", "5i").act(0, "no")
    assert t.said("rolls") == [(0, 7, 1, 13)]


def test_bleda_drives_his_city_once_as_if_it_were_happy() -> None:
    t = field(expansion=True).knows(0, "storage").city(0, "D7", "academy", mood="angry").city(0, "B6").city(1, "A3")
    t.leads(0, "lead-bleda", "D7").act(0, "special:lead-bleda", "collect:D7")
    t.act(0, "take:C8:food", "take:D6:food", "take:D7:food")
    assert t.goods(0) == {"food": 3} and t.mood("D7") == "angry"
    assert "collect:D7" not in t.keys and "special:lead-bleda" not in t.keys


def test_battering_rams_forbid_cards_in_the_first_round_of_a_storm() -> None:
    def asked(city: bool) -> bool:
        t = huns("tactics").knows(1, "tactics").units(1, "D4", infantry=1).leads(0, "lead-bleda", "D5")
        if city:
            t.city(1, "D4")
        t.hand(1, "advance-1").strike("D5", "D4", *["2c"] * 4)
        return t.prompt == "tactic"

    assert asked(False) and not asked(True)


@pytest.mark.parametrize(("near", "gold"), [("D2", 3), ("", 1)])
def test_rugila_takes_tribute_where_another_enemy_city_is_near(near: str, gold: int) -> None:
    t = huns("tactics").city(1, "D4").leads(0, "lead-rugila", "D5")
    if near:
        t.city(BARBARIANS, near)
    t.strike("D5", "D4")
    assert t.the_city("D4").owner == 0 and t.goods(0) == {"gold": gold} and t.mood("D4") == "angry"


def test_rugila_unites_with_barbarians() -> None:
    t = huns("tactics").city(BARBARIANS, "D4").leads(0, "lead-rugila", "D5").strike("D5", "D4")
    assert t.the_city("D4").owner == 0 and t.mood("D4") == "happy"
