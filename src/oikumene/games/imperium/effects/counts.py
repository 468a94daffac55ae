"""What is counted while a card does its work."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.effects.base import Per
from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import GARRISON, PLAY
from oikumene.kernel.game import Part
from oikumene.kit.effects import part, spoken


@dataclass(frozen=True)
class InPlay(Per):
    """Symbols of a kind in play."""

    kind: Kind

    def count(self, deed: Deed) -> int:
        return deed.state.count_in_play(deed.seat, self.kind)

    def lands(self, deed: Deed) -> set[str]:
        state, seat = deed.state, deed.seat
        counted = state.fitting_in_play(self.kind, seat, state.zones[PLAY + seat])
        return {land for card in counted for land, n in state.lands_of(card, seat).items() if n > 0}

    def each(self) -> Part:
        return part("per-in-play", of=self.kind.symbols())

    def __str__(self) -> str:
        return f"{self.kind} in_play"


@dataclass(frozen=True)
class Tally(Per):
    """How often something was done by the deed."""

    what: str
    said: str

    def count(self, deed: Deed) -> int:
        return deed.tally.get(self.what, 0)

    def each_of(self) -> Part:
        return part(f"each-{spoken(self.said)}")

    def each(self) -> Part:
        return part(f"per-{spoken(self.said)}")

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True)
class Garrisoned(Per):
    """Cards of a kind in any garrison."""

    kind: Kind

    def count(self, deed: Deed) -> int:
        return len(deed.state.fitting(self.kind, deed.state.zones[GARRISON + deed.seat]))

    def each(self) -> Part:
        return part("per-garrisoned", of=self.kind.say())

    def __str__(self) -> str:
        return f"garrisoned {self.kind}"
