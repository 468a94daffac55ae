"""Where the advances and leaders of civilizations end: what each says of whom, where and when it does not hold."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

BARBARIANS = 4


def home(*known: str, **options: object) -> Field:
    """A player with a city at D7, somebody else far away."""
    return field(expansion=True, **options).knows(0, *known).city(0, "D7").city(1, "A3")


def value(t: Field, *dice: str) -> int:
    """The combat value of seat 0 in the first round of an attack from D5 on D4."""
    t.strike("D5", "D4", *(dice or ["2c"] * 8))
    return int(t.said("rolls")[0][1])


# -- Babylon, Carthage


def test_a_liberator_frees_nobody_from_barbarians() -> None:
    t = home("tactics").city(BARBARIANS, "D2").leads(0, "lead-nabopolassar", "D5").units(BARBARIANS, "D4", infantry=1)
    assert value(t) == 2


def test_of_one_who_is_aboard_one_goes_ashore() -> None:
    t = home("car-hegemony", "tactics").land("sea", "D6").units(0, "D6", ship=1, infantry=1, settler=1)
    t.act(0, "special:car-hegemony", "found:C7", "who:settler:0")
    assert t.keys == ["who:infantry:0", "done"]


def test_dido_is_a_shield_of_cities_only_and_needs_somebody_in_her_place() -> None:
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D7").city(1, "A3").leads(0, "lead-dido", "D4")
    t.units(1, "D5", infantry=1).strike("D5", "D4", "2c", "2c")
    assert t.said("rolls") == [(1, 2, 0, 2)] and t.prompt == "retreat"
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D7").city(1, "A3").leads(0, "lead-dido", "D7")
    for label in ("B2", "B3", "B4", "B5"):
        t.units(0, label, infantry=4)
    t.units(1, "D6", infantry=1).strike("D6", "D7", "2c", "2c")
    assert t.prompt == "retreat", "no infantry is left in supply"


# -- Celts


def test_one_army_may_stay_alone() -> None:
    t = home("cel-tribal-allies").units(BARBARIANS, "D5", infantry=1).units(BARBARIANS, "B6", infantry=1)
    t.city(BARBARIANS, "F2").has(0, food=2).events("ev-famine").draws_event(0)
    t.act(0, "react:cel-tribal-allies", "stay:B6")
    assert t.can("done") or t.prompt != "stay", "one is enough"


def test_tribes_trade_with_players_as_before() -> None:
    t = home("trade-routes", "cel-tribal-trade").city(1, "D4").units(0, "D5", settler=1)
    assert t.then(("trade", 0), ("act", 0)).run().goods(0) == {"food": 1}  # type: ignore[attr-defined]


def test_terror_drives_onto_empty_land_for_two_mood_only() -> None:
    def battle(mood: int) -> Field:
        t = home("tactics").leads(0, "lead-viriatus", "D5").units(1, "D4", infantry=1).has(0, mood=mood)
        t.units(0, "C4", settler=1).city(1, "E4").land("sea", "D3")
        return t.strike("D5", "D4", *["2c"] * 4).act(0, "no")

    t = battle(2).act(0, "react:lead-viriatus")
    assert t.can("to") and not {"to:C4", "to:E4", "to:D3"} & set(t.keys)
    assert "react:lead-viriatus" not in battle(1).keys


def test_loyalty_ends_two_hexes_away() -> None:
    def asked(at: str) -> bool:
        t = field(expansion=True, seat=1).knows(0, "tactics").knows(1, "tactics").city(0, "B2").city(1, "A3")
        t.leads(0, "lead-viriatus", at).hand(0, "negotiations-23").units(1, "D5", infantry=1)
        t.units(BARBARIANS, "D4", infantry=1).strike("D5", "D4", "6i", "3e", "2c", "2c")
        return t.prompt == "tactic"

    assert asked("D2") and not asked("D1")


def test_great_numbers_want_food() -> None:
    t = home().leads(0, "lead-boudica", "D4").units(0, "D4", settler=1).act(0, "found:D4")
    assert t.prompt == "act" and t.at("D4") == {"leader": 1}


# -- China


def test_the_imperial_army_makes_settlers_of_a_full_stack() -> None:
    t = home("chi-imperial-army").units(0, "D7", infantry=4)
    t.act(0, "special:chi-imperial-army", "done")
    assert t.at("D7") == {"settler": 1, "infantry": 3}
    t = home("chi-imperial-army").units(0, "D7", settler=1, infantry=1)
    t.act(0, "special:chi-imperial-army", "remake:D7:settler:0")
    assert "remake:D7:settler:0" not in t.keys, "there was one"


def test_a_fast_war_is_no_walk_into_an_empty_city() -> None:
    t = home("tactics").city(1, "D4").leads(0, "lead-sun-tzu", "D5").strike("D5", "D4")
    assert t.the_city("D4").owner == 0 and "culture" not in t.goods(0)


# -- Egypt


def test_monumental_is_an_obelisk_where_he_is() -> None:
    t = home("arts", "writing").city(0, "B6").leads(0, "lead-ramses", "D7").has(0, food=1, wood=1, ore=1)
    t.act(0, "construct:B6", "build:obelisk")
    assert t.prompt == "act" and t.goods(0) == {}, "in another city"
    t = home("arts", "writing").city(0, "B6").leads(0, "lead-ramses", "D7").has(0, food=1, wood=1, ore=1)
    t.act(0, "construct:D7", "build:academy")
    assert t.prompt == "act" and t.goods(0) == {"idea": 2}, "another building"


# -- Greece


def test_sparta_does_not_bind_who_fights_at_sea() -> None:
    t = home("tactics", "gre-sparta").knows(1, "tactics").land("sea", "D5", "D4").units(0, "D5", ship=1)
    t.units(1, "D4", ship=2).hand(1, "heroic-general-6").value(1, 1, 1).act(0, "move", "from:D5")
    assert t.prompt == "tactic" and t.seat == 1


def test_city_states_count_on_cities_that_are_large_enough_and_not_spent() -> None:
    def twice(other: Field) -> list[str]:
        t = other.act(0, "collect:D7", "take:D7:food", "done", "collect:D7", "take:D7:food", "done")
        return t.can("city")

    t = field(expansion=True).knows(0, "gre-city-states", "storage").city(1, "A3")
    assert twice(t.city(0, "D7", "academy").city(0, "B6").city(0, "F6", "temple")) == ["city:F6"], "B6 is too small"


def test_an_idol_plays_only_what_takes_an_action_and_only_where_the_city_can_be_activated() -> None:
    t = home("writing").city(0, "B6").leads(0, "lead-alexander", "D7").has(0, culture=3)
    t.hand(0, "city-growth-17", "leadership-25", "spies-7").hand(1, "militia-37").act(0, "special:lead-alexander")
    assert sorted(t.keys) == ["play:city-growth-17", "play:spies-7"]
    t = home("writing").city(0, "B6").leads(0, "lead-alexander", "D7").has(0, culture=3).hand(0, "city-growth-17")
    state = t.lay()
    state.cities[t.hex("D7")] = state.cities[t.hex("D7")].but(mood=0, angered=True)
    assert "special:lead-alexander" not in t.keys


def test_that_is_sparta_only_where_he_is() -> None:
    t = home().city(0, "B6").leads(0, "lead-leonidas", "D7").has(0, food=2).act(0, "recruit:B6")
    assert t.goods(0) == {}


# -- Huns


def test_new_riders_need_tactics_and_old_ones_do_not_ride_along() -> None:
    t = home("hun-mounted-archers").has(0, food=1, wood=1).act(0, "recruit:D7")
    assert t.at("D7") == {"cavalry": 1} and t.prompt == "act", "armies do not move"
    t = home("hun-mounted-archers", "tactics").units(0, "D7", cavalry=1).has(0, food=2).act(0, "recruit:D7")
    assert t.at("D7") == {"settler": 1, "cavalry": 1} and t.prompt == "act", "no cavalry was recruited"


def test_raiders_do_not_hinder_their_own_settlers_nor_settlers_at_home() -> None:
    t = home("hun-raiders").units(0, "D4", settler=1).units(0, "D5", infantry=1)
    assert "found:D4" in t.keys
    t = field(expansion=True, seat=1).knows(0, "hun-raiders").knows(1, "trade-routes").city(0, "D3").city(1, "D5")
    t.units(0, "D4", infantry=1).units(1, "D5", settler=1)
    assert t.then(("trade", 1), ("act", 1)).run().goods(1) == {"food": 1}, "in a city of its own"  # type: ignore[attr-defined]


def test_horses_rear_in_the_first_round_only_and_rulers_rule_where_they_are() -> None:
    t = home("tactics").units(0, "D5", cavalry=1).leads(0, "lead-attila", "D5").units(1, "D4", infantry=1)
    t.strike("D5", "D4", "2e", "2e", "2c", "2c", "2e", "2c").act(0, "no")
    assert len(t.said("rolls")) == 2 and "react:lead-attila" not in t.keys, "the second round"
    t = home("storage").city(0, "B6").leads(0, "lead-attila", "D7").act(0, "collect:B6", "take:B6:food")
    assert t.prompt == "act" and t.goods(0) == {"food": 1}, "another city"


# -- India


def test_poetry_pays_for_advances_only_and_is_kept_by_who_pays_food() -> None:
    assert home("ind-peace-poetry").has(0, mood=1).can("recruit") == []
    t = home("ind-peace-poetry", "storage").has(0, food=2, mood=1).act(0, "buy-advance", "advance:fishing", "done")
    assert t.goods(0) == {"mood": 2}, "food was paid"
    t.act(0, "buy-advance", "advance:myths")
    assert "myths" in t.advances(0) and t.goods(0) == {"mood": 2}, "mood, for the first time"


def test_ashoka_rolls_again_only_for_influence_from_where_he_is() -> None:
    t = field(expansion=True).city(0, "D7", "temple").city(0, "D5", "temple").city(1, "D4", "academy").city(1, "A3")
    t.leads(0, "lead-ashoka", "D7").value(2).act(0, "influence")
    assert t.prompt == "act" and t.said("influence-fails")
