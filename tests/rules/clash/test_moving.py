"""Moving units: groups, roads, ships along the edge of the board (rulebook, pp. 14 to 16 and 30)."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash.state import IN_FOREST, IN_MOUNTAIN, IN_PLAINS, REGION


def terrain(t: Field, *labels: str) -> list[int]:
    return [t.now.terrain[t.hex(label)] for label in labels]


# -- groups


def test_units_of_one_hex_may_go_different_ways_and_are_different_groups_then() -> None:
    t = field().city(0, "D2").city(1, "A3").units(0, "D5", settler=3)
    t.go("D5", "to:D4", settler=1).go("D5", "to:D6", settler=1).go("D5", "to:C5", settler=1)
    assert t.at("D4") == t.at("D6") == t.at("C5") == {"settler": 1} and t.prompt == "act" and t.now.actions == 2


def test_a_unit_moves_again_with_another_action() -> None:
    t = field().city(0, "D2").city(1, "A3").units(0, "D5", settler=1)
    t.go("D5", "to:D4")
    assert t.prompt == "act", "nobody else could move, so the action is over"
    t.go("D4", "to:D3")
    assert t.at("D3") == {"settler": 1} and t.now.actions == 1


def test_a_battle_is_fought_before_the_next_group_moves() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").units(0, "D5", infantry=1, settler=1)
    t.units(1, "D4", infantry=1).die("6i", "1l").go("D5", "to:D4", infantry=1)
    assert t.at("D4") == {"infantry": 1} and t.prompt == "move-from"


def test_who_captured_an_empty_city_has_fought() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3").units(0, "D5", infantry=1)
    t.go("D5", "to:D4")
    assert t.the_city("D4").owner == 0 and t.why_not("move") == "nothing-to-move"


def test_who_beat_lone_settlers_has_fought() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").units(0, "D5", infantry=1).units(1, "D4", settler=2)
    t.go("D5", "to:D4")
    assert t.at("D4") == {"infantry": 1} and t.why_not("move") == "nothing-to-move" and not t.said("rolls")


def test_a_settler_in_the_mountains_may_found_a_city_there_in_the_same_turn() -> None:
    t = field().land("mountain", "D4").city(0, "D7").city(1, "A3").units(0, "D5", settler=1).go("D5", "to:D4")
    assert t.why_not("move") == "nothing-to-move" and "found:D4" in t.keys


def test_which_settler_founds_a_city_is_asked_where_they_have_not_done_the_same() -> None:
    t = field().land("mountain", "D4").city(0, "D7").city(1, "A3").units(0, "D4", settler=1).units(0, "D5", settler=1)
    t.go("D5", "to:D4").act(0, "done", "found:D4")
    assert t.prompt == "founder" and t.keys == ["who:settler:0", f"who:settler:{IN_MOUNTAIN}"]
    t.act(0, f"who:settler:{IN_MOUNTAIN}")
    assert t.the_city("D4").owner == 0
    t.go("D4", "to:D3")
    assert t.at("D3") == {"settler": 1}, "who was there before may still go"


def test_a_recruited_unit_may_move_in_the_same_turn() -> None:
    t = field().city(0, "D4").city(1, "A3").has(0, food=2).act(0, "recruit:D4").go("D4", "to:D5")
    assert t.at("D5") == {"settler": 1}


def test_who_is_taken_off_the_map_for_a_recruit_has_moved_already_if_one_has() -> None:
    t = field().land("mountain", "B5").city(0, "D4").city(1, "A3").units(0, "B5", settler=3).units(0, "B6", settler=1)
    t.go("B6", "to:B5").act(0, "done").has(0, food=2).act(0, "recruit:D4")
    assert t.at("D4") == {"settler": 1} and [marks for _, marks in t.marks("B5")] == [0, 0, 0]


# -- roads


def test_the_example_of_three_groups_on_the_road() -> None:
    """One settler walks, one rides two hexes, and two infantry go over mountains into a forest: they may fight on."""
    t = field().knows(0, "tactics", "roads", "storage").has(0, food=2, ore=2).city(0, "D2").city(1, "A3")
    t.land("mountain", "D3").land("forest", "D4").units(0, "D2", settler=2, infantry=2).units(1, "D5", settler=1)
    t.go("D2", "to:E2", settler=1)
    assert t.goods(0) == {"food": 2, "ore": 2}
    t.go("D2", "road:C4" if "road:C4" in t.keys else "road:E4", settler=1)
    assert t.goods(0) == {"food": 1, "ore": 1}
    t.go("D2", "road:D4", infantry=2)
    assert t.goods(0) == {} and t.at("D4") == {"infantry": 2}
    assert not any(marks & (IN_FOREST | IN_MOUNTAIN) for _, marks in t.marks("D4"))
    t.go("D4", "to:D5")
    assert t.at("D5") == {"infantry": 2}, "terrain did not hold them back"


def test_on_the_road_every_hex_has_room_for_the_armies_that_pass() -> None:
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D2").city(1, "A7")
    t.land("sea", "C3", "E3").units(0, "D2", infantry=3, settler=1).units(0, "D3", infantry=2).go("D2", "road:D4")
    assert t.at("D4") == {"settler": 1, "infantry": 2} and t.at("D2") == {"infantry": 1}


def test_a_full_hex_lets_settlers_pass_on_the_road_but_no_army() -> None:
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D2").city(1, "A7")
    t.land("sea", "C3", "E3").units(0, "D2", infantry=1, settler=1).units(0, "D3", infantry=4).go("D2", "road:D4")
    assert t.at("D4") == {"settler": 1} and t.at("D2") == {"infantry": 1}


def test_roads_begin_or_end_in_an_own_city() -> None:
    t = field().knows(0, "roads", "storage").has(0, food=2, ore=2).city(0, "D2").city(1, "A7").units(0, "D5", settler=1)
    t.act(0, "move", "from:D5")
    assert not t.can("road")
    t = field().knows(0, "roads", "storage").has(0, food=2, ore=2).city(0, "D2").city(1, "A7").units(0, "D4", settler=1)
    t.act(0, "move", "from:D4")
    assert t.can("road") == ["road:D2"]


def test_roads_lead_out_of_mountains_into_the_city() -> None:
    t = field().knows(0, "roads").has(0, food=1, ore=1).land("mountain", "D3").city(0, "D2").city(1, "A7")
    t.units(0, "D4", settler=1).go("D4", "to:D3").go("D3", "road:D2")
    assert t.at("D2") == {"settler": 1} and t.goods(0) == {}


def test_roads_lead_past_no_enemies_over_no_sea_and_into_nothing_unknown() -> None:
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D2").city(1, "A7")
    t.land("sea", "C3").land("unknown", "D5", "C6", "E6", "D6").units(1, "D3", infantry=1).land("sea", "E3")
    t.units(0, "D2", infantry=1).act(0, "move", "from:D2")
    assert "road:D3" in t.keys and "road:D4" not in t.keys
    t = field().knows(0, "roads").has(0, food=1, ore=1).city(0, "D4").city(1, "A7")
    t.land("unknown", "D5", "C6", "E6", "D6").units(0, "D4", settler=1).act(0, "move", "from:D4")
    assert "to:D5" in t.keys and "road:D5" not in t.keys and "road:D6" not in t.keys


def test_roads_take_nobody_aboard_and_nobody_ashore() -> None:
    t = field().knows(0, "roads").has(0, food=1, ore=1).land("sea", "D3").city(0, "D2").city(1, "A7")
    t.units(0, "D3", ship=1, settler=1).units(0, "D2", settler=1)
    t.act(0, "move", "from:D3")
    assert not t.can("road")
    t = field().knows(0, "roads").has(0, food=1, ore=1).land("sea", "D3").city(0, "D2").city(1, "A7")
    t.units(0, "D3", ship=1).units(0, "D2", settler=1).act(0, "move", "from:D2")
    assert "to:D3" in t.keys and "road:D3" not in t.keys


def test_who_has_fought_takes_no_road() -> None:
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D2").city(1, "A7")
    t.units(0, "D3", infantry=1).units(1, "D4", settler=1).go("D3", "to:D4")
    assert t.why_not("move") == "nothing-to-move"


def test_an_attack_by_road_leaves_a_city_and_retreats_one_hex() -> None:
    """The way is chosen where there are two: who retreats, does so to the last hex before the battle."""
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D3").city(1, "E5").city(1, "A7")
    t.units(0, "D3", infantry=2).units(1, "E5", infantry=1).die("1l", "1l", "2c").go("D3", "road:E5")
    assert t.prompt == "over" and t.keys == ["over:D4", "over:E4"]
    t.act(0, "over:E4", "yes")
    assert t.at("E4") == {"infantry": 2} and t.at("D3") == {} and t.goods(0) == {}


def test_an_attack_by_road_comes_over_hexes_with_room() -> None:
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D3").city(1, "E5").city(1, "A7")
    t.units(0, "D3", infantry=2).units(1, "E5", infantry=1).units(0, "D4", infantry=3)
    t.die("1l", "1l", "2c").go("D3", "road:E5")
    assert t.prompt == "retreat", "two more at D4 would be five"
    t.act(0, "yes")
    assert t.at("E4") == {"infantry": 2} and t.at("D4") == {"infantry": 3}


def test_an_attack_by_road_does_not_begin_outside_an_own_city() -> None:
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D2").city(1, "D5").city(1, "A7")
    t.units(0, "D3", infantry=1).act(0, "move", "from:D3")
    assert "road:D5" not in t.keys


def test_roads_do_not_help_who_crosses_plains_against_the_gardens() -> None:
    """It is like the forest, only that roads do not take it away; over other land the city can be attacked."""
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D3").city(1, "E5").city(1, "A7")
    t.wonder(1, "E5", "wonder-gardens").land("forest", "E4").units(0, "D3", infantry=1).units(1, "E5", infantry=1)
    t.die("1l", "2c").go("D3", "road:E5")
    assert t.prompt == "retreat", "over the forest, the only way that is left"
    t.act(0, "yes")
    assert t.at("E4") == {"infantry": 1}
    t = field().knows(0, "tactics", "roads").has(0, food=1, ore=1).city(0, "D3").city(1, "E5").city(1, "A7")
    t.wonder(1, "E5", "wonder-gardens").units(0, "D3", infantry=1).act(0, "move", "from:D3")
    assert "road:E5" not in t.keys


def test_who_has_gone_by_road_over_plains_has_crossed_them() -> None:
    t = field().knows(0, "roads").has(0, food=1, ore=1).city(0, "D2").city(1, "A7").land("forest", "D4", "D3")
    t.land("sea", "C3", "E3").units(0, "D2", settler=1).go("D2", "road:D4")
    assert [marks & IN_PLAINS for _, marks in t.marks("D4")] == [0], "over the forest"
    t = field().knows(0, "roads").has(0, food=1, ore=1).city(0, "D2").city(1, "A7").land("forest", "D4")
    t.units(0, "D2", settler=1).go("D2", "road:D4")
    assert [marks & IN_PLAINS for _, marks in t.marks("D4")] == [IN_PLAINS]


# -- the gardens


def test_the_gardens_bar_only_those_of_a_group_who_crossed_plains() -> None:
    t = field().knows(0, "tactics").land("barren", "D5").city(0, "D7").city(1, "D4").city(1, "A3")
    t.wonder(1, "D4", "wonder-gardens").units(0, "D5", infantry=1).units(0, "E6", infantry=1)
    t.go("E6", "to:D6").act(0, "done").go("D6", "to:D5").act(0, "done").go("D5", "to:D4")
    assert t.at("D4") == {"infantry": 1} and t.at("D5") == {"infantry": 1} and t.the_city("D4").owner == 0


def test_the_gardens_bar_everybody_while_barbarians_hold_them() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(4, "D4").wonder(4, "D4", "wonder-gardens", builder=1)
    t.city(1, "A3").units(0, "D6", infantry=1).go("D6", "to:D5").act(0, "move", "from:D5")
    assert "to:D4" not in t.keys and "to:D3" not in t.keys and "to:C5" in t.keys
    t = field().knows(0, "tactics").city(0, "D7").city(4, "D4").wonder(4, "D4", "wonder-gardens", builder=1)
    t.city(1, "A3").units(0, "D5", infantry=1).act(0, "move", "from:D5")
    assert "to:D4" in t.keys, "who has stood there has crossed nothing"


# -- ships


def test_ships_go_as_far_as_their_sea_reaches() -> None:
    t = field().land("sea", "B4", "B5", "B6", "F4").city(0, "D2").city(1, "D7").units(0, "B4", ship=1)
    t.act(0, "move", "from:B4")
    assert t.keys == ["sail:B5", "sail:B6"]


def test_a_fleet_leaves_behind_what_has_room_there() -> None:
    t = field().land("sea", "B4", "B5").city(0, "D2").city(1, "D7").units(0, "B4", ship=2, settler=3)
    t.go("B4", "sail:B5", ship=1, settler=1)
    assert t.at("B4") == {"settler": 2, "ship": 1} and t.at("B5") == {"settler": 1, "ship": 1}


def test_without_navigation_nobody_sails_along_the_edge() -> None:
    t = field().land("sea", "A3", "A7").city(0, "D2").city(1, "D7").units(0, "A3", ship=1)
    assert t.why_not("move") == "nothing-to-move"


def test_along_the_edge_ships_reach_the_next_sea_either_way_and_all_of_it() -> None:
    t = field().knows(0, "navigation").land("sea", "A3", "A7", "B7", "G3", "G5").city(0, "D2").city(1, "D7")
    t.units(0, "A3", ship=1).act(0, "move", "from:A3")
    assert t.keys == ["sail:A7", "sail:B7", "sail:G3"], "not past the first sea to the next"


def test_along_the_edge_an_enemy_in_the_only_way_in_can_be_attacked() -> None:
    t = field().knows(0, "navigation").land("sea", "A3", "A7", "B7").city(0, "D2").city(1, "D7")
    t.units(0, "A3", ship=1).units(1, "A7", ship=1).value(6, 1).go("A3", "sail:A7")
    assert t.at("A7") == {"ship": 1} and t.said("attacks") == [(0, 1, "A7")]


def test_the_example_of_navigation_one_way_to_another_sea_and_one_into_the_unknown() -> None:
    """Not past an unexplored region, but into it."""
    t = field().knows(0, "navigation").land("sea", "A3", "G3", "A7").land("unknown", "B4", "A5", "C5", "B5")
    t.city(0, "D2").city(1, "D7").units(0, "A3", ship=1).act(0, "move", "from:A3")
    assert t.keys == ["sail:G3", "chart:B4"]


# -- exploring by ship


def coast(num: int, *seas: str) -> Field:
    """The region of B4, A5, C5 and B5, at the edge, is unexplored and has a printed number."""
    t = field().land("unknown", "B4", "A5", "C5", "B5").land("sea", *seas).city(0, "D2").city(1, "D7")
    return t.only(REGION + t.as_is.board.spot[t.hex("B4")], f"region-{num:02}")  # type: ignore[return-value]


def test_along_the_edge_a_fleet_sails_past_land_of_the_region_that_it_explores() -> None:
    """Region 12: forest, sea, plains, forest. From A7 a ship comes up the edge by B5, A5 and B4."""
    t = coast(12, "A7").knows(0, "navigation").units(0, "A7", ship=1).go("A7", "chart:B4")
    assert t.said("explores") == [(0, "B4")]
    assert t.at("A5") == {"ship": 1} and terrain(t, "A5", "C5") == [4, 0], "the sea lies where the ship can come in"


def test_a_region_that_is_near_may_also_be_entered_along_the_edge() -> None:
    """Region 15 has sea at one end. Beside B3 lies B4; along the edge from there B5 can be reached, too."""
    t = coast(15, "A3", "B3").knows(0, "navigation").units(0, "A3", ship=1).go("A3", "chart:B4")
    assert t.prompt == "orient" and t.keys == ["turn:a", "turn:b"]
    t.act(0, "turn:b")
    assert t.at("B5") == {"ship": 1}, "past the land of this region only"


def test_along_the_edge_and_on_from_the_other_sea_a_region_is_explored() -> None:
    """The next sea along the edge touches a region that the first one does not."""
    t = field().land("unknown", "D5", "C6", "E6", "D6").land("sea", "A3", "A7", "B6", "B7", "C7").city(0, "D2")
    t.city(1, "F4").knows(0, "navigation").units(0, "A3", ship=1)
    t.only(REGION + t.as_is.board.spot[t.hex("D5")], "region-12").act(0, "move", "from:A3")
    assert "chart:D5" in t.keys
    t.act(0, "chart:D5")
    assert t.at("C6") == {"ship": 1} and terrain(t, "C6") == [4]


def test_a_fleet_that_cannot_sail_in_is_back_and_has_moved_but_who_is_aboard_may_land() -> None:
    t = coast(19, "B3").units(0, "B3", ship=1, settler=1).go("B3", "chart:B4").act(0, "turn:a")
    assert t.at("B3") == {"settler": 1, "ship": 1} and t.prompt == "move-from"
    t.act(0, "from:B3")
    assert t.can("to") and not t.can("sail", "chart"), "the ship has moved; the settler has not"


def test_land_units_explore_from_a_ship() -> None:
    t = coast(19, "B3").units(0, "B3", ship=1, settler=1).go("B3", "to:B4").act(0, "turn:a")
    assert t.at("B4") == {"settler": 1} and t.at("B3") == {"ship": 1}


# -- the examples of exploration


def test_the_example_of_a_region_whose_sea_lies_at_the_edge_either_way() -> None:
    """No sea to join, not into the sea, at the edge both times: who explores chooses."""
    t = coast(11).units(0, "D5", settler=1).go("D5", "to:C5")
    assert t.prompt == "orient" and t.keys == ["turn:a", "turn:b"]
    t.act(0, "turn:b")
    assert terrain(t, "B4", "B5") == [2, 4] and t.at("C5") == {"settler": 1}


def test_the_example_of_a_region_that_can_only_lie_one_way_because_of_the_edge() -> None:
    """Region 13 has its sea on the left: at the right edge of the board it is turned."""
    t = field().land("unknown", "F4", "E5", "G5", "F5").city(0, "D2").city(1, "D7").units(0, "F3", settler=1)
    t.only(REGION + t.as_is.board.spot[t.hex("F4")], "region-13")
    t.go("F3", "to:F4")
    assert t.prompt != "orient" and terrain(t, "G5", "E5") == [4, 3]


def test_joining_seas_goes_before_the_edge() -> None:
    """Sea beside the right hex of the region: the sea joins it, though the left hex is the edge."""
    t = coast(12, "D4").units(0, "B3", settler=1).go("B3", "to:B4")
    assert t.prompt != "orient" and terrain(t, "C5", "A5") == [4, 0]


def test_the_example_of_a_fleet_that_chooses_how_the_region_lies_and_where_it_ends() -> None:
    """Region 5 has two seas that touch: the ship ends on either of them."""
    t = coast(5, "C4", "D4", "D5", "C6").units(0, "C4", ship=1).go("C4", "chart:B4")
    assert t.prompt == "orient" and t.keys == ["turn:a", "turn:b"]
    t.act(0, "turn:a")
    assert terrain(t, "B4", "C5") == [4, 4] and t.prompt == "move-to" and t.keys == ["sail:B4", "sail:C5"]
    t.act(0, "sail:C5")
    assert t.at("C5") == {"ship": 1} and t.prompt == "act"


def test_the_example_of_a_region_without_sea_that_a_ship_explores() -> None:
    """It lies as its explorer likes, and the ship is back where it began."""
    t = coast(20, "B3").units(0, "B3", ship=1).go("B3", "chart:B4")
    assert t.prompt == "orient" and t.keys == ["turn:a", "turn:b"]
    t.act(0, "turn:b")
    assert t.at("B3") == {"ship": 1} and t.now.actions == 2
