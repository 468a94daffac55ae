"""Rulebook: player actions, A. Placing a citizen; the special rules of Build, Recruit and Rebuild."""

from __future__ import annotations

import pytest

from rules.ancient_world.table import table

HIGHER = ["work", "conscript", "expand", "learn", "explore", "grow"]
MATCH_OR_PAY = ["build", "recruit"]


def test_an_empty_space_takes_any_citizen() -> None:
    t = table().act(0, "place:work")
    assert t.keys == ["citizen:1", "citizen:2", "citizen:3"]


@pytest.mark.parametrize("space", HIGHER)
def test_only_a_higher_skill_may_join(space: str) -> None:
    t = table(round=3).give(0, coins=3).stands(space, (1, 1), (1, 2))
    t.act(0, f"place:{space}")
    assert t.skills(0, "ready") == [1, 2], "the one citizen above 2 went without a question"


@pytest.mark.parametrize("space", HIGHER)
def test_an_equal_skill_may_not_join(space: str) -> None:
    t = table(round=3).give(0, coins=3).stands(space, (1, 3))
    assert f"place:{space}" not in t.keys
    assert t.why_not(f"place:{space}") == "need-skill"


def test_the_reason_names_the_skill_that_would_do() -> None:
    t = table().stands("work", (1, 3))
    (work,) = [closed for closed in t.match.pending[0].closed if closed.key == "place:work"]
    assert (work.why.id, work.why.args) == ("why-need-skill", {"skill": 4})


def test_own_citizens_stand_in_the_way_as_well() -> None:
    t = table().stands("work", (0, 2))
    t.act(0, "place:work")
    assert t.skills(0, "ready") == [1]
    assert "place:work" not in t.again(turn=0).keys


@pytest.mark.parametrize("space", MATCH_OR_PAY)
def test_build_and_recruit_take_a_lower_skill_for_a_coin(space: str) -> None:
    t = table().give(0, coins=1).row().arms().stands(space, (1, 3))
    t.place(0, space, 1)
    assert t.city(0).coins == 0
    assert t.said("place-pays") == [(0, space, 1)]


@pytest.mark.parametrize("space", MATCH_OR_PAY)
def test_build_and_recruit_cost_a_coin_for_a_higher_skill_too(space: str) -> None:
    t = table().give(0, coins=1).row().arms().stands(space, (1, 2))
    t.place(0, space, 3)
    assert t.city(0).coins == 0


@pytest.mark.parametrize("space", MATCH_OR_PAY)
@pytest.mark.parametrize("whose", [0, 1])
def test_a_skill_that_is_there_already_costs_nothing(space: str, whose: int) -> None:
    t = table().give(0, coins=1).row().arms().stands(space, (1, 3), (whose, 2))
    t.citizens(0, 1, 2, 3, 4)
    t.place(0, space, 2)
    assert t.city(0).coins == 1
    assert t.said("place") == [(0, space, 2)]


@pytest.mark.parametrize("space", MATCH_OR_PAY)
def test_the_first_on_build_or_recruit_pays_nothing(space: str) -> None:
    t = table().give(0, coins=1).row().arms().place(0, space, 1)
    assert t.city(0).coins == 1


@pytest.mark.parametrize("space", MATCH_OR_PAY)
def test_without_a_coin_only_a_matching_skill_may_stand_there(space: str) -> None:
    t = table().row().arms().stands(space, (1, 2))
    t.act(0, f"place:{space}")
    assert t.skills(0, "ready") == [1, 3], "only skill 2 could go, so nothing was asked"
    t = table().stands(space, (1, 2)).citizens(0, 1, 2, 3, ready=[1, 3])
    assert t.why_not(f"place:{space}") == "need-match"


def test_rebuild_ignores_who_stands_there() -> None:
    t = table().stands("rebuild", (1, 1), (1, 3))
    t.act(0, "place:rebuild")
    assert t.keys == ["citizen:1", "citizen:2", "citizen:3"]
    t.act(0, "citizen:1")
    assert t.city(0).coins == 1, "it cost nothing and brought its coin"


def test_a_citizen_works_once_a_round() -> None:
    t = table().place(0, "work", 2)
    assert t.skills(0, "ready") == [1, 3]
    assert t.skills(0) == [1, 2, 3]


def test_without_a_ready_citizen_nobody_is_placed() -> None:
    t = table().citizens(0, 1, 2, 3, ready=()).give(0, coins=2).titan("mire-toad")
    assert not any(key.startswith("place") for key in t.keys)
    assert t.why_not("place:work") == "no-citizen"


def test_a_covered_space_takes_nobody() -> None:
    t = table(round=1).give(0, coins=9)
    assert "place:explore" not in t.keys and "place:grow" not in t.keys


def test_two_may_share_a_space_in_rising_order() -> None:
    t = table().place(0, "work", 1).place(1, "work", 3)
    assert t.match.view(0)["table"]["spaces"][0]["citizens"] == [[0, 1], [1, 3]]
