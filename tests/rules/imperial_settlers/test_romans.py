"""Rulebook: clarifications of the Romans' cards."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import (
    COMMON_DISCARD,
    DEALS,
    DECK,
    DISCARD,
    EMPIRE,
    FOUNDATIONS,
    HAND,
)
from rules.imperial_settlers.table import table


@pytest.mark.parametrize(
    ("id", "empire", "price"), [("rom-engineers", "romans", "worker"), ("jap-garrison", "japanese", "raze")]
)
@pytest.mark.parametrize("target", ["com-town", "bar-settlement", "com-ruins"])
def test_engineers_and_garrison_discard_any_location_and_do_not_raze(
    id: str, empire: str, price: str, target: str
) -> None:
    t = table(empire, "barbarians").empire(0, id, "com-gallows").empire(1, target).has(0, **{price: 2})
    if target == "com-town":
        t.guarded("com-town@2")
    t.act(0, f"activate:{id}@1")
    assert t.ids(EMPIRE + 1) == [] and t.ids(FOUNDATIONS + 1) == [] and t.goods(1) == {}
    assert t.goods(0) == ({"vp": 1} if id == "rom-engineers" else {}), "no raze goods, and Gallows do not count it"
    assert t.ids(COMMON_DISCARD) + t.ids(DISCARD + 1) == [target]


def test_a_samurai_does_not_stop_the_engineers_and_goes_along() -> None:
    t = (
        table("romans", "japanese")
        .empire(0, "rom-engineers")
        .empire(1, "jap-gate")
        .guarded("jap-gate@2")
        .has(0, worker=2)
    )
    t.act(0, "activate:rom-engineers@1")
    assert t.ids(EMPIRE + 1) == [] and t.now.samurai(1) == 0 and t.goods(1) == {}


def test_trade_colony_counts_for_each_of_its_three_colours() -> None:
    t = table().empire(0, "rom-trade-colony", "com-rubble", "com-wood-supplier", "com-lords-fields")
    t.then(("produce", 0), ("turn", 0))
    assert t.prompt == "act"
    assert [t.goods(0)[good] for good in ("wood", "stone", "food")] == [1 + 2, 1 + 2, 2]


def test_spies_make_no_deal() -> None:
    """Its good comes with the next production."""
    t = table("romans", "barbarians").empire(0, "rom-spies").deals(1, "bar-raid").has(0, worker=1)
    t.act(0, "activate:rom-spies@1")
    assert t.goods(0) == {"vp": 1}
    t.then(("produce", 0), ("turn", 0))
    assert t.prompt and t.goods(0)["wood"] == 1 + 1


def test_a_deal_that_was_taken_may_be_taken_further() -> None:
    t = (
        table("romans", "barbarians")
        .deals(0, "bar-raid")
        .empire(1, "bar-robbers")
        .has(1, worker=2)
        .hand(0, "com-ruins")
    )
    t.act(0, "build:com-ruins").act(1, "activate:bar-robbers@2", "draw:common")
    assert t.ids(DEALS) == [] and t.ids(DISCARD + 1) == ["bar-raid"]


def test_a_taken_deal_and_one_of_the_same_name_are_told_apart() -> None:
    t = table("japanese", "romans", "barbarians").empire(0, "jap-ninjas").has(0, worker=1)
    t.deals(1, "bar-raid").deals(2, "bar-raid").act(0, "activate:jap-ninjas@1")
    assert t.keys == ["target:bar-raid@2", "target:bar-raid"]
    t.act(0, "target:bar-raid@2")
    assert t.ids(DEALS + 1) == [] and t.ids(DEALS + 2) == ["bar-raid"]


def test_resources_stored_in_warehouses_that_are_lost_stay_until_the_next_clean_up() -> None:
    t = (
        table("romans", "barbarians")
        .empire(0, "rom-warehouses")
        .has(0, wood=3, stone=1)
        .hand(0, "rom-builder", "com-mill")
    )
    t.passed(1).act(0, "build:rom-builder", "sacrifice:rom-warehouses@1")
    assert t.goods(0) == {"wood": 4, "stone": 1}
    t.act(0, "pass")
    assert t.now.round == 2 and t.goods(0) == {}


@pytest.mark.parametrize(("id", "empire"), [("rom-architect", "romans"), ("jap-buddhas-temple", "japanese")])
def test_architect_and_buddhas_temple_shuffle_the_other_card_back(id: str, empire: str) -> None:
    code = empire[:3]
    first, second = (f"{code}-spies", f"{code}-colossus") if code == "rom" else ("jap-casino", "jap-shrine")
    t = table(empire, "barbarians").empire(0, id).on_top(DECK, first, second).then(("produce", 0), ("turn", 0))
    size = len(t.state.zones[DECK])
    assert t.prompt == "keep" and t.keys == [f"keep:{first}", f"keep:{second}"]
    t.act(0, f"keep:{second}")
    assert t.ids(HAND) == [second] and len(t.ids(DECK)) == size - 1 and first in t.ids(DECK)
    assert t.ids(DISCARD) == []
    assert all(t.now.known[card] == 0 for card in t.now.zones[DECK]), "nobody knows where it is"


def test_the_last_card_of_the_deck_is_kept() -> None:
    t = table().empire(0, "rom-architect").only(DECK, "rom-spies").then(("produce", 0), ("turn", 0))
    assert t.prompt == "act" and t.ids(HAND) == ["rom-spies"]


def test_legions_draw_common_cards() -> None:
    t = (
        table()
        .hand(0, "rom-legions")
        .foundations(0, "com-mill")
        .has(0, food=1)
        .act(0, "build:rom-legions", "foundation:com-mill")
    )
    assert [id[:3] for id in t.ids(HAND)] == ["com", "com"]
