"""Cultural influence (rulebook, pp. 16 and 17)."""

from __future__ import annotations

from tests.rules.clash.field import Field, field


def cities(size: int = 3, far: str = "D6") -> Field:
    """An own city of a size at D2, and another's with a temple."""
    t = field().city(0, "D2", *("academy", "temple", "fortress")[: size - 1]).city(1, far, "temple").city(1, "A3")
    return t


def test_the_example_of_four_hexes_away_and_a_roll_of_three() -> None:
    """Size three reaches three; a culture reaches the fourth hex, and two more make a three a five."""
    t = cities(3, "D6")
    assert "influence" not in t.keys
    t.has(0, culture=3).value(3)
    t.act(0, "influence")
    assert t.goods(0) == {"culture": 2} and t.prompt == "boost"
    t.act(0, "boost:2")
    assert t.goods(0) == {} and t.the_city("D6").buildings[3] == 0 and t.the_city("D6").owner == 1


def test_five_and_six_succeed_and_less_fails() -> None:
    for rolled, done in ((5, True), (6, True), (4, False)):
        t = cities(3, "D5").value(rolled).act(0, "influence")
        assert (t.the_city("D5").buildings[3] == 0) == done


def test_one_success_a_turn_but_failures_may_be_followed_by_another_try() -> None:
    t = cities(3, "D5").city(1, "C4", "temple").value(1, 6)
    t.act(0, "influence", "target:D5", "influence", "target:D5")
    assert t.why_not("influence") == "influenced-already"


def test_a_city_without_buildings_is_no_target_nor_one_whose_piece_the_player_lacks() -> None:
    t = field().city(0, "D2", "academy", "temple").city(1, "D3").city(1, "A3")
    assert "influence" not in t.keys
    t = cities(3, "D5")
    t.player(0).pieces[3] = 0
    t.player(0).gone[4] = 4
    assert "influence" not in t.keys


def test_a_city_under_influence_influences_only_itself_and_without_culture() -> None:
    t = field().city(0, "D2", "academy", "temple", colours={"temple": 1}).city(1, "D3", "academy").city(1, "A3")
    t.has(0, culture=5).value(4).act(0, "influence")
    assert t.said("influence") == [(0, "D2", 4)] and t.prompt == "act", "nothing can be added to the four"


def test_buildings_of_a_barbarian_city_and_of_a_third_player_can_be_taken() -> None:
    t = field(3).city(0, "E6", "academy").city(1, "F5", "temple", colours={"temple": 2}).city(2, "A7").value(5)
    t.act(0, "influence")
    assert t.the_city("F5").buildings[3] == 0


def test_not_through_the_unexplored() -> None:
    t = cities(3, "D5")
    assert "influence" in t.keys
    t = field().city(0, "D2", "academy", "temple", "fortress").city(1, "D5", "temple")
    for labels in (("D3", "C4", "E4", "D4"), ("B2", "A3", "C3", "B3"), ("F2", "E3", "G3", "F3")):
        t.land("unknown", *labels)
    assert "influence" not in t.keys


def test_a_city_with_a_foreign_obelisk_influences_nobody() -> None:
    t = field(expansion=True).city(0, "D4", "obelisk", colours={"obelisk": 1}).city(1, "D5", "academy").city(1, "F2")
    assert "influence" not in t.keys
    assert "influence" in field(expansion=True).city(0, "D4", "obelisk").city(1, "D5", "academy").city(1, "F2").keys


def test_obelisks_are_never_exchanged() -> None:
    t = field(expansion=True).city(0, "D2", "academy", "temple").city(1, "D4", "obelisk").city(1, "A3")
    assert "influence" not in t.keys
