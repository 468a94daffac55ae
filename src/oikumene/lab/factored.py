"""Actions in parts: an answer is said word by word, so that the table of actions stays small where a game grows.

A row of the action table (`raze:com-quarry@+1`) is a few parts: what is done (`raze`), with what (`:com-quarry`), where
(`@+1`). Rows multiply, parts add up: Clash of Cultures has 4,477 rows of 500 parts. In this environment an agent says
one part at a time, each step with a mask of what can follow, until the answer is whole; then the next one is asked.
What it has said so far it sees as `said` in its observation.

    from oikumene.lab.factored import factored_env

    table = factored_env("clash", seats=2)

Numbers of parts never change their meaning: they come in the order of the action table, which only grows at its end.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.lab.actions import SPARE as SPARE_ROWS
from oikumene.lab.actions import actions, row
from oikumene.lab.pettingzoo import WIN, Environment

#: The first number says that the answer is whole where it could go on; the next ones are parts that no table has, in
#: the order in which they are met (a second copy of a card, cards of a changed deck).
END, SPARE = 0, 64
_CUT = re.compile(r"(?=[:@#])")

#: What can be said next: by the number of a part, the value of a whole answer or what can follow.
Tree: TypeAlias = "dict[int, Tree | Leaf]"


class Leaf:
    """A whole answer."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value


class Parts:
    """The parts that a game's answers are made of.

    >>> parts = parts_of("ancient_world")
    >>> [parts.names[n] for n in parts.said("buy:aqueduct")]
    ['buy', ':aqueduct']
    """

    def __init__(self, rows: Sequence[str]) -> None:
        found = dict.fromkeys(part for text in rows for part in cut(text))
        self.names = (".", *(f"?{n}" for n in range(1, SPARE)), *found)
        self._numbers = {name: n for n, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def said(self, text: str) -> list[int]:
        """The numbers of the parts of a row, all of which are known."""
        return [self._numbers[part] for part in cut(text)]

    def tree(self, match: Match[Any], ask: Ask) -> Tree:
        """Everything that may be answered, part by part. Options that would be said alike are told apart by a spare
        part at their end; where the spare ones are used up, an option is left out."""
        spare: dict[str, int] = {}
        found: Tree = {}
        for value in ask.values():
            path = [self._number(part, spare) for part in cut(row(match, value, ask.seat))]
            if all(path):
                _plant(found, path, value, spare)
        return found

    def _number(self, part: str, spare: dict[str, int]) -> int:
        known = self._numbers.get(part)
        if known is not None:
            return known
        if part not in spare and len(spare) + 1 < SPARE:
            spare[part] = len(spare) + 1
        return spare.get(part, END)


def _plant(tree: Tree, path: Sequence[int], value: Value, spare: dict[str, int]) -> None:
    """Add an answer. Where one answer begins as another one does and goes on, the shorter one is followed by END."""
    for number in path[:-1]:
        there = tree.get(number)
        if isinstance(there, Leaf):
            there = tree[number] = {END: there}
        elif there is None:
            there = tree[number] = {}
        tree = there
    last = tree.get(path[-1])
    if last is None:
        tree[path[-1]] = Leaf(value)
        return
    if isinstance(last, Leaf):
        last = tree[path[-1]] = {END: last}
    if END not in last:
        last[END] = Leaf(value)
        return
    alike = f"#{len(last)}"
    if alike in spare or len(spare) + 1 < SPARE:
        last[spare.setdefault(alike, len(spare) + 1)] = Leaf(value)


def cut(text: str) -> list[str]:
    """The parts of a row.

    >>> cut("activate:bar-altar@+0#1"), cut("pass")
    (['activate', ':bar-altar', '@+0', '#1'], ['pass'])
    """
    return _CUT.split(text)


@cache
def parts_of(game_id: str) -> Parts:
    """The parts of a game's table of actions."""
    return Parts(actions(game_id).keys[SPARE_ROWS:])


def factored_env(
    id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    reward: str = WIN,
) -> Any:
    """An environment in which answers are said part by part, wrapped so that calls in the wrong order say so."""
    made = Factored(id, seats, options, render_mode, reward)
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return OrderEnforcingWrapper(made)


class Factored(Environment):
    """A match whose agents answer part by part."""

    def __init__(
        self, id: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None, reward: str
    ) -> None:
        super().__init__(id, seats, options, render_mode, reward)  # which says what is missing
        import numpy as np
        from gymnasium.spaces import Box, Dict, Discrete

        self.parts = parts_of(id)
        width = len(self.parts)
        self.said: tuple[int, ...] = ()
        self.action_spaces = {agent: Discrete(width) for agent in self.possible_agents}
        for agent, space in self.observation_spaces.items():
            spaces = {"observation": space["observation"], "action_mask": Box(0, 1, (width,), np.int8)}
            self.observation_spaces[agent] = Dict({**spaces, "said": Box(0, 255, (width,), np.int16)})

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.said = ()
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            super().step(action)
            return
        follows = self.following()
        if action is None or int(action) not in follows:
            raise Refused(
                "action",
                "{agent} cannot take action {action} now; its mask allows {legal}.",
                agent=agent,
                action=str(action),
                legal=", ".join(map(str, sorted(follows)[:12])) + (", …" if len(follows) > 12 else ""),
            )
        chosen = follows[int(action)]
        if isinstance(chosen, Leaf):
            self.said = ()
            super().step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.said = (*self.said, int(action))
        self._next()

    def following(self) -> Tree:
        """What can be said next."""
        asks = self.match.asks
        tree: Tree = self.parts.tree(self.match, asks[0]) if asks else {}
        for number in self.said:
            down = tree[number]
            assert not isinstance(down, Leaf)
            tree = down
        return tree

    def legal(self) -> dict[int, Value]:
        """The parts that may be said next; with each the value of an answer that begins so, the whole one where the
        part ends it."""
        if self._legal is None:
            self._legal = {number: _first(down) for number, down in self.following().items()}
        return self._legal

    def observe(self, agent: str) -> dict[str, Any]:
        import numpy as np

        seat = self.possible_agents.index(agent)
        asks = self.match.asks
        ask = asks[0] if asks and asks[0].seat == seat else None
        mask, said = np.zeros(len(self.parts), np.int8), np.zeros(len(self.parts), np.int16)
        if ask is not None:
            mask[list(self.legal())] = 1
            for number in self.said:
                said[number] += 1
        return {"observation": self.watcher.observe(self.match, seat, ask), "action_mask": mask, "said": said}


def _first(down: Tree | Leaf) -> Value:
    while not isinstance(down, Leaf):
        down = next(iter(down.values()))
    return down.value
