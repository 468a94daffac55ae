"""The upper effects of the 21 kinds of action cards (rulebook, action cards)."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.cards.actions import CARDS
from oikumene.games.clash.state import (
    ACTION_DISCARD,
    GREAT,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    OBJECTIVE_DECK,
    OBJECTIVE_DISCARD,
    REGION,
)

#: What is printed: whether it takes an action, and the culture that it costs.
SHEET = {
    "advance": (False, 1),
    "inspiration": (False, 0),
    "heroic-general": (False, 0),
    "spies": (True, 1),
    "leap-of-knowledge": (False, 0),
    "good-ideas": (False, 0),
    "mercenaries": (True, 0),
    "cultural-awe": (False, 0),
    "city-growth": (True, 1),
    "focused-collection": (False, 0),
    "explorers": (True, 1),
    "negotiations": (False, 1),
    "leadership": (False, 1),
    "assassination": (False, 1),
    "mass-collection": (False, 0),
    "new-goals": (True, 1),
    "tech-synergy": (True, 0),
    "teach-us-now": (False, 0),
    "militia": (False, 1),
    "tech-exchange": (False, 0),
    "idea-synergy": (True, 0),
}


def card(title: str, n: int = 0) -> str:
    return [one.id for one in CARDS if one.title == title][n]


def holding(*titles: str, seats: int = 2, **goods: int) -> Field:
    """A player with a city and some cards."""
    t = field(seats).city(0, "D4").hand(0, *[card(title) for title in titles])
    return t.has(0, **goods) if goods else t


def play(t: Field, title: str, *keys: str) -> Field:
    return t.act(0, f"play:{card(title)}", *keys)


def test_the_cards_are_as_printed() -> None:
    assert {one.title: (one.action, one.price[6]) for one in CARDS} == SHEET
    assert all([one.title for one in CARDS].count(title) == 2 for title in SHEET)


def test_a_card_costs_an_action_only_where_it_says_so_and_goes_to_the_discards() -> None:
    t = play(holding("leadership", "new-goals", culture=2).objectives(0, 1), "leadership")
    assert t.now.actions == 4 and t.ids(ACTION_DISCARD) == [card("leadership")] and t.goods(0) == {"culture": 1}
    play(t, "new-goals")
    assert t.now.actions == 3


def test_advance_brings_any_advance_without_a_cube() -> None:
    t = play(holding("advance", culture=1), "advance", "advance:fishing")
    assert "fishing" in t.advances(0) and t.player(0).cubes == 3 and t.goods(0) == {"mood": 1}


def test_inspiration_copies_somebody_near() -> None:
    t = holding("inspiration").city(1, "D7").knows(1, "fishing")
    assert t.can("play") == [], "three hexes away"
    t.units(1, "D6", settler=1)
    play(t, "inspiration")
    assert "fishing" in t.advances(0)


def won(title: str, **goods: int) -> Field:
    """A land battle was won this turn."""
    t = field().knows(0, "tactics").city(0, "D7", mood="angry").city(1, "A3").hand(0, card(title)).has(0, **goods)
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).value(6, 1)
    assert t.can("play") == []
    t.act(0, "move", "from:D5", "to:D4")
    if t.prompt == "tactic":
        t.act(0, "no")
    return t


def test_a_heroic_general_lifts_moods_after_a_battle_won() -> None:
    t = play(won("heroic-general"), "heroic-general")
    assert t.mood("D7") == "neutral"
    t = play(won("heroic-general", mood=1), "heroic-general", "city:D7")
    assert t.mood("D7") == "happy" and t.goods(0) == {}


def test_a_heroic_general_lifts_two_cities_by_a_step_each_and_none_that_is_happy() -> None:
    t = won("heroic-general", mood=1).city(0, "B6", mood="angry")
    play(t, "heroic-general", "city:D7", "city:B6")
    assert (t.mood("D7"), t.mood("B6")) == ("neutral", "neutral") and t.goods(0) == {}
    t = field().knows(0, "tactics").city(0, "D7", mood="happy").city(1, "A3").hand(0, card("heroic-general"))
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).value(6, 1).act(0, "move", "from:D5", "to:D4", "no")
    assert t.prompt == "act" and t.can("play") == [], "nobody can be happier"


def test_barbarians_beaten_off_by_the_wall_are_a_battle_won() -> None:
    t = field().city(0, "D7", mood="angry").wonder(0, "D7", "wonder-wall").city(1, "A3").hand(0, card("good-ideas"))
    t.city(4, "D5").units(4, "D5", infantry=1).units(4, "D6", infantry=1).events("ev-famine").draws_event(0)
    while t.prompt.startswith("barbarians"):
        t.act(0, "from:D6" if "from:D6" in t.keys else t.keys[0])
    assert t.at("D7") == {} and t.goods(0) == {"gold": 1}
    assert play(t, "good-ideas").goods(0) == {"gold": 1, "idea": 2}


def test_good_ideas_come_with_a_battle_won_or_a_city_captured() -> None:
    assert play(won("good-ideas"), "good-ideas").goods(0) == {"idea": 2}
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3").units(0, "D5", infantry=1)
    t.hand(0, card("good-ideas")).act(0, "move", "from:D5", "to:D4")
    play(t, "good-ideas")
    assert t.goods(0)["idea"] == 2


def test_one_battle_serves_one_card_of_a_name() -> None:
    t = won("good-ideas")
    play(t, "good-ideas")
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").hand(0, card("good-ideas"), card("good-ideas", 1))
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).value(6, 1)
    t.act(0, "move", "from:D5", "to:D4", "no")
    play(t, "good-ideas")
    assert t.can("play") == [], "the second card wants another battle"


def test_a_city_captured_in_a_battle_is_one_occasion_for_good_ideas() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").city(1, "D4").units(1, "D4", infantry=1)
    t.hand(0, card("good-ideas"), card("good-ideas", 1)).units(0, "D5", infantry=1).value(6, 1)
    t.act(0, "move", "from:D5", "to:D4", "no")
    play(t, "good-ideas")
    assert t.can("play") == [], "the battle and the city are the same deed"


def test_spies_swap_great_persons_of_the_hand_with_action_cards() -> None:
    t = field(expansion=True).city(0, "D4").hand(0, card("spies"), card("militia")).has(0, culture=1)
    t.bring("ev-great-artist", GREAT + 1)
    play(t, "spies", f"swap-cards:{card('militia')}:ev-great-artist")
    assert t.ids(HAND_ACTIONS + 1) == [card("militia")] and t.ids(GREAT) == ["ev-great-artist"]
    assert t.can("play") == ["play:ev-great-artist"]
    t = field(expansion=True).city(0, "D4").hand(0, card("spies")).hand(1, card("militia")).has(0, culture=1)
    t.bring("ev-great-artist", GREAT)
    play(t, "spies", f"swap-cards:ev-great-artist:{card('militia')}")
    assert t.ids(HAND_ACTIONS) == [card("militia")] and t.ids(GREAT + 1) == ["ev-great-artist"]


def test_spies_see_a_hand_and_may_swap_a_card_of_one_kind() -> None:
    t = holding("spies", "militia", culture=1).hand(1, card("leadership")).objectives(1, 1)
    play(t, "spies", f"swap-cards:{card('militia')}:{card('leadership')}")
    assert t.ids(HAND_ACTIONS) == [card("leadership")] and t.ids(HAND_ACTIONS + 1) == [card("militia")]
    assert {t.now.known[n] & 1 for n in t.now.zones[HAND_OBJECTIVES + 1]} == {1}, "all cards were seen"


def test_a_leap_of_knowledge_counts_academies() -> None:
    t = holding("leap-of-knowledge")
    assert t.can("play") == []
    t.city(0, "D6", "academy").city(0, "B4", "academy")
    assert play(t, "leap-of-knowledge").goods(0) == {"idea": 2}


def test_mercenaries_move_barbarians_for_a_good_each() -> None:
    t = holding("mercenaries", food=1).city(4, "D6").units(4, "D6", infantry=1).city(1, "E8")
    play(t, "mercenaries", "city:D7")
    assert t.at("D7") == {"infantry": 1} and t.at("D6") == {"infantry": 1}, "the city that was left gets another"
    assert t.goods(0) == {} and t.now.actions == 2


def test_mercenaries_are_near_and_want_their_pay() -> None:
    t = holding("mercenaries", food=1).units(4, "D7", infantry=1).city(1, "E8")
    assert t.can("play") == [], "three hexes away"
    assert t.units(0, "D5", infantry=1).can("play") == [f"play:{card('mercenaries')}"], "two from an army"
    t = holding("mercenaries", idea=5, mood=5).units(4, "D6", infantry=1).city(1, "E8")
    assert t.can("play") == [], "neither ideas nor mood pay them"


def test_cultural_awe_wins_a_barbarian_settlement_over() -> None:
    t = holding("cultural-awe").city(4, "D5").units(4, "D5", infantry=2).value(5)
    play(t, "cultural-awe")
    t.act(0, "influence")
    while t.prompt not in ("won-over", "act"):
        t.act(0, t.keys[0])
    t.act(0, "kind:settler")
    assert t.the_city("D5").owner == 0 and t.at("D5") == {"settler": 1} and t.mood("D5") == "neutral"


def test_cultural_awe_wants_an_attempt_that_can_be_made() -> None:
    t = holding("cultural-awe").city(4, "D5").units(4, "D5", infantry=1)
    t.lay().actions = 0
    assert t.can("play") == [], "no action left"
    t.knows(0, "arts").has(0, culture=1)
    assert t.can("play") == [f"play:{card('cultural-awe')}"], "but Arts influence without one"
    t = holding("cultural-awe").city(4, "D7").units(0, "D6", settler=1)
    assert t.can("play") == []
    assert t.knows(0, "ind-proselytism").can("play") == [f"play:{card('cultural-awe')}"], "settlers are near enough"


def test_cultural_awe_is_spent_by_a_failure() -> None:
    t = holding("cultural-awe").city(4, "D5").units(4, "D5", infantry=1).value(2)
    play(t, "cultural-awe")
    t.act(0, "influence")
    assert t.the_city("D5").owner == 4 and "influence" not in t.keys


def test_city_growth_builds_without_goods() -> None:
    t = holding("city-growth", culture=1).knows(0, "writing").city(0, "D6")
    play(t, "city-growth", "city:D4")
    assert t.the_city("D4").size == 2 and t.goods(0) == {"idea": 2} and t.now.actions == 2


def test_focused_collection_takes_from_one_hex_again_and_mass_collection_two_hexes_more() -> None:
    t = holding("focused-collection", "mass-collection").land("forest", "D5").knows(0, "storage")
    t.city(0, "D6", mood="happy")
    play(t, "focused-collection")
    assert t.can("play") == [], "one of them for a collect"
    t.act(0, "collect:D6", "take:D5:wood", "take:D5:wood")
    assert t.goods(0) == {"wood": 2}
    t = holding("mass-collection").knows(0, "storage")
    play(t, "mass-collection")
    t.act(0, "collect:D4", "take:C4:food", "take:C5:food", "take:D4:food")
    assert t.goods(0) == {"food": 3}


@pytest.mark.parametrize("title", ["focused-collection", "mass-collection"])
def test_a_card_for_a_collect_that_never_came_is_forgotten_with_the_turn(title: str) -> None:
    t = holding(title).city(1, "F4", mood="happy").knows(1, "storage").then(("act", 0), ("turn", 1))
    play(t, title)
    t.act(0, "end")
    assert t.seat == 1 and t.prompt == "act"
    first = t.act(1, "collect:F4").keys[0]
    t.act(1, first)
    assert first not in t.keys, "each hex once"
    t.act(1, t.keys[0])
    assert t.prompt == "act", "as many as always"


def test_a_card_for_a_collect_goes_with_a_free_one_too() -> None:
    t = holding("mass-collection", mood=1).knows(0, "storage", "free-economy")
    t.lay().actions = 0
    play(t, "mass-collection")
    t.act(0, "special:free-economy", "take:C4:food", "take:C5:food", "take:D4:food")
    assert t.goods(0) == {"food": 3}
    t = holding("mass-collection").knows(0, "storage", "free-economy")
    t.lay().actions = 0
    assert t.can("play") == [], "no mood token to collect for"


def test_explorers_reveal_a_region_and_settle() -> None:
    t = holding("explorers", culture=1)
    play(t, "explorers", "place:D4")
    assert t.at("D4") == {"settler": 1}


def test_explorers_turn_up_a_region_beside_a_city() -> None:
    def explorers(city: str) -> Field:
        t = field().land("unknown", "D5", "C6", "E6", "D6").city(0, city).city(1, "F2").has(0, culture=1)
        t.only(REGION + t.as_is.board.spot[t.hex("D5")], "region-20").hand(0, card("explorers"))
        return play(t, "explorers")

    t = explorers("D4").act(0, "chart:D5")
    while t.prompt == "orient":
        t.act(0, t.keys[0])
    t.act(0, "no")
    assert t.now.explored >> t.hex("D5") & 1 and t.at("D4") == {} and t.now.actions == 2
    assert explorers("D3").can("chart") == [], "not beside the city"


def test_negotiations_hold_both_from_attacking_for_a_turn() -> None:
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3").has(0, culture=1)
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).hand(0, card("negotiations"))
    play(t, "negotiations")
    t.act(0, "move")
    if t.prompt == "move-from":
        t.act(0, "from:D5")
    assert "to:D4" not in t.keys
    t = field().city(0, "D7").has(0, culture=1).hand(0, card("negotiations")).act(0, "collect:D7", "take:D7:food")
    assert t.can("play") == [], "only before anything else"


def test_negotiations_with_two_players_are_held_in_one_turn() -> None:
    t = field(3).city(0, "C4").has(0, culture=2).hand(0, card("negotiations"), card("negotiations", 1))
    t.act(0, f"play:{card('negotiations')}", "player:1", f"play:{card('negotiations', 1)}", "player:2")
    assert {pact[:2] for pact in t.now.pacts} == {(0, 1), (1, 0), (0, 2), (2, 0)}


def test_an_assassination_costs_the_next_turn_an_action() -> None:
    t = holding("assassination", culture=1)
    play(t, "assassination")
    assert t.player(1).debt == 1
    t = field(seat=1).city(1, "D4")
    t.player(1).debt = 1
    t.then(("turn", 1)).run()
    assert t.now.actions == 2 and t.player(1).debt == 0


def test_an_action_lost_to_a_revolution_is_no_assassination() -> None:
    t = holding("assassination", "assassination", culture=2)
    t.player(1).debt = 1
    play(t, "assassination")
    assert t.player(1).debt == 2 and t.can("play") == [], "one assassination waits already"


def test_new_goals_shuffle_the_discards_when_the_deck_is_empty() -> None:
    t = holding("new-goals", culture=1).objectives(0, 1).only(OBJECTIVE_DECK)
    assert t.can("play") == []
    t.only(OBJECTIVE_DISCARD, "objective-02", "objective-04")
    play(t, "new-goals", "swap-cards:objective-01:objective-04")
    assert t.ids(HAND_OBJECTIVES) == ["objective-04"] and len(t.now.zones[OBJECTIVE_DECK]) == 2


def test_new_goals_look_at_two_objectives_and_may_keep_one() -> None:
    t = holding("new-goals", culture=1).objectives(0, 1).on_top(OBJECTIVE_DECK, "objective-02", "objective-04")
    before = len(t.as_is.zones[OBJECTIVE_DECK])
    play(t, "new-goals", "swap-cards:objective-01:objective-04")
    assert t.ids(HAND_OBJECTIVES) == ["objective-04"] and len(t.now.zones[OBJECTIVE_DECK]) == before


def test_tech_synergy_buys_two_of_one_group_and_idea_synergy_brings_ideas() -> None:
    t = holding("tech-synergy").knows(0, "storage").has(0, food=4)
    play(t, "tech-synergy", "advance:fishing", "advance:navigation")
    assert {"fishing", "navigation"} <= set(t.advances(0)) and t.now.actions == 2 and t.player(0).cubes == 3
    assert "food" not in t.goods(0)
    t = play(holding("idea-synergy", food=2), "idea-synergy", "advance:fishing")
    assert t.goods(0) == {"idea": 2, "mood": 1}
    assert holding("tech-synergy", food=2).can("play") == [], "both must be payable"


def test_tech_synergy_counts_what_is_free_once_a_turn_once() -> None:
    t = holding("tech-synergy").knows(0, "priesthood", "myths")
    assert t.can("play") == [], "only one science costs no food"
    t.has(0, food=2)
    play(t, "tech-synergy", "advance:astronomy")
    assert {"math", "astronomy"} <= set(t.advances(0)) and t.goods(0) == {"culture": 2}


def test_tech_synergy_knows_what_the_first_advance_makes_free() -> None:
    t = field(expansion=True).civilization(0, "vikings").city(0, "D4").hand(0, card("tech-synergy")).has(0, food=2)
    play(t, "tech-synergy")
    assert {"fishing", "navigation", "vik-ship-construction"} <= set(t.advances(0)) and "food" not in t.goods(0)


def test_teach_us_now_learns_from_who_lost_a_city() -> None:
    t = field().knows(0, "tactics").knows(1, "fishing").city(0, "D7").city(1, "D4").city(1, "A3")
    t.units(0, "D5", infantry=1).hand(0, card("teach-us-now")).act(0, "move", "from:D5", "to:D4")
    play(t, "teach-us-now")
    assert "fishing" in t.advances(0) and t.player(0).cubes == 3


def test_militia_raises_infantry_in_a_city() -> None:
    assert play(holding("militia", culture=1), "militia").at("D4") == {"infantry": 1}


def test_tech_exchange_gives_both_an_advance() -> None:
    t = holding("tech-exchange").knows(0, "myths").city(1, "D6").knows(1, "fishing")
    play(t, "tech-exchange")
    assert "fishing" in t.advances(0) and "myths" in t.advances(1)


@pytest.mark.parametrize("title", [title for title, (action, _) in SHEET.items() if action])
def test_without_an_action_left_it_cannot_be_played(title: str) -> None:
    t = holding(title, food=2, culture=2).knows(0, "storage", "writing").objectives(0, 1).city(0, "B4")
    t.city(4, "D6").units(4, "D6", infantry=1).hand(1, card("militia")).has(0, food=4)
    assert t.can("play") == [f"play:{card(title)}"]
    t.lay().actions = 0
    assert t.can("play") == []
