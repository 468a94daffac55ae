"""Persia: the grey tide, immortals, Zoroastrianism, banking; Cyrus, Darius, Xerxes."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

BARBARIANS = 4


def persia(*known: str) -> Field:
    """Persia with a city at D7, somebody else at A3."""
    return field(expansion=True).knows(0, "tactics", "storage", *known).city(0, "D7").city(1, "A3")


# -- Grey Tide


def test_elephants_come_to_cities_beside_barren_land() -> None:
    t = persia("per-elephants").land("barren", "D6").has(0, food=2)
    assert "unit:elephant" in t.act(0, "recruit:D7").keys
    t = persia("per-elephants").has(0, food=2).act(0, "recruit:D7")
    assert t.at("D7") == {"settler": 1}


def test_against_elephants_bonuses_count_two_at_most_in_the_first_round() -> None:
    def rolled(**own: int) -> int:
        t = persia("per-elephants").units(0, "D5", **own).units(1, "D4", cavalry=3)
        return int(t.strike("D5", "D4", "1l", "2c", "2c", "2c").said("rolls")[0][3])

    assert rolled(elephant=1) == 6 + 2 and rolled(infantry=1) == 6 + 6


# -- Immortals


def test_culture_is_combat_value_for_a_round_four_at_most() -> None:
    t = persia("per-immortals").units(0, "D5", infantry=1).units(1, "D4", infantry=1).has(0, culture=6)
    t.strike("D5", "D4", "2c", "1l").act(0, "react:per-immortals")
    assert t.keys == ["boost:1", "boost:2", "boost:3", "boost:4"]
    t.act(0, "boost:2")
    assert t.said("rolls") == [(0, 4, 1, 1)] and t.goods(0) == {"culture": 4}
    t.die("2c", "1l").act(0, "no", "no")
    assert t.said("rolls")[-1] == (0, 2, 1, 1), "in the next round it is spent"


# -- Zoroastrianism


def test_an_enemy_unit_outside_cities_is_won_over_and_stands_alone() -> None:
    t = persia("per-zoroastrianism").units(1, "D6", cavalry=1).value(5).act(0, "influence")
    assert t.at("D6") == {"cavalry": 1} and t.now.whose[t.hex("D6")] == 0 and t.now.influenced
    assert t.player(1).units[2] == 4 and t.player(0).units[2] == 3
    t = persia("per-zoroastrianism").units(1, "D6", cavalry=1).value(4).act(0, "influence")
    assert t.now.whose[t.hex("D6")] == 1 and "influence" in t.keys, "a four fails"
    assert "influence" not in persia().units(1, "D6", cavalry=1).keys


def test_a_unit_that_is_won_over_fights_those_it_was_with_and_cannot_retreat() -> None:
    t = persia("per-zoroastrianism").units(BARBARIANS, "D6", infantry=2)
    six, weak, strong = 10, 0, 10  # the die of influence, then one of each side in two rounds
    t.load(six, weak, weak, strong, weak).act(0, "influence")
    assert t.said("rolls") == [(0, 1, 4, 1), (0, 7, 4, 1)], "no question between the rounds"
    assert t.at("D6") == {"infantry": 1} and t.now.whose[t.hex("D6")] == 0 and t.goods(0) == {"gold": 1}
    t = persia("per-zoroastrianism").units(BARBARIANS, "D6", infantry=2).load(six, weak, strong).act(0, "influence")
    assert t.now.whose[t.hex("D6")] == BARBARIANS and t.player(0).units[1] == 16
    t = persia("per-zoroastrianism").units(1, "D6", infantry=1, settler=1).value(6).act(0, "influence")
    assert t.at("D6") == {"infantry": 1} and t.player(1).units[0] == 4, "settlers alone are lost"


def test_leaders_units_in_cities_and_kinds_without_a_piece_are_not_won_over() -> None:
    t = persia("per-zoroastrianism").leads(1, "lead-caesar", "D6")
    assert "influence" not in t.keys
    t = persia("per-zoroastrianism").city(1, "D5").units(1, "D5", infantry=1)
    assert "influence" not in t.keys
    t = persia("per-zoroastrianism").units(1, "D6", cavalry=1).units(0, "D8", cavalry=4)
    assert "influence" not in t.keys


def test_reaching_farther_and_a_low_roll_are_boosted_as_usual() -> None:
    t = persia("per-zoroastrianism").units(1, "D5", infantry=1).has(0, culture=2).value(4)
    t.act(0, "influence", "boost:1")
    assert t.now.whose[t.hex("D5")] == 0 and t.goods(0) == {}


# -- Banking


def test_who_has_gold_gains_gold_or_culture_at_the_start_of_the_turn() -> None:
    t = persia("per-banking").has(0, gold=1).then(("turn", 0)).run()
    assert t.keys == ["token:gold", "token:culture"]
    assert t.act(0, "token:gold").goods(0) == {"gold": 2}
    assert persia("per-banking").then(("turn", 0)).run().goods(0) == {}


# -- Cyrus the Great


def test_cyrus_gains_tokens_for_regions_as_many_as_his_city_is_large() -> None:
    t = persia().city(0, "D4", "academy").city(0, "F4").leads(0, "lead-cyrus", "D4")
    t.act(0, "special:lead-cyrus", "token:mood", "token:culture")
    assert t.goods(0) == {"mood": 1, "culture": 1} and t.now.actions == 2, "three regions, but size two"
    assert t.the_city("D4").acts == 1
    t = persia().city(0, "D8", "academy").leads(0, "lead-cyrus", "D8").act(0, "special:lead-cyrus", "token:mood")
    assert t.prompt == "act", "both cities are in one region"


def test_cyrus_may_lay_his_card_aside_for_combat_value() -> None:
    def played(theirs: str, own: str) -> Field:
        t = persia().knows(1, "tactics").leads(0, "lead-cyrus", "D5").units(1, "D4", infantry=3)
        t.hand(0, "heroic-general-5").hand(1, "negotiations-23").strike("D5", "D4", "2c", "2c", "2c", "2c")
        return t.act(0, "tactic:heroic-general-5").act(1, theirs).act(0, own)

    assert played("no", "no").said("rolls") == [(0, 5, 1, 6)], "the wedge: one for each enemy"
    assert played("no", "react:lead-cyrus").said("rolls") == [(0, 4, 1, 6)], "two, and no wedge"
    t = played("tactic:negotiations-23", "react:lead-cyrus")
    assert t.said("rolls") == [(0, 4, 1, 6)], "scouts take the card, not what it was laid aside for"
    t = persia().leads(0, "lead-cyrus", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "6i", "1l")
    assert t.prompt == "act" and not t.said("uses"), "who has played no card lays none aside"


# -- Darius


def test_darius_gains_mood_for_influence_from_his_city() -> None:
    t = persia().leads(0, "lead-darius", "D7").city(1, "D6", "academy").value(5).act(0, "influence")
    assert t.goods(0) == {"mood": 1}
    t = persia().leads(0, "lead-darius", "D5").city(1, "D6", "academy").value(5).act(0, "influence")
    assert t.goods(0) == {}


def test_darius_builds_for_two_culture_without_an_action() -> None:
    t = persia("writing").city(0, "D4").leads(0, "lead-darius", "D4").has(0, food=1, wood=1, ore=1, culture=2)
    t.act(0, "special:lead-darius", "build:academy")
    assert t.the_city("D4").size == 2 and t.now.actions == 3 and t.goods(0) == {"idea": 2}
    t.has(0, food=1, wood=1, ore=1, culture=2)
    assert not t.can("special"), "once a turn"
    t = persia("engineering", "philosophy").city(0, "D4", mood="happy").leads(0, "lead-darius", "D4")
    t.has(0, food=3, wood=6, ore=3, culture=7).wonders(0, "wonder-library").act(
        0, "special:lead-darius", "raise:wonder"
    )
    t.act(0, t.keys[0])
    assert len(t.the_city("D4").wonders) == 1 and t.goods(0) == {}


# -- Xerxes


def test_five_army_units_stand_with_xerxes_and_move_with_him() -> None:
    t = persia().leads(0, "lead-xerxes", "D5").units(0, "D6", infantry=4)
    t.act(0, "move", "from:D5", "to:D6")
    assert t.at("D6") == {"infantry": 4, "leader": 1}
    t = persia().leads(0, "lead-xerxes", "D5").units(0, "D5", infantry=4)
    t.act(0, "move", "from:D5", "to:D4", *["who:infantry:0"] * 4, "who:leader:0")
    assert t.at("D4") == {"infantry": 4, "leader": 1}
    t = persia().units(0, "D5", infantry=4).leads(0, "lead-xerxes", "D7").units(0, "D6", infantry=1)
    assert "to:D5" not in t.act(0, "move", "from:D6").keys, "without him four are the most"


def test_five_in_battle_play_no_card_and_do_not_clash() -> None:
    def fought(n: int) -> Field:
        t = persia().leads(0, "lead-xerxes", "D5").units(0, "D5", infantry=n).units(1, "D4", infantry=4)
        return t.hand(0, "heroic-general-6").strike("D5", "D4", *["3i"] * (n + 1), *["1l"] * 4)

    t = fought(4)
    assert t.said("rolls")[0][1] == 15, "five threes"
    assert fought(3).prompt == "tactic", "four may play"


def test_a_wonder_in_the_city_of_xerxes_costs_two_less_of_whatever() -> None:
    t = persia("engineering", "philosophy").city(0, "D4", mood="happy").leads(0, "lead-xerxes", "D4")
    t.has(0, food=3, wood=5, ore=3, culture=4).wonders(0, "wonder-library")
    assert t.can("wonder-in") == ["wonder-in:D4"]
    t.act(0, "wonder-in:D4", "wonder:wonder-library")
    while t.prompt != "act":
        t.act(0, t.keys[0])
    assert len(t.the_city("D4").wonders) == 1 and sum(t.goods(0).values()) == 0
    t = persia("engineering", "philosophy").city(0, "D4", mood="happy").leads(0, "lead-xerxes", "D7")
    assert not t.has(0, food=3, wood=5, ore=3, culture=4).wonders(0, "wonder-library").can("wonder-in")
