"""Observed steps a second: each question seen as numbers with its mask, then answered at random.

    python bench/observed.py ancient_world imperium --seconds 10

PettingZoo's environment in one process, the same through `Tables` in one process, and in two. Steps by the clock, and
by the processor's time where there is one process only: on a busy machine the second says more.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import numpy as np

from oikumene.lab.pettingzoo import raw_env
from oikumene.lab.vector import Tables


def alone(game: str, seconds: float) -> tuple[float, float]:
    """Steps a second by the clock and by the processor, through PettingZoo's environment."""
    table, rng, steps, seed = raw_env(game), Random(1), 0, 0
    table.reset(seed=seed)
    clock, processor = time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        if table.match.over:
            seed += 1
            table.reset(seed=seed)
        seen = table.observe(table.agent_selection)
        table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        steps += 1
    return steps / (time.perf_counter() - clock), steps / (time.process_time() - processor)


def together(game: str, seconds: float, jobs: int, tables: int) -> tuple[float, float]:
    with Tables(game, tables=tables, jobs=jobs) as hall:
        seen = hall.reset(seed=1)
        rng = np.random.default_rng(1)
        steps, clock, processor = 0, time.perf_counter(), time.process_time()
        while time.perf_counter() - clock < seconds:
            chosen = [int(rng.choice(np.flatnonzero(mask))) for mask in seen.mask]
            seen = hall.step(chosen)
            steps += tables
        return steps / (time.perf_counter() - clock), steps / (time.process_time() - processor)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--tables", type=int, default=64)
    args = parser.parse_args()
    print("game  pettingzoo(clock, processor)  tables in one process(clock, processor)  in two(clock)")
    for game in args.games:
        one, here = alone(game, args.seconds), together(game, args.seconds, 1, args.tables)
        two = together(game, args.seconds, 2, args.tables)
        print(f"{game}  {one[0]:.0f}, {one[1]:.0f}  {here[0]:.0f}, {here[1]:.0f}  {two[0]:.0f}", flush=True)


if __name__ == "__main__":
    main()
