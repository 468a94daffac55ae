"""A table that is played by earlier rules: today's board draws it, its own texts say it, and everybody is told."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from oikumene import registry

from .conftest import Person, until
from .positions import OVERFLOW, SETTLED, sit

ALL = [(id, rules) for id in registry.games() for rules in registry.kept(id)]


def halfway(game: str, rules: int, answers: int = 30) -> str:
    """A record of a game at random in which the first seat is asked."""
    known = registry.game(game, rules)
    match, rng = known.new(seats=known.seats[0], seed=5), random.Random(5)
    while len(match.answers) < answers or match.asks[0].seat != 0:
        ask = match.asks[0]
        match.answer(ask.seat, match.key(rng.choice(ask.values())), ask.id)
    return json.dumps(match.record())


@pytest.mark.parametrize(("game", "rules"), ALL)
def test_a_game_by_earlier_rules_is_drawn_and_played(person: Callable[..., Person], game: str, rules: int) -> None:
    someone = person()
    sit(someone, halfway(game, rules))
    page = someone.page
    until(page, SETTLED)
    assert "board-" not in page.inner_text("body"), "the board has its words"
    assert page.evaluate(OVERFLOW) == [0, 0]
    expect(page.locator("li.carried")).to_contain_text(f"(number {rules})")
    for _ in range(3):
        before = page.locator("ol.log li").count()
        option = page.locator(".opts .opt:not([disabled])")
        if option.count() == 0:
            option = page.locator("[data-lit]")
        option.first.click()
        page.wait_for_timeout(600)
        until(page, SETTLED)
        if page.locator(".result, .end").count() or page.locator("ol.log li").count() != before:
            break
    assert someone.complaints == []
