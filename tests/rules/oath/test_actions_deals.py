"""Binding deals (Law 7.6.3)."""

from __future__ import annotations

from oikumene.games.oath.state import ADVISERS_DOWN
from rules.oath.powers import using


def test_tinkers_fair_exchanges_favor_secrets_and_relics() -> None:
    t = using("tinkers-fair", favor=3).has(2, favor=2, secrets=2).holds(2, "map").advisers(2, "wolves")
    t.act(1, "use:tinkers-fair", "player:2")
    assert sorted(t.keys) == ["done", "give:favor", "give:secret", "want-relic:map", "want:favor", "want:secret"]
    t.act(1, "give:favor", "give:favor", "want-relic:map", "want:secret", "done")
    assert t.seat == 2 and t.prompt == "deal-answer"
    t.act(2, "accept")
    assert (t.board(1).favor, t.board(1).secrets, t.relics(1)) == (1, 4, ["map"])
    assert (t.board(2).favor, t.board(2).secrets, t.relics(2)) == (4, 1, [])


def test_a_deal_that_is_refused_changes_nothing_and_is_not_offered_again() -> None:
    t = using("tinkers-fair", favor=1, secrets=0).has(2, favor=0, secrets=0).has(0, favor=0, secrets=0)
    t.holds(2, "grand-scepter").act(1, "use:tinkers-fair", "player:2", "give:favor", "done").act(2, "refuse")
    assert t.board(1).favor == 1 and t.prompt == "act"
    t.act(1, "use:tinkers-fair", "player:2", "give:favor")
    assert "done" not in t.keys  # the same offer is not made twice


def test_festival_district_exchanges_advisers_also_facedown_ones() -> None:
    t = using("festival-district").advisers(1, "wolves").facedown(2, "tents").act(1, "use:festival-district")
    t.act(1, "player:2")
    assert "want-hidden:0" in t.keys and "give-adviser:wolves" in t.keys and "want-relic" not in str(t.keys)
    t.act(1, "give-adviser:wolves", "want-hidden:0", "done").act(2, "accept")
    assert t.council(1) == ["tents"] and t.council(2) == ["wolves"]
    assert t.now.look(ADVISERS_DOWN + 1, 1) == ["tents"] and t.now.look(ADVISERS_DOWN + 1, 0) == [None]


def test_festival_district_moves_no_locked_adviser_and_fills_no_council_over() -> None:
    t = using("festival-district").advisers(1, "faithful-friend", "wolves").advisers(2, "tents", "scouts", "elders")
    t.at("p1", "festival-district").act(1, "use:festival-district", "player:2")
    assert "give-adviser:faithful-friend" not in t.keys
    t.act(1, "give-adviser:wolves")
    assert "want-adviser:tents" in t.keys and "done" not in t.keys  # the bare gift cannot be made


def test_deed_writer_sells_a_site() -> None:
    t = using("deed-writer").bands("p1", 1, 3).has(2, favor=4, warbands=2).act(1, "use:deed-writer", "player:2")
    t.act(1, "give-site:p1", "want:favor", "want:favor", "done").act(2, "accept", "post:p1:1")
    assert t.warbands("p1") == (2, 2) and t.board(1).warbands == 6 and t.board(2).warbands == 0
    assert (t.board(1).favor, t.board(2).favor) == (7, 2)


def test_deed_writer_needs_a_warband_for_the_site() -> None:
    t = using("deed-writer", favor=0, secrets=0).bands("p1", 1, 3).has(2, favor=0, secrets=0, warbands=0)
    t.act(1, "use:deed-writer", "player:2")
    assert t.prompt == "act"  # there is nothing that could be offered


def test_imperial_players_sell_no_sites_to_each_other() -> None:
    t = using("deed-writer").citizen(2).bands("p1", 1, 3).act(1, "use:deed-writer", "player:2")
    assert "want-site:c1" in t.keys
    t = using("deed-writer").citizen(1).act(1, "use:deed-writer", "player:0")
    assert not t.can("want-site", "give-site")
