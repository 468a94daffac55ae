"""A game that is as good as decided: what counts then is the points, and what is said of the win stays true."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.bots import Chair
from oikumene.bots.greedy import taken
from oikumene.bots.mcts import MctsBot
from oikumene.bots.senses import sense_of
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match

ROUNDS = 6


@cache
def lost(game: str, first: int) -> tuple[Match[Any], dict[str, float]]:
    """A last question of a random game that is lost whatever is answered, and the points that each answer ends with."""
    for seed in range(first, first + 400):
        match, rng = oikumene.game(game).new(seats=2, seed=seed), Random(seed)
        while match.asks:
            ask = match.asks[0]
            ends = last(match) if len(ask.values()) > 1 and late(match) else None
            if ends is not None:
                return match, ends
            values = ask.values()
            match.take(ask, values[rng.randrange(len(values))])
    raise AssertionError("no such position was found")


def late(match: Match[Any]) -> bool:
    return bool(match.state.round == ROUNDS)


def last(match: Match[Any]) -> dict[str, float] | None:
    ask, points = match.asks[0], {}
    for value in ask.values():
        after = taken(match, ask, value)
        if after.result is None or ask.seat in after.result.winners:
            return None
        points[match.key(value)] = after.result.scores[ask.seat] / match.game.fraction
    return points if len(set(points.values())) > 1 else None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_lost_game_is_played_on_for_points(seed: int) -> None:
    """Though something else comes to mind first, of which as little of a win comes."""
    match, points = lost("ancient_world", 190)
    worst = min(points, key=points.__getitem__)

    def instinct(match: Match[Any], ask: Ask, values: Sequence[Value]) -> list[float]:
        return [50.0 if match.key(value) == worst else 1.0 for value in values]

    sense = sense_of(match.game)
    assert sense is not None
    chair = Chair(match, match.asks[0], sense._replace(instinct=instinct))
    answer = match.key(MctsBot(chair.seat, seed, seconds=None, rounds=200).choose(chair))
    assert points[answer] == max(points.values()), points


def test_nothing_is_said_of_a_win_that_is_not_so() -> None:
    match, _ = lost("ancient_world", 190)
    chair = Chair(match, match.asks[0])
    reasons = MctsBot(chair.seat, 1, seconds=None, rounds=80).reasons(chair)
    assert {reason.expected for reason in reasons} == {0.0}


def test_a_game_that_is_open_is_played_for_the_win() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=3)
    chair = Chair(match, match.asks[0])
    reasons = MctsBot(chair.seat, 1, seconds=None, rounds=80).reasons(chair)
    assert len({reason.expected for reason in reasons if reason.visits}) > 1
