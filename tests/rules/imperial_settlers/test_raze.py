"""Rulebook: raze; foundations; defence tokens; the peaceful variant."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DISCARD, DISCARD, EMPIRE, FOUNDATIONS, HAND
from rules.imperial_settlers.table import table

# -- from the hand


def test_the_rulebooks_example_of_razing_from_the_hand() -> None:
    """Maria razes Wood Storage from her hand: 1 raze token, 2 wood."""
    t = table("barbarians", "japanese").hand(0, "com-wood-storage").has(0, raze=1).act(0, "raze-hand:com-wood-storage")
    assert t.goods(0) == {"wood": 2} and t.ids(HAND) == [] and t.ids(COMMON_DISCARD) == ["com-wood-storage"]


def test_razing_needs_a_raze_token() -> None:
    t = table().hand(0, "com-mill").empire(1, "com-town").has(0, worker=1)
    assert t.can("raze", "raze-hand") == [] and t.why_not("raze-hand:com-mill") == "need-raze"


def test_what_keeps_from_razing_a_rivals_location_is_said() -> None:
    t = table("romans", "barbarians").empire(1, "com-town", "bar-settlement").busy(0).has(0, raze=1)
    assert t.why_not("raze:com-town@2") == "need-raze"
    assert not any(closed.key == "raze:bar-settlement@2" for closed in t.match.pending[0].closed)
    t = table().empire(1, "com-town").busy(0).has(0, raze=2)
    assert "raze:com-town@2" in t.keys and not any(c.key.startswith("raze:") for c in t.match.pending[0].closed)
    t = table(peaceful=True).empire(1, "com-town").busy(0).has(0, raze=2)
    assert t.why_not("raze:com-town@2") == "peaceful"
    t = table().empire(1, "com-town").busy(0).has(0, raze=2).passed(1)
    assert t.why_not("raze:com-town@2") == "owner-passed"


def test_only_the_japanese_raze_faction_cards_of_their_hand() -> None:
    t = table().hand(0, "rom-spies").has(0, raze=1)
    assert t.can("raze-hand") == []
    t = table("japanese", "romans").hand(0, "jap-farm").has(0, raze=1).act(0, "raze-hand:jap-farm")
    assert t.goods(0) == {"vp": 1} and t.ids(DISCARD) == ["jap-farm"]


def test_a_card_razed_from_the_hand_makes_no_foundation_and_no_wood() -> None:
    t = table().hand(0, "com-town").has(0, raze=1).act(0, "raze-hand:com-town")
    assert t.goods(0) == {"worker": 2} and t.ids(FOUNDATIONS) == []


# -- in another empire


def test_the_rulebooks_example_of_razing_a_rivals_location() -> None:
    """Maria razes Dmitry's Armorer: 2 raze tokens, 1 stone and 1 point; he turns it over and takes 1 wood."""
    t = table("barbarians", "japanese").empire(1, "com-armorer").has(0, raze=2).act(0, "raze:com-armorer@2")
    assert t.goods(0) == {"stone": 1, "vp": 1}
    assert t.goods(1) == {"wood": 1} and t.ids(EMPIRE + 1) == [] and t.ids(FOUNDATIONS + 1) == ["com-armorer"]


def test_a_rivals_location_costs_two_tokens() -> None:
    t = table().empire(1, "com-town").busy(0).has(0, raze=1)
    assert t.can("raze") == []


def test_nobody_razes_an_own_location() -> None:
    t = table().empire(0, "com-town").busy(0).has(0, raze=9)
    assert t.can("raze") == []


@pytest.mark.parametrize("empire", ["romans", "barbarians", "egyptians"])
def test_faction_locations_cannot_be_razed(empire: str) -> None:
    card = {"romans": "rom-builder", "barbarians": "bar-settlement", "egyptians": "egy-pyramid"}[empire]
    t = table("japanese", empire).empire(1, card).busy(0).has(0, raze=9)
    assert t.can("raze") == []


def test_a_razed_japanese_location_is_discarded() -> None:
    t = table("romans", "japanese").empire(1, "jap-farm").has(0, raze=2).act(0, "raze:jap-farm@2")
    assert t.goods(0) == {"vp": 1} and t.goods(1) == {}
    assert t.ids(FOUNDATIONS + 1) == [] and t.ids(DISCARD + 1) == ["jap-farm"]


def test_a_passed_player_cannot_be_razed() -> None:
    t = table("romans", "barbarians", "egyptians").empire(1, "com-town").empire(2, "com-mill").passed(1).has(0, raze=2)
    assert t.can("raze") == ["raze:com-mill@3"]


def test_a_foundation_is_no_location() -> None:
    """No target, no colour, no points."""
    t = table().empire(0, "com-rubble").foundations(0, "com-coal-mine").foundations(1, "com-town").has(0, raze=9)
    assert t.can("raze") == []
    assert t.now.count_colour(0, 7) == 1
    assert t.match.view(0)["table"]["seats"][0]["breakdown"]["common"] == 1


# -- defence tokens


def test_a_defence_token_may_be_put_on_a_common_location_at_any_moment_of_the_turn() -> None:
    t = table().empire(0, "com-town", "rom-builder").hand(0, "com-mill").has(0, defence=1)
    assert t.can("defend") == ["free:defend:com-town@1"]
    t.act(0, "free:defend:com-town@1")
    assert t.seat == 0 and t.guard("com-town@1") and t.goods(0) == {}


def test_a_location_just_built_may_be_defended_before_the_turn_ends() -> None:
    t = table().hand(0, "com-town").has(0, wood=1, stone=1, defence=1).act(0, "build:com-town")
    assert t.seat == 0 and t.prompt == "end-turn"
    t.act(0, "free:defend:com-town@1")
    assert t.guard("com-town@1") and t.seat == 1


def test_a_defended_location_costs_one_token_more() -> None:
    t = table().empire(1, "com-town").guarded("com-town@2").busy(0).has(0, raze=2)
    assert t.can("raze") == []
    t = table().empire(1, "com-town").guarded("com-town@2").has(0, raze=3).act(0, "raze:com-town@2")
    assert t.goods(0) == {"worker": 2} and "defence" not in t.goods(1)


def test_a_defence_token_cannot_be_moved_and_a_location_takes_one() -> None:
    t = table().empire(0, "com-town", "com-mill").guarded("com-town@1").has(0, defence=1)
    assert t.can("defend") == ["free:defend:com-mill@1"]


def test_the_token_is_gone_with_the_razed_location() -> None:
    t = table().empire(1, "com-town").guarded("com-town@2").has(0, raze=3)
    town = t.location("com-town@2")
    t.act(0, "raze:com-town@2")
    assert t.now.marks[town] == 0 and t.goods(1) == {"wood": 1}


# -- each time you raze


def test_gallows_and_raids_count_every_raze_and_add_up() -> None:
    t = table("barbarians", "romans").empire(0, "com-gallows", "bar-raid", "bar-raid").hand(0, "com-wood-storage")
    t.has(0, raze=3).empire(1, "com-town").act(0, "raze-hand:com-wood-storage")
    assert t.goods(0) == {"raze": 2, "wood": 2, "vp": 3}
    t.end(0)
    t.act(1, "build:com-ruins").act(0, "raze:com-town@2")
    assert t.goods(0)["vp"] == 6


def test_gallows_do_not_count_what_others_raze() -> None:
    t = table().empire(1, "com-gallows", "com-town").has(0, raze=2).act(0, "raze:com-town@2")
    assert "vp" not in t.goods(1)


# -- peaceful variant


def test_in_the_peaceful_variant_the_raze_action_is_for_the_hand_only() -> None:
    t = table("barbarians", "japanese", peaceful=True).hand(0, "com-mill").empire(1, "com-town").has(0, raze=5)
    assert t.can("raze", "raze-hand") == ["raze-hand:com-mill"]


@pytest.mark.parametrize(
    ("empire", "card"), [("barbarians", "bar-dark-chapel-a"), ("egyptians", "egy-chariot-builder")]
)
def test_in_the_peaceful_variant_actions_of_locations_still_raze(empire: str, card: str) -> None:
    t = table(empire, "romans", peaceful=True).empire(0, card).empire(1, "com-town").has(0, raze=2)
    t.act(0, f"activate:{card}@1")
    if t.prompt == "raze-target":
        t.act(0, "raze:com-town@2")
    assert t.ids(FOUNDATIONS + 1) == ["com-town"]
