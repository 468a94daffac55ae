"""How far the points that people are told to expect lie from those that games end with.

    python bench/expected.py                       every game whose evaluation was learned from how games ended
    python bench/expected.py imperium --games 40 --bot novice --seats 2

Games of bots with themselves. At every tenth of a game's answers the evaluation (`Sense.outlook`) says each seat's
points at the end; the table shows, by how much of the game was over, how far that was from what came: the mean of the
differences without their signs, and with them (more than none: it promised too much). A hint's points are means of such
judgements where its search stops, a few steps later.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

import oikumene
from oikumene import bots
from oikumene.bots.senses import sense_of
from oikumene.registry import games

PARTS = 10


def measured(id: str, seats: int, count: int, bot: str, seed: int) -> list[list[float]]:
    """Of each tenth of the games the differences between what was expected and what came."""
    found: list[list[float]] = [[] for _ in range(PARTS)]
    for number in range(seed, seed + count):
        match = oikumene.game(id).new(seats=seats, seed=number)
        sense = sense_of(match.game)
        assert sense is not None
        players = [bots.make(bot, seat, number) for seat in range(seats)]
        told: list[list[float]] = []
        while match.asks:
            told.append([points - sense.excess for points in sense.outlook(match.state)])
            ask = match.asks[0]
            match.take(ask, players[ask.seat].choose(bots.Chair(match, ask)))
        assert match.result is not None
        ends = [score / match.game.fraction for score in match.result.scores]
        for part in range(PARTS):
            expected = told[part * len(told) // PARTS]
            found[part] += [expected[seat] - ends[seat] for seat in range(seats)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--seed", type=int, default=7000)
    args = parser.parse_args()
    final = [id for id, game in games().items() if (sense := sense_of(game)) is not None and sense.final]
    for id in args.game or final:
        if id not in final:
            parser.error(f"{id}: its evaluation says no points at the end; those that do: {', '.join(final)}")
        began = time.perf_counter()
        found = measured(id, args.seats, args.games, args.bot, args.seed)
        print(f"{id}, {args.games} games of {args.seats} {args.bot}, {time.perf_counter() - began:.0f} s")
        for part, differences in enumerate(found):
            off, tilt = fmean(abs(one) for one in differences), fmean(differences)
            print(f"  {part * 100 // PARTS:3d} %  off by {off:5.1f}  too much by {tilt:+5.1f}")


if __name__ == "__main__":
    main()
