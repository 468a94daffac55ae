"""Rulebook: goods and icons; basic rules (gold, drawing cards, decks running out)."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DECK, COMMON_DISCARD, DECK, DISCARD, EMPIRE, HAND
from rules.imperial_settlers.table import table

# -- gold


@pytest.mark.parametrize("short", ["wood", "stone"])
def test_gold_stands_in_for_a_resource(short: str) -> None:
    has = {"wood": 1, "stone": 1, short: 0, "gold": 1}
    t = table().hand(0, "com-town").has(0, **has).act(0, "build:com-town")
    assert t.goods(0) == {"worker": 2}


def test_gold_stands_in_for_food_in_a_deal() -> None:
    t = table().hand(0, "rom-colossus").has(0, gold=1).act(0, "deal:rom-colossus")
    assert t.goods(0) == {"stone": 1}


def test_gold_may_pay_the_whole_price() -> None:
    t = table().hand(0, "com-town").has(0, gold=2).act(0, "build:com-town")
    assert t.goods(0) == {"worker": 2}


def test_the_payer_says_where_gold_stands_in() -> None:
    t = table().hand(0, "com-town").has(0, wood=1, stone=1, gold=1).act(0, "build:com-town")
    assert t.prompt == "pay-gold" and t.keys == ["0", "1"]
    t.act(0, "0", "1")
    assert t.goods(0) == {"stone": 1, "worker": 2}


def test_gold_that_is_needed_later_cannot_be_spent_before() -> None:
    """One wood, no stone, one gold: the gold is for the stone, nobody is asked."""
    t = table().hand(0, "com-town").has(0, wood=1, gold=1).act(0, "build:com-town")
    assert t.goods(0) == {"worker": 2}


@pytest.mark.parametrize("resource", ["wood", "stone", "food"])
def test_a_resource_never_stands_in_for_gold(resource: str) -> None:
    t = table().empire(0, "com-goldsmiths-workshop").busy(0).has(0, worker=1, **{resource: 9})
    assert "activate:com-goldsmiths-workshop@1" not in t.keys


def test_gold_owed_as_gold_is_not_counted_twice() -> None:
    t = table("egyptians", "romans").empire(0, "egy-goldsmith").busy(0).has(0, gold=1)
    assert "activate:egy-goldsmith@1" not in t.keys


def test_gold_stands_in_for_neither_worker_nor_raze_token() -> None:
    t = table().empire(0, "com-gold-mine").empire(1, "com-town").busy(0).has(0, gold=9)
    assert t.can("activate", "raze", "exchange") == []


def test_a_price_of_any_resources_may_be_a_mix_with_gold() -> None:
    t = table("barbarians", "romans").empire(0, "bar-barter").has(0, wood=1, food=1, gold=1)
    t.act(0, "activate:bar-barter@1")
    assert t.keys == ["spend:wood", "spend:food", "spend:gold"]
    t.act(0, "spend:food", "spend:gold")
    assert t.goods(0) == {"wood": 1, "vp": 2}


def test_gold_cannot_be_changed_into_resources() -> None:
    t = table().busy(0).has(0, gold=9)
    assert t.can("exchange", "build", "deal") == []


# -- cards


def test_each_card_may_come_from_either_deck() -> None:
    t = table().hand(0, "com-watchtower").has(0, wood=2).on_top(DECK, "rom-spies").on_top(COMMON_DECK, "com-mill")
    t.act(0, "build:com-watchtower", "draw:common", "draw:faction")
    assert t.ids(HAND) == ["com-mill", "rom-spies"]


def test_a_card_goes_to_the_discards_of_its_kind() -> None:
    t = table().empire(0, "com-mill", "rom-builder").hand(0, "rom-colossus", "rom-roman-bank").has(0, stone=3)
    t.act(0, "build:rom-colossus", "sacrifice:rom-builder@1").act(1, "pass")
    t.act(0, "build:rom-roman-bank", "sacrifice:com-mill@1")
    assert t.ids(DISCARD) == ["rom-builder"] and t.ids(COMMON_DISCARD) == ["com-mill"]


def test_an_empty_common_deck_is_made_anew_from_its_discards_in_the_middle_of_a_draw() -> None:
    t = table().hand(0, "com-castle-a").has(0, raze=1).only(COMMON_DECK, "com-mill").only(COMMON_DISCARD, "com-town")
    t.act(0, "raze-hand:com-castle-a", "draw:common", "draw:common")
    assert sorted(t.ids(HAND)) == ["com-mill", "com-town"]
    assert t.said("reshuffles") == [()]


def test_a_card_razed_from_the_hand_is_discarded_after_its_goods_are_taken() -> None:
    """Goods first, then the discard: it cannot be drawn by its own razing."""
    t = table().hand(0, "com-castle-a").has(0, raze=1).only(COMMON_DECK, "com-mill").only(DECK)
    t.act(0, "raze-hand:com-castle-a")
    assert t.ids(HAND) == ["com-mill"] and t.ids(COMMON_DISCARD) == ["com-castle-a"]


def test_a_faction_deck_is_never_made_anew() -> None:
    t = table().hand(0, "com-watchtower").has(0, wood=2).only(DECK, "rom-spies")
    t.state.move(t.bring("rom-colossus", DISCARD), DISCARD)
    t.only(DECK, "rom-spies").act(0, "build:com-watchtower", "draw:faction")
    assert "rom-spies" in t.ids(HAND) and t.prompt != "draw", "the second can only be common"
    assert t.ids(DISCARD) == ["rom-colossus"]


def test_without_any_card_left_nothing_is_drawn() -> None:
    t = table().hand(0, "com-watchtower").has(0, wood=2).only(COMMON_DECK).only(COMMON_DISCARD).only(DECK)
    t.act(0, "build:com-watchtower")
    assert t.ids(HAND) == [] and t.ids(EMPIRE) == ["com-watchtower"]


def test_goods_lie_open_and_hands_do_not() -> None:
    t = table().hand(0, "com-mill", "rom-spies").has(0, wood=2, gold=1)
    seen = t.match.view(1)["table"]["seats"][0]
    assert seen["goods"]["wood"] == 2 and seen["goods"]["gold"] == 1
    assert seen["hand"] == [None, None] and seen["hand_backs"] == {"common": 1, "faction": 1}
