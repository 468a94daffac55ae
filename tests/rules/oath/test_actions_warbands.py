"""Action powers about warbands."""

from __future__ import annotations

from oikumene.games.oath.state import RELIC_DECK
from rules.oath.powers import using


def test_terror_spells_kill_two_warbands_of_the_region_for_who_holds_the_darkest_secret() -> None:
    t = using("terror-spells").banner("ds", 1).bands("p1", 0, 2).has(2, pawn="p1", warbands=3)
    t.act(1, "use:terror-spells", "dead-site:p1:1", "dead-board:2:1")
    assert t.warbands("p1") == (0, 1) and t.board(2).warbands == 2
    assert "use:terror-spells" not in using("terror-spells").banner("ds", 2).run().keys


def test_terror_spells_do_not_reach_another_region() -> None:
    t = using("terror-spells").banner("ds", 1).bands("p1", 0, 0).has(1, warbands=1)
    t.act(1, "use:terror-spells")  # only the own board is near, and it has one
    assert t.board(1).warbands == 0 and t.warbands("c1") == (0, 2)


def test_blood_pact_sacrifices_pairs_for_secrets() -> None:
    t = using("blood-pact", warbands=5).act(1, "use:blood-pact")
    assert t.keys == ["1", "2"]
    t.act(1, "2")
    assert (t.board(1).warbands, t.board(1).secrets) == (1, 4)
    assert "use:blood-pact" not in using("blood-pact", warbands=1).run().keys


def test_wolves_kill_a_warband_on_any_board() -> None:
    t = using("wolves").act(1, "use:wolves")
    assert t.keys == ["dead-board:1:1", "dead-board:2:1", "dead-board:0:1"]
    t.act(1, "dead-board:0:1")
    assert t.board(0).warbands == 2 and t.board(0).bank == 18


def test_second_chance_kills_where_order_or_discord_is_and_gains_one() -> None:
    t = using("second-chance").advisers(2, "scouts").has(1, warbands=1).act(1, "use:second-chance")
    assert t.board(2).warbands == 2 and t.board(1).warbands == 2 and t.board(0).warbands == 3
    assert "use:second-chance" not in using("second-chance").advisers(2, "wolves").run().keys


def test_siege_engines_kill_two_at_one_site_of_the_region() -> None:
    t = using("siege-engines").bands("p1", 0, 3).act(1, "use:siege-engines")
    assert t.warbands("p1") == (0, 1) and t.warbands("c1") == (0, 2)
    assert "use:siege-engines" not in using("siege-engines").bands("p1", 0, 0).run().keys


def test_messenger_rearranges_but_leaves_one_at_each_site() -> None:
    t = using("messenger", warbands=2).bands("p1", 1, 3).bands("h1", 1, 1).act(1, "use:messenger", "post:h1:3", "done")
    assert t.warbands("p1") == (1, 1) and t.warbands("h1") == (1, 4) and t.board(1).warbands == 1


def test_messenger_needs_no_leave_of_the_chancellor() -> None:
    t = using("messenger").citizen(1, 0).bands("p1", 0, 2).act(1, "use:messenger", "done")
    assert t.seat == 1 and t.board(1).warbands == 2 and t.warbands("p1") == (0, 1)


def test_relic_breaker_puts_a_relic_under_the_deck_for_three_warbands() -> None:
    t = using("relic-breaker", warbands=0).relics_at("p1", "map", "whistle").act(1, "use:relic-breaker")
    assert t.keys == ["hidden-relic:p1:0", "hidden-relic:p1:1"]
    t.act(1, "hidden-relic:p1:1")
    assert t.board(1).warbands == 3 and t.seen(1)["slots"][2]["relics"] == [None]
    assert t.now.ident(t.now.zones[RELIC_DECK][0]) == "whistle"
    assert "use:relic-breaker" not in using("relic-breaker").relics_at("p1").run().keys
