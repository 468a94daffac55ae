"""Constants of the search, tuned by games: `python bench/tune.py GAME --try explore=0.2 --try explore=0.2,even=0.8 …`.

Successive halving. Every candidate plays the same deals, each from every seat, against the search with the constants
that the game has today, both with the same rounds; after each stage the better half (by wins, then by points) plays
twice as many deals, other ones, until one is left or the deals are used up. Every game is written to `--log` as it
ends, a line each, and a run that is stopped goes on from there; the same command gives the same games. What won is to
be measured again on deals that chose nothing: `bench/strength.py`, with `--first` beyond those of the log.

    python bench/tune.py ancient_world --rounds 100 --deals 8 --log tune.jsonl \
        --try explore=0.2 --try explore=0.1 --try wild=0.3 --try trust=0.5 --try explore=0.8,even=0.8
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean

from oikumene.lab.stats import share
from oikumene.lab.strength import Duel, Played, Player, play
from oikumene.registry import game as find_game


def settings(said: str) -> tuple[tuple[str, float], ...]:
    """`explore=0.2,even=0.8` as settings of the search."""
    pairs = [part.partition("=") for part in said.split(",")]
    return tuple((name.strip(), int(value) if value.strip().isdigit() else float(value)) for name, _, value in pairs)


class Tuning:
    """A run with its log: which candidate played which game, and how it ended."""

    def __init__(self, game: str, seats: int, rounds: int, log: Path) -> None:
        self.game, self.seats, self.rounds, self.log = game, seats, rounds, log
        self.known: dict[tuple[str, int, int], Played] = {}
        if log.exists():
            for line in log.read_text(encoding="utf-8").splitlines():
                one = json.loads(line)
                if (one["game"], one["seats"], one["rounds"]) == (game, seats, rounds):
                    self.known[one["try"], one["seed"], one["seat"]] = Played(**one["played"])

    def played(self, said: str, seed: int, seat: int) -> Played:
        """A game of a candidate, from the log where it is there."""
        if (said, seed, seat) not in self.known:
            budget = (("seconds", None), ("rounds", self.rounds))
            duel = Duel(self.game, self.seats, Player("mcts", budget + settings(said)), Player("mcts", budget))
            found = play(duel, seed, seat)
            self.known[said, seed, seat] = found
            line = {"game": self.game, "seats": self.seats, "rounds": self.rounds, "try": said}
            line |= {"seed": seed, "seat": seat, "played": found._asdict()}
            with self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        return self.known[said, seed, seat]

    def lead(self, games: list[Played]) -> tuple[float, float]:
        """What a candidate came to: wins, and points ahead of the best other one."""
        ahead = [g.scores[g.seat] - max(s for n, s in enumerate(g.scores) if n != g.seat) for g in games]
        return fmean(g.share for g in games), fmean(ahead) / find_game(self.game).fraction


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--deals", type=int, default=8, help="of the first stage; twice as many in each that follows")
    parser.add_argument("--stages", type=int, default=4)
    parser.add_argument("--first", type=int, default=70_000_000)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--try", dest="tries", action="append", required=True, metavar="NAME=VALUE,…")
    args = parser.parse_args()
    tuning = Tuning(args.game, args.seats, args.rounds, args.log)
    field, deals, first = list(args.tries), args.deals, args.first
    for stage in range(1, args.stages + 1):
        found = {said: [] for said in field}
        for seed in range(first, first + deals):
            for said in field:
                found[said] += [tuning.played(said, seed, seat) for seat in range(args.seats)]
        order = sorted(field, key=lambda said: tuning.lead(found[said]), reverse=True)
        print(f"stage {stage}: {deals} deals from {first}, {args.rounds} rounds, {args.seats} seats")
        for said in order:
            wins, ahead = tuning.lead(found[said])
            print(f"  {said:40} {share(wins * len(found[said]), len(found[said]))}  {ahead:+.1f} points", flush=True)
        field, first, deals = order[: (len(order) + 1) // 2], first + deals, 2 * deals
        if len(order) == 1:
            break


if __name__ == "__main__":
    main()
