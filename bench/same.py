"""The same games in two builds: `python bench/same.py [--other build/site] [--games N] [--player random|greedy|mcts]`.

Games of all set-ups by a random player (every second one prefers what it has seldom done), or by bots that think for a
few rounds. Every question with its answers counts, every sixteenth state, the end of the game and its result; of each
build a process plays the same pieces in turn. Told is what differs, and the CPU time that each took.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")
WORKER = """
import json, sys, time, zlib
from itertools import islice, cycle
from random import Random
import oikumene
import oikumene.kernel.match as kernel
from oikumene.bots.bot import Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.conformance.walking import Player

game, player, rounds, longest = oikumene.game(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
setups = list(game.setups())


def made(seat, seed):
    if player == "greedy":
        return GreedyBot(seat, seed)
    return MctsBot(seat, seed, seconds=None, rounds=rounds)


def played(seed):
    seats, options = setups[seed % len(setups)]
    match = game.new(seats=seats, seed=seed, options=options)
    hand = Player(Random(seed), bool(seed // len(setups) % 2))
    bots = {} if player == "random" else {seat: made(seat, seed) for seat in range(seats)}
    seen = answers = 0
    while match.asks and (not longest or answers < longest):
        ask = match.asks[0]
        seen = zlib.crc32(repr((ask.seat, ask.id, list(ask.values()))).encode(), seen)
        if answers % 16 == 0:
            seen = zlib.crc32(match.digest().encode(), seen)
        answers += 1
        match.take(ask, bots[ask.seat].choose(Chair(match, ask)) if bots else hand.pick(ask))
    return answers, f"{seen:08x} {match.digest()} {match.result!r}"


print(json.dumps(kernel.__file__), flush=True)
for line in sys.stdin:
    first, number = map(int, line.split())
    begun = time.process_time()
    games = [played(seed) for seed in range(first, first + number)]
    spent = time.process_time() - begun
    print(json.dumps([spent, sum(answers for answers, _ in games), [told for _, told in games]]), flush=True)
"""


class Build:
    """A process that plays the games of one build when told."""

    def __init__(self, folder: Path, game: str, player: str, rounds: int, longest: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, game, player, str(rounds), str(longest)],
            env={**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.spent = 0.0
        self.kernel = str(self._told())

    def _told(self) -> object:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"the process of {self.process.args} ended")
        return json.loads(line)

    def games(self, first: int, number: int) -> tuple[int, list[str]]:
        """How many answers these games took, and what became of each."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{first} {number}\n")
        self.process.stdin.flush()
        spent, answers, told = self._told()  # type: ignore[misc]
        self.spent += spent
        return answers, told

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compared(game: str, asked: argparse.Namespace) -> int:
    """Play the games of one game in both builds; how many differ."""
    folders = asked.plain.resolve(), asked.other.resolve()
    pair = [Build(folder, game, asked.player, asked.rounds, asked.longest) for folder in folders]
    differ, answers = [], 0
    for first in range(asked.first, asked.first + asked.games, asked.piece):
        number = min(asked.piece, asked.first + asked.games - first)
        (made, one), (_, other) = [build.games(first, number) for build in pair]
        answers += made
        differ += [first + n for n, (here, there) in enumerate(zip(one, other, strict=True)) if here != there]
    for build in pair:
        build.close()
    plain, built = pair[0].spent, pair[1].spent
    line = f"{game}: {asked.games} games ({asked.player}), {answers:,} answers, {len(differ)} differ"
    line += f"; {plain:.1f} s and {built:.1f} s of CPU ({plain / built:.2f})"
    print(line, f"; first of them: {differ[:5]}" if differ else "", sep="", flush=True)
    return len(differ)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plain", type=Path, default=ROOT / "src")
    parser.add_argument("--other", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--only", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--piece", type=int, default=10, help="games that a build plays before the other does")
    parser.add_argument("--player", choices=("random", "greedy", "mcts"), default="random")
    parser.add_argument("--rounds", type=int, default=20, help="rounds of thinking of mcts")
    parser.add_argument("--longest", type=int, default=0, help="answers after which a game is left; 0: none is")
    asked = parser.parse_args()
    sys.exit(1 if sum([compared(game, asked) for game in asked.only]) else 0)


if __name__ == "__main__":
    main()
