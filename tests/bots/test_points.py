"""The points at the end that people are told to expect."""

from __future__ import annotations

import pytest

import oikumene
from oikumene.bots.mcts import counted
from oikumene.bots.senses import sense_of


@pytest.mark.parametrize(("game", "excess"), [("imperium", 18.0), ("ancient_world", 0.0), ("imperial_settlers", 0.0)])
def test_what_the_evaluation_promises_too_many_is_not_told(game: str, excess: float) -> None:
    """People are told fewer points where the evaluation promises too many; seats are compared as before."""
    match = oikumene.game(game).new(seats=2, seed=1)
    sense = sense_of(match.game)
    assert sense is not None and sense.final and sense.excess == excess
    promised = sense.outlook(match.state)
    assert [counted(match, sense, seat) for seat in (0, 1)] == [points - excess for points in promised]
    assert sense.shares(match.state) == sense._replace(excess=0.0).shares(match.state)
