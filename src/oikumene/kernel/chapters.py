"""The steps of a match: what was put into each, who learned something by it, and how far back a decision may be taken.

Nothing is played here: a chapter is what a match remembers of a step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Sealed, Value, is_free
from oikumene.kernel.table import Table

S = TypeVar("S", bound=Table)

#: What was put into a step: (seat, question, value, forced, how many parts of the same decision came before).
#: A fresh deal has the seat DEAL, loaded chance the seat LOAD.
Input: TypeAlias = "tuple[int, str, Value, bool, int]"
DEAL = -1
LOAD = -2

#: What somebody else decided after the answer that is taken back, and who learned something by it.
Later: TypeAlias = "tuple[Input, int]"


class Chapter(Generic[S]):
    """One step of the game: the state it began with, what was put in since, and who learned something by it."""

    __slots__ = ("answers", "base", "beside", "inputs", "learned", "log", "opening", "seals", "shown", "unsealed")

    def __init__(self, base: S, answers: int, log: int) -> None:
        self.base = base
        self.answers = answers
        self.log = log
        self.inputs: list[Input] = []
        self.learned: list[int] = []
        self.opening = 0  # who learned something before the first question
        self.shown: dict[int, int] = {}  # the inputs by which some saw the hand of who answered, and nothing else
        self.seals: list[Sealed] = []  # those that somebody has answered
        self.unsealed: dict[int, int] = {}  # the inputs that broke a seal, and who learned the answers by it
        self.beside: tuple[int, ...] = ()  # the inputs that were given while something else was asked too

    def open_beside(self, i: int) -> bool:
        """Whether something else was asked when that input was given; what was forced is passed over."""
        while self.inputs[i][3] and i + 1 < len(self.inputs):
            i += 1
        return i in self.beside


# -- taking back


def undoable(chapters: Sequence[Chapter[S]], seat: int, consent: bool) -> tuple[int, int, list[Later]]:
    """The answer that would be taken back (its chapter, its number there) and what others decided since; refuses
    where somebody has learned something, or has decided what was not asked then."""
    later: list[Later] = []
    inside = ""  # the question of several parts, of which one was the seat's own answer
    learned = 0  # who learned something by the answer that comes next, going back
    for at in range(len(chapters) - 1, -1, -1):
        chapter = chapters[at]
        for i in range(len(chapter.inputs) - 1, -1, -1):
            whose, id, value, forced, part = chapter.inputs[i]
            own = whose == seat
            learned |= chapter.learned[i] & ~(chapter.shown.get(i, 0) if own else 0)
            begun = own and _decided(id, value, forced, part, inside)
            if not consent and _bars(seat, learned, chapter.unsealed.get(i, 0), begun or (own and not forced)):
                raise Refused("learned", "Something was revealed or drawn since; everyone would have to agree.")
            if begun:
                if later and not consent and not chapter.open_beside(i):
                    raise decided_since()
                return at, i, later
            if own and not forced:
                inside = inside or id
            elif not forced:
                later.insert(0, (chapter.inputs[i], learned))
                learned = 0
        learned |= chapter.opening
        if not consent and _bars(seat, learned, 0, False):
            raise Refused("learned", "Something was revealed or drawn since; everyone would have to agree.")
    raise Refused("nothing", "There is nothing to take back.")


def _bars(seat: int, learned: int, unsealed: int, goes: bool) -> bool:
    """Whether what was learned is a bar: the seat knows more, or another does by an answer that goes back."""
    return bool((learned | unsealed) >> seat & 1 or (goes and learned))


def _decided(id: str, value: Value, forced: bool, part: int, inside: str) -> bool:
    """Whether this answer began the decision that is taken back. What was done freely between two parts of a
    decision goes back with it."""
    if inside:
        return id == inside and part == 0 and not is_free(value)
    return not forced and (part == 0 or is_free(value))


def decided_since() -> Refused:
    return Refused("answered", "Somebody has decided since; everyone would have to agree.")


def knows_as_much(state: Table, before: Table, seat: int, hand: int) -> bool:
    """Whether the seat still knows every card it knew before, but for those now in a hand that only `hand` sees."""
    sees = state.layout.sees
    return all(
        (state.shows(card) >> seat & 1 and state.face[card] == face) or sees[state.at[card]] == hand
        for card, face in enumerate(before.face)
        if before.shows(card) >> seat & 1
    )


def sum_up(bits: Iterable[int]) -> int:
    """All bits together."""
    total = 0
    for each in bits:
        total |= each
    return total
