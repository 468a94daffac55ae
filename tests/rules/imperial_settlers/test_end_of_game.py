"""Rulebook: end of the game; ties."""

from __future__ import annotations

from oikumene.games.imperial_settlers.state import EMPIRE
from oikumene.kernel.game import Result
from rules.imperial_settlers.table import Table, table


def counted(t: Table) -> Result:
    t.then(("end-round",))
    result = t.match.result
    assert result is not None
    return result


def test_a_common_location_is_worth_one_point_and_a_faction_location_two() -> None:
    result = counted(table(round=5).empire(0, "com-ruins", "com-town", "rom-builder").has(0, vp=7))
    assert result.scores == (7 + 1 + 1 + 2, 0)
    assert result.breakdown[0] == {"track": 7, "common": 2, "faction": 2, "special": 0}


def test_foundations_deals_and_hand_are_worth_nothing() -> None:
    t = table(round=5).foundations(0, "com-town").deals(0, "rom-builder").hand(0, "com-mill").has(0, gold=9)
    assert counted(t).scores == (0, 0)


def test_most_points_win() -> None:
    assert counted(table(round=5).has(0, vp=3).has(1, vp=4, wood=0)).winners == (1,)


def test_a_tie_goes_to_whoever_has_more_workers_and_resources() -> None:
    t = table(round=5).has(0, vp=3, worker=1, wood=1).has(1, vp=3, stone=1, food=2)
    assert counted(t).winners == (1,)


def test_gold_and_tokens_do_not_break_a_tie() -> None:
    """Gold is no resource."""
    t = table(round=5).has(0, vp=3, worker=1).has(1, vp=3, gold=5, raze=3, defence=1)
    assert counted(t).winners == (0,)


def test_workers_and_resources_come_before_cards_in_hand() -> None:
    t = table(round=5).has(0, vp=3, worker=1).has(1, vp=3, food=2).hand(0, "com-mill", "com-town")
    assert counted(t).winners == (1,)


def test_still_tied_it_goes_to_whoever_has_more_cards_in_hand() -> None:
    t = table(round=5).has(0, vp=3, worker=1).has(1, vp=3, food=1).hand(0, "com-mill").hand(1, "com-town", "com-baker")
    assert counted(t).winners == (1,)


def test_still_tied_there_are_several_winners() -> None:
    t = table("romans", "barbarians", "egyptians", round=5).has(0, vp=3).has(2, vp=3).has(1, vp=2, worker=9)
    assert counted(t).winners == (0, 2)


def test_a_captured_location_scores_for_its_owner() -> None:
    t = table("egyptians", "romans", round=5).empire(1, "rom-builder").captured("rom-builder@2", by=0)
    assert counted(t).scores == (0, 2)


def test_gates_and_shrine_score_at_the_end() -> None:
    t = (
        table("japanese", "romans", round=5)
        .empire(0, "jap-gate", "jap-shrine")
        .hand(0, "com-mill", "com-town", "com-baker")
    )
    t.has(0, wood=3).passed(1)
    gate = t.location("jap-gate@1")
    for card in ("com-mill", "com-town", "com-baker"):
        t.act(0, f"free:tuck:{card}:jap-gate@1")
    t.act(0, *["free:store:wood"] * 3)
    t.act(0, "pass")
    assert gate in t.now.zones[EMPIRE]
    result = t.match.result
    assert result is not None
    assert result.breakdown[0] == {"track": 3, "common": 0, "faction": 4, "special": 2 + 2}


def test_the_sphinx_sleeps_at_the_final_count() -> None:
    t = table("egyptians", "romans", round=5).empire(0, "egy-sphinx", "egy-sphinx", "egy-pyramid").has(0, vp=5)
    assert counted(t).scores == (5 + 6, 0)
