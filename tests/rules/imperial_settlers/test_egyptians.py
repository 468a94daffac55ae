"""Rulebook: clarifications of the Egyptians' cards, but for the Temple of Ra."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DISCARD, DISCARD, FOUNDATIONS, HAND
from rules.imperial_settlers.table import Table, table


def egyptians(*cards: str) -> Table:
    return table("egyptians", "romans", "japanese").empire(0, *cards)


# -- Desert


def test_the_victim_of_the_desert_chooses_what_to_discard() -> None:
    t = egyptians("egy-desert").hand(0, "com-mill").hand(1, "rom-spies", "com-town").hand(2, "jap-farm")
    t.act(0, "activate:egy-desert@1", "discard:com-mill", "victim:1")
    assert t.seat == 1 and t.prompt == "desert-discard" and t.keys == ["discard:rom-spies", "discard:com-town"]
    t.act(1, "discard:rom-spies")
    assert t.ids(DISCARD + 1) == ["rom-spies"] and t.goods(0) == {"vp": 1}


def test_whoever_holds_no_cards_or_has_passed_is_no_victim() -> None:
    t = egyptians("egy-desert").hand(0, "com-mill").no_hand(1).hand(2, "jap-farm").passed(2)
    assert t.can("activate") == []


def test_the_discards_question_is_put_even_for_one_card() -> None:
    t = egyptians("egy-desert").hand(0, "com-mill").hand(1, "rom-spies").no_hand(2)
    t.act(0, "activate:egy-desert@1", "discard:com-mill")
    assert t.seat == 1 and t.prompt == "desert-discard"


# -- Chariot Builder


@pytest.mark.parametrize("tag", ["com-town@2", "jap-farm@3"])
def test_chariot_builder_razes_a_defended_location_for_one_token(tag: str) -> None:
    t = egyptians("egy-chariot-builder", "com-gallows").empire(1, "com-town").empire(2, "jap-farm", "jap-gate")
    t.guarded("com-town@2", "jap-farm@3").has(0, raze=1).act(0, "activate:egy-chariot-builder@1")
    assert t.keys == ["target:com-town@2", "target:jap-farm@3"]
    t.act(0, f"target:{tag}")
    assert t.goods(0) == ({"worker": 2, "vp": 1} if tag == "com-town@2" else {"vp": 2}), "and Gallows count it"
    assert t.ids(FOUNDATIONS + 1) + t.ids(DISCARD + 2) == [tag.split("@")[0]]


# -- Oasis


def exchanging(pairs: int, **has: int) -> Table:
    t = table("egyptians", "romans", turn=1).empire(0, "egy-oasis").has(0, **has).has(1, worker=2 * pairs)
    return t.act(1, "exchange", *["swap:wood"] * pairs)


def test_oasis_gives_a_worker_for_each_pair() -> None:
    assert exchanging(3).goods(0) == {"worker": 3}


def test_oasis_gives_four_workers_a_round_at_most() -> None:
    t = exchanging(3)
    t.has(1, worker=8).act(0, "pass").act(1, "exchange", *["swap:wood"] * 4)
    assert t.goods(0) == {"worker": 4}


def test_oasis_works_after_its_owner_has_passed() -> None:
    t = table("egyptians", "romans", turn=1).empire(0, "egy-oasis").passed(0).has(1, worker=4)
    t.act(1, "exchange", "swap:wood", "done")
    assert t.goods(0) == {"worker": 1}


def test_oasis_does_not_count_its_owners_exchange() -> None:
    t = egyptians("egy-oasis").has(0, worker=2).act(0, "exchange", "swap:wood")
    assert t.goods(0) == {"wood": 1}


def test_the_next_round_oasis_gives_again() -> None:
    t = table("egyptians", "romans").empire(0, "egy-oasis").then(("end-round",))
    t.state.players[0].oasis = 4
    assert t.prompt == "lookout" and t.now.players[0].oasis == 0


# -- Slaver


def test_slaver_gold_for_two_points_or_stone_for_one_or_neither() -> None:
    for answer, left in (
        ("gold-for-vp", {"stone": 1, "vp": 2}),
        ("stone-for-vp", {"gold": 1, "vp": 1}),
        ("no", {"stone": 1, "gold": 1}),
    ):
        t = egyptians("egy-slaver").hand(0, "egy-desert").has(0, stone=1, gold=1)
        t.act(0, "build:egy-desert", "draw:common", "draw:common", answer)
        assert t.goods(0) == left and t.prompt != "slaver", "one of them, once"


def test_slaver_gold_in_place_of_the_stone_brings_one_point() -> None:
    t = egyptians("egy-slaver").hand(0, "egy-desert").has(0, gold=1)
    t.act(0, "build:egy-desert", "draw:common", "draw:common", "stone-for-vp")
    assert t.goods(0) == {"vp": 1}


def test_slaver_counts_itself_and_no_common_location() -> None:
    t = egyptians("com-ruins").hand(0, "egy-slaver", "com-brewer").has(0, stone=2, wood=1)
    t.act(0, "build:egy-slaver", "sacrifice:com-ruins@1")
    assert t.prompt == "slaver"
    t.act(0, "no").act(1, "pass").act(2, "pass").act(0, "build:com-brewer")
    assert t.prompt != "slaver"


def test_slaver_may_be_paid_with_what_other_features_have_just_given() -> None:
    t = egyptians("egy-slaver", "com-supplier").hand(0, "egy-caravan").has(0, food=1)
    t.act(0, "build:egy-caravan")
    assert t.prompt == "slaver" and t.goods(0)["gold"] == 1


# -- Sanctuary


def test_sanctuary_lays_a_common_card_face_down_for_a_stone_and_is_no_raze() -> None:
    t = egyptians("egy-sanctuary", "com-gallows").hand(0, "com-town", "com-ruins").has(0, worker=1)
    t.act(0, "activate:egy-sanctuary@1", "bury:com-ruins")
    assert t.goods(0) == {"stone": 1, "vp": 1}, "no wood, no raze goods; Gallows do not count it"
    assert t.ids(FOUNDATIONS) == ["com-ruins"]
    assert t.match.view(1)["table"]["seats"][0]["foundations"] == [None]


def test_a_foundation_of_the_sanctuary_pays_for_a_location() -> None:
    t = egyptians("egy-sanctuary").hand(0, "com-town", "egy-egyptian-quarry").has(0, worker=1).passed(1, 2)
    t.act(0, "activate:egy-sanctuary@1", "bury:com-town", "build:egy-egyptian-quarry", "foundation:com-town")
    assert t.ids(COMMON_DISCARD) == ["com-town"]


# -- Royal Bath


def test_two_baths_may_refresh_each_other() -> None:
    t = egyptians("egy-royal-bath", "egy-royal-bath").used("egy-royal-bath@1#1", 2).has(0, gold=2).passed(1, 2)
    t.act(0, "activate:egy-royal-bath@1#2")
    assert t.now.marks[t.location("egy-royal-bath@1#1")] == 0
    t.act(0, "activate:egy-royal-bath@1#1")
    assert "refreshes" in {event.message for event in t.match.log}


# -- Scorpion Breeder


def test_a_blocked_location_cannot_be_activated_by_anybody_in_this_round() -> None:
    t = egyptians("egy-scorpion-breeder", "egy-temple-of-ra").empire(1, "com-new-forest").has(0, worker=3).passed(2)
    t.hand(0, "com-mill").hand(1, "com-ruins", "com-ruins").act(0, "activate:egy-scorpion-breeder@1")
    t.act(1, "build:com-ruins").act(0, "activate:egy-temple-of-ra@1", "target:com-new-forest@2").act(1, "pass")
    assert t.seat == 0 and "activate:com-new-forest@2" not in t.keys
    assert t.why_not("activate:com-new-forest@2") == "blocked"


def test_only_action_locations_of_rivals_can_be_blocked() -> None:
    t = egyptians("egy-scorpion-breeder", "com-gold-mine").empire(1, "com-town", "com-mill").busy(0).has(0, worker=1)
    assert "activate:egy-scorpion-breeder@1" not in t.keys


# -- Sphinx


def test_sphinx_adds_a_point_to_a_gain_of_two_or_more_and_not_to_its_own() -> None:
    t = egyptians("egy-sphinx", "egy-goldsmith").has(0, worker=1, gold=1).act(0, "activate:egy-goldsmith@1")
    assert t.goods(0) == {"vp": 4}


def test_each_of_two_sphinxes_adds_one() -> None:
    t = (
        egyptians("egy-sphinx", "egy-sphinx", "egy-goldsmith")
        .has(0, worker=1, gold=1)
        .act(0, "activate:egy-goldsmith@1")
    )
    assert t.goods(0) == {"vp": 5}


def test_a_gain_of_one_point_leaves_the_sphinx_asleep() -> None:
    t = egyptians("egy-sphinx", "egy-slaves").has(0, worker=1).act(0, "activate:egy-slaves@1")
    assert t.goods(0) == {"stone": 2, "vp": 1}


def test_two_activations_are_two_gains() -> None:
    t = egyptians("egy-sphinx", "com-brewer", "egy-avenue-of-sphinxes").hand(0, "com-mill").has(0, food=2).passed(1, 2)
    t.act(0, "activate:com-brewer@1", "yes")
    assert t.goods(0) == {"vp": 2}, "one point twice"
    t.has(0, gold=4).act(0, "activate:egy-avenue-of-sphinxes@1", "yes")
    assert t.goods(0) == {"vp": 2 + 3 + 3}


def test_sphinx_works_in_the_production_phase() -> None:
    t = egyptians("egy-sphinx", "egy-pharaohs-guard", "com-monument").then(("produce", 0), ("turn", 0))
    t.act(0, "gain:vp-2")
    assert t.goods(0)["vp"] == 3 + 1


def test_a_building_bonus_is_one_gain() -> None:
    t = egyptians("egy-sphinx", "egy-pyramid").hand(0, "com-statue").has(0, wood=1, stone=2)
    t.act(0, "build:com-statue", "draw:common")
    assert t.goods(0) == {"vp": 2 + 1}
    assert t.ids(HAND)
