"""Ratings with their uncertainty: OpenSkill's Plackett-Luce model, from the order of the players in each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from oikumene.lab.extras import need
from oikumene.lab.tournament import Played


class Rating(NamedTuple):
    """How strong a bot is held to be, and how unsure that is (a standard deviation); everybody begins at 25 ± 8.3."""

    bot: str
    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What the bot is worth almost certainly: three deviations below."""
        return self.mu - 3 * self.sigma


def ratings(games: Iterable[Played], bots: Sequence[str]) -> list[Rating]:
    """The strongest first. Bots do not learn, so nothing is added to the uncertainty from game to game (tau is 0).

    A game that one bot plays against itself says nothing; where a bot holds several seats, it gets the mean of them.
    """
    models: Any = need("openskill.models", "lab")
    model = models.PlackettLuce(tau=0.0)
    held = dict.fromkeys(bots, (model.mu, model.sigma))
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        teams = [[model.rating(*held[bot])] for bot in game.bots]
        rated = model.rate(teams, ranks=ranks(game))
        for bot in dict.fromkeys(game.bots):
            own = [rated[seat][0] for seat, name in enumerate(game.bots) if name == bot]
            held[bot] = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
    return sorted((Rating(bot, *pair) for bot, pair in held.items()), key=lambda rating: -rating.mu)


def ranks(game: Played) -> list[float]:
    """The winners, then the others by their points; equal points, equal rank."""
    order = sorted({standing(game, seat) for seat in range(game.seats)}, reverse=True)
    return [float(order.index(standing(game, seat))) for seat in range(game.seats)]


def standing(game: Played, seat: int) -> tuple[bool, int]:
    """What a seat is ranked by. Winners are equal, whatever the points: the game has broken ties already."""
    return (True, 0) if seat in game.winners else (False, game.scores[seat])
