"""Rulebook: the Japanese: razeable locations, samurai, clarifications of their cards."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DISCARD, DEALS, DECK, DISCARD, EMPIRE, HAND, TUCKED
from rules.imperial_settlers.table import Table, table


def japanese(*cards: str) -> Table:
    return table("japanese", "romans", "barbarians").empire(0, *cards)


# -- samurai


def test_the_rulebooks_example() -> None:
    """A worker becomes a samurai; razing takes three tokens, the samurai is gone and the location discarded."""
    t = table("japanese", "romans").empire(0, "jap-farm").hand(0, "com-ruins").has(0, worker=1).has(1, raze=3)
    t.act(0, "free:samurai:jap-farm@1", "build:com-ruins").act(1, "raze:jap-farm@1")
    assert (
        t.goods(1) == {"vp": 1}
        and t.goods(0) == {"worker": 1}
        and t.ids(DISCARD) == ["jap-farm"]
        and t.now.samurai(0) == 0
    )


def test_two_tokens_do_not_raze_a_location_with_a_samurai() -> None:
    t = table("romans", "japanese").empire(1, "jap-farm").guarded("jap-farm@2").busy(0).has(0, raze=2)
    assert t.can("raze") == []


def test_any_number_of_workers_one_on_each_faction_location() -> None:
    t = japanese("jap-farm", "jap-stalls", "com-town").has(0, worker=3).hand(0, "com-mill")
    assert t.can("samurai") == ["free:samurai:jap-farm@1", "free:samurai:jap-stalls@1"]
    t.act(0, "free:samurai:jap-farm@1", "free:samurai:jap-stalls@1")
    assert t.goods(0) == {"worker": 1} and t.can("samurai") == [] and t.seat == 0, "it takes no turn"


def test_samurai_may_stand_on_gate_and_shrine() -> None:
    t = japanese("jap-gate", "jap-shrine").has(0, worker=1).hand(0, "com-mill")
    assert t.can("samurai") == ["free:samurai:jap-gate@1", "free:samurai:jap-shrine@1"]


def test_only_the_japanese_have_samurai() -> None:
    t = table().empire(0, "rom-builder").hand(0, "com-mill").has(0, worker=1)
    assert t.can("samurai") == []


def test_workers_gained_in_the_turn_may_be_placed_before_it_ends() -> None:
    t = japanese("jap-stalls").hand(0, "jap-farm").has(0, wood=1).act(0, "build:jap-farm")
    assert t.prompt == "end-turn" and len(t.can("samurai")) == 2
    t.act(0, "free:samurai:jap-stalls@1")
    assert t.guard("jap-stalls@1") and t.goods(0) == {"food": 1}


def test_a_samurai_is_not_spent() -> None:
    t = japanese("jap-casino").guarded("jap-casino@1").busy(0)
    assert t.can("activate", "exchange") == []


@pytest.mark.parametrize(("samurai", "points"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_daimyos_castle_gives_a_point_for_each_samurai_three_at_most(samurai: int, points: int) -> None:
    cards = ["jap-stalls", "jap-casino", "jap-dojo", "jap-negotiator"]
    t = japanese("jap-daimyos-castle-a", "com-mill", *cards).guarded(*(f"{c}@1" for c in cards[:samurai]))
    t.guarded("com-mill@1").then(("produce", 0), ("turn", 0))
    assert t.prompt and t.goods(0).get("vp", 0) == points, "a defence token is no samurai"


# -- Ninjas


def test_ninjas_bring_two_samurai_which_are_placed_at_once() -> None:
    t = japanese("jap-farm", "com-ruins").hand(0, "jap-ninjas").has(0, stone=1)
    t.act(0, "build:jap-ninjas", "sacrifice:com-ruins@1", "target:jap-farm@1")
    assert t.guard("jap-farm@1") and t.guard("jap-ninjas@1") and t.goods(0) == {}


def test_the_second_is_lost_if_there_is_no_place() -> None:
    t = japanese("com-ruins").hand(0, "jap-ninjas").has(0, stone=1).act(0, "build:jap-ninjas", "sacrifice:com-ruins@1")
    assert t.now.samurai(0) == 1 and t.goods(0) == {}


def test_ninjas_end_a_deal_and_gain_its_good_once() -> None:
    t = japanese("jap-ninjas").deals(1, "rom-spies").deals(2, "bar-raid").has(0, worker=1).on_top(DECK, "jap-casino")
    t.act(0, "activate:jap-ninjas@1")
    assert t.keys == ["target:rom-spies", "target:bar-raid"]
    t.act(0, "target:rom-spies", "draw:faction")
    assert t.ids(HAND) == ["jap-casino"] and t.ids(DISCARD + 1) == ["rom-spies"]


def test_ninjas_make_no_deal() -> None:
    t = japanese("jap-ninjas", "jap-dojo").deals(2, "bar-raid").has(0, worker=1).act(0, "activate:jap-ninjas@1")
    assert t.goods(0) == {"wood": 1}


# -- Dojo, Negotiator


def test_each_dojo_gives_a_point_for_each_deal_made() -> None:
    t = japanese("jap-dojo", "jap-dojo").hand(0, "jap-casino").has(0, food=1).act(0, "deal:jap-casino")
    assert t.goods(0) == {"gold": 1, "vp": 2}


def test_negotiator_builds_an_own_deal_without_its_location_cost() -> None:
    t = japanese("jap-negotiator", "jap-sake-brewery").deals(0, "jap-geisha-house", "jap-farm").has(0, worker=1, wood=1)
    t.act(0, "activate:jap-negotiator@1")
    assert t.keys == ["from-deal:jap-geisha-house", "from-deal:jap-farm"], "with a location cost or without"
    t.act(0, "from-deal:jap-geisha-house")
    assert t.goods(0) == {"worker": 2, "gold": 1, "vp": 1}, "production at once, and features wake"
    assert t.ids(DEALS) == ["jap-farm"] and t.ids(EMPIRE) == ["jap-negotiator", "jap-sake-brewery", "jap-geisha-house"]


def test_negotiator_needs_the_goods_of_the_deal() -> None:
    t = japanese("jap-negotiator").deals(0, "jap-casino").busy(0).has(0, worker=1, wood=1)
    assert t.can("activate") == []


# -- Gate


def test_cards_under_the_gate_give_a_point_each_and_take_no_turn() -> None:
    t = japanese("jap-gate").hand(0, "com-mill", "jap-farm", "com-town")
    t.act(0, "free:tuck:com-mill:jap-gate@1", "free:tuck:jap-farm:jap-gate@1")
    assert t.goods(0) == {"vp": 2} and t.ids(TUCKED) == ["com-mill", "jap-farm"] and t.seat == 0


def test_cards_under_the_gate_stay_through_clean_up_and_do_not_come_back() -> None:
    t = table("japanese", "romans").empire(0, "jap-gate").hand(0, "com-mill").passed(1)
    t.act(0, "free:tuck:com-mill:jap-gate@1", "pass")
    assert t.now.round == 2 and t.ids(TUCKED) == ["com-mill"]


@pytest.mark.parametrize(("cards", "points"), [(2, 0), (3, 2), (4, 2)])
def test_a_gate_with_three_cards_gives_two_points_at_the_end(cards: int, points: int) -> None:
    hand = ["com-mill", "com-town", "com-baker", "com-statue"][:cards]
    t = japanese("jap-gate", "jap-gate").hand(0, *hand)
    t.act(0, *(f"free:tuck:{card}:jap-gate@1#1" for card in hand))
    assert t.match.view(0)["table"]["seats"][0]["breakdown"]["special"] == points


def test_each_gate_counts_its_own_cards() -> None:
    t = japanese("jap-gate", "jap-gate").hand(0, "com-mill", "com-town", "com-baker")
    t.act(0, "free:tuck:com-mill:jap-gate@1#1", "free:tuck:com-town:jap-gate@1#1", "free:tuck:com-baker:jap-gate@1#2")
    assert t.match.view(0)["table"]["seats"][0]["breakdown"]["special"] == 0


def test_nobody_else_sees_what_lies_under_the_gate() -> None:
    t = japanese("jap-gate").hand(0, "com-mill").act(0, "free:tuck:com-mill:jap-gate@1")
    assert t.match.view(1)["table"]["seats"][0]["tucked"] == [None]
    assert t.match.view(0)["table"]["seats"][0]["tucked"] == ["com-mill"]


@pytest.mark.parametrize("card", ["jap-gate", "jap-shrine"])
def test_gate_and_shrine_cannot_be_razed(card: str) -> None:
    t = table("romans", "japanese").empire(1, card).busy(0).has(0, raze=9)
    assert t.can("raze") == []
    t = japanese().hand(0, card).has(0, raze=9)
    assert t.can("raze-hand") == []


def test_a_lost_gate_takes_its_cards_along_and_its_points_stay() -> None:
    t = japanese("jap-gate").hand(0, "com-mill", "jap-farm", "jap-stalls").has(0, wood=1)
    t.act(0, "free:tuck:com-mill:jap-gate@1", "free:tuck:jap-farm:jap-gate@1")
    t.act(0, "build:jap-stalls", "sacrifice:jap-gate@1")
    assert t.ids(COMMON_DISCARD) == ["com-mill"] and sorted(t.ids(DISCARD)) == ["jap-farm", "jap-gate"]
    assert t.ids(TUCKED) == [] and t.goods(0) == {"vp": 2}


# -- Shrine


@pytest.mark.parametrize(("stored", "points"), [(2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (13, 10)])
def test_the_shrine_scores_its_highest_step(stored: int, points: int) -> None:
    t = japanese("jap-shrine").has(0, wood=5, stone=5, food=5).hand(0, "com-mill")
    for n in range(stored):
        t.act(0, f"free:store:{('wood', 'stone', 'food')[n % 3]}")
    assert t.match.view(0)["table"]["seats"][0]["breakdown"]["special"] == points
    assert sum(t.goods(0).values()) == 15 - stored and t.seat == 0


def test_gold_and_workers_cannot_be_put_on_the_shrine() -> None:
    t = japanese("jap-shrine").has(0, wood=1, gold=3, worker=2, raze=1).hand(0, "com-mill")
    assert t.can("store") == ["free:store:wood"]


def test_resources_on_the_shrine_stay_and_cannot_be_spent() -> None:
    t = table("japanese", "romans").empire(0, "jap-shrine").hand(0, "com-brewer").has(0, wood=1).passed(1)
    t.act(0, "free:store:wood")
    assert "build:com-brewer" not in t.keys
    shrine = t.location("jap-shrine@1")
    t.act(0, "pass")
    assert t.now.round == 2 and t.now.stored == {shrine: 1}


def test_a_lost_shrine_takes_its_resources_along() -> None:
    t = japanese("jap-shrine").has(0, wood=4).hand(0, "jap-stalls").act(0, *["free:store:wood"] * 3)
    t.act(0, "build:jap-stalls", "sacrifice:jap-shrine@1")
    assert t.now.stored == {} and t.goods(0) == {}


# -- School of Diplomacy


def test_goods_of_deals_may_be_given_back_for_a_point_each() -> None:
    t = japanese("jap-school-of-diplomacy").deals(0, "jap-farm", "jap-casino", "jap-dojo")
    t.then(("produce", 0), ("turn", 0))
    assert t.prompt == "diplomacy" and sorted(t.keys) == ["done", "give-up:gold", "give-up:worker"]
    t.act(0, "give-up:gold", "done")
    assert t.goods(0) == {"worker": 5, "wood": 1, "raze": 1, "defence": 1, "vp": 2}, "one of them from the Dojo deal"


def test_only_what_the_deals_gave_may_be_given_back() -> None:
    t = japanese("jap-school-of-diplomacy").deals(0, "jap-farm").then(("produce", 0), ("turn", 0))
    t.act(0, "give-up:worker")
    assert t.prompt == "act" and t.goods(0)["worker"] == 4


def test_a_card_is_drawn_first_and_may_be_the_good() -> None:
    t = japanese("jap-school-of-diplomacy").deals(0, "jap-shrine").on_top(DECK, "jap-casino").hand(0, "com-mill")
    t.then(("produce", 0), ("turn", 0)).act(0, "draw:faction")
    assert t.keys == ["give-up-card:jap-casino", "done"]
    t.act(0, "give-up-card:jap-casino")
    assert t.ids(HAND) == ["com-mill"] and t.goods(0)["vp"] == 1


def test_without_deals_the_school_asks_nothing() -> None:
    t = japanese("jap-school-of-diplomacy").then(("produce", 0), ("turn", 0))
    assert t.prompt == "act"
