"""The book: every distinct card with its copies, by number and by id, and compared with what the box says.

A card is any object with an `id` and `copies`; which deck it belongs to is its `deck`, unless the book is told how to
find out. On the table a card is a handle and its number in the book is its face (`state.face[handle]`): let the state
keep the tuple `book.cards` where rules look cards up all the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Generic, NamedTuple, Protocol, TypeVar

from oikumene.kernel.table import Table


class Printed(Protocol):
    """What every card of a book has."""

    @property
    def id(self) -> str: ...

    @property
    def copies(self) -> int: ...


C = TypeVar("C", bound=Printed)


class Miscount(NamedTuple):
    """A deck that does not hold what the box says."""

    deck: str
    found: int
    printed: int

    def __str__(self) -> str:
        return f"{self.deck} has {self.found} cards instead of {self.printed}"


class Book(Generic[C]):
    """Every distinct card of a game, in the order of their numbers.

    >>> from typing import NamedTuple
    >>> class Card(NamedTuple):
    ...     id: str
    ...     deck: str
    ...     copies: int = 1
    >>> book = Book([Card("wheat", "common", 2), Card("mine", "common"), Card("king", "rare")])
    >>> book["mine"].deck, book.face["king"], book.deck("common")
    ('common', 2, [0, 0, 1])
    >>> [str(wrong) for wrong in book.miscounts({"common": 3, "rare": 2})]
    ['rare has 1 cards instead of 2']
    """

    __slots__ = ("cards", "deck_of", "face")

    def __init__(self, cards: Iterable[C], deck_of: Callable[[C], str] = attrgetter("deck")) -> None:
        self.cards: tuple[C, ...] = tuple(cards)
        self.face = numbered(self.cards)
        self.deck_of = deck_of

    def __getitem__(self, id: str) -> C:
        return self.cards[self.face[id]]

    def __iter__(self) -> Iterator[C]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def ids(self) -> tuple[str, ...]:
        """The faces of a state, as `Table` takes them."""
        return tuple(self.face)

    def every(self, holds: Callable[[C], bool]) -> list[int]:
        """The faces of the cards of which something holds, each as often as it is printed."""
        return [face for face, card in enumerate(self.cards) if holds(card) for _ in range(card.copies)]

    def deck(self, name: str) -> list[int]:
        """The faces of a deck, each as often as it is printed."""
        deck_of = self.deck_of
        return self.every(lambda card: deck_of(card) == name)

    def totals(self) -> dict[str, int]:
        """How many cards each deck has."""
        return totals(self.cards, self.deck_of)

    def miscounts(self, printed: Mapping[str, int]) -> list[Miscount]:
        """Decks that do not hold as many cards as the box says; a deck that the box does not name is one too."""
        return compared(self.totals(), printed)


def numbered(cards: Sequence[Printed]) -> dict[str, int]:
    """The numbers of cards by their ids; two cards of one id are a mistake."""
    found: dict[str, int] = {}
    for number, card in enumerate(cards):
        if card.id in found:
            raise ValueError(f"two cards have the id {card.id!r}")
        found[card.id] = number
    return found


def totals(cards: Iterable[C], deck_of: Callable[[C], str] = attrgetter("deck")) -> dict[str, int]:
    """How many cards each deck has, each counted as often as it is printed."""
    found: dict[str, int] = {}
    for card in cards:
        deck = deck_of(card)
        found[deck] = found.get(deck, 0) + card.copies
    return found


def compared(found: Mapping[str, int], printed: Mapping[str, int]) -> list[Miscount]:
    """Where two counts differ, in the order of what is printed."""
    decks = [*printed, *(deck for deck in found if deck not in printed)]
    counts = [Miscount(deck, found.get(deck, 0), printed.get(deck, 0)) for deck in decks]
    return [count for count in counts if count.found != count.printed]


def check_decks(
    state: Table, cards: Sequence[C], printed: Mapping[str, int], deck_of: Callable[[C], str] = attrgetter("deck")
) -> None:
    """For `Game.check`: all cards of these decks are on the table, no more and no fewer, and none of others."""
    here: dict[str, int] = {}
    for face, n in Counter(state.face).items():
        deck = deck_of(cards[face])
        here[deck] = here.get(deck, 0) + n
    wrong = compared(here, printed)
    assert not wrong, "; ".join(map(str, wrong))


def check_copies(state: Table, cards: Sequence[Printed]) -> None:
    """For `Game.check`: no card is on the table more often than it is printed."""
    for face, n in Counter(state.face).items():
        card = cards[face]
        assert n <= card.copies, f"{n} copies of {card.id}, of which there are {card.copies}"


def lay(state: Table, faces: Iterable[int], zone: int, pool: int) -> list[int]:
    """Put cards of these faces into a zone, out of the box, the last on top; `pool` is their back. Their handles."""
    return [state.add(face, zone, pool) for face in faces]


# -- figures on cards: so many of each of some things, which have names and an order


def written(text: str) -> dict[str, int]:
    """
    >>> written("wood 1, vp 2")
    {'wood': 1, 'vp': 2}
    """
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, n = part.split()
        found[name] = found.get(name, 0) + int(n)
    return found


def counts(names: Sequence[str], given: Mapping[str, int]) -> tuple[int, ...]:
    """
    >>> counts(("a", "b"), {"b": 2})
    (0, 2)
    """
    unknown = [name for name in given if name not in names]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is not one of {', '.join(names)}")
    return tuple([given.get(name, 0) for name in names])


def amounts(names: Sequence[str], text: str) -> tuple[int, ...]:
    """So many of each, as a deck writes it down.

    >>> amounts(("wood", "stone", "vp"), "wood 1, vp 2")
    (1, 0, 2)
    """
    return counts(names, written(text))


def named(names: Sequence[str], amounts: Sequence[int]) -> dict[str, int]:
    """Those of which there are some, by name: for views and for clients that draw a card.

    >>> named(("wood", "stone", "vp"), (1, 0, 2))
    {'wood': 1, 'vp': 2}
    """
    return {name: n for name, n in zip(names, amounts, strict=True) if n}
