"""Rulebook: Trade Route, and every card that speaks of the deals it makes."""

from __future__ import annotations

from oikumene.games.imperial_settlers.state import DEALS, DECK, DISCARD, EMPIRE, MARKERS
from rules.imperial_settlers.table import Table, table

ROUTE = "jap-trade-route-a"


def japanese(*cards: str) -> Table:
    return table("japanese", "romans", "barbarians").empire(0, *cards)


def dealt(target: str = "rom-colossus", *cards: str, owner: int = 1) -> Table:
    """The Japanese have made a deal with an opponent's location; the marker is a Casino. It is the next one's turn."""
    t = japanese(ROUTE, *cards).empire(owner, target).has(0, food=1).on_top(DECK, "jap-casino").hand(0, "com-mill")
    return t.act(0, f"activate:{ROUTE}@1")


def test_a_food_a_marker_and_the_good_at_once() -> None:
    t = dealt()
    assert t.goods(0) == {"stone": 1} and t.ids(MARKERS) == ["jap-casino"] and t.ids(EMPIRE + 1) == ["rom-colossus"]
    assert t.match.view(0)["table"]["seats"][0]["routes"] == ["rom-colossus@2"]


def test_the_marker_lies_face_down() -> None:
    t = dealt()
    assert not t.now.shows(t.now.zones[MARKERS][0]) & t.now.everyone


def test_only_faction_locations_of_opponents_who_have_not_passed() -> None:
    t = japanese(ROUTE, "jap-farm").empire(1, "com-town", "rom-builder").empire(2, "bar-raid").passed(2).has(0, food=1)
    t.act(0, f"activate:{ROUTE}@1")
    assert t.said("routes") == [(0, "rom-builder", 1)]


def test_its_good_comes_with_every_production() -> None:
    t = dealt().then(("produce", 0), ("turn", 0))
    assert t.prompt and t.goods(0)["stone"] == 1 + 1


def test_it_is_making_a_deal() -> None:
    t = dealt("rom-colossus", "jap-dojo")
    assert t.goods(0) == {"stone": 1, "vp": 1}


def test_the_deal_outlives_the_trade_route() -> None:
    t = dealt().empire(2, "bar-dark-chapel-a").has(2, raze=2).act(1, "pass").act(2, f"raze:{ROUTE}@1")
    assert ROUTE not in t.ids(EMPIRE) and t.ids(MARKERS) == ["jap-casino"] and t.now.players[0].routes


def test_the_deal_ends_when_the_location_leaves() -> None:
    t = dealt().hand(1, "rom-roman-bank").has(1, stone=1).act(1, "build:rom-roman-bank", "sacrifice:rom-colossus@2")
    assert t.now.players[0].routes == () and t.ids(MARKERS) == [] and t.ids(DISCARD) == ["jap-casino"]


def test_without_a_faction_deck_there_is_no_marker_and_no_deal() -> None:
    t = japanese(ROUTE).empire(1, "rom-builder").busy(0).has(0, food=1).only(DECK)
    assert t.can("activate") == []


def test_a_second_deal_with_the_same_location() -> None:
    t = dealt("rom-colossus", "jap-trade-route-b").has(0, food=1).act(1, "build:com-ruins").act(2, "pass")
    t.act(0, "activate:jap-trade-route-b@1")
    assert len(t.now.players[0].routes) == 2 and t.goods(0) == {"stone": 2}


def test_a_location_with_a_deal_is_told_apart_from_its_copy() -> None:
    t = dealt("rom-trade-colony").end(0).empire(1, "rom-trade-colony").hand(1, "rom-roman-bank").has(1, stone=1)
    t.act(1, "build:rom-roman-bank")
    assert t.keys == ["sacrifice:rom-trade-colony@2#1", "sacrifice:rom-trade-colony@2#2"]
    t.act(1, "sacrifice:rom-trade-colony@2#2")
    assert t.now.players[0].routes != ()


# -- who may touch it


def test_spies_cannot_take_it() -> None:
    t = dealt().empire(1, "rom-spies").has(1, worker=1)
    assert t.seat == 1 and "activate:rom-spies@2" not in t.keys
    assert t.why_not("activate:rom-spies@2") == "no-rival-deal"


def test_robbers_may_end_it() -> None:
    t = dealt().empire(2, "bar-robbers").has(2, worker=2).deals(0, "jap-farm").act(1, "pass")
    t.act(2, "activate:bar-robbers@3")
    assert t.keys == ["target:jap-farm", "end-route:rom-colossus@2:0"]
    t.act(2, "end-route:rom-colossus@2:0", "draw:common")
    assert t.now.players[0].routes == () and t.ids(DEALS) == ["jap-farm"] and t.ids(DISCARD) == ["jap-casino"]
    assert t.goods(2) == {"vp": 1} and t.ids(EMPIRE + 1) == ["rom-colossus"]


def test_of_two_deals_with_one_location_robbers_choose_whose_to_end() -> None:
    """The Egyptians hold a captured Trade Route and deal with the location that the Japanese deal with."""
    t = table("japanese", "egyptians", "romans", "barbarians").empire(0, ROUTE, "jap-trade-route-b")
    t.empire(2, "rom-colossus").empire(3, "bar-robbers").has(0, food=1).has(1, food=1).has(3, worker=2)
    t.act(0, f"activate:{ROUTE}@1", "target:rom-colossus@3").captured("jap-trade-route-b@1", by=1)
    t.act(1, "activate:jap-trade-route-b@1", "target:rom-colossus@3").act(2, "pass").act(3, "activate:bar-robbers@4")
    assert t.keys == ["end-route:rom-colossus@3:0", "end-route:rom-colossus@3:1"]
    t.act(3, "end-route:rom-colossus@3:1")
    assert t.now.players[1].routes == () and len(t.now.players[0].routes) == 1


def test_ninjas_of_another_cannot_end_it() -> None:
    """The Egyptians hold captured Ninjas."""
    t = table("japanese", "egyptians", "romans").empire(0, ROUTE, "jap-ninjas").empire(2, "rom-colossus").has(0, food=1)
    t.act(0, f"activate:{ROUTE}@1").end(0).captured("jap-ninjas@1", by=1).has(1, worker=1)
    assert t.seat == 1 and "activate:jap-ninjas@1" not in t.keys


def test_the_messenger_may_collect_it() -> None:
    t = (
        dealt("rom-colossus", "com-imperial-messenger")
        .deals(0, "jap-farm")
        .has(0, worker=1)
        .act(1, "pass")
        .act(2, "pass")
    )
    t.act(0, "activate:com-imperial-messenger@1")
    assert t.keys[:2] == ["use-deal:jap-farm", "use-route:rom-colossus@2"]
    t.act(0, "use-route:rom-colossus@2")
    assert t.goods(0) == {"stone": 2}


def test_the_hanseatic_league_may_cancel_it() -> None:
    t = dealt("rom-colossus", "com-hanseatic-league").has(0, worker=1).act(1, "pass").act(2, "pass")
    t.act(0, "activate:com-hanseatic-league@1")
    assert t.goods(0) == {"stone": 1, "vp": 2} and t.now.players[0].routes == () and t.ids(DISCARD) == ["jap-casino"]


def test_the_negotiator_cannot_build_it() -> None:
    t = dealt("rom-colossus", "jap-negotiator").has(0, worker=1, stone=3).act(1, "pass").act(2, "pass")
    assert "activate:jap-negotiator@1" not in t.keys


def test_the_school_of_diplomacy_may_give_its_good_back() -> None:
    t = dealt("rom-colossus", "jap-school-of-diplomacy").then(("produce", 0), ("turn", 0))
    t.act(0, "give-up:stone")
    assert t.goods(0)["vp"] == 1 and t.goods(0)["stone"] == 1, "the first came when the deal was made"
