"""Rome: aqueducts, roads, captives, provinces; Augustus, Caesar, Sulla."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

BARBARIANS = 4


def rome(*known: str) -> Field:
    """Rome with a city at D7, somebody else at A3."""
    return field(expansion=True).knows(0, "tactics", "storage", *known).city(0, "D7").city(1, "A3")


# -- Aqueduct


def test_an_aqueduct_spares_from_famine() -> None:
    t = rome("rom-aqueduct").has(0, food=2).events("ev-famine").draws_event(0)
    while t.prompt.startswith("barbarians"):
        t.act(t.seat, t.keys[0])
    assert t.goods(0) == {"food": 2}
    t = rome().has(0, food=2).events("ev-famine").draws_event(0)
    while t.prompt.startswith("barbarians"):
        t.act(t.seat, t.keys[0])
    assert t.goods(0) == {"food": 1}


def test_sanitation_costs_an_action_or_two_food() -> None:
    t = rome("rom-aqueduct").act(0, "buy-advance")
    assert "sanitation" in t.advances(0) and t.now.actions == 2, "nothing else could be paid"
    t = rome("rom-aqueduct").has(0, food=2).act(0, "special:rom-aqueduct")
    assert "sanitation" in t.advances(0) and t.now.actions == 3 and t.goods(0) == {"mood": 1}
    assert t.player(0).cubes == 2 and not t.can("special")
    assert not rome("rom-aqueduct").has(0, food=1).can("special")


# -- Roman Roads


def test_roads_from_city_to_city_are_four_hexes_long() -> None:
    t = rome("rom-roads", "roads").city(0, "D3").units(0, "D7", infantry=1).has(0, food=1, ore=1)
    assert "road:D3" in t.act(0, "move", "from:D7").keys and "road:D4" not in t.keys
    t.act(0, "road:D3")
    assert t.at("D3") == {"infantry": 1} and t.goods(0) == {}
    t = rome("roads").city(0, "D3").units(0, "D7", infantry=1).has(0, food=1, ore=1)
    assert "road:D3" not in t.act(0, "move", "from:D7").keys


# -- Captivi


def test_a_battle_won_brings_gold_and_mood_but_not_an_empty_city() -> None:
    t = rome("rom-captivi").units(0, "D5", infantry=2).units(1, "D4", infantry=1).strike("D5", "D4", "6i", "6i", "1l")
    assert t.goods(0) == {"gold": 1, "mood": 1}
    t = rome("rom-captivi").units(0, "D5", infantry=1).city(1, "D4").act(0, "move", "from:D5", "to:D4")
    assert t.goods(0) == {"gold": 1}, "the city alone"
    t = rome("rom-captivi").units(0, "D5", infantry=2).city(1, "D4", "fortress").strike("D5", "D4", "6i", "6i", "1l")
    assert t.goods(0) == {"gold": 3, "mood": 1}, "a fortress is somebody"


def test_mood_pays_for_buildings() -> None:
    t = rome("rom-captivi", "writing").city(0, "D4").has(0, mood=3).act(0, "construct:D4", "build:academy")
    while t.prompt == "pay":
        t.act(0, t.keys[0])
    assert t.the_city("D4").size == 2 and t.goods(0) == {"idea": 2}
    assert not rome("rom-captivi").has(0, mood=9).can("recruit"), "nothing else"


# -- Provinces


def test_cavalry_comes_to_cities_three_hexes_from_the_first() -> None:
    t = rome("rom-provinces").city(0, "D4").city(0, "D5").has(0, food=1, wood=1)
    assert t.can("recruit") == ["recruit:D4"]
    t = rome("rom-provinces").city(0, "D5").has(0, food=1, wood=1)
    t.land("unknown", *[t.now.label(hex) for hex in t.now.board.beside[t.hex("D5")]])
    assert t.can("recruit") == ["recruit:D5"], "no way is known from the first"


def test_captured_cities_are_neutral_or_happy_for_culture() -> None:
    def taken(**goods: int) -> Field:
        t = rome("rom-provinces").units(0, "D5", infantry=1).city(1, "D4").has(0, **goods)
        return t.act(0, "move", "from:D5", "to:D4")

    assert taken().mood("D4") == "neutral"
    t = taken(culture=1).act(0, "react:rom-provinces")
    assert t.mood("D4") == "happy" and t.goods(0) == {"gold": 1}


# -- Emperor Augustus


def test_augustus_draws_a_card_of_each_kind_and_discards_one_of_each() -> None:
    t = rome().leads(0, "lead-augustus", "D7").has(0, culture=1).hand(0, "advance-1").objectives(0, 3)
    t.act(0, "special:lead-augustus", "discard:advance-1", "discard:objective-03")
    assert t.where("advance-1") == ["action-discard"] and t.goods(0) == {}
    assert t.said("draws-action") == t.said("draws-objective") == [(0,)]
    assert t.now.actions == 2 and t.the_city("D7").acts == 1


def test_augustus_fights_better_in_regions_without_an_own_city() -> None:
    t = rome().leads(0, "lead-augustus", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 4, 1, 1)]
    t = rome().city(0, "C4").leads(0, "lead-augustus", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 2, 1, 1)], "C4 and D4 are in one region"


# -- Gaius Julius Caesar


def test_caesar_cheers_his_city_without_an_action() -> None:
    t = rome().city(0, "D4", "academy", mood="angry").leads(0, "lead-caesar", "D4").has(0, mood=4)
    t.act(0, "special:lead-caesar", "cheer:D4")
    assert t.mood("D4") == "happy" and t.goods(0) == {} and t.now.actions == 3
    t = rome().city(0, "D4", "academy", mood="angry").leads(0, "lead-caesar", "D4").has(0, mood=1)
    assert not t.can("special"), "a step costs two"
    t = rome().city(0, "D4", mood="happy").leads(0, "lead-caesar", "D4").has(0, mood=4)
    assert not t.can("special"), "it cannot be happier"


def test_caesar_leaves_infantry_in_a_captured_city_for_gold() -> None:
    t = rome().leads(0, "lead-caesar", "D5").city(1, "D4").act(0, "move", "from:D5", "to:D4", "react:lead-caesar")
    assert t.at("D4") == {"infantry": 1, "leader": 1} and t.goods(0) == {}, "the gold of the city was spent"
    t = rome().leads(0, "lead-caesar", "D6").units(0, "D5", infantry=1).city(1, "D4")
    assert t.act(0, "move", "from:D5", "to:D4").prompt == "move-from", "he was not there"


# -- Sulla


def test_the_city_of_sulla_is_no_target_of_influence() -> None:
    t = field(expansion=True, seat=1).city(0, "D4", "academy").city(1, "D5").leads(0, "lead-sulla", "D4")
    assert "influence" not in t.keys
    t = field(expansion=True, seat=1).city(0, "D4", "academy").city(1, "D5").leads(0, "lead-sulla", "D2")
    assert "influence" in t.keys


def test_barbarians_near_sulla_move_only_if_he_agrees() -> None:
    def event(where: str) -> Field:
        t = field(expansion=True, seat=1).city(0, "A3").city(1, "D7").leads(0, "lead-sulla", where)
        return t.units(BARBARIANS, "D5", infantry=1).events("ev-famine").draws_event(1)

    t = event("D3")
    assert (t.prompt, t.seat) == ("hold-back", 0)
    t.act(0, "yes")
    assert t.at("D5") == {"infantry": 1} and t.said("held-back") == [(0, "D5")]
    t = event("D3").act(0, "no")
    while t.seat == 1 and t.prompt != "act":
        t.act(1, t.keys[0])
    assert t.at("D5") == {}
    assert event("D2").seat == 1, "three hexes are too far"


def test_mercenaries_near_sulla_are_held_back_too() -> None:
    t = field(expansion=True, seat=1).city(0, "A3").city(1, "D7").leads(0, "lead-sulla", "D3")
    t.units(BARBARIANS, "D5", infantry=1).hand(1, "mercenaries-13").has(1, food=1).act(1, "play:mercenaries-13")
    while t.seat == 1 and t.prompt != "act":
        t.act(1, t.keys[0])
    assert (t.prompt, t.seat) == ("hold-back", 0)
    t.act(0, "yes")
    assert t.at("D5") == {"infantry": 1}


def test_sulla_fights_barbarians_better() -> None:
    t = rome().leads(0, "lead-sulla", "D5").units(BARBARIANS, "D4", infantry=1).strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 4, 4, 1)]
    t = rome().leads(0, "lead-sulla", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 2, 1, 1)]
