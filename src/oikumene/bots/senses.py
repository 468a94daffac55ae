"""The senses of games, for bots that look ahead: each game brings its own (`Game.sense`).

A game without one is judged by playing it out at random.
"""

from __future__ import annotations

from typing import Any

from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Sense

#: Senses that were given from outside, by the id of the game, and those that games bring.
_given: dict[str, Sense] = {}
_brought: dict[tuple[Game[Any], bool], Sense | None] = {}


def register(game: str, sense: Sense) -> None:
    """Give a game another evaluation than its own."""
    _given[game] = sense


def sense_of(game: Game[Any], *, near: bool = False) -> Sense | None:
    """The sense of a game, if it has one; `near`: as it serves who looks no further than the end of its own turn."""
    if game.id in _given:
        return _given[game.id]
    if (game, near) not in _brought:
        _brought[game, near] = game.sense(near=near)
    return _brought[game, near]


def final(match: Match[Any]) -> list[float]:
    """The shares of a finished match: winners divide a win."""
    result = match.result
    assert result is not None
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)]
