"""How even a game is when bots of one kind play each other: by place, by seat, by what seats led, by cards taken.

The games are those of a tournament of one bot and live in such a folder; this tells them. A line is compared with what
it would be if nothing mattered, by an exact binomial test; who looks at a table of many lines asks more of each
(`beyond`: the risk of 5 % shared by the lines of the table).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from oikumene.lab import stats
from oikumene.lab.analysis import TAKEN, CardLine, cards
from oikumene.lab.stats import Z95, Interval
from oikumene.lab.tournament import Played, Tournament
from oikumene.registry import game as find_game

RISK = 0.05


class Trait(NamedTuple):
    """Seats of one kind: how many, how often they won, their points (None in a game without), and how likely that, or
    something as far from even, is by chance alone."""

    name: str
    seats: int
    share: Interval
    points: Interval | None
    p: float
    beyond: bool

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "seats": self.seats,
            "win_share": self.share.to_json(),
            "points": None if self.points is None or self.seats < 2 else self.points.to_json(),
            "p": round(self.p, 5),
            "beyond_chance": self.beyond,
        }


class CardTrait(NamedTuple):
    """A card, and how far those who took it won above those who did not."""

    line: CardLine
    p: float
    beyond: bool


class Balance(NamedTuple):
    """What the games with one number of seats say."""

    seats: int
    games: int
    even: float
    places: list[Trait]
    by_seat: list[Trait]
    led: list[Trait]
    #: How often the first of two won against the second, where two sat at the table.
    pairs: list[tuple[str, str, float, int, float]]
    cards: list[CardTrait]

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "even": round(self.even, 5),
            "places": [trait.to_json() for trait in self.places],
            "by_seat": [trait.to_json() for trait in self.by_seat],
            "led": [trait.to_json() for trait in self.led],
            "pairs": [
                {"won_by": a, "against": b, "wins": wins, "of": n, "p": round(p, 5)} for a, b, wins, n, p in self.pairs
            ],
            "cards": [{**one.line.to_json(), "p": round(one.p, 5), "beyond_chance": one.beyond} for one in self.cards],
        }


def binomial(wins: float, games: int, chance: float) -> float:
    """How likely so many wins are, or a number that is no likelier, if each has this chance; shared wins are rounded.

    >>> round(binomial(9, 10, 0.5), 4), round(binomial(5, 10, 0.5), 4)
    (0.0215, 1.0)
    """
    if not games:
        return 1.0
    log = [
        math.lgamma(games + 1) - math.lgamma(k + 1) - math.lgamma(games - k + 1)
        + k * math.log(chance) + (games - k) * math.log(1 - chance)
        for k in range(games + 1)
    ]  # fmt: skip
    there = log[min(games, max(0, round(wins)))] + 1e-9
    return min(1.0, sum(math.exp(each) for each in log if each <= there))


def balance(game_id: str, played: Sequence[Played]) -> list[Balance]:
    """One for each number of seats that was played."""
    counts = sorted({one.seats for one in played})
    return [_balance(game_id, [one for one in played if one.seats == seats], seats) for seats in counts]


def told(made: Tournament) -> list[Balance]:
    return balance(made.plan.game, made.played)


def _balance(game_id: str, played: Sequence[Played], seats: int) -> Balance:
    game = find_game(game_id)
    even, fraction = 1 / seats, game.fraction if game.points else 0

    def traits(of: Callable[[Played, int], str]) -> list[Trait]:
        held: dict[str, list[tuple[Played, int]]] = defaultdict(list)
        for one in played:
            for seat in range(seats):
                name = of(one, seat)
                if name:
                    held[name].append((one, seat))
        return [_trait(name, who, even, fraction, len(held)) for name, who in sorted(held.items())]

    led = traits(lambda one, seat: one.led[seat] if one.led else "")
    return Balance(
        seats,
        len(played),
        even,
        traits(lambda one, seat: str((seat - one.first) % seats + 1) if one.first >= 0 else ""),
        traits(lambda one, seat: str(seat + 1)),
        sorted(led, key=lambda trait: -trait.share.mean),
        list(_pairs(played)) if seats == 2 else [],
        _cards(game_id, played),
    )


def _trait(name: str, held: Sequence[tuple[Played, int]], even: float, fraction: int, lines: int) -> Trait:
    wins = sum(one.win(seat) for one, seat in held)
    points = stats.average([one.scores[seat] / fraction for one, seat in held]) if fraction else None
    p = binomial(wins, len(held), even)
    return Trait(name, len(held), stats.share(wins, len(held)), points, p, p < RISK / max(1, lines))


def _pairs(played: Sequence[Played]) -> Iterable[tuple[str, str, float, int, float]]:
    """Who led what against whom, each pair once, the one that won more first."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one in played:
        if len(one.led) == 2 and one.led[0] and one.led[0] != one.led[1]:
            a, b = sorted(one.led)
            found[a, b].append(one.win(one.led.index(a)))
    for (a, b), wins in sorted(found.items()):
        won, n = sum(wins), len(wins)
        p = binomial(won, n, 0.5)
        yield (a, b, won, n, p) if won * 2 >= n else (b, a, n - won, n, p)


def _cards(game_id: str, played: Sequence[Played]) -> list[CardTrait]:
    """The cards that enough players took and enough did not, those that go with winning first."""
    lines = [line for line in cards(game_id, played).get(TAKEN, []) if line.apart is not None]
    found = []
    for line in lines:
        assert line.apart is not None
        deviation = (line.apart.high - line.apart.mean) / Z95
        p = math.erfc(abs(line.apart.mean) / deviation / math.sqrt(2)) if deviation else float(not line.apart.mean)
        found.append(CardTrait(line, p, p < RISK / len(lines)))
    return found
