"""The Aztecs: captives, sacrifices, gold and tribute; Marqzen, Ahuitzotl, Acamapichtli."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

BARBARIANS = 4


def aztecs(*known: str) -> Field:
    """The Aztecs with a city at D7, somebody else far away."""
    return field(expansion=True).knows(0, "tactics", *known).city(0, "D7").city(1, "A3")


def test_captives_are_beaten_army_units_that_are_out_of_their_owners_supply() -> None:
    t = aztecs("azt-captives").units(0, "D5", infantry=2).units(1, "D4", infantry=1)
    t.strike("D5", "D4", "6i", "6i", "1l").act(0, "keep:infantry")
    assert t.now.players[0].captives == ((1, 1),) and t.player(1).units[1] == 15
    assert t.points(0)["objectives"] == 1, "half a point"


def test_captives_may_be_refused_and_nobody_takes_leaders_or_keeps_more_than_four() -> None:
    t = aztecs("azt-captives").captives(0, infantry=3).units(0, "D5", infantry=4)
    t.units(1, "D4", infantry=2).leads(1, "lead-sulla", "D4")
    t.strike("D5", "D4", "6i", "6i", "6i", "2c", "1l", "2c", "2c", "2c")
    assert t.keys == ["keep:infantry", "done"], "no leader"
    t.act(0, "keep:infantry")
    assert len(t.player(0).captives) == 4 and t.prompt == "act"


def test_captives_are_of_the_kinds_that_fell_and_only_for_who_won() -> None:
    t = aztecs("azt-captives").units(0, "D5", infantry=3).units(1, "D4", infantry=1, cavalry=1)
    t.strike("D5", "D4", "6i", "6i", "6i", "1l", "1l").act(0, "keep:infantry")
    assert t.keys == ["keep:cavalry", "done"], "one infantry fell"
    t = aztecs("azt-captives").units(0, "D5", infantry=1).units(1, "D4", infantry=2)
    t.strike("D5", "D4", "6i", "6i", "6i")
    assert len(t.said("loses-unit")) == 2 and t.prompt == "act" and t.player(0).captives == (), "who lost keeps nobody"


def test_without_the_advance_nobody_is_kept() -> None:
    t = aztecs().units(0, "D5", infantry=2).units(1, "D4", infantry=1).strike("D5", "D4", "6i", "6i", "1l")
    assert t.prompt == "act" and t.player(0).captives == ()


def test_a_captive_puts_an_event_away_with_its_symbol_and_another_is_drawn() -> None:
    t = aztecs("azt-human-sacrifice").captives(0, infantry=1, cavalry=1).has(0, food=2)
    t.events("ev-famine", "ev-severe-famine", "ev-good-year-drawer").draws_event(0)
    t.act(0, "react:azt-human-sacrifice", "captive:4:infantry")
    assert t.now.barbarian_units[1] == 20 and t.goods(0) == {"food": 2}
    t.act(0, "react:azt-human-sacrifice")
    assert t.player(0).captives == () and [card for _, card in t.said("event")][-1] == "ev-good-year-drawer"


def test_who_keeps_the_event_has_it() -> None:
    t = aztecs("azt-human-sacrifice").captives(0, infantry=1).has(0, food=2)
    t.events("ev-severe-famine").draws_event(0).act(0, "no", "place:D5")
    assert t.goods(0) == {} and t.player(0).captives and t.the_city("D5").owner == BARBARIANS


def test_captives_pay_for_tokens_of_both_kinds_in_any_payment() -> None:
    t = aztecs("azt-human-sacrifice", "sports").captives(0, infantry=1).act(0, "special:sports.1")
    assert t.mood("D7") == "happy" and t.player(0).captives == (), "for culture"
    t = aztecs("azt-human-sacrifice").captives(0, infantry=1)
    t.act(0, "cheer-action")
    assert t.mood("D7") == "happy" and t.player(0).captives == ()
    assert "cheer-action" not in aztecs().captives(0, infantry=1).keys


def test_aztec_gold_for_a_new_city_and_more_for_each_mountain_beside_it() -> None:
    t = aztecs("azt-gold").land("mountain", "D3", "C5").units(0, "D4", settler=1).has(0, food=1, mood=1, idea=1)
    t.act(0, "found:D4", "give-up:food", "give-up:mood")
    assert t.goods(0) == {"idea": 1, "gold": 3}
    t = aztecs("azt-gold").units(0, "D4", settler=1).has(0, food=1).act(0, "found:D4")
    assert t.goods(0) == {"food": 1, "gold": 1} and t.prompt == "act"


def test_tribute_is_collected_from_enemy_cities_within_two_hexes_whatever_stands_there() -> None:
    t = aztecs("azt-tribute").land("forest", "D5").land("mountain", "D4").land("barren", "D6")
    t.city(1, "D5", mood="angry").units(1, "D5", infantry=1).city(1, "D4")
    t.act(0, "collect:D7")
    assert "take:D5:wood" in t.keys, "two hexes away, an army in it, angry"
    assert "take:D4:ore" not in t.keys, "three hexes away"
    t.act(0, "take:D5:wood")
    assert t.goods(0) == {"wood": 1}, "within the number of the collect"
    plain = aztecs("husbandry").land("forest", "D5").city(1, "D5").act(0, "collect:D7")
    assert "take:D5:wood" not in plain.keys


def test_tribute_from_two_hexes_away_is_no_husbandry() -> None:
    t = aztecs("azt-tribute", "husbandry").land("forest", "D5").city(1, "D5").act(0, "collect:D7", "take:D5:wood")
    t.act(0, "collect:D7")
    assert "take:B6:food" in t.keys, "husbandry was not used yet"


def test_a_captive_stands_for_the_mood_that_myths_take() -> None:
    t = aztecs("azt-human-sacrifice", "azt-captives", "myths").captives(0, infantry=1).events("ev-local-flood")
    t.land("sea", "D8").draws_event(0)
    assert t.prompt == "react", "the captive could put the event away, too"
    t.act(0, "no", "yes")
    assert t.mood("D7") == "neutral" and t.player(0).captives == ()


def test_a_barbarian_city_pays_in_men_to_who_takes_captives() -> None:
    t = aztecs("azt-tribute", "azt-captives").city(BARBARIANS, "D5").units(BARBARIANS, "D5", infantry=1, cavalry=1)
    t.act(0, "collect:D7", "seize:D5:cavalry")
    assert t.at("D5") == {"infantry": 1} and t.now.players[0].captives == ((BARBARIANS, 2),) and t.goods(0) == {}
    t = aztecs("azt-tribute").city(BARBARIANS, "D5").units(BARBARIANS, "D5", infantry=1).act(0, "collect:D7")
    assert t.can("seize") == [] and "take:D5:food" in t.keys
    t = aztecs("azt-tribute", "azt-captives").city(1, "D5").units(1, "D5", infantry=1).act(0, "collect:D7")
    assert t.can("seize") == [], "not from players"


def test_marqzen_ignores_what_an_events_text_does_to_his_city() -> None:
    t = aztecs().leads(0, "lead-marqzen", "D7").units(0, "D7", infantry=1).events("ev-epidemic").draws_event(0)
    t.act(0, "lose-at:infantry:D7", "yes")
    assert t.at("D7") == {"infantry": 1, "leader": 1}
    t = aztecs().leads(0, "lead-marqzen", "D7").units(0, "D7", infantry=1).events("ev-epidemic").draws_event(0)
    t.act(0, "lose-at:leader:D7")
    assert t.at("D7") == {"infantry": 1}, "not the leader himself"
    t = aztecs().leads(0, "lead-marqzen", "D7").events("ev-severe-famine").draws_event(0)
    t.act(0, "place:D5", "yes")
    assert t.mood("D7") == "neutral"


def test_spread_of_fear_drives_a_unit_beside_the_leader_a_hex_away_without_a_battle() -> None:
    t = aztecs().leads(0, "lead-marqzen", "D6").units(1, "D5", infantry=1, settler=1).units(1, "D4", infantry=4)
    t.act(0, "special:lead-marqzen", "drive:infantry:D5")
    assert "to:D4" not in t.keys, "no room"
    assert "to:D6" not in t.keys, "no battle"
    t.act(0, "to:C5")
    assert t.at("C5") == {"infantry": 1} and t.at("D5") == {"settler": 1} and t.now.actions == 2
    assert "special:lead-marqzen" not in t.keys, "once a turn"


def test_ahuitzotl_cancels_a_hit_far_from_own_cities() -> None:
    def lost(home: str) -> int:
        t = field(expansion=True).knows(0, "tactics").city(0, home).city(1, "A3").leads(0, "lead-ahuitzotl", "D4")
        t.units(1, "D3", infantry=2).strike("D4", "D3", "2c", "6i", "2c")
        return len(t.said("loses-unit"))

    assert lost("D7") == 0 and lost("D5") == 1


def test_mass_sacrifice_builds_for_two_captives_without_an_action() -> None:
    t = aztecs("writing").city(0, "B6").leads(0, "lead-ahuitzotl", "D7").captives(0, infantry=2)
    t.has(0, food=1, wood=1, ore=1).act(0, "special:lead-ahuitzotl", "build:academy")
    assert t.the_city("D7").size == 2 and t.now.actions == 3 and t.player(0).captives == ()
    assert t.the_city("D7").acts == 0 and t.goods(0) == {"idea": 2}
    assert "special:lead-ahuitzotl" not in t.captives(0, infantry=2).keys


def test_growth_lets_a_captive_stand_for_any_two_resources_in_his_city() -> None:
    t = aztecs("writing").city(0, "B6").leads(0, "lead-acamapichtli", "D7").captives(0, infantry=1).has(0, ore=1)
    t.act(0, "construct:D7", "build:academy")
    assert t.the_city("D7").size == 2 and t.player(0).captives == () and t.goods(0) == {"idea": 2}
    t = aztecs("writing").city(0, "B6").leads(0, "lead-acamapichtli", "B6").captives(0, infantry=1).has(0, ore=1)
    assert t.can("construct") == ["construct:B6"], "only where he is"


def test_tributes_collect_for_two_mood_without_an_action_in_a_city_of_three_at_most() -> None:
    t = aztecs().leads(0, "lead-acamapichtli", "D7").has(0, mood=2)
    t.act(0, "special:lead-acamapichtli", "take:D7:food")
    assert t.goods(0) == {"food": 1} and t.now.actions == 3 and t.the_city("D7").acts == 1
    t = field(expansion=True).city(0, "D7", "academy", "temple", "fortress").city(1, "A3").has(0, mood=2)
    assert "special:lead-acamapichtli" not in t.leads(0, "lead-acamapichtli", "D7").keys
