"""The games as PettingZoo environments (AEC: one agent acts at a time). Needs the extra `rl`.

    from oikumene.lab.pettingzoo import env

    table = env("ancient_world", seats=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

An observation is `{"observation": vector, "action_mask": mask}` (see `features` and `actions` for what they mean); both
are made when somebody asks for them: not with `table.last(observe=False)`. `info` says what the observation does not:
`keys` (the key of each legal action), `prompt` and `question` (its id). Where several players are asked at once they
answer one after the other, and nobody sees a sealed answer before its time.

An environment can be copied and pickled in the middle of a game; the copy goes on by itself, with the same chance to
come. `parallel_env` is the same game for who wants all that are asked at once to answer at once: in each step every
agent whose mask allows something answers, and what the others give is not looked at.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.lab.extras import has, lacking
from oikumene.registry import game as find_game

WIN, POINTS = "win", "points"
REWARDS = (WIN, POINTS)

if TYPE_CHECKING or (has("pettingzoo") and has("gymnasium") and has("numpy")):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from oikumene.lab.actions import actions
    from oikumene.lab.features import LIMIT, Watcher, features

    Base: Any = AECEnv
    Together: Any = ParallelEnv
    THERE = True
else:
    Base = Together = object
    THERE = False


def env(
    id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    reward: str = WIN,
) -> Any:
    """An environment, wrapped so that calls in the wrong order say so."""
    made = raw_env(id, seats=seats, options=options, render_mode=render_mode, reward=reward)
    return OrderEnforcingWrapper(made)


def raw_env(
    id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    reward: str = WIN,
) -> Environment:
    """An environment without wrappers. `seats`: the fewest from two on, where nothing is said."""
    return Environment(id, seats, options, render_mode, reward)


def parallel_env(
    id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    reward: str = WIN,
) -> Parallel:
    """An environment in which all that are asked answer at once."""
    return Parallel(id, seats, options, render_mode, reward)


class Playing:
    """A match between agents: what both kinds of environments share."""

    def __init__(
        self, id: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None, reward: str
    ) -> None:
        if not THERE:
            raise lacking("pettingzoo", "rl")
        game = find_game(id)
        if seats is None:
            seats = min((n for n in game.seats if n > 1), default=game.seats[0])
        if reward not in REWARDS:
            raise Refused(
                "reward", "There is no reward {reward}; there are {rewards}.", reward=reward, rewards=", ".join(REWARDS)
            )
        self.game = game
        self.setup = game.checked(seats, 0, options or {})
        self.render_mode = render_mode
        self.reward = reward
        self.metadata = {
            "name": f"oikumene_{game.id}_v{game.rules}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.actions = actions(game.id)
        self.features = features(game.id, seats, self.setup.options)
        self.watcher = Watcher(self.features)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        length, width = len(self.features), len(self.actions)
        self.action_spaces = {agent: Discrete(width) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-LIMIT, LIMIT, (length,), np.float32),
                    "action_mask": Box(0, 1, (width,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng = Random()
        self._legal: dict[int, Value] | None = None
        #: What was answered so far; whether the match can be copied as it is (it is lighter where nobody wants that).
        self._answered: list[tuple[int, str, Value]] = []
        self._kept = False
        self.match: Match[Any]

    def _begin(self, seed: int | None) -> None:
        """A new match: from the seed, or from one drawn from the seed before."""
        if seed is not None:
            self._rng = Random(seed)
        drawn = self._rng.getrandbits(32) if seed is None else seed
        self.match = self.game.new(seats=self.setup.seats, seed=drawn, options=self.setup.options, keep=False)
        self._answered, self._kept, self._legal = [], False, None
        self.agents = list(self.possible_agents)

    def _take(self, ask: Ask, value: Value) -> None:
        self._answered.append((ask.seat, ask.id, value))
        self.match.take(ask, value)
        self._legal = None

    # -- copies

    def _copyable(self) -> Match[Any]:
        """The match as one that can be copied: played again once, from then on kept as it goes."""
        if not self._kept:
            setup = self.match.setup
            again = self.game.new(seats=setup.seats, seed=setup.seed, options=setup.options)
            for seat, id, value in self._answered:
                ask = again.find(seat, id)
                assert ask is not None
                again.take(ask, value)
            self.match, self._kept, self._legal = again, True, None
        return self.match

    def __copy__(self) -> Any:
        """The same position, to be played on apart from this one. Spaces are shared, as they hold nothing of a game."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if hasattr(self, "match"):
            twin.match = self._copyable().clone()
            twin._kept, twin._legal = True, None
        twin.watcher = Watcher(self.features)
        twin._answered = self._answered[:]
        twin._rng = Random()
        twin._rng.setstate(self._rng.getstate())
        for name in COPIED:
            if name in self.__dict__:
                setattr(twin, name, copy.copy(getattr(self, name)))
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        twin = memo[id(self)] = self.__copy__()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For pickles: what it was made from, a snapshot of the match, and what agents have been told."""
        told = {name: self.__dict__[name] for name in COPIED if name in self.__dict__}
        return {
            "made": (self.game.id, self.setup.seats, dict(self.setup.options), self.render_mode, self.reward),
            "match": self._copyable().save() if hasattr(self, "match") else None,
            "answered": self._answered,
            "rng": self._rng.getstate(),
            "told": told,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["made"])  # type: ignore[misc]
        if state["match"] is not None:
            self.match, self._kept = Match.restore(self.game, state["match"]), True
        self._answered = state["answered"]
        self._rng.setstate(state["rng"])
        self.__dict__.update(state["told"])


#: What agents have been told, in an environment.
COPIED = (
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_skip_agent_selection",
    "said",
)


class Environment(Playing, Base):  # type: ignore[misc]
    """A match as PettingZoo sees it."""

    def __init__(
        self, id: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None, reward: str
    ) -> None:
        Base.__init__(self)
        Playing.__init__(self, id, seats, options, render_mode, reward)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: from the seed, or from one drawn from the seed before. `options` are not used: the game's own
        are given when the environment is made."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.legal()
        if action is None or int(action) not in legal:
            raise Refused(
                "action",
                "{agent} cannot take action {action} now; its mask allows {legal}.",
                agent=agent,
                action=str(action),
                legal=", ".join(map(str, sorted(legal)[:12])) + (", …" if len(legal) > 12 else ""),
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._take(self.match.asks[0], legal[int(action)])
        if self.match.over:
            self.rewards = dict(zip(self.agents, rewards(self.match, self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """Whoever is asked acts; at the end everybody hears of it in turn."""
        self._legal = None
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.match.over:
            self.agent_selection = self.agents[0]
            return
        match = self.match
        ask = match.asks[0]
        self.agent_selection = self.possible_agents[ask.seat]
        self.infos[self.agent_selection] = {  # a plain dictionary of its own: whoever keeps it keeps this question
            "keys": {action: match.key(value) for action, value in self.legal().items()},
            "prompt": ask.prompt,
            "question": ask.id,
        }

    # -- looking

    def legal(self) -> dict[int, Value]:
        """The legal actions of whoever acts, with the values they answer."""
        if self._legal is None:
            asks = self.match.asks
            self._legal = self.actions.legal(self.match, asks[0]) if asks else {}
        return self._legal

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asks = self.match.asks
        ask = asks[0] if asks and asks[0].seat == seat else None
        mask = np.zeros(len(self.actions), np.int8)
        if ask is not None:
            mask[list(self.legal())] = 1
        return {"observation": self.watcher.observe(self.match, seat, ask), "action_mask": mask}

    def render(self) -> str | None:
        """Who is asked what, by key; `oikumene play` shows the table better."""
        match = self.match
        if match.over:
            assert match.result is not None
            text = f"over: {list(match.result.scores)}, won by {list(match.result.winners)}"
        else:
            ask = match.asks[0]
            text = f"{self.agent_selection} {ask.id}: {' '.join(match.key(value) for value in ask.values())}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


class Parallel(Playing, Together):  # type: ignore[misc]
    """A match in which all that are asked answer at once."""

    def __init__(
        self, id: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None, reward: str
    ) -> None:
        Playing.__init__(self, id, seats, options, render_mode, reward)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        return self._told()

    def asked(self) -> dict[int, Ask]:
        """Who is asked now, and what: of several questions to one seat the first."""
        found: dict[int, Ask] = {}
        for ask in self.match.asks:
            found.setdefault(ask.seat, ask)
        return found

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Everybody who is asked answers. An answer that does not fit any more once others have answered is asked for
        again; one that the mask forbade is refused, and nothing is changed."""
        chosen: list[tuple[Ask, Value]] = []
        for seat, ask in self.asked().items():
            agent, legal = self.possible_agents[seat], self.actions.legal(self.match, ask)
            action = actions.get(agent)
            if action is None or int(action) not in legal:
                raise Refused(
                    "action",
                    "{agent} cannot take action {action} now; its mask allows {legal}.",
                    agent=agent,
                    action=str(action),
                    legal=", ".join(map(str, sorted(legal)[:12])) + (", …" if len(legal) > 12 else ""),
                )
            chosen.append((ask, legal[int(action)]))
        for n, (ask, value) in enumerate(chosen):
            there = self.match.find(ask.seat, ask.id) if n else ask
            if there is not None and (n == 0 or value in there.values()):
                self._take(there, value)
        over = self.match.over
        given = rewards(self.match, self.reward) if over else [0.0] * len(self.possible_agents)
        seen, infos = self._told()
        agents = self.possible_agents
        told = (
            seen,
            dict(zip(agents, given, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )
        if over:
            self.agents = []
        return told

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What everybody sees, and the question of whoever is asked."""
        match, asked = self.match, self.asked()
        seen: dict[str, Any] = {}
        infos: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            ask = asked.get(seat)
            mask = np.zeros(len(self.actions), np.int8)
            infos[agent] = {}
            if ask is not None:
                legal = self.actions.legal(match, ask)
                mask[list(legal)] = 1
                keys = {action: match.key(value) for action, value in legal.items()}
                infos[agent] = {"keys": keys, "prompt": ask.prompt, "question": ask.id}
            seen[agent] = {"observation": self.watcher.observe(match, seat, ask), "action_mask": mask}
        return seen, infos

    def render(self) -> str | None:
        asked = "; ".join(f"{self.possible_agents[seat]} {ask.id}" for seat, ask in self.asked().items())
        text = asked or "over"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def rewards(match: Match[Any], kind: str = WIN) -> list[float]:
    """What the end of a match is worth to each seat.

    `win`: the winner has 1 and the others share -1 equally; who share a win share the difference. Alone at the table, a
    win is 1 and a loss -1. `points`: the points; a game without any has none to give.
    """
    result = match.result
    assert result is not None
    if kind == POINTS:
        return [points / match.game.fraction for points in result.scores]
    seats = match.seats
    if seats == 1:
        return [1.0 if result.winners else -1.0]
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    return [(seats * share - sum(shares)) / (seats - 1) for share in shares]
