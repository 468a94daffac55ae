"""Rulebook: actions of citizens, A. The nine actions of the board."""

from __future__ import annotations

from oikumene.games.ancient_world.state import (
    ARMS_ROW,
    ASIDE,
    DISCARD,
    HAND,
    LAND_DECK,
    LAND_OPEN,
    LANDS,
    LOST,
    RETIRED,
    ROW,
)
from rules.ancient_world.table import table

# -- Work


def test_work_gives_2_coins() -> None:
    assert table().place(0, "work", 1).city(0).coins == 2


# -- Build


def test_build_buys_a_card_of_the_row_for_its_price() -> None:
    t = table().row("smithy", "town-hall").give(0, coins=4, knowledge=1)
    t.place(0, "build", 1, "buy:town-hall")
    assert t.cards(0) == ["fishing-dock", "wheat-fields", "town-hall"]
    assert (t.city(0).coins, t.city(0).knowledge) == (2, 0)
    assert t.ids(ROW) == ["smithy"]


def test_build_buys_a_card_that_was_set_aside() -> None:
    t = table().row("smithy").give(0, coins=2, aside=["granary"])
    t.place(0, "build", 1, "buy-aside:granary")
    assert "granary" in t.cards(0) and t.ids(ASIDE) == []
    assert t.ids(ROW) == ["smithy"]


def test_nobody_builds_what_another_has_set_aside() -> None:
    t = table().row("smithy").give(0, coins=9).give(1, aside=["granary"])
    t.place(0, "build", 1)
    assert t.keys == ["buy:smithy", "no"]


def test_building_is_a_may() -> None:
    t = table().row("granary").give(0, coins=2).place(0, "build", 1, "no")
    assert t.cards(0) == ["fishing-dock", "wheat-fields"] and t.city(0).coins == 2
    assert t.seat == 1


def test_a_citizen_may_stand_on_build_although_nothing_can_be_bought() -> None:
    t = table().row("granary").place(0, "build", 1)
    assert t.skills(0, "ready") == [2, 3] and t.seat == 1


def test_coins_short_or_knowledge_short_means_no_card() -> None:
    t = table().row("smithy", "town-hall", "granary").give(0, coins=3)
    t.place(0, "build", 1)
    assert t.keys == ["buy:granary", "no"]
    assert t.why_not("buy:smithy") == t.why_not("buy:town-hall") == "price"


def test_an_empire_card_needs_a_place() -> None:
    t = table().row("granary").give(0, "bazaar", "smithy", coins=9)
    assert t.now.free_space(0) == 0
    t.place(0, "build", 1)
    assert t.cards(0) == ["fishing-dock", "wheat-fields", "bazaar", "smithy"]
    assert t.seat == 1, "there was nothing to decide"


def test_without_a_place_the_reason_is_given() -> None:
    t = table().row("granary").give(0, "bazaar", "smithy", coins=9, aside=["barracks"])
    t.place(0, "build", 1)
    assert t.why_not("buy:granary") == t.why_not("buy-aside:barracks") == "no-room"


def test_lost_cards_keep_their_place() -> None:
    t = table().row("granary").give(0, "bazaar", coins=9, lost=["smithy"])
    t.place(0, "build", 1)
    assert "granary" not in t.cards(0)


def test_districts_and_titans_make_places() -> None:
    t = table().give(0, lands=["broad-plains"], slain=["dune-crawler"])
    assert t.now.free_space(0) == 4 - 2 + 4 + 2


def test_nobody_has_two_empire_cards_of_a_kind() -> None:
    t = table().row("granary", "smithy").give(0, "granary", coins=9)
    t.place(0, "build", 1)
    assert t.keys == ["buy:smithy", "no"]
    assert t.why_not("buy:granary") == "have-one"


def test_a_lost_card_forbids_a_second_of_its_kind() -> None:
    t = table().row("granary", "smithy").give(0, coins=9, lost=["granary"])
    t.place(0, "build", 1)
    assert t.keys == ["buy:smithy", "no"]


def test_two_players_may_have_the_same_card() -> None:
    t = table().row("granary").give(0, coins=9).give(1, "granary")
    t.place(0, "build", 1, "buy:granary")
    assert "granary" in t.cards(0) and "granary" in t.cards(1)


# -- Conscript


def test_conscript_gives_an_attack_in_every_fight_of_the_round() -> None:
    t = table().titan("mire-toad").give(0, coins=1).armies(0, "spearmen")
    assert "fight:mire-toad" not in t.keys
    t.place(0, "conscript", 1).act(1, "pass")
    assert "fight:mire-toad" in t.keys


def test_each_citizen_on_conscript_counts() -> None:
    t = table().place(0, "conscript", 1).act(1, "pass").place(0, "conscript", 2)
    assert t.city(0).swords == 2


def test_conscripts_go_home_at_the_end_of_the_round() -> None:
    t = table().place(0, "conscript", 3)
    t.pass_all()
    assert t.now.round == 2 and t.city(0).swords == 0


def test_a_conscript_counts_against_a_titan_of_swords() -> None:
    t = table().titan("cave-brute").give(0, coins=1).armies(0, "spearmen")
    assert "fight:cave-brute" not in t.keys
    t.place(0, "conscript", 1).act(1, "pass")
    assert "fight:cave-brute" in t.keys


# -- Expand


def test_expand_takes_the_open_district_for_3_coins_and_opens_the_next() -> None:
    t = table().district("green-valley", "war-camp").give(0, coins=3)
    t.place(0, "expand", 1)
    assert t.ids(LANDS) == ["green-valley"] and t.ids(LAND_OPEN) == ["war-camp"]
    assert t.city(0).coins == 0
    assert t.gives(0)["space"] == 4 + 3 and t.gives(0)["food"] == 3 + 1
    assert t.said("pays-coins") == [(0, 3)]


def test_expand_may_be_paid_with_a_knowledge() -> None:
    t = table().district("green-valley").give(0, coins=3, knowledge=1)
    t.place(0, "expand", 1)
    assert t.keys == ["pay-knowledge", "pay-coins"]
    t.act(0, "pay-knowledge")
    assert (t.city(0).coins, t.city(0).knowledge) == (3, 0)
    assert t.ids(LANDS) == ["green-valley"]


def test_expand_needs_the_price() -> None:
    t = table().give(0, coins=2)
    assert "place:expand" not in t.keys
    assert t.why_not("place:expand") == "need-knowledge-or-coins"


def test_the_last_district_opens_no_other_and_then_there_is_none() -> None:
    t = table().district("green-valley").only(LAND_DECK).give(0, coins=6)
    t.place(0, "expand", 1).act(1, "pass")
    assert t.ids(LAND_OPEN) == []
    assert t.why_not("place:expand") == "no-district"


# -- Learn


def test_learn_buys_a_knowledge_for_3_coins() -> None:
    t = table().give(0, coins=4).place(0, "learn", 1)
    assert (t.city(0).coins, t.city(0).knowledge) == (1, 1)


def test_learn_needs_3_coins() -> None:
    t = table().give(0, coins=2)
    assert "place:learn" not in t.keys and t.why_not("place:learn") == "need-coins"


# -- Rebuild


def test_rebuild_restores_two_cards_and_gives_a_coin() -> None:
    t = table().give(0, lost=["smithy", "barracks"])
    t.place(0, "rebuild", 1, "restore:smithy", "restore:barracks")
    assert t.ids(LOST) == [] and t.cards(0)[2:] == ["smithy", "barracks"]
    assert t.gives(0)["sword"] == 1 and t.gives(0)["army_limit"] == 3
    assert t.city(0).coins == 1


def test_rebuild_restores_no_more_than_two() -> None:
    t = table().give(0, lost=["smithy", "barracks"]).damage(0, "fishing-dock")
    t.place(0, "rebuild", 1, "restore:smithy", "restore:fishing-dock")
    assert t.ids(LOST) == ["barracks"] and t.seat == 1


def test_rebuild_may_restore_fewer() -> None:
    t = table().give(0, lost=["smithy", "barracks"]).place(0, "rebuild", 1, "done")
    assert t.ids(LOST) == ["smithy", "barracks"] and t.city(0).coins == 1


def test_rebuild_without_losses_gives_the_coin_and_the_token() -> None:
    t = table(turn=1).place(1, "rebuild", 1)
    assert t.city(1).coins == 1
    assert (t.now.first, t.now.locked) == (1, True)


def test_after_rebuild_nobody_takes_the_token_in_this_round() -> None:
    t = table().place(0, "rebuild", 1).place(1, "rebuild", 2)
    assert t.now.first == 0
    assert t.city(1).coins == 1, "the rest of the action is done all the same"


def test_a_new_round_unlocks_the_token() -> None:
    t = table().place(0, "rebuild", 1)
    t.pass_all()
    assert not t.now.locked
    t.act(0, "pass").place(1, "rebuild", 1)
    assert t.now.first == 1


# -- Recruit


def test_recruit_takes_a_military_card_over_an_army_when_the_limit_is_reached() -> None:
    t = table().arms("spearmen", "charioteers")
    t.place(0, "recruit", 1, "recruit:spearmen")
    assert t.keys == ["onto:city-guard", "onto:militia"]
    t.act(0, "onto:militia")
    assert [t.now.ident(a.card) for a in t.city(0).armies] == ["city-guard", "spearmen"]
    assert t.ids(RETIRED) == ["militia"]
    assert t.ids(ARMS_ROW) == ["charioteers"], "the row is not renewed before the next round"


def test_only_some_military_cards_have_a_price() -> None:
    t = table().arms("spearmen", "charioteers", "titan-slayers").place(0, "recruit", 1)
    assert t.keys == ["recruit:spearmen", "no"]
    assert t.why_not("recruit:charioteers") == "price"


def test_the_price_of_a_military_card_is_paid() -> None:
    t = table().arms("titan-slayers").give(0, coins=2, knowledge=1)
    t.place(0, "recruit", 1, "recruit:titan-slayers", "onto:militia")
    assert (t.city(0).coins, t.city(0).knowledge) == (1, 0)


def test_recruiting_is_a_may() -> None:
    t = table().arms("spearmen").place(0, "recruit", 1, "no")
    assert [t.now.ident(a.card) for a in t.city(0).armies] == ["city-guard", "militia"]


def test_room_within_the_limit_makes_a_new_army() -> None:
    t = table().give(0, "barracks").arms("spearmen")
    t.place(0, "recruit", 1, "recruit:spearmen", "new-army")
    assert [t.now.ident(a.card) for a in t.city(0).armies] == ["city-guard", "militia", "spearmen"]


def test_a_recruit_may_go_on_top_although_there_is_room() -> None:
    t = table().give(0, "barracks").arms("spearmen")
    t.place(0, "recruit", 1, "recruit:spearmen")
    assert t.keys == ["new-army", "onto:city-guard", "onto:militia"]


def test_an_army_used_in_this_round_is_not_retired() -> None:
    t = table().armies(0, ("city-guard", 0, 1), "militia").arms("spearmen")
    t.place(0, "recruit", 1, "recruit:spearmen")
    assert t.ids(RETIRED) == ["militia"], "there was only one army to put it on"


def test_with_all_armies_used_and_no_room_nobody_is_recruited() -> None:
    t = table().armies(0, ("city-guard", 0, 1), ("militia", 0, 1)).arms("spearmen")
    t.place(0, "recruit", 1)
    assert t.seat == 1 and t.ids(ARMS_ROW) == ["spearmen"]


def test_coins_on_a_retired_card_go_to_the_supply_and_the_new_one_is_fresh() -> None:
    t = table().armies(0, ("city-guard", 3, 0), ("militia", 0, 1)).arms("spearmen")
    t.place(0, "recruit", 1, "recruit:spearmen")
    assert t.army(0, "spearmen") == (0, 0) and t.city(0).coins == 0


def test_experience_piles_up_under_an_army() -> None:
    t = table().armies(0, "charioteers", under=["city-guard"]).arms("phalanx").give(0, coins=2)
    t.place(0, "recruit", 1, "recruit:phalanx", "onto:charioteers")
    (army,) = t.city(0).armies
    assert [t.now.ident(card) for card in army.retired] == ["city-guard", "charioteers"]
    assert army.attack(arrows=False) == 4 + 1 + 1


# -- Explore


def test_explore_draws_five_keeps_one_aside_and_discards_four() -> None:
    t = table(round=2).on_top(0, "smithy", "bridge", "crane", "bazaar", "aqueduct", "granary")
    t.place(0, "explore", 1, "draw")
    assert sorted(t.keys) == sorted(["keep:smithy", "keep:bridge", "keep:crane", "keep:bazaar", "keep:aqueduct"])
    t.act(0, "keep:crane")
    assert t.ids(ASIDE) == ["crane"] and t.ids(HAND) == []
    assert sorted(t.ids(DISCARD)) == ["aqueduct", "bazaar", "bridge", "smithy"]


def test_explore_may_set_aside_a_card_of_the_row_instead() -> None:
    t = table(round=2).row("smithy", "granary")
    t.place(0, "explore", 1, "take-row:granary")
    assert t.ids(ASIDE) == ["granary"] and t.ids(ROW) == ["smithy"]


def test_cards_set_aside_give_nothing() -> None:
    t = table(round=2).row("smithy")
    before = t.gives(0)
    t.place(0, "explore", 1, "take-row:smithy")
    assert t.gives(0) == before and t.now.free_space(0) == 2


def test_eyes_draw_more_cards() -> None:
    t = table(round=2).give(0, "great-archivists", lands=["old-ruins"]).place(0, "explore", 1, "draw")
    assert len(t.keys) <= 10 and len(t.ids(HAND)) == 5 + 2 + 3
    assert t.said("explores") == [(0, 10)]


def test_any_number_of_cards_may_lie_aside() -> None:
    aside = ["smithy", "bazaar", "crane", "bridge", "academy", "aqueduct"]
    t = table(round=2).row("granary").give(0, aside=aside)
    t.place(0, "explore", 1, "take-row:granary")
    assert len(t.ids(ASIDE)) == 7


def test_a_card_drawn_and_set_aside_is_its_owners_secret() -> None:
    t = table(3, round=2).on_top(0, "smithy", "bridge", "crane", "bazaar", "aqueduct")
    t.place(0, "explore", 1, "draw")
    for watcher in (1, 2, None):
        assert t.match.view(watcher)["table"]["seats"][0]["hand"] == [None] * 5
        assert t.match.view(watcher)["questions"] == []
    t.act(0, "keep:crane")
    assert t.match.view(0)["table"]["seats"][0]["aside"] == ["crane"]
    for watcher in (1, 2, None):
        view = t.match.view(watcher)
        assert view["table"]["seats"][0]["aside"] == [None]
        (said,) = [entry for entry in view["log"] if entry["id"] == "log-sets-aside"]
        assert said["args"] == {"seat": 0, "card": None}


def test_discards_lie_open() -> None:
    t = table(round=2).on_top(0, "smithy", "bridge", "crane", "bazaar", "aqueduct")
    t.place(0, "explore", 1, "draw", "keep:crane")
    assert sorted(t.match.view(1)["table"]["decks"]["discard"]) == ["aqueduct", "bazaar", "bridge", "smithy"]


def test_a_card_of_the_row_that_was_set_aside_is_remembered_by_all() -> None:
    t = table(round=2).row("granary").place(0, "explore", 1, "take-row:granary")
    assert t.match.view(1)["table"]["seats"][0]["aside"] == ["granary"]


def test_who_built_from_several_hidden_cards_leaves_the_others_hidden() -> None:
    t = table(round=2).give(0, coins=9, aside=["granary", "smithy"])
    t.place(0, "build", 1, "buy-aside:smithy")
    assert t.match.view(1)["table"]["seats"][0]["aside"] == [None]
    assert t.match.view(0)["table"]["seats"][0]["aside"] == ["granary"]


# -- Grow


def test_grow_with_skills_1_to_3_brings_skill_4_for_3_coins() -> None:
    t = table(round=3).give(0, coins=4).place(0, "grow", 1)
    assert t.skills(0) == [1, 2, 3, 4]
    assert t.city(0).coins == 1


def test_the_new_citizen_waits_among_the_starving_until_the_next_round() -> None:
    t = table(round=3).give(0, "granary", coins=3).place(0, "grow", 1)
    assert t.skills(0, "starving") == [4] and t.skills(0, "ready") == [2, 3]
    t.pass_all()
    assert t.skills(0, "ready") == [1, 2, 3, 4] and t.skills(0, "starving") == []


def test_the_lowest_skill_that_is_missing_comes() -> None:
    t = table(round=3).give(0, coins=3).citizens(0, 1, 3, 4).place(0, "grow", 1)
    assert t.skills(0) == [1, 2, 3, 4]


def test_a_sixth_citizen_does_not_exist() -> None:
    t = table(round=3).give(0, coins=3).citizens(0, 1, 2, 3, 4, 5)
    assert "place:grow" not in t.keys and t.why_not("place:grow") == "citizens-full"


def test_grow_needs_3_coins() -> None:
    t = table(round=3).give(0, coins=2)
    assert "place:grow" not in t.keys and t.why_not("place:grow") == "need-coins"
