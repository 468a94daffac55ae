"""The solo opponent."""

from __future__ import annotations

from oikumene.games.imperium.cards.model import Card
from oikumene.games.imperium.state import State
from oikumene.kernel.flow import Flow


def lay_dynasty(state: State, side: int, used: list[Card]) -> None:
    raise NotImplementedError


def opponent_turn(state: State) -> Flow[None]:
    raise NotImplementedError
