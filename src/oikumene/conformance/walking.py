"""Random games of one set-up: what every check walks through."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from oikumene.kernel.flow import Ask, Value, is_free
from oikumene.kernel.game import Game, OptionValue
from oikumene.kernel.match import Match

#: A game that asks more often than this does not end.
LONGEST = 20_000
#: So many of the last answers are looked at, to say what it goes round in.
LATELY = 1_000
AnyMatch: TypeAlias = "Match[Any]"


@dataclass(frozen=True)
class Case:
    """One set-up of a game, and how its random player decides.

    `steered`: prefer kinds of answers that were rare in this match, to reach what plain random play seldom does.
    `pace`: how much of what is sampled is looked at; 1 is the usual amount. `longest`: how many answers it may take.
    """

    game: Game[Any]
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 0
    steered: bool = False
    pace: float = 1.0
    longest: int = LONGEST

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
    trail = Trail(case.longest)
    while trail.goes_on(match):
        ask = player.rng.choice(match.asks)
        yield match, ask, player
        value = player.pick(ask)
        trail.add(ask, value)
        match.take(ask, value)


def play_out(match: AnyMatch, player: Player, longest: int = LONGEST) -> None:
    """Random answers to the end."""
    trail = Trail(longest)
    while trail.goes_on(match):
        ask = player.rng.choice(match.asks)
        value = player.pick(ask)
        trail.add(ask, value)
        match.take(ask, value)


class Trail:
    """What was answered lately, so that a game without an end can be told from what it goes round in."""

    def __init__(self, longest: int) -> None:
        self.longest = longest
        self.count = 0
        self.lately: deque[tuple[str, str, bool]] = deque(maxlen=LATELY)

    def add(self, ask: Ask, value: Value) -> None:
        self.count += 1
        self.lately.append((ask.prompt, word_of(value), is_free(value)))

    def goes_on(self, match: AnyMatch) -> bool:
        """Whether there is a question; AssertionError names those that come again and again if there are too many."""
        if match.over:
            return False
        assert self.count < self.longest, (
            f"the game does not end: {self.count} answers, and still {match.asks!r}; most of the last"
            f" {len(self.lately)} were {self.said()}"
        )
        return True

    def said(self) -> str:
        """The answers that came most often, free actions marked as such."""
        often = Counter(self.lately).most_common(4)
        return ", ".join(
            f"{'the free action ' if free else ''}{word!r} to {prompt!r} ({n} times)"
            for (prompt, word, free), n in often
        )
