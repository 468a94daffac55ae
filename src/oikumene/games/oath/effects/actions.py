"""Words for what changes a player's own actions: modifiers without a cost (Law 7.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.oath.rules import ruling
from oikumene.games.oath.state import State
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.effects import part


@dataclass(frozen=True)
class MusterOnOccupied(Bend[State]):
    """Who has access to the card may muster with cards on which tokens lie."""

    question = ruling.MUSTER_FREE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value or ruling.access(state, about[0], card)

    def say(self) -> Part:
        return part("text-muster-on-occupied")
