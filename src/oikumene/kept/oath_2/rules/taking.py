"""Relics that are taken (Law 10: take): the title is looked at, then others may answer. Giving is not taking."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.kept.oath_2.rules import moments, verbs
from oikumene.kept.oath_2.rules.title import settle_title
from oikumene.kept.oath_2.state import State
from oikumene.kernel.flow import Flow


def take_relics(state: State, seat: int, cards: Sequence[int]) -> Flow[None]:
    """Take relics, all at once."""
    for card in cards:
        verbs.take_relic(state, seat, card)
    yield from taken(state, seat, cards)


def taken(state: State, seat: int, cards: Sequence[int]) -> Flow[None]:
    """Relics have just been taken: the title changes hands if it must, then whoever waits for it answers."""
    yield from settle_title(state)
    yield from answered(state, seat, cards)


def answered(state: State, seat: int, cards: Sequence[int]) -> Flow[None]:
    """Who waits for relics being taken may do something about it, clockwise from the taker."""
    if cards:
        yield from moments.echoes(state, moments.RELICS_TAKEN, seat, moments.Taking(seat, tuple(cards)))
