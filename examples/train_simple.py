"""Train a small policy by self-play and see that it beats random: nothing but numpy and the PettingZoo door.

    python examples/train_simple.py                     # The Ancient World, two seats, about a minute
    python examples/train_simple.py imperial_settlers

The policy is linear: the chance of an action grows with a weight of its own (a row of the action table) and with what
its word (`build`, `fight`, `pass` …) thinks of what the player sees of its own side. It plays both seats, and after
each game moves towards what the one who did better has done (REINFORCE, the margin in points as the reward).
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np

from oikumene.lab.pettingzoo import env
from oikumene.lab.stats import share


class Policy:
    """A linear policy over the actions and features of a game."""

    def __init__(self, table: Any) -> None:
        names = table.features.plain
        self.seen = [n for n, name in enumerate(names) if name.startswith("seats/0/") or name in ("round", "rounds")]
        keys = table.actions.keys
        words = [key.removeprefix("free:").split(":")[0] for key in keys]
        kinds = sorted(set(words))
        self.word = np.array([kinds.index(word) for word in words])
        self.rows = np.zeros(len(keys))
        self.words = np.zeros((len(kinds), len(self.seen) + 1))

    def look(self, observation: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The legal actions, what is seen, and how likely each action is."""
        legal = np.flatnonzero(observation["action_mask"])
        seen = np.append(np.tanh(observation["observation"][self.seen] / 5), 1.0)
        logits = self.rows[legal] + self.words[self.word[legal]] @ seen
        chances = np.exp(logits - logits.max())
        return legal, seen, chances / chances.sum()

    def learn(self, steps: list[tuple[Any, Any, Any, int]], push: float) -> None:
        """Make what was done likelier (or less likely, where the push is negative)."""
        for legal, seen, chances, taken in steps:
            slope = -chances
            slope[taken] += 1
            self.rows[legal] += push * slope
            np.add.at(self.words, self.word[legal], push * slope[:, None] * seen)


def play(table: Any, seed: int, policies: list[Policy | None], rng: Any) -> tuple[list[float], list[list[Any]]]:
    """One game; None plays at random. The points, and each seat's steps."""
    table.reset(seed=seed)
    steps: list[list[Any]] = [[] for _ in policies]
    points = [0.0] * len(policies)
    for agent in table.agent_iter():
        seat = table.possible_agents.index(agent)
        policy = policies[seat]
        _, reward, over, _, info = table.last(observe=False)
        if over:
            points[seat] = reward
            table.step(None)
        elif policy is None:
            table.step(rng.choice(list(info["keys"])))
        else:
            legal, seen, chances = policy.look(table.observe(agent))
            taken = int(rng.choice(len(legal), p=chances))
            steps[seat].append((legal, seen, chances, taken))
            table.step(legal[taken])
    return points, steps


def train(game: str, games: int, seed: int, rate: float) -> Policy:
    table = env(game, seats=2, reward="points")
    policy = Policy(table.unwrapped)
    rng = np.random.default_rng(seed)
    for number in range(games):
        points, steps = play(table, seed + number, [policy, policy], rng)
        margin = math.tanh((points[0] - points[1]) / 10)
        policy.learn(steps[0], rate * margin)
        policy.learn(steps[1], -rate * margin)
    return policy


def test(game: str, policy: Policy | None, deals: int, seed: int) -> tuple[float, float, float, float]:
    """Against random on fresh deals, each from both seats: the share of wins with its interval, and mean points."""
    table = env(game, seats=2, reward="points")
    rng = np.random.default_rng(seed)
    wins = total = 0.0
    for number in range(deals):
        for seat in (0, 1):
            policies: list[Policy | None] = [None, None]
            policies[seat] = policy
            points, _ = play(table, seed + number, policies, rng)
            winners = table.unwrapped.match.result.winners
            wins += (seat in winners) / len(winners)
            total += points[seat]
    return (*share(wins, 2 * deals), total / (2 * deals))


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy by self-play and play it against random.")
    parser.add_argument("game", nargs="?", default="ancient_world")
    parser.add_argument("--games", type=int, default=600, help="games of training")
    parser.add_argument("--deals", type=int, default=100, help="deals of the test, each played from both seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.05)
    args = parser.parse_args()
    for name, games in (("untrained", 0), (f"after {args.games} games", args.games)):
        began = time.perf_counter()
        policy = train(args.game, games, args.seed, args.rate)
        spent = time.perf_counter() - began
        mean, low, high, points = test(args.game, policy, args.deals, 1_000_000 + args.seed)
        print(
            f"{args.game}, {name} ({spent:.0f} s): {100 * mean:.1f} % of games against random "
            f"({100 * low:.1f}-{100 * high:.1f}), {points:.1f} points"
        )


if __name__ == "__main__":
    main()
