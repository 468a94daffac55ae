"""The moments of the rules that a card's power can wait for, all in one place."""

from __future__ import annotations

from oikumene.kept.ancient_world_2.state import CITY, State
from oikumene.kernel.flow import Flow

#: The owner gains a new citizen (Aqueduct).
CITIZEN_GAINED = "citizen-gained"
#: The owner's left neighbour does Learn (Scribes Guild).
LEFT_LEARNS = "left-learns"
#: The owner's right neighbour does Learn (Distant Outpost).
RIGHT_LEARNS = "right-learns"
#: The owner is the first to pass in this round (Zoran Dramatists).
FIRST_TO_PASS = "first-to-pass"
#: The owner does Build; asked through `rules.board.cranes` (Crane).
BUILDING = "building"

MOMENTS = (CITIZEN_GAINED, LEFT_LEARNS, RIGHT_LEARNS, FIRST_TO_PASS, BUILDING)


def waiting(state: State, moment: str, owner: int) -> list[int]:
    """The owner's face-up cards whose power waits for the moment."""
    found = []
    for card in state.zones[CITY + owner]:
        ability = state.card(card).ability
        if ability is not None and ability.moment == moment:
            found.append(card)
    return found


def occurs(state: State, moment: str, owner: int) -> Flow[None]:
    """The moment has come for the owner: each power that waits for it runs."""
    for card in waiting(state, moment, owner):
        ability = state.card(card).ability
        assert ability is not None
        yield from ability.run(state, owner)
