"""How strong a bot is: one of it against others, in every seat of the same games, with intervals.

A game's deal follows from its seed alone, so each deal is played once with the bot in each seat: luck cancels out. The
budget of a tree search is best given in rounds: what a second gives depends on who else is using the machine.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from oikumene.bots import Bot, Chair, make
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.senses import sense_of
from oikumene.lab import engines
from oikumene.lab.stats import Interval, share
from oikumene.registry import game as find_game

Settings: TypeAlias = "tuple[tuple[str, int | float | None], ...]"


class Player(NamedTuple):
    """A bot by its name, with settings where they are not the usual ones."""

    name: str
    settings: Settings = ()

    def sit(self, seat: int, seed: int) -> Bot:
        settings: dict[str, Any] = dict(self.settings)
        if self.name == "mcts":
            return MctsBot(seat, seed, **settings)
        if self.name == "greedy":
            return GreedyBot(seat, seed, **settings)
        return make(self.name, seat, seed)

    def __str__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.settings if value is not None)
        return f"{self.name} ({said})" if said else self.name


def mcts(*, seconds: float | None = None, rounds: int | None = None) -> Player:
    """The tree search with a budget: seconds or rounds a decision."""
    return Player("mcts", (("seconds", seconds), ("rounds", rounds)))


class Duel(NamedTuple):
    """One bot against others of one kind."""

    game: str
    seats: int
    one: Player
    others: Player


class Played(NamedTuple):
    """A game of a duel: the seed, where the one sat, its share of the win, points, how long it thought about decisions,
    about the slowest one in twenty at least, and who won."""

    seed: int
    seat: int
    share: float
    scores: tuple[int, ...]
    decisions: int
    seconds: float
    slow: float = 0.0
    winners: tuple[int, ...] = ()


class Strength(NamedTuple):
    """What a duel came to."""

    duel: Duel
    played: tuple[Played, ...]

    @property
    def share(self) -> Interval:
        return share(sum(game.share for game in self.played), len(self.played))

    @property
    def points(self) -> tuple[float, float]:
        """The mean points of the one, and of the others."""
        if not self.played:
            return 0.0, 0.0
        own = [game.scores[game.seat] for game in self.played]
        rest = [points for game in self.played for seat, points in enumerate(game.scores) if seat != game.seat]
        fraction = find_game(self.duel.game).fraction
        return sum(own) / len(own) / fraction, sum(rest) / len(rest) / fraction

    @property
    def seconds(self) -> float:
        """How long the one thought about a decision that was one."""
        return sum(game.seconds for game in self.played) / max(1, sum(game.decisions for game in self.played))

    def to_json(self) -> dict[str, Any]:
        own, rest = self.points
        return {
            "game": self.duel.game,
            "seats": self.duel.seats,
            "one": str(self.duel.one),
            "others": str(self.duel.others),
            "games": len(self.played),
            "share": self.share._asdict(),
            "even": 1 / self.duel.seats,
            "points": [own, rest],
            "seconds_a_decision": self.seconds,
            "results": [[g.seed, g.seat, g.share, list(g.scores)] for g in self.played],
        }


def play(duel: Duel, seed: int, seat: int) -> Played:
    """One game, the one in that seat. Time is of this process alone, so that others on the machine do not count."""
    players = [duel.one if place == seat else duel.others for place in range(duel.seats)]
    bots = [player.sit(place, seed) for place, player in enumerate(players)]
    match = find_game(duel.game).new(seats=duel.seats, seed=seed)
    spent: list[float] = []
    while match.asks:
        ask = match.asks[0]
        began = time.process_time()
        value = bots[ask.seat].choose(Chair(match, ask))
        if ask.seat == seat and len(ask.values()) > 1:
            spent.append(time.process_time() - began)
        match.take(ask, value)
    result = match.result
    assert result is not None
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    slow = sorted(spent)[len(spent) * 19 // 20] if spent else 0.0
    return Played(seed, seat, share, result.scores, len(spent), sum(spent), slow, tuple(result.winners))


def measure(
    duel: Duel,
    deals: int,
    *,
    first: int = 0,
    jobs: int = 1,
    seconds: float | None = None,
    progress: Callable[[Played], None] | None = None,
) -> Strength:
    """Play so many deals, each with the one in every seat; the same games whatever `jobs` is.

    `seconds`: no deal counts that is not finished by then.
    """
    work = [(duel, seed, seat) for seed in range(first, first + deals) for seat in range(duel.seats)]
    done: list[Played] = []
    began = time.perf_counter()
    for game in spread(_play, work, jobs):
        done.append(game)
        if progress is not None:
            progress(game)
        if seconds is not None and time.perf_counter() - began > seconds:
            break
    return Strength(duel, tuple(sorted(whole_deals(done, duel.seats))))


def whole_deals(played: Sequence[Played], seats: int) -> list[Played]:
    """Those games whose deal was played from every seat."""
    times = Counter(game.seed for game in played)
    return [game for game in played if times[game.seed] == seats]


def _play(work: tuple[Duel, int, int]) -> Played:
    return play(*work)


def spread(task: Callable[[Any], Any], work: Sequence[Any], jobs: int) -> Iterator[Any]:
    """The results of a task on each piece of work, in order, on so many processes of this machine."""
    return engines.spread(engines.PROCESSES, task, work, jobs=jobs)


# -- what a second gives


def rounds_per_second(
    game: str, *, seats: int | None = None, positions: int = 12, rounds: int | None = None, seed: int = 0
) -> float:
    """Rounds of the tree search in a second of one core's time, over positions of games between greedy bots: of two, or
    of as few as the game takes."""
    spent = 0.0
    if rounds is None:
        sense = sense_of(find_game(game))
        rounds = 12 if sense is not None and sense.habits.lines else 300  # a round may be a turn played out
    if seats is None:
        seats = min(n for n in find_game(game).seats if n > 1)
    for number in range(positions):
        chair = _position(game, seats, seed + number, int(number / positions * 60 * seats))
        bot = MctsBot(chair.seat, seed, seconds=None, rounds=rounds)
        began = time.process_time()
        bot.reasons(chair)
        spent += time.process_time() - began
    return rounds * positions / spent


def _position(game: str, seats: int, seed: int, answers: int) -> Chair:
    """A decision after so many answers, or the last one of the game before it."""
    match = find_game(game).new(seats=seats, seed=seed)
    bots = [GreedyBot(seat, seed, worlds=1, nodes=50) for seat in range(seats)]
    last = match.clone()
    while match.asks and (answers > 0 or len(match.asks[0].values()) < 3):
        ask = match.asks[0]
        if len(ask.values()) > 2:
            last = match.clone()
        match.take(ask, bots[ask.seat].choose(Chair(match, ask)))
        answers -= 1
    stop = match if match.asks else last
    return Chair(stop, stop.asks[0])
