"""Learning what the bots know about a game: the worth of traits, and what comes to mind.

Bots play each other, now and then at random so that poor positions are seen too. The worth of the traits at a stage
follows by least squares from what was scored in the end; the pulls of options follow from what the players chose.

    python -m oikumene.lab.learning ancient_world --games 200 --jobs 2 --out tables.json

It needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.bots import Chair
from oikumene.bots.greedy import listed
from oikumene.kernel.game import Game, Result
from oikumene.kit.learned import Figures, Learned
from oikumene.lab.strength import Player, spread
from oikumene.registry import game as find_game
from oikumene.registry import games


@cache
def figures_of(game: str) -> Figures:
    """What a game tells about its positions (the module `sense` of its package)."""
    sense = find_game(game).sense()
    assert sense is not None and sense.figures is not None, f"{game} brings no sense that can be learned"
    figures: Figures = sense.figures
    return figures


def learnable() -> list[str]:
    """The games that bring such figures."""
    senses = {id: game.sense() for id, game in games().items()}
    return sorted(id for id, sense in senses.items() if sense is not None and sense.figures is not None)


#: A win, counted as points, where a game has none.
WIN = 20.0


class Lesson(NamedTuple):
    """What one game teaches: positions (stage, points still to come, traits) and decisions (signs of each option,
    which was chosen)."""

    seed: int
    positions: list[tuple[int, float, list[float]]]
    decisions: list[tuple[list[list[str]], int]]


class Course(NamedTuple):
    """Who plays what, and how often at random."""

    game: str
    seats: int
    player: Player
    slips: float
    seed: int


def study(course: Course) -> Lesson:
    """Play a game and write down what may be learned from it."""
    figures = figures_of(course.game)
    blank = Learned(figures, {"traits": [], "worth": [], "spread": [], "pulls": {}})
    game = find_game(course.game)
    sense = game.sense()
    match = game.new(seats=course.seats, seed=course.seed)
    bots = [course.player.sit(seat, course.seed) for seat in range(course.seats)]
    rng = random.Random(f"slips:{course.seed}")
    seen: list[tuple[int, int, float, list[float]]] = []
    decisions = []
    steps = -1
    while match.asks:
        if match.steps != steps:
            steps = match.steps
            for seat in range(course.seats):
                state = match.state
                row = [float(trait) for trait in figures.traits(state, seat)]
                seen.append((seat, figures.stage(state), figures.points(state, seat), row))
        ask = match.asks[0]
        values = list(ask.values())
        if rng.random() < course.slips:
            match.take(ask, values[rng.randrange(len(values))])
            continue
        value = bots[ask.seat].choose(Chair(match, ask))
        thought = list(listed(match, ask, sense))  # what comes to mind is asked of these alone
        if len(thought) > 1 and value in thought:
            decisions.append((blank.signs_of(match, ask, thought), thought.index(value)))
        match.take(ask, value)
    assert match.result is not None
    scores = final(match.game, match.result)
    return Lesson(course.seed, [(stage, scores[seat] - now, row) for seat, stage, now, row in seen], decisions)


def final(game: Game[Any], result: Result) -> list[float]:
    """What each seat has in the end: its points, or in a game without points its share of the win."""
    if game.points:
        return [float(points) for points in result.scores]
    return [WIN / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


# -- the worth of traits


def worth(lessons: list[Lesson], figures: Figures, ridge: float = 30.0) -> tuple[list[list[float]], list[float]]:
    """By stage: the weights of the traits, and how many points ahead make a win likely.

    The guess by hand is corrected by least squares. Positions of a game say much the same, so the ridge is counted in
    games: with as many games as the ridge says, guess and games weigh alike.
    """
    import numpy as np

    rows: dict[int, list[tuple[float, list[float]]]] = {}
    for lesson in lessons:
        for stage, rest, row in lesson.positions:
            rows.setdefault(stage, []).append((rest, row))
    weights = [guessed(figures, stage) for stage in range(max(rows) + 1)]
    spreads = [5.0] * len(weights)
    for stage, found in rows.items():
        x = np.array([row for _, row in found])
        y = np.array([rest for rest, _ in found]) - x @ np.array(weights[stage])
        scale = x.std(axis=0)
        scale[scale < 1e-6] = 1.0
        z = x / scale
        stiff = np.full(x.shape[1], ridge * len(found) / len(lessons))
        stiff[0] = 1e-3  # the constant is free
        solved = np.linalg.solve(z.T @ z + np.diag(stiff), z.T @ y)
        weights[stage] = [round(w + float(more), 4) for w, more in zip(weights[stage], solved / scale, strict=True)]
        error = float(np.std(y - z @ solved))
        spreads[stage] = round(max(0.5, error * math.sqrt(2) * math.sqrt(3) / math.pi), 3)
    return weights, spreads


def guessed(figures: Figures, stage: int) -> list[float]:
    known = figures.guess(stage)
    return [known.get(name, 0.0) for name in figures.TRAITS]


# -- what comes to mind


def pulls(lessons: list[Lesson], epochs: int = 8, rate: float = 0.3, decay: float = 0.02) -> dict[str, float]:
    """The pull of each sign, by gradient steps (Adagrad) on the likelihood of what was chosen."""
    found: dict[str, float] = {}
    steep: dict[str, float] = {}
    decisions = [decision for lesson in lessons for decision in lesson.decisions]
    rng = random.Random(0)
    for _ in range(epochs):
        rng.shuffle(decisions)
        for options, chosen in decisions:
            sums = [sum(found.get(sign, 0.0) for sign in signs) for signs in options]
            most = max(sums)
            likely = [math.exp(s - most) for s in sums]
            total = sum(likely)
            for number, signs in enumerate(options):
                slope = (number == chosen) - likely[number] / total
                if abs(slope) < 1e-4:
                    continue
                for sign in signs:
                    g = slope - decay * found.get(sign, 0.0)
                    s = steep[sign] = steep.get(sign, 0.5) + g * g
                    found[sign] = found.get(sign, 0.0) + rate * g / math.sqrt(s)
    return {sign: round(pull, 2) for sign, pull in sorted(found.items()) if abs(pull) >= 0.05}


def likelihood(lessons: list[Lesson], known: dict[str, float]) -> tuple[float, float]:
    """The mean log likelihood of the choices by the pulls, and by chance."""
    sure, blind, n = 0.0, 0.0, 0
    for lesson in lessons:
        for options, chosen in lesson.decisions:
            sums = [sum(known.get(sign, 0.0) for sign in signs) for signs in options]
            most = max(sums)
            sure += sums[chosen] - most - math.log(sum(math.exp(s - most) for s in sums))
            blind -= math.log(len(options))
            n += 1
    return sure / n, blind / n


def tables(game: str, lessons: list[Lesson]) -> dict[str, Any]:
    figures = figures_of(game)
    weights, spreads = worth(lessons, figures)
    return {"traits": list(figures.TRAITS), "worth": weights, "spread": spreads, "pulls": pulls(lessons)}


def main(argv: list[str] | None = None) -> int:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", choices=learnable())
    made.add_argument("--games", type=int, default=100)
    made.add_argument("--first", type=int, default=1_000_000, help="the first seed, far from those of measurements")
    made.add_argument("--seats", default="2", help="player counts that take turns, with commas")
    made.add_argument("--rounds", type=int, help="mcts with so many rounds plays; otherwise greedy")
    made.add_argument("--slips", type=float, default=0.1, help="the share of answers given at random")
    made.add_argument("--jobs", type=int, default=1)
    made.add_argument("--out", required=True)
    args = made.parse_args(argv)
    player = Player("greedy", (("worlds", 1), ("nodes", 120)))
    if args.rounds:
        player = Player("mcts", (("seconds", None), ("rounds", args.rounds)))
    counts = [int(n) for n in args.seats.split(",")]
    seeds = range(args.first, args.first + args.games)
    work = [Course(args.game, counts[i % len(counts)], player, args.slips, seed) for i, seed in enumerate(seeds)]
    lessons = sorted(spread(study, work, args.jobs), key=lambda lesson: lesson.seed)
    found = tables(args.game, lessons)
    Path(args.out).write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{len(lessons)} games, spreads {found['spread']}, likelihood {likelihood(lessons, found['pulls'])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
