"""The 48 advances of the player board: what each one brings (rulebook, appendix: advances)."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.cards.advances import ADVANCES
from oikumene.games.clash.model import BUILDINGS, GOODS, GROUPS
from oikumene.games.clash.state import EVENT_DECK, HAND_ACTIONS, HAND_OBJECTIVES, HAND_WONDERS

#: The board as it is printed: group, then its four advances with the token of the border and the building they allow.
BOARD = """
agriculture: farming, storage M, irrigation M, husbandry M
construction: mining, engineering, sanitation M, roads C
seafaring: fishing M port, navigation C, war-ships, cartography C
education: writing C academy, public-education M, free-education M, philosophy M
warfare: tactics C fortress, siegecraft, steel-weapons, draft C
spirituality: myths M temple, rituals C, priesthood, state-religion M
economy: bartering M market, taxes, trade-routes, currency C
culture: arts C obelisk, sports M, monuments C, theaters M
science: math C observatory, astronomy C, medicine C, metallurgy C
democracy: voting, separation-of-power, civil-liberties, free-economy
autocracy: nationalism, totalitarianism, absolute-power, forced-labor
theocracy: dogma, devotion, conversion, fanaticism
"""
PLAIN = ("farming", "mining")


def as_printed() -> list[tuple[str, int, str, str, str]]:
    tokens = {"M": "mood", "C": "culture"}
    found = []
    for line in BOARD.strip().splitlines():
        group, _, row = line.partition(": ")
        for n, words in enumerate(row.split(", ")):
            id, *rest = words.split()
            token = next((tokens[word] for word in rest if word in tokens), "")
            building = next((word for word in rest if word in BUILDINGS), "")
            found.append((group, n, id, token, building))
    return found


def test_the_board_is_as_printed() -> None:
    ours = [
        (
            GROUPS[one.group],
            one.row,
            one.id,
            GOODS[one.border] if one.border >= 0 else "",
            BUILDINGS[one.unlocks] if one.unlocks >= 0 else "",
        )
        for one in ADVANCES
    ]
    assert ours == as_printed()
    assert [one.id for one in ADVANCES if one.start] == ["farming", "mining"]
    needed = {one.id: one.requires for one in ADVANCES if one.requires}
    assert needed == {"voting": "philosophy", "nationalism": "draft", "dogma": "state-religion"}


def rich(*known: str, **more: int) -> Field:
    """A player with a city and plenty of everything."""
    t = field(expansion=True).knows(0, "storage", *known).city(0, "D4")
    return t.has(0, **{"food": 7, "wood": 7, "ore": 7, **more})


def buy(t: Field, id: str) -> Field:
    """An advance for food."""
    return t.act(0, "buy-advance", f"advance:{id}")


# -- getting one


@pytest.mark.parametrize(("id", "token"), [(id, token) for _, row, id, token, _ in as_printed() if id not in PLAIN])
def test_a_border_brings_its_token(id: str, token: str) -> None:
    group = next(one.group for one in ADVANCES if one.id == id)
    needs = [one.id for one in ADVANCES if one.group == group and one.row == 0 and one.id != id]
    top = next(one for one in ADVANCES if one.group == group and one.row == 0)
    t = field(expansion=True).knows(0, *needs, *([top.requires] if top.requires else [])).city(0, "D4").has(0, food=2)
    before = t.goods(0)
    buy(t, id)
    after = t.goods(0)
    gained = {name for name in ("mood", "culture") if after.get(name, 0) > before.get(name, 0)}
    assert gained == ({token} if token else set())


def test_the_first_of_a_group_comes_first_and_a_government_needs_its_advance() -> None:
    t = rich()
    t.act(0, "buy-advance")
    assert "advance:navigation" not in t.keys and "advance:fishing" in t.keys
    assert t.why_not("advance:navigation") == "needs-advance" and t.why_not("advance:voting") == "needs-advance"


def test_only_one_government() -> None:
    t = rich("philosophy", "voting", "draft", "tactics", "writing")
    t.act(0, "buy-advance")
    assert t.why_not("advance:nationalism") == "other-government" and "advance:free-economy" in t.keys


def test_the_third_cube_brings_an_event_and_three_new_ones() -> None:
    t = field().city(0, "D4").knows(0, "storage").has(0, food=7)
    t.only(EVENT_DECK, "ev-migration")
    for n, id in enumerate(("fishing", "writing", "myths")):
        assert t.player(0).cubes == 3 - n
        buy(t, id)
    assert t.player(0).cubes == 3 and len(t.said("event")) == 1


# -- agriculture and construction


def test_farming_and_mining_let_cities_collect() -> None:
    t = field().land("forest", "D5").land("mountain", "E5").land("barren", "C5").city(0, "D4")
    t.act(0, "collect:D4")
    assert {"take:D4:food", "take:D5:wood", "take:E5:ore"} <= set(t.keys)
    assert not [key for key in t.keys if ":C5:" in key]


def test_storage_lifts_the_limit_of_food() -> None:
    t = field().knows(0, "storage").city(0, "D4", mood="happy").has(0, food=2)
    t.act(0, "collect:D4", "take:D3:food", "take:D4:food")
    assert t.goods(0)["food"] == 4


def test_irrigation_makes_barren_land_bear_food_but_exhausted_land_stays() -> None:
    t = field().land("barren", "C5", "D5").knows(0, "irrigation").city(0, "D4")
    t.lay().exhausted |= 1 << t.hex("D5")
    t.act(0, "collect:D4")
    assert "take:C5:food" in t.keys and "take:D5:food" not in t.keys


def test_husbandry_reaches_a_hex_farther_once_a_turn_and_two_with_roads() -> None:
    t = field().land("forest", "D6", "B4").knows(0, "husbandry").city(0, "D4", mood="happy")
    t.act(0, "collect:D4", "take:B4:wood")
    assert "take:D6:wood" not in t.keys, "one hex at two steps"
    t.act(0, "take:D4:food")
    t.act(0, "collect:D4")
    assert not [key for key in t.keys if ":D6:" in key], "once a turn"
    t = field().land("forest", "D6", "B4").knows(0, "husbandry", "roads").city(0, "D4", mood="happy")
    t.act(0, "collect:D4", "take:B4:wood", "take:D6:wood")
    assert t.goods(0)["wood"] == 2


def test_engineering_brings_a_wonder_card_and_lets_happy_cities_build_it() -> None:
    t = rich()
    buy(t, "engineering")
    assert len(t.now.zones[HAND_WONDERS]) == 1
    t = field().knows(0, "engineering", "monuments").city(0, "D4", mood="happy").city(0, "D6")
    t.wonders(0, "wonder-statue").knows(0, "arts", "storage").has(0, food=7, wood=7, ore=7, culture=9)
    assert t.can("wonder-in") == ["wonder-in:D4"], "not in a city that is not happy"
    bare = field().knows(0, "monuments", "arts", "storage").city(0, "D4", mood="happy").city(0, "D6")
    bare.wonders(0, "wonder-statue").has(0, food=7, wood=7, ore=7, culture=9)
    assert bare.can("wonder-in") == []


def test_sanitation_pays_one_settler_of_a_recruit_with_mood() -> None:
    t = field().knows(0, "sanitation").city(0, "D4", "academy").has(0, mood=2)
    t.act(0, "recruit:D4")
    assert t.at("D4") == {"settler": 1} and t.goods(0) == {"mood": 1}, "one of a recruit"


def test_roads_carry_two_steps_over_mountains_for_food_and_ore_a_group() -> None:
    """The example of the book: a settler by road, then two infantry over mountains into a forest."""
    t = field().land("mountain", "D5").land("forest", "D6").knows(0, "roads", "tactics").city(0, "D4")
    t.units(0, "D4", settler=1, infantry=2).has(0, food=2, ore=2)
    t.act(0, "move", "from:D4", "road:D6", "who:settler:0", "done")
    assert t.at("D6") == {"settler": 1} and t.goods(0) == {"food": 1, "ore": 1}
    t.act(0, "from:D4", "road:D6", "who:infantry:0")
    if t.prompt == "who":
        t.act(0, "done")
    assert t.at("D6") == {"settler": 1, "infantry": 2} and t.goods(0) == {}
    assert "move" in t.keys, "the terrain holds nobody who came by road"


# -- seafaring


def test_fishing_takes_food_from_one_hex_of_the_sea_and_gold_or_mood_with_a_port() -> None:
    t = field().land("sea", "C5", "D5").knows(0, "fishing").city(0, "D4", mood="happy")
    t.act(0, "collect:D4", "take:C5:food")
    assert "take:D5:food" not in t.keys
    t = field().land("sea", "C5", "D5").knows(0, "fishing").city(0, "D4", "port", port="C5", mood="happy")
    t.act(0, "collect:D4")
    assert {"take:C5:food", "take:C5:gold", "take:C5:mood"} <= set(t.keys)


def test_navigation_sails_along_the_edge_of_the_board() -> None:
    def coast(*known: str) -> Field:
        return field().land("sea", "A3", "A7").knows(0, *known).city(0, "D4").units(0, "A3", ship=1)

    assert coast().why_not("move") == "nothing-to-move"
    t = coast("navigation")
    t.act(0, "move", "from:A3")
    assert t.at("A7") == {"ship": 1}, "the only way there is"


def test_war_ships_cancel_a_hit_in_the_first_round_at_sea_and_when_landing() -> None:
    def fleet(*known: str) -> Field:
        t = field().land("sea", "C5", "C4").knows(0, *known).city(0, "D4").city(1, "A3")
        t.units(0, "C5", ship=1).units(1, "C4", ship=1)
        t.value(1, 6)
        return t.act(0, "move", "from:C5")

    assert fleet().said("loses-unit") == [(0, "ship")]
    assert fleet("war-ships").said("loses-unit") == []


def test_cartography_brings_an_idea_when_a_ship_has_moved() -> None:
    t = field().land("sea", "C5", "C4").knows(0, "cartography").city(0, "D4").units(0, "C5", ship=1)
    t.act(0, "move", "from:C5")
    assert t.goods(0) == {"idea": 1}


# -- education


def test_writing_brings_a_card_of_each_kind() -> None:
    t = rich()
    buy(t, "writing")
    assert len(t.now.zones[HAND_ACTIONS]) == 1 and len(t.now.zones[HAND_OBJECTIVES]) == 1


def test_public_education_brings_an_idea_once_a_turn_in_a_city_with_an_academy() -> None:
    t = field().knows(0, "public-education").city(0, "D4", "academy").city(0, "D6", "academy").city(0, "B4")
    t.act(0, "collect:B4", "take:B4:food")
    assert "idea" not in t.goods(0)
    t.act(0, "collect:D4", "take:D4:food", "done")
    assert t.goods(0)["idea"] == 1
    t.act(0, "collect:D6", "take:D6:food", "done")
    assert t.goods(0)["idea"] == 1, "once a turn"


def test_free_education_turns_an_idea_into_mood_after_a_purchase_with_ideas_or_gold() -> None:
    t = field().knows(0, "writing", "free-education").city(0, "D4").has(0, food=1, idea=2)
    t.act(0, "buy-advance", "advance:fishing")
    t.act(0, "done", "react:free-education")
    assert t.goods(0) == {"mood": 2}
    t = field().knows(0, "writing", "free-education").city(0, "D4").has(0, food=2, idea=1)
    t.act(0, "buy-advance", "advance:fishing")
    t.act(0, "done")
    assert t.prompt == "act", "paid with food alone it is not offered"


def test_gold_stands_for_the_idea_of_free_education() -> None:
    t = field().city(0, "D4").knows(0, "writing", "free-education").has(0, gold=3)
    t.act(0, "buy-advance", "advance:math")
    while t.prompt == "pay":
        t.act(0, t.keys[0])
    t.act(0, "react:free-education")
    assert t.goods(0) == {"culture": 1, "mood": 1}


def test_philosophy_brings_an_idea_and_one_for_each_science_after_it() -> None:
    t = rich("writing")
    buy(t, "philosophy")
    assert t.goods(0)["idea"] == 1
    t = rich("writing", "philosophy")
    buy(t, "math")
    assert t.goods(0)["idea"] == 1
    buy(t, "fishing")
    assert t.goods(0)["idea"] == 1


# -- warfare


def test_siegecraft_switches_off_a_fortress_for_wood_and_for_ore() -> None:
    t = field().knows(0, "tactics", "siegecraft").city(0, "D7").city(1, "D4", "fortress").city(1, "A3")
    t.units(0, "D5", infantry=1).has(0, wood=2, ore=2)
    t.value(1)
    t.act(0, "move", "from:D5", "to:D4", "siege:no-fort-die", "siege:no-fort-cancel")
    assert t.the_city("D4").owner == 0 and t.goods(0)["gold"] == 2, "nobody defends it"
    t = field().knows(0, "tactics", "siegecraft").city(0, "D7").city(1, "D4", "fortress").city(1, "A3")
    t.units(0, "D5", infantry=1).has(0, wood=2)
    t.value(1, 5)
    t.act(0, "move", "from:D5", "to:D4", "no")
    assert t.the_city("D4").owner == 1 and t.at("D5") == {}


def test_steel_weapons_add_two_for_an_ore_or_one_against_steel() -> None:
    def fight(theirs: tuple[str, ...], *own: str, **more: int) -> Field:
        t = field().knows(0, "tactics", "steel-weapons", *own).knows(1, *theirs).city(0, "D7").city(1, "A3")
        t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).has(0, **more)
        t.value(1, 1)
        return t.act(0, "move", "from:D5", "to:D4")

    t = fight((), ore=1).act(0, "steel:2")
    assert t.said("rolls")[0] == (0, 3, 1, 1) and t.goods(0) == {}
    t = fight(("steel-weapons",), ore=1).act(0, "steel:1")
    assert t.said("rolls")[0][1] == 2
    t = fight((), ore=1).act(0, "no")
    assert t.said("rolls")[0][1] == 1
    t = fight((), "metallurgy")
    assert t.said("rolls")[0][1] == 3, "metallurgy makes it free"


def test_draft_pays_one_infantry_of_a_recruit_with_mood_and_liberties_make_it_two() -> None:
    t = field().knows(0, "draft").city(0, "D4", "academy").has(0, mood=2)
    t.act(0, "recruit:D4")
    assert t.at("D4") == {"infantry": 1} and t.goods(0) == {"mood": 1}
    t = field().knows(0, "draft", "civil-liberties").city(0, "D4").has(0, mood=2)
    t.act(0, "recruit:D4")
    assert t.goods(0) == {}


# -- spirituality


def test_myths_keep_a_mood_that_an_event_would_lower() -> None:
    t = field().knows(0, "myths").city(0, "D4").has(0, mood=1)
    t.only(EVENT_DECK, "ev-famine")
    t.then(("event", 0), ("act", 0)).run()
    while t.prompt not in ("keep-mood", "act"):
        t.act(0, t.keys[0])
    assert t.prompt == "keep-mood"
    t.act(0, "yes")
    assert t.mood("D4") == "neutral" and t.goods(0) == {}


def test_rituals_take_any_resource_for_mood() -> None:
    t = field().knows(0, "rituals").city(0, "D4", "academy", "temple", mood="neutral").city(0, "D6").city(0, "B4")
    t.has(0, mood=1, food=1, gold=1)
    t.act(0, "cheer-action", "cheer:D4")
    while t.prompt == "pay":
        t.act(0, t.keys[0])
    assert t.mood("D4") == "happy" and t.goods(0) == {}


def test_priesthood_gives_one_science_a_turn_for_no_food() -> None:
    t = field().knows(0, "myths", "priesthood").city(0, "D4")
    t.act(0, "buy-advance")
    assert "math" in t.advances(0)
    assert "buy-advance" in t.keys, "engineering and roads are free now"
    t.act(0, "buy-advance")
    assert "advance:medicine" not in t.keys, "one science a turn"


def test_state_religion_builds_one_temple_a_turn_without_food() -> None:
    t = field().knows(0, "myths", "state-religion").city(0, "D4").city(0, "D6").has(0, wood=2, ore=2)
    t.act(0, "construct:D4", "token:mood")
    assert t.the_city("D4").size == 2 and t.goods(0) == {"wood": 1, "ore": 1, "mood": 1}
    assert t.can("construct") == []


# -- economy and culture


def test_a_temple_that_cost_nothing_leaves_the_state_religion_for_another() -> None:
    t = field().knows(0, "myths", "state-religion").city(0, "D4").city(0, "D6").hand(0, "city-growth-17")
    t.has(0, culture=1, wood=1, ore=1)
    t.act(0, "play:city-growth-17", "city:D4", "token:mood", "construct:D6")
    assert t.prompt == "token" and t.the_city("D6").has(BUILDINGS.index("temple"))


def test_bartering_gives_an_action_card_for_gold_or_culture_once_a_turn() -> None:
    t = field().knows(0, "bartering").city(0, "D4").hand(0, "advance-1", "advance-2")
    t.act(0, "special:bartering", "discard:advance-1", "token:gold")
    assert t.goods(0) == {"gold": 1} and t.can("special") == []


def test_taxes_bring_a_resource_a_city_for_a_mood_once_a_turn() -> None:
    t = field().knows(0, "taxes").city(0, "D4").city(0, "D6").city(0, "B4").has(0, mood=2)
    t.act(0, "special:taxes", "collect-tax:food:1", "collect-tax:wood:1")
    assert t.goods(0) == {"food": 1, "wood": 1, "ore": 1, "mood": 1} and t.now.actions == 2
    assert t.can("special") == [], "once a turn"
    t = field().knows(0, "taxes", "currency").city(0, "D4").has(0, mood=1)
    t.act(0, "special:taxes")
    assert [key for key in t.keys if "gold" in key]


def test_trade_routes_join_settlers_and_ships_with_cities_of_others() -> None:
    t = field().knows(0, "trade-routes", "storage").city(0, "D7").city(1, "D4").city(1, "B4")
    t.units(0, "D5", settler=2).city(1, "E6", mood="angry").then(("turn", 0)).run()
    assert t.goods(0) == {"food": 2}, "two settlers, two cities that are not angry"


def test_currency_lets_routes_pay_gold() -> None:
    t = field().knows(0, "trade-routes", "currency").city(0, "D7").city(1, "D4").units(0, "D5", settler=1)
    t.then(("turn", 0)).run()
    t.act(0, "good:gold")
    assert t.goods(0) == {"gold": 1}


def test_a_market_pays_its_owner_once_when_routes_of_another_use_it() -> None:
    t = field(expansion=True).knows(0, "trade-routes", "storage").city(0, "D7")
    t.city(1, "D4", "market").city(1, "B4", "market").units(0, "D5", settler=2).then(("turn", 0)).run()
    t.act(0, *t.can("route")[:1])
    while t.prompt == "routes":
        t.act(0, t.keys[0])
    assert t.goods(1) == {"gold": 1}


def test_arts_influence_freely_for_culture_once_a_turn() -> None:
    t = field().knows(0, "arts").city(0, "D4").city(1, "D5", "temple").has(0, culture=2).value(1)
    t.act(0, "special:arts")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.now.actions == 3 and t.goods(0) == {"culture": 1} and t.can("special") == []


def test_sports_raise_a_city_of_any_size_for_culture() -> None:
    t = field().knows(0, "sports").city(0, "D4", "academy", "temple", mood="angry").city(0, "D6").city(0, "B4")
    t.has(0, culture=3)
    t.act(0, "special:sports.2")
    assert t.mood("D4") == "happy" and t.goods(0) == {"culture": 1} and t.now.actions == 2
    t.act(0, "special:sports.1", "cheer:D6")
    assert t.mood("D6") == "happy" and t.goods(0) == {}


def test_monuments_bring_a_wonder_card_and_shield_cities_with_wonders() -> None:
    t = rich("arts")
    buy(t, "monuments")
    assert len(t.now.zones[HAND_WONDERS]) == 1
    t = field().city(0, "D4", "academy").city(1, "D5", "temple").wonder(1, "D5", "wonder-statue")
    assert "influence" in t.keys
    t.knows(1, "monuments")
    assert "influence" not in t.keys


def test_theaters_turn_culture_into_mood_or_back_once_a_turn() -> None:
    t = field().knows(0, "theaters").city(0, "D4").has(0, culture=1)
    assert t.can("special") == ["special:theaters.mood"]
    t.act(0, "special:theaters.mood")
    assert t.goods(0) == {"mood": 1} and t.can("special") == []
    t = field().knows(0, "theaters").city(0, "D4").has(0, mood=1)
    assert t.can("special") == ["special:theaters.culture"]
    t.act(0, "special:theaters.culture")
    assert t.goods(0) == {"culture": 1} and t.can("special") == []


# -- science


def test_math_and_astronomy_make_their_advances_free() -> None:
    for id, cheap in (("math", ("engineering", "roads")), ("astronomy", ("navigation", "cartography"))):
        t = field().knows(0, "math", id, "fishing").city(0, "D4")
        t.act(0, "buy-advance")
        assert set(cheap) <= {key.partition(":")[2] for key in t.keys}


def test_medicine_takes_back_a_resource_of_a_recruit() -> None:
    t = field().knows(0, "medicine").city(0, "D4").has(0, food=1, ore=1)
    t.act(0, "recruit:D4", "react:medicine", "good:ore")
    assert t.at("D4") == {"infantry": 1} and t.goods(0) == {"ore": 1}


def test_metallurgy_turns_an_ore_of_two_into_gold() -> None:
    t = field().land("mountain", "C5", "D5").knows(0, "metallurgy").city(0, "D4", mood="happy")
    t.act(0, "collect:D4", "take:C5:ore", "take:D5:ore", "react:metallurgy")
    assert t.goods(0) == {"ore": 1, "gold": 1}


# -- governments


def test_voting_raises_moods_freely_for_a_mood_more() -> None:
    t = field().knows(0, "voting").city(0, "D4").has(0, mood=2)
    t.act(0, "special:voting")
    assert t.mood("D4") == "happy" and t.goods(0) == {} and t.now.actions == 3


def test_rituals_pay_for_moods_but_not_for_the_vote() -> None:
    t = field().knows(0, "philosophy", "voting", "rituals").city(0, "D4").has(0, food=2, wood=2)
    assert t.can("special") == [], "no mood token for the vote"
    t.has(0, mood=1).act(0, "special:voting")
    while t.prompt in ("cheer", "pay"):
        t.act(0, t.keys[0])
    assert t.mood("D4") == "happy" and "mood" not in t.goods(0)


@pytest.mark.parametrize(
    ("id", "makes"),
    [
        ("separation-of-power", lambda t: t.city(1, "D6", "academy", mood="happy")),
        ("totalitarianism", lambda t: t.city(1, "D6", "academy").units(1, "D6", infantry=1)),
        ("devotion", lambda t: t.city(1, "D6", "temple")),
    ],
)
def test_some_cities_of_a_government_cannot_be_boosted(id: str, makes: object) -> None:
    for known in (False, True):
        t = field().city(0, "D4").has(0, culture=9).value(2)
        makes(t)  # type: ignore[operator]
        if known:
            t.knows(1, id)
            assert "influence" not in t.keys, "two steps from a city of size one: too far without culture"
        else:
            t.act(0, "influence")
            assert t.prompt == "boost"


def test_civil_liberties_bring_three_mood_as_an_action() -> None:
    t = field().knows(0, "civil-liberties").city(0, "D4").act(0, "special:civil-liberties")
    assert t.goods(0) == {"mood": 3} and t.now.actions == 2


def test_free_economy_collects_freely_if_it_is_the_only_collect() -> None:
    t = field().knows(0, "free-economy").city(0, "D4").city(0, "D6").has(0, mood=2)
    t.act(0, "special:free-economy", "collect:D4", "take:D4:food")
    assert t.now.actions == 3 and t.can("collect") == [] and t.can("special") == []
    t = field().knows(0, "free-economy").city(0, "D4").city(0, "D6").has(0, mood=2)
    t.act(0, "collect:D4", "take:D4:food")
    assert t.can("special") == []


def test_nationalism_brings_a_token_for_soldiers_and_ships() -> None:
    t = field().knows(0, "nationalism").city(0, "D4").has(0, food=1, ore=1)
    t.act(0, "recruit:D4", "token:culture")
    assert t.goods(0) == {"culture": 1}
    t = field().knows(0, "nationalism").city(0, "D4").has(0, food=2)
    t.act(0, "recruit:D4")
    assert t.prompt == "act" and t.goods(0) == {}


def test_absolute_power_buys_an_action_once_a_turn() -> None:
    t = field().knows(0, "absolute-power").city(0, "D4").has(0, mood=4).act(0, "special:absolute-power")
    assert t.now.actions == 4 and t.goods(0) == {"mood": 2} and t.can("special") == []


def test_forced_labor_lets_angry_cities_work_as_if_neutral_but_once() -> None:
    t = field().knows(0, "forced-labor", "writing").has(0, mood=1, food=1, wood=1, ore=1)
    t.city(0, "D4", "temple", mood="angry").city(0, "D6").city(0, "B4")
    assert t.can("construct") == ["construct:D6", "construct:B4"] or "construct:D4" not in t.keys
    t.act(0, "special:forced-labor")
    assert "construct:D4" in t.keys
    t.act(0, "construct:D4")
    assert t.the_city("D4").size == 3 and "collect:D4" not in t.keys


def test_dogma_brings_a_theocracy_advance_with_a_temple_and_holds_ideas_at_two() -> None:
    t = rich("myths", "state-religion", food=0, idea=6)
    buy(t, "dogma")
    assert t.goods(0)["idea"] == 2
    t = field().knows(0, "myths", "state-religion", "dogma").city(0, "D4").city(0, "D6").has(0, wood=1, ore=1)
    t.act(0, "construct:D4", "token:mood", "react:dogma", "advance:devotion")
    assert "devotion" in t.advances(0) and t.player(0).cubes == 2


def test_conversion_adds_one_to_influence_and_brings_culture() -> None:
    t = field().knows(0, "conversion").city(0, "D4").city(1, "D5", "temple").value(4).act(0, "influence")
    assert t.the_city("D5").influenced and t.goods(0) == {"culture": 1}


def test_fanaticism_adds_two_by_a_temple_in_the_first_round_and_consoles_the_loser() -> None:
    t = field().knows(0, "tactics").knows(1, "fanaticism").city(0, "D7").city(1, "D4", "temple").city(1, "A3")
    t.units(0, "D5", infantry=2).units(1, "D4", infantry=1)
    t.value(6, 6, 1)
    t.act(0, "move", "from:D5", "to:D4", "who:infantry:0")
    assert t.said("rolls")[0][3] == 3
    assert t.at("A3").get("infantry") == 1, "the loser places infantry in the city that is left"


@pytest.mark.parametrize(("id", "building"), [(one.id, BUILDINGS[one.unlocks]) for one in ADVANCES if one.unlocks >= 0])
def test_each_building_needs_its_advance(id: str, building: str) -> None:
    def built(*known: str) -> list[str]:
        t = field(expansion=True).land("sea", "D5").city(0, "D4").city(0, "D7").knows(0, *known)
        if "construct:D4" not in t.has(0, food=1, wood=1, ore=1).keys:
            return []
        t.act(0, "construct:D4")
        if t.prompt == "construct":
            t.act(0, next(key for key in t.keys if key.startswith(f"build:{building}")))
        return [name for name, colour in zip(BUILDINGS, t.the_city("D4").buildings, strict=True) if colour == 0]

    assert built() == [] and built(id) == [building]


def test_the_example_of_three_routes_with_three_cities_and_a_settler_left_over() -> None:
    """A settler on a ship carries one; for the last settler no city is left."""
    t = field().knows(0, "trade-routes", "storage").land("sea", "D4", "D5").city(0, "G7").city(1, "D2").city(1, "B4")
    t.city(1, "F4").units(0, "D4", ship=1, settler=1).units(0, "B5", settler=1).units(0, "B6", settler=1)
    t.then(("turn", 0)).run()
    assert t.goods(0) == {"food": 3}


def test_no_more_than_four_routes_a_turn() -> None:
    t = field().knows(0, "trade-routes", "storage").city(0, "G7").units(0, "D4", settler=4).land("sea", "E4")
    t.units(0, "E4", ship=2)
    for label in ("D2", "D3", "D5", "D6", "C4", "C5"):
        t.city(1, label)
    t.then(("turn", 0)).run()
    assert t.goods(0) == {"food": 4}


def test_no_route_to_angry_cities_to_barbarians_through_the_unexplored_or_past_pirates() -> None:
    def trades(t: Field) -> dict[str, int]:
        t.knows(0, "trade-routes").city(0, "G3").city(1, "A3").units(0, "D6", settler=1).then(("turn", 0)).run()
        return t.goods(0)

    assert trades(field().city(1, "D4")) == {"food": 1}
    assert trades(field().city(1, "D4", mood="angry")) == {}
    assert trades(field().city(4, "D4")) == {}
    assert trades(field().city(1, "D4").land("unknown", "D5", "C5", "E5")) == {}
    assert trades(field().city(1, "D4").land("sea", "D5", "C5", "E5", "C6", "E6").pirates("D5")) == {}
    assert trades(field().city(1, "D4").land("sea", "D5", "C5", "E5", "C6", "E6")) == {"food": 1}


def test_fanaticism_is_for_cities_with_a_temple() -> None:
    for place in ("", "academy"):
        t = field().knows(0, "tactics", "fanaticism").city(0, "D7").city(1, "A3").units(0, "D5", infantry=1)
        if place:
            t.city(1, "D4", place)
        t.units(1, "D4", infantry=2).strike("D5", "D4", "2c", "6i", "6i")
        assert t.said("rolls")[0][1] == 2 and t.at("D7") == {}, "neither in the first round nor for the loss"


def test_steel_is_for_battles_on_land() -> None:
    t = field().knows(0, "tactics", "steel-weapons").city(0, "D7").city(1, "A3").land("sea", "D5", "D4").has(0, ore=1)
    t.units(0, "D5", ship=1).units(1, "D4", ship=1).value(1, 1).act(0, "move", "from:D5")
    assert t.prompt == "retreat" and t.goods(0) == {"ore": 1}


def test_dogma_waits_for_temples_and_forced_labor_for_angry_cities() -> None:
    t = field().knows(0, "dogma", "myths", "writing").city(0, "D4").city(0, "D7").has(0, food=1, wood=1, ore=1)
    t.act(0, "construct:D4", "build:academy")
    assert t.prompt == "act" and t.goods(0) == {"idea": 2}
    assert "special:forced-labor" not in field().knows(0, "forced-labor").city(0, "D4").has(0, mood=1).keys
    t = field().knows(0, "forced-labor").city(0, "D4", mood="angry").has(0, mood=1)
    assert "special:forced-labor" in t.keys
