"""TorchRL at the table: PPO against a bot, through the Gymnasium door, with the mask of what may be answered.

    pip install "oikumene[rl,learn]" torchrl
    python examples/train_torchrl.py                                   # The Ancient World against random, minutes
    python examples/train_torchrl.py imperial_settlers --bot novice --minutes 20

Everything is TorchRL's own: its wrapper for Gymnasium, its masked categorical, its collector, its loss. What is ours is
one line, `gymnasium.make("oikumene/…")`, and the reward: points while it learns, wins when it is looked at.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper, TransformedEnv
from torchrl.envs.transforms import ActionMask, DTypeCastTransform, RewardSum
from torchrl.envs.utils import ExplorationType, set_exploration_type
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import oikumene
import oikumene.lab.gymnasium  # makes the games known
from oikumene.lab.stats import share


class Squashed(nn.Module):
    """Counts of very different sizes (a citizen, forty coins) brought near each other."""

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return torch.sign(seen) * torch.log1p(torch.abs(seen))


def a_table(game: str, bot: str, reward: str) -> Any:
    rules = oikumene.game(game).rules
    made = gymnasium.make(f"oikumene/{game}-v{rules}", bots=bot, seats=2, reward=reward)
    table = TransformedEnv(GymWrapper(made, categorical_action_encoding=True), RewardSum())
    table.append_transform(DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]))
    return table.append_transform(ActionMask())


def a_player(table: Any, width: int) -> tuple[ProbabilisticActor, ValueOperator]:
    seen = table.observation_spec["observation"].shape[-1]
    answers = table.action_spec.space.n

    def body(out: int) -> nn.Module:
        return nn.Sequential(
            Squashed(), nn.Linear(seen, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(), nn.Linear(width, out)
        )

    policy = ProbabilisticActor(
        TensorDictModule(body(answers), in_keys=["observation"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        out_keys=["action"],
        spec=table.action_spec,
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    return policy, ValueOperator(body(1), in_keys=["observation"])


def wins(game: str, bot: str, policy: ProbabilisticActor, games: int) -> tuple[float, float, float]:
    """The share of games won on deals that it did not learn from, and the ends of its interval."""
    table = a_table(game, bot, "win")
    table.set_seed(1_000_003)
    won = 0.0
    with torch.no_grad(), set_exploration_type(ExplorationType.DETERMINISTIC):
        for _ in range(games):
            won += (1 + float(table.rollout(5_000, policy)["next", "reward"].sum())) / 2  # 1 won, 0 shared, -1 lost
    table.close()
    return share(won, games)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="ancient_world")
    parser.add_argument("--bot", default="random", help="who sits at the other side")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--frames", type=int, default=2048, help="answers between two lessons")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--games", type=int, default=100, help="games to look at it, before and after")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)

    table = a_table(asked.game, asked.bot, "points")
    table.set_seed(asked.seed)
    policy, value = a_player(table, asked.width)
    print("before: won {:.0%} ({:.0%} to {:.0%})".format(*wins(asked.game, asked.bot, policy, asked.games)), flush=True)

    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=value, average_gae=True)
    loss = ClipPPOLoss(policy, value, clip_epsilon=0.2, entropy_coeff=0.01)
    steps = torch.optim.Adam(loss.parameters(), lr=5e-4)
    lessons = Collector(
        table, policy, frames_per_batch=asked.frames, total_frames=-1, auto_register_policy_transforms=True
    )
    end, played = time.monotonic() + 60 * asked.minutes, 0
    for number, batch in enumerate(lessons):
        with torch.no_grad():
            batch["next", "reward"] = batch["next", "reward"] / 10  # as large as what a net says easily
            advantage(batch)
        for _ in range(4):
            for part in torch.randperm(len(batch)).split(256):
                lost = loss(batch[part])
                steps.zero_grad()
                (lost["loss_objective"] + lost["loss_critic"] + lost["loss_entropy"]).backward()
                torch.nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                steps.step()
        over = batch["next", "done"].squeeze(-1)
        played += int(over.sum())
        if number % 5 == 0 and over.any():
            points = float(batch["next", "episode_reward"][over].mean())
            print(f"{played:5d} games: {points:.1f} points on average", flush=True)
        if time.monotonic() > end:
            break
    lessons.shutdown()
    print("after:  won {:.0%} ({:.0%} to {:.0%})".format(*wins(asked.game, asked.bot, policy, asked.games)))


if __name__ == "__main__":
    main()
