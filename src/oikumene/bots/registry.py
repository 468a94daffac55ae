"""Which bots there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from oikumene.bots.bot import Bot
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.random import RandomBot
from oikumene.kernel.errors import Refused

#: Makes a bot for a seat, from the match's seed.
Maker: TypeAlias = "Callable[[int, int], Bot]"

_makers: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "mcts": MctsBot}


def register(name: str, maker: Maker) -> None:
    """Make a bot known under a name."""
    _makers[name] = maker


def bots() -> tuple[str, ...]:
    """The names of all bots.

    >>> "random" in bots()
    True
    """
    return tuple(_makers)


def make(name: str, seat: int, seed: int) -> Bot:
    """A bot of that name for a seat."""
    maker = _makers.get(name)
    if maker is None:
        raise Refused("bot", "There is no bot {bot}; there are {bots}.", bot=repr(name), bots=", ".join(_makers))
    return maker(seat, seed)
