"""Words for what a council may hold (Law 5.1.4.II, 7.6.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.oath.rules import ruling
from oikumene.games.oath.state import State
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
