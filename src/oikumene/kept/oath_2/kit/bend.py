"""Questions that cards answer otherwise: a general rule asks, a card in play bends the answer.

    HAND_SIZE = Matter[int]("hand-size")             # the game lists its matters in one place

    def hand_size(state, seat):                      # the rule: names no card
        return bent(state, HAND_SIZE, seat, 5)

    @dataclass(frozen=True)
    class MoreCards(Bend[State]):                    # a word that cards are made of
        more: int = 1
        question = HAND_SIZE

        def answer(self, state, side, card, value):
            return value + self.more

Which cards in play answer to a question, or wait for a moment, is kept in an index that changes when a card comes into
play or leaves it: a question that no card in play answers costs one look into a dictionary.

`has` says whether a side has the effects of a card; who owns it is another matter, and the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from oikumene.kernel.data import data
from oikumene.kernel.game import Part
from oikumene.kernel.table import Layout, Table

T = TypeVar("T")
S = TypeVar("S", bound="Hooked")

#: What answers to each word: handles of cards (or numbers of other things), in the order in which they lie.
Hooks: TypeAlias = "Mapping[str, tuple[int, ...]]"
NONE: Hooks = {}


class Matter(Generic[T]):
    """A question of the rules that cards in play may answer otherwise (what people are asked is a `Question`)."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Matter({self.name!r})"


#: For a bend that is only said, since something else on the card already does it (a symbol printed twice).
UNASKED: Matter[Any] = Matter("")


class Bend(Generic[S]):
    """A rule that a card bends while it lies in play."""

    #: A class that answers says which; compiled code looks for it there too, not in a slot.
    question: ClassVar[Matter[Any]] = UNASKED

    def answer(self, state: S, side: int, card: int, value: Any, *about: Any) -> Any:
        """What the question comes to for who has the card; `value`: what it came to without it."""
        raise NotImplementedError

    def bound(self, card: int) -> Callable[..., Any]:
        """The answer as a function of (state, side, value, what it is about): for a game's own index by side."""

        def answer(state: S, side: int, value: Any, *about: Any) -> Any:
            return self.answer(state, side, card, value, *about)

        return answer

    def say(self) -> Part:
        """The rule as the card says it."""
        raise TypeError(f"nobody knows how to say {self!r}")


def answers(bends: Iterable[Bend[Any]], reactions: Iterable[Any] = ()) -> tuple[str, ...]:
    """The words that a card answers to while it is in play: the questions that it bends, the moments it waits for."""
    bent = [bend.question.name for bend in bends if bend.question is not UNASKED]
    return (*bent, *[reaction.moment for reaction in reactions])


def hooked(index: Hooks, words: Iterable[str], one: int) -> Hooks:
    """The index with one more that answers to these words. Never changed in place: copies of a state share it.

    >>> hooked(hooked({}, ["built"], 7), ["built", "razed"], 9)
    {'built': (7, 9), 'razed': (9,)}
    """
    grown = dict(index)
    for word in words:
        grown[word] = (*grown.get(word, ()), one)
    return grown


def unhooked(index: Hooks, words: Iterable[str], one: int) -> Hooks:
    """The index without one of them.

    >>> unhooked({"built": (7, 9), "razed": (9,)}, ["built", "razed"], 9)
    {'built': (7,)}
    """
    left = dict(index)
    for word in words:
        rest = tuple(other for other in left[word] if other != one)
        if rest:
            left[word] = rest
        else:
            del left[word]
    return left


@data
class Hooked(Table):
    """A table that knows which cards in play (zones that are `live`) answer to which word."""

    __slots__ = ("answering", "hooks")

    SHARED: ClassVar[tuple[str, ...]] = (*Table.SHARED, "answering")
    PASSING: ClassVar[tuple[str, ...]] = (*Table.PASSING, "hooks")

    def __init__(
        self,
        seats: int,
        layout: Layout,
        faces: tuple[str, ...],
        seed: int,
        answering: Sequence[tuple[str, ...]] = (),
    ) -> None:
        """`answering`: the words that each face answers to: names of questions and moments."""
        super().__init__(seats, layout, faces, seed)
        self.answering = tuple([tuple(dict.fromkeys(words)) for words in answering])
        self.hooks: Hooks = NONE

    def copy_table(self, twin: Any) -> None:
        Table.copy_table(self, twin)
        twin.answering = self.answering
        twin.hooks = self.hooks

    def restored(self) -> None:
        super().restored()
        self._look_again()

    def shuffle(self, zone: int) -> None:
        super().shuffle(zone)
        if self.layout.live[zone]:  # faces have changed under the handles
            self._look_again()

    def _look_again(self) -> None:
        """Who answers to what, from the cards as they lie."""
        self.hooks = NONE
        for card, zone in enumerate(self.at):
            words = self.answering[self.face[card]] if self.layout.live[zone] else ()
            if words:
                self._hook(card, words)

    def add(self, face: int, zone: int, pool: int) -> int:
        card = super().add(face, zone, pool)
        words = self.answering[face] if self.layout.live[zone] else ()
        if words:
            self._hook(card, words)
        return card

    def _in_play(self, card: int, here: int, to: int) -> None:
        words = self.answering[self.face[card]]
        if words:
            if self.layout.live[here]:
                self.hooks = unhooked(self.hooks, words, card)
            if self.layout.live[to]:
                self._hook(card, words)

    def _hook(self, card: int, words: tuple[str, ...]) -> None:
        """A card has come into play. Those that answer to one word stand as they lie: by zone, then by place."""
        grown = hooked(self.hooks, words, card)
        for word in words:
            if len(grown[word]) > 1:
                grown[word] = tuple(sorted(grown[word], key=self._lies))  # type: ignore[index]
        self.hooks = grown

    def _lies(self, card: int) -> tuple[int, int]:
        zone = self.at[card]
        return zone, self.zones[zone].index(card)

    # -- what a game says

    def holder(self, card: int) -> int:
        """The side that has the effects of a card in play."""
        raise NotImplementedError

    def has(self, side: int, card: int) -> bool:
        """Whether a side has the effects of a card in play. Where cards bend that, ask by `bent_by_all`: `bent` asks
        this in turn."""
        return self.holder(card) == side

    def bends(self, card: int) -> Sequence[Bend[Any]]:
        """The rules that a card bends."""
        return ()

    def reactions(self, card: int) -> Sequence[Any]:
        """What a card waits for (`oikumene.kept.oath_2.kit.moments.Reaction`)."""
        return ()


def answering(state: Hooked, word: str, side: int) -> list[int]:
    """The cards in play that answer to a word, of those that a side has."""
    found = state.hooks.get(word)
    if found is None:
        return []
    return [card for card in found if state.has(side, card)]


def bent(state: Hooked, question: Matter[T], side: int, value: T, *about: Any) -> T:
    """What a question comes to for a side: `value` by the general rule, bent by each card that the side has."""
    found = state.hooks.get(question.name)
    if found is None:
        return value
    for card in found:
        if state.has(side, card):
            for bend in state.bends(card):  # as in `_answer`: this is asked more than anything else
                if bend.question is question:
                    value = bend.answer(state, side, card, value, *about)
    return value


def bent_by_all(state: Hooked, question: Matter[T], value: T, *about: Any) -> T:
    """What a question comes to that every card in play may answer, whoever has it."""
    found = state.hooks.get(question.name)
    if found is None:
        return value
    for card in found:
        side = state.holder(card)
        for bend in state.bends(card):
            if bend.question is question:
                value = bend.answer(state, side, card, value, *about)
    return value


def bent_by_card(state: Hooked, question: Matter[T], side: int, card: int, value: T, *about: Any) -> T:
    """What one card makes of a question, wherever it lies: for what a card says of itself, not of the cards in play."""
    if question.name not in state.answering[state.face[card]]:
        return value
    return _answer(state, question, side, card, value, about)


def _answer(state: Hooked, question: Matter[T], side: int, card: int, value: T, about: tuple[Any, ...]) -> T:
    for bend in state.bends(card):
        if bend.question is question:
            value = bend.answer(state, side, card, value, *about)
    return value
