"""The kinds of powers a card can have (Law 7.3 to 7.5): the rules use them, cards are made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from oikumene.kept.oath_2.deed import Condition, Deed, Effect
from oikumene.kept.oath_2.model import NO_COST, Cost
from oikumene.kept.oath_2.state import State
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.bend import Bend
from oikumene.kept.oath_2.kit.effects import DO, phrase

ATTACKER, DEFENDER, EITHER = "attacker", "defender", "either"


@dataclass(frozen=True)
class Plan:
    """A battle plan (Law 7.5): what it does when it is used, if its user wins, if its user loses."""

    side: str
    effect: Effect | None = None
    win: Effect | None = None
    lose: Effect | None = None
    able: Condition | None = None
    #: "At the end, discard this card" (Law 5.5.8).
    discards: bool = False
    #: … unless something holds then.
    unless: Condition | None = None
    #: It is the only plan that its side uses in the campaign.
    alone: bool = False
    #: What may go in the stead of plans that would be discarded.
    instead: Effect | None = None
    #: What its user, victorious, may do after the campaign.
    tail: Effect | None = None
    kind: ClassVar[str] = "plan"

    def fits(self, attacks: bool) -> bool:
        """Whether who attacks, or who defends, may use it."""
        return self.side == EITHER or (self.side == ATTACKER) == attacks

    def say(self) -> Part:
        parts: list[Part] = []
        if self.alone:
            parts.append(("text-plan-alone", {}))
        said = (("now", self.effect), ("win", self.win), ("lose", self.lose), ("now", self.instead))
        for word, effect in (*said, ("tail", self.tail)):
            if effect is not None:
                parts.append((f"text-plan-{word}", {"effect": phrase(effect, DO)}))
        if self.unless is not None:
            parts.append(("text-plan-discards-unless", {"when": [self.unless.when()]}))
        elif self.discards:
            parts.append(("text-plan-discards", {}))
        if self.able is not None:
            return f"text-plan-if-{self.side}", {"when": [self.able.when()], "effect": parts}
        return f"text-plan-{self.side}", {"effect": parts}


@dataclass(frozen=True)
class Action:
    """An Action power (Law 7.3.2)."""

    effect: Effect
    kind: ClassVar[str] = "action"

    def say(self) -> Part:
        return "text-action", {"effect": phrase(self.effect, DO)}


@dataclass(frozen=True)
class WhenPlayed:
    """What happens when the card is played face up (Law 7.3.3)."""

    effect: Effect
    kind: ClassVar[str] = "when_played"

    def say(self) -> Part:
        return "text-when-played", {"effect": phrase(self.effect, DO)}


@dataclass(frozen=True)
class Chosen:
    """A modifier that is chosen at the start of an action (Law 7.4); what it then does, other words of the card say by
    asking whether it is in use, or `begins` does at once."""

    action: str
    begins: Effect | None = None
    able: Condition | None = None
    #: Whether no other modifier of the own council can be used beside it.
    alone: bool = False
    kind: ClassVar[str] = "mod"
    price: ClassVar[Cost] = NO_COST

    def reaches(self, state: State, seat: int, card: int) -> bool:
        """Whether a player may use it now, besides having access to the card."""
        return self.able is None or self.able.holds(Deed(state, seat, card))

    def say(self) -> Part:
        if self.begins is None:
            return "text-chosen", {}
        return "text-chosen-begins", {"effect": phrase(self.begins, DO)}


class Using(Bend[State]):
    """A modifier of a major action that is chosen, and paid for, at the start of the action (Law 7.4)."""

    #: The action that it modifies.
    action: str = ""
    #: Its price, where the card itself has none printed (a site).
    price: Cost = NO_COST

    def reaches(self, state: State, seat: int, card: int) -> bool:
        """Whether a player may use it now, besides having access to the card."""
        raise NotImplementedError
