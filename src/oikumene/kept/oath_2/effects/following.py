"""What follows a deed of a player who has access to a card (Law 7.1.1), or who chose it for the action (Law 7.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.kept.oath_2.deed import Deed
from oikumene.kept.oath_2.rules import ruling
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part
from oikumene.kept.oath_2.kit.moments import Reaction


@dataclass(frozen=True)
class OwnDeed(Reaction[Deed]):
    """After what a player did who has access to the card."""

    said: str = ""

    def fits(self, deed: Deed, about: Any) -> bool:
        return ruling.access(deed.state, deed.seat, deed.card)

    def say(self) -> Part:
        return part(self.said)


@dataclass(frozen=True)
class UsedDeed(OwnDeed):
    """After an action for which the modifier was chosen."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return deed.card in deed.state.using
