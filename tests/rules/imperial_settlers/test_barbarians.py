"""Rulebook: clarifications of the Barbarians' cards."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DECK, COMMON_DISCARD, DECK, EMPIRE, FOUNDATIONS, HAND
from rules.imperial_settlers.table import Table, table


def barbarians(*cards: str) -> Table:
    return table("barbarians", "japanese", "romans").empire(0, *cards)


# -- Saboteurs


def test_saboteurs_take_a_resource_from_any_supply_but_neither_gold_nor_workers() -> None:
    t = barbarians("bar-saboteurs-a").has(0, worker=1).has(1, wood=1, gold=2).has(2, food=1, worker=3)
    t.act(0, "activate:bar-saboteurs-a@1")
    assert t.keys == ["steal:wood:1", "steal:food:2"]


def test_goods_spent_on_a_location_cannot_be_taken() -> None:
    t = barbarians("bar-saboteurs-a").busy(0).has(0, worker=1).empire(2, "com-sawmill").used("com-sawmill@3")
    assert t.can("activate") == []


def test_saboteurs_spare_who_has_passed() -> None:
    t = barbarians("bar-saboteurs-a").busy(0).has(0, worker=1).has(1, wood=1).passed(1)
    assert t.can("activate") == []


# -- Dark Chapel


def test_dark_chapel_razes_at_the_usual_prices() -> None:
    t = barbarians("bar-dark-chapel-a").empire(1, "com-town", "jap-farm").guarded("jap-farm@2").hand(0, "com-mill")
    t.has(0, raze=2).act(0, "activate:bar-dark-chapel-a@1")
    assert t.keys == ["raze-hand:com-mill", "raze:com-town@2"]
    t.act(0, "raze:com-town@2", "done")
    assert t.goods(0) == {"worker": 2} and t.goods(1) == {"wood": 1} and t.ids(FOUNDATIONS + 1) == ["com-town"]


@pytest.mark.parametrize(("card", "owner"), [("com-town", 2), ("jap-farm", 1)])
def test_dark_chapel_pays_one_more_for_a_defended_location(card: str, owner: int) -> None:
    tag = f"{card}@{owner + 1}"
    t = barbarians("bar-dark-chapel-a").empire(owner, card).guarded(tag).busy(0).has(0, raze=2)
    assert t.can("activate") == []
    t.has(0, raze=3).act(0, "activate:bar-dark-chapel-a@1")
    if t.prompt == "raze-target":
        t.act(0, f"raze:{tag}")
    assert "raze" not in t.goods(0)


def test_any_number_of_the_goods_gained_for_two_points_each() -> None:
    t = barbarians("bar-dark-chapel-a").empire(1, "com-town").has(0, raze=2, worker=5)
    t.act(0, "activate:bar-dark-chapel-a@1", "raze:com-town@2", "give-up:worker", "give-up:worker")
    assert t.goods(0) == {"worker": 5, "vp": 4}, "only the two that were gained"


def test_a_point_and_a_card_may_be_given_up_too() -> None:
    t = barbarians("bar-dark-chapel-a").empire(1, "com-armorer").has(0, raze=2, vp=3)
    t.act(0, "activate:bar-dark-chapel-a@1", "raze:com-armorer@2")
    assert t.keys == ["give-up:stone", "give-up:vp", "done"]
    t.act(0, "give-up:vp", "done")
    assert t.goods(0) == {"stone": 1, "vp": 3 + 1 - 1 + 2}
    t = (
        barbarians("bar-dark-chapel-a")
        .hand(0, "com-castle-a")
        .has(0, raze=1)
        .on_top(COMMON_DECK, "com-mill", "com-town")
    )
    t.act(0, "activate:bar-dark-chapel-a@1", "raze-hand:com-castle-a", "draw:common", "draw:common")
    assert t.keys == ["give-up-card:com-mill", "give-up-card:com-town", "done"]
    t.act(0, "give-up-card:com-mill", "done")
    assert t.goods(0) == {"vp": 2} and t.ids(HAND) == ["com-town"]
    assert t.ids(COMMON_DISCARD) == ["com-castle-a", "com-mill"]


def test_dark_chapel_is_a_raze() -> None:
    t = barbarians("bar-dark-chapel-a", "bar-raid").hand(0, "com-wood-storage").has(0, raze=1)
    t.act(0, "activate:bar-dark-chapel-a@1", "raze-hand:com-wood-storage", "done")
    assert t.goods(0) == {"wood": 2, "vp": 1}


# -- Pack, Rabble


def test_pack_razes_nothing() -> None:
    t = barbarians("bar-pack-a", "bar-raid").empire(2, "com-armorer").has(0, worker=1)
    t.act(0, "activate:bar-pack-a@1", "gain:vp")
    assert t.goods(0) == {"vp": 1}, "any good of the raze field; Raid does not wake"
    assert t.ids(EMPIRE + 2) == ["com-armorer"] and t.goods(2) == {}


def test_pack_may_hit_japanese_faction_locations_but_not_what_has_no_raze_field() -> None:
    t = (
        barbarians("bar-pack-a")
        .empire(1, "jap-farm", "jap-gate")
        .empire(2, "com-ruins", "rom-builder")
        .has(0, worker=1)
    )
    t.act(0, "activate:bar-pack-a@1")
    assert t.goods(0) == {"vp": 1}, "the farm was the only target"


def test_pack_may_take_a_card() -> None:
    t = barbarians("bar-pack-a").empire(2, "com-castle-a").has(0, worker=1).on_top(DECK, "bar-temple")
    t.act(0, "activate:bar-pack-a@1", "draw:faction")
    assert t.ids(HAND) == ["bar-temple"]


def test_rabble_razes_an_own_common_location_of_the_empire() -> None:
    t = barbarians("bar-rabble", "com-town", "com-ruins", "bar-raid").hand(0, "com-mill").has(0, worker=2)
    t.act(0, "activate:bar-rabble@1")
    assert t.goods(0) == {"worker": 2, "wood": 1, "vp": 1}, "goods, the wood of a foundation, and Raid"
    assert t.ids(FOUNDATIONS) == ["com-town"] and t.ids(HAND) == ["com-mill"]


def test_rabble_needs_no_token_for_a_defended_location() -> None:
    t = barbarians("bar-rabble", "com-town").guarded("com-town@1").has(0, worker=2).act(0, "activate:bar-rabble@1")
    assert t.ids(FOUNDATIONS) == ["com-town"]


# -- Mission, Robbers


def test_each_card_of_the_mission_may_come_from_either_deck() -> None:
    t = barbarians("bar-mission").has(0, worker=1).on_top(DECK, "bar-temple", "bar-robbers")
    t.act(0, "activate:bar-mission@1", "draw:faction", "draw:faction")
    assert t.prompt == "keep" and t.keys == ["keep:bar-temple", "keep:bar-robbers"]
    t.act(0, "keep:bar-robbers")
    assert t.ids(HAND) == ["bar-robbers"]
    assert t.match.view(1)["table"]["seats"][0]["discard"] == ["bar-temple"]


def test_robbers_end_a_deal_of_anybody_who_has_not_passed() -> None:
    t = barbarians("bar-robbers").deals(1, "jap-farm").deals(2, "rom-spies").passed(1).has(0, worker=2)
    t.act(0, "activate:bar-robbers@1", "draw:common")
    assert t.said("deal-gone") == [(2, "rom-spies")] and t.goods(0) == {"vp": 1}


def test_gallows_razed_by_rabble_do_not_count_it() -> None:
    t = barbarians("bar-rabble", "com-gallows").has(0, worker=2).act(0, "activate:bar-rabble@1")
    assert t.goods(0) == {"wood": 1 + 1, "vp": 1}, "the raze field and the foundation"
