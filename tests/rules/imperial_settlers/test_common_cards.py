"""Rulebook: clarifications of common cards; rulings of the fact sheet about them."""

from __future__ import annotations

from oikumene.games.imperial_settlers.state import COMMON_DISCARD, DEALS, DECK, DISCARD, EMPIRE, HAND
from rules.imperial_settlers.table import table

# -- Settlers


def test_settlers_build_at_once_at_full_price_without_the_location() -> None:
    t = table().empire(0, "com-settlers").hand(0, "rom-stonemason", "com-town").has(0, wood=2, stone=1)
    t.act(0, "activate:com-settlers@1")
    assert t.keys == ["build:rom-stonemason"], "a faction card, and no way out"
    t.act(0, "build:rom-stonemason")
    assert t.goods(0) == {"stone": 2} and t.ids(EMPIRE) == ["com-settlers", "rom-stonemason"]


def test_settlers_need_the_price_of_both() -> None:
    t = table().empire(0, "com-settlers").hand(0, "rom-stonemason").has(0, wood=1, stone=1)
    assert t.can("activate") == [] and t.why_not("activate:com-settlers@1") == "no-settling"


def test_building_with_settlers_wakes_features() -> None:
    t = table().empire(0, "com-settlers", "rom-headquarters").hand(0, "rom-stonemason").has(0, wood=2, stone=1)
    t.act(0, "activate:com-settlers@1", "build:rom-stonemason", "gain:vp-1")
    assert t.goods(0) == {"stone": 2, "vp": 1}


def test_settlers_are_not_paid_so_that_nothing_can_be_built() -> None:
    """Builder costs a stone: gold must be left to stand in for it, so the wood is paid in wood."""
    t = table().empire(0, "com-settlers").hand(0, "rom-builder").has(0, wood=1, gold=1)
    t.act(0, "activate:com-settlers@1")
    assert t.prompt == "pay-gold" and t.keys == ["0"], "asked all the same: nobody learns what the hand holds"
    t.act(0, "0")
    assert t.prompt == "settle" and t.keys == ["build:rom-builder"]


# -- Tavern, Porters, Acting Troupe


def test_the_tavern_takes_a_card_of_the_hand_common_or_faction() -> None:
    t = table().empire(0, "com-tavern").hand(0, "com-mill", "rom-spies").act(0, "activate:com-tavern@1")
    assert t.keys == ["discard:com-mill", "discard:rom-spies"]
    t.act(0, "discard:rom-spies")
    assert t.goods(0) == {"vp": 2} and t.ids(DISCARD) == ["rom-spies"]


def test_porters_copy_a_common_or_a_faction_location() -> None:
    t = table().empire(0, "com-porters", "com-town", "rom-builder").has(0, food=1).act(0, "activate:com-porters@1")
    assert t.keys == ["target:com-town@1", "target:rom-builder@1"]
    t.act(0, "target:com-town@1")
    assert t.goods(0) == {"worker": 2}


def test_porters_may_copy_farmers_who_copy_another() -> None:
    t = table().empire(0, "com-porters", "com-farmers-at-work", "com-town").has(0, food=1)
    t.act(0, "activate:com-porters@1", "target:com-farmers-at-work@1")
    assert t.goods(0) == {"worker": 2}


def test_porters_find_nothing_in_farmers_alone() -> None:
    t = table().empire(0, "com-porters", "com-farmers-at-work").busy(0).has(0, food=1)
    assert t.can("activate") == [] and t.why_not("activate:com-porters@1") == "no-production"


def test_the_copied_production_is_computed_anew() -> None:
    t = table("egyptians", "romans").empire(0, "com-porters", "egy-pharaohs-guard").has(0, food=1)
    t.act(0, "activate:com-porters@1", "gain:vp-2")
    assert t.goods(0) == {"vp": 2}


def test_a_refreshed_location_gets_both_its_uses_back_for_later_turns() -> None:
    t = table().empire(0, "com-acting-troupe", "com-new-forest").used("com-new-forest@1", 2).has(0, worker=3)
    t.act(0, "activate:com-acting-troupe@1")
    assert t.seat == 1, "the new activation is a later action"
    t.act(1, "pass").act(0, "activate:com-new-forest@1", "yes")
    assert t.said("activates").count((0, "com-new-forest")) == 2


def test_a_troupe_refreshes_only_what_was_used_and_not_itself() -> None:
    t = table().empire(0, "com-acting-troupe", "com-new-forest").busy(0).has(0, worker=1)
    assert "activate:com-acting-troupe@1" not in t.keys


def test_a_blocked_location_stays_blocked() -> None:
    t = (
        table("romans", "egyptians", turn=1)
        .empire(0, "com-acting-troupe", "com-new-forest")
        .used("com-new-forest@1", 2)
    )
    t.empire(1, "egy-scorpion-breeder").has(1, worker=1).has(0, worker=2)
    t.act(1, "activate:egy-scorpion-breeder@2", "target:com-new-forest@1")
    assert t.seat == 0 and t.can("activate") == []


# -- Hanseatic League, Imperial Messenger


def test_the_hanseatic_league_discards_an_own_deal() -> None:
    t = table().empire(0, "com-hanseatic-league").deals(0, "rom-spies", "rom-colossus").has(0, worker=2)
    t.act(0, "activate:com-hanseatic-league@1", "drop-deal:rom-spies", "yes")
    assert t.goods(0) == {"vp": 4} and t.ids(DEALS) == [] and t.ids(DISCARD) == ["rom-spies", "rom-colossus"]


def test_without_a_deal_neither_league_nor_messenger_works() -> None:
    t = table().empire(0, "com-hanseatic-league", "com-imperial-messenger").busy(0).has(0, worker=2)
    assert t.can("activate") == []


def test_the_messenger_collects_a_card_deal_from_either_deck() -> None:
    t = table().empire(0, "com-imperial-messenger").deals(0, "rom-spies").has(0, worker=1).on_top(DECK, "rom-colossus")
    t.act(0, "activate:com-imperial-messenger@1", "draw:faction")
    assert t.ids(HAND) == ["rom-colossus"] and t.ids(DEALS) == ["rom-spies"]


def test_messenger_is_not_making_a_deal() -> None:
    t = (
        table("japanese", "romans")
        .empire(0, "com-imperial-messenger", "jap-dojo")
        .deals(0, "jap-casino")
        .has(0, worker=1)
    )
    t.act(0, "activate:com-imperial-messenger@1")
    assert t.goods(0) == {"gold": 1}


def test_what_is_discarded_lies_open() -> None:
    t = table().empire(0, "com-tavern").hand(0, "com-mill").act(0, "activate:com-tavern@1", "discard:com-mill")
    assert t.ids(COMMON_DISCARD) == ["com-mill"]
    assert t.match.view(1)["table"]["common_discard"] == ["com-mill"]
