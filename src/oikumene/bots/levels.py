"""How strong an opponent is, as people choose it. The text layer has for each level who that is (`level-<id>`), how
strong (`.strength`: learning, easy, fair, hard, fearsome) and how it plays (`.about`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from oikumene.bots.bot import Bot, Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.random import RandomBot
from oikumene.bots.together import TogetherBot
from oikumene.kernel.flow import Value


class NoviceBot:
    """Looks to the end of its turn like the merchant, but every so often does the first thing that comes to mind."""

    thinks: ClassVar[bool] = True

    def __init__(self, seat: int, seed: int, *, slips: float = 0.35) -> None:
        self.rng = Random(f"novice:{seed}:{seat}")
        self.slips = slips  # the share of decisions made without looking
        self.careful = GreedyBot(seat, seed, worlds=1)

    def choose(self, chair: Chair) -> Value:
        if self.rng.random() >= self.slips:
            return self.careful.choose(chair)
        values = chair.values()
        return values[int(self.rng.random() * len(values))]


def wanderer(seat: int, seed: int) -> Bot:
    """Any option, each as likely as the others."""
    return RandomBot(seat, seed)


def novice(seat: int, seed: int, *, slips: float = 0.35) -> Bot:
    """A greedy player who slips."""
    return NoviceBot(seat, seed, slips=slips)


def merchant(seat: int, seed: int) -> Bot:
    """The best of this turn."""
    return GreedyBot(seat, seed)


def strategist(seat: int, seed: int, *, seconds: float = 1.5) -> Bot:
    """Tree search, for so long a decision on one core."""
    return MctsBot(seat, seed, seconds=seconds)


def conqueror(seat: int, seed: int, *, seconds: float = 5.0, cores: int = 0) -> Bot:
    """Tree search for so long, on as many cores (0: on those that are free)."""
    return TogetherBot(seat, seed, seconds=seconds, cores=cores)


#: From the weakest to the strongest.
LEVELS: dict[str, Callable[..., Bot]] = {
    "wanderer": wanderer,
    "novice": novice,
    "merchant": merchant,
    "strategist": strategist,
    "conqueror": conqueror,
}
#: How strong they are, in the words people choose by: they name a level as well as its id does.
STRENGTHS = dict(zip(("learning", "easy", "fair", "hard", "fearsome"), LEVELS, strict=True))
#: Who thinks by the clock: so many seconds a decision, unless told otherwise.
SECONDS = {"strategist": 1.5, "conqueror": 5.0}
#: Whom a newcomer meets, and who gives advice.
FIRST, BEST = "novice", "strategist"


def level_of(name: str) -> str:
    """The id of a level, by its id or by how strong it is; other names as they are.

    >>> level_of("fair"), level_of("merchant"), level_of("greedy")
    ('merchant', 'merchant', 'greedy')
    """
    return STRENGTHS.get(name, name)
