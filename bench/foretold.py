"""Whether what the far sense of Oath says comes true: hasty greedy players at three seats, the shares at the end of
every turn, and who won. By what a player was (an Exile with an open Vision, a Citizen who is the heir …) and by round.

python bench/foretold.py --games 28 --first 700004

With `--fit` also what the traits of a player should be worth (`sense.FAR_WORTH`): how likely each seat wins, as powers
of e times the shares of the race for the title that are foreseen, so that who won is the least surprise; and that
surprise on games held out, a sixth at a time. One answer in `--slips` is any, for positions that greedy players do not
lead to.

python bench/foretold.py --games 330 --first 9510000 --slips 25 --nodes 15 --fit
"""

from __future__ import annotations

import argparse
import math
from random import Random
from typing import Any, NamedTuple

from oikumene.bots import Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.games.oath import OATH
from oikumene.games.oath.model import NO_GOAL
from oikumene.games.oath.prospects import Figures, heirs_now, leads
from oikumene.games.oath.replies import LEAST, judged
from oikumene.games.oath.sense import TRAITS, ahead, shares, traits
from oikumene.games.oath.state import CHANCELLOR, CITIZEN, EXILE, LORD, State

SEATS = 3
#: What a player was, and when: how often, what was said, what came.
Table = dict[tuple[str, str], list[float]]
#: How much a weight that is not nought must bring.
PENALTY = 60.0
#: What is worth something else by role; what is worth nothing to a role, or to any.
SPLIT = {"relics": ((LORD, CITIZEN), (EXILE,)), "sites": ((LORD,), (EXILE,)), "citizen": ((CITIZEN,),), "cards": ()}
WHO = {LORD: "Chancellor", CITIZEN: "Citizen", EXILE: "Exile"}
ANY = ((LORD, CITIZEN, EXILE),)


class Seen(NamedTuple):
    """The end of a turn: the shares that were said, what everybody was, which rounds; the logarithms of the shares of
    the race alone, everybody's role and traits."""

    said: list[float]
    kinds: list[str]
    when: str
    race: list[float]
    roles: list[int]
    traits: list[list[float]]


def main(argv: list[str] | None = None) -> int:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--games", type=int, default=30, help="how many games")
    made.add_argument("--first", type=int, default=700004, help="the first seed")
    made.add_argument("--nodes", type=int, default=80, help="positions that the players try for an answer")
    made.add_argument("--slips", type=int, default=0, help="one answer in so many is any; 0: none")
    made.add_argument("--fit", action="store_true", help="what the traits should be worth")
    args = made.parse_args(argv)
    found: Table = {}
    surprise: list[float] = []
    games = [played(seed, args.nodes, args.slips) for seed in range(args.first, args.first + args.games)]
    for winner, ends in games:
        for seen in ends:
            surprise.append(-math.log(seen.said[winner]))
            for seat, kind in enumerate(seen.kinds):
                row = found.setdefault((kind, seen.when), [0, 0.0, 0.0])
                row[0] += 1
                row[1] += seen.said[seat]
                row[2] += seat == winner
    print(f"{args.games} games, {len(surprise)} ends of turns, {sum(surprise) / len(surprise):.3f} nats of surprise")
    for (kind, when), (n, said_, came) in sorted(found.items()):
        print(f"{kind:26s} rounds {when:4s} {n:4.0f} times: said {said_ / n:.2f}, came {came / n:.2f}")
    if args.fit:
        fit(games)
    return 0


def played(seed: int, nodes: int = 80, slips: int = 0) -> tuple[int, list[Seen]]:
    """A game: who won, and what was seen at every end of a turn."""
    match, seen, rng = OATH.new(seats=SEATS, seed=seed), [], Random(f"slips:{seed}")
    bots = [GreedyBot(seat, seed, worlds=1, nodes=nodes) for seat in range(SEATS)]
    while match.asks:
        ask = match.asks[0]
        values = ask.values()
        slips_now = slips and len(values) > 1 and rng.randrange(slips) == 0
        value = values[rng.randrange(len(values))] if slips_now else bots[ask.seat].choose(Chair(match, ask))
        if ask.prompt == "act" and value == "end":
            when = "1-2" if match.state.round < 3 else "3-4" if match.state.round < 5 else "5-8"
            kinds = [kind(match.state, seat) for seat in range(SEATS)]
            f = Figures(match.state, close=True)
            race = [math.log(max(share, LEAST)) for share in judged(f, True, ahead(match.state, True))]
            has = [traits(match.state, seat, f, True) for seat in range(SEATS)]
            seen.append(Seen(shares(match.state, ended=True, far=True), kinds, when, race, f.role, has))
        match.take(ask, value)
    return match.state.winner, seen


def fit(games: list[tuple[int, list[Seen]]]) -> None:
    """Print what the traits should be worth, give or take how much, and the surprise on games held out."""
    import numpy as np

    rows = [(n, winner, seen) for n, (winner, ends) in enumerate(games) for seen in ends]
    game, won = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    race, every = np.array([row[2].race for row in rows]), np.array([row[2].traits for row in rows])
    role = np.array([row[2].roles for row in rows])
    columns = [(name, n, roles) for n, name in enumerate(TRAITS) for roles in SPLIT.get(name, ANY)]
    has = np.stack([every[:, :, n] * np.isin(role, roles) for _, n, roles in columns], 2)

    def likely(weights: Any, some: Any) -> Any:
        raw = has[some] @ weights + race[some]
        shares = np.exp(raw - raw.max(1, keepdims=True))
        return shares / shares.sum(1, keepdims=True)

    def fitted(some: Any) -> Any:
        scale = has.reshape(-1, len(columns)).std(0) + 1e-9
        weights = np.zeros(len(columns))
        for _ in range(20):
            x, shares = has[some] / scale, likely(weights / scale, some)
            mean = (shares[:, :, None] * x).sum(1)
            slope = (x[np.arange(len(x)), won[some]] - mean).sum(0) - PENALTY * weights
            bend = np.einsum("ns,nsi,nsj->ij", shares, x, x) - mean.T @ mean + PENALTY * np.eye(len(columns))
            weights = weights + np.linalg.solve(bend, slope)
        return weights / scale

    out = np.zeros(len(rows))
    for part in range(6):
        held = np.flatnonzero(game % 6 == part)
        shares = likely(fitted(np.flatnonzero(game % 6 != part)), held)
        out[held] = -np.log(shares[np.arange(len(held)), won[held]])
    rng, ends = np.random.default_rng(0), [np.flatnonzero(game == n) for n in range(len(games))]
    again = [fitted(np.concatenate([ends[n] for n in rng.integers(0, len(ends), len(ends))])) for _ in range(30)]
    print(f"held out: {out.mean():.3f} nats of surprise")
    for (name, _, roles), weight, error in zip(columns, fitted(np.arange(len(rows))), np.std(again, 0), strict=True):
        whose = ", ".join(WHO[role] for role in roles)
        print(f"{name:12s} {weight:+.2f}, give or take {error:.2f} ({whose})")


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
