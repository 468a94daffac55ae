"""Rulebook: Temple of Ra, and the rulings about captured locations."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DISCARD, DISCARD, EMPIRE, FOUNDATIONS
from rules.imperial_settlers.table import Table, table


def capturing(owner: str, *cards: str) -> Table:
    return table("egyptians", owner, "barbarians").empire(0, "egy-temple-of-ra").empire(1, *cards)


def test_it_costs_nothing_and_works_once_a_round() -> None:
    t = capturing("romans", "com-town", "rom-builder").busy(0).act(0, "activate:egy-temple-of-ra@1")
    assert t.can("target") == ["target:com-town@2", "target:rom-builder@2"], "common or faction"
    t.act(0, "target:rom-builder@2").end(0)
    t.act(1, "pass").act(2, "pass")
    assert t.can("activate") == []


def test_a_production_location_gives_nothing_when_captured() -> None:
    t = capturing("romans", "com-town").act(0, "activate:egy-temple-of-ra@1")
    assert t.goods(0) == {} and t.ids(EMPIRE + 1) == ["com-town"], "it stays where it lies"


def test_a_passed_players_location_cannot_be_captured() -> None:
    t = capturing("romans", "com-town").busy(0).passed(1)
    assert t.can("activate") == []


def test_its_colour_counts_for_the_egyptians_and_not_for_its_owner() -> None:
    t = capturing("romans", "com-coal-mine", "com-rubble").captured("com-coal-mine@2", by=0)
    assert t.now.count_colour(0, 7) == 1 and t.now.count_colour(1, 7) == 1


def test_its_feature_works_for_the_egyptians_and_not_for_its_owner() -> None:
    t = capturing("romans", "com-mill").captured("com-mill@2", by=0).hand(0, "com-brewer").hand(1, "com-hunter-joe")
    t.has(0, wood=1).has(1, wood=1).act(0, "build:com-brewer").end(0)
    assert t.goods(0) == {"gold": 1, "vp": 1}
    t.act(1, "build:com-hunter-joe")
    assert t.goods(1) == {}


def test_it_is_activated_by_the_egyptians_and_not_by_its_owner() -> None:
    t = capturing("romans", "com-lumberjacks").captured("com-lumberjacks@2", by=0).has(0, worker=1).has(1, worker=1)
    t.act(0, "activate:com-lumberjacks@2")
    assert t.goods(0) == {"wood": 2} and t.seat == 1 and t.can("activate") == []


def test_what_its_owner_used_up_cannot_be_activated() -> None:
    t = capturing("romans", "com-gold-mine").captured("com-gold-mine@2", by=0).used("com-gold-mine@2", 2)
    t.busy(0).has(0, worker=2)
    assert "activate:com-gold-mine@2" not in t.keys
    t = capturing("romans", "com-gold-mine").captured("com-gold-mine@2", by=0).used("com-gold-mine@2", 1)
    t.has(0, worker=2).act(0, "activate:com-gold-mine@2")
    assert t.goods(0) == {"worker": 1, "gold": 1} and t.prompt != "again", "one use is left"


def test_nobody_discards_it_for_a_building() -> None:
    t = capturing("romans", "com-town").captured("com-town@2", by=0).hand(0, "egy-sphinx").hand(1, "rom-builder")
    t.has(0, stone=1).has(1, stone=1).act(0, "build:egy-sphinx")
    assert t.keys == ["sacrifice:egy-temple-of-ra@1"]
    t.act(0, "sacrifice:egy-temple-of-ra@1").end(0)
    assert t.seat == 1 and "build:rom-builder" not in t.keys
    assert t.why_not("build:rom-builder") == "no-location"


def test_razed_it_leaves_the_wood_to_the_egyptians_and_the_foundation_to_its_owner() -> None:
    t = capturing("romans", "com-town").captured("com-town@2", by=0).empire(2, "com-brewer").has(2, raze=2)
    t.then(("turn", 2)).act(2, "raze:com-town@2")
    assert t.goods(0) == {"wood": 1} and t.goods(1) == {} and t.ids(FOUNDATIONS + 1) == ["com-town"]
    assert t.now.captured == {}, "the token comes back"


def test_it_is_a_target_as_long_as_the_egyptians_have_not_passed() -> None:
    """It counts as theirs: neither its owner's passing protects it, nor his staying exposes it."""
    t = capturing("romans", "com-town").captured("com-town@2", by=0).hand(2, "com-ruins").has(2, raze=2).passed(1)
    t.then(("turn", 2))
    assert t.can("raze") == ["raze:com-town@2"]
    t = capturing("romans", "com-town").captured("com-town@2", by=0).hand(2, "com-ruins").has(2, raze=2).passed(0)
    t.then(("turn", 2))
    assert t.can("raze") == []


def test_removed_it_is_gone_and_the_token_comes_back() -> None:
    t = table("egyptians", "barbarians", "romans", turn=2).empire(1, "com-town").captured("com-town@2", by=0)
    t.empire(2, "rom-engineers").has(2, worker=2).act(2, "activate:rom-engineers@3")
    assert t.ids(COMMON_DISCARD) == ["com-town"] and t.now.captured == {} and t.goods(0) == {}


def test_a_captured_japanese_location_that_is_razed_is_discarded() -> None:
    t = capturing("japanese", "jap-farm").captured("jap-farm@2", by=0).has(2, raze=2).hand(2, "com-ruins")
    t.then(("turn", 2)).act(2, "raze:jap-farm@2")
    assert t.ids(DISCARD + 1) == ["jap-farm"] and t.goods(0) == {} and t.goods(2) == {"vp": 1}


def test_the_egyptians_may_defend_it_and_its_owner_may_not() -> None:
    t = (
        capturing("romans", "com-town")
        .captured("com-town@2", by=0)
        .has(0, defence=1)
        .has(1, defence=1)
        .hand(0, "com-mill")
    )
    assert t.can("defend") == ["free:defend:com-town@2"]
    t.act(0, "pass")
    assert t.seat == 1 and t.can("defend") == []


def test_its_owner_places_no_samurai_on_it() -> None:
    t = capturing("japanese", "jap-farm", "jap-stalls").captured("jap-farm@2", by=0).has(1, worker=1).then(("turn", 1))
    assert t.can("samurai") == ["free:samurai:jap-stalls@2"]


def test_it_goes_home_at_the_end_of_the_round() -> None:
    t = capturing("romans", "com-lumberjacks").captured("com-lumberjacks@2", by=0).then(("end-round",))
    assert t.prompt == "lookout" and t.now.captured == {}


def test_captured_warehouses_keep_for_the_egyptians() -> None:
    """Goods are kept first, tokens are discarded after that."""
    t = capturing("romans", "rom-warehouses").captured("rom-warehouses@2", by=0).has(0, wood=2, gold=1).has(1, wood=2)
    t.then(("end-round",))
    assert t.prompt == "lookout" and t.goods(0) == {"wood": 2, "gold": 1} and t.goods(1) == {}


@pytest.mark.parametrize("before", [2, 3])
def test_several_are_captured_only_by_refreshing_the_temple_and_four_at_most(before: int) -> None:
    cards = ("com-town", "com-baker", "com-statue", "com-tavern", "com-rubble")
    t = capturing("romans", *cards).passed(2).empire(0, "egy-royal-bath").has(0, gold=1).hand(0, "com-mill")
    t.hand(1, "com-ruins", "com-ruins")
    for card in cards[:before]:
        t.captured(f"{card}@2", by=0)
    t.act(0, "activate:egy-temple-of-ra@1", f"target:{cards[before]}@2").act(1, "build:com-ruins")
    assert "activate:egy-temple-of-ra@1" not in t.keys
    t.act(0, "activate:egy-royal-bath@1").act(1, "build:com-ruins")
    assert ("activate:egy-temple-of-ra@1" in t.keys) == (before == 2)


@pytest.mark.parametrize("uses", [0, 1])
def test_a_used_location_may_be_refreshed_by_its_captor(uses: int) -> None:
    t = capturing("romans", "com-lumberjacks").captured("com-lumberjacks@2", by=0).used("com-lumberjacks@2", uses)
    t.empire(0, "egy-royal-bath").has(0, gold=1)
    assert ("activate:egy-royal-bath@1" in t.keys) == bool(uses)


def test_a_captured_gate_takes_cards() -> None:
    t = capturing("japanese", "jap-gate").hand(0, "com-mill").act(0, "activate:egy-temple-of-ra@1")
    assert t.can("tuck") == ["free:tuck:com-mill:jap-gate@2"], "at once, in the same turn"
    t.act(0, "free:tuck:com-mill:jap-gate@2")
    assert t.goods(0) == {"vp": 1}


def test_even_its_owner_may_raze_it() -> None:
    """It counts as the Egyptians'; the foundation is his, the wood theirs."""
    t = capturing("romans", "com-town").captured("com-town@2", by=0).hand(1, "com-ruins").has(1, raze=2)
    t.then(("turn", 1)).act(1, "raze:com-town@2")
    assert t.goods(1) == {"worker": 2} and t.goods(0) == {"wood": 1} and t.ids(FOUNDATIONS + 1) == ["com-town"]


def test_samurai_on_captured_locations_count_for_the_egyptians() -> None:
    t = capturing("japanese", "jap-daimyos-castle-a", "jap-farm").guarded("jap-daimyos-castle-a@2", "jap-farm@2")
    t.captured("jap-daimyos-castle-a@2", by=0).empire(0, "com-porters").has(0, food=1)
    t.act(0, "activate:com-porters@1")
    assert t.goods(0) == {"vp": 1}, "the one on the castle; the farm's is the Japanese's"


def test_ninjas_place_no_samurai_on_a_captured_location() -> None:
    t = (
        capturing("japanese", "jap-farm", "com-ruins")
        .captured("jap-farm@2", by=0)
        .hand(1, "jap-ninjas")
        .has(1, stone=1)
    )
    t.then(("turn", 1)).act(1, "build:jap-ninjas", "sacrifice:com-ruins@2")
    assert not t.guard("jap-farm@2") and t.guard("jap-ninjas@2")


def test_captured_rabble_razes_captured_common_locations_only() -> None:
    t = capturing("japanese", "jap-farm").empire(2, "bar-rabble").captured("bar-rabble@3", by=0).hand(0, "com-mill")
    t.captured("jap-farm@2", by=0).has(0, worker=2)
    assert "activate:bar-rabble@3" not in t.keys
    t.empire(1, "com-town").captured("com-town@2", by=0).act(0, "activate:bar-rabble@3")
    assert t.goods(0) == {"worker": 2, "wood": 1} and t.ids(FOUNDATIONS + 1) == ["com-town"]
