"""Kinds of cards: those with a symbol, or of a name; and how they are said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from oikumene.kernel.game import Part
from oikumene.kit.effects import one_of, part, spoken

if TYPE_CHECKING:
    from oikumene.games.imperium.model import Card

#: The symbols of the cards. A card may carry one twice.
SUITS = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")
REGION, UNCIVILISED, CIVILISED, TRIBUTARY, FAME, UNREST = SUITS
#: The suits of the market, in the order in which their decks lie.
MARKET_SUITS = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY)
ICONS = ("city", "metropolis", "knight", "mask", "scroll")
LANDS = ("production", "river", "fertile")
#: Kinds that have other words for several cards than for one.
SPOKEN_OF_MANY = (REGION,)


class Kind:
    """Cards of a kind: those with one of some symbols (`region/tributary`), or with a name, less some.

    `on[face]` is how many of the symbols a card carries; it is filled when the book is bound.
    """

    __slots__ = ("named", "of", "on", "star", "without")
    every: ClassVar[list[Kind]] = []

    def __init__(self, of: str = "", *, without: str = "", named: str = "", star: bool = False) -> None:
        self.of: tuple[str, ...] = tuple(of.split("/")) if of else ()
        self.without: tuple[str, ...] = tuple(without.split("/")) if without else ()
        self.named = named
        self.star = star
        self.on: tuple[int, ...] = ()
        Kind.every.append(self)

    def count(self, card: Card) -> int:
        """How many of the symbols are on a card; a card without a symbol asked for counts once."""
        if any(card.symbols.get(symbol) for symbol in self.without):
            return 0
        if self.star:
            return int(card.points.star)
        if self.named:
            return int(self.named in (card.en, card.called))
        if not self.of:
            return 1
        return sum(card.symbols.get(symbol, 0) for symbol in self.of)

    def bind(self, book: Sequence[Card]) -> None:
        self.on = tuple(self.count(card) for card in book)

    @property
    def hidden(self) -> bool:
        """Whether a hand may hold none of it although it holds cards: then asking tells something."""
        return bool(self.of or self.named or self.without or self.star)

    def __str__(self) -> str:
        if self.star:
            return "card with a * coin"
        text = f'"{self.named}"' if self.named else "/".join(self.of).upper() or "card"
        text = "ANY4" if self.of == MARKET_SUITS else text
        return f"{text}[not {'/'.join(self.without).upper()}]" if self.without else text

    # -- how it is said

    def name(self) -> Part:
        """The card of that name."""
        return part(f"named-{spoken(self.named)}")

    def symbols(self) -> list[Part]:
        """The symbols alone: "region or tributary"."""
        return say_symbols(self.of)

    def say(self, many: bool = False) -> list[Part]:
        """What is said of the cards of the kind."""
        said = with_symbols(self.of, many)
        if not self.without:
            return said
        other = with_symbols(self.without, many=True)
        return [part("kind-but", of=said, but=other)] if said else [part("kind-not", but=other)]

    def cards(self, n: int, up_to: bool = False) -> list[Part]:
        """So many cards of the kind, as the object of a verb."""
        if self.named:
            return [part("cards-named", name=[self.name()])]
        if self.of == MARKET_SUITS:
            return [part("cards-any", n=n)]
        if not (self.of or self.without):
            return [part("cards-up-to", n=n) if up_to else part("cards", n=n)]
        return [part("cards-of-up-to" if up_to else "cards-of", n=n, of=self.say(many=n > 1 or up_to))]


def say_symbols(names: tuple[str, ...], many: bool = False) -> list[Part]:
    said = [part(f"{'kinds' if many and name in SPOKEN_OF_MANY else 'kind'}-{name}") for name in names]
    return [one_of(said)] if said else []


def with_symbols(names: tuple[str, ...], many: bool) -> list[Part]:
    """Cards with symbols; those known by a type of card or of land have "the symbol of" it."""
    said = say_symbols(names, many)
    return [part("kind-with", of=said)] if said and set(names) <= {*ICONS, *LANDS} else said


@cache
def kind_called(text: str) -> Kind | None:
    """The kind that is written so, if there is one on the cards of the book."""
    return next((kind for kind in Kind.every if kind.on and str(kind) == text), None)


ANY = Kind()
ANY_REGION = Kind(REGION)
ANY_UNREST = Kind(UNREST)
ANY4 = Kind("/".join(MARKET_SUITS))
SUIT_KINDS = {suit: Kind(suit) for suit in MARKET_SUITS}
