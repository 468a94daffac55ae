"""What holds or does not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from oikumene.games.imperium.effects.base import Condition
from oikumene.games.imperium.kinds import LANDS, Kind
from oikumene.games.imperium.model import RESOURCES
from oikumene.games.imperium.rules import moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import HISTORY
from oikumene.kernel.game import Part
from oikumene.kit.effects import part, spoken


@dataclass(frozen=True)
class IsEmpire(Condition):
    """The player's state."""

    empire: bool

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].empire == self.empire

    def when(self) -> Part:
        return part("if-empire" if self.empire else "if-barbarian")

    def that(self) -> Part:
        return part("that-empire" if self.empire else "that-barbarian")

    def __str__(self) -> str:
        return f"state={'empire' if self.empire else 'barbarian'}"


@dataclass(frozen=True)
class HasInPlay(Condition):
    """So many of a kind in play."""

    kind: Kind
    n: int = 1
    least: bool = False

    def holds(self, deed: Deed) -> bool:
        return deed.state.count_in_play(deed.seat, self.kind) >= self.n

    def when(self) -> Part:
        return part("if-named-in-play", n=self.n, name=[self.kind.name()])

    def that(self) -> Part:
        return part("that-in-play", of=self.kind.say())

    def __str__(self) -> str:
        if self.least:
            return f"at least {self.n} {self.kind} in_play"
        return f"{'' if self.n == 1 else f'{self.n} '}{self.kind} in_play"


@dataclass(frozen=True)
class InHistory(Condition):
    """A card in the history; never where none is kept."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        state = deed.state
        if not moving.keeps_history(state, deed.seat):
            return False
        return bool(state.fitting(self.kind, state.zones[HISTORY + deed.seat]))

    def when(self) -> Part:
        return part("if-in-history", name=[self.kind.name()])

    def __str__(self) -> str:
        return f"{self.kind} in_history"


@dataclass(frozen=True)
class WasShort(Condition):
    """Could not give all that was to be stolen."""

    said: str

    def holds(self, deed: Deed) -> bool:
        return deed.seat in deed.short

    def that(self) -> Part:
        return part(f"that-{spoken(self.said)}")

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True)
class WasGiven(Condition):
    """Was given a card of a kind."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        card = deed.given.get(deed.seat, -1)
        return card >= 0 and bool(self.kind.on[deed.state.face[card]])

    def that(self) -> Part:
        return part("that-was-given", of=self.kind.say())

    def __str__(self) -> str:
        return f"was given {self.kind}"


@dataclass(frozen=True)
class ItHas(Condition):
    """The card that the deed was last about."""

    kind: Kind
    said: str
    has: bool = True

    def holds(self, deed: Deed) -> bool:
        return deed.it >= 0 and self._on_it(deed) == self.has

    def _on_it(self, deed: Deed) -> bool:
        """A card that was taken out of play is as it was there."""
        lands = deed.used.get(deed.it)
        if lands is not None and set(self.kind.of) <= set(LANDS):
            return any(lands[land] > 0 for land in self.kind.of)
        return bool(self.kind.on[deed.state.face[deed.it]])

    def when(self) -> Part:
        return part(f"if-{spoken(self.said)}")

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True)
class HasResource(Condition):
    """So much of a resource."""

    weighs: ClassVar[bool] = True

    resource: int
    n: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] >= self.n

    def when(self) -> Part:
        return part("if-resource", n=self.n, resource=RESOURCES[self.resource])

    def __str__(self) -> str:
        return f"{RESOURCES[self.resource]} >= {self.n}"
