"""Rulebook: make a deal."""

from __future__ import annotations

from oikumene.games.imperial_settlers.state import DEALS, DECK, HAND
from rules.imperial_settlers.table import table


def test_the_rulebooks_example() -> None:
    """Maria makes a deal with Sentry Tower: 1 food, and at once 1 worker."""
    t = table("barbarians", "japanese").hand(0, "bar-sentry-tower").has(0, food=1).act(0, "deal:bar-sentry-tower")
    assert t.goods(0) == {"worker": 1} and t.ids(DEALS) == ["bar-sentry-tower"]


def test_no_deal_with_a_common_card() -> None:
    t = table().hand(0, "com-mill").has(0, food=3)
    assert t.can("deal") == []


def test_no_deal_without_food() -> None:
    t = table().hand(0, "rom-colossus").has(0, wood=3, stone=3, worker=1)
    assert t.can("deal") == [] and t.why_not("deal:rom-colossus") == "need-food"


def test_any_number_of_deals() -> None:
    t = table().hand(0, "rom-colossus", "rom-roman-bank").deals(0, "rom-spies", "rom-builder").has(0, food=2)
    t.act(0, "deal:rom-colossus").act(1, "pass").act(0, "deal:rom-roman-bank")
    assert len(t.ids(DEALS)) == 4


def test_a_card_deal_draws_from_the_deck_its_owner_names() -> None:
    t = table().hand(0, "rom-architect").has(0, food=1).on_top(DECK, "rom-spies")
    t.act(0, "deal:rom-architect", "draw:faction")
    assert t.ids(HAND) == ["rom-spies"]


def test_deals_lie_open() -> None:
    t = table().deals(0, "rom-architect")
    assert t.match.view(1)["table"]["seats"][0]["deals"] == ["rom-architect"]


def test_a_deal_is_no_location() -> None:
    """Neither counted nor razed nor discarded for a building."""
    t = table("romans", "barbarians").deals(1, "bar-raid").hand(0, "rom-builder").deals(0, "rom-trade-colony")
    t.has(0, raze=9, stone=1)
    assert t.can("raze", "build") == [] and t.now.count_colour(0, 7) == 0
