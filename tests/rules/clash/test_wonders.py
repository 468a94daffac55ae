"""Wonders: how they are built, captured and counted, and what each does (rulebook, wonders)."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.cards.wonders import WONDERS
from oikumene.games.clash.rules import scoring
from oikumene.games.clash.state import ACTION_DISCARD, BUILT, HAND_ACTIONS, HAND_OBJECTIVES, HAND_WONDERS, OPEN_WONDERS

#: Required advance; price in food, wood and ore (and five culture each); points.
SHEET = {
    "arena": ("sports", (3, 4, 5), 4),
    "gardens": ("irrigation", (5, 5, 2), 4),
    "library": ("philosophy", (3, 6, 3), 4),
    "lighthouse": ("cartography", (3, 5, 4), 4),
    "mausoleum": ("priesthood", (4, 4, 4), 4),
    "pyramid": ("rituals", (2, 3, 7), 5),
    "statue": ("monuments", (3, 4, 5), 4),
    "wall": ("siegecraft", (3, 2, 7), 4),
}


def test_the_wonders_are_as_printed() -> None:
    found = {one.id.removeprefix("wonder-"): (one.requires, one.price[:3], one.points) for one in WONDERS}
    assert found == SHEET and all(one.price[6] == 5 for one in WONDERS)


def builder(id: str, *known: str, **more: int) -> Field:
    """Somebody who can build a wonder at D4."""
    t = field().knows(0, "engineering", "storage", SHEET[id][0], *known).land("sea", "D5").city(0, "D6")
    t.city(0, "D4", "port", port="D5", mood="happy").city(0, "B4").city(1, "F2").wonders(0, f"wonder-{id}")
    return t.has(0, **{"food": 7, "wood": 7, "ore": 7, "culture": 5, **more})


@pytest.mark.parametrize("id", SHEET)
def test_a_wonder_is_built_for_its_price_in_a_happy_city(id: str) -> None:
    t = builder(id)
    t.act(0, "wonder-in:D4", f"wonder:wonder-{id}")
    food, wood, ore = SHEET[id][1]
    left = {"food": 7 - food, "wood": 7 - wood, "ore": 7 - ore}
    assert {name: n for name, n in t.goods(0).items() if name in left} == {name: n for name, n in left.items() if n}
    assert t.goods(0).get("culture", 0) == 0 and t.the_city("D4").size == 3 and t.now.actions == 2
    assert t.ids(BUILT) == [f"wonder-{id}"]
    assert scoring.sheet(t.now, 0)["wonders"] == 2 * SHEET[id][2]


@pytest.mark.parametrize("id", SHEET)
def test_without_its_advance_or_culture_it_cannot_be_built(id: str) -> None:
    assert builder(id, culture=4, mood=9, gold=7).can("wonder-in") == []
    t = field().knows(0, "engineering", "storage").land("sea", "D5").city(0, "D6").city(0, "B4").city(1, "F2")
    t.city(0, "D4", "port", port="D5", mood="happy").wonders(0, f"wonder-{id}")
    t.has(0, food=7, wood=7, ore=7, culture=5)
    assert t.can("wonder-in") == []


def test_a_wonder_counts_for_the_size_of_its_city() -> None:
    t = field().knows(0, "engineering", "storage", "rituals").city(0, "D4", mood="happy").city(1, "F2")
    t.wonders(0, "wonder-pyramid").has(0, food=7, wood=7, ore=7, culture=5)
    assert t.can("wonder-in") == [], "one city: none may be larger than one"


def held(id: str, seat: int = 0, label: str = "D4") -> Field:
    return field().city(seat, label, "temple").wonder(seat, label, f"wonder-{id}")


def test_open_wonders_are_built_by_any_engineer() -> None:
    t = field(wonders="open").knows(0, "storage").city(0, "D4").has(0, food=2)
    t.act(0, "buy-advance", "advance:engineering")
    assert len(t.now.zones[OPEN_WONDERS]) == 1 and t.ids(HAND_WONDERS) == []
    t = field(wonders="open").knows(1, "engineering", "storage", "rituals").city(0, "D4")
    t.city(1, "F2").city(1, "F4", mood="happy").only(OPEN_WONDERS, "wonder-pyramid")
    t.has(1, food=7, wood=7, ore=7, culture=5).then(("act", 1))
    t.lay().active = 1
    assert t.can("wonder-in") == ["wonder-in:F4"]


def test_the_arena_takes_one_token_for_the_other_but_not_for_a_wonder() -> None:
    t = held("arena").city(0, "D6").has(0, culture=1)
    t.act(0, "cheer-action")
    while t.prompt in ("cheer", "pay"):
        t.act(0, t.keys[0])
    assert t.goods(0) == {} and "happy" in (t.mood("D4"), t.mood("D6"))
    t = builder("pyramid", culture=4, mood=5).wonder(0, "D6", "wonder-arena")
    assert t.can("wonder-in") == []


def test_the_arena_cheers_once_a_battle_for_a_token() -> None:
    t = held("arena").knows(0, "tactics").city(1, "F2").units(0, "D5", infantry=1).units(1, "D6", infantry=1)
    t.has(0, mood=1).value(4, 1)
    t.act(0, "move", "from:D5", "to:D6", "react:wonder-arena")
    assert t.said("rolls") == [(0, 5, 1, 1)] and t.goods(0) == {}


def test_the_arena_pays_for_myths_with_culture() -> None:
    t = held("arena").city(1, "F2").land("sea", "D5").knows(0, "myths").has(0, culture=1)
    t.events("ev-local-flood").draws_event(0).act(0, "yes")
    assert t.mood("D4") == "neutral" and t.goods(0) == {}


def test_the_arenas_cheers_are_capped_like_all_bonuses() -> None:
    t = held("arena").knows(0, "tactics", "steel-weapons").city(1, "F2").units(0, "D5", infantry=1)
    t.leads(1, "lead-hannibal", "D6").has(0, mood=1, ore=1).die("2c", "2c")
    t.act(0, "move", "from:D5", "to:D6", "steel:2")
    assert "react:wonder-arena" not in t.keys or t.act(0, "react:wonder-arena")
    assert t.said("rolls")[0] == (0, 4, 1, 2), "two at most"


def test_the_gardens_yield_anything_from_plains_and_keep_who_crossed_plains_away() -> None:
    t = held("gardens").act(0, "collect:D4")
    assert {"take:D4:idea", "take:D4:gold", "take:D4:ore"} <= set(t.keys)
    t = field().knows(0, "tactics").city(0, "D8").city(1, "D4").wonder(1, "D4", "wonder-gardens").city(1, "F2")
    t.units(0, "D6", infantry=1).lay().actions = 3
    t.act(0, "move", "from:D6", "to:D5", "move", "from:D5")
    assert "to:D4" not in t.keys


def test_the_gardens_keep_nobody_from_other_cities() -> None:
    t = field().knows(0, "tactics").city(0, "D8").city(1, "D4").city(1, "F2").wonder(1, "F2", "wonder-gardens")
    t.units(0, "D6", infantry=1).act(0, "move", "from:D6", "to:D5", "move", "from:D5")
    assert "to:D4" in t.keys


def test_gardens_that_barbarians_hold_keep_every_player_away_who_crossed_plains() -> None:
    t = (
        field()
        .knows(0, "tactics")
        .city(0, "D8")
        .city(4, "D4")
        .wonder(4, "D4", "wonder-gardens", builder=0)
        .city(1, "F2")
    )
    t.units(0, "D6", infantry=1).act(0, "move", "from:D6", "to:D5", "move", "from:D5")
    assert "to:D4" not in t.keys
    t = field().land("mountain", "D5").knows(0, "tactics").city(0, "D8").city(1, "F2").units(0, "D5", infantry=1)
    t.city(4, "D4").wonder(4, "D4", "wonder-gardens", builder=0).act(0, "move", "from:D5")
    assert "to:D4" in t.keys, "who has crossed none may"


def test_roads_over_plains_do_not_lead_to_the_gardens() -> None:
    def goals(*woods: str) -> list[str]:
        t = field().knows(0, "tactics", "roads").city(0, "D6").city(1, "D4").wonder(1, "D4", "wonder-gardens")
        t.city(1, "F2").land("forest", *woods).units(0, "D6", infantry=1).has(0, food=1, ore=1).act(
            0, "move", "from:D6"
        )
        return t.keys

    assert "road:D4" not in goals("C4") and "road:D4" in goals("D5")


def test_a_road_over_plains_is_remembered_by_the_gardens() -> None:
    def goals(*woods: str) -> list[str]:
        t = field().knows(0, "tactics", "roads").city(0, "D7").city(1, "D4").wonder(1, "D4", "wonder-gardens")
        t.city(1, "F2").land("mountain", "D5", *woods).units(0, "D7", infantry=1).has(0, food=1, ore=1)
        t.act(0, "move", "from:D7", "road:D5", "move", "from:D5")
        return t.keys

    assert "to:D4" not in goals(), "the road went over plains"
    assert "to:D4" in goals("D6"), "the road went over mountains"


def test_the_library_lends_an_advance_for_a_turn() -> None:
    t = held("library").knows(0, "storage").has(0, mood=1)
    t.act(0, "free:special:wonder-library", "advance:sanitation")
    t.act(0, "recruit:D4")
    assert t.at("D4") == {"settler": 1} and "sanitation" not in t.advances(0) and t.player(0).cubes == 3
    assert "free:special:wonder-library" not in t.keys


def test_the_library_lends_nothing_of_governments_and_what_exceeds_a_limit_again_is_lost() -> None:
    t = held("library").city(1, "F2").has(0, food=2).then(("act", 0), ("end-turn", 0), ("act", 1))
    t.act(0, "free:special:wonder-library")
    assert "advance:storage" in t.keys and "advance:irrigation" in t.keys and "advance:farming" not in t.keys
    assert not {"advance:voting", "advance:nationalism", "advance:dogma", "advance:rom-aqueduct"} & set(t.keys)
    t.act(0, "advance:storage", "collect:D4")
    while t.prompt == "collect":
        t.act(0, t.keys[0])
    assert t.goods(0) == {"food": 5}
    t.act(0, "end")
    assert t.goods(0) == {"food": 2} and t.player(0).library == -1


def test_the_library_is_open_in_the_middle_of_an_action() -> None:
    t = held("library").land("sea", "D5").knows(0, "storage").act(0, "collect:D4")
    assert "take:D5:food" not in t.keys
    t.act(0, "free:special:wonder-library", "advance:fishing")
    assert "take:D5:food" in t.keys


def test_the_lighthouse_launches_no_ship_for_its_own_construction() -> None:
    t = builder("lighthouse").act(0, "wonder-in:D4", "wonder:wonder-lighthouse")
    assert t.prompt == "act"
    t = builder("pyramid").city(0, "B6").wonder(0, "D4", "wonder-lighthouse")
    t.act(0, "wonder-in:D4", "wonder:wonder-pyramid")
    assert t.keys == ["react:wonder-lighthouse", "no"], "but for another one"
    t = builder("pyramid").city(0, "B6").wonder(0, "D4", "wonder-lighthouse").units(0, "D5", ship=4)
    assert t.act(0, "wonder-in:D4", "wonder:wonder-pyramid").prompt == "act", "no ship is left"


def test_the_lighthouse_launches_a_ship_with_each_activation_and_names_the_first_player() -> None:
    t = field().land("sea", "D5", "A3").city(0, "D4", "port", port="D5").wonder(0, "D4", "wonder-lighthouse")
    t.act(0, "collect:D4")
    while t.prompt in ("collect",):
        t.act(0, t.keys[0])
    t.act(0, "react:wonder-lighthouse", "place:A3")
    assert t.at("A3") == {"ship": 1}
    t = held("lighthouse").city(1, "F2").has(1, mood=9).then(("status", "first", 0)).run()
    assert t.seat == 0 and t.prompt == "first-player"


def test_the_mausoleum_draws_from_the_discards_and_buries_its_own_cards() -> None:
    t = held("mausoleum").bring_all(ACTION_DISCARD, ["leadership-25"]).then(("status", "cards", 0), ("act", 0)).run()
    t.act(0, "top-discard:leadership-25")
    assert "leadership-25" in t.ids(HAND_ACTIONS)
    t = held("mausoleum").bring_all(ACTION_DISCARD, ["militia-37"]).hand(0, "leadership-25").has(0, culture=1)
    t.act(0, "play:leadership-25")
    assert t.ids(ACTION_DISCARD) == ["leadership-25", "militia-37"], "the top is last"


def test_the_pyramid_stays_its_builders_and_wins_ties() -> None:
    t = field().city(0, "B4").city(1, "D4").wonder(1, "D4", "wonder-pyramid", builder=0)
    assert scoring.sheet(t.as_is, 0)["wonders"] == 10 and scoring.sheet(t.as_is, 1)["wonders"] == 0
    assert scoring.ties(t.as_is, 0) > scoring.ties(t.as_is, 1)


def test_another_wonder_is_shared_by_builder_and_holder() -> None:
    t = field().city(0, "B4").city(1, "D4").wonder(1, "D4", "wonder-wall", builder=0)
    assert [scoring.sheet(t.as_is, seat)["wonders"] for seat in (0, 1)] == [4, 4]
    t = field().city(0, "B4").city(4, "D4").wonder(4, "D4", "wonder-wall", builder=0)
    assert scoring.sheet(t.as_is, 0)["wonders"] == 4, "barbarians hold it: half is left"


def test_the_statue_gives_an_action_for_an_objective() -> None:
    t = held("statue").objectives(0, 1).act(0, "special:wonder-statue", "discard:objective-01")
    assert t.now.actions == 4 and t.ids(HAND_OBJECTIVES) == [] and t.can("special") == []


def test_the_wall_weakens_who_attacks_happy_cities_and_beats_barbarians_off() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "F2").city(1, "D4", mood="happy")
    t.wonder(1, "F2", "wonder-wall").units(0, "D5", infantry=1).units(1, "D4", infantry=1).value(6, 1)
    t.act(0, "move", "from:D5", "to:D4")
    assert t.said("rolls") == [(0, 5, 1, 1)], "six and a clash, less two"
    t = field().city(0, "D4").wonder(0, "D4", "wonder-wall").city(1, "F2").city(4, "D5").units(4, "D5", infantry=2)
    t.then(("army", 0, 0), ("act", 0)).run()
    while t.prompt.startswith("barbarians"):
        t.act(0, t.keys[0])
    assert t.the_city("D4").owner == 0 and t.said("rolls") == [] and t.goods(0).get("gold") == 1


def test_the_statue_gives_one_action_a_turn() -> None:
    t = held("statue").city(1, "F2").objectives(0, 1, 2).act(0, "special:wonder-statue", "discard:objective-01")
    assert t.now.actions == 4 and t.can("special") == []


def test_the_wall_weakens_the_first_round_only() -> None:
    t = field(seat=1).knows(1, "tactics").city(0, "D4", mood="happy").wonder(0, "D4", "wonder-wall").city(1, "F2")
    t.units(0, "D4", infantry=1).units(1, "D5", infantry=1).strike("D5", "D4", "4c", "2c", "4c", "2c").act(1, "no")
    assert [line[1] for line in t.said("rolls")] == [2, 4]
