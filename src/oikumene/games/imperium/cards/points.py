"""What cards are worth at the end: the counts of the `*` coins."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.cards.model import PROGRESS, RESOURCES, UNREST, Card, Count, Kind, Points
from oikumene.games.imperium.rules.moving import keeps_history
from oikumene.games.imperium.state import (
    BOT_SLOT,
    BOT_SLOTS,
    DECK,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    PLAY,
    POWERS,
    State,
)

#: No `*` coin brings more.
MOST = 10
SCORING = (POWERS, HAND, PLAY, GARRISON, DECK, DISCARD, HISTORY)


def scoring_cards(state: State, side: int) -> list[int]:
    """The cards that may bring points: not the nation deck, not the development area."""
    return [card for zone in SCORING for card in state.zones[zone + side]]


@dataclass(frozen=True)
class Resource(Count):
    """Tokens of a resource."""

    resource: int

    def of(self, state: State, side: int, card: int) -> int:
        return state.players[side].resources[self.resource]

    def __str__(self) -> str:
        return RESOURCES[self.resource]


@dataclass(frozen=True)
class Symbols(Count):
    """Symbols on the scoring cards; `in_play`: only on those in play."""

    kind: Kind
    in_play: bool = False

    def of(self, state: State, side: int, card: int) -> int:
        cards = state.in_play(side) if self.in_play else scoring_cards(state, side)
        on, face = self.kind.on, state.face
        return sum(on[face[c]] for c in cards)

    def __str__(self) -> str:
        more = ", itself included" if self.kind.star else ""
        return f"{self.kind}{more}{' in_play' if self.in_play else ''}"


@dataclass(frozen=True)
class Cards(Count):
    """Cards in a place: all that score, the history, the exile, under this card."""

    where: str = ""

    def of(self, state: State, side: int, card: int) -> int:
        if self.where == "exile":
            return len(state.zones[EXILE])
        if self.where == "history":
            return len(state.zones[HISTORY + side]) if keeps_history(state, side) else 0
        if self.where == "here":
            return len(state.garrison_of(card))
        return len(scoring_cards(state, side))

    def __str__(self) -> str:
        return {"": "cards", "exile": "cards in exile", "history": "card in_history", "here": "card garrisoned here"}[
            self.where
        ]


@dataclass(frozen=True)
class UnrestOfOthers(Count):
    """Unrest that the other players score."""

    def of(self, state: State, side: int, card: int) -> int:
        return sum(unrest(state, other) for other in state.others(side))

    def __str__(self) -> str:
        return "UNREST scored by other players"


@dataclass(frozen=True)
class Poorer(Count):
    """Other players with less progress."""

    def of(self, state: State, side: int, card: int) -> int:
        own = state.players[side].resources[PROGRESS]
        return sum(state.players[other].resources[PROGRESS] < own for other in state.others(side))

    def __str__(self) -> str:
        return "other player with fewer progress than you"


def unrest(state: State, side: int) -> int:
    """How much unrest a player has."""
    cards = scoring_cards(state, side)
    if state.is_bot(side):
        cards += [card for slot in range(BOT_SLOTS) for card in state.zones[BOT_SLOT + slot]]
    return sum(1 for card in cards if UNREST in state.card(card).suits)


def worth(state: State, side: int, card: int) -> int:
    """The points of a card where it lies."""
    return points_of(state, side, card, state.card(card).points)


def points_of(state: State, side: int, card: int, points: Points) -> int:
    if points.counts:
        return min(MOST, sum(n * (what.of(state, side, card) // per) for n, per, what in points.counts))
    for n, where in points.cases:
        if lies(state, side, card, where):
            return n
    return points.fixed


def lies(state: State, side: int, card: int, where: str) -> bool:
    """Whether a card lies where its `?` coin wants it."""
    zone = state.at[card]
    if where == "in_history":
        return zone == HISTORY + side and keeps_history(state, side)
    if where == "garrisoned":
        return zone == GARRISON + side
    if where == "in_play":
        return zone in (PLAY + side, POWERS + side)
    return where == "otherwise" or (where == "not in_play" and zone not in (PLAY + side, POWERS + side))


def value_to_bot(card: Card) -> int:
    """Solo: what a card is worth to the opponent: a `*` coin 5, a `?` coin its best; at most 10."""
    points = card.points
    if points.counts:
        return 5
    best = [n for n, _ in points.cases]
    if all(where != "otherwise" for _, where in points.cases):
        best.append(points.fixed)
    return min(MOST, max(best))
