"""Whether what the far sense of Oath says comes true: hasty greedy players at three seats, the shares at the end of
every turn, and who won. By what a player was (an Exile with an open Vision, a Citizen who is the heir …) and by round.

python bench/foretold.py --games 28 --first 700004
"""

from __future__ import annotations

import argparse
import math

from oikumene.bots import Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.games.oath import OATH
from oikumene.games.oath.model import NO_GOAL
from oikumene.games.oath.prospects import Figures, heirs_now, leads
from oikumene.games.oath.sense import shares
from oikumene.games.oath.state import CHANCELLOR, EXILE, State

SEATS = 3
#: What a player was, and when: how often, what was said, what came.
Table = dict[tuple[str, str], list[float]]


def main(argv: list[str] | None = None) -> int:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--games", type=int, default=30, help="how many games")
    made.add_argument("--first", type=int, default=700004, help="the first seed")
    args = made.parse_args(argv)
    found: Table = {}
    surprise: list[float] = []
    for seed in range(args.first, args.first + args.games):
        winner, seen = played(seed)
        for said, kinds, when in seen:
            surprise.append(-math.log(said[winner]))
            for seat, kind in enumerate(kinds):
                row = found.setdefault((kind, when), [0, 0.0, 0.0])
                row[0] += 1
                row[1] += said[seat]
                row[2] += seat == winner
    print(f"{args.games} games, {len(surprise)} ends of turns, {sum(surprise) / len(surprise):.3f} nats of surprise")
    for (kind, when), (n, said_, came) in sorted(found.items()):
        print(f"{kind:26s} rounds {when:4s} {n:4.0f} times: said {said_ / n:.2f}, came {came / n:.2f}")
    return 0


def played(seed: int) -> tuple[int, list[tuple[list[float], list[str], str]]]:
    """A game: who won, and of every end of a turn the shares that were said, what everybody was, which rounds."""
    match, seen = OATH.new(seats=SEATS, seed=seed), []
    bots = [GreedyBot(seat, seed, worlds=1, nodes=80) for seat in range(SEATS)]
    while match.asks:
        ask = match.asks[0]
        value = bots[ask.seat].choose(Chair(match, ask))
        if ask.prompt == "act" and value == "end":
            when = "1-2" if match.state.round < 3 else "3-4" if match.state.round < 5 else "5-8"
            kinds = [kind(match.state, seat) for seat in range(SEATS)]
            seen.append((shares(match.state, ended=True, far=True), kinds, when))
        match.take(ask, value)
    return match.state.winner, seen


def kind(state: State, seat: int) -> str:
    """What a player is, as far as it says who wins."""
    f = Figures(state)
    if f.role[seat] != EXILE:
        name = "Chancellor" if seat == CHANCELLOR else "Citizen"
        return f"{name}, heir" if heirs_now(f)[seat] else name
    if f.goal[seat] != NO_GOAL:
        return "Exile, Vision met" if leads(f, seat, f.goal[seat]) else "Exile, open Vision"
    return "Exile, hidden Vision" if f.hidden[seat] != NO_GOAL else "Exile"


if __name__ == "__main__":
    raise SystemExit(main())
