"""How a card bends what a rule asks, in one line: the matter, the message that says it, when it counts and for whom.

    SEARCH_TOLL = names(ruling.SEARCH_TOLLS, "text-search-toll", lambda at, seat: at.foe_there(seat))
    SEARCH_FREE = used("search", makes(ruling.SEARCH_PRICE, "text-search-free", 0))

A condition gets the card that is asked (`At`) and what the rule asks about, in the order that `ruling.py` names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from oikumene.games.oath.model import NO_COST, SUITS, Cost
from oikumene.games.oath.powers import Using
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.state import State
from oikumene.kernel.game import Part
from oikumene.kit.bend import UNASKED, Bend, Matter
from oikumene.kit.effects import part


class At(NamedTuple):
    """A card in play that is asked about something; `side`: who has it by the warbands there, or holds it."""

    state: State
    side: int
    card: int

    @property
    def slot(self) -> int:
        """Where the card lies."""
        return self.state.slot_of(self.card)

    @property
    def lord(self) -> int:
        """The side that rules the card."""
        return ruling.card_ruler(self.state, self.card)

    def foe(self, seat: int) -> bool:
        """Whether a player is an enemy of who rules the card."""
        return ruling.foe_of(self.state, seat, self.lord)

    def foe_there(self, seat: int) -> bool:
        """Whether a player is such an enemy, and stands at a site of that side."""
        return self.foe(seat) and ruling.ruler(self.state, self.state.boards[seat].pawn) == self.lord

    def ruled_by(self, seat: int) -> bool:
        """Whether a player rules the card, or holds it."""
        return ruling.rules_card(self.state, seat, self.card)

    def stands(self, seat: int) -> bool:
        """Whether a player's pawn is at the site of the card."""
        return self.state.boards[seat].pawn == self.slot

    def suit(self, card: int) -> int:
        """The suit of another card."""
        return ruling.suit(self.state, card)


#: Of the card asked and what the rule asks about: whether it counts; and, with the value so far, what it comes to.
When: TypeAlias = "Callable[..., bool]"
Turn: TypeAlias = "Callable[..., Any]"


def always(at: At, *about: Any) -> bool:
    """Whoever asks, whatever about."""
    return True


def reached(at: At, *about: Any) -> bool:
    """Only for who has access to the card (Law 7.1.1): the first thing that is asked about is the player."""
    return ruling.access(at.state, about[0], at.card)


def unbent(at: At, value: Any, *about: Any) -> Any:
    """It stays as it is."""
    return value


@dataclass(frozen=True)
class Bent(Bend[State]):
    """A matter that a card bends, said by one message."""

    question: Matter[Any] = UNASKED  # type: ignore[misc]  # each has its own, where the kit's classes share one
    message: str = ""
    turn: Turn = unbent
    who: When = always
    said: tuple[tuple[str, Any], ...] = ()

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        at = At(state, side, card)
        return self.turn(at, value, *about) if self.who is always or self.who(at, *about) else value

    def say(self) -> Part:
        return worded(self.message, self.said)


@dataclass(frozen=True)
class Used(Using):
    """One that is chosen, and paid for, at the start of an action. It is no `Bent`: a compiled class extends one."""

    question: Matter[Any] = UNASKED  # type: ignore[misc]
    message: str = ""
    turn: Turn = unbent
    said: tuple[tuple[str, Any], ...] = ()
    action: str = ""
    price: Cost = NO_COST
    reach: When = always

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        """Only in the action for which the card was chosen (Law 7.4)."""
        return self.turn(At(state, side, card), value, *about) if card in state.using else value

    def reaches(self, state: State, seat: int, card: int) -> bool:
        return self.reach(At(state, seat, card), seat)

    def say(self) -> Part:
        return worded(self.message, self.said)


def worded(message: str, said: tuple[tuple[str, Any], ...]) -> Part:
    """A message with its arguments; suits are said by their names."""
    return part(message, **{name: SUITS[n] if name in ("suit", "other") else n for name, n in said})


# -- the shapes that bends have


def turns(question: Matter[Any], message: str, turn: Turn, who: When = always, **said: Any) -> Bent:
    """It comes to what a function makes of it."""
    return Bent(question, message, turn, who, tuple(said.items()))


def bans(question: Matter[bool], message: str, when: When = always, who: When = always, **said: Any) -> Bent:
    """What may be done may not."""
    return turns(question, message, lambda at, value, *about: value and not when(at, *about), who, **said)


def lets(question: Matter[bool], message: str, when: When = always, who: When = always, **said: Any) -> Bent:
    """What is not so is so."""
    return turns(question, message, lambda at, value, *about: value or when(at, *about), who, **said)


def adds(question: Matter[int], message: str, more: int, when: When = always, who: When = always, **said: Any) -> Bent:
    """More of a number, or less."""
    return turns(question, message, lambda at, value, *about: value + more if when(at, *about) else value, who, **said)


def makes(question: Matter[Any], message: str, to: Any, when: When = always, who: When = always, **said: Any) -> Bent:
    """It comes to this, whatever it was."""
    return turns(question, message, lambda at, value, *about: to if when(at, *about) else value, who, **said)


def names(question: Matter[tuple[int, ...]], message: str, when: When, who: When = always, **said: Any) -> Bent:
    """The card itself is named, as one that asks for a toll."""

    def named(at: At, value: tuple[int, ...], *about: Any) -> tuple[int, ...]:
        return (*value, at.card) if when(at, *about) else value

    return turns(question, message, named, who, **said)


def used(action: str, bent: Bent, reach: When = always, price: Cost = NO_COST) -> Used:
    """A bend that counts in the action for which its card was chosen; `reach`: whether it may be; `price`: where none
    is printed on the card."""
    return Used(bent.question, bent.message, bent.turn, bent.said, action, price, reach)
