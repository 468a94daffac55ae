"""Capturing cities, barbarians and pirates (rulebook, pp. 23 to 27 and 36)."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field


def storm(t: Field) -> Field:
    """An infantry of seat 0 at D5 walks into D4."""
    return t.knows(0, "tactics").city(0, "D7").units(0, "D5", infantry=1).go("D5", "to:D4")


# -- cities of players


GOLD = {"neutral": (1, 2, 3, 4, 5), "happy": (2, 3, 4, 5, 6), "angry": (1, 1, 1, 1, 1)}


@pytest.mark.parametrize(
    ("mood", "size", "gold"), [(mood, n + 1, gold) for mood, row in GOLD.items() for n, gold in enumerate(row)]
)
def test_the_table_of_gold_for_a_captured_city(mood: str, size: int, gold: int) -> None:
    buildings = ("academy", "temple", "fortress", "market")[: size - 1]
    t = field(expansion=True).city(1, "D4", *buildings, mood=mood).city(1, "A3")
    t.knows(0, "tactics").city(0, "D7").units(0, "D5", infantry=1).die("6i", "1l").go("D5", "to:D4")
    assert t.goods(0) == {"gold": gold} and t.mood("D4") == "angry" and t.the_city("D4").owner == 0


def test_the_loser_places_a_settler_where_they_like_if_there_is_one_and_a_city() -> None:
    t = storm(field().city(1, "D4").city(1, "A3").city(1, "G7"))
    assert (t.prompt, t.seat, t.keys) == ("place-unit", 1, ["place:A3", "place:G7"])
    t.act(1, "place:G7")
    assert t.at("G7") == {"settler": 1}
    t = storm(field().city(1, "D4").city(1, "A3").units(1, "G7", settler=4))
    assert t.prompt == "act" and t.at("A3") == {}, "no settler is left in supply"
    t = storm(field().city(1, "D4"))
    assert t.prompt == "act" and t.now.count_cities(1) == 0


def test_a_captured_city_was_not_activated_yet_but_is_angry() -> None:
    t = storm(field().city(1, "D4").city(1, "A3"))
    t.act(0, "collect:D4", "take:D4:food")
    assert "collect:D4" not in t.keys


def test_a_captured_fortress_and_market_serve_without_their_advances() -> None:
    t = storm(field(expansion=True).city(1, "D4", "market").city(1, "A3")).has(0, food=2)
    assert t.the_city("D4").buildings[4] == 0
    t.act(0, "recruit:D4")
    assert "unit:elephant" in t.keys
    t = field().city(0, "D4", "fortress").city(1, "A3").knows(1, "tactics").units(1, "D5", infantry=1)
    t.die("1l", "6i").then(("turn", 1), ("act", 1))
    t.go("D5", "to:D4")
    assert t.at("D5") == {} and t.the_city("D4").owner == 0, "the fortress has rolled and won"


def test_a_wonder_goes_with_its_city_and_half_of_it_stays_with_who_built_it() -> None:
    t = storm(field().city(1, "D4").city(1, "A3").wonder(1, "D4", "wonder-arena"))
    assert t.points(0)["wonders"] == t.points(1)["wonders"] == 4
    assert t.now.players[0].powers >> t.now.book.power_of["wonder-arena"] & 1


# -- ports and ships


def test_a_port_that_is_lost_leaves_ships_and_what_they_carry_where_they_are() -> None:
    """Whether it is captured, or removed because the captor has no piece left."""
    for pieces in (5, 0):
        t = field().land("sea", "D3").city(1, "D4", "port", port="D3").city(1, "A3").units(1, "D3", ship=1, settler=2)
        t.player(0).pieces[2], t.player(0).gone[3] = pieces, 5 - pieces
        storm(t)
        assert t.at("D3") == {"settler": 2, "ship": 1} and t.now.whose[t.hex("D3")] == 1
        assert t.the_city("D4").has(2) == bool(pieces) and (t.the_city("D4").port >= 0) == bool(pieces)


def test_the_sea_of_a_captured_port_is_still_fought_for() -> None:
    """The loser's ships lie there: who recruits one there begins a battle."""
    t = field().land("sea", "D3").city(1, "D4", "port", port="D3").city(1, "A3").units(1, "D3", ship=1, settler=1)
    storm(t).has(0, gold=0, wood=2).value(6, 1).act(0, "recruit:D4")
    assert t.said("attacks")[-1] == (0, 1, "D3") and t.at("D3") == {"ship": 1} and t.player(1).units[0] == 3


def test_a_ship_that_is_taken_off_the_map_for_a_recruit_leaves_nobody_swimming() -> None:
    t = field().land("sea", "D3", "B4", "B5").city(0, "D4", "port", port="D3").city(1, "G7").has(0, wood=2)
    t.units(0, "B4", ship=2, settler=3).units(0, "B5", ship=2)
    t.act(0, "recruit:D4", "recall:B4")
    assert t.at("B4") == {"settler": 2, "ship": 1} and t.at("D3") == {"ship": 1}


# -- barbarians


def test_barbarians_use_a_fortress_that_they_have_taken() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(4, "D4", "fortress", colours={"fortress": 1}).city(1, "A3")
    t.units(0, "D5", infantry=1).die("1l", "6i").go("D5", "to:D4")
    assert t.at("D5") == {} and t.the_city("D4").owner == 4


def test_a_barbarian_city_brings_one_gold_whatever_its_size_and_keeps_its_colours() -> None:
    t = storm(field().city(4, "D4", "temple", "academy", colours={"temple": 1, "academy": 0}).city(1, "A3"))
    city = t.the_city("D4")
    assert (city.owner, city.buildings[3], city.buildings[0]) == (0, 1, 0) and t.mood("D4") == "angry"
    assert t.goods(0) == {"gold": 1}, "nobody was there to be beaten"


def test_whoever_is_attacked_and_wins_against_barbarians_gains_a_gold_too() -> None:
    t = field().city(0, "D4").city(1, "A3").units(0, "D4", infantry=2).units(4, "D5", infantry=1)
    t.die("1l", "6i", "6i").then(("army", 0, 0), ("act", 0)).run()
    assert t.at("D4") == {"infantry": 2} and t.goods(0) == {"gold": 1}


def test_barbarians_never_retreat_and_are_rolled_for_by_another() -> None:
    """The next player after the one they fight loses their units for them."""
    t = field(3, expansion=True).knows(0, "tactics").city(0, "E4").city(1, "G8").city(2, "B7")
    t.units(0, "E6", infantry=3).units(4, "E5", infantry=1, cavalry=1).die("6i", "1l", "1l", "1l", "1l")
    t.go("E6", "to:E5")
    assert (t.prompt, t.seat) == ("casualties", 1) and t.keys == ["lose:infantry", "lose:cavalry"]


def test_barbarians_without_a_way_over_land_stay() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "G7").land("sea", *["D5", "C5", "E5", "D3", "C4", "E4"])
    t.units(4, "D6", infantry=1).events("ev-great-artist").draws_event(0).run()
    assert t.at("D6") == {"infantry": 1} and not t.said("barbarians-move")


def test_barbarians_come_nearer_to_the_nearest_city_and_the_drawer_chooses_between_equal_ways() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "G7").units(4, "C6", infantry=1).events("ev-great-artist")
    t.draws_event(0)
    assert t.prompt == "barbarians-to" and t.keys == ["to:C5", "to:D5"]
    t.act(0, "to:D5")
    assert t.at("D5") == {"infantry": 1}


def test_no_barbarian_army_grows_beyond_four() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "G7").city(4, "D6").units(4, "D6", infantry=4)
    t.land("sea", "D5", "C5", "E5", "C6", "E6", "D7").events("ev-great-artist").draws_event(0).run()
    assert t.at("D6") == {"infantry": 4}


def test_a_city_that_has_no_infantry_gets_infantry_first() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "G7").city(4, "D6").events("ev-fine-year-drawer")
    t.lay().barbarian_settlements = 9
    t.draws_event(0)
    while t.prompt == "barbarians-settle":
        t.act(0, "place:B4")
    assert t.prompt == "barbarians-grow" and "place:D6" in t.keys
    t.act(0, "place:D6")
    assert t.at("D6") == {"infantry": 1} and t.prompt == "act", "no choice where there is no infantry yet"


def test_marks_of_barbarians_who_fought_are_gone_with_the_event() -> None:
    t = field().city(0, "D4").city(1, "G7").units(0, "D4", infantry=1).units(4, "D5", infantry=4)
    t.die("6i", "1l", "1l", "1l", "1l").then(("army", 0, 0), ("act", 0)).run()
    while t.prompt != "act":
        t.act(t.seat, t.keys[0])
    assert all(marks == 0 for hex in t.now.units_of(4) for _, marks in t.marks(t.now.label(hex)))


# -- pirates


def test_pirates_bring_a_gold_and_a_token_for_each_ship_also_if_the_battle_is_lost() -> None:
    t = field(expansion=True).land("sea", "D4", "D5").city(0, "B4").city(1, "A3").pirates("D4", 2)
    t.units(0, "D5", ship=1).value(5, 3, 4).go("D5", "sail:D4")
    assert t.at("D5") == {} and t.now.pirates[t.hex("D4")] == 1 and t.prompt == "token"
    t.act(0, "token:culture")
    assert t.goods(0) == {"gold": 1, "culture": 1}


def test_ships_stop_at_pirates_and_do_not_pass_them() -> None:
    t = field(expansion=True).land("sea", "D4", "D5", "D6").city(0, "B4").city(1, "A3").pirates("D5")
    t.units(0, "D4", ship=1).act(0, "move", "from:D4")
    assert t.said("attacks") == [(0, 5, "D5")], "the only way is against them"


def test_when_all_pirates_are_out_one_is_taken_from_the_board() -> None:
    t = field(expansion=True).land("sea", "D5", "B7", "G3").city(0, "D4").city(1, "F6").pirates("B7", 4)
    t.events("ev-brisk-trade").draws_event(0)
    t.act(0, "place:G3")
    assert (t.prompt, t.keys) == ("pirates-from", ["from:B7", "from:G3"])
    t.act(0, "from:B7")
    assert [t.now.pirates[t.hex(label)] for label in ("B7", "G3", "D5")] == [2, 1, 1]


def test_a_pirate_ship_that_is_taken_away_again_does_not_lie_beside_the_city() -> None:
    t = field(expansion=True).land("sea", "D5", "B7", "G3").city(0, "D4").city(1, "F6").pirates("B7", 4)
    t.events("ev-brisk-trade").draws_event(0)
    t.act(0, "place:D5")
    assert t.prompt == "pirates-from" and t.keys == ["from:B7", "from:D5"]
    t.act(0, "from:D5")
    assert t.now.pirates[t.hex("D5")] == 1, "it must lie beside the drawer's city after all"


def test_pirates_may_share_a_hex_and_lie_where_no_player_has_ships() -> None:
    t = field(expansion=True).land("sea", "D5", "B7").city(0, "D4").city(1, "F6").units(1, "B7", ship=1)
    t.events("ev-brisk-trade").draws_event(0).run()
    assert t.now.pirates[t.hex("D5")] == 2


def test_everybody_beside_pirates_is_raided_clockwise_from_the_drawer() -> None:
    t = field(3, expansion=True).land("sea", "E5").city(0, "E4").city(1, "F4").city(2, "B7").has(0, food=1, wood=1)
    t.has(1, mood=1, gold=1).events("ev-brisk-trade").draws_event(1)
    assert (t.prompt, t.seat, t.keys) == ("raid", 1, ["give-up:gold", "give-up:mood"])
    t.act(1, "give-up:mood")
    assert (t.prompt, t.seat, t.keys) == ("raid", 0, ["give-up:food", "give-up:wood"])
