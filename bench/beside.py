"""Ours beside catanatron on a machine that others use: `python bench/beside.py oath:4 clash:2 clash:4 [--turns N]`.

A turn is a few random games of the peer, then of each of ours, the same ones every fourth turn. What counts is CPU
time: of each piece the best and the median over its turns, added up. Every tick of the peer counts, also those with one
option; beside that stands the ratio of decisions that have two options at least, on both sides. `oikumene bench`
measures more, and needs quiet.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from statistics import median

from oikumene.lab.bench import PEER, Ours, Theirs, timed

#: Games a piece, and how many different pieces there are.
GAMES, PIECES = 2, 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME:SEATS")
    parser.add_argument("--turns", type=int, default=24)
    args = parser.parse_args()
    runners: dict[str, Ours | Theirs] = {PEER: Theirs()}
    for asked in args.games:
        id, _, seats = asked.partition(":")
        runners[asked] = Ours(id, int(seats) if seats else None)
    for runner in runners.values():
        runner.positions = runner.positions[
            ::16
        ]  # few are enough for clones, and the collector goes through all of them
    times: dict[str, dict[int, list[float]]] = {name: defaultdict(list) for name in runners}
    decisions: dict[str, dict[int, int]] = {name: {} for name in runners}
    clones: dict[str, list[float]] = {name: [] for name in runners}
    fought: dict[str, list[float]] = {name: [] for name in runners}
    for turn in range(args.turns):
        piece = turn % PIECES
        for name, runner in runners.items():
            seconds, made = timed(lambda runner=runner, piece=piece: runner.play(GAMES, 1000 + GAMES * piece))  # type: ignore[misc]
            times[name][piece].append(seconds)
            decisions[name][piece] = made
            clones[name].append(timed(runner.clone)[0] / len(runner.positions) * 1e6)
            if isinstance(runner, Ours) and runner.fought:
                fought[name].append(timed(runner.clone_fought)[0] / len(runner.fought) * 1e6)
    rates = {
        name: tuple(
            sum(decisions[name].values()) / sum([kind(spent) for spent in times[name].values()])
            for kind in (min, median)
        )
        for name in runners
    }
    choices = {name: runner.choices() for name, runner in runners.items()}
    for name in runners:
        ratios = [ours / theirs for ours, theirs in zip(rates[name], rates[PEER], strict=True)]
        chosen = ratios[0] * choices[name] / choices[PEER]
        line = f"{name}: decisions/s {rates[name][0]:,.0f} best, {rates[name][1]:,.0f} median"
        line += f" ({ratios[0]:.2f}, {ratios[1]:.2f} of the peer's; of those with two options {chosen:.2f}); clone µs"
        for told, spent in (("", clones[name]), (" in battle", fought[name])):
            if spent:
                of_peer = min(spent) / min(clones[PEER]), median(spent) / median(clones[PEER])
                line += f"{told} {min(spent):.1f} best, {median(spent):.1f} median ({of_peer[0]:.2f}, {of_peer[1]:.2f})"
        print(line, flush=True)
    print(f"{args.turns} turns, load {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    main()
