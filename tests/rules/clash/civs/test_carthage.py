"""Carthage: warbeasts, hegemony, pirates as allies, mercenaries; Dido, Hanno, Hannibal."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.cards.civs.carthage import CARTHAGE
from oikumene.games.clash.model import TERRAINS

BARBARIANS = 4
SEA = ("D4", "D5", "D6", "E5", "E6")


def carthage(*known: str) -> Field:
    """Carthage with a city at D7 by the sea, somebody else far away."""
    return field(expansion=True).knows(0, *known).land("sea", *SEA).city(0, "D7").city(1, "A3")


def allies(*known: str) -> Field:
    return carthage("navigation", "car-pirate-allies", *known)


def test_carthage_begins_by_the_sea() -> None:
    assert [TERRAINS[kind] for kind in CARTHAGE.region] == ["plains", "mountain", "forest", "sea"]


def test_elephants_without_a_market_are_partly_paid_with_gold_or_culture() -> None:
    t = carthage("car-warbeasts").has(0, food=2)
    assert t.can("recruit") == ["recruit:D7"] and "unit-for:elephant:gold:car-warbeasts" not in t.keys
    t = carthage("car-warbeasts").has(0, food=1, gold=1, culture=1).act(0, "recruit:D7")
    assert t.can("unit-for") == ["unit-for:elephant:gold:car-warbeasts", "unit-for:elephant:culture:car-warbeasts"]
    t.act(0, "unit-for:elephant:culture:car-warbeasts", "done")
    assert t.at("D7") == {"elephant": 1} and t.goods(0) == {"gold": 1}
    assert carthage("car-warbeasts").has(0, food=2).act(0, "recruit:D7").at("D7") == {"settler": 1}, "for food: none"


def test_culture_stands_for_the_food_of_elephants_only() -> None:
    t = carthage("car-warbeasts").has(0, culture=2).act(0, "recruit:D7")
    assert t.at("D7") == {"elephant": 1} and t.goods(0) == {}
    t = field(expansion=True).knows(0, "car-warbeasts").city(0, "D7", "market").city(1, "A3").has(0, culture=2)
    assert t.act(0, "recruit:D7").at("D7") == {"elephant": 1}, "with a market too"
    assert carthage().has(0, culture=2).can("recruit") == []


def test_hegemony_turns_a_ship_into_a_city_with_those_whom_it_carried() -> None:
    t = carthage("car-hegemony", "tactics").land("sea", "C6").units(0, "D6", ship=1, infantry=1, settler=1)
    t.act(0, "special:car-hegemony", "found:C7", "who:settler:0", "who:infantry:0")
    assert t.the_city("C7").owner == 0 and t.at("C7") == {"settler": 1, "infantry": 1} and t.at("D6") == {}
    assert t.player(0).units[5] == 4 and t.now.actions == 2
    assert "move" not in t.keys, "they have moved"


def test_who_stays_behind_needs_another_ship() -> None:
    t = carthage("car-hegemony").units(0, "D6", ship=1, settler=1).act(0, "special:car-hegemony", "found:C7", "done")
    assert t.at("D6") == {} and t.at("C7") == {} and t.player(0).units[0] == 4, "removed"
    t = carthage("car-hegemony").units(0, "D6", ship=2, settler=1).act(0, "special:car-hegemony", "found:C7", "done")
    assert t.at("D6") == {"ship": 1, "settler": 1}


def test_hegemony_founds_where_cities_may_stand() -> None:
    t = carthage("car-hegemony").land("barren", "C7").units(1, "E7", infantry=1).units(0, "D6", ship=1)
    t.act(0, "special:car-hegemony")
    assert "found:C7" not in t.keys and "found:E7" not in t.keys and "found:D7" not in t.keys


def test_a_pirate_ship_becomes_a_city_too() -> None:
    t = allies("car-hegemony").units(0, "D6", ship=1).pirates("D5")
    t.act(0, "move", "from:D6", "sail:D5").act(0, "special:car-hegemony", "found:C5", "hull:pirate")
    assert t.the_city("C5").owner == 0 and t.at("D5") == {"ship": 1} and t.now.pirate_ships == 4


def test_allies_share_a_hex_and_pass_and_may_be_attacked() -> None:
    t = allies().units(0, "D6", ship=1).pirates("D5")
    t.act(0, "move", "from:D6")
    assert {"sail:D5", "sail:D4", "assault:D5"} <= set(t.keys)
    t.act(0, "sail:D5")
    assert t.at("D5") == {"ship": 1, "pirate": 1} and t.now.pirates[t.hex("D5")] == 0
    t = carthage("navigation").units(0, "D6", ship=1).pirates("D5").act(0, "move", "from:D6")
    assert "assault:D5" not in t.keys and "sail:D5" in t.keys, "others only attack"


def test_an_assault_is_a_battle_with_its_reward() -> None:
    t = allies().units(0, "D6", ship=1).pirates("D5").die("6i", "1l").act(0, "move", "from:D6", "assault:D5")
    t.act(0, "token:mood")
    assert t.goods(0) == {"gold": 1, "mood": 1} and t.at("D5") == {"ship": 1} and t.now.pirate_ships == 4


def test_ships_that_lie_with_pirates_attack_them_where_they_are() -> None:
    t = allies().units(0, "D6", ship=1).pirates("D5").act(0, "move", "from:D6", "sail:D5")
    t.die("6i", "1l").act(0, "move", "from:D5", "assault:D5", "token:culture")
    assert t.at("D5") == {"ship": 1} and t.goods(0) == {"gold": 1, "culture": 1}


def test_ships_that_are_there_join_an_attack() -> None:
    t = allies().units(0, "D5", ship=1).units(0, "D6", ship=1).pirates("E5")
    t.act(0, "move", "from:D5", "sail:E5", "done").die("2c", "3e", "1l").act(0, "move", "from:D6", "assault:E5")
    assert t.said("rolls")[0][1] == 5, "two dice"


def test_pirates_go_along_with_an_own_unit_and_stay_behind_without_one() -> None:
    t = allies().units(0, "D6", ship=1).pirates("D5").act(0, "move", "from:D6", "sail:D5", "move", "from:D5", "sail:E6")
    assert t.keys == ["who:pirate:0", "who:ship:64"], "pirates alone do not go"
    t.act(0, "who:pirate:0")
    assert t.at("E6") == {"ship": 1, "pirate": 1}
    t.act(0, "move", "from:E6", "sail:D4", "done")
    assert t.at("D4") == {"ship": 1} and t.now.pirates[t.hex("E6")] == 1 and t.at("E6") == {}


def test_land_units_board_pirate_ships_and_sail_with_them() -> None:
    t = allies("tactics").units(0, "D7", infantry=1).pirates("D6").act(0, "move", "from:D7", "to:D6")
    assert t.at("D6") == {"infantry": 1, "pirate": 1}
    t.act(0, "done", "move", "from:D6", "sail:D4")
    assert t.at("D4") == {"infantry": 1, "pirate": 1}
    assert "to:D6" not in carthage("tactics").units(0, "D7", infantry=1).pirates("D6").act(0, "move", "from:D7").keys


def test_pirates_fight_for_who_is_with_them_and_are_lost_first() -> None:
    t = field(expansion=True, seat=1).knows(0, "car-pirate-allies").land("sea", *SEA).city(0, "D7").city(1, "A3")
    t.pirates("D5").units(0, "D5", ship=1).units(1, "D4", ship=1)
    t.die("6i", "3e", "3e").act(1, "move", "from:D4", "sail:D5")
    assert t.said("rolls") == [(1, 6, 0, 6)] and (0, "pirate") in t.said("loses-unit")
    assert t.at("D5") == {"ship": 1} and t.goods(1) == {}, "no reward"


def test_pirate_symbols_do_not_touch_allies() -> None:
    t = allies().units(0, "D6", ship=1).has(0, food=1).units(0, "D4", ship=1)
    t.pirates("D6", 2).pirates("D4", 2)
    state = t.lay()
    for label in ("D6", "D4"):
        hex = t.hex(label)
        state.units[hex] = (5, *[7] * state.pirates[hex])
        state.pirates[hex] = 0
    card = next(c.id for c in state.book.cards if getattr(c, "symbol", "") == "pirates")
    t.events(card).draws_event(0).run()
    assert t.at("D6") == {"ship": 1, "pirate": 2} and t.said("pirates-come") == [] and t.said("loses") == []


def test_pirates_serve_trade_routes_and_may_be_given_to_an_event() -> None:
    t = allies("trade-routes").city(1, "C5").units(0, "D6", ship=1).pirates("D5")
    t.act(0, "move", "from:D6", "sail:D5").city(1, "E4").then(("trade", 0), ("act", 0)).run()  # type: ignore[attr-defined]
    assert t.goods(0) == {"food": 2}, "a ship and a pirate, two cities"
    t.events("ev-epidemic").draws_event(0)
    assert "lose-at:pirate:D5" in t.keys
    t.act(0, "lose-at:pirate:D5")
    assert t.now.pirate_ships == 4 and t.said("removes")[0] == (0, "pirate", "D5")


def test_new_ships_among_pirates_share_or_attack() -> None:
    def recruits() -> Field:
        t = field(expansion=True).knows(0, "car-pirate-allies").land("sea", *SEA).city(1, "A3").pirates("D6")
        return t.city(0, "D7", "port", port="D6").has(0, wood=2).act(0, "recruit:D7")

    t = recruits().act(0, "no")
    assert t.at("D6") == {"ship": 1, "pirate": 1}
    t = recruits().die("6i", "1l").act(0, "yes", "token:mood")
    assert t.at("D6") == {"ship": 1} and t.goods(0) == {"gold": 1, "mood": 1}


def test_mercenaries_are_drafted_for_gold_and_as_ships_once_in_a_recruit() -> None:
    t = field(expansion=True).knows(0, "draft", "car-mercenaries").land("sea", *SEA).city(1, "A3")
    t.city(0, "D7", "port", port="D6").has(0, gold=1, mood=1).act(0, "recruit:D7")
    assert t.keys == [
        "unit-by:infantry:draft",
        "unit-by:infantry:car-mercenaries",
        "unit-for:ship:mood:car-mercenaries",
        "unit-for:ship:gold:car-mercenaries",
    ]
    t.act(0, "unit-for:ship:gold:car-mercenaries")
    assert t.at("D6") == {"ship": 1} and t.goods(0) == {"mood": 1} and t.prompt == "act"


def test_dido_founds_without_an_action() -> None:
    t = carthage().leads(0, "lead-dido", "C8").units(0, "C8", settler=1).act(0, "special:lead-dido.settler")
    assert t.the_city("C8").owner == 0 and t.now.actions == 3
    t = carthage("car-hegemony").units(0, "D6", ship=1).leads(0, "lead-dido", "D6")
    t.act(0, "special:lead-dido.ship", "found:C7", "who:leader:0")
    assert t.the_city("C7").owner == 0 and t.at("C7") == {"leader": 1} and t.now.actions == 3
    assert carthage().units(0, "D6", ship=1).leads(0, "lead-dido", "D6").can("special") == []


def test_dido_gives_herself_for_her_city() -> None:
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D7").city(1, "A3").leads(0, "lead-dido", "D7")
    t.units(1, "D6", infantry=1).strike("D6", "D7", "2c", "2c")
    assert t.said("rolls") == [(1, 2, 0, 4)], "+2 in defence"
    t.act(0, "react:lead-dido")
    assert t.at("D7") == {"infantry": 1} and t.at("D6") == {"infantry": 1} and t.player(0).leader < 0
    assert t.points(1)["leaders"] == 0 and t.prompt == "act"


def test_hanno_sails_once_more_with_ships_that_have_not_moved() -> None:
    t = carthage("tactics").units(0, "D6", ship=1).leads(0, "lead-hanno", "D6")
    t.act(0, "special:lead-hanno", "from:D6", "sail:D4")
    assert t.at("D4") == {"leader": 1, "ship": 1} and t.now.actions == 3
    t.act(0, "move", "from:D4")
    assert t.can("sail") == [], "they do not move again; he may land"
    t = carthage("tactics").units(0, "D6", ship=1).leads(0, "lead-hanno", "D6")
    t.act(0, "move", "from:D6", "sail:D5")
    assert "special:lead-hanno" not in t.keys, "they have sailed"


def test_hanno_commands_the_fleet() -> None:
    t = carthage().units(0, "D6", ship=1).leads(0, "lead-hanno", "D6").pirates("D5")
    t.die("3e", "2c").act(0, "move", "from:D6", "sail:D5")
    assert t.said("rolls")[0][1] == 5


@pytest.mark.parametrize(("leader", "value"), [("lead-hannibal", 8), ("lead-hanno", 12)])
def test_hannibal_lets_the_enemy_add_two_at_most_in_the_first_round(leader: str, value: int) -> None:
    t = carthage("tactics").knows(1, "steel-weapons", "metallurgy").leads(0, leader, "C5")
    t.units(1, "C4", cavalry=2).strike("C5", "C4", "2c", "2c", "4c")
    assert t.said("rolls")[0][3] == value, "of two clashes and steel"


def test_hannibal_crosses_mountains_with_an_elephant() -> None:
    def moves_on(**units: int) -> bool:
        t = carthage("tactics").land("mountain", "C7").leads(0, "lead-hannibal", "C8").units(0, "C8", **units)
        t.act(0, "move", "from:C8", "to:C7")
        while t.prompt == "who":
            t.act(0, next(key for key in t.keys if key != "done"))
        if t.prompt == "move-from":
            t.act(0, "done")
        return "move" in t.keys

    assert moves_on(elephant=1) and not moves_on(infantry=1)
