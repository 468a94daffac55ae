"""Rulebook: build a location; kinds of locations; building cost."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DISCARD, DISCARD, EMPIRE, FOUNDATIONS
from rules.imperial_settlers.table import table


def test_the_rulebooks_example() -> None:
    """Maria builds Sentry Tower: 2 wood and the Mill; at once 1 raze token and 1 worker."""
    t = table("barbarians", "japanese").empire(0, "com-mill").hand(0, "bar-sentry-tower").has(0, wood=2)
    t.act(0, "build:bar-sentry-tower", "sacrifice:com-mill@1")
    assert t.goods(0) == {"raze": 1, "worker": 1}
    assert t.ids(EMPIRE) == ["bar-sentry-tower"] and t.ids(COMMON_DISCARD) == ["com-mill"]


def test_wood_storage_costs_two_wood_and_a_stone() -> None:
    t = table().hand(0, "com-wood-storage").has(0, wood=2, stone=1).act(0, "build:com-wood-storage", "draw:common")
    assert t.goods(0) == {"vp": 1}


def test_dark_chapel_costs_a_wood_two_stone_and_a_location() -> None:
    t = table("barbarians", "romans").hand(0, "bar-dark-chapel-a").has(0, wood=1, stone=2)
    assert t.why_not("build:bar-dark-chapel-a") == "no-location"
    t.empire(0, "bar-settlement").act(0, "build:bar-dark-chapel-a", "sacrifice:bar-settlement@1")
    assert t.goods(0) == {} and t.ids(EMPIRE) == ["bar-dark-chapel-a"] and t.ids(DISCARD) == ["bar-settlement"]


def test_production_and_bonus_come_both() -> None:
    t = table().hand(0, "com-quarry").has(0, wood=1, stone=1).act(0, "build:com-quarry")
    assert t.goods(0) == {"stone": 2}


def test_a_foundation_may_be_discarded_instead_of_a_location() -> None:
    t = table().empire(0, "com-mill").foundations(0, "com-town").hand(0, "rom-builder").has(0, stone=1)
    t.act(0, "build:rom-builder")
    assert sorted(t.keys) == ["foundation:com-town", "sacrifice:com-mill@1"]
    t.act(0, "foundation:com-town")
    assert t.ids(EMPIRE) == ["com-mill", "rom-builder"]
    assert t.ids(FOUNDATIONS) == [] and t.ids(COMMON_DISCARD) == ["com-town"]


def test_a_location_used_in_this_round_may_be_discarded_with_its_goods() -> None:
    t = table().empire(0, "com-gold-mine").used("com-gold-mine@1", 2).hand(0, "rom-builder").has(0, stone=1)
    mine = t.location("com-gold-mine@1")
    t.act(0, "build:rom-builder", "sacrifice:com-gold-mine@1")
    assert t.now.marks[mine] == 0 and t.ids(COMMON_DISCARD) == ["com-gold-mine"]


def test_a_defence_token_goes_with_the_location_it_lies_on() -> None:
    t = table().empire(0, "com-mill").guarded("com-mill@1").hand(0, "rom-builder").has(0, stone=1)
    mill = t.location("com-mill@1")
    t.act(0, "build:rom-builder", "sacrifice:com-mill@1")
    assert t.now.marks[mill] == 0 and "defence" not in t.goods(0)


def test_a_samurai_goes_with_the_location_it_stands_on() -> None:
    t = table("japanese", "romans").empire(0, "jap-farm").guarded("jap-farm@1").hand(0, "jap-gate").has(0, wood=1)
    t.act(0, "build:jap-gate", "sacrifice:jap-farm@1")
    assert t.now.samurai(0) == 0 and "worker" not in t.goods(0)


def test_copies_with_different_things_on_them_are_told_apart() -> None:
    t = table().empire(0, "com-gold-mine", "com-gold-mine").hand(0, "rom-builder").has(0, stone=1)
    t.used("com-gold-mine@1#2", 1).act(0, "build:rom-builder")
    assert t.keys == ["sacrifice:com-gold-mine@1#1", "sacrifice:com-gold-mine@1#2"]


def test_copies_that_are_the_same_are_one_answer() -> None:
    t = table().empire(0, "com-gold-mine", "com-gold-mine").hand(0, "rom-builder").has(0, stone=1)
    t.act(0, "build:rom-builder")
    assert t.keys == ["sacrifice:com-gold-mine@1#1"]


def test_a_common_location_needs_no_other() -> None:
    t = table().hand(0, "com-town").has(0, wood=1, stone=1)
    assert "build:com-town" in t.keys


def test_building_takes_the_turn_even_where_it_is_free() -> None:
    """Clarifications: Ruins, Desert."""
    t = table("egyptians", "romans").hand(0, "com-ruins", "egy-desert").act(0, "build:com-ruins")
    assert t.goods(0) == {"worker": 1} and t.seat == 1
    t.act(1, "pass").act(0, "build:egy-desert", "draw:common", "draw:faction")
    assert t.ids(EMPIRE) == ["com-ruins", "egy-desert"] and t.seat == 0


def test_ruins_have_no_colour_and_cannot_be_razed() -> None:
    t = table("barbarians", "romans").hand(0, "com-ruins").empire(1, "com-ruins").has(0, raze=9)
    assert t.can("raze", "raze-hand") == []
    t = table("romans", "barbarians").empire(0, "com-supplier", "com-mill", "rom-administration").hand(0, "com-ruins")
    t.act(0, "build:com-ruins")
    assert t.goods(0) == {"worker": 1}


# -- "each time you build"


@pytest.mark.parametrize(
    ("id", "empire", "price", "brings"),
    [
        ("com-supplier", "romans", {"wood": 1, "stone": 2}, {"gold": 1, "vp": 1}),
        ("rom-gardens", "romans", {"wood": 1, "stone": 1}, {"vp": 2}),
        ("bar-border", "barbarians", {"wood": 1, "stone": 1}, {"gold": 1, "vp": 1}),
        ("jap-sake-brewery", "japanese", {"wood": 1}, {"gold": 1, "vp": 1}),
    ],
)
def test_a_feature_that_waits_for_a_colour_counts_itself(
    id: str, empire: str, price: dict[str, int], brings: dict[str, int]
) -> None:
    t = table(empire, "egyptians").foundations(0, "com-ruins").hand(0, id).has(0, **price).act(0, f"build:{id}")
    if t.prompt == "sacrifice":
        t.act(0, "foundation:com-ruins")
    assert t.goods(0) == brings


def test_administration_waits_for_faction_locations_only() -> None:
    t = table().empire(0, "rom-administration", "com-mill").hand(0, "com-brewer", "rom-builder").has(0, wood=1, stone=1)
    t.act(0, "build:com-brewer")
    assert t.goods(0) == {"stone": 1, "gold": 1, "vp": 1}, "only the Mill works"
    t.act(1, "pass").act(0, "build:rom-builder", "sacrifice:com-mill@1", "0", "gain:vp-1")
    assert t.goods(0) == {"wood": 1, "stone": 1, "gold": 1, "vp": 2}


def test_several_features_work_one_after_the_other() -> None:
    """Trade Colony is red, brown and grey: Gardens, Carpenter's Workshop and Headquarters, once each."""
    t = table().empire(0, "rom-gardens", "com-carpenters-workshop", "rom-headquarters", "com-ruins")
    t.hand(0, "rom-trade-colony").has(0, wood=1, stone=2)
    t.act(0, "build:rom-trade-colony", "sacrifice:com-ruins@1", "gain:gold-1")
    assert t.goods(0) == {"worker": 1, "gold": 1 + 1 + 1, "vp": 2 + 1}


def test_what_is_discarded_for_a_location_does_not_see_it_built() -> None:
    t = table().empire(0, "rom-administration").hand(0, "rom-builder").has(0, stone=1)
    t.act(0, "build:rom-builder", "sacrifice:rom-administration@1")
    assert t.goods(0) == {"wood": 1, "stone": 1}


def test_the_card_is_shown_before_its_price_is_settled() -> None:
    t = table().empire(0, "com-mill").foundations(0, "com-town").hand(0, "rom-builder", "rom-spies").has(0, stone=1)
    t.act(0, "build:rom-builder")
    assert t.prompt == "sacrifice" and t.match.view(1)["table"]["seats"][0]["hand"] == ["rom-builder", None]
