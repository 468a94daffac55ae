"""Advice: what a bot would do in a seat, with its reasons in numbers."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene import bots
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match


@pytest.fixture
def match() -> Match[Any]:
    return oikumene.game("ancient_world").new(seats=3, seed=11)


def test_every_option_the_best_first(match: Match[Any]) -> None:
    question = match.pending[0]
    reasons = bots.hint(match, question.seat, "mcts:rounds=120")
    assert {reason.key for reason in reasons} == {option.key for option in question.options}
    assert [reason.visits for reason in reasons] == sorted((reason.visits for reason in reasons), reverse=True)
    assert sum(reason.visits for reason in reasons) == 120
    assert all(0 <= reason.expected <= 1 for reason in reasons)


def test_the_best_level_is_asked_by_default(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    made = bots.make
    monkeypatch.setattr("oikumene.bots.advice.make", lambda name, *rest: asked.append(name) or made("greedy", *rest))
    assert bots.hint(match, match.asks[0].seat)
    assert asked == ["strategist"]


def test_advice_changes_nothing(match: Match[Any]) -> None:
    before = match.digest()
    bots.hint(match, match.asks[0].seat, "merchant")
    assert match.digest() == before
    assert match.answers == []


def test_same_seed_same_advice(match: Match[Any]) -> None:
    seat = match.asks[0].seat
    assert bots.hint(match, seat, "mcts:rounds=40", seed=5) == bots.hint(match, seat, "mcts:rounds=40", seed=5)


def test_the_adviser_knows_no_more_than_the_seat(match: Match[Any]) -> None:
    """Two matches that look the same from the seat get the same advice, whatever lies in the decks."""
    from random import Random

    seat = match.asks[0].seat
    other = match.imagine(seat, Random(99))
    assert other.digest() != match.digest()
    assert bots.hint(other, seat, "greedy", seed=2) == bots.hint(match, seat, "greedy", seed=2)


def test_only_the_seat_that_is_asked_is_advised(match: Match[Any]) -> None:
    asked = match.asks[0].seat
    with pytest.raises(Refused) as refused:
        bots.hint(match, (asked + 1) % 3, "greedy")
    assert refused.value.code == "not-asked"
    with pytest.raises(Refused):
        bots.hint(match, asked, "greedy", id="another question")


def test_after_the_end_there_is_nothing_to_advise(match: Match[Any]) -> None:
    while match.asks:
        match.take(match.asks[0], match.asks[0].values()[0])
    with pytest.raises(Refused, match="over"):
        bots.hint(match, 0, "greedy")


@pytest.mark.parametrize("level", ["novice", "random"])
def test_a_bot_that_does_not_say_why(match: Match[Any], level: str) -> None:
    with pytest.raises(Refused, match="does not say why; these do: strategist, merchant"):
        bots.hint(match, match.asks[0].seat, level)
