"""A bot whose judgement was learned by self-play: it goes by a net (`bots/net.py`)."""

from __future__ import annotations

from typing import ClassVar

from oikumene.bots.bot import Chair, Reason
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.net import own, read, sense_from
from oikumene.kernel.flow import Value
from oikumene.kernel.sense import Sense


class LearnedBot:
    """Goes by a net: the one of the game, or of a file. Looks to the end of its turn as greedy does, or as far as a
    tree search does where it is given rounds or seconds."""

    thinks: ClassVar[bool] = True
    kinds: ClassVar[dict[str, str]] = {"rounds": "int", "seconds": "float"}

    def __init__(
        self,
        seat: int,
        seed: int,
        *,
        net: str = "",
        rounds: int | None = None,
        seconds: float | None = None,
        worlds: int = 2,
        nodes: int = 250,
    ) -> None:
        self.net = net
        self.seconds = seconds
        if net:
            read(net)  # says at once what is wrong with it
        searches = rounds is not None or seconds is not None
        self.player: GreedyBot | MctsBot = (
            MctsBot(seat, seed, rounds=rounds, seconds=seconds)
            if searches
            else GreedyBot(seat, seed, worlds=worlds, nodes=nodes)
        )
        self._sense: Sense | None = None

    def choose(self, chair: Chair) -> Value:
        return self.player.choose(self._told(chair))

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with what the bot thinks of it, the best first."""
        return self.player.reasons(self._told(chair))

    def _told(self, chair: Chair) -> Chair:
        if self._sense is None:
            game = chair.played
            self._sense = sense_from(game, read(self.net) if self.net else own(game))
        return chair.told(self._sense)
