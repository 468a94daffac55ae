"""What lasts beyond its moment: the plague's ban, and when negotiations are held (event and action cards)."""

from __future__ import annotations

from tests.rules.clash.field import field


def test_the_ban_of_the_plague_ends_with_sanitation() -> None:
    t = field().city(0, "D4").city(0, "D6").knows(0, "writing").has(0, food=1, wood=1, ore=1)
    assert t.can("construct")
    t.lasting("ev-plague")
    assert not t.can("construct")
    t.knows(0, "sanitation")
    assert t.can("construct")


def test_negotiations_are_the_first_thing_in_a_turn_also_of_one_with_fewer_actions() -> None:
    t = field().city(0, "D4").hand(0, "negotiations-23").has(0, culture=1)
    t.lay().actions = 2
    assert t.can("play"), "assassinated, but nothing was done yet"
    t.lay().done = ("acted",)
    assert not t.can("play")
