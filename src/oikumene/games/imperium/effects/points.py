"""What the `*` coins count."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.model import PROGRESS, RESOURCES, Count
from oikumene.games.imperium.rules.moving import keeps_history
from oikumene.games.imperium.rules.scoring import scoring_cards, unrest
from oikumene.games.imperium.state import EXILE, HISTORY, State
from oikumene.kernel.game import Part
from oikumene.kit.effects import part


@dataclass(frozen=True)
class Resource(Count):
    """Tokens of a resource."""

    resource: int

    def of(self, state: State, side: int, card: int) -> int:
        return state.players[side].resources[self.resource]

    def say(self, n: int, every: int) -> Part:
        return part("points-per-token", n=n, every=every, resource=RESOURCES[self.resource])

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

    def say(self, n: int, every: int) -> Part:
        kind, where = self.kind, "-in-play" if self.in_play else ""
        if kind.star:
            return part("points-per-star", n=n, every=every)
        if kind.named:
            return part("points-per-named", n=n, every=every, name=[kind.name()])
        if kind.without:
            return part(f"points-per-card{where}", n=n, every=every, of=kind.say(many=True))
        return part(f"points-per-symbol{where}", n=n, every=every, of=kind.symbols())

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

    def say(self, n: int, every: int) -> Part:
        return part(f"points-per-cards-{self.where or 'all'}", n=n, every=every)

    def __str__(self) -> str:
        return {"": "cards", "exile": "cards in exile", "history": "card in_history", "here": "card garrisoned here"}[
            self.where
        ]


@dataclass(frozen=True)
class UnrestOfOthers(Count):
    """Unrest that the other players score."""

    def of(self, state: State, side: int, card: int) -> int:
        return sum(unrest(state, other) for other in state.others(side))

    def say(self, n: int, every: int) -> Part:
        return part("points-per-unrest-of-others", n=n, every=every)

    def __str__(self) -> str:
        return "UNREST scored by other players"


@dataclass(frozen=True)
class Poorer(Count):
    """Other players with less progress."""

    def of(self, state: State, side: int, card: int) -> int:
        own = state.players[side].resources[PROGRESS]
        return sum(state.players[other].resources[PROGRESS] < own for other in state.others(side))

    def say(self, n: int, every: int) -> Part:
        return part("points-per-poorer", n=n, every=every)

    def __str__(self) -> str:
        return "other player with fewer progress than you"
