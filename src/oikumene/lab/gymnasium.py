"""The games as Gymnasium environments: one seat is yours, bots sit in the others. Needs the extra `rl`.

    import gymnasium
    import oikumene.lab.gymnasium  # makes the games known

    table = gymnasium.make("oikumene/ancient_world-v3", bots="greedy", seats=2)
    observation, info = table.reset(seed=7)
    over = False
    while not over:
        action = table.action_space.sample(observation["action_mask"])
        observation, reward, over, cut, info = table.step(action)

Observations, masks, `info` and rewards are those of `oikumene.lab.pettingzoo`; the number after `v` is that of the
game's rules. `bots`: one name for all other seats, or a list of them in their order; `seat`: yours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oikumene import bots as players
from oikumene.bots.registry import close
from oikumene.kernel.errors import Refused
from oikumene.lab.extras import has, lacking
from oikumene.registry import games

if TYPE_CHECKING or (has("pettingzoo") and has("gymnasium") and has("numpy")):
    import gymnasium
    import numpy as np

    from oikumene.lab.pettingzoo import Environment, raw_env, rewards

    Base: Any = gymnasium.Env
    THERE = True
else:
    Base = object
    THERE = False


class Alone(Base):  # type: ignore[misc]
    """One seat of a table; bots play the others."""

    metadata = {"render_modes": ["human", "ansi"]}

    def __init__(
        self,
        game: str,
        *,
        bots: str | Sequence[str] = "random",
        seats: int | None = None,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.table: Environment = raw_env(game, seats=seats, options=options, render_mode=render_mode, reward=reward)
        count = self.table.setup.seats
        if not 0 <= seat < count:
            raise Refused("seat", "There is no seat {seat}.", seat=str(seat))
        named = [bots] * (count - 1) if isinstance(bots, str) else list(bots)
        if len(named) != count - 1:
            raise Refused(
                "bots-seats",
                "There are {named} bots for {seats} other seats.",
                named=len(named),
                seats=count - 1,
            )
        self.names = {other: named.pop(0) for other in range(count) if other != seat}
        self.seat = seat
        self.render_mode = render_mode
        agent = self.table.possible_agents[seat]
        self.observation_space = self.table.observation_space(agent)
        self.action_space = self.table.action_space(agent)
        self._bots: dict[int, players.Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self.table.reset(seed=seed)
        drawn = self.table.match.setup.seed
        self._bots = {seat: players.make(name, seat, drawn) for seat, name in self.names.items()}
        if any(bot.thinks for bot in self._bots.values()):
            self.table._copyable()
        self._play()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.table.step(action)
        self._play()
        over = self.table.match.over
        given = rewards(self.table.match, self.table.reward)[self.seat] if over else 0.0
        seen, info = self._seen()
        return seen, float(given), over, False, info

    def _play(self) -> None:
        """The bots answer until it is one's own turn, or the end."""
        match = self.table.match
        while match.asks and match.asks[0].seat != self.seat:
            ask = match.asks[0]
            self.table._take(ask, self._bots[ask.seat].choose(players.Chair(match, ask)))
        self.table._next()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        agent = self.table.possible_agents[self.seat]
        return self.table.observe(agent), dict(self.table.infos[agent])

    def action_masks(self) -> Any:
        """What is allowed now, as libraries with masked policies ask for it."""
        mask = np.zeros(len(self.table.actions), bool)
        mask[list(self.table.legal())] = True
        return mask

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        close(list(self._bots.values()))
        self._bots = {}


def register() -> list[str]:
    """Make every game known to Gymnasium; their names there."""
    if not THERE:
        raise lacking("gymnasium", "rl")
    made = []
    for game in games().values():
        name = f"oikumene/{game.id}-v{game.rules}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="oikumene.lab.gymnasium:Alone",
                kwargs={"game": game.id},
                disable_env_checker=True,  # it acts against the mask
            )
        made.append(name)
    return made


if THERE:
    register()
