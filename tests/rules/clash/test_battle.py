"""Battles on land and at sea, capture (rulebook, pp. 22 to 24)."""

from __future__ import annotations

from tests.rules.clash.field import field


def test_the_example_of_three_infantry_against_two() -> None:
    """Dice of 12 and two clashes of infantry make 14, two hits; dice of 7 and one clash make 8, one hit."""
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3")
    t.units(0, "D5", infantry=3).units(1, "D4", infantry=2)
    t.die("6i", "3i", "3e", "3i", "4c")
    t.act(0, "move", "from:D5", "to:D4", "who:infantry:0", "who:infantry:0")
    assert t.said("rolls") == [(0, 14, 1, 8)]
    assert t.at("D4") == {"infantry": 2}, "two hits beat both defenders, one hit took an attacker"


def test_who_has_nobody_left_loses_and_the_winner_takes_the_hex() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3")
    t.units(0, "D5", infantry=2).units(1, "D4", infantry=1, settler=1)
    t.die("6i", "6i", "1l")
    t.act(0, "move", "from:D5", "to:D4", "who:infantry:0")
    assert t.at("D4") == {"infantry": 2} and t.said("loses-unit") == [(1, "infantry")]


def test_armies_do_not_move_before_they_have_tactics() -> None:
    t = field().city(0, "D7").units(0, "D5", infantry=1, settler=1)
    t.act(0, "move", "from:D5", "to:D4")
    assert t.at("D4") == {"settler": 1} and t.at("D5") == {"infantry": 1}


def test_an_empty_city_is_captured_at_once_for_gold_by_its_size_and_mood() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "academy", "temple", mood="happy").city(1, "A3")
    t.units(0, "D5", infantry=1)
    t.act(0, "move", "from:D5", "to:D4")
    city = t.the_city("D4")
    assert city.owner == 0 and t.mood("D4") == "angry" and t.goods(0) == {"gold": 4}
    assert [colour for colour in city.buildings if colour >= 0] == [0, 0]
    assert t.at("A3") == {"settler": 1}, "the loser places a settler in another city"


def test_a_fortress_alone_rolls_a_die_and_cancels_a_hit_in_the_first_round() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "fortress").city(1, "A3")
    t.units(0, "D5", infantry=2)
    t.die("6i", "5i", "5i")
    t.act(0, "move", "from:D5", "to:D4", "who:infantry:0")
    assert t.said("loses-unit") == [(0, "infantry")]
    assert t.the_city("D4").owner == 0, "after one round the fortress is spent"


def test_who_beats_barbarians_gains_gold_and_more_for_their_city() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(4, "D4").units(4, "D4", infantry=1)
    t.units(0, "D5", infantry=2)
    t.die("6i", "6i", "1l")
    t.act(0, "move", "from:D5", "to:D4", "who:infantry:0")
    assert t.the_city("D4").owner == 0 and t.goods(0) == {"gold": 2}


def test_who_fought_does_not_move_again_and_mountains_hold() -> None:
    t = field().knows(0, "tactics").land("mountain", "D4").city(0, "D7").units(0, "D5", infantry=1)
    t.lay().actions = 3
    t.act(0, "move", "from:D5", "to:D4")
    assert "move" not in t.keys and t.why_not("move") == "nothing-to-move"


def test_out_of_a_forest_no_battle_is_begun() -> None:
    t = field().knows(0, "tactics").land("forest", "D5").city(0, "D7").city(1, "A3")
    t.units(0, "D6", infantry=1).units(1, "D4", infantry=1)
    t.act(0, "move", "from:D6", "to:D5", "move", "from:D5")
    assert "to:D4" not in t.keys and "to:C5" in t.keys


def test_an_angry_city_is_worth_one_gold_whatever_its_size() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "academy", "temple", mood="angry").city(1, "A3")
    t.units(0, "D5", infantry=1).act(0, "move", "from:D5", "to:D4")
    assert t.the_city("D4").owner == 0 and t.goods(0) == {"gold": 1}


def test_obelisks_and_buildings_of_others_keep_their_colour_when_a_city_falls() -> None:
    t = field(3, expansion=True).knows(0, "tactics").city(0, "D7").city(1, "A7")
    t.city(1, "E5", "obelisk", "temple", "academy", colours={"academy": 2}).city(2, "G8")
    t.units(0, "E6", infantry=1).act(0, "move", "from:E6", "to:E5")
    city = t.the_city("E5")
    assert city.owner == 0 and (city.buildings[5], city.buildings[3], city.buildings[0]) == (1, 0, 2)


def test_without_a_piece_for_a_building_it_is_removed_for_a_gold() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "temple").city(1, "A3").units(0, "D5", infantry=1)
    t.player(0).pieces[3] = 0
    t.player(0).gone[4] = 5
    t.act(0, "move", "from:D5", "to:D4")
    assert t.the_city("D4").size == 1 and t.goods(0) == {"gold": 3}, "two for the size, one for the temple"


def test_without_a_settlement_a_captured_city_is_destroyed_for_a_gold_a_piece() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "temple", mood="angry").city(1, "A3")
    t.units(0, "D5", infantry=1)
    t.player(0).settlements = 0
    t.player(0).gone[0] = 6
    t.act(0, "move", "from:D5", "to:D4")
    assert t.hex("D4") not in t.now.cities and t.goods(0) == {"gold": 2} and t.at("D4") == {"infantry": 1}


def test_the_first_example_of_the_expansion_two_infantry_a_rider_and_a_leader() -> None:
    """Two symbols of cavalry set one rider off; the leader rolls a die again, and infantry sets off too: 18."""
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "A3").units(1, "D4", infantry=1)
    t.units(0, "D5", infantry=2, cavalry=1).leads(0, "lead-cnut", "D5")
    t.die("4c", "1l", "3e", "2c", "6i", "1l")
    t.act(0, "move", "from:D5", "to:D4")
    while t.prompt == "who":
        t.act(0, t.keys[0])
    assert t.said("rolls")[0][1] == 18


def test_the_second_example_of_the_expansion_an_elephant_takes_its_die_away() -> None:
    """The elephant's two is not counted and cancels a hit; one of two leader symbols is rolled again: 7."""
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "A3").units(1, "D4", infantry=1)
    t.units(0, "D5", infantry=1, elephant=1).leads(0, "lead-cnut", "D5")
    t.die("1l", "2e", "1l", "5i", "6i")
    t.act(0, "move", "from:D5", "to:D4")
    while t.prompt == "who":
        t.act(0, t.keys[0])
    assert t.said("rolls")[0][1] == 7 and t.said("loses-unit")[0] == (1, "infantry") and len(t.said("loses-unit")) == 1


def test_a_fortress_helps_in_the_first_round_only() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "fortress").city(1, "A3")
    t.units(0, "D5", infantry=2).units(1, "D4", infantry=1).value(1, 1, 1, 2, 1, 1, 2)
    t.act(0, "move", "from:D5", "to:D4", "who:infantry:0", "no")
    assert [line[3] for line in t.said("rolls")] == [3, 2], "a die more, and then not"


def test_carried_units_have_no_ship_only_until_the_battle_is_over_and_their_owner_has_chosen() -> None:
    """Whoever looks at the table in between finds it in order: a ship is lost, the rest of the battle is to come."""
    t = field().land("sea", "D4", "D5").city(0, "D7").city(1, "A3").units(0, "D5", ship=1)
    t.units(1, "D4", ship=2, infantry=3, settler=1).die("6i", "2c", "2c").act(0, "move", "from:D5")
    assert t.prompt == "retreat" and t.at("D4")["ship"] == 1
    t.act(0, "yes")
    assert t.prompt == "drown" and t.seat == 1
    t.act(1, "lose:settler")
    assert t.at("D4") == {"infantry": 2, "ship": 1} and t.prompt == "act", "the last choice is none"
