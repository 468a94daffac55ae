"""Many random games of a game at each number of seats: how long they are and how they end.

`python bench/endings.py oath --games 1000` plays, checks the table at every tenth answer and at the end
(`Game.check`), and prints a line for each number of seats. A game that breaks is named by its seed.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from random import Random
from statistics import median
from typing import Any

import oikumene
from oikumene.kernel.game import Game

#: Answers after which a game has no end.
LONGEST = 20_000


def played(game: Game[Any], seats: int, seed: int) -> tuple[int, str]:
    """One random game: its answers, and how it ended."""
    match = game.new(seats=seats, seed=seed, keep=False)
    rng = Random(seed)
    answers = 0
    while match.asks:
        ask = match.asks[rng.randrange(len(match.asks))]
        values = ask.values()
        match.take(ask, values[rng.randrange(len(values))])
        answers += 1
        if answers % 10 == 0:
            game.check(match.state)
        assert answers < LONGEST, "it does not end"
    game.check(match.state)
    assert match.result is not None
    return answers, match.result.ending


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, nargs="+")
    args = parser.parse_args()
    game = oikumene.game(args.game)
    for seats in args.seats or game.seats:
        began = time.process_time()
        lengths, endings, broken = [], Counter[str](), []
        for seed in range(args.games):
            try:
                answers, ending = played(game, seats, seed)
            except Exception as why:
                broken.append(f"seed {seed}: {type(why).__name__}: {why}")
                continue
            lengths.append(answers)
            endings[ending] += 1
        spent = time.process_time() - began
        told = ", ".join(f"{name} {n}" for name, n in endings.most_common())
        print(
            f"{seats} seats: {len(lengths)} games, {sum(lengths):,} decisions in {spent:.0f} s of the processor, "
            f"{min(lengths)} to {max(lengths)} (median {median(lengths):.0f}); {told}; broken: {len(broken)}",
            flush=True,
        )
        for line in broken[:10]:
            print("  " + line, flush=True)


if __name__ == "__main__":
    main()
