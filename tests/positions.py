"""Positions that tables go on from: whole games by a player of the test's own, up to the question that is wanted."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, TypeVar

from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.kernel.table import Table

S = TypeVar("S", bound=Table)


class Positions(Generic[S]):
    """Records of games: `wanted` says when a question is the one, `liked` what the player answers on the way there."""

    def __init__(
        self,
        game: Game[S],
        wanted: Mapping[str, Callable[[S], bool]],
        liked: Callable[[Match[S], Any, random.Random], Any],
        seats: int,
    ) -> None:
        self.game, self.wanted, self.liked, self.seats = game, wanted, liked, seats

    @cache  # noqa: B019 (one of these a game, for as long as the tests run)
    def record(self, prompt: str, seats: int = 0, **options: Any) -> str:
        """The record of a game that has come to where the first seat is asked that; "" of one played to its end."""
        for seed in range(300):
            match = Match.new(self.game, self.game.checked(seats or self.seats, seed, options))
            rng = random.Random(seed)
            while not match.over:
                ask = match.asks[0]
                if ask.seat == 0 and ask.prompt == prompt and self.wanted[prompt](match.state):
                    return json.dumps(match.record())
                match.take(ask, self.liked(match, ask, rng))
            if not prompt:
                return json.dumps(match.record())
        raise AssertionError(f"nobody was asked {prompt}")

    def state(self, record: str) -> S:
        return replay(self.game, json.loads(record)).state

    def seen(self, record: str, seat: int = 0) -> Mapping[str, Any]:
        """What a seat sees there."""
        return self.game.view(self.state(record), seat)
