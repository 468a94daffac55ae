"""Random games of one set-up: what every check walks through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from oikumene.kernel.flow import Ask, Value, is_free
from oikumene.kernel.game import Game, OptionValue
from oikumene.kernel.match import Match

#: A game that asks more often than this does not end.
LONGEST = 20_000
AnyMatch: TypeAlias = "Match[Any]"


@dataclass(frozen=True)
class Case:
    """One set-up of a game, and how its random player decides.

    `steered`: prefer kinds of answers that were rare in this match, to reach what plain random play seldom does.
    `pace`: how much of what is sampled is looked at; 1 is the usual amount.
    """

    game: Game[Any]
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 0
    steered: bool = False
    pace: float = 1.0

    def new(self) -> AnyMatch:
        return self.game.new(seats=self.seats, seed=self.seed, options=self.options)

    def random(self) -> Random:
        return Random(f"{self.game.id} {self.seed}")

    def sometimes(self, rng: Random, share: float) -> bool:
        return rng.random() < share * self.pace

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value!r:.20}" for name, value in self.options.items())
        return f"{self.game.id}, {self.seats} seats, seed {self.seed}{', ' if chosen else ''}{chosen}"


Check: TypeAlias = Callable[[Case], int]


def word_of(value: Value) -> str:
    """The word of an option: what kind of answer it is."""
    if isinstance(value, tuple):
        return word_of(value[1:]) if is_free(value) else str(value[0])
    return value if isinstance(value, str) else "number"


class Player:
    """Decides at random; steered, it prefers what it has seldom done in this match."""

    def __init__(self, rng: Random, steered: bool) -> None:
        self.rng = rng
        self.steered = steered
        self.done: Counter[tuple[str, str]] = Counter()

    def pick(self, ask: Ask) -> Value:
        values = ask.values()
        assert values, f"the question {ask.id!r} to seat {ask.seat} has no options"
        if not self.steered:
            return self.rng.choice(values)
        weights = [1 / (1 + self.done[ask.prompt, word_of(value)]) ** 2 for value in values]
        value = self.rng.choices(values, weights)[0]
        self.done[ask.prompt, word_of(value)] += 1
        return value


def walk(case: Case, match: AnyMatch | None = None) -> Iterator[tuple[AnyMatch, Ask, Player]]:
    """Every decision of one random game: the match, the question that is answered next, and who answers."""
    match = case.new() if match is None else match
    player = Player(case.random(), case.steered)
    for _ in range(LONGEST):
        if match.over:
            return
        ask = player.rng.choice(match.asks)
        yield match, ask, player
        match.take(ask, player.pick(ask))
    raise AssertionError(f"the game does not end: {LONGEST} answers, and still {match.asks!r}")


def play_out(match: AnyMatch, player: Player) -> None:
    for _ in range(LONGEST):
        if match.over:
            return
        ask = player.rng.choice(match.asks)
        match.take(ask, player.pick(ask))
    raise AssertionError(f"the game does not end: {LONGEST} answers, and still {match.asks!r}")
