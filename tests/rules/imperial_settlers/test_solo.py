"""Rulebook: the solo game against the virtual opponent."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.games.imperial_settlers.state import (
    ATTACK_DECK,
    COMMON_DISCARD,
    DEALS,
    DISPLAY,
    EMPIRE,
    FOUNDATIONS,
    GONE,
    HAND,
    TROPHIES,
    VIRTUAL,
)
from rules.imperial_settlers.sheet import ATTACKS
from rules.imperial_settlers.table import Table, table


def solo(empire: str = "romans", round: int = 2) -> Table:
    """Alone, in the middle of the game."""
    return table(empire, round=round)


def attacked(t: Table, newest: str, *older: str) -> Table:
    """The first attack with this card on top of those that lie open; the second with a good that hits nothing."""
    second = "food" if "food" not in (newest, *older) else "stone"
    t.attacks(*(f"att-{good}" for good in older)).only(ATTACK_DECK, f"att-{newest}", f"att-{second}")
    return t.then(("attack",), ("turn", 0)).hand(0, "com-ruins")


# -- lookout


def test_choose_one_of_four_the_opponent_gets_one_by_chance_choose_one_of_two() -> None:
    t = solo().then(("solo-lookout",), ("turn", 0))
    first = t.ids(DISPLAY)
    assert len(first) == 4 and len(t.ids(HAND)) == 1 and t.ids(HAND)[0].startswith("rom-")
    t.act(0, f"take:{first[0]}")
    assert len(t.ids(DISPLAY)) == 2 and len(t.ids(EMPIRE + VIRTUAL)) == 1
    t.act(0, t.keys[0])
    assert len(t.ids(HAND)) == 3 and len(t.ids(EMPIRE + VIRTUAL)) == 2 and t.ids(DISPLAY) == []


def test_the_opponents_first_card_is_drawn_by_lot() -> None:
    given = set()
    for seed in range(20):
        match = IMPERIAL_SETTLERS.new(seats=1, seed=seed)
        shown = [match.state.ident(c) for c in match.state.zones[DISPLAY]]
        match.answer(0, f"take:{shown[0]}")
        given.add(shown[1:].index(match.state.ident(match.state.zones[EMPIRE + VIRTUAL][0])))
    assert given == {0, 1, 2}


# -- its locations and deals


def test_a_razed_location_of_the_opponent_is_discarded() -> None:
    t = solo().virtual("com-town").has(0, raze=2).hand(0, "com-ruins").act(0, "raze:com-town@5")
    assert t.goods(0) == {"worker": 2} and t.ids(COMMON_DISCARD) == ["com-town"]
    assert t.ids(EMPIRE + VIRTUAL) == [] and t.ids(FOUNDATIONS + VIRTUAL) == []


@pytest.mark.parametrize(
    ("empire", "card", "has"),
    [
        ("romans", "rom-engineers", {"worker": 2}),
        ("japanese", "jap-garrison", {"raze": 2}),
        ("egyptians", "egy-chariot-builder", {"raze": 1}),
    ],
)
def test_actions_of_locations_hit_the_opponents_locations(empire: str, card: str, has: dict[str, int]) -> None:
    t = solo(empire).empire(0, card).virtual("com-town").has(0, **has).hand(0, "com-ruins").act(0, f"activate:{card}@1")
    assert t.ids(EMPIRE + VIRTUAL) == [] and t.ids(COMMON_DISCARD) == ["com-town"]


def test_open_attack_cards_are_its_deals() -> None:
    t = solo().empire(0, "rom-spies").attacks("att-gold", "att-wood").has(0, worker=1).hand(0, "com-ruins")
    t.act(0, "activate:rom-spies@1", "target:att-gold")
    assert t.ids(DEALS) == ["att-gold"] and t.ids(DEALS + VIRTUAL) == ["att-wood"] and t.goods(0) == {"vp": 1}
    t.then(("produce", 0), ("turn", 0))
    assert t.prompt and t.goods(0)["gold"] == 1


@pytest.mark.parametrize(
    ("empire", "card", "workers"), [("barbarians", "bar-robbers", 2), ("japanese", "jap-ninjas", 1)]
)
def test_a_deal_that_is_ended_leaves_the_row(empire: str, card: str, workers: int) -> None:
    t = solo(empire).empire(0, card).attacks("att-gold").has(0, worker=workers).hand(0, "com-ruins")
    t.act(0, f"activate:{card}@1")
    if t.prompt == "draw":
        t.act(0, "draw:common")
    assert t.ids(DEALS + VIRTUAL) == [] and "att-gold" in t.ids(GONE)
    assert t.goods(0) == ({"vp": 1} if card == "bar-robbers" else {"gold": 1})


def test_some_cards_find_nothing_in_it() -> None:
    """No supply, no hand, no actions, no faction locations."""
    for empire, card in (
        ("barbarians", "bar-saboteurs-a"),
        ("egyptians", "egy-desert"),
        ("egyptians", "egy-scorpion-breeder"),
        ("japanese", "jap-trade-route-a"),
    ):
        t = solo(empire).empire(0, card).virtual("com-new-forest").attacks("att-gold")
        t.has(0, worker=2, food=1).hand(0, "com-ruins")
        assert f"activate:{card}@1" not in t.keys


# -- the attack


def test_the_rulebooks_example() -> None:
    """Wood is turned up; worker and gold lie open. Four locations show wood, none a worker, two gold: Carpenter's
    Workshop, a feature, and Marketplace, an action, which is razed."""
    t = solo().empire(0, "com-carpenters-workshop", "com-marketplace", "com-joiner", "com-wood-supplier")
    attacked(t, "wood", "worker", "gold")
    assert t.prompt == "act"
    assert t.ids(TROPHIES) == ["com-marketplace"] and len(t.ids(EMPIRE)) == 3
    assert sorted(t.ids(DEALS + VIRTUAL)[:2]) == ["att-gold", "att-wood"], "the pair goes under the others"
    assert t.ids(DEALS + VIRTUAL)[2:] == ["att-worker", "att-food"]
    assert t.goods(0) == {}, "no foundation, no wood"
    assert t.ids(FOUNDATIONS) == []


@pytest.mark.parametrize(
    ("newest", "older", "location"),
    [
        ("wood", "gold", "com-marketplace"),
        ("gold", "vp", "com-gold-mine"),
        ("card", "card", "com-castle-a"),
        ("stone", "wood", "com-mason-a"),
        ("worker", "food", "com-pig-farmer-a"),
        ("vp", "stone", "com-armorer"),
        ("food", "gold", "com-confectioner"),
        ("worker", "worker", "com-town"),
        ("card", "worker", "com-meeting-place"),
    ],
)
def test_a_pair_of_goods_hits_a_location_whose_raze_field_shows_both(newest: str, older: str, location: str) -> None:
    assert {newest, older} <= set(ATTACKS)
    t = attacked(solo().empire(0, location, "com-ruins", "rom-builder"), newest, older)
    assert t.prompt and t.ids(TROPHIES) == [location]


@pytest.mark.parametrize(
    ("newest", "older"), [("wood", "stone"), ("gold", "gold"), ("stone", "gold"), ("wood", "wood")]
)
def test_one_good_of_the_two_is_not_enough(newest: str, older: str) -> None:
    t = attacked(solo().empire(0, "com-marketplace"), newest, older)
    assert t.prompt and t.ids(TROPHIES) == [] and t.said("attack-misses")


def test_the_first_good_is_always_that_of_the_newest_card() -> None:
    """Gold and wood lie open and would hit the Marketplace together; food on top does not."""
    t = attacked(solo().empire(0, "com-marketplace"), "food", "gold", "wood")
    assert t.prompt and t.ids(TROPHIES) == []


def test_the_newest_of_the_older_cards_comes_first() -> None:
    t = attacked(solo().empire(0, "com-marketplace", "com-mason-a"), "wood", "stone", "gold")
    assert t.prompt and t.ids(TROPHIES) == ["com-mason-a"]


def test_action_before_feature_before_production() -> None:
    t = solo().empire(0, "com-lumberjacks-route", "com-wood-storage", "com-new-forest")
    assert attacked(t, "wood", "wood").prompt and t.ids(TROPHIES) == ["com-new-forest"]
    t = solo().empire(0, "com-lumberjacks-route", "com-wood-storage")
    assert attacked(t, "wood", "wood").prompt and t.ids(TROPHIES) == ["com-wood-storage"]


def test_then_the_dearer_one() -> None:
    t = solo().empire(0, "com-new-forest", "com-lumberjacks")
    assert attacked(t, "wood", "wood").prompt and t.ids(TROPHIES) == ["com-lumberjacks"]


def test_then_the_one_with_more_stone() -> None:
    t = solo().empire(0, "com-apartment", "com-supplier").empire(0, "com-monty-the-merchant")
    assert attacked(t, "gold", "stone").prompt == "attacked"
    t = solo().empire(0, "com-castle-a", "com-castle-b")
    assert attacked(t, "card", "card").prompt and t.ids(TROPHIES) == ["com-castle-b"]


def test_still_tied_the_player_chooses() -> None:
    t = attacked(solo().empire(0, "com-apartment", "com-supplier"), "gold", "stone")
    assert t.prompt == "attacked" and t.keys == ["target:com-apartment@1", "target:com-supplier@1"]
    t.act(0, "target:com-supplier@1")
    assert t.ids(TROPHIES) == ["com-supplier"]


def test_a_defence_token_does_not_protect() -> None:
    t = attacked(solo(round=5).empire(0, "com-marketplace").guarded("com-marketplace@1"), "wood", "gold")
    assert t.prompt and t.ids(TROPHIES) == ["com-marketplace"]


def test_it_attacks_twice_a_round_and_each_attack_razes_one() -> None:
    t = solo().empire(0, "com-marketplace", "com-mason-a", "com-town").attacks("att-gold").hand(0, "com-ruins")
    t.only(ATTACK_DECK, "att-wood", "att-stone").then(("attack",), ("turn", 0))
    assert t.prompt and t.ids(TROPHIES) == ["com-marketplace", "com-mason-a"]


def test_its_locations_become_trophies_first() -> None:
    t = attacked(solo().virtual("com-town", "com-mill").empire(0, "com-marketplace"), "wood", "gold")
    assert t.prompt and t.ids(TROPHIES) == ["com-town", "com-mill", "com-marketplace"]


def test_roman_faction_locations_are_safe() -> None:
    t = attacked(solo().empire(0, "rom-builder"), "vp", "vp")
    assert t.prompt and t.ids(TROPHIES) == []


def test_the_attack_follows_the_clean_up_and_comes_in_the_last_round_too() -> None:
    t = solo(round=1).virtual("com-town").has(0, wood=3).hand(0, "com-ruins").act(0, "pass")
    assert t.now.round == 2 and t.ids(TROPHIES)[:1] == ["com-town"] and t.goods(0) == {}
    t = solo(round=5).virtual("com-town").has(0, wood=3).hand(0, "com-ruins").act(0, "pass")
    assert t.match.over and t.ids(TROPHIES)[:1] == ["com-town"] and t.goods(0) == {"wood": 3}


# -- the Japanese


def test_two_points_hit_a_japanese_faction_location() -> None:
    t = attacked(solo("japanese").empire(0, "jap-farm", "com-town", "jap-gate"), "vp", "gold", "vp")
    assert t.prompt and t.ids(TROPHIES) == ["jap-farm"], "Gate and Shrine cannot be razed"
    assert sorted(t.ids(DEALS + VIRTUAL)[:2]) == ["att-vp", "att-vp"]


#: By deal: card, raze token, gold, point, stone, worker, food.
FALLING = [
    "jap-buddhas-temple",
    "jap-garrison",
    "jap-casino",
    "jap-dojo",
    "jap-master-swordsmith",
    "jap-farm",
    "jap-rice-fields",
]


@pytest.mark.parametrize("n", range(len(FALLING)))
def test_japanese_locations_fall_in_the_order_of_their_deals(n: int) -> None:
    t = attacked(solo("japanese").empire(0, *FALLING[n:][::-1]), "vp", "vp")
    assert t.prompt and t.ids(TROPHIES) == [FALLING[n]]


def test_then_by_kind_and_price() -> None:
    t = attacked(solo("japanese").empire(0, "jap-daimyos-castle-b", "jap-casino", "jap-negotiator"), "vp", "vp")
    assert t.prompt and t.ids(TROPHIES) == ["jap-casino"], "all three have gold deals; the Casino costs 2 wood"


def test_a_samurai_does_not_protect() -> None:
    t = attacked(solo("japanese").empire(0, "jap-farm").guarded("jap-farm@1"), "vp", "vp")
    assert t.prompt and t.ids(TROPHIES) == ["jap-farm"] and t.now.samurai(0) == 0


# -- the end


def ended(empire: str, points: int, faction: int, trophies: int) -> Table:
    t = solo(empire, round=5).has(0, vp=points).empire(0, *["rom-administration", "rom-spies", "rom-legions"][:faction])
    t.trophies(*["com-ruins"] * trophies)
    return t.then(("after-attack",))


@pytest.mark.parametrize(("faction", "trophies", "won"), [(2, 1, True), (2, 2, False), (2, 3, False), (0, 0, False)])
def test_more_faction_locations_than_trophies_win(faction: int, trophies: int, won: bool) -> None:
    result = ended("romans", 50, faction, trophies).match.result
    assert result is not None
    assert result.winners == ((0,) if won else ()) and (result.ending == "defeat") == (not won)


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (29, "commoner"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (50, "knight"),
        (60, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
    ],
)
def test_titles(points: int, title: str) -> None:
    result = ended("romans", points - 2, 1, 0).match.result
    assert result is not None and result.scores == (points,) and result.ending == title
