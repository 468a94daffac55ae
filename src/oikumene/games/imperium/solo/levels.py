"""The sides of the solo game, and the levels of the opponent."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.imperium.model import NOTHING, Amounts
from oikumene.games.imperium.state import State

#: The sides of the solo game.
HUMAN, OPPONENT = 0, 1


class Level(NamedTuple):
    """How strong the opponent is: how many cards it has before it, what it starts with, what its tokens are worth."""

    slots: int
    start: Amounts
    tokens_per_point: int
    #: Cards discarded from its deck after the slots are filled.
    discards: int = 0
    #: Progress whenever it returns unrest.
    calm: int = 0


#: The last of them is known from a later edition only.
LEVELS = {
    "chieftain": Level(4, NOTHING, 10),
    "warlord": Level(4, NOTHING, 10, discards=1),
    "imperator": Level(5, NOTHING, 10),
    "sovereign": Level(5, (3, 2, 1), 5),
    "overlord": Level(6, (3, 2, 1), 5),
    "supreme": Level(6, (3, 2, 1), 5, calm=1),
}


def level_of(state: State) -> Level:
    return LEVELS[state.variants["level"]]
