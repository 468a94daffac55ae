"""Battles on land and at sea, capture (rulebook, pp. 22 to 24)."""

from __future__ import annotations

from tests.rules.clash.field import field

from oikumene.games.clash.state import FOUGHT


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


def test_a_captured_city_works_once_in_the_turn() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3").units(0, "D5", infantry=1)
    t.act(0, "move", "from:D5", "to:D4")
    assert t.mood("D4") == "angry" and "collect:D4" in t.keys
    t.act(0, "collect:D4", "take:D4:food")
    assert "collect:D4" not in t.keys


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


def test_a_fortress_alone_that_fells_all_attackers_has_won() -> None:
    """Who beats barbarians gains a gold, with a fortress and nobody else, too."""
    t = field(expansion=True).city(0, "D4", "fortress").city(1, "A3").city(4, "D6").units(4, "D6", infantry=1)
    t.die("1l", "5c").events("ev-famine").draws_event(0).run()
    while t.prompt.startswith("barbarians"):
        t.act(0, next((key for key in t.keys if key in ("to:D5", "to:D4")), t.keys[0]))
    t.die("1l", "5c").events("ev-famine").draws_event(0).run()
    while t.prompt.startswith("barbarians"):
        t.act(0, next((key for key in t.keys if key in ("from:D5", "to:D4")), t.keys[0]))
    assert t.the_city("D4").owner == 0 and t.goods(0).get("gold") == 1


def test_settlers_live_on_behind_a_fortress_that_has_won_alone() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "fortress").city(1, "A3")
    t.units(0, "D5", infantry=1).units(1, "D4", settler=1).strike("D5", "D4", "1l", "6i")
    assert t.at("D5") == {} and t.at("D4") == {"settler": 1} and t.the_city("D4").owner == 1


def test_settlers_die_when_both_armies_fall() -> None:
    """All army units were lost, whoever won: nobody has, and the city stays."""
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", mood="happy").city(1, "A3")
    t.units(0, "D5", infantry=1, settler=1).units(1, "D4", infantry=1, settler=1)
    t.die("5i", "5i").go("D5", "to:D4")
    assert t.at("D4") == t.at("D5") == {} and t.the_city("D4").owner == 1 and t.mood("D4") == "happy"


def test_settlers_are_no_casualties_and_retreat_with_their_army() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3")
    t.units(0, "D5", infantry=2, settler=1).units(1, "D4", infantry=2)
    t.die("1l", "1l", "5c", "1l").go("D5", "to:D4")
    assert t.prompt == "retreat" and t.said("loses-unit") == [(0, "infantry")]
    t.act(0, "yes")
    assert t.at("D5") == {"settler": 1, "infantry": 1} and t.at("D4") == {"infantry": 2}
    assert {kind: bool(marks & FOUGHT) for kind, marks in t.marks("D5")} == {"settler": False, "infantry": True}


def test_settlers_who_came_with_an_army_into_the_mountains_are_held_there() -> None:
    t = field().knows(0, "tactics").land("mountain", "D4").city(0, "D7").city(1, "A3")
    t.units(0, "D5", infantry=1, settler=1).units(1, "D4", settler=1).go("D5", "to:D4")
    assert t.at("D4") == {"infantry": 1, "settler": 1} and t.why_not("move") == "nothing-to-move"


def test_settlers_who_came_with_an_army_over_plains_go_on() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3")
    t.units(0, "D5", infantry=1, settler=1).units(1, "D4", settler=1).go("D5", "to:D4").go("D4", "to:D3")
    assert t.at("D4") == {"infantry": 1} and t.at("D3") == {"settler": 1}, "only who fought stays"


def test_who_defends_in_the_own_turn_has_fought_too() -> None:
    """Barbarians whom an own event sends: units that took part in a battle do not move any more in this turn."""
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").units(0, "D4", infantry=2, settler=1)
    t.units(4, "D5", infantry=1).die("1l", "6i", "1l").then(("army", 0, 1), ("act", 0))
    t.act(0, "to:D4")
    assert t.at("D4") == {"infantry": 2, "settler": 1}
    t.act(0, "move", "from:D4", "to:D3")
    assert t.at("D3") == {"settler": 1}


def test_a_leader_who_goes_down_with_a_ship_is_worth_two_points() -> None:
    """A leader that is killed in a battle on land or at sea is kept by who killed it; also one that was aboard."""
    t = field(expansion=True).land("sea", "D4", "D5").city(0, "B4").city(1, "A3")
    t.units(1, "D4", ship=1).leads(1, "lead-sulla", "D4").units(0, "D5", ship=2).value(6, 6, 1).go("D5", "sail:D4")
    assert t.at("D4") == {"ship": 2} and t.player(1).leader < 0
    assert t.points(0)["leaders"] == 4 and t.points(1)["leaders"] == 0


def test_a_leader_aboard_the_attackers_is_killed_by_the_defenders() -> None:
    t = field(expansion=True).land("sea", "D4", "D5").city(0, "B4").city(1, "A3")
    t.units(1, "D4", ship=2).units(0, "D5", ship=1).leads(0, "lead-sulla", "D5").value(1, 6, 6).go("D5", "sail:D4")
    assert t.at("D5") == {} and t.points(1)["leaders"] == 4


def test_a_leader_who_is_drowned_for_want_of_room_is_killed_by_the_battle() -> None:
    t = field(expansion=True).land("sea", "D4", "D5").city(0, "B4").city(1, "A3").units(0, "D5", ship=1)
    t.units(1, "D4", ship=2, infantry=2).leads(1, "lead-sulla", "D4").die("6i", "2c", "2c").go("D5", "sail:D4")
    t.act(0, "yes").act(1, "lose:leader")
    assert t.at("D4") == {"infantry": 2, "ship": 1} and t.points(0)["leaders"] == 4


def test_pirates_keep_no_leader() -> None:
    t = field(expansion=True).land("sea", "D4", "D5").city(0, "B4").city(1, "A3").pirates("D4", 2)
    t.units(0, "D5", ship=1).leads(0, "lead-sulla", "D5").value(1, 6, 6).go("D5", "sail:D4")
    assert t.at("D5") == {} and [t.points(seat)["leaders"] for seat in (0, 1)] == [0, 0]


def test_ships_that_are_recruited_together_fight_together_and_do_not_retreat() -> None:
    t = field().knows(0, "fishing").land("sea", "D4").city(0, "D5", "port", port="D4", mood="happy").city(1, "A3")
    t.units(1, "D4", ship=1).has(0, wood=4).value(1, 3, 1, 1, 4, 1).act(0, "recruit:D5", "unit:ship")
    assert t.said("rolls") == [(0, 4, 1, 1), (0, 5, 1, 1)] and t.at("D4") == {"ship": 2}, "nobody is asked to retreat"


def test_units_land_from_ships_that_have_fought() -> None:
    """Ships that fought stay; who is aboard may still land, and others may board."""
    t = field().knows(0, "tactics").land("sea", "D4", "D5").city(0, "B4").city(1, "A3")
    t.units(0, "D5", ship=2, infantry=1).units(0, "E5", settler=1).units(1, "D4", ship=1).value(6, 6, 1)
    t.go("D5", "sail:D4")
    assert t.at("D4") == {"infantry": 1, "ship": 2}
    t.act(0, "done").act(0, "move", "from:D4")
    assert not t.can("sail", "chart") and "to:D3" in t.keys
    t.act(0, "to:D3").act(0, "from:E5", "to:D4")
    assert t.at("D4") == {"settler": 1, "ship": 2} and t.at("D3") == {"infantry": 1}


def test_who_attacks_from_ships_retreats_to_them_and_stays_aboard() -> None:
    t = field().knows(0, "tactics").land("sea", "D5").city(0, "B4").city(1, "A3")
    t.units(0, "D5", ship=1, infantry=2).units(1, "D4", infantry=1).die("1l", "1l", "2c").go("D5", "to:D4")
    assert t.prompt == "retreat"
    t.act(0, "yes")
    assert t.at("D5") == {"infantry": 2, "ship": 1}
    assert t.why_not("move") == "nothing-to-move", "who fought does not move, nor does the ship without them"


def test_a_killed_unit_is_the_one_that_can_do_least() -> None:
    """Of the own units of one kind those go first that have moved: nobody would choose otherwise."""
    t = field().knows(0, "tactics").land("mountain", "D4").city(0, "D2").city(1, "A7")
    t.units(0, "D4", infantry=1).units(0, "D3", infantry=1).units(4, "E4", infantry=1)
    t.go("D3", "to:D4").act(0, "done")
    t.die("5c", "1l", "1l", "1l", "5c", "1l").then(("army", 0, 1), ("act", 0))
    t.act(0, "to:D4")
    assert t.said("loses-unit")[0] == (0, "infantry") and [marks & 4 for _, marks in t.marks("D4")] == [0]
