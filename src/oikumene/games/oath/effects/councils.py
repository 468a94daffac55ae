"""Words for what a council or a site may hold (Law 5.1.4, 7.6.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.oath.rules import ruling
from oikumene.games.oath.state import CARDS, State
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.effects import part


@dataclass(frozen=True)
class SmallCouncil(Bend[State]):
    """Its holder has no more than so many advisers; of several such limits the smallest counts."""

    n: int
    question = ruling.COUNCIL_ROOM

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return min(value, self.n) if about[0] == side else value

    def say(self) -> Part:
        return part("text-small-council", n=self.n)


@dataclass(frozen=True)
class NeedsNoSeat(Bend[State]):
    """It comes to a council however full that is; afterwards it counts as an adviser."""

    question = ruling.OUTSIDE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return True

    def say(self) -> Part:
        return part("text-needs-no-seat")


@dataclass(frozen=True)
class NotBesideLocked(Bend[State]):
    """It may be played to any site where no locked card lies, however full."""

    question = ruling.FITS_SITE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return not any(state.card(other).locked for other in state.zones[CARDS + about[0]])

    def say(self) -> Part:
        return part("text-not-beside-locked")


@dataclass(frozen=True)
class SoleCard(Bend[State]):
    """The site where it lies holds one card; those that it is just driving away count until they are gone."""

    question = ruling.ROOM

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return max(1, len(state.zones[CARDS + about[0]])) if state.slot_of(card) == about[0] else value

    def say(self) -> Part:
        return part("text-sole-card")
