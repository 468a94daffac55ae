"""The moments of the rules that a card's power can wait for, all in one place."""

from __future__ import annotations

from oikumene.games.ancient_world.deed import Deed
from oikumene.games.ancient_world.state import State
from oikumene.kernel.flow import Flow
from oikumene.kit import moments

#: The owner gains a new citizen (Aqueduct).
CITIZEN_GAINED = "citizen-gained"
#: The owner's left neighbour does Learn (Scribes Guild).
LEFT_LEARNS = "left-learns"
#: The owner's right neighbour does Learn (Distant Outpost).
RIGHT_LEARNS = "right-learns"
#: The owner is the first to pass in this round (Zoran Dramatists).
FIRST_TO_PASS = "first-to-pass"

MOMENTS = (CITIZEN_GAINED, LEFT_LEARNS, RIGHT_LEARNS, FIRST_TO_PASS)


def occurs(state: State, moment: str, owner: int) -> Flow[None]:
    """The moment has come for the owner: each power of its face-up cards that waits for it runs."""
    yield from moments.happens(state, moment, owner, lambda card: Deed(state, owner, card))
