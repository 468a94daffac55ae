"""The nine starting cards of Order: the pattern for the tests of cards."""

from __future__ import annotations

import pytest

from oikumene.games.oath.model import SUITS
from oikumene.games.oath.state import CITIZEN, EXILE
from rules.oath.table import Table, table


def duel(attacker: str = "", defender: str = "", warbands: int = 6) -> Table:
    """Seat 1 attacks seat 2, another Exile, who rules the site and stands there with four warbands and two more."""
    t = table(seat=1).site("h2", "wastes").bands("h2", 2, 2).at("c1").has(1, pawn="h2", warbands=warbands)
    t.has(2, pawn="h2", warbands=4)
    for seat, card in ((1, attacker), (2, defender)):
        if card:
            t.advisers(seat, card)
    return t.act(1, "campaign", "done")


def dice_of(t: Table) -> tuple[int, int]:
    """How many dice of attack and defence were rolled."""
    return sum(t.said("rolls-attack")[0][1:4]), sum(t.said("rolls-defence")[0][:4])


def test_longbows_add_a_die_to_an_attack_and_take_one_from_an_attacker() -> None:
    t = duel(attacker="longbows").dice(["blank"], ["hollow"] * 4).act(1, "3", "plan:longbows")
    assert dice_of(t) == (4, 1)
    t = duel(defender="longbows").dice(["blank"], ["hollow"] * 2).act(1, "3").act(2, "plan:longbows")
    assert dice_of(t) == (2, 1)


def test_a_plan_may_be_left_unused() -> None:
    t = duel(attacker="longbows").dice(["blank"], ["hollow"] * 3).act(1, "3", "done")
    assert dice_of(t) == (3, 1)


def test_wrestlers_sacrifice_a_warband_for_a_defence_die() -> None:
    t = duel(defender="wrestlers").act(1, "3").act(2, "plan:wrestlers")
    assert t.keys_of(2) == ["dead-site:h2:1", "dead-board:2:1", "no"]
    t.dice(["blank"] * 2, ["hollow"] * 3).act(2, "dead-board:2:1")
    assert dice_of(t) == (3, 2) and t.said("rolls-defence")[0][-1] == 5


def test_bear_traps_take_a_die_and_kill_a_warband_of_the_attacker() -> None:
    t = duel(defender="bear-traps").dice(["blank"], ["hollow"] * 2).act(1, "3").act(2, "plan:bear-traps")
    assert dice_of(t) == (2, 1) and t.said("loses-warbands")[0] == (1, 1)


@pytest.mark.parametrize("target", [True, False])
def test_the_keep_adds_two_dice_where_its_site_is_a_target(target: bool) -> None:
    t = table(seat=1).site("h2", "wastes").bands("h2", 2, 2).at("c1").has(1, pawn="h2", warbands=6).has(2, pawn="h1")
    if target:
        t.at("h2", "keep")
    else:
        t.site("h3", "plains").bands("h3", 2, 1).at("h3", "keep")
    t.act(1, "campaign", "done") if not target else t.act(1, "campaign")
    t.act(1, "3")
    assert (t.prompt == "plans") == target


def test_battle_honors_bring_two_favor_of_order_to_who_wins() -> None:
    t = duel(attacker="battle-honors", warbands=9)
    favor = t.board(1).favor
    t.dice(["blank"], ["skull"] * 4).act(1, "4", "plan:battle-honors").act(2, "dead-board:2:3").act(1, "done")
    assert t.board(1).favor == favor + 2 and t.now.banks[SUITS.index("order")] == 1


def test_battle_honors_bring_nothing_to_who_loses() -> None:
    t = duel(attacker="battle-honors")
    favor = t.board(1).favor
    t.dice(["blank"], ["hollow"]).act(1, "1", "plan:battle-honors")
    assert t.prompt == "act" and t.board(1).favor == favor


def test_scouts_give_a_supply() -> None:
    t = duel(attacker="scouts").dice(["blank"], ["hollow"]).act(1, "1", "plan:scouts")
    assert t.board(1).supply == 7 - 2 + 1


def test_martial_culture_makes_an_exile_who_beat_an_exile_a_citizen() -> None:
    t = table(seat=1).site("h2", "wastes").bands("h2", 2, 2).at("c1").has(1, pawn="h2", warbands=9)
    t.has(2, pawn="h1", warbands=4).site("p2", "plains").at("p2", "martial-culture").bands("p2", 1, 1)
    t.act(1, "campaign").dice(["blank"], ["skull"] * 3).act(1, "3", "plan:martial-culture")
    if t.prompt == "dead":
        t.act(2, t.keys_of(2)[0])
    t.act(1, "done")
    assert t.prompt == "become-citizen" and t.board(1).role == EXILE
    t.act(1, "yes")
    assert t.now.boards[1].role == CITIZEN and t.seat != 1  # the Act phase ends
    assert t.warbands("p2") == (0, 1)


def test_martial_culture_is_of_no_use_against_the_empire() -> None:
    t = table(seat=1).has(1, pawn="p1", warbands=6).at("c1").site("p2", "plains").at("p2", "martial-culture")
    t.bands("p2", 1, 1).has(0, pawn="c1").act(1, "campaign", "done", "3")
    assert t.prompt != "plans"


def test_a_garrison_brings_a_warband_for_each_ruled_site_and_sends_one_to_each() -> None:
    t = table(seat=1).has(1, pawn="p1", warbands=0).at("p1").bands("p1", 1, 1).bands("c1", 1, 1)
    t.pile("provinces", "garrison").act(1, "search", "search-pile:provinces", "play-site:p1")
    assert t.warbands("p1") == (1, 2) and t.warbands("c1") == (1, 2) and t.board(1).warbands == 0


def test_where_there_are_too_few_for_the_garrison_its_player_says_where_they_go() -> None:
    t = table(seat=1).at("p1").bands("p1", 1, 6).bands("c1", 1, 7).has(1, pawn="p1", warbands=0)
    assert t.ground.boards[1].bank == 1
    t.pile("provinces", "garrison").act(1, "search", "search-pile:provinces", "play-site:p1")
    assert (t.prompt, t.keys) == ("post-ruled", ["post:c1:1", "post:p1:1"])
    t.act(1, "post:p1:1")
    assert t.warbands("p1") == (1, 7) and t.warbands("c1") == (1, 7)
