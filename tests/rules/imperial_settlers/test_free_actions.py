"""Rulebook: "at any moment of the own turn": defence tokens, samurai, Gate and Shrine, also within an action."""

from __future__ import annotations

from random import Random

from oikumene.games.imperial_settlers.state import DECK, HAND, TUCKED
from rules.imperial_settlers.table import Table, table


def japanese(*cards: str) -> Table:
    return table("japanese", "romans").empire(0, *cards)


def free(t: Table) -> list[str]:
    return [key.removeprefix("free:") for key in t.keys if key.startswith("free:")]


# -- at every question of the own turn


def test_a_defence_token_may_be_placed_while_a_card_is_drawn() -> None:
    t = table().empire(0, "com-castle-a").hand(0, "com-mill").has(0, worker=1, defence=1)
    t.act(0, "activate:com-castle-a@1")
    assert t.prompt == "draw" and free(t) == ["defend:com-castle-a@1"]
    t.act(0, "free:defend:com-castle-a@1")
    assert t.prompt == "draw" and t.guard("com-castle-a@1")


def test_a_samurai_may_be_placed_while_a_location_is_given_up() -> None:
    t = japanese("jap-farm", "com-ruins").hand(0, "jap-stalls").has(0, wood=1, worker=1).act(0, "build:jap-stalls")
    assert t.prompt == "sacrifice" and free(t) == ["samurai:jap-farm@1"]


def test_a_card_may_go_under_the_gate_between_two_parts_of_a_payment() -> None:
    t = table("japanese", "barbarians").empire(0, "jap-gate", "com-marketplace").hand(0, "com-mill", "com-ruins")
    t.has(0, wood=1, stone=1, food=1, gold=2).act(0, "activate:com-marketplace@1")
    assert t.prompt == "pay-gold" and free(t) == ["tuck:com-mill:jap-gate@1", "tuck:com-ruins:jap-gate@1"]
    t.act(0, "free:tuck:com-mill:jap-gate@1", "1")
    assert t.prompt == "pay-gold" and t.goods(0) == {"wood": 1, "stone": 1, "food": 1, "gold": 1, "vp": 1}


def test_nobody_else_is_offered_anything() -> None:
    """Desert: the victim chooses a card in another's turn."""
    t = table("egyptians", "japanese").empire(0, "egy-desert").hand(0, "com-mill").empire(1, "jap-gate")
    t.hand(1, "com-ruins", "com-town").has(1, worker=1).act(0, "activate:egy-desert@1", "discard:com-mill")
    assert t.seat == 1 and t.prompt == "desert-discard" and free(t) == []


def test_a_question_with_one_answer_is_not_put_for_the_sake_of_free_actions() -> None:
    t = table().empire(0, "com-imperial-messenger").deals(0, "rom-builder").hand(0, "com-mill")
    t.has(0, worker=1, defence=1).act(0, "activate:com-imperial-messenger@1")
    assert t.prompt in ("act", "end-turn"), "the one deal has given its good"


# -- what is promised stays possible


def test_the_card_that_is_built_is_not_tucked_away() -> None:
    t = japanese("jap-gate", "com-ruins", "com-town").hand(0, "jap-farm", "jap-stalls").has(0, wood=1)
    t.act(0, "build:jap-stalls")
    assert t.prompt == "sacrifice" and free(t) == ["tuck:jap-farm:jap-gate@1"]


def test_what_is_owed_is_not_laid_on_the_shrine() -> None:
    """Stalls cost a wood: of two one may go, of one none."""
    t = japanese("jap-shrine", "com-ruins").hand(0, "jap-stalls").has(0, wood=2, food=1).act(0, "build:jap-stalls")
    assert free(t) == ["store:wood", "store:food"]
    t.act(0, "free:store:wood")
    assert free(t) == ["store:food"]


def test_gold_that_stands_in_sets_a_resource_free() -> None:
    t = japanese("jap-shrine", "com-ruins").hand(0, "jap-stalls").has(0, wood=1, gold=1).act(0, "build:jap-stalls")
    t.act(0, "free:store:wood", "sacrifice:com-ruins@1")
    assert t.goods(0) == {} and t.now.stored[t.location("jap-shrine@1")] == 1, "the gold was the only way left"


def test_the_ways_to_pay_are_listed_anew_after_a_free_action() -> None:
    t = japanese("jap-shrine", "com-marketplace").no_hand(0).has(0, wood=1, stone=1, food=1, gold=1)
    t.act(0, "activate:com-marketplace@1")
    assert t.prompt == "pay-gold" and t.can("0", "1") == ["0", "1"]
    t.act(0, "free:store:wood")
    assert t.prompt == "act" and t.seat == 1, "the gold stands in for the wood; nothing else can be spared"
    assert "wood" not in t.goods(0) and "gold" not in t.goods(0)


def test_workers_named_for_an_exchange_may_become_samurai_instead() -> None:
    t = japanese("jap-farm", "jap-stalls").hand(0, "com-mill").has(0, worker=4)
    t.act(0, "exchange", "swap:wood", "free:samurai:jap-farm@1")
    assert t.match.pending[0].bounds == (1, 1) and t.match.pending[0].picked == ("swap:wood",)
    assert t.keys == ["done", "free:samurai:jap-stalls@1"]
    t.act(0, "done")
    assert t.goods(0) == {"worker": 1, "wood": 1}


def test_a_pair_that_was_named_goes_when_its_workers_do() -> None:
    t = japanese("jap-farm", "jap-stalls", "jap-dojo").hand(0, "com-mill").has(0, worker=6)
    t.act(0, "exchange", "swap:wood", "swap:food", "free:samurai:jap-farm@1", "free:samurai:jap-stalls@1")
    assert t.match.pending[0].picked == ("swap:wood", "swap:food") and t.match.pending[0].bounds == (1, 2)
    t.act(0, "free:samurai:jap-dojo@1")
    assert t.said("exchanges") == [(0, 1)], "three workers are one pair, and nothing is left to be said"


def test_one_pair_must_be_left_for_an_exchange() -> None:
    t = japanese("jap-farm", "jap-stalls").hand(0, "com-mill").has(0, worker=3).act(0, "exchange")
    assert len(free(t)) == 2
    t.act(0, "free:samurai:jap-farm@1")
    assert free(t) == [] and t.prompt == "exchange"


def test_a_card_that_is_razed_is_not_tucked_away_while_its_goods_are_drawn() -> None:
    t = japanese("jap-gate").hand(0, "com-castle-a", "com-mill").has(0, raze=1).act(0, "raze-hand:com-castle-a")
    assert t.prompt == "draw" and free(t) == ["tuck:com-mill:jap-gate@1"]


def test_cards_of_which_one_is_kept_are_not_tucked_away_before() -> None:
    t = japanese("jap-gate", "com-ruins").hand(0, "jap-buddhas-temple", "com-mill").has(0, stone=1)
    t.on_top(DECK, "jap-farm", "jap-stalls")
    t.act(0, "build:jap-buddhas-temple", "sacrifice:com-ruins@1")
    assert t.prompt == "keep" and free(t) == ["tuck:com-mill:jap-gate@1"]
    t.act(0, "keep:jap-farm")
    assert "tuck:jap-farm:jap-gate@1" in free(t)


def test_the_last_card_for_the_tavern_is_not_tucked_away() -> None:
    t = japanese("jap-gate", "com-tavern").hand(0, "com-mill", "com-town").act(0, "activate:com-tavern@1")
    t.act(0, "free:tuck:com-mill:jap-gate@1")
    assert t.prompt == "discard" and t.keys == ["discard:com-town"]


def test_settlers_keep_a_card_to_build_and_its_price() -> None:
    t = japanese("jap-gate", "com-settlers").hand(0, "jap-farm", "jap-rice-fields", "com-mill").has(0, wood=1, food=1)
    t.act(0, "activate:com-settlers@1")
    assert t.prompt == "settle" and t.can("build") == ["build:jap-rice-fields"]
    assert free(t) == ["tuck:jap-farm:jap-gate@1", "tuck:com-mill:jap-gate@1"]


def test_a_second_activation_is_not_offered_when_its_price_has_gone() -> None:
    t = japanese("jap-casino").hand(0, "com-mill").has(0, worker=2).act(0, "activate:jap-casino@1")
    assert t.prompt == "again" and t.keys == ["yes", "no", "free:samurai:jap-casino@1"]
    t.act(0, "free:samurai:jap-casino@1")
    assert t.prompt == "again" and t.keys == ["no"]


def test_ninjas_second_samurai_is_lost_when_a_worker_takes_the_last_place() -> None:
    t = japanese("jap-farm", "com-ruins").hand(0, "jap-ninjas", "com-mill").has(0, stone=1, worker=2)
    t.act(0, "build:jap-ninjas", "sacrifice:com-ruins@1")
    assert t.prompt == "samurai"
    t.act(0, "free:samurai:jap-farm@1", "free:samurai:jap-ninjas@1")
    assert t.now.samurai(0) == 2 and t.prompt == "act" and t.seat == 1


def test_a_card_that_dark_chapel_could_give_back_may_go_under_a_captured_gate() -> None:
    """What was picked to be given back is not given back when it has gone elsewhere."""
    t = table("barbarians", "japanese").empire(0, "bar-dark-chapel-a").empire(1, "jap-gate")
    t.hand(0, "com-castle-a").has(0, raze=1).captured("jap-gate@2", 0)
    t.on_top(DECK, "bar-pack-a", "bar-mission").act(0, "activate:bar-dark-chapel-a@1", "raze-hand:com-castle-a")
    t.act(0, "draw:faction", "draw:faction")
    assert t.prompt == "dark-chapel" and t.match.pending[0].bounds == (0, 2)
    t.act(0, "give-up-card:bar-pack-a", "free:tuck:bar-pack-a:jap-gate@2")
    assert t.match.pending[0].picked == () and t.match.pending[0].bounds == (0, 1)
    t.act(0, "give-up-card:bar-mission")
    assert t.goods(0) == {"vp": 3} and t.ids(HAND) == [] and t.ids(TUCKED) == ["bar-pack-a"]


# -- games go on


def test_random_games_of_the_japanese_with_many_free_actions_end() -> None:
    """Every free action takes something that is there, so it cannot be repeated for ever."""
    from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS

    within = 0
    for seed in range(4):
        rng = Random(seed)
        match = IMPERIAL_SETTLERS.new(seats=2, seed=seed, options={"empire_1": "japanese"})
        for _ in range(3000):
            if match.over:
                break
            ask = match.asks[0]
            values = ask.values()
            taken = rng.choice(values)
            within += isinstance(taken, tuple) and taken[0] == "free" and ask.prompt not in ("act", "end-turn")
            match.take(ask, taken)
            IMPERIAL_SETTLERS.check(match.state)
        assert match.over
    assert within > 5, "free actions within an action were taken"
