"""Law 6: minor actions, citizenship, exile."""

from __future__ import annotations

from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.state import CARDS, CITIZEN, EXILE, RELICS
from rules.oath.table import Table, table


def test_6_1_a_facedown_adviser_is_played_face_up_or_discarded() -> None:
    t = table(seat=1).has(1, pawn="p1").advisers(1, "elders", "dazzle").facedown(1, "tents").act(1, "adviser:0")
    assert t.keys == ["play-site:p1", "play-adviser", "play-discard"]
    t.act(1, "play-adviser")  # the council is full, and it is one of it
    assert t.council(1) == ["elders", "dazzle", "tents"] and t.board(1).supply == 7


def test_6_1_a_facedown_adviser_may_be_shown() -> None:
    t = table(seat=1).facedown(1, "tents").act(1, "show:0:2")
    assert t.seen(2)["seats"][1]["facedown"] == ["tents"] and t.seen(0)["seats"][1]["facedown"] == [None]
    assert "show:0:2" not in t.keys and "show:0:0" in t.keys


def test_6_3_a_relic_of_the_own_site_is_looked_at_once_and_stays_known() -> None:
    t = table(seat=1).has(1, pawn="p1").relics_at("p1", "map").act(1, "look-relic:0")
    assert t.seen(1)["slots"][2]["relics"] == ["map"] and t.seen(2)["slots"][2]["relics"] == [None]
    assert "look-relic:0" not in t.keys


def test_6_4_the_scepters_holder_looks_into_the_reliquary() -> None:
    t = table(seat=0).reliquary("greedy", "whistle").act(0, "look-reliquary:greedy")
    assert t.seen(0)["reliquary"][3]["relic"] == ["whistle"]
    assert not table(seat=1).run().can("look-reliquary")
    assert not table(seat=1).holds(1, "grand-scepter").set(fresh_scepter=True).run().can("look-reliquary")


def test_6_5_warbands_to_a_ruled_site_and_off_it_but_for_the_last() -> None:
    t = table(seat=0).has(0, pawn="c1", warbands=3).act(0, "march")
    assert t.keys == ["1", "2", "3", "4", "5"]
    t.act(0, "1")
    assert t.warbands("c1") == (0, 1) and t.board(0).warbands == 4
    assert "march" not in t.keys  # not again, until something else was done
    assert "march" not in table(seat=1).has(1, pawn="c1").run().keys


def test_6_5_a_citizen_asks_before_taking_warbands_off() -> None:
    t = table(seat=2).citizen(2, warbands=1).has(2, pawn="c1").act(2, "march", "1")
    assert (t.seat, t.prompt) == (0, "march-allow")
    t.act(0, "no")
    assert t.warbands("c1") == (0, 2)
    t = table(seat=2).citizen(2, warbands=1).has(2, pawn="c1").act(2, "march", "3")
    assert t.warbands("c1") == (0, 3) and t.prompt == "act"


def test_6_5_imperial_players_at_one_site_hand_warbands_over_if_both_agree() -> None:
    t = table(seat=2).citizen(2, warbands=1).has(2, pawn="c1").has(0, pawn="c1", warbands=3)
    t.act(2, "take-warbands:0", "2").act(0, "yes")
    assert (t.board(0).warbands, t.board(2).warbands) == (1, 3)
    t.act(2, "give-warbands:0", "1").act(0, "no")
    assert (t.board(0).warbands, t.board(2).warbands) == (1, 3)


# -- citizenship (Law 6.6)


def offering() -> Table:
    t = table(seat=0).reliquary("greedy", "whistle").has(1, pawn="h1", warbands=3, supply=2).bands("p1", 1, 2)
    return t.vision(1, "vision-of-faith").set(title=1, usurper=True).pile("cradle")


def test_6_6_an_exile_who_accepts_becomes_a_citizen() -> None:
    t = offering()
    purple = t.ground.boards[0].bank
    t.act(0, "offer:1", "space:greedy", "done", "no")
    assert (t.seat, t.prompt) == (1, "citizenship")
    t.act(1, "yes")
    board = t.board(1)
    assert (board.role, board.warbands, board.supply, board.bank) == (CITIZEN, 3, 7, 14)
    assert t.warbands("p1") == (0, 2) and t.board(0).bank == purple - 5
    assert t.relics(1) == ["whistle"] and t.piles()["cradle"] == ["vision-of-faith"]
    assert t.now.title == 0  # the Empire has all sites now
    assert t.seen(0)["reliquary"][3]["open"] and t.prompt == "act"


def test_6_6_a_refusal_changes_nothing_and_a_relic_may_be_shown_first() -> None:
    t = offering().act(0, "offer:1", "space:greedy", "space:greedy", "space:brutal", "done", "no")
    shown = [space["relic"] for space in t.seen(1)["reliquary"]]
    assert shown[3] == ["whistle"] and shown[0] != [None] and shown[1] == shown[2] == [None]  # those that were named
    t.act(1, "no")
    assert t.board(1).role == EXILE and t.relics(1) == []
    assert "offer:1" not in t.keys  # not again, until something else was done


def test_6_6_1_more_may_be_exchanged() -> None:
    t = offering().has(0, favor=3).has(1, secrets=2).banner("ds", 1)
    t.act(
        0, "offer:1", "space:greedy", "done", "yes", "give:favor", "give:favor", "want-banner:ds", "want:secret", "done"
    )
    assert (t.seat, t.prompt, t.keys) == (1, "exchange-answer", ["accept", "refuse", "counter"])
    favor = t.board(1).favor
    t.act(1, "accept")
    assert (t.board(0).favor, t.board(1).favor, t.board(1).secrets) == (1, favor + 2, 1)
    assert t.now.banners[1].holder == 0 and t.board(1).role == CITIZEN


def test_6_6_2_where_purple_runs_short_the_new_citizen_chooses() -> None:
    t = offering()
    t.has(0, warbands=t.ground.boards[0].warbands + t.ground.boards[0].bank - 4)
    t.act(0, "offer:1", "space:greedy", "done", "no").act(1, "yes")
    assert (t.seat, t.prompt) == (1, "purple")
    t.act(1, "purple-site:p1:1")
    assert t.warbands("p1") == (0, 1) and t.board(1).warbands == 3 and t.board(0).bank == 0


def test_6_6_an_exile_with_the_scepter_may_make_itself_a_citizen_and_the_act_phase_ends() -> None:
    t = table(seat=1).holds(1, "grand-scepter").reliquary("brutal", "map").act(1, "offer:1", "space:brutal")
    assert t.board(1).role == CITIZEN and t.relics(1) == ["grand-scepter", "map"] and t.seat == 2


# -- exile (Law 6.7, 6.8)


def test_6_7_exile_costs_five_favor_more_or_less_for_title_and_people() -> None:
    t = table(seat=0).has(0, favor=6).citizen(1, warbands=3).set(title=1).banner("pf", 1, 2)
    assert "exile:1" not in t.run().keys  # seven
    t = table(seat=0).has(0, favor=4).citizen(1, warbands=3).has(1, favor=0)
    bank = t.ground.boards[1].bank
    t.act(0, "exile:1")  # the Chancellor has the title: four
    board = t.board(1)
    assert (board.role, board.favor, board.warbands, board.bank, board.supply) == (EXILE, 4, 3, bank - 3, 7)
    assert t.board(0).favor == 0


def test_6_8_self_exile_costs_warbands_and_secrets_and_ends_the_act_phase() -> None:
    t = table(seat=2).citizen(2, warbands=2).has(2, favor=2, secrets=1).run()
    assert "self-exile" not in t.keys
    t = table(seat=2).citizen(2, warbands=2).has(2, favor=3, secrets=1)
    lord = t.ground.boards[0].favor
    t.act(2, "self-exile")
    assert t.board(2).role == EXILE and t.board(0).favor == lord + 3 and t.seat == 0 and t.now.round == 2


def test_a_relic_place_is_named_and_never_the_relic() -> None:
    t = table(seat=1).has(1, pawn="p1", favor=5).relics_at("p1", "map").run()
    assert len(t.now.zones[RELICS + SLOTS.index("p1")]) == 1
    assert not any("map" in key for key in t.keys)


def test_6_6_1_without_a_relic_in_the_reliquary_there_is_no_offer() -> None:
    t = table(seat=0)
    for space in ("brutal", "decadent", "careless", "greedy"):
        t.reliquary(space)
    assert not t.run().can("offer")


def test_6_6_1_a_given_banner_keeps_its_tokens_and_its_side() -> None:
    t = offering().banner("pf", 0, 4).act(0, "offer:1", "space:greedy", "done", "yes", "give-banner:pf", "done")
    t.act(1, "accept")
    flag = t.now.banners[0]
    assert (flag.holder, flag.tokens, flag.mob) == (1, 4, False)


def test_6_6_3_every_imperial_player_rules_every_imperial_site() -> None:
    from oikumene.games.oath.rules import ruling

    state = table(4).citizen(2).citizen(3).bands("h1", 1, 1).lay()
    for seat in (0, 2, 3):
        assert [SLOTS[slot] for slot in ruling.ruled(state, seat)] == ["c1", "p1"]


def test_6_7_the_scepter_exiles_nobody_in_the_turn_it_was_taken_nor_its_holder() -> None:
    t = table(seat=1).citizen(1).citizen(2).holds(1, "grand-scepter").has(1, favor=9).set(fresh_scepter=True).run()
    assert not t.can("exile")
    t = table(seat=1).citizen(1).citizen(2).holds(1, "grand-scepter").has(1, favor=9).run()
    assert t.can("exile") == ["exile:2"] and "self-exile" not in t.keys


def test_6_8_secrets_on_cards_count_for_the_price_of_leaving() -> None:
    t = table(seat=2).citizen(2, warbands=1).has(2, favor=2, secrets=0, pawn="p1")
    state = t.lay()
    state.secrets_on[state.zones[CARDS + SLOTS.index("p1")][0]] = 2
    assert "self-exile" not in t.run().keys
    assert "self-exile" in table(seat=2).citizen(2, warbands=1).has(2, favor=2, secrets=0, pawn="p1").run().keys
