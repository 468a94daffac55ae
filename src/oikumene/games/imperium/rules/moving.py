"""The doors through which cards leave play, and go to the history, the discard pile, the exile or the water."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.model import PROGRESS
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.matters import KEEPS_HISTORY
from oikumene.games.imperium.rules.tokens import add
from oikumene.games.imperium.state import (
    DECK,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    MAX_SEATS,
    PLACES,
    PLAY,
    State,
)
from oikumene.kernel.flow import Flow
from oikumene.kit.bend import bent


def keeps_history(state: State, side: int) -> bool:
    """Who keeps none discards what should go there."""
    return bent(state, KEEPS_HISTORY, side, True)


def history_zone(state: State, side: int) -> int:
    return HISTORY + side if keeps_history(state, side) else DISCARD + side


def sunken_zone(state: State, side: int) -> int:
    return HISTORY + side if state.nation(side).sinks else DISCARD + side


# -- where cards are


def zone_of(place: str, side: int) -> int:
    """The zone of a player's place."""
    return HAND + PLACES.index(place) * MAX_SEATS + side


def cards_in(state: State, side: int, places: Sequence[str], kind: Kind) -> list[int]:
    """Cards of a kind in some places, copies in one place once."""
    found: list[int] = []
    for place in places:
        if place == "history" and not keeps_history(state, side):
            continue  # what has sunk lies under the power card too, and is no history
        if place == "exile":
            cards = state.zones[EXILE]
        elif place == "play":
            cards = tuple(c for c in state.zones[PLAY + side] if not state.card(c).fixed)
        else:
            cards = state.zones[zone_of(place, side)]
        fitting = state.fitting_in_play(kind, side, cards) if place == "play" else state.fitting(kind, cards)
        found += fitting if place in ("play", "garrison") else state.distinct(fitting)
    return found


# -- where they go


def relocate(state: State, side: int, card: int, to: int, said: str = "", kind: Kind | None = None) -> Flow[None]:
    """A card goes, from wherever it is. From play its garrison goes the same way, and what lay on it is off it.

    `said`: what the log says, when the card has gone: who does not see which it was does not read it either.
    `kind`: what it must be to go there, which then everybody knows of it.
    """
    was, face = state.at[card], state.face[card]
    if was == PLAY + side:
        _clear(state, side, card)
        for under in state.garrison_of(card):
            del state.garrisons[under]
            state.move(under, to)
    elif was == GARRISON + side:
        del state.garrisons[card]
    state.move(card, to)
    if kind is not None and kind.hidden:
        state.bind(card, kind)
    if said:
        state.note(said, side, card)
    if was == PLAY + side:
        yield from moments.happens(state, side, moments.LEFT_PLAY, face)
    elif was == DECK + side:
        yield from deck_left(state, side)


def _clear(state: State, side: int, card: int) -> None:
    """Tokens off a card that leaves play; progress that lay on it is its owner's."""
    player = state.players[side]
    if card in player.tired:
        player.tired = tuple(c for c in player.tired if c != card)
    if player.treated:  # should it come back, its symbols are themselves again
        player.treated = tuple((c, land) for c, land in player.treated if c != card)
    if card in state.placed:
        add(state, side, PROGRESS, state.placed.pop(card))


def deck_left(state: State, side: int) -> Flow[None]:
    """A card has left a draw deck: if it was the last, somebody may be waiting for that."""
    if not state.zones[DECK + side]:
        yield from moments.happens(state, side, moments.DECK_EMPTY)


def abandon(state: State, side: int, card: int) -> Flow[None]:
    state.note("abandons", side, card)
    yield from relocate(state, side, card, DISCARD + side)


def recall(state: State, side: int, card: int) -> Flow[None]:
    state.note("recalls", side, card)
    yield from relocate(state, side, card, HAND + side)


def into_history(state: State, side: int, card: int, kind: Kind | None = None) -> Flow[None]:
    to = history_zone(state, side)
    yield from relocate(state, side, card, to, "history" if to == HISTORY + side else "discards", kind)


def exile(state: State, side: int, card: int, kind: Kind | None = None) -> Flow[None]:
    yield from relocate(state, side, card, EXILE, "exiles", kind)


def sink(state: State, side: int, card: int, kind: Kind | None = None) -> Flow[None]:
    to = sunken_zone(state, side)
    yield from relocate(state, side, card, to, "sinks" if to == HISTORY + side else "discards", kind)
    yield from moments.happens(state, side, moments.SANK)


def discard(state: State, side: int, card: int) -> None:
    state.move(card, DISCARD + side)
    state.note("discards", side, card)


def garrison(state: State, side: int, card: int, host: int) -> None:
    """A card lies under another: open, and not in play."""
    _clear(state, side, card)
    state.move(card, GARRISON + side)
    state.garrisons[card] = host
    state.note("garrisons", side, card, host)
