"""Rulebook: exchange workers for resources or cards."""

from __future__ import annotations

from oikumene.games.imperial_settlers.state import COMMON_DECK, COMMON_DISCARD, DECK, HAND
from rules.imperial_settlers.table import table


def test_the_rulebooks_example() -> None:
    """Maria discards 8 workers: 1 wood, 2 common cards, 1 faction card."""
    t = table("barbarians", "japanese").has(0, worker=8)
    t.act(0, "exchange", "swap:wood", "swap:common", "swap:common", "swap:faction")
    assert t.goods(0) == {"wood": 1} and [id[:3] for id in t.ids(HAND)] == ["com", "com", "bar"]


def test_two_workers_for_one_resource_of_any_kind_or_a_card_of_either_deck() -> None:
    t = table().has(0, worker=2).act(0, "exchange")
    assert t.keys == ["swap:wood", "swap:stone", "swap:food", "swap:common", "swap:faction"]


def test_one_worker_is_not_enough() -> None:
    t = table().busy(0).has(0, worker=1)
    assert "exchange" not in t.keys and t.why_not("exchange") == "need-workers"


def test_gold_is_no_resource() -> None:
    t = table().has(0, worker=2).act(0, "exchange")
    assert "swap:gold" not in t.keys


def test_several_pairs_in_one_action() -> None:
    t = table().has(0, worker=5).act(0, "exchange", "swap:stone", "swap:stone")
    assert t.goods(0) == {"worker": 1, "stone": 2} and t.seat == 1


def test_fewer_pairs_than_there_are_workers() -> None:
    t = table().has(0, worker=6).act(0, "exchange", "swap:stone", "done")
    assert t.goods(0) == {"worker": 4, "stone": 1} and t.seat == 1


def test_no_more_cards_than_there_are() -> None:
    t = table().has(0, worker=6).only(DECK, "rom-spies").only(COMMON_DECK).only(COMMON_DISCARD)
    t.act(0, "exchange")
    assert "swap:common" not in t.keys
    t.act(0, "swap:faction")
    assert "swap:faction" not in t.keys
    t.act(0, "done")
    assert t.ids(HAND) == ["rom-spies"]


def test_the_exchange_may_be_made_again_in_a_later_turn() -> None:
    t = table().has(0, worker=4).act(0, "exchange", "swap:food", "done").act(1, "pass").act(0, "exchange", "swap:food")
    assert t.said("exchanges") == [(0, 1), (0, 1)]
