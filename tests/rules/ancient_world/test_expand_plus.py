"""Rulebook: the other way to expand (Expand+)."""

from __future__ import annotations

from oikumene.games.ancient_world.state import HAND, LAND_DECK, LAND_OPEN, LANDS
from rules.ancient_world.table import Table, table

VALLEY, CAMP, RUINS, COAST = "green-valley", "war-camp", "old-ruins", "pearl-coast"


def plus(*districts: str) -> Table:
    return table(3, expand_plus=True).district(*districts).give(0, coins=3)


def test_without_the_variant_the_open_district_is_taken() -> None:
    t = table().district(VALLEY, CAMP, RUINS).give(0, coins=3).place(0, "expand", 1)
    assert t.ids(LANDS) == [VALLEY] and t.seat == 1


def test_the_open_district_may_still_be_taken() -> None:
    t = plus(VALLEY, CAMP, RUINS).place(0, "expand", 1)
    assert t.keys == [f"take-open:{VALLEY}", "look-three"]
    t.act(0, f"take-open:{VALLEY}")
    assert t.ids(LANDS) == [VALLEY] and t.ids(LAND_OPEN) == [CAMP]


def test_one_of_the_top_three_is_chosen_the_open_one_among_them() -> None:
    t = plus(VALLEY, CAMP, RUINS, COAST).place(0, "expand", 1, "look-three")
    assert sorted(t.keys) == sorted([f"take-land:{VALLEY}", f"take-land:{CAMP}", f"take-land:{RUINS}"])
    t.act(0, f"take-land:{RUINS}")
    assert t.ids(LANDS) == [RUINS]


def test_the_others_go_under_the_deck_and_the_next_is_turned_up() -> None:
    t = plus(VALLEY, CAMP, RUINS, COAST).place(0, "expand", 1, "look-three", f"take-land:{RUINS}")
    assert t.ids(LAND_OPEN) == [COAST]
    assert sorted(t.ids(LAND_DECK)[:2]) == sorted([VALLEY, CAMP])
    assert t.ids(LAND_DECK)[:2] == [CAMP, VALLEY], "in the order they lay: the open one first, the other under it"
    assert len(t.ids(LAND_DECK)) == 11 - 2 and t.ids(HAND) == []


def test_the_price_is_the_same() -> None:
    t = plus(VALLEY, CAMP, RUINS).place(0, "expand", 1)
    assert t.city(0).coins == 0
    t.act(0, "look-three", f"take-land:{CAMP}")
    assert t.city(0).coins == 0 and t.gives(0)["army_limit"] == 3


def test_only_the_expanding_player_looks() -> None:
    t = plus(VALLEY, CAMP, RUINS).place(0, "expand", 1, "look-three")
    assert t.match.view(0)["table"]["seats"][0]["hand"] == sorted([VALLEY, CAMP, RUINS])
    for watcher in (1, 2, None):
        seen = t.match.view(watcher)["table"]["seats"][0]["hand"]
        assert CAMP not in seen and RUINS not in seen


def test_others_do_not_know_what_went_under_the_deck() -> None:
    t = plus(VALLEY, CAMP, RUINS, COAST).place(0, "expand", 1, "look-three", f"take-land:{RUINS}")
    for watcher in (1, None):
        assert t.match.view(watcher)["table"]["district"]["known"] == [None] * 9
    assert t.match.view(0)["table"]["district"]["known"][:2] == [CAMP, VALLEY]


def test_near_the_end_fewer_than_three_are_looked_at() -> None:
    t = plus(VALLEY).only(LAND_DECK, CAMP).place(0, "expand", 1, "look-three")
    assert sorted(t.keys) == sorted([f"take-land:{VALLEY}", f"take-land:{CAMP}"])
    t.act(0, f"take-land:{CAMP}")
    assert t.ids(LAND_OPEN) == [VALLEY] and t.ids(LAND_DECK) == []


def test_the_last_district_is_simply_taken() -> None:
    t = plus(VALLEY).only(LAND_DECK).place(0, "expand", 1)
    assert t.ids(LANDS) == [VALLEY] and t.seat == 1
