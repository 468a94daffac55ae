"""How people who play together stand: ratings from the order of the players in each game, and what each side brings.

Elo's rating for more than two: a game counts as one against each of the other people at the table, shared so that a
table of six moves nobody further than a table of two. Bots are not counted: they play at several strengths, and not
for the group.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from oikumene.kernel.game import Result

START = 1500.0
#: What a game moves at most between two who are thought equal is half of it.
STEP = 32.0
#: Ratings that are shown of each: after the last games, and what it was before them.
LINE = 7


class Outcome(NamedTuple):
    """How a seat ended: whose it was (nobody's: a bot's, or of somebody who is gone), whom it led, its place."""

    table: str
    seat: int
    game: str
    person: str | None
    kind: str
    side: str
    points: int
    won: bool
    place: int


class Tally(NamedTuple):
    """What some games brought: how many, how many were won, points in all and at best."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best: int | None = None

    def with_game(self, one: Outcome) -> Tally:
        best = one.points if self.best is None else max(self.best, one.points)
        return Tally(self.games + 1, self.wins + one.won, self.points + one.points, best)

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def worth(self) -> tuple[float, float, int]:
        """What tallies are compared by: the share of wins, then points, then how sure that is."""
        return (self.wins / self.games if self.games else 0.0, self.mean, self.games)


class Rating(NamedTuple):
    """A person's rating after the last games, the newest last, and how many games it rests on."""

    line: tuple[float, ...]
    games: int

    @property
    def now(self) -> float:
        return self.line[-1]

    @property
    def change(self) -> float:
        return self.line[-1] - self.line[-2] if len(self.line) > 1 else 0.0


class Standings:
    """All of it, worked out once."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        games = [list(seats) for _, seats in groupby(outcomes, key=lambda one: one.table)]
        self.games: dict[str, int] = {}
        self.kinds: dict[str, str] = {}
        self.sides: dict[tuple[str, str], Tally] = {}
        self.players: dict[tuple[str, str], Tally] = {}
        self.led: dict[tuple[str, str, str], Tally] = {}
        for seats in games:
            name = seats[0].game
            self.games[name] = self.games.get(name, 0) + 1
            for one in seats:
                self._count(one)
        self.ratings = ratings(games)
        #: The same from the games of one kind alone: who is strong in one need not be in another.
        self.rated = {name: ratings(seats for seats in games if seats[0].game == name) for name in self.games}

    def _count(self, one: Outcome) -> None:
        if one.person is None:
            return
        mine, side, led = (one.game, one.person), (one.game, one.side), (one.game, one.side, one.person)
        self.players[mine] = self.players.get(mine, Tally()).with_game(one)
        if one.side:
            self.kinds[one.game] = one.kind
            self.sides[side] = self.sides.get(side, Tally()).with_game(one)
            self.led[led] = self.led.get(led, Tally()).with_game(one)

    def best_with(self, game: str, side: str, people: Iterable[str]) -> str | None:
        """Who of these plays a side best."""
        found = [person for person in people if (game, side, person) in self.led]
        return max(found, key=lambda person: self.led[game, side, person].worth, default=None)


def ratings(games: Iterable[Sequence[Outcome]]) -> dict[str, Rating]:
    """Ratings of everybody who has played with somebody, after all games in their order."""
    found: dict[str, Rating] = {}
    for seats in games:
        people = [one for one in seats if one.person is not None]
        if len(people) < 2:
            continue
        before = {one.person: found.get(str(one.person), Rating((START,), 0)) for one in people}
        for one in people:
            was = before[one.person]
            gain = sum(
                _score(one, other) - expected(was.now, before[other.person].now) for other in people if other is not one
            )
            now = was.now + STEP * gain / (len(people) - 1)
            found[str(one.person)] = Rating((*was.line, now)[-LINE:], was.games + 1)
    return found


def expected(mine: float, other: float) -> float:
    """The share of a win against another."""
    return float(1 / (1 + 10 ** ((other - mine) / 400)))


def _score(one: Outcome, other: Outcome) -> float:
    return 0.5 if one.place == other.place else float(one.place < other.place)


def places(result: Result) -> list[int]:
    """The place of each seat: winners first, then by points; those that are equal share one."""
    won = [seat in result.winners for seat in range(len(result.scores))]
    ranks = [(0, 0) if first else (1, -points) for first, points in zip(won, result.scores, strict=True)]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]
