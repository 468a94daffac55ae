"""Events: symbols, and what every card says (rulebook, events)."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.cards.events import CARDS
from oikumene.games.clash.rules import scoring
from oikumene.games.clash.state import (
    ACTION_DISCARD,
    ASSIGNED,
    EVENT_DECK,
    EVENT_DISCARD,
    FRONT,
    GREAT,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    LASTING,
    OBJECTIVE_DECK,
    OBJECTIVE_DISCARD,
    REGION,
    RESOLVING,
)

#: Numbers of cards by symbol, as in the box (58 cards).
SYMBOLS = {"gold-mine": 4, "exhausted-land": 5, "barbarians-spawn": 11, "barbarians-move": 17, "pirates": 7, "": 14}


def test_there_are_58_cards_with_their_symbols() -> None:
    found: dict[str, int] = {}
    for card in CARDS:
        found[card.symbol] = found.get(card.symbol, 0) + card.copies
    assert sum(found.values()) == 58 and sum(card.copies for card in CARDS if not card.expansion) == 38
    assert found == SYMBOLS


def says(t: Field, id: str, seat: int = 0) -> Field:
    """The text of a card, without its symbol, in the middle of a turn of seat 0."""
    card = t.bring(id, RESOLVING)
    t.then(("event-text", seat, card, 1), ("act", 0))
    return t.run()


def draws(t: Field, id: str, seat: int = 0) -> Field:
    """A card is drawn, symbol and text."""
    t.only(EVENT_DECK, id)
    t.then(("event", seat), ("act", 0))
    return t.run()


def two(**options: object) -> Field:
    """A city each."""
    return field(expansion=True, **options).city(0, "D4").city(1, "F4")


def answers(t: Field, *keys: str) -> Field:
    """Answers of whoever is asked."""
    for key in keys:
        t.act(t.seat, key)
    return t


# -- symbols


def test_a_gold_mine_brings_two_gold_to_who_drew_it() -> None:
    t = draws(two(), "ev-migration")
    assert t.goods(0) == {"gold": 2} and t.goods(1) == {}


def test_exhausted_land_is_empty_land_beside_an_own_city_and_bears_nothing_more() -> None:
    t = two().land("barren", "C4").land("sea", "C5").units(4, "D3", infantry=1)
    draws(t, "ev-good-year-all")
    assert t.prompt == "exhaust" and t.keys == ["place:D5", "place:E4", "place:E5"]
    t.act(0, "place:D5")
    assert t.now.exhausted == 1 << t.hex("D5")
    t = two().units(0, "D5", settler=1)
    t.lay().exhausted = 1 << t.hex("D5")
    assert "found:D5" not in t.keys
    t.act(0, "collect:D4")
    assert not [key for key in t.keys if ":D5:" in key]


def test_barbarians_come_two_steps_from_a_city_and_grow() -> None:
    t = draws(two(), "ev-fine-year-drawer")
    assert t.prompt == "barbarians-settle"
    assert not {"place:D5", "place:C5", "place:E4"} & set(t.keys) and "place:D6" in t.keys
    t.act(0, "place:D6")
    assert t.prompt == "barbarians-kind", "one city of theirs, with infantry: what comes is chosen"
    t.act(0, "kind:cavalry")
    assert t.at("D6") == {"infantry": 1, "cavalry": 1} and t.the_city("D6").owner == 4


def test_barbarians_keep_two_hexes_from_the_cities_of_others() -> None:
    t = draws(field(expansion=True).city(0, "D4").city(1, "D7"), "ev-fine-year-drawer")
    assert "place:D6" not in t.keys and "place:B4" in t.keys


def test_barbarians_move_towards_the_nearest_city_and_fight_and_their_cities_grow() -> None:
    t = two().city(4, "D6").units(4, "D6", infantry=1).units(0, "D4", infantry=2).value(1, 6, 1)
    draws(t, "ev-great-artist")
    while t.prompt in ("barbarians-to", "barbarians-from"):
        t.act(0, t.keys[0])
    assert t.said("barbarians-move")[0][0] == "D6" and t.said("barbarians-move")[0][1] in ("D5", "C5", "E5", "C6", "E6")
    assert t.at("D6") == {"infantry": 1}, "a unit more in the city that is near"


def test_without_barbarians_near_a_city_of_theirs_comes_up_alone() -> None:
    t = draws(two(), "ev-great-artist")
    assert t.prompt == "barbarians-settle"
    t.act(0, "place:D6")
    assert t.at("D6") == {"infantry": 1}


def test_barbarians_take_a_city_with_all_its_buildings_in_their_colours() -> None:
    t = two().city(0, "B4").city(0, "D7", "temple").city(4, "E7").units(4, "E7", infantry=1)
    draws(t, "ev-great-artist")
    while t.prompt.startswith("barbarians") or t.prompt == "place-unit":
        t.act(0, next((key for key in t.keys if key == "to:D7"), t.keys[0]))
    city = t.the_city("D7")
    assert city.owner == 4 and t.mood("D7") == "angry" and city.buildings[3] == 0
    assert sum(t.at(label).get("settler", 0) for label in ("D4", "B4")) == 1, "the loser places a settler"


def test_pirates_come_one_beside_an_own_city_and_raid_everybody_near() -> None:
    t = two().land("sea", "D5", "F5", "B7").has(0, food=1).has(1, gold=1)
    draws(t, "ev-brisk-trade")
    assert t.prompt == "pirates-to"
    t.act(0, "place:F5")
    assert t.now.pirates[t.hex("D5")] == 1, "the second must lie beside the drawer's city"
    assert t.said("loses") == [(0, 1, "food"), (1, 1, "gold")]


def test_who_has_nothing_loses_mood_to_pirates() -> None:
    t = two().land("sea", "D5")
    draws(t, "ev-brisk-trade")
    assert t.mood("D4") == "angry"


def test_pirates_block_the_sea_around_them() -> None:
    t = field(expansion=True).land("sea", "D5", "D6", "C5").knows(0, "fishing").city(0, "D4").pirates("D6")
    t.act(0, "collect:D4")
    assert "take:D5:food" not in t.keys, "beside them"
    assert "take:C5:food" in t.keys, "two hexes away"


# -- variants


def test_events_by_their_symbols_alone_or_as_the_drawer_likes() -> None:
    t = draws(two(events="symbols"), "ev-migration")
    assert t.goods(0) == {"gold": 2} and t.mood("D4") == "neutral"
    t = draws(two(events="optional"), "ev-migration")
    assert t.prompt == "event-in-full"
    t.act(0, "no")
    assert t.goods(0) == {"gold": 2} and t.mood("D4") == "neutral"


# -- hunger and sickness


def test_a_famine_takes_food_or_a_citys_mood() -> None:
    assert says(two().has(0, food=1, gold=3), "ev-famine").goods(0) == {"gold": 3}
    assert says(two().has(0, gold=3), "ev-famine").mood("D4") == "angry"
    assert says(two().knows(0, "irrigation"), "ev-famine").mood("D4") == "neutral"


def test_a_severe_famine_takes_two() -> None:
    t = says(two().has(0, food=1), "ev-severe-famine")
    assert t.goods(0) == {} and t.mood("D4") == "angry"
    assert says(two().has(0, food=2), "ev-severe-famine").mood("D4") == "neutral"


def test_pests_eat_what_is_stored() -> None:
    t = says(two().knows(0, "storage").has(0, food=3).has(1, food=1), "ev-pests")
    assert t.goods(0) == {"food": 2} and t.goods(1) == {"food": 1}


def test_a_drought_strikes_cities_by_barren_land() -> None:
    t = two().land("barren", "D5", "B5").city(0, "B4").knows(0, "storage").has(0, food=3)
    assert says(t, "ev-drought").goods(0) == {"food": 1}
    t = says(two().land("barren", "D5").city(0, "B4"), "ev-drought")
    assert t.mood("D4") == "angry" and t.mood("B4") == "neutral"
    assert says(two(), "ev-drought").mood("D4") == "neutral"
    t = two().land("barren", "D5", "B5", "D7").city(0, "B4").city(0, "D6").city(0, "D8").knows(0, "storage")
    assert says(t.has(0, food=5), "ev-drought").goods(0) == {"food": 2}, "three of four cities, no more"


def test_the_plague_lowers_a_mood_and_forbids_building_without_sanitation() -> None:
    t = two().city(0, "D6").knows(0, "writing").has(0, food=1, wood=1, ore=1)
    assert t.can("construct")
    says(t, "ev-plague")
    t.act(0, "city:D4")
    assert t.mood("D4") == "angry" and t.mood("F4") == "neutral", "one city alone is spared"
    assert t.can("construct") == []
    t = two().city(0, "D6").knows(0, "writing", "sanitation").has(0, food=1, wood=1, ore=1)
    assert says(t, "ev-plague").can("construct")


def test_who_travels_suffers_twice_from_the_plague() -> None:
    t = says(two().city(0, "D6").knows(0, "roads"), "ev-plague")
    t.act(0, "city:D4")
    assert (t.mood("D4"), t.mood("D6")) == ("angry", "angry")


def test_the_plague_of_travellers_strikes_two_cities() -> None:
    t = field(expansion=True).city(0, "D4", mood="happy").city(0, "D6").city(1, "F4").knows(0, "roads")
    says(t, "ev-plague").act(0, "city:D4")
    assert (t.mood("D4"), t.mood("D6")) == ("neutral", "angry"), "not one city twice"


def test_the_plague_strikes_one_city_and_two_of_travellers_not_more() -> None:
    def angry(*known: str) -> int:
        t = field(expansion=True).city(0, "D4").city(0, "D6").city(0, "B4").city(1, "F4").knows(0, *known)
        says(t, "ev-plague")
        while t.prompt == "sick-city":
            t.act(0, t.keys[0])
        return [t.mood(label) for label in ("D4", "D6", "B4")].count("angry")

    assert [angry(), angry("roads"), angry("navigation"), angry("trade-routes")] == [1, 2, 2, 2]


def test_an_epidemic_takes_two_units_of_travellers() -> None:
    t = says(two().knows(0, "trade-routes").units(0, "D4", settler=4), "ev-epidemic")
    assert t.at("D4") == {"settler": 2}


def test_an_epidemic_kills_a_unit_of_who_has_two() -> None:
    t = two().units(0, "D4", settler=2).units(1, "F4", settler=1)
    says(t, "ev-epidemic")
    assert t.at("D4") == {"settler": 1} and t.at("F4") == {"settler": 1}
    t = says(two().knows(0, "sanitation").units(0, "D4", settler=2), "ev-epidemic")
    assert t.at("D4") == {"settler": 2}


def test_the_black_death_kills_a_quarter_and_is_remembered() -> None:
    t = says(two().units(0, "D4", infantry=4), "ev-black-death")
    assert t.at("D4") == {"infantry": 3} and scoring.sheet(t.now, 0)["events"] == 2
    t = says(two().units(0, "D4", infantry=3), "ev-black-death")
    assert t.at("D4") == {"infantry": 3}


def test_a_pandemic_takes_one_thing_for_two_cities() -> None:
    t = says(two().city(0, "D6").city(0, "B4").has(0, food=2), "ev-pandemic").act(0, "give-up:food")
    assert t.goods(0) == {"food": 1} and t.prompt == "act", "three cities, rounded down"


def test_what_a_pandemic_takes_goes_where_it_belongs() -> None:
    def lost(key: str) -> Field:
        t = two().city(0, "D6").units(0, "D4", settler=1).hand(0, "advance-1").objectives(0, 1)
        return says(t, "ev-pandemic").act(0, key)

    assert lost("discard:advance-1").ids(ACTION_DISCARD) == ["advance-1"]
    assert lost("discard:objective-01").ids(OBJECTIVE_DISCARD) == ["objective-01"]
    t = lost("lose-at:settler:D4")
    assert t.at("D4") == {} and t.ids(HAND_ACTIONS) == ["advance-1"] and t.ids(HAND_OBJECTIVES) == ["objective-01"]


def test_a_pandemic_takes_things_of_any_kind() -> None:
    t = two().city(0, "D6").has(0, gold=1).units(0, "D4", settler=1).hand(0, "advance-1")
    says(t, "ev-pandemic")
    assert t.keys == ["give-up:gold", "discard:advance-1", "lose-at:settler:D4"]
    t.act(0, "give-up:gold")
    assert t.prompt == "act"


# -- good years


@pytest.mark.parametrize(("name", "n"), [("fine", 1), ("good", 2), ("splendid", 3)])
def test_years_feed_all_or_the_drawer_or_are_shared(name: str, n: int) -> None:
    def table() -> Field:
        return two().knows(0, "storage").knows(1, "storage")

    assert says(table(), f"ev-{name}-year-drawer").goods(0) == {"food": n}
    t = says(table(), f"ev-{name}-year-all")
    assert t.goods(0) == t.goods(1) == {"food": n}
    t = says(table(), f"ev-{name}-year-share")
    assert t.goods(0) == t.goods(1) == {"food": n}, "with two players there is only one to share with"
    t = says(two().knows(0, "storage"), f"ev-{name}-year-drawer", seat=1)
    assert t.goods(0) == {} and t.goods(1) == {"food": min(n, 2)}


def test_what_is_shared_is_split_as_the_drawer_likes() -> None:
    t = field(3).city(0, "D4").city(1, "F4").city(2, "B4").knows(0, "storage")
    says(t, "ev-good-year-share")
    while t.prompt == "hand-out":
        t.act(0, t.keys[0])
    assert t.goods(0) == {"food": 2}
    assert sum(t.goods(seat).get("food", 0) for seat in (1, 2)) == 2


def test_a_prosperous_year_helps_who_has_fewest_cities() -> None:
    t = says(two().city(1, "F6").city(1, "B4").knows(0, "storage"), "ev-prosperous-year")
    assert t.goods(0) == {"food": 2} and t.goods(1) == {}
    t = says(two(), "ev-prosperous-year")
    assert t.goods(0) == t.goods(1) == {"food": 1}


def test_academics_traders_and_stability_count_buildings() -> None:
    t = says(two().city(1, "F6", "academy", "observatory").city(1, "B4", "academy"), "ev-meeting-of-academics")
    assert t.goods(0) == {"idea": 2} and t.goods(1) == {"idea": 2}
    t = two().land("sea", "B5").city(1, "B4", "port", port="B5")
    says(t, "ev-brisk-trade")
    assert t.goods(0) == {"gold": 1} and t.goods(1) == {"gold": 1}
    t = says(two().city(1, "F6", "temple"), "ev-era-of-stability")
    answers(t, "token:mood", "token:culture")
    assert t.goods(0) == {"mood": 1} and t.goods(1) == {"culture": 1}


def test_traders_and_stability_bring_three_at_most() -> None:
    t = two()
    for label in ("F6", "B4", "B6", "D8"):
        t.city(1, label, "market", "temple")
    assert says(t, "ev-brisk-trade").goods(1) == {"gold": 3}
    says(t, "ev-era-of-stability")
    answers(t, "token:mood", "token:culture", "token:culture", "token:culture")
    assert t.goods(1) == {"gold": 3, "culture": 3} and t.prompt != "token"


# -- great persons

CULTURED = {
    "ev-great-discoverer": "fishing",
    "ev-great-artist": "arts",
    "ev-great-prophet": "myths",
    "ev-great-philosopher": "writing",
    "ev-great-scientist": "math",
    "ev-great-warlord": "tactics",
    "ev-great-merchant": "bartering",
    "ev-great-engineer": "roads",
    "ev-great-athlete": "arts",
}


def great(id: str, t: Field | None = None) -> Field:
    """Who holds a great person plays it."""
    t = t or two()
    t.to_hand(GREAT, [id])
    return t.act(0, f"play:{id}")


def test_a_great_person_is_taken_for_one_culture_by_the_drawer_or_two_by_the_next() -> None:
    t = says(two().has(0, culture=1).has(1, culture=2), "ev-great-artist")
    t.act(0, "yes")
    assert t.ids(GREAT) == ["ev-great-artist"] and t.goods(0) == {}
    t = says(two().has(0, culture=1).has(1, culture=2), "ev-great-artist")
    t.act(0, "no").act(1, "yes")
    assert t.ids(GREAT + 1) == ["ev-great-artist"] and t.goods(1) == {}
    t = says(two().has(1, culture=1), "ev-great-artist")
    assert t.prompt == "act" and t.ids(EVENT_DISCARD) == ["ev-great-artist"], "nobody can pay: discarded"


GREAT_PERSONS = [card.id for card in CARDS if card.id.startswith("ev-great-")]


@pytest.mark.parametrize("id", GREAT_PERSONS)
def test_every_great_person_can_be_taken_when_drawn_and_lies_in_hand_or_before_its_owner(id: str) -> None:
    t = says(two().knows(0, "writing").has(0, culture=1), id)
    assert t.prompt == "take-great"
    t.act(0, "yes")
    while t.prompt != "act":
        t.act(t.seat, t.keys[0])
    open_before = id in ("ev-great-architect", "ev-great-diplomat")
    assert t.where(id) == ["front-0" if open_before else "great-0"] and t.player(0).goods[6] == 0


@pytest.mark.parametrize(("id", "advance"), CULTURED.items())
def test_a_great_person_brings_an_advance_of_the_group_without_a_cube(id: str, advance: str) -> None:
    t = great(id)
    assert t.prompt == "free-advance" and "no" in t.keys
    t.act(0, f"advance:{advance}")
    assert advance in t.advances(0) and t.player(0).cubes == 3 and t.now.actions == 2


def frontier(city: str = "D4", **goods: int) -> Field:
    """The region of D5, C6, E6 and D6 is unexplored, and all land."""
    t = field(expansion=True).land("unknown", "D5", "C6", "E6", "D6").city(0, city).city(1, "F2").has(0, **goods)
    t.only(REGION + t.as_is.board.spot[t.hex("D5")], "region-20")
    return t


def test_the_discoverer_turns_up_a_region_beside_that_of_a_city_and_settles_it_for_two_food() -> None:
    t = great("ev-great-discoverer", frontier(food=2)).act(0, "no", "chart:D5")
    while t.prompt == "orient":
        t.act(0, t.keys[0])
    assert set(t.can("place")) == {"place:D5", "place:C6", "place:E6", "place:D6"}
    t.act(0, "place:D6")
    assert t.the_city("D6").owner == 0 and t.mood("D6") == "neutral" and t.goods(0) == {} and t.now.actions == 2
    poor = great("ev-great-discoverer", frontier(food=1)).act(0, "no", "chart:D5")
    while poor.prompt == "orient":
        poor.act(0, poor.keys[0])
    assert poor.prompt == "act" and poor.now.explored >> poor.hex("D5") & 1, "the region alone"
    assert great("ev-great-discoverer", frontier("D1")).act(0, "no").prompt == "act", "too far from any city"


def test_the_warlords_first_battle_is_fought_with_two_more_in_every_round() -> None:
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "A3").units(0, "D5", infantry=1)
    t.units(1, "D4", infantry=1).units(1, "D3", infantry=1)
    great("ev-great-warlord", t).act(0, "no")
    t.die("2c", "2c", "2c", "2c").act(0, "from:D5", "to:D4", "no")
    assert [line[1] for line in t.said("rolls")] == [4, 4]


def test_the_warlords_help_ends_with_the_move() -> None:
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "A3").units(0, "D5", infantry=1)
    t.units(1, "D4", infantry=1)
    great("ev-great-warlord", t).act(0, "no", "done")
    t.die("2c", "2c").act(0, "move", "from:D5", "to:D4")
    assert t.said("rolls")[0][1] == 2


def test_the_artist_makes_a_city_happy_from_any_mood() -> None:
    t = great("ev-great-artist", field(expansion=True).city(0, "D4", mood="angry").city(1, "F4")).act(0, "no")
    assert t.mood("D4") == "happy"


def test_philosopher_scientist_and_statesman_bring_ideas_and_cards() -> None:
    assert great("ev-great-philosopher").act(0, "no").goods(0) == {"idea": 2}
    t = great("ev-great-scientist").act(0, "no")
    assert t.goods(0) == {"idea": 1} and len(t.now.zones[HAND_ACTIONS]) == 1
    t = great("ev-great-statesman", two().knows(0, "philosophy", "writing"))
    t.act(0, "advance:voting")
    assert "voting" in t.advances(0) and len(t.now.zones[HAND_ACTIONS]) == 2


def test_prophet_and_engineer_build_without_activating() -> None:
    t = two().city(0, "D6").knows(0, "myths").has(0, food=1, wood=1, ore=1)
    great("ev-great-prophet", t).act(0, "no", "city:D4", "token:mood")
    assert t.the_city("D4").size == 2 and t.now.actions == 2
    assert t.mood("D4") == "neutral" and "collect:D4" in t.keys
    t = two().city(0, "D6").knows(0, "writing", "math").has(0, food=1, wood=1, ore=1)
    great("ev-great-engineer", t).act(0, "no", "city:D6", "build:academy")
    assert t.the_city("D6").size == 2


def test_the_merchant_trades_at_once() -> None:
    t = two().knows(0, "trade-routes", "bartering", "storage").units(0, "F6", settler=1)
    great("ev-great-merchant", t).act(0, "no")
    assert t.goods(0) == {"food": 1}


def test_the_athlete_turns_tokens_one_way() -> None:
    great_ = great("ev-great-athlete", two().has(0, mood=3))
    great_.act(0, "no", "convert:mood:2")
    assert great_.goods(0) == {"mood": 1, "culture": 2}


def test_the_athlete_turns_any_number() -> None:
    t = great("ev-great-athlete", two().has(0, mood=15)).act(0, "no", "convert:mood:15")
    assert t.goods(0) == {"culture": 15}


def test_the_oracle_gives_everybody_the_next_objective() -> None:
    t = great("ev-great-oracle", two().on_top(OBJECTIVE_DECK, "objective-01", "objective-02"))
    t.act(0, "assign:objective-02")
    while t.prompt == "assign":
        t.act(0, t.keys[0])
    assert t.ids(ASSIGNED) == ["objective-02"] and t.ids(ASSIGNED + 1) == ["objective-01"]
    t = t.then(("status", "cards", 0), ("act", 0)).run() if t.lay() is not None else t
    assert "objective-02" in t.ids(HAND_OBJECTIVES)


# -- settlers, floods, fire, war


@pytest.mark.parametrize("id", ["ev-population-boom-spawn", "ev-population-boom-move"])
def test_a_population_boom_settles_the_drawer_and_another(id: str) -> None:
    t = says(two(), id)
    assert t.at("D4") == {"settler": 1} and t.at("F4") == {"settler": 1}


def test_a_migration_settles_another_and_leaves_a_city_behind() -> None:
    t = says(two(), "ev-migration")
    assert t.at("F4") == {"settler": 1} and t.mood("D4") == "angry" and t.at("D4") == {}


def test_floods_strike_by_the_sea_the_drawer_or_everybody() -> None:
    def coast() -> Field:
        return two().land("sea", "D5", "F5").city(0, "B4")

    t = says(coast(), "ev-local-flood")
    assert (t.mood("D4"), t.mood("B4"), t.mood("F4")) == ("angry", "neutral", "neutral")
    t = says(coast(), "ev-major-flood")
    assert (t.mood("D4"), t.mood("F4")) == ("angry", "angry")


def test_a_civil_war_kills_infantry_and_mood() -> None:
    t = says(two().city(0, "D6", mood="happy").units(0, "D4", infantry=2).units(0, "D6", infantry=1), "ev-civil-war")
    assert t.at("D4") == {"infantry": 1} and t.mood("D4") == "angry" and t.mood("D6") == "happy"
    t = says(two(), "ev-civil-war")
    assert t.mood("D4") == "angry"


def test_a_wildfire_spreads_through_a_forest_to_whoever_lives_there() -> None:
    t = field(expansion=True).land("forest", "D4", "D5", "D6").city(0, "D4").city(1, "D6").city(1, "F4")
    says(t, "ev-wildfire")
    assert (t.mood("D4"), t.mood("D6"), t.mood("F4")) == ("angry", "angry", "neutral")
    assert says(two().has(0, wood=1), "ev-wildfire").goods(0) == {}


# -- disasters


def test_a_wildfire_is_a_step_for_each_city() -> None:
    t = field(expansion=True).land("forest", "D4", "D5", "D6").city(0, "D4", mood="happy").city(1, "D6", mood="happy")
    says(t.city(1, "F4", mood="happy"), "ev-wildfire")
    assert (t.mood("D4"), t.mood("D6"), t.mood("F4")) == ("neutral", "neutral", "happy")


def test_an_earthquake_leaves_what_was_not_chosen() -> None:
    def quake(piece: str) -> Field:
        t = field(expansion=True).land("sea", "D5").city(0, "D4", "academy", "port", "temple", port="D5").city(0, "B4")
        return says(t.city(0, "B6").city(1, "F4"), "ev-earthquake").act(0, f"ruin:{piece}:D4", "no")

    kept = quake("academy").the_city("D4")
    assert [kept.has(n) for n in (0, 2, 3)] == [False, True, True] and kept.port >= 0
    gone = quake("port").the_city("D4")
    assert [gone.has(n) for n in (0, 2, 3)] == [True, False, True] and gone.port < 0


def test_a_volcano_buries_a_city_for_good_and_is_remembered() -> None:
    t = two().city(0, "D6", "temple").city(0, "B4").city(0, "B6").units(0, "D6", infantry=1)
    says(t, "ev-volcano").act(0, "city:D6")
    assert t.hex("D6") not in t.now.cities and t.at("D6") == {}
    assert scoring.sheet(t.now, 0)["events"] == 8, "two points each for settlement and temple"
    assert t.player(0).settlements == 3, "seven, three in play and one gone"
    assert says(two().city(0, "D6").city(0, "B4"), "ev-volcano").prompt == "act", "four cities at least"


@pytest.mark.parametrize("id", ["ev-earthquake", "ev-major-earthquake"])
def test_an_earthquake_takes_up_to_three_pieces(id: str) -> None:
    t = two().city(0, "D6", "temple", mood="happy").city(0, "B4")
    says(t, id)
    assert "ruin:settlement:D6" not in t.keys, "a settlement falls last"
    t.act(0, "ruin:temple:D6", "no")
    assert t.the_city("D6").size == 1 and t.mood("D6") == "neutral" and scoring.sheet(t.now, 0)["events"] == 4


def test_a_wonder_that_fell_scores_as_if_it_stood() -> None:
    t = two().city(0, "D6").city(0, "B4").wonder(0, "D6", "wonder-wall")
    before = scoring.sheet(t.as_is, 0)["wonders"]
    says(t, "ev-earthquake").act(0, "ruin-wonder:wonder-wall:D6", "no")
    sheet = scoring.sheet(t.now, 0)
    assert before == 8 and sheet["wonders"] + sheet["events"] == 8


# -- revolutions


def test_a_revolution_costs_a_soldier_or_an_action_and_a_soldier_or_the_government() -> None:
    t = two().units(0, "D4", infantry=2)
    says(t, "ev-revolution").act(0, "lose-at:infantry:D4", "lose-at:infantry:D4")
    assert t.at("D4") == {} and t.now.actions == 3
    t = two().knows(0, "voting", "draft", "tactics", "philosophy")
    says(t, "ev-revolution")
    assert t.now.actions == 2 and "nationalism" in t.advances(0) and "voting" not in t.advances(0)


def test_a_revolution_in_the_status_phase_shortens_the_next_turn() -> None:
    t = two()
    card = t.bring("ev-revolution", RESOLVING)
    t.then(("event-text", 0, card, 1), ("status", "raze", 1)).run()
    assert t.player(0).debt == 1


def test_an_uprising_takes_four_tokens_at_most_and_only_such_as_are_there() -> None:
    t = says(two().has(0, mood=1, culture=5), "ev-uprising").act(0, "give-up:mood")
    assert "give-up:mood" not in t.keys
    while t.prompt == "uprising":
        t.act(0, "give-up:culture")
    assert t.goods(0) == {"culture": 2} and scoring.sheet(t.now, 0)["events"] == 4


def test_irrigation_keeps_pests_away() -> None:
    t = says(two().knows(0, "storage", "irrigation").has(0, food=3).knows(1, "storage").has(1, food=3), "ev-pests")
    assert t.goods(0) == {"food": 3} and t.goods(1) == {"food": 2}


def test_an_uprising_takes_tokens_for_half_points() -> None:
    t = says(two().has(0, mood=2, culture=1), "ev-uprising")
    t.act(0, "give-up:mood", "give-up:culture", "done") if "done" in t.keys else answers(
        t, "give-up:mood", "give-up:culture"
    )
    while t.prompt == "uprising":
        t.act(0, "done")
    assert t.goods(0) == {"mood": 1} and scoring.sheet(t.now, 0)["events"] == 2
    assert t.ids(FRONT) == ["ev-uprising"]


def test_et_tu_brute_kills_the_leader_for_another_or_two_points() -> None:
    def led() -> Field:
        t = two().leads(0, "lead-sulla", "D4")
        t.player(0).leaders = (t.as_is.book.power_of["lead-augustus"],)
        return t

    t = says(led(), "ev-et-tu-brute").act(0, "no")
    assert t.at("D4") == {} and scoring.sheet(t.now, 0)["events"] == 4 and t.player(0).leaders == ()
    t = says(led(), "ev-et-tu-brute").act(0, "leader:lead-augustus")
    assert t.at("D4") == {"leader": 1} and t.player(0).leaders == ()


def test_anarchy_takes_the_government_and_its_cubes_are_used_again() -> None:
    t = says(two().knows(0, "voting", "free-economy", "philosophy"), "ev-anarchy")
    assert "voting" not in t.advances(0) and scoring.sheet(t.now, 0)["events"] == 4
    t.has(0, food=2).act(0, "buy-advance", "advance:voting")
    assert t.player(0).cubes == 3 and scoring.sheet(t.now, 0)["events"] == 2


# -- meetings


def test_anarchys_cubes_mark_governments_that_cards_bring_too() -> None:
    t = two().knows(0, "tactics", "draft", "nationalism").has(0, culture=1).hand(0, "advance-1")
    says(t, "ev-anarchy").act(0, "play:advance-1", "advance:nationalism")
    assert t.player(0).anarchy == 0 and t.player(0).cubes == 3


def test_envoys_bring_tokens_and_lay_a_wonder_open() -> None:
    t = says(two(), "ev-envoys-meet")
    assert t.goods(0) == {"idea": 1, "culture": 1} and t.goods(1) == {"culture": 1}
    assert len(t.now.zones[LASTING]) == 1


def test_the_reformation_gives_a_temple_away() -> None:
    t = says(two().city(0, "D6", "temple"), "ev-reformation")
    assert t.the_city("D6").buildings[3] == 1 and t.the_city("D6").owner == 0
    t = says(two().city(1, "F6", "temple"), "ev-reformation")
    assert t.the_city("F6").buildings[3] == 0, "another carries it out in the drawer's place"
