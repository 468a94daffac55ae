"""Rulebook: activate a location's action; passing."""

from __future__ import annotations

from oikumene.games.imperial_settlers.state import DECK, HAND
from rules.imperial_settlers.table import table


def test_the_rulebooks_examples() -> None:
    """Saboteurs take a stone from Dmitry; Masons Guild, 1 worker and 2 stone: 3 points; Castle, 1 worker: a card."""
    t = table("barbarians", "japanese").empire(0, "com-masons-guild", "com-castle-a", "bar-saboteurs-a")
    t.has(0, worker=3, stone=1).has(1, stone=1, worker=4).hand(1, "jap-farm").on_top(DECK, "bar-temple")
    t.act(0, "activate:bar-saboteurs-a@1")
    assert t.goods(0) == {"worker": 2, "stone": 2} and t.goods(1) == {"worker": 4}
    t.act(1, "exchange", "swap:wood", "done").end(1).act(0, "activate:com-masons-guild@1")
    assert t.goods(0) == {"worker": 1, "vp": 3}
    t.act(1, "pass").act(0, "activate:com-castle-a@1", "draw:faction")
    assert t.ids(HAND) == ["bar-temple"] and t.goods(0) == {"vp": 3}


def test_once_a_round_unless_the_card_says_more() -> None:
    t = table().empire(0, "com-lumberjacks").busy(0).has(0, worker=2).act(0, "activate:com-lumberjacks@1").end(0)
    t.act(1, "pass")
    assert t.can("activate") == [] and t.why_not("activate:com-lumberjacks@1") == "used"


def test_twice_at_once_pays_twice() -> None:
    t = table().empire(0, "com-new-forest").busy(0).has(0, worker=3).act(0, "activate:com-new-forest@1")
    assert t.prompt == "again"
    t.act(0, "yes")
    assert t.goods(0) == {"worker": 1, "wood": 2, "defence": 1}
    t.end(0).act(1, "pass")
    assert t.can("activate") == []


def test_twice_in_two_turns() -> None:
    t = table().empire(0, "com-new-forest").busy(0).has(0, worker=3).act(0, "activate:com-new-forest@1", "no").end(0)
    t.act(1, "pass").act(0, "activate:com-new-forest@1")
    assert t.goods(0)["wood"] == 2 and t.prompt != "again"
    t.end(0)
    assert t.can("activate") == []


def test_twice_needs_the_price_twice() -> None:
    t = table().empire(0, "com-new-forest").has(0, worker=1).act(0, "activate:com-new-forest@1").end(0)
    assert t.seat == 1


def test_one_location_a_turn() -> None:
    t = (
        table()
        .empire(0, "com-lumberjacks", "com-hunter-joe")
        .has(0, worker=2)
        .act(0, "activate:com-lumberjacks@1")
        .end(0)
    )
    assert t.seat == 1


def test_only_own_locations_can_be_activated() -> None:
    t = table().empire(1, "com-lumberjacks").busy(0).has(0, worker=2)
    assert t.can("activate") == []


def test_two_copies_are_two_locations() -> None:
    t = table().empire(0, "com-joiner", "com-joiner").has(0, worker=2, wood=2).used("com-joiner@1#1")
    assert t.can("activate") == ["activate:com-joiner@1#2"]


# -- turns


def test_one_action_a_turn_clockwise_until_all_have_passed() -> None:
    t = table("romans", "barbarians", "egyptians", first=1, turn=1)
    for seat in range(3):
        t.hand(seat, "com-ruins").has(seat, worker=4)
    t.act(1, "exchange", "swap:wood", "done").act(2, "pass").act(0, "exchange", "swap:wood", "done")
    t.act(1, "pass").act(0, "exchange", "swap:food").act(0, "pass")
    assert t.now.round == 2 and t.prompt == "lookout"


def test_whoever_passed_does_nothing_more_in_the_round() -> None:
    t = table("romans", "barbarians").hand(0, "com-ruins").hand(1, "com-ruins", "com-ruins").act(0, "pass")
    t.act(1, "build:com-ruins")
    assert t.seat == 1


def test_free_actions_are_for_the_own_turn() -> None:
    t = table("romans", "japanese").empire(1, "com-town", "jap-farm").has(1, defence=1, worker=1)
    t.hand(0, "com-ruins")
    assert t.can("defend", "samurai") == []
    t.act(0, "pass")
    assert t.seat == 1 and len(t.can("defend", "samurai")) == 2


def test_who_can_do_nothing_passes_unasked_if_the_hand_is_empty() -> None:
    t = table().hand(0, "com-ruins").no_hand(1).act(0, "build:com-ruins")
    assert t.said("passes") == [(1,), (0,)] and t.now.round == 2


def test_who_holds_cards_is_asked_even_if_nothing_can_be_done() -> None:
    t = table().hand(0, "com-ruins").hand(1, "com-mill").act(0, "build:com-ruins")
    assert t.seat == 1 and t.keys == ["pass"]
